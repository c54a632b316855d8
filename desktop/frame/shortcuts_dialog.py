"""Dialog that lists all keyboard shortcuts; formats shortcuts in the platform's notation."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QDialog, QHeaderView, QLabel, QMenu, QPushButton, QTreeWidget, QTreeWidgetItem, QWidget

from desktop import theme
from desktop.forms import load_form
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


class ShortcutsDialog(QDialog):
    """The keyboard shortcuts, grouped by menu.

    Args:
        menus: The menus.
        parent: The window.
    """

    title_label: QLabel
    keys_tree: QTreeWidget
    close_button: QPushButton

    def __init__(self, menus: Iterable[QMenu], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        load_form(self, "shortcuts")
        for menu in menus:
            self._add_group(strip_mnemonic(menu.title()), list(_keys(menu)))
        self._add_group(self.tr("On the sheet"), _translated(SHEET_KEYS))
        self._add_group(self.tr("In the library's table"), _translated(PAGE_KEYS))
        self.keys_tree.header().setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        self.keys_tree.header().setSectionResizeMode(1, QHeaderView.ResizeMode.ResizeToContents)
        self.keys_tree.expandAll()
        self.close_button.clicked.connect(self.accept)

    def _add_group(self, title: str, keys: list[tuple[str, str]]) -> None:
        if not keys:
            return
        group = QTreeWidgetItem(self.keys_tree, [title])
        group.setFont(0, theme.font(TextStyle.HEADING))
        for action, key in keys:
            QTreeWidgetItem(group, [action, key])


def _translated(keys: Iterable[tuple[str, str]]) -> list[tuple[str, str]]:
    return [(QCoreApplication.translate("shortcuts", action), native_text(pressed)) for action, pressed in keys]


def strip_mnemonic(text: str) -> str:
    """Return the text of a menu or action without mnemonic and ellipsis."""
    return text.replace("&&", "\0").replace("&", "").replace("\0", "&").removesuffix("…")


def _keys(menu: QMenu) -> Iterable[tuple[str, str]]:
    for action in menu.actions():
        inner = action.menu()
        if isinstance(inner, QMenu):
            yield from _keys(inner)
        elif not action.shortcut().isEmpty():
            yield strip_mnemonic(action.text()), shortcut_text(action)


def shortcut_text(action: QAction) -> str:
    """Return the shortcut of an action in the platform's notation."""
    return action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)


def native_text(keys: str) -> str:
    """Return keys, separated by commas, in the platform's notation and the language of the window."""
    return ", ".join(QKeySequence(key).toString(QKeySequence.SequenceFormat.NativeText) for key in keys.split(", "))
