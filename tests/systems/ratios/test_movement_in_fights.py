"""Movement and reach in fights: distances that change second by second, reach asked for, time for talking and moving.

Maren of spec 11.2 moves 13.239 feet in ten seconds, so 1.324 feet a second (1a); loads and losses are hers.
"""

from __future__ import annotations

import random

import pytest

from core.character.edits import SetHouseRule
from core.character.json_values import Json
from core.character.sheet import Sheet
from core.play.fight import Fight
from core.procedures.requests import Choose, Enter, Request, Roll
from core.procedures.transcript import AnswerMethod
from core.registry import open_character
from core.systems.ratios.conflict import CONFLICT
from tests.helpers.scripted_fights import Scripted, arena
from tests.systems.ratios.worked import example


def maren(**data: Json) -> Sheet:
    """Maren without wounds."""
    return example("A", None, damage_taken=0, cpv_loss={}, **data)


def duel(dice: list[int], apart: int = 0, sheets: tuple[Sheet, Sheet] | None = None, **answers: list[Json]) -> Scripted:
    """Two of her, some feet apart; declarations without an answer are automatic."""
    one, other = sheets or (maren(), maren())
    script = Scripted(Fight(CONFLICT, arena(("a", one), ("b", other)), 1), dice, {"apart": [apart], **answers})
    script.run()
    return script


def lines_with(script: Scripted, *words: str) -> list[str]:
    """Return the lines of the log with one of the words, without arithmetic and citation."""
    return [
        line.split(" (")[0].split(" [")[0] for line in script.lines if any(word in line.casefold() for word in words)
    ]


def options_of(request: Request | None) -> dict[str, str]:
    """Return what can be chosen, with its description."""
    assert isinstance(request, Choose)
    return {option.key: option.about for option in request.options}


def stop_at(name: str, dice: list[int], apart: int, *sheets: Sheet, act: list[Json] | None = None) -> Request:
    """Return the first request of a name, in a fight of two with dice and declarations; the rest is automatic."""
    one, other = sheets or (maren(), maren())
    fight = Fight(CONFLICT, arena(("a", one), ("b", other)), 1)
    acts = list(act or ())
    while (request := fight.request) is not None and request.key.split("/")[1].split("~")[0] != name:
        if request.key.endswith("apart"):
            fight.answer(apart)
        elif isinstance(request, Roll) and dice:
            fight.answer([[dice.pop(0)]], AnswerMethod.TYPED)
        elif "/act" in request.key and acts:
            fight.answer(acts.pop(0))
        else:
            fight.auto_answer()
    assert request is not None
    return request


def test_feet_are_closed_each_second_and_the_weapon_strikes_when_it_reaches() -> None:
    """8 feet at 1.324 a second: 5 feet of reach after 3 seconds; Initiative is rolled again on second 4."""
    script = duel([20, 100, 2], 8, act=[["move"], ["attack.0"]], goal=[5], reach=[5])
    assert lines_with(script, "declares", "closes in")[:4] == [
        "Round 1, second 1: a1 declares Close in on b2, due on second 4.",
        "Round 1, second 2: a1 closes in on b2: 6.7 ft.",
        "Round 1, second 3: a1 closes in on b2: 5.4 ft.",
        "Round 1, second 4: a1 closes in on b2: 5 ft.",
    ]
    assert "Round 1, second 4: a1 may act on second 5." in lines_with(script, "may act")
    script.dice = [2, 3, 99]
    script.run()
    assert "Round 1, second 6: a1 misses b2 with Tide Saber." in lines_with(script, "misses")


def test_running_doubles_the_feet_after_a_check_and_a_failed_one_does_not() -> None:
    """R39: twice the distance with a check of Movement (13.24), the usual distance without success."""
    for roll, closed in ((13, "17.4"), (14, "18.7")):
        script = duel([20, 100, roll], 20, act=[["move"]], pace=[["run"]])
        assert lines_with(script, "closes in")[0] == f"Round 1, second 2: a1 closes in on b2: {closed} ft."
        assert lines_with(script, "movement check") == [
            f"Round 1, second 1: Movement check of a1 {'is passed' if roll == 13 else 'fails'}."
        ]


def test_distance_is_kept_while_the_other_closes_in() -> None:
    """Both have the same pace: who keeps away gives way as far as the other comes, each second."""
    script = duel([20, 20], 10, act=[["move"], ["move"]], manner=[["close"], ["keep"]], goal=[5], keep_time=[4])
    assert lines_with(script, "closes in", "keeps the", "backs away")[:4] == [
        "Round 1, second 2: a1 closes in on b2: 8.7 ft.",
        "Round 1, second 2: b2 backs away from a1: 10 ft.",
        "Round 1, second 3: a1 closes in on b2: 8.7 ft.",
        "Round 1, second 3: b2 backs away from a1: 10 ft.",
    ]


def test_keeping_a_distance_from_someone_who_stands_lasts_its_seconds() -> None:
    script = duel([20, 100], 10, act=[["move"]], manner=[["keep"]], keep_time=[2])
    assert lines_with(script, "keeps the") == [
        "Round 1, second 2: a1 keeps the distance from b2: 10 ft.",
        "Round 1, second 3: a1 keeps the distance from b2: 10 ft.",
    ]


def test_backing_away_adds_feet() -> None:
    """From the start distance of 0 the Game Master says how far it is; two feet farther take two seconds."""
    script = duel([20, 100], act=[["move"]], gap=[3], manner=[["back"]], goal=[5])
    assert lines_with(script, "backs away") == [
        "Round 1, second 2: a1 backs away from b2: 4.3 ft.",
        "Round 1, second 3: a1 backs away from b2: 5 ft.",
    ]


