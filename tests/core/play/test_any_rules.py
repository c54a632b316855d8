"""Every game's conflict with impossible house rules and with limits of rounds ends with a message."""

from __future__ import annotations

import random
from contextlib import nullcontext, suppress

import pytest

from core.character.edits import SetHouseRule
from core.character.sheet import Sheet
from core.errors import ProcedureError, QuireError
from core.play.arena import Arena, Participant
from core.play.conflict import Outcome
from core.play.decisions import DecisionPolicy
from core.play.fight import Fight
from core.play.simulation import play_out
from core.procedures.events import EventKind
from core.registry import game, games, opponents

EVERY = [each.id for each in games() if each.conflicts]
IMPOSSIBLE = ("0", "100000", "1/0")
RULES = 5
"""Numbers of a game to replace, each with every impossible formula."""


def two(id_: str) -> tuple[Sheet, ...]:
    """Create two opponents of a game."""
    of = game(id_)
    return opponents("somebody x2", of, of.setting(), random.Random(3))


def ring(id_: str, sheets: tuple[Sheet, ...], most_rounds: int) -> Arena:
    """Put two opponents into an arena."""
    people = [(Participant(side, side), sheet.copy(random.Random(1))) for side, sheet in zip("AB", sheets, strict=True)]
    return Arena.create(people, game(id_).setting(), None, most_rounds)


def play_logged(id_: str, arena: Arena) -> Fight:
    """Play a fight with its log."""
    fight = Fight(game(id_).conflicts[0], arena, 1, DecisionPolicy(frozenset(), game_master=False))
    fight.advance()
    return fight


@pytest.mark.parametrize("id_", EVERY)
def test_no_house_rule_breaks_a_fight(id_: str) -> None:
    system, sheets = game(id_).system, two(id_)
    arms = [key for key in system.derived if key.startswith("weapons[].")]
    source = random.Random(20)
    for key in source.sample(arms, min(3, len(arms))) + source.sample(list(system.derived), RULES - 3):
        for formula in IMPOSSIBLE:
            one = sheets[0].copy(random.Random(1))
            try:
                one.apply(SetHouseRule(key, formula))
            except QuireError:
                continue
            with suppress(ProcedureError) if formula == "1/0" else nullcontext():
                alone: Outcome = play_out(game(id_).conflicts[0], ring(id_, (one, sheets[1]), 3), random.Random(1))
                fight = play_logged(id_, ring(id_, (one, sheets[1]), 3))
                assert fight.is_over, (key, formula)
                assert fight.events[-1].event.kind is EventKind.END, (key, formula)
                assert alone.rounds <= 3, (key, formula)


@pytest.mark.parametrize("id_", EVERY)
def test_fight_stopped_at_the_round_limit_is_reported(id_: str) -> None:
    sheets = two(id_)
    stopped = [play_logged(id_, ring(id_, sheets, rounds)) for rounds in (1, 2)]
    for fight in stopped:
        event = fight.events[-1].event
        assert event.kind is EventKind.END
        assert fight.outcome.was_stopped is (
            "higher limit" in event.message.render() or "stopped" in event.message.render()
        )
        assert fight.outcome.rounds <= 2
    assert any(fight.outcome.was_stopped for fight in stopped)
