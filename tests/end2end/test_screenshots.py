"""The script that makes the pictures of the manual: it continues whichever view is in front."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from core import paths
from core.procedures.requests import Allocate
from desktop.app import Desktop
from desktop.fight.fight_view import FightView
from tests.helpers.sources import script


def test_the_fight_of_the_pictures_is_found_after_a_sheet_of_another_game(
    tmp_path: Path, start_window: Callable[..., Desktop]
) -> None:
    screenshots = script("screenshots")
    screenshots.create_library(tmp_path / paths.LIBRARY_FILE)
    desktop = start_window()
    screenshots.bring_forward(desktop, "Maren Sule")
    window = screenshots.run_fight(desktop)
    assert isinstance(window.view, FightView)
    assert isinstance(window.view.run.fight.request, Allocate)
    window.close()
