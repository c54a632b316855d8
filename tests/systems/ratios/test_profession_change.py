"""Change of the profession: what was learned stays and is allowed with its reason; prices, choices, undoing."""

from __future__ import annotations

import random

import pytest

from core.character.document import Character
from core.character.json_values import Json
from core.character.sheet import Sheet
from core.procedures.driver import Driver
from core.procedures.procedure import Situation
from core.procedures.requests import Choose
from core.registry import open_character
from core.systems.ratios.profession_change import CHANGE_PROFESSION
from tests.helpers.creations import codes
from tests.systems.ratios.worked import SETTING, example, play, sheet_of


def changed(sheet: Sheet, profession: str, **script: Json) -> Sheet:
    """Return the sheet after a change; answers that the script does not have are automatic."""
    play("change_profession", [sheet], {"profession": [profession], **script})
    return sheet


def reopened(sheet: Sheet) -> Sheet:
    """Return the sheet as it is opened from its file."""
    return open_character(Character.from_json(sheet.character.to_json()), random.Random(1))


def allowed(sheet: Sheet) -> dict[str, str]:
    """Return the allowed violations with their reasons, by code and what they are about."""
    return {f"{each.code} {each.address}": each.accepted for each in sheet.violations if each.accepted is not None}


def test_what_was_learned_is_allowed_with_the_old_profession_as_reason() -> None:
    """4a: Maren keeps four trained attributes and the form that only duelists teach."""
    sheet = changed(example("A"), "warden", training=[])
    assert codes(sheet.violations) != []
    assert set(allowed(sheet).values()) == {"Learned as Duelist"}
    assert len(allowed(sheet)) == len(sheet.violations)
    assert sorted(each.split(" ")[0] for each in allowed(sheet)) == [
        "capability_not_open",
        "training_not_offered",
        "training_not_offered",
        "training_not_offered",
        "training_not_offered",
    ]


def test_return_to_the_old_profession_needs_no_allowance() -> None:
    sheet = changed(changed(example("A"), "warden", training=[]), "duelist")
    assert not sheet.violations
    assert not reopened(sheet).character.accepted


def test_violations_of_before_stay_violations() -> None:
    """An attribute that the duelists never trained was wrong before and is not excused by leaving them."""
    sheet = example("A", training=[{"attribute": "zeal"}, {"attribute": "tmng"}])
    before = [(each.code, each.address) for each in sheet.violations]
    assert [code for code, _ in before] == ["training_not_offered"]
    changed(sheet, "warden", training=[])
    assert [(each.code, each.address) for each in sheet.violations if each.accepted is None] == before


def test_capability_of_the_new_profession_can_be_learned() -> None:
    driver = Driver(CHANGE_PROFESSION, Situation((example("A"),), SETTING), 1)
    driver.run_auto({"profession": ["surgeon"], "training": ["focs", "know"]})
    sheet = driver.sheets[0]
    play("learn", [sheet], {"capability": ["field_surgery"], "bonus": 3})
    assert sheet.value("capabilities[5].name") == "Field Surgery"


def offered(sheet: Sheet) -> dict[str, str]:
    """Return what can be chosen, with the reason where it cannot."""
    request = Driver(CHANGE_PROFESSION, Situation((sheet,), SETTING), 1).request
    assert isinstance(request, Choose)
    return {each.key: "" if each.closed is None else each.closed.render() for each in request.options}


def test_all_others_are_offered_and_none_only_to_who_has_one() -> None:
    assert offered(example("A")) == dict.fromkeys(["warden", "surgeon", "broker", "tidecaller", "own", "none"], "")
    assert offered(example("E"))["none"] == "the character has no profession."
    assert "duelist" in offered(example("E"))


def test_own_profession_is_typed() -> None:
    own = '{"name": "Smuggler", "attributes": ["guil", "lang"]}'
    sheet = changed(example("A"), "own", **{"profession.own": own, "training": ["lang"]})
    assert sheet.value("profession.name") == "Smuggler"
    assert sheet.value("training_rat") == 50
    assert len(allowed(sheet)) == 4  # guile is trained by both


@pytest.mark.parametrize("setting", [SETTING, None])
@pytest.mark.parametrize("seed", range(20))
def test_automatic_changes_end_without_new_violations(seed: int, setting: object) -> None:
    sheet = example("A") if seed % 2 else sheet_of({"human_age_years": 20})
    name = sheet.value("profession.name")
    driver = Driver(
        CHANGE_PROFESSION, Situation((sheet.copy(random.Random(seed)),), SETTING if setting else None), seed
    )
    driver.run_auto()
    after = driver.sheets[0]
    assert after.value("profession.name") != name
    assert not [each for each in after.violations if each.accepted is None]
