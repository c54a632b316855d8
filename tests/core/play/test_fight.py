"""Fights of people: requests, log, rewind, edits from outside, records."""

from __future__ import annotations

import json
import random
from contextlib import suppress
from dataclasses import replace
from decimal import Decimal
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from core.character.document import Character
from core.character.edits import SetValue
from core.character.json_writer import to_text
from core.character.sheet import Sheet
from core.errors import AnswerError, DocumentError, ProcedureError
from core.play.arena import Arena, Control, Participant
from core.play.decisions import DecisionPolicy
from core.play.fight import Fight
from core.play.simulation import play_out
from core.procedures.events import EventKind
from core.procedures.requests import Choose, Roll, Show
from core.procedures.transcript import AnswerMethod
from tests.helpers.splash_conflict import SPLASHING, arena
from tests.helpers.tiny_game import tiny_system

ALL_AUTOMATIC = DecisionPolicy(game_master=False)


def open_tiny(character: Character) -> Sheet:
    return Sheet.open(character, tiny_system(), random.Random(7))


def stored(fight: Fight) -> dict[str, Any]:
    """Return the record as read from a file."""
    return dict(json.loads(to_text(fight.record), parse_float=Decimal))


def state(fight: Fight) -> tuple[object, ...]:
    """Return everything that a rewind must restore."""
    documents = [sheet.character.to_text() for sheet in fight.sheets]
    return (
        documents,
        [events_before.event.line() for events_before in fight.events],
        list(fight.table.states),
        fight.table.round,
    )


def many(count: int) -> list[Participant]:
    return [Participant(f"N{n}", ("left", "right")[n % 2], Control.PLAYER) for n in range(count)]


def test_without_requests_it_runs_to_its_end() -> None:
    fight = Fight(SPLASHING, arena(), 7, ALL_AUTOMATIC)
    assert not fight.advance()
    assert fight.is_over
    assert fight.outcome.winner in ("left", "right")
    assert fight.events[-1].event.kind is EventKind.END


def test_a_seed_gives_the_same_fight() -> None:
    fights = [Fight(SPLASHING, arena(), 11, ALL_AUTOMATIC) for _ in range(2)]
    for fight in fights:
        fight.advance()
    assert to_text(fights[0].record) == to_text(fights[1].record)
    assert state(fights[0]) == state(fights[1])


def test_its_sheets_are_copies_and_the_journal_lists_the_edits() -> None:
    ring = arena()
    before = [sheet.character for sheet in ring.sheets]
    fight = Fight(SPLASHING, ring, 7, ALL_AUTOMATIC)
    fight.advance()
    assert [sheet.character for sheet in ring.sheets] == before
    for written in fight.journal:
        ring.sheets[written.participant].apply(written.edit)
    assert [sheet.character.to_json() for sheet in ring.sheets] == [sheet.character.to_json() for sheet in fight.sheets]
    for written in reversed(fight.journal):
        ring.sheets[written.participant].apply(written.inverse)
    assert [sheet.character.to_json() for sheet in ring.sheets] == [each.to_json() for each in before]


def test_people_are_asked_for_their_participants() -> None:
    fight = Fight(SPLASHING, arena(), 7, DecisionPolicy(game_master=False, rolls=frozenset({Control.PLAYER})))
    fight.set_control(1, Control.PLAYER)
    assert fight.advance()
    assert fight.request is not None
    assert (fight.request.label, fight.request.decider) == ("Whom?", 1)
    fight.answer(["3"])
    assert fight.request.label == "Splash"
    fight.answer([[6]], AnswerMethod.TYPED)
    assert fight.events[-1].event.line() == "Round 1: Di is wet (d6 6, wind 0) [3]"
    assert fight.rolls[-1].method is AnswerMethod.TYPED
    assert fight.control(1) is Control.PLAYER
    assert fight.control(None) is Control.GM


