"""Open characters when the library under them goes away."""

from __future__ import annotations

import sys
from datetime import datetime
from importlib.machinery import ModuleSpec
from pathlib import Path
from types import ModuleType

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from core.character.document import Character
from core.character.edits import SetHeader
from core.messages import Message
from core.store.library import Library
from core.store.records import prepare_character
from desktop.controllers.lazy import import_in_background
from desktop.controllers.sheets_controller import _SHEET_VIEW, _ids, _is_sheet
from desktop.sheet.open_character import OpenCharacter, load_character
from tests.helpers.games import any_id


def now() -> datetime:
    return datetime.now().astimezone()


def test_unsaved_edits_move_to_another_library(qtbot: QtBot, tmp_path: Path) -> None:
    first = Library.open(tmp_path / "first.quire", now)
    id_ = first.add(prepare_character(Character(any_id(), name="Anna")))
    character = OpenCharacter(load_character(id_, first), first)
    troubles: list[Message] = []
    character.save_failed.connect(troubles.append)
    second = Library.open(tmp_path / "second.quire", now)
    new_id = second.add(prepare_character(first.load(id_).character))
    first.close()
    character.push(SetHeader("player", "Kept"))
    assert len(troubles) == 1
    assert not character.is_saved
    with qtbot.waitSignal(character.saved):
        character.move_to(second, new_id)
    qtbot.waitUntil(lambda: character.is_saved)
    assert second.load(new_id).character.player == "Kept"
    character.close()
    second.close()


def test_invalid_lists_of_open_characters_are_ignored() -> None:
    assert _ids("") == []
    assert _ids("rubbish") == []
    assert _ids('{"a": 1}') == []
    assert _ids('["a", 1, "b"]') == ["a", "b"]


def test_no_widget_is_a_sheet_while_the_sheet_view_is_still_being_imported(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A worker thread imports it; the module is then listed but has none of its names yet."""
    half = ModuleType(_SHEET_VIEW)
    half.__spec__ = ModuleSpec(_SHEET_VIEW, None)
    half.__spec__._initializing = True  # type: ignore[attr-defined]  # as the import system marks it
    monkeypatch.setitem(sys.modules, _SHEET_VIEW, half)
    widget = QWidget()
    qtbot.addWidget(widget)
    assert not _is_sheet(widget)
    calls: list[str] = []
    monkeypatch.setattr("desktop.controllers.lazy.tasks.run", lambda *_: calls.append("worker thread"))
    import_in_background(widget, _SHEET_VIEW, lambda: calls.append("at once"))
    assert calls == ["worker thread"]
    half.__spec__._initializing = False  # type: ignore[attr-defined]  # as above
    import_in_background(widget, _SHEET_VIEW, lambda: calls.append("at once"))
    assert calls == ["worker thread", "at once"]
