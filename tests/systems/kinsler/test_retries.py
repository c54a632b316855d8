"""Failed attempts and the Faith roll for another try (SKILL RETRIES, NOTE 1; R27), outside and in fights."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pytest

from core.character.edits import RemoveRow, SetOption
from core.character.json_values import Json
from core.character.sheet import Sheet
from core.errors import AnswerError
from core.procedures.driver import Driver
from core.procedures.procedure import Situation
from core.procedures.requests import Choose, Request, Show
from tests.systems.kinsler.conflicts import CLUB, FIREBOLT, LINK, begin, line, person
from tests.systems.kinsler.worked import PROCEDURES, play, sheet_of

LOCKS: dict[str, Json] = {"id": "locks", "name": "Locks", "level": 1, "base": "DEX"}
ONES: Json = [[1, 1, 1, 3]]
FAILS: Json = [[2, 2, 2, 2]]
PASSES: Json = [[6, 6, 6, 6]]
TRIED: Mapping[str, Json] = {"skill": ["skills[0]=locks"], "special": "the chest", "roll.1": ONES}


def locksmith(**data: Json) -> Sheet:
    """Return a character with a skill that is easily failed."""
    return sheet_of({"skills": [LOCKS], "stats": {"fai": {"level": 10}}, **data})


def shown(asked: Sequence[Request]) -> tuple[str, str]:
    """Return label and text of the last message shown."""
    last = next(request for request in reversed(asked) if isinstance(request, Show))
    return last.label, last.text


def asked_for(asked: Sequence[Request], key: str) -> Choose:
    """Return the choice with this key."""
    request = next(each for each in asked if each.key == key)
    assert isinstance(request, Choose)
    return request


def kept(sheet: Sheet) -> list[tuple[Json, Json, Json]]:
    """Return what is kept of failed attempts: name, notes, when it may be repeated."""
    return [(row["name"], row.get("notes"), row["retry"]) for row in sheet.rows("conditions")]


def test_failure_with_a_one_is_kept() -> None:
    sheet = locksmith()
    play("attempt", sheet, TRIED)
    assert kept(sheet) == [("Locks", "the chest", "faith")]
    assert sheet.violations == sheet_of({"skills": [LOCKS], "stats": {"fai": {"level": 10}}}).violations
    assert PROCEDURES["resist"].closed(sheet) is not None  # it is no power


@pytest.mark.parametrize(
    ("skill", "dice", "retry_faith"),
    [(LOCKS, FAILS, True), (LOCKS, PASSES, True), (LOCKS, ONES, False), ({**CLUB, "id": "locks"}, ONES, True)],
)
def test_what_may_be_repeated_is_not_kept(skill: dict[str, Json], dice: Json, retry_faith: bool) -> None:
    """Without a 1, a success, without the rule, an attack."""
    sheet = sheet_of({"skills": [skill]}, {"retry_faith": retry_faith})
    play("attempt", sheet, {**TRIED, "roll.1": dice})
    assert kept(sheet) == []


HEAL: dict[str, Json] = {
    "id": "locks",
    "name": "Heal",
    "type": "wound",
    "base": "FAI",
    "verb": "for",
    "target": "{PHY}",
}


def test_healing_is_no_attack() -> None:
    """Only combat attacks may always be repeated: a reversed skill that failed with a 1 needs Faith."""
    sheet = sheet_of({"skills": [HEAL]})
    _, asked = play("attempt", sheet, {**TRIED, "special": "splints"})
    assert kept(sheet) == [("Heal", "splints", "faith")]
    assert shown(asked)[1].startswith("Heal: 10, failure (mishap 3), initiative 6. A 1 was rolled")


def test_healing_in_a_fight_is_no_attack() -> None:
    answers: Mapping[str, list[Json]] = {"declare": [["own"]], "use": [["skills[0]"], ["done"]]}
    script = begin(("A", person(HEAL)), ("B", person()), answers=answers, dice=[1, 1, 1, 3, 4, 4, 4, 4])
    assert [row["name"] for row in script.fight.sheets[0].rows("conditions")] == ["Heal"]


READING: dict[str, Json] = {"id": "reading", "name": "Reading", "level": 5, "base": "MIN"}
TALE: dict[str, Json] = {"id": "tale", "name": "Tale", "metaskill": "link", "members": ["reading", "locks"]}


def test_link_that_fails_with_a_one_needs_faith() -> None:
    """The attempt of a metaskill is an attempt: its roll is told, its 1s are a mishap, and it may not be repeated."""
    sheet = sheet_of({"skills": [LOCKS, READING, LINK], "bundles": [TALE]})
    _, asked = play("attempt", sheet, {"skill": ["bundle0=tale"], "link": [[1, 2, 3, 3]], "meaning": "A blot"})
    assert kept(sheet) == [("Tale", "", "faith")]
    label, told = shown(asked)
    assert label == "Tale: (bundle 15) ÷ 3 adds 5"
    assert told.startswith("LINK: 14, failure (mishap 1). The bundle does not come about. A 1 was rolled")
    assert told.endswith("A blot")


def test_link_that_fails_with_a_one_is_kept_in_a_fight() -> None:
    teller = person(LOCKS, READING, LINK, bundles=[TALE])
    answers: Mapping[str, list[Json]] = {"declare": [["own"]], "use": [["bundle.0"], ["done"]]}
    script = begin(("A", teller), ("B", person()), answers=answers, dice=[1, 2, 3, 3, 4, 4, 4, 4])
    assert [row["name"] for row in script.fight.sheets[0].rows("conditions")] == ["Tale"]


def test_half_a_modifier_is_shown_as_a_decimal() -> None:
    """A bundle averages its members: 22½ is no fraction of a program."""
    sheet = sheet_of({"skills": [LOCKS, {**READING, "level": 6}, LINK], "bundles": [TALE]})
    _, asked = play("attempt", sheet, {"skill": ["bundle0=tale"], "link": PASSES, "roll.1": FAILS})
    assert shown(asked)[0] == "Tale: (bundle 15.5) ÷ 3 adds 5"


def test_without_the_rule_a_power_may_always_be_resisted_again() -> None:
    held: Json = [{"name": "Wind", "kind": "power", "stat": "str", "points": 6, "retry": "free"}]
    sheet = sheet_of({"conditions": held}, {"retry_faith": False})
    play("resist", sheet, {"roll": ONES})
    assert sheet.rows("conditions")[0]["retry"] == "free"


def test_numbers_of_house_rules_stand_in_the_questions() -> None:
    sheet = sheet_of({"skills": [LOCKS]}, house_rules={"rules.success_number": "20", "rules.retry_opposition": "9"})
    _, asked = play("faith_retry", sheet, {})
    helps = {each.key: each.help for each in asked if not isinstance(each, Show)}
    assert helps["faith"] == "Four dice and a third of the modifier; 20 or more succeeds."
    assert "the opposition of 9 is in it already" in helps["modifier"]


def test_faith_roll_knows_what_failed_and_allows_it() -> None:
    sheet = locksmith()
    play("attempt", sheet, TRIED)
    _, asked = play("faith_retry", sheet, {"faith": PASSES})
    assert [(each.key, each.label, each.about) for each in asked_for(asked, "attempt").options] == [
        ("0", "Locks", "the chest"),
        ("other", "Another one", ""),
    ]
    assert shown(asked) == ("Success", "Locks may be attempted again.")
    assert kept(sheet) == []


def test_no_more_attempts_is_kept() -> None:
    """The book, NOTE 1: Faith 10, a roll of 18, in all 17."""
    sheet = locksmith()
    play("attempt", sheet, TRIED)
    _, asked = play("faith_retry", sheet, {"faith": [[6, 6, 5, 1]]})
    assert shown(asked) == ("Failure", "No more attempts of Locks.")
    assert kept(sheet) == [("Locks", "the chest", "never")]
    _, asked = play("faith_retry", sheet, {"faith": PASSES})
    (first, other) = asked_for(asked, "attempt").options
    assert first.closed is not None
    assert other.key == "other"
    assert kept(sheet) == [("Locks", "the chest", "never")]
    with pytest.raises(AnswerError):
        play("attempt", sheet, {"skill": ["skills[0]=locks"], "again": ["0"]})
    _, asked = play("attempt", sheet, {"skill": ["skills[0]=locks"], "roll.1": PASSES})  # something new
    assert "success" in shown(asked)[1]
    assert shown(asked)[1].startswith("It counts as something new: Locks failed before.")
    sheet.apply(RemoveRow("conditions[0]"))
    _, asked = play("attempt", sheet, {"skill": ["skills[0]=locks"], "roll.1": PASSES})
    assert all(each.key != "again" for each in asked)


@pytest.mark.parametrize(("faith", "rows"), [(PASSES, []), (FAILS, [("Locks", "the chest", "never")])])
def test_attempt_that_failed_before_needs_faith(faith: Json, rows: list[tuple[str, str, str]]) -> None:
    sheet = locksmith()
    play("attempt", sheet, TRIED)
    fatigue = sheet.value("fatigue_total")
    again: dict[str, Json] = {"skill": ["skills[0]=locks"], "again": ["0"], "faith": faith}
    _, asked = play("attempt", sheet, again if rows else {**again, "roll.1": PASSES})
    assert kept(sheet) == rows
    assert any(each.key == "roll.1" for each in asked) is (not rows)
    assert (sheet.value("fatigue_total") == fatigue) is bool(rows)  # what is not attempted costs nothing


def test_failures_of_the_past_are_free_without_the_rule() -> None:
    sheet = locksmith()
    play("attempt", sheet, TRIED)
    sheet.apply(SetOption("retry_faith", False))
    _, asked = play("attempt", sheet, TRIED)
    assert all(each.key != "again" for each in asked)


def test_the_same_failure_is_kept_once() -> None:
    sheet = locksmith()
    for _ in range(2):
        play("attempt", sheet, TRIED)
    assert kept(sheet) == [("Locks", "the chest", "faith")]
    play("attempt", sheet, {**TRIED, "special": "the door"})
    assert [notes for _, notes, _ in kept(sheet)] == ["the chest", "the door"]


def test_what_is_not_kept_is_named() -> None:
    sheet = locksmith()
    play("faith_retry", sheet, {"name": "Swim", "faith": PASSES})
    assert kept(sheet) == []
    _, asked = play("faith_retry", sheet, {"name": " Swim ", "faith": FAILS})
    assert shown(asked)[1] == "No more attempts of Swim."
    assert kept(sheet) == [("Swim", "", "never")]
    play("faith_retry", sheet, {"faith": FAILS})
    assert len(kept(sheet)) == 1  # without a name nothing is kept
    without: Mapping[str, Json] = {"skill": ["?unskilled"], "name": "Swim"}
    driver = Driver(PROCEDURES["attempt"], Situation((sheet,)), 1)
    while driver.request is not None and driver.request.key != "again":
        if not driver.answer_from(without):
            driver.auto_answer()
    request = driver.request
    assert isinstance(request, Choose)
    assert [option.closed is None for option in request.options] == [True, False]


@pytest.mark.parametrize(("faith", "retry"), [(PASSES, "free"), (FAILS, "never")])
def test_faith_roll_knows_powers_that_were_not_resisted(faith: Json, retry: str) -> None:
    """The book, NOTE 1: at any time, and it is no action; the power stays until it is resisted."""
    wind: Json = [{"name": "Wall of Wind", "stat": "str", "points": 6, "retry": "faith"}]
    sheet = locksmith(conditions=wind)
    _, asked = play("faith_retry", sheet, {"faith": faith})
    assert asked_for(asked, "attempt").options[0].label == "Resist Wall of Wind"
    assert [row["retry"] for row in sheet.rows("conditions")] == [retry]


# ------------------------------------------------------------------------------------------------------------ in fights

OWN: Mapping[str, list[Json]] = {"use": [["skills[0]"], ["done"]], "effect_text": ["the gate"]}


def test_failure_of_a_fight_is_kept_and_asked_for() -> None:
    """Spec 7.2, D9: Faith first, and no more attempts after it failed."""
    answers: dict[str, list[Json]] = {
        "declare": [["own"], ["hold"], ["own"], ["hold"], ["hold"]],
        "use": [["skills[0]"], ["done"], ["skills[0]"], ["done"]],
        "effect_text": ["the gate", "the gate"],
        "again": [["0"]],
    }
    dice = [1, 2, 2, 2, *[4] * 4, 1, 1, 1, 1, *[4] * 8]  # the attempt, an order; Faith, two orders
    script = begin(("A", person(LOCKS)), ("B", person()), answers=answers, dice=dice, rounds=2)
    sheet = script.fight.sheets[0]
    assert kept(sheet) == [("Locks", "the gate", "never")]
    assert "A1 needs a Faith roll before another try: Locks." in line(script, "another try: Locks")
    assert "Faith for another try" in line(script, "A1 fails: Faith")
    assert sum("A1 holds back" in each for each in script.lines) == 1


def test_another_try_in_a_fight_after_faith() -> None:
    answers: dict[str, list[Json]] = {
        "declare": [["own"], ["hold"], ["own"], ["hold"]],
        "use": [["skills[0]"], ["done"], ["skills[0]"], ["done"]],
        "again": [["0"]],
    }
    dice = [1, 2, 2, 2, *[4] * 4, *[6] * 4, *[6] * 4, *[4] * 4, *[1] * 40]
    script = begin(("A", person(LOCKS)), ("B", person()), answers=answers, dice=dice, rounds=2)
    assert kept(script.fight.sheets[0]) == []
    assert "A1 succeeds: Locks." in line(script, "A1 succeeds: Locks")


@pytest.mark.parametrize("use", ["skills[0]", "bundle.0"])
def test_attacks_of_a_fight_may_always_be_repeated(use: str) -> None:
    bundle: Json = [{"id": "both", "name": "Both", "metaskill": "link", "members": ["firebolt"]}]
    answers: dict[str, list[Json]] = {"declare": [["own"], ["hold"]], "use": [[use], ["done"]]}
    dice = [6, 6, 6, 6, *[1, 1, 1, 1], *[4] * 4] if use == "bundle.0" else [*[1, 1, 1, 1], *[4] * 4]
    script = begin(("A", person(FIREBOLT, LINK, bundles=bundle)), ("B", person()), answers=answers, dice=dice)
    assert any("fails with" in each for each in script.lines)
    assert kept(script.fight.sheets[0]) == []


def test_fights_without_the_rule_keep_nothing() -> None:
    answers: dict[str, list[Json]] = {"declare": [["own"], ["hold"]], **{key: list(each) for key, each in OWN.items()}}
    dice = [1, 2, 2, 2, *[4] * 4]
    script = begin(("A", person(LOCKS)), ("B", person()), answers=answers, dice=dice, options={"retry_faith": False})
    assert kept(script.fight.sheets[0]) == []
