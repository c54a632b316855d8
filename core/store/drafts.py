"""Procedures that were stopped and can be taken up again.

A draft that grows at every step, as a fight does, is written in parts: its transcript once, when it begins; how it
stands, which is small, at each step; and its answers in rows of their own, of which only the new ones are written.
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
"""What the message has for a code that says that a draft is not there."""

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
    """Procedures that were stopped."""

    def __init__(self, access: Connections) -> None:
        self._access = access

    def save(self, draft: Draft) -> Draft:
        """Write a draft whole, a new one or over the one with the same id, and give it with its id and time."""
        now = self._access.now()
        id = draft.id or new_id(self._access.source)
        values = {
            **_standing(draft, now),
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

        self._access.write(write)
        return replace(draft, id=id, changed=from_milliseconds(now))

    def save_progress(self, draft: Draft, kept: int) -> None:
        """Write what is new of a draft that was saved whole before: how it stands, and the answers since then.

        Args:
            draft: Its id, title, characters, state, and the new answers; all else stays as it lies.
            kept: How many of the answers that lie there stay; the new ones come behind them, all others are removed.

        Raises:
            LibraryError: There is no such draft any more, or it has not so many answers; save it whole.
        """
        values = _standing(draft, self._access.now())

        def write(connection: Connection) -> None:
            serial = connection.execute(_SERIAL, {"id": draft.id}).scalar_one_or_none()
            if serial is None:
                raise _no_draft(draft.id)
            last = connection.execute(_COUNT, {"serial": serial}).scalar_one()
            if kept > (0 if last is None else last + 1):
                raise _no_draft(draft.id)
            connection.execute(_CHANGE, {"at_serial": serial, **values})
            _write_answers(connection, serial, kept, draft.answers)

        self._access.write(write)

    def load(self, id: str) -> Draft:
        """Return a draft whole.

        Raises:
            LibraryError: There is no such draft.
        """
        with self._access.reader() as connection:
            row = connection.execute(select(DRAFT).where(DRAFT.c.id == id)).one_or_none()
            if row is None:
                raise _no_draft(id)
            answers = connection.execute(_READ, {"serial": row.serial}).scalars().all()
        return replace(
            _draft(row),
            transcript=read_object(row.transcript),
            state=read_object(row.state) if row.state else {},
            answers=tuple(read_json(answer.encode()) for answer in answers),
        )

    def list(self) -> tuple[Draft, ...]:
        """Return every draft, the one that was saved last first: what lists show, without what is in them."""
        with self._access.reader() as connection:
            rows = connection.execute(_ALL).all()
        return tuple(_draft(row) for row in rows)

    def rename(self, id: str, title: str) -> None:
        """Call a draft otherwise.

        Raises:
            LibraryError: There is no such draft.
        """
        if not self._access.write(
            lambda connection: connection.execute(update(DRAFT).where(DRAFT.c.id == id).values(title=title)).rowcount
        ):
            raise _no_draft(id)

    def remove(self, id: str) -> None:
        """Throw a draft away.

        Raises:
            LibraryError: There is no such draft.
        """
        if not self._access.write(
            lambda connection: connection.execute(DRAFT.delete().where(DRAFT.c.id == id)).rowcount
        ):
            raise _no_draft(id)


def _standing(draft: Draft, now: int) -> dict[str, object]:
    """Return the columns that change at every step."""
    return {
        "title": draft.title,
        "characters": json.dumps(draft.characters),
        "changed": now,
        "state": to_text(draft.state, indent=None) if draft.state else "",
    }


def _write_answers(connection: Connection, serial: int, kept: int, answers: Sequence[Json]) -> None:
    """Put answers behind those that stay; all others are removed."""
    connection.execute(_CUT, {"serial": serial, "kept": kept})
    rows = [
        {"draft": serial, "place": place, "answer": to_text(answer, indent=None)}
        for place, answer in enumerate(answers, kept)
    ]
    if rows:
        connection.execute(DRAFT_ANSWER.insert(), rows)


def _draft(row: Row[Any]) -> Draft:
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
            "There is no draft {id} in the library: it was finished or thrown away, or the name is mistyped. List the "
            "drafts.",
            {"id": id},
        )
    )
