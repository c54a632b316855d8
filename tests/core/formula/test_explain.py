"""Explanations: the formula, the formula with values, and the source of each value."""

from __future__ import annotations

import pytest

from core.formula import (
    Cell,
    Description,
    Explanation,
    Program,
    Reference,
    RowInputs,
    Schema,
    SheetInputs,
    Solver,
    ValueType,
    address_of,
    explain,
)
from tests.helpers.formula_language import INPUTS, SCHEMA

FORMULAS = {
    "x": "one + any_result * 2",
    "any_result": "sum(weapons[].result) - sum(group) + floor(seven / 2)",
    "weapons[].result": "default(ref.level, 0) * row",
    "stances[].result": "sum(uses[]: cost * factor) + sum(stances[].uses[].cost)",
    "stances[].uses[].result": "1 / (cost - one)",
}


def describe(cell: Cell) -> Description:
    if cell[0] == "x":
        return Description("Ex", "lb", "II, CG", ("R7", "R8"), ("CG",), "one + 1", "two", {9: "Nine"})
    return Description(
        cell[0].rpartition(".")[2], undefined="the cost is 1" if cell[0].endswith("uses[].result") else ""
    )


def explained(key: str, *path: int, **formulas: str) -> Explanation:
    program = Program.build(SCHEMA, {**FORMULAS, **formulas})
    return explain(Solver(program, INPUTS), (key, path), describe)


def test_a_formula_is_shown_with_values() -> None:
    found = explained("x")
    assert (found.address, found.label, found.cite, found.ruling) == ("x", "Ex", "II, CG", "R7 R8")
    assert (found.rulings, found.sources) == (("R7", "R8"), ("CG",))
    assert (found.house_rule, found.replaces) == ("one + 1", "two")
    assert found.formula == "one + any_result * 2"
    assert found.value == 1 + 81 * 2
    assert found.with_values == "1 + 81 * 2"
    assert found.shown == "163 lb"
    assert found.reason is None
    assert [part.address for part in found.parts] == ["one", "any_result"]


def test_parts_are_in_the_order_of_the_text_and_of_all_branches() -> None:
    """A condition is read between its branches; a number that is read twice is a part once."""
    found = explained("x", x="(one if seven > 0 else any_result) + sum(weapons[]: row * result) + one")
    assert [part.address for part in found.parts] == [
        "one",
        "seven",
        "any_result",
        "weapons[0].result",
        "weapons[1].result",
        "weapons[2].result",
    ]


def test_values_of_lists_and_groups_are_listed() -> None:
    found = explained("any_result")
    assert found.with_values == "sum(5, 80, 0) - sum(1, 2, 4) + floor(7 / 2)"
    assert [part.address for part in found.parts] == [
        "weapons[0].result",
        "weapons[1].result",
        "weapons[2].result",
        "group.a",
        "group.b",
        "group.deep.c",
        "seven",
    ]


def test_a_reference_shows_the_row_it_names() -> None:
    assert [part.address for part in explained("weapons[].result", 0).parts] == ["skills[0].level"]
    assert explained("weapons[].result", 1).with_values == "default(40, 0) * 2"
    assert [part.address for part in explained("weapons[].result", 1).parts] == ["stats.dex.level"]
    nowhere = explained("weapons[].result", 2)
    assert nowhere.with_values == "default(none, 0) * 3"
    assert nowhere.parts == ()
    assert explained("weapons[].result", 1, **{"weapons[].result": "ref.only"}).parts == ()


def test_an_expression_in_each_row_is_shown_for_each_row() -> None:
    found = explained("stances[].result", 0)
    assert found.with_values == "sum(1 * 10, 2 * 10) + sum(1, 2, 3)"
    assert [part.address for part in found.parts] == [
        "stances[0].uses[0].cost",
        "stances[0].factor",
        "stances[0].uses[1].cost",
        "stances[2].uses[0].cost",
    ]


def test_counted_rows_stay_as_they_are_written() -> None:
    assert explained("x", x="count(weapons[]) + count(all[])").with_values == "count(weapons[]) + count(all[])"


