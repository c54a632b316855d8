"""Fights with random answers: they can be played, undone and repeated, and end properly."""

from __future__ import annotations

import random
from collections.abc import Mapping

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from core.character.json_values import Json
from core.play.fight import Fight
from core.registry import game
from tests.helpers.games import modules
from tests.helpers.odds_checks import automatic_arenas
from tests.helpers.random_answers import random_answer
from tests.helpers.scripted_fights import sheets_at_the_end

MOST_ANSWERS = 250
FACTS = {id_: facts for id_, facts in modules("fight_facts").items() if hasattr(facts, "OPTIONS")}
"""Games whose own tests answer a fight by its defaults alone: their optional rules, and what must always be true."""


def played(game_id: str, seed: int, on: Mapping[str, Json], most: int = MOST_ANSWERS) -> tuple[Fight, list[Json]]:
    """Play a fight with random answers; return it with the answers."""
    source = random.Random(seed)
    _, ring = automatic_arenas(game_id, 1, on)[0]
    fight = Fight(game(game_id).conflicts[0], ring, seed)
    given_: list[Json] = []
    while (request := fight.request) is not None and len(given_) < most:
        given_.append(random_answer(request, source))
        fight.answer(given_[-1])
    return fight, given_


def state(fight: Fight) -> tuple[object, ...]:
    """Return everything that must be equal."""
    return (
        [sheet.character.to_json() for sheet in fight.sheets],
        [told.event.line() for told in fight.events],
        list(fight.table.states),
        fight.table.round,
    )


@pytest.mark.parametrize("game_id", FACTS)
@settings(max_examples=12, deadline=None)
@given(seed=st.integers(0, 10**6), on=st.integers(0, 31))
def test_no_fight_reaches_an_impossible_state(game_id: str, seed: int, on: int) -> None:
    options: dict[str, Json] = {key: bool(on >> bit & 1) for bit, key in enumerate(FACTS[game_id].OPTIONS)}
    fight, _ = played(game_id, seed, options)
    for sheet, word in zip(fight.sheets, fight.table.states, strict=True):
        FACTS[game_id].check_state(sheet, word)


@pytest.mark.parametrize("game_id", FACTS)
@settings(max_examples=8, deadline=None)
@given(seed=st.integers(0, 10**6), steps=st.integers(1, 40))
def test_going_back_and_answering_the_same_gives_the_same(game_id: str, seed: int, steps: int) -> None:
    fight, given_ = played(game_id, seed, {})
    end = state(fight)
    fight.rewind(steps)
    for answer in given_[len(fight._driver.answers) :]:
        fight.answer(answer)
    assert state(fight) == end


@pytest.mark.parametrize("game_id", FACTS)
@settings(max_examples=20, deadline=None)
@given(seed=st.integers(0, 10**6), most=st.integers(0, MOST_ANSWERS))
def test_fight_that_is_ended_by_hand_leaves_the_dead_dead(game_id: str, seed: int, most: int) -> None:
    """What is written then is no part of the fight, which continues and replays alike."""
    fight, _ = played(game_id, seed, {}, most)
    before, record = state(fight), fight.record
    dead = [FACTS[game_id].is_dead(sheet) for sheet in sheets_at_the_end(fight)]
    assert dead == [word == "dead" for word in fight.table.states]
    assert (state(fight), fight.record) == (before, record)
