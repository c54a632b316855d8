"""Table model and delegates of a fight's fighters: name, side, status and vitals."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Final, cast

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPalette
from PySide6.QtWidgets import QStyleOptionViewItem

from core.character.document import Character
from core.character.sheet import Sheet
from core.formula import Value
from core.messages import localize_text
from core.play.fight import Fight
from desktop.bar_delegate import SHARE, BarDelegate, Index
from desktop.numerals import numeral, with_minus
from desktop.sheet.party_columns import member_headings, vital_heading
from desktop.theme import TextStyle, color, font, px

"""Model role for how much is left, from 0 to 1, or None."""
FIXED_COLUMNS: Final = 2
"""Number of columns before those of the vitals."""
_LEFT: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_CENTRE: Final = Qt.AlignmentFlag.AlignCenter
_MANY: Final = 30
"""Up to this many changed rows are reported one by one."""
_BESIDE: Final = 12
"""Padding of a vital's number."""


@dataclass(slots=True)
class _Row:
    """A row with its inputs: character, state, and vitals that the fight counts itself.

    The texts are formatted lazily, as few rows of a crowd are visible.
    """

    character: Character | None = None
    state: str = ""
    left: tuple[Value, ...] = ()
    texts: tuple[str, ...] = ()
    shares: tuple[float | None, ...] = ()
    is_written: bool = False


