"""Widget: the last check or strike of a sheet, with its die, its result in words, and the numbers that follow."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal, Slot
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from desktop.layout_parts import nest
from desktop.numerals import with_minus
from desktop.sheet.play_widgets import shorten
from desktop.sheet.roll_report import RollReport
from desktop.theme import TextStyle, color, font, px
from desktop.tool_tips import escape_tool_tip

_SIDE: Final = 56
_EDGE: Final = 16
_SHAPES: Final = {
    4: ((0.5, 0.05), (1, 0.92), (0, 0.92)),
    6: ((0.08, 0.08), (0.92, 0.08), (0.92, 0.92), (0.08, 0.92)),
    8: ((0.5, 0), (1, 0.5), (0.5, 1), (0, 0.5)),
    10: ((0.5, 0), (1, 0.55), (0.5, 1), (0, 0.55)),
    12: ((0.5, 0), (1, 0.38), (0.81, 0.95), (0.19, 0.95), (0, 0.38)),
}
_OTHER: Final = ((0.5, 0), (0.93, 0.25), (0.93, 0.75), (0.5, 1), (0.07, 0.75), (0.07, 0.25))
"""Outline of a d20, and of every die without one of its own."""


class LargeDie(QWidget):
    """The outline of a die with a number in it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._size, self._text = 20, ""
        self.setFixedSize(px(_SIDE), px(_SIDE))

    def show_number(self, size: int, number: int) -> None:
        """Show a number on a die with so many sides."""
        self._size, self._text = size, with_minus(str(number))
        self.setAccessibleName(f"d{size}: {self._text}")
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        """Draw outline and number."""
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            pen = QPen(color("ink"), px(2))
            pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
            painter.setPen(pen)
            area = QRectF(self.rect()).adjusted(2, 2, -2, -2)
            points = _SHAPES.get(self._size, _OTHER)
            painter.drawPolygon(
                QPolygonF([QPointF(area.left() + x * area.width(), area.top() + y * area.height()) for x, y in points])
            )
            painter.setFont(font(TextStyle.VALUE))
            painter.drawText(area, int(Qt.AlignmentFlag.AlignCenter.value), self._text)


class LastRoll(QWidget):
    """The last roll of the sheets; hidden until there is one.

    Signals:
        give_requested: The damage is to be given to the foe; the `RollReport`.
        repeat_requested: The roll is to be made again.
    """

    give_requested = Signal(object)
    repeat_requested = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._report: RollReport | None = None
        rows = QVBoxLayout(self)
        rows.setContentsMargins(px(_EDGE), px(8), px(_EDGE), px(4))
        rows.setSpacing(px(8))
        head = QHBoxLayout()
        head.setSpacing(px(12))
        self.die = LargeDie(self)
        words = QVBoxLayout()
        words.setSpacing(0)
        self.headline_label, self.sentence_label, self.odds_label = ElidedLabel(), ElidedLabel(), ElidedLabel()
        for label, role in ((self.headline_label, "value"), (self.sentence_label, ""), (self.odds_label, "label")):
            label.setProperty("role", role)
            words.addWidget(label)
        head.addWidget(self.die, 0, Qt.AlignmentFlag.AlignTop)
        nest(head, words, 1)
        nest(rows, head)
        self._lines = QGridLayout()
        self._lines.setVerticalSpacing(px(2))
        self._lines.setColumnStretch(0, 1)
        nest(rows, self._lines)
        self._labels: list[tuple[ElidedLabel, QLabel]] = []
        foot = QHBoxLayout()
        self.give_button, self.repeat_button = QPushButton(self), QPushButton(self.tr("Again"), self)
        self.repeat_button.setProperty("role", "quiet")
        self.give_button.setAccessibleName(self.tr("Give the damage"))
        self.give_button.clicked.connect(self._on_give)
        self.repeat_button.clicked.connect(self.repeat_requested)
        foot.addWidget(self.give_button)
        foot.addStretch(1)
        foot.addWidget(self.repeat_button)
        nest(rows, foot)
        self.hide()

    def show_report(self, report: RollReport) -> None:
        """Show what a check or a strike came to."""
        self._report = report
        points = with_minus(str(report.points))
        self.give_button.setText(self.tr("Give {foe} {points}").format(foe=shorten(report.foe), points=points))
        self.give_button.setAccessibleName(self.give_button.text())
        self.give_button.setToolTip(escape_tool_tip(self.tr("{foe} takes this damage").format(foe=report.foe)))
        self.give_button.setVisible(bool(report.foe) and report.points > 0)
        self.give_button.setEnabled(True)
        self.repeat_button.setVisible(report.can_repeat)
        self.die.show_number(report.size, report.total)
        self.headline_label.show_text(report.headline)
        self.sentence_label.show_text(report.sentence)
        self.odds_label.show_text(report.odds)
        while len(self._labels) < len(report.lines):
            pair = ElidedLabel(), QLabel()
            pair[0].setProperty("role", "muted")
            pair[1].setProperty("role", "heading")
            for column, label in enumerate(pair):
                self._lines.addWidget(label, len(self._labels), column)
            self._labels.append(pair)
        for number, (name, value) in enumerate(self._labels):
            text, amount = report.lines[number] if number < len(report.lines) else ("", "")
            name.show_text(text)
            value.setText(amount)
            for label in (name, value):
                label.setVisible(bool(text))
        self.setAccessibleName(f"{report.headline}, {report.sentence}")
        self.show()

    @Slot()
    def _on_give(self) -> None:
        """Give the damage, once."""
        if self._report is not None:
            self.give_button.setEnabled(False)
            self.give_requested.emit(self._report)


class ElidedLabel(QLabel):
    """A label of one line that is cut where there is no room; its tooltip has all of it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._whole = ""
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    def show_text(self, text: str) -> None:
        """Show a text."""
        self._whole = text
        self.setText(text)
        self.setToolTip(escape_tool_tip(text))

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        """Return the height of a line."""
        return QSize(0, super().minimumSizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        """Draw as much of the text as fits."""
        metrics = QFontMetrics(self.font())
        with QPainter(self) as painter:
            text = metrics.elidedText(self._whole, Qt.TextElideMode.ElideRight, self.width())
            painter.drawText(self.rect(), int((Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft).value), text)
