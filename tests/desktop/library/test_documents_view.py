"""The lists of worlds and campaigns in the library dock, and its tabs."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QMenu
from pytestqt.qtbot import QtBot

from desktop.app import Desktop
from desktop.library.document_rows import DocumentRole, DocumentRow
from desktop.library.documents_view import DocumentsView
from desktop.library.library_dock import CAMPAIGNS, CHARACTERS, WORLDS, LibraryDock
from desktop.library.library_service import LibraryService

GROUPS = {"own": "Yours", "shipped": "Shipped, read only"}
ROWS = (
    DocumentRow("a", "Saltmarsh", "First Game · 85 entries", "used by 3 characters", "own", "first", problems=2),
    DocumentRow("b", "The Reed Coast", "Second Game · 64 entries", "", "own", "second"),
    DocumentRow("c", "Ford and Fell", "First Game · 81 entries", "", "shipped", "first", is_locked=True),
)


class Documents(DocumentsView):
    """Three documents; one is in the trash."""

    done: list[tuple[str, str]]

    def read(self) -> None:
        self.done = getattr(self, "done", [])
        rows = (DocumentRow("d", "Old", "First Game", group="own"),) if self.is_trash else ROWS
        self.show_documents(rows, GROUPS, {"first": "First Game", "second": "Second Game"}, 1)

    def count_text(self, number: int) -> str:
        return f"{number} documents"

    def empty_texts(self) -> tuple[str, str]:
        return "No documents yet", "Make one."

    def carry_out(self, action: str, row: DocumentRow) -> None:
        self.done.append((action, row.id))


@pytest.fixture
def view(qtbot: QtBot, service: LibraryService) -> Documents:
    made = Documents(service)
    qtbot.addWidget(made)
    made.resize(264, 736)
    made.show()
    made.activateWindow()
    qtbot.waitUntil(made.isActiveWindow)
    return made


def shown(view: Documents) -> list[str]:
    return [str(view.model.index(row).data()) for row in range(view.model.rowCount())]


def test_documents_stand_under_the_headings_of_their_groups(view: Documents) -> None:
    assert shown(view) == ["Yours", "Saltmarsh", "The Reed Coast", "Shipped, read only", "Ford and Fell"]
    assert view.model.index(0).data(DocumentRole.NUMBER) == 2
    assert view.number_label.text() == "3 documents"
    assert view.trash_button.text() == "1"
    assert "used by 3 characters" in view.model.index(1).data(Qt.ItemDataRole.ToolTipRole)


def test_search_and_games_filter_the_list(qtbot: QtBot, view: Documents) -> None:
    QTest.keyClicks(view.search_edit, "reed")
    qtbot.waitUntil(lambda: shown(view) == ["Yours", "The Reed Coast"])
    view.search_edit.setText("nothing like that")
    qtbot.waitUntil(lambda: view.stack.currentWidget() is view.empty_page)
    assert view.empty_title_label.text() == "No matches"
    view.empty_button.click()
    assert len(shown(view)) == 5
    view.chips.chip("second").click()
    assert shown(view) == ["Yours", "The Reed Coast"]


def test_enter_in_the_search_opens_the_first_match(qtbot: QtBot, view: Documents) -> None:
    view.search_edit.start()
    QTest.keyClicks(view.search_edit, "ford")
    with qtbot.waitSignal(view.opened) as opened:
        QTest.keyClick(view.search_edit, Qt.Key.Key_Return)
    assert opened.args == ["c"]


def test_the_keyboard_opens_acts_and_collapses(qtbot: QtBot, view: Documents) -> None:
    view.list.mark("a")
    with qtbot.waitSignal(view.opened) as opened:
        QTest.keyClick(view.list, Qt.Key.Key_Return)
    assert opened.args == ["a"]
    QTest.keyClick(view.list, Qt.Key.Key_F2)
    QTest.keyClick(view.list, Qt.Key.Key_D, Qt.KeyboardModifier.ControlModifier)
    QTest.keyClick(view.list, Qt.Key.Key_Delete)
    assert view.done == [("rename", "a"), ("duplicate", "a"), ("trash", "a")]
    QTest.keyClick(view.list, Qt.Key.Key_Left)
    assert shown(view) == ["Yours", "Shipped, read only", "Ford and Fell"]
    QTest.keyClick(view.list, Qt.Key.Key_Right)
    assert len(shown(view)) == 5


def test_a_locked_document_is_opened_duplicated_and_exported_only(view: Documents) -> None:
    view.list.mark("c")
    QTest.keyClick(view.list, Qt.Key.Key_Delete)
    QTest.keyClick(view.list, Qt.Key.Key_F2)
    assert view.done == []
    QTest.keyClick(view.list, Qt.Key.Key_D, Qt.KeyboardModifier.ControlModifier)
    assert view.done == [("duplicate", "c")]


def test_the_menu_lists_what_can_be_done(qtbot: QtBot, view: Documents) -> None:
    view.list.mark("c")
    view.list.menu_requested.emit(view.mapToGlobal(view.rect().center()))
    menu = view.findChild(QMenu)
    assert menu is not None
    assert [each for each in menu.actions() if not each.isSeparator()] == [
        view.open_action, view.duplicate_action, view.export_action,
    ]  # fmt: skip
    menu.close()


def test_the_trash_is_a_list_of_its_own(view: Documents) -> None:
    view.trash_button.click()
    assert shown(view) == ["Yours", "Old"]
    assert view.filter_box.isVisible()
    view.list.mark("d")
    QTest.keyClick(view.list, Qt.Key.Key_Return)
    QTest.keyClick(view.list, Qt.Key.Key_Delete, Qt.KeyboardModifier.ShiftModifier)
    assert view.done == [("delete", "d")]
    QTest.keyClick(view.list, Qt.Key.Key_Escape)
    assert not view.is_trash
    assert len(shown(view)) == 5


def test_letters_in_the_list_start_a_search(view: Documents) -> None:
    view.list.go_in()
    QTest.keyClicks(view.list, "s")
    assert view.search_edit.text() == "s"


def test_each_list_of_the_dock_is_created_when_it_is_first_shown(qtbot: QtBot) -> None:
    made: list[str] = []
    dock = LibraryDock(QLabel("people"))
    qtbot.addWidget(dock)

    def make(name: str) -> QLabel:
        made.append(name)
        return QLabel(name)

    for name in (CAMPAIGNS, WORLDS):
        dock.set_page(name, lambda name=name: make(name))  # type: ignore[misc]  # bound as a default
    assert made == []
    with qtbot.waitSignal(dock.page_shown) as page:
        dock.show_page(WORLDS)
    assert page.args == [WORLDS]
    dock.show_page(CHARACTERS)
    dock.show_page(WORLDS)
    assert made == [WORLDS]
    assert dock.stack.currentWidget() is dock.page(WORLDS)


def test_arrows_change_the_list_in_the_dock(app_window: Desktop) -> None:
    dock = app_window.window.library_dock.widget()
    assert isinstance(dock, LibraryDock)
    assert dock.current == CHARACTERS
    QTest.keyClick(dock.tabs, Qt.Key.Key_Right)
    assert dock.current == CAMPAIGNS
    QTest.keyClick(dock.tabs, Qt.Key.Key_Left)
    assert dock.current == CHARACTERS
    assert app_window.controller is not None
    assert dock.page(CHARACTERS) is app_window.controller.library.view
