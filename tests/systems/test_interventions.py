"""Latecomers, damage and healing by hand in the fights of all games: kept by rewinds, resumed fights and replays."""

from __future__ import annotations

import random

import pytest

from core.character.edits import SetHeader
from core.character.json_values import Json
from core.errors import AnswerError, DocumentError, QuireError
from core.play.arena import Control, Participant
from core.play.fight import Fight
from core.play.interventions import ByHand, read_latecomer
from core.procedures.driver import Driver
from core.procedures.procedure import Situation
from core.registry import game, games, open_character, opponents
from tests.helpers.begun_fights import begun

IDS = [each.id for each in games()]


def play(fight: Fight) -> None:
    """Answer everything automatically to the end."""
    while not fight.is_over:
        fight.auto_answer()


def lines(fight: Fight) -> list[str]:
    """Return the log as text."""
    return [logged.event.line() for logged in fight.events]


def resumed(fight: Fight) -> Fight:
    """Return the fight as it is resumed from its record."""
    return Fight.resume(
        fight.conflict, fight.record, lambda each: open_character(each, random.Random(0)), fight.arena.setting
    )


@pytest.mark.parametrize("game_id", IDS)
def test_a_latecomer_fights_from_the_next_round_on(game_id: str) -> None:
    of = game(game_id)
    fight = begun(of)
    assert fight.takes_latecomers
    (late,) = opponents("guard", of, of.setting(), random.Random(9))
    before = fight.history
    position = fight.add_latecomer(Participant("Late", "A", Control.AUTO), late)
    assert position == 2
    assert [each.name for each in fight.participants] == ["A1", "B1", "Late"]
    assert fight.state(2) == "joins next round"
    assert "Late joins A in the next round." in lines(fight)[-1]
    assert len(fight.remaining_vitals(2)) == len(of.conflicts[0].vitals)
    fight.rewind()
    assert [each.name for each in fight.participants] == ["A1", "B1"]
    assert fight.history.answers == before.answers
    fight.add_latecomer(Participant("Later", "A", Control.AUTO), late)
    start = fight.table.round
    while not fight.is_over and fight.table.round == start:
        fight.auto_answer()
    if not fight.is_over:
        assert fight.state(2) != "joins next round"
    play(fight)
    again = resumed(fight)
    assert lines(again) == lines(fight)
    assert [each.name for each in again.participants] == ["A1", "B1", "Later"]
    assert [each.character.to_json() for each in again.sheets] == [each.character.to_json() for each in fight.sheets]
    assert again.control(2) is Control.AUTO
    assert again.journal == fight.journal
    assert len(fight.outcome.lost) == len(fight.table.sheets)


@pytest.mark.parametrize("game_id", IDS)
def test_reinforcements_decide_a_fight(game_id: str) -> None:
    """Many against one: a foe without numbers falls, or the fight is stopped at its limit of rounds."""
    of = game(game_id)
    fight = begun(of)
    for number, sheet in enumerate(opponents("guard x6", of, of.setting(), random.Random(9)), start=2):
        fight.add_latecomer(Participant(f"A{number}", "A", Control.AUTO), sheet)
    play(fight)
    assert len(fight.table.sheets) == len(fight.participants) == 8
    assert fight.outcome.winner in {"A", ""}
    assert any(logged.event.actor in range(2, 8) for logged in fight.events), "the reinforcements act"


@pytest.mark.parametrize("game_id", IDS)
def test_a_change_by_hand_is_logged_and_kept(game_id: str) -> None:
    of = game(game_id)
    fight = begun(of)
    note = ByHand(4, is_harm=True, place="Body", changes=(("Health", -4),))
    count = len(fight.answers)
    fight.change_by_hand(1, SetHeader("name", "Hurt"), note)
    line = lines(fight)[-1]
    assert "By hand: B1 takes 4 damage, Body." in line
    assert "Health -4" in line
    assert len(resumed(fight).answers) == count + 1
    assert lines(resumed(fight)) == lines(fight)
    before = fight.history
    assert fight.rewind_to_event(len(fight.events) - 1) == 1
    assert len(fight.answers) == count
    assert fight.start_restore(before)
    while (replay := fight.replay) is not None:
        replay.execute()
        fight.finish_replay()
    assert lines(fight)[-1] == line
    assert fight.sheets[1].character.name == "Hurt"


def test_a_way_forward_is_gone_after_another_answer() -> None:
    fight = begun(games()[0])
    before = fight.history
    fight.rewind()
    fight.auto_answer()
    fight.auto_answer()
    assert len(fight.answers) < len(before.answers) or not fight.start_restore(before)


def test_healing_is_worded_as_such() -> None:
    fight = begun(games()[0])
    event = ByHand.from_json(ByHand(3, is_harm=False).to_json()).event(fight.table, 0, "A1")
    assert event.message.render() == "By hand: A1 is healed of 3."
    assert ByHand.from_json({"changes": [["Health"], 3, ["Mind", 2]]}).changes == (("Mind", 2),)


def test_damaged_records_are_refused() -> None:
    with pytest.raises(DocumentError, match="latecomer"):
        read_latecomer({"name": 3})
    fight = begun(games()[0])
    with pytest.raises(QuireError):
        fight._driver.admit({"name": "x"})
    assert resumed(fight).answers == fight.answers
    record: dict[str, Json] = fight.record
    record["controls"] = ["auto"]
    with pytest.raises(DocumentError, match="controls"):
        Fight.resume(fight.conflict, record, lambda each: open_character(each, random.Random(0)))


def test_a_procedure_without_interventions_refuses_them() -> None:
    of = games()[0]
    (sheet,) = opponents("guard", of, of.setting(), random.Random(1))
    driver = Driver(next(each for each in of.procedures.values() if each.closed(sheet) is None), Situation((sheet,)), 1)
    with pytest.raises(AnswerError, match="takes no changes"):
        driver.admit({})
    assert driver.history.answers == ()
