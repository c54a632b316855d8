"""Paths of shipped and user data."""

from __future__ import annotations

import os
import stat
import sys
from pathlib import Path

import pytest

from core import paths
from tests.helpers.games import any_id


def test_shipped_folders_exist() -> None:
    assert (paths.rules_folder(any_id()) / "system.toml").is_file()
    assert list(paths.settings_folder().glob("*.json"))
    assert paths.resources().parent == paths.SHIPPED_ROOT


def test_the_library_is_in_the_user_data_folder(user_home: Path) -> None:
    assert paths.library_path() == paths.user_data() / paths.LIBRARY_FILE
    assert user_home in paths.library_path().parents
    assert not paths.user_data().exists()  # asking makes nothing


def test_another_place_is_chosen_and_remembered(user_home: Path, tmp_path: Path) -> None:
    paths.set_library_path(tmp_path / "elsewhere.quire")
    assert paths.library_path() == tmp_path / "elsewhere.quire"
    places = paths.user_data() / paths.PLACES_FILE
    assert [file.name for file in paths.user_data().iterdir()] == [paths.PLACES_FILE]
    for broken in ("{", "[]", '{"library": 7}', '{"library": ""}', "[" * 100_000, '{"library": "a\\u0000b"}'):
        places.write_text(broken, encoding="utf-8")
        assert paths.library_path() == paths.user_data() / paths.LIBRARY_FILE
    assert user_home in places.parents


def test_the_environment_names_the_library(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("QUIRE_LIBRARY", str(tmp_path / "named.quire"))
    assert paths.library_path() == tmp_path / "named.quire"


posix = pytest.mark.skipif(os.name == "nt", reason="permissions work differently there")


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


@posix
def test_user_data_is_private_and_tightened_once(user_home: Path, tmp_path: Path) -> None:
    folder = paths.user_data()
    (folder / "library-copies").mkdir(parents=True)
    shared = [folder, folder / "library-copies", folder / "library.quire", folder / "library-copies" / "a.quire"]
    target = tmp_path / "target"
    for file in (*shared[2:], target):
        file.touch()
    for file in (*shared, target):
        file.chmod(0o755 if file.is_dir() else 0o644)
    (folder / "link").symlink_to(target)
    paths.set_library_path(tmp_path / "elsewhere.quire")
    assert [oct(mode(file)) for file in shared] == ["0o700", "0o700", "0o600", "0o600"]
    assert mode(folder / paths.PLACES_FILE) == 0o600
    assert mode(target) == 0o644  # links are not followed
    shared[2].chmod(0o640)
    paths.set_library_path(tmp_path / "other.quire")
    assert mode(shared[2]) == 0o640  # permissions given later stay
    assert user_home in folder.parents


@posix
def test_new_user_data_is_private(user_home: Path, tmp_path: Path) -> None:
    paths.set_library_path(tmp_path / "elsewhere.quire")
    assert (mode(paths.user_data()), mode(paths.user_data() / paths.PLACES_FILE)) == (0o700, 0o600)
    assert user_home in paths.user_data().parents


def test_portable_mode_keeps_everything_beside_the_program(
    monkeypatch: pytest.MonkeyPatch, user_home: Path, tmp_path: Path
) -> None:
    monkeypatch.setenv("QUIRE_PORTABLE", "")
    assert paths.portable_folder() is None
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr(sys, "executable", str(tmp_path / "größer und schöner" / "quire"))
    paths.use_portable_folder()
    beside = tmp_path / "größer und schöner" / paths.PORTABLE_FOLDER
    assert paths.library_path() == beside / paths.LIBRARY_FILE
    paths.set_library_path(tmp_path / "elsewhere.quire")
    assert paths.library_path() == tmp_path / "elsewhere.quire"
    assert [file.name for file in beside.iterdir()] == [paths.PLACES_FILE]
    assert not list(user_home.rglob("*.json"))


def test_the_program_of_macos_is_its_app(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    assert paths.program_folder() == paths.SHIPPED_ROOT
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr(sys, "executable", str(tmp_path / "Quire.app" / "Contents" / "MacOS" / "quire"))
    assert paths.program_folder() == tmp_path
