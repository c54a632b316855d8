"""The head of a game, read without its formulas, says what the whole game says."""

from __future__ import annotations

import pytest

from core.content.reader import setting_head
from core.registry import Game, games


@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
def test_the_head_says_what_the_whole_game_says(game: Game) -> None:
    head, system = game.head, game.system
    assert (head.id, head.name, head.version, head.credits) == (system.id, system.name, system.version, system.credits)
    assert (head.about, head.creation_time, head.options) == (system.about, system.creation_time, system.options)


@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
def test_the_head_of_a_sample_setting_says_what_the_whole_setting_says(game: Game) -> None:
    for file in game.settings:
        setting = game.setting(file)
        assert setting is not None
        assert setting_head(file) == (setting.id, setting.name, setting.about)
