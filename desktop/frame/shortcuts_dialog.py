"""Dialog that lists all keyboard shortcuts and lets the user choose others; formats shortcuts as the platform does."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication, QSize, Qt, Slot
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import (
    QDialog,
    QHBoxLayout,
    QHeaderView,
    QKeySequenceEdit,
    QLabel,
    QMenu,
    QPushButton,
    QTreeWidget,
    QTreeWidgetItem,
    QWidget,
)

from desktop import theme
from desktop.action_texts import SUFFIX, plain_text
from desktop.forms import load_form
from desktop.frame.own_shortcuts import OwnShortcuts, is_usable
from desktop.theme import TextStyle

SHEET_KEYS: Final = (
    (str(QT_TRANSLATE_NOOP("shortcuts", "Next field, previous field")), "Tab, Shift+Tab"),
    (str(QT_TRANSLATE_NOOP("shortcuts", "Increase or decrease a number")), "Up, Down"),
    (str(QT_TRANSLATE_NOOP("shortcuts", "Discard what was typed")), "Esc"),
    (str(QT_TRANSLATE_NOOP("shortcuts", "Explain a computed number")), "Return"),
    (str(QT_TRANSLATE_NOOP("shortcuts", "Edit a table cell")), "F2"),
    (str(QT_TRANSLATE_NOOP("shortcuts", "Remove a table row")), "Del"),
    (str(QT_TRANSLATE_NOOP("shortcuts", "Move a table row")), "Alt+Up, Alt+Down"),
    (str(QT_TRANSLATE_NOOP("shortcuts", "Copy and paste table rows")), "Ctrl+C, Ctrl+V"),
)
"""Keys handled by the widgets of a sheet, not by a menu, in Qt's portable notation."""

PAGE_KEYS: Final = (
    (str(QT_TRANSLATE_NOOP("shortcuts", "Tick a character")), "Space"),
    (str(QT_TRANSLATE_NOOP("shortcuts", "Tick a range")), "Shift+Up, Shift+Down"),
    (str(QT_TRANSLATE_NOOP("shortcuts", "Tick all that were found")), "Ctrl+A"),
    (str(QT_TRANSLATE_NOOP("shortcuts", "Open a character")), "Return"),
    (str(QT_TRANSLATE_NOOP("shortcuts", "Move to Trash")), "Del"),
    (str(QT_TRANSLATE_NOOP("shortcuts", "Clear the search")), "Esc"),
)
"""Keys of the library's table."""

_NAME: Final = Qt.ItemDataRole.UserRole
_ROW, _GROUP = 24, 36
"""Heights of an action and of the title of a menu, at 100 %."""


