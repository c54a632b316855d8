"""Tabs of documents that are no characters: docks, undo, history, status line, session."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from dataclasses import replace
from datetime import datetime
from pathlib import Path

import pytest
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from core.character.document import Character
from core.character.document_kind import WORLD, synthetic_id
from core.character.edits import SetHeader
from core.character.sheet import Sheet
from core.errors import EditError
from core.messages import Message
from core.store.library import Library
from core.store.records import prepare_character
from desktop.app import Desktop
from desktop.controllers.document_kinds import DocumentKind
from desktop.controllers.main_controller import MainController
from desktop.frame.document_view import DocumentView
from desktop.settings import FRONT_CHARACTER, OPEN_CHARACTERS
from desktop.sheet.open_character import Loaded, OpenCharacter
from tests.helpers.games import any_game, sample_character
from tests.helpers.windows import PATIENCE_MS

PREFIX = "elsewhere:"
RIGHT = ("why", "violations", "history", "dice")


class Page(DocumentView):
    """A document with a status line."""

    def tab_icon(self) -> QIcon:
        return QIcon()

    def status_change(self) -> str:
        return "renamed"

    def status_context(self) -> str:
        return "a world"


def load(id_: str, _library: Library) -> Loaded:
    system = replace(any_game().system, id=synthetic_id(any_game().id, WORLD))
    sheet = Sheet.open(Character(system.id, name="Saltmarsh"), system, random.Random(1))
    return Loaded(id_, sheet, read_only=Message("sample", "This is a sample."))


@pytest.fixture
def character_id(tmp_path: Path) -> str:
    with Library.open(tmp_path / "people.quire", lambda: datetime.now().astimezone()) as library:
        return library.add(prepare_character(sample_character()))


@pytest.fixture
def desktop(start_window: Callable[..., Desktop], tmp_path: Path, character_id: str) -> Desktop:
    assert character_id
    made = start_window(tmp_path / "people.quire")
    made.window.resize(1440, 900)
    controller_of(made).sheets.register(WORLD, DocumentKind(__name__, Page, load, PREFIX))
    return made


def controller_of(desktop: Desktop) -> MainController:
    assert desktop.controller is not None
    return desktop.controller


def open_page(qtbot: QtBot, desktop: Desktop, id_: str = f"{PREFIX}one") -> Page:
    with qtbot.waitSignal(controller_of(desktop).sheets.document_added, timeout=PATIENCE_MS):
        controller_of(desktop).sheets.open(id_)
    qtbot.waitUntil(lambda: isinstance(desktop.window.documents.currentWidget(), Page), timeout=PATIENCE_MS)
    page = desktop.window.documents.currentWidget()
    assert isinstance(page, Page)
    return page


def open_character(qtbot: QtBot, desktop: Desktop, id_: str) -> OpenCharacter:
    with qtbot.waitSignal(controller_of(desktop).sheets.opened, timeout=PATIENCE_MS):
        controller_of(desktop).sheets.open(id_)
    assert desktop.window.current is not None
    return desktop.window.current


def status(desktop: Desktop, name: str) -> str:
    label = desktop.window.status_line.findChild(QLabel, f"{name}_label")
    assert label is not None
    return label.text()


def shown(desktop: Desktop) -> set[str]:
    return {name for name in RIGHT if not getattr(desktop.window, f"{name}_dock").isHidden()}


def test_a_document_is_in_front_without_being_the_current_character(
    qtbot: QtBot, desktop: Desktop, character_id: str
) -> None:
    window = desktop.window
    character = open_character(qtbot, desktop, character_id)
    page = open_page(qtbot, desktop)
    assert window.current is None
    assert window.document is page.character
    assert window.windowTitle() == "Saltmarsh — Quire"
    window.actions_by_name.action("previous_tab").trigger()
    assert window.current is window.document is character


def test_docks_of_sheets_are_hidden_on_it_and_come_back(qtbot: QtBot, desktop: Desktop, character_id: str) -> None:
    window = desktop.window
    open_character(qtbot, desktop, character_id)
    before = shown(desktop)
    assert before >= {"why", "violations"}
    page = open_page(qtbot, desktop)
    assert not shown(desktop)
    assert not window.actions_by_name.action("why_dock").isEnabled()
    window.show_dock("why")
    assert not shown(desktop)
    window.show_dock("history")
    assert "history" in shown(desktop)
    assert not {"why", "violations"} & shown(desktop)
    window.actions_by_name.action("previous_tab").trigger()
    assert shown(desktop) == before
    assert window.actions_by_name.action("why_dock").isEnabled()
    window.bring_to_front(page)
    assert "history" in shown(desktop)  # it was opened on such a tab
    assert not {"why", "violations"} & shown(desktop)


def test_docks_that_a_document_hides_are_stored_as_shown(qtbot: QtBot, desktop: Desktop, character_id: str) -> None:
    open_character(qtbot, desktop, character_id)
    before = shown(desktop)
    open_page(qtbot, desktop)
    desktop.window.show_dock("history")
    hidden_again = shown(desktop)
    with desktop.window.sides.expanded():
        assert shown(desktop) == before
    assert shown(desktop) == hidden_again


def test_the_status_line_says_what_the_view_says(qtbot: QtBot, desktop: Desktop) -> None:
    page = open_page(qtbot, desktop)
    assert status(desktop, "context") == "a world"
    assert status(desktop, "saved") == "Read-only"
    page.status_changed.emit()
    qtbot.waitUntil(lambda: "renamed" in status(desktop, "change"), timeout=PATIENCE_MS)


def test_a_document_that_is_read_only_refuses_edits(qtbot: QtBot, desktop: Desktop) -> None:
    page = open_page(qtbot, desktop)
    with pytest.raises(EditError) as refused:
        page.character.push(SetHeader("name", "Mine"))
    assert "This is a sample." in str(refused.value)
    assert page.character.title == "Saltmarsh"


def test_its_tab_is_remembered_in_its_place(qtbot: QtBot, desktop: Desktop, character_id: str) -> None:
    first = open_page(qtbot, desktop)
    open_character(qtbot, desktop, character_id)
    desktop.window.bring_to_front(first)
    settings = desktop.settings
    assert json.loads(settings.get(OPEN_CHARACTERS)) == [f"{PREFIX}one", character_id]
    assert settings.get(FRONT_CHARACTER) == f"{PREFIX}one"
    desktop.window.documents.tabBar().moveTab(0, 1)
    controller_of(desktop).sheets.save_open_ids()
    assert json.loads(settings.get(OPEN_CHARACTERS)) == [character_id, f"{PREFIX}one"]
    desktop.window.close_tab(first)
    assert json.loads(settings.get(OPEN_CHARACTERS)) == [character_id]


@pytest.mark.parametrize("stored", ["nonsense", "{}", "[1, null]", "[" * 100_000])
def test_damaged_settings_open_no_tabs(qtbot: QtBot, desktop: Desktop, stored: str) -> None:
    sheets = controller_of(desktop).sheets
    desktop.settings.put(OPEN_CHARACTERS, stored)
    before = desktop.window.tabs()
    with qtbot.waitSignal(sheets.reopened, timeout=PATIENCE_MS):
        sheets.reopen()
    assert desktop.window.tabs() == before


def test_its_tab_is_opened_again_with_the_next_session(qtbot: QtBot, desktop: Desktop, character_id: str) -> None:
    sheets = controller_of(desktop).sheets
    desktop.settings.put(OPEN_CHARACTERS, json.dumps([f"{PREFIX}one", character_id]))
    with qtbot.waitSignal(sheets.reopened, timeout=PATIENCE_MS):
        sheets.reopen()
    first, second = desktop.window.tabs()
    assert isinstance(first, Page)
    assert desktop.window.document_of(second) is not None
