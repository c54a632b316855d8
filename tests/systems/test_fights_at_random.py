"""Fights in which everybody presses anything: they can be played, taken back and repeated, and come to no odd end."""

from __future__ import annotations

import random
from collections.abc import Mapping

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from core.character import Json, Sheet
from core.play import Fight
from core.procedures import number
from core.registry import game
from tests.helpers.odds_shown import usual_rings
from tests.helpers.pressed_at_random import by_chance

MOST_ANSWERS = 250
GAMES: Mapping[str, tuple[str, ...]] = {
    "sord": ("heal_of_the_minute", "deadly_blow_kills", "harmless_disarm"),
    "ratios": ("hold_attack", "weapon_dulling", "tear_through", "group_initiative", "spend_ammunition"),
}
"""Games whose own tests answer a fight by its defaults alone, with their optional rules."""


def played(game_id: str, seed: int, on: Mapping[str, Json]) -> tuple[Fight, list[Json]]:
    """Play a fight with answers by chance; give them as well."""
    source = random.Random(seed)
    _, ring = usual_rings(game_id, 1, on)[0]
    fight = Fight(game(game_id).conflicts[0], ring, seed)
    given_: list[Json] = []
    while (request := fight.request) is not None and len(given_) < MOST_ANSWERS:
        given_.append(by_chance(request, source))
        fight.answer(given_[-1])
    return fight, given_


def state(fight: Fight) -> tuple[object, ...]:
    """All that must be the same."""
    return (
        [sheet.character.to_json() for sheet in fight.sheets],
        [told.event.line() for told in fight.events],
        list(fight.table.states),
        fight.table.round,
    )


def check_sord(sheet: Sheet, word: str) -> None:
    """Nobody has lost more than there is; who has neither Ambition nor Health is dead."""
    for key in ("ambt", "hlth", "mind", "prow", "qckn", "luck"):
        assert 0 <= number(sheet, f"damage.{key}") <= number(sheet, f"maximum.{key}")
    spent = not number(sheet, "current.ambt") and not number(sheet, "current.hlth")
    assert not spent or word == "dead"


def check_ratios(sheet: Sheet, word: str) -> None:
    """The Damage Status lies between nothing and all; no rank and no number of weapons is below 0."""
    assert 0 <= number(sheet, "damage_taken") <= number(sheet, "ds_max")
    assert word in ("", "unconscious", "dead", "left")
    for place in range(sheet.count("weapons")):
        assert number(sheet, f"weapons[{place}].quantity") >= 0


CHECKS = {"sord": check_sord, "ratios": check_ratios}


@pytest.mark.parametrize("game_id", GAMES)
@settings(max_examples=12, deadline=None)
@given(seed=st.integers(0, 10**6), on=st.integers(0, 31))
def test_no_fight_comes_to_an_impossible_state(game_id: str, seed: int, on: int) -> None:
    options: dict[str, Json] = {key: bool(on >> bit & 1) for bit, key in enumerate(GAMES[game_id])}
    fight, _ = played(game_id, seed, options)
    for sheet, word in zip(fight.sheets, fight.table.states, strict=True):
        CHECKS[game_id](sheet, word)


@pytest.mark.parametrize("game_id", GAMES)
@settings(max_examples=8, deadline=None)
@given(seed=st.integers(0, 10**6), steps=st.integers(1, 40))
def test_going_back_and_answering_the_same_gives_the_same(game_id: str, seed: int, steps: int) -> None:
    fight, given_ = played(game_id, seed, {})
    end = state(fight)
    fight.rewind(steps)
    for answer in given_[len(fight._driver.answers) :]:
        fight.answer(answer)
    assert state(fight) == end
