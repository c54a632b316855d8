"""Programs: families, house rules, evaluation order, errors that name the formula."""

from __future__ import annotations

import pytest

from core.errors import FormulaError
from core.formula import Fault, Program, Reference, RowInputs, Schema, SheetInputs, Solver, ValueType

NUMBER, TEXT = ValueType.NUMBER, ValueType.TEXT
MEMBERS = ("ambt", "hlth", "mind")
SCHEMA = Schema(
    keys={
        **{f"{group}.{member}": NUMBER for group in ("raw", "base", "cap", "more") for member in MEMBERS},
        **{f"list[].{member}": NUMBER for member in MEMBERS},
        **{f"list[].{member}_worn": NUMBER for member in MEMBERS},
        **{f"total_{member}": NUMBER for member in MEMBERS},
        **{f"is_{member}": NUMBER for member in MEMBERS},
        "kind": TEXT,
        "list[].kind": TEXT,
        "mixed.ambt": NUMBER,
        "mixed.hlth": TEXT,
        "mixed.mind": NUMBER,
        "map.ambt.one": NUMBER,
        "map.ambt.two": NUMBER,
        "map.hlth.one": NUMBER,
        "list[].hlth_only": NUMBER,
        "out": NUMBER,
    },
    lists=frozenset({"list"}),
    families={"a": MEMBERS, "b": ("hlth",)},
)
INPUTS = SheetInputs(
    {
        "raw.ambt": 1,
        "raw.hlth": 2,
        "raw.mind": 3,
        "kind": "Hlth",
        "map.ambt.one": 1,
        "map.ambt.two": 2,
        "map.hlth.one": 5,
    },
    {"list": [RowInputs({"ambt": 1, "hlth": 10, "mind": 100, "kind": "mind"}) for _ in range(2)]},
)


def solved(formulas: dict[str, str]) -> Solver:
    return Solver(Program.build(SCHEMA, formulas), INPUTS)


def test_a_family_is_one_formula_and_many_numbers() -> None:
    solver = solved(
        {"base.<a>": "raw.<a> * 2 + sum(list[].<a>)", "list[].<a>_worn": "<a> + 1", "total_<a>": "base.<a>"}
    )
    assert [solver.value((f"base.{member}", ())) for member in MEMBERS] == [4, 24, 206]
    assert solver.value(("list[].hlth_worn", (1,))) == 11
    assert solver.value(("total_mind", ())) == 206
    steps = solver.program.by_key
    assert steps["base.ambt"].template is steps["base.mind"].template
    assert solver.program.formula("base.hlth") == "raw.hlth * 2 + sum(list[].hlth)"


def test_members_are_expanded_in_texts_and_loops() -> None:
    solver = solved(
        {"is_<a>": '1 if kind == "<a>" else 0', "total_<a>": 'sum(list[]: <a> if kind == "<a>" else raw.<a>)'}
    )
    assert [solver.value((f"is_{member}", ())) for member in MEMBERS] == [0, 1, 0]
    assert [solver.value((f"total_{member}", ())) for member in MEMBERS] == [2, 4, 200]


def test_interpreted_formulas_of_a_family_read_its_members() -> None:
    solver = solved({"base.<a>": "1 / (raw.<a> - 2) + raw.<a>", "cap.<a>": "base.<a> ** 2"})
    assert [solver.value((f"base.{member}", ())) for member in MEMBERS] == [0, None, 4]
    assert [solver.value((f"cap.{member}", ())) for member in MEMBERS] == [0, None, 16]
    tripped = Solver(solver.program, SheetInputs({**INPUTS.values, "raw.ambt": None}, INPUTS.lists))
    assert [tripped.value((f"base.{member}", ())) for member in MEMBERS] == [None, None, 4]


def test_interpreted_formulas_count_and_fall_back() -> None:
    solver = solved({"crowd": "count(list[]) / raw.ambt", "some": "default(count(list[]) / (raw.ambt - raw.ambt), 7)"})
    assert solver.value(("crowd", ())) == len(INPUTS.lists["list"])
    assert solver.value(("some", ())) == 7
    unknown = Solver(solver.program, SheetInputs({**INPUTS.values, "raw.ambt": None}, INPUTS.lists))
    assert [unknown.value((name, ())) for name in ("crowd", "some")] == [None, 7]


def test_a_formula_of_a_member_overrides_its_family() -> None:
    for formulas in (
        {"base.<a>": "raw.<a>", "base.hlth": "77"},
        {"base.hlth": "77", "base.<a>": "raw.<a>"},
    ):
        solver = solved(formulas)
        assert [solver.value((f"base.{member}", ())) for member in MEMBERS] == [1, 77, 3]


