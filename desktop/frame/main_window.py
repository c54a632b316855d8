"""The main window without its views: menus, toolbar, docks, tabs, notices, status line.

The views in docks and tabs are added by `desktop.controllers`::

    window.add_dock("why", why_view)
    window.open_document(open_character, sheet_view, icon)
    window.set_action_handler("print", self._on_print)

The docks are ``library``, ``why``, ``violations``, ``history`` and ``dice``.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QByteArray, QSignalBlocker, QSize, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QAction, QCloseEvent, QIcon, QKeySequence, QPaintEvent
from PySide6.QtWidgets import (
    QDialog,
    QDockWidget,
    QFrame,
    QLabel,
    QMainWindow,
    QMenu,
    QPushButton,
    QStackedWidget,
    QTabWidget,
    QToolBar,
    QToolButton,
    QWidget,
)

from core.messages import Message
from desktop import messages, theme
from desktop.forms import FRAME, load_form
from desktop.frame.actions import Actions, State
from desktop.frame.close_buttons import CloseButtons
from desktop.frame.command_field import CommandField
from desktop.frame.dialog_fitting import fit_dialog
from desktop.frame.dock_actions import DockActions
from desktop.frame.dock_title_bars import DockTitleBars
from desktop.frame.document_view import DocumentView
from desktop.frame.edit_actions import EditActions
from desktop.frame.own_shortcuts import OwnShortcuts
from desktop.frame.pending_tab import PendingTab
from desktop.frame.side_panels import SidePanels
from desktop.frame.status_line import StatusLine
from desktop.frame.tab_focus import TabFocus
from desktop.frame.tab_titles import tab_titles
from desktop.frame.toast import Toast
from desktop.frame.tool_bar_fitting import ICON, ToolBarFitting
from desktop.frame.zoom_actions import ZoomActions
from desktop.library.library_service import LibraryService
from desktop.settings import DOCKS, GEOMETRY, Settings
from desktop.sheet.undo_group import UndoGroup
from desktop.theme import Theme

if TYPE_CHECKING:
    from desktop.sheet.open_character import OpenCharacter

DOCK_NAMES: Final = ("library", "why", "violations", "history", "dice")
DOCKS_OF_SHEETS: Final = ("why", "violations")
"""Docks that are hidden while the document in front is no sheet."""
_LAYOUT_VERSION: Final = 1
_SMALLEST: Final = QSize(640, 420)
_LEFT, _RIGHT = 264, 320
_ROOMY: Final = 1280
_NARROW_LEFT, _NARROW_RIGHT = 216, 264


class MainWindow(QMainWindow):
    """The window.

    Args:
        service: The library.
        settings: Stores size and dock layout.
        app_theme: The theme of the application.

    Signals:
        painted: The window was painted for the first time; slow parts may be loaded now.
        current_changed: The current character changed; an `OpenCharacter` or None.
        document_changed: Another document is in front, a character, world or campaign; an `OpenCharacter` or None.
        tab_closed: A tab was closed; carries its widget, which is deleted afterwards.
        closing: The window is closing.
        asked_palette: The command palette was requested.
        theme_changed: The colours changed.
        dock_shown: The dock of this name became visible.

    Attributes:
        may_close: Called before closing; returns whether the window may close.
    """

    painted = Signal()
    current_changed = Signal(object)
    document_changed = Signal(object)
    tab_closed = Signal(QWidget)
    closing = Signal()
    asked_palette = Signal()
    theme_changed = Signal()
    dock_shown = Signal(str)

    tool_bar: QToolBar
    documents: QTabWidget
    middle_stack: QStackedWidget
    empty_page: QWidget
    notice_bar: QFrame
    notice_label: QLabel
    restore_backup_button: QPushButton
    try_again_button: QPushButton
    save_elsewhere_button: QPushButton
    close_notice_button: QToolButton
    procedures_menu: QMenu
    play_procedures_menu: QMenu
    library_dock: QDockWidget
    why_dock: QDockWidget
    violations_dock: QDockWidget
    history_dock: QDockWidget
    dice_dock: QDockWidget

    def __init__(self, service: LibraryService, settings: Settings, app_theme: Theme) -> None:
        super().__init__()
        self._service = service
        self._settings = settings
        self._was_painted = False
        self._is_writing_docks = False
        self._is_row_marked = False
        self._world_state = State.NOTHING
        self._open: dict[QWidget, OpenCharacter] = {}
        self._documents: dict[QWidget, OpenCharacter] = {}
        self.may_close: Callable[[], bool] = _always
        self.undo_group = UndoGroup(self)
        load_form(self, "main_window")
        self.actions_by_name = Actions(self)
        self.status_line = StatusLine(self)
        self.toast = Toast(self.middle_stack)
        self.setStatusBar(self.status_line)
        self.setMinimumSize(_SMALLEST)
        self._lay_out_tool_bar()
        self._lay_out_docks()
        self.sides = SidePanels(self, {name: self._dock(name) for name in DOCK_NAMES})
        self._connect_frame()
        EditActions(self)
        ZoomActions(self, settings)
        self.own_shortcuts = OwnShortcuts(self.actions_by_name, settings)
        self.own_shortcuts.changed.connect(self._show_palette_key)
        self._show_palette_key()
        self._apply_frame_icons()
        self.notice_bar.hide()
        self._restore_layout()
        app_theme.changed.connect(self._on_theme_changed)

    # ----------------------------------------------------------------------------------------------------- adding views

    def add_dock(self, name: str, widget: QWidget) -> None:
        """Put a view into one of the docks.

        Raises:
            KeyError: There is no dock of this name.
        """
        dock = self._dock(name)
        before = dock.widget()
        dock.setWidget(widget)
        theme.apply_icons(widget)
        if before is not None:
            before.deleteLater()

    def show_dock(self, name: str) -> None:
        """Bring a dock to the front, unless the page in front has no use for it."""
        if not self.sides.is_available(name):
            return
        self.sides.open(name)
        dock = self._dock(name)
        dock.show()
        dock.raise_()

    def is_dock_seen(self, name: str) -> bool:
        """Return whether a dock is visible: neither hidden nor collapsed nor behind another tab."""
        dock = self._dock(name)
        return dock.isVisible() and not dock.visibleRegion().isEmpty()

    def set_dock_title(self, name: str, title: str) -> None:
        """Set the title of a dock, such as one with a count."""
        self._dock(name).setWindowTitle(title)

    def set_empty_view(self, widget: QWidget) -> None:
        """Set the view shown while no character is open."""
        before = self.empty_page
        self.middle_stack.insertWidget(0, widget)
        self.middle_stack.removeWidget(before)
        before.deleteLater()
        self.empty_page = widget
        theme.apply_icons(widget)
        self._on_tab_changed(self.documents.currentIndex())

    def add_tab(self, widget: QWidget, title: str, icon: QIcon | None = None) -> None:
        """Open a tab and make it current."""
        theme.apply_icons(widget)
        self.documents.setCurrentIndex(self._insert_tab(self.documents.count(), widget, title, icon))

    def _insert_tab(self, index: int, widget: QWidget, title: str, icon: QIcon | None) -> int:
        """Insert a tab without making it current; return its index."""
        index = self.documents.insertTab(index, widget, icon or QIcon(), "")
        self.documents.setTabToolTip(index, title)
        self._show_tab_titles()
        self._close_buttons.add(index)
        return index

    def add_pending_tabs(self, tabs: Sequence[tuple[PendingTab, QIcon]], front: PendingTab | None) -> None:
        """Add tabs of characters that are not loaded yet.

        Args:
            tabs: The tabs with their icons, from the left.
            front: The one to make current; None to leave the current tab.
        """
        with QSignalBlocker(self.documents):
            for widget, icon in tabs:
                self._insert_tab(self.documents.count(), widget, widget.title, icon)
            if front is not None:
                self.documents.setCurrentWidget(front)
        self._on_tab_changed(self.documents.currentIndex())

    def replace_tab(
        self, pending: PendingTab, document: OpenCharacter, view: QWidget, icon: QIcon | None = None
    ) -> None:
        """Put the view of a document in the place that its tab has kept."""
        theme.apply_icons(view)
        index = self.documents.indexOf(pending)
        is_current, has_focus = index == self.documents.currentIndex(), pending.hasFocus()
        self._note_document(view, document)
        with QSignalBlocker(self.documents):
            self._insert_tab(index, view, document.title, icon)
            if is_current:
                self.documents.setCurrentIndex(index)
            self.documents.removeTab(index + 1)
        if has_focus:
            view.setFocus(Qt.FocusReason.OtherFocusReason)
        self._show_tab_titles()  # the name was there twice for a moment
        pending.deleteLater()
        if is_current:
            self._on_tab_changed(index)

    def open_document(self, document: OpenCharacter, view: QWidget, icon: QIcon | None = None) -> None:
        """Open a document in a tab.

        Args:
            document: The character, world or campaign.
            view: Its sheet, or a `DocumentView`.
            icon: Its portrait, small and round, or the icon of its game.
        """
        self._note_document(view, document)
        self.add_tab(view, document.title, icon)
        self.sides.make_room()

    def _note_document(self, view: QWidget, document: OpenCharacter) -> None:
        self._documents[view] = document
        if not isinstance(view, DocumentView):
            self._open[view] = document

    def rename_tab(self, widget: QWidget, title: str, icon: QIcon | None = None) -> None:
        """Set the title of a tab, and its icon if given."""
        index = self.documents.indexOf(widget)
        if index >= 0:
            self.documents.setTabToolTip(index, title)
            self._show_tab_titles()
            if icon is not None:
                self.documents.setTabIcon(index, icon)
            self._show_title()

    def close_tab(self, widget: QWidget | None) -> None:
        """Close a tab and delete its widget."""
        index = -1 if widget is None else self.documents.indexOf(widget)
        if widget is None or index < 0:
            return
        self._open.pop(widget, None)
        self._documents.pop(widget, None)
        self.documents.removeTab(index)
        self._show_tab_titles()
        self.tab_closed.emit(widget)
        widget.deleteLater()

    def set_action_handler(self, name: str, slot: Callable[[], object]) -> None:
        """Connect an action of ``forms/main_window.ui`` (name without ``_action``) to a slot."""
        self.actions_by_name.handle(name, slot)

    def show_message(self, message: Message, *, is_library: bool = False) -> None:
        """Show a notice above the tabs until it is closed; success messages go to the status line.

        Args:
            message: The message.
            is_library: Whether to offer "Try again" and "Save elsewhere" for an unusable library.
        """
        if messages.is_success(message) and not is_library:
            self.status_line.show_success(messages.render(message))
            return
        self.notice_label.setText(messages.render(message))
        self.restore_backup_button.setVisible(messages.suggests_backup(message))
        self.try_again_button.setVisible(is_library)
        self.save_elsewhere_button.setVisible(is_library)
        self.notice_bar.show()

    @Slot()
    def hide_message(self) -> None:
        """Hide the notice."""
        self.notice_bar.hide()

    def hide_message_of(self, message: Message) -> None:
        """Hide the notice if it still shows this message."""
        if self.notice_label.text() == messages.render(message):
            self.hide_message()

    def open_dialog(self, dialog: QDialog) -> None:
        """Open a dialog of the window; it is deleted when it is closed."""
        theme.apply_icons(dialog)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        fit_dialog(dialog, self.screen().availableSize())
        dialog.open()

    def menus(self) -> list[QMenu]:
        """Return the menus of the menu bar, from the left."""
        menus = [action.menu() for action in self.menuBar().actions()]
        return [menu for menu in menus if isinstance(menu, QMenu)]

    def set_row_marked(self, is_marked: bool) -> None:
        """Set whether a row of the library stands for the current character while no sheet is in front."""
        self._is_row_marked = is_marked
        self._update_actions()

    def set_world_marked(self, is_marked: bool, *, is_locked: bool) -> None:
        """Set whether there is a current world, and whether it can only be read."""
        own = State.NOTHING if is_locked else State.OWN_WORLD
        self._world_state = State.WORLD | own if is_marked else State.NOTHING
        self._update_actions()

    # -------------------------------------------------------------------------------------------------------- open tabs

    @property
    def current(self) -> OpenCharacter | None:
        """The current character."""
        return self._open.get(self.documents.currentWidget())

    @property
    def document(self) -> OpenCharacter | None:
        """The document in front: a character, world or campaign."""
        return self._documents.get(self.documents.currentWidget())

    def document_of(self, widget: QWidget) -> OpenCharacter | None:
        """Return the document of a tab."""
        return self._documents.get(widget)

    def tabs(self) -> list[QWidget]:
        """Return the widgets of the tabs, from the left."""
        widgets = [self.documents.widget(index) for index in range(self.documents.count())]
        return [widget for widget in widgets if widget is not None]

    def bring_to_front(self, widget: QWidget) -> None:
        """Make a tab current, and collapse a side that covers it in a small window."""
        self.documents.setCurrentWidget(widget)
        self.sides.make_room()
        self._tab_focus.follow()

    # --------------------------------------------------------------------------------------------------------- building

    def _dock(self, name: str) -> QDockWidget:
        dock = self.findChild(QDockWidget, f"{name}_dock")
        if name not in DOCK_NAMES or not isinstance(dock, QDockWidget):
            raise KeyError(name)
        return dock

    def _lay_out_tool_bar(self) -> None:
        self.command_field = CommandField(self.tool_bar)
        self.command_field.setObjectName("command_field")
        self.command_field.setText(self.tr("Find an action, character or field"))
        self.command_field.setAccessibleName(self.tr("Find an action, character or field"))
        ToolBarFitting(self.tool_bar, self.command_field)

    @Slot()
    def _show_palette_key(self) -> None:
        key = self._action("palette").shortcut().toString(QKeySequence.SequenceFormat.NativeText)
        self.command_field.set_key(key.replace("+", " "))

    def _lay_out_docks(self) -> None:
        self.setTabPosition(Qt.DockWidgetArea.AllDockWidgetAreas, QTabWidget.TabPosition.North)
        right = Qt.DockWidgetArea.RightDockWidgetArea
        self.addDockWidget(Qt.DockWidgetArea.LeftDockWidgetArea, self.library_dock)
        self.addDockWidget(right, self.why_dock)
        self.splitDockWidget(self.why_dock, self.history_dock, Qt.Orientation.Vertical)
        self.tabifyDockWidget(self.why_dock, self.violations_dock)
        self.tabifyDockWidget(self.history_dock, self.dice_dock)
        docks = {name: self._dock(name) for name in DOCK_NAMES}
        self.dock_title_bars = DockTitleBars(self, docks, {"library": Qt.DockWidgetArea.LeftDockWidgetArea})
        DockActions(docks, {name: self._action(f"{name}_dock") for name in docks}, self.show_dock, self)
        for dock in docks.values():
            dock.setMinimumWidth(theme.px(200))
            dock.visibilityChanged.connect(self._on_dock_visibility)
        self.why_dock.raise_()
        self.history_dock.raise_()
        self.resizeDocks([self.why_dock, self.history_dock], [475, 310], Qt.Orientation.Vertical)

    def _apply_frame_icons(self) -> None:
        """Set the icons of the toolbar and notice bar; menus get theirs when they open."""
        theme.apply_icons_to(self.tool_bar.actions(), [ICON])
        theme.apply_icons(self.notice_bar)
        for menu in self.menuBar().findChildren(QMenu):
            menu.aboutToShow.connect(self._on_menu)

    @Slot()
    def _on_menu(self) -> None:
        menu = self.sender()
        if isinstance(menu, QMenu):
            theme.apply_icons_to(menu.actions())

    def _connect_frame(self) -> None:
        self.documents.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._close_buttons = CloseButtons(self.documents, self._request_close)
        self._tab_focus = TabFocus(self.documents)
        self.document_changed.connect(self._tab_focus.follow, Qt.ConnectionType.QueuedConnection)
        self.documents.setIconSize(QSize(theme.px(20), theme.px(20)))
        self.documents.currentChanged.connect(self._on_tab_changed)
        self.documents.tabCloseRequested.connect(self._on_tab_close_asked)
        self.close_notice_button.clicked.connect(self.hide_message)
        self.command_field.clicked.connect(self.asked_palette)
        self._service.ready.connect(self._on_library_ready)
        self._service.problem.connect(self._on_library_trouble)
        self._service.notice.connect(self.show_message)
        for name, slot in (
            ("palette", self.asked_palette.emit),
            ("close_tab", self._on_close_tab),
            ("quit", self.close),
            ("next_tab", self._on_next_tab),
            ("previous_tab", self._on_previous_tab),
            ("full_screen", self._on_full_screen),
        ):
            self.set_action_handler(name, slot)

    def _action(self, name: str) -> QAction:
        return self.actions_by_name.action(name)

    def _restore_layout(self) -> None:
        """Restore geometry and docks of the last session, or set the defaults."""
        geometry = self._settings.get(GEOMETRY)
        if geometry.isEmpty() or not self.restoreGeometry(geometry):
            room = self.screen().availableSize() - QSize(0, FRAME)
            self.resize(QSize(1440, 900).boundedTo(room))
        docks = self._settings.get(DOCKS)
        if docks.isEmpty() or not self.restoreState(docks, _LAYOUT_VERSION):
            self.reset_dock_widths()
        self.dock_title_bars.style_tabs()
        self.sides.fit()

    def reset_dock_widths(self) -> None:
        """Set the default widths of library and docks; smaller in a narrow window."""
        left, right = (_LEFT, _RIGHT) if self.width() >= theme.px(_ROOMY) else (_NARROW_LEFT, _NARROW_RIGHT)
        widths = [theme.px(left), theme.px(right)]
        self.resizeDocks([self.library_dock, self.why_dock], widths, Qt.Orientation.Horizontal)

    def save_layout(self) -> None:
        """Store geometry and dock layout for the next session."""
        self._settings.put(GEOMETRY, QByteArray(self.saveGeometry()))
        self._is_writing_docks = True
        with self.sides.expanded():
            self._settings.put(DOCKS, QByteArray(self.saveState(_LAYOUT_VERSION)))
        self._is_writing_docks = False

    # ----------------------------------------------------------------------------------------------------------- events

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        """Emit `painted` after the first paint event."""
        super().paintEvent(event)
        if not self._was_painted:
            self._was_painted = True
            QTimer.singleShot(0, self.painted.emit)

    def closeEvent(self, event: QCloseEvent) -> None:  # noqa: N802 - Qt's name
        """Store the layout and emit `closing`, unless `may_close` refuses."""
        if not self.may_close():
            event.ignore()
            return
        self.save_layout()
        self.closing.emit()
        self.sides.detach()
        super().closeEvent(event)

    @Slot()
    def _on_library_ready(self) -> None:
        if not self._service.is_temporary:
            self.hide_message()
        self._update_actions()

    @Slot(object)
    def _on_library_trouble(self, message: Message) -> None:
        self.show_message(message, is_library=True)

    @Slot(int)
    def _on_tab_changed(self, index: int) -> None:
        self.middle_stack.setCurrentWidget(self.documents if index >= 0 else self.empty_page)
        widget, current, document = self.documents.currentWidget(), self.current, self.document
        without = DOCKS_OF_SHEETS if isinstance(widget, DocumentView) else ()
        self.sides.put_away(is_away=bool(getattr(widget, "hides_docks", False)), without=without)
        for name in DOCKS_OF_SHEETS:
            self._action(f"{name}_dock").setEnabled(self.sides.is_available(name))
        self.undo_group.set_active(None if document is None else document.undo_stack)
        self._show_title()
        self._update_actions()
        self.current_changed.emit(current)
        self.document_changed.emit(document)

    @Slot(int)
    def _on_tab_close_asked(self, index: int) -> None:
        self._request_close(self.documents.widget(index))

    def _request_close(self, widget: QWidget | None) -> None:
        """Close a tab, unless its view asks and the answer is no."""
        if not isinstance(widget, DocumentView) or widget.may_close():
            self.close_tab(widget)

    @Slot()
    def _on_close_tab(self) -> None:
        self._request_close(self.documents.currentWidget())

    @Slot()
    def _on_next_tab(self) -> None:
        self._turn_tabs(1)

    @Slot()
    def _on_previous_tab(self) -> None:
        self._turn_tabs(-1)

    def _turn_tabs(self, by: int) -> None:
        count = self.documents.count()
        if count:
            self.documents.setCurrentIndex((self.documents.currentIndex() + by) % count)

    @Slot()
    def _on_full_screen(self) -> None:
        if self.isFullScreen():
            self.showNormal()
        else:
            self.showFullScreen()

    @Slot(bool)
    def _on_dock_visibility(self, is_visible: bool) -> None:
        changed = self.sender()
        for name in DOCK_NAMES:
            dock = self._dock(name)
            self._action(f"{name}_dock").setChecked(not dock.isHidden())
            if is_visible and dock is changed and not self._is_writing_docks:
                self.dock_shown.emit(name)

    @Slot()
    def _on_theme_changed(self) -> None:
        for index in range(self.documents.count()):
            self._close_buttons.add(index)
        self.theme_changed.emit()

    def _show_tab_titles(self) -> None:
        """Tell the tabs apart; the whole name of each is its tool tip."""
        tabs = [(self.documents.tabToolTip(index), self._details(index)) for index in range(self.documents.count())]
        for index, title in enumerate(tab_titles(tabs)):
            if self.documents.tabText(index) != title:
                self.documents.setTabText(index, title)

    def _details(self, index: int) -> tuple[str, ...]:
        """Return what tells a character from others of the same name."""
        widget = self.documents.widget(index)
        opened = None if widget is None else self._documents.get(widget)
        if opened is None:
            return ()
        document = opened.sheet.character
        return document.campaign, document.player, opened.sheet.system.name

    def _show_title(self) -> None:
        document = self.document
        self.setWindowTitle("Quire" if document is None else f"{document.title} — Quire")

    def _update_actions(self) -> None:
        state = self._world_state
        if self._service.is_open:
            state |= State.LIBRARY
        if self.documents.count():
            state |= State.TAB
        if self.current is not None:
            state |= State.CHARACTER
        if self.current is not None or self._is_row_marked:
            state |= State.SUBJECT
        if state & State.SUBJECT or self.document is not None:
            state |= State.PRINTABLE
        self.actions_by_name.set_state(state)


def _always() -> bool:
    return True
