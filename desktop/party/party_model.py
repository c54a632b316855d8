"""Table model and delegate of a party: a header row for each game, its characters below."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QAbstractTableModel, QMimeData, QModelIndex, QObject, QPersistentModelIndex, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QIcon, QPainter, QPen
from PySide6.QtWidgets import QStyledItemDelegate, QStyleOptionViewItem

from core.character.edits import Edit
from core.export.render_context import RenderContext
from core.rules.model import System
from core.rules.play_layout import PlayTrack
from desktop.library.dragged_files import CHARACTERS, ids_data
from desktop.library.thumbnails import small_portrait
from desktop.sheet.open_character import OpenCharacter
from desktop.sheet.party_columns import EMPTY, PartyCell, PartyColumn, has_states, party_columns, party_state
from desktop.sheet.play_tracks import PlayedTrack, edits_to, integer
from desktop.theme import TextStyle, color, font, px
from desktop.tool_tips import escape_tool_tip
from desktop.widgets.portrait_view import round_icon

Index = QModelIndex | QPersistentModelIndex
SHARE: Final = Qt.ItemDataRole.UserRole
"""Role of the share (0 to 1) that the bar under a number shows; None for no bar."""
FIXED_COLUMNS: Final = 3
"""Number of columns before those of a game: name, player and status."""
PLAYER: Final = 1
PORTRAIT: Final = 28
_ABOVE_LINE: Final = 4


@dataclass(slots=True)
class PartyRow:
    """A row of the table.

    Attributes:
        system: The game.
        columns: The columns of the game.
        id: Id of the character; "" for a header.
        name, player: Of the character; in a header the name of the game.
        state: Its current status as text.
        cells: Values of the columns of the game.
        portrait: The portrait of the character.
    """

    system: System
    columns: tuple[PartyColumn, ...]
    id: str = ""
    name: str = ""
    player: str = ""
    state: str = ""
    cells: tuple[PartyCell, ...] = ()
    portrait: QIcon | None = None

    @property
    def is_header(self) -> bool:
        """Whether it is the header of a game."""
        return not self.id


class PartyModel(QAbstractTableModel):
    """The current characters of a party."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rows: list[PartyRow] = []

    @property
    def rows(self) -> Sequence[PartyRow]:
        """The rows, including headers."""
        return tuple(self._rows)

    def show_people(self, people: Mapping[str, OpenCharacter]) -> None:
        """Show characters, grouped by game.

        Args:
            people: Characters by id; those of a game are consecutive.
        """
        self.beginResetModel()
        self._rows = []
        for id_, character in people.items():
            system = character.sheet.system
            if not self._rows or self._rows[-1].system is not system:
                self._rows.append(_header_row(system))
            row = PartyRow(system, self._rows[-1].columns, id_)
            _fill(row, character)
            self._rows.append(row)
        self.endResetModel()

    def refresh(self, character: OpenCharacter) -> None:
        """Update the row of a character."""
        for index, row in enumerate(self._rows):
            if row.id == character.id:
                _fill(row, character)
                self.dataChanged.emit(self.index(index, 0), self.index(index, self.columnCount() - 1))

    def is_header(self, row: int) -> bool:
        """Whether a row is the header of a game."""
        return self._rows[row].is_header

    def row_of(self, id_: str) -> int:
        """Return the row of a character; -1 if it has none."""
        return next((index for index, row in enumerate(self._rows) if row.id == id_), -1)

    def vital_at(self, index: Index) -> PartyColumn | None:
        """Return the column of the vital that a cell shows; None if it shows none."""
        row = self._rows[index.row()]
        if index.column() < FIXED_COLUMNS or _cell(row, index.column()).share is None:
            return None
        column = row.columns[index.column() - FIXED_COLUMNS]
        return column if isinstance(column.source, PlayTrack) else None

    # ------------------------------------------------------------------------------------------------ for the table

    def rowCount(self, parent: Index | None = None) -> int:  # noqa: N802
        """Return the number of rows."""
        return 0 if parent is not None and parent.isValid() else len(self._rows)

    def columnCount(self, parent: Index | None = None) -> int:  # noqa: N802
        """Return the number of columns of the game with most of them."""
        if (parent is not None and parent.isValid()) or not self._rows:
            return 0
        return FIXED_COLUMNS + max(len(row.columns) for row in self._rows)

    def flags(self, index: Index) -> Qt.ItemFlag:
        """Make characters selectable and draggable, but not headers."""
        if not index.isValid() or self._rows[index.row()].is_header:
            return Qt.ItemFlag.ItemIsEnabled
        return Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable | Qt.ItemFlag.ItemIsDragEnabled

    def supportedDragActions(self) -> Qt.DropAction:  # noqa: N802
        """Return the action of drags."""
        return Qt.DropAction.CopyAction

    def mimeTypes(self) -> list[str]:  # noqa: N802
        """Return what is dragged: characters, to a side of a fight."""
        return [CHARACTERS]

    def mimeData(self, indexes: Sequence[Index]) -> QMimeData:  # noqa: N802
        """Return the ids of the dragged rows."""
        data = QMimeData()
        data.setData(CHARACTERS, ids_data(dict.fromkeys(self._rows[each.row()].id for each in indexes)))
        return data

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Return text, share, or appearance of a table cell."""
        if not index.isValid():
            return None
        row, column = self._rows[index.row()], index.column()
        if role == Qt.ItemDataRole.DisplayRole:
            return self._text(row, column)
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return self._spoken(row, column)
        if role == Qt.ItemDataRole.ToolTipRole:
            return escape_tool_tip(self._tool_tip(row, column))
        return self._appearance(row, column, role)

    def _text(self, row: PartyRow, column: int) -> str:
        if column < FIXED_COLUMNS:
            heads = (row.name, self.tr("Player"), self.tr("Status") if has_states(row.system) else "")
            return (heads if row.is_header else (row.name, row.player, row.state))[column]
        if row.is_header:
            return self._header_text(row, column)
        return _cell(row, column).text

    def _header_text(self, row: PartyRow, column: int) -> str:
        return row.columns[column - FIXED_COLUMNS].label if column - FIXED_COLUMNS < len(row.columns) else ""

    def _tool_tip(self, row: PartyRow, column: int) -> str:
        if column == 0 and row.player and not row.is_header:
            return f"{row.name}, {row.player}"
        if column < FIXED_COLUMNS or column - FIXED_COLUMNS >= len(row.columns):
            return self._text(row, column)
        hint = row.columns[column - FIXED_COLUMNS].full_name or self._header_text(row, column)
        return hint if row.is_header else f"{hint}: {_cell(row, column).text}"

    def _spoken(self, row: PartyRow, column: int) -> str:
        return self._text(row, column) if row.is_header or column < FIXED_COLUMNS else self._tool_tip(row, column)

    def _appearance(self, row: PartyRow, column: int, role: int) -> object:
        if role == SHARE:
            return None if row.is_header or column < FIXED_COLUMNS else _cell(row, column).share
        if role == Qt.ItemDataRole.DecorationRole:
            return row.portrait if column == 0 else None
        if role == Qt.ItemDataRole.TextAlignmentRole:
            side = Qt.AlignmentFlag.AlignLeft if column < FIXED_COLUMNS else Qt.AlignmentFlag.AlignHCenter
            up = Qt.AlignmentFlag.AlignBottom if row.is_header else Qt.AlignmentFlag.AlignVCenter
            return side | up
        if role == Qt.ItemDataRole.FontRole:
            return _font(row, column)
        if role == Qt.ItemDataRole.ForegroundRole:
            is_muted = (row.is_header and column > 0) or column == 1
            return color(
                "accent" if column == FIXED_COLUMNS - 1 and not row.is_header else "muted" if is_muted else "ink"
            )
        return None


class PartyDelegate(QStyledItemDelegate):
    """Paints vitals with bars, and a line below the header of a game."""

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Draw a table cell."""
        model = index.model()
        if not isinstance(model, PartyModel) or not model.is_header(index.row()):
            super().paint(painter, option, index)
            _draw_bar(painter, option, index.data(SHARE))
            return
        words = QStyleOptionViewItem(option)
        words.rect = option.rect.adjusted(0, 0, 0, -header_padding(index.column()))
        super().paint(painter, words, index)
        painter.save()
        painter.setPen(QPen(QColor(color("strong")), 1))
        painter.drawLine(option.rect.bottomLeft(), option.rect.bottomRight())
        painter.restore()


