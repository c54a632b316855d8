"""The page before creation: games, settings, name, random characters, and drafts."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton, QScrollArea
from pytestqt.qtbot import QtBot

from core.registry import games
from desktop.library.library_service import LibraryService
from desktop.wizard.new_character_view import NewCharacterView
from desktop.wizard.procedure_run import ProcedureResult, ProcedureRun, ProcedureSetup, set_up_creation
from tests.helpers.games import any_game, example_game
from tests.helpers.waiting import wait_for_layout
from tests.helpers.windows import PATIENCE_MS, Messages

pytestmark = pytest.mark.usefixtures("theme")


@pytest.fixture
def page(qtbot: QtBot, service: LibraryService) -> NewCharacterView:
    view = NewCharacterView(service)
    qtbot.addWidget(view)
    assert view.setting_about_label.text() == "", "words of the form stand for the time of drawing only"
    view.resize(1024, 720)
    with qtbot.waitActive(view):
        view.show()
        view.activateWindow()
    qtbot.waitUntil(lambda: bool(view.tiles) and view.begin_button.isEnabled(), timeout=PATIENCE_MS)
    return view


def test_tiles_describe_the_games(page: NewCharacterView) -> None:
    assert [each.accessibleName() for each in page.tiles] == [each.system.name for each in games()]
    tile = page.tiles[0]
    assert tile.isChecked()
    assert tile.accessibleName() == any_game().name
    assert any_game().system.creation_time.partition(",")[0] in tile.accessibleDescription()
    setting = any_game().setting()
    assert setting is not None
    assert page.setting_combo.currentText() == setting.name
    assert setting.about.split(".")[0] in page.setting_about_label.text()
    assert not page.drafts_card.isVisible()


def test_enter_on_a_tile_starts_creation(qtbot: QtBot, page: NewCharacterView) -> None:
    page.name_edit.setText(" Wenna ")
    page.seed_edit.setText("77")
    with qtbot.waitSignal(page.started, timeout=PATIENCE_MS) as began:
        QTest.keyClick(page.tiles[0], Qt.Key.Key_Return)
    (beginning,) = began.args
    assert isinstance(beginning, ProcedureSetup)
    assert beginning.sheet.character.name == "Wenna"
    assert beginning.seed == "77"
    assert beginning.setting is not None
    assert beginning.setting.name == page.setting_combo.currentText()


def test_a_seed_gives_a_whole_legal_character(qtbot: QtBot, service: LibraryService, page: NewCharacterView) -> None:
    next(tile for tile in page.tiles if tile.facts.game == example_game()).setChecked(True)
    page.name_edit.setText("Wenna")
    page.seed_edit.setText("77")
    made: list[ProcedureResult] = []
    page.created.connect(made.append)
    for _ in range(2):
        with qtbot.waitSignal(page.created, timeout=PATIENCE_MS):
            page.surprise_button.click()
            assert not page.begin_button.isEnabled()
    first, second = (service.library.load(each.character_id).character for each in made)
    assert first.to_json() == second.to_json()
    assert first.name == "Wenna"
    assert service.library.rolls.list(made[0].character_id)


def test_a_setting_comes_from_a_file(qtbot: QtBot, page: NewCharacterView, messages: Messages, tmp_path: Path) -> None:
    shipped = json.loads(example_game().settings[0].read_text(encoding="utf-8"))
    own = tmp_path / "own.json"
    own.write_text(json.dumps({**shipped, "id": "own", "name": "Own world"}), encoding="utf-8")
    messages.files.append((own,))
    page.file_button.click()
    qtbot.waitUntil(lambda: page.setting_combo.currentText() == "Own world", timeout=PATIENCE_MS)
    with qtbot.waitSignal(page.started, timeout=PATIENCE_MS) as began:
        page.begin_button.click()
    assert began.args[0].setting.name == "Own world"
    assert began.args[0].sheet.character.setting == began.args[0].setting.reference()


def test_a_bad_setting_is_reported(qtbot: QtBot, page: NewCharacterView, messages: Messages, tmp_path: Path) -> None:
    bad = tmp_path / "bad.json"
    bad.write_text("[]", encoding="utf-8")
    messages.files.append((bad,))
    with qtbot.waitSignal(page.trouble, timeout=PATIENCE_MS):
        page.file_button.click()
    assert page.reason_label.text()
    assert page.begin_button.isEnabled()


@pytest.mark.fonts
def test_drafts_are_resumed_or_deleted(qtbot: QtBot, service: LibraryService, messages: Messages) -> None:
    run = ProcedureRun(set_up_creation(example_game(), "Wenna", seed="3"), service)
    run.decide()
    qtbot.waitUntil(lambda: len(service.library.drafts.list()) == 1, timeout=PATIENCE_MS)
    page = NewCharacterView(service)
    qtbot.addWidget(page)
    page.show()
    qtbot.waitUntil(page.drafts_card.isVisible, timeout=PATIENCE_MS)
    go_on, throw = page.drafts_card.findChildren(QPushButton)
    (scroll,) = page.findChildren(QScrollArea)
    page.resize(720, 450)
    wait_for_layout()
    assert scroll.horizontalScrollBar().maximum() == 0
    assert go_on.accessibleName() == "Resume Creation: Wenna"
    with qtbot.waitSignal(page.asked_draft) as asked:
        go_on.click()
    assert asked.args == [run.draft_id]
    messages.answers += ["no", "yes"]
    throw.click()
    assert len(service.library.drafts.list()) == 1
    throw.click()
    qtbot.waitUntil(lambda: not page.drafts_card.isVisible(), timeout=PATIENCE_MS)
    assert service.library.drafts.list() == ()


def test_escape_closes_the_page(qtbot: QtBot, page: NewCharacterView) -> None:
    with qtbot.waitSignal(page.left):
        QTest.keyClick(page.tiles[0], Qt.Key.Key_Escape)


@pytest.mark.fonts
@pytest.mark.parametrize("size", [(720, 430), (920, 560), (1024, 640), (1440, 900)])
def test_all_games_and_the_details_of_one_fit_without_scrolling(
    qtbot: QtBot, page: NewCharacterView, size: tuple[int, int]
) -> None:
    page.resize(*size)
    wait_for_layout()
    room = page.page_scroll.viewport().rect()
    for tile in page.tiles:
        tile.setChecked(True)
        wait_for_layout()
        assert page.page_scroll.verticalScrollBar().maximum() == 0, tile.accessibleName()
        assert page.about_label.text() == tile.facts.about
        fields = [*page.tiles, page.name_edit, page.setting_combo, page.seed_edit]
        for widget in fields if page.about_label.isHidden() else [*fields, page.about_label]:
            assert room.contains(widget.mapTo(page.page_scroll.viewport(), widget.rect().bottomRight()))
    page.resize(size[0], 300)
    qtbot.waitUntil(lambda: page.page_scroll.verticalScrollBar().maximum() > 0)


def test_the_game_of_the_current_character_is_selected(qtbot: QtBot, service: LibraryService) -> None:
    view = NewCharacterView(service, example_game().id)
    qtbot.addWidget(view)
    qtbot.waitUntil(lambda: bool(view.tiles), timeout=PATIENCE_MS)
    assert view.selected_game is not None
    assert view.selected_game.game == example_game()
