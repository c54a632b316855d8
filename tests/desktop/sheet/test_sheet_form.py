"""A sheet is loaded in pieces, and no page is shown before it is laid out."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QObject, QSize
from pytestqt.qtbot import QtBot

from core.character import Character
from desktop.sheet.sheet_view import SheetView
from desktop.theme import Theme
from desktop.widgets import Card, Page
from tests.helpers.open_characters import in_memory
from tests.helpers.waiting import wait_for_layout

SAMPLES = Path(__file__).resolve().parents[3] / "resources" / "samples"
GAMES = sorted(folder.name for folder in SAMPLES.iterdir() if folder.is_dir())


class FirstLooks(QObject):
    """Notes how large each card was when it was first painted, and what a page showed before."""

    def __init__(self) -> None:
        super().__init__()
        self.cards: dict[Card, QSize] = {}
        self.bars = 0

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        """Look at what is about to be painted."""
        if event.type() == QEvent.Type.Paint:
            if isinstance(watched, Card):
                self.cards.setdefault(watched, watched.size())
            elif isinstance(watched, Page) and not watched.widgetResizable():
                self.bars += watched.verticalScrollBar().isVisible() + watched.horizontalScrollBar().isVisible()
        return False


@pytest.mark.fonts
@pytest.mark.parametrize("game", GAMES)
def test_widgets_do_not_move_after_the_first_paint(qtbot: QtBot, theme: Theme, game: str) -> None:
    assert isinstance(theme, Theme)
    sample = min((SAMPLES / game).glob("*.json"))
    view = SheetView(in_memory(Character.from_json(json.loads(sample.read_bytes()))), flashes=False, at_once=False)
    qtbot.addWidget(view)
    looks = FirstLooks()
    app = QCoreApplication.instance()
    assert app is not None
    view.resize(854, 760)
    view.show()
    app.installEventFilter(looks)
    assert view.pages is not None
    front = view.pages.currentWidget()
    assert isinstance(front, Page)
    qtbot.waitUntil(lambda: front.widget() is not None, timeout=20_000)
    assert not front.widgetResizable()
    view.resize(854, 755)
    qtbot.waitUntil(lambda: bool(looks.cards), timeout=20_000)
    qtbot.waitUntil(lambda: view.form_pages.is_loaded, timeout=20_000)
    app.removeEventFilter(looks)
    wait_for_layout()
    assert looks.cards
    assert {card.objectName(): size for card, size in looks.cards.items()} == {
        card.objectName(): card.size() for card in looks.cards
    }
    assert not looks.bars, "there is nothing to scroll in a page that is still empty"