def test_a_shared_decision_is_asked_if_people_control_one_of_the_deciders() -> None:
    fight = Fight(SPLASHING, arena(), 7, ALL_AUTOMATIC)
    fight.set_control(1, Control.PLAYER)
    assert fight.is_asked(Show(key="all", label="", deciders=(0, 1)))
    assert not fight.is_asked(Show(key="all", label="", deciders=(0,)))


def test_the_game_master_is_asked_by_policy() -> None:
    fight = Fight(SPLASHING, arena(), 7)
    assert fight.advance()
    assert fight.request is not None
    assert fight.request.label == "Wind"
    with pytest.raises(AnswerError):
        fight.answer(4)
    fight.answer(3)
    fight.auto_answer()
    assert fight.events[0].event.line() == "Round 1"


def test_fight_advances_in_small_portions() -> None:
    fight = Fight(SPLASHING, arena(), 7, ALL_AUTOMATIC)
    portions = 0
    while not fight.is_over:
        assert not fight.advance(3)
        portions += 1
    assert portions > 2


def test_a_rewind_offers_the_decision_again() -> None:
    fight = Fight(SPLASHING, arena(control=Control.PLAYER), 7, DecisionPolicy(game_master=False))
    fight.advance()
    first = state(fight)
    fight.answer(["2"])
    fight.advance()
    assert fight.rewind() == 2  # the roll that Quire made, and the decision
    assert state(fight) == first
    assert fight.request is not None
    assert fight.request.label == "Whom?"
    assert fight.rewind(5) == 1  # the Game Master's answer, which Quire gave: nothing else is left
    assert fight.rewind() == 0


@settings(max_examples=30, deadline=None)
@given(st.integers(1, 30), st.integers(1, 30), st.booleans(), st.booleans(), st.sampled_from([2, 101]))
def test_a_rewind_equals_a_replay_from_the_start(
    count: int, steps: int, is_amended: bool, is_ready: bool, crowd: int
) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("core.procedures.run.CROWD_SIZE", crowd)
        patch.setattr("core.play.rewind._SHORT", -1)
        fight = Fight(SPLASHING, arena(control=Control.PLAYER), 7)
        for number in range(count):
            if not fight.is_over:
                fight.auto_answer()
            if is_amended and number == count // 2:
                fight.amend(1, SetValue("damage.wit", 2))
        if is_ready and fight.start_checkpoint():
            execute_replay(fight)
            assert not fight.finish_replay()
        fight.rewind(steps)
    again = Fight.resume(SPLASHING, stored(fight), open_tiny)
    assert state(fight) == state(again)
    assert (fight.journal, fight.rolls) == (again.journal, again.rolls)
    one, other = fight.request, again.request
    assert one is not None
    assert other is not None
    assert (one.key, one.label, one.decider, type(one)) == (other.key, other.label, other.decider, type(other))
    if isinstance(one, Choose) and isinstance(other, Choose):
        assert one.options == other.options
        assert one.auto(random.Random(0), {}) == other.auto(random.Random(0), {})


def test_rewinding_to_an_event_returns_to_its_decision() -> None:
    fight = Fight(SPLASHING, arena(control=Control.PLAYER), 7, DecisionPolicy(game_master=False))
    fight.advance()
    first = state(fight)
    events_before = len(fight.events)
    while not fight.is_over:
        fight.auto_answer()
        fight.advance()
    given = len(stored(fight)["transcript"]["answers"])
    assert fight.rewind_to_event(events_before) == given - 1
    assert state(fight) == first
    assert fight.rewind_to_event(0) == 1  # the Game Master's answer, which Quire gave
    assert fight.rewind() == 0


def test_without_decisions_an_event_returns_to_an_automatic_answer() -> None:
    fight = Fight(SPLASHING, arena(), 7, ALL_AUTOMATIC)
    fight.advance()
    events_before = len(fight.events)
    assert fight.rewind_to_event(events_before - 1) >= 1
    assert len(fight.events) < events_before
    assert fight.request is not None
    fight.rewind_to_event(0)
    assert fight.rewind() == 0


