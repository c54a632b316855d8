"""Words on a sheet: captions, and lines that sum a character up."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Property, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel, QWidget

from desktop.theme import px

_LEAST: Final = 64


class Caption(QLabel):
    """A small muted label, unless its dynamic property ``role`` says otherwise (roles: ``desktop/theme.py``)."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "label")


class SummaryLabel(Caption):
    """Several values in one line: ``Merefolk · Shieldhand · 24 years``.

    Each line of the template is a piece with values in braces; a piece whose values are all empty falls away. In
    ``{professions[current].name}`` stand all rows whose ``current`` is set, in ``{professions[].name}`` all rows.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._template = ""
        self._separator = " · "
        self._is_compact = False
        self.setProperty("role", "muted")

    def set_compact(self, is_compact: bool) -> None:
        """Take one line at any rate, cut short where it is too long, or as many as are needed."""
        self._is_compact = is_compact
        self.setWordWrap(not is_compact)
        self.updateGeometry()

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        """Return the room of a word where the line may be cut."""
        least = super().minimumSizeHint()
        return QSize(px(_LEAST), least.height()) if self._is_compact else least

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        """Draw the line, cut short where it has to be."""
        if not self._is_compact:
            super().paintEvent(event)
            return
        with QPainter(self) as painter:
            text = self.fontMetrics().elidedText(self.text(), Qt.TextElideMode.ElideRight, self.width())
            painter.drawText(self.rect(), self.alignment(), text)

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

    template = Property(str, _get_template, _set_template)
    separator = Property(str, _get_separator, _set_separator)
