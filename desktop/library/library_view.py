"""The library view: search, game filter, order, grouping, trash, actions on the selection.

Keyboard: Enter in the search opens the first match, Down moves from the search into the list, typing in the list
searches, Enter opens, Delete moves to the trash,
Left and Right collapse and expand groups, the menu key opens the context menu.

The view only dispatches: the model reads, `LibraryActions` writes, `OrderMenu` stores order and filters.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QLocale, QPoint, Qt, Signal, Slot
from PySide6.QtGui import (
    QAction,
    QDragEnterEvent,
    QDragLeaveEvent,
    QDropEvent,
    QGuiApplication,
    QKeyEvent,
    QKeySequence,
)
from PySide6.QtWidgets import QLabel, QMenu, QPushButton, QStackedWidget, QToolButton, QVBoxLayout, QWidget

from core.messages import Message
from core.store.records import Query
from desktop import messages, theme
from desktop.action_texts import name_subject
from desktop.chip_row import ChipRow
from desktop.forms import load_form
from desktop.library.bulk_operations import CharacterSelection
from desktop.library.character_list import MAX_NAMED, CharacterList
from desktop.library.empty_reasons import EmptyReason, empty_texts
from desktop.library.library_actions import LibraryActions
from desktop.library.library_model import LibraryModel
from desktop.library.library_service import LibraryService
from desktop.library.order_menu import OrderMenu
from desktop.library.paged_rows import PagedRows, RowKind
from desktop.settings import LIBRARY_CHIPS, Settings
from desktop.tool_tips import escape_tool_tip
from desktop.widgets.own_keys import trigger_by_key
from desktop.widgets.search_edit import SearchEdit

if TYPE_CHECKING:
    from core.store.records import Draft, LibraryEntry

_NATIVE: Final = QKeySequence.SequenceFormat.NativeText
_NUMBER: Final = 96
"""Minimum width of the number of characters; longer texts are clipped in favour of the buttons."""


class LibraryView(QWidget):
    """The library view.

    Args:
        service: The library.
        settings: Stores order and grouping.
        library_actions: Performs actions on characters.

    Signals:
        opened: A character was opened; its id.
        entered: It is to have the focus, too; its id, before `opened`.
        draft_opened: A `Draft` was opened, to be resumed.
        asked_new: A new character was requested.
        asked_print: Printing was requested; ids of the characters.
        emptied: The list was read; whether the library is empty.
    """

    opened = Signal(str)
    entered = Signal(str)
    draft_opened = Signal(object)
    asked_new = Signal()
    asked_print = Signal(object)
    emptied = Signal(bool)

    search_edit: SearchEdit
    sort_button: QToolButton
    chips_layout: QVBoxLayout
    filter_box: QWidget
    filter_label: QLabel
    clear_filter_button: QPushButton
    stack: QStackedWidget
    list_page: QWidget
    list_layout: QVBoxLayout
    empty_page: QWidget
    empty_title_label: QLabel
    empty_label: QLabel
    empty_button: QPushButton
    selection_bar: QWidget
    selection_label: QLabel
    tag_button: QToolButton
    campaign_button: QToolButton
    export_button: QToolButton
    print_button: QToolButton
    trash_selected_button: QToolButton
    restore_button: QToolButton
    delete_button: QToolButton
    number_label: QLabel
    trash_button: QToolButton
    group_button: QToolButton
    open_action: QAction
    resume_action: QAction
    rename_draft_action: QAction
    delete_draft_action: QAction
    duplicate_action: QAction
    tag_action: QAction
    campaign_action: QAction
    export_action: QAction
    print_action: QAction
    trash_action: QAction
    restore_action: QAction
    delete_action: QAction

    def __init__(
        self,
        service: LibraryService,
        settings: Settings,
        library_actions: LibraryActions,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._service = service
        self._settings = settings
        self._library_actions = library_actions
        self._empty = EmptyReason.OPENING
        self._shown_query: Query | None = None
        self._opens_first = False
        load_form(self, "library")
        self.model = LibraryModel(service, self)
        self.list = CharacterList(self)
        self.chips = ChipRow(self)
        self.order = OrderMenu(service, settings, self)
        self._lay_out()
        self._connect()
        self._show_empty(EmptyReason.OPENING)
        self._reload()

    def _lay_out(self) -> None:
        self.list.setObjectName("characters_list")
        self.list.setAccessibleName(self.tr("Characters"))
        self.list.show_model(self.model)
        self.list_layout.addWidget(self.list)
        self.chips.setObjectName("game_chips")
        self.chips.setAccessibleName(self.tr("Games"))
        self.chips.reserve_height(self._settings.get(LIBRARY_CHIPS))
        self.chips_layout.addWidget(self.chips)
        self.setTabOrder(self.sort_button, self.chips)
        self.setTabOrder(self.chips, self.clear_filter_button)
        self.setTabOrder(self.clear_filter_button, self.list)
        self.setTabOrder(self.list, self.tag_button)
        self.sort_button.setMenu(self.order)
        self.group_button.setMenu(self.order.group_menu)
        self.group_button.setText(self.order.grouping_label())
        self.setAcceptDrops(True)
        for widget in (self.filter_box, self.selection_bar, self.trash_button, self.group_button):
            widget.hide()
        self.number_label.clear()

    def _connect(self) -> None:
        self.search_edit.textChanged.connect(self._on_typed)
        self.search_edit.searched.connect(self._reload)
        self.chips.chosen.connect(self._reload)
        self.order.changed.connect(self._on_ordered)
        self.model.listed.connect(self._on_listed)
        self.model.named.connect(self._show_chips)
        self.model.failed.connect(self._on_failed)
        self.list.opened.connect(self._open_row)
        self.list.entered.connect(self._enter_row)
        self.list.drag_wanted.connect(self._on_drag)
        self.list.typed.connect(self.search_edit.start_with)
        self.list.left_upwards.connect(self.search_edit.setFocus)
        self.list.menu_requested.connect(self._show_menu)
        self.list.selected_changed.connect(self._on_selected)
        self.trash_button.toggled.connect(self._on_trash)
        self.clear_filter_button.clicked.connect(self._on_clear_filter)
        self.empty_button.clicked.connect(self._on_empty_button)
        self._service.ready.connect(self._reload)
        self._library_actions.added.connect(self._on_added)
        for action, slot in self._handlers().items():
            action.triggered.connect(slot)
        for button, action in self._buttons().items():
            button.setDefaultAction(action)
            button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonIconOnly)
        self.list.set_own_keys(action.shortcut() for action in self._handlers())

    def _handlers(self) -> dict[QAction, Callable[[], None]]:
        return {
            self.open_action: self._on_open,
            self.resume_action: self._on_open,
            self.rename_draft_action: self._on_rename_draft,
            self.delete_draft_action: self._on_delete_draft,
            self.duplicate_action: self._on_duplicate,
            self.tag_action: self._on_tag,
            self.campaign_action: self._on_campaign,
            self.export_action: self._on_export,
            self.print_action: self._on_print,
            self.trash_action: self._on_move_to_trash,
            self.restore_action: self._on_restore,
            self.delete_action: self._on_delete,
        }

    def _buttons(self) -> dict[QToolButton, QAction]:
        return {
            self.tag_button: self.tag_action,
            self.campaign_button: self.campaign_action,
            self.export_button: self.export_action,
            self.print_button: self.print_action,
            self.trash_selected_button: self.trash_action,
            self.restore_button: self.restore_action,
            self.delete_button: self.delete_action,
        }

    @property
    def library_actions(self) -> LibraryActions:
        """Performs actions on characters."""
        return self._library_actions

    # ------------------------------------------------------------------------------------------------------------ query

    def query(self) -> Query:
        """Return the query of search, filters and order."""
        return Query(
            text=self.search_edit.text(),
            system=self.chips.current(),
            campaign=self.order.campaign or "",
            no_campaign=self.order.campaign == "",
            tags=self.order.tags,
            trashed=self.trash_button.isChecked(),
            sort=self.order.sort,
            descending=self.order.is_descending,
        )

    @Slot()
    def _reload(self) -> None:
        self.search_edit.stop_waiting()
        query = self.query()
        if query != self._shown_query:
            self._shown_query = query
            self.list.scroll_to_top_on_reload()
        self.model.show(query, self.order.grouping)

    @Slot()
    def _on_ordered(self) -> None:
        self.group_button.setText(self.order.grouping_label())
        self._show_filter()
        self._reload()

    @Slot(bool)
    def _on_trash(self, _is_on: bool) -> None:
        self._show_filter()
        self._reload()

    @Slot()
    def _on_clear_filter(self) -> None:
        self.order.clear_filters()
        self.trash_button.setChecked(False)
        self._show_filter()
        self._reload()
        self.list.setFocus()

    def _show_filter(self) -> None:
        """Show the active filters above the list."""
        is_trash = self.trash_button.isChecked()
        parts = [*([self.tr("Trash")] if is_trash else []), *self.order.filter_labels()]
        self.filter_label.setText(" · ".join(parts))
        self.clear_filter_button.show()
        self.filter_box.setVisible(bool(parts))

    # ----------------------------------------------------------------------------------------------------------- search

    @Slot(str)
    def _on_typed(self, _text: str) -> None:
        self._opens_first = False

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """Handle shortcuts, move from search to list, and clear the search with Escape."""
        is_searching = self.search_edit.hasFocus()
        if is_searching and event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter} and self.search_edit.text().strip():
            self._open_first()
        elif is_searching and event.key() in {Qt.Key.Key_Down, Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            self._go_into_list()
        elif event.matches(QKeySequence.StandardKey.Paste):
            self._library_actions.import_text(QGuiApplication.clipboard().text())
        elif (event.key() == Qt.Key.Key_Escape and self._clear_search_or_filter()) or trigger_by_key(
            self._available_actions() if self.list.hasFocus() else (), event
        ):
            event.accept()
        else:
            super().keyPressEvent(event)

    def _open_first(self) -> None:
        """Open the first character that the search finds, once the list shows what was typed."""
        listing = self.model.rows
        if self.search_edit.is_waiting or listing is None or listing.options.query != self.query():
            self._opens_first = True
            self._reload()
            return
        self._opens_first = False
        self._go_into_list()
        self._on_open()

    def _go_into_list(self) -> None:
        if self.search_edit.is_waiting:
            self._reload()
        self.list.setFocus(Qt.FocusReason.TabFocusReason)
        self.list.select_first()

    def _clear_search_or_filter(self) -> bool:
        """Clear the search, else the filters and the trash; return whether there was one."""
        if self.search_edit.text():
            self.search_edit.clear()
        elif not self.filter_box.isHidden():
            self._on_clear_filter()
        else:
            return False
        return True

    # --------------------------------------------------------------------------------------------------------- contents

    @Slot()
    def _on_listed(self) -> None:
        listing = self.model.rows
        if listing is None:
            return
        self._show_chips()
        self._show_numbers(listing)
        if len(listing):
            self.stack.setCurrentWidget(self.list_page)
        elif listing.options.query.trashed:
            self._show_empty(EmptyReason.TRASH)
        else:
            self._show_empty(EmptyReason.LIBRARY if listing.is_empty_library else EmptyReason.SEARCH)
        self.emptied.emit(listing.is_empty_library)
        if self._opens_first and listing.options.query == self.query():
            self._opens_first = False
            if len(listing):
                self._open_first()

    @Slot()
    def _show_chips(self) -> None:
        chips = [("", self.tr("All")), *self.model.names.items()]
        if self.chips.keys() != [key for key, _ in chips]:
            self.chips.show_chips(chips, self.chips.current())
        if self.model.names:
            self.chips.reserve_height(0)
            self._settings.put(LIBRARY_CHIPS, min(self.chips.heightForWidth(self.chips.width()), LIBRARY_CHIPS.most))

    def _show_numbers(self, listing: PagedRows) -> None:
        number = self.tr("%Ln character(s)", "", listing.number)
        self.number_label.setText(number)
        self.number_label.setToolTip(escape_tool_tip(number))
        self.number_label.setMinimumWidth(min(self.number_label.sizeHint().width(), theme.px(_NUMBER)))
        in_trash = self.tr("%Ln in the trash", "", listing.in_trash)
        self.trash_button.setText(QLocale().toString(listing.in_trash))
        self.trash_button.setToolTip(escape_tool_tip(f"{in_trash} ({self.trash_button.shortcut().toString(_NATIVE)})"))
        self.trash_button.setAccessibleName(in_trash)
        self.trash_button.setVisible(bool(listing.in_trash) or self.trash_button.isChecked())
        self.group_button.setVisible(not self.trash_button.isChecked() and not listing.is_empty_library)
        self.number_label.setVisible(not listing.is_empty_library)
        self.sort_button.setEnabled(not listing.is_empty_library)

    def _show_empty(self, empty: EmptyReason) -> None:
        """Show why the list is empty, and a button for the next step."""
        self._empty = empty
        title, text, button = empty_texts(empty)
        self.empty_title_label.setText(title)
        self.empty_label.setText(text)
        self.empty_button.setText(button)
        self.empty_button.setVisible(bool(button))
        self.stack.setCurrentWidget(self.empty_page)

    @Slot()
    def _on_empty_button(self) -> None:
        match self._empty:
            case EmptyReason.LIBRARY:
                self.asked_new.emit()
            case EmptyReason.FAILED:
                self._reload()
            case _:
                self.show_all()

    @Slot()
    def show_all(self) -> None:
        """Clear search and filters, and leave the trash."""
        self.search_edit.clear()
        self.chips.show_chips([("", self.tr("All")), *self.model.names.items()], "")
        self._on_clear_filter()

    @Slot(object)
    def _on_failed(self, message: Message) -> None:
        self._show_empty(EmptyReason.FAILED)
        self.empty_label.setText(messages.render(message))

    @Slot(object)
    def _on_added(self, ids: list[str]) -> None:
        """Select added characters as soon as the list shows them."""
        self.list.select_on_reload(ids)

    # -------------------------------------------------------------------------------------------------------- selection

    def chosen(self) -> CharacterSelection:
        """Return the selected characters: ids if loaded, else spans of rows."""
        listing = self.model.rows
        if listing is None:
            return ()
        ranges = self.list.ranges()
        if self.list.selected_count() > MAX_NAMED:
            return listing.spans(ranges)
        rows = [row for first, last in ranges for row in range(first, last + 1)]
        entries = [self.model.entry(row) for row in rows if self.model.kind(row) is RowKind.CHARACTER]
        ids = [entry.id for entry in entries if entry is not None]
        return ids if len(ids) == len(entries) else listing.spans(ranges)

    @property
    def marked(self) -> LibraryEntry | None:
        """The character of the marked row; None in the trash, on a draft, and if none or several are selected."""
        if self.trash_button.isChecked() or self.list.selected_count() != 1:
            return None
        ids = self.chosen()
        entry = self._current()
        return entry if entry is not None and entry.id in ids else None

    def _current(self) -> LibraryEntry | None:
        return self.model.entry(self.list.currentIndex().row())

    def _draft(self) -> Draft | None:
        return self.model.draft(self.list.currentIndex().row())

    @Slot()
    def _on_selected(self) -> None:
        number = self.list.selected_count()
        is_trash = self.trash_button.isChecked()
        self.selection_label.setText(self.tr("%Ln selected", "", number))
        self.selection_bar.setVisible(number > 1 or ((is_trash or self.list.is_ticking) and number > 0))
        for button, action in self._buttons().items():
            is_for_trash = action in {self.restore_action, self.delete_action}
            button.setVisible(is_for_trash is is_trash)
        entry = self._current()
        for action in self._handlers():
            name_subject(action, "" if entry is None else entry.name, number)

    def _available_actions(self) -> list[QAction]:
        """Return the actions available for the selection, in menu order."""
        draft = self._draft()
        if draft is not None:
            renaming = [self.rename_draft_action] if self._library_actions.may_rename(draft) else []
            return [self.resume_action, *renaming, self.delete_draft_action]
        if not self.list.selected_count():
            return []
        if self.trash_button.isChecked():
            return [self.restore_action, self.delete_action]
        actions = [self.duplicate_action, self.tag_action, self.campaign_action]
        return [self.open_action, *actions, self.export_action, self.print_action, self.trash_action]

    @Slot(QPoint)
    def _show_menu(self, position: QPoint) -> None:
        actions = self._available_actions()
        if not actions:
            return
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.addActions(actions)
        menu.insertSeparator(actions[-1])
        if len(actions) > 2:  # noqa: PLR2004 - separates the first action in a longer menu
            menu.insertSeparator(actions[1])
        menu.popup(position)

    @Slot(int)
    def _on_drag(self, row: int) -> None:
        """Drag a character out of the list; one of several that are selected takes the others along."""
        entry = self.model.entry(row)
        if entry is not None:
            chosen = [each for each in self.chosen() if isinstance(each, str)]
            self._library_actions.drag(chosen if entry.id in chosen else [entry.id], self.list)

    def _open_row(self, row: int) -> None:
        draft, entry = self.model.draft(row), self.model.entry(row)
        if draft is not None:
            self.draft_opened.emit(draft)
        elif entry is not None and not self.trash_button.isChecked():
            self.opened.emit(entry.id)

    @Slot(int)
    def _enter_row(self, row: int) -> None:
        """Open a row and let its sheet have the focus."""
        entry = self.model.entry(row)
        if entry is not None:
            self.entered.emit(entry.id)
        self._open_row(row)

    @Slot()
    def _on_open(self) -> None:
        """Open the current row."""
        if self.list.currentIndex().isValid():
            self._enter_row(self.list.currentIndex().row())

    @Slot()
    def _on_rename_draft(self) -> None:
        draft = self._draft()
        if draft is not None:
            self._library_actions.rename_draft(draft)

    @Slot()
    def _on_delete_draft(self) -> None:
        draft = self._draft()
        if draft is not None:
            self._library_actions.delete_draft(draft)

    @Slot()
    def _on_duplicate(self) -> None:
        self._library_actions.duplicate(self.chosen())

    @Slot()
    def _on_tag(self) -> None:
        self._library_actions.tag(self.chosen())

    @Slot()
    def _on_campaign(self) -> None:
        self._library_actions.set_campaign(self.chosen())

    @Slot()
    def _on_export(self) -> None:
        entry = self._current()
        self._library_actions.export(self.chosen(), "" if entry is None else entry.name)

    @Slot()
    def _on_print(self) -> None:
        self._library_actions.ids(self.chosen(), self.asked_print.emit)

    @Slot()
    def _on_move_to_trash(self) -> None:
        self._library_actions.move_to_trash(self.chosen())

    @Slot()
    def _on_restore(self) -> None:
        self._library_actions.restore(self.chosen())

    @Slot()
    def _on_delete(self) -> None:
        self._library_actions.delete(self.chosen(), self.list.selected_count())

    # ---------------------------------------------------------------------------------------------------- drag and drop

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:  # noqa: N802
        """Accept files and folders, but none that is dragged out of Quire."""
        if event.source() is None and any(url.isLocalFile() for url in event.mimeData().urls()):
            event.setDropAction(Qt.DropAction.CopyAction)
            event.accept()

            self.filter_label.setText(self.tr("Drop files to import them"))
            self.filter_box.show()
            self.clear_filter_button.hide()

    def dragLeaveEvent(self, event: QDragLeaveEvent) -> None:  # noqa: N802
        """Show the active filters again."""
        self._show_filter()
        super().dragLeaveEvent(event)

    def dropEvent(self, event: QDropEvent) -> None:  # noqa: N802
        """Import the dropped files."""
        self._show_filter()
        files = [Path(url.toLocalFile()) for url in event.mimeData().urls() if url.isLocalFile()]
        if files:
            event.setDropAction(Qt.DropAction.CopyAction)
            event.accept()
            self._library_actions.import_files(files)
