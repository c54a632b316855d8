"""Scroll areas of the Play page: the page fits its window where it can, then lists scroll, and only then the page."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QScrollArea, QVBoxLayout, QWidget

from desktop.theme import px
from desktop.widgets.columns import Columns

_FITTED: Final = 440
"""Height in pixels from which the page is made to fit its window."""


class _Rows(QWidget):
    """The rows of an area: they become lower before they scroll."""

    def heightForWidth(self, width: int) -> int:  # noqa: N802
        """Return the least height for a width; Qt's own is the usual one."""
        layout = self.layout()
        return super().heightForWidth(width) if layout is None else layout.minimumHeightForWidth(width)


class ContentArea(QScrollArea):
    """A scroll area as high as its rows, which scrolls only where the page has less room.

    In a page that scrolls itself (`PlayArea`) it is as high as its rows, so that nothing scrolls in something that
    scrolls.

    Args:
        rows: The layout of its rows.
        parent: Its owner.
    """

    LEAST: Final = 70
    """Least height in pixels: two rows and a half, so that a cut one tells that there are more."""

    def __init__(self, rows: QVBoxLayout, parent: QWidget) -> None:
        super().__init__(parent)
        content = _Rows()
        content.setLayout(rows)
        self.is_whole = False
        self._is_settling = False
        self.setFrameShape(QScrollArea.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setWidget(content)
        content.setAutoFillBackground(False)
        self.viewport().setAutoFillBackground(False)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        """Ask for another height when rows come, go or are shown.

        Rows whose height depends on their width may fit without the scroll bar only: what its coming and going does to
        them must not move it again.
        """
        if self._is_settling:
            return False
        self._is_settling = True
        is_done = super().eventFilter(watched, event)
        self._is_settling = False
        if event.type() == QEvent.Type.LayoutRequest and watched is self.widget():
            self.updateGeometry()
        return is_done

    def sizeHint(self) -> QSize:  # noqa: N802
        """Return the size of all rows."""
        content = self.widget()
        return QSize(super().sizeHint().width(), content.sizeHint().height() + 2 if content is not None else 0)

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        """Return the size of some rows; of all in a page that scrolls."""
        content = self.widget()
        least = content.minimumSizeHint() if content is not None else QSize()
        height = self.sizeHint().height()
        return QSize(least.width(), height if self.is_whole else min(height, px(self.LEAST)))


class PlayArea(QScrollArea):
    """The cards of the page, as high as the window has room; it scrolls in low windows and where cards are stacked."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFrameShape(QScrollArea.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.viewport().setAutoFillBackground(False)
        self._is_fitting = False

    def show_cards(self, content: QWidget, columns: Columns) -> None:
        """Show the cards.

        Args:
            content: The widget with all of them.
            columns: Its columns.
        """
        self._columns = columns
        self.setWidget(content)
        content.setAutoFillBackground(False)
        content.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        """Fit again when the cards need another size."""
        if event.type() == QEvent.Type.LayoutRequest and watched is self.widget():
            self._fit()
        return super().eventFilter(watched, event)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        """Fit the cards into the window."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        content = self.widget()
        layout = None if content is None else content.layout()
        if content is None or layout is None or self._is_fitting:
            return
        self._is_fitting = True
        width = self.viewport().width()
        is_whole = self.viewport().height() < px(_FITTED) or self._columns.stacks_at(width - 2 * px(24))
        for area in content.findChildren(ContentArea):
            if area.is_whole != is_whole:
                area.is_whole = is_whole
                area.updateGeometry()
        least = max(layout.minimumHeightForWidth(width), layout.minimumSize().height())
        content.resize(width, max(self.viewport().height(), least))
        self._is_fitting = False
