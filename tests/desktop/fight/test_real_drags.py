"""Real drags onto the page before a fight, with the pointer of an X server; on demand, as they need a display.

``Xvfb :62 -screen 0 2400x1000x24 & DISPLAY=:62 QT_QPA_PLATFORM=xcb .venv/bin/python -m pytest -n 0 FILE``, with this
file.
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
from desktop.app import Desktop
from desktop.fight.fighter_delegate import row_parts
from desktop.fight.new_fight_view import NewFightView
from desktop.library.character_list import CharacterList
from desktop.library.library_page import LibraryPage
from desktop.library.library_service import LibraryService
from desktop.party.party_view import PartyView
from desktop.theme import Theme
from tests.helpers.games import example_id
from tests.helpers.new_fights import add_quick, choose, listed
from tests.helpers.waiting import wait_for_layout
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


@pytest.fixture
def desktop(app_window: Desktop, qtbot: QtBot) -> Desktop:
    """The whole window on a library of two characters, with the page before a fight to its right."""
    people = [read_character(SAMPLES / f"{name}.json") for name in ("bren", "ilvane")]
    given: list[list[str]] = []
    app_window.library_service.create(app_window, people, given.append)
    assert app_window.controller is not None
    app_window.window.setGeometry(0, 0, 1100, 800)
    app_window.window.show_dock("library")
    fights = app_window.controller.fights
    qtbot.waitUntil(lambda: bool(given), timeout=PATIENCE_MS)
    fights.new_fight()
    qtbot.waitUntil(lambda: bool(fights.windows), timeout=PATIENCE_MS)
    fights.windows[-1].setGeometry(1120, 0, 1200, 860)
    return app_window


def page_of(desktop: Desktop) -> NewFightView:
    assert desktop.controller is not None
    page = desktop.controller.fights.windows[-1].view
    assert isinstance(page, NewFightView)
    return page


def row_of(shown: CharacterList, name: str) -> int:
    entries = [shown.library_model.entry(row) for row in range(shown.library_model.rowCount())]
    return next((row for row, entry in enumerate(entries) if entry is not None and entry.name == name), -1)


def drag_row(shown: CharacterList, name: str, page: NewFightView, side: int, qtbot: QtBot) -> None:
    """Drag the row of a character into a side."""
    qtbot.waitUntil(lambda: row_of(shown, name) >= 0 and shown.isVisible(), timeout=PATIENCE_MS)
    wait_for_layout()
    area = shown.visualRect(shown.library_model.index(row_of(shown, name)))
    start = shown.viewport().mapToGlobal(QPoint(area.left() + 120, area.center().y()))
    zone = page.panels[side].drop_zone
    hand = drag(start, place(zone, zone.rect()))
    qtbot.waitUntil(lambda: name in names(page, side), timeout=15_000)
    assert hand.wait(10) == 0


def test_rows_of_the_library_are_dragged_to_the_sides(desktop: Desktop, qtbot: QtBot) -> None:
    assert desktop.controller is not None
    page = page_of(desktop)
    drag_row(desktop.controller.library.view.list, "Bren Tarrow", page, 0, qtbot)
    desktop.controller.library.page.show()
    qtbot.waitUntil(lambda: bool(desktop.window.findChildren(LibraryPage)), timeout=PATIENCE_MS)
    drag_row(desktop.window.findChildren(LibraryPage)[0].list, "Ilvane", page, 1, qtbot)


def test_several_rows_are_dragged_together(desktop: Desktop, qtbot: QtBot) -> None:
    assert desktop.controller is not None
    page, shown = page_of(desktop), desktop.controller.library.view.list
    qtbot.waitUntil(lambda: row_of(shown, "Ilvane") >= 0, timeout=PATIENCE_MS)
    shown.selectAll()
    drag_row(shown, "Ilvane", page, 1, qtbot)
    qtbot.waitUntil(lambda: sorted(names(page, 1)) == ["Bren Tarrow", "Ilvane"], timeout=PATIENCE_MS)


def test_rows_of_a_party_are_dragged_to_a_side(desktop: Desktop, qtbot: QtBot) -> None:
    assert desktop.controller is not None
    page, parties = page_of(desktop), desktop.controller.parties
    parties.show()
    qtbot.waitUntil(lambda: bool(parties.windows), timeout=PATIENCE_MS)
    parties.windows[-1].setGeometry(0, 0, 1100, 800)
    party = parties.windows[-1].view
    assert isinstance(party, PartyView)
    qtbot.waitUntil(lambda: len(party.members.members) == 2, timeout=PATIENCE_MS)
    wait_for_layout()
    table = party.party_table
    area = table.visualRect(table.model().index(1, 0))
    name = str(table.model().index(1, 0).data())
    zone = page.panels[0].drop_zone
    hand = drag(place(table.viewport(), area), place(zone, zone.rect()))
    qtbot.waitUntil(lambda: names(page, 0) == [name], timeout=15_000)
    assert hand.wait(10) == 0
