"""Killed at any moment, a library loses at most the last edit; run with a number: tests/helpers/killed_editor.py."""

from __future__ import annotations

from pathlib import Path

import pytest

from core.character.document_kind import CHARACTER, WORLD
from tests.helpers.killed_editor import kill_while_editing

KILLS = 30


@pytest.mark.slow
@pytest.mark.parametrize("kind", [CHARACTER, WORLD])
def test_a_killed_editor_loses_at_most_the_edit_in_flight(tmp_path: Path, kind: str) -> None:
    report = kill_while_editing(tmp_path, KILLS, kind=kind)
    assert report.kills == KILLS
    assert report.lost == 0
    assert report.acknowledged > KILLS
    assert report.edited > KILLS // 2
