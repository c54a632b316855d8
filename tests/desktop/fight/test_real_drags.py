"""Real drags of the page before a fight, with the pointer of an X server; on demand, as no drag runs without a display.

``Xvfb :62 & DISPLAY=:62 QT_QPA_PLATFORM=xcb .venv/bin/python -m pytest -n 0 tests/desktop/fight/test_real_drags.py``
"""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from core.export.json_file import read_character
from core.store.records import prepare_character
from desktop.fight.fighter_delegate import row_parts
from desktop.fight.new_fight_view import NewFightView
from desktop.library.library_service import LibraryService
from desktop.theme import Theme
from tests.helpers.games import example_id
from tests.helpers.new_fights import add_quick, choose, listed
from tests.helpers.windows import PATIENCE_MS

SAMPLES = Path(__file__).parents[3] / "resources" / "samples" / example_id()
pytestmark = pytest.mark.skipif(
    os.environ.get("QT_QPA_PLATFORM") != "xcb" or shutil.which("xdotool") is None,
    reason="needs an X server and xdotool",
)


@pytest.fixture
def page(qtbot: QtBot, service: LibraryService, theme: Theme) -> NewFightView:
    assert theme.choice
    people = [read_character(SAMPLES / f"{name}.json") for name in ("bren", "ilvane")]
    service.library.add_many([prepare_character(each) for each in people])
    view = NewFightView(service, ())
    qtbot.addWidget(view)
    view.setGeometry(0, 0, 1400, 860)
    with qtbot.waitExposed(view):
        view.show()
    qtbot.waitUntil(lambda: len(listed(view)) == 2, timeout=PATIENCE_MS)
    return view


def names(page: NewFightView, side: int) -> list[str]:
    return [each.name for each in page.setup.fighters_of(page.setup.sides[side])]


def drag(start: QPoint, end: QPoint) -> subprocess.Popen[bytes]:
    """Press, move in steps and release, as a hand does; the window's event loop runs meanwhile."""
    points = [start + (end - start) * part / 8 for part in range(1, 9)]
    words = ["mousemove", str(start.x()), str(start.y()), "sleep", "0.2", "mousedown", "1", "sleep", "0.2"]
    for point in points:
        words += ["mousemove", str(point.x()), str(point.y()), "sleep", "0.06"]
    return subprocess.Popen(["xdotool", *words, "sleep", "0.3", "mouseup", "1"])


def place(widget: QWidget, area: QRect) -> QPoint:
    return widget.mapToGlobal(area.center())


def test_a_character_is_dragged_to_a_side_and_a_fighter_to_the_other(page: NewFightView, qtbot: QtBot) -> None:
    first, second = page.panels[:2]
    choose(page, "Bren")
    view = page.characters_list
    source = place(view.viewport(), view.visualRect(view.currentIndex()))
    hand = drag(source, place(first.drop_zone, first.drop_zone.rect()))
    qtbot.waitUntil(lambda: names(page, 0) == ["Bren Tarrow"], timeout=15_000)
    assert hand.wait(10) == 0
    add_quick(page, qtbot, "Raider x2", 2)
    grip = row_parts(first.list.visualRect(first.model.index(0))).name
    fighter = place(first.list.viewport(), grip)
    hand = drag(fighter, place(second.list.viewport(), second.list.visualRect(second.model.index(0))))
    qtbot.waitUntil(lambda: "Bren Tarrow" in names(page, 1), timeout=15_000)
    assert hand.wait(10) == 0
    assert names(page, 0) == []
