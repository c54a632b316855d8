"""The fast way of writing a formula: plain operators that raise wherever something is not a number.

What makes it right: arithmetic and ``< <= > >=`` raise for None, for a fault and for a text beside a number; ``==``
does not, so numbers are subtracted and compared with 0, and texts are folded, which raises for anything else. A value
that is only tested for being 0 gets a plus sign, which raises as well. Where a value may be a text or a number, plain
operators could join texts, so such formulas are left to the careful way.
"""

from __future__ import annotations

import ast
from collections.abc import Mapping
from typing import assert_never

from core.formula import bound
from core.formula.bound import Bound, Part, Vector
from core.formula.environment import Environment
from core.formula.python_tree import (
    LOAD,
    BinaryNode,
    CallNode,
    ChoiceNode,
    CompareNode,
    ConstantNode,
    Expression,
    LogicNode,
    StarNode,
    Statement,
    SubscriptNode,
    TupleNode,
    UnaryNode,
    assigned,
    call,
    comprehension,
    entry,
    folded,
    keep,
    sequence,
    variable,
)
from core.formula.schema import fill_marks
from core.formula.values import ValueType, fold

SMALL = 1_000
"""An int nearer to 0 keeps every limit of results."""

LONGEST_CHAIN = 30
"""Operands of one level that are written as nested operators; the compiler would refuse a deep tree."""

_BINARY = {"+": ast.Add(), "-": ast.Sub(), "*": ast.Mult()}
_ORDER: dict[str, ast.cmpop] = {"<": ast.Lt(), "<=": ast.LtE(), ">": ast.Gt(), ">=": ast.GtE()}
_FLOOR, _SUBTRACT, _MULTIPLY, _POWER = ast.FloorDiv(), ast.Sub(), ast.Mult(), ast.Pow()
_NOT, _PLUS, _MINUS = ast.Not(), ast.UAdd(), ast.USub()
_AND, _OR = ast.And(), ast.Or()
_GREATER, _LESS = ast.Gt(), ast.Lt()
_IS, _EQUAL, _UNEQUAL = ast.Is(), ast.Eq(), ast.NotEq()
_ONE, _TWO, _ZERO, _NONE = ConstantNode(1), ConstantNode(2), ConstantNode(0), ConstantNode(None)
_ROUNDING = frozenset({"floor", "ceil", "round"})
_SHEET = "v"
_ROW = "r"
"""The variables of the rows that a formula stands in begin with it."""

_HIGHEST_PLAIN_POWER = 4
_FEWEST_OF_A_GROUP = 3


class CarefulOnlyError(Exception):
    """The formula cannot be written the fast way."""


def write_fast(
    root: Bound, environment: Environment, members: Mapping[str, str], lifted: list[Statement] | None = None
) -> tuple[Expression, bool]:
    """Write a formula the fast way.

    Args:
        root: The formula.
        environment: What it calls.
        members: What family marks stand for; without them they stay in the keys.
        lifted: Where the formula is computed in row after row, this collects what is the same in all of them and has to
            be done before.

    Returns:
        The expression, and whether it is plain: it calls nothing that could make a fault of its own, so that a
        division by zero can only mean that the number is undefined (as long as there is no fault on the sheet).

    Raises:
        CarefulOnlyError: It cannot be written so.
    """
    writer = _Fast(environment, members, lifted)
    return writer.value(root), writer.is_plain


def write_term(body: Bound, environment: Environment, members: Mapping[str, str]) -> Expression:
    """Write one part of a sum, which raises where it is undefined; see :mod:`core.formula.running_sums`."""
    writer = _Fast(environment, members)
    writer.loops = 1
    return writer.raising(body)


def is_small(node: Bound) -> bool:
    """Return whether a formula gives a small whole number, whatever it reads: a condition does, or a choice of numbers."""
    match node:
        case bound.Comparison() | bound.Opposite() | bound.Logic():
            return True
        case bound.Const(value=int(value)):
            return -SMALL < value < SMALL
        case bound.Pick():
            return is_small(node.then) and is_small(node.other)
        case _:
            return False


def _tests_give_one_or_zero(node: Bound) -> bool:
    """Return whether what :meth:`_Fast.test` writes is true or false itself, not merely something that counts as true."""
    match node:
        case bound.Comparison():
            return node.operator != "!=" or node.of is ValueType.TEXT
        case _:
            return isinstance(node, bound.Opposite)


def _plain_group(vector: Vector) -> tuple[str, tuple[str, ...]] | None:
    """Return the variable and the keys of a vector that reads several values of one place, the same for every member."""
    parts = vector.parts
    if len(parts) < _FEWEST_OF_A_GROUP:
        return None
    keys, places = [], set()
    for part in parts:
        read = part.body
        if part.loops or not isinstance(read, bound.Read) or "<" in read.key:
            return None
        keys.append(read.key)
        places.add(read.var)
    return (places.pop(), tuple(keys)) if len(places) == 1 else None


