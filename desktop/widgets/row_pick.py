"""The best row of several lists, or another one that is picked: numbers and words about it, with a menu."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import Property, Qt, Signal, Slot
from PySide6.QtGui import QAction, QActionGroup, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QMenu, QPushButton, QVBoxLayout, QWidget

from desktop.layout_parts import nest
from desktop.theme import px
from desktop.widgets.card import Card, Rule
from desktop.widgets.derived_label import StatBlock
from desktop.widgets.property_types import STRING_LIST


class PickedNumber(NamedTuple):
    """A number of the picked row: its text, the words below it, and the address that explains it."""

    text: str
    label: str
    address: str


class RowPick(QWidget):
    """Shows the row with the lowest number of `best_column` among `sources`, unless another one is picked.

    `sources` are lists, each with a flag or a value that its rows must have: ``weapons[carried]``,
    ``skills[type=wound]``. `numbers` are templates of what stands large, ``value|words below``; `words` is the template
    of the text under them. Placeholders are columns of the row.

    Signals:
        picked: Another row was picked: its place among the offered ones; -1 for the best.
        explain_requested: The explanation of this address is requested.
    """

    picked = Signal(int)
    explain_requested = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._sources: list[str] = []
        self._numbers: list[str] = []
        self._name_column = "name"
        self._best_column = ""
        self._words = ""
        self._empty_text = ""
        self._addresses: list[str] = []
        self.button = QPushButton(self)
        self.button.setProperty("role", "quiet")
        self.button.setAutoDefault(False)
        self.menu = QMenu(self.button)
        self.button.setMenu(self.menu)
        self.button.setAccessibleName(self.tr("Pick another one"))
        self._row = QHBoxLayout()
        self._row.setSpacing(px(12))
        self._rule = Rule(self)
        self.text = QLabel(self)
        self.text.setProperty("role", "label")
        self.text.setWordWrap(True)
        self.blocks: list[StatBlock] = []
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(px(8))
        nest(column, self._row)
        column.addWidget(self._rule)
        column.addWidget(self.text)

    def _get_sources(self) -> list[str]:
        return self._sources

    def _set_sources(self, sources: list[str]) -> None:
        self._sources = list(sources)

    def _get_numbers(self) -> list[str]:
        return self._numbers

    def _set_numbers(self, numbers: list[str]) -> None:
        self._numbers = list(numbers)

    def _get_name_column(self) -> str:
        return self._name_column

    def _set_name_column(self, column: str) -> None:
        self._name_column = column

    def _get_best_column(self) -> str:
        return self._best_column

    def _set_best_column(self, column: str) -> None:
        self._best_column = column

    def _get_words(self) -> str:
        return self._words

    def _set_words(self, words: str) -> None:
        self._words = words

    def _get_empty_text(self) -> str:
        return self._empty_text

    def _set_empty_text(self, text: str) -> None:
        self._empty_text = text

    sources = Property(STRING_LIST, _get_sources, _set_sources)
    numbers = Property(STRING_LIST, _get_numbers, _set_numbers)
    name_column = Property(str, _get_name_column, _set_name_column)
    best_column = Property(str, _get_best_column, _set_best_column)
    words = Property(str, _get_words, _set_words)
    empty_text = Property(str, _get_empty_text, _set_empty_text)

    def show_row(self, numbers: Sequence[PickedNumber], words: str) -> None:
        """Show the numbers of a row and words about it; none where there is no row."""
        while len(self.blocks) < len(numbers):
            block = StatBlock(self)
            block.clicked.connect(self._on_block_clicked)
            block.setProperty("place", len(self.blocks))
            self._row.addWidget(block)
            self.blocks.append(block)
        self._addresses = [number.address for number in numbers]
        for block, number in zip(self.blocks, numbers, strict=False):
            block.shown_text = number.text
            block.setProperty("label", number.label)
            block.setAccessibleName(f"{number.label}: {number.text}")
        for place, block in enumerate(self.blocks):
            block.setVisible(place < len(numbers))
        self._rule.setVisible(bool(numbers))
        self.text.setText(words if numbers else self._empty_text)

    def show_names(self, names: Sequence[str], chosen: int, best: str) -> None:
        """Fill the menu: the best row, and each by name.

        Args:
            names: Names of the offered rows, best first.
            chosen: Place of the picked one; -1 for the best.
            best: Words for the best row.
        """
        self.button.setVisible(len(names) > 0)
        self.button.setText(names[max(0, chosen)] if names else "")
        self.menu.clear()
        group = QActionGroup(self.menu)
        for place, name in enumerate((best, *names), -1):
            action = group.addAction(name)
            action.setCheckable(True)
            action.setChecked(place == chosen)
            action.setData(place)
            action.triggered.connect(self._on_picked)
            self.menu.addAction(action)

    @Slot()
    def _on_picked(self) -> None:
        action = self.sender()
        if isinstance(action, QAction):
            self.picked.emit(int(action.data()))

    @Slot()
    def _on_block_clicked(self) -> None:
        block = self.sender()
        place = int(block.property("place")) if isinstance(block, StatBlock) else -1
        if 0 <= place < len(self._addresses):
            self.explain_requested.emit(self._addresses[place])

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802
        """Move the menu into the header of the surrounding card."""
        super().showEvent(event)
        parent = self.parentWidget()
        if isinstance(parent, Card) and self.button.parentWidget() is self:
            was_hidden = self.button.isHidden()
            parent.add_to_header(self.button)
            self.button.setVisible(not was_hidden)
            self.button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
