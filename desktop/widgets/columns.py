"""Layout widget: cards in columns, stacked if narrow, limited in width if wide."""

from __future__ import annotations

from PySide6.QtCore import Property, QEvent, QObject, QSize, Qt
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QLayout, QSizePolicy, QVBoxLayout, QWidget

from desktop.layout_parts import Part, is_shown, least_width, parts_of, preferred_width
from desktop.theme import px
from desktop.widgets.column_spread import ColumnSpread, columns_width, count_columns

_BESIDE = QBoxLayout.Direction.LeftToRight
_BELOW = QBoxLayout.Direction.TopToBottom
_ENDLESS = (1 << 24) - 1
_WHOLE = "whole_width"
_DRAWN = 2
"""Columns of cards that pages are drawn with."""
_WIDE = 4
"""Columns of cards that have room beside each other before the parts of a page stand so, two for each."""


class Columns(QWidget):
    """Stacks the items of its horizontal layout if they would be too narrow side by side.

    In Designer it is laid out horizontally like any other container. Nested columns give more steps: six numbers in a
    row, three and three, two by two. A widget with the dynamic property ``leaves_below`` is hidden below that width.
    They are also stacked if a widget with the property ``whole_width``, as a name, would be elided side by side.

    Columns of cards spread over more columns than designed if there is room; a container with ``most_width`` grows for
    that and places stacked parts side by side.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._stack_below = 0
        self._most_width = 0
        self._leaving: tuple[QWidget, ...] | None = None
        self._elided: tuple[QWidget, ...] | None = None
        self._spread: ColumnSpread | None = None
        self._is_known = False
        self._around: QWidget | None = None
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def _get_stack_below(self) -> int:
        return self._stack_below

    def _set_stack_below(self, width: int) -> None:
        self._stack_below = width
        self._set_direction()

    def _get_most_width(self) -> int:
        return self._most_width

    def _set_most_width(self, width: int) -> None:
        self._most_width = width
        self.setMaximumWidth(px(width) if width > 0 else _ENDLESS)

    stack_below = Property(int, _get_stack_below, _set_stack_below)
    most_width = Property(int, _get_most_width, _set_most_width)

    def fit(self) -> None:
        """Stack the items or not, after what they show has changed."""
        self._set_direction()

    @property
    def is_stacked(self) -> bool:
        """Whether the items are stacked now."""
        layout = self.layout()
        return isinstance(layout, QBoxLayout) and layout.direction() == _BELOW

    def stacks_at(self, width: int) -> bool:
        """Return whether the items are stacked at a width in pixels."""
        return self._stack_below > 0 and width < max(px(self._stack_below), self._beside_width())

    def _beside_width(self) -> int:
        """Return the width below which items side by side would be cut."""
        layout = self.layout()
        if layout is None:
            return 0
        widths = [self._part_width(part) for _, part in parts_of(layout) if is_shown(part)]
        margins = layout.contentsMargins()
        return sum(widths) + layout.spacing() * (len(widths) - 1) + margins.left() + margins.right()

    def _part_width(self, part: Part) -> int:
        """Return the least width of a part; beside a name that is whole, the width that it prefers."""
        least, names = least_width(part), self._elided_names()
        if not names:
            return least
        own = [name for name in names if isinstance(part, QWidget) and part.isAncestorOf(name)]
        if not own:
            return preferred_width(part)
        return least + max(0, *(int(name.property(_WHOLE)) - name.minimumSizeHint().width() for name in own))

    def _elided_names(self) -> tuple[QWidget, ...]:
        """Return the widgets that would be elided side by side."""
        if self._elided is None:
            named = (widget for widget in self.findChildren(QWidget) if widget.property(_WHOLE) is not None)
            self._elided = tuple(widget for widget in named if _columns_around(widget) is self)
        return self._elided

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        """Return the width of the widest item, because items can be stacked."""
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
        """Switch between row and stack by the width."""
        super().resizeEvent(event)
        self._set_direction()
        self._spread_out()
        self._hide_optional()

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802
        """Watch the parent: the allowed width depends on it."""
        super().showEvent(event)
        around = self.parentWidget()
        if self._most_width and around is not None and around is not self._around:
            self._around = around
            around.installEventFilter(self)
            self._use_width()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        """React to a resized parent."""
        if event.type() == QEvent.Type.Resize and watched is self._around:
            self._use_width()
        return super().eventFilter(watched, event)

    def event(self, event: QEvent) -> bool:
        """Hide a column while all its cards are hidden."""
        if event.type() == QEvent.Type.LayoutRequest:
            if self._spread is not None:
                self._spread.hide_empty_columns()
            if self._elided_names():
                self._set_direction()
        return super().event(event)

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        """Follow the user's font."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._set_most_width(self._most_width)
            self._set_direction()
            self._hide_optional()

    def _set_direction(self) -> None:
        layout = self.layout()
        if not isinstance(layout, QHBoxLayout) or not self.testAttribute(Qt.WidgetAttribute.WA_Resized):
            return
        direction = _BELOW if self.stacks_at(self.width()) else _BESIDE
        if layout.direction() != direction:
            layout.setDirection(direction)
            self.updateGeometry()

    def _use_width(self) -> None:
        """Use more columns of cards in a wide window."""
        around, layout = self._around, self.layout()
        if around is None or not isinstance(layout, QVBoxLayout):
            return
        outer = around.layout()
        margins = around.contentsMargins() if outer is None else outer.contentsMargins()
        columns = count_columns(around.width() - margins.left() - margins.right())
        is_beside = layout.count() > 1 and columns >= _WIDE
        if layout.count() > 1 and not is_beside:
            columns = 0
        self.setMaximumWidth(max(px(self._most_width), columns_width(columns) if columns > _DRAWN else 0))
        direction = _BESIDE if is_beside else _BELOW
        if layout.direction() != direction:
            for index, part in parts_of(layout):
                layout.setAlignment(part, Qt.AlignmentFlag.AlignTop if is_beside else Qt.AlignmentFlag(0))
                layout.setStretch(index, int(is_beside))
            layout.setDirection(direction)
            self.updateGeometry()

    def _spread_out(self) -> None:
        """Distribute cards over as many columns as fit."""
        if not self._stack_below:
            return
        if not self._is_known:
            self._is_known = True
            self._spread = ColumnSpread.of(self.layout())
        if self._spread is not None:
            self._spread.set_columns(count_columns(self.width()))

    def _hide_optional(self) -> None:
        if self._leaving is None:
            optional = (widget for widget in self.findChildren(QWidget) if widget.property("leaves_below"))
            self._leaving = tuple(widget for widget in optional if _columns_around(widget) is self)
        for widget in self._leaving:
            widget.setVisible(self.width() >= px(int(widget.property("leaves_below"))))


def _columns_around(widget: QWidget) -> QWidget | None:
    """Return the `Columns` around a widget."""
    around = widget.parentWidget()
    while around is not None and not isinstance(around, Columns):
        around = around.parentWidget()
    return around
