"""Paints the rows of fighters in a fight being set up, so that a side of 500 is as quick as one of two."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QPixmap
from PySide6.QtWidgets import QLineEdit, QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from core.messages import localize_text, localize_value
from desktop import theme
from desktop.fight.control_names import CONTROL_ICONS, control_name
from desktop.fight.fight_setup import FighterEntry
from desktop.fight.fighter_facts import Vital, vital_text
from desktop.fight.fighter_model import FighterModel
from desktop.library.row_painting import takes_two_lines, write_in_lines
from desktop.messages import translator_of
from desktop.theme import TextStyle, color, font, px
from desktop.widgets.painting import box, hairline
from desktop.widgets.portrait_view import paint_portrait
from desktop.widgets.side_mark import side_color, side_tint

Index = QModelIndex | QPersistentModelIndex
HIGH: Final = 64
LOW: Final = 44
_MOST_HIGH: Final = 4
"""Up to this many fighters have high rows."""
_WIDE: Final = 480
_EDGE: Final = 12
_FILLED: Final = 0.8
"""Share of its lines that a wrapped name fills."""


@dataclass(frozen=True, slots=True)
class RowParts:
    """The parts of a row, and whether it has room for all words."""

    grip: QRect
    portrait: QRect
    name: QRect
    life: QRect
    weapon: QRect
    control: QRect
    remove: QRect
    is_wide: bool


def row_parts(area: QRect) -> RowParts:
    """Return the parts of a row, or of the heading over them, within an area."""
    is_wide = area.width() >= px(_WIDE)
    top, height = area.top(), area.height()
    circle = px(40 if is_wide and height >= px(HIGH) else 32 if height >= px(LOW) else 24)
    left = area.left() + px(_EDGE)
    grip = QRect(left, top, px(16) if is_wide else 0, height)
    left += px(22) if is_wide else 0
    portrait = QRect(left, top + (height - circle) // 2, circle, circle)
    name_left = left + px(40 if is_wide else 32) + px(10)
    remove = QRect(area.right() - px(_EDGE + 20), top, px(24), height)
    control = QRect(remove.left() - px(86 if is_wide else 26), top, px(80 if is_wide else 24), height)
    weapon_width = px(124) if is_wide else min(px(92), area.width() // 4)
    weapon = QRect(control.left() - weapon_width - px(6), top, weapon_width, height)
    life_width = px(84) if is_wide else min(px(68), area.width() // 5)
    life = QRect(weapon.left() - life_width - px(12), top, life_width, height)
    name = QRect(name_left, top, life.left() - name_left - px(8), height)
    return RowParts(grip, portrait, name, life, weapon, control, remove, is_wide)


class FighterDelegate(QStyledItemDelegate):
    """Paints a fighter: grip, portrait, name, life, weapon, who controls it, and the cross that removes it."""

    def sizeHint(self, _option: QStyleOptionViewItem, index: Index) -> QSize:  # noqa: N802
        """Return the height of a row."""
        model = index.model()
        is_low = isinstance(model, FighterModel) and model.has_low_rows
        return QSize(0, row_height(model.rowCount(), is_low=is_low))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paint a row."""
        model = index.model()
        if not isinstance(model, FighterModel):
            return
        entry, parts = model.entries[index.row()], row_parts(option.rect)
        painter.save()
        if option.state & QStyle.StateFlag.State_Selected:
            painter.fillRect(option.rect, color("tint"))
        hairline(painter, option.rect.left(), option.rect.right() + 1, option.rect.bottom())
        if option.state & QStyle.StateFlag.State_HasFocus and option.state & QStyle.StateFlag.State_Selected:
            box(painter, QRectF(option.rect).adjusted(px(2), px(1), -px(2), -px(2)), None, "accent", 2)
        is_low = option.rect.height() < px(HIGH)
        if parts.is_wide:
            _icon(painter, parts.grip, "grip", "strong")
        _paint_face(painter, entry, parts.portrait)
        self._paint_name(painter, entry, parts)
        _paint_life(painter, entry, parts)
        self._paint_weapon(painter, model, entry, parts, is_low=is_low)
        self._paint_control(painter, entry, parts)
        _icon(painter, parts.remove, "close", "muted")
        painter.restore()

    @staticmethod
    def _paint_name(painter: QPainter, entry: FighterEntry, parts: RowParts) -> None:
        words = translator_of(entry.sheet.system.id)
        detail = entry.facts.numbers_text(words), "muted"
        if entry.state:
            detail = localize_text(entry.state, words), "amber"
        if not takes_two_lines(entry.name, font(TextStyle.HEADING), parts.name.width()):
            _two_lines(painter, parts.name, (entry.name, TextStyle.HEADING), detail)
            return
        strong, is_high = font(TextStyle.HEADING), parts.name.height() >= px(HIGH)
        two_lines = 2 * parts.name.width() * _FILLED
        if is_high and (entry.state or QFontMetrics(strong).horizontalAdvance(entry.name) <= two_lines):
            line = QFontMetrics(font(TextStyle.LABEL)).height()
            room = parts.name.adjusted(0, 0, 0, -line)
            write_in_lines(painter, room, entry.name, strong, "ink")
            below = QRect(room.left(), room.center().y() + px(19), room.width(), line)
            _write(painter, below, detail[0], font(TextStyle.LABEL), detail[1])
        else:
            ink = "amber" if entry.state else "ink"
            write_in_lines(painter, parts.name, entry.name, strong, ink, 3 if is_high else 2)

    @staticmethod
    def _paint_weapon(
        painter: QPainter, model: FighterModel, entry: FighterEntry, parts: RowParts, *, is_low: bool
    ) -> None:
        weapon = entry.facts.weapon(entry.weapon)
        if weapon is None:
            return
        words = translator_of(entry.sheet.system.id)
        room = parts.weapon.adjusted(0, 0, -px(16), 0)
        detail = model.weapon_detail(entry) if parts.is_wide or not is_low else ""
        name = localize_value(weapon.name, words)
        _two_lines(painter, room, (name[:1].upper() + name[1:], TextStyle.TEXT), (detail, "muted"))
        _icon(painter, QRect(parts.weapon.right() - px(14), parts.weapon.top(), px(16), parts.weapon.height()))

    @staticmethod
    def _paint_control(painter: QPainter, entry: FighterEntry, parts: RowParts) -> None:
        if not parts.is_wide:
            _icon(painter, parts.control, CONTROL_ICONS[entry.control], "muted", 20)
            return
        room = parts.control.adjusted(0, 0, -px(16), 0)
        _write(painter, room, control_name(entry.control), font(TextStyle.TEXT), "ink")
        _icon(painter, QRect(parts.control.right() - px(14), parts.control.top(), px(16), parts.control.height()))

    def createEditor(self, parent: QWidget, _option: QStyleOptionViewItem, _index: Index) -> QWidget:  # noqa: N802
        """Return a field for the name."""
        edit = QLineEdit(parent)
        edit.setMaxLength(120)
        edit.setAccessibleName(self.tr("Name"))
        return edit

    def updateEditorGeometry(  # noqa: N802
        self, editor: QWidget, option: QStyleOptionViewItem, _index: Index
    ) -> None:
        """Place the field over the name."""
        name = row_parts(option.rect).name
        height = editor.sizeHint().height()
        editor.setGeometry(QRect(name.left() - px(6), name.center().y() - height // 2, name.width() + px(6), height))


def row_height(count: int, *, is_low: bool = False) -> int:
    """Return the height of the rows of a side with a number of fighters."""
    return px(HIGH if count <= _MOST_HIGH and not is_low else LOW)


# ---------------------------------------------------------------------------------------------------------- painting


def initials(name: str) -> str:
    """Return the letter and number of a quick opponent: ``R3`` for Raider 3."""
    number = name.rpartition(" ")[2]
    return name[:1].upper() + (number if number.isdigit() else "")


def _paint_face(painter: QPainter, entry: FighterEntry, area: QRect) -> None:
    if entry.id:
        picture = None if entry.portrait is None else QPixmap.fromImage(entry.portrait)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_portrait(painter, QRectF(area), picture, entry.name, entry.id)
    else:
        paint_initials(painter, QRectF(area), entry.name, entry.side.mark)


def paint_initials(painter: QPainter, area: QRectF, name: str, mark: int) -> None:
    """Paint the letter of a quick opponent in the tint of its side."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(side_tint(mark))
    painter.drawEllipse(area)
    letters = font(TextStyle.LABEL)
    letters.setWeight(QFont.Weight.DemiBold)
    painter.setFont(letters)
    painter.setPen(side_color(mark))
    painter.drawText(area, int(Qt.AlignmentFlag.AlignCenter), initials(name))
    painter.restore()


def _paint_life(painter: QPainter, entry: FighterEntry, parts: RowParts) -> None:
    vitals = entry.facts.vitals
    if len(vitals) == 1:
        _paint_vital(painter, entry, parts.life, vitals[0])
        return
    line, bar = QFontMetrics(font(TextStyle.LABEL)).height(), px(3)
    top = parts.life.center().y() - (line + bar + px(2)) * len(vitals) // 2
    for vital in vitals:
        area = QRect(parts.life.left(), top, parts.life.width(), line)
        _write(painter, area, vital_text(vital, translator_of(entry.sheet.system.id)), font(TextStyle.LABEL), "ink")
        if vital.share is not None:
            paint_share(painter, QRectF(area.left(), top + line, area.width(), bar), vital.share)
        top += line + bar + px(2)


def _paint_vital(painter: QPainter, entry: FighterEntry, area: QRect, vital: Vital) -> None:
    """Paint the life as a large number, what it was out of, and a bar."""
    first, _, rest = vital_text(vital, translator_of(entry.sheet.system.id)).partition(" ")
    line, bar, strong = QFontMetrics(font()).height(), px(6), font(TextStyle.HEADING)
    top = area.top() + (area.height() - line - px(4) - bar) // 2
    room = QRect(area.left(), top, area.width(), line)
    _write(painter, room, first, strong, "ink")
    used = QFontMetrics(strong).horizontalAdvance(f"{first} ")
    _write(painter, room.adjusted(used, 0, 0, 0), rest, font(TextStyle.LABEL), "muted")
    if vital.share is not None:
        paint_share(painter, QRectF(area.left(), top + line + px(4), area.width(), bar), vital.share)


def paint_share(painter: QPainter, area: QRectF, share: float) -> None:
    """Paint a bar of what remains on its track."""
    painter.fillRect(area, color("track"))
    area.setWidth(area.width() * share)
    painter.fillRect(area, color("fill"))


def _two_lines(painter: QPainter, area: QRect, upper: tuple[str, TextStyle], lower: tuple[str, str]) -> None:
    """Write a text, and another one below it, in the middle of an area; each with its style or colour."""
    first, small = font(upper[1]), font(TextStyle.LABEL)
    if not lower[0]:
        _write(painter, area, upper[0], first, "ink")
        return
    above, below = QFontMetrics(first).height(), QFontMetrics(small).height()
    gap = px(2) if area.height() >= px(HIGH) else 0
    top = area.top() + (area.height() - above - below - gap) // 2
    _write(painter, QRect(area.left(), top, area.width(), above), upper[0], first, "ink")
    _write(painter, QRect(area.left(), top + above + gap, area.width(), below), lower[0], small, lower[1])


def _write(painter: QPainter, area: QRect, text: str, style: QFont, ink: str) -> None:
    painter.setFont(style)
    painter.setPen(color(ink))
    room = area.width() + 1  # widths of texts are rounded
    elided = QFontMetrics(style).elidedText(text, Qt.TextElideMode.ElideRight, room)
    painter.drawText(area, int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter), elided)


def _icon(painter: QPainter, area: QRect, name: str = "chevron-down", ink: str = "muted", size: int = 16) -> None:
    edge = px(size)
    left, top = area.left() + (area.width() - edge) // 2, area.top() + (area.height() - edge) // 2
    painter.drawPixmap(left, top, theme.pixmap(name, size, ink))
