"""The invented game of tests/data/rules/tiny, with the two functions that its formulas use."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from functools import cache
from pathlib import Path

from core.formula import Function, Value
from core.rules.loader import load_system
from core.rules.model import System

FOLDER = Path(__file__).parents[1] / "data" / "rules" / "tiny"


def _pick(ability: Value, *totals: Value) -> Value:
    """Return the total of the ability that a row refers to."""
    return totals[("arm", "eye", "wit").index(str(ability))]


def _median(weights: tuple[Value, ...]) -> Value:
    """Return the median of some numbers; undefined for none."""
    numbers = sorted(each for each in weights if isinstance(each, int | Fraction))
    return numbers[len(numbers) // 2] if numbers else None


FUNCTIONS: Mapping[str, Function] = {
    each.name: each
    for each in (
        Function("pick", 4, 4, "The total of an ability.", _pick),
        Function("median", 1, 1, "The middle one of some numbers.", _median, vector_arguments=frozenset({0})),
    )
}


@cache
def tiny_system() -> System:
    """Return the game; loaded once."""
    return load_system(FOLDER, FUNCTIONS)
