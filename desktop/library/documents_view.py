"""A page of the library dock beside the characters: a list of worlds or campaigns with search, games and trash.

Keyboard: Enter in the search opens the first match, Down moves into the list, typing in the list searches; in the list
Enter opens, F2 renames, Delete moves to the trash, Left and Right collapse and expand groups, the menu key opens the
menu. A subclass reads the documents and performs the actions.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import ClassVar

from PySide6.QtCore import QPoint, Qt, Signal, Slot
from PySide6.QtGui import QAction, QKeyEvent
from PySide6.QtWidgets import QLabel, QMenu, QPushButton, QStackedWidget, QToolButton, QVBoxLayout, QWidget

from desktop.chip_row import ChipRow
from desktop.forms import load_form
from desktop.library.document_list import DocumentList
from desktop.library.document_rows import DocumentListModel, DocumentRow
from desktop.library.library_service import LibraryService
from desktop.tool_tips import escape_tool_tip
from desktop.widgets.own_keys import trigger_by_key
from desktop.widgets.search_edit import SearchEdit


class DocumentsView(QWidget):
    """A list of documents.

    Args:
        service: The library; the list is read again after each of its changes.
        parent: Its owner.

    Signals:
        opened: A document was opened; its id.
        asked_new: A new document was requested.
        marked_changed: Another document is marked.
    """

    opened = Signal(str)
    asked_new = Signal()
    marked_changed = Signal()

    EDITABLE: ClassVar[tuple[str, ...]] = ("open", "rename", "duplicate", "export", "trash")
    """Actions of a document, by their names without ``_action``, in the order of the menu."""

    LOCKED: ClassVar[tuple[str, ...]] = ("open", "duplicate", "export")
    """Those of a document that can only be read."""

    search_edit: SearchEdit
    chips_layout: QVBoxLayout
    filter_box: QWidget
    leave_trash_button: QPushButton
    stack: QStackedWidget
    list_page: QWidget
    list_layout: QVBoxLayout
    empty_page: QWidget
    empty_title_label: QLabel
    empty_label: QLabel
    empty_button: QPushButton
    new_button: QPushButton
    number_label: QLabel
    trash_button: QToolButton
    order_label: QLabel
    open_action: QAction
    rename_action: QAction
    duplicate_action: QAction
    export_action: QAction
    trash_action: QAction
    restore_action: QAction
    delete_action: QAction

    def __init__(self, service: LibraryService, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.service = service
        self._chips: list[tuple[str, str]] = []
        load_form(self, "documents")
        self.model = DocumentListModel(self)
        self.list = DocumentList(self.model, self)
        self.chips = ChipRow(self)
        self._lay_out()
        self._connect()
        self.read()

    # ------------------------------------------------------------------------------------------ for subclasses to write

    def read(self) -> None:
        """Read the documents and call `show_documents`."""
        raise NotImplementedError

    def count_text(self, number: int) -> str:
        """Return how many documents there are, as ``8 worlds``."""
        raise NotImplementedError

    def empty_texts(self) -> tuple[str, str]:
        """Return title and hint shown while there is no document."""
        raise NotImplementedError

    def carry_out(self, action: str, row: DocumentRow) -> None:
        """Carry out an action other than ``open`` on a document."""
        raise NotImplementedError

    # --------------------------------------------------------------------------------------------------------- building

    def _lay_out(self) -> None:
        self.chips.setAccessibleName(self.tr("Games"))
        self.chips_layout.addWidget(self.chips)
        self.list_layout.addWidget(self.list)
        for earlier, later in ((self.search_edit, self.chips), (self.chips, self.leave_trash_button)):
            self.setTabOrder(earlier, later)
        self.setTabOrder(self.leave_trash_button, self.list)
        self.setTabOrder(self.list, self.empty_button)
        self.filter_box.hide()
        self.trash_button.hide()
        self.setFocusProxy(self.list)

    def _connect(self) -> None:
        self.search_edit.searched.connect(self._filter)
        self.chips.chosen.connect(self._filter)
        self.list.opened.connect(self._open)
        self.list.typed.connect(self.search_edit.start_with)
        self.list.left_upwards.connect(self.search_edit.setFocus)
        self.list.menu_requested.connect(self._show_menu)
        self.list.selected_changed.connect(self.marked_changed)
        self.new_button.clicked.connect(self.asked_new)
        self.empty_button.clicked.connect(self.show_all)
        self.leave_trash_button.clicked.connect(self.show_all)
        self.trash_button.toggled.connect(self._on_trash)
        self.service.ready.connect(self.read)
        self.service.list_changed.connect(self.read)
        actions = self.actions_by_name()
        for name, action in actions.items():
            action.triggered.connect(self._on_action(name))
        self.list.set_own_keys(action.shortcut() for action in actions.values())

    def actions_by_name(self) -> Mapping[str, QAction]:
        """Return the actions of the menu by name."""
        return {
            "open": self.open_action,
            "rename": self.rename_action,
            "duplicate": self.duplicate_action,
            "export": self.export_action,
            "trash": self.trash_action,
            "restore": self.restore_action,
            "delete": self.delete_action,
        }

    def _on_action(self, name: str) -> Callable[[], None]:
        def run() -> None:
            if (row := self.marked) is not None and name in self._available(row):
                if name == "open":
                    self.opened.emit(row.id)
                else:
                    self.carry_out(name, row)

        return run

    # --------------------------------------------------------------------------------------------------------- contents

    def show_documents(
        self, rows: Iterable[DocumentRow], groups: Mapping[str, str], games: Mapping[str, str], in_trash: int
    ) -> None:
        """Show the documents.

        Args:
            rows: The documents: of the trash if that is shown, else the others.
            groups: Titles of their groups by key.
            games: Names of the games by id, for the chips.
            in_trash: How many are in the trash.
        """
        self._chips = [("", self.tr("All")), *games.items()]
        if self.chips.keys() != [key for key, _ in self._chips]:
            self.chips.show_chips(self._chips, self.chips.current())
        self.model.show_rows(rows, groups)
        in_trash_text = self.tr("%Ln in the trash", "", in_trash)
        self.trash_button.setText(str(in_trash))
        self.trash_button.setToolTip(escape_tool_tip(in_trash_text))
        self.trash_button.setAccessibleName(in_trash_text)
        self.trash_button.setVisible(in_trash > 0 or self.is_trash)
        self._filter()

    @property
    def is_trash(self) -> bool:
        """Whether the trash is shown."""
        return self.trash_button.isChecked()

    @property
    def marked(self) -> DocumentRow | None:
        """The marked document."""
        return self.list.marked

    @Slot()
    def _filter(self) -> None:
        self.search_edit.stop_waiting()
        self.model.filter(self.search_edit.text(), self.chips.current())
        self.number_label.setText(self.count_text(len(self.model.rows)))
        self.new_button.setVisible(not self.is_trash)
        self.order_label.setVisible(not self.is_trash)
        if self.model.shown:
            self.stack.setCurrentWidget(self.list_page)
            return
        is_search = bool(self.model.rows)
        title, text = self.empty_texts()
        if is_search:
            title, text = self.tr("No matches"), self.tr("Search finds words of name and game.")
        elif self.is_trash:
            title, text = self.tr("The trash is empty"), ""
        self.empty_title_label.setText(title)
        self.empty_label.setText(text)
        self.empty_button.setVisible(is_search or self.is_trash)
        self.stack.setCurrentWidget(self.empty_page)

    @Slot(bool)
    def _on_trash(self, is_on: bool) -> None:
        self.filter_box.setVisible(is_on)
        self.read()

    @Slot()
    def show_all(self) -> None:
        """Clear search and game, and leave the trash."""
        self.search_edit.clear()
        self.chips.show_chips(self._chips, "")
        self.trash_button.setChecked(False)
        self._filter()
        self.list.setFocus()

    # --------------------------------------------------------------------------------------------- keyboard and actions

    def _available(self, row: DocumentRow) -> tuple[str, ...]:
        """Return the actions of a document, in the order of the menu."""
        if self.is_trash:
            return ("restore", "delete")
        return self.LOCKED if row.is_locked else self.EDITABLE

    @Slot(str)
    def _open(self, id_: str) -> None:
        if not self.is_trash:
            self.opened.emit(id_)

    @Slot(QPoint)
    def _show_menu(self, position: QPoint) -> None:
        actions = self._available_actions()
        if not actions:
            return
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.addActions(actions)
        menu.insertSeparator(actions[-1])
        menu.popup(position)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """Handle shortcuts, move from search to list, and clear the search with Escape."""
        is_searching = self.search_edit.hasFocus()
        is_enter = event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}
        if is_searching and (is_enter or event.key() == Qt.Key.Key_Down):
            if self.search_edit.is_waiting:
                self._filter()
            self.list.go_in()
            if is_enter and self.search_edit.text().strip() and self.marked is not None:
                self._open(self.marked.id)
        elif event.key() == Qt.Key.Key_Escape and (self.search_edit.text() or self.is_trash):
            self.show_all()
        elif not trigger_by_key(self._available_actions(), event):
            super().keyPressEvent(event)

    def _available_actions(self) -> list[QAction]:
        """Return the actions of the marked document, in the order of the menu."""
        row, actions = self.marked, self.actions_by_name()
        return [] if row is None else [actions[name] for name in self._available(row)]
