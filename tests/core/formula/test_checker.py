"""Checks of formulas: errors for unknown names, wrong types and wrong arguments."""

from __future__ import annotations

import re

import pytest

from core.errors import FormulaError
from core.formula import Schema, ValueType, check, parse
from core.language import load_language
from tests.helpers.formula_language import SCHEMA

REFUSALS = [
    ("move", "x", "name_unknown", 1),
    ("1 + sevn", "x", "name_unknown", 5),
    ("weight_lb", "x", "name_unknown", 1),
    ("row", "x", "name_unknown", 1),
    ("ref.level", "x", "name_unknown", 1),
    ("ref.lost", "weapons[].result", "name_unknown", 1),
    ("base.<a>", "x", "name_unknown", 1),
    ("group", "x", "group_alone", 1),
    ("group + 1", "x", "group_alone", 1),
    ("sum(grup)", "x", "name_unknown", 5),
    ("weapons[]", "x", "list_alone", 1),
    ("1 + weapons[].weight_lb", "x", "list_alone", 5),
    ("sum(weapons[])", "x", "list_alone", 5),
    ("floor(weapons[]: weight_lb)", "x", "list_alone", 7),
    ("sum(weapon[].weight_lb)", "x", "list_unknown", 5),
    ("sum(weapon[]: 1)", "x", "list_unknown", 5),
    ("sum(uses[].cost)", "x", "list_unknown", 5),
    ("sum(stances[].use[].cost)", "x", "list_unknown", 5),
    ("sum(stances[].use[]: 1)", "x", "list_unknown", 5),
    ("sum(all[].uses[].cost)", "x", "list_unknown", 5),
    ("sum(weapons[].weigt)", "x", "column_unknown", 5),
    ("sum(all[].only)", "x", "column_unknown", 5),
    ("sum(skills[].ref.level)", "x", "column_unknown", 5),
    ("sum(weapons[]: weigt)", "x", "name_unknown", 16),
    ("summ(1)", "x", "function_unknown", 1),
    ("floor()", "x", "arguments", 1),
    ("floor(1, 2)", "x", "arguments", 1),
    ("min()", "x", "arguments", 1),
    ("held(1)", "x", "arguments", 1),
    ("largest(1)", "x", "arguments", 1),
    ("divided(1, 2, 3)", "x", "arguments", 1),
    ("count(1)", "x", "count_list", 1),
    ("count(seven)", "x", "count_list", 1),
    ("joined(name)", "x", "vector_wanted", 8),
    ("name", "x", "result_type", 1),
    ("seven", "text_result", "result_type", 1),
    ("tongues", "x", "result_type", 1),
    ("name + 1", "x", "text_for_number", 1),
    ("1 * -name", "x", "text_for_number", 6),
    ("1 if name else 2", "x", "text_for_number", 6),
    ("not name", "x", "text_for_number", 5),
    ("name < other", "x", "text_for_number", 1),
    ("name and 1", "x", "text_for_number", 1),
    ("sum(weapons[].name)", "x", "text_for_number", 5),
    ("max(1, name)", "x", "text_for_number", 8),
    ("floor(name)", "x", "text_for_number", 7),
    ("largest(weapons[].weight_lb, name)", "x", "text_for_number", 30),
    ("name == 1", "x", "text_against_number", 1),
    ('seven != "7"', "x", "text_against_number", 1),
    ('tongues == "x"', "x", "list_of_texts", 1),
    ("default(tongues, 1)", "x", "list_of_texts", 9),
    ("2 ** 65", "x", "exponent_range", 6),
    ("2 ** -1", "x", "exponent_range", 6),
    ("2 ** 0.5", "x", "exponent_range", 6),
    ("2 ** (1 / 2)", "x", "exponent_range", 7),
    ("9 ** 9 ** 9 ** 9", "x", "exponent_range", 11),
    ("2 ** (10 ** 15 * 2 - 1)", "x", "exponent_range", 7),
    ("2 ** ((9 ** 64) ** 64) ** 64", "x", "exponent_range", 6),
    ("2 ** ((9 ** 64) ** 60 * (9 ** 64) ** 60)", "x", "exponent_range", 7),
    ("2 ** (" + " * ".join(["(9 ** 64) ** 64"] * 6) + ")", "x", "exponent_range", 7),
    ("table(name, 1)", "x", "table_unknown", 7),
    ('table("dye", 1)', "x", "table_unknown", 7),
    ('table("die", 1)', "x", "table_keys", 1),
    ('table("die", "a", 1, "die", 2)', "x", "table_keys", 1),
    ('table("size", 1, "feet")', "x", "table_keys", 1),
    ('table("die", "a", 1, "dye")', "x", "table_column", 22),
]


