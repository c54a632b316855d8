"""Drives the page before a fight as a person does: keys in the list of characters, and quick lines."""

from __future__ import annotations

from PySide6.QtCore import QItemSelectionModel, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from core.play.arena import Control
from desktop.app import Desktop
from desktop.fight.loaded_fight import FightStart, start_fight
from desktop.fight.new_fight_view import NewFightView
from desktop.fight.quick_line import QuickLine
from tests.helpers.windows import PATIENCE_MS


def listed(page: NewFightView) -> list[str]:
    """Return the names of the characters in the list of the library."""
    return [each.entry.name for each in page.candidates.rows if each.entry is not None]


def quick(page: NewFightView, side: int = 1) -> QuickLine:
    """Return the quick line of a side."""
    return page.panels[side].quick


def choose(page: NewFightView, *names: str) -> None:
    """Select characters in the list by the beginnings of their names."""
    selection, flags = page.characters_list.selectionModel(), QItemSelectionModel.SelectionFlag
    selection.clear()
    for row, each in enumerate(page.candidates.rows):
        if each.entry is not None and each.entry.name.startswith(names):
            selection.setCurrentIndex(page.candidates.index(row), flags.Select)


def put(page: NewFightView, qtbot: QtBot, *names: str, side: int = 0) -> None:
    """Put characters on a side with its key."""
    choose(page, *names)
    expected = len(page.fighters) + len(names)
    QTest.keyClick(page.characters_list, Qt.Key(Qt.Key.Key_1 + side))
    qtbot.waitUntil(lambda: len(page.fighters) == expected, timeout=PATIENCE_MS)


def add_quick(page: NewFightView, qtbot: QtBot, line: str, count: int = 1, side: int = 1) -> None:
    """Add quick opponents to a side with Enter."""
    edit = quick(page, side).edit
    edit.setText(line)
    expected = len(page.fighters) + count
    QTest.keyClick(edit, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: len(page.fighters) == expected, timeout=PATIENCE_MS)


def open_decisions(desktop: Desktop, page: NewFightView, seed: str = "7") -> None:
    """Start the fight of the page; the first decisions are asked in it, and foes are played by a second person."""
    page.setup.set_control([each for each in page.fighters if not each.id], Control.OPPONENT)
    arena = page.setup.arena(page._setting, page.options.values, page.options.bound_spin.value())
    plan = start_fight(FightStart(arena, page.conflict, page.game, seed), desktop.library_service.library)
    assert desktop.controller is not None
    desktop.controller.fights.show_fight(plan)
    page.left.emit()


def choose_game(page: NewFightView, id_: str) -> None:
    """Choose another game."""
    page.game_combo.setCurrentIndex(page.game_combo.findData(id_))
    page.game_combo.activated.emit(page.game_combo.currentIndex())
