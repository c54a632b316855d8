"""House rules: what they replace, and that the book's formula applies if one is refused."""

from __future__ import annotations

import random

import pytest

from core.character.edits import Batch, SetHouseRule, SetValue
from core.character.house_rules import check_house_rule, effective_formulas
from core.character.json_values import ABSENT
from core.errors import FormulaError
from core.formula import Program, ValueType
from tests.helpers.games import any_game
from tests.helpers.tiny_character import tiny_sheet
from tests.helpers.tiny_game import tiny_system


def refused(rules: dict[str, str]) -> dict[str, str]:
    sheet = tiny_sheet(house_rules=rules)
    assert [fault.address for fault in sheet.faults if fault.address in rules] == list(sheet.refused_rules)
    return {key: reason.render() for key, reason in sheet.refused_rules.items()}


def test_a_rule_replaces_the_whole_definition() -> None:
    sheet = tiny_sheet(
        house_rules={"load": "2.5", "bags[].eased_lb": "weight_lb * 2", "crafts.row.score": "crafts.row.level"}
    )
    assert sheet.derived()["load"] == 2.5
    assert sheet.derived()["bags"] == [{"eased_lb": 25}, {"eased_lb": 200}]
    assert sheet.value("crafts.row.score") == 3
    assert not sheet.faults


def test_a_rule_for_a_family_applies_to_every_member() -> None:
    sheet = tiny_sheet(house_rules={"total.<a>": "base.<a> * 10"})
    assert [sheet.value(f"total.{each}") for each in ("arm", "eye", "wit")] == [70, 110, 30]


@pytest.mark.parametrize("is_first", [True, False])
def test_a_rule_for_a_member_overrides_its_family(is_first: bool) -> None:
    rules = [("total.eye", "1"), ("total.<a>", "base.<a> * 10")]
    sheet = tiny_sheet(house_rules=dict(rules if is_first else reversed(rules)))
    assert [sheet.value(f"total.{each}") for each in ("arm", "eye", "wit")] == [70, 1, 30]


def test_a_refused_rule_for_a_member_leaves_the_familys() -> None:
    sheet = tiny_sheet(house_rules={"total.eye": "nonsense", "total.<a>": "base.<a> * 10"})
    assert sheet.value("total.eye") == 110
    assert list(sheet.refused_rules) == ["total.eye"]


@pytest.mark.parametrize(
    ("key", "formula", "part"),
    [
        ("load", "1 +", ""),
        ("load", "", ""),
        ("load", "nonsense + 1", "nonsense"),
        ("load", "(" * 100_000 + "1" + ")" * 100_000, ""),
        ("load", "load + 1", "load → load"),
        ("total.arm", "left.arm", "total.arm → left.arm → total.arm"),
        ("spede", "1", "Did you mean speed?"),
        ("nothing.at.all", "1", "no number nothing.at.all"),
        ("fare", "1", "fare (Fare) is entered by hand"),
        ("total.<b>", "1", "Did you mean total.<a>?"),
        ("total.<a>", "base.<b>", ""),
        ("rank_name", "1 + \"a\"", ""),
    ],
)  # fmt: skip
def test_an_invalid_rule_is_a_fault_and_the_book_applies(key: str, formula: str, part: str) -> None:
    found = refused({key: formula, "seats": "77"})
    assert list(found) == [key]
    assert part in found[key]
    sheet = tiny_sheet(house_rules={key: formula, "seats": "77"})
    assert sheet.value("load") == tiny_sheet().value("load")
    assert sheet.value("seats") == 77


def test_the_number_of_suggestions_is_limited() -> None:
    found = refused({**{f"spede{number}": "1" for number in range(30)}, "s" * 500: "1"})
    assert len(found) == 31
    assert 0 < sum("Did you mean" in each for each in found.values()) < 30


def test_many_rules_apply() -> None:
    rules = {f"nothing{number}": "1" for number in range(300)}
    sheet = tiny_sheet(house_rules={**rules, "seats": "5"})
    assert sheet.value("seats") == 5
    assert len(sheet.faults) == 300


@pytest.mark.parametrize("formula", ["1 / 0", "9**9**9**9", "sqrt(-1)", "10**16", "harmonic(0) / (fare - fare)"])
def test_a_rule_with_a_faulty_result_is_accepted(formula: str) -> None:
    if formula == "9**9**9**9":  # a constant exponent above 64 is refused when it is read
        assert list(refused({"load": formula})) == ["load"]
        return
    sheet = tiny_sheet(house_rules={"load": formula})
    assert not sheet.refused_rules
    assert sheet.text("load") == "—"


