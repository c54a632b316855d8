"""Panel below the preview: parts of the focused number, while points are allocated."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QSizePolicy, QWidget

from core.character.sheet import Sheet
from core.errors import QuireError
from core.formula import Explanation
from core.messages import localize_value, name_path
from desktop.address_labels import translate_text
from desktop.messages import translator_of
from desktop.numerals import text_of
from desktop.requests.comparison import InspectedTarget
from desktop.theme import TextStyle, color, font, px

MAX_PARTS: Final = 8
_ROW: Final = 22
_TITLE: Final = 24
_EDGE: Final = 20
_RIGHT: Final = 16
_PAD: Final = 12
_TALL: Final = 10_000


def _name(part: Explanation, labels: Sequence[str], sheet: Sheet) -> str:
    """Return the label of a part, with its group where two parts have the same label."""
    group = sheet.system.groups.get(part.address.partition(".")[0])
    if labels.count(part.label) == 1 or group is None:
        return translate_text(sheet.system, part.label)
    return translate_text(sheet.system, name_path(group.label, part.label))


def _plain(part: Explanation, sheet: Sheet) -> str:
    """Return the value of a part without unit; the total shows the unit."""
    try:
        return text_of(sheet, part.address, with_unit=False)
    except QuireError:
        return part.shown


class BreakdownPanel(QFrame):
    """Shows the focused target: name, help, the parts of its number, the number, points that still fit."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._target: InspectedTarget | None = None
        self._parts: tuple[tuple[str, str], ...] = ()
        self._result: tuple[str, str] | None = None
        self.setProperty("role", "sheet")
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.hide()

    @property
    def parts(self) -> tuple[tuple[str, str], ...]:
        """The parts shown, as (label, value)."""
        return self._parts

    @property
    def result(self) -> tuple[str, str] | None:
        """The number with its label, or None."""
        return self._result

    def show_target(self, target: InspectedTarget | None, sheet: Sheet) -> None:
        """Show a target with the number that its points go into.

        Args:
            target: The target; None hides the panel.
            sheet: The character with the current answers applied.
        """
        self._target = target
        self._parts, self._result = (), None
        if target is not None and target.result:
            explanation = sheet.explain(target.result)
            parts = explanation.parts[:MAX_PARTS]
            labels = [part.label for part in parts]
            self._parts = tuple((_name(part, labels, sheet), _plain(part, sheet)) for part in parts)
            total = localize_value(explanation.shown, translator_of(sheet.system.id))
            self._result = (translate_text(sheet.system, explanation.label), total)
        if target is not None:
            self.setAccessibleName(target.title)
            lines = [*self._parts, *([self._result] if self._result else []), *target.footer]
            lines_text = (f"{label}: {value}" if value else label for label, value in lines)
            self.setAccessibleDescription("; ".join((*filter(None, (target.note, target.help)), *lines_text)))
        self.setVisible(target is not None)
        self._fit()
        self.update()

    def _fit(self) -> None:
        self.setFixedHeight(self.sizeHint().height())

    def sizeHint(self) -> QSize:  # noqa: N802
        """Return the height of all rows."""
        if self._target is None:
            return QSize(px(288), 0)
        high = px(_PAD) * 2 + px(_TITLE)
        if self._target.help:
            high += self._text_height(self._target.help) + px(6)
        high += px(9) + px(_ROW) * (len(self._parts) + (self._result is not None))
        high += sum(px(_ROW) if value else self._text_height(label) + px(4) for label, value in self._target.footer)
        return QSize(px(288), high)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        """Rewrap the help text."""
        super().resizeEvent(event)
        if event.oldSize().width() != event.size().width():
            self._fit()

    def _text_height(self, text: str) -> int:
        area = QRect(0, 0, max(px(80), self.width() - px(_EDGE + _RIGHT)), _TALL)
        return QFontMetrics(font(TextStyle.LABEL)).boundingRect(area, Qt.TextFlag.TextWordWrap, text).height()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        """Draw the rows from top to bottom."""
        target = self._target
        if target is None:
            return
        with QPainter(self) as painter:
            painter.fillRect(self.rect(), color("canvas"))
            painter.fillRect(QRect(0, 0, self.width(), 1), color("hairline"))
            line = QRect(px(_EDGE), px(_PAD), self.width() - px(_EDGE + _RIGHT), px(_TITLE))
            self._draw_line(
                painter, line, (target.title, target.note), (TextStyle.HEADING, TextStyle.LABEL), ("ink", "muted")
            )
            line.translate(0, px(_TITLE))
            if target.help:
                self._draw_text(painter, line, target.help)
                line.translate(0, px(6))
            painter.fillRect(QRect(line.left(), line.top() + px(4), line.width(), 1), color("hairline"))
            line.translate(0, px(9))
            line.setHeight(px(_ROW))
            for part in self._parts:
                self._draw_line(painter, line, part, (TextStyle.TEXT, TextStyle.TEXT), ("muted", "ink"))
                line.translate(0, px(_ROW))
            if self._result is not None:
                self._draw_line(painter, line, self._result, (TextStyle.TEXT, TextStyle.HEADING), ("ink", "ink"))
                line.translate(0, px(_ROW))
            for label, value in target.footer:
                if value:
                    self._draw_line(
                        painter, line, (label, value), (TextStyle.TEXT, TextStyle.HEADING), ("muted", "ink")
                    )
                    line.translate(0, px(_ROW))
                else:
                    self._draw_text(painter, line, label)
                    line.translate(0, px(4))

    @staticmethod
    def _draw_line(
        painter: QPainter,
        line: QRect,
        texts: tuple[str, str],
        types: tuple[TextStyle, TextStyle],
        inks: tuple[str, str],
    ) -> None:
        """Draw a label and a right-aligned value; the label is elided if it does not fit."""
        middle = Qt.AlignmentFlag.AlignVCenter
        painter.setFont(font(types[1]))
        painter.setPen(color(inks[1]))
        painter.drawText(line, middle | Qt.AlignmentFlag.AlignRight, texts[1])
        room = line.width() - painter.fontMetrics().horizontalAdvance(texts[1]) - px(8)
        painter.setFont(font(types[0]))
        painter.setPen(color(inks[0]))
        painter.drawText(line, middle, painter.fontMetrics().elidedText(texts[0], Qt.TextElideMode.ElideRight, room))

    def _draw_text(self, painter: QPainter, line: QRect, text: str) -> None:
        """Draw wrapped text and move the line below it."""
        high = self._text_height(text)
        painter.setFont(font(TextStyle.LABEL))
        painter.setPen(color("muted"))
        painter.drawText(QRect(line.left(), line.top(), line.width(), high), Qt.TextFlag.TextWordWrap, text)
        line.translate(0, high)
