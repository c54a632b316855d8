"""Fits dialogs to small screens: what does not fit scrolls, the row of buttons at the foot stays."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QDialog, QFrame, QHBoxLayout, QLayout, QPushButton, QScrollArea, QVBoxLayout, QWidget

from desktop.layout_parts import nest, parts_of, widgets_of

FRAME: Final = QSize(16, 48)
"""Upper bound of the size of a dialog's window frame."""


def fit_dialog(dialog: QDialog, room: QSize) -> None:
    """Make a dialog no larger than the room on its screen; contents that need more get scroll bars."""
    room = room - FRAME
    needed = dialog.minimumSizeHint().expandedTo(dialog.minimumSize())
    if needed.width() > room.width() or needed.height() > room.height():
        dialog.setMinimumSize(0, 0)
        _scroll_contents(dialog)
    dialog.resize(dialog.size().boundedTo(room))


def _scroll_contents(dialog: QDialog) -> None:
    layout = dialog.layout()
    if layout is None:
        return
    foot = _take_foot(layout)
    contents = QWidget(dialog)
    contents.setLayout(layout)
    area = QScrollArea(dialog)
    area.setFrameShape(QFrame.Shape.NoFrame)
    area.setWidgetResizable(True)
    area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    area.setWidget(contents)
    around = QVBoxLayout(dialog)
    around.setContentsMargins(0, 0, 0, 0)
    around.addWidget(area)
    if foot is not None:
        margins = layout.contentsMargins()
        foot.setContentsMargins(margins.left(), 0, margins.right(), margins.bottom())
        nest(around, foot)


def _take_foot(layout: QLayout) -> QLayout | None:
    """Take the row of buttons out of a layout whose last item it is."""
    if not isinstance(layout, QVBoxLayout):
        return None
    foot = next((part for index, part in parts_of(layout) if index == layout.count() - 1), None)
    if not isinstance(foot, QHBoxLayout):
        return None
    if not any(isinstance(widget, QPushButton) for widget in widgets_of(foot)):
        return None
    layout.takeAt(layout.count() - 1)
    return foot
