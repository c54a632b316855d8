"""Going back from the checkpoint gives the same as going back from the start."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from core.character.document import Character
from core.character.edits import SetValue
from core.character.sheet import Sheet
from core.procedures.ask_helpers import enter_number, write
from core.procedures.driver import Driver
from core.procedures.procedure import Procedure, Situation
from core.procedures.requests import Conversation, Enter
from core.rules.model import System
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


def keep_checkpoint(driver: Driver, position: int) -> None:
    """Replay to a checkpoint at this number of answers."""
    replay = driver.replay_to(position)
    replay.execute()
    driver.keep_checkpoint(replay)


def test_going_back_uses_the_checkpoint(starts: Starts, sheet: Sheet) -> None:
    driver = run_of(starts.procedure, sheet, 20)
    keep_checkpoint(driver, 12)
    assert (starts.count, driver.checkpoint_count) == (2, 12)
    driver.rewind_to(15)
    assert starts.count == 2
    assert given_so_far(driver) == [place % 10 for place in range(15)]
    assert driver.sheets[0].value("age") == 55
    driver.rewind_to(14)  # the checkpoint is used up
    assert (starts.count, driver.checkpoint_count) == (3, 0)
    assert driver.sheets[0].value("age") == 51


def test_a_later_checkpoint_is_not_used(starts: Starts, sheet: Sheet) -> None:
    driver = run_of(starts.procedure, sheet, 20)
    keep_checkpoint(driver, 12)
    assert [situation.sheet.value("age") for situation in driver.situations] == [90, 46]
    driver.rewind_to(5)
    assert starts.count == 3
    assert [situation.sheet.value("age") for situation in driver.situations] == [10]


def test_the_checkpoint_follows_new_answers(starts: Starts, sheet: Sheet) -> None:
    driver = run_of(starts.procedure, sheet, 3)
    for place in range(3, 20):
        keep_checkpoint(driver, place - 1)
        driver.answer(place % 10)
    assert starts.count == 2
    assert driver.checkpoint_count == 18


def test_a_replay_of_undone_answers_is_no_checkpoint(starts: Starts, sheet: Sheet) -> None:
    driver = run_of(starts.procedure, sheet, 20)
    replay = driver.replay_to(15)
    replay.execute()
    driver.rewind_to(10)
    driver.answer(7)
    driver.keep_checkpoint(replay)
    assert driver.checkpoint_count == 0
    with pytest.raises(ValueError, match="undone since"):
        driver.switch_to(replay, driver.answer_count)


def test_edits_from_outside_are_replayed(starts: Starts, sheet: Sheet) -> None:
    driver = run_of(starts.procedure, sheet, 3)
    driver.amend(0, SetValue("left", 3))
    driver.answer(3)
    keep_checkpoint(driver, 4)
    driver.answer(3)
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
        if source.random() < 0.5:
            keep_checkpoint(drivers[0], max(0, drivers[0].answer_count - source.randint(0, 9)))
        assert drivers[0].transcript == drivers[1].transcript
        assert drivers[0].journal == drivers[1].journal
        assert drivers[0].sheets[0].character == drivers[1].sheets[0].character