def test_many_values_are_cut_short() -> None:
    program = Program.build(SCHEMA, {"x": "sum(skills[].level)"})
    rows = [RowInputs({"name": "", "level": place, "only": 0}) for place in range(15)]
    solver = Solver(program, SheetInputs(INPUTS.values, {"skills": rows}))
    found = explain(solver, ("x", ()), describe)
    assert found.with_values.endswith("10, 11, … 3 more)")
    assert len(found.parts) == 15


def test_texts_are_shown_in_quotes() -> None:
    found = explained("x", x='1 if other == "bow" else 0 - 1')
    assert found.with_values == '1 if "bow" == "bow" else 0 - 1'


def test_an_input_has_no_formula() -> None:
    found = explained("seven")
    assert (found.formula, found.with_values, found.parts, found.value) == ("", "", (), 7)


def test_value_labels_are_shown_instead_of_numbers() -> None:
    found = explained("x", x="seven + 2")
    assert found.shown == "Nine"
    assert explained("x", x="1 / 0").shown == "—"


@pytest.mark.parametrize(
    ("key", "path", "formula", "reason"),
    [
        ("stances[].uses[].result", (0, 0), "1 / (cost - one)", "the cost is 1"),
        ("any_result", (), "gone + 1", "gone is undefined."),
        ("any_result", (), "1 / zero", "Undefined: a division by zero, a table"),
        ("any_result", (), "10 ** 16", "The number is too large"),
    ],
)
def test_a_number_without_a_value_has_a_reason(key: str, path: tuple[int, ...], formula: str, reason: str) -> None:
    found = explained(key, *path, **{key: formula})
    assert str(found.reason).startswith(reason)


def test_the_same_number_is_explained_once() -> None:
    found = explained("x", x="any_result + seven")
    seven = next(part for part in found.parts if part.address == "seven")
    deep = next(part for part in found.parts[0].parts if part.address == "seven")
    assert seven is deep


def test_an_unknown_cell_cannot_be_explained() -> None:
    with pytest.raises(LookupError):
        explained("lost")


def test_addresses_count_from_zero() -> None:
    assert address_of(("stances[].uses[].cost", (1, 2))) == "stances[1].uses[2].cost"
    assert address_of(("stances[].uses", (1,))) == "stances[1].uses"
    assert address_of(("x", ())) == "x"


GROUP = "{group.a}, {group.b}, {group.deep.c}"


def brace(cell: Cell) -> str:
    return "{" + (address_of(cell) if cell[1] else cell[0]) + "}"


@pytest.mark.parametrize(
    ("key", "path", "formula", "worded"),
    [
        ("x", (), "one + floor(any_result / 2)", "{one} + floor({any_result} / 2)"),
        ("x", (), "sum(group) - sum(weapons[].weight_lb)", f"sum({GROUP}) - sum({{weapons[].weight_lb}})"),
        ("x", (), "count(weapons[])", "count({weapons})"),
        ("x", (), "sum(weapons[]: ref.level * weight_lb)", "sum({weapons}: {stats.str.level} * {weapons[].weight_lb})"),
        ("x", (), "max(all[]: level + 1)", "max({stats.str.level} + 1, {stats.dex.level} + 1, "
         "{skills}: {skills[].level} + 1)"),
        ("weapons[].result", (0,), "default(ref.level, 0) * row", "default({skills[0].level}, 0) * row"),
        ("weapons[].result", (2,), "default(ref.level, 0) + one", "default({stats.str.level}, 0) + {one}"),
        ("stances[].uses[].result", (2, 0), "cost * factor", "{stances[2].uses[0].cost} * {stances[2].factor}"),
        ("x", (), '1 if other == "bow" else none', '1 if {other} == "bow" else none'),
    ],
)  # fmt: skip
def test_a_formula_is_shown_with_labels(key: str, path: tuple[int, ...], formula: str, worded: str) -> None:
    assert explained(key, *path, **{key: formula}).with_labels(brace, str) == worded


def test_an_input_has_no_formula_with_labels() -> None:
    assert explained("seven").with_labels(brace, str) == ""


