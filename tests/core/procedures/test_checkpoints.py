"""Going back from checkpoints gives the same as from the start, without rebuilding earlier requests."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from core.character import Character, SetValue, Sheet
from core.procedures import Conversation, Driver, Enter, Procedure, Situation, enter_number, write
from core.rules import System
from tests.core.procedures.hiring import HIRE

_MOST = 30


def count_up(situation: Situation) -> Conversation:
    """Ask for a number thirty times and write the sum each time."""
    total = 0
    for place in range(_MOST):
        total += yield from enter_number(Enter(key=str(place), label="How many?", least=0, most=9, default=1))
        yield from write("", SetValue("age", total))


class Starts:
    """Counts how often a procedure is started."""

    def __init__(self) -> None:
        self.count = 0
        self.procedure = replace(HIRE, key="count", start=self._start)

    def _start(self, situation: Situation) -> Conversation:
        self.count += 1
        return count_up(situation)


@pytest.fixture
def starts() -> Starts:
    return Starts()


def given_so_far(driver: Driver) -> list[object]:
    return [answered.answer for answered in driver.answers]


def run_of(procedure: Procedure, sheet: Sheet, answers: int) -> Driver:
    driver = Driver(procedure, Situation((sheet,)), 7)
    for place in range(answers):
        driver.answer(place % 10)
    return driver


def test_going_back_uses_a_checkpoint(starts: Starts, sheet: Sheet) -> None:
    driver = run_of(starts.procedure, sheet, 20)
    while not driver.prepare_checkpoints((19, 12), 4):
        pass
    assert starts.count == 3
    driver.rewind_to(19)
    driver.rewind_to(15)  # from the checkpoint at 12
    assert starts.count == 3
    assert given_so_far(driver) == [place % 10 for place in range(15)]
    assert driver.sheets[0].value("age") == 55
    driver.rewind_to(14)  # no checkpoint is left
    assert starts.count == 4
    assert driver.sheets[0].value("age") == 51


def test_a_replaced_run_can_be_released_elsewhere(starts: Starts, sheet: Sheet) -> None:
    driver = run_of(starts.procedure, sheet, 20)
    replay = driver.replay_to(9)
    assert replay.replaced_run is None
    replay.execute()
    driver.switch_to(replay)
    gone = replay.replaced_run
    assert gone is not None
    replay.release_replaced()
    assert (gone.sheets, gone.answers, replay.replaced_run) == ([], [], None)
    assert given_so_far(driver) == list(range(9))
    driver.answer(3)
    assert driver.sheets[0].value("age") == 39


def test_a_later_checkpoint_is_not_used(starts: Starts, sheet: Sheet) -> None:
    driver = run_of(starts.procedure, sheet, 20)
    while not driver.prepare_checkpoints((19,), 100):
        pass
    driver.rewind_to(5)
    assert starts.count == 3
    assert len(driver.situations) == 1
    while not driver.prepare_checkpoints((4, 2), 100):
        pass
    assert [situation.sheet.value("age") for situation in driver.situations] == [10, 6, 1]
    while not driver.prepare_checkpoints((2,), 100):  # the others are dropped
        pass
    assert len(driver.situations) == 2


def test_checkpoints_follow_new_answers(starts: Starts, sheet: Sheet) -> None:
    driver = run_of(starts.procedure, sheet, 3)
    for place in range(3, 20):
        while not driver.prepare_checkpoints((len(driver.answers) - 1,), 100):
            pass
        driver.answer(place % 10)
    assert starts.count == 2


def test_a_portion_has_at_most_the_allowed_answers(starts: Starts, sheet: Sheet) -> None:
    driver = run_of(starts.procedure, sheet, 20)
    assert not driver.prepare_checkpoints((19, 18), 5)  # begun
    portions = 1
    while not driver.prepare_checkpoints((19, 18), 5):
        portions += 1
    assert portions == 8  # 19 answers in four, another beginning, 18 in four, the last of them the end


def test_edits_from_outside_are_replayed(starts: Starts, sheet: Sheet) -> None:
    driver = run_of(starts.procedure, sheet, 3)
    driver.amend(0, SetValue("left", 3))
    driver.answer(3)
    while not driver.prepare_checkpoints((4,), 100):
        pass
    driver.rewind_to(4)
    assert starts.count == 2
    assert driver.sheets[0].value("left") == 3


@settings(max_examples=60, deadline=None)
@given(
    st.lists(
        st.one_of(st.integers(0, 9).map(lambda n: ("answer", n)), st.integers(0, 29).map(lambda n: ("back", n))),
        max_size=60,
    ),
    st.randoms(use_true_random=False),
)
def test_checkpoints_do_not_change_the_result(
    punt: System, moves: list[tuple[str, int]], source: random.Random
) -> None:
    drivers = [
        Driver(
            replace(HIRE, key="count", start=count_up),
            Situation((Sheet.open(Character("punt"), punt, random.Random(1)),)),
            7,
        )
        for _ in range(2)
    ]
    for kind, number in moves:
        for driver in drivers:
            if kind == "back":
                driver.rewind_to(number)
            elif driver.request is not None:
                driver.answer(number)
        count = len(drivers[0].answers)
        places = sorted({max(0, count - source.randint(1, 9)) for _ in range(2)}, reverse=True)
        drivers[0].prepare_checkpoints(places if count else (), source.randint(1, 6))
        assert drivers[0].transcript == drivers[1].transcript
        assert drivers[0].journal == drivers[1].journal
        assert drivers[0].sheets[0].character == drivers[1].sheets[0].character
