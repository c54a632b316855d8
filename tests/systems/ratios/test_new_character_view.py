"""A new character of R.A.T.I.O.S.."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from core.registry import game
from desktop.library.library_service import LibraryService
from desktop.wizard.new_character_view import NewCharacterView
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


def test_warnings_of_a_setting_are_shown(
    qtbot: QtBot, page: NewCharacterView, messages: Messages, tmp_path: Path
) -> None:
    ratios = next(tile for tile in page.tiles if tile.facts.game.id == "ratios")
    ratios.setChecked(True)
    assert "\n" not in page.setting_about_label.text()
    shipped = json.loads(game("ratios").settings[0].read_text(encoding="utf-8"))
    shipped["professions"][0]["attributes"] = []
    own = tmp_path / "own.json"
    own.write_text(json.dumps({**shipped, "id": "own", "name": "Own world"}), encoding="utf-8")
    messages.files.append((own,))
    page.file_button.click()
    qtbot.waitUntil(lambda: page.setting_combo.currentText() == "Own world", timeout=PATIENCE_MS)
    assert page.setting_about_label.text().endswith(f"\n{shipped['professions'][0]['name']} trains no attribute.")
