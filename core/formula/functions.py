"""Functions that formulas can call: built-in ones, and class `Function` for a game's own.

A game adds functions (:class:`Function`) for what formulas cannot express. All are pure.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field

from core.formula.harmonic import harmonic, harmonic_count
from core.formula.numbers import round_half_up, sqrt
from core.formula.values import Value, ValueType


@dataclass(frozen=True, slots=True)
class Function:
    """One function that formulas can call.

    Attributes:
        name: Name in formulas.
        least, most: Number of arguments; ``most`` is None where there is no upper bound.
        doc: What it returns, in one sentence for people.
        call: Pure implementation; takes and returns plain values. A ``ValueError`` becomes a fault with its text as the
            reason, an ``ArithmeticError`` makes the number undefined.
        result_type: Type of the result.
        vector_arguments: Positions of arguments that take ``list[].key`` (or a bare group) as a tuple of values;
            positions continue through the implicit arguments.
        argument_type: Required type of plain arguments; a text for a NUMBER is refused before the call.
        takes_indices: Whether its first argument is a list of indices from 0, and its vectors are reduced to them.
        accepts_undefined: Whether it handles undefined arguments itself; else its result is undefined if one is.
        implicit_arguments: Names whose values follow the written arguments, resolved where the formula is: a column or
            bare group as a tuple. Unknown names are undefined.
        phrase: How a call reads to people, with a placeholder for each argument, counted from 1: "load that Strength
            {1} carries"; "" if name and arguments are enough.
    """

    name: str
    least: int
    most: int | None
    doc: str
    call: Callable[..., Value]
    result_type: ValueType = ValueType.NUMBER
    vector_arguments: Collection[int] = field(default=frozenset())
    argument_type: ValueType = ValueType.ANY
    takes_indices: bool = False
    accepts_undefined: bool = False
    implicit_arguments: Sequence[str] = ()
    phrase: str = ""


def _not_callable(*_: Value) -> Value:
    raise ValueError("this function is a part of the language and is never called")


def _builtin(
    name: str, arity: tuple[int, int | None], doc: str, call: Callable[..., Value] = _not_callable, phrase: str = ""
) -> Function:
    return Function(name, *arity, doc, call, argument_type=ValueType.NUMBER, phrase=phrase)


HARMONIC_FUNCTIONS = (
    _builtin("harmonic", (1, 1), "1 + 1/2 + 1/3 + … + 1/n; beyond n = 10,000 to 12 decimals.", harmonic),
    _builtin(
        "harmonic_count",
        (1, 1),
        "The largest n with harmonic(n) at most the number.",
        harmonic_count,
        "largest n with harmonic(n) at most {1}",
    ),
)
"""Functions of every game that are called like those of one game: no code is generated for them."""

BUILTIN_FUNCTIONS: Mapping[str, Function] = {
    function.name: function
    for function in (
        _builtin("min", (1, None), "The least of its values and of every row's; undefined where there is none."),
        _builtin("max", (1, None), "The greatest of its values and of every row's; undefined where there is none."),
        _builtin("sum", (1, None), "All its values and every row's added up; 0 for an empty list."),
        _builtin("count", (1, 1), "How many rows a list has."),
        _builtin("abs", (1, 1), "The number without its sign.", abs),
        _builtin("floor", (1, 1), "The greatest whole number that is not above the number.", math.floor),
        _builtin("ceil", (1, 1), "The least whole number that is not below the number.", math.ceil),
        _builtin("round", (1, 1), "The nearest whole number; halves go up, below zero too.", round_half_up),
        _builtin("trunc", (1, 1), "The number without its fraction.", math.trunc),
        _builtin("sqrt", (1, 1), "The square root: exact where it is rational, else 12 decimals, rounded down.", sqrt),
        _builtin("default", (2, 2), "The first value, or the second where the first is undefined."),
        _builtin("table", (2, None), "What a table of the game holds for a key or a range."),
        *HARMONIC_FUNCTIONS,
    )
}
"""Functions of the language; a game cannot replace them."""
