"""The members of a campaign: rows with portrait, name, summary line and violations; drafts count as members."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QImage, QPainter, QPainterPath
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from desktop.library.row_painting import paint_violations, semibold, write
from desktop.theme import TextStyle, font, px
from desktop.tool_tips import escape_tool_tip
from desktop.widgets.monogram import paint_monogram
from desktop.widgets.painting import box

Index = QModelIndex | QPersistentModelIndex

MEMBER_ROLE: Final = Qt.ItemDataRole.UserRole
ROW_HEIGHT: Final = 34
_FACE: Final = 28
_TEXT: Final = 40


@dataclass(frozen=True, slots=True)
class Member:
    """A member of a campaign.

    Attributes:
        id: Its id, or that of its draft.
        name: Its name.
        detail: Its summary line, or how far its draft is.
        is_draft: Whether it is a draft.
        violations: Number of its violations.
        own_rules: Names of the numbers that it has rules of its own for.
    """

    id: str
    name: str
    detail: str = ""
    is_draft: bool = False
    violations: int = 0
    own_rules: tuple[str, ...] = ()


class MemberModel(QAbstractListModel):
    """The rows."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.members: tuple[Member, ...] = ()

    def show(self, members: Sequence[Member]) -> None:
        """Show other members; those who stay keep the selection."""
        if [each.id for each in members] == [each.id for each in self.members]:
            self.members = tuple(members)
            if members:
                self.dataChanged.emit(self.index(0), self.index(len(members) - 1))
            return
        self.beginResetModel()
        self.members = tuple(members)
        self.endResetModel()

    def rowCount(self, parent: Index | None = None) -> int:  # noqa: N802 - Qt's name
        """Return the number of members."""
        return 0 if parent is not None and parent.isValid() else len(self.members)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Return the member, its name, and what a screen reader says."""
        if not index.isValid() or index.row() >= len(self.members):
            return None
        member = self.members[index.row()]
        if role == MEMBER_ROLE:
            return member
        if role == Qt.ItemDataRole.DisplayRole:
            return member.name or self.tr("Unnamed")
        if role in {Qt.ItemDataRole.AccessibleTextRole, Qt.ItemDataRole.ToolTipRole}:
            parts = [member.name or self.tr("Unnamed"), member.detail]
            if member.violations:
                parts.append(self.tr("%n violation(s)", "", member.violations))
            if member.own_rules:
                parts.append(self.tr("rules of its own: {rules}").format(rules=", ".join(member.own_rules)))
            spoken = ", ".join(part for part in parts if part)
            return escape_tool_tip(spoken) if role == Qt.ItemDataRole.ToolTipRole else spoken
        return None


class MemberDelegate(QStyledItemDelegate):
    """Paints the rows.

    Args:
        portrait: Returns the picture of a character, or None.
        parent: The list.
    """

    def __init__(self, portrait: Callable[[str], QImage | None], parent: QObject) -> None:
        super().__init__(parent)
        self._portrait = portrait

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:  # noqa: N802 - Qt's name
        """Return the size of a row."""
        return QSize(px(80), px(ROW_HEIGHT))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paint a row."""
        member = index.data(MEMBER_ROLE)
        if not isinstance(member, Member):
            return
        painter.save()
        area = QRect(option.rect)
        is_focused = bool(option.state & QStyle.StateFlag.State_HasFocus)
        if option.state & QStyle.StateFlag.State_Selected:
            box(painter, QRectF(area), "tint", "accent" if is_focused else None)
        elif option.state & QStyle.StateFlag.State_MouseOver:
            box(painter, QRectF(area), "canvas", None)
        side = px(_FACE)
        circle = QRectF(area.left() + px(4), area.top() + (area.height() - side) / 2, side, side)
        paint_face(painter, circle, self._portrait(member.id), member.name, member.id)
        right = area.right() - px(8)
        if member.violations:
            right = paint_violations(painter, area, right, member.violations)
        left, top = area.left() + px(_TEXT), area.top() + px(1)
        name = QRect(left, top, right - left, px(18))
        write(painter, name, str(index.data()), semibold(TextStyle.TEXT) if member.own_rules else font(), "ink")
        write(painter, QRect(left, top + px(17), right - left, px(15)), member.detail, font(TextStyle.LABEL), "muted")
        painter.restore()


def paint_face(painter: QPainter, circle: QRectF, picture: QImage | None, name: str, id_: str) -> None:
    """Paint the portrait of a character into a circle, or its monogram."""
    if picture is None:
        paint_monogram(painter, circle, name, id_)
        return
    painter.save()
    clip = QPainterPath()
    clip.addEllipse(circle)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
    painter.setClipPath(clip)
    painter.drawImage(circle, picture)
    painter.restore()
