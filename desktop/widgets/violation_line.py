"""Widget: message of a violation under a field, with the Accept action."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Property, QSize, Qt, Signal
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QSizePolicy, QWidget

from desktop.theme import TextStyle, font, px
from desktop.widgets.property_types import STRING_LIST


class ViolationLine(QWidget):
    """Shows one violation; takes no space without one.

    Signals:
        accept_requested: The violation is to be allowed.
    """

    accept_requested = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._fields: list[str] = []
        self._text = QLabel(self)
        self._text.setTextFormat(Qt.TextFormat.PlainText)
        self._text.setProperty("role", "amber")
        self._text.setWordWrap(True)
        self._text.setContentsMargins(0, px(4), 0, 0)  # its first line stands beside the button
        self._text.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self._text.setFont(font(TextStyle.LABEL))
        self._text.setTextInteractionFlags(Qt.TextInteractionFlag.NoTextInteraction)
        self._accept = QPushButton(self.tr("Allow"), self)
        self._accept.setObjectName("accept_button")
        self._accept.setProperty("role", "text")
        self._accept.setFont(font(TextStyle.LABEL))
        self._accept.setCursor(Qt.CursorShape.PointingHandCursor)
        self._accept.clicked.connect(self.accept_requested)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(px(8))
        row.addWidget(self._text, 1)
        row.addWidget(self._accept, 0, Qt.AlignmentFlag.AlignTop)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        self.setVisible(False)

    def _get_fields(self) -> list[str]:
        return self._fields

    def _set_fields(self, fields: list[str]) -> None:
        self._fields = list(fields)

    fields = Property(STRING_LIST, _get_fields, _set_fields)

    WIDTH: Final = 280

    @property
    def message(self) -> str:
        """The shown message; "" for none."""
        return "" if self.isHidden() else self._text.text()

    def show_message(self, message: str, *, is_accepted: bool = False) -> None:
        """Show a message; "" hides the line."""
        self._text.setText(message)
        self._accept.setVisible(bool(message) and not is_accepted)
        self._accept.setAccessibleName(self.tr("Allow: {message}").format(message=message))
        self.setVisible(bool(message))

    def sizeHint(self) -> QSize:  # noqa: N802
        """Return the size of the message in a narrow column."""
        metrics = QFontMetrics(self._text.font())
        return QSize(px(self.WIDTH), max(metrics.height() + 4, super().sizeHint().height()))
