"""Paints parts of library rows: elided texts, names in two lines, matches of a search, portraits, ticks."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetrics, QImage, QPainter, QPixmap, QPixmapCache, QTextLayout

from desktop import theme
from desktop.library.found_lines import FoundLine
from desktop.theme import TextStyle, color, px
from desktop.widgets.choices import tick_box
from desktop.widgets.painting import warning_triangle

if TYPE_CHECKING:
    from core.store.records import LibraryEntry

ICON: Final = 16
TICK: Final = 14
_MARGIN: Final = 16
_LINE: Final = 16
"""Height of each line of a name that takes two, at 100 %."""
_LONGEST: Final = 200
_LEFT: Final = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine)
_RIGHT: Final = int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine)


def semibold(style: TextStyle) -> QFont:
    """Return the font of a text style, semibold."""
    font = theme.font(style)
    font.setWeight(QFont.Weight.DemiBold)
    return font


def write(painter: QPainter, area: QRect, text: str, font: QFont, ink: str, *, is_right: bool = False) -> None:
    """Paint one elided line; line breaks in user texts are replaced."""
    painter.setFont(font)
    painter.setPen(color(ink))
    short = QFontMetrics(font).elidedText(_on_one_line(text), Qt.TextElideMode.ElideRight, max(0, area.width()))
    painter.drawText(area, _RIGHT if is_right else _LEFT, short)


def paint_heading(painter: QPainter, area: QRect, title: str, number: str, *, is_collapsed: bool) -> None:
    """Paint the heading of a group: an arrow, its title, and how many rows it has."""
    left, right = area.left() + px(_MARGIN) - px(4), area.right() - px(_MARGIN)
    picture = theme.pixmap("chevron-right" if is_collapsed else "chevron-down", ICON, "muted")
    painter.drawPixmap(left, area.top() + (area.height() - px(ICON)) // 2, picture)
    light = theme.font(TextStyle.LABEL)
    width = QFontMetrics(light).horizontalAdvance(number)
    left += px(ICON) + px(4)
    place = QRect(left, area.top(), right - width - px(8) - left, area.height())
    write(painter, place, title, semibold(TextStyle.LABEL), "muted")
    write(painter, QRect(right - width, area.top(), width, area.height()), number, light, "muted")


def takes_two_lines(text: str, font: QFont, width: int) -> bool:
    """Return whether a name needs two lines, because it has a place to break and is too wide."""
    line = _on_one_line(text)
    return " " in line.strip() and QFontMetrics(font).horizontalAdvance(line) > width


def write_in_lines(painter: QPainter, area: QRect, text: str, font: QFont, ink: str, count: int = 2) -> None:
    """Paint a long name in some lines; the last one is elided in the middle, so that its end tells names apart."""
    layout = QTextLayout(_on_one_line(text), font)
    layout.beginLayout()
    end, lines = 0, []
    for _ in range(count - 1):
        line = layout.createLine()
        line.setLineWidth(area.width())
        lines.append(layout.text()[end : line.textStart() + line.textLength()].strip())
        end = line.textStart() + line.textLength()
    layout.endLayout()
    lines = [*lines, layout.text()[end:].strip()]
    painter.setFont(font)
    painter.setPen(color(ink))
    metrics = QFontMetrics(font)
    top = area.top() + (area.height() - count * px(_LINE)) // 2
    for number, part in enumerate(lines):
        short = metrics.elidedText(part, Qt.TextElideMode.ElideMiddle, area.width())
        painter.drawText(QRect(area.left(), top + number * px(_LINE), area.width(), px(_LINE)), _LEFT, short)


def write_marked(
    painter: QPainter, area: QRect, text: str, spans: Sequence[tuple[int, int]], font: QFont, ink: str
) -> int:
    """Paint one elided line with the letters that match a search semibold and underlined; return its right end."""
    line = _on_one_line(text)
    strong = QFont(font)
    strong.setWeight(QFont.Weight.DemiBold)
    left, right = area.left(), area.right() + 1
    for part, is_match in _parts(line, spans):
        metrics = QFontMetrics(strong if is_match else font)
        short = metrics.elidedText(part, Qt.TextElideMode.ElideRight, max(0, right - left))
        width = metrics.horizontalAdvance(short)
        painter.setFont(strong if is_match else font)
        painter.setPen(color("ink" if is_match else ink))
        painter.drawText(QRect(left, area.top(), width + 1, area.height()), _LEFT, short)
        if is_match and short:
            base = area.top() + (area.height() + metrics.ascent() - metrics.descent()) // 2 + 2
            painter.fillRect(QRect(left, base, width, 1), color("accent"))
        left += width
        if short != part:
            break
    return left


def write_found(painter: QPainter, area: QRect, line: FoundLine) -> None:
    """Paint where a search found a character; "1 more" stays, and the text rather than what it was found in."""
    label = theme.font(TextStyle.LABEL)
    metrics = QFontMetrics(label)
    more = f", {line.more}" if line.more else ""
    width = metrics.horizontalAdvance(more)
    room = area.width() - width
    before, text = (f"{line.label} ", line.text) if line.text else (line.label, "")
    start = 0
    if text and metrics.horizontalAdvance(before + text) > room:
        before = ""
        if metrics.horizontalAdvance(text) > room and line.spans:
            start = line.spans[0][0]
            before = "…" if start else ""
    shift = len(before) - start
    spans = [(begin + shift, end + shift) for begin, end in line.spans]
    left = write_marked(painter, area.adjusted(0, 0, -width, 0), before + text[start:], spans, label, "muted")
    write(painter, QRect(left, area.top(), area.right() + 1 - left, area.height()), more, label, "muted")


def paint_tick(painter: QPainter, middle: QRectF, *, is_ticked: bool) -> None:
    """Paint a tick box in the middle of an area."""
    side = px(TICK)
    left, top = middle.center().x() - side / 2, middle.center().y() - side / 2
    tick_box(painter, QRectF(left, top, side, side), is_checked=is_ticked)


def paint_violations(painter: QPainter, area: QRect, right: int, number: int) -> int:
    """Paint the warning triangle and number of violations; return the right end of the name."""
    text = str(number)
    label = semibold(TextStyle.LABEL)
    width = QFontMetrics(label).horizontalAdvance(text)
    write(painter, QRect(right - width, area.top(), width + 1, area.height()), text, label, "amber")
    left = right - width - px(4) - px(ICON)
    warning_triangle(painter, left, area.top() + (area.height() - px(ICON)) / 2, px(ICON))
    return left - px(8)


def paint_sign(painter: QPainter, left: int, area: QRect, sign: str) -> None:
    """Paint the icon of a game, in the middle of the height of an area."""
    painter.drawPixmap(left, area.top() + (area.height() - px(ICON)) // 2, theme.pixmap(sign, ICON, "muted"))


def portrait_pixmap(picture: QImage, entry: LibraryEntry, side: int, ratio: float) -> QPixmap:
    """Return a scaled portrait, cached in QPixmapCache.

    Args:
        picture: The portrait.
        entry: Its character.
        side: Its side at 100 %.
        ratio: The device pixel ratio.
    """
    edge = round(px(side) * ratio)
    key = f"face-{entry.id}-{entry.changed_ms}-{edge}"
    pixmap = QPixmap()
    if not QPixmapCache.find(key, pixmap):
        expanding = Qt.AspectRatioMode.KeepAspectRatioByExpanding
        small = picture.scaled(edge, edge, expanding, Qt.TransformationMode.SmoothTransformation)
        pixmap = QPixmap.fromImage(small)
        QPixmapCache.insert(key, pixmap)
    return pixmap


def _on_one_line(text: str) -> str:
    return text[:_LONGEST].replace("\n", " ")


def _parts(text: str, spans: Iterable[tuple[int, int]]) -> list[tuple[str, bool]]:
    """Return a text in parts, each with whether it matches."""
    parts: list[tuple[str, bool]] = []
    done = 0
    for begin, end in spans:
        parts += [(text[done:begin], False), (text[begin:end], True)]
        done = end
    return [part for part in (*parts, (text[done:], False)) if part[0]]
