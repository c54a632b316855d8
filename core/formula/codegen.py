"""Generates fast Python code of a formula, for numbers; raises for any other value.

Why it is correct: arithmetic and ``< <= > >=`` raise for None, faults and texts; ``==`` does not, so numbers are
subtracted and compared with 0, and texts are folded, which raises for anything else. A value that is only tested for
0 gets a plus sign, which raises as well. Where a value may be a text or a number, plain operators could concatenate
texts, so such formulas are interpreted only.
"""

from __future__ import annotations

import ast
from typing import assert_never, cast

from core.formula import typed_tree
from core.formula.ast_builder import (
    Expression,
    binary,
    call,
    call_of,
    compare,
    comprehension,
    conditional,
    constant,
    entry,
    folded,
    is_none,
    logical,
    sequence,
    star,
    subscript,
    unary,
    variable,
    walrus,
)
from core.formula.environment import Environment
from core.formula.typed_tree import TypedNode, Vector, VectorPart
from core.formula.values import ValueType, fold

LONGEST_CHAIN = 30
"""Most operands written as nested operators; the compiler would refuse a deeper tree."""

_BINARY = {"+": ast.Add(), "-": ast.Sub(), "*": ast.Mult()}
_ORDER: dict[str, ast.cmpop] = {"<": ast.Lt(), "<=": ast.LtE(), ">": ast.Gt(), ">=": ast.GtE()}
_FLOOR, _SUBTRACT, _MULTIPLY, _POWER = ast.FloorDiv(), ast.Sub(), ast.Mult(), ast.Pow()
_NOT, _PLUS, _MINUS = ast.Not(), ast.UAdd(), ast.USub()
_AND, _OR = ast.And(), ast.Or()
_GREATER, _LESS = ast.Gt(), ast.Lt()
_EQUAL, _UNEQUAL = ast.Eq(), ast.NotEq()
_ZERO, _ONE, _TWO = constant(0), constant(1), constant(2)
_ROUNDING = frozenset({"floor", "ceil", "round"})

_HIGHEST_PLAIN_POWER = 4
_FEWEST_OF_A_GROUP = 3


class InterpretedOnlyError(Exception):
    """Raised if a formula has no fast code and is always interpreted."""


def generate_fast(root: TypedNode, environment: Environment) -> tuple[Expression, bool]:
    """Return the fast code of a formula.

    Args:
        root: The formula.
        environment: What it calls.

    Returns:
        The expression, and whether it is plain: it calls nothing that could make a fault of its own, so that a
        division by zero can only mean that the number is undefined (as long as there is no fault on the sheet).

    Raises:
        InterpretedOnlyError: It cannot be written so.
    """
    generator = _FastGenerator(environment)
    return generator.value(root), generator.is_plain


def _tests_give_one_or_zero(node: TypedNode) -> bool:
    """Return whether the test of a node is a bool itself, not merely truthy."""
    match node:
        case typed_tree.Comparison():
            return node.operator != "!=" or node.of is ValueType.TEXT
        case _:
            return isinstance(node, typed_tree.Not)


def _plain_group(vector: Vector) -> tuple[str, tuple[str, ...]] | None:
    """Return variable and keys of a vector that reads several values of one scope, else None."""
    parts = vector.parts
    if len(parts) < _FEWEST_OF_A_GROUP:
        return None
    keys, variables = [], set()
    for part in parts:
        read = part.body
        if part.loops or part.filter or not isinstance(read, typed_tree.Read) or "<" in read.key:
            return None
        keys.append(read.key)
        variables.add(read.var)
    return (variables.pop(), tuple(keys)) if len(variables) == 1 else None


