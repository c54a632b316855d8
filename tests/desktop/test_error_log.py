"""The error log: private, not followed through links, and never under a known name in a shared folder."""

from __future__ import annotations

import os
import stat
from pathlib import Path

import pytest

from core import paths
from desktop.__main__ import LOG_FILE, write_report

posix = pytest.mark.skipif(os.name == "nt", reason="permissions and links work differently there")


@posix
def test_log_is_private(user_home: Path) -> None:
    file = write_report(ValueError("first"))
    assert write_report(ValueError("second")) == file == paths.user_data() / LOG_FILE
    assert user_home in file.parents
    assert "first" in file.read_text(encoding="utf-8")
    assert "second" in file.read_text(encoding="utf-8")
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert stat.S_IMODE(file.parent.stat().st_mode) == 0o700


@posix
@pytest.mark.parametrize("is_linked", [True, False])
def test_report_goes_to_a_new_private_file_if_the_log_cannot_be_written(
    user_home: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, is_linked: bool
) -> None:
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    known = tmp_path / f"quire-{LOG_FILE}"
    known.symlink_to(tmp_path / "trap")
    if is_linked:
        paths.private_user_data()
        (paths.user_data() / LOG_FILE).symlink_to(tmp_path / "trap")
    else:
        paths.user_data().parent.mkdir(parents=True, exist_ok=True)
        paths.user_data().write_text("in the way")
    first, second = write_report(ValueError("lost")), write_report(ValueError("lost"))
    assert first != second
    assert first.parent == tmp_path
    assert "lost" in first.read_text(encoding="utf-8")
    assert stat.S_IMODE(first.stat().st_mode) == 0o600
    assert not (tmp_path / "trap").exists()
    assert user_home in paths.user_data().parents
