"""Columns of cards that stand below each other where the window is narrow, and end where it is too wide to read."""

from __future__ import annotations

from PySide6.QtCore import Property, QEvent, QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QLayout, QSizePolicy, QWidget

from desktop.theme import px

_BESIDE = QBoxLayout.Direction.LeftToRight
_BELOW = QBoxLayout.Direction.TopToBottom
_ENDLESS = (1 << 24) - 1


class Columns(QWidget):
    """Lets the items of its horizontal layout stand below each other where they would be too narrow.

    In Designer it is laid out horizontally like any other container. Columns within columns give more steps: six
    numbers in a row, three and three, two by two. A widget in it whose dynamic property ``leaves_below`` is a width
    is left out where the columns around it are narrower.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._stack_below = 0
        self._most_width = 0
        self._leaving: tuple[QWidget, ...] | None = None
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def _get_stack_below(self) -> int:
        return self._stack_below

    def _set_stack_below(self, width: int) -> None:
        self._stack_below = width
        self._turn()

    def _get_most_width(self) -> int:
        return self._most_width

    def _set_most_width(self, width: int) -> None:
        self._most_width = width
        self.setMaximumWidth(px(width) if width > 0 else _ENDLESS)

    stack_below = Property(int, _get_stack_below, _set_stack_below)
    most_width = Property(int, _get_most_width, _set_most_width)

    @property
    def is_stacked(self) -> bool:
        """Whether the items stand below each other now."""
        layout = self.layout()
        return isinstance(layout, QBoxLayout) and layout.direction() == _BELOW

    def stacks_at(self, width: int) -> bool:
        """Whether the items stand below each other at a width."""
        return width < px(self._stack_below)

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        """Give the width of the widest item, because items can stand below each other."""
        layout = self.layout()
        if layout is None:
            return super().minimumSizeHint()
        least = layout.minimumSize()
        if isinstance(layout, QHBoxLayout) and self._stack_below:
            margins = layout.contentsMargins()
            widths = [inner.minimumSize().width() for inner in layout.findChildren(QLayout)]
            for widget in self.findChildren(QWidget, options=Qt.FindChildOption.FindDirectChildrenOnly):
                if not widget.isHidden() and layout.indexOf(widget) >= 0:
                    widths.append(max(widget.minimumWidth(), widget.minimumSizeHint().width()))
            least.setWidth(max(widths, default=0) + margins.left() + margins.right())
        return least

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        """Turn the layout where the width asks for it."""
        super().resizeEvent(event)
        self._turn()
        self._leave_out()

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        """Follow the user's font."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._set_most_width(self._most_width)
            self._turn()
            self._leave_out()

    def _turn(self) -> None:
        layout = self.layout()
        if not isinstance(layout, QHBoxLayout) or not self.testAttribute(Qt.WidgetAttribute.WA_Resized):
            return
        wanted = _BELOW if self.stacks_at(self.width()) else _BESIDE
        if layout.direction() != wanted:
            layout.setDirection(wanted)
            self.updateGeometry()

    def _leave_out(self) -> None:
        if self._leaving is None:
            asked = (each for each in self.findChildren(QWidget) if each.property("leaves_below"))
            self._leaving = tuple(each for each in asked if _columns_around(each) is self)
        for each in self._leaving:
            each.setVisible(self.width() >= px(int(each.property("leaves_below"))))


def _columns_around(widget: QWidget) -> QWidget | None:
    """Give the columns that a widget lies in."""
    around = widget.parentWidget()
    while around is not None and not isinstance(around, Columns):
        around = around.parentWidget()
    return around
