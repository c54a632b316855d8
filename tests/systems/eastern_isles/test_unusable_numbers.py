"""Checks, movement, rest and time of the Eastern Isles System with numbers that have no usable value."""

from __future__ import annotations

from fractions import Fraction

import pytest

from core.character.edits import SetHouseRule, SetValue
from core.character.sheet import Sheet
from core.errors import FractionalNumber, UndefinedNumber
from core.play.table import Table
from core.procedures.driver import why_closed
from core.procedures.procedure import Situation
from core.procedures.requests import Choose, Show
from core.systems.eastern_isles.creation import CREATION
from core.systems.eastern_isles.fight_state import FightState
from core.systems.eastern_isles.movement import _tiers
from core.systems.eastern_isles.recovery import day_edits, rest_edits
from core.systems.eastern_isles.time_passing import _reported_numbers, describe_changes
from tests.helpers.scripted_fights import arena
from tests.systems.eastern_isles.fighting import STAFF, fresh
from tests.systems.eastern_isles.worked import EXAMPLES, PROCEDURES, play, sheet_of


def code(key: str, sheet: Sheet) -> str:
    """Return the code of the reason why a procedure is closed; "" if it is open."""
    closed = PROCEDURES[key].closed(sheet)
    return "" if closed is None else closed.code


def test_procedures_are_closed_while_their_dice_are_not_rolled() -> None:
    sheet = sheet_of({"en_lost": 2})
    codes = {key: code(key, sheet) for key in ("check", "cast", "rest", "walk", "practice_bout", "pass_time")}
    assert codes == {
        "check": "number_undefined",
        "cast": "number_undefined",
        "rest": "number_undefined",
        "walk": "no_recovery",
        "practice_bout": "",
        "pass_time": "",
    }


def test_walk_is_closed_with_the_house_rule_that_leaves_no_recovery() -> None:
    sheet = sheet_of(EXAMPLES["A"].data)
    sheet.apply(SetHouseRule("en_recovery", "none"))
    assert code("walk", sheet) == "number_undefined"


def test_only_checks_without_a_value_are_closed() -> None:
    sheet = sheet_of(EXAMPLES["A"].data)
    sheet.apply(SetHouseRule("magic_save", "none"))
    _, asked = play("check", [sheet], {"check": ["physical_save"]})
    request = asked[0]
    assert isinstance(request, Choose)
    assert [option.key for option in request.options if option.closed] == ["magic_save"]


def test_rolls_with_a_weapon_without_a_value_are_closed() -> None:
    sheet = fresh(weapons=STAFF)
    sheet.apply(SetHouseRule("weapons[].hit_total", "7 / 3"))
    _, asked = play("weapon_roll", [sheet], {})
    request = next(each for each in asked if each.key == "roll")
    assert isinstance(request, Choose)
    assert [option.key for option in request.options if option.closed] == ["hit_total"]
    for key in ("crit_total", "damage_total"):
        sheet.apply(SetHouseRule(f"weapons[].{key}", "none"))
    with pytest.raises(FractionalNumber, match="must be a whole number here"):
        play("weapon_roll", [sheet], {})


def test_skill_whose_level_has_no_value_cannot_be_used() -> None:
    sheet = sheet_of({"skills": [{"name": "Lore", "points_start": -2}, {"name": "Riding", "points_start": 1}]})
    _, asked = play("use_skill", [sheet], {"skill": ["1"]})
    request = asked[0]
    assert isinstance(request, Choose)
    assert [bool(option.closed) for option in request.options] == [True, False]


def test_speed_without_a_value_is_closed_in_the_movement_phase() -> None:
    runner = fresh(weapons=STAFF)
    runner.apply(SetHouseRule("walk_speed", "none"))
    fight = FightState.of(Table(arena(("a", runner), ("b", fresh(weapons=STAFF)))))
    assert [option.key for option in _tiers(fight, fight.fighters[0], 1) if option.closed] == ["walk_speed"]
    assert not any(option.closed for option in _tiers(fight, fight.fighters[1], 2))


def test_rest_needs_no_rate_where_nothing_is_lost() -> None:
    sheet = sheet_of({})
    assert rest_edits(sheet, 600) == day_edits(sheet, 3) == []
    sheet.apply(SetValue("en_lost", 3))
    with pytest.raises(UndefinedNumber, match="profession"):
        rest_edits(sheet, 600)


def test_condition_that_is_not_known_is_not_told() -> None:
    _, asked = play("effort", [sheet_of({})], {"en": 2})
    told = asked[-1]
    assert isinstance(told, Show)
    assert told.text == ""
    _, asked = play("effort", [sheet_of(EXAMPLES["A"].data)], {"en": 0})
    assert isinstance(asked[-1], Show)
    assert asked[-1].text == "The character is able to act."


def test_changes_of_time_keep_fractions_and_leave_out_what_is_undefined() -> None:
    sheet = sheet_of({})
    old = _reported_numbers(sheet)
    assert "aging_loss" not in old
    sheet.apply(SetHouseRule("ep", "5 / 2"))
    assert describe_changes(old, sheet) == ["2.5 EP from living"]
    old["shells"] = Fraction(104)
    assert describe_changes(old, sheet) == ["2.5 EP from living", "4 shells spent"]


@pytest.mark.parametrize("key", ["start_points_allowed", "ht_sides"])
def test_numbers_of_late_steps_of_creation_are_required_before_anything_is_asked(key: str) -> None:
    sheet = sheet_of({})
    sheet.apply(SetHouseRule(key, "none"))
    reason = why_closed(CREATION, Situation((sheet,)))
    assert reason is not None
    assert reason.code == "number_undefined"
