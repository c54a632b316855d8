"""Evaluates formulas node by node where fast code cannot: texts, undefined, faults.

Fast code (:mod:`core.formula.codegen`) raises for anything but a number; then the interpreter evaluates the formula and
decides which of these it is. Formulas without fast code (such as larger powers) are always interpreted.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import assert_never

from core.formula import typed_tree
from core.formula.checked_operations import (
    TOO_LARGE,
    Argument,
    FormulaFaultError,
    call_function,
    compare,
    compute_chain,
    look_up,
    max_value,
    min_value,
    negate,
    normalize,
    raise_to_power,
    read_entries,
    read_value,
    require_number,
    sum_values,
)
from core.formula.indexed_columns import column_view, entries_at, entry_getter
from core.formula.numbers import TooLargeError
from core.formula.references import Values
from core.formula.schema import fill_marks
from core.formula.typed_tree import Loop, TypedNode, Vector, scope_variables
from core.formula.values import Cell, Fault, Value, ValueType, address_of

_AGGREGATES = {"sum": sum_values, "min": min_value, "max": max_value}


def interpret(root: TypedNode, scopes: Sequence[Values], members: Mapping[str, str]) -> Value:
    """Return the value of a formula.

    Args:
        root: The formula.
        scopes: The values of the sheet, then of the rows around the formula, outermost first.
        members: Values of its family marks.

    Raises:
        FormulaFaultError: It reads or causes a fault.
        TooLargeError: A number in it is above the limits.
    """
    return _Interpreter(scopes, members).value(root)


def evaluate(
    root: TypedNode, scopes: Sequence[Values], members: Mapping[str, str], kind: ValueType, cell: Cell
) -> Value:
    """Return the value of a formula, None or a Fault; never raises.

    Args:
        root: The formula.
        scopes: As for :func:`interpret`.
        members: Values of its family marks.
        kind: The required type.
        cell: Its cell, for a fault.
    """
    try:
        return normalize(interpret(root, scopes, members), kind, cell)
    except FormulaFaultError as error:
        return error.fault or Fault(address_of(cell), error.reason)
    except TooLargeError:
        return Fault(address_of(cell), TOO_LARGE)


class _Interpreter:
    """Evaluates one formula.

    Attributes:
        variables: The rows that the formula reads, by variable; see :mod:`core.formula.typed_tree`.
    """

    def __init__(self, scopes: Sequence[Values], members: Mapping[str, str]) -> None:
        self.variables: dict[str, Values] = dict(zip(scope_variables(len(scopes) - 1), scopes, strict=True))
        self.members = members

    def value(self, node: TypedNode) -> Value:
        match node:
            case typed_tree.Read() | typed_tree.ReferenceRead():
                found = self.read(node)
                return node.fallback if found is None else found
            case typed_tree.Const():
                return self.filled(node.value) if isinstance(node.value, str) else node.value
            case typed_tree.Conditional():
                condition = require_number(self.value(node.condition))
                return None if condition is None else self.value(node.then if condition else node.other)
            case (
                typed_tree.Arithmetic()
                | typed_tree.Negate()
                | typed_tree.Not()
                | typed_tree.Logic()
                | typed_tree.Comparison()
                | typed_tree.Power()
            ):
                return self.operation(node)
            case _:
                return self.function(node)

    def filled(self, text: str) -> str:
        """Return a key or text for this member of the family."""
        return fill_marks(text, self.members) if "<" in text else text

    def read(self, node: typed_tree.Read | typed_tree.ReferenceRead) -> Value:
        row, key = self.variables[node.var], self.filled(node.key)
        if isinstance(node, typed_tree.Read):
            return read_value(row[key])
        referenced: Values | None = row[self.filled(node.slot)]
        return None if referenced is None else read_value(referenced.get(key))

    def operation(
        self,
        node: typed_tree.Arithmetic
        | typed_tree.Negate
        | typed_tree.Not
        | typed_tree.Logic
        | typed_tree.Comparison
        | typed_tree.Power,
    ) -> Value:
        match node:
            case typed_tree.Arithmetic():
                operands = [self.value(node.first), *(self.value(operand) for _, operand in node.rest)]
                return compute_chain([operator for operator, _ in node.rest], operands)
            case typed_tree.Negate():
                return negate(self.value(node.operand))
            case typed_tree.Not():
                operand = require_number(self.value(node.operand))
                return None if operand is None else int(not operand)
            case typed_tree.Logic():
                return self.logic(node)
            case typed_tree.Comparison():
                return compare(node.operator, self.value(node.left), self.value(node.right))
            case typed_tree.Power():
                return raise_to_power(self.value(node.base), self.value(node.exponent))
            case _:
                assert_never(node)

    def logic(self, node: typed_tree.Logic) -> int | None:
        """Return 1 or 0; stops at the first operand that decides, or is undefined."""
        decisive = node.operator == "or"
        for part in node.operands:
            operand = require_number(self.value(part))
            if operand is None:
                return None
            if bool(operand) == decisive:
                return int(decisive)
        return int(not decisive)

    def function(
        self, node: typed_tree.Aggregate | typed_tree.Count | typed_tree.Default | typed_tree.Lookup | typed_tree.Call
    ) -> Value:
        match node:
            case typed_tree.Aggregate():
                return _AGGREGATES[node.function](self.items(node.arguments))
            case typed_tree.Count():
                return len(self.items((node.vector,)))
            case typed_tree.Default():
                value = self.value(node.value)
                return self.value(node.other) if value is None else value
            case typed_tree.Lookup():
                keys = [self.value(key) for key in node.keys]
                return look_up(node.table, keys, *(() if node.column is None else (self.value(node.column),)))
            case typed_tree.Call():
                return self.call(node)
            case _:
                assert_never(node)

    def call(self, node: typed_tree.Call) -> Value:
        function, parts = node.function, node.arguments
        arguments = [self.argument(part) for part in (parts[:1] if function.takes_indices else parts)]
        if function.takes_indices:
            arguments += [self.entries(arguments[0], part) for part in parts[1:]]
        return call_function(function, arguments)

    def argument(self, node: TypedNode | Vector) -> Argument:
        return self.items((node,)) if isinstance(node, Vector) else self.value(node)

    def entries(self, indices: Argument, node: TypedNode | Vector) -> Argument:
        """Return the entries of a vector at some indices; a single value as it is."""
        if not isinstance(node, Vector):
            return self.value(node)
        if (view := column_view(node)) is not None:
            return read_entries(entry_getter(view), indices, self.variables["v"])
        return read_entries(entries_at, indices, self.items((node,)))

    def items(self, arguments: Sequence[TypedNode | Vector]) -> tuple[Value, ...]:
        """Return all values of all arguments."""
        items: list[Value] = []
        for argument in arguments:
            if not isinstance(argument, Vector):
                items.append(self.value(argument))
                continue
            for part in argument.parts:
                items += [
                    1 if part.body is None else self.value(part.body)
                    for _ in self.rows(part.loops)
                    if part.filter is None or require_number(self.value(part.filter))
                ]
        return tuple(items)

    def rows(self, loops: Sequence[Loop]) -> Iterator[None]:
        """Set the variables of some nested loops to each combination of rows."""
        if not loops:
            yield
            return
        first, *inner = loops
        for row in self.variables[first.container][self.filled(first.key)]:
            self.variables[first.var] = row
            yield from self.rows(inner)