def test_members_of_different_types_are_compiled_one_by_one() -> None:
    schema = Schema({**SCHEMA.keys, "list[].raw.hlth": NUMBER}, SCHEMA.lists, families={"a": ("ambt", "hlth")})
    program = Program.build(schema, {"total_<a>": "sum(map.<a>)", "list[].<a>_worn": "raw.<a>"})
    rows = {"list": [RowInputs({"ambt": 1, "hlth": 10, "raw.hlth": 50})]}
    solver = Solver(program, SheetInputs(INPUTS.values, rows))
    assert [solver.value((f"total_{member}", ())) for member in ("ambt", "hlth")] == [3, 5]
    assert [solver.value((f"list[].{member}_worn", (0,))) for member in ("ambt", "hlth")] == [1, 50]


def test_marks_are_allowed_in_lists_and_references() -> None:
    keys = dict.fromkeys(("ambt_list[].n", "hlth_list[].n", "w[].ambt", "w[].hlth", "s[].ambt_n", "s[].hlth_n"), NUMBER)
    schema = Schema(
        {**keys, "out_ambt": NUMBER, "out_hlth": NUMBER, "w[].s": TEXT, "s[].name": TEXT},
        frozenset({"ambt_list", "hlth_list", "w", "s"}),
        refs={"w": (Reference("s", "s"),)},
        families={"a": ("ambt", "hlth")},
    )
    program = Program.build(schema, {"out_<a>": "sum(<a>_list[].n)", "w[].<a>": "ref.<a>_n"})
    lists = {
        "ambt_list": [RowInputs({"n": 4})],
        "w": [RowInputs({"s": "x"})],
        "s": [RowInputs({"name": "X", "ambt_n": 8, "hlth_n": 9})],
    }
    solver = Solver(program, SheetInputs({}, lists))
    assert [solver.value((f"out_{member}", ())) for member in ("ambt", "hlth")] == [4, 0]
    assert [solver.value((f"w[].{member}", (0,))) for member in ("ambt", "hlth")] == [8, 9]


def test_on_demand_numbers_are_computed_when_read() -> None:
    asked = {"?a.<a>": "out / raw.<a>", "list[].?b": "hlth + out", "?big": "10 ** 16", "?half": "out / 4"}
    program = Program.build(SCHEMA, {"out": "raw.mind * 2"}, asked).with_house_rules({"out": "raw.mind * 3"})
    solver = Solver(program, INPUTS)
    assert solver.evaluations == 1
    solver.edit([(("raw.mind", ()), 4), (("raw.hlth", ()), 0)])
    assert [solver.value_on_demand((f"?a.{member}", ())) for member in MEMBERS] == [12, None, 3]
    assert [solver.value_on_demand(("list[].?b", (place,))) for place in range(2)] == [22, 22]
    assert isinstance(solver.value_on_demand(("?big", ())), Fault)
    assert [solver.value_on_demand((key, ())) for key in ("?half", "out")] == [3, 12]
    assert (solver.faults(), solver.evaluations) == ((), 2)
    with pytest.raises(LookupError):
        solver.value_on_demand(("list[].?b", (9,)))
    with pytest.raises(LookupError):
        solver.value(("?half", ()))


@pytest.mark.parametrize(
    ("formulas", "code", "key"),
    [
        ({"out": "1", "base.<a>": "raw.<a> + lost"}, "name_unknown", "base.<a>"),
        ({"base.<a>": "raw.<b>"}, "name_unknown", "base.<a>"),
        ({"base.<a>": "sum(raw.<b>)"}, "name_unknown", "base.<a>"),
        ({"base.<q>": "1"}, "family_unknown", "base.<q>"),
        ({"out": "sum(map.<a>)"}, "name_unknown", "out"),
        ({"base.<a>": "mixed.<a>"}, "text_for_number", "base.<a>"),
        ({"base.<a>": "1 +"}, "formula_ends", "base.<a>"),
        ({"out": "raw.<a>"}, "name_unknown", "out"),
        ({"out": '"text"'}, "result_type", "out"),
        ({"kind": "1"}, "result_type", "kind"),
    ],
)
def test_an_error_names_the_formula(formulas: dict[str, str], code: str, key: str) -> None:
    with pytest.raises(FormulaError) as refusal:
        Program.build(SCHEMA, formulas)
    assert refusal.value.message.code in {code, "result_type"}
    assert refusal.value.key == key


