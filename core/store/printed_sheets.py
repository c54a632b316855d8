"""What the last printed sheet of each character showed, so that only what changed since can be printed.

It is no part of the document: undo, export and duplicates do not know it. The store does not read it; see
:mod:`core.export.pdf.printed_pages`.
"""

from __future__ import annotations

from sqlalchemy import bindparam, select
from sqlmodel import Session, col
from sqlmodel import select as select_rows

from core.store.connections import Connections
from core.store.errors import no_character_error
from core.store.stored_values import Unreadable
from core.store.tables import CHARACTER, PRINTED_SHEET, CharacterRow, PrintedSheetRow

_PAGES = (
    select(PRINTED_SHEET.c.pages)
    .join(CHARACTER, CHARACTER.c.serial == PRINTED_SHEET.c.character)
    .where(CHARACTER.c.id == bindparam("id"))
)


class PrintedSheets:
    """The last printed sheets of a library's characters."""

    def __init__(self, connections: Connections) -> None:
        self._connections = connections

    def load(self, character: str) -> str:
        """Return what the last printed sheet of a character showed; "" if none was printed."""
        with self._connections.reader() as connection:
            pages = connection.execute(_PAGES, {"id": character}).scalar()
        return "" if pages is None or isinstance(pages, Unreadable) else str(pages)

    def keep(self, character: str, pages: str) -> None:
        """Replace what the last printed sheet of a character showed.

        Raises:
            LibraryError: There is no such character, or the library cannot be written.
        """

        def write(session: Session) -> None:
            serial = session.exec(select_rows(CharacterRow.serial).where(col(CharacterRow.id) == character)).first()
            if serial is None:
                raise no_character_error(character)
            session.merge(PrintedSheetRow(character=serial, time=self._connections.now(), pages=pages))

        self._connections.write_session(write)
