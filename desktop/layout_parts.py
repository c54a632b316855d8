"""What a layout lays out, without wrappers of its items.

WORKAROUND: the wrapper of a layout's item lives as long as that of the layout, the item only as long as its widget is
there. A later object at the same address then has two wrappers, and the program crashes when that object is deleted.
`QLayout.itemAt` returns such a wrapper, and `addLayout` makes one for each item of the layout that is added. The
wrapper of a layout may outlive the layout, too, as `findChildren` makes it a child of the window's.
"""

from __future__ import annotations

from operator import itemgetter

import shiboken6
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QBoxLayout, QGridLayout, QLayout, QLayoutItem, QSizePolicy, QSpacerItem, QWidget

Part = QWidget | QLayout


def parts_of(layout: QLayout) -> list[tuple[int, Part]]:
    """Return the widgets and layouts of a layout within a widget, each with its index, in order."""
    host = layout.parentWidget()
    widgets = [] if host is None else host.findChildren(QWidget, options=Qt.FindChildOption.FindDirectChildrenOnly)
    placed: list[tuple[int, Part]] = [(layout.indexOf(widget), widget) for widget in widgets]
    placed += [(layout.indexOf(child), child) for child in layout.children() if isinstance(child, QLayout)]
    return sorted((part for part in placed if part[0] >= 0), key=itemgetter(0))


def nest(outer: QBoxLayout | QGridLayout, inner: QLayout, *place: int, index: int = -1) -> None:
    """Add a layout to another one.

    Args:
        outer: The other layout.
        inner: What is added, with all that is in it.
        place: The stretch in a box; row and column in a grid.
        index: Where it comes in a box; -1 for the end.
    """
    if isinstance(outer, QGridLayout):
        outer.addLayout(inner, place[0], place[1])
    else:
        outer.insertLayout(index, inner, *place)
    _forget_items(inner)


def _forget_items(layout: QLayout) -> None:
    for index in range(layout.count()):
        item = layout.itemAt(index)
        if isinstance(item, QLayout):
            _forget_items(item)
        elif item is not None:
            forget_item(item)


def widgets_of(layout: QLayout) -> list[QWidget]:
    """Return the widgets of a layout, in order, without those of layouts in it."""
    return [part for _, part in parts_of(layout) if isinstance(part, QWidget)]


def spacers_of(layout: QLayout) -> list[QSpacerItem]:
    """Return the spacers of a layout, in order; who asked forgets them after use (`forget_item`)."""
    taken = {index for index, _ in parts_of(layout)}
    spacers: list[QSpacerItem] = []
    for index in range(layout.count()):
        item = None if index in taken else layout.itemAt(index)
        if isinstance(item, QSpacerItem):
            spacers.append(item)
        elif item is not None and not isinstance(item, QLayout):
            forget_item(item)
    return spacers


def forget_item(item: QLayoutItem) -> None:
    """Take the wrapper of an item that Qt owns out of use, so that it cannot outlive the item."""
    shiboken6.invalidate(item)


def is_shown(part: Part) -> bool:
    """Return whether a part takes room in its layout."""
    return not (part.isEmpty() if isinstance(part, QLayout) else part.isHidden())


def least_width(part: Part) -> int:
    """Return the width in pixels below which a layout makes no part of it; 0 if it is hidden."""
    if isinstance(part, QLayout):
        return part.minimumSize().width()
    if part.isHidden() or part.minimumWidth() > 0:
        return 0 if part.isHidden() else part.minimumWidth()
    policy = part.sizePolicy().horizontalPolicy()
    if policy == QSizePolicy.Policy.Ignored:
        return 0
    can_shrink = policy.value & QSizePolicy.PolicyFlag.ShrinkFlag.value
    hint = part.minimumSizeHint().width() if can_shrink else _hint(part)
    return max(0, min(hint, part.maximumWidth()))


def preferred_width(part: Part) -> int:
    """Return the width in pixels that a part has where there is room; 0 if it is hidden."""
    if isinstance(part, QLayout):
        return part.sizeHint().width()
    if part.isHidden() or part.sizePolicy().horizontalPolicy() == QSizePolicy.Policy.Ignored:
        return least_width(part)
    return max(part.minimumWidth(), min(_hint(part), part.maximumWidth()))


def _hint(widget: QWidget) -> int:
    return max(widget.sizeHint().width(), widget.minimumSizeHint().width())
