"""Saves, lists, loads and removes drafts: stopped procedures and fights, to be resumed.

A draft that grows all the time, such as a fight, is saved in parts: its transcript once, at the start; its small state
at each save; and each answer in a row of its own, so that only new answers are written.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import Any

from sqlalchemy import Integer, bindparam
from sqlalchemy import select as select_columns
from sqlalchemy.orm import defer
from sqlmodel import Session, col, delete, func, select

from core.character.json_reader import read_json, read_object
from core.character.json_values import Json
from core.character.json_writer import to_text
from core.errors import LibraryError, QuireError
from core.messages import Message
from core.store.character_rows import new_id
from core.store.connections import Connections, fetch_rows
from core.store.list_query import read_drafts
from core.store.records import Draft, find_problem, from_milliseconds
from core.store.stored_values import MAX_NUMBER, Unreadable
from core.store.tables import DRAFT_ANSWER, DraftAnswerRow, DraftRow

NO_DRAFT = "no_draft"
"""Message code for a missing draft."""

_ANSWERS = (
    select_columns(DRAFT_ANSWER.c.place, DRAFT_ANSWER.c.answer)
    .where(DRAFT_ANSWER.c.draft == bindparam("draft"))
    .order_by(DRAFT_ANSWER.c.place)
)
_WITHOUT_LONG_TEXTS = tuple(defer(getattr(DraftRow, name)) for name in ("transcript", "state"))


class Drafts:
    """The drafts of a library."""

    def __init__(self, connections: Connections) -> None:
        self._connections = connections

    def save(self, draft: Draft) -> Draft:
        """Save a whole draft, replacing one with the same id; return it with its id and time."""
        now = self._connections.now()
        saved = replace(draft, id=draft.id or new_id(self._connections.source), changed=from_milliseconds(now))
        values = {
            **_changing_values(draft, now),
            "system": draft.system,
            "procedure": draft.procedure,
            "version": draft.version,
            "transcript": to_text(draft.transcript, indent=None),
        }

        def write(session: Session) -> None:
            row = _find(session, saved.id)
            if row is None:
                row = DraftRow(id=saved.id, created=now, **values)
                session.add(row)
            else:
                row.sqlmodel_update(values)
            _write_answers(session, row, 0, draft.answers)

        self._connections.write_session(write)
        return saved

    def save_progress(self, draft: Draft, kept: int) -> None:
        """Save the state and the new answers of a draft that was saved as a whole before.

        Args:
            draft: Its id, title, characters, state and new answers; nothing else is written.
            kept: Number of stored answers to keep; later ones are deleted, and the new ones are appended.

        Raises:
            LibraryError: The draft is gone, or has fewer stored answers; save it as a whole.
        """
        values = _changing_values(draft, self._connections.now())

        def write(session: Session) -> None:
            row = _require(session, draft.id)
            own = (col(DraftAnswerRow.draft) == row.serial) & col(DraftAnswerRow.place).between(0, MAX_NUMBER)
            last = func.coalesce(func.max(col(DraftAnswerRow.place), type_=Integer()), -1, type_=Integer())
            if kept > session.exec(select(last).where(own)).one() + 1:
                raise _no_draft(draft.id)
            row.sqlmodel_update(values)
            _write_answers(session, row, kept, draft.answers)

        self._connections.write_session(write)

    def load(self, id: str) -> Draft:
        """Return a draft with its transcript, state and answers.

        Raises:
            LibraryError: There is no such draft, or what is needed to resume it cannot be read.
        """
        with self._connections.session() as session:
            row = session.exec(select(DraftRow).where(DraftRow.id == id)).one_or_none()
            if row is None:
                raise _no_draft(id)
            rows = session.connection().execute(_ANSWERS, {"draft": row.serial}).all()
            if [place for place, _ in rows] != list(range(len(rows))):
                raise _unreadable_draft(row)
            try:
                return _read_draft(row, [answer for _, answer in rows])
            except QuireError as error:
                raise _unreadable_draft(row) from error

    def list(self) -> tuple[Draft, ...]:
        """Return every draft, last saved first, without transcript, state and answers."""
        with self._connections.reader() as connection:
            return read_drafts(partial(fetch_rows, connection))

    def rename(self, id: str, title: str) -> None:
        """Change the title of a draft.

        Raises:
            LibraryError: There is no such draft.
        """

        def write(session: Session) -> None:
            _require(session, id).title = title

        self._connections.write_session(write)

    def remove(self, id: str) -> None:
        """Delete a draft.

        Raises:
            LibraryError: There is no such draft.
        """
        self._connections.write_session(lambda session: session.delete(_require(session, id)))


def _read_draft(row: DraftRow, answers: Sequence[str]) -> Draft:
    """Return the draft of a row.

    Raises:
        QuireError: Its transcript, state or an answer cannot be read.
    """
    return Draft(
        system=row.system,
        procedure=row.procedure,
        transcript=read_object(row.transcript),
        title=row.title,
        version=row.version,
        characters=tuple(json.loads(row.characters)),
        id=row.id,
        changed=from_milliseconds(row.changed),
        state={} if row.state == "" and not isinstance(row.state, Unreadable) else read_object(row.state),
        answers=tuple(read_json(answer.encode()) for answer in answers),
        problem=find_problem((row.system, row.procedure, row.title, row.version, row.characters, row.changed)),
    )


def _find(session: Session, id: str) -> DraftRow | None:
    """Return the row of a draft without its long texts, which are loaded only if they are read."""
    return session.exec(select(DraftRow).where(DraftRow.id == id).options(*_WITHOUT_LONG_TEXTS)).one_or_none()


def _require(session: Session, id: str) -> DraftRow:
    row = _find(session, id)
    if row is None:
        raise _no_draft(id)
    return row


def _changing_values(draft: Draft, now: int) -> dict[str, Any]:
    """Return the values of the row that change at every save."""
    return {
        "title": draft.title,
        "characters": json.dumps(draft.characters),
        "changed": now,
        "state": to_text(draft.state, indent=None) if draft.state else "",
    }


def _write_answers(session: Session, row: DraftRow, kept: int, answers: Sequence[Json]) -> None:
    """Append answers after the kept ones and delete the rest."""
    session.flush()  # gives a new row its serial
    own = col(DraftAnswerRow.draft) == row.serial
    session.exec(delete(DraftAnswerRow).where(own, col(DraftAnswerRow.place) >= kept))
    new = [
        {"draft": row.serial, "place": place, "answer": to_text(answer, indent=None)}
        for place, answer in enumerate(answers, kept)
    ]
    if new:
        session.connection().execute(DRAFT_ANSWER.insert(), new)  # there may be thousands


def _unreadable_draft(row: DraftRow) -> LibraryError:
    return LibraryError(
        Message(
            "draft_unreadable",
            "The draft {title} ({id}) cannot be read, so it cannot be resumed. Repair it with quire doctor --repair.",
            {"title": row.title, "id": row.id},
        )
    )


def _no_draft(id: str) -> LibraryError:
    return LibraryError(
        Message(
            NO_DRAFT,
            "There is no draft {id} in the library. It may have been finished or deleted.",
            {"id": id},
        )
    )