class ParticipantModel(QAbstractTableModel):
    """The current state of a fight's fighters."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._fight: Fight | None = None
        self._heads: Mapping[str, str] = {}
        self._rows: list[_Row] = []
        self._decider: int | None = None
        self._is_narrow = False
        self._is_tight = False

    def show_fight(self, fight: Fight) -> None:
        """Update the table; only rows whose sheet or state changed are updated."""
        people = fight.arena.participants
        is_new = fight is not self._fight or len(people) != len(self._rows)
        if is_new:
            self.beginResetModel()
            self._fight = fight
            self._heads = member_headings(fight.sheets[0].system)
            self._rows = [_Row() for _ in people]
        sheets, states = fight.sheets, fight.table.states
        changed = [
            index
            for index, sheet in enumerate(sheets)
            if self._update_row(fight, index, sheet, localize_text(states[index], fight.translate))
        ]
        decider, self._decider = self._decider, fight.decider
        if is_new:
            self.endResetModel()
            return
        if decider != self._decider:
            changed += [index for index in (decider, self._decider) if index is not None]
        self._emit_changed(changed)

    def _emit_changed(self, changed: Sequence[int]) -> None:
        """Report changed rows, so that only these are painted; many rows as one span."""
        last = self.columnCount() - 1
        spans = [(min(changed), max(changed))] if len(changed) > _MANY else [(index, index) for index in changed]
        for first, end in spans:
            self.dataChanged.emit(self.index(first, 0), self.index(end, last))

    def _update_row(self, fight: Fight, index: int, sheet: Sheet, state: str) -> bool:
        """Update a row's inputs; returns whether they changed."""
        row = self._rows[index]
        values = fight.remaining_vitals(index) if fight.has_unwritten_vitals(index) else ()
        if row.character is sheet.character and row.state == state and row.left == values:
            return False
        row.character, row.state, row.left, row.is_written = sheet.character, state, values, False
        return True

    def _row(self, index: int) -> _Row:
        """Return a row with its texts."""
        row, fight = self._rows[index], self._fight
        if not row.is_written and fight is not None:
            participant, sheet = fight.arena.participants[index], fight.sheets[index]
            values = zip(row.left or fight.remaining_vitals(index), fight.conflict.vitals, strict=True)
            left = [_vital_text(sheet, value, most) for value, (_, most) in values]
            side_and_status = " · ".join(word for word in (participant.side, row.state) if word)
            row.texts = (participant.name, side_and_status, *(text for text, _ in left))
            row.shares = (None, None, *(share for _, share in left))
            row.is_written = True
        return row

    def set_narrow(self, is_narrow: bool, *, is_tight: bool) -> None:
        """Set compact layouts: the state behind the name, vitals without their maximum."""
        if (is_narrow, is_tight) != (self._is_narrow, self._is_tight):
            self._is_narrow, self._is_tight = is_narrow, is_tight
            if self._rows:
                self.dataChanged.emit(self.index(0, 0), self.index(len(self._rows) - 1, self.columnCount() - 1))

    def rowCount(self, parent: Index | None = None) -> int:  # noqa: N802
        """Return the number of fighters."""
        return 0 if parent is not None and parent.isValid() else len(self._rows)

    def columnCount(self, parent: Index | None = None) -> int:  # noqa: N802
        """Return the number of columns."""
        if (parent is not None and parent.isValid()) or self._fight is None:
            return 0
        return FIXED_COLUMNS + len(self._fight.conflict.vitals)

    def headerData(  # noqa: N802
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> object:
        """Return a column heading."""
        if self._fight is None or orientation is not Qt.Orientation.Horizontal:
            return None
        if role == Qt.ItemDataRole.TextAlignmentRole:
            side = Qt.AlignmentFlag.AlignLeft if section < FIXED_COLUMNS else Qt.AlignmentFlag.AlignHCenter
            return side | Qt.AlignmentFlag.AlignVCenter
        if section < FIXED_COLUMNS:
            named = (self.tr("Name"), self.tr("Side · Status"))[section]
            return named if role == Qt.ItemDataRole.DisplayRole else None
        address = self._fight.conflict.vitals[section - FIXED_COLUMNS][0]
        defined = self._fight.sheets[0].field(address)
        if role == Qt.ItemDataRole.DisplayRole:
            return vital_heading(self._heads, address, defined)
        return defined.label if role == Qt.ItemDataRole.ToolTipRole else None

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Return text, share, or appearance of a table cell."""
        if not index.isValid():
            return None
        row, column = index.row(), index.column()
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return self.text(row, column)
        if role == SHARE:
            return self._row(row).shares[column]
        return self._appearance(row, column, role)

    def _appearance(self, row: int, column: int, role: int) -> object:
        if role == Qt.ItemDataRole.TextAlignmentRole and column >= FIXED_COLUMNS:
            return _CENTRE
        if role == Qt.ItemDataRole.FontRole and self.is_deciding(row):
            return _bold()
        if role == Qt.ItemDataRole.ForegroundRole:
            return color("muted" if self.has_status(row) else "ink")
        return None

    def text(self, row: int, column: int) -> str:
        """Return the text of a table cell."""
        text, state = self._row(row).texts[column], self._rows[row].state
        if self._is_tight and column >= FIXED_COLUMNS:
            return text.partition("/")[0]  # the bar shows the share
        return f"{text} · {state}" if self._is_narrow and state and not column else text

    def vital_width(self, column: int) -> int:
        """Return the width that a vital's column needs, measured on the first rows."""
        fullest = (self._row(row).texts[column].rpartition("/")[2] for row in range(min(len(self._rows), _MANY)))
        most = max(fullest, key=len, default="")
        return QFontMetrics(_bold()).horizontalAdvance(f"{most}/{most}") + px(_BESIDE)

    def is_deciding(self, row: int) -> bool:
        """Whether this fighter decides now."""
        return row == self._decider

    def has_status(self, row: int) -> bool:
        """Whether this fighter has a status, as wounded."""
        return bool(self._rows[row].state)


class ParticipantDelegate(BarDelegate):
    """Paints the fighters; reads each table cell in one call, which is fast for crowds."""

    def initStyleOption(self, option: QStyleOptionViewItem, index: Index) -> None:  # noqa: N802
        """Set text and appearance."""
        model = index.model()
        if not isinstance(model, ParticipantModel):
            super().initStyleOption(option, index)
            return
        row, column = index.row(), index.column()
        option.index = cast(QModelIndex, index)
        option.features |= QStyleOptionViewItem.ViewItemFeature.HasDisplay
        option.text = model.text(row, column)
        option.displayAlignment = _CENTRE if column >= FIXED_COLUMNS else _LEFT
        if model.is_deciding(row):
            option.font = _bold()
            option.fontMetrics = QFontMetrics(option.font)
        if model.has_status(row):
            palette = QPalette(option.palette)
            palette.setColor(QPalette.ColorRole.Text, color("muted"))
            option.palette = palette


def _vital_text(sheet: Sheet, value: Value, most: str) -> tuple[str, float | None]:
    """Return a vital as text, and as a share of its maximum."""
    greatest = sheet.value(most) if most else None
    text = with_minus(numeral(value, 1))
    if not most:
        return text, None
    return f"{text}/{numeral(greatest, 1)}", _share(value, greatest)


def _share(value: Value, most: Value) -> float | None:
    if not isinstance(value, int | Fraction) or not isinstance(most, int | Fraction) or most <= 0:
        return None
    return min(max(float(Fraction(value) / most), 0.0), 1.0)


def _bold() -> QFont:
    bold = QFont(font(TextStyle.TEXT))
    bold.setWeight(QFont.Weight.DemiBold)
    return bold
