"""Attempts, purchases and fights of RPG.Rules whose numbers a house rule leaves undefined or fractional."""

from __future__ import annotations

import random
from fractions import Fraction

import pytest

from core.character.edits import SetHouseRule, SetOption
from core.character.json_values import Json
from core.character.sheet import Sheet
from core.errors import UndefinedNumber
from core.play.simulation import play_out
from core.play.table import Table
from core.procedures.driver import why_closed
from core.procedures.procedure import Procedure, Situation
from core.procedures.requests import Choose
from core.systems.kinsler.conflict import CONFLICT
from core.systems.kinsler.creation import CREATION
from core.systems.kinsler.declaration_options import possible_declarations
from core.systems.kinsler.experience import _price_of
from core.systems.kinsler.fight_state import FightState
from core.systems.kinsler.owned_skills import prices_of
from core.systems.kinsler.skill_notation import parse
from tests.helpers.scripted_fights import arena
from tests.systems.kinsler.conflicts import CLUB, FIREBOLT, person
from tests.systems.kinsler.worked import PROCEDURES, play, sheet_of

DATA: dict[str, Json] = {
    "stats": {"dex": {"rolled": 12, "level": 12}},
    "aptitudes": {"str": 1, "dex": 2, "con": 3, "min": 3, "per": 4, "fai": 4},
    "skills": [{"id": "climb", "name": "Climb", "level": 4, "base": "DEX"}],
    "xp_awarded": 200,
}


def ruled(*rules: tuple[str, str], **more: Json) -> Sheet:
    """Return a sheet with house rules."""
    sheet = sheet_of({**DATA, **more})
    for key, formula in rules:
        sheet.apply(SetHouseRule(key, formula))
    return sheet


def reasons(request: object) -> dict[str, str]:
    """Return the codes of the reasons of closed options, by key."""
    assert isinstance(request, Choose)
    return {option.key: option.closed.code for option in request.options if option.closed is not None}


def test_only_skills_without_a_value_are_closed_in_an_attempt() -> None:
    sheet = ruled(("skills[].check_mod", "none"))
    _, asked = play("attempt", sheet, {})
    assert reasons(asked[0]) == {"skills[0]=climb": "number_undefined"}


def test_attempt_without_any_usable_skill_is_one_without_a_skill() -> None:
    sheet = ruled(("S.check_mod", "none"))
    driver, asked = play("attempt", sheet, {})
    assert len(reasons(asked[0])) == 7
    assert driver.answers[0].answer == ["?related"]


def test_bundle_without_a_value_names_the_house_rule() -> None:
    sheet = ruled(("bundles[].check_mod", "none"), bundles=[{"id": "b", "name": "B", "members": ["climb"]}])
    sheet.apply(SetOption("metaskills", True))
    _, asked = play("attempt", sheet, {})
    assert reasons(asked[0]) == {"bundle0=b": "number_undefined"}


def test_fractions_are_rounded_with_the_third_of_the_sum() -> None:
    sheet = ruled(("S.effective", "level / 8"))
    fight = FightState.of(Table(arena(("A", sheet), ("B", person(CLUB)))))
    climb = fight.fighters[0].skills[-1]
    assert fight.exact_skill_number(0, climb, "modifier") == Fraction(4, 8) + Fraction(12, 8)
    assert fight.skill_number(0, climb, "check_mod") == 0
    play("attempt", sheet, {})
    halved = person(CLUB)
    halved.apply(SetHouseRule("S.effective", "level / 2"))
    assert play_out(CONFLICT, arena(("A", halved), ("B", person(FIREBOLT)), most_rounds=2), random.Random(1)).rounds


def test_price_that_cannot_be_computed_leaves_the_sheet_as_it_was() -> None:
    sheet = ruled(("xp_spent", "none if max(skills[].level) > 4 else 3"))
    before = sheet.character
    with pytest.raises(UndefinedNumber):
        _price_of(sheet, "skills[0]", 5)
    assert sheet.character == before


def test_only_skills_without_a_price_are_closed_in_a_raise() -> None:
    sheet = ruled(("skills[].xp_spent", "none"))
    _, asked = play("raise", sheet, {"skill": ["stats.str"]})
    assert reasons(asked[0]) == {"skills[0]": "number_undefined"}
    closed = PROCEDURES["raise"].closed(ruled(("S.xp_spent", "none")))
    assert closed is not None
    assert closed.code == "number_undefined"


def test_skill_without_an_aptitude_has_a_single_price_under_house_rules_too() -> None:
    prices = [prices_of(ruled(*rules, aptitudes={}), parse("Swim:0 DEX")) for rules in ((), (("rules.simple", "2"),))]
    assert [price(6) for price in prices] == [4, 4]


def test_stance_without_a_value_is_closed_in_a_declaration() -> None:
    stance: Json = {"name": "Up", "uses": [{"skill": "climb", "dice": 0, "count": 1}]}
    fight = FightState.of(
        Table(arena(("A", ruled(("stances[].fatigue", "none"), stances=[stance])), ("B", person(CLUB))))
    )
    options = {option.key: option for option in possible_declarations(fight, fight.fighters[0], ())}
    closed = options["stance.0"].closed
    assert closed is not None
    assert closed.code == "number_undefined"


@pytest.mark.parametrize(
    ("procedure", "key"),
    [
        (CREATION, "rules.creation_budget"),
        (PROCEDURES["attempt"], "rules.success_number"),
        (PROCEDURES["faith_retry"], "stats.fai.effective"),
    ],
)
def test_numbers_of_late_steps_are_required_before_anything_is_asked(procedure: Procedure, key: str) -> None:
    sheet = sheet_of({} if procedure is CREATION else DATA, {"retry_faith": True})
    sheet.apply(SetHouseRule(key, "none"))
    reason = why_closed(procedure, Situation((sheet,)))
    assert reason is not None
    assert reason.code == "number_undefined"
