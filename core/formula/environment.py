"""The names that compiled formulas may call: operations on values, functions and tables of the game, nothing else."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from fractions import Fraction
from functools import lru_cache, partial
from operator import itemgetter
from typing import cast

from core.formula import evaluator
from core.formula.bound import Const, Invoke, Vector
from core.formula.functions import Function
from core.formula.numbers import LARGEST, LARGEST_DENOMINATOR, divide, round_half_up, sqrt
from core.formula.picking import Shelf, pick_from, picker, shelf_of
from core.formula.python_tree import ConstantNode, Expression, variable
from core.formula.tables import Table
from core.formula.values import Fault, Number, Value, ValueType

GIVES_UP = (TypeError, ValueError, ArithmeticError, LookupError, AttributeError)
"""What a fast function raises where the careful one must decide."""

MOST_KEPT = 1024
"""So many answers of a table are kept, so that a key that was looked up before is not looked for again."""

_OPERATIONS: Mapping[str, object] = {
    # the fast way
    "sum": sum,
    "min": min,
    "max": max,
    "len": len,
    "abs": abs,
    "tuple": tuple,
    "floor": math.floor,
    "ceil": math.ceil,
    "trunc": math.trunc,
    "round": round_half_up,
    "sqrt": sqrt,
    "divide": divide,
    "pick_from": pick_from,
    # the careful way
    "leaf": evaluator.leaf,
    "leaf_of": evaluator.leaf_of,
    "counted": evaluator.counted,
    "chain": evaluator.chain,
    "negative": evaluator.negative,
    "opposite": evaluator.opposite,
    "every": evaluator.every,
    "some": evaluator.some,
    "pick": evaluator.pick,
    "default": evaluator.default,
    "compare": evaluator.compare,
    "raised": evaluator.raised,
    "total": evaluator.total,
    "least": evaluator.least,
    "greatest": evaluator.greatest,
    "numeric": evaluator.numeric,
    "leaves_at": evaluator.leaves_at,
}


class Environment:
    """What the compiled formulas of one game call.

    Attributes:
        names: The global names of every compiled formula.
    """

    def __init__(self, functions: Mapping[str, Function], tables: Mapping[str, Table]) -> None:
        self.names: dict[str, object] = {"__builtins__": {}, **_OPERATIONS}
        for function in functions.values():
            self.names[f"fast_{function.name}"] = _fast(function)
            self.names[f"careful_{function.name}"] = partial(evaluator.invoke, function)
        for table in tables.values():
            self.names[f"fast_table_{table.name}"] = lru_cache(MOST_KEPT)(partial(_fast_look_up, table))
            self.names[f"careful_table_{table.name}"] = partial(evaluator.look_up, table)
        self._getters: dict[tuple[str, ...], str] = {}
        self._pickers: dict[Shelf, str] = {}

    def constant(self, value: Number | str | None) -> Expression:
        """Write a number, a text or None."""
        if isinstance(value, Fraction):
            name = f"q_{value.numerator}_{value.denominator}"
            self.names[name] = value
            return variable(name)
        return ConstantNode(value)

    def known(self, node: Invoke) -> Expression | None:
        """Write what a function of the game gives for numbers and texts that stand in the formula; None where it reads.

        Functions are pure, so that nobody has to ask twice. A result that is no whole number is left to the formula.
        """
        given = [part.value for part in node.arguments if isinstance(part, Const)]
        if not given or len(given) < len(node.arguments):
            return None
        try:
            found = cast("Callable[..., Value]", self.names[f"fast_{node.function.name}"])(*given)
        except GIVES_UP:
            return None
        return ConstantNode(found) if found.__class__ is int else None

    def getter(self, keys: tuple[str, ...]) -> Expression:
        """Write what reads several values of one place at once; it is called with the place."""
        name = self._getters.setdefault(keys, f"get_{len(self._getters)}")
        self.names.setdefault(name, itemgetter(*keys))
        return variable(name)

    def picking(self, vector: Vector, entries: Callable[[Vector], Expression]) -> tuple[str, Expression]:
        """Name what gives the entries of a vector at some places, and write what it takes them from.

        Args:
            vector: Where the entries lie.
            entries: Writes all of them, where they lie on no shelf.
        """
        if (shelf := shelf_of(vector)) is None:
            return "pick_from", entries(vector)
        name = self._pickers.setdefault(shelf, f"pick_{len(self._pickers)}")
        self.names.setdefault(name, picker(shelf))
        return name, variable("v")


def _fast(function: Function) -> Callable[..., Value]:
    """Make the fast form of a function: it raises wherever the careful form has to look."""
    call, vectors = function.call, tuple(function.vectors)
    gives_number = function.result is ValueType.NUMBER
    refused: set[type] = {Fault} if function.is_lazy else {Fault, type(None)}
    if function.takes is ValueType.NUMBER:
        refused.add(str)

    sound: dict[int, object] = {}  # in row after row a list's column is the very same: it is looked through once

    def strict(*arguments: Value) -> Value:
        if not refused.isdisjoint(map(type, arguments)):
            raise TypeError
        for place in vectors:
            if place < len(arguments) and (vector := arguments[place]) is not sound.get(place, sound):
                if not refused.isdisjoint(map(type, cast("tuple[Value, ...]", vector))):
                    raise TypeError
                sound[place] = vector
        result = call(*arguments)
        if result.__class__ is int and -LARGEST <= result <= LARGEST:
            return result
        if result is None or (result.__class__ is str and not gives_number) or isinstance(result, tuple):
            return result
        if (
            isinstance(result, Fraction)
            and result.denominator <= LARGEST_DENOMINATOR
            and -LARGEST <= result.numerator <= LARGEST
        ):
            return result if result.denominator != 1 else result.numerator
        raise TypeError

    return strict


def _fast_look_up(table: Table, keys: tuple[Value, ...], column: Value = "") -> Value:
    wanted = [key for key in keys if isinstance(key, int | Fraction | str)]
    if len(wanted) != len(keys) or not isinstance(column, str):
        raise TypeError
    return table.look_up(wanted, column)
