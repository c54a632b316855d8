"""The members of a campaign, and the dialog of a session."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QDate, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QListView, QPushButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from core.content.campaign_date import GameDate, parse_date
from core.errors import EditError
from core.messages import Message
from desktop.campaign.member_list import Member
from desktop.campaign.members_card import MembersCard, MembersWidgets
from desktop.campaign.session_dialog import Session, SessionDialog
from desktop.widgets.card import Card

MEMBERS = (
    Member("m1", "Bren", "Step Level 1", violations=2),
    Member("m2", "", own_rules=("Move Rate",)),
    Member("d1", "Pell", "draft", is_draft=True),
)


@pytest.fixture
def view(qtbot: QtBot) -> QListView:
    shown = QListView()
    qtbot.addWidget(shown)
    return shown


@pytest.fixture
def card(qtbot: QtBot, view: QListView) -> MembersCard:
    frame = Card()
    qtbot.addWidget(frame)
    layout, box = QVBoxLayout(frame), QWidget(frame)
    layout.addWidget(view)
    picture = QImage(8, 8, QImage.Format.Format_RGB32)
    picture.fill(Qt.GlobalColor.red)
    shown = MembersCard(MembersWidgets(frame, view, QLabel(frame), box, QPushButton(box)), {"m1": picture}.get)
    frame.resize(260, 300)
    frame.show()
    return shown


def test_no_members(card: MembersCard, view: QListView) -> None:
    assert not view.isVisible()


@pytest.mark.fonts
def test_rows_say_everything(card: MembersCard, view: QListView) -> None:
    card.show(MEMBERS)
    texts = [card.model.index(row).data(Qt.ItemDataRole.AccessibleTextRole) for row in range(3)]
    spoken = [text.replace("(s)", "s") for text in texts]  # with and without the plural forms of the program
    assert spoken == ["Bren, Step Level 1, 2 violations", "Unnamed, rules of its own: Move Rate", "Pell, draft"]
    assert not view.grab().isNull()


def test_a_click_opens_and_enter_resumes_a_draft(qtbot: QtBot, card: MembersCard, view: QListView) -> None:
    card.show(MEMBERS)
    with qtbot.waitSignal(card.opened) as opened:
        place = view.visualRect(card.model.index(0)).center()
        QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert opened.args == ["m1"]
    card.select("d1")
    with qtbot.waitSignal(card.draft_opened) as resumed:
        QTest.keyClick(view, Qt.Key.Key_Return)
    assert resumed.args == ["d1"]


def test_delete_removes_characters_and_no_drafts(qtbot: QtBot, card: MembersCard, view: QListView) -> None:
    card.show(MEMBERS)
    view.selectAll()
    with qtbot.waitSignal(card.remove_requested) as removed:
        QTest.keyClick(view, Qt.Key.Key_Delete)
    assert removed.args == [("m1", "m2")]
    card.select("d1")
    with qtbot.assertNotEmitted(card.remove_requested):
        QTest.keyClick(view, Qt.Key.Key_Delete)


def test_the_same_members_keep_the_selection(card: MembersCard, view: QListView) -> None:
    card.show(MEMBERS)
    card.select("m2")
    card.show((Member("m1", "Bren", "Step Level 2"), *MEMBERS[1:]))
    assert [each.id for each in card.selected] == ["m2"]
    card.show(())
    assert card.selected == ()


def no_date(text: str) -> GameDate:
    raise EditError(Message("no_date", "{text} is no date.", {"text": text}))


def test_a_session_has_a_date_of_the_game(qtbot: QtBot) -> None:
    def read_typed(text: str) -> GameDate:
        return parse_date(text) or no_date(text)

    dialog = SessionDialog(Session(game_date="3.2.612"), [], read_typed)
    qtbot.addWidget(dialog)
    dialog.show()
    assert dialog.game_date_edit.text() == "3/2/612"
    dialog.game_date_edit.setText("Reedfall")
    dialog.save_button.click()
    assert (dialog.isVisible(), dialog.problem_label.text()) == (True, "Reedfall is no date.")
    assert dialog.game_date_edit.text() == "Reedfall", "what was typed stays"
    dialog.game_date_edit.setText("4 2 612")
    assert not dialog.problem_label.isVisible()
    with qtbot.waitSignal(dialog.saved) as saved:
        dialog.save_button.click()
    assert saved.args[0].game_date == "4.2.612"


def test_a_session_without_a_day_keeps_none_and_without_a_date_in_the_game_has_none(qtbot: QtBot) -> None:
    dialog = SessionDialog(Session("Long ago", game_date="3.2.612"), [], no_date)
    qtbot.addWidget(dialog)
    assert dialog.session == Session("Long ago", game_date="3.2.612")
    dialog.game_date_edit.clear()
    dialog.date_edit.setDate(QDate(2026, 11, 20))
    assert dialog.session == Session("Long ago", "2026-11-20")


def test_a_session_comes_back_as_it_was_typed(qtbot: QtBot) -> None:
    session = Session("The salt road shut", "2026-11-20", "14 Reedfall", (("m1", "Bren"), ("gone", "Old Odd")))
    dialog = SessionDialog(session, [("m1", "Bren"), ("m2", "Ilvane")], no_date)
    qtbot.addWidget(dialog)
    dialog.show()
    assert dialog.session == session
    assert [dialog.present_list.item(row).text() for row in range(3)] == ["Bren", "Old Odd", "Ilvane"]
    dialog.present_list.item(2).setCheckState(Qt.CheckState.Checked)
    dialog.awarded_edit.setPlainText("3 Steps\n\n  a boat ")
    dialog.text_edit.setPlainText("They talked.")
    with qtbot.waitSignal(dialog.saved) as saved:
        dialog.save_button.click()
    typed = saved.args[0]
    assert typed.awarded == ("3 Steps", "a boat")
    assert [name for _, name in typed.present] == ["Bren", "Old Odd", "Ilvane"]


def test_a_game_without_a_calendar_has_no_date_of_its_own(qtbot: QtBot) -> None:
    dialog = SessionDialog(Session(), [])
    qtbot.addWidget(dialog)
    dialog.show()
    assert not dialog.game_date_edit.isVisible()
    with qtbot.waitSignal(dialog.deleted):
        dialog.delete_button.click()
