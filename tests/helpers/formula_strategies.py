"""Hypothesis strategies for formulas, and an independent evaluation of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from operator import add, mul, sub, truediv

from hypothesis import strategies as st

from core.formula.syntax import (
    Call,
    Chain,
    Compare,
    Conditional,
    ForEach,
    Name,
    Node,
    NoneLiteral,
    NumberLiteral,
    Power,
    TextLiteral,
    Unary,
)

WRITTEN_NAMES = ("a", "move_rate", "base.<a>", "<p>_armor", "ref.check", "row", "options.quirks", "x1.y2.z")
WRITTEN_LISTS = ("items", "stances[].uses", "all")
COMPARISONS = ("==", "!=", "<", "<=", ">", ">=")

decimals = st.builds(Fraction, st.integers(0, 10**6), st.sampled_from([1, 10, 100, 1000, 10**9]))
written_numbers = st.one_of(st.integers(0, 10**15), decimals).map(
    lambda value: NumberLiteral(int(value) if Fraction(value).denominator == 1 else value)
)


def chains(operands: st.SearchStrategy[Node], operators: Sequence[str]) -> st.SearchStrategy[Node]:
    """Return a strategy for operands of one level."""
    rest = st.lists(st.tuples(st.sampled_from(operators), operands), min_size=1, max_size=3).map(tuple)
    return st.builds(Chain, operands, rest)


def operations(parts: st.SearchStrategy[Node]) -> st.SearchStrategy[Node]:
    """Return a strategy for every operator over some parts."""
    return st.one_of(
        chains(parts, "+-"),
        chains(parts, "*/"),
        chains(parts, ["and"]),
        chains(parts, ["or"]),
        st.builds(Unary, st.sampled_from(["-", "not"]), parts),
        st.builds(Compare, st.sampled_from(COMPARISONS), parts, parts),
        st.builds(Conditional, parts, parts, parts),
    )


def _written(parts: st.SearchStrategy[Node]) -> st.SearchStrategy[Node]:
    arguments = st.one_of(parts, st.builds(ForEach, st.sampled_from(WRITTEN_LISTS), parts))
    call = st.builds(
        Call, st.sampled_from(["sum", "floor", "game_function"]), st.lists(arguments, max_size=3).map(tuple)
    )
    return st.one_of(operations(parts), st.builds(Power, parts, parts), call)


_columns = st.builds(
    lambda name, key: Name(f"{name}[]{key}"), st.sampled_from(WRITTEN_LISTS), st.sampled_from(["", ".w"])
)
written_trees: st.SearchStrategy[Node] = st.recursive(
    st.one_of(
        written_numbers,
        st.text(st.characters(exclude_characters='"\r\n', exclude_categories=["Cs"]), max_size=5).map(TextLiteral),
        st.just(NoneLiteral()),
        st.sampled_from(WRITTEN_NAMES).map(Name),
        _columns,
    ),
    _written,
    max_leaves=12,
)
"""Every tree that the parser can give, whatever it means."""


def numeric_trees(names: Sequence[str], columns: Sequence[str]) -> st.SearchStrategy[Node]:
    """Trees that give numbers and whose names are known.

    Args:
        names: Numbers that may be named.
        columns: Columns of lists, ``items[].w``.
    """
    leaves: list[st.SearchStrategy[Node]] = [
        st.integers(0, 12).map(NumberLiteral),
        st.sampled_from([NumberLiteral(Fraction(1, 2)), NumberLiteral(Fraction(25, 4)), NumberLiteral(10**15)]),
    ]
    if names:
        leaves.append(st.sampled_from(list(names)).map(Name))

    def bigger(parts: st.SearchStrategy[Node]) -> st.SearchStrategy[Node]:
        found = [
            operations(parts),
            st.builds(lambda name, part: Call(name, (part,)), st.sampled_from(ONE_ARGUMENT), parts),
            st.builds(Call, st.sampled_from(["min", "max", "sum"]), st.tuples(parts, parts)),
            st.builds(lambda one, two: Call("default", (one, two)), parts, st.one_of(parts, st.just(NoneLiteral()))),
            st.builds(
                Power,
                parts,
                st.one_of(st.integers(0, 5).map(NumberLiteral), st.sampled_from(list(names or "1")).map(_atom)),
            ),
        ]
        if columns:
            column = st.sampled_from(list(columns)).map(Name)
            found.append(
                st.builds(lambda name, one: Call(name, (one,)), st.sampled_from(["sum", "min", "max"]), column)
            )
            found.append(st.builds(lambda name, *two: Call(name, two), st.sampled_from(["sum", "max"]), column, parts))
            found.append(column.map(lambda name: Call("count", (Name(name.key.partition("[]")[0] + "[]"),))))
        return st.one_of(found)

    return st.recursive(st.one_of(leaves), bigger, max_leaves=8)


ONE_ARGUMENT = ("floor", "ceil", "round", "trunc", "abs", "sqrt", "harmonic")


def _atom(name: str) -> Node:
    return NumberLiteral(1) if name == "1" else Name(name)


def reference(node: Node, values: Mapping[str, Fraction | None]) -> Fraction | None:  # noqa: PLR0911 # by kind of node
    """Evaluate a formula of numbers, names, operators, ``default`` and roundings independently."""
    match node:
        case NumberLiteral():
            return Fraction(node.value)
        case Name():
            return values[node.key]
        case NoneLiteral():
            return None
        case Conditional():
            condition = reference(node.condition, values)
            return None if condition is None else reference(node.then if condition else node.other, values)
        case Chain(rest=((("and" | "or") as word, _), *_)):
            return _logic(word, (node.first, *(part for _, part in node.rest)), values)
        case Call(function="default"):
            first = reference(node.arguments[0], values)
            return reference(node.arguments[1], values) if first is None else first
    parts = [reference(part, values) for part in _operands(node)]
    known = [part for part in parts if part is not None]
    return _apply(node, known) if len(known) == len(parts) else None


def _operands(node: Node) -> tuple[Node, ...]:
    match node:
        case Chain():
            return (node.first, *(part for _, part in node.rest))
        case Unary():
            return (node.operand,)
        case Compare():
            return (node.left, node.right)
        case Call():
            return node.arguments
    raise AssertionError(node)


def _logic(word: str, parts: Sequence[Node], values: Mapping[str, Fraction | None]) -> Fraction | None:
    for part in parts:
        value = reference(part, values)
        if value is None:
            return None
        if bool(value) == (word == "or"):
            return Fraction(int(bool(value)))
    return Fraction(int(word == "and"))


def _apply(node: Node, parts: list[Fraction]) -> Fraction | None:
    match node:
        case Unary(operator="-"):
            return -parts[0]
        case Unary():
            return Fraction(int(not parts[0]))
        case Compare():
            return Fraction(int(_compared(node.operator, *parts)))
        case Call():
            return _called(node.function, parts)
        case Chain():
            total = parts[0]
            for (operator, _), part in zip(node.rest, parts[1:], strict=True):
                if operator == "/" and part == 0:
                    return None
                total = _OPERATORS[operator](total, part)
            return total
    raise AssertionError(node)


_OPERATORS = {"+": add, "-": sub, "*": mul, "/": truediv}


def _compared(operator: str, left: Fraction, right: Fraction) -> bool:
    return {
        "==": left == right,
        "!=": left != right,
        "<": left < right,
        "<=": left <= right,
        ">": left > right,
        ">=": left >= right,
    }[operator]


def _called(function: str, parts: list[Fraction]) -> Fraction:  # noqa: PLR0911 # one for each function
    value = parts[0]
    floor = Fraction(value.numerator // value.denominator)
    match function:
        case "floor":
            return floor
        case "ceil":
            return floor if floor == value else floor + 1
        case "round":
            return floor + (1 if value - floor >= Fraction(1, 2) else 0)
        case "trunc":
            return floor if value >= 0 or floor == value else floor + 1
        case "abs":
            return abs(value)
        case "min":
            return min(parts)
        case "max":
            return max(parts)
        case "sum":
            return sum(parts, Fraction(0))
    raise AssertionError(function)
