"""Helper functions of request controls: make cards and labels, clear a layout."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QLabel, QLayout, QVBoxLayout, QWidget

from desktop.theme import px

NAME: Final = 184
"""Width of the labels before one-line controls of a page."""


def card(parent: QWidget, margin: int = 1) -> tuple[QFrame, QVBoxLayout]:
    """Return a card and its inner layout.

    Args:
        parent: Parent widget.
        margin: Inner margin, at 100 %.
    """
    frame = QFrame(parent)
    frame.setProperty("role", "card")
    inside = QVBoxLayout(frame)
    inside.setContentsMargins(px(margin), px(margin), px(margin), px(margin))
    inside.setSpacing(px(8))
    return frame, inside


def label(parent: QWidget, role: str, text: str = "", *, wraps: bool = False) -> QLabel:
    """Return a plain-text label with a role of the theme."""
    widget = QLabel(text, parent)
    widget.setProperty("role", role)
    widget.setTextFormat(Qt.TextFormat.PlainText)
    widget.setWordWrap(wraps)
    return widget


def clear_layout(layout: QLayout) -> None:
    """Remove and delete every widget of a layout."""
    while layout.count():
        item = layout.takeAt(0)
        widget = item.widget() if item is not None else None
        if widget is not None:
            widget.hide()
            widget.setParent(None)
            widget.deleteLater()
