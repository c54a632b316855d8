"""Shrinks a sheet's header in low windows, and hides it above the Play page, so that the pages get the space."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QMargins, QObject
from PySide6.QtWidgets import QWidget

from desktop.theme import px
from desktop.widgets.caption import SummaryLabel
from desktop.widgets.columns import Columns
from desktop.widgets.derived_label import DerivedLabel, StatBlock
from desktop.widgets.inputs import TitleField
from desktop.widgets.portrait_view import PortraitView

LOW: Final = 600
"""Height of a sheet in pixels below which its header is compact."""
LOWEST: Final = 400
"""Height below which the Play page stands without a header: its tab has the name, and play needs the space."""
_EDGE: Final = 6
_PORTRAIT: Final = 44
_EARLIER: Final = 8, 5
"""Optional parts are hidden this many pixels before anything wraps to a second line."""
_NARROWER: Final = 3, 4
"""Share of the width that numbers take when they are in one row instead of several."""


class CompactHeader(QObject):
    """Switches the header of a form between full and compact by the form's height.

    Args:
        form: The form of a sheet, with a child named ``head``.
    """

    def __init__(self, form: QWidget) -> None:
        super().__init__(form)
        self._head = form.findChild(QWidget, "head")
        self._is_compact = False
        self._margins: QMargins | None = None
        self._roomy: dict[tuple[QObject, str], object] = {}

    @property
    def is_compact(self) -> bool:
        """Whether the header is compact now."""
        return self._is_compact

    def fit(self, height: int, *, is_playing: bool = False) -> None:
        """Choose full, compact or hidden.

        Args:
            height: Height of the sheet in pixels.
            is_playing: Whether the Play page is in front.
        """
        if self._head is None:
            return
        is_away = is_playing and height < px(LOWEST)
        if is_away != self._head.isHidden():
            self._head.setHidden(is_away)
        is_compact = height < px(LOW)
        if is_compact == self._is_compact:
            return
        self._is_compact = is_compact
        self._set_direction(self._head)

    def _set_direction(self, head: QWidget) -> None:
        layout = head.layout()
        if layout is not None:
            drawn = self._margins = self._margins or layout.contentsMargins()
            low = QMargins(drawn.left(), px(_EDGE), drawn.right(), px(_EDGE))
            layout.setContentsMargins(low if self._is_compact else drawn)
        for portrait in head.findChildren(PortraitView):
            self._resize_part(portrait, "diameter", min(_PORTRAIT, int(portrait.property("diameter"))))
        for title in head.findChildren(TitleField):
            title.set_compact(self._is_compact)
        for line in head.findChildren(SummaryLabel):
            line.set_compact(self._is_compact)
        for number in (*head.findChildren(StatBlock), *head.findChildren(DerivedLabel)):
            rank = str(number.property("rank"))
            self._resize_part(number, "rank", "small" if rank == "large" else rank)
        for widget in head.findChildren(QWidget):
            if widget.property("leaves_below"):
                compact, full = _EARLIER
                self._resize_part(widget, "leaves_below", int(widget.property("leaves_below")) * compact // full)
        for columns in head.findChildren(Columns):
            compact, full = _NARROWER
            self._resize_part(columns, "stack_below", int(columns.property("stack_below")) * compact // full)

    def _resize_part(self, widget: QWidget, name: str, small: object) -> None:
        """Make one part compact, or restore its designed size."""
        drawn = self._roomy.setdefault((widget, name), widget.property(name))
        widget.setProperty(name, small if self._is_compact else drawn)
