"""A fight with people: who is asked, the log, steps back, edits from outside, storing."""

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

from core.character import Character, SetValue, Sheet, to_text
from core.errors import AnswerError, DocumentError, ProcedureError
from core.play import Arena, Arrival, Asks, Control, Fight, Participant, play_out
from core.procedures import AnswerMethod, Choose, EventKind, Roll, Show
from tests.helpers.splashing import SPLASHING, arena
from tests.helpers.tiny_game import tiny_system

NOBODY = Asks(game_master=False)


def open_tiny(character: Character) -> Sheet:
    return Sheet.open(character, tiny_system(), random.Random(7))


def stored(fight: Fight) -> dict[str, Any]:
    """The record as it comes back from a file."""
    return dict(json.loads(to_text(fight.record), parse_float=Decimal))


def state(fight: Fight) -> tuple[object, ...]:
    """All that a step back must bring back."""
    documents = [sheet.character.to_text() for sheet in fight.sheets]
    return documents, [told.event.line() for told in fight.events], list(fight.table.states), fight.table.round


def many(count: int) -> list[Participant]:
    return [Participant(f"N{n}", ("left", "right")[n % 2], Control.PLAYER) for n in range(count)]


def test_with_nobody_asked_it_runs_to_its_end() -> None:
    fight = Fight(SPLASHING, arena(), 7, NOBODY)
    assert not fight.go_on()
    assert fight.is_over
    assert fight.outcome.winner in ("left", "right")
    assert fight.events[-1].event.kind is EventKind.END


def test_a_seed_gives_the_same_fight_to_the_letter() -> None:
    fights = [Fight(SPLASHING, arena(), 11, NOBODY) for _ in range(2)]
    for fight in fights:
        fight.go_on()
    assert to_text(fights[0].record) == to_text(fights[1].record)
    assert state(fights[0]) == state(fights[1])


def test_its_sheets_are_copies_and_the_journal_says_what_was_written() -> None:
    ring = arena()
    before = [sheet.character for sheet in ring.sheets]
    fight = Fight(SPLASHING, ring, 7, NOBODY)
    fight.go_on()
    assert [sheet.character for sheet in ring.sheets] == before
    for written in fight.journal:
        ring.sheets[written.participant].apply(written.edit)
    assert [sheet.character.to_json() for sheet in ring.sheets] == [sheet.character.to_json() for sheet in fight.sheets]
    for written in reversed(fight.journal):
        ring.sheets[written.participant].apply(written.inverse)
    assert [sheet.character.to_json() for sheet in ring.sheets] == [each.to_json() for each in before]


def test_people_are_asked_for_those_they_decide_for() -> None:
    fight = Fight(SPLASHING, arena(), 7, Asks(game_master=False, rolls=frozenset({Control.PLAYER})))
    fight.set_control(1, Control.PLAYER)
    assert fight.go_on()
    assert fight.request is not None
    assert (fight.request.label, fight.request.decider) == ("Whom?", 1)
    fight.answer(["3"])
    assert fight.request.label == "Splash"
    fight.answer([[6]], AnswerMethod.TYPED)
    assert fight.events[-1].event.line() == "Round 1: Di is wet (d6 6, wind 0) [3]"
    assert fight.rolls[-1].method is AnswerMethod.TYPED
    assert fight.control(1) is Control.PLAYER
    assert fight.control(None) is Control.GM


def test_what_several_may_decide_is_asked_where_people_decide_for_one_of_them() -> None:
    fight = Fight(SPLASHING, arena(), 7, NOBODY)
    fight.set_control(1, Control.PLAYER)
    assert fight.is_asked(Show(key="all", label="", deciders=(0, 1)))
    assert not fight.is_asked(Show(key="all", label="", deciders=(0,)))


def test_the_game_master_is_asked_where_he_wants_to_be() -> None:
    fight = Fight(SPLASHING, arena(), 7)
    assert fight.go_on()
    assert fight.request is not None
    assert fight.request.label == "Wind"
    with pytest.raises(AnswerError):
        fight.answer(4)
    fight.answer(3)
    fight.auto_answer()
    assert fight.events[0].event.line() == "Round 1"


def test_a_window_can_take_it_in_small_portions() -> None:
    fight = Fight(SPLASHING, arena(), 7, NOBODY)
    portions = 0
    while not fight.is_over:
        assert not fight.go_on(3)
        portions += 1
    assert portions > 2


def test_a_step_back_offers_the_decision_again() -> None:
    fight = Fight(SPLASHING, arena(control=Control.PLAYER), 7, Asks(game_master=False))
    fight.go_on()
    first = state(fight)
    fight.answer(["2"])
    fight.go_on()
    assert fight.take_back() == 2  # the roll that Quire made, and the decision
    assert state(fight) == first
    assert fight.request is not None
    assert fight.request.label == "Whom?"
    assert fight.take_back(5) == 1  # the Game Master's answer, which Quire gave: nothing else is left
    assert fight.take_back() == 0


