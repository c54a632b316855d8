"""The toast: undoes what it says once, or offers something else, which Ctrl+Z never does."""

from __future__ import annotations

from PySide6.QtCore import QRect
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from desktop.frame.toast import PAGE_FOOT, Toast


def test_a_toast_undoes_once(qtbot: QtBot) -> None:
    covered = QWidget()
    qtbot.addWidget(covered)
    done: list[str] = []
    toast = Toast(covered)
    toast.show_text("3 characters updated", lambda: done.append("undone"))
    assert (toast.label.text(), toast.undo_button.text()) == ("3 characters updated", "&Undo")
    toast.undo_button.click()
    assert done == ["undone"]
    assert toast.isHidden()
    assert not toast.undo()
    toast.undo_button.click()
    assert done == ["undone"]


def test_a_toast_names_the_key_that_undoes_it_and_can_be_closed(qtbot: QtBot) -> None:
    covered = QWidget()
    qtbot.addWidget(covered)
    done: list[str] = []
    toast = Toast(covered)
    toast.show_text("3 characters updated", lambda: done.append("undone"))
    assert toast.undo_button.property("key_text") == "Ctrl+Z"
    assert not toast.close_button.icon().isNull()
    toast.close_button.click()
    assert toast.isHidden()
    toast.show_offer("4 characters have an older version", "Update characters…", lambda: None)
    assert not toast.undo_button.property("key_text")
    without = Toast(covered, has_key=False)
    without.show_text("Rewound by 2 lines", lambda: None)
    assert not without.undo_button.property("key_text")
    assert not done


def test_an_offer_is_taken_with_its_button_alone(qtbot: QtBot) -> None:
    covered = QWidget()
    qtbot.addWidget(covered)
    done: list[str] = []
    toast = Toast(covered)
    toast.show_offer("4 characters have an older version", "Update characters…", lambda: done.append("offered"))
    assert toast.undo_button.text() == "Update characters…"
    assert not toast.undo()
    assert not toast.isHidden()
    toast.undo_button.click()
    assert done == ["offered"]
    assert toast.isHidden()
    toast.show_text("Undone", lambda: done.append("undone"))
    assert toast.undo_button.text() == "&Undo"
    assert toast.undo()
    assert done == ["offered", "undone"]


def test_a_toast_leaves_the_buttons_at_the_foot_of_a_page_uncovered(qtbot: QtBot) -> None:
    covered = QWidget()
    qtbot.addWidget(covered)
    covered.resize(600, 400)
    foot = QWidget(covered)
    foot.setObjectName(PAGE_FOOT)
    foot.setGeometry(QRect(0, 344, 600, 56))
    covered.show()
    toast = Toast(covered)
    toast.show_text("Rested 8 h", toast.dismiss)
    assert not toast.geometry().intersects(foot.geometry())
    foot.hide()
    toast.show_text("Rested 8 h", toast.dismiss)
    assert toast.geometry().bottom() > 344
