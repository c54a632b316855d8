"""Rows of what a change of rules would do: each character with its numbers now and then, and new violations."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import Enum, auto
from typing import Final

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from desktop.tool_tips import escape_tool_tip

Index = QModelIndex | QPersistentModelIndex

ROW_ROLE: Final = Qt.ItemDataRole.UserRole
OPEN_AT_FIRST: Final = 4
"""So many characters are open when a change is shown."""
HEAD_NUMBERS: Final = 3
"""So many numbers are shown of a character that is open at first."""


@dataclass(frozen=True, slots=True)
class NumberChange:
    """A number of a character that would change.

    Attributes:
        name: Its name.
        now, then: Its value now and with the change.
        change: The difference with its sign, or "" for what is no number.
    """

    name: str
    now: str
    then: str
    change: str = ""


@dataclass(frozen=True, slots=True)
class Impact:
    """What would change of a character.

    Attributes:
        id: Its id.
        name: Its name.
        numbers: Its numbers that would change, the most important first.
        violations: The new violations in the words of the rules.
        reason: Why nothing changes, if something keeps the change away: "a rule of its own", "a draft".
    """

    id: str
    name: str
    numbers: tuple[NumberChange, ...] = ()
    violations: tuple[str, ...] = ()
    reason: str = ""

    @property
    def is_changed(self) -> bool:
        """Whether anything would change."""
        return bool(self.numbers or self.violations)


class RowKind(Enum):
    """What a row shows."""

    CHARACTER = auto()
    FOLDED = auto()
    NUMBER = auto()
    MORE = auto()
    VIOLATION = auto()
    UNCHANGED = auto()


@dataclass(frozen=True, slots=True)
class ImpactRow:
    """A row of the list.

    Attributes:
        kind: What it shows.
        impact: The character.
        number: The number of a row of that kind; for a folded character its first one.
        text: The sentence of a violation, how many numbers change, or who does not change.
    """

    kind: RowKind
    impact: Impact
    number: NumberChange | None = None
    text: str = ""


class ImpactModel(QAbstractListModel):
    """The rows; characters fold and unfold."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._impacts: tuple[Impact, ...] = ()
        self._open: set[str] = set()
        self._whole: set[str] = set()
        self._is_touched = False
        self.rows: tuple[ImpactRow, ...] = ()

    @property
    def impacts(self) -> tuple[Impact, ...]:
        """All characters."""
        return self._impacts

    def show(self, impacts: Sequence[Impact]) -> None:
        """Show other characters; those that were folded or unfolded stay so."""
        self._impacts = tuple(impacts)
        if not self._is_touched:
            self._open = {each.id for each in [each for each in impacts if each.is_changed][:OPEN_AT_FIRST]}
            self._whole.clear()
        self._build()

    def clear(self) -> None:
        """Show nothing, and forget what was folded."""
        self._is_touched = False
        self.show(())

    def toggle(self, row: int) -> None:
        """Unfold a character with all its numbers, or fold it."""
        if not 0 <= row < len(self.rows) or self.rows[row].kind is RowKind.UNCHANGED:
            return
        entry, id_ = self.rows[row], self.rows[row].impact.id
        self._is_touched = True
        if entry.kind in {RowKind.MORE, RowKind.NUMBER, RowKind.VIOLATION}:
            self._whole ^= {id_}
        elif id_ in self._open:
            self._open.discard(id_)
            self._whole.discard(id_)
        else:
            self._open.add(id_)
            self._whole.add(id_)
        self._build()

    def set_open(self, row: int, *, is_open: bool) -> None:
        """Unfold or fold the character of a row."""
        if 0 <= row < len(self.rows) and (self.rows[row].impact.id in self._open) != is_open:
            self._is_touched = True
            (self._open.add if is_open else self._open.discard)(self.rows[row].impact.id)
            self._build()

    def row_of(self, id_: str) -> int:
        """Return the row with the name of a character; -1 if it is not shown."""
        kinds = {RowKind.CHARACTER, RowKind.FOLDED}
        return next((row for row, each in enumerate(self.rows) if each.kind in kinds and each.impact.id == id_), -1)

    def _build(self) -> None:
        self.beginResetModel()
        self.rows = (*(row for each in self._impacts if each.is_changed for row in self._rows_of(each)), *self._rest())
        self.endResetModel()

    def _rows_of(self, impact: Impact) -> Iterator[ImpactRow]:
        count = self._count_text(impact)
        if impact.id not in self._open:
            first = impact.numbers[0] if impact.numbers else None
            yield ImpactRow(RowKind.FOLDED, impact, first, self._folded_text(impact))
            return
        yield ImpactRow(RowKind.CHARACTER, impact, None, count)
        numbers = impact.numbers if impact.id in self._whole else impact.numbers[:HEAD_NUMBERS]
        for number in numbers:
            yield ImpactRow(RowKind.NUMBER, impact, number)
        if impact.id in self._whole and len(impact.numbers) > HEAD_NUMBERS:
            yield ImpactRow(RowKind.MORE, impact, None, self.tr("Show fewer"))
        elif len(impact.numbers) > HEAD_NUMBERS:
            yield ImpactRow(RowKind.MORE, impact, None, self.tr("Show all %n number(s)", "", len(impact.numbers)))
        for sentence in impact.violations:
            yield ImpactRow(RowKind.VIOLATION, impact, None, sentence)

    def _count_text(self, impact: Impact) -> str:
        parts = [self.tr("%n number(s)", "", len(impact.numbers))] if impact.numbers else []
        if impact.violations:
            parts.append(self.tr("%n new violation(s)", "", len(impact.violations)))
        return ", ".join(parts)

    def _folded_text(self, impact: Impact) -> str:
        if not impact.numbers:
            return self._count_text(impact)
        name, more = impact.numbers[0].name, len(impact.numbers) - 1
        parts = [name, *([self.tr("%n more", "", more)] if more else [])]
        if impact.violations:
            parts.append(self.tr("%n new violation(s)", "", len(impact.violations)))
        return ", ".join(parts)

    def _rest(self) -> Iterator[ImpactRow]:
        """Yield the row of the characters that do not change, with the reason of each that has one."""
        rest = [each for each in self._impacts if not each.is_changed]
        if rest:
            names = (f"{each.name} ({each.reason})" if each.reason else each.name for each in rest)
            yield ImpactRow(
                RowKind.UNCHANGED, rest[0], None, self.tr("No change: {names}").format(names=", ".join(names))
            )

    # --------------------------------------------------------------------------------------------------------------- Qt

    def rowCount(self, parent: Index | None = None) -> int:  # noqa: N802 - Qt's name
        """Return the number of rows."""
        return 0 if parent is not None and parent.isValid() else len(self.rows)

    def flags(self, index: Index) -> Qt.ItemFlag:
        """Make every row reachable by keyboard."""
        return Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable | Qt.ItemFlag.ItemNeverHasChildren

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Return the row, its text, and what a screen reader says."""
        if not index.isValid() or index.row() >= len(self.rows):
            return None
        row = self.rows[index.row()]
        if role == ROW_ROLE:
            return row
        if role == Qt.ItemDataRole.DisplayRole:
            return row.number.name if row.kind is RowKind.NUMBER and row.number is not None else row.impact.name
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return self._spoken(row)
        if role == Qt.ItemDataRole.ToolTipRole:
            return escape_tool_tip(self._spoken(row))
        return None

    def _spoken(self, row: ImpactRow) -> str:
        if row.kind in {RowKind.UNCHANGED, RowKind.VIOLATION, RowKind.MORE}:
            return row.text
        number = row.number
        change = "" if number is None else self.tr("{now}, then {then}").format(now=number.now, then=number.then)
        if row.kind is RowKind.NUMBER and number is not None:
            return f"{number.name}: {change}"
        return ": ".join(part for part in (f"{row.impact.name}, {row.text}", change) if part)