def test_a_circle_is_found_in_branches_that_are_not_taken() -> None:
    with pytest.raises(FormulaError, match=r"base\.ambt → cap\.ambt → base\.ambt"):
        Program.build(SCHEMA, {"base.ambt": "1 if 1 else cap.ambt", "cap.ambt": "base.ambt", "out": "base.ambt"})


def test_a_sum_over_its_own_rows_is_a_circle() -> None:
    with pytest.raises(FormulaError, match=r"list\[\]\.ambt_worn → list\[\]\.ambt_worn"):
        Program.build(SCHEMA, {"list[].ambt_worn": "sum(list[].ambt_worn)"})


def test_house_rules_replace_formulas_and_share_the_rest() -> None:
    book = Program.build(SCHEMA, {"base.<a>": "raw.<a>", "out": "base.ambt + base.mind"})
    house = book.with_house_rules({"base.ambt": "base.hlth * 100"})
    assert Solver(house, INPUTS).value(("out", ())) == 203
    assert Solver(book, INPUTS).value(("out", ())) == 4
    assert house.by_key["base.mind"] is book.by_key["base.mind"]
    assert house.formula("base.ambt") == "base.hlth * 100"
    family = book.with_house_rules({"base.<a>": "raw.<a> + 1", "base.hlth": "0"})
    assert [Solver(family, INPUTS).value((f"base.{member}", ())) for member in MEMBERS] == [2, 0, 4]


@pytest.mark.parametrize(
    ("rules", "code"),
    [
        ({"base.lost": "1"}, "rule_unknown"),
        ({"raw.ambt": "1"}, "rule_unknown"),
        ({"out": "lost"}, "name_unknown"),
        ({"base.ambt": "out"}, "formula_circle"),
        ({"base.ambt": "(" * 100_000}, "formula_too_long"),
    ],
)
def test_a_house_rule_may_be_refused(rules: dict[str, str], code: str) -> None:
    book = Program.build(SCHEMA, {"base.<a>": "raw.<a>", "out": "base.ambt + base.mind"})
    with pytest.raises(FormulaError) as refusal:
        book.with_house_rules(rules)
    assert refusal.value.message.code == code


def test_dependents_of_a_key() -> None:
    program = Program.build(SCHEMA, {"out": "total_ambt", "base.<a>": "raw.<a>", "total_<a>": "base.<a> + 1"})
    assert program.dependents(["raw.ambt"]) == ("base.ambt", "total_ambt", "out")
    assert program.dependents(["kind"]) == ()


def test_the_cache_of_update_orders_is_bounded() -> None:
    program = Program.build(SCHEMA, {"out": "raw.ambt"})
    for place in range(2100):
        program.update_order(("raw.ambt", f"unread{place}"))
    plan = program.update_order(("raw.ambt",))
    assert [entry[1].key for entry in plan.entries.values()] == ["out"]
    assert program.update_order(("raw.ambt",)) is plan


def test_a_program_without_formulas() -> None:
    assert Program.build(SCHEMA, {}).nodes == ()


def test_the_cache_of_affected_keys_is_bounded() -> None:
    program = Program.build(SCHEMA, {"out": "raw.ambt"})
    for number in range(2001):
        program.affected(frozenset((f"key{number}",)))
    assert len(program._affected) == 1
    assert program.affected(frozenset(("raw.ambt",))) == {"raw.ambt", "out"}


def test_what_is_between_depends_on_the_first_keys_and_is_needed_by_the_others() -> None:
    formulas = {"base.<a>": "raw.<a>", "total_<a>": "base.<a> + 1", "out": "total_ambt"}
    program = Program.build(SCHEMA, formulas)
    found = program.between(frozenset(("raw.ambt", "raw.mind")), frozenset(("total_ambt", "base.mind", "raw.mind")))
    assert {node.key for node in found} == {"base.ambt", "total_ambt", "base.mind"}
    assert [node.key for node in found] == [node.key for node in program.nodes if node in found]
    assert program.between(frozenset(("kind",)), frozenset(("out",))) == ()


def test_the_cache_of_what_is_between_is_bounded() -> None:
    program = Program.build(SCHEMA, {"out": "raw.ambt"})
    for number in range(2001):
        program.between(frozenset((f"key{number}",)), frozenset(("out",)))
    assert len(program._between) == 1
    assert [node.key for node in program.between(frozenset(("raw.ambt",)), frozenset(("out",)))] == ["out"]
