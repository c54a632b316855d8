"""What accompanies play: the roll log, and procedures that were stopped and can be taken up again."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

from sqlalchemy import Connection, Row, bindparam, select, update

from core.character import read_object, to_text
from core.errors import LibraryError
from core.messages import Message
from core.store.access import Access
from core.store.problems import no_character
from core.store.records import Draft, How, RollRecord, from_milliseconds, milliseconds
from core.store.shelf import new_id
from core.store.tables import CHARACTER, DRAFT, ROLL

_ROLLS = (
    select(ROLL, CHARACTER.c.id.label("character_id"))
    .outerjoin_from(ROLL, CHARACTER, ROLL.c.character == CHARACTER.c.serial)
    .order_by(ROLL.c.serial.desc())
    .limit(bindparam("size"))
)


class RollLog:
    """Every die that was rolled or typed."""

    def __init__(self, access: Access) -> None:
        self._access = access

    def add(self, *records: RollRecord) -> None:
        """Write rolls into the log, in order.

        Raises:
            LibraryError: A roll names a character that is not there.
        """

        def write(connection: Connection) -> None:
            rows = [
                {
                    "character": self._serial(connection, record.character),
                    "time": self._access.now() if record.time is None else milliseconds(record.time),
                    "label": record.label,
                    "dice": record.dice,
                    "faces": json.dumps(record.faces, separators=(",", ":")),
                    "total": record.total,
                    "how": record.how.value,
                }
                for record in records
            ]
            if rows:
                connection.execute(ROLL.insert(), rows)

        self._access.write(write)

    def list(self, character: str = "", limit: int = 200) -> tuple[RollRecord, ...]:
        """Give the last rolls, the newest first.

        Args:
            character: Id of the character whose rolls are wanted; "" for all.
            limit: How many at most.
        """
        statement = _ROLLS.where(CHARACTER.c.id == character) if character else _ROLLS
        with self._access.reading() as connection:
            rows = connection.execute(statement, {"size": limit}).all()
        return tuple(
            RollRecord(
                row.label,
                row.dice,
                tuple(json.loads(row.faces)),
                row.total,
                How(row.how),
                row.character_id or "",
                from_milliseconds(row.time),
            )
            for row in rows
        )

    def characters(self) -> dict[str, str]:
        """Give the names of everybody who has rolled and is still there, by id, in the order of the names."""
        rolled = select(ROLL.c.character).where(ROLL.c.character.is_not(None)).distinct()
        statement = (
            select(CHARACTER.c.id, CHARACTER.c.name)
            .where(CHARACTER.c.serial.in_(rolled))
            .order_by(CHARACTER.c.name.collate("NOCASE"), CHARACTER.c.serial)
        )
        with self._access.reading() as connection:
            return {str(row.id): str(row.name) for row in connection.execute(statement)}

    def _serial(self, connection: Connection, id: str) -> int | None:
        if not id:
            return None
        serial = connection.execute(select(CHARACTER.c.serial).where(CHARACTER.c.id == id)).scalar_one_or_none()
        if serial is None:
            raise no_character(id)
        return int(serial)


class Drafts:
    """Procedures that were stopped."""

    def __init__(self, access: Access) -> None:
        self._access = access

    def save(self, draft: Draft) -> Draft:
        """Write a draft, a new one or over the one with the same id, and give it with its id and time."""
        now = self._access.now()
        id = draft.id or new_id(self._access.source)
        values = {
            "system": draft.system,
            "procedure": draft.procedure,
            "title": draft.title,
            "version": draft.version,
            "characters": json.dumps(draft.characters),
            "changed": now,
            "transcript": to_text(draft.transcript, indent=None),
        }

        def write(connection: Connection) -> None:
            changed = connection.execute(update(DRAFT).where(DRAFT.c.id == bindparam("at_id")), {"at_id": id, **values})
            if changed.rowcount == 0:
                connection.execute(DRAFT.insert(), {"id": id, "created": now, **values})

        self._access.write(write)
        return replace(draft, id=id, changed=from_milliseconds(now))

    def load(self, id: str) -> Draft:
        """Give a draft.

        Raises:
            LibraryError: There is no such draft.
        """
        with self._access.reading() as connection:
            row = connection.execute(select(DRAFT).where(DRAFT.c.id == id)).one_or_none()
        if row is None:
            raise _no_draft(id)
        return _draft(row)

    def list(self) -> tuple[Draft, ...]:
        """Give every draft, the one that was saved last first."""
        with self._access.reading() as connection:
            rows = connection.execute(select(DRAFT).order_by(DRAFT.c.changed.desc(), DRAFT.c.serial.desc())).all()
        return tuple(_draft(row) for row in rows)

    def remove(self, id: str) -> None:
        """Throw a draft away.

        Raises:
            LibraryError: There is no such draft.
        """
        if not self._access.write(
            lambda connection: connection.execute(DRAFT.delete().where(DRAFT.c.id == id)).rowcount
        ):
            raise _no_draft(id)


def _draft(row: Row[Any]) -> Draft:
    return Draft(
        system=row.system,
        procedure=row.procedure,
        transcript=read_object(row.transcript),
        title=row.title,
        version=row.version,
        characters=tuple(json.loads(row.characters)),
        id=row.id,
        changed=from_milliseconds(row.changed),
    )


def _no_draft(id: str) -> LibraryError:
    return LibraryError(
        Message(
            "no_draft",
            "There is no draft {id} in the library: it was finished or thrown away, or the name is mistyped. List the "
            "drafts.",
            {"id": id},
        )
    )
