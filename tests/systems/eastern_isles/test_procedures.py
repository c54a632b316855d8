"""Procedures with two characters, by chance, and the sentences they show."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from core.character.edits import SetHouseRule, SetValue
from core.character.json_values import Json
from core.character.sheet import Sheet
from core.errors import UndefinedNumber
from core.messages import localize_text
from core.procedures.ask_helpers import NO, YES
from core.procedures.driver import Driver
from core.procedures.procedure import Situation
from core.procedures.requests import Choose, Show
from core.registry import game
from tests.helpers.worked_examples import merge_documents, value_at
from tests.systems.eastern_isles.worked import EXAMPLES, PROCEDURES, SETTING, play, sheet_of


def test_practice_bout_needs_a_level() -> None:
    """A house rule may leave the level undefined, which the bout reports; dice that are not rolled do not matter."""
    sheet = sheet_of({})
    sheet.apply(SetHouseRule("ep_effective", "none"))
    with pytest.raises(UndefinedNumber, match="the house rule none for Effective"):
        play("practice_bout", [sheet], {"winner": ["0"]})
    sheet.apply(SetHouseRule("ep_effective", "0"))
    play("practice_bout", [sheet], {"winner": ["0"]})
    assert sheet.value("bouts[0].opponent_el") == 1


def test_beaten_opponent_lists_the_winner_until_the_next_level() -> None:
    """Without the foe's sheet, what this one remembers is proposed, and brings nothing a second time."""
    sheet = _named("Ana", {})
    play("practice_bout", [sheet], {"opponent": "Bo", "opponent_el": 4, "winner": ["0"]})
    assert sheet.value("ep") == 200
    _, asked = play("practice_bout", [sheet], {"opponent": "bo", "opponent_el": 4, "winner": ["0"]})
    listed = next(request for request in asked if request.key == "listed")
    assert isinstance(listed, Choose)
    assert [option.key for option in listed.options] == [YES, NO]
    assert "Ana beat bo at this level before." in listed.help
    assert sheet.value("ep") == 200
    _, asked = play("practice_bout", [sheet], {"opponent": "Bo", "opponent_el": 5, "winner": ["0"]})
    listed = next(request for request in asked if request.key == "listed")
    assert isinstance(listed, Choose)
    assert [option.key for option in listed.options] == [NO, YES]
    assert sheet.value("ep") == 450


def test_a_declaration_says_which_step_its_point_arrives_at() -> None:
    sheet = _named("Ana", {"skills": [{"name": "Spear", "declared": 1}]})
    _, asked = play("award", [sheet], {"base_ep": 5000})
    labels = [str(request.label) for request in asked if request.label.startswith("Skill point")]
    assert labels == [f"Skill point for EL {level}" for level in ("2", "2.1", "2.2", "3", "3.1")]


def test_living_by_the_month_says_what_the_purse_holds() -> None:
    _, asked = play("pass_time", [_named("Ana", {"shells": 78})], {"unit": ["months"], "count": 3})
    unit = next(request for request in asked if request.key == "unit")
    assert isinstance(unit, Choose)
    assert [str(option.label)[0] for option in unit.options] == ["R", "M", "H", "D", "M"]
    assert next(request for request in asked if request.key == "shells").help.endswith("In the purse: 78 shells.")


def test_a_bout_between_two_sheets() -> None:
    """Loss lists by both sides, and cleared by a new level (11.4)."""

    def fighter(name: str, ep: int, steps: int) -> Sheet:
        levels: list[Json] = [{"level": level, "die": 3} for level in range(1, 6)]
        skills: list[Json] = [{"name": "Spear", "points_start": 1, "points_level": steps, "declared": 1}]
        data: dict[str, Json] = {
            "ep_log": [{"base_ep": ep}],
            "steps_taken": steps,
            "en_rolls": levels,
            "skills": skills,
        }
        return _named(name, data)

    ana, bo = fighter("Ana", 2000, 2), fighter("Bo", 17_950, 13)
    assert (ana.value("el"), bo.value("el")) == (2, 4)
    play("practice_bout", [ana, bo], {"winner": ["0"]})
    assert (ana.value("ep"), bo.value("ep")) == (2200, 17_950)
    assert value_at(bo, "loss_list[].name") == ["Ana"]
    for sheet in (ana, bo):
        sheet.apply(SetValue("days_elapsed", 1))
    _, asked = play("practice_bout", [ana, bo], {"winner": ["1"]})
    assert "listed" not in {request.key for request in asked}
    assert (ana.value("ep"), bo.value("ep")) == (2200, 17_950)
    assert (value_at(ana, "loss_list[].name"), value_at(bo, "loss_list[].name")) == ([], ["Ana"])
    play("award", [bo], {"base_ep": 50})
    assert (bo.value("el"), value_at(bo, "loss_list[].name")) == (5, [])
    for sheet in (ana, bo):
        sheet.apply(SetValue("days_elapsed", 2))
    play("practice_bout", [ana, bo], {"winner": ["1"]})
    assert bo.value("ep") == 18_100
    assert (value_at(ana, "loss_list[].name"), value_at(bo, "loss_list[].name")) == (["Bo"], [])


