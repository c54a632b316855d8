"""Fights of R.A.T.I.O.S. in their windows."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from core.character.edits import AddRow
from core.character.json_values import Json
from core.export.json_file import read_character
from core.play.interventions import ByHand
from core.store.library import Library
from core.store.records import prepare_character
from desktop.app import Desktop
from desktop.controllers.fight_controller import FightController
from desktop.fight.fight_view import FightView
from desktop.fight.new_fight_view import NewFightView
from tests.helpers.new_fights import add_quick, choose_game, listed, open_decisions, put
from tests.helpers.windows import PATIENCE_MS

SAMPLES = Path(__file__).parents[3] / "resources" / "samples" / "ratios"


def fights(desktop: Desktop) -> FightController:
    """The fights of the window."""
    assert desktop.controller is not None
    return desktop.controller.fights


def view_of(qtbot: QtBot, desktop: Desktop, kind: type[QWidget]) -> QWidget:
    """Wait for a window with a view of this kind."""
    found: list[QWidget] = []

    def look() -> bool:
        found[:] = [window.view for window in fights(desktop).windows if isinstance(window.view, kind)]
        return bool(found)

    qtbot.waitUntil(look, timeout=PATIENCE_MS)
    return found[0]


def take_in(desktop: Desktop, qtbot: QtBot, *names: str) -> list[str]:
    """Bring samples into the library; gives their ids."""
    people = [read_character(SAMPLES / f"{name}.json") for name in names]
    ids: list[str] = []

    def add(library: Library) -> list[str]:
        return library.add_many([prepare_character(each) for each in people])

    desktop.library_service.change(desktop.window, add, ids.extend)
    qtbot.waitUntil(lambda: len(ids) == len(names), timeout=PATIENCE_MS)
    return ids


@pytest.fixture
def begin(qtbot: QtBot, app_window: Desktop) -> NewFightView:
    """The page where a fight begins, with two people in the library."""
    take_in(app_window, qtbot, "hask", "pell")
    app_window.window.actions_by_name.action("new_fight").trigger()
    page = view_of(qtbot, app_window, NewFightView)
    assert isinstance(page, NewFightView)
    choose_game(page, "ratios")
    qtbot.waitUntil(lambda: len(listed(page)) == 2, timeout=PATIENCE_MS)
    return page


def test_optional_rules_of_any_kind_are_chosen_before_it_begins(
    begin: NewFightView, app_window: Desktop, qtbot: QtBot
) -> None:
    edits = {each.accessibleName(): each for each in begin.options.options_host.findChildren(QWidget)}
    points, ties = edits["Penetration lost by a hit"], edits["Actions at one moment"]
    assert isinstance(points, QLineEdit)
    assert isinstance(ties, QComboBox)
    assert (points.text(), ties.currentData()) == ("1", "simultaneous")
    points.selectAll()
    QTest.keyClicks(points, "4")
    QTest.keyClick(points, Qt.Key.Key_Return)
    ties.setCurrentIndex(ties.findData("roll"))
    add_quick(begin, qtbot, "guard x2", 2)
    begin.setup.shift_side(begin.fighters[1:], -1)
    begin.begin_button.click()
    view = view_of(qtbot, app_window, FightView)
    assert isinstance(view, FightView)
    chosen = view.run.fight.arena.options
    assert (chosen["dulling_per_hit"], chosen["tie_break"]) == (4, "roll")
    assert chosen["hold_attack"] is False


def test_who_dies_in_a_fight_that_is_ended_by_hand_is_dead_on_the_sheet(
    begin: NewFightView, app_window: Desktop, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The state is written at the end of a fight; who had died before had a Damage Status of 0 and was awake."""
    put(begin, qtbot, "Old Hask", "Pell")
    add_quick(begin, qtbot, "guard x6", 6)
    open_decisions(app_window, begin, seed="1")
    view = view_of(qtbot, app_window, FightView)
    assert isinstance(view, FightView)
    run, fallen = view.run, 1
    venom: dict[str, Json] = {"name": "Venom", "kind": "poison", "damage": 900, "every": "second", "ticks_left": 1}
    run.change_by_hand([(fallen, AddRow("conditions", venom), ByHand(0, is_harm=True))])
    while run.fight.state(fallen) != "dead":
        run.decide()
        qtbot.waitUntil(lambda: not run.is_advancing, timeout=PATIENCE_MS)
    assert not run.fight.is_over
    id_ = run.fight.participants[fallen].id
    assert run.fight.sheets[fallen].value("state") == "active", "the fight itself writes it at its end"
    monkeypatch.setattr("desktop.fight.fight_view.confirm", lambda *_, **__: True)
    view.finish_button.click()
    qtbot.waitUntil(lambda: not fights(app_window).windows, timeout=PATIENCE_MS)
    library = app_window.library_service.library
    library.wait()
    assert library.load(id_).character.data["state"] == "dead"