class ShortcutsDialog(QDialog):
    """The keyboard shortcuts, grouped by menu; those of actions can be changed.

    Args:
        menus: The menus.
        own: The chosen shortcuts.
        parent: The window.
    """

    title_label: QLabel
    keys_tree: QTreeWidget
    change_layout: QHBoxLayout
    action_label: QLabel
    problem_label: QLabel
    replace_button: QPushButton
    reset_button: QPushButton
    reset_all_button: QPushButton
    close_button: QPushButton

    def __init__(self, menus: Iterable[QMenu], own: OwnShortcuts, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        load_form(self, "shortcuts")
        self._own = own
        self._name = ""
        self._items: dict[str, QTreeWidgetItem] = {}
        for menu in menus:
            self._add_group(strip_mnemonic(menu.title()), list(_keys(menu, frozenset(own.names))))
        self._add_group(self.tr("On the sheet"), _translated(SHEET_KEYS))
        self._add_group(self.tr("In the library's table"), _translated(PAGE_KEYS))
        self.keys_tree.header().setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        self.keys_tree.header().setSectionResizeMode(1, QHeaderView.ResizeMode.ResizeToContents)
        self.keys_tree.expandAll()
        self.keys_edit = QKeySequenceEdit(self)
        self.keys_edit.setMaximumSequenceLength(1)
        self.keys_edit.setClearButtonEnabled(True)
        self.keys_edit.setAccessibleName(self.tr("New shortcut"))
        self.change_layout.insertWidget(1, self.keys_edit)
        self.setTabOrder(self.keys_tree, self.keys_edit)
        self.keys_edit.editingFinished.connect(self._on_keys)
        self.keys_tree.currentItemChanged.connect(self._on_current)
        self.replace_button.clicked.connect(self._on_replace)
        self.reset_button.clicked.connect(self._on_reset)
        self.reset_all_button.clicked.connect(self._on_reset_all)
        self.close_button.clicked.connect(self.accept)
        own.changed.connect(self._show_keys)
        self._on_current(None)

    def _add_group(self, title: str, keys: list[tuple[str, str, str]]) -> None:
        if not keys:
            return
        group = QTreeWidgetItem(self.keys_tree, [title])
        group.setFont(0, theme.font(TextStyle.HEADING))
        group.setSizeHint(0, QSize(0, theme.px(_GROUP)))
        for name, action, key in keys:
            item = QTreeWidgetItem(group, [action, key])
            item.setSizeHint(0, QSize(0, theme.px(_ROW)))
            if name:
                item.setData(0, _NAME, name)
                self._items[name] = item

    def select(self, name: str) -> None:
        """Select an action, to change its shortcut."""
        self.keys_tree.setCurrentItem(self._items[name])

    @Slot(QTreeWidgetItem)
    def _on_current(self, item: QTreeWidgetItem | None) -> None:
        """Show the shortcut of the selected action for editing."""
        self._name = "" if item is None else str(item.data(0, _NAME) or "")
        can_change = bool(self._name)
        self.action_label.setText(
            self.tr("Choose an action to change its shortcut.") if item is None or not can_change else item.text(0)
        )
        self.keys_edit.setKeySequence(self._own.keys(self._name) if can_change else QKeySequence())
        self.keys_edit.setEnabled(can_change)
        self._show_problem("")
        self._show_keys()

    @Slot()
    def _show_keys(self) -> None:
        for name, item in self._items.items():
            item.setText(1, self._own.keys(name).toString(QKeySequence.SequenceFormat.NativeText))
            font = item.font(1)
            font.setBold(self._own.is_own(name))
            item.setFont(1, font)
        self.reset_button.setEnabled(bool(self._name) and self._own.is_own(self._name))
        self.reset_all_button.setEnabled(any(map(self._own.is_own, self._own.names)))

    def _show_problem(self, text: str, *, can_replace: bool = False) -> None:
        self.problem_label.setText(text)
        self.problem_label.setVisible(bool(text))
        self.replace_button.setVisible(can_replace)

    @Slot()
    def _on_keys(self) -> None:
        """Take the typed keys, or say why they cannot be taken."""
        keys = self.keys_edit.keySequence()
        if not self._name or keys == self._own.keys(self._name):
            self._show_problem("")
            return
        if not is_usable(keys):
            self._show_problem(self.tr("A shortcut needs Ctrl or Alt, or is a function key."))
            return
        other = self._own.user_of(keys, self._name)
        if other is not None:
            text = self.tr("{keys} is the shortcut of “{action}”.")
            native = keys.toString(QKeySequence.SequenceFormat.NativeText)
            self._show_problem(text.format(keys=native, action=_text_of(other)), can_replace=True)
            return
        self._show_problem("")
        self._own.choose(self._name, keys)

    @Slot()
    def _on_replace(self) -> None:
        """Take the keys from the other action."""
        self._own.choose(self._name, self.keys_edit.keySequence())
        self._show_problem("")
        self.keys_edit.setFocus()

    @Slot()
    def _on_reset(self) -> None:
        self._own.reset(self._name)
        self.keys_edit.setKeySequence(self._own.keys(self._name))
        self._show_problem("")

    @Slot()
    def _on_reset_all(self) -> None:
        self._own.reset()
        if self._name:
            self.keys_edit.setKeySequence(self._own.keys(self._name))
        self._show_problem("")


def _translated(keys: Iterable[tuple[str, str]]) -> list[tuple[str, str, str]]:
    return [("", QCoreApplication.translate("shortcuts", action), native_text(pressed)) for action, pressed in keys]


def strip_mnemonic(text: str) -> str:
    """Return the text of a menu or action without mnemonic, ellipsis and keys."""
    text = text.partition("\t")[0]
    return text.replace("&&", "\0").replace("&", "").replace("\0", "&").removesuffix("…")


def _text_of(action: QAction) -> str:
    return strip_mnemonic(plain_text(action))


def _keys(menu: QMenu, changeable: frozenset[str]) -> Iterator[tuple[str, str, str]]:
    """Yield name, text and keys of the actions of a menu; "" as the name of one whose shortcut cannot be chosen."""
    for action in menu.actions():
        inner = action.menu()
        name = action.objectName().removesuffix(SUFFIX)
        if isinstance(inner, QMenu):
            yield from _keys(inner, changeable)
        elif name in changeable:
            yield name, _text_of(action), shortcut_text(action)
        elif shortcut_text(action) or "\t" in action.text():
            yield "", _text_of(action), shortcut_text(action) or action.text().partition("\t")[2]


def shortcut_text(action: QAction) -> str:
    """Return the shortcut of an action in the platform's notation."""
    return action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)


def native_text(keys: str) -> str:
    """Return keys, separated by commas, in the platform's notation and the language of the window."""
    return ", ".join(QKeySequence(key).toString(QKeySequence.SequenceFormat.NativeText) for key in keys.split(", "))
