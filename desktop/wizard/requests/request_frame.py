"""The frames that controls stand in: a card with a hairline, a heading, a quiet line of text."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QLabel, QLayout, QVBoxLayout, QWidget

from desktop.theme import px

NAME: Final = 184
"""Width of the names before the parts of a page that are a line each."""


def card(parent: QWidget, margin: int = 1) -> tuple[QFrame, QVBoxLayout]:
    """Make a card and give it with the layout inside.

    Args:
        parent: What it stands in.
        margin: Space inside, at 100 %.
    """
    frame = QFrame(parent)
    frame.setProperty("role", "card")
    inside = QVBoxLayout(frame)
    inside.setContentsMargins(px(margin), px(margin), px(margin), px(margin))
    inside.setSpacing(px(8))
    return frame, inside


def label(parent: QWidget, role: str, text: str = "", *, wraps: bool = False) -> QLabel:
    """Make a label with a role of the theme; its text is never read as markup."""
    made = QLabel(text, parent)
    made.setProperty("role", role)
    made.setTextFormat(Qt.TextFormat.PlainText)
    made.setWordWrap(wraps)
    return made


def clear_layout(layout: QLayout) -> None:
    """Take every widget out of a layout and let it go."""
    while layout.count():
        item = layout.takeAt(0)
        widget = item.widget() if item is not None else None
        if widget is not None:
            widget.hide()
            widget.setParent(None)
            widget.deleteLater()
