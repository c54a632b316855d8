"""Paints the cards of a fight's fighters, and says what lies under the pointer."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from PySide6.QtCore import QByteArray, QModelIndex, QObject, QPersistentModelIndex, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QPen, QPixmap
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from desktop.fight.fighter_cards import Card, ColumnModel, Row, RowKind, Vital
from desktop.library.row_painting import takes_two_lines, write_in_lines
from desktop.theme import TextStyle, color, font, pixmap, px
from desktop.widgets.painting import box
from desktop.widgets.portrait_view import paint_portrait
from desktop.widgets.side_mark import paint_side_mark

Index = QModelIndex | QPersistentModelIndex
_HEIGHTS: Final = {RowKind.SIDE: 36, RowKind.FULL: 150, RowKind.COMPACT: 62, RowKind.LATECOMER: 32}
_NARROW_FULL: Final = 136
"""Height of a whole card without the names of its bars."""
_GAP: Final = 8
_PADDING: Final = 12
_PORTRAIT: Final = 32
_BAR: Final = 6
_BAR_GAP: Final = 8
_CHIP: Final = 22
_HALF: Final = 28
"""Width of each half of the steps."""
_STRIP: Final = QSize(84, 76)
_NARROW: Final = 236
"""Width below which bars have no names."""


@dataclass(frozen=True, slots=True)
class TextFormat:
    """Style, colour name and alignment of a line."""

    style: TextStyle
    ink: str = "ink"
    align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft
    is_bold: bool = False


_CENTER: Final = Qt.AlignmentFlag.AlignHCenter
_RIGHT: Final = Qt.AlignmentFlag.AlignRight
_HEADING: Final = TextFormat(TextStyle.HEADING)
_MUTED: Final = TextFormat(TextStyle.LABEL, "muted")


@dataclass(frozen=True, slots=True)
class CardLayout:
    """Where the parts of a card are.

    Attributes:
        frame: The card.
        portrait: The circle.
        name, detail: The two lines beside it.
        bars: The bars with their numbers and names.
        chips: The line of chips.
        minus, plus: The steps; empty on a compact card.
        has_names: Whether the bars are named.
    """

    frame: QRectF
    portrait: QRectF
    name: QRectF
    detail: QRectF
    bars: tuple[QRectF, ...]
    chips: QRectF
    minus: QRectF
    plus: QRectF
    has_names: bool


def full_layout(area: QRectF, vitals: int, *, has_names: bool = True) -> CardLayout:
    """Return the layout of a whole card.

    Args:
        area: Its row.
        vitals: How many bars it has.
        has_names: Whether the bars are named.
    """
    frame = area.adjusted(0, 0, 0, -px(_GAP))
    inside = frame.adjusted(px(_PADDING), px(_PADDING), -px(_PADDING), -px(_PADDING))
    size = px(_PORTRAIT)
    portrait = QRectF(inside.left(), inside.top(), size, size)
    left = portrait.right() + px(10)
    name = QRectF(left, inside.top() - 2, inside.right() - left, px(18))
    detail = QRectF(left, name.bottom(), inside.right() - left, px(16))
    top, height = portrait.bottom() + px(8), px(18 + _BAR + 4 + (16 if has_names else 0))
    count = max(vitals, 1)
    width = min((inside.width() + px(_BAR_GAP)) / count, px(92))
    bars = tuple(QRectF(inside.left() + at * width, top, width - px(_BAR_GAP), height) for at in range(vitals))
    foot = QRectF(inside.left(), inside.bottom() - px(_CHIP), inside.width(), px(_CHIP))
    plus = QRectF(foot.right() - px(_HALF), foot.top(), px(_HALF), foot.height())
    minus = plus.translated(-px(_HALF), 0)
    chips = QRectF(foot.left(), foot.top(), minus.left() - px(8) - foot.left(), foot.height())
    return CardLayout(frame, portrait, name, detail, bars, chips, minus, plus, has_names)


def compact_layout(area: QRectF) -> CardLayout:
    """Return the layout of a compact card: name, one bar, chips."""
    frame = area.adjusted(0, 0, 0, -px(6))
    inside = frame.adjusted(px(10), px(6), -px(10), -px(6))
    size = px(28)
    portrait = QRectF(inside.left(), inside.center().y() - size / 2, size, size)
    left = portrait.right() + px(8)
    name = QRectF(left, inside.top(), inside.right() - left, px(18))
    bar = QRectF(left, name.bottom() + px(2), px(76), px(18))
    chips = QRectF(bar.right() + px(8), name.bottom() + px(1), inside.right() - bar.right() - px(8), px(20))
    return CardLayout(frame, portrait, name, QRectF(), (bar,), chips, QRectF(), QRectF(), has_names=False)


class CardDelegate(QStyledItemDelegate):
    """Paints the rows of a `ColumnModel`.

    Attributes:
        current_vitals: Vital that the steps change, by participant; the first where it is missing.
        hovered: Part under the pointer: participant and -1 or 1; None for no step.
        is_narrow: Whether the column is too narrow for names of bars. It is the width of the whole list that decides,
            not that of a row: lower cards may need no scroll bar, and would be wide enough again without it.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.current_vitals: dict[int, int] = {}
        self.hovered: tuple[int, int] | None = None
        self.is_narrow = False

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:  # noqa: N802
        """Return the height of a row, without reading its fighter."""
        model = index.model()
        if not isinstance(model, ColumnModel):
            return super().sizeHint(option, index)
        if model.is_strip:
            return QSize(px(_STRIP.width()), px(_STRIP.height()))
        kind = model.row(index).kind
        is_low = kind is RowKind.FULL and self.is_narrow
        return QSize(px(80), px(_NARROW_FULL if is_low else _HEIGHTS[kind]))

    def fit(self, width: int) -> None:
        """Name the bars or not, by the width of the list."""
        self.is_narrow = width < px(_NARROW)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Draw a row."""
        model = index.model()
        if not isinstance(model, ColumnModel):
            return
        row, area = model.row(index), QRectF(option.rect)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        has_focus = bool(option.state & QStyle.StateFlag.State_Selected)
        if row.kind is RowKind.SIDE:
            self._paint_head(painter, area, model, row)
        elif row.kind is RowKind.LATECOMER:
            self._paint_latecomer(painter, area, model, has_focus=has_focus)
        elif model.is_strip:
            self._paint_strip(painter, area, model, row)
        elif row.kind is RowKind.FULL:
            self._paint_full(painter, area, model, row, is_selected=has_focus)
        else:
            self._paint_compact(painter, area, model, row, is_selected=has_focus)
        painter.restore()

    def part_at(self, area: QRectF, model: ColumnModel, row: Row, at: QPointF) -> int | str:
        """Return what lies at a point of a card: a vital's number, "minus", "plus", or "" for the rest."""
        if row.kind is not RowKind.FULL or model.is_strip:
            return ""
        layout = full_layout(area, len(model.sides.fight.conflict.vitals), has_names=not self.is_narrow)
        for name, part in (("minus", layout.minus), ("plus", layout.plus)):
            if part.adjusted(-2, -4, 2, 4).contains(at):
                return name
        return next((number for number, bar in enumerate(layout.bars) if bar.contains(at)), "")

    # ------------------------------------------------------------------------------------------------------- rows

    def _paint_head(self, painter: QPainter, area: QRectF, model: ColumnModel, row: Row) -> None:
        edge = px(12)
        if model.is_strip:
            paint_side_mark(
                painter, model.sides.mark(row.side), QRectF(area.left(), area.top() + px(8), area.width(), edge)
            )
            _draw(
                painter,
                QRectF(area.left() + 2, area.top() + px(26), area.width() - 4, px(20)),
                model.sides.names[row.side],
                TextFormat(TextStyle.HEADING, align=_CENTER),
            )
            return
        mark = QRectF(area.left(), area.center().y() - edge / 2, edge, edge)
        paint_side_mark(painter, model.sides.mark(row.side), mark)
        able, metrics = head_count(model, row.side, area.width()), QFontMetrics(font(TextStyle.LABEL))
        _draw(painter, area, able, TextFormat(TextStyle.LABEL, "muted", _RIGHT))
        name, heading = model.sides.names[row.side], font(TextStyle.HEADING)
        room = area.adjusted(edge + px(_GAP), 0, -metrics.horizontalAdvance(able) - px(_GAP), 0)
        if takes_two_lines(name, heading, int(room.width())):
            write_in_lines(painter, room.toRect(), name, heading, "ink")
        else:
            _draw(painter, room, name, _HEADING)

    def _paint_latecomer(self, painter: QPainter, area: QRectF, model: ColumnModel, *, has_focus: bool) -> None:
        if model.is_strip:
            drawn = pixmap("plus", 20, "accent")
            edge = drawn.width() / drawn.devicePixelRatio()
            painter.drawPixmap(QPointF(area.center().x() - edge / 2, area.center().y() - edge / 2), drawn)
            return
        painter.drawPixmap(QPointF(area.left() + 2, area.center().y() - px(8)), pixmap("plus", 16, "accent"))
        text = area.adjusted(px(22), 0, 0, 0)
        metrics = QFontMetrics(font(TextStyle.HEADING))
        _draw(painter, text, model.latecomer_text, TextFormat(TextStyle.HEADING, "accent"))
        if has_focus:
            width = px(26) + metrics.horizontalAdvance(model.latecomer_text)
            box(
                painter,
                QRectF(area.left(), area.top() + 2, min(width, area.width()), area.height() - 4),
                None,
                "accent",
                2,
            )

    def _paint_full(self, painter: QPainter, area: QRectF, model: ColumnModel, row: Row, *, is_selected: bool) -> None:
        card = model.sides.card(row.participant)
        layout = full_layout(area, len(card.vitals), has_names=not self.is_narrow)
        acts = row.participant == model.decider
        self._paint_frame(painter, layout, acts=acts, is_selected=is_selected)
        _paint_face(painter, layout.portrait, card)
        name, word = layout.name, model.acts_text
        width = QFontMetrics(font(TextStyle.LABEL)).horizontalAdvance(word) + px(14)
        if acts and QFontMetrics(font(TextStyle.HEADING)).horizontalAdvance(card.name) <= name.width() - width:
            # In a narrow column the frame alone says it, so that the name is whole.
            _draw(painter, name, word, TextFormat(TextStyle.LABEL, "accent", _RIGHT, is_bold=True))
            name = name.adjusted(0, 0, -width, 0)
        if takes_two_lines(card.name, font(TextStyle.HEADING), int(name.width())):
            whole = QRectF(name.left(), name.top(), name.width(), layout.detail.bottom() - name.top())
            write_in_lines(painter, whole.toRect(), card.name, font(TextStyle.HEADING), "ink")
        else:
            _draw(painter, name, card.name, _HEADING)
            _draw(painter, layout.detail, card.detail, _MUTED)
        current = self.current_vitals.get(row.participant, 0)
        for number, (bar, vital) in enumerate(zip(layout.bars, card.vitals, strict=True)):
            _paint_vital(painter, bar, vital, has_name=layout.has_names, is_current=number == current and is_selected)
        _paint_chips(painter, layout.chips, card.state, fitting_chips(model, row, layout.chips.width()))
        self._paint_steps(painter, layout, row.participant)

    def _paint_compact(
        self, painter: QPainter, area: QRectF, model: ColumnModel, row: Row, *, is_selected: bool
    ) -> None:
        card = model.sides.card(row.participant)
        layout = compact_layout(area)
        acts = row.participant == model.decider
        self._paint_frame(painter, layout, acts=acts, is_selected=is_selected)
        _paint_face(painter, layout.portrait, card)
        _draw(painter, layout.name, card.name, _HEADING if acts else TextFormat(TextStyle.TEXT))
        bar = layout.bars[0]
        if card.vitals:
            weakest = min(card.vitals, key=lambda each: 2.0 if each.share is None else each.share)
            number = number_area(bar, weakest.left)
            _draw(painter, number, weakest.left, TextFormat(TextStyle.LABEL, is_bold=True))
            track = QRectF(
                number.right() + px(2), bar.center().y() - px(_BAR) / 2, bar.right() - number.right(), px(_BAR)
            )
            _paint_track(painter, track, weakest.share)
        _paint_chips(painter, layout.chips, card.state, fitting_chips(model, row, layout.chips.width()))

    def _paint_strip(self, painter: QPainter, area: QRectF, model: ColumnModel, row: Row) -> None:
        """Draw a fighter of a strip: portrait, name, one bar."""
        card = model.sides.card(row.participant)
        acts = row.participant == model.decider
        size = px(_PORTRAIT)
        circle = QRectF(area.center().x() - size / 2, area.top() + px(6), size, size)
        _paint_face(painter, circle, card)
        if acts:
            painter.setPen(QPen(color("accent"), 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawEllipse(circle.adjusted(-2, -2, 2, 2))
        name = QRectF(area.left() + 2, circle.bottom() + px(3), area.width() - 4, px(16))
        _draw(painter, name, card.name, TextFormat(TextStyle.LABEL, "amber" if card.state else "ink", _CENTER))
        if card.vitals:
            weakest = min(card.vitals, key=lambda each: 2.0 if each.share is None else each.share)
            _paint_track(
                painter,
                QRectF(area.left() + px(16), name.bottom() + px(2), area.width() - px(32), px(_BAR)),
                weakest.share,
            )

    # ------------------------------------------------------------------------------------------------------ parts

    def _paint_frame(self, painter: QPainter, layout: CardLayout, *, acts: bool, is_selected: bool) -> None:
        line, width = ("accent", 2) if acts else ("strong", 2) if is_selected else ("hairline", 1)
        box(painter, layout.frame, "card", line, width)

    def _paint_steps(self, painter: QPainter, layout: CardLayout, participant: int) -> None:
        whole = layout.minus.united(layout.plus)
        box(painter, whole, "card", "strong")
        painter.setPen(QPen(color("strong"), 1))
        painter.drawLine(layout.plus.topLeft() + QPointF(0, 1), layout.plus.bottomLeft() - QPointF(0, 1))
        for sign, part in ((-1, layout.minus), (1, layout.plus)):
            if self.hovered == (participant, sign):
                painter.fillRect(part.adjusted(2, 2, -2, -2), color("chrome"))
            painter.setPen(QPen(color("ink"), 1.4))
            middle, arm = part.center(), px(4.5)
            painter.drawLine(middle - QPointF(arm, 0), middle + QPointF(arm, 0))
            if sign > 0:
                painter.drawLine(middle - QPointF(0, arm), middle + QPointF(0, arm))


def number_area(bar: QRectF, number: str) -> QRectF:
    """Return the part of a compact card's bar for its number, which is never cut."""
    label = font(TextStyle.LABEL)
    label.setBold(True)
    return QRectF(bar.left(), bar.top(), max(px(24), QFontMetrics(label).horizontalAdvance(number) + 2), bar.height())


def fitting_chips(model: ColumnModel, row: Row, width: float) -> tuple[str, ...]:
    """Return the chips of a fighter besides the one for its state, the first in short where it has no room in words."""
    chips = model.chips(row)
    is_cut = bool(chips) and QFontMetrics(font(TextStyle.LABEL)).horizontalAdvance(chips[0]) + px(16) > width
    return model.chips(row, is_short=True) if is_cut else chips


def head_count(model: ColumnModel, side: int, width: float) -> str:
    """Return how many of a side are able to act, as its head says it: in words where its name keeps its room.

    Args:
        model: The column.
        side: The side.
        width: Width of the head.
    """
    in_words = model.able_text(side)
    name = QFontMetrics(font(TextStyle.HEADING)).horizontalAdvance(model.sides.names[side])
    taken = px(12 + 2 * _GAP) + name + QFontMetrics(font(TextStyle.LABEL)).horizontalAdvance(in_words)
    return in_words if taken <= width else f"{model.sides.able_count(side)}/{len(model.sides.members[side])}"


def _paint_face(painter: QPainter, circle: QRectF, card: Card) -> None:
    picture = None if card.portrait is None else portrait_pixmap(card.portrait)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    paint_portrait(painter, circle, picture, card.name, card.id or card.name)


@lru_cache(maxsize=64)
def portrait_pixmap(base64: str) -> QPixmap | None:
    """Return a portrait as a picture; None if it cannot be read."""
    picture = QPixmap()
    is_read = picture.loadFromData(QByteArray.fromBase64(base64.encode()))
    return picture if is_read else None


def _paint_vital(painter: QPainter, area: QRectF, vital: Vital, *, has_name: bool, is_current: bool) -> None:
    number = QRectF(area.left(), area.top(), area.width(), px(18))
    _draw(painter, number, vital.left, _HEADING)
    track = QRectF(area.left(), number.bottom() + 1, min(area.width(), px(76)), px(_BAR))
    _paint_track(painter, track, vital.share)
    if has_name:
        ink = "accent" if is_current else "muted"
        _draw(
            painter,
            QRectF(area.left(), track.bottom() + 2, area.width(), px(16)),
            vital.label,
            TextFormat(TextStyle.LABEL, ink),
        )
    if is_current:
        painter.fillRect(QRectF(track.left(), track.bottom() + 1, track.width(), 1), color("accent"))


def _paint_track(painter: QPainter, track: QRectF, share: float | None) -> None:
    if share is None:
        return
    painter.fillRect(track, color("track"))
    painter.fillRect(QRectF(track.left(), track.top(), track.width() * share, track.height()), color("fill"))


def _paint_chips(painter: QPainter, area: QRectF, state: str, chips: tuple[str, ...]) -> None:
    """Draw the state in amber and as many chips as fit; the first is elided if it is too long."""
    left, metrics = area.left(), QFontMetrics(font(TextStyle.LABEL))
    for number, text in enumerate((state, *chips) if state else chips):
        is_amber = bool(state) and number == 0
        room = area.right() - left
        width = metrics.horizontalAdvance(text) + px(16)
        if width > room and (number or room < px(32)):
            return
        chip = QRectF(left, area.top(), min(width, room), area.height())
        painter.setPen(QPen(color("amber" if is_amber else "strong"), 1))
        painter.setBrush(color("amber_field" if is_amber else "card"))
        painter.drawRoundedRect(chip.adjusted(0.5, 0.5, -0.5, -0.5), chip.height() / 2, chip.height() / 2)
        _draw(
            painter,
            chip.adjusted(px(7), 0, -px(7), 0),
            text,
            TextFormat(TextStyle.LABEL, "amber" if is_amber else "ink", _CENTER),
        )
        left = chip.right() + px(4)


def _draw(painter: QPainter, area: QRectF, text: str, how: TextFormat) -> None:
    """Draw one line of text, elided to the area."""
    used = font(how.style)
    if how.is_bold:
        used.setBold(True)
    painter.setFont(used)
    painter.setPen(color(how.ink))
    fitted = QFontMetrics(used).elidedText(text, Qt.TextElideMode.ElideRight, int(area.width()) + 1)
    painter.drawText(area, int(how.align | Qt.AlignmentFlag.AlignVCenter), fitted)
