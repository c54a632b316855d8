"""The choices of the print dialog, as one value."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from core.export.print_options import Holes, PrintOptions
from desktop.print.table_choices import TableChoices

if TYPE_CHECKING:
    from core.export.pdf import TableOptions
    from core.rules.sheet_arrangement import SheetArrangement


@dataclass(frozen=True, slots=True)
class PrintChoices:
    """The print options chosen in the dialog.

    Attributes:
        layout: ``full``, ``card``, ``blank``, or one for the table.
        paper: One of `settings.PAPERS`.
        ink: Save ink.
        portrait: Print the portrait.
        secrets: Print secret blocks.
        notes: Print the player's notes.
        explanations: Add pages explaining the numbers.
        large: Large print.
        holes: Margin for punched holes: ``none``, ``left`` or ``duplex``.
        fillable: Put form fields over the places to fill in.
        origin: Id and revision of the only character in the library; "" and 0 if there is none.
        only_changed: Print only what changed since the last print.
        table: What to print for the table; None for sheets.
        title: Title of prints for the table.
        arrangements: Own arrangements of full and blank sheets, one for a game at most.
    """

    layout: str
    paper: str
    ink: bool
    portrait: bool
    secrets: bool = False
    notes: bool = True
    explanations: bool = False
    large: bool = False
    holes: str = Holes.NONE
    fillable: bool = False
    origin: tuple[str, int] = ("", 0)
    only_changed: bool = False
    table: TableChoices | None = None
    title: str = ""
    arrangements: tuple[SheetArrangement, ...] = ()

    def arrangement_of(self, system: str) -> SheetArrangement | None:
        """Return the own arrangement of the sheet of a game; None for the game's own."""
        return next((each for each in self.arrangements if each.system == system), None)

    def with_arrangement(self, system: str, arrangement: SheetArrangement | None) -> PrintChoices:
        """Return the options with another arrangement of the sheet of a game; None for the game's own."""
        others = tuple(each for each in self.arrangements if each.system != system)
        return replace(self, arrangements=others if arrangement is None else (*others, arrangement))

    @property
    def layout_options(self) -> TableOptions:
        """What to print, for `core.export.pdf`."""
        from core.export.pdf import TableOptions  # noqa: PLC0415 - reportlab is imported with the first page

        table = self.table
        if table is None:
            return TableOptions(self.layout)
        return TableOptions(table.layout, self.title, table.size, table.lists, table.has_backs)

    @property
    def manner(self) -> PrintOptions:
        """The options for `core.export`."""
        return PrintOptions(
            ink=self.ink,
            secrets=self.secrets,
            portrait=self.portrait,
            notes=self.notes,
            explanations=self.explanations,
            large=self.large,
            holes=Holes(self.holes),
            fillable=self.fillable,
            origin=self.origin,
            arrangements=self.arrangements,
        )