@settings(max_examples=30, deadline=None)
@given(st.integers(1, 30), st.integers(1, 30), st.booleans(), st.booleans(), st.sampled_from([2, 101]))
def test_a_step_back_comes_to_the_same_as_all_answers_from_the_beginning(
    count: int, steps: int, is_amended: bool, is_ready: bool, crowd: int
) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("core.procedures.run.LEAST_CROWD", crowd)
        fight = Fight(SPLASHING, arena(control=Control.PLAYER), 7)
        for number in range(count):
            if not fight.is_over:
                fight.auto_answer()
            if is_amended and number == count // 2:
                fight.amend(1, SetValue("damage.wit", 2))
        while is_ready and not fight.get_ready(1):
            pass
        fight.take_back(steps)
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


def test_a_line_of_the_log_leads_back_to_the_decision_that_led_to_it() -> None:
    fight = Fight(SPLASHING, arena(control=Control.PLAYER), 7, Asks(game_master=False))
    fight.go_on()
    first = state(fight)
    told = len(fight.events)
    while not fight.is_over:
        fight.auto_answer()
        fight.go_on()
    given = len(stored(fight)["transcript"]["answers"])
    assert fight.take_back_to(told) == given - 1
    assert state(fight) == first
    assert fight.take_back_to(0) == 1  # the Game Master's answer, which Quire gave
    assert fight.take_back() == 0


def test_where_nobody_decides_a_line_leads_back_to_what_quire_answered() -> None:
    fight = Fight(SPLASHING, arena(), 7, NOBODY)
    fight.go_on()
    told = len(fight.events)
    assert fight.take_back_to(told - 1) >= 1
    assert len(fight.events) < told
    assert fight.request is not None
    fight.take_back_to(0)
    assert fight.take_back() == 0


@settings(max_examples=40, deadline=None)
@given(st.integers(0, 1000), st.integers(1, 30))
def test_going_back_and_answering_the_same_gives_the_same(seed: int, steps: int) -> None:
    fight = Fight(SPLASHING, arena(), seed, NOBODY)
    fight.go_on()
    after, given = state(fight), stored(fight)["transcript"]["answers"]
    taken = fight.take_back(steps)
    for entry in given[len(given) - taken :]:
        fight.answer(entry["answer"], AnswerMethod(entry["how"]))
    assert state(fight) == after


@settings(max_examples=30, deadline=None)
@given(st.integers(0, 1000), st.lists(st.integers(1, 6), min_size=1, max_size=6), st.integers(1, 40))
def test_steps_back_that_were_prepared_are_the_same(seed: int, backs: list[int], portion: int) -> None:
    fights = [Fight(SPLASHING, arena(control=Control.PLAYER), seed) for _ in range(2)]
    for fight in fights:
        for _ in range(30):
            if fight.go_on():
                fight.auto_answer()
    for steps in backs:
        fights[0].get_ready(portion)
        assert fights[0].take_back(steps) == fights[1].take_back(steps)
        assert state(fights[0]) == state(fights[1])
        assert fights[0].outcome == fights[1].outcome
        assert fights[0].standing == fights[1].standing
    for fight in fights:
        while fight.go_on():
            fight.auto_answer()
    assert state(fights[0]) == state(fights[1])


def of_many() -> Fight:
    """A fight of a crowd after twenty decisions."""
    ring = Arena.of([(each, open_tiny(Character("tiny"))) for each in many(101)])
    fight = Fight(SPLASHING, ring, 7)
    for _ in range(20):
        fight.go_on()
        fight.auto_answer()
    return fight


def walk(fight: Fight, most: int = 1000) -> None:
    """Walk the way back, as on a thread that may be stopped after so many answers."""
    way = fight.way
    assert way is not None

    def advance(number: int, _total: int) -> None:
        if number >= most:
            raise Stopped

    with suppress(Stopped):
        way.execute(advance)


class Stopped(Exception):  # noqa: N818 - nothing is wrong
    """Somebody stopped the walk."""


def make_ready(fight: Fight) -> int:
    """Make what stands ready, as on a thread; give how many runs had to be begun."""
    count = 0
    while fight.head_for_spare():
        assert not fight.is_way_short
        walk(fight)
        assert fight.arrive() is Arrival.READY
        count += 1
    while not fight.get_ready(50):
        pass
    return count


def test_of_many_only_two_steps_back_are_kept_ready() -> None:
    fight = of_many()
    begun = len(fight._tables)
    assert make_ready(fight) == 2
    assert (begun, len(fight._tables)) == (1, 3)


