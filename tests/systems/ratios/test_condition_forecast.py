"""Bleeding and poison: what they will do is said before time passes, and comes true."""

from __future__ import annotations

import re

import pytest

from core.character.edits import SetValue
from core.character.json_values import Json
from core.character.sheet import Sheet
from core.procedures.driver import Driver
from core.procedures.procedure import Procedure, Situation
from core.systems.ratios.condition_forecast import forecast_conditions
from core.systems.ratios.recovery import RECOVER
from core.systems.ratios.time_passing import PASS_TIME
from tests.helpers.conditions import with_conditions
from tests.systems.ratios.worked import example

CUT: dict[str, Json] = {"name": "Deep cut", "kind": "bleeding", "damage": 2, "every": "round"}
VENOM: dict[str, Json] = {"name": "Venom", "kind": "poison", "damage": 3, "every": "hour", "ticks_left": 2}
SLOW: dict[str, Json] = {"name": "Slow poison", "kind": "poison", "damage": 1, "every": "day"}


def bleeding(*conditions: dict[str, Json], **data: Json) -> Sheet:
    sheet = example("A", **{"damage_taken": 0, "cpv_loss": {}, **data})  # type: ignore[arg-type]
    with_conditions(sheet, *conditions)
    return sheet


def remaining(sheet: Sheet) -> int:
    return int(str(sheet.value("ds_current")))


def asks_for_death_check(procedure: Procedure, sheet: Sheet, answers: dict[str, Json]) -> bool:
    driver = Driver(procedure, Situation((sheet,)), 1)
    while driver.request is not None:
        if driver.request.key.split("~")[0].endswith("/death"):
            return True
        if not driver.answer_from(answers):
            driver.auto_answer()
    return False


@pytest.mark.parametrize("procedure", [RECOVER, PASS_TIME])
def test_the_first_page_says_what_bleeding_will_do(procedure: Procedure) -> None:
    sheet = bleeding(CUT)
    request = Driver(procedure, Situation((sheet,)), 1).request
    assert request is not None
    assert "Deep cut (Every round): 2 points each time, until treated." in request.help
    assert f"The Damage Status of {remaining(sheet)} points is used up after " in request.help


def test_days_of_rest_are_asked_with_the_forecast() -> None:
    driver = Driver(RECOVER, Situation((bleeding(CUT),)), 1)
    driver.answer(["rest"])
    assert driver.request is not None
    assert "Deep cut (Every round)" in driver.request.help


@pytest.mark.parametrize("procedure", [RECOVER, PASS_TIME])
def test_without_damage_over_time_nothing_is_said(procedure: Procedure) -> None:
    sheet = bleeding({"name": "Itching", "damage": 0, "every": "hour", "ticks_left": 3}, damage_taken=3)
    request = Driver(procedure, Situation((sheet,)), 1).request
    assert request is not None
    assert "Itching" not in request.help
    assert forecast_conditions(bleeding()) == ""


def test_what_ends_in_time_does_not_use_up_the_damage_status() -> None:
    sheet = bleeding(VENOM)
    assert forecast_conditions(sheet) == (
        "Venom (Every hour): 3 points each time, 2 more times. "
        f"The Damage Status of {remaining(sheet)} points is not used up."
    )


def seconds_said(text: str) -> int:
    (time,) = re.findall(r"used up after (.+?);", text)
    units = {"day": 86_400, "hour": 3_600, "minute": 60, "second": 1}
    return sum(int(number) * units[unit] for number, unit in re.findall(r"(\d+) (day|hour|minute|second)", time))


@pytest.mark.parametrize("conditions", [(CUT,), (CUT, {**CUT, "name": "Other cut", "damage": 5, "every": "minute"})])
def test_the_forecast_is_the_second_of_the_first_death_check(conditions: tuple[dict[str, Json], ...]) -> None:
    sheet = bleeding(*conditions, damage_taken=2)
    seconds = seconds_said(forecast_conditions(sheet))
    for amount, expected in ((seconds - 1, False), (seconds, True)):
        answers: dict[str, Json] = {"unit": ["second"], "amount": amount}
        assert asks_for_death_check(PASS_TIME, sheet, answers) is expected, amount


def test_rest_may_win_against_a_slow_poison() -> None:
    sheet = bleeding(SLOW, damage_taken=1)
    assert "used up after" in forecast_conditions(sheet)
    assert "is not used up." in forecast_conditions(sheet, 5)


def test_recovery_of_a_day_comes_before_the_next_damage() -> None:
    """Two a day against one a day: the Damage Status loses one point a day."""
    sheet = bleeding({**SLOW, "damage": 2}, damage_taken=0)
    days = seconds_said(forecast_conditions(sheet, 1)) // 86_400
    assert days == remaining(sheet)


def test_a_single_point_is_singular() -> None:
    sheet = bleeding({**SLOW, "ticks_left": 1})
    assert "1 point each time, 1 more time." in forecast_conditions(sheet)


def test_condition_with_no_times_left_is_not_foretold() -> None:
    assert forecast_conditions(bleeding({**VENOM, "ticks_left": 0})) == ""


def test_what_has_passed_of_the_interval_counts() -> None:
    later, sooner = bleeding({**CUT, "damage": 60}), bleeding({**CUT, "damage": 60, "passed_s": 7})
    for sheet in (later, sooner):
        sheet.apply(SetValue("damage_taken", 20))
    assert "is used up after 10 seconds" in forecast_conditions(later)
    assert "is used up after 3 seconds" in forecast_conditions(sooner)
