"""The part of the print dialog about prints for the table: which one, of which list, in which size, with backs."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from PySide6.QtCore import QCoreApplication, QObject, Signal
from PySide6.QtWidgets import QCheckBox, QComboBox

from core.character.document_kind import CHARACTER, kind_of_document
from core.character.sheet import Sheet
from desktop.messages import translator_of

CARDS: Final = "cards"
OPPONENTS: Final = "opponents"
_OF_CARDS: Final = frozenset({CARDS, "characters", OPPONENTS})


@dataclass(frozen=True, slots=True)
class TableChoices:
    """What is chosen about prints for the table.

    Attributes:
        layout: Which one.
        lists: Keys of the lists that cards are made of; empty for the usual ones.
        size: Size of cards.
        has_backs: Whether backs are printed.
        fighters: Places of those that are printed; None for all.
    """

    layout: str
    lists: tuple[str, ...] = ()
    size: str = "poker"
    has_backs: bool = False
    fighters: tuple[int, ...] | None = None


class TableWidgets(NamedTuple):
    """The widgets about prints for the table.

    Attributes:
        table: Chooses what to print.
        sides: Chooses the sides of a fight.
        lists: Chooses the list of cards.
        size: Chooses the size of cards.
        backs: Whether to print backs.
    """

    table: QComboBox
    sides: QComboBox
    lists: QComboBox
    size: QComboBox
    backs: QCheckBox


class TableOptionsPanel(QObject):
    """Fills the widgets about prints for the table, and reads what is chosen.

    Args:
        widgets: The widgets.

    Signals:
        changed: A choice changed.
    """

    changed = Signal()

    def __init__(self, widgets: TableWidgets) -> None:
        super().__init__(widgets.table)
        self._table, self._sides, self._lists, self._size, self._backs = widgets

    def fill(self, sheets: Sequence[Sheet]) -> None:
        """Offer what can be printed of characters or worlds."""
        for layout, label in _layouts():
            if layout == CARDS or all_characters(sheets):
                self._table.addItem(label, layout)
        self._lists.addItem(QCoreApplication.translate("TableOptionsPanel", "Usual lists"), "")
        for key, label in _lists_of(sheets).items():
            self._lists.addItem(label, key)
        self._size.addItem(QCoreApplication.translate("TableOptionsPanel", "Poker cards, 88 × 63 mm"), "poker")
        self._size.addItem(QCoreApplication.translate("TableOptionsPanel", "A6 cards"), "a6")
        for combo in (self._table, self._sides, self._lists, self._size):
            combo.currentIndexChanged.connect(self.changed)
        self._backs.toggled.connect(self.changed)

    def offer_sides(self, fighters: Sequence[tuple[str, bool]]) -> None:
        """Offer the sides of a fight, at first all but the players' characters.

        Args:
            fighters: Side of each fighter, and whether it is a player's character.
        """
        everyone = tuple(range(len(fighters)))
        others = tuple(n for n in everyone if not fighters[n][1])
        sides = dict.fromkeys(side for side, _ in fighters)
        offered = [(QCoreApplication.translate("TableOptionsPanel", "All sides"), everyone)]
        if others and others != everyone:
            offered.insert(
                0, (QCoreApplication.translate("TableOptionsPanel", "All but the players' characters"), others)
            )
        if len(sides) > 1:
            offered += [(side, tuple(n for n in everyone if fighters[n][0] == side)) for side in sides]
        self._sides.blockSignals(True)
        for label, places in offered:
            self._sides.addItem(label, places)
        self._sides.blockSignals(False)

    def choose(self, layout: str) -> bool:
        """Choose what to print; return whether it is offered."""
        place = self._table.findData(layout)
        if place >= 0:
            self._table.setCurrentIndex(place)
        return place >= 0

    @property
    def choices(self) -> TableChoices:
        """What is chosen."""
        layout = str(self._table.currentData())
        key = str(self._lists.currentData())
        return TableChoices(
            layout,
            (key,) if layout == CARDS and key else (),
            str(self._size.currentData()),
            layout in _OF_CARDS and self._backs.isChecked(),
            tuple(self._sides.currentData()) if layout == OPPONENTS and self._sides.count() else None,
        )

    def show_state(self, *, is_chosen: bool) -> None:
        """Show the choices that apply."""
        layout = self.choices.layout
        self._table.setVisible(is_chosen)
        self._sides.setVisible(is_chosen and layout == OPPONENTS and self._sides.count() > 1)
        self._lists.setVisible(is_chosen and layout == CARDS)
        self._size.setVisible(is_chosen and layout in _OF_CARDS)
        self._backs.setVisible(is_chosen and layout in _OF_CARDS)


def all_characters(sheets: Sequence[Sheet]) -> bool:
    """Return whether all sheets are characters, not worlds."""
    return all(kind_of_document(sheet.system.id) == CHARACTER for sheet in sheets)


def _layouts() -> tuple[tuple[str, str], ...]:
    """Return what can be printed for the table, with its names."""
    return (
        ("party", QCoreApplication.translate("TableOptionsPanel", "Party overview")),
        (CARDS, QCoreApplication.translate("TableOptionsPanel", "Cards of a list")),
        ("characters", QCoreApplication.translate("TableOptionsPanel", "Character cards")),
        (OPPONENTS, QCoreApplication.translate("TableOptionsPanel", "Opponent cards with tracks")),
        ("tents", QCoreApplication.translate("TableOptionsPanel", "Initiative tents")),
        ("booklet", QCoreApplication.translate("TableOptionsPanel", "Booklet of all sheets")),
        ("tracker", QCoreApplication.translate("TableOptionsPanel", "Fight tracker")),
    )


def _lists_of(sheets: Sequence[Sheet]) -> dict[str, str]:
    from core.export.content.cut_cards import lists_of  # noqa: PLC0415 - reading sheets is imported with the dialog
    from core.export.render_context import RenderContext  # noqa: PLC0415 - as above

    found: dict[str, str] = {}
    for sheet in sheets:
        found |= lists_of(RenderContext(sheet.system, sheet, translate=translator_of(sheet.system.id)))
    return found
