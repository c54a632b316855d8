"""The careful way of writing a formula: every operation is a call that knows undefined, faults, texts and limits."""

from __future__ import annotations

from typing import assert_never

from core.formula import bound
from core.formula.bound import Bound, Part, Vector
from core.formula.environment import Environment
from core.formula.python_tree import (
    LOAD,
    ConstantNode,
    Expression,
    StarNode,
    call,
    comprehension,
    entry,
    later,
    sequence,
    variable,
)

_ONE = ConstantNode(1)
_AGGREGATES = {"sum": "total", "min": "least", "max": "greatest"}


def write_careful(root: Bound, environment: Environment) -> Expression:
    """Write a formula the careful way."""
    return _Careful(environment).value(root)


class _Careful:
    """Writes one formula."""

    def __init__(self, environment: Environment) -> None:
        self.environment = environment

    def value(self, node: Bound) -> Expression:
        match node:
            case bound.Const():
                return self.environment.constant(node.value)
            case bound.Read() | bound.RefRead():
                return self.read(node)
            case bound.Sign():
                return call("negative", self.value(node.operand))
            case bound.Opposite():
                return call("opposite", self.value(node.operand))
            case bound.Arithmetic() | bound.Logic() | bound.Comparison() | bound.Raised() | bound.Pick():
                return self.operation(node)
            case _:
                return self.function(node)

    def read(self, node: bound.Read | bound.RefRead) -> Expression:
        if isinstance(node, bound.Read):
            found = call("leaf", entry(node.var, node.key))
        else:
            found = call("leaf_of", entry(node.var, node.slot), ConstantNode(node.key))
        return found if node.instead is None else call("counted", found, ConstantNode(node.instead))

    def operation(
        self, node: bound.Arithmetic | bound.Logic | bound.Comparison | bound.Raised | bound.Pick
    ) -> Expression:
        match node:
            case bound.Arithmetic():
                operators = sequence([ConstantNode(operator) for operator, _ in node.rest])
                operands = [self.value(node.first), *(self.value(operand) for _, operand in node.rest)]
                return call("chain", operators, sequence(operands))
            case bound.Logic():
                name = "every" if node.operator == "and" else "some"
                return call(name, *(later(self.value(operand)) for operand in node.operands))
            case bound.Comparison():
                return call("compare", ConstantNode(node.operator), self.value(node.left), self.value(node.right))
            case bound.Raised():
                return call("raised", self.value(node.base), self.value(node.exponent))
            case bound.Pick():
                then, other = later(self.value(node.then)), later(self.value(node.other))
                return call("pick", self.value(node.condition), then, other)
            case _:
                assert_never(node)

    def function(self, node: bound.Aggregate | bound.Count | bound.Default | bound.Lookup | bound.Invoke) -> Expression:
        match node:
            case bound.Aggregate():
                return call(_AGGREGATES[node.function], self.items(node.arguments))
            case bound.Count():
                return call("len", self.items((node.vector,)))
            case bound.Default():
                return call("default", self.value(node.value), later(self.value(node.other)))
            case bound.Lookup():
                keys = sequence([self.value(key) for key in node.keys])
                column = [] if node.column is None else [self.value(node.column)]
                return call(f"careful_table_{node.table.name}", keys, *column)
            case bound.Invoke():
                return self.invoke(node)
            case _:
                assert_never(node)

    def invoke(self, node: bound.Invoke) -> Expression:
        name = f"careful_{node.function.name}"
        if name in self.environment.names:
            arguments = self.picked(node) if node.function.picks else [self.argument(part) for part in node.arguments]
            return call(name, sequence(arguments))
        return call("numeric", ConstantNode(node.function.name), *(self.argument(part) for part in node.arguments))

    def picked(self, node: bound.Invoke) -> list[Expression]:
        """Write the arguments of a function that gets entries of its vectors by their places."""
        places = self.argument(node.arguments[0])
        return [places, *(self.at_places(places, part) for part in node.arguments[1:])]

    def at_places(self, places: Expression, node: Bound | Vector) -> Expression:
        if not isinstance(node, Vector):
            return self.value(node)
        pick, entries = self.environment.picking(node, self.argument)
        return call("leaves_at", variable(pick), places, entries)

    def argument(self, node: Bound | Vector) -> Expression:
        return self.items((node,)) if isinstance(node, Vector) else self.value(node)

    def items(self, arguments: tuple[Bound | Vector, ...]) -> Expression:
        """Write all values of all arguments in one tuple."""
        found: list[Expression] = []
        for argument in arguments:
            if isinstance(argument, Vector):
                found += [self.part(part) for part in argument.parts]
            else:
                found.append(self.value(argument))
        return sequence(found)

    def part(self, part: Part) -> Expression:
        body: Expression = _ONE if part.body is None else self.value(part.body)
        if not part.loops:
            return body
        loops = [(loop.var, loop.container, loop.key) for loop in part.loops]
        return StarNode(comprehension(body, loops), LOAD)