@pytest.mark.parametrize(("formula", "key", "code", "column"), REFUSALS, ids=[text for text, *_ in REFUSALS])
def test_a_wrong_formula_is_refused(formula: str, key: str, code: str, column: int) -> None:
    with pytest.raises(FormulaError) as refusal:
        check(parse(formula), key, SCHEMA)
    assert (refusal.value.message.code, refusal.value.column) == (code, column)
    assert "{" not in str(refusal.value)
    assert str(refusal.value).endswith((".", "?"))


@pytest.mark.parametrize(
    ("formula", "guess"),
    [
        ("sevn + 1", "Did you mean seven?"),
        ("options.quirks", "Did you mean options.quirk"),
        ("quirk", "Did you mean options.quirk?"),
        ("flor(1)", "Did you mean floor"),
        ("sum(weapon[].name)", "Did you mean weapons[]?"),
        ("sum(weapons[].weight)", "Did you mean weight_lb?"),
        ('table("dye", 1)', "Did you mean die?"),
    ],
)
def test_a_near_name_is_suggested(formula: str, guess: str) -> None:
    with pytest.raises(FormulaError, match=re.escape(guess)):
        check(parse(formula), "x", SCHEMA)


@pytest.mark.parametrize(
    ("formula", "sentence"),
    [
        ("1 +", "Die Formel ist unvollständig: In Spalte 4 fehlt eine Zahl, ein Schlüssel oder eine Klammer."),
        ("1 1", "Spalte 3: 1 ist hier nicht möglich; erwartet wird ein Operator oder das Ende."),
        ("1 & 1", "Spalte 3: & ist in einer Formel nicht erlaubt. Schreibe and."),
        ("sevn", "Spalte 1: sevn ist hier unbekannt. Meintest du seven?"),
        ("zzz", "Spalte 1: zzz ist hier unbekannt. Namen sind Schlüssel des Bogens oder der Zeile."),
        ("min()", "Spalte 1: min braucht mindestens 1 Argumente, hat aber 0."),
    ],
)
def test_what_is_wrong_is_said_in_one_language(formula: str, sentence: str) -> None:
    with pytest.raises(FormulaError) as refusal:
        check(parse(formula), "x", SCHEMA)
    assert refusal.value.message.render(load_language("de").translate) == sentence


@pytest.mark.parametrize(
    "formula", ["2 ** (64 / 1)", "2 ** (1 / (1 - 1))", "2 ** (seven - 1)", "2 ** 2 ** seven", "2 ** (3 - 1 + 2 * 2)"]
)
def test_exponents_that_are_not_constant_are_accepted(formula: str) -> None:
    check(parse(formula), "x", SCHEMA)


def test_reads_have_the_number_of_shared_rows() -> None:
    checked = check(
        parse("cost * factor + one + sum(uses[].cost) + sum(weapons[].row)"), "stances[].uses[].result", SCHEMA
    )
    assert dict(checked.reads) == {
        "stances[].uses[].cost": 1,
        "stances[].factor": 1,
        "one": 0,
        "stances[].uses[]": 1,
        "weapons[]": 0,
        "weapons[].row": 0,
    }
    assert ("stances[].uses[].cost", 2) in checked.reads


def test_a_number_of_the_row_hides_that_of_the_sheet() -> None:
    schema = Schema(
        {"x": ValueType.TEXT, "list[].x": ValueType.NUMBER, "list[].y": ValueType.NUMBER}, frozenset({"list"})
    )
    assert check(parse("x + 1"), "list[].y", schema).reads == (("list[].x", 1),)


def test_a_gathered_group_may_be_a_single_one() -> None:
    keys = dict.fromkeys(("one.n", "rows[].n", "x"), ValueType.NUMBER)
    schema = Schema(keys, frozenset({"rows"}), {"all": ("rows", "one"), "bad": ("rows", "two")})
    assert check(parse("sum(all[].n)"), "x", schema).reads == (("rows[]", 0), ("rows[].n", 0), ("one.n", 0))
    with pytest.raises(FormulaError, match="have no n"):
        check(parse("sum(bad[].n)"), "x", schema)
