"""The roll log of a library: appending rolls, reading them back by character."""

from __future__ import annotations

import json

from sqlalchemy import Connection, bindparam, select

from core.store.connections import Connections
from core.store.errors import no_character_error
from core.store.records import LoggedRoll, RollMethod, from_milliseconds, to_milliseconds
from core.store.tables import CHARACTER, ROLL

_ROLLS = (
    select(ROLL, CHARACTER.c.id.label("character_id"))
    .outerjoin_from(ROLL, CHARACTER, ROLL.c.character == CHARACTER.c.serial)
    .order_by(ROLL.c.serial.desc())
    .limit(bindparam("size"))
)


class RollLog:
    """All dice that were rolled or typed, by character and time."""

    def __init__(self, connections: Connections) -> None:
        self._connections = connections

    def add(self, *rolls: LoggedRoll) -> None:
        """Append rolls to the log, in order.

        Raises:
            LibraryError: A roll names a character that is not there.
        """

        def write(connection: Connection) -> None:
            rows = [
                {
                    "character": self._character_serial(connection, roll.character),
                    "time": self._connections.now() if roll.time is None else to_milliseconds(roll.time),
                    "label": roll.label,
                    "dice": roll.dice,
                    "faces": json.dumps(roll.faces, separators=(",", ":")),
                    "total": roll.total,
                    "how": roll.how.value,
                }
                for roll in rolls
            ]
            if rows:
                connection.execute(ROLL.insert(), rows)

        self._connections.write(write)

    def list(self, character: str = "", limit: int = 200) -> tuple[LoggedRoll, ...]:
        """Return the last rolls, newest first.

        Args:
            character: Only rolls of the character with this id; "" for all.
            limit: How many at most.
        """
        statement = _ROLLS.where(CHARACTER.c.id == character) if character else _ROLLS
        with self._connections.reader() as connection:
            rows = connection.execute(statement, {"size": limit}).all()
        return tuple(
            LoggedRoll(
                row.label,
                row.dice,
                tuple(json.loads(row.faces)),
                row.total,
                RollMethod(row.how),
                row.character_id or "",
                from_milliseconds(row.time),
            )
            for row in rows
        )

    def characters(self) -> dict[str, str]:
        """Return the names of all characters in the log by id, sorted by name; deleted characters are left out."""
        rolled = select(ROLL.c.character).where(ROLL.c.character.is_not(None)).distinct()
        statement = (
            select(CHARACTER.c.id, CHARACTER.c.name)
            .where(CHARACTER.c.serial.in_(rolled))
            .order_by(CHARACTER.c.name.collate("NOCASE"), CHARACTER.c.serial)
        )
        with self._connections.reader() as connection:
            return {str(row.id): str(row.name) for row in connection.execute(statement)}

    def _character_serial(self, connection: Connection, id: str) -> int | None:
        if not id:
            return None
        serial = connection.execute(select(CHARACTER.c.serial).where(CHARACTER.c.id == id)).scalar_one_or_none()
        if serial is None:
            raise no_character_error(id)
        return int(serial)