def test_move_ends_when_the_foe_has_left() -> None:
    ring = arena(("a", maren()), ("b", maren()), ("b", maren()))
    answers: dict[str, list[Json]] = {"apart": [30], "act": [["move"], ["leave"]]}
    script = Scripted(Fight(CONFLICT, ring, 1), [20, 30, 100], answers)
    script.run()
    assert lines_with(script, "closes in", "leaves") == [
        "Round 1, second 2: a1 closes in on b2: 28.7 ft.",
        "Round 1, second 2: b2 leaves the conflict.",
    ]
    assert script.fight.request is not None
    assert script.fight.request.key == "1/initiative~4"  # the move is over, so Initiative is rolled again


def test_blow_does_not_reach_across_a_distance() -> None:
    """Reach is asked once for each weapon; beyond it the Game Master may correct the distance, else nothing is hit."""
    script = duel([20, 100], 30, act=[["attack.0"]], reach=[4], gap=[30, 4])
    assert lines_with(script, "out of reach") == ["Round 1, second 2: b2 is out of reach of a1's Tide Saber."]
    script.dice = [2, 3, 99]
    script.run()
    assert lines_with(script, "misses") == ["Round 1, second 4: a1 misses b2 with Tide Saber."]
    assert [record.key for record in script.fight.answers if "/reach" in record.key] == ["1/reach"]


def test_a_greatest_range_is_the_reach_that_is_offered() -> None:
    pike: dict[str, Json] = {"name": "Pike", "length_in": 9, "weight_lb": 9, "max_range_ft": 12}
    for weapons, usual in (([pike], 12), ([{**pike, "max_range_ft": None}], 5)):
        script = duel([20, 100], 3, (maren(weapons=weapons), maren()), act=[["attack.0"]])
        request = next(record for record in script.fight.answers if record.key == "1/reach")
        assert request.answer == usual


def test_shot_is_offered_the_feet_that_are_left() -> None:
    """R21: 24 feet less 1.324 a second; after one second 22.7, which is entered as 23."""
    request = stop_at("distance", [20, 20], 24, act=[["attack.2"], ["move"]])
    assert isinstance(request, Enter)
    assert request.default == 23


def test_target_says_how_far_away_it_is() -> None:
    assert options_of(stop_at("target", [20, 100], 30, act=[["attack.0"]]))["1"].endswith("30 ft away")


def test_automatic_fighter_shoots_or_closes_in_on_a_foe_out_of_reach() -> None:
    """The throwing knives fly 40 feet, beyond that only walking helps; within reach the saber strikes as ever."""
    for apart, declared in ((100, "Close in on b2"), (30, "Throwing Knife"), (5, "Tide Saber")):
        script = duel([20, 100], apart)
        assert lines_with(script, "a1 declares")[0].startswith(f"Round 1, second 1: a1 declares {declared}, due")


def closed_moves(sheet: Sheet) -> list[str]:
    """Return why moving is closed at the first declaration."""
    request = stop_at("act", [20, 100], 30, sheet, maren())
    assert isinstance(request, Choose)
    return [each.closed.render() for each in request.options if each.key == "move" and each.closed is not None]


def test_who_cannot_move_is_told_so_and_attacks_by_default() -> None:
    heavy = maren(items=[{"name": "Anvil", "weight_lb": 400}], weapons=[])
    assert closed_moves(heavy) == ["the current Movement is 0."]
    script = duel([20, 100], 30, (heavy, maren()))
    assert lines_with(script, "a1 declares")[0].startswith("Round 1, second 1: a1 declares bare hands")


def test_unusable_movement_closes_the_move_with_its_reason() -> None:
    sheet = maren()
    sheet.apply(SetHouseRule("move_max_ft", "none"))
    (reason,) = closed_moves(sheet)
    assert "has no value" in reason


def test_moving_elsewhere_takes_the_seconds_that_the_game_master_says() -> None:
    script = duel([20, 100], act=[["move"]], move_target=[["elsewhere"]], move_time=[3])
    assert lines_with(script, "a1 declares") == ["Round 1, second 1: a1 declares Move, due on second 4."]


@pytest.mark.parametrize(("seconds", "due"), [(3, 4), (0, 1)])
def test_talking_takes_its_seconds(seconds: int, due: int) -> None:
    script = duel([20, 100], act=[["talk"]], talk_time=[seconds])
    assert lines_with(script, "a1 declares") == [f"Round 1, second 1: a1 declares Talk, due on second {due}."]
    assert f"Round 1, second {due}: a1: Talk." in lines_with(script, "talk.")


def test_nothing_is_asked_about_distances_within_reach() -> None:
    script = duel([20, 100, 2, 3, 99, 2, 3, 99], act=[["attack.0"]])
    asked = {record.key.split("/")[1].split("~")[0] for record in script.fight.answers}
    assert not asked & {"reach", "gap", "distance"}


def test_fight_of_a_version_without_distances_keeps_its_answers() -> None:
    """A stored fight without the question for the distance continues where it was, with all in reach."""
    script = duel([20, 100, 2, 3, 99], act=[["attack.0"]])
    record = script.fight.record
    transcript = record["transcript"]
    assert isinstance(transcript, dict)
    answers = [each for each in transcript["answers"] if each["key"] != "0/apart"]
    old = {**record, "transcript": {**transcript, "answers": answers}}
    resumed = Fight.resume(CONFLICT, old, lambda document: open_character(document, random.Random(1)))
    assert resumed.request is not None
    assert resumed.request.key == script.fight.request.key  # type: ignore[union-attr]  # it is not over
    assert resumed.sheets[1].character.to_text() == script.fight.sheets[1].character.to_text()
