"""Where the panel *What would change* is: beside the cards, below them, or in a small window in their stead."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject, QSize, Qt, Signal, Slot
from PySide6.QtWidgets import QFrame, QLabel, QPushButton, QSplitter, QWidget

from desktop.theme import px

_BESIDE: Final = 820
"""Width of the tab from which the panel stands at the right, at 100 %."""
_WIDE: Final = 1100
_PANEL, _NARROW_PANEL = 400, 320
_TALL: Final = 560
"""Height of the tab from which cards and panel stand one above the other, at 100 %."""


class PanelPlace(QObject):
    """Places the panel; where there is room for one of the two alone, a bar at the top changes between them.

    Args:
        splitter: Holds both.
        cards: The cards with their head.
        panel: The panel.
        bar: The bar.
        label: Says in the bar what is not applied yet.
        button: Changes between the two.

    Signals:
        turned: The other one is to be shown.
    """

    turned = Signal()

    def __init__(
        self, splitter: QSplitter, cards: QWidget, panel: QWidget, bar: QFrame, label: QLabel, button: QPushButton
    ) -> None:
        super().__init__(splitter)
        self._splitter = splitter
        self._cards = cards
        self._panel = panel
        self._bar = bar
        self._label = label
        self._button = button
        self._is_turned = False
        button.clicked.connect(self._on_turned)

    @property
    def is_beside(self) -> bool:
        """Whether the panel stands at the right of the cards."""
        return self._splitter.orientation() is Qt.Orientation.Horizontal

    def place(self, size: QSize, pending: str) -> None:
        """Place cards and panel.

        Args:
            size: Room for both.
            pending: What is not applied yet; "" for nothing, when the panel is shown only beside the cards.
        """
        is_beside = size.width() >= px(_BESIDE)
        is_alone = not is_beside and size.height() < px(_TALL) and bool(pending)
        self._is_turned = self._is_turned and is_alone
        orientation = Qt.Orientation.Horizontal if is_beside else Qt.Orientation.Vertical
        if self._splitter.orientation() is not orientation:
            self._splitter.setOrientation(orientation)
        self._label.setText(pending)
        self._button.setText(self.tr("Back to the rules") if self._is_turned else self.tr("What would change"))
        self._bar.setVisible(is_alone)
        self._cards.setVisible(not self._is_turned)
        self._panel.setVisible(is_beside or self._is_turned or (bool(pending) and not is_alone))
        panel = px(_PANEL if size.width() >= px(_WIDE) else _NARROW_PANEL) if is_beside else size.height() // 2
        whole = size.width() if is_beside else size.height()
        self._splitter.setSizes([max(1, whole - panel), panel])

    @Slot()
    def _on_turned(self) -> None:
        self._is_turned = not self._is_turned
        self.turned.emit()
