"""The roll log of a library: appends rolls, and reads them by character."""

from __future__ import annotations

import json

from sqlalchemy import type_coerce
from sqlmodel import Session, col, select

from core.store.column_types import StoredOptionalId
from core.store.connections import Connections
from core.store.errors import no_character_error
from core.store.records import LoggedRoll, RollMethod, find_problem, from_milliseconds, to_milliseconds
from core.store.tables import CharacterRow, RollRow


class RollLog:
    """All dice that were rolled or typed, by character and time."""

    def __init__(self, connections: Connections) -> None:
        self._connections = connections

    def add(self, *rolls: LoggedRoll) -> None:
        """Append rolls to the log, in order.

        Raises:
            LibraryError: A roll names a character that is not there.
        """

        def write(session: Session) -> None:
            serials = {"": None} | {
                id: _character_serial(session, id) for id in {roll.character for roll in rolls} - {""}
            }
            for roll in rolls:
                session.add(
                    RollRow(
                        character=serials[roll.character],
                        time=self._connections.now() if roll.time is None else to_milliseconds(roll.time),
                        label=roll.label,
                        dice=roll.dice,
                        faces=json.dumps(roll.faces, separators=(",", ":")),
                        total=roll.total,
                        how=roll.how.value,
                    )
                )

        self._connections.write_session(write)

    def list(self, character: str = "", limit: int = 200) -> tuple[LoggedRoll, ...]:
        """Return the last rolls, newest first.

        Args:
            character: Only rolls of the character with this id; "" for all.
            limit: How many at most.
        """
        statement = select(RollRow, type_coerce(col(CharacterRow.id), StoredOptionalId())).join(
            CharacterRow, isouter=True
        )
        if character:
            statement = statement.where(CharacterRow.id == character)
        with self._connections.session() as session:
            rows = session.exec(statement.order_by(col(RollRow.serial).desc()).limit(limit)).all()
        return tuple(
            LoggedRoll(
                row.label,
                row.dice,
                tuple(json.loads(row.faces)),
                row.total,
                RollMethod(row.how),
                id or "",
                from_milliseconds(row.time),
                find_problem((row.time, row.label, row.dice, row.faces, row.total, row.how)),
            )
            for row, id in rows
        )

    def characters(self) -> dict[str, str]:
        """Return the names of all characters in the log by id, sorted by name; deleted characters are left out."""
        rolled = select(RollRow.character).where(col(RollRow.character).is_not(None)).distinct()
        statement = (
            select(CharacterRow.id, CharacterRow.name)
            .where(col(CharacterRow.serial).in_(rolled))
            .order_by(col(CharacterRow.name).collate("NOCASE"), col(CharacterRow.serial))
        )
        with self._connections.session() as session:
            return {id: name for id, name in session.exec(statement) if id}


def _character_serial(session: Session, id: str) -> int | None:
    serial = session.exec(select(CharacterRow.serial).where(CharacterRow.id == id)).one_or_none()
    if serial is None:
        raise no_character_error(id)
    return serial
