"""The cells of a table: how they look and how they are edited in place."""

from __future__ import annotations

from enum import IntEnum
from typing import Final

from PySide6.QtCore import (
    QAbstractItemModel,
    QEvent,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QPointF,
    QRectF,
    QSize,
    Qt,
    Signal,
    Slot,
)
from PySide6.QtGui import QFontMetricsF, QKeyEvent, QPainter
from PySide6.QtWidgets import QComboBox, QLineEdit, QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from desktop.theme import Type, color, font, px
from desktop.widgets.choices import ChoiceField, tick_box
from desktop.widgets.inputs import LineField, NumberField
from desktop.widgets.painting import box, dotted_line, hairline, warning_triangle, with_minus

Index = QModelIndex | QPersistentModelIndex

EDGE: Final = 8
"""Between the contents of two columns, on each side."""

TRIANGLE: Final = 14


class Kind(IntEnum):
    """What a cell is."""

    TEXT = 0
    NUMBER = 1
    CHOICE = 2
    TICK = 3
    DERIVED = 4


class CellRole(IntEnum):
    """What a table asks its model beside what Qt knows."""

    KIND = Qt.ItemDataRole.UserRole + 1
    CHOICES = Qt.ItemDataRole.UserRole + 2
    """Pairs of key and label."""
    IS_OPEN = Qt.ItemDataRole.UserRole + 3
    """Whether a choice takes other words."""
    PROBLEM = Qt.ItemDataRole.UserRole + 4
    """The sentence of a violation, or ""."""
    IS_HELD = Qt.ItemDataRole.UserRole + 5
    """Whether Why shows it."""
    IS_NEW = Qt.ItemDataRole.UserRole + 6
    """Whether it has just changed."""
    EMPHASIS = Qt.ItemDataRole.UserRole + 7
    """``strong``, ``muted`` or ""."""
    IS_RULED = Qt.ItemDataRole.UserRole + 8
    """Whether a house rule computes it."""


