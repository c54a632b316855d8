"""Automatic characters of every game have names, which change nothing else; a player's name is kept."""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import replace

import pytest

from core.character.document import Character
from core.character.json_values import Json
from core.character.sheet import Sheet
from core.content.names import NAMES, UNNAMED, own_names
from core.content.setting import Entry, Setting
from core.procedures.driver import Driver
from core.procedures.procedure import Situation
from core.registry import Game, games, open_character
from tests.helpers.games import SYSTEMS_FOLDER

pytestmark = pytest.mark.repeats

GAMES = [pytest.param(each, id=each.id) for each in games()]
LEAST_NAMES = 200
SEEDS = range(12)
NAME_KEYS = frozenset(("name", "finish.name"))
"""Requests for the name; a game asks one of them or both."""


def is_shipped(of: Game) -> bool:
    """Return whether it is a game of Quire, not the small one that a test adds."""
    return (SYSTEMS_FOLDER / of.id / "worked.py").is_file()


def made(
    of: Game, setting: Setting | None, seed: int, name: str = "", script: Mapping[str, Json] | None = None
) -> Driver:
    sheet = open_character(Character(of.id, name=name), random.Random(0))
    driver = Driver(of.creation, Situation((sheet,), setting), seed)
    driver.run_auto(script)
    return driver


def made_sheet(of: Game, setting: Setting | None, seed: int) -> Sheet:
    return made(of, setting, seed).sheets[0]


def sample(of: Game) -> Setting:
    setting = of.setting()
    assert setting is not None
    return setting


def bare(of: Game) -> Setting:
    """Return the sample without its names."""
    return replace(sample(of), kinds={**sample(of).kinds, NAMES: ()})


def values(entry: Entry, column: str) -> set[str]:
    value = entry.get(column)
    return {str(each) for each in value} if isinstance(value, list) else {str(value)} - {"", "None"}


@pytest.mark.parametrize("game", GAMES)
def test_an_automatic_character_has_a_name_of_its_setting(game: Game) -> None:
    known = [str(entry["name"]) for entry in sample(game).kinds[NAMES]]
    for seed in SEEDS:
        name = made_sheet(game, sample(game), seed).character.name
        assert any(name == each or name.startswith(f"{each} ") for each in known), name


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("has_setting", [True, False], ids=["setting without names", "no setting"])
def test_without_names_in_the_setting_a_character_has_a_name_of_its_game(game: Game, has_setting: bool) -> None:
    known = [str(entry["name"]) for entry in own_names(game.system)]
    for seed in SEEDS:
        name = made_sheet(game, bare(game) if has_setting else None, seed).character.name
        assert any(name == each or name.startswith(f"{each} ") for each in known), name


@pytest.mark.parametrize("game", GAMES)
def test_a_name_given_before_creation_is_kept(game: Game) -> None:
    assert made(game, sample(game), 5, "Nobody Else").sheets[0].character.name == "Nobody Else"


@pytest.mark.parametrize("game", GAMES)
def test_a_name_that_a_player_answers_is_kept(game: Game) -> None:
    driver = made(game, sample(game), 5, script=dict.fromkeys(NAME_KEYS, "Nobody Else"))
    assert driver.sheets[0].character.name == "Nobody Else"


@pytest.mark.parametrize("game", GAMES)
def test_other_names_change_nothing_but_the_name(game: Game) -> None:
    """The stream of the name is its own: without names in the setting all other answers and rolls stay."""
    for seed in SEEDS:
        one, other = made(game, sample(game), seed), made(game, bare(game), seed)
        assert one.rolls == other.rolls
        assert plain_answers(one) == plain_answers(other)
        first, second = (each.sheets[0].character for each in (one, other))
        assert replace(first, name="") == replace(second, name="")


def plain_answers(driver: Driver) -> list[tuple[str, Json]]:
    return [(each.key, each.answer) for each in driver.answers if each.key not in NAME_KEYS]


@pytest.mark.parametrize("game", GAMES)
def test_the_same_seed_gives_the_same_name(game: Game) -> None:
    names = {made_sheet(game, sample(game), 3).character.name for _ in range(3)}
    assert len(names) == 1
    assert names.isdisjoint({"", UNNAMED})


@pytest.mark.parametrize("game", [each for each in GAMES if is_shipped(each.values[0])])  # type: ignore[arg-type]
def test_setting_and_game_have_two_hundred_names_each_once(game: Game) -> None:
    for entries in (sample(game).kinds[NAMES], own_names(game.system)):
        names = [str(entry["name"]) for entry in entries]
        assert len(set(map(str.casefold, names))) == len(names) >= LEAST_NAMES
        assert all(name == " ".join(name.split()) and name.isprintable() for name in names)
        assert {str(entry["part"]) for entry in entries} == {"first", "last"}


@pytest.mark.parametrize("game", GAMES)
def test_every_people_and_sex_of_the_sample_has_names(game: Game) -> None:
    """A first name fits each culture of the setting and each sex that a list asks for."""
    entries = [entry for entry in sample(game).kinds[NAMES] if entry.get("part", "first") == "first"]
    cultures = {str(each["id"]) for each in sample(game).kinds.get("cultures", ())}
    named = {each for entry in entries for each in values(entry, "cultures")}
    assert named <= cultures
    for culture in cultures:
        own = [entry for entry in entries if values(entry, "cultures") in (set(), {culture})]
        assert len(own) >= 20
        assert {each for entry in own for each in values(entry, "sex")} == {
            each for entry in entries for each in values(entry, "sex")
        }
