"""Numbers without a value are refused with a reason; those with a fraction are rounded where the book rounds."""

from __future__ import annotations

import random
from fractions import Fraction

import pytest

from core.character.edits import SetHouseRule, SetValue
from core.character.json_values import Json
from core.character.sheet import Sheet
from core.errors import AnswerError, NumberError, ProcedureError
from core.play.checks import ready_checks
from core.play.fight import Fight
from core.play.table import Table
from core.procedures.driver import Driver, why_closed
from core.procedures.procedure import Situation
from core.procedures.requests import Choose, Roll
from core.systems.ratios.conflict import CONFLICT
from core.systems.ratios.damage import Blow, compute_wound
from core.systems.ratios.fighters import Battle
from tests.helpers.scripted_fights import Scripted, arena
from tests.systems.ratios.worked import PROCEDURES, SETTING, example, opened, sheet_of


def ruled(rules: dict[str, str], name: str = "A", **data: Json) -> Sheet:
    """Return an example with house rules."""
    sheet = example(name, None, **data)
    for key, formula in rules.items():
        sheet.apply(SetHouseRule(key, formula))
    return sheet


def reason(key: str, sheet: Sheet) -> str:
    """Return why a procedure is closed."""
    closed = why_closed(PROCEDURES[key], Situation((sheet,), SETTING))
    return "" if closed is None else closed.render()


# ------------------------------------------------------------------------------------------------------------- damage


@pytest.mark.parametrize(
    ("levels", "total"),
    [((1, 1), 11), ((6, 1), 16), ((11, 1), 21)],  # 10.5, 10.5 × 1.5 = 15.75, 10.5 × 2
)
def test_damage_with_a_fraction_is_rounded_at_the_end(levels: tuple[int, int], total: int) -> None:
    """4b, R6: damage times the Level ratio is rounded once, halves up; not before, as 10 × 2 or 11 × 2."""
    attacker = ruled({"weapons[].damage": "21/2", "attack_base": "99"}, damage_taken=0, cpv_loss={}, level=levels[0])
    defender = ruled({"defense_percent": "0"}, "C", damage_taken=0, cpv_loss={}, level=levels[1])
    script = Scripted(
        Fight(CONFLICT, arena(("a", attacker), ("b", defender)), 1), [1, 100, 6, 8, 5, 9], {"act": [["attack.0"]]}
    )
    script.run()
    (line,) = [line for line in script.lines if "The blow lands" in line]
    assert "damage 10.5" in line
    assert f"total {total})" in line


def test_toughness_with_a_fraction_is_rounded_with_the_damage() -> None:
    """R6: 20 less 3.5 are 16.5, rounded to 17."""
    sheet = ruled({"toughness": "7/2", "armor_rank": "0"})
    assert compute_wound(sheet, Blow(20)).taken == 17
    assert compute_wound(sheet, Blow(2)).taken == 0


def test_penetration_damage_with_a_fraction_is_rounded_with_what_armor_stops() -> None:
    """4b: 50 % of 100 less 30.5 are 34.75, rounded to 35."""
    sheet = sheet_of({"armor": [{"name": "X", "rank_max": 50}]}, {"tear_through": True})
    blow = Blow(100, penetration=51, penetration_damage=Fraction(61, 2))
    assert compute_wound(sheet, blow).stopped == 35


def test_bonus_on_a_shared_second_keeps_its_fraction() -> None:
    table = Table(arena(("a", ruled({"weapons[].wip_bonus": "7/2"})), ("b", example("C"))))
    assert Battle.of(table).fighters[0].weapons[0].bonus == Fraction(7, 2)


# ------------------------------------------------------------------------------------------------------------- fights


@pytest.mark.parametrize(
    "key", ["initiative_percent", "weapons[].damage", "weapons[].attack_delay_s", "toughness", "ds_max", "cpv.uncn"]
)
def test_fight_is_refused_before_it_begins_without_a_number(key: str) -> None:
    ring = arena(("a", ruled({key: "none"}, damage_taken=0)), ("b", example("C")))
    with pytest.raises(ProcedureError, match="Unable to fight: a1"):
        Fight(CONFLICT, ring, 1)


def test_seconds_with_a_fraction_are_refused() -> None:
    with pytest.raises(ProcedureError, match="must be a whole number here"):
        Fight(CONFLICT, arena(("a", ruled({"weapons[].strike_interval_s": "7/2"})), ("b", example("C"))), 1)


CAPABILITY: dict[str, Json] = {"name": "Whistling", "bonus": 5, "attributes": [], "applies_to": "check"}