def test_of_many_two_steps_back_follow_each_other_without_beginning_anew() -> None:
    fight = of_many()
    make_ready(fight)
    tables = list(fight._tables.values())
    before = state(fight)
    fight.take_back()
    fight.take_back()
    assert any(fight.table is each for each in tables)
    for _ in range(2):
        fight.go_on()
        fight.auto_answer()
    assert state(fight) == before


def test_of_many_it_is_made_ready_elsewhere() -> None:
    """What was taken back meanwhile makes it useless; the table of the fight is never lost."""
    fight = of_many()
    assert fight.head_for_spare()
    assert not fight.head_for_spare()
    walk(fight)
    assert fight.get_ready(1)  # elsewhere
    assert fight.arrive() is Arrival.READY
    assert make_ready(fight) == 1
    before = state(fight)
    fight.take_back()
    assert fight.table.round
    fight.auto_answer()
    assert state(fight) == before


def test_of_many_a_step_back_takes_over_what_is_being_made() -> None:
    fight = of_many()
    before = state(fight)
    assert fight.head_for_spare()
    walk(fight)
    assert fight.head_back(2)
    assert state(fight) == before
    walk(fight)
    assert fight.arrive() is Arrival.THERE
    assert len(fight._tables) == 1
    for _ in range(2):
        fight.go_on()
        fight.auto_answer()
    assert state(fight) == before


def test_a_further_step_moves_the_goal_of_the_way_that_is_walked() -> None:
    one, other = of_many(), of_many()
    assert one.head_back(2)
    assert one.head_back(3)
    assert other.head_back(5)
    walk(one)
    walk(other)
    assert one.arrive() is other.arrive() is Arrival.THERE
    assert state(one) == state(other)
    assert not one.is_heading_back
    # what has come further than the goal by then is of no use
    assert one.head_back(1)
    walk(one)
    assert one.head_back(4)
    walk(one)
    assert one.arrive() is Arrival.ANEW
    assert one.is_heading_back
    other.take_back(5)
    walk(one)
    assert one.arrive() is Arrival.THERE
    assert state(one) == state(other)


def test_a_way_that_is_left_is_walked_on_by_the_next_step() -> None:
    fight = of_many()
    before, count = state(fight), len(fight.answers)
    assert fight.head_back()
    walk(fight, 20)
    fight.leave_way()
    assert not fight.is_heading_back
    assert fight.way is None
    assert state(fight) == before
    assert fight.head_back()
    assert fight.way is not None
    assert fight.way.far == 20
    walk(fight)
    assert fight.arrive() is Arrival.THERE
    assert len(fight.answers) < count


def test_what_is_changed_by_hand_on_the_way_stays() -> None:
    fight = of_many()
    fight.amend(1, SetValue("damage.eye", 3))
    assert fight.head_back(2)
    fight.amend(0, SetValue("damage.eye", 2))
    walk(fight)
    assert fight.arrive() is Arrival.THERE
    assert [fight.sheets[who].value("damage.eye") for who in range(2)] == [2, 0]
    assert [(written.participant, written.after) for written in fight.journal[-1:]] == [(0, len(fight.answers) - 1)]


def test_a_few_are_made_ready_at_once() -> None:
    fight = Fight(SPLASHING, arena(control=Control.PLAYER), 7)
    fight.go_on()
    fight.auto_answer()
    assert not fight.head_for_spare()


def test_the_parts_of_a_record_make_the_whole() -> None:
    fight = Fight(SPLASHING, arena(control=Control.PLAYER), 7)
    fight.go_on()
    fight.answer(2)
    fight.set_control(0, Control.GM)
    answers = [answered.to_json() for answered in fight.answers]
    assert Fight.joined(fight.begun, fight.standing, answers) == fight.record
    assert Fight.joined(fight.begun, {}, answers)["transcript"] == {"answers": answers}
    again = Fight.resume(SPLASHING, stored(fight), open_tiny)
    assert [again.control(who) for who in range(2)] == [Control.GM, Control.PLAYER]
    assert state(again) == state(fight)


def test_dice_that_were_taken_back_fall_otherwise_after_a_restart_too() -> None:
    fight = Fight(SPLASHING, arena(control=Control.PLAYER), 7, Asks(rolls=frozenset(Control)))
    fight.go_on()
    while not isinstance(fight.request, Roll):
        fight.auto_answer()
    faces = []
    for _ in range(4):
        fight.auto_answer()
        faces.append(fight.rolls[-1].rolled.faces)
        fight = Fight.resume(SPLASHING, stored(fight), open_tiny)
        fight.take_back()
        fight = Fight.resume(SPLASHING, stored(fight), open_tiny)
    assert len(set(faces)) > 1
    assert stored(fight)["transcript"]["draws"] == {fight.request.key: 4} if fight.request else False