def test_of_a_circle_the_rule_that_closes_it_is_refused() -> None:
    assert list(refused({"seats": "load", "load": "middle", "middle": "seats"})) == ["middle"]
    assert list(refused({"middle": "seats", "load": "middle", "seats": "load"})) == ["seats"]
    assert list(refused({"load": "seats", "seats": "load", "middle": "seats"})) == ["seats"]


@pytest.mark.parametrize("others", [{}, {"load": "1 +"}, {"seats": "middle", "middle": "seats"}])
@pytest.mark.parametrize("is_first", [True, False])
def test_valid_rules_apply_despite_invalid_ones(others: dict[str, str], is_first: bool) -> None:
    holding = {"total.<a>": "left.wit", "left.wit": "total.wit", "total.wit": "5"}
    sheet = tiny_sheet(house_rules={**holding, **others} if is_first else {**others, **holding})
    assert list(sheet.refused_rules) == list(others)[-1:]
    assert [sheet.value(f"total.{each}") for each in ("arm", "eye", "wit")] == [5, 5, 5]


def test_saving_keeps_the_order_that_decides() -> None:
    sheet = tiny_sheet(house_rules={"seats": "load", "load": "seats"})
    again = type(sheet).open(type(sheet.character).read(sheet.character.to_text(None)), sheet.system, random.Random(1))
    assert list(again.refused_rules) == list(sheet.refused_rules) == ["load"]


def test_a_rule_is_checked_before_it_is_accepted() -> None:
    system = tiny_system()
    check_house_rule(system, {}, "load", "1 / 0")
    check_house_rule(system, {"load": "seats"}, "load", "2")
    check_house_rule(system, {"load": "nonsense"}, "seats", "3")
    for existing, key, formula in (({}, "load", "1 +"), ({"load": "seats"}, "seats", "load"), ({}, "fare", "1")):
        with pytest.raises(FormulaError):
            check_house_rule(system, existing, key, formula)


def test_edits_of_house_rules_recompute_everything() -> None:
    sheet = tiny_sheet()
    changes = sheet.apply(SetHouseRule("total.<a>", "base.<a> + 100"))
    assert {"total.arm", "left.arm", "speed", "skills[0].score"} <= set(changes.addresses)
    assert "seats" not in changes.addresses
    assert sheet.value("total.arm") == 107
    assert sheet.explain("total.arm").replaces == "base.arm + boat.bonus.arm"
    sheet.apply(changes.inverse)
    assert sheet.derived() == tiny_sheet().derived()


def test_a_refused_rule_changes_nothing() -> None:
    sheet = tiny_sheet()
    for key, formula in (("load", "load"), ("load", "nonsense"), ("nothing", "1")):
        with pytest.raises(FormulaError):
            sheet.apply(Batch((SetValue("base.arm", 2), SetHouseRule(key, formula))))
    assert sheet.character == tiny_sheet().character


def test_a_refused_rule_of_a_document_can_be_removed_and_restored() -> None:
    sheet = tiny_sheet(house_rules={"load": "nonsense"})
    changes = sheet.apply(SetHouseRule("load", ABSENT))
    assert not sheet.faults
    sheet.apply(changes.inverse)
    assert list(sheet.refused_rules) == ["load"]


def test_rules_and_rows_change_in_one_batch() -> None:
    sheet = tiny_sheet()
    changes = sheet.apply(Batch((SetValue("bags", []), SetHouseRule("load", "count(bags[])"), SetValue("base.arm", 2))))
    assert sheet.value("load") == 0
    sheet.apply(changes.inverse)
    assert sheet.character == tiny_sheet().character
    assert sheet.derived() == tiny_sheet().derived()


def test_many_rules_in_circles_cost_one_program(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each that sums all of them was tried with a whole program, twice."""
    system = any_game().system
    keys = [key for key in system.derived if "[]" not in key and system.program.schema.keys[key] is ValueType.NUMBER]
    keys = keys[:60]
    rules = {key: " + ".join(keys) for key in keys}
    built: list[Program] = []
    initialize = Program.__init__

    def count(program: Program, *arguments: object) -> None:
        built.append(program)
        initialize(program, *arguments)  # type: ignore[arg-type]  # whatever they are

    monkeypatch.setattr(Program, "__init__", count)
    refused_keys = {fault.address for fault in effective_formulas(system, rules).refused}
    assert refused_keys == set(keys)
    assert len(built) <= 2


def test_of_rules_in_a_circle_the_one_that_closes_it_is_refused() -> None:
    rules = {"total.arm": "total.eye", "total.eye": "total.wit", "total.wit": "total.arm + 1"}
    assert list(refused(rules)) == ["total.wit"]
    assert list(refused(dict(reversed(rules.items())))) == ["total.arm"]