@settings(max_examples=40, deadline=None)
@given(st.integers(0, 1000), st.integers(1, 30))
def test_going_back_and_answering_the_same_gives_the_same(seed: int, steps: int) -> None:
    fight = Fight(SPLASHING, arena(), seed, ALL_AUTOMATIC)
    fight.advance()
    after, given = state(fight), stored(fight)["transcript"]["answers"]
    taken = fight.rewind(steps)
    for entry in given[len(given) - taken :]:
        fight.answer(entry["answer"], AnswerMethod(entry["how"]))
    assert state(fight) == after


@settings(max_examples=30, deadline=None)
@given(st.integers(0, 1000), st.lists(st.integers(1, 6), min_size=1, max_size=6), st.integers(1, 40))
def test_checkpoints_do_not_change_a_rewind(seed: int, backs: list[int], portion: int) -> None:
    fights = [Fight(SPLASHING, arena(control=Control.PLAYER), seed) for _ in range(2)]
    for fight in fights:
        for _ in range(30):
            if fight.advance():
                fight.auto_answer()
    for steps in backs:
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr("core.play.rewind._SHORT", -1)
            if fights[0].start_checkpoint():
                execute_replay(fights[0], portion)
                fights[0].cancel_replay()  # kept as far as it has come
        assert fights[0].rewind(steps) == fights[1].rewind(steps)
        assert state(fights[0]) == state(fights[1])
        assert fights[0].outcome == fights[1].outcome
        assert fights[0].state_record == fights[1].state_record
    for fight in fights:
        while fight.advance():
            fight.auto_answer()
    assert state(fights[0]) == state(fights[1])


def crowd_fight() -> Fight:
    """A fight of a crowd after twenty decisions."""
    ring = Arena.create([(each, open_tiny(Character("tiny"))) for each in many(101)])
    fight = Fight(SPLASHING, ring, 7)
    for _ in range(20):
        fight.advance()
        fight.auto_answer()
    return fight


def execute_replay(fight: Fight, most: int = 1000) -> None:
    """Execute the replay, as on a thread that may be stopped after some answers."""
    replay = fight.replay
    assert replay is not None

    def advance(number: int, _total: int) -> None:
        if number >= most:
            raise Stopped

    with suppress(Stopped):
        replay.execute(advance)


class Stopped(Exception):  # noqa: N818 - nothing is wrong
    """The replay was stopped."""


