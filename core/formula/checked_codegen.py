"""Generates checked code: operations are calls that handle undefined, faults, texts, limits."""

from __future__ import annotations

from typing import assert_never

from core.formula import typed_tree
from core.formula.ast_builder import (
    LOAD,
    ConstantNode,
    Expression,
    StarNode,
    call,
    comprehension,
    sequence,
    subscript,
    thunk,
    variable,
)
from core.formula.environment import Environment
from core.formula.typed_tree import TypedNode, Vector, VectorPart

_ONE = ConstantNode(1)
_AGGREGATES = {"sum": "sum_values", "min": "min_value", "max": "max_value"}


def generate_checked(root: TypedNode, environment: Environment) -> Expression:
    """Return the checked code of a formula."""
    return _CheckedGenerator(environment).value(root)


class _CheckedGenerator:
    """Generates the checked code of one formula."""

    def __init__(self, environment: Environment) -> None:
        self.environment = environment

    def value(self, node: TypedNode) -> Expression:
        match node:
            case typed_tree.Const():
                return self.environment.constant(node.value)
            case typed_tree.Read() | typed_tree.ReferenceRead():
                return self.read(node)
            case typed_tree.Negate():
                return call("negate", self.value(node.operand))
            case typed_tree.Not():
                return call("logical_not", self.value(node.operand))
            case (
                typed_tree.Arithmetic()
                | typed_tree.Logic()
                | typed_tree.Comparison()
                | typed_tree.Power()
                | typed_tree.Conditional()
            ):
                return self.operation(node)
            case _:
                return self.function(node)

    def read(self, node: typed_tree.Read | typed_tree.ReferenceRead) -> Expression:
        if isinstance(node, typed_tree.Read):
            found = call("read_value", subscript(node.var, node.key))
        else:
            found = call("read_from_row", subscript(node.var, node.slot), ConstantNode(node.key))
        return found if node.fallback is None else call("or_fallback", found, ConstantNode(node.fallback))

    def operation(
        self,
        node: typed_tree.Arithmetic
        | typed_tree.Logic
        | typed_tree.Comparison
        | typed_tree.Power
        | typed_tree.Conditional,
    ) -> Expression:
        match node:
            case typed_tree.Arithmetic():
                operators = sequence([ConstantNode(operator) for operator, _ in node.rest])
                operands = [self.value(node.first), *(self.value(operand) for _, operand in node.rest)]
                return call("compute_chain", operators, sequence(operands))
            case typed_tree.Logic():
                name = "logical_and" if node.operator == "and" else "logical_or"
                return call(name, *(thunk(self.value(operand)) for operand in node.operands))
            case typed_tree.Comparison():
                return call("compare", ConstantNode(node.operator), self.value(node.left), self.value(node.right))
            case typed_tree.Power():
                return call("raise_to_power", self.value(node.base), self.value(node.exponent))
            case typed_tree.Conditional():
                then, other = thunk(self.value(node.then)), thunk(self.value(node.other))
                return call("choose", self.value(node.condition), then, other)
            case _:
                assert_never(node)

    def function(
        self, node: typed_tree.Aggregate | typed_tree.Count | typed_tree.Default | typed_tree.Lookup | typed_tree.Call
    ) -> Expression:
        match node:
            case typed_tree.Aggregate():
                return call(_AGGREGATES[node.function], self.items(node.arguments))
            case typed_tree.Count():
                return call("len", self.items((node.vector,)))
            case typed_tree.Default():
                return call("default", self.value(node.value), thunk(self.value(node.other)))
            case typed_tree.Lookup():
                keys = sequence([self.value(key) for key in node.keys])
                column = [] if node.column is None else [self.value(node.column)]
                return call(f"checked_table_{node.table.name}", keys, *column)
            case typed_tree.Call():
                return self.invoke(node)
            case _:
                assert_never(node)

    def invoke(self, node: typed_tree.Call) -> Expression:
        name = f"checked_{node.function.name}"
        if name in self.environment.names:
            arguments = (
                self.indexed_arguments(node)
                if node.function.takes_indices
                else [self.argument(part) for part in node.arguments]
            )
            return call(name, sequence(arguments))
        return call("call_numeric", ConstantNode(node.function.name), *(self.argument(part) for part in node.arguments))

    def indexed_arguments(self, node: typed_tree.Call) -> list[Expression]:
        """Return the arguments of a function that takes indices."""
        places = self.argument(node.arguments[0])
        return [places, *(self.entries_at(places, part) for part in node.arguments[1:])]

    def entries_at(self, places: Expression, node: TypedNode | Vector) -> Expression:
        if not isinstance(node, Vector):
            return self.value(node)
        pick, entries = self.environment.entry_getter(node, self.argument)
        return call("read_entries", variable(pick), places, entries)

    def argument(self, node: TypedNode | Vector) -> Expression:
        return self.items((node,)) if isinstance(node, Vector) else self.value(node)

    def items(self, arguments: tuple[TypedNode | Vector, ...]) -> Expression:
        """Return all values of all arguments as one tuple expression."""
        found: list[Expression] = []
        for argument in arguments:
            if isinstance(argument, Vector):
                found += [self.part(part) for part in argument.parts]
            else:
                found.append(self.value(argument))
        return sequence(found)

    def part(self, part: VectorPart) -> Expression:
        body: Expression = _ONE if part.body is None else self.value(part.body)
        if not part.loops:
            return body
        loops = [(loop.var, loop.container, loop.key) for loop in part.loops]
        return StarNode(comprehension(body, loops), LOAD)
