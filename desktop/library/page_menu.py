"""Context menu of the library page: what is done to the row under the pointer, or to all that are ticked."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QWidget

from desktop import theme
from desktop.action_texts import SUFFIX, name_subject

_ICONS: Final = {
    "open": "sheet",
    "duplicate": "duplicate",
    "tag": "tag",
    "campaign": "flag",
    "export": "export",
    "print": "print",
    "award": "star",
    "fight": "conflict",
    "trash": "trash",
}
"""Names of the actions in the order of the menu, with their icons."""
_GROUPS: Final = frozenset(("duplicate", "award", "trash"))
"""Actions with a line above them."""


class PageMenu(QMenu):
    """A menu for some characters, which closes for good.

    Args:
        handlers: What each action does, by its name; the menu leaves out the others.
        subject: Name of the character, where it is one.
        count: Number of the characters.
        parent: The page.
    """

    def __init__(self, handlers: Mapping[str, Callable[[], object]], subject: str, count: int, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        plain = {"award": self.tr("A&ward experience…"), "fight": self.tr("Start &fight")}
        for name, icon in _ICONS.items():
            handler = handlers.get(name)
            if handler is None:
                continue
            if name in _GROUPS and not self.isEmpty():
                self.addSeparator()
            action = QAction(theme.icon(icon), plain.get(name, ""), self)
            action.setObjectName(f"{name}{SUFFIX}")
            name_subject(action, subject, count)
            action.triggered.connect(handler)
            self.addAction(action)
