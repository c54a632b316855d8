"""Data of all built-in games: every number has help, every sample setting is valid."""

from __future__ import annotations

import re

import pytest

from core.paths import resources, settings_folder
from core.registry import Game, games
from core.rules.model import Derived, Field

GAMES = games()
BRACES = re.compile(r"[{}]|<[a-z]>")


def entries(game: Game) -> list[Field | Derived]:
    return [*game.system.fields.values(), *game.system.derived.values()]


def test_every_folder_of_rules_is_a_game() -> None:
    assert {path.name for path in (resources() / "rules").iterdir() if path.is_dir()} == {game.id for game in GAMES}
    assert GAMES
    assert sum(len(entries(game)) for game in GAMES) > 100 * len(GAMES)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_input_and_number_says_what_it_means(game: Game) -> None:
    found = entries(game)
    assert found
    assert [each.key for each in found if not each.help.endswith((".", ")"))] == []
    assert [each.key for each in game.system.options.values() if not each.help] == []


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_texts_contain_no_family_marks(game: Game) -> None:
    words = [(each.key, word) for each in entries(game) for word in (each.label, each.abbr, each.help)]
    assert [pair for pair in words if BRACES.search(pair[1])] == []


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_ruling_is_a_sentence(game: Game) -> None:
    assert game.system.rulings
    assert all(ruling.text.endswith(".") for ruling in game.system.rulings.values())


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_sample_setting_is_valid(game: Game) -> None:
    assert game.settings
    for path in game.settings:
        setting = game.setting(path)
        assert setting is not None
        assert setting.system == game.id
        assert all(setting.kinds.values())


def test_every_setting_belongs_to_a_game() -> None:
    shipped = {path for game in GAMES for path in game.settings}
    assert shipped == set(settings_folder().glob("*.json"))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_kind_of_a_world_is_named_for_one_and_for_all(game: Game) -> None:
    kinds = game.system.kinds.values()
    assert kinds
    assert all(kind.label and kind.plural for kind in kinds)
    assert any(kind.label != kind.plural for kind in kinds)
