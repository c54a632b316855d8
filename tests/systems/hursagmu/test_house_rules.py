"""House rules: every number accepts one, and its dependents follow."""

from __future__ import annotations

import pytest

from core.character.edits import SetHouseRule
from tests.systems.hursagmu.worked import EXAMPLES, game, sheet_of

FAMILIES = sorted({each.family for each in game().derived.values()})


@pytest.mark.parametrize("key", FAMILIES)
def test_every_number_may_be_replaced(key: str) -> None:
    sheet = sheet_of(EXAMPLES["C"].data, EXAMPLES["C"].options)
    before = sheet.derived()
    member = next(each for each in game().derived.values() if each.family == key)
    written = game().program.formula_template(member.key)
    if member.key in game().program.what_ifs:
        written = "none"
    elif member.key in ("effective.str", "total.striking"):
        return  # Willpower and Intelligence, Tactics and Animals have formulas of their own beside their family
    sheet.apply(SetHouseRule(key, written))
    assert sheet.faults == ()
    if written != "none":
        assert sheet.derived() == before


@pytest.mark.parametrize(
    ("key", "formula", "address", "value"),
    [
        ("rule.action_step", "3", "action_penalty", 6),
        ("rule.round_s", "10", "stamina_seconds", 3600),
        ("stamina_seconds", "5", "full_s", 60),
        ("health_days", "1", "health_days", 1),
        ("initiative_bonus", "effective.dex + effective.int", "initiative_bonus", 0),
        ("load_limit_lb", "1000", "slowed", 0),
        ("cost.<a>", "base.<a>", "raise.int", 1),
        ("cost.int", "10 * base.int", "raise.int", 10),
        ("skills[].cost", "2 * level", "skills[0].raise", 2),
        ("raise.int", "99", "raise.int", 99),
        ("next_cost.int", "20", "raise.int", 11),
        ("total.tactics", "7", "tactical_total", 7),
        ("animals[].command_challenge", "training", "animals[0].command_challenge", 1),
    ],
)
def test_dependents_of_a_house_rule_follow(key: str, formula: str, address: str, value: int) -> None:
    sheet = sheet_of(EXAMPLES["C"].data, EXAMPLES["C"].options)
    sheet.apply(SetHouseRule(key, formula))
    assert sheet.value(address) == value
    assert sheet.explain(address).value == value


@pytest.mark.parametrize("formula", ["base.str + 1 / 2", "1000"])
def test_strength_without_free_load_is_one_sentence(formula: str) -> None:
    sheet = sheet_of({}, house_rules={"effective.str": formula})
    (fault,) = sheet.faults
    assert fault.address == "load_limit_lb"
    assert "could not be computed: the free load" in fault.reason.render()
    assert ".." not in fault.reason.render()
