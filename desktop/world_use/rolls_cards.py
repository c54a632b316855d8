"""Cards of the result of a hundred characters: refusals, spread of numbers, entries, the characters themselves."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from functools import partial
from typing import Final

from PySide6.QtCore import QCoreApplication, QModelIndex, QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QFrame, QGridLayout, QListView, QPushButton, QVBoxLayout, QWidget

from core.messages import localize_text
from core.procedures.world_rolls import EntryChoices, RolledCharacter, WorldTally
from desktop.address_labels import translate_text
from desktop.layout_parts import nest
from desktop.list_items import ITEM_ROLE, ListItem, ListItemDelegate, ListItemModel
from desktop.messages import render, translator_of
from desktop.numerals import numeral, with_minus
from desktop.requests.request_frame import label
from desktop.theme import px
from desktop.widgets.chance_chart import ChanceChart

_CHART: Final = QSize(200, 104)
_LIST_ROWS: Final = 7
_ROW: Final = 50
_MOST_NAMES: Final = 24
"""Names of entries in a line; the rest is counted."""


def _card(title: str, parent: QWidget | None) -> tuple[QFrame, QVBoxLayout]:
    card = QFrame(parent)
    card.setProperty("role", "card")
    column = QVBoxLayout(card)
    column.setContentsMargins(px(16), px(16), px(16), px(16))
    column.setSpacing(px(8))
    column.addWidget(label(card, "heading", title))
    return card, column


class RefusalsCard(QWidget):
    """The first characters that are not legal, in sentences.

    Signals:
        chosen: A character is to be selected in the list; its seed.
    """

    chosen = Signal(str)

    def __init__(self, tally: WorldTally, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        around = QVBoxLayout(self)
        around.setContentsMargins(0, 0, 0, 0)
        card, column = _card(self.tr("Not legal"), self)
        around.addWidget(card)
        for rolled in tally.refusals():
            sentence = render(rolled.refusals[0], tally.system.id)
            column.addWidget(label(card, "amber", sentence, wraps=True))
            if rolled.is_made:
                button = QPushButton(rolled.name or self.tr("Unnamed"), card)
                button.setProperty("role", "text")
                button.setAutoDefault(False)
                button.setAccessibleName(self.tr("Select {name}").format(name=rolled.name))
                button.clicked.connect(partial(self._choose, rolled.seed))
                column.addWidget(button, 0, Qt.AlignmentFlag.AlignLeft)
            else:
                column.addWidget(label(card, "label", self.tr("This character could not be made.")))

    def _choose(self, seed: str, _is_checked: bool = False) -> None:
        self.chosen.emit(seed)


class SpreadCard(QWidget):
    """A small chart for each number that the game puts first, as many side by side as there is room for."""

    def __init__(self, tally: WorldTally, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        around = QVBoxLayout(self)
        around.setContentsMargins(0, 0, 0, 0)
        card, column = _card(self.tr("Numbers"), self)
        around.addWidget(card)
        self._grid = QGridLayout()
        self._grid.setHorizontalSpacing(px(24))
        self._grid.setVerticalSpacing(px(16))
        nest(column, self._grid)
        self._tiles: list[QWidget] = []
        self._columns = 0
        for key, counts in tally.spreads().items():
            name = translate_text(tally.system, tally.system.derived[key].label)
            self._tiles.append(self._tile(name, counts, card))
        constants = tally.constants()
        if constants:
            words = ", ".join(
                f"{translate_text(tally.system, tally.system.derived[key].label)} {numeral(value)}"
                for key, value in constants.items()
            )
            column.addWidget(
                label(card, "label", self.tr("The same for all: {numbers}").format(numbers=words), wraps=True)
            )
        self._arrange(1)

    @staticmethod
    def _tile(name: str, counts: Mapping[int, int], parent: QWidget) -> QWidget:
        tile = QWidget(parent)
        column = QVBoxLayout(tile)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(px(4))
        column.addWidget(label(tile, "", name, wraps=True))
        chart = ChanceChart(tile)
        every = sum(counts.values())
        chart.show_chances({value: Fraction(count, every) for value, count in counts.items()}, frozenset(counts))
        chart.setFixedHeight(px(_CHART.height()))
        chart.setMinimumWidth(px(160))
        text = spread_text(counts)
        chart.setAccessibleName(f"{name}: {text}")
        column.addWidget(chart)
        column.addWidget(label(tile, "label", text))
        return tile

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        """Place as many charts side by side as fit."""
        super().resizeEvent(event)
        room = self.width() - px(32)
        self._arrange(max(1, (room + px(24)) // (px(_CHART.width()) + px(24))))

    def _arrange(self, columns: int) -> None:
        if columns == self._columns:
            return
        for column in range(max(columns, self._columns)):
            self._grid.setColumnStretch(column, int(column < columns))
        self._columns = columns
        for number, tile in enumerate(self._tiles):
            self._grid.addWidget(tile, number // columns, number % columns)


def spread_text(counts: Mapping[int, int]) -> str:
    """Return least, middle and greatest value of a spread in words."""
    every = sum(counts.values())
    passed = 0
    middle = min(counts)
    for value, count in counts.items():
        passed += count
        if 2 * passed >= every:
            middle = value
            break
    template = QCoreApplication.translate("SpreadCard", "{least} to {greatest}, half of them up to {middle}")
    least, half, greatest = (with_minus(numeral(each)) for each in (min(counts), middle, max(counts)))
    return template.format(least=least, middle=half, greatest=greatest)


class ChoicesCard(QWidget):
    """Which entries of each kind no character has, and which all have."""

    def __init__(self, tally: WorldTally, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        around = QVBoxLayout(self)
        around.setContentsMargins(0, 0, 0, 0)
        card, column = _card(self.tr("Entries"), self)
        around.addWidget(card)
        grid = QGridLayout()
        grid.setHorizontalSpacing(px(16))
        grid.setVerticalSpacing(px(8))
        grid.setColumnStretch(1, 1)
        nest(column, grid)
        for row, choices in enumerate(tally.choices()):
            kind = translate_text(tally.system, tally.system.kinds[choices.kind].label)
            grid.addWidget(label(card, "muted", kind), row, 0, Qt.AlignmentFlag.AlignTop)
            grid.addWidget(label(card, "", self._text(choices, tally.made), wraps=True), row, 1)

    def _text(self, choices: EntryChoices, made: int) -> str:
        name, count = choices.most
        parts = []
        if choices.never:
            parts.append(self.tr("Never: {names}").format(names=_names(choices.never)))
        if choices.always:
            parts.append(self.tr("Always: {names}").format(names=_names(choices.always)))
        elif name:
            parts.append(self.tr("Most often: {name}, {count} of {made}").format(name=name, count=count, made=made))
        return "\n".join(parts)


def _names(names: tuple[str, ...]) -> str:
    more = len(names) - _MOST_NAMES
    text = ", ".join(names[:_MOST_NAMES])
    return f"{text} … +{more}" if more > 0 else text


class RolledList(QWidget):
    """The characters; Enter or a double click keeps and opens one.

    Signals:
        kept: A character is to be kept and opened; its seed.
        current_changed: Another character is selected.
    """

    kept = Signal(str)
    current_changed = Signal()

    def __init__(self, tally: WorldTally, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        around = QVBoxLayout(self)
        around.setContentsMargins(0, 0, 0, 0)
        card, column = _card(self.tr("Characters"), self)
        around.addWidget(card)
        self.list = QListView(card)
        self.list.setAccessibleName(self.tr("Characters"))
        self.list.setFrameShape(QFrame.Shape.NoFrame)
        self.list.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.list.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setUniformItemSizes(True)
        self.list.setItemDelegate(ListItemDelegate(self.list, left=16))
        self.list.setFixedHeight(px(_ROW) * _LIST_ROWS)
        self.model = ListItemModel(self.list)
        self.list.setModel(self.model)
        self.model.show_items([self._item(each, tally) for each in tally.rolled if each.is_made])
        self.list.activated.connect(self._on_activated)
        self.list.selectionModel().currentChanged.connect(self._on_current)
        column.addWidget(self.list)

    def _item(self, rolled: RolledCharacter, tally: WorldTally) -> ListItem:
        line = localize_text(rolled.summary, translator_of(tally.system.id))
        if rolled.is_legal:
            return ListItem(rolled.name or self.tr("Unnamed"), line, icon="check", ink="ink", key=rolled.seed)
        sentence = render(rolled.refusals[0], tally.system.id)
        return ListItem(rolled.name or self.tr("Unnamed"), sentence, icon="warning", ink="amber", key=rolled.seed)

    @property
    def current_seed(self) -> str:
        """The seed of the selected character, or ""."""
        item = self.list.currentIndex().data(ITEM_ROLE)
        return str(item.key) if isinstance(item, ListItem) else ""

    def select(self, seed: str) -> None:
        """Select a character."""
        self.list.setCurrentIndex(self.model.index_of(seed))
        self.list.setFocus()

    def _on_activated(self, index: QModelIndex) -> None:
        item = index.data(ITEM_ROLE)
        if isinstance(item, ListItem):
            self.kept.emit(str(item.key))

    def _on_current(self, _current: QModelIndex, _previous: QModelIndex) -> None:
        self.current_changed.emit()
