"""Numbers without a value or with a fraction: refused with a reason, unless the book says what counts."""

from __future__ import annotations

import random

import pytest

from core.character.edits import SetHouseRule, SetValue
from core.character.sheet import Sheet
from core.errors import NumberError, ProcedureError
from core.play.checks import ready_checks
from core.play.fight import Fight
from core.play.table import Table
from core.procedures.driver import Driver, why_closed
from core.procedures.procedure import Situation
from core.procedures.requests import Choose, Enter
from core.systems.sord.conflict import CONFLICT
from core.systems.sord.fighters import BARE_HANDS, Battle, Weapon
from tests.helpers.scripted_fights import arena
from tests.systems.sord.worked import PROCEDURES, SETTING, example, opened, play


def ruled(rules: dict[str, str], name: str = "A") -> Sheet:
    """Return an example with house rules."""
    sheet = opened(name).copy(random.Random(1))
    for key, formula in rules.items():
        sheet.apply(SetHouseRule(key, formula))
    return sheet


def weapons(sheet: Sheet) -> tuple[Weapon, ...]:
    """Return the weapons that a character can fight with."""
    return Battle.of(Table(arena(("A", sheet), ("B", example("B"))))).fighters[0].weapons


def reason(key: str, sheet: Sheet) -> str:
    """Return why a procedure is closed."""
    closed = why_closed(PROCEDURES[key], Situation((sheet,), SETTING))
    return "" if closed is None else closed.render()


# ------------------------------------------------------------------------------------------------------------ weapons


def test_no_weapon_can_attack_with_a_surprise_number_of_0() -> None:
    """R55: slowness, hit chance and Attack Rate have no value then; such a weapon cannot attack."""
    sheet = ruled({"surprise": "0"})
    assert sheet.value("weapons[0].thawac") is None
    assert weapons(sheet) == ()


def test_no_weapon_can_attack_with_an_attack_rate_divided_by_0() -> None:
    sheet = ruled({"weapons[].wslo": "0 - 20"})
    assert sheet.value("weapons[0].attack_rate") is None
    assert [weapon.row for weapon in weapons(sheet)] == [BARE_HANDS]


@pytest.mark.parametrize("key", ["weapons[].thawac", "weapons[].attack_rate", "weapons[].dice", "unarmed.thawac"])
def test_fight_names_who_has_a_weapon_without_a_number(key: str) -> None:
    ring = arena(("A", ruled({key: "none"})), ("B", example("B")))
    with pytest.raises(ProcedureError, match=r"Unable to fight: A1\. .* has no value"):
        Fight(CONFLICT, ring, 1)


@pytest.mark.parametrize("key", ["move_rate", "base.mind", "current.hlth", "deathly_blow"])
def test_fight_is_refused_before_it_begins_without_a_number_of_the_fighter(key: str) -> None:
    with pytest.raises(ProcedureError, match="Unable to fight: A1"):
        Fight(CONFLICT, arena(("A", ruled({key: "none"})), ("B", example("B"))), 1)


def test_fraction_of_a_weapon_is_refused() -> None:
    with pytest.raises(ProcedureError, match="must be a whole number here"):
        Fight(CONFLICT, arena(("A", ruled({"weapons[].damage_flat": "7/2"})), ("B", example("B"))), 1)


def test_only_missile_weapons_with_a_measure_have_a_maximum_distance() -> None:
    """XVIII, R40: a Fired weapon without length has none."""
    sheet = ruled({})
    sling = next(row for row, weapon in enumerate(sheet.rows("weapons")) if weapon["type"] == "fired")
    by_row = {weapon.row: weapon.max_ft for weapon in weapons(sheet)}
    assert by_row[0] is None
    assert by_row[sling] == sheet.value(f"weapons[{sling}].max_distance_ft")
    sheet.apply(SetValue(f"weapons[{sling}].length_ft", 0))
    assert {weapon.row: weapon.max_ft for weapon in weapons(sheet)}[sling] is None
    with pytest.raises(NumberError, match="Maximum Distance"):
        weapons(ruled({"weapons[].max_distance_ft": "none"}))


# ------------------------------------------------------------------------------------------------- outside of conflict


def test_rest_needs_life_recovery_but_no_hours_where_it_is_0() -> None:
    """XV: a Life-Recovery of 0 restores nothing."""
    hurt = {"damage": {"hlth": 3}}
    sheet = example("A", **hurt)
    sheet.apply(SetHouseRule("life_recovery", "0"))
    request = Driver(PROCEDURES["rest"], Situation((sheet,), SETTING), 1).request
    assert isinstance(request, Enter)
    assert request.default == 1
    for key in ("life_recovery", "rest_hours"):
        sheet = example("A", **hurt)
        sheet.apply(SetHouseRule(key, "none"))
        assert "has no value" in reason("rest", sheet)


@pytest.mark.parametrize("key", ["award", "settle", "aging", "drop_profession", "change_profession", "add_profession"])
def test_experience_is_closed_without_a_step_rate(key: str) -> None:
    sheet = example("A", options={"multiple_professions": True, "profession_change": True})
    sheet.apply(SetHouseRule("step_rate", "none"))
    assert "has no value: " in reason(key, sheet)
    assert "STEP RATE" in reason(key, sheet)


def test_former_profession_is_not_resumed_without_a_step_rate() -> None:
    sheet = opened("B").copy(random.Random(1))
    sheet.apply(SetValue("professions[0].current", False))
    assert not reason("resume_profession", sheet)
    sheet.apply(SetHouseRule("step_rate", "none"))
    assert "has no value" in reason("resume_profession", sheet)


def test_steps_carried_over_are_rounded_down() -> None:
    """CG, R16: numbers are rounded down."""
    sheet = ruled({"step_rate": "step_level * 100 + 61/2"})
    sheet.apply(SetValue("steps.special", 160))
    before = sheet.value("step_sum")
    assert isinstance(before, int)
    play("settle", [sheet], {})
    assert sheet.value("step_level") == 1
    assert sheet.value("steps.carried_over") == before - 153  # 152.5 are paid


def test_attribute_check_offers_a_number_without_value_and_refuses_it() -> None:
    sheet = ruled({"current.hlth": "none"})
    driver = Driver(PROCEDURES["attribute_check"], Situation((sheet,), SETTING), 1)
    driver.answer(["hlth"])
    assert isinstance(driver.request, Choose)
    assert [option.label.split()[-1] for option in driver.request.options][2] == "—"
    driver.answer(["current"])
    with pytest.raises(NumberError, match="Current Health"):
        driver.answer(0)


def test_skill_without_a_check_number_is_closed_with_its_reason() -> None:
    sheet = ruled({"skills[].check": "none", "powers[].check": "none"}, "B")
    checks = ready_checks([PROCEDURES["skill_check"]], Situation((sheet,), SETTING))
    assert checks
    assert all(check.closed is not None and "has no value" in check.closed.render() for check in checks)
