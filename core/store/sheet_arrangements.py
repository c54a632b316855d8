"""Keeps how the user arranged the printed sheet of each game.

The rows are few and read as a whole, also by the preview of a library that is not open: printing a file needs them, and
nothing else of the library.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from sqlmodel import Session, col, delete

from core.store.connections import Connections, fetch_rows
from core.store.tables import SheetArrangementRow

if TYPE_CHECKING:
    from core.rules.sheet_arrangement import SheetArrangement


class SheetArrangements:
    """The own arrangements of a library, one for a game at most; what cannot be read counts as none."""

    def __init__(self, connections: Connections) -> None:
        self._connections = connections

    def all(self) -> tuple[SheetArrangement, ...]:
        """Return the arrangements of all games that have one; they may be older than their games."""
        from core.store.arrangement_rows import read_arrangements  # noqa: PLC0415 - a library opens without the rules

        with self._connections.reader() as connection:
            return read_arrangements(partial(fetch_rows, connection))

    def load(self, system: str) -> SheetArrangement | None:
        """Return the arrangement of a game; None for the game's own sheet."""
        return next((each for each in self.all() if each.system == system), None)

    def keep(self, arrangement: SheetArrangement) -> None:
        """Keep an arrangement instead of the one that its game had.

        Raises:
            LibraryError: The library cannot be written.
        """
        from core.content.arrangement_file import write_arrangement  # noqa: PLC0415 - as above

        def write(session: Session) -> None:
            _remove(session, arrangement.system)
            text, now = write_arrangement(arrangement), self._connections.now()
            session.add(SheetArrangementRow(system=arrangement.system, changed=now, arrangement=text))

        self._connections.write_session(write)

    def remove(self, system: str) -> None:
        """Go back to the game's own sheet.

        Raises:
            LibraryError: The library cannot be written.
        """
        self._connections.write_session(lambda session: _remove(session, system))


def _remove(session: Session, system: str) -> None:
    session.exec(delete(SheetArrangementRow).where(col(SheetArrangementRow.system) == system))
