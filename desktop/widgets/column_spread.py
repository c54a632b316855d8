"""Spreads the cards of a page over more columns than designed if the window is wide."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QLayout, QVBoxLayout, QWidget

from desktop.layout_parts import nest, parts_of, widgets_of
from desktop.theme import px

LEAST: Final = 600
"""Least width of a column of cards."""
MOST: Final = 648
"""Greatest width of a column of cards: lines of text stay short enough to read."""
GAP: Final = 24
MOST_COLUMNS: Final = 5


def count_columns(width: int) -> int:
    """Return the number of card columns that fit into a width; at least one."""
    return max(1, min(MOST_COLUMNS, (width + px(GAP)) // (px(LEAST) + px(GAP))))


def columns_width(columns: int) -> int:
    """Return the greatest width of a number of card columns."""
    return columns * px(MOST) + (columns - 1) * px(GAP)


def distribute(heights: Sequence[int], columns: int) -> list[int]:
    """Return how many cards go into each column, in order, so that the highest column is as low as possible.

    No column is empty if there are enough cards.

    >>> distribute([400, 100, 100, 200], 2)
    [1, 3]
    >>> distribute([100, 100, 100, 100, 100], 4)
    [1, 1, 1, 2]
    """
    limit = max(heights, default=0)
    while len(_filled(heights, limit)) > columns:
        limit += max(1, limit // 32)
    counts = _filled(heights, limit)
    while len(counts) < columns and max(counts, default=0) > 1:
        longest = counts.index(max(counts))
        half = counts[longest] // 2
        counts[longest : longest + 1] = [half, counts[longest] - half]
    return [*counts, *([0] * (columns - len(counts)))]


def _filled(heights: Sequence[int], limit: int) -> list[int]:
    """Return how many cards go into each column of at most a height."""
    counts: list[int] = []
    used = 0
    for height in heights:
        if counts and used + height <= limit:
            counts[-1] += 1
            used += height
        else:
            counts.append(1)
            used = height
    return counts


@dataclass(slots=True)
class _Column:
    layout: QBoxLayout
    cards: list[QWidget]
    stretch: int


class ColumnSpread:
    """Columns of cards within a row.

    Args:
        row: A horizontal layout of vertical layouts of cards only.
    """

    def __init__(self, row: QHBoxLayout) -> None:
        self._row = row
        self._drawn = [
            _Column(layout, widgets_of(layout), row.stretch(index)) for index, layout in enumerate(_layouts(row))
        ]
        self._more: list[QBoxLayout] = []
        self._stretches = [each.stretch for each in self._drawn]
        self.columns = len(self._drawn)

    @staticmethod
    def of(layout: QLayout | None) -> ColumnSpread | None:
        """Return the columns of a layout; None if it has no card columns."""
        if not isinstance(layout, QHBoxLayout) or not layout.count():
            return None
        if len(_layouts(layout)) < layout.count():
            return None
        spread = ColumnSpread(layout)
        return spread if all(each.cards for each in spread._drawn) else None

    def set_columns(self, columns: int) -> None:
        """Distribute the cards over a number of columns, at least the designed ones."""
        columns = max(columns, len(self._drawn))
        if columns == self.columns:
            return
        self.columns = columns
        if columns == len(self._drawn):
            groups = [each.cards for each in self._drawn]
        else:
            groups = _grouped([card for each in self._drawn for card in each.cards], columns)
        layouts = [*(each.layout for each in self._drawn), *self._extra(columns)]
        for layout, group in zip(layouts, [*groups, *([[]] * len(layouts))], strict=False):
            for index, card in enumerate(group):
                layout.insertWidget(index, card)
        self._stretches = [each.stretch for each in self._drawn]
        if columns > len(self._drawn):
            self._stretches = [1] * columns
        self.hide_empty_columns()

    def hide_empty_columns(self) -> None:
        """Hide columns without visible cards."""
        layouts = [*(each.layout for each in self._drawn), *self._more]
        for index, layout in enumerate(layouts):
            stretch = 0 if index >= len(self._stretches) or layout.isEmpty() else self._stretches[index]
            if self._row.stretch(index) != stretch:
                self._row.setStretchFactor(layout, stretch)

    def _extra(self, columns: int) -> list[QBoxLayout]:
        """Return the layouts of extra columns; unused ones stay, empty."""
        first = self._drawn[0].layout
        while len(self._more) < columns - len(self._drawn):
            layout = QVBoxLayout()
            layout.setSpacing(first.spacing())
            layout.addStretch(1)
            nest(self._row, layout)
            self._more.append(layout)
        return self._more


def _grouped(cards: Sequence[QWidget], columns: int) -> list[list[QWidget]]:
    shown = [0 if card.isHidden() else card.sizeHint().height() + px(GAP) for card in cards]
    groups: list[list[QWidget]] = []
    begin = 0
    for count in distribute(shown, columns):
        groups.append(list(cards[begin : begin + count]))
        begin += count
    return groups


def _layouts(row: QLayout) -> list[QBoxLayout]:
    return [part for _, part in parts_of(row) if isinstance(part, QVBoxLayout)]
