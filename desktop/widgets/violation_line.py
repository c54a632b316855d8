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
        self._parts: tuple[QLabel, QPushButton] | None = None
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        self.setVisible(False)

    def _make_parts(self) -> tuple[QLabel, QPushButton]:
        """Return label and button, made with the first message: most lines never show one."""
        if self._parts is not None:
            return self._parts
        text = QLabel(self)
        text.setTextFormat(Qt.TextFormat.PlainText)
        text.setProperty("role", "amber")
        text.setWordWrap(True)
        text.setContentsMargins(0, px(4), 0, 0)  # its first line stands beside the button
        text.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        text.setFont(font(TextStyle.LABEL))
        text.setTextInteractionFlags(Qt.TextInteractionFlag.NoTextInteraction)
        accept = QPushButton(self.tr("Allow"), self)
        accept.setObjectName("accept_button")
        accept.setProperty("role", "text")
        accept.setFont(font(TextStyle.LABEL))
        accept.setCursor(Qt.CursorShape.PointingHandCursor)
        accept.clicked.connect(self.accept_requested)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(px(8))
        row.addWidget(text, 1)
        row.addWidget(accept, 0, Qt.AlignmentFlag.AlignTop)
        QWidget.setTabOrder(self, accept)
        self._parts = text, accept
        return self._parts

    def _get_fields(self) -> list[str]:
        return self._fields

    def _set_fields(self, fields: list[str]) -> None:
        self._fields = list(fields)

    fields = Property(STRING_LIST, _get_fields, _set_fields)

    WIDTH: Final = 280

    @property
    def message(self) -> str:
        """The shown message; "" for none."""
        return "" if self._parts is None or self.isHidden() else self._parts[0].text()

    def show_message(self, message: str, *, is_accepted: bool = False) -> None:
        """Show a message; "" hides the line."""
        if message or self._parts is not None:
            text, accept = self._make_parts()
            text.setText(message)
            accept.setVisible(bool(message) and not is_accepted)
            accept.setAccessibleName(self.tr("Allow: {message}").format(message=message))
        self.setVisible(bool(message))

    def sizeHint(self) -> QSize:  # noqa: N802
        """Return the size of the message in a narrow column."""
        metrics = QFontMetrics(font(TextStyle.LABEL))
        return QSize(px(self.WIDTH), max(metrics.height() + 4, super().sizeHint().height()))