def _draw_bar(painter: QPainter, option: QStyleOptionViewItem, share: object) -> None:
    """Draw the bar of a vital at the bottom of its cell."""
    if not isinstance(share, float):
        return
    edge, round_by = px(6), px(2)
    area = QRectF(option.rect).adjusted(edge, 0, -edge, -px(3))
    track = QRectF(area.left(), area.bottom() - px(4), area.width(), px(4))
    painter.save()
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(color("track"))
    painter.drawRoundedRect(track, round_by, round_by)
    painter.setBrush(color("fill"))
    track.setWidth(track.width() * share)
    painter.drawRoundedRect(track, round_by, round_by)
    painter.restore()


def header_padding(column: int) -> int:
    """Return the space below a header's text, so that all columns share a baseline."""
    deepest, own = (
        QFontMetrics(font(TextStyle.LABEL if other else TextStyle.HEADING)).descent() for other in (0, column)
    )
    return px(_ABOVE_LINE) + deepest - own


def _header_row(system: System) -> PartyRow:
    return PartyRow(system, party_columns(system), name=system.name)


def _fill(row: PartyRow, character: OpenCharacter) -> None:
    document = character.sheet.character
    row.name, row.player = character.title, document.player
    row.state = party_state(character.sheet)
    row.portrait = round_icon(small_portrait(document), document.name, PORTRAIT, id_=character.id)
    row.cells = tuple(column.cell(character.sheet) for column in row.columns)


def _cell(row: PartyRow, column: int) -> PartyCell:
    index = column - FIXED_COLUMNS
    return row.cells[index] if index < len(row.cells) else EMPTY


def _font(row: PartyRow, column: int) -> QFont:
    if row.is_header:
        return font(TextStyle.HEADING if column == 0 else TextStyle.LABEL)
    text_font = font(TextStyle.TEXT)
    if column == 0:
        text_font.setWeight(QFont.Weight.DemiBold)
    return text_font


def vital_edits(context: RenderContext, column: PartyColumn, points: int) -> Iterator[Edit]:
    """Yield the edits that change what remains of a vital, within its bounds, as on the Play page.

    Args:
        context: The sheet.
        column: The column of the vital.
        points: By how much.
    """
    track = column.source
    if not isinstance(track, PlayTrack):
        return
    now = integer(context.value(track.now, column.scope))
    most = integer(context.value(track.most, column.scope))
    left = min(now + points, max(now, most)) if points > 0 else now + points
    yield from edits_to(context, PlayedTrack(track, column.scope, 0), left)
