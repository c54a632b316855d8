"""Checks, raises and fights of HURSAGMU whose numbers a house rule leaves without a usable value."""

from __future__ import annotations

import pytest

from core.character.edits import SetHouseRule
from core.character.json_values import Json
from core.character.sheet import Sheet
from core.errors import FractionalNumber, UndefinedNumber
from core.procedures.driver import why_closed
from core.procedures.procedure import Situation
from core.procedures.requests import Choose
from core.systems.hursagmu.creation import CREATION
from core.systems.hursagmu.figures import read_person
from tests.systems.hursagmu.fighting import SWORD, fighter
from tests.systems.hursagmu.worked import PROCEDURES, play, sheet_of


def ruled(data: dict[str, Json], **rules: str) -> Sheet:
    """Return a sheet with house rules, by key with two underscores for a point."""
    sheet = sheet_of(data)
    for key, formula in rules.items():
        sheet.apply(SetHouseRule(key.replace("__", "."), formula))
    return sheet


def test_only_checks_without_a_value_are_closed() -> None:
    sheet = sheet_of({"skills": [{"name": "Cooking", "level": 2}, {"name": "Lore", "level": 0}]})
    sheet.apply(SetHouseRule("skills[].total", "none if level == 0 else level"))
    _, asked = play("skill_check", sheet, {"deed": ["skills[0].total"]})
    request = asked[0]
    assert isinstance(request, Choose)
    assert [option.closed.code if option.closed else "" for option in request.options] == ["", "number_undefined"]
    assert request.options[1].about == ""
    sheet.apply(SetHouseRule("skills[].total", "none"))
    with pytest.raises(UndefinedNumber, match="Cooking"):
        play("skill_check", sheet, {})


def test_only_raises_without_a_price_are_closed() -> None:
    sheet = ruled({"xp_earned": 30}, raise__str="none")
    _, asked = play("raise", sheet, {"ability": ["base.dex"]})
    request = asked[0]
    assert isinstance(request, Choose)
    reasons = {option.key: option.closed for option in request.options}
    assert reasons["base.dex"] is None
    assert reasons["base.str"] is not None
    assert reasons["base.str"].code == "number_undefined"


def test_raise_is_closed_with_the_number_that_has_no_value() -> None:
    closed = PROCEDURES["raise"].closed(ruled({"xp_earned": 30}, xp_left="none"))
    assert closed is not None
    assert closed.code == "number_undefined"
    poor = PROCEDURES["raise"].closed(sheet_of({"points_total": 0}))
    assert poor is not None
    assert poor.code == "nothing_to_raise"


def test_fractional_prices_are_paid_exactly() -> None:
    sheet = ruled({"points_total": 0, "xp_earned": 1}, raise__str="1 / 2")
    assert PROCEDURES["raise"].closed(sheet) is None


def test_fraction_of_a_defense_is_refused_and_an_undefined_one_is_unavailable() -> None:
    person = fighter(weapons=[SWORD])
    person.apply(SetHouseRule("dodge_now", "none"))
    assert read_person(person).dodge is None
    person.apply(SetHouseRule("dodge_now", "7 / 2"))
    with pytest.raises(FractionalNumber, match="must be a whole number here"):
        read_person(person)


@pytest.mark.parametrize("key", ["load_limit_lb", "xp_left"])
def test_numbers_of_late_steps_of_creation_are_required_before_anything_is_asked(key: str) -> None:
    sheet = sheet_of({})
    sheet.apply(SetHouseRule(key, "none"))
    reason = why_closed(CREATION, Situation((sheet,)))
    assert reason is not None
    assert reason.code == "number_undefined"
