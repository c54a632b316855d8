"""A damaged library with a damaged newest backup: never an empty library, never a failure."""

from __future__ import annotations

from pathlib import Path

from tests.helpers.damaged_copies import make_source, open_damaged_copies


def test_damaged_libraries_with_damaged_backups_are_opened_or_restored(tmp_path: Path) -> None:
    """`tests/helpers/damaged_copies.py` runs 400 on demand."""
    report = open_damaged_copies(make_source(tmp_path / "source"), tmp_path, 25, seed=5)
    assert (report.tried, report.unsaid, report.emptied, report.failed) == (25, 0, 0, 0)
    assert report.from_older > 0
