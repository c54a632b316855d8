"""The focus goes into the document in front: at a click on its tab, and where nothing else has it."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QMainWindow, QTabWidget, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from desktop.frame.tab_focus import TabFocus
from tests.helpers.waiting import wait_for_layout


class Window(QMainWindow):
    """Two documents with a field each, and a field beside them."""

    def __init__(self) -> None:
        super().__init__()
        self.documents = QTabWidget()
        self.beside = QLineEdit()
        self.fields: list[QLineEdit] = []
        content = QWidget()
        column = QVBoxLayout(content)
        column.addWidget(self.beside)
        column.addWidget(self.documents)
        for name in ("first", "second"):
            document = QWidget()
            self.fields.append(QLineEdit(document))
            self.documents.addTab(document, name)
        self.setCentralWidget(content)
        focus = TabFocus(self.documents)
        self.documents.currentChanged.connect(focus.follow, Qt.ConnectionType.QueuedConnection)

    @property
    def front(self) -> QWidget | None:
        """The document in front."""
        return self.documents.currentWidget()


@pytest.fixture
def window(qtbot: QtBot) -> Window:
    made = Window()
    qtbot.addWidget(made)
    with qtbot.waitActive(made):
        made.show()
    focused = QApplication.focusWidget()
    if focused is not None:
        focused.clearFocus()
    return made


def test_a_document_that_comes_to_the_front_has_the_focus_that_nothing_has(window: Window, qtbot: QtBot) -> None:
    window.documents.setCurrentIndex(1)
    qtbot.waitUntil(lambda: QApplication.focusWidget() is window.front)


def test_what_had_the_focus_last_in_a_document_has_it_again(window: Window, qtbot: QtBot) -> None:
    window.documents.setCurrentIndex(1)
    window.fields[1].setFocus()
    window.documents.setCurrentIndex(0)
    window.documents.setCurrentIndex(1)
    qtbot.waitUntil(window.fields[1].hasFocus)


def test_a_field_beside_the_documents_keeps_the_focus(window: Window) -> None:
    window.beside.setFocus()
    window.documents.setCurrentIndex(1)
    wait_for_layout()
    assert window.beside.hasFocus()


def test_a_click_on_a_tab_takes_the_focus_from_a_field_beside(window: Window, qtbot: QtBot) -> None:
    window.beside.setFocus()
    bar = window.documents.tabBar()
    QTest.mouseClick(bar, Qt.MouseButton.LeftButton, pos=bar.tabRect(1).center())
    qtbot.waitUntil(lambda: QApplication.focusWidget() is window.front)
    assert window.documents.currentIndex() == 1