def _named(name: str, data: Mapping[str, Json]) -> Sheet:
    return sheet_of(merge_documents(EXAMPLES["P"].data, data), None, name=name)


def test_award_reaches_every_character() -> None:
    party = [_named("Ana", {}), _named("Bo", {})]
    play("award", party, {"base_ep": 1000})
    assert [sheet.value("ep") for sheet in party] == [1000, 1000]
    assert [sheet.value("steps_taken") for sheet in party] == [1, 1]


@pytest.mark.parametrize("seed", range(12))
def test_automatic_procedures_leave_a_legal_character(seed: int) -> None:
    """A character of chance goes through everything that is open, several times, and breaks no rule."""
    blank = sheet_of({})
    driver = Driver(game("eastern_isles").creation, Situation((blank,), SETTING), seed)
    driver.run_auto()
    sheet = driver.sheets[0]
    for turn in range(3):
        for key, procedure in PROCEDURES.items():
            if procedure.closed(sheet) is not None:
                continue
            script: dict[str, Json] = {"base_ep": 700 * (turn + 1), "shells": 0, "en": 1, "months": 1}
            run = Driver(procedure, Situation((sheet,), SETTING), f"{seed}.{turn}.{key}")
            run.run_auto(script)
            sheet.apply(run.outcome[0])
            wrong = [each.code for each in sheet.violations if each.code != "bout_limit"]
            assert wrong == [], key
            assert sheet.faults == ()


def test_request_for_shells_says_what_a_month_covers() -> None:
    _, asked = play("pass_time", [sheet_of(EXAMPLES["P"].data)], {"unit": ["months"], "count": 1})
    (shells,) = (request for request in asked if request.key == "shells")
    assert all(str(level) in shells.help for level in (100, 200, 300, 400))


def test_changes_of_passed_time_are_translated() -> None:
    """Every sentence of what has changed is one with gaps, that a translation may turn around."""
    german = {
        "{days:# day|# days}": "{days:# Tag|# Tage}",
        "{years:# year|# years}": "{years:# Jahr|# Jahre}",
        "Age {years} {days}": "Alter {years} {days}",
        "{points} {what} regained": "zurück: {points} {what}",
    }
    sheet = sheet_of(EXAMPLES["P"].data)
    sheet.apply(SetValue("bd_lost", 9))
    _, asked = play("pass_time", [sheet], {"unit": ["days"], "count": 1})
    (shown,) = (request for request in asked if isinstance(request, Show))
    assert shown.text == "1 day. Age 18 years 1 day. 1 BD regained."
    assert (
        localize_text(shown.text, lambda text: german.get(text, text)) == "1 Tag. Alter 18 Jahre 1 Tag. zurück: 1 BD."
    )


@pytest.mark.parametrize(
    ("shells", "works", "spent"), [(250, False, 83), (250, True, 100), (5000, False, 100), (-3, False, 0)]
)
def test_living_is_proposed_as_the_purse_allows(shells: int, works: bool, spent: int) -> None:
    sheet = sheet_of({**EXAMPLES["P"].data, "shells": shells, "subsistence_job": works})
    play("pass_time", [sheet], {"unit": ["months"], "count": 3})
    assert [sheet.value(f"subsistence[{place}].shells") for place in range(3)] == [spent] * 3
    assert shells < 0 or int(str(sheet.value("shells"))) >= 0
