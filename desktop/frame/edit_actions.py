"""Actions of the menu Edit: undo that names what it undid, and cut, copy, paste and select all in the focused widget.

Cut, Copy, Paste and Select all have no shortcuts of their own: widgets know these keys, and a shortcut of the window
would take them away. The menu only names them.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6 import QtWidgets
from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Slot
from PySide6.QtGui import QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QLineEdit,
    QMenu,
    QMenuBar,
    QPlainTextEdit,
    QTextEdit,
    QWidget,
)
from shiboken6 import isValid

from desktop.tool_tips import escape_tool_tip

if TYPE_CHECKING:
    from desktop.frame.main_window import MainWindow

_KEYS: Final = {
    "cut": QKeySequence.StandardKey.Cut,
    "copy": QKeySequence.StandardKey.Copy,
    "paste": QKeySequence.StandardKey.Paste,
    "select_all": QKeySequence.StandardKey.SelectAll,
}
_PRESSED: Final = {
    "cut": Qt.Key.Key_X,
    "copy": Qt.Key.Key_C,
    "paste": Qt.Key.Key_V,
    "select_all": Qt.Key.Key_A,
}


class _UndoFilter(QObject):
    """Leaves Ctrl+Z to the window while the text with the cursor has nothing to undo."""

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's name
        """Let the shortcut pass where the text has nothing to undo or redo."""
        from desktop.widgets.inputs import is_undo_shortcut  # noqa: PLC0415 - imported with the first text

        if not is_undo_shortcut(event) or not isinstance(event, QKeyEvent):
            return False
        text = text_in(watched)
        is_redo = event.matches(QKeySequence.StandardKey.Redo)
        if text is None or (_can_redo(text) if is_redo else _can_undo(text)):
            return False
        event.ignore()
        return True


class EditActions(QObject):
    """Connects the actions of the menu Edit.

    Args:
        window: The window.
    """

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._filter = _UndoFilter(self)
        self._watched: QWidget | None = None
        for name, key in _KEYS.items():
            action = window.actions_by_name.action(name)
            keys = QKeySequence(key).toString(QKeySequence.SequenceFormat.NativeText)
            action.setText(f"{action.text()}\t{keys}")
            window.set_action_handler(name, partial(self._on_clipboard, name))
        window.set_action_handler("undo", self._on_undo)
        window.set_action_handler("redo", self._on_redo)
        self._text_timer = QTimer(self)
        self._text_timer.setSingleShot(True)
        self._text_timer.timeout.connect(self._name_undo)
        window.undo_group.changed.connect(self._on_undo_changed)
        window.toast.visibility_changed.connect(self._on_undo_changed)
        program = QApplication.instance()
        if isinstance(program, QApplication):
            program.focusChanged.connect(self._on_focus_changed)
        edit_menu = window.findChild(QMenu, "edit_menu")
        if edit_menu is not None:
            edit_menu.aboutToShow.connect(self._enable)

    @Slot(QWidget, QWidget)
    def _on_focus_changed(self, _old: QWidget | None, new: QWidget | None) -> None:
        """Watch the undo shortcut of the focused widget if it holds a text."""
        if self._watched is not None and isValid(self._watched):  # the focus leaves it before `destroyed` is emitted
            self._watched.removeEventFilter(self._filter)
            self._watched.destroyed.disconnect(self._on_watched_destroyed)
        self._watched = None
        if new is not None and text_in(new) is not None and not _undoes_itself(new):
            self._watched = new
            new.installEventFilter(self._filter)
            new.destroyed.connect(self._on_watched_destroyed)

    @Slot()
    def _on_watched_destroyed(self) -> None:
        self._watched = None

    # -------------------------------------------------------------------------------------------------------- clipboard

    def _focused(self) -> QWidget | None:
        """Return the focused widget, or the one that had the focus before the menu was opened."""
        focused = QApplication.focusWidget()
        if focused is not None and not isinstance(focused, QMenu | QMenuBar):
            return focused
        return self._window.focusWidget()

    @Slot()
    def _enable(self) -> None:
        """Enable what can be done in the focused widget."""
        focused = self._focused()
        text = None if focused is None else text_in(focused)
        can = dict.fromkeys(_KEYS, isinstance(focused, QtWidgets.QAbstractItemView))
        if text is not None:
            is_writable, has_selection = not text.isReadOnly(), _has_selection(text)
            can = {
                "cut": is_writable and has_selection,
                "copy": has_selection,
                "paste": is_writable,
                "select_all": True,
            }
        for name, is_possible in can.items():
            self._window.actions_by_name.action(name).setEnabled(is_possible)

    def _on_clipboard(self, name: str) -> None:
        focused = self._focused()
        if focused is None:
            return
        text = text_in(focused)
        if text is not None:
            {"cut": text.cut, "copy": text.copy, "paste": text.paste, "select_all": text.selectAll}[name]()
        elif not _trigger_own(focused, QKeySequence(_KEYS[name])):
            modifier = Qt.KeyboardModifier.ControlModifier
            QApplication.sendEvent(focused, QKeyEvent(QEvent.Type.KeyPress, _PRESSED[name], modifier))

    # ------------------------------------------------------------------------------------------------------------- undo

    @Slot()
    def _on_undo_changed(self) -> None:
        """Enable Undo and Redo; their tool tips follow after the paint event."""
        group, action = self._window.undo_group, self._window.actions_by_name.action
        action("undo").setEnabled(group.last is not None or not self._window.toast.isHidden())
        action("redo").setEnabled(group.next is not None)
        self._text_timer.start()

    @Slot()
    def _name_undo(self) -> None:
        """Name the edits in the tool tips of Undo and Redo."""
        last, next_ = self._window.undo_group.last, self._window.undo_group.next
        undoes = self.tr("Undo: {edit}").format(edit=last.text) if last and last.text else self.tr("Undo")
        redoes = self.tr("Redo: {edit}").format(edit=next_.text) if next_ and next_.text else self.tr("Redo")
        self._window.actions_by_name.action("undo").setToolTip(escape_tool_tip(undoes))
        self._window.actions_by_name.action("redo").setToolTip(escape_tool_tip(redoes))

    @Slot()
    def _on_undo(self) -> None:
        """Undo what the toast says, or else the last edit of the document in front, and say what it was."""
        if self._window.toast.undo():
            return
        last = self._window.undo_group.last
        self._window.undo_group.undo()
        if last is not None and last.text:
            self._window.status_line.show_success(self.tr("Undone: {edit}").format(edit=last.text))

    @Slot()
    def _on_redo(self) -> None:
        """Redo the next edit of the document in front, and say what it was."""
        next_ = self._window.undo_group.next
        self._window.undo_group.redo()
        if next_ is not None and next_.text:
            self._window.status_line.show_success(self.tr("Redone: {edit}").format(edit=next_.text))


def text_in(widget: QObject) -> QLineEdit | QPlainTextEdit | QTextEdit | None:
    """Return the text that a widget edits: itself, or the line of a list or spin box; None if it edits none."""
    if isinstance(widget, QLineEdit | QPlainTextEdit | QTextEdit):
        return widget
    if isinstance(widget, QAbstractSpinBox | QComboBox):
        return widget.lineEdit()
    return None


def _undoes_itself(text: QObject) -> bool:
    from desktop.widgets.inputs import LineField, ProseField  # noqa: PLC0415 - imported with the first text

    return isinstance(text, LineField | ProseField)


def _can_undo(text: QLineEdit | QPlainTextEdit | QTextEdit) -> bool:
    return text.isUndoAvailable() if isinstance(text, QLineEdit) else text.document().isUndoAvailable()


def _can_redo(text: QLineEdit | QPlainTextEdit | QTextEdit) -> bool:
    return text.isRedoAvailable() if isinstance(text, QLineEdit) else text.document().isRedoAvailable()


def _has_selection(text: QLineEdit | QPlainTextEdit | QTextEdit) -> bool:
    return text.hasSelectedText() if isinstance(text, QLineEdit) else text.textCursor().hasSelection()


def _trigger_own(widget: QWidget, keys: QKeySequence) -> bool:
    """Trigger the action or shortcut that a widget, or one around it, has for keys; return whether there is one."""
    around: QWidget | None = widget
    while around is not None and not around.isWindow():
        actions = [each for each in around.actions() if keys in each.shortcuts()]
        if actions:
            actions[0].trigger()
            return True
        for shortcut in around.findChildren(QShortcut, options=Qt.FindChildOption.FindDirectChildrenOnly):
            if shortcut.key() == keys and shortcut.isEnabled():
                shortcut.activated.emit()
                return True
        around = around.parentWidget()
    return False
