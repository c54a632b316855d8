"""The entry point: the window without arguments, the command line with them, a sentence without a display."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TypeAlias

import pytest

from desktop import __main__ as entry
from desktop import app, quick_imports
from tests.helpers.games import any_game

Opened: TypeAlias = list[tuple[Path | None, list[str]]]


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> Opened:
    seen: Opened = []

    def run(library: Path | None, files: Sequence[str], _keep: object, _arguments: list[str]) -> int:
        seen.append((library, list(files)))
        return 0

    monkeypatch.setattr(app, "run", run)
    return seen


def test_without_arguments_the_window_opens(opened: Opened) -> None:
    assert entry.main([]) == 0
    assert entry.main(["--library", "a.quire"]) == 0
    assert entry.main(["--library=b.quire"]) == 0
    assert opened == [(None, []), (Path("a.quire"), []), (Path("b.quire"), [])]


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        (["a.quire-character"], (None, ["a.quire-character"])),
        (["/files/Ä b.QUIRE-WORLD", "c.json"], (None, ["/files/Ä b.QUIRE-WORLD", "c.json"])),
        (["file:///files/a.txt"], (None, ["file:///files/a.txt"])),
        (["--library", "l.quire", "a.quire-world"], (Path("l.quire"), ["a.quire-world"])),
        (["--library=l.quire", "a.json"], (Path("l.quire"), ["a.json"])),
        (["check", "a.json"], None),
        (["a.json", "--json"], None),
        (["--library", "l.quire", "library", "list"], None),
        (["--library"], None),
        (["--version"], None),
    ],
)
def test_files_open_in_the_window_and_commands_do_not(
    arguments: list[str], expected: tuple[Path | None, list[str]] | None
) -> None:
    assert entry.window_arguments(arguments) == expected


def test_with_arguments_the_command_line_answers(opened: Opened, capfd: pytest.CaptureFixture[str]) -> None:
    assert entry.main(["games"]) == 0
    assert any_game().name in capfd.readouterr().out
    assert not opened


def test_ctrl_c_while_loading_prints_a_message(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    def broken_off(_arguments: list[str]) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr(entry, "command_line", broken_off)
    assert entry.main(["games"]) == entry.INTERRUPTED
    assert capfd.readouterr().err == "Cancelled.\n"


def test_without_a_display_a_message_is_printed(
    opened: Opened, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(entry, "has_display", lambda: False)
    assert entry.main([]) == 0
    said = capfd.readouterr()
    assert "No display" in said.err
    assert "Usage" in said.out
    assert not opened


@pytest.mark.parametrize(
    ("language", "reason"), [("en", "that is missing: libEGL.so.1."), ("de", "Bibliothek des Systems: libEGL.so.1.")]
)
def test_a_missing_library_of_qt_is_named(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str], language: str, reason: str
) -> None:
    def broken() -> None:
        raise ImportError("libEGL.so.1: cannot open shared object file: No such file or directory")

    monkeypatch.setenv("QUIRE_LANGUAGE", language)
    monkeypatch.setattr(quick_imports, "install", broken)
    assert entry.main([]) == 0
    said = capfd.readouterr()
    assert reason in said.err
    assert "display" not in said.err
    assert "quire" in said.out


def test_other_import_errors_are_bugs(monkeypatch: pytest.MonkeyPatch, user_home: Path) -> None:
    def broken() -> None:
        raise ImportError("cannot import name")

    assert user_home.is_dir()
    monkeypatch.setattr(quick_imports, "install", broken)
    assert entry.main([]) == entry.BUG


def test_without_a_display_it_says_so_in_the_language_of_the_environment(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("QUIRE_LANGUAGE", "de")
    monkeypatch.setattr(entry, "has_display", lambda: False)
    assert entry.main([]) == 0
    said = capfd.readouterr()
    assert said.err.startswith("quire: Es wurde kein Bildschirm gefunden")
    assert said.out.startswith("Aufruf: quire")


@pytest.mark.parametrize(
    ("platform", "environment", "expected"),
    [
        ("linux", {}, False),
        ("linux", {"DISPLAY": ":0"}, True),
        ("linux", {"WAYLAND_DISPLAY": "wayland-0"}, True),
        ("linux", {"QT_QPA_PLATFORM": "offscreen"}, True),
        ("win32", {}, True),
        ("darwin", {}, True),
    ],
)
def test_a_display_is_detected(
    monkeypatch: pytest.MonkeyPatch, platform: str, environment: dict[str, str], expected: bool
) -> None:
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    monkeypatch.setattr(sys, "platform", platform)
    assert entry.has_display() is expected


def test_a_bug_ends_with_a_report(
    monkeypatch: pytest.MonkeyPatch, user_home: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    def run(*_arguments: object) -> int:
        raise ZeroDivisionError

    monkeypatch.setattr(app, "run", run)
    assert entry.main([]) == entry.BUG
    assert "ZeroDivisionError" in capfd.readouterr().err
    assert list(user_home.rglob(entry.LOG_FILE))
