"""Where library and preferences are: by options before the command, and by the environment."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from core import paths
from core.cli import run
from desktop import __main__ as entry
from desktop import settings
from desktop.settings import Settings
from tests.helpers.command_line import Quire
from tests.helpers.games import example_id


@pytest.fixture(autouse=True)
def _variables_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in (paths.LIBRARY_VARIABLE, paths.SETTINGS_VARIABLE):
        monkeypatch.setenv(name, "")


@pytest.mark.parametrize(
    ("arguments", "left", "library", "kept"),
    [
        (["--library", "l.quire", "library", "list"], ["library", "list"], "l.quire", ""),
        (["--settings=s.ini", "--library=l.quire", "games"], ["games"], "l.quire", "s.ini"),
        (["--settings", "s.ini"], [], "", "s.ini"),
        (["--settings", "s.ini", "--library", "l.quire", "a.json"], ["--library", "l.quire", "a.json"], "", "s.ini"),
        (["--library", "l.quire"], ["--library", "l.quire"], "", ""),
        (["--settings"], ["--settings"], "", ""),
        (["games", "--json"], ["games", "--json"], "", ""),
    ],
)
def test_options_before_the_command_say_where_things_are(
    arguments: list[str], left: list[str], library: str, kept: str
) -> None:
    assert entry.take_places(arguments) == left
    assert os.environ[paths.LIBRARY_VARIABLE] == library
    assert os.environ[paths.SETTINGS_VARIABLE] == kept


def test_a_library_before_the_command_is_used(quire: Quire, tmp_path: Path) -> None:
    named = tmp_path / "other.quire"
    id_ = quire.good("--library", named, "new", example_id(), "--seed", "7", "--keep", "--json").object["id"]
    assert named.is_file()
    assert [each["id"] for each in quire.good("--library", named, "library", "list", "--json").entries] == [id_]
    assert quire.good("library", "list", "--library", named, "--json").entries


def test_preferences_are_in_the_file_that_the_environment_names(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    named = tmp_path / "mine.ini"
    monkeypatch.setenv(paths.SETTINGS_VARIABLE, str(named))
    stored = Settings()
    stored.put(settings.PAPER, "letter")
    stored.write()
    assert "letter" in named.read_text(encoding="utf-8")
    monkeypatch.setenv(paths.SETTINGS_VARIABLE, "")
    assert paths.settings_path() is None


def test_the_command_line_alone_takes_the_same_options(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["--library", str(tmp_path / "l.quire"), "--settings", str(tmp_path / "s.ini"), "doctor"]) == 1
    assert os.environ[paths.SETTINGS_VARIABLE] == str(tmp_path / "s.ini")
    assert "l.quire" in " ".join(capsys.readouterr().err.split())
