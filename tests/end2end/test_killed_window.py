"""A window killed while a world is edited loses what was typed last at most; more: tests/helpers/killed_window.py."""

from __future__ import annotations

from pathlib import Path

import pytest

from core.character.document_kind import WORLD
from tests.helpers.killed_window import kill_while_typing

KILLS = 2
SEED = 3


@pytest.mark.slow
def test_a_window_killed_while_a_world_is_edited_keeps_what_was_saved(tmp_path: Path) -> None:
    report = kill_while_typing(tmp_path, KILLS, SEED, WORLD)
    assert report.kills == KILLS
    assert report.lost == 0
    assert report.acknowledged
    assert report.edited
