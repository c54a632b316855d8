"""Requests of all conflicts, and their defaults with and without people."""

from __future__ import annotations

import random

import pytest

from core.character.json_values import Json
from core.play.arena import Control
from core.play.conflict import Conflict
from core.play.fight import Fight
from core.play.simulation import play_out
from core.play.table import ENDS, GOES_ON, NO_TARGET, Table
from core.procedures.ask_helpers import Subprocedure, yes_no_options
from core.procedures.effects import LogEvent
from core.procedures.events import Term
from core.procedures.requests import Choose, Conversation, Enter, Option
from tests.helpers.splash_conflict import arena, ferryman


def _asked(answers: list[object], usual: int = 0, *, is_agreed: bool = False, is_idle: bool = False) -> Conflict:
    def start(table: Table) -> Conversation:
        table.begin_round(lambda: "Round 1")
        for ask in (_number(table, usual), _agree(table, is_agreed=is_agreed), _goes_on(table, is_idle=is_idle)):
            answers.append((yield from ask))

    return Conflict("questions", "Questions", "", "", start, ferryman, "Ferryman x6, arm 9")


def _number(table: Table, usual: int) -> Subprocedure[object]:
    return (yield from table.number("wind", usual, lambda key: Enter(key=key, label="Wind", least=0, most=9)))


def _agree(table: Table, *, is_agreed: bool) -> Subprocedure[object]:
    return (
        yield from table.ask_yes_no(
            "wet", lambda: is_agreed, lambda key: Choose(key=key, label="Wet?", options=yes_no_options("So it is."))
        )
    )


def _goes_on(table: Table, *, is_idle: bool) -> Subprocedure[object]:
    other = (Option("slower", "It goes on slowly"),)
    return (yield from table.ask_continue("3", ends="By rain.", further=other, is_idle=is_idle))


@pytest.mark.parametrize(("usual", "is_agreed", "is_idle"), [(0, False, False), (7, True, True)])
def test_defaults_are_the_same_with_and_without_people(usual: int, is_agreed: bool, is_idle: bool) -> None:
    wanted = [usual, is_agreed, ENDS if is_idle else GOES_ON]
    alone: list[object] = []
    conflict = _asked(alone, usual, is_agreed=is_agreed, is_idle=is_idle)
    play_out(conflict, arena(), random.Random(1))
    assert alone == wanted
    received: list[object] = []
    fight = Fight(_asked(received, usual, is_agreed=is_agreed, is_idle=is_idle), arena(), 1)
    first = fight.request
    assert isinstance(first, Enter)
    assert first.default == usual
    while fight.request is not None:
        fight.auto_answer()
    assert received == wanted


def test_answers_of_people_replace_the_defaults() -> None:
    received: list[object] = []
    fight = Fight(_asked(received), arena(), 1)
    given: tuple[Json, ...] = (5, ["yes"], ["slower"])
    for answer in given:
        fight.answer(answer)
    assert received == [5, True, "slower"]


def test_nothing_ends_automatically_while_people_decide() -> None:
    received: list[object] = []
    fight = Fight(_asked(received, is_idle=True), arena(), 1)
    fight.set_control(1, Control.PLAYER)
    while fight.request is not None:
        fight.auto_answer()
    assert received[-1] == GOES_ON


def test_the_end_is_the_last_option() -> None:
    fight = Fight(_asked([]), arena(), 1)
    fight.auto_answer()
    fight.auto_answer()
    asked = fight.request
    assert isinstance(asked, Choose)
    assert [option.key for option in asked.options] == [GOES_ON, "slower", ENDS]
    assert asked.options[-1].about == "By rain."


def test_a_round_is_logged_for_people() -> None:
    ring = arena()
    watched, unwatched = Table(ring), Table(ring, random.Random(1))
    for table in (watched, unwatched):
        table.begin_round()
    assert not list(unwatched.log_round("3", lambda: Term("second", 1 // 0)))
    (asked,) = watched.log_round("3", lambda: Term("second", 0))
    assert isinstance(asked, LogEvent)
    event = asked.make()
    assert event.message.render() == "Round 1 begins."
    assert (event.time, event.terms, event.cite) == ("Round 1", (Term("second", 0),), "3")


def _target(answers: list[object], usual: int | None) -> Conflict:
    def start(table: Table) -> Conversation:
        table.begin_round(lambda: "Round 1")
        foes = tuple(Option(str(who), table.name(who)) for who in range(2))
        answers.append(table.sides_of([2, 0, 3, 1]))
        answers.append(
            (
                yield from table.choose_target(
                    "whom",
                    usual,
                    lambda key: Choose(key=key, label="Whom?", options=foes),
                    further=(Option("sing", "Sing"),),
                )
            )
        )
        answers.append((yield from table.choose_side("wet", lambda key: Choose(key=key, label="Wet?", options=()))))

    return Conflict("questions", "Questions", "", "", start, ferryman, "Ferryman x6, arm 9")


@pytest.mark.parametrize(("usual", "whom"), [(1, "1"), (None, NO_TARGET)])
def test_a_target_or_none_is_chosen_and_by_default_no_side(usual: int | None, whom: str) -> None:
    """The sides are in the order of their members, without duplicates."""
    ring = arena()
    sides = ["right", "left"]
    alone: list[object] = []
    play_out(_target(alone, usual), ring, random.Random(1))
    assert alone == [sides, whom, ""]
    received: list[object] = []
    fight = Fight(_target(received, usual), arena(), 1)
    asked = fight.request
    assert isinstance(asked, Choose)
    assert [option.key for option in asked.options] == ["0", "1", NO_TARGET, "sing"]
    fight.auto_answer()
    side = fight.request
    assert isinstance(side, Choose)
    assert [option.key for option in side.options] == ["", *ring.sides]
    fight.auto_answer()
    assert received == [sides, whom, ""]
    other: list[object] = []
    again = Fight(_target(other, usual), arena(), 1)
    again.answer(["sing"])
    again.answer([sides[0]])
    assert other == [sides, "sing", sides[0]]
