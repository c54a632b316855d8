"""Label widgets of a sheet: captions, and summary lines of several values."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Property, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel, QWidget

from desktop.theme import px
from desktop.tool_tips import escape_tool_tip

_LEAST: Final = 64


class Caption(QLabel):
    """A small muted label, unless its dynamic property ``role`` says otherwise (roles: ``desktop/theme.py``)."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "label")


class SummaryLabel(Caption):
    """Several values in one line: ``Merefolk · Shieldhand · 24 years``.

    Each line of the template is a part with values in braces; a part with empty values only is left out.
    ``{professions[current].name}`` lists all rows with ``current`` set, ``{professions[].name}`` all rows, and
    ``{+total}`` is a number with its sign. Where `unless` names a column, a part ``key|text`` is left out if a row has
    that key in it.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._template = ""
        self._separator = " · "
        self._amber_field = ""
        self._empty_text = ""
        self._unless = ""
        self._is_amber = False
        self._is_compact = False
        self.setProperty("role", "muted")

    def set_compact(self, is_compact: bool) -> None:
        """Set whether the text is one line, elided if too long, or wraps."""
        self._is_compact = is_compact
        self.setWordWrap(not is_compact)
        self.updateGeometry()

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        """Return the width of a word if the line may be elided."""
        least = super().minimumSizeHint()
        return QSize(px(_LEAST), least.height()) if self._is_compact else least

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        """Draw the line, elided if needed."""
        if not self._is_compact:
            super().paintEvent(event)
            return
        with QPainter(self) as painter:
            text = self.fontMetrics().elidedText(self.text(), Qt.TextElideMode.ElideRight, self.width())
            painter.drawText(self.rect(), self.alignment(), text)
        if (text != self.text()) is not bool(self.toolTip()):
            self.setToolTip(escape_tool_tip(self.text() if text != self.text() else ""))

    def _get_template(self) -> str:
        return self._template

    def _set_template(self, template: str) -> None:
        self._template = template
        self.setText(template.replace("\n", self._separator))

    def _get_separator(self) -> str:
        return self._separator

    def _set_separator(self, separator: str) -> None:
        self._separator = separator
        self._set_template(self._template)

    def _get_amber_field(self) -> str:
        return self._amber_field

    def _set_amber_field(self, address: str) -> None:
        self._amber_field = address

    @property
    def is_amber(self) -> bool:
        """Whether the line warns of a state."""
        return self._is_amber

    @is_amber.setter
    def is_amber(self, is_amber: bool) -> None:
        if is_amber != self._is_amber:
            self._is_amber = is_amber
            self.setProperty("role", "amber" if is_amber else "muted")
            self.style().unpolish(self)
            self.style().polish(self)

    def _get_empty_text(self) -> str:
        return self._empty_text

    def _set_empty_text(self, text: str) -> None:
        self._empty_text = text

    def _get_unless(self) -> str:
        return self._unless

    def _set_unless(self, address: str) -> None:
        self._unless = address

    template = Property(str, _get_template, _set_template)
    unless = Property(str, _get_unless, _set_unless)
    empty_text = Property(str, _get_empty_text, _set_empty_text)
    amber_field = Property(str, _get_amber_field, _set_amber_field)
    separator = Property(str, _get_separator, _set_separator)
