"""Moves the focus to the nearest widget in a direction, as Tab goes through inputs only; scrolls pages to it."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPoint, QRect, Qt
from PySide6.QtWidgets import QAbstractItemView, QScrollArea, QWidget

_SIDEWAYS: Final = 4
"""How much farther a widget counts that lies aside of the direction."""


def focus_beside(root: QWidget, focused: QWidget, key: Qt.Key) -> bool:
    """Focus the nearest widget in the direction of an arrow key; return whether there is one.

    Args:
        root: Widgets within it are considered.
        focused: The widget with the focus.
        key: The arrow key.
    """
    steps = {
        Qt.Key.Key_Left: QPoint(-1, 0),
        Qt.Key.Key_Right: QPoint(1, 0),
        Qt.Key.Key_Up: QPoint(0, -1),
        Qt.Key.Key_Down: QPoint(0, 1),
    }
    step = steps.get(key)
    if step is None:
        return False
    begin = _place(root, focused)
    found = [
        (distance, widget)
        for widget in root.findChildren(QWidget)
        if widget is not focused and _takes_focus(widget)
        if (distance := _distance(begin, _place(root, widget), step)) is not None
    ]
    if not found:
        return False
    nearest = min(found, key=lambda pair: pair[0])[1]
    nearest.setFocus(Qt.FocusReason.OtherFocusReason)
    area = _page_around(nearest)
    if area is not None:
        area.ensureWidgetVisible(nearest)
    return True


def show_in_page(view: QAbstractItemView, index: QModelIndex | QPersistentModelIndex, margin: int) -> None:
    """Scroll the page around a view that is as high as its rows, until a row of it is visible.

    Args:
        view: The view.
        index: An entry of the row.
        margin: What is to be visible above and below the middle of the row, in pixels.
    """
    area = _page_around(view)
    page = None if area is None else area.widget()
    if area is not None and page is not None:
        middle = view.viewport().mapTo(page, view.visualRect(index).center())
        area.ensureVisible(middle.x(), middle.y(), 0, margin)


def _page_around(widget: QWidget) -> QScrollArea | None:
    """Return the scroll area that a widget is in."""
    area = widget.parentWidget()
    while area is not None and not isinstance(area, QScrollArea):
        area = area.parentWidget()
    return area


def _place(root: QWidget, widget: QWidget) -> QRect:
    return QRect(widget.mapTo(root, QPoint(0, 0)), widget.size())


def _takes_focus(widget: QWidget) -> bool:
    policy = widget.focusPolicy()
    return bool(policy & Qt.FocusPolicy.ClickFocus) and widget.isVisible() and widget.isEnabled()


def _distance(begin: QRect, end: QRect, step: QPoint) -> int | None:
    """Return how far a place is in a direction; None if it lies elsewhere."""
    way = end.center() - begin.center()
    ahead = way.x() * step.x() + way.y() * step.y()
    aside = abs(way.y() if step.x() else way.x())
    lies_beyond = (
        (step.x() > 0 and end.left() >= begin.center().x())
        or (step.x() < 0 and end.right() <= begin.center().x())
        or (step.y() > 0 and end.top() >= begin.center().y())
        or (step.y() < 0 and end.bottom() <= begin.center().y())
    )
    return ahead + _SIDEWAYS * aside if lies_beyond and ahead > 0 else None