class CellDelegate(QStyledItemDelegate):
    """Paints and edits cells.

    Signals:
        left: The editor of a cell was closed.
    """

    left = Signal()

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Draw one cell over the hairline below its row."""
        area = QRectF(option.rect)
        painter.save()
        hairline(painter, area.left(), area.right() + 1, area.bottom() - 1)
        inner = area.adjusted(px(EDGE) - 6, 4, -(px(EDGE) - 6), -5)
        self._paint_ground(painter, option, index, inner)
        if index.data(CellRole.KIND) == Kind.TICK:
            side = px(14)
            left = area.left() + px(EDGE)
            if self._alignment(index) & Qt.AlignmentFlag.AlignHCenter:
                left = area.center().x() - side / 2
            tick_box(painter, QRectF(left, area.center().y() - side / 2, side, side), is_checked=_is_ticked(index))
        else:
            self._paint_text(painter, option, index, area)
        painter.restore()

    def _paint_ground(self, painter: QPainter, option: QStyleOptionViewItem, index: Index, area: QRectF) -> None:
        state = option.state
        has_focus = bool(state & QStyle.StateFlag.State_HasFocus)
        is_hovered = bool(state & QStyle.StateFlag.State_MouseOver)
        is_editable = bool(index.flags() & Qt.ItemFlag.ItemIsEditable)
        if state & QStyle.StateFlag.State_Selected and not has_focus:
            painter.fillRect(QRectF(option.rect).adjusted(0, 0, 0, -1), color("tint"))
        if index.data(CellRole.PROBLEM):
            box(painter, area, "amber_field", "amber")
        elif index.data(CellRole.IS_HELD):
            box(painter, area, "tint", "accent", 2)
        elif index.data(CellRole.IS_NEW):
            box(painter, area, "flash", None)
        elif is_hovered and is_editable and not has_focus:
            box(painter, area, None, "strong")
        if has_focus:
            box(painter, area, None, "accent", 2)

    def _paint_text(self, painter: QPainter, option: QStyleOptionViewItem, index: Index, area: QRectF) -> None:
        emphasis = index.data(CellRole.EMPHASIS)
        text = str(index.data(Qt.ItemDataRole.DisplayRole) or "")
        painter.setFont(font(Type.HEADING if emphasis == "strong" else Type.TEXT))
        metrics = QFontMetricsF(painter.font())
        name = "teal" if index.data(CellRole.IS_RULED) else "muted" if emphasis == "muted" or text == "—" else "ink"
        painter.setPen(color(name))
        room = area.adjusted(px(EDGE), 0, -px(EDGE), 0)
        alignment = self._alignment(index)
        shown = metrics.elidedText(with_minus(text), Qt.TextElideMode.ElideRight, room.width() + 1)
        width = metrics.horizontalAdvance(shown)
        left = room.right() - width if alignment & Qt.AlignmentFlag.AlignRight else room.left()
        if alignment & Qt.AlignmentFlag.AlignHCenter:
            left = room.center().x() - width / 2
        if index.data(CellRole.PROBLEM):
            warning_triangle(painter, area.left() - 2, area.center().y() - TRIANGLE / 2, TRIANGLE)
            painter.setPen(color(name))
        baseline = area.center().y() + (metrics.ascent() - metrics.descent()) / 2
        painter.drawText(QPointF(left, baseline), shown)
        is_hovered = bool(option.state & QStyle.StateFlag.State_MouseOver)
        if is_hovered and index.data(CellRole.KIND) == Kind.DERIVED:
            dotted_line(painter, left, left + width, baseline + 3)

    @staticmethod
    def _alignment(index: Index) -> Qt.AlignmentFlag:
        found = index.data(Qt.ItemDataRole.TextAlignmentRole)
        return Qt.AlignmentFlag(found) if found is not None else Qt.AlignmentFlag.AlignLeft

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:  # noqa: N802
        """Give the room that the text needs."""
        face = font(Type.HEADING if index.data(CellRole.EMPHASIS) == "strong" else Type.TEXT)
        text = with_minus(str(index.data(Qt.ItemDataRole.DisplayRole) or ""))
        return QSize(round(QFontMetricsF(face).horizontalAdvance(text)) + 2 * px(EDGE) + 2, px(24))

    # ------------------------------------------------------------------------------------------------------ editing

    def createEditor(self, parent: QWidget, option: QStyleOptionViewItem, index: Index) -> QWidget:  # noqa: N802
        """Give the input that suits the cell."""
        kind = index.data(CellRole.KIND)
        editor: QWidget
        if kind == Kind.CHOICE:
            choice = ChoiceField(parent)
            for key, label in index.data(CellRole.CHOICES):
                choice.addItem(label, key)
            choice.setEditable(bool(index.data(CellRole.IS_OPEN)))
            choice.activated.connect(self._on_chosen)
            editor = choice
        elif kind == Kind.NUMBER:
            number = NumberField(parent)
            number.stepped.connect(self._on_typed)
            number.textEdited.connect(self._on_typed)
            editor = number
        else:
            line = LineField(parent)
            line.textEdited.connect(self._on_typed)
            editor = line
        editor.setAutoFillBackground(True)
        editor.setAccessibleName(str(index.model().headerData(index.column(), Qt.Orientation.Horizontal)))
        return editor

    def setEditorData(self, editor: QWidget, index: Index) -> None:  # noqa: N802
        """Show the value once; what is typed afterwards is not overwritten by its own echo."""
        if editor.property("is_loaded"):
            return
        editor.setProperty("is_loaded", True)
        value = index.data(Qt.ItemDataRole.EditRole)
        if isinstance(editor, QComboBox):
            place = editor.findData(value)
            editor.setCurrentIndex(place)
            if place < 0 and editor.isEditable():
                editor.setEditText(str(value))
        elif isinstance(editor, QLineEdit):
            editor.setText(str(value))
            editor.selectAll()

    def setModelData(self, editor: QWidget, model: QAbstractItemModel, index: Index) -> None:  # noqa: N802
        """Write what was typed or chosen."""
        value: object = None
        if isinstance(editor, QComboBox):
            is_listed = editor.currentIndex() >= 0 and editor.currentText() == editor.itemText(editor.currentIndex())
            value = editor.currentData() if is_listed else editor.currentText()
        elif isinstance(editor, QLineEdit):
            value = editor.text()
        if value is not None and value != index.data(Qt.ItemDataRole.EditRole):
            model.setData(_plain(index), value, Qt.ItemDataRole.EditRole)

    def updateEditorGeometry(self, editor: QWidget, option: QStyleOptionViewItem, index: Index) -> None:  # noqa: N802
        """Lay the editor where the text stands."""
        area = option.rect
        editor.setGeometry(area.adjusted(px(EDGE), 3, -px(EDGE), -4))

    def destroyEditor(self, editor: QWidget, index: Index) -> None:  # noqa: N802
        """Close the editor; typing ends with it."""
        super().destroyEditor(editor, index)
        self.left.emit()

    def eventFilter(self, editor: QObject, event: QEvent) -> bool:  # noqa: N802
        """Take back on Escape what was typed into the cell, before its editor closes."""
        if isinstance(editor, LineField) and _is_escape(event):
            editor.take_back()
        return super().eventFilter(editor, event)

    @Slot()
    def _on_typed(self) -> None:
        editor = self.sender()
        if isinstance(editor, QWidget):
            self.commitData.emit(editor)

    @Slot()
    def _on_chosen(self) -> None:
        editor = self.sender()
        if isinstance(editor, QWidget):
            self.commitData.emit(editor)
            self.closeEditor.emit(editor, QStyledItemDelegate.EndEditHint.NoHint)

    def editorEvent(  # noqa: N802
        self, event: QEvent, model: QAbstractItemModel, option: QStyleOptionViewItem, index: Index
    ) -> bool:
        """Tick on a click."""
        is_click = event.type() == QEvent.Type.MouseButtonRelease
        if is_click and index.data(CellRole.KIND) == Kind.TICK and index.flags() & Qt.ItemFlag.ItemIsUserCheckable:
            return bool(model.setData(_plain(index), not _is_ticked(index), Qt.ItemDataRole.EditRole))
        return False


def _is_ticked(index: Index) -> bool:
    return bool(index.data(Qt.ItemDataRole.EditRole))


def _plain(index: Index) -> QModelIndex:
    return index.model().index(index.row(), index.column())


def _is_escape(event: QEvent) -> bool:
    return event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_Escape