class _FastGenerator:
    """Generates the fast code of one formula."""

    def __init__(self, environment: Environment) -> None:
        self.environment = environment
        self.folded: dict[tuple[str, str], str] = {}
        self.loops = 0
        self.temporaries = 0
        self.is_plain = True

    def value(self, node: TypedNode) -> Expression:  # noqa: PLR0911 # one for each kind of node
        """Return the code of a value (None for an undefined name that is passed on)."""
        match node:
            case typed_tree.Read():
                return self.read_or_fallback(node)
            case typed_tree.Arithmetic():
                return self.arithmetic(node)
            case typed_tree.Const():
                return self.environment.constant(node.value)
            case typed_tree.Aggregate():
                return self.aggregate(node)
            case typed_tree.Call():
                return self.invoke(node)
            case typed_tree.Conditional():
                return self.choice(node)
            case typed_tree.Comparison() | typed_tree.Not() | typed_tree.Logic():
                return conditional(self.test(node), _ONE, _ZERO)
            case _:
                return self.rare_node(node)

    def read(self, node: typed_tree.Read) -> Expression:
        return subscript(node.var, node.key)

    def read_or_fallback(self, node: typed_tree.Read) -> Expression:
        """Return the code of a read with its fallback."""
        value = self.read(node)
        if node.fallback is None:
            return value
        return conditional(is_none(value), constant(node.fallback), self.read(node))

    def raising(self, node: TypedNode) -> Expression:
        """Return the code of a value that raises if undefined."""
        return self.read(node) if isinstance(node, typed_tree.Read) else self.value(node)

    def choice(self, node: typed_tree.Conditional) -> Expression:
        """Return the code of a conditional; its branches reuse a text folded by the condition."""
        outer = self.folded
        match node.condition:
            case (
                typed_tree.Comparison(
                    operator="==" | "!=", left=typed_tree.Read(var, key), of=ValueType.TEXT
                ) as comparison
            ) if not self.loops and (var, key) not in outer:
                name = f"t{len(outer)}"
                condition = self.comparison(comparison, name)
                self.folded = {**outer, (var, key): name}
            case _:
                condition = self.test(node.condition)
        then, other = self.value(node.then), self.value(node.other)
        self.folded = outer
        return conditional(condition, then, other)

    def rare_node(
        self,
        node: typed_tree.ReferenceRead
        | typed_tree.Negate
        | typed_tree.Power
        | typed_tree.Count
        | typed_tree.Default
        | typed_tree.Lookup,
    ) -> Expression:
        match node:
            case typed_tree.ReferenceRead():
                if node.fallback is not None:
                    raise InterpretedOnlyError
                return entry(subscript(node.var, node.slot), node.key)
            case typed_tree.Negate():
                return unary(_MINUS, self.operand(node.operand))
            case typed_tree.Power():
                return self.power(node)
            case typed_tree.Count():
                return self.count(node.vector)
            case typed_tree.Default():
                return self.default(node)
            case typed_tree.Lookup():
                self.is_plain = False
                keys = sequence([self.value(key) for key in node.keys])
                column = [] if node.column is None else [self.value(node.column)]
                return call(f"fast_table_{node.table.name}", keys, *column)
            case _:
                assert_never(node)

    def operand(self, node: TypedNode) -> Expression:
        """Return the code of an arithmetic operand; bools count as 1 and 0."""
        if node.type is ValueType.ANY:
            raise InterpretedOnlyError
        return self.test(node) if _tests_give_one_or_zero(node) else self.raising(node)

    def test(self, node: TypedNode) -> Expression:
        """Return the code of a condition: true if not 0; raises for anything but a number."""
        match node:
            case typed_tree.Comparison():
                return self.comparison(node)
            case typed_tree.Not():
                return unary(_NOT, self.test(node.operand))
            case typed_tree.Logic():
                operator = _AND if node.operator == "and" else _OR
                return logical(operator, [self.test(operand) for operand in node.operands])
            case typed_tree.Arithmetic():
                return self.arithmetic(node)
            case _:
                if node.type is ValueType.ANY:
                    raise InterpretedOnlyError
                return unary(_PLUS, self.raising(node))

    def comparison(self, node: typed_tree.Comparison, keep: str = "") -> Expression:
        """Return the code of a comparison; ``keep`` names a variable for the folded left text."""
        if node.of is ValueType.ANY:
            raise InterpretedOnlyError
        if node.operator in _ORDER:
            return compare(self.operand(node.left), _ORDER[node.operator], self.operand(node.right))
        if node.of is ValueType.TEXT:
            operator = _EQUAL if node.operator == "==" else _UNEQUAL
            left = self.text(node.left)
            return compare(walrus(keep, left) if keep else left, operator, self.text(node.right))
        difference = binary(self.operand(node.left), _SUBTRACT, self.operand(node.right))
        return unary(_NOT, difference) if node.operator == "==" else difference

    def text(self, node: TypedNode) -> Expression:
        """Return the code of a folded text."""
        if isinstance(node, typed_tree.Const):
            if not isinstance(node.value, str):
                raise InterpretedOnlyError
            return constant(fold(node.value))
        if isinstance(node, typed_tree.Read) and (node.var, node.key) in self.folded:
            return variable(self.folded[node.var, node.key])
        return folded(self.value(node))

    def arithmetic(self, node: typed_tree.Arithmetic) -> Expression:
        if len(node.rest) > LONGEST_CHAIN:
            raise InterpretedOnlyError
        total = self.operand(node.first)
        for operator, operand in node.rest:
            right = self.operand(operand)
            total = call("divide", total, right) if operator == "/" else binary(total, _BINARY[operator], right)
        return total

    def power(self, node: typed_tree.Power) -> Expression:
        """Return the code of a small power of a plain number; larger ones are interpreted."""
        match node.base, node.exponent:
            case typed_tree.Read(), typed_tree.Const(value=int(exponent)) if 1 <= exponent <= _HIGHEST_PLAIN_POWER:
                return binary(self.operand(node.base), _POWER, constant(exponent))
        raise InterpretedOnlyError

    def default(self, node: typed_tree.Default) -> Expression:
        if not isinstance(node.value, typed_tree.Read | typed_tree.ReferenceRead):
            raise InterpretedOnlyError
        if isinstance(node.value, typed_tree.Read):
            is_undefined = is_none(self.value(node.value))
            return conditional(is_undefined, self.value(node.other), self.value(node.value))
        return self.default_of_named(node.value, node.other)

    def default_of_named(self, read: typed_tree.ReferenceRead, other: TypedNode) -> Expression:
        """Return the code of ``default`` for a referenced value, looked up once if possible."""
        row, value = subscript(read.var, read.slot), self.value(read)
        if self.loops:
            of_row = conditional(is_none(value), self.value(other), value)
            return conditional(is_none(row), self.value(other), of_row)
        row_name, value_name = self.temporary(), self.temporary()
        kept_value = entry(variable(row_name), read.key)
        has_no_row = is_none(walrus(row_name, row))
        is_undefined = is_none(walrus(value_name, kept_value))
        return conditional(logical(_OR, [has_no_row, is_undefined]), self.value(other), variable(value_name))

    def invoke(self, node: typed_tree.Call) -> Expression:
        function = node.function.name
        if f"fast_{function}" in self.environment.names:
            if (folded_call := self.environment.constant_call(node)) is not None:
                return folded_call
            self.is_plain = False
            takes_indices = node.function.takes_indices
            return call(
                f"fast_{function}",
                *(self.indexed_arguments(node) if takes_indices else map(self.argument, node.arguments)),
            )
        argument = cast("TypedNode", node.arguments[0])  # the checker refuses vectors here
        if function in _ROUNDING and isinstance(argument, typed_tree.Arithmetic):
            divided = self.divided(argument)
            if divided is not None:
                return self.rounded(function, *divided)
        return call(function, self.value_of_number(argument))

    def value_of_number(self, node: TypedNode) -> Expression:
        if node.type is ValueType.ANY:
            raise InterpretedOnlyError
        return self.value(node)

    def indexed_arguments(self, node: typed_tree.Call) -> list[Expression]:
        """Return the arguments of a function that takes indices."""
        indices = self.argument(node.arguments[0])
        return [indices, *(self.entries_at(indices, part) for part in node.arguments[1:])]

    def entries_at(self, indices: Expression, node: TypedNode | Vector) -> Expression:
        if not isinstance(node, Vector):
            return self.value(node)
        getter, entries = self.environment.entry_getter(node, self.argument)
        return call(getter, indices, entries)

    def argument(self, node: TypedNode | Vector) -> Expression:
        if not isinstance(node, Vector):
            return self.value(node)
        items = self.items(node)
        return items if isinstance(items, ast.Call | ast.Tuple) else call("tuple", items)

    def divided(self, node: typed_tree.Arithmetic) -> tuple[Expression, Expression] | None:
        """Split ``a * b / c`` into ``a * b`` and ``c``; ``a + b / 3`` into ``a * 3 + b`` and ``3``."""
        *heads, (operator, last) = node.rest
        if operator == "/":
            dividend = self.arithmetic(typed_tree.Arithmetic(node.first, tuple(heads))) if heads else None
            return dividend or self.operand(node.first), self.operand(last)
        match operator, last:
            case "+", typed_tree.Arithmetic(first=first, rest=(("/", typed_tree.Const(value=int(divisor))),)) if (
                divisor != 0
            ):
                others = self.arithmetic(typed_tree.Arithmetic(node.first, tuple(heads))) if heads else None
                others = others or self.operand(node.first)
                scaled = binary(others, _MULTIPLY, constant(divisor))
                return binary(scaled, _BINARY["+"], self.operand(first)), constant(divisor)
        return None

    def rounded(self, function: str, dividend: Expression, divisor: Expression) -> Expression:
        """Return a rounded quotient: ``a // b``, ``-(-a // b)``, ``(2*a + b) // (2*b)``."""
        if function == "floor":
            return binary(dividend, _FLOOR, divisor)
        if function == "ceil":
            return unary(_MINUS, binary(unary(_MINUS, dividend), _FLOOR, divisor))
        half_more = binary(binary(_TWO, _MULTIPLY, dividend), _BINARY["+"], divisor)
        return binary(half_more, _FLOOR, binary(_TWO, _MULTIPLY, divisor))

    def aggregate(self, node: typed_tree.Aggregate) -> Expression:
        if node.type is ValueType.ANY or any(part.type is ValueType.ANY for part in node.arguments):
            raise InterpretedOnlyError
        match node.arguments:
            case (Vector() as vector,):
                return call(node.function, self.items(vector, raises=node.function == "sum"))
            case (single,) if not isinstance(single, Vector):
                return unary(_PLUS, self.raising(single))
            case (typed_tree.Const(value=int(limit)), other) | (other, typed_tree.Const(value=int(limit))):
                if node.function != "sum" and not self.loops and not isinstance(other, Vector):
                    return self.limited(node.function, limit, other)
        items: list[Expression] = []
        for part in node.arguments:
            items.append(star(self.items(part)) if isinstance(part, Vector) else self.value(part))
        return call(node.function, sequence(items))

    def limited(self, function: str, limit: int, other: TypedNode) -> Expression:
        """Return the code of ``max(0, x)`` as a conditional, which is several times faster."""
        value = self.raising(other)
        name = self.temporary()
        compared = compare(walrus(name, value), _GREATER if function == "max" else _LESS, constant(limit))
        return conditional(compared, variable(name), constant(limit))

    def temporary(self) -> str:
        """Return the name of a new temporary variable."""
        self.temporaries += 1
        return f"m{self.temporaries}"

    def items(self, vector: Vector, *, raises: bool = False) -> Expression:
        """Return the code of the values of a vector; with ``raises``, undefined ones raise anyway."""
        if (group := _plain_group(vector)) is not None:
            var, keys = group
            return call_of(self.environment.getter(keys), variable(var))
        if len(vector.parts) == 1 and vector.parts[0].loops:
            return self.part(vector.parts[0], raises=raises)
        parts = [(self.part(part, raises=raises), part) for part in vector.parts]
        return sequence([star(found) if part.loops or part.filter else found for found, part in parts])

    def part(self, part: VectorPart, *, raises: bool) -> Expression:
        """Return the code of the values of a part: a list, or the value alone without loops and filter."""
        self.loops += len(part.loops)
        body: Expression = _ONE
        if part.body is not None:
            body = self.raising(part.body) if raises else self.value(part.body)
        condition = None if part.filter is None else self.test(part.filter)
        self.loops -= len(part.loops)
        if part.loops:
            return comprehension(body, [(loop.var, loop.container, loop.key) for loop in part.loops], condition)
        return body if condition is None else conditional(condition, sequence([body]), sequence([]))

    def count(self, vector: Vector) -> Expression:
        match vector.parts:
            case (VectorPart(loops=(loop,), filter=None),):
                return call("len", subscript(loop.container, loop.key))
        ones = tuple(VectorPart(part.loops, None, filter=part.filter) for part in vector.parts)
        return call("len", self.items(Vector(ones, ValueType.NUMBER)))
