"""Parser: grammar, limits, and error messages."""

from __future__ import annotations

from fractions import Fraction

import pytest

from core.errors import FormulaError
from core.formula import parse
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

A, B, C = Name("a"), Name("b"), Name("c")

TREES: list[tuple[str, Node]] = [
    ("24.98", NumberLiteral(Fraction(2498, 100))),
    ("007", NumberLiteral(7)),
    ("2.50", NumberLiteral(Fraction(5, 2))),
    ("3.0", NumberLiteral(3)),
    ("1000000000000000", NumberLiteral(10**15)),
    ('"long sword"', TextLiteral("long sword")),
    ("none", NoneLiteral()),
    ("-2 ** 2", Unary("-", Power(NumberLiteral(2), NumberLiteral(2)))),
    ("2 ** -1", Power(NumberLiteral(2), Unary("-", NumberLiteral(1)))),
    ("a ** b ** c", Power(A, Power(B, C))),
    ("a - b - c", Chain(A, (("-", B), ("-", C)))),
    ("a - b * c", Chain(A, (("-", Chain(B, (("*", C),))),))),
    ("a * -b", Chain(A, (("*", Unary("-", B)),))),
    ("a if b else c if a else b", Conditional(A, B, Conditional(C, A, B))),
    ("a or b and not c", Chain(A, (("or", Chain(B, (("and", Unary("not", C)),))),))),
    ("not a == b", Unary("not", Compare("==", A, B))),
    ("a + b < c", Compare("<", Chain(A, (("+", B),)), C)),
    ("sum(armor[]: a * b)", Call("sum", (ForEach("armor", Chain(A, (("*", B),))),))),
    ("max(0, list[].key)", Call("max", (NumberLiteral(0), Name("list[].key")))),
    ("sum(stances[].uses[].legs[].x)", Call("sum", (Name("stances[].uses[].legs[].x"),))),
    ("count(weapons[])", Call("count", (Name("weapons[]"),))),
    ("sum(armor[].<p>_worn)", Call("sum", (Name("armor[].<p>_worn"),))),
    ("<p> * a", Chain(Name("<p>"), (("*", A),))),
    ("rolls.2.d6", Name("rolls.2.d6")),
    (" (\t(a)\r\n) ", A),
    ("f()", Call("f", ())),
    ("a<b", Compare("<", A, B)),
]


@pytest.mark.parametrize(("text", "tree"), TREES, ids=[text for text, _ in TREES])
def test_text_becomes_tree(text: str, tree: Node) -> None:
    assert parse(text) == tree


REFUSALS = [
    ("", "formula_empty", 1),
    ("   ", "formula_empty", 1),
    ("1 + ", "formula_ends", 4),
    ("a b", "word_unexpected", 3),
    ("(a", "formula_ends", 3),
    ("a)", "word_unexpected", 2),
    ("a < b < c", "comparison_chained", 7),
    ("a if b", "formula_ends", 7),
    ("sum(a,)", "word_unexpected", 7),
    ("a = b", "letter_unknown", 3),
    ("a  & b", "letter_unknown", 4),
    ("'x'", "letter_unknown", 1),
    ("weapons[0].x", "letter_unknown", 8),
    ("é", "letter_unknown", 1),
    ('a == "b', "text_open", 6),
    ("1.", "letter_unknown", 2),
    ("1000000000000001", "number_too_large", 1),
    ("1000000000000000.5", "number_too_large", 1),
    ("0." + "1" * 31, "number_too_fine", 1),
    ("items[]: a", "word_unexpected", 8),
    ("if", "word_unexpected", 1),
    ("a ++", "word_unexpected", 4),
]


@pytest.mark.parametrize(("text", "code", "column"), REFUSALS, ids=[text[:20] for text, _, _ in REFUSALS])
def test_invalid_formulas_are_refused_with_their_column(text: str, code: str, column: int) -> None:
    with pytest.raises(FormulaError) as refusal:
        parse(text)
    assert (refusal.value.message.code, refusal.value.column) == (code, column)
    assert "{" not in str(refusal.value)


@pytest.mark.parametrize(
    "text",
    ["(" * 51 + "1" + ")" * 51, "-" * 51 + "1", "not " * 51 + "1", "1 if 1 else " * 51 + "1", "2 ** " * 51 + "1"],
    ids=["brackets", "signs", "not", "choices", "powers"],
)
def test_depth_is_limited(text: str) -> None:
    with pytest.raises(FormulaError) as refusal:
        parse(text)
    assert refusal.value.message.code == "formula_too_deep"


def test_depth_of_fifty_is_read() -> None:
    assert parse("(" * 50 + "1" + ")" * 50) == NumberLiteral(1)


def test_long_chains_are_not_deep() -> None:
    tree = parse("+".join(["1"] * 1000))
    assert isinstance(tree, Chain)
    assert len(tree.rest) == 999


def test_length_is_limited() -> None:
    assert parse("1" + " " * 1999) == NumberLiteral(1)
    for text in ("1" + " " * 2000, "(" * 100_000, "9**" * 100_000):
        with pytest.raises(FormulaError) as refusal:
            parse(text)
        assert refusal.value.message.code == "formula_too_long"


def test_nodes_have_their_position() -> None:
    text = "1 + floor( a.b / 2)"
    tree = parse(text)
    assert isinstance(tree, Chain)
    call = tree.rest[0][1]
    assert text[slice(*call.span)] == "floor( a.b / 2)"
    assert isinstance(call, Call)
    assert text[slice(*call.arguments[0].span)] == "a.b / 2"
