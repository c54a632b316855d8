"""Formula language: formulas with their values and errors, as data."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from fractions import Fraction

import pytest

from core.formula import (
    Fault,
    Function,
    Program,
    Schema,
    SheetInputs,
    Solver,
    Value,
)
from tests.helpers.formula_language import ANY, FUNCTIONS, INPUTS, NUMBER, SCHEMA, SIZE, TEXT

UNDEFINED = None

SHEET: Mapping[str, Value] = {
    # numbers and rounding
    "24.98 * 100": 2498,
    "floor(100 * 0.29)": 29,
    "1 / 3": Fraction(1, 3),
    "6 / 3": 2,
    "half + half": 1,
    "half * 2": 1,
    "round(-2.5)": -2,
    "round(2.5)": 3,
    "round(seven / 2)": 4,
    "round(-seven / 2)": -3,
    "round(seven / (minus + 1))": -3,
    "round(one + seven / 2)": 5,
    "round(half)": 1,
    "round(seven / zero)": UNDEFINED,
    "round(seven / gone)": UNDEFINED,
    "round(1 / 3)": 0,
    "floor(-0.5)": -1,
    "ceil(-0.5)": 0,
    "ceil(seven / 2)": 4,
    "ceil(seven / -2)": -3,
    "floor(seven / 2)": 3,
    "floor(minus / 2)": -2,
    "floor(seven * 10 / 3)": 23,
    "floor(one + seven / 3)": 3,
    "floor(one + seven + minus / 3)": 7,
    "floor(one - seven / 3)": -2,
    "ceil(one + half / 3)": 2,
    "floor(seven / half / 3)": 4,
    "trunc(-2.5)": -2,
    "trunc(seven / 2)": 3,
    "floor(half)": 0,
    "abs(minus)": 3,
    "abs(seven)": 7,
    "sqrt(9)": 3,
    "sqrt(9 / 4)": Fraction(3, 2),
    "sqrt(2)": Fraction(1414213562373, 10**12),
    "sqrt(minus)": UNDEFINED,
    "sqrt(0)": 0,
    # operators
    "-2 ** 2": -4,
    "(-2) ** 2": 4,
    "2 ** 3 ** 2": 512,
    "seven ** 2": 49,
    "seven ** 0": 1,
    "half ** 3": Fraction(1, 8),
    "2 ** seven": 128,
    "2 ** minus": UNDEFINED,
    "2 ** half": UNDEFINED,
    "2 ** (seven * 10)": UNDEFINED,
    "2 ** gone": UNDEFINED,
    "2 ** (one < seven) + 2 ** (one <= 0)": 3,
    "2 ** abs(minus) + 2 ** abs(seven)": 136,
    "2 ** (1 and 2)": 2,
    "2 ** -zero": 1,
    "either(seven) ** 2 + (either(seven) < 8)": 50,
    "0 ** 0": 1,
    "one - 1 - 1": -1,
    "12 / 3 / 2": 2,
    "--one": 1,
    "not 0": 1,
    "not seven": 0,
    "not half": 0,
    "one and seven": 1,
    "zero or half": 1,
    "zero or 0": 0,
    "one == 1": 1,
    "one != 1": 0,
    "(one < seven) + (one <= 1) + (seven > 8) + (seven >= 7)": 3,
    "one if zero else seven": 7,
    "one if half else seven": 1,
    "1 if zero else 2 if zero else 3": 3,
    "-(seven or 0) - (one and seven) - (seven != 1)": -3,
    "yes": 1,
    "yes + yes": 2,
    "yes == 1": 1,
    # laziness and undefined
    "1 / zero": UNDEFINED,
    "0 * (1 / 0)": UNDEFINED,
    "gone": UNDEFINED,
    "none": UNDEFINED,
    "gone + 1": UNDEFINED,
    "-gone": UNDEFINED,
    "not gone": UNDEFINED,
    "gone == gone": UNDEFINED,
    "gone == none": UNDEFINED,
    "gone < 1": UNDEFINED,
    "gone and 0": UNDEFINED,
    "0 and gone": 0,
    "1 and gone": UNDEFINED,
    "1 or gone": 1,
    "gone or 1": UNDEFINED,
    "0 or gone": UNDEFINED,
    "1 if gone else 2": UNDEFINED,
    "1 if one else 1 / 0": 1,
    "gone if zero else 2": 2,
    "default(gone, 7)": 7,
    "default(gone + 1, 7)": 7,
    "default(1 / zero, one / 2)": Fraction(1, 2),
    "default(seven, 1 / 0)": 7,
    "default(gone, none)": UNDEFINED,
    "default(gone, gone) + 1": UNDEFINED,
    "floor(gone)": UNDEFINED,
    "max(1, gone)": UNDEFINED,
    "min(gone, 1 / 0)": UNDEFINED,
    # aggregates
    "min(3, 1, 2) + max(3, 1, 2)": 4,
    "max(seven)": 7,
    "max(seven, 5) - min(3, minus) + max(half, 0)": Fraction(21, 2),
    "sum(1, 2, half)": Fraction(7, 2),
    "sum(weapons[].weight_lb)": Fraction(5, 2),
    "min(weapons[].weight_lb)": 0,
    "max(1, weapons[].weight_lb, one)": 2,
    "count(weapons[])": 3,
    "count(weapons[].weight_lb)": 3,
    "count(none_at_all[])": 0,
    "count(group)": 3,
    "sum(none_at_all[].n)": 0,
    "min(none_at_all[].n)": UNDEFINED,
    "max(none_at_all[].n)": UNDEFINED,
    "max(0, none_at_all[].n)": 0,
    "max(none_at_all[].n, none_at_all[]: n)": UNDEFINED,
    "sum(weapons[].holed)": UNDEFINED,
    "max(weapons[].holed)": UNDEFINED,
    "sum(weapons[]: default(holed, 0))": 4,
    "sum(weapons[]: default(holed + 1, 10))": 16,
    "sum(weapons[]: weight_lb * row)": 3,
    "sum(weapons[].row)": 6,
    'sum(weapons[]: 1 if name == " SWORD" else 0)': 1,
    "sum(weapons[]: max(0, weight_lb - 1))": 1,
    "sum(weapons[]: map.a + one)": 7,
    "sum(weapons[].map)": 10,
    "sum(group)": 7,
    "max(group)": 4,
    "sum(holed)": UNDEFINED,
    "sum(group.deep) + group.deep.c": 8,
    "sum(stances[].uses[].cost)": 6,
    "sum(stances[].uses[]: cost * factor)": 3030,
    "sum(stances[]: sum(uses[].cost) * row)": 12,
    "count(stances[].uses[])": 3,
    "sum(all[].level)": 81,
    "sum(all[]: level + one)": 85,
    "count(all[])": 4,
    "max(all[].level) - min(all[].level)": 35,
    "sum(weapons[]: default(ref.level, 0))": 45,
    "sum(weapons[].ref.level)": UNDEFINED,
    "sum(weapons[].result)": UNDEFINED,
    # text
    'name == "long sword"': 1,
    '"LONG sword " != name': 0,
    "name == other": 0,
    "name != other": 1,
    'empty == " "': 1,
    '1 if name == "bow" else 2 if name == "long sword" else 3': 2,
    '1 if other != "x" and other == "bow" else 0': 1,
    "name == none": UNDEFINED,
    '"a" == "A"': 1,
    # functions of the game, tables
    "either(2)": 2,
    "either(2) + 1": 3,
    "either(2) == 2": 1,
    'either(1) == "ONE"': 1,
    "known(gone)": 0,
    "known(1)": 1,
    "half(5)": Fraction(5, 2),
    "half(4) + 1": 3,
    "half(4) == 2": 1,
    "half(half(5)) * 4": 5,
    "vast(1) > 5": 1,
    "nothing(1)": UNDEFINED,
    "nothing(1) + 1": UNDEFINED,
    "half(gone)": UNDEFINED,
    "divided(1)": UNDEFINED,
    'held(tongues, "Low")': 1,
    "largest(weapons[].weight_lb, 1, minus)": 2,
    "largest(group, 1)": 4,
    "largest(weapons[].holed, 1)": UNDEFINED,
    'joined(weapons[].name) == "sword, bow, fist"': 1,
    "told(2)": 119,
    "beside_gap(1)": UNDEFINED,
    'table("die", "EASY ", 3)': 6,
    'table("die", "easy", 4, "die")': 8,
    'table("die", "easy", 10)': UNDEFINED,
    'table("die", "easy", gone)': UNDEFINED,
    'table("die", "hard", 1000) + 1': 11,
    'table("die", "hard", 1000, "word") == "HARD"': 1,
    'table("die", "easy", one, "Die " if one else "word")': 6,
    'table("die", "easy", one, none)': UNDEFINED,
    'table("size", "tiny")': 1,
    'table("size", 2)': UNDEFINED,
    'table("size", 3)': UNDEFINED,
    'table("mixed", 2) + 1': 3,
    # large numbers
    "10 ** 15": 10**15,
    "10 ** 16 / 10": 10**15,
    "harmonic(200) - harmonic(199)": Fraction(1, 200),
    "harmonic(4)": Fraction(25, 12),
    "harmonic(0)": 0,
    "harmonic(-1)": UNDEFINED,
    "harmonic(half)": UNDEFINED,
    "harmonic_count(2.5)": 6,
    "harmonic_count(gone)": UNDEFINED,
    "harmonic_count(-1)": UNDEFINED,
    "(9 ** 64) ** 60 / (9 ** 64) ** 60": 1,
    "+".join(["one"] * 500): 500,
    "-".join(["seven"] * 40): -266,
    " and ".join(["one"] * 240): 1,
}

FAULTS = {
    "10 ** 16": "number_too_large",
    "-(10 ** 15) - 1": "number_too_large",
    "10 ** 15 + 1 / 7": "number_too_large",
    "((9 ** 64) ** 64) ** 64": "number_too_large",
    "(9 ** 64) ** 60 * (9 ** 64) ** 60": "number_too_large",
    "harmonic(200)": "number_too_large",
    "harmonic_count(40)": "number_too_large",
    "huge(1)": "number_too_large",
    "beyond(1)": "number_too_large",
    "vast(1)": "number_too_large",
    "either(1)": "text_for_number",
    "either(1) + 1": "text_for_number",
    "either(1) * 10 ** 15": "text_for_number",
    "gone + either(1)": "text_for_number",
    "either(1) == 1": "text_against_number",
    "either(1) < 2": "text_for_number",
    "1 if either(1) else 2": "text_for_number",
    "either(1) and 1": "text_for_number",
    "max(either(1), 2)": "text_for_number",
    "floor(either(1))": "text_for_number",
    "-either(1)": "text_for_number",
    "largest(weapons[].weight_lb, either(1))": "text_for_number",
    'table("mixed", 1)': "text_for_number",
    "wrong_text(1)": "text_for_number",
    "wrong_text(1) * 1000": "text_for_number",
    'table("die", "easy", 1, either(1))': "table_column",
    'table("die", "easy", 1, either(2))': "table_column",
    "broken(1)": "function_failed",
    "1 / zero + broken(1)": "function_failed",
    "bug(1)": "function_failed",
    "floats(1)": "not_exact",
    "floor(floats(1))": "not_exact",
}


def value_of(formula: str, key: str = "x", inputs: SheetInputs = INPUTS) -> Value:
    program = Program.build(SCHEMA, {key: formula, **({"weapons[].result": "ref.level"} if key == "x" else {})})
    return Solver(program, inputs).value((key, (0,) * key.count("[]")))


@pytest.mark.parametrize(("formula", "value"), SHEET.items(), ids=[formula[:50] for formula in SHEET])
def test_value_of_a_formula(formula: str, value: Value) -> None:
    found = value_of(formula)
    assert found == value
    assert found.__class__ is (value.__class__ if not isinstance(value, bool) else int)


@pytest.mark.parametrize(("formula", "code"), FAULTS.items(), ids=list(FAULTS))
def test_errors_name_the_column(formula: str, code: str) -> None:
    found = value_of(formula)
    assert isinstance(found, Fault)
    assert (found.address, found.reason.code) == ("x", code)
    assert "{" not in str(found.reason)


ROWS = {
    ("weapons[].result", "weight_lb * row + one"): [3, 2, 1],
    ("weapons[].result", "ref.level"): [5, 40, UNDEFINED],
    ("weapons[].result", "ref.only"): [9, UNDEFINED, UNDEFINED],
    ("weapons[].result", "default(ref.level, 0) * 2"): [10, 80, 0],
    ("weapons[].result", "sum(skills[]: level if name == ref.name else 0)"): [11, UNDEFINED, UNDEFINED],
    ("weapons[].result", 'sum(skills[]: 1 if name == "blades" else 0) + count(weapons[])'): [5, 5, 5],
    ("weapons[].result", "sum(map) + sum(group)"): [10, 14, 7],
    ("weapons[].result", "told(one) + zero"): [Fraction(23, 2), 10, Fraction(19, 2)],
    ("weapons[].result", "1 / weight_lb"): [Fraction(1, 2), 2, UNDEFINED],
    ("stances[].result", "sum(uses[].cost) * factor + sum(uses[]: factor)"): [50, 0, 4000],
    ("stances[].result", "count(uses[])"): [2, 0, 1],
    ("stances[].uses[].result", "cost * factor + one + count(uses[]) + sum(uses[].cost)"): [16, 26, 3005],
    ("stances[].uses[].result", "row"): [1, 2, 1],
}


@pytest.mark.parametrize(("place", "values"), ROWS.items(), ids=[f"{key} = {text}" for key, text in ROWS])
def test_value_of_a_formula_in_a_row(place: tuple[str, str], values: list[Value]) -> None:
    key, formula = place
    solver = Solver(Program.build(SCHEMA, {key: formula}), INPUTS)
    paths: list[tuple[int, ...]] = [(0,), (1,), (2,)]
    if key.startswith("stances[].uses"):
        paths = [(0, 0), (0, 1), (2, 0)]
    assert [solver.value((key, path)) for path in paths] == values


def test_implicit_arguments_are_tracked() -> None:
    solver = Solver(Program.build(SCHEMA, {"x": "told(2)", "weapons[].result": "told(1)"}), INPUTS)
    before = (solver.value(("x", ())), solver.value(("weapons[].result", (1,))))
    changed = solver.edit([(("weapons[].weight_lb", (0,)), 5)])
    rows = [("weapons[].result", (row,)) for row in range(3)]
    assert sorted(changed) == [*rows, ("weapons[].weight_lb", (0,)), ("x", ())]
    assert (solver.value(("x", ())), solver.value(("weapons[].result", (1,)))) == (125, 13)
    assert before == (119, 10)


def test_calls_with_constants_are_folded() -> None:
    asked: list[int] = []

    def twice(number: int, *_: int) -> int:
        asked.append(number)
        return 2 * number

    function = Function("twice", 1, 2, "Twice a number.", twice)
    schema = Schema(dict.fromkeys(("a", "x", "y"), NUMBER), functions={"twice": function})
    solver = Solver(Program.build(schema, {"x": "twice(3) + a", "y": "twice(4, a)"}), SheetInputs({"a": 1}))
    solver.edit([(("a", ()), 2)])
    assert (solver.value(("x", ())), solver.value(("y", ()))) == (8, 8)
    assert sorted(asked) == [3, 4, 4]


def test_functions_may_return_texts_and_lists() -> None:
    assert value_of("joined(weapons[].name)", "text_result") == "Sword, Bow, Fist"
    assert value_of('"a" if one else other', "text_result") == "a"
    assert value_of("other if gone else name", "text_result") is None
    assert value_of("either(1)", "text_result") == "one"
    assert value_of("copied(tongues)", "list_result") == ("Low", "High")
    assert value_of("either(1)", "any_result") == "one"
    assert value_of("either(3)", "any_result") == 3
    fault = value_of("either(2)", "text_result")
    assert isinstance(fault, Fault)
    assert fault.reason.code == "number_for_text"


def test_a_list_of_texts_is_refused_as_a_value() -> None:
    functions = {**FUNCTIONS, "lists": Function("lists", 0, 0, "A list.", lambda: ("a",), ANY)}
    schema = Schema({"x": NUMBER}, functions=functions, tables={"size": SIZE})
    for formula in ("lists()", "lists() + 1", "lists() == 1", 'table("size", lists())'):
        found = Solver(Program.build(schema, {"x": formula}), SheetInputs({})).value(("x", ()))
        assert isinstance(found, Fault)
        assert found.reason.code == "list_of_texts"


def test_a_fault_spreads_with_the_address_where_it_arose() -> None:
    program = Program.build(SCHEMA, {"x": "10 ** 16", "any_result": "default(x, 1)", "weapons[].result": "x + 1"})
    solver = Solver(program, INPUTS)
    (fault,) = solver.faults()
    assert fault.address == "x"
    assert solver.value(("any_result", ())) == fault
    assert solver.value(("weapons[].result", (2,))) == fault


def test_a_fault_is_not_hidden_by_a_division_by_zero() -> None:
    formulas = {"x": "10 ** 16", "any_result": "1 / zero + x", "weapons[].result": "x and 1 / 0"}
    solver = Solver(Program.build(SCHEMA, formulas), INPUTS)
    assert solver.value(("any_result", ())) == solver.value(("x", ()))
    assert solver.value(("weapons[].result", (0,))) == solver.value(("x", ()))
    lazy = Solver(Program.build(SCHEMA, {"x": "10 ** 16", "any_result": "known(x)"}), INPUTS)
    assert lazy.value(("any_result", ())) == lazy.value(("x", ()))
    given = Solver(Program.build(SCHEMA, {"x": "10 ** 16", "any_result": "faulty(none)"}), INPUTS)
    assert given.value(("any_result", ())) is None


COUNTING = replace(
    SCHEMA,
    keys={**SCHEMA.keys, "a": NUMBER, "b": NUMBER, "word": TEXT, "weapons[].a": NUMBER, "skills[].a": NUMBER},
    computed=frozenset(("a", "b", "word", "weapons[].a", "skills[].a")),
    undefined_counts=0,
)
"""A game in which an undefined computed number counts 0 in other formulas."""


@pytest.mark.parametrize(
    ("formula", "expected"),
    [
        ("a", 0),
        ("a + 3", 3),
        ("-a", 0),
        ("a == 0", 1),
        ("a < 1", 1),
        ("not a", 1),
        ("a or 5", 1),
        ("7 if a else 8", 8),
        ("a if yes else 8", 0),
        ("(a if yes else 8) + 1", 1),
        ("max(a, -4)", 0),
        ("max(-4, a)", 0),
        ("min(a)", 0),
        ("max(weapons[].a)", 0),
        ("sum(weapons[]: a + 1)", 3),
        ("sum(a, 2)", 2),
        ("floor(a)", 0),
        ("abs(a)", 0),
        ("1 + known(a)", 1),
        ("default(a, 5)", 5),
        ("default(a + 1, 5)", 5),
        ("default(none, a)", 0),
        ("default(a, none) + 1", None),
        ("1 / a", None),
        ("gone + 1", None),
        ("none", None),
        ("2 ** a", 1),
        ("a ** 2", 0),
    ],
)
def test_a_game_may_count_undefined_numbers_as_0(formula: str, expected: object) -> None:
    formulas = {"a": "1 / zero", "weapons[].a": "1 / zero", "b": formula}
    assert Solver(Program.build(COUNTING, formulas), INPUTS).value(("b", ())) == expected


def test_referenced_rows_count_undefined_numbers_as_0_too() -> None:
    formulas = {
        "a": "1 / zero",
        "skills[].a": "1 / zero",
        "weapons[].a": "ref.a + 1",
        "word": '"low" if a < 1 else "no"',
    }
    solver = Solver(Program.build(COUNTING, formulas), INPUTS)
    assert [solver.value(("weapons[].a", (place,))) for place in range(3)] == [1, 1, 1]
    assert solver.value(("word", ())) == "low"


def test_violation_conditions_see_undefined_numbers() -> None:
    solver = Solver(Program.build(COUNTING, {"a": "1 / zero", "x": "a == 0"}), INPUTS)
    assert solver.value(("x", ())) is None
