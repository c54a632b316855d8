"""A party's table while it is scrolled: heads and names stay in sight, in a window of any width."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QStyle, QStyleOptionComboBox
from pytestqt.qtbot import QtBot

from core.export.json_file import read_character
from core.registry import games
from desktop.app import Desktop
from desktop.party.party_model import PartyModel
from desktop.party.party_view import PartyView
from tests.desktop.party.shown_party import open_sheet, show_party, take_in
from tests.helpers.games import example_id, sample_files
from tests.helpers.waiting import wait_for_layout
from tests.helpers.windows import PATIENCE_MS

PARTNER_NAME, PARTNER = next(
    (f"{each.id}/{file.stem}", character)
    for each in games()
    if each.id != example_id()
    for file in sample_files(each)
    if (character := read_character(file)).player
)
"""A sample of another game than that of the example characters, with a player."""


def crowd(desktop: Desktop, qtbot: QtBot) -> PartyView:
    """Show a party of two games, higher than its window."""
    names = [*[f"{example_id()}/bren"] * 9, *[PARTNER_NAME] * 9]
    ids = take_in(desktop, qtbot, *names)
    open_sheet(desktop, qtbot, ids[0])
    view = show_party(desktop, qtbot, len(names))
    view.window().resize(900, 420)
    qtbot.waitUntil(lambda: view.party_table.verticalScrollBar().maximum() > 0, timeout=PATIENCE_MS)
    return view


@pytest.mark.fonts
def test_header_of_a_game_stays_visible(app_window: Desktop, qtbot: QtBot) -> None:
    view = crowd(app_window, qtbot)
    table, head = view.party_table, view.frozen_header
    model = table.model()
    assert isinstance(model, PartyModel)
    heads = [row for row in range(model.rowCount()) if model.is_header(row)]
    assert head.isHidden()
    bar = table.verticalScrollBar()
    bar.setValue(table.rowHeight(0) + 60)
    assert not head.isHidden()
    assert (head.row, head.height()) == (heads[0], table.rowHeight(heads[0]))
    bar.setValue(bar.value() + table.rowViewportPosition(heads[1]) - 20)
    assert (head.row, head.height()) == (heads[0], 20), "the next head pushes it out"
    bar.setValue(bar.value() + 20)
    assert head.isHidden(), "the head's own line stands at the top"
    bar.setValue(bar.maximum())
    assert head.row == heads[1]


@pytest.mark.fonts
def test_focused_row_is_not_hidden_by_the_header(app_window: Desktop, qtbot: QtBot) -> None:
    view = crowd(app_window, qtbot)
    table = view.party_table
    table.setFocus()
    table.setCurrentIndex(table.model().index(table.model().rowCount() - 1, 0))
    for _ in range(6):
        QTest.keyClick(table, Qt.Key.Key_Up)
        top = table.visualRect(table.currentIndex()).top()
        assert top >= (0 if view.frozen_header.isHidden() else view.frozen_header.height())


@pytest.mark.fonts
def test_a_narrow_party_keeps_names_visible_and_hides_players(app_window: Desktop, qtbot: QtBot) -> None:
    view = crowd(app_window, qtbot)
    table = view.party_table
    assert not table.isColumnHidden(1)
    assert view.frozen_names.isHidden()
    view.window().resize(760, 420)
    qtbot.waitUntil(lambda: not view.advance_button.text(), timeout=PATIENCE_MS)
    wait_for_layout()
    view.window().resize(440, 420)
    qtbot.waitUntil(lambda: table.isColumnHidden(1), timeout=PATIENCE_MS)
    assert view.width() == 440
    tips = [
        str(table.model().index(row, 0).data(Qt.ItemDataRole.ToolTipRole)) for row in range(table.model().rowCount())
    ]
    assert sum(PARTNER.player in tip for tip in tips) == 9
    for button in (view.advance_button, view.recover_button, view.back_button):
        assert view.rect().contains(button.rect().translated(button.mapTo(view, QPoint())))
    table.horizontalScrollBar().setValue(table.horizontalScrollBar().maximum())
    assert not view.frozen_names.isHidden()
    assert view.frozen_names.width() == table.columnWidth(0)


@pytest.mark.fonts
def test_campaign_name_is_not_cut(app_window: Desktop, qtbot: QtBot) -> None:
    campaign = "The Company of Nine Lanterns"
    ids = take_in(app_window, qtbot, f"{example_id()}/bren", campaign=campaign)
    open_sheet(app_window, qtbot, ids[0])
    combo = show_party(app_window, qtbot, 1).whom_combo
    qtbot.waitUntil(lambda: combo.currentText() == campaign, timeout=PATIENCE_MS)
    control, edit = QStyle.ComplexControl.CC_ComboBox, QStyle.SubControl.SC_ComboBoxEditField
    needed = combo.fontMetrics().horizontalAdvance(campaign)

    def room() -> int:
        option = QStyleOptionComboBox()
        combo.initStyleOption(option)
        return combo.style().subControlRect(control, option, edit, combo).width()

    qtbot.waitUntil(lambda: room() >= needed, timeout=2000)