@pytest.mark.parametrize(
    ("formula", "worded", "filled"),
    [
        ("share(one, seven) + 1", "{one} in {seven} + 1", "1 in 7 + 1"),
        ("share(one + 1, seven)", "({one} + 1) in {seven}", "(1 + 1) in 7"),
        ("sum(weapons[]: share(row, one))", "sum({weapons}: {weapons[].row} in {one})", "sum(1 in 1, 2 in 1, 3 in 1)"),
        ('share("x", default(one, 0))', "x in default({one}, 0)", "x in default(1, 0)"),
    ],
)
def test_a_call_is_shown_as_the_phrase_of_its_function(formula: str, worded: str, filled: str) -> None:
    """The formula itself keeps the call; its reads are recorded either way."""
    found = explained("x", x=formula)
    assert found.with_labels(brace, lambda words: words) == worded.replace("{weapons[].row}", "row")
    assert found.with_values_in_words(str) == filled
    assert found.with_values_in_words(lambda words: words.replace("in", "von")) == filled.replace(" in ", " von ")
    assert found.with_values.startswith(("share(", "sum(share("))
    assert "one" in {part.address for part in found.parts}
    assert explained("seven").with_values_in_words(str) == ""


def test_a_named_row_without_the_number_has_no_part() -> None:
    keys = dict.fromkeys(("w[].level", "one[].n", "two[].m"), ValueType.NUMBER)
    texts = dict.fromkeys(("w[].of", "one[].name", "two[].name"), ValueType.TEXT)
    schema = Schema(
        {**keys, **texts}, frozenset({"w", "one", "two"}), {"both": ("one", "two")}, {"w": (Reference("both", "of"),)}
    )
    program = Program.build(schema, {"w[].level": "ref.n"})
    rows = {"w": [RowInputs({"of": "b"})], "one": [RowInputs({"name": "a", "n": 1})], "two": [RowInputs({"name": "b"})]}
    found = explain(Solver(program, SheetInputs({}, rows)), ("w[].level", (0,)), describe)
    assert (found.value, found.with_values, found.parts) == (None, "none", ())


def test_durations_and_absent_values_are_shown_in_words() -> None:
    schema = Schema(dict.fromkeys(("left", "rest", "heal"), ValueType.NUMBER))
    program = Program.build(schema, {"rest": "left * 60", "heal": "none"})
    solver = Solver(program, SheetInputs({"left": 90}))
    found = explain(solver, ("rest", ()), lambda _: Description("Rest", "s", is_duration=True))
    assert found.shown == "1 h 30 min"
    found = explain(solver, ("heal", ()), lambda _: Description("Heal", "days", undefined="dead", absent="never"))
    assert (found.shown, found.reason and found.reason.render()) == ("never", "dead")
    assert explain(solver, ("heal", ()), lambda _: Description("Heal", "days")).shown == "—"


def test_a_list_that_is_one_value_is_in_brackets() -> None:
    found = explained("x", x='held(tongues, "Low")')
    assert found.with_values == 'held(["Low", "High"], "Low")'


def test_an_undefined_input_has_a_reason() -> None:
    program = Program.build(Schema({"height": ValueType.NUMBER}), {})
    reason = explain(Solver(program, SheetInputs({"height": None})), ("height", ()), describe).reason
    assert reason is not None
    assert reason.render() == "Not filled in."


def test_an_undefined_part_with_a_fallback_is_not_the_reason() -> None:
    keys = ("height", "bonus", "sum", "share")
    schema = Schema(dict.fromkeys(keys, ValueType.NUMBER), computed=frozenset(keys[1:]), undefined_counts=0)
    program = Program.build(schema, {"bonus": "1 / 0", "sum": "bonus + 2", "share": "bonus / height + 1 / bonus"})
    solver = Solver(program, SheetInputs({"height": 5}))
    found = explain(solver, ("sum", ()), describe)
    assert (found.value, found.with_values) == (2, "0 + 2")
    assert [part.value for part in found.parts] == [None]
    found = explain(solver, ("share", ()), describe)
    assert found.with_values == "0 / 5 + 1 / 0"
    assert found.reason is not None
    assert found.reason.code == "undefined_division"
