"""Killed at any moment, a library loses at most the last edit; run with a number: tests/helpers/storm.py."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.helpers.killed_editor import kill_while_editing

KILLS = 30


@pytest.mark.slow
def test_a_killed_storm_of_edits_loses_at_most_the_edit_in_flight(tmp_path: Path) -> None:
    storm = kill_while_editing(tmp_path, KILLS)
    assert storm.kills == KILLS
    assert storm.lost == 0
    assert storm.acknowledged > KILLS
    assert storm.edited > KILLS // 2