def test_an_edit_from_outside_stands_where_it_came() -> None:
    fight = Fight(SPLASHING, arena(control=Control.PLAYER), 7, Asks(game_master=False))
    fight.go_on()
    fight.amend(2, SetValue("damage.wit", 3))
    with_edit = state(fight)
    fight.answer(["2"])
    fight.go_on()
    there = state(fight)
    again = Fight.resume(SPLASHING, stored(fight), open_tiny, asks=Asks(game_master=False))
    assert state(again) == there
    assert again.control(0) is Control.PLAYER
    fight.take_back()
    assert state(fight) == with_edit
    fight.take_back()
    assert fight.sheets[2].value("damage.wit") == 0


def test_what_is_asked_of_people_outlasts_a_restart() -> None:
    asks = Asks(frozenset({Control.PLAYER}), False, frozenset({Control.PLAYER, Control.GM}), True)
    record = stored(Fight(SPLASHING, arena(), 7, asks))
    assert Fight.resume(SPLASHING, record, open_tiny).asks == asks
    assert Fight.resume(SPLASHING, record, open_tiny, asks=NOBODY).asks == NOBODY
    record["asks"] = {"rolls": ["player", "nobody", {}], "controls": 3}
    assert Fight.resume(SPLASHING, record, open_tiny).asks == Asks(frozenset(), True, frozenset({Control.PLAYER}))
    del record["asks"]
    assert Fight.resume(SPLASHING, record, open_tiny).asks == Asks()


def test_it_is_taken_up_again_anywhere() -> None:
    fight = Fight(SPLASHING, arena(options={"storms": True}), 7, NOBODY)
    while not fight.is_over:
        fight.go_on(1)
        again = Fight.resume(SPLASHING, stored(fight), open_tiny, asks=NOBODY)
        assert state(again) == state(fight)
        assert again.notice is None


def test_its_own_options_count() -> None:
    storm, calm = (Fight(SPLASHING, arena(options={"storms": on}), 7, NOBODY) for on in (True, False))
    storm.go_on()
    calm.go_on()
    assert storm.outcome.rounds < calm.outcome.rounds


def test_a_fight_without_end_is_stopped() -> None:
    ring = arena("Ann", "Bo", "Cy", most_rounds=2)
    fight = Fight(SPLASHING, ring, 7, NOBODY)
    fight.go_on()
    assert fight.outcome.was_stopped
    assert (fight.outcome.rounds, fight.outcome.winner) == (2, "")


def test_it_needs_an_arena() -> None:
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
def test_a_damaged_record_is_refused_in_a_sentence(broken: dict[str, Any]) -> None:
    record = {**stored(Fight(SPLASHING, arena(), 7, NOBODY)), **broken}
    with pytest.raises(DocumentError):
        Fight.resume(SPLASHING, record, open_tiny)
    with pytest.raises(DocumentError):
        Fight.resume(SPLASHING, ["no object"], open_tiny)


def test_an_edit_from_outside_to_nobody_is_left_out() -> None:
    fight = Fight(SPLASHING, arena(control=Control.PLAYER), 7, Asks(game_master=False))
    fight.go_on()
    fight.amend(2, SetValue("damage.wit", 3))
    record = stored(fight)
    record["transcript"]["answers"][-1]["answer"]["participant"] = 9
    assert Fight.resume(SPLASHING, record, open_tiny).sheets[2].value("damage.wit") == 0


def test_the_sides_stand_in_their_order() -> None:
    assert arena("Ann", "Bo", "Cy").sides == ("left", "right")
    assert Arena.of([(Participant("Ann", "x"), open_tiny(Character("tiny")))]).participants[0].control is Control.AUTO


def test_the_same_arena_can_be_fought_in_unwatched() -> None:
    outcomes = [play_out(SPLASHING, arena(), random.Random(5)) for _ in range(2)]
    assert outcomes[0] == outcomes[1]


def test_another_conflict_cannot_be_taken_up() -> None:
    record = Fight(SPLASHING, arena(), 7, NOBODY).record
    with pytest.raises(ProcedureError):
        Fight.resume(replace(SPLASHING, key="army"), record, open_tiny)


def test_a_fight_that_takes_breath_stands_up_again_on_a_way(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("core.play.fight.MOST_REQUESTS", 12)
    fight = Fight(SPLASHING, arena(control=Control.PLAYER), 5)
    fight.take_breath()
    assert not fight.head_up()
    while not fight.is_fallen:
        before, was = len(fight.answers), state(fight)
        try:
            fight.auto_answer()
        except ProcedureError:
            continue
    assert len(fight.answers) == before
    assert fight.head_up()
    assert fight.way is not None
    fight.way.execute()
    assert fight.arrive() is Arrival.THERE
    assert not fight.is_fallen
    assert state(fight) == was
    assert fight.is_asking
