"""Item delegate that paints and edits table cells; the roles and styles of cells."""

from __future__ import annotations

from dataclasses import dataclass
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
from PySide6.QtGui import QFont, QFontMetricsF, QKeyEvent, QMouseEvent, QPainter
from PySide6.QtWidgets import (
    QApplication,
    QComboBox,
    QLineEdit,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from desktop.numerals import with_minus
from desktop.theme import TextStyle, color, font, px
from desktop.widgets.choices import ChoiceField, tick_box
from desktop.widgets.field_steps import paint_steps, step_areas, step_at, stepped_text
from desktop.widgets.inputs import LineField, NumberField
from desktop.widgets.painting import box, dotted_line, hairline, warning_triangle
from desktop.widgets.point_track import Points, paint_points

Index = QModelIndex | QPersistentModelIndex

EDGE: Final = 8
"""Between the contents of two columns, on each side."""

TRIANGLE: Final = 14
NOTE_GAP: Final = 6
"""Between a text and the note behind it."""
LINES_ROWS: Final = "rows"
"""A hairline below every row; ``inputs``: below inputs only."""

_LOW: Final = 32
"""Height of rows below which boxes need all of it."""

_CLICKS: Final = frozenset(
    {QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonRelease, QEvent.Type.MouseButtonDblClick}
)
_FOCUSED: Final = QStyle.StateFlag.State_HasFocus.value
_HOVERED: Final = QStyle.StateFlag.State_MouseOver.value
_SELECTED: Final = QStyle.StateFlag.State_Selected.value


class CellKind(IntEnum):
    """Kind of a cell's content."""

    TEXT = 0
    NUMBER = 1
    CHOICE = 2
    TICK = 3
    DERIVED = 4
    WORD = 5
    """A name of the game's data: neither an input nor a number."""
    TRACK = 6
    """A track of points."""


class CellRole(IntEnum):
    """Roles of the model beyond Qt's own."""

    KIND = Qt.ItemDataRole.UserRole + 1
    CHOICES = Qt.ItemDataRole.UserRole + 2
    """Pairs of key and label."""
    IS_OPEN = Qt.ItemDataRole.UserRole + 3
    """Whether a choice accepts other texts."""
    PROBLEM = Qt.ItemDataRole.UserRole + 4
    """Message of a violation, or ""."""
    EMPHASIS = Qt.ItemDataRole.UserRole + 5
    """Key of `EMPHASES`."""
    LOOK = Qt.ItemDataRole.UserRole + 6
    """The `CellStyle`: one call for each cell instead of ten."""
    CAN_BE_NEGATIVE = Qt.ItemDataRole.UserRole + 7
    """Whether a number may be less than 0."""


EMPHASES: Final = {
    "": (TextStyle.TEXT, "ink"),
    "strong": (TextStyle.HEADING, "ink"),
    "muted": (TextStyle.TEXT, "muted"),
    "result": (TextStyle.NAME, "ink"),
    "note": (TextStyle.LABEL, "muted"),
    "abbr": (TextStyle.LABEL, "muted"),
    "action": (TextStyle.NAME, "accent"),
    "letter": (TextStyle.SIDE_TITLE, "muted"),
}
"""Font and colour of a cell by the emphasis of its column."""

LETTER: Final = 16
"""Height of the letter that begins a row, in pixels."""


def emphasis_font(emphasis: str) -> QFont:
    """Return the font of an emphasis."""
    return _emphasis_face(emphasis)[1]


def emphasis_metrics(emphasis: str) -> QFontMetricsF:
    """Return the metrics of the font of an emphasis."""
    return _emphasis_face(emphasis)[2]


_faces: Final[dict[str, tuple[QFont, QFont, QFontMetricsF]]] = {}
"""The font of the application, and that of an emphasis with its metrics: a table asks for them in every cell."""


def _emphasis_face(emphasis: str) -> tuple[QFont, QFont, QFontMetricsF]:
    base = QApplication.font()
    known = _faces.get(emphasis)
    if known is not None and known[0] == base:
        return known
    found = font(EMPHASES.get(emphasis, EMPHASES[""])[0])
    if emphasis == "letter":
        found.setPixelSize(px(LETTER))
    elif emphasis == "abbr":
        found.setWeight(QFont.Weight.DemiBold)
    _faces[emphasis] = base, found, QFontMetricsF(found)
    return _faces[emphasis]


@dataclass(frozen=True, slots=True)
class ColumnStyle:
    """Style shared by the cells of a column.

    Attributes:
        kind: Kind of their content.
        alignment: Qt's left, right or centre.
        emphasis: Key of `EMPHASES`.
        is_editable: Whether the cells accept input.
    """

    kind: CellKind
    alignment: Qt.AlignmentFlag
    emphasis: str
    is_editable: bool


@dataclass(slots=True)
class CellStyle:
    """Style and content of one cell.

    Attributes:
        column: Style of its column.
        text: Its text.
        is_ticked: Whether its box is ticked.
        has_problem: Whether it has a violation.
        is_explained: Whether its explanation is shown.
        is_flashing: Whether it has just changed.
        has_house_rule: Whether a house rule computes it.
        note: Muted words behind its text.
        points: What its track shows.
        shares: Filled and soft share of the rule below its row, from 0 to 1; None for a plain rule.
        has_dot: Whether a dot stands behind its text.
    """

    column: ColumnStyle
    text: str
    is_ticked: bool
    has_problem: bool
    is_explained: bool
    is_flashing: bool
    has_house_rule: bool
    note: str = ""
    points: Points | None = None
    shares: tuple[float, float] | None = None
    has_dot: bool = False


def _note_line(note: str, room: float, spare: float) -> float:
    """Return the height of a line of its own for a note, below the text; 0 if it stays behind the text.

    Args:
        note: The note.
        room: Width behind the text.
        spare: Height of the cell beyond the text.
    """
    if not note:
        return 0
    metrics = QFontMetricsF(font(TextStyle.LABEL))
    is_own = metrics.height() <= spare and metrics.horizontalAdvance(note) > room
    return metrics.height() if is_own else 0


class CellDelegate(QStyledItemDelegate):
    """Paints and edits cells.

    Signals:
        left: The editor of a cell was closed.
    """

    left = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.edge = EDGE
        """Between the contents of two columns, on each side, in pixels at 100 %."""
        self.lines = LINES_ROWS
        """Where hairlines are drawn: below every row, or below inputs."""
        self.has_text_lines = False
        """Whether hairlines are drawn below inputs of words, too."""

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Draw one cell over the hairline below its row."""
        style = index.data(CellRole.LOOK)
        if not isinstance(style, CellStyle):
            return
        area, state = QRectF(option.rect), int(option.state.value)  # its bits: Python's flags take long to ask
        painter.save()
        edge = px(self.edge)
        self._paint_lines(painter, area, style, option.widget, edge)
        self._paint_background(painter, area, state, style)
        if style.column.kind is CellKind.TICK:
            side = px(14)
            left = area.left() + edge
            if style.column.alignment is Qt.AlignmentFlag.AlignHCenter:
                left = area.center().x() - side / 2
            tick_box(painter, QRectF(left, area.center().y() - side / 2, side, side), is_checked=style.is_ticked)
        elif style.points is not None:
            paint_points(painter, area.adjusted(edge, 0, -edge, 0), style.points)
        elif style.text or style.note or style.has_problem:
            self._paint_text(painter, area, state, style, edge)
        if state & (_HOVERED | _FOCUSED):
            paint_steps(painter, self._signs(area, style))
        painter.restore()

    def _signs(self, area: QRectF, style: CellStyle) -> tuple[QRectF, QRectF] | None:
        """Return where minus and plus are beside a number that is hovered or focused; None for none."""
        if style.column.kind is not CellKind.NUMBER or not style.column.is_editable:
            return None
        text = with_minus(style.text)
        if stepped_text(text, 0) is None:
            return None
        inner = area.adjusted(px(self.edge), px(3), -px(self.edge), -px(3))
        is_right = style.column.alignment is Qt.AlignmentFlag.AlignRight
        return step_areas(inner, emphasis_metrics(style.column.emphasis).horizontalAdvance(text), is_right=is_right)

    def _step_of(self, event: QEvent, option: QStyleOptionViewItem, index: Index) -> int:
        """Return the step of the sign that a press, release or double click is on; 0 for none."""
        style = index.data(CellRole.LOOK)
        if not isinstance(event, QMouseEvent) or event.type() not in _CLICKS or not isinstance(style, CellStyle):
            return 0
        return step_at(self._signs(QRectF(option.rect), style), event.position())

    def _paint_lines(self, painter: QPainter, area: QRectF, style: CellStyle, view: QWidget | None, edge: int) -> None:
        """Draw the rule below a row, with its filled share, or the hairline of an input."""
        if style.shares is not None and isinstance(view, QTableView):
            hairline(painter, area.left(), area.right(), area.bottom() - 1)
            width = view.viewport().width() - 2 * edge
            for share, name in zip(reversed(style.shares), ("soft", "fill"), strict=True):
                right = min(area.right(), edge + width * min(1.0, max(0.0, share)))
                left = max(area.left(), edge)
                if right > left:
                    painter.fillRect(QRectF(left, area.bottom() - 2, right - left, 2), color(name))
        elif self.lines == LINES_ROWS:
            hairline(painter, area.left(), area.right(), area.bottom() - 1)
        elif style.column.is_editable and (style.column.kind is CellKind.NUMBER or self.has_text_lines):
            hairline(painter, area.left() + edge, area.right() - edge, area.bottom() - 2, "strong")

    def _paint_background(self, painter: QPainter, cell_area: QRectF, state: int, style: CellStyle) -> None:
        has_focus = bool(state & _FOCUSED)
        if state & _SELECTED and not has_focus:
            painter.fillRect(cell_area.adjusted(0, 0, 0, -1), color("tint"))
        is_hovered = bool(state & _HOVERED) and style.column.is_editable and not has_focus
        if not (style.has_problem or style.is_explained or style.is_flashing or is_hovered or has_focus):
            return
        inset = max(0, px(self.edge) - 6)
        low = 2 if cell_area.height() < px(_LOW) else 4
        area = cell_area.adjusted(inset, low, -inset, -low - 1)
        if style.has_problem:
            box(painter, area, "amber_field", "amber")
        elif style.is_explained:
            box(painter, area, "tint", "accent", 2)
        elif style.is_flashing:
            box(painter, area, "flash", None)
        elif is_hovered:
            box(painter, area, None, "strong")
        if has_focus:
            box(painter, area, None, "accent", 2)

    def _paint_text(self, painter: QPainter, area: QRectF, state: int, style: CellStyle, edge: int) -> None:
        column = style.column
        text_font, metrics = emphasis_font(column.emphasis), emphasis_metrics(column.emphasis)
        painter.setFont(text_font)
        ink = color("teal" if style.has_house_rule else self._ink(style))
        painter.setPen(ink)
        text_area = area.adjusted(edge, 0, -edge, 0)
        shown = with_minus(style.text)
        is_left = column.alignment is Qt.AlignmentFlag.AlignLeft
        before = TRIANGLE if style.has_problem else 0
        room = area.width() - before - 3 if before and is_left else text_area.width() + 1
        width = metrics.horizontalAdvance(shown)
        if width > room:
            shown = metrics.elidedText(shown, Qt.TextElideMode.ElideRight, room)
            width = metrics.horizontalAdvance(shown)
        left = text_area.left() if is_left else text_area.right() - width
        if column.alignment is Qt.AlignmentFlag.AlignHCenter:
            left = text_area.center().x() - width / 2
        if before:
            left = max(left, min(area.left() + before, area.right() - 3 - width))
            warning_triangle(painter, area.left(), area.center().y() - TRIANGLE / 2, TRIANGLE)
            painter.setPen(ink)
        baseline = area.center().y() + (metrics.ascent() - metrics.descent()) / 2
        behind = left + width + NOTE_GAP
        line = _note_line(style.note, text_area.right() + 1 - behind, area.height() - metrics.height())
        baseline -= line / 2
        painter.drawText(QPointF(left, baseline), shown)
        if state & _HOVERED and column.kind is CellKind.DERIVED:
            dotted_line(painter, left, left + width, baseline + 3)
        if style.has_dot:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(color("fill"))
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.drawEllipse(QPointF(left + width + px(7), area.center().y()), px(2), px(2))
        if style.note:
            place = QPointF(left if line else behind, baseline + line)
            painter.setFont(font(TextStyle.LABEL))
            painter.setPen(color("muted"))
            room = text_area.right() + 1 - place.x()
            painter.drawText(
                place, QFontMetricsF(painter.font()).elidedText(style.note, Qt.TextElideMode.ElideRight, room)
            )

    @staticmethod
    def _ink(style: CellStyle) -> str:
        """Return the name of the colour of a cell's text."""
        column = style.column
        is_zero = column.kind is CellKind.NUMBER and style.text == "0"
        return "muted" if is_zero or style.text == "—" else EMPHASES.get(column.emphasis, EMPHASES[""])[1]

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:  # noqa: N802
        """Return the size of the text."""
        return QSize(self.text_width(index, str(index.data(CellRole.EMPHASIS) or "")), px(24))

    def text_width(self, index: Index, emphasis: str) -> int:
        """Return the width of a cell's text with an emphasis, which all cells of a column have."""
        text = with_minus(str(index.data(Qt.ItemDataRole.DisplayRole) or ""))
        return round(emphasis_metrics(emphasis).horizontalAdvance(text)) + 2 * px(self.edge) + 2

    # ------------------------------------------------------------------------------------------------------ editing

    def createEditor(self, parent: QWidget, option: QStyleOptionViewItem, index: Index) -> QWidget:  # noqa: N802
        """Create the editor for the cell."""
        kind = index.data(CellRole.KIND)
        editor: QWidget
        if kind == CellKind.CHOICE:
            choice = ChoiceField(parent)
            for key, label in index.data(CellRole.CHOICES):
                choice.addItem(label, key)
            choice.setEditable(bool(index.data(CellRole.IS_OPEN)))
            choice.activated.connect(self._on_chosen)
            editor = choice
        elif kind == CellKind.NUMBER:
            number = NumberField(parent)
            number.stepped.connect(self._on_typed)
            number.textEdited.connect(self._on_typed)
            number.can_be_negative = bool(index.data(CellRole.CAN_BE_NEGATIVE))
            editor = number
        else:
            line = LineField(parent)
            line.textEdited.connect(self._on_typed)
            editor = line
        editor.setAutoFillBackground(True)
        editor.setAccessibleName(str(index.model().headerData(index.column(), Qt.Orientation.Horizontal)))
        return editor

    def setEditorData(self, editor: QWidget, index: Index) -> None:  # noqa: N802
        """Show the value once, so that typed text is not overwritten by its own change signal."""
        if editor.property("is_loaded"):
            return
        editor.setProperty("is_loaded", True)
        value = index.data(Qt.ItemDataRole.EditRole)
        if isinstance(editor, QComboBox):
            index_of_value = editor.findData(value)
            editor.setCurrentIndex(index_of_value)
            if index_of_value < 0 and editor.isEditable():
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
        """Place the editor over the text."""
        area = option.rect
        editor.setGeometry(area.adjusted(px(self.edge), 2, -px(self.edge), -2))

    def destroyEditor(self, editor: QWidget, index: Index) -> None:  # noqa: N802
        """Close the editor; this ends merged typing."""
        super().destroyEditor(editor, index)
        self.left.emit()

    def eventFilter(self, editor: QObject, event: QEvent) -> bool:  # noqa: N802
        """Revert typed text on Escape, before the editor closes."""
        if isinstance(editor, LineField) and _is_escape(event):
            editor.revert_typing()
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
        """Toggle a check box on click; step with the signs beside a number."""
        if step := self._step_of(event, option, index):
            if event.type() == QEvent.Type.MouseButtonRelease:
                step_cell(index, step)
            return True
        is_click = event.type() == QEvent.Type.MouseButtonRelease
        if is_click and index.data(CellRole.KIND) == CellKind.TICK and index.flags() & Qt.ItemFlag.ItemIsUserCheckable:
            return bool(model.setData(_plain(index), not _is_ticked(index), Qt.ItemDataRole.EditRole))
        return False


def step_cell(index: Index, step: int) -> bool:
    """Change a whole number in a cell; return whether it is one."""
    text = stepped_text(str(index.data(Qt.ItemDataRole.EditRole)), step)
    return text is not None and bool(index.model().setData(_plain(index), text, Qt.ItemDataRole.EditRole))


def _is_ticked(index: Index) -> bool:
    return bool(index.data(Qt.ItemDataRole.EditRole))


def _plain(index: Index) -> QModelIndex:
    return index.model().index(index.row(), index.column())


def _is_escape(event: QEvent) -> bool:
    return event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_Escape
