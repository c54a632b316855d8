"""The rows of rules: switches and formulas, edited in place, with what is not applied yet."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime

import pytest
from PySide6.QtCore import QLocale, QModelIndex, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit, QPushButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from core.character.campaign_rules import CampaignRules
from core.messages import Message
from desktop.campaign.member_list import Member
from desktop.campaign.options_card import OptionsCard
from desktop.campaign.pending_rules import PendingRules
from desktop.campaign.rule_texts import book_formula, book_text, rule_name, rule_text, since_text
from desktop.campaign.rules_card import RulesCard, RulesWidgets
from desktop.campaign.session_dialog import Session
from desktop.layout_parts import nest
from desktop.widgets.card import Card
from desktop.widgets.switch_button import SwitchButton
from tests.helpers.spoken_language import speaking
from tests.helpers.tiny_game import tiny_system


@pytest.fixture
def pending(qapp: object) -> PendingRules:
    rules = PendingRules(tiny_system())
    rules.show_applied(CampaignRules("c1", "Reed", 2, {"storms": True}, {"seats": "4"}, {"seats": "Small boats."}))
    return rules


@pytest.fixture
def card(qtbot: QtBot, pending: PendingRules) -> RulesCard:
    frame = Card()
    qtbot.addWidget(frame)
    layout = QVBoxLayout(frame)
    find, rows, empty, own = QLineEdit(frame), QVBoxLayout(), QLabel(frame), QWidget(frame)
    layout.addWidget(find)
    nest(layout, rows)
    layout.addWidget(own)
    shown = RulesCard(RulesWidgets(frame, find, rows, empty, own, QLabel(own), QPushButton(own)))
    shown.show(pending)
    frame.show()
    return shown


def choose(edit: QLineEdit, key: str) -> None:
    completer = edit.completer()
    model = completer.completionModel()
    found = [row for row in range(model.rowCount()) if model.index(row, 0).data(Qt.ItemDataRole.UserRole) == key]
    completer.activated[QModelIndex].emit(model.index(found[0], 0))  # type: ignore[index]  # stubs know no overloads


def test_formulas_are_written_with_the_names_of_the_game() -> None:
    system = tiny_system()
    assert rule_name(system, "load") == "Load"
    assert book_text(system, "rest").endswith("× 60")
    assert rule_text(system, "rest", "load * 2") == "Load × 2"
    assert rule_text(system, "rest", "no such thing * 2") == "no such thing × 2"
    assert rule_text(system, "skills[].score", "level - 1") == "level − 1"
    assert rule_name(system, "left.<a>") == "Arm left"
    assert "<a>" in book_formula(system, "left.<a>")
    assert book_formula(system, "nothing") == ""
    assert rule_name(system, "nothing") == "nothing"


def test_a_switch_says_what_it_was(qtbot: QtBot, pending: PendingRules) -> None:
    frame, rows = Card(), QVBoxLayout()
    qtbot.addWidget(frame)
    nest(QVBoxLayout(frame), rows)
    options = OptionsCard(frame, rows, QLabel(frame))
    options.show(pending)
    frame.show()
    row = options.rows["storms"]
    switch = row.input.control
    assert isinstance(switch, SwitchButton)
    assert (switch.isChecked(), row.is_pending, frame.property("note")) == (True, False, "1 of 1 on")
    switch.click()
    assert (row.was_label.text(), row.was_label.isVisible(), row.is_pending) == ("was on", True, True)
    assert "not applied yet" in switch.accessibleName()
    pending.discard()
    assert switch.isChecked()
    assert not row.was_label.isVisible()
    options.rows["tide"].chosen.emit("tide", "flood")
    assert options.rows["tide"].was_label.text() == "was Ebb"
    options.show(None)
    assert options.rows == {}


def test_a_rule_shows_the_books_formula_and_ours(card: RulesCard, pending: PendingRules) -> None:
    row = card.rows["seats"]
    assert row.name_label.text() == "Seats"
    assert row.book_label.font().strikeOut()
    assert (row.ours_label.text(), row.reason_label.text(), row.state_label.text()) == ("4", "Small boats.", "")
    card.show_facts({"seats": "since session 3"}, {"seats": Message("bad", "It makes a circle.")})
    assert row.state_label.text() == "since session 3"
    assert row.problem_label.text() == "It makes a circle."
    pending.remove_rule("seats")
    assert (row.ours_label.text(), row.state_label.text()) == ("back to the book", "not applied yet")
    assert not row.book_label.font().strikeOut()


def test_a_rule_is_edited_in_place(qtbot: QtBot, card: RulesCard, pending: PendingRules) -> None:
    row = card.rows["seats"]
    QTest.mouseClick(row, Qt.MouseButton.LeftButton)
    editor = card.editor
    assert editor is not None
    assert not row.isVisible()
    editor.formula_edit.setPlainText("nobody + 1")
    qtbot.waitUntil(lambda: editor.has_problem)
    assert editor.formula_edit.toPlainText() == "nobody + 1"
    assert not pending.is_changed
    editor.finish()
    assert card.editor is editor, "what is wrong stays open as it was typed"
    editor.formula_edit.setPlainText("5")
    QTest.keyClicks(editor.reason_edit, " Really.")
    qtbot.waitUntil(lambda: pending.is_changed)
    editor.done_button.click()
    assert card.editor is None
    assert row.isVisible()
    assert pending.rules.house_rules["seats"] == "5"
    assert pending.rules.reasons["seats"] == "Small boats. Really."


def test_a_rule_is_added_by_the_name_of_a_number(card: RulesCard, pending: PendingRules) -> None:
    card.add_button.click()
    find = card._widgets.find_edit
    assert find.isVisible()
    choose(find, "load")
    editor = card.editor
    assert editor is not None
    assert editor.formula_edit.toPlainText() == book_formula(pending.system, "load")
    editor.check()
    assert not pending.is_changed, "the book's own formula is no house rule"
    editor.formula_edit.setPlainText("0")
    editor.finish()
    assert set(card.rows) == {"seats", "load"}
    assert card.rows["load"].line.is_pending
    QTest.keyClick(card.rows["load"], Qt.Key.Key_Delete)
    assert set(card.rows) == {"seats"}


def test_enter_takes_the_number_that_was_typed(qtbot: QtBot, card: RulesCard) -> None:
    card.add_button.click()
    find = card._widgets.find_edit
    QTest.keyClicks(find, "nothing of this name")
    QTest.keyClick(find, Qt.Key.Key_Return)
    find.clear()
    QTest.keyClicks(find, "load")
    QTest.keyClick(find, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: card.editor is not None)
    assert card.editor is not None
    assert card.editor.key == "load"
    qtbot.waitUntil(lambda: not find.text())


def test_a_rule_may_hold_for_a_whole_family(card: RulesCard, pending: PendingRules) -> None:
    card.edit("total.arm")
    editor = card.editor
    assert editor is not None
    editor.formula_edit.setPlainText("base.arm")
    editor.check()
    assert pending.rules.house_rules["total.arm"] == "base.arm"
    editor.formula_edit.setPlainText("base.<a>")
    editor.family_check.setChecked(True)
    assert "total.arm" not in pending.rules.house_rules
    assert pending.rules.house_rules["total.<a>"] == "base.<a>"
    QTest.keyClick(editor, Qt.Key.Key_Escape)
    assert card.editor is None
    assert card.rows["total.<a>"].name_label.text() == "Arm and all of this kind"


def test_a_wrong_formula_is_not_lost_when_another_rule_is_opened(card: RulesCard, pending: PendingRules) -> None:
    card.edit("seats")
    editor = card.editor
    assert editor is not None
    editor.formula_edit.setPlainText("nobody + 1")
    card.edit("load")
    assert card.editor is editor
    card.start_adding()
    assert (card.editor, card._widgets.find_edit.isVisible()) == (editor, False)
    editor.formula_edit.setPlainText("5")
    card.edit("load")
    assert card.editor is not editor
    assert pending.rules.house_rules["seats"] == "5", "typed just before the other one was opened"


def test_back_to_the_book(card: RulesCard, pending: PendingRules) -> None:
    QTest.keyClick(card.rows["seats"], Qt.Key.Key_Return)
    assert card.editor is not None
    card.editor.book_button.click()
    assert card.editor is None
    assert pending.changed_keys == ("seats",)
    card.rows["seats"].kept_requested.emit("seats")
    assert not pending.is_changed


@pytest.fixture
def shown_members() -> Callable[[int], tuple[Member, ...]]:
    return lambda own: tuple(Member(f"m{each}", f"Member {each}", own_rules=("Load",)) for each in range(own))


def test_the_foot_names_who_keeps_a_rule(card: RulesCard, shown_members: Callable[[int], tuple[Member, ...]]) -> None:
    assert not card._widgets.own_box.isVisible()
    card.show_own_rules(shown_members(2))
    assert card._widgets.own_box.isVisible()
    assert "Member 1, Load" in card._widgets.own_label.text()
    card.show_own_rules(shown_members(30))
    assert card._widgets.own_label.text().startswith("30 ")
    assert card._widgets.own_label.text().endswith("Member 3, Load; …")


def test_the_reason_of_an_optional_rule_is_typed_below_it(qtbot: QtBot, pending: PendingRules) -> None:
    frame = Card()
    qtbot.addWidget(frame)
    options = OptionsCard(frame, QVBoxLayout(frame), QLabel(frame))
    options.show(pending)
    frame.show()
    storms, tide = options.rows["storms"], options.rows["tide"]
    assert not storms.reason_edit.isVisible()
    storms.ask_for_reason()
    QTest.keyClicks(storms.reason_edit, "The sea is wild.")
    assert pending.reason("options.storms") == "The sea is wild."
    assert storms.is_pending
    assert storms.reason_edit.isVisible()
    assert not tide.reason_edit.isVisible()
    pending.set_option("tide", "flood")
    assert tide.reason_edit.isVisible()
    QTest.keyClicks(tide.reason_edit, "High water. ")
    assert (pending.reason("options.tide"), tide.reason_edit.text()) == ("High water.", "High water. ")
    pending.discard()
    assert (storms.reason_edit.text(), tide.reason_edit.isVisible()) == ("", False)


@pytest.mark.parametrize(
    ("days", "text"),
    [((), "since 3/5/26"), (("2026-03-04", "2026-03-05", ""), "since session 2"), (("",), "since 3/5/26")],
)
def test_a_rule_holds_since_the_first_session_that_it_was_made_for(
    qapp: QApplication, days: tuple[str, ...], text: str
) -> None:
    made = datetime(2026, 3, 5, 12).astimezone()
    with speaking(qapp, "en"):
        QLocale.setDefault(QLocale("en_US"))
        assert since_text(made, [Session(date=day) for day in days]) == text
