"""Syntax trees: printing, walking, equality."""

from __future__ import annotations

import pytest
from hypothesis import assume, given

from core.formula import names, parse, to_text
from core.formula.syntax import Name, Node, NumberLiteral, Unary, children, level, walk
from tests.helpers.formula_strategies import written_trees


@given(written_trees)
def test_printed_trees_parse_to_the_same_tree(tree: Node) -> None:
    text = to_text(tree)
    assume(len(text) <= 2000)
    read = parse(text)
    assert read == tree
    assert to_text(read) == text


@given(written_trees)
def test_walk_yields_every_node(tree: Node) -> None:
    assert list(walk(tree))[1:] == [part for child in children(tree) for part in walk(child)]
    assert 0 <= level(tree) <= 9


def test_redundant_brackets_are_not_printed() -> None:
    assert to_text(parse("((a)) + ((b * c)) - (d)")) == "a + b * c - d"
    assert to_text(parse("(a - b) - c")) == "(a - b) - c"
    assert to_text(parse("a - (b - c)")) == "a - (b - c)"


EVERY_KIND = (
    "-a if not a < b else none",
    'sum(armor[]: 2 ** rank if place == "head" else 0)',
    "max(a, b) + round(a / 3)",
)


@pytest.mark.parametrize("text", EVERY_KIND)
def test_every_kind_of_node_is_printed_as_written(text: str) -> None:
    tree = parse(text)
    assert to_text(tree) == text
    assert list(walk(tree))[1:] == [part for child in children(tree) for part in walk(child)]


def test_decimals_are_printed_whole() -> None:
    assert to_text(parse("24.980 + 0.05")) == "24.98 + 0.05"


def test_nodes_can_be_replaced_by_values() -> None:
    filled = to_text(parse("a - a ** 2 * (a + b)"), lambda node: "-3" if node == Name("a") else None)
    assert filled == "(-3) - (-3) ** 2 * ((-3) + b)"


def test_names_are_listed_once_each() -> None:
    assert names(parse("a + sum(armor[]: rank * a) + count(items[])")) == ("a", "armor[]", "rank", "items[]")


def test_trees_are_equal_at_any_position() -> None:
    assert parse("  -1") == Unary("-", NumberLiteral(1))
