"""Labels of buttons that are signs alone in narrow windows."""

from __future__ import annotations

from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QAbstractButton


def show_label(button: QAbstractButton, label: str, *, is_shown: bool) -> None:
    """Show the label of a button, or its sign alone; its access key works either way."""
    text = label if is_shown else ""
    if button.text() != text:
        button.setText(text)
        button.setShortcut(QKeySequence.mnemonic(label))