@pytest.fixture
def long_replays(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let every replay count as long, so that there are checkpoints in a small fight, too."""
    monkeypatch.setattr("core.play.rewind._SHORT", -1)


def later_fight() -> tuple[Fight, int]:
    """A fight in its third round, and the position of the first answer of that round."""
    fight, start = Fight(SPLASHING, arena(control=Control.PLAYER), 7), 0
    while fight.table.round < 3:
        start = len(fight.answers)
        fight.auto_answer()
    for _ in range(5):
        fight.auto_answer()
    fight.amend(1, SetValue("damage.eye", 3))
    return fight, start + 1


@pytest.mark.usefixtures("long_replays")
def test_there_is_a_checkpoint_for_each_round() -> None:
    fight, start = later_fight()
    assert fight.start_checkpoint()
    assert not fight.start_checkpoint()  # one replay at a time
    assert not fight.is_replay_short
    assert fight.replay is not None
    assert (fight.replay.target, fight.replay.is_started) == (start, False)
    execute_replay(fight)
    assert not fight.finish_replay()
    assert len(fight._tables) == 2
    assert not fight.start_checkpoint()  # it is there already
    while fight.table.round < 4:
        fight.auto_answer()
    assert not fight.start_checkpoint()  # undoing the last answer leads into the third round
    fight.auto_answer()
    assert fight.start_checkpoint()
    assert fight.replay.is_started  # it is moved on
    fight.cancel_replay()


@pytest.mark.usefixtures("long_replays")
def test_a_rewind_starts_from_the_checkpoint() -> None:
    fight, start = later_fight()
    count = len(fight.answers)
    assert fight.start_checkpoint()
    execute_replay(fight)
    fight.finish_replay()
    assert fight.start_rewind(2)
    assert fight.replay is not None
    assert (fight.replay.done, fight.replay.target) == (start, count - 3)  # Quire rolled for the decision
    execute_replay(fight)
    assert fight.finish_replay()
    assert len(fight._tables) == 1
    assert state(fight) == state(Fight.resume(SPLASHING, stored(fight), open_tiny))


@pytest.mark.usefixtures("long_replays")
def test_a_rewind_uses_a_pending_checkpoint() -> None:
    fight, start = later_fight()
    before, count = state(fight), len(fight.answers)
    assert fight.start_checkpoint()
    execute_replay(fight, start // 2)
    assert fight.start_rewind(2)
    assert state(fight) == before
    execute_replay(fight)
    assert fight.finish_replay()
    assert len(fight.answers) == count - 3
    assert len(fight._tables) == 1


@pytest.mark.usefixtures("long_replays")
def test_only_manual_changes_made_during_a_rewind_are_kept() -> None:
    fight, start = later_fight()
    assert fight.start_checkpoint()
    fight.amend(0, SetValue("damage.wit", 3))
    assert fight.start_rewind(3)
    fight.amend(0, SetValue("damage.eye", 2))
    execute_replay(fight, start)
    assert fight.start_rewind(len(fight.answers))  # more than the replay can still do
    fight.amend(2, SetValue("damage.eye", 0))
    while fight.replay is not None:
        execute_replay(fight)
        fight.finish_replay()
    assert [fight.sheets[who].value("damage.eye") for who in range(3)] == [2, 1, 0]  # it was 1, then 3
    assert fight.sheets[0].value("damage.wit") == arena().sheets[0].value("damage.wit")
    assert fight.table.round == 1


@pytest.mark.usefixtures("long_replays")
def test_a_checkpoint_of_undone_answers_is_dropped() -> None:
    fight, _ = later_fight()
    assert fight.start_checkpoint()
    execute_replay(fight)
    fight.finish_replay()
    fight.rewind(len(fight.answers))
    assert len(fight._tables) == 1
    assert not fight.start_checkpoint()
    assert fight.table.round == 1


def test_a_short_fight_needs_no_checkpoint() -> None:
    fight, _ = later_fight()
    assert not fight.start_checkpoint()
    assert fight.replay is None
    assert fight.start_rewind()
    assert fight.is_replay_short


def test_a_further_rewind_moves_the_target_of_the_replay() -> None:
    one, other = crowd_fight(), crowd_fight()
    assert one.start_rewind(2)
    assert one.start_rewind(3)
    assert other.start_rewind(5)
    execute_replay(one)
    execute_replay(other)
    assert one.finish_replay()
    assert other.finish_replay()
    assert state(one) == state(other)
    assert not one.is_rewinding
    # what has come further than the goal by then is of no use
    assert one.start_rewind(1)
    execute_replay(one)
    assert one.start_rewind(4)
    execute_replay(one)
    assert not one.finish_replay()
    assert one.is_rewinding
    other.rewind(5)
    execute_replay(one)
    assert one.finish_replay()
    assert state(one) == state(other)


def test_a_cancelled_replay_is_continued_by_the_next_rewind() -> None:
    fight = crowd_fight()
    before, count = state(fight), len(fight.answers)
    assert fight.start_rewind()
    execute_replay(fight, 20)
    fight.cancel_replay()
    assert not fight.is_rewinding
    assert fight.replay is None
    assert state(fight) == before
    assert fight.start_rewind()
    assert fight.replay is not None
    assert fight.replay.done == 20
    execute_replay(fight)
    assert fight.finish_replay()
    assert len(fight.answers) < count


def test_manual_changes_during_a_replay_are_kept() -> None:
    fight = crowd_fight()
    fight.amend(1, SetValue("damage.eye", 3))
    assert fight.start_rewind(2)
    fight.amend(0, SetValue("damage.eye", 2))
    execute_replay(fight)
    assert fight.finish_replay()
    assert [fight.sheets[who].value("damage.eye") for who in range(2)] == [2, 0]
    assert [(written.participant, written.after) for written in fight.journal[-1:]] == [(0, len(fight.answers) - 1)]


def test_a_record_is_joined_from_its_parts() -> None:
    fight = Fight(SPLASHING, arena(control=Control.PLAYER), 7)
    fight.advance()
    fight.answer(2)
    fight.set_control(0, Control.GM)
    answers = [answered.to_json() for answered in fight.answers]
    assert Fight.join_record(fight.initial_record, fight.state_record, answers) == fight.record
    assert Fight.join_record(fight.initial_record, {}, answers)["transcript"] == {"answers": answers}
    again = Fight.resume(SPLASHING, stored(fight), open_tiny)
    assert [again.control(who) for who in range(2)] == [Control.GM, Control.PLAYER]
    assert state(again) == state(fight)


def test_undone_rolls_differ_after_a_restart_too() -> None:
    fight = Fight(SPLASHING, arena(control=Control.PLAYER), 7, DecisionPolicy(rolls=frozenset(Control)))
    fight.advance()
    while not isinstance(fight.request, Roll):
        fight.auto_answer()
    faces = []
    for _ in range(4):
        fight.auto_answer()
        faces.append(fight.rolls[-1].rolled.faces)
        fight = Fight.resume(SPLASHING, stored(fight), open_tiny)
        fight.rewind()
        fight = Fight.resume(SPLASHING, stored(fight), open_tiny)
    assert len(set(faces)) > 1
    assert stored(fight)["transcript"]["draws"] == {fight.request.key: 4} if fight.request else False


def test_an_edit_from_outside_keeps_its_position() -> None:
    fight = Fight(SPLASHING, arena(control=Control.PLAYER), 7, DecisionPolicy(game_master=False))
    fight.advance()
    fight.amend(2, SetValue("damage.wit", 3))
    with_edit = state(fight)
    fight.answer(["2"])
    fight.advance()
    there = state(fight)
    again = Fight.resume(SPLASHING, stored(fight), open_tiny, decision_policy=DecisionPolicy(game_master=False))
    assert state(again) == there
    assert again.control(0) is Control.PLAYER
    fight.rewind()
    assert state(fight) == with_edit
    fight.rewind()
    assert fight.sheets[2].value("damage.wit") == 0


def test_the_decision_policy_survives_a_restart() -> None:
    asks = DecisionPolicy(frozenset({Control.PLAYER}), False, frozenset({Control.PLAYER, Control.GM}), True)
    record = stored(Fight(SPLASHING, arena(), 7, asks))
    assert Fight.resume(SPLASHING, record, open_tiny).decision_policy == asks
    assert Fight.resume(SPLASHING, record, open_tiny, decision_policy=ALL_AUTOMATIC).decision_policy == ALL_AUTOMATIC
    record["asks"] = {"rolls": ["player", "nobody", {}], "controls": 3}
    assert Fight.resume(SPLASHING, record, open_tiny).decision_policy == DecisionPolicy(
        frozenset(), True, frozenset({Control.PLAYER})
    )
    del record["asks"]
    assert Fight.resume(SPLASHING, record, open_tiny).decision_policy == DecisionPolicy()


def test_fight_is_resumed_at_any_point() -> None:
    fight = Fight(SPLASHING, arena(options={"storms": True}), 7, ALL_AUTOMATIC)
    while not fight.is_over:
        fight.advance(1)
        again = Fight.resume(SPLASHING, stored(fight), open_tiny, decision_policy=ALL_AUTOMATIC)
        assert state(again) == state(fight)
        assert again.notice is None


def test_options_of_the_arena_override_those_of_the_sheet() -> None:
    storm, calm = (Fight(SPLASHING, arena(options={"storms": on}), 7, ALL_AUTOMATIC) for on in (True, False))
    storm.advance()
    calm.advance()
    assert storm.outcome.rounds < calm.outcome.rounds


def test_a_fight_without_end_is_stopped() -> None:
    ring = arena("Ann", "Bo", "Cy", most_rounds=2)
    fight = Fight(SPLASHING, ring, 7, ALL_AUTOMATIC)
    fight.advance()
    assert fight.outcome.was_stopped
    assert (fight.outcome.rounds, fight.outcome.winner) == (2, "")


def test_fight_needs_an_arena() -> None:
    ring = arena()
    with pytest.raises(TypeError, match="arena"):
        Fight(SPLASHING, ring, 7)._start(type("Other", (), {})())


@pytest.mark.parametrize(
    "broken",
    [
        {"format": "quire-character"},
        {"version": 99},
        {"participants": "Ann"},
        {"participants": []},
        {"participants": ["Ann"]},
        {"participants": [{"name": "Ann", "side": "left", "control": "nobody", "id": "", "document": {}}]},
        {"participants": [{"name": "Ann", "side": "left", "control": "auto", "id": "", "document": None}]},
        {"options": 3},
        {"most_rounds": "many"},
        {"transcript": None},
        {"controls": ["auto"]},
        {"controls": ["nobody"] * 4},
        {"controls": "auto"},
        {"controls": [{}, [], "auto", "auto"]},
    ],
)
def test_a_damaged_record_is_refused(broken: dict[str, Any]) -> None:
    record = {**stored(Fight(SPLASHING, arena(), 7, ALL_AUTOMATIC)), **broken}
    with pytest.raises(DocumentError):
        Fight.resume(SPLASHING, record, open_tiny)
    with pytest.raises(DocumentError):
        Fight.resume(SPLASHING, ["no object"], open_tiny)


def test_an_edit_from_outside_without_participant_is_skipped() -> None:
    fight = Fight(SPLASHING, arena(control=Control.PLAYER), 7, DecisionPolicy(game_master=False))
    fight.advance()
    fight.amend(2, SetValue("damage.wit", 3))
    record = stored(fight)
    record["transcript"]["answers"][-1]["answer"]["participant"] = 9
    assert Fight.resume(SPLASHING, record, open_tiny).sheets[2].value("damage.wit") == 0


def test_sides_are_in_order() -> None:
    assert arena("Ann", "Bo", "Cy").sides == ("left", "right")
    assert (
        Arena.create([(Participant("Ann", "x"), open_tiny(Character("tiny")))]).participants[0].control is Control.AUTO
    )


def test_an_arena_can_be_used_for_a_simulation() -> None:
    outcomes = [play_out(SPLASHING, arena(), random.Random(5)) for _ in range(2)]
    assert outcomes[0] == outcomes[1]


def test_a_record_of_another_conflict_is_refused() -> None:
    record = Fight(SPLASHING, arena(), 7, ALL_AUTOMATIC).record
    with pytest.raises(ProcedureError):
        Fight.resume(replace(SPLASHING, key="army"), record, open_tiny)


@pytest.mark.usefixtures("long_replays")
def test_failed_answer_leaves_the_fight_as_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("core.play.fight.MOST_REQUESTS", 60)
    fight, _ = later_fight()
    assert fight.start_checkpoint()
    execute_replay(fight)
    fight.finish_replay()
    is_failed = False
    while not is_failed:
        before, count = state(fight), len(fight.answers)
        try:
            fight.auto_answer()
        except ProcedureError:
            is_failed = True
    assert len(fight.answers) == count
    assert state(fight) == before
    assert fight.request is not None
