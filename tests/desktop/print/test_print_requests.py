"""Prints for the table from windows of parties and fights, and by Ctrl+P on the tabs of campaigns and worlds."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from core.export.json_file import read_character
from core.store.library import Library
from core.store.records import prepare_character
from desktop.app import Desktop
from desktop.controllers.main_controller import MainController
from desktop.fight.fight_view import FightView
from desktop.fight.new_fight_view import NewFightView
from desktop.library.world_operations import shipped_worlds
from desktop.print.print_view import PrintView
from tests.desktop.party.shown_party import MARSH, open_sheet, show_party, take_in
from tests.helpers.campaign_tables import GAME, NAME, CampaignTable
from tests.helpers.games import example_id
from tests.helpers.new_fights import add_quick, listed, open_decisions, put
from tests.helpers.windows import PATIENCE_MS

SAMPLES = Path(__file__).parents[3] / "resources" / "samples"
PEOPLE = (f"{example_id()}/bren", f"{example_id()}/ilvane")


def controller_of(desktop: Desktop) -> MainController:
    assert desktop.controller is not None
    return desktop.controller


def dialog(qtbot: QtBot, desktop: Desktop) -> PrintView:
    """Return the print dialog, once it shows a page."""

    def is_rendered() -> bool:
        view = desktop.window.findChild(PrintView)
        return view is not None and view.rendered is not None

    qtbot.waitUntil(is_rendered, timeout=PATIENCE_MS)
    view = desktop.window.findChild(PrintView)
    assert view is not None
    return view


def press_print(qtbot: QtBot, desktop: Desktop) -> PrintView:
    """Press Ctrl+P in the window, and return the dialog."""
    QTest.keyClick(desktop.window, Qt.Key.Key_P, Qt.KeyboardModifier.ControlModifier)
    return dialog(qtbot, desktop)


def test_a_party_prints_its_overview_under_the_name_of_its_campaign(qtbot: QtBot, app_window: Desktop) -> None:
    """The button of the window opens the dialog; more characters than one are on one landscape page."""
    first, _ = take_in(app_window, qtbot, *PEOPLE)
    open_sheet(app_window, qtbot, first)
    party = show_party(app_window, qtbot, 2)
    party.print_button.click()
    view = dialog(qtbot, app_window)
    assert view.heading_label.text() == MARSH
    assert view.choices.layout == "party"
    assert view.rendered is not None
    size = view.rendered.pages.sizes[0]
    assert size.width() > size.height()
    assert view.side_combo.isHidden()
    view.reject()


@pytest.fixture
def fight(qtbot: QtBot, app_window: Desktop) -> FightView:
    """A fight of a player's character and one without a player against two goblins."""
    people = [
        replace(read_character(SAMPLES / f"{name}.json"), player=player)
        for name, player in zip(PEOPLE, ("Marta Linde", ""), strict=True)
    ]
    ids: list[str] = []

    def add(library: Library) -> list[str]:
        return library.add_many([prepare_character(each) for each in people])

    app_window.library_service.change(app_window.window, add, ids.extend)
    app_window.window.actions_by_name.action("new_fight").trigger()
    controller = controller_of(app_window).fights
    qtbot.waitUntil(
        lambda: any(isinstance(each.view, NewFightView) for each in controller.windows), timeout=PATIENCE_MS
    )
    page = next(each.view for each in controller.windows if isinstance(each.view, NewFightView))
    qtbot.waitUntil(lambda: len(listed(page)) == 2, timeout=PATIENCE_MS)
    put(page, qtbot, "Bren")
    add_quick(page, qtbot, "goblin x2", 2)
    put(page, qtbot, "Ilvane", side=1)
    open_decisions(app_window, page)
    qtbot.waitUntil(lambda: any(isinstance(each.view, FightView) for each in controller.windows), timeout=PATIENCE_MS)
    return next(each.view for each in controller.windows if isinstance(each.view, FightView))


def test_a_fight_prints_its_tracker_and_cards_of_the_chosen_sides(
    qtbot: QtBot, app_window: Desktop, fight: FightView
) -> None:
    """Cards are at first those of all but the players' characters; every side can be chosen."""
    menu = fight.more_button.menu()
    assert menu is not None
    next(each for each in menu.actions() if "Print" in each.text()).trigger()
    view = dialog(qtbot, app_window)
    assert view.choices.layout == "tracker"
    assert view.side_combo.isHidden()
    with qtbot.waitSignal(view.shown, timeout=PATIENCE_MS):
        view.table_combo.setCurrentIndex(view.table_combo.findData("opponents"))
    assert not view.side_combo.isHidden()
    names = [each.name for each in fight.run.fight.participants]

    def printed() -> list[str]:
        table = view.choices.table
        assert table is not None
        assert table.fighters is not None
        return sorted(names[place] for place in table.fighters)

    assert view.side_combo.currentText() == "All but the players' characters"
    assert printed() == ["Ilvane", "goblin 1", "goblin 2"]
    sides = list(dict.fromkeys(each.side for each in fight.run.fight.participants))
    assert [view.side_combo.itemText(n) for n in range(1, view.side_combo.count())] == ["All sides", *sides]
    with qtbot.waitSignal(view.shown, timeout=PATIENCE_MS):
        view.side_combo.setCurrentIndex(view.side_combo.findText(sides[0]))
    assert printed() == ["Bren Tarrow"]
    with qtbot.waitSignal(view.shown, timeout=PATIENCE_MS):
        view.side_combo.setCurrentIndex(view.side_combo.findText("All sides"))
    assert printed() == sorted(names)
    view.reject()


def test_ctrl_p_on_a_campaign_prints_the_booklet_of_its_members(qtbot: QtBot, app_window: Desktop) -> None:
    """A campaign without members says so; with some, they are a booklet with contents."""
    table = CampaignTable(qtbot, app_window)
    id_ = table.library.campaigns.add(NAME, system=GAME.id).id
    table.open(id_)
    QTest.keyClick(app_window.window, Qt.Key.Key_P, Qt.KeyboardModifier.ControlModifier)
    qtbot.waitUntil(lambda: "no characters to print" in app_window.window.notice_label.text(), timeout=PATIENCE_MS)
    assert app_window.window.findChild(PrintView) is None
    take_in(app_window, qtbot, *PEOPLE, campaign=NAME)
    view = press_print(qtbot, app_window)
    assert view.choices.layout == "booklet"
    assert view.heading_label.text() == NAME
    assert view.preview.count > 2
    view.reject()


def test_ctrl_p_on_a_world_prints_its_entries_as_cards(qtbot: QtBot, app_window: Desktop) -> None:
    """Nothing but cards is offered for a world."""
    world = next(iter(shipped_worlds()))
    controller_of(app_window).sheets.open(world.id)
    qtbot.waitUntil(lambda: app_window.window.document is not None, timeout=PATIENCE_MS)
    view = press_print(qtbot, app_window)
    assert view.choices.layout == "cards"
    assert not view.full_radio.isEnabled()
    assert view.preview.count >= 1
    view.reject()
