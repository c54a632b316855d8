"""Simulations of conflicts, their statistics, and opponent lines."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace
from fractions import Fraction

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from core.character.edits import SetValue
from core.errors import AnswerError
from core.formula import Value
from core.play.conflict import Outcome
from core.play.decisions import DecisionPolicy
from core.play.fight import Fight
from core.play.opponent_line import OpponentSpec, parse_opponent_line, unique_names
from core.play.simulation import Tally, play_out
from core.play.table import Table
from core.procedures.procedure import Situation
from core.procedures.requests import Conversation, Request, Show
from tests.helpers.splash_conflict import SPLASHING, arena
from tests.helpers.tiny_character import tiny_sheet


def test_a_simulation_agrees_with_fights_of_people() -> None:
    """The shares of wins agree: both use the same generator with other dice."""
    alone, watched = Tally(), Tally()
    for seed in range(150):
        alone.add(play_out(SPLASHING, arena("Ann", "Bo", "Cy"), random.Random(seed)))
        fight = Fight(SPLASHING, arena("Ann", "Bo", "Cy"), seed, DecisionPolicy(game_master=False))
        fight.advance()
        watched.add(fight.outcome)
    assert abs(alone.chances()["left"] - watched.chances()["left"]) < Fraction(1, 8)


def test_a_tally_adds_up() -> None:
    one = Outcome("left", 3, ("", "cross"), ((0, 1), (None, 4)), toll={"left": 7})
    two = Outcome("", 5, ("cross", "cross"), ((2, Fraction(1, 2)), (1, 4)), was_stopped=True)
    all_fights, first, second = Tally(), Tally(), Tally()
    assert all_fights.mean_rounds() is None
    for each in (one, two, one):
        all_fights.add(each)
    first.add(one)
    second.add(two)
    second.add(one)
    first.merge(second)
    assert first == all_fights
    assert all_fights.mean_rounds() == Fraction(11, 3)
    assert all_fights.chances() == {"left": Fraction(2, 3), "": Fraction(1, 3)}
    assert all_fights.lost == [[2, Fraction(5, 2)], [1, 12]]
    assert all_fights.states[0]["cross"] == 1
    assert all_fights.stopped == 1
    assert all_fights.toll == {"left": 14}


def test_vitals_without_a_number_have_no_loss() -> None:
    outcome = play_out(replace(SPLASHING, vitals=(("rank_name", ""), ("damage.wit", ""))), arena(), random.Random(1))
    assert {lost[0] for lost in outcome.lost} == {None}


def test_final_edits_may_be_skipped_without_sheets() -> None:
    counted: list[int] = []

    def left(table: Table, who: int, lost: int) -> tuple[Value, ...]:
        counted.append(who)
        return (table.sheets[who].value("left.arm"), lost)

    def start(table: Table) -> Conversation:
        yield from table.write_last(0, lambda: [SetValue("damage.wit", 3)], lambda: left(table, 0, 3))
        yield from table.write_last(1, lambda: [], lambda: left(table, 1, 0))

    kind = replace(SPLASHING, start=start)
    kept, unkept = arena("Ann", "Bo"), arena("Ann", "Bo")
    outcome = play_out(kind, kept, random.Random(1))
    fight = Fight(kind, arena("Ann", "Bo"), 1)
    assert counted == []
    assert outcome == fight.outcome == play_out(kind, unkept, random.Random(1), keeps_sheets=False)
    assert counted == [0, 1]
    assert [lost[1] for lost in outcome.lost] == [-3, 0]
    written = [sheet.value("damage.wit") for sheet in (kept.sheets[0], fight.sheets[0], unkept.sheets[0])]
    assert written == [3, 3, 0]


def test_options_are_read_once_and_shared_by_copies() -> None:
    ring = arena("Ann", "Bo", options={"storms": True})
    twin = ring.copy(random.Random(1))
    assert twin.rules == ring.rules == {"storms": True, "toll": Fraction(3, 2), "tide": "ebb"}
    twin.sheets[0].apply(SetValue("damage.wit", 2))
    assert ring.sheets[0].value("damage.wit") == 0


def test_a_direct_request_in_a_simulation_is_a_bug() -> None:
    def start(table: Table) -> Iterator[Request]:
        yield Show(key="look", label="Look")

    with pytest.raises(ValueError, match="without people"):
        play_out(replace(SPLASHING, start=start), arena(), random.Random(1))  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("line", "quick"),
    [
        ("goblin", OpponentSpec("goblin")),
        ("goblin x6, level 2", OpponentSpec("goblin", 6, {"level": "2"})),
        ("6x goblin , Level = 2, side: cellar", OpponentSpec("6x goblin", 1, {"level": "2", "side": "cellar"})),
        ("Old Troll ×2", OpponentSpec("Old Troll", 2)),
        ("troll * 500", OpponentSpec("troll", 500)),
    ],
)
def test_a_line_is_parsed(line: str, quick: OpponentSpec) -> None:
    if line.startswith("6x"):
        quick = OpponentSpec("goblin", 6, quick.properties)
    assert parse_opponent_line(line) == quick


@pytest.mark.parametrize("line", ["", "x6", ", level 2", "goblin x0", "goblin x501", "goblin, level", "g" * 201])
def test_an_empty_line_is_refused(line: str) -> None:
    with pytest.raises(AnswerError):
        parse_opponent_line(line)


@settings(max_examples=100)
@given(st.text(max_size=210))
def test_any_line_is_parsed_or_refused(line: str) -> None:
    try:
        quick = parse_opponent_line(line)
    except AnswerError:
        return
    assert quick.name
    assert 1 <= quick.count <= 500


@given(
    st.lists(st.sampled_from(["Goblin", "goblin", "Ulla", "Goblin 2"])), st.lists(st.sampled_from(["Ulla", "Goblin 1"]))
)
def test_names_are_unique(names: list[str], taken: list[str]) -> None:
    given_names = unique_names(names, taken)
    assert len({name.casefold() for name in (*given_names, *taken)}) == len(given_names) + len(set(taken))


def test_an_opponent_is_what_the_line_asks_for() -> None:
    made = SPLASHING.opponent(parse_opponent_line("Bargee x2, arm 9"), Situation((tiny_sheet(),)), random.Random(1))
    assert made.character.data["base"] == {"arm": 9}
