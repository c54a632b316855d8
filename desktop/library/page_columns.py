"""Columns of the library page: which are shown in a width, and where."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from enum import StrEnum
from types import MappingProxyType
from typing import Final

from desktop.theme import px


class Column(StrEnum):
    """Columns of the library page, from the left."""

    TICK = "tick"
    FACE = "face"
    NAME = "name"
    GAME = "game"
    CAMPAIGN = "campaign"
    LEVEL = "level"
    TAGS = "tags"
    CHANGED = "changed"


OPTIONAL: Final = (Column.GAME, Column.CAMPAIGN, Column.LEVEL, Column.TAGS, Column.CHANGED)
"""Columns that can be hidden."""

_WIDTHS: Final[Mapping[Column, int]] = MappingProxyType(
    {
        Column.TICK: 40,
        Column.FACE: 44,
        Column.GAME: 124,
        Column.CAMPAIGN: 136,
        Column.LEVEL: 300,
        Column.TAGS: 132,
        Column.CHANGED: 112,
    }
)
_NAME: Final = 200
"""Smallest width of a name, at 100 %; before it gets smaller, columns leave."""
_LEVEL: Final = 96
_LEAVING: Final = (Column.TAGS, Column.CAMPAIGN)
"""Columns that leave a narrow page, the first one first."""
_EDGE: Final = 16


@dataclass(frozen=True, slots=True)
class Span:
    """Left end and width of a column, in pixels."""

    left: int
    width: int


def lay_out_columns(width: int, hidden: Collection[Column], wanted: Collection[Column]) -> dict[Column, Span]:
    """Return where each column is that is shown.

    Args:
        width: The width of a row, in pixels.
        hidden: Columns that the user has hidden.
        wanted: Columns that the user wants in any width.
    """
    shown = [column for column in Column if column not in hidden]
    for leaving in _LEAVING:
        if _rest(width, shown) < px(_NAME) and leaving in shown and leaving not in wanted:
            shown.remove(leaving)
    missing = px(_NAME) - _rest(width, shown)
    widths: dict[Column, int] = {column: px(_WIDTHS[column]) for column in shown if column is not Column.NAME}
    if missing > 0 and Column.LEVEL in widths:
        widths[Column.LEVEL] = max(px(_LEVEL), widths[Column.LEVEL] - missing)
    widths[Column.NAME] = max(px(_LEVEL), width - sum(widths.values()) - px(_EDGE))
    spans: dict[Column, Span] = {}
    left = 0
    for column in shown:
        spans[column] = Span(left, widths[column])
        left += widths[column]
    return spans


def _rest(width: int, shown: Collection[Column]) -> int:
    """Return what is left for the name."""
    return width - px(_EDGE) - sum(px(_WIDTHS[column]) for column in shown if column is not Column.NAME)
