"""Names that compiled formulas can use: operations, functions, tables, nothing else."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from fractions import Fraction
from functools import lru_cache, partial
from operator import itemgetter
from typing import cast

from core.formula.ast_builder import Expression, constant, variable
from core.formula.functions import HARMONIC_FUNCTIONS, Function
from core.formula.indexed_columns import ColumnView, column_view, entries_at, entry_getter
from core.formula.numbers import MAX_DENOMINATOR, MAX_NUMBER, divide, round_half_up, sqrt
from core.formula.tables import Table
from core.formula.typed_tree import Call, Const, Vector
from core.formula.values import Fault, Number, Value, ValueType
from core.messages import Word

FALLBACK_ERRORS = (TypeError, ValueError, ArithmeticError, LookupError, AttributeError)
"""Exceptions of fast code after which the interpreter decides."""

MARK = "<"
"""Begins a family mark."""

TABLE_CACHE_SIZE = 1024
"""Cached lookups per table."""

_OPERATIONS: Mapping[str, object] = {
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
    "entries_at": entries_at,
}


class Environment:
    """Global names of the compiled formulas of one game.

    Attributes:
        names: The global names of every compiled formula.
    """

    def __init__(self, functions: Mapping[str, Function], tables: Mapping[str, Table]) -> None:
        self.names: dict[str, object] = {"__builtins__": {}, **_OPERATIONS}
        for function in (*HARMONIC_FUNCTIONS, *functions.values()):
            self.names[f"fast_{function.name}"] = _fast(function)
        for table in tables.values():
            self.names[f"fast_table_{table.name}"] = lru_cache(TABLE_CACHE_SIZE)(partial(_fast_look_up, table))
        self._getters: dict[tuple[str, ...], str] = {}
        self._entry_getters: dict[ColumnView, str] = {}
        self._words: dict[str, str] = {}

    def constant(self, value: Number | str | None) -> Expression:
        """Return the expression of a number, text or None."""
        if isinstance(value, Fraction):
            name = f"q_{value.numerator}_{value.denominator}"
            self.names[name] = value
            return variable(name)
        if isinstance(value, Word) and MARK not in value:  # in a family, marks are filled in the code
            name = self._words.setdefault(value, f"word_{len(self._words)}")
            self.names[name] = value
            return variable(name)
        return constant(value)

    def constant_call(self, node: Call) -> Expression | None:
        """Return the result of a pure function with constant arguments; None if any is not constant.

        A result that is not a whole number is left to the formula.
        """
        arguments = [part.value for part in node.arguments if isinstance(part, Const)]
        if not arguments or len(arguments) < len(node.arguments):
            return None
        try:
            result = cast("Callable[..., Value]", self.names[f"fast_{node.function.name}"])(*arguments)
        except FALLBACK_ERRORS:
            return None
        return constant(result) if isinstance(result, int) else None

    def getter(self, keys: tuple[str, ...]) -> Expression:
        """Return an expression that reads several values of one scope at once."""
        name = self._getters.setdefault(keys, f"get_{len(self._getters)}")
        self.names.setdefault(name, itemgetter(*keys))
        return variable(name)

    def entry_getter(self, vector: Vector, entries: Callable[[Vector], Expression]) -> tuple[str, Expression]:
        """Return the name of a getter of indexed vector entries, and the expression of its source.

        Args:
            vector: The vector.
            entries: Returns the expression of all its entries, if it is not a plain column.
        """
        if (view := column_view(vector)) is None:
            return "entries_at", entries(vector)
        name = self._entry_getters.setdefault(view, f"pick_{len(self._entry_getters)}")
        self.names.setdefault(name, entry_getter(view))
        return name, variable("v")


def _fast(function: Function) -> Callable[..., Value]:
    """Return the fast form of a function: it raises where the interpreter must decide."""
    call, vectors = function.call, tuple(function.vector_arguments)
    gives_number = function.result_type is ValueType.NUMBER
    refused: set[type] = {Fault} if function.accepts_undefined else {Fault, type(None)}
    if function.argument_type is ValueType.NUMBER:
        refused.add(str)

    checked: dict[int, object] = {}  # cache: a column is the same object for every row, so it is checked once

    def strict(*arguments: Value) -> Value:
        if not refused.isdisjoint(map(type, arguments)):
            raise TypeError
        for index in vectors:
            if index < len(arguments) and (vector := arguments[index]) is not checked.get(index, checked):
                if not refused.isdisjoint(map(type, cast("tuple[Value, ...]", vector))):
                    raise TypeError
                checked[index] = vector
        result = call(*arguments)
        if result.__class__ is int and -MAX_NUMBER <= result <= MAX_NUMBER:
            return result
        if result is None or (isinstance(result, str) and not gives_number) or isinstance(result, tuple):
            return result
        if (
            isinstance(result, Fraction)
            and result.denominator <= MAX_DENOMINATOR
            and -MAX_NUMBER <= result.numerator <= MAX_NUMBER
        ):
            return result if result.denominator != 1 else result.numerator
        raise TypeError

    return strict


def _fast_look_up(table: Table, keys: tuple[Value, ...], column: Value = "") -> Value:
    plain_keys = [key for key in keys if isinstance(key, int | Fraction | str)]
    if len(plain_keys) != len(keys) or not isinstance(column, str):
        raise TypeError
    return table.look_up(plain_keys, column)
