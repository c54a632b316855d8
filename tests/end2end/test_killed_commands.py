"""Commands killed at any moment lose nothing that they told; run with a number: tests/helpers/killed_commands.py."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from tests.helpers.killed_commands import kill_commands

COMMANDS = 16


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32", reason="processes are forked")
def test_a_killed_command_is_carried_out_wholly_or_not_at_all(tmp_path: Path, user_home: Path) -> None:
    report = kill_commands(tmp_path / "libraries", COMMANDS, seed=3)
    assert report.kills.total() + report.ended == COMMANDS
    assert report.kills.total() > COMMANDS // 4
    assert report.lost == 0
    assert set(report.partly) <= {"edit", "import"}
    assert user_home.is_dir()