def acting(capability: dict[str, Json], rules: dict[str, str]) -> Scripted:
    """Use a capability in a fight, as far as its declaration."""
    one = ruled(rules, damage_taken=0, cpv_loss={}, capabilities=[capability])
    ring = arena(("a", one), ("b", example("C", damage_taken=0, cpv_loss={})))
    script = Scripted(Fight(CONFLICT, ring, 1), [1, 100])
    while script.dice or (script.fight.request is not None and not script.fight.request.key.startswith("1/act")):
        request = script.fight.request
        if isinstance(request, Roll):
            script.fight.answer([[script.dice.pop(0)]])
        else:
            script.fight.auto_answer()
    return script


def test_capability_without_attributes_is_used_without_a_check() -> None:
    """5a: it rests on nothing, so it has no chance."""
    script = acting(CAPABILITY, {})
    script.fight.answer(["capability.0"])
    script.run()
    assert any("Whistling" in line and "check" not in line for line in script.lines)
    assert not any("check" in line for line in script.lines)


@pytest.mark.parametrize("formula", ["none", "10 ** 14 * 10 ** 14"])
def test_capability_without_a_chance_is_closed_with_the_reason(formula: str) -> None:
    """Without a value, or with one that is too large, it cannot be declared; everything else can."""
    script = acting({**CAPABILITY, "attributes": ["focs"]}, {"capabilities[].chance": formula})
    request = script.fight.request
    assert isinstance(request, Choose)
    closed = {option.key: option.closed for option in request.options if option.closed is not None}
    assert list(closed) == ["capability.0"]
    assert "Whistling" in closed["capability.0"].render()
    assert not any("—" in option.about for option in request.options)
    with pytest.raises(AnswerError, match="Whistling cannot be chosen"):
        script.fight.answer(["capability.0"])


# ------------------------------------------------------------------------------------------------- outside of conflict


@pytest.mark.parametrize(
    ("key", "number"),
    [
        ("award", "rat"),
        ("level_up", "rat"),
        ("recover", "cpv.rcvy"),
        ("death_check", "cpv.deth"),
        ("damage", "ds_max"),
        ("move", "cpv.move"),
        ("move", "move_max_ft"),
        ("place_level_points", "level_points_left"),
    ],
)
def test_procedure_is_closed_without_its_number(key: str, number: str) -> None:
    assert "has no value" in reason(key, ruled({number: "none"}, cat=5000, damage_taken=3))


def test_missing_achievements_are_counted_to_the_whole_price() -> None:
    """The next Level costs whole Achievements: 1000.5 are 1001."""
    assert "1000 more Achievements" in reason("level_up", ruled({"rat": "2001/2"}, cat=1))


def test_half_bonus_keeps_its_fraction() -> None:
    """R6: percentages stay exact; 7 / 2 makes a chance of 33.5 out of 30."""
    rules = {"capabilities[].half_bonus": "bonus / 2", "cpv.xper": "30"}
    sheet = ruled(rules, capabilities=[{**CAPABILITY, "bonus": 7, "attributes": ["focs"]}])
    driver = Driver(PROCEDURES["attribute_check"], Situation((sheet,), SETTING), 1)
    driver.answer(["xper"])
    assert isinstance(driver.request, Choose)
    assert [option.label for option in driver.request.options] == ["None", "Whistling +7", "Whistling +3.5"]
    driver.answer(["0.half"])
    driver.answer(0)
    assert isinstance(driver.request, Roll)
    assert "33.5" in driver.request.help


def test_check_without_a_chance_is_closed_with_its_reason() -> None:
    sheet = ruled({"capabilities[].chance": "none"}, capabilities=[{**CAPABILITY, "attributes": ["focs"]}])
    checks = ready_checks([PROCEDURES["capability_check"]], Situation((sheet,), SETTING))
    assert [check.closed is not None and "has no value" in check.closed.render() for check in checks] == [True]
    assert "no capability" in reason("capability_check", ruled({}, capabilities=[CAPABILITY]))


def test_number_of_one_attribute_does_not_close_checks_of_others() -> None:
    sheet = opened("A").copy(random.Random(1))
    sheet.apply(SetHouseRule("cpv.focs", "none"))
    sheet.apply(SetValue("capabilities", []))
    driver = Driver(PROCEDURES["attribute_check"], Situation((sheet,), SETTING), 1)
    driver.answer(["xper"])
    driver.answer(0)
    assert isinstance(driver.request, Roll)
    driver = Driver(PROCEDURES["attribute_check"], Situation((sheet,), SETTING), 1)
    driver.answer(["focs"])
    with pytest.raises(NumberError, match="has no value"):
        driver.answer(0)
