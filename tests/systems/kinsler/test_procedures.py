"""Procedures outside creation and conflict, with scripted dice and choices."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from contextlib import nullcontext
from decimal import Decimal

import pytest

from core.character.edits import SetHouseRule, SetOption, SetValue
from core.character.json_values import Json
from core.character.sheet import Sheet
from core.content.setting import Setting
from core.errors import AnswerError, FaultyNumber, ProcedureError
from core.procedures.driver import Driver
from core.procedures.procedure import Situation
from core.procedures.requests import Choose, Request, Show
from tests.helpers.worked_examples import violation_lines
from tests.systems.kinsler.worked import PROCEDURES, SETTING, opened, play, sheet_of

HURT: Mapping[str, Json] = {
    "stats": {
        "str": {"level": 12, "wounds": 4},
        "con": {"level": 12, "fatigue": 6},
        "min": {"level": 15, "wounds": 2, "fatigue": 3},
    }
}
DAY = 86_400


def copied(name: str) -> Sheet:
    """Return an example to change."""
    return opened(name).copy(random.Random(1))


def shown(asked: Sequence[Request]) -> tuple[str, str]:
    """Return label and text of the last message shown."""
    last = next(request for request in reversed(asked) if isinstance(request, Show))
    return last.label, last.text


# ----------------------------------------------------------------------------------------------------------- experience


def test_experience_is_awarded() -> None:
    sheet = copied("A")
    play("award", sheet, {"amount": 5, "what": "The drowned bell", "when": "3 May"})
    assert (sheet.value("xp_awarded"), sheet.value("xp_left")) == (5, 5)
    assert sheet.rows("xp_log")[0]["what"] == "The drowned bell"


def test_a_stat_is_raised_for_the_difference() -> None:
    sheet = sheet_of({"stats": {"str": {"rolled": 14, "level": 14}}, "aptitudes": {"str": 2}, "xp_awarded": 150})
    _, asked = play("raise", sheet, {"skill": ["stats.str"], "level": 15})
    assert shown(asked)[1] == "Strength rises from 14 to 15 for 102 experience points."
    assert (sheet.value("stats.str.level"), sheet.value("stats.str.rolled"), sheet.value("xp_left")) == (15, 14, 48)
    assert PROCEDURES["raise"].closed(sheet) is not None


def test_a_character_of_lines_ends_its_creation() -> None:
    rows: list[Json] = [{"id": "x", "name": "X", "level": 4, "base": "DEX"}, {"id": "y", "name": "Y", "level": -2}]
    sheet = sheet_of({"aptitudes": {"dex": 3}, "skills": rows})
    assert sheet.value("xp_left") == -12
    play("finish_creation", sheet, {})
    assert (sheet.value("xp_left"), sheet.value("creation_spent")) == (0, 8)
    assert [row["creation_level"] for row in sheet.rows("skills")] == [4, -2]
    assert PROCEDURES["finish_creation"].closed(sheet) is not None
    assert PROCEDURES["finish_creation"].closed(sheet_of({})) is not None


def test_several_levels_at_once() -> None:
    sheet = sheet_of(
        {"aptitudes": {"dex": 3}, "xp_awarded": 20, "skills": [{"id": "x", "name": "X", "level": 4, "base": "DEX"}]}
    )
    assert sheet.value("xp_left") == 20 - 12
    play("raise", sheet, {"skill": ["skills[0]"], "level": 6})
    assert (sheet.value("skills[0].level"), sheet.value("xp_left")) == (6, 4)


@pytest.mark.parametrize(
    ("procedure", "answers", "label"),
    [
        ("award", {"amount": 5, "what": "", "when": ""}, "5 experience points"),
        ("raise", {"skill": ["skills[0]"], "level": 6}, "X 4 to 6"),
        ("learn", {"skill": ["eel_fishing"], "level": 0}, "Eel Fishing at level 0"),
    ],
)
def test_history_names_the_raise(procedure: str, answers: Mapping[str, Json], label: str) -> None:
    skills: list[Json] = [{"id": "x", "name": "X", "level": 4, "base": "DEX"}]
    sheet = sheet_of({"aptitudes": {"dex": 3}, "xp_awarded": 40, "skills": skills})
    driver, _ = play(procedure, sheet, answers)
    assert driver.outcome[0].label.endswith(f": {label}")


def test_raise_that_cannot_be_paid_is_refused() -> None:
    driver = Driver(PROCEDURES["raise"], Situation((copied("B"),)), 1)
    for closed in ("skills[10]", "stats.dex"):
        with pytest.raises(AnswerError):
            driver.answer([closed])
    driver.answer(["skills[0]"])
    for wrong in (3, 48, 20):
        with pytest.raises(AnswerError):
            driver.answer(wrong)
    driver.answer(4)
    assert driver.sheets[0].value("xp_left") == 28


def test_a_new_skill_costs_four_points_more(fens: Setting) -> None:
    sheet = copied("A")
    sheet.apply(SetValue("xp_awarded", 30))
    play("learn", sheet, {"skill": ["climb"], "level": 4})
    assert sheet.value("xp_left") == 30 - 10 - 4
    row = sheet.rows("skills")[-1]
    assert (row["id"], row["name"], row["everyman"], row.get("creation_level")) == ("climb", "Climb", True, None)
    play("learn", sheet, {"skill": ["own"], "line": "Climb:9 [+0] CON (x1)", "level": 0})
    assert sheet.rows("skills")[-1]["id"] == "climb_2"
    assert sheet.value("xp_left") == 16 - 6 - 4
    assert violation_lines(sheet.violations) == []


def test_wrong_lines_and_dear_skills_are_refused(fens: Setting) -> None:
    sheet = copied("A")
    sheet.apply(SetValue("xp_awarded", 6))
    driver = Driver(PROCEDURES["learn"], Situation((sheet,), fens), 1)
    with pytest.raises(AnswerError):
        driver.answer(["heave"])
    driver.answer(["own"])
    for wrong in ("Climb", "Climb:3", "Climb:3 CON"):
        with pytest.raises(AnswerError):
            driver.answer(wrong)
    driver.answer("Reading:3 MIN")
    with pytest.raises(AnswerError):
        driver.answer(4)
    driver.answer(3)
    assert driver.sheets[0].value("xp_left") == 0
    sheet.apply(SetOption("metaskills", False))
    offered = Driver(PROCEDURES["learn"], Situation((sheet,), fens), 1).request
    assert "link" not in {option.key for option in getattr(offered, "options", ())}


# ------------------------------------------------------------------------------------------------------------- attempts


def test_an_attempt_adds_up_its_parts() -> None:
    sheet = copied("B")
    script: Mapping[str, Json] = {
        "skill": ["skills[1]=short_bow"],
        "grade": ["own"],
        "targets": 2,
        "dice": 2,
        "range": 31,
        "range.2": 8,
        "range_as": ["penalty"],
        "task": ["simple"],
        "modifier": -1,
        "help": ["dizzy"],
        "others": -3,
        "roll.1": [[6, 2, 2, 1]],
        "effect.1": [[5, 2]],
        "roll.2": [[1, 1, 1, 2]],
        "cost.fatigue": ["stats.min"],
    }
    driver, asked = play("attempt", sheet, script)
    label, told = shown(asked)
    assert label == "Short Bow: (skill 8 stat 14 help -4 task 11 others -3 range -4) ÷ 3 adds 7"
    assert told == (
        "Short Bow, target 1: 18, success (mishap 1, lucky 1), initiative 13. Effect 5 + 2 = 7 points. "
        "Short Bow, target 2: 12, failure (mishap 3), initiative 7."
    )
    assert driver.events[0].event.line() == (
        "Short Bow, target 1: 18, success (mishap 1, lucky 1), initiative 13. "
        "(4d6 11, skill 8, stat 14, help -4, task 11, others -3, range -4) [SKILLS; R1]"
    )
    assert sheet.value("stats.min.fatigue") == 4


def test_skills_that_do_not_go_together_are_named() -> None:
    rows: list[Json] = [
        {"id": "hit", "name": "Hit", "type": "wound", "base": "DEX", "verb": "vs", "target": "DEX", "level": 3},
        {"id": "song", "name": "Song", "type": "power", "base": "FAI", "verb": "to", "target": "DEX", "level": 3},
    ]
    sheet = sheet_of({"skills": rows})
    script: Mapping[str, Json] = {"skill": ["skills[0]=hit"], "help": ["song"], "roll.1": [[2, 2, 2, 2]]}
    _, asked = play("attempt", sheet, script)
    assert shown(asked)[1].startswith("These skills may not be used together")
    assert sheet.value("fatigue_total") == 1 + 1
    assert shown(play("attempt", sheet, {"skill": ["skills[0]=hit"]})[1])[1].startswith("Hit: ")


def test_metres_may_have_decimals() -> None:
    script: Mapping[str, Json] = {
        "skill": ["skills[1]=short_bow"], "grade": ["own"], "targets": 1, "dice": 1, "range": Decimal("15.5"),
        "range_as": ["penalty"], "task": ["routine"], "modifier": 0, "help": [], "others": 0,
    }  # fmt: skip
    _, asked = play("attempt", copied("B"), script)
    assert "range -2" in shown(asked)[0]  # 15 metres a point by the bow's own scale


def test_range_may_be_paid_as_fatigue() -> None:
    sheet = copied("B")
    script: Mapping[str, Json] = {
        "skill": ["skills[1]=short_bow"],
        "dice": 1,
        "range": 46,
        "range_as": ["fatigue"],
        "roll.1": [[1, 1, 2, 2]],
    }
    _, asked = play("attempt", sheet, script)
    assert shown(asked)[0] == "Short Bow: (skill 8 stat 14) ÷ 3 adds 7"
    assert sheet.value("fatigue_total") == 13 + 1 + 2  # the dice, and four range points


@pytest.mark.parametrize(
    ("skill", "base", "adds", "fatigue"),
    [("?related", "DEX", (14 - 4) // 3, 2), ("?unskilled", "DEX", (14 - 12) // 3, 4), ("?everyman", "STR", 9 // 3, 1)],
)
def test_attempts_without_the_skill(skill: str, base: str, adds: int, fatigue: int) -> None:
    sheet = copied("B")
    sheet.apply(SetOption("everyman_zero", True))
    script: Mapping[str, Json] = {
        "skill": [skill],
        "name": "Swim",
        "base": [base],
        "roll.1": [[6, 6, 6, 6]],
        "effect.1": [[1, 2, 3, 4]],
    }
    _, asked = play("attempt", sheet, script)
    label, told = shown(asked)
    assert label.startswith("Swim: ")
    assert label.endswith(f"adds {adds}")
    assert "Effect 1 + 2 + 3 + 4 = 10 points." in told
    assert sheet.value("fatigue_total") == 13 + fatigue


def test_everyman_skills_are_at_level_0_only_where_the_option_says_so() -> None:
    driver = Driver(PROCEDURES["attempt"], Situation((copied("B"),)), 1)
    with pytest.raises(AnswerError):
        driver.answer(["?everyman"])
    driver.answer(["?related"])


@pytest.mark.parametrize(
    ("dice", "faith", "said"),
    [
        ([2, 2, 3, 3], True, "It may be tried again next round."),
        ([1, 2, 3, 3], True, "A 1 was rolled: with the retry rule, another try needs a Faith roll first."),
        ([1, 2, 3, 3], False, "It may be tried again next round."),
        ([6, 6, 6, 5], True, ""),
    ],
)
def test_failure_says_when_it_may_be_retried(dice: list[int], faith: bool, said: str) -> None:
    sheet = sheet_of({"skills": [{"id": "x", "name": "X", "level": 1, "base": "DEX"}]}, {"retry_faith": faith})
    _, asked = play("attempt", sheet, {"skill": ["skills[0]=x"], "roll.1": [dice]})
    told = shown(asked)[1]
    assert told.endswith(said) if said else "tried again" not in told


def test_mishaps_lucky_breaks_and_special_effects_are_put_into_words() -> None:
    sheet = sheet_of({"skills": [{"id": "x", "name": "X", "level": 1, "base": "DEX"}]})
    script: Mapping[str, Json] = {
        "skill": ["skills[0]=x"], "special": "On one hand", "roll.1": [[6, 6, 6, 1]], "meaning": "The rope frays.",
    }  # fmt: skip
    driver, asked = play("attempt", sheet, script)
    assert shown(asked)[1].endswith("The rope frays. Special effect: On one hand")
    assert [each.event.line() for each in driver.events][1:] == ["X: The rope frays. [MISHAPS AND LUCKY BREAKS; R28]"]
    plain: Mapping[str, Json] = {"skill": ["skills[0]=x"], "roll.1": [[5, 4, 3, 2]]}
    assert "meaning" not in {request.key for request in play("attempt", sheet, plain)[1]}


BOUND: Mapping[str, Json] = {
    "skills": [
        {"id": "gust", "name": "Gust", "type": "power", "base": "MIN", "verb": "to", "target": "MIN", "level": 6},
        {"id": "still", "name": "Still", "type": "power", "base": "FAI", "verb": "to", "target": "{INT}", "level": 4},
        {"id": "craft", "name": "Craft", "type": "metaskill", "base": "MIN", "level": 3},
    ]
}


def test_a_bound_object_needs_no_metaskill_when_it_is_used() -> None:
    bundle: Json = {"id": "ring", "name": "Ring", "kind": "BIND", "metaskill": "craft", "members": ["gust"]}
    sheet = sheet_of({**BOUND, "bundles": [bundle]})
    script: Mapping[str, Json] = {"skill": ["bundle0=ring"], "help": ["still"], "roll.1": [[2, 2, 2, 2]]}
    _, asked = play("attempt", sheet, script)
    assert "link" not in {request.key for request in asked}
    assert shown(asked)[0] == "Ring: (bundle 18 help 4) ÷ 3 adds 7"


def test_a_channel_sends_its_points_on() -> None:
    bundle: Json = {
        "id": "flow", "name": "Flow", "kind": "CHANNEL", "metaskill": "craft", "members": ["gust"], "into": "still",
    }  # fmt: skip
    sheet = sheet_of({**BOUND, "bundles": [bundle]})
    script: Mapping[str, Json] = {
        "skill": ["bundle0=flow"], "dice": 2, "link": [[6, 6, 6, 6]], "roll.1": [[5, 5, 5, 5]],
        "effect.1.gust": [[4, 3]],
    }  # fmt: skip
    _, asked = play("attempt", sheet, script)
    assert shown(asked)[1].endswith(
        "Gust 4 + 3 = 7 points. Still has a further value of 7 if it succeeds in the same round, no earlier than this."
    )


def test_a_power_does_not_help_itself() -> None:
    driver = Driver(PROCEDURES["attempt"], Situation((sheet_of(BOUND),)), 1)
    driver.answer(["skills[0]=gust"])
    while driver.request is not None and driver.request.key != "help":
        driver.auto_answer()
    assert [option.key for option in getattr(driver.request, "options", ())] == ["still"]


def test_a_comparable_skill_loses_three_levels() -> None:
    sheet = copied("B")
    script: Mapping[str, Json] = {"skill": ["skills[1]=short_bow"], "grade": ["comparable"], "range": 0}
    _, asked = play("attempt", sheet, script)
    assert shown(asked)[0] == "Short Bow: (skill 5 stat 14) ÷ 3 adds 6"


def test_a_bundle_needs_its_metaskill() -> None:
    sheet = copied("B")
    script: Mapping[str, Json] = {"skill": ["bundle0=freezing_wind"], "range": 4, "link": [[1, 2, 2, 2]], "dice": 1}
    _, asked = play("attempt", sheet, script)
    assert shown(asked)[1] == "LINK: 15, failure (mishap 1). The bundle does not come about."
    assert sheet.value("fatigue_total") == 13 + 3
    linked = {**script, "link": [[4, 4, 4, 4]], "roll.1": [[4, 4, 2, 2]]}
    linked |= {"effect.1.gust": [[3]], "effect.1.chill_fog": [[2]]}
    _, asked = play("attempt", copied("B"), linked)
    assert shown(asked) == (
        "Freezing wind: (bundle 22.5 range -1) ÷ 3 adds 7",
        "LINK: 24, success. Freezing wind: 19, success, initiative 12. Gust 3 = 3 points. Chill Fog 2 = 2 points.",
    )


def test_an_everyman_task_is_simple_for_those_who_can() -> None:
    row: Mapping[str, Json] = {"id": "climb", "name": "Climb", "base": "DEX", "everyman": True, "level": 3}
    sheet = sheet_of({"skills": [row]}, {"skilled_edge": True})
    _, asked = play("attempt", sheet, {"skill": ["skills[0]=climb"]})
    assert shown(asked)[0] == "Climb: (skill 3 stat 12 task 12) ÷ 3 adds 9"


def test_a_rate_is_counted_from_its_first_attempt() -> None:
    rate: Mapping[str, Json] = {"uses": 1, "per": 2, "unit": "hour"}
    row: Mapping[str, Json] = {"id": "x", "name": "X", "base": "DEX", "level": 3, "rate": rate}
    sheet = sheet_of({"skills": [row], "clock_s": 100})
    play("attempt", sheet, {"skill": ["skills[0]=x"]})
    assert (sheet.value("skills[0].used"), sheet.value("skills[0].used_since_s")) == (1, 100)
    play("attempt", sheet, {"skill": ["skills[0]=x"]})
    assert sheet.value("skills[0].used") == 2
    assert "rate_exceeded skills[0].used" in violation_lines(sheet.violations)
    sheet.apply(SetValue("clock_s", 7_300))
    play("attempt", sheet, {"skill": ["skills[0]=x"]})
    assert (sheet.value("skills[0].used"), sheet.value("skills[0].used_since_s")) == (1, 7_300)


HEAL: Mapping[str, Json] = {
    "id": "heal", "name": "Heal", "type": "wound", "base": "FAI", "verb": "for", "target": "{PHY}", "level": 6,
    "effect_mod": 1,
}  # fmt: skip


def test_healing_is_on_its_way_and_enhances() -> None:
    sheet = sheet_of({**HURT, "skills": [HEAL]})
    script: Mapping[str, Json] = {
        "skill": ["skills[0]=heal"],
        "dice": 2,
        "roll.1": [[4, 4, 4, 3]],
        "effect.1": [[5, 2]],
        "patient.1": ["self"],
    }
    play("attempt", sheet, script)
    row = sheet.rows("pending")[0]
    assert (row["dice"], row["due_s"], row["enhance"], row["source"]) == ([6, 3], DAY, True, "Heal")
    sheet.apply(SetValue("stats.str.level", 5))
    driver = Driver(PROCEDURES["attempt"], Situation((sheet,)), 1)
    while driver.request is not None and driver.request.key != "patient.1":
        if not driver.answer_from(script):
            driver.auto_answer()
    with pytest.raises(AnswerError):
        driver.answer(["self"])  # another effect of this kind is still at work (R37)
    sheet.apply(SetValue("innate.heal_body.used_since_s", DAY))
    sheet.apply(SetValue("innate.heal_intellect.used_since_s", DAY))
    sheet.apply(SetValue("innate.recover_fatigue.used_since_s", 3 * DAY))
    play("pass_time", sheet, {"unit": ["day"], "time.1.1.die.1": ["stats.str"], "time.1.1.die.2": ["stats.con"]})
    assert [sheet.value(f"stats.str.{key}") for key in ("wounds", "enhancement")] == [0, 2]
    assert sheet.value("stats.con.enhancement") == 3
    play("pass_time", sheet, {"unit": ["day"], "amount": 1})
    assert [sheet.value(f"stats.{stat}.enhancement") for stat in ("str", "con")] == [0, 0]
    assert sheet.rows("pending") == () or all(row["action"] == "restore" for row in sheet.rows("pending"))


# --------------------------------------------------------------------------------------------------------------- checks


@pytest.mark.parametrize(("dice", "label"), [([6, 6, 5, 1], "Failure"), ([6, 6, 6, 1], "Success")])
def test_the_faith_roll(dice: list[Json], label: str) -> None:
    sheet = sheet_of({"stats": {"fai": {"level": 10}}})
    _, asked = play("faith_retry", sheet, {"modifier": 0, "faith": [dice]})
    assert shown(asked)[0] == label
    sheet.apply(SetOption("retry_faith", False))
    assert PROCEDURES["faith_retry"].closed(sheet) is not None


def held(**more: Json) -> Sheet:
    """Return a character in a wall of wind."""
    wind: Mapping[str, Json] = {"name": "Wall of Wind", "stat": "str", "points": 6, **more}
    return sheet_of({"stats": {"str": {"level": 8}, "fai": {"level": 15}}, "conditions": [wind]})


def test_a_power_is_thrown_off() -> None:
    sheet = held()
    play("resist", sheet, {"condition": ["0"], "roll": [[6, 6, 5, 1]]})
    assert sheet.rows("conditions") == ()
    assert PROCEDURES["resist"].closed(sheet) is not None


def test_a_failure_with_a_one_asks_for_faith() -> None:
    sheet = held()
    play("resist", sheet, {"roll": [[1, 1, 1, 3]]})
    assert sheet.value("conditions[0].retry") == "faith"
    play("resist", sheet, {"faith": [[6, 6, 5, 1]], "roll": [[3, 3, 3, 2]]})
    assert sheet.value("conditions[0].retry") == "free"
    sheet = held(retry="faith")
    play("resist", sheet, {"faith": [[2, 1, 1, 1]]})
    assert sheet.value("conditions[0].retry") == "never"
    with pytest.raises(ProcedureError):
        Driver(PROCEDURES["resist"], Situation((sheet,)), 1)


# ------------------------------------------------------------------------------------------------------------- recovery


def test_fatigue_goes_every_five_minutes() -> None:
    sheet = sheet_of({"stats": {"con": {"level": 12, "fatigue": 6}, "min": {"level": 12, "fatigue": 3}}})
    script: Mapping[str, Json] = {
        "unit": ["min"],
        "amount": 10,
        "time.1.recover_fatigue.roll": [[6, 5, 5, 5]],
        "time.1.recover_fatigue.dice": [[5, 4]],
        "time.2.1.die.1": ["stats.con"],
        "time.2.1.die.2": ["stats.con"],
        "time.2.recover_fatigue.roll": [[1, 1, 1, 1]],
    }
    _, asked = play("pass_time", sheet, script)
    assert shown(asked)[1] == "Wounds and fatigue before: 0 and 9. Now: 0 and 3."
    assert (sheet.value("stats.con.fatigue"), sheet.value("stats.min.fatigue")) == (0, 3)
    assert sheet.value("clock_s") == 600
    assert sheet.value("innate.recover_fatigue.used_since_s") == 300


def test_passing_time_lists_delayed_effects() -> None:
    sheet = sheet_of({"stats": {"con": {"level": 12, "fatigue": 6}}})
    script: Mapping[str, Json] = {"unit": ["min"], "amount": 1, "time.1.recover_fatigue.roll": [[6, 5, 5, 5]]}
    _, asked = play("pass_time", sheet, script)
    assert shown(asked)[1] == "Wounds and fatigue before: 0 and 6. Now: 0 and 6. On its way: Recover fatigue."


def test_wounds_heal_once_a_day() -> None:
    sheet = sheet_of({"stats": {"str": {"level": 12, "wounds": 3}, "fai": {"level": 12, "wounds": 2}}})
    script: Mapping[str, Json] = {
        "unit": ["day"],
        "amount": 1,
        "time.1.heal_body.roll": [[5, 5, 5, 5]],
        "time.1.heal_body.dice": [[2]],
        "time.1.heal_intellect.roll": [[1, 1, 1, 1]],
    }
    play("pass_time", sheet, script)
    assert (sheet.value("stats.str.wounds"), sheet.value("stats.fai.wounds")) == (1, 2)
    assert sheet.value("clock_s") == DAY
    assert sheet.rows("pending") == ()


def test_recovery_may_cost_fatigue() -> None:
    sheet = sheet_of({"stats": {"str": {"wounds": 3}}}, {"recovery_costs_fatigue": True})
    play("pass_time", sheet, {"unit": ["round"], "amount": 1, "time.1.heal_body.fatigue": ["stats.fai"]})
    assert sheet.value("stats.fai.fatigue") == 1


def test_faded_enhancement_is_removed() -> None:
    fading: list[Json] = [
        {"action": "fade", "kind": "wound", "due_s": 10, "ref": "str", "points": 9},
        {"action": "fade", "kind": "wound", "due_s": 10, "ref": "nobody", "points": 9},
        {"action": "restore", "kind": "wound", "due_s": 10, "target": "{PHY}", "dice": [3]},
    ]
    sheet = sheet_of({"stats": {"str": {"enhancement": 4}}, "pending": fading})
    play("pass_time", sheet, {"unit": ["round"], "amount": 1})
    assert (sheet.value("stats.str.enhancement"), sheet.rows("pending")) == (0, ())


def test_conditions_with_an_end_run_down_and_end() -> None:
    held: list[Json] = [
        {"name": "Dazed", "lasts": 2},
        {"name": "Ward", "lasts": 1, "lasts_in": "hour"},
        {"name": "Curse", "kind": "curse"},
    ]
    sheet = sheet_of({"conditions": held})
    sheet.apply(SetHouseRule("rules.round_s", "10"))
    said = shown(play("pass_time", sheet, {"unit": ["round"], "amount": 1}).asked)
    assert "Still active: Dazed (1 round), Ward (59 minutes 50 seconds)." in said[1]
    assert sheet.value("clock_s") == 10, "a round is as long as the house rule has it"
    said = shown(play("pass_time", sheet, {"unit": ["day"], "amount": 1}).asked)
    assert "Ended: Dazed, Ward." in said[1]
    assert [row["name"] for row in sheet.rows("conditions")] == ["Curse"]


@pytest.mark.parametrize("seed", range(6))
def test_every_character_recovers_in_time(seed: int) -> None:
    sheet = sheet_of(HURT)
    play("pass_time", sheet, {"unit": ["week"], "amount": 6}, seed=seed)
    assert (sheet.value("wounds_total"), sheet.value("fatigue_total")) == (0, 0)
    assert sheet.value("clock_s") == 6 * 7 * DAY
    assert sheet.rows("pending") == ()


def test_the_dead_do_not_recover() -> None:
    assert PROCEDURES["pass_time"].closed(copied("C")) is not None


@pytest.mark.parametrize("procedure", PROCEDURES)
@pytest.mark.parametrize("name", ["A", "B"])
def test_every_procedure_runs_automatically(procedure: str, name: str) -> None:
    for seed in range(5):
        sheet = copied(name)
        if PROCEDURES[procedure].closed(sheet) is None:
            before = violation_lines(sheet.violations)
            play(procedure, sheet, {}, seed)
            new = [each for each in violation_lines(sheet.violations) if each not in before]
            assert [each for each in new if not each.startswith(("sign_missing", "needs_missing"))] == []
            assert sheet.faults == ()


@pytest.mark.parametrize("key", ["rules.range_step_m", "S.max_dice", "S.effective", "rules.fatigue_period_s", "U.cost"])
@pytest.mark.parametrize("formula", ["-5", "0", "10**15"])
@pytest.mark.parametrize("procedure", ["attempt", "pass_time"])
def test_absurd_house_rules_end_in_an_outcome_or_a_sentence(key: str, formula: str, procedure: str) -> None:
    sheet = copied("B")
    sheet.apply(SetHouseRule(key, formula))
    is_too_large = (key, formula) == ("S.effective", "10**15")
    if PROCEDURES[procedure].closed(sheet) is None:
        with pytest.raises(FaultyNumber, match="too large") if is_too_large else nullcontext():
            play(procedure, sheet, {})


# ------------------------------------------------------------------------------------- the dead and the unconscious


@pytest.mark.parametrize("key", ["attempt", "faith_retry", "resist"])
@pytest.mark.parametrize(("wounds", "reason"), [(13, "down"), (25, "dead")])
def test_the_unconscious_and_the_dead_attempt_nothing(key: str, wounds: int, reason: str) -> None:
    held: Json = [{"name": "Wind", "kind": "power", "stat": "str", "points": 6}]
    sheet = sheet_of({"stats": {"str": {"level": 12, "wounds": wounds}}, "conditions": held})
    closed = PROCEDURES[key].closed(sheet)
    assert closed is not None
    assert closed.code == reason
    sheet.apply(SetValue("stats.str.wounds", 12))
    assert PROCEDURES[key].closed(sheet) is None


@pytest.mark.parametrize("key", ["award", "raise", "learn"])
def test_the_dead_learn_no_more(key: str) -> None:
    aptitudes: Json = {"str": 1, "dex": 2, "con": 3, "min": 3, "per": 4, "fai": 4}
    sheet = sheet_of({"stats": {"str": {"level": 12, "wounds": 24}}, "aptitudes": aptitudes, "xp_awarded": 900})
    assert PROCEDURES[key].closed(sheet) is None
    sheet.apply(SetValue("stats.str.wounds", 25))
    closed = PROCEDURES[key].closed(sheet)
    assert closed is not None
    assert str(closed).endswith("is dead.")


def test_what_has_no_price_is_not_learned() -> None:
    """Without an aptitude no price is known (SKILL APTITUDES); it cost nothing before."""
    sheet = sheet_of({"xp_awarded": 60, "aptitudes": {"str": 1}})
    driver = Driver(PROCEDURES["learn"], Situation((sheet,), SETTING), 1)
    choice = driver.request
    assert isinstance(choice, Choose)
    open_stats = {each.figures[2] for each in choice.options if each.closed is None}
    assert open_stats == {"STR", ""}
    driver.answer(["own"])
    with pytest.raises(AnswerError, match="No aptitude is chosen for DEX"):
        driver.answer("Parry:0 (DEX to DEX)")
    driver.answer("Lift:0 STR")


def test_a_skill_without_a_stat_says_why_it_does_not_rise() -> None:
    sheet = sheet_of({"xp_awarded": 60, "aptitudes": {"str": 1}, "skills": [{"id": "x", "name": "X", "level": 2}]})
    request = Driver(PROCEDURES["raise"], Situation((sheet,), SETTING), 1).request
    assert isinstance(request, Choose)
    reasons = {each.label: str(each.closed) for each in request.options if each.closed}
    assert reasons["X 2"] == "it has no stat, so that it has no price."
    assert reasons["Faith 12"] == "no aptitude is chosen for its stat, so that it has no price."
