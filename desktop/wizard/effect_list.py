"""Widget: what a procedure changes, in rows of name, before, after, maximum and gain."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QGridLayout, QVBoxLayout, QWidget

from desktop.layout_parts import nest
from desktop.requests.answer_text import shorten
from desktop.requests.request_frame import label
from desktop.theme import px
from desktop.tool_tips import escape_tool_tip
from desktop.wizard.procedure_effects import EffectRow

_MOST: Final = 8
_LONGEST_VALUE: Final = 20
"""Letters of a value that are shown; all of it is in the tooltip."""


class EffectList(QWidget):
    """Rows of what changes, below a line; hidden while there are none."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.rows: tuple[EffectRow, ...] = ()
        line = QFrame(self)
        line.setProperty("role", "rule")
        self._grid = QGridLayout()
        self._grid.setHorizontalSpacing(px(4))
        self._grid.setVerticalSpacing(px(6))
        self._grid.setColumnStretch(0, 1)
        self._grid.setColumnMinimumWidth(3, px(40))
        self._more = label(self, "label")
        rows = QVBoxLayout(self)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.setSpacing(px(12))
        rows.addWidget(line)
        nest(rows, self._grid)
        rows.addWidget(self._more)
        self.hide()

    def show_rows(self, rows: Sequence[EffectRow]) -> None:
        """Show what changes."""
        if tuple(rows) == self.rows:
            return
        self.rows = tuple(rows)
        while self._grid.count():
            item = self._grid.takeAt(0)
            widget = None if item is None else item.widget()
            if widget is not None:
                widget.hide()
                widget.deleteLater()
        for number, row in enumerate(rows[:_MOST]):
            self._add(number, row)
        left = len(rows) - _MOST
        self._more.setText(self.tr("%n more", "", max(0, left)))
        self._more.setVisible(left > 0)
        self.setVisible(bool(rows))
        self.setAccessibleName("; ".join(spoken(row) for row in rows))

    def _add(self, number: int, row: EffectRow) -> None:
        self._grid.addWidget(label(self, "", row.label, wraps=True), number, 0)
        before = f"{row.before} →" if row.before else ""
        most = f"/ {row.most}" if row.most else ""
        right, left = Qt.AlignmentFlag.AlignRight, Qt.AlignmentFlag.AlignLeft
        parts = (("muted", before, right), ("heading", row.after, right), ("muted", most, left), ("", row.gain, right))
        for column, (role, text, side) in enumerate(parts, 1):
            part = label(self, role, shorten(text, _LONGEST_VALUE))
            part.setToolTip(escape_tool_tip(text if len(text) > _LONGEST_VALUE else ""))
            self._grid.addWidget(part, number, column, side)


def spoken(row: EffectRow) -> str:
    """Return a row as a screen reader says it."""
    return f"{row.label} {row.before} → {row.after} {row.gain}".replace("  ", " ")
