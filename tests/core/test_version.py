"""The version of the program: the same everywhere, with the commit of a checkout or of a bundle."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from core.cli import run
from core.version import VERSION, find_commit, library_versions, version_name
from tests.helpers.sources import ROOT

COMMIT = "0123456789abcdef0123456789abcdef01234567"


def write(root: Path, **files: str) -> None:
    for name, text in files.items():
        file = root / name.replace("__", "/").replace("DOT", ".")
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")


def test_the_package_has_the_same_version() -> None:
    assert tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["version"] == VERSION


def test_a_checkout_names_its_commit(tmp_path: Path) -> None:
    assert find_commit(tmp_path) == ""
    assert version_name(tmp_path) == VERSION
    write(tmp_path, DOTgit__HEAD=COMMIT)
    assert find_commit(tmp_path) == COMMIT[:10]
    write(tmp_path, DOTgit__HEAD="ref: refs/heads/main\n")
    assert find_commit(tmp_path) == ""
    (tmp_path / ".git" / "packed-refs").write_text(f"# pack\n{COMMIT} refs/heads/main\n", encoding="utf-8")
    assert find_commit(tmp_path) == COMMIT[:10]
    write(tmp_path, DOTgit__refs__heads__main="f" * 40)
    assert version_name(tmp_path) == f"{VERSION} (ffffffffff)"


def test_a_second_worktree_names_its_commit(tmp_path: Path) -> None:
    git = tmp_path / "main" / "worktrees" / "second"
    git.mkdir(parents=True)
    (git / "HEAD").write_text("ref: refs/heads/second", encoding="utf-8")
    (git / "commondir").write_text("../..", encoding="utf-8")
    write(tmp_path / "main", refs__heads__second=COMMIT)
    checkout = tmp_path / "second"
    write(checkout, DOTgit=f"gitdir: {git}\n")
    assert find_commit(checkout) == COMMIT[:10]


def test_a_bundle_names_its_commit_and_an_unusable_one_is_left_out(tmp_path: Path) -> None:
    write(tmp_path, resources__commitDOTtxt=f"{COMMIT}\n")
    assert find_commit(tmp_path) == COMMIT[:10]
    write(tmp_path, resources__commitDOTtxt="<b>no commit</b>")
    assert find_commit(tmp_path) == ""
    (tmp_path / "resources" / "commit.txt").write_bytes(b"\xff\xfe")
    assert find_commit(tmp_path) == ""


def test_the_command_line_prints_version_and_libraries(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["--version"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == f"quire {version_name()}"
    assert lines[1].startswith("Python 3.")
    assert lines[2:] == [f"{name} {version}" for name, version in library_versions()]
    assert any(line.startswith("PySide6-Essentials 6.") for line in lines)
