"""The violations view: list, links to fields, allowing and revoking."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from core.character.edits import SetHouseRule, SetValue
from desktop.explain.violations_view import ViolationsView
from desktop.sheet.open_character import OpenCharacter
from tests.desktop.open_characters import opened


@pytest.fixture
def bren(qapp: object) -> OpenCharacter:
    """A character with an impossible rolled Health."""
    character = opened("bren")
    character.push(SetValue("raw.hlth", 77))
    return character


@pytest.fixture
def view(qtbot: QtBot, bren: OpenCharacter) -> ViolationsView:
    """The violations of Bren."""
    view = ViolationsView()
    qtbot.addWidget(view)
    view.show_character(bren)
    view.resize(320, 475)
    view.show()
    return view


def page(view: ViolationsView) -> str:
    shown = view.stack.currentWidget()
    return "" if shown is None else shown.objectName()


def choose(view: ViolationsView, code: str, address: str) -> None:
    view.list_view.setCurrentIndex(view._model.index_of((code, address)))


def lines(view: ViolationsView) -> list[str]:
    return [entry.title for entry in view._model.items]


def test_violations_are_listed_by_kind(view: ViolationsView) -> None:
    found = lines(view)
    assert found[0] == "Rule violations"
    assert any(line.startswith("HLTH was rolled as 77") for line in found)
    assert found.index("To do") > 1
    assert not any("{" in entry.title + entry.detail for entry in view._model.items)
    assert view.count == len([each for each in view._open_character.sheet.violations]) > 0  # type: ignore[union-attr]


def test_empty_state_says_what_to_do(qtbot: QtBot) -> None:
    view = ViolationsView()
    qtbot.addWidget(view)
    assert page(view) == "empty_page"
    assert "Open a character" in view.empty_label.text()
    view.show_character(opened("bren"))
    assert view.count == 0


@pytest.mark.fonts
def test_a_click_goes_to_the_field(qtbot: QtBot, view: ViolationsView) -> None:
    asked: list[str] = []
    view.asked_field.connect(asked.append)
    area = view.list_view.visualRect(view._model.index_of(("raw_range", "raw.hlth")))
    QTest.mouseClick(view.list_view.viewport(), Qt.MouseButton.LeftButton, pos=area.center())
    assert asked == ["raw.hlth"]
    QTest.mouseClick(view.field_button, Qt.MouseButton.LeftButton)
    assert asked == ["raw.hlth", "raw.hlth"]


def test_next_cycles_through_open_violations(view: ViolationsView) -> None:
    asked: list[str] = []
    view.asked_field.connect(asked.append)
    for _ in range(view.count + 1):
        view.go_to_next()
    assert asked[0] == asked[-1]
    assert len(set(asked)) == view.count


def test_a_violation_is_allowed_and_the_permission_revoked(
    qtbot: QtBot, view: ViolationsView, bren: OpenCharacter
) -> None:
    counts: list[int] = []
    view.counted.connect(counts.append)
    before = view.count
    view.list_view.setCurrentIndex(view._model.index_of(("raw_range", "raw.hlth")))
    view.reason_edit.setFocus()
    assert not view.accept_button.isEnabled()
    QTest.keyClick(view.reason_edit, Qt.Key.Key_Return)
    assert bren.undo_stack.count == 1
    QTest.keyClicks(view.reason_edit, "Blessed by the sea")
    QTest.keyClick(view.reason_edit, Qt.Key.Key_Return)
    accepted = [each for each in bren.sheet.violations if each.accepted is not None]
    assert [(each.code, each.accepted) for each in accepted] == [("raw_range", "Blessed by the sea")]
    assert counts == [before - 1]
    assert "Allowed: Blessed by the sea" in [entry.detail for entry in view._model.items]
    assert view.revoke_button.isVisible()
    QTest.mouseClick(view.revoke_button, Qt.MouseButton.LeftButton)
    assert not [each for each in bren.sheet.violations if each.accepted is not None]
    assert counts == [before - 1, before]


def test_it_follows_edits_and_undo(qtbot: QtBot, view: ViolationsView, bren: OpenCharacter) -> None:
    bren.undo_stack.undo()
    qtbot.waitUntil(lambda: view.count == 0)
    bren.undo_stack.redo()
    qtbot.waitUntil(lambda: view.count > 0)


def test_the_number_is_updated_while_hidden(qtbot: QtBot, view: ViolationsView, bren: OpenCharacter) -> None:
    view.hide()
    bren.undo_stack.undo()
    qtbot.waitUntil(lambda: view.count == 0)
    view.show()
    assert "Rule violations" not in lines(view)


def test_a_fault_opens_its_explanation(qtbot: QtBot, view: ViolationsView, bren: OpenCharacter) -> None:
    bren.push(SetHouseRule("move_rate", "10 ** 20"))
    qtbot.waitUntil(lambda: "Cannot be computed" in lines(view))
    asked: list[str] = []
    view.asked_why.connect(asked.append)
    choose(view, "", "move_rate")
    assert not view.detail_frame.isVisible()
    view._on_activated(view.list_view.currentIndex())
    assert asked == ["move_rate"]


def test_without_a_character_nothing_happens(view: ViolationsView) -> None:
    view.show_character(None)
    view.accept_selected()
    view.revoke_selected()
    view.go_to_next()
    assert view.count == 0