def _is_of_sheet(vector: Vector) -> bool:
    """Return whether a vector reads columns of lists and numbers of the sheet, so that it is the same in every row."""
    read = [part.body for part in vector.parts if part.body is not None]
    containers = [loop.container for part in vector.parts for loop in part.loops]
    places = [each.var if isinstance(each, bound.Read) else _ROW for each in read]
    return not any(place.startswith(_ROW) for place in (*places, *containers))


class _Fast:
    """Writes one formula."""

    def __init__(
        self, environment: Environment, members: Mapping[str, str], lifted: list[Statement] | None = None
    ) -> None:
        self.environment = environment
        self.members = members
        self.lifted = lifted
        self.folded: dict[tuple[str, str], str] = {}
        self.ahead: dict[Expression, str] = {}
        self.loops = 0
        self.kept = 0
        self.is_plain = True

    def value(self, node: Bound) -> Expression:  # noqa: PLR0911 # one for each kind of node
        """Write what gives the value itself (None where a name that is merely passed on is undefined)."""
        match node:
            case bound.Read():
                return self.counted(node)
            case bound.Arithmetic():
                return self.arithmetic(node)
            case bound.Const():
                return self.environment.constant(node.value)
            case bound.Aggregate():
                return self.aggregate(node)
            case bound.Invoke():
                return self.invoke(node)
            case bound.Pick():
                return self.choice(node)
            case bound.Comparison() | bound.Opposite() | bound.Logic():
                return ChoiceNode(self.test(node), _ONE, _ZERO)
            case _:
                return self.seldom(node)

    def read(self, node: bound.Read) -> Expression:
        found = entry(node.var, fill_marks(node.key, self.members) if self.members else node.key)
        return self.lift(found) if node.var == _SHEET else found

    def lift(self, found: Expression) -> Expression:
        """Write what is the same in row after row before them, once; where one is computed it stays in its place."""
        if self.lifted is None:
            return found
        if found not in self.ahead:
            self.ahead[found] = f"w{len(self.lifted)}"
            self.lifted.append(keep(self.ahead[found], found))
        return variable(self.ahead[found])

    def counted(self, node: bound.Read) -> Expression:
        """Write a value that is passed on; what it counts where it is undefined takes its place."""
        found = self.read(node)
        if node.instead is None:
            return found
        return ChoiceNode(CompareNode(found, [_IS], [_NONE]), ConstantNode(node.instead), self.read(node))

    def raising(self, node: Bound) -> Expression:
        """Write a value where one that is undefined raises, so that the careful way sees to it."""
        return self.read(node) if isinstance(node, bound.Read) else self.value(node)

    def choice(self, node: bound.Pick) -> Expression:
        """Write a choice; a text that its condition has folded need not be folded again in its branches."""
        outer = self.folded
        match node.condition:
            case bound.Comparison(operator="==" | "!=", left=bound.Read(var, key), of=ValueType.TEXT) as comparison if (
                not self.loops and (var, key) not in outer
            ):
                name = f"t{len(outer)}"
                condition = self.comparison(comparison, name)
                self.folded = {**outer, (var, key): name}
            case _:
                condition = self.test(node.condition)
        then, other = self.value(node.then), self.value(node.other)
        self.folded = outer
        return ChoiceNode(condition, then, other)

    def seldom(
        self, node: bound.RefRead | bound.Sign | bound.Raised | bound.Count | bound.Default | bound.Lookup
    ) -> Expression:
        match node:
            case bound.RefRead():
                if node.instead is not None:
                    raise CarefulOnlyError
                return SubscriptNode(entry(node.var, node.slot), ConstantNode(node.key), LOAD)
            case bound.Sign():
                return UnaryNode(_MINUS, self.operand(node.operand))
            case bound.Raised():
                return self.power(node)
            case bound.Count():
                return self.count(node.vector)
            case bound.Default():
                return self.default(node)
            case bound.Lookup():
                self.is_plain = False
                keys = sequence([self.value(key) for key in node.keys])
                column = [] if node.column is None else [self.value(node.column)]
                return call(f"fast_table_{node.table.name}", keys, *column)
            case _:
                assert_never(node)

    def operand(self, node: Bound) -> Expression:
        """Write an operand of arithmetic; true and false count 1 and 0 there."""
        if node.type is ValueType.ANY:
            raise CarefulOnlyError
        return self.test(node) if _tests_give_one_or_zero(node) else self.raising(node)

    def test(self, node: Bound) -> Expression:
        """Write a condition: what is not 0 is true, what is no number raises."""
        match node:
            case bound.Comparison():
                return self.comparison(node)
            case bound.Opposite():
                return UnaryNode(_NOT, self.test(node.operand))
            case bound.Logic():
                operator = _AND if node.operator == "and" else _OR
                return LogicNode(operator, [self.test(operand) for operand in node.operands])
            case bound.Arithmetic():
                return self.arithmetic(node)
            case _:
                if node.type is ValueType.ANY:
                    raise CarefulOnlyError
                return UnaryNode(_PLUS, self.raising(node))

    def comparison(self, node: bound.Comparison, keep: str = "") -> Expression:
        """Write a comparison; ``keep`` names a variable that keeps the folded text on its left."""
        if node.of is ValueType.ANY:
            raise CarefulOnlyError
        if node.operator in _ORDER:
            return CompareNode(self.operand(node.left), [_ORDER[node.operator]], [self.operand(node.right)])
        if node.of is ValueType.TEXT:
            operator = _EQUAL if node.operator == "==" else _UNEQUAL
            left = self.text(node.left)
            return CompareNode(assigned(keep, left) if keep else left, [operator], [self.text(node.right)])
        difference = BinaryNode(self.operand(node.left), _SUBTRACT, self.operand(node.right))
        return UnaryNode(_NOT, difference) if node.operator == "==" else difference

    def text(self, node: Bound) -> Expression:
        """Write a text made comparable."""
        if isinstance(node, bound.Const):
            if not isinstance(node.value, str):
                raise CarefulOnlyError
            return ConstantNode(fold(node.value))
        if isinstance(node, bound.Read) and (node.var, node.key) in self.folded:
            return variable(self.folded[node.var, node.key])
        return folded(self.value(node))

    def arithmetic(self, node: bound.Arithmetic) -> Expression:
        if len(node.rest) > LONGEST_CHAIN:
            raise CarefulOnlyError
        total = self.operand(node.first)
        for operator, operand in node.rest:
            right = self.operand(operand)
            total = call("divide", total, right) if operator == "/" else BinaryNode(total, _BINARY[operator], right)
        return total

    def power(self, node: bound.Raised) -> Expression:
        """Write a small power of a plain number; others could grow without bound and are watched."""
        match node.base, node.exponent:
            case bound.Read(), bound.Const(value=int(exponent)) if 1 <= exponent <= _HIGHEST_PLAIN_POWER:
                return BinaryNode(self.operand(node.base), _POWER, ConstantNode(exponent))
        raise CarefulOnlyError

    def default(self, node: bound.Default) -> Expression:
        if not isinstance(node.value, bound.Read | bound.RefRead):
            raise CarefulOnlyError
        if isinstance(node.value, bound.Read):
            is_undefined = CompareNode(self.value(node.value), [_IS], [_NONE])
            return ChoiceNode(is_undefined, self.value(node.other), self.value(node.value))
        return self.default_of_named(node.value, node.other)

    def default_of_named(self, read: bound.RefRead, other: Bound) -> Expression:
        """Write a value of the row that a row names; each of the two is looked up once, where it can be kept."""
        row, value = entry(read.var, read.slot), self.value(read)
        if self.loops:
            of_row = ChoiceNode(CompareNode(value, [_IS], [_NONE]), self.value(other), value)
            return ChoiceNode(CompareNode(row, [_IS], [_NONE]), self.value(other), of_row)
        kept_row, kept = self.name(), self.name()
        found = SubscriptNode(variable(kept_row), ConstantNode(read.key), LOAD)
        names_nobody = CompareNode(assigned(kept_row, row), [_IS], [_NONE])
        is_undefined = CompareNode(assigned(kept, found), [_IS], [_NONE])
        return ChoiceNode(LogicNode(_OR, [names_nobody, is_undefined]), self.value(other), variable(kept))

    def invoke(self, node: bound.Invoke) -> Expression:
        function = node.function.name
        if f"fast_{function}" in self.environment.names:
            if (known := self.environment.known(node)) is not None:
                return known
            self.is_plain = False
            picks = node.function.picks
            return call(f"fast_{function}", *(self.picked(node) if picks else map(self.argument, node.arguments)))
        (argument,) = node.arguments
        if function in ("harmonic", "harmonic_count") or isinstance(argument, Vector):
            raise CarefulOnlyError
        if function in _ROUNDING and isinstance(argument, bound.Arithmetic):
            divided = self.divided(argument)
            if divided is not None:
                return self.rounded(function, *divided)
        return call(function, self.value_of_number(argument))

    def value_of_number(self, node: Bound) -> Expression:
        if node.type is ValueType.ANY:
            raise CarefulOnlyError
        return self.value(node)

    def picked(self, node: bound.Invoke) -> list[Expression]:
        """Write the arguments of a function that gets entries of its vectors by their places."""
        places = self.argument(node.arguments[0])
        return [places, *(self.at_places(places, part) for part in node.arguments[1:])]

    def at_places(self, places: Expression, node: Bound | Vector) -> Expression:
        if not isinstance(node, Vector):
            return self.value(node)
        pick, entries = self.environment.picking(node, self.argument)
        return call(pick, places, entries)

    def argument(self, node: Bound | Vector) -> Expression:
        if not isinstance(node, Vector):
            return self.value(node)
        items = self.items(node)
        found = items if isinstance(items, CallNode | TupleNode) else call("tuple", items)
        return found if self.loops or not _is_of_sheet(node) else self.lift(found)

    def divided(self, node: bound.Arithmetic) -> tuple[Expression, Expression] | None:
        """Split ``a * b / c`` into ``a * b`` and ``c``, and ``a + b / 3`` into ``(a) * 3 + b`` and ``3``."""
        *heads, (operator, last) = node.rest
        if operator == "/":
            dividend = self.arithmetic(bound.Arithmetic(node.first, tuple(heads))) if heads else None
            return dividend or self.operand(node.first), self.operand(last)
        match operator, last:
            case "+", bound.Arithmetic(first=first, rest=(("/", bound.Const(value=int(divisor))),)) if divisor != 0:
                others = self.arithmetic(bound.Arithmetic(node.first, tuple(heads))) if heads else None
                others = others or self.operand(node.first)
                scaled = BinaryNode(others, _MULTIPLY, ConstantNode(divisor))
                return BinaryNode(scaled, _BINARY["+"], self.operand(first)), ConstantNode(divisor)
        return None

    def rounded(self, function: str, dividend: Expression, divisor: Expression) -> Expression:
        """Write a rounded quotient by whole numbers alone: ``a // b``, ``-(-a // b)``, ``(2 * a + b) // (2 * b)``."""
        if function == "floor":
            return BinaryNode(dividend, _FLOOR, divisor)
        if function == "ceil":
            return UnaryNode(_MINUS, BinaryNode(UnaryNode(_MINUS, dividend), _FLOOR, divisor))
        half_more = BinaryNode(BinaryNode(_TWO, _MULTIPLY, dividend), _BINARY["+"], divisor)
        return BinaryNode(half_more, _FLOOR, BinaryNode(_TWO, _MULTIPLY, divisor))

    def aggregate(self, node: bound.Aggregate) -> Expression:
        if node.type is ValueType.ANY or any(part.type is ValueType.ANY for part in node.arguments):
            raise CarefulOnlyError
        match node.arguments:
            case (Vector() as vector,):
                return call(node.function, self.items(vector, raises=node.function == "sum"))
            case (single,) if not isinstance(single, Vector):
                return UnaryNode(_PLUS, self.raising(single))
            case (bound.Const(value=int(limit)), other) | (other, bound.Const(value=int(limit))):
                if node.function != "sum" and not self.loops and not isinstance(other, Vector):
                    return self.limited(node.function, limit, other)
        items: list[Expression] = []
        for part in node.arguments:
            items.append(StarNode(self.items(part), LOAD) if isinstance(part, Vector) else self.value(part))
        return call(node.function, sequence(items))

    def limited(self, function: str, limit: int, other: Bound) -> Expression:
        """Write ``max(0, x)`` as a choice, which is several times faster."""
        value = self.raising(other)
        name = self.name()
        compared = CompareNode(assigned(name, value), [_GREATER if function == "max" else _LESS], [ConstantNode(limit)])
        return ChoiceNode(compared, variable(name), ConstantNode(limit))

    def name(self) -> str:
        """Return a variable that keeps something within the formula."""
        self.kept += 1
        return f"m{self.kept}"

    def items(self, vector: Vector, *, raises: bool = False) -> Expression:
        """Write the values of a vector, in order; where what is undefined ``raises`` it is not looked for."""
        if (group := _plain_group(vector)) is not None:
            var, keys = group
            return CallNode(self.environment.getter(keys), [variable(var)], [])
        if len(vector.parts) == 1 and vector.parts[0].loops:
            return self.part(vector.parts[0], raises=raises)
        parts = [(self.part(part, raises=raises), part) for part in vector.parts]
        return sequence([StarNode(found, LOAD) if part.loops else found for found, part in parts])

    def part(self, part: Part, *, raises: bool) -> Expression:
        self.loops += len(part.loops)
        body: Expression = _ONE
        if part.body is not None:
            body = self.raising(part.body) if raises else self.value(part.body)
        self.loops -= len(part.loops)
        if not part.loops:
            return body
        return comprehension(body, [(loop.var, loop.container, loop.key) for loop in part.loops])

    def count(self, vector: Vector) -> Expression:
        match vector.parts:
            case (Part(loops=(loop,)),):
                return call("len", entry(loop.container, loop.key))
        ones = Vector(tuple(Part(part.loops, None) for part in vector.parts), ValueType.NUMBER)
        return call("len", self.items(ones))
