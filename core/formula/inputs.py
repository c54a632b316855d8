"""Dataclasses for solver inputs: values of a sheet and its rows, defaults included."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from core.formula.values import Value


@dataclass(frozen=True, slots=True)
class RowInputs:
    """The inputs of one row.

    Attributes:
        values: By key within the row, dotted into groups: ``weight_lb``, ``minimums.ambt``.
        lists: Rows of the lists within the row, by name.
    """

    values: Mapping[str, Value]
    lists: Mapping[str, Sequence[RowInputs]] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class SheetInputs:
    """The inputs of a sheet, options among them.

    Attributes:
        values: By key: ``age_years``, ``raw.ambt``, ``options.quirks``.
        lists: Rows of the lists by name: ``weapons``; a list that is missing is empty.
    """

    values: Mapping[str, Value]
    lists: Mapping[str, Sequence[RowInputs]] = field(default_factory=dict)
