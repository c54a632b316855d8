"""Fits the main toolbar: the command field at its end; buttons without labels while the window is too narrow."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtWidgets import QSizePolicy, QToolBar, QWidget

from desktop.frame.command_field import WIDTH, CommandField
from desktop.theme import px

ICON: Final = 20
_HEIGHT: Final = 45
_LEAST_FIELD: Final = 176
"""Width of the command field from which the buttons keep their labels."""


class ToolBarFitting(QObject):
    """Keeps the buttons of a toolbar on the screen.

    Args:
        bar: The toolbar, whose buttons have icons and labels.
        field: The command field, which gets the room that is left.
    """

    def __init__(self, bar: QToolBar, field: CommandField) -> None:
        super().__init__(bar)
        self._bar = bar
        bar.setFixedHeight(px(_HEIGHT))
        bar.setIconSize(QSize(px(ICON), px(ICON)))
        bar.setContextMenuPolicy(Qt.ContextMenuPolicy.PreventContextMenu)
        spacer = QWidget(bar)
        spacer.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        bar.addWidget(spacer)
        bar.addWidget(field)
        self._labelled_width = 0
        bar.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's name
        """Follow the width of the toolbar, and what its labels need."""
        if event.type() in {QEvent.Type.Resize, QEvent.Type.LayoutRequest} and watched is self._bar:
            self._fit()
        return super().eventFilter(watched, event)

    def _fit(self) -> None:
        labelled, bare = Qt.ToolButtonStyle.ToolButtonTextBesideIcon, Qt.ToolButtonStyle.ToolButtonIconOnly
        if self._bar.toolButtonStyle() is labelled:
            self._labelled_width = self._bar.sizeHint().width() - px(WIDTH) + px(_LEAST_FIELD)
        wanted = labelled if self._bar.width() >= self._labelled_width else bare
        if wanted is not self._bar.toolButtonStyle():
            self._bar.setToolButtonStyle(wanted)
