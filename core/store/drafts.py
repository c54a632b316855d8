"""Drafts: procedures and fights that were stopped and can be resumed.

A draft that grows all the time, such as a fight, is saved in parts: its transcript once, at the start; its small state
at each save; and each answer in a row of its own, so that only new answers are written.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from sqlalchemy import Connection, Row, bindparam, func, select, update

from core.character import Json, read_json, read_object, to_text
from core.errors import LibraryError
from core.messages import Message
from core.store.character_rows import new_id
from core.store.connections import Connections
from core.store.records import Draft, from_milliseconds
from core.store.tables import DRAFT, DRAFT_ANSWER

NO_DRAFT = "no_draft"
"""Message code for a missing draft."""

_SERIAL = select(DRAFT.c.serial).where(DRAFT.c.id == bindparam("id"))
_ANSWERS = DRAFT_ANSWER.c.draft == bindparam("serial")
_COUNT = select(func.max(DRAFT_ANSWER.c.place)).where(_ANSWERS)
_READ = select(DRAFT_ANSWER.c.answer).where(_ANSWERS).order_by(DRAFT_ANSWER.c.place)
_CUT = DRAFT_ANSWER.delete().where(_ANSWERS, DRAFT_ANSWER.c.place >= bindparam("kept"))
_CHANGE = update(DRAFT).where(DRAFT.c.serial == bindparam("at_serial"))
_ALL = select(*(column for column in DRAFT.c if column.name not in {"transcript", "state"})).order_by(
    DRAFT.c.changed.desc(), DRAFT.c.serial.desc()
)


class Drafts:
    """The drafts of a library."""

    def __init__(self, connections: Connections) -> None:
        self._connections = connections

    def save(self, draft: Draft) -> Draft:
        """Save a whole draft, replacing one with the same id; return it with its id and time."""
        now = self._connections.now()
        id = draft.id or new_id(self._connections.source)
        values = {
            **_changing_columns(draft, now),
            "system": draft.system,
            "procedure": draft.procedure,
            "version": draft.version,
            "transcript": to_text(draft.transcript, indent=None),
        }

        def write(connection: Connection) -> None:
            serial = connection.execute(_SERIAL, {"id": id}).scalar_one_or_none()
            if serial is None:
                connection.execute(DRAFT.insert(), {"id": id, "created": now, **values})
                serial = connection.execute(_SERIAL, {"id": id}).scalar_one()
            else:
                connection.execute(_CHANGE, {"at_serial": serial, **values})
            _write_answers(connection, serial, 0, draft.answers)

        self._connections.write(write)
        return replace(draft, id=id, changed=from_milliseconds(now))

    def save_progress(self, draft: Draft, kept: int) -> None:
        """Save the state and the new answers of a draft that was saved as a whole before.

        Args:
            draft: Its id, title, characters, state and new answers; nothing else is written.
            kept: Number of stored answers to keep; later ones are deleted, and the new ones are appended.

        Raises:
            LibraryError: The draft is gone, or has fewer stored answers; save it as a whole.
        """
        values = _changing_columns(draft, self._connections.now())

        def write(connection: Connection) -> None:
            serial = connection.execute(_SERIAL, {"id": draft.id}).scalar_one_or_none()
            if serial is None:
                raise _no_draft(draft.id)
            last = connection.execute(_COUNT, {"serial": serial}).scalar_one()
            if kept > (0 if last is None else last + 1):
                raise _no_draft(draft.id)
            connection.execute(_CHANGE, {"at_serial": serial, **values})
            _write_answers(connection, serial, kept, draft.answers)

        self._connections.write(write)

    def load(self, id: str) -> Draft:
        """Return a draft with its transcript, state and answers.

        Raises:
            LibraryError: There is no such draft.
        """
        with self._connections.reader() as connection:
            row = connection.execute(select(DRAFT).where(DRAFT.c.id == id)).one_or_none()
            if row is None:
                raise _no_draft(id)
            answers = connection.execute(_READ, {"serial": row.serial}).scalars().all()
        return replace(
            _to_draft(row),
            transcript=read_object(row.transcript),
            state=read_object(row.state) if row.state else {},
            answers=tuple(read_json(answer.encode()) for answer in answers),
        )

    def list(self) -> tuple[Draft, ...]:
        """Return every draft, last saved first, without transcript, state and answers."""
        with self._connections.reader() as connection:
            rows = connection.execute(_ALL).all()
        return tuple(_to_draft(row) for row in rows)

    def rename(self, id: str, title: str) -> None:
        """Change the title of a draft.

        Raises:
            LibraryError: There is no such draft.
        """
        if not self._connections.write(
            lambda connection: connection.execute(update(DRAFT).where(DRAFT.c.id == id).values(title=title)).rowcount
        ):
            raise _no_draft(id)

    def remove(self, id: str) -> None:
        """Delete a draft.

        Raises:
            LibraryError: There is no such draft.
        """
        if not self._connections.write(
            lambda connection: connection.execute(DRAFT.delete().where(DRAFT.c.id == id)).rowcount
        ):
            raise _no_draft(id)


def _changing_columns(draft: Draft, now: int) -> dict[str, object]:
    """Return the columns that change at every save."""
    return {
        "title": draft.title,
        "characters": json.dumps(draft.characters),
        "changed": now,
        "state": to_text(draft.state, indent=None) if draft.state else "",
    }


def _write_answers(connection: Connection, serial: int, kept: int, answers: Sequence[Json]) -> None:
    """Append answers after the kept ones and delete the rest."""
    connection.execute(_CUT, {"serial": serial, "kept": kept})
    rows = [
        {"draft": serial, "place": place, "answer": to_text(answer, indent=None)}
        for place, answer in enumerate(answers, kept)
    ]
    if rows:
        connection.execute(DRAFT_ANSWER.insert(), rows)


def _to_draft(row: Row[Any]) -> Draft:
    return Draft(
        system=row.system,
        procedure=row.procedure,
        transcript={},
        title=row.title,
        version=row.version,
        characters=tuple(json.loads(row.characters)),
        id=row.id,
        changed=from_milliseconds(row.changed),
    )


def _no_draft(id: str) -> LibraryError:
    return LibraryError(
        Message(
            NO_DRAFT,
            "There is no draft {id} in the library. It may have been finished or deleted.",
            {"id": id},
        )
    )
