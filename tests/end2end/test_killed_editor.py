"""Killed at any moment, a library loses at most the last edit; run with a number: tests/helpers/killed_editor.py."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.helpers.killed_editor import kill_while_editing

KILLS = 30


@pytest.mark.slow
def test_a_killed_editor_loses_at_most_the_edit_in_flight(tmp_path: Path) -> None:
    report = kill_while_editing(tmp_path, KILLS)
    assert report.kills == KILLS
    assert report.lost == 0
    assert report.acknowledged > KILLS
    assert report.edited > KILLS // 2
