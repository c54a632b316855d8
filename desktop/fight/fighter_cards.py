"""List model of a column of a fight: its sides with their fighters, as cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from fractions import Fraction
from typing import Final

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from core.character.document import Character
from core.character.sheet import Sheet
from core.formula import Value
from core.messages import localize_text
from core.play.fight import Fight
from core.play.table import MarkState
from core.procedures.readers import sheet_rows, text
from core.rules.play_layout import PlayNumber
from desktop.numerals import numeral, with_minus
from desktop.sheet.party_columns import PartyColumn, member_headings, party_columns, vital_heading

Index = QModelIndex | QPersistentModelIndex
FULL_CARDS: Final = 3
"""Fighters of a side who are shown as a whole card; those after them are shown compactly until they are opened."""
_MANY: Final = 30
"""Up to this many changed rows are reported one by one."""
_MOST_CONDITIONS: Final = 3
_ROLES: Final = (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole, Qt.ItemDataRole.ToolTipRole)


class RowKind(Enum):
    """Kind of a row in a column."""

    SIDE = "side"
    FULL = "full"
    COMPACT = "compact"
    LATECOMER = "latecomer"
    """The row that adds a latecomer to a side."""


@dataclass(frozen=True, slots=True)
class Vital:
    """A vital on a card.

    Attributes:
        label: Its short name.
        left: What is left.
        most: Its maximum; "" without one.
        share: What is left as a share of the maximum, or without one of what it was at first; from 0 to 1, or None.
    """

    label: str
    left: str
    most: str = ""
    share: float | None = None

    @property
    def text(self) -> str:
        """Name, what is left, and the maximum."""
        return f"{self.label} {self.left}/{self.most}" if self.most else f"{self.label} {self.left}"


@dataclass(frozen=True, slots=True)
class Card:
    """What a card shows.

    Attributes:
        name: The fighter's name.
        detail: Weapon and an important number, muted.
        vitals: Its vitals.
        state: Its state in a word, amber; "" if it is well.
        chips: What it can still do, and its conditions.
        portrait: Base64 text of its portrait, or None.
        id: Its id in the library, or "".
    """

    name: str
    detail: str
    vitals: tuple[Vital, ...]
    state: str
    chips: tuple[str, ...]
    portrait: str | None
    id: str


@dataclass(frozen=True, slots=True)
class Row:
    """A row: the head of a side, a fighter, or the line for latecomers."""

    kind: RowKind
    side: int
    participant: int = -1


@dataclass(slots=True)
class _Seen:
    """What a card was made of, with the card once it was painted."""

    character: Character | None = None
    state: str = ""
    left: tuple[Value, ...] = ()
    actions: int = 0
    card: Card | None = None


class FightSides:
    """The state of a fight as both columns and the players' screen show it.

    Attributes:
        names: The sides, in order of first appearance.
        members: The participants of each side, in order.
    """

    def __init__(self) -> None:
        self.names: tuple[str, ...] = ()
        self.members: tuple[tuple[int, ...], ...] = ()
        self._marks: tuple[int, ...] = ()
        self._side_of: tuple[int, ...] = ()
        self._fight: Fight | None = None
        self._heads: Mapping[str, str] = {}
        self._number: PartyColumn | None = None
        self._seen: list[_Seen] = []
        self._timeline: object = None
        self._actions: Counter[int] = Counter()

    @property
    def fight(self) -> Fight:
        """The fight that is shown."""
        if self._fight is None:
            raise ValueError("no fight is shown yet")
        return self._fight

    def side_of(self, participant: int) -> int:
        """Return the number of a participant's side, from 0."""
        return self._side_of[participant]

    def update(self, fight: Fight) -> tuple[bool, list[int]]:
        """Take over the state of a fight; return whether fighters came or went, and those who changed."""
        people = fight.participants
        is_new = fight is not self._fight or len(people) != len(self._seen)
        if is_new:
            self._prepare(fight)
        if self._timeline is not fight.table.timeline:
            self._timeline = fight.table.timeline
            self._actions = Counter(mark.row for mark in fight.table.timeline if mark.state is MarkState.OPEN)
        sheets = fight.sheets
        return is_new, [index for index in range(len(people)) if self._update_row(index, sheets[index])]

    def _prepare(self, fight: Fight) -> None:
        system = fight.sheets[0].system
        if fight is not self._fight:
            self._heads = member_headings(system)
            numbers = (each for each in party_columns(system) if isinstance(each.source, PlayNumber))
            self._number = next(numbers, None)
        self._fight = fight
        sides: dict[str, list[int]] = {}
        for index, each in enumerate(fight.participants):
            sides.setdefault(each.side, []).append(index)
        self.names = tuple(sides)
        self.members = tuple(map(tuple, sides.values()))
        self._marks = tuple(fight.arena.mark(side) for side in sides)
        numbers_of = {side: number for number, side in enumerate(sides)}
        self._side_of = tuple(numbers_of[each.side] for each in fight.participants)
        self._seen = [_Seen() for _ in fight.participants]

    def _update_row(self, index: int, sheet: Sheet) -> bool:
        seen, fight = self._seen[index], self.fight
        character = sheet.character
        state = localize_text(fight.state(index), fight.translate)
        left = fight.remaining_vitals(index) if fight.has_unwritten_vitals(index) else ()
        actions = self._actions[index]
        if seen.character is character and seen.state == state and seen.left == left and seen.actions == actions:
            return False
        self._seen[index] = _Seen(character, state, left, actions)
        return True

    def state(self, participant: int) -> str:
        """Return the state of a participant in the reader's language."""
        return self._seen[participant].state

    def able_count(self, side: int) -> int:
        """Return how many of a side have no state that impairs them."""
        return sum(not self._seen[index].state for index in self.members[side])

    def card(self, participant: int) -> Card:
        """Return the card of a participant."""
        seen = self._seen[participant]
        if seen.card is None:
            seen.card = self._make_card(participant, seen)
        return seen.card

    def _make_card(self, participant: int, seen: _Seen) -> Card:
        fight = self.fight
        sheet, own = fight.sheets[participant], fight.participants[participant]
        left, start = seen.left or fight.remaining_vitals(participant), fight.vitals_at_entry(participant)
        vitals = tuple(
            Vital(
                vital_heading(self._heads, address, sheet.field(address)),
                with_minus(numeral(value, 1)),
                with_minus(numeral(sheet.value(most), 1)) if most else "",
                share_of(value, sheet.value(most) if most else before),
            )
            for value, before, (address, most) in zip(left, start, fight.conflict.vitals, strict=True)
        )
        return Card(
            own.name,
            self._detail(sheet, own.weapon),
            vitals,
            seen.state,
            _conditions(sheet),
            sheet.character.portrait,
            own.id,
        )

    def mark(self, side: int) -> int:
        """Return the mark of a side."""
        return self._marks[side]

    def _detail(self, sheet: Sheet, weapon: str) -> str:
        """Return the weapon and an important number of a fighter.

        Args:
            sheet: The fighter's sheet.
            weapon: Key of the weapon that it prefers, or "".
        """
        weapons = self.fight.conflict.weapons(sheet)
        named = next((each.name for each in weapons if each.key == weapon), weapons[0].name if weapons else "")
        parts = [localize_text(named, self.fight.translate)]
        if self._number is not None and (shown := self._number.cell(sheet).text):
            parts.append(f"{self._number.label} {shown}")
        return " · ".join(part for part in parts if part)

    def actions_left(self, participant: int) -> int:
        """Return how many actions a participant still has on the round timeline."""
        return self._seen[participant].actions


class ColumnModel(QAbstractListModel):
    """Rows of one column: every other side, with its fighters.

    Args:
        sides: The state of the fight, shared by both columns.
        column: 0 for the first, third, … side; 1 for the others.
        parent: Its owner.
    """

    def __init__(self, sides: FightSides, column: int, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.sides = sides
        self._column = column
        self._rows: list[Row] = []
        self._row_of: dict[int, int] = {}
        self._toggled: set[int] = set()
        self.decider: int | None = None
        self.is_strip = False

    def show_sides(self, *, is_new: bool, changed: Sequence[int], decider: int | None) -> None:
        """Update the column after `FightSides.update`."""
        before, self.decider = self.decider, decider
        if is_new:
            self.reset()
            return
        rows = [self._row_of[each] for each in changed if each in self._row_of]
        heads = {self._head_row(self._rows[row].side) for row in rows}
        if before != decider:
            rows += [self._row_of[each] for each in (before, decider) if each is not None and each in self._row_of]
        rows += sorted(heads)
        spans = [(min(rows), max(rows))] if len(rows) > _MANY else [(row, row) for row in rows]
        for first, last in spans:
            self.dataChanged.emit(self.index(first), self.index(last))

    def reset(self) -> None:
        """Build the rows again."""
        self.beginResetModel()
        self._rows = []
        for side, members in enumerate(self.sides.members):
            if side % 2 != self._column:
                continue
            self._rows.append(Row(RowKind.SIDE, side))
            for number, participant in enumerate(members):
                is_full = (number < FULL_CARDS) != (participant in self._toggled) and not self.is_strip
                self._rows.append(Row(RowKind.FULL if is_full else RowKind.COMPACT, side, participant))
            if self.sides.fight.takes_latecomers:
                self._rows.append(Row(RowKind.LATECOMER, side))
        self._row_of = {row.participant: at for at, row in enumerate(self._rows) if row.participant >= 0}
        self.endResetModel()

    def _head_row(self, side: int) -> int:
        return next(at for at, row in enumerate(self._rows) if row.kind is RowKind.SIDE and row.side == side)

    def toggle(self, participant: int) -> None:
        """Show a compact fighter as a whole card, or the other way round."""
        self._toggled ^= {participant}
        at = self._row_of[participant]
        row = self._rows[at]
        kind = RowKind.COMPACT if row.kind is RowKind.FULL else RowKind.FULL
        self._rows[at] = Row(kind, row.side, participant)
        self.dataChanged.emit(self.index(at), self.index(at))
        self.layoutChanged.emit()

    def row(self, index: Index) -> Row:
        """Return a row."""
        return self._rows[index.row()]

    def index_of(self, participant: int) -> QModelIndex:
        """Return the index of a participant; invalid if it is in the other column."""
        at = self._row_of.get(participant)
        return QModelIndex() if at is None else self.index(at)

    def rowCount(self, parent: Index | None = None) -> int:  # noqa: N802
        """Return the number of rows."""
        return 0 if parent is not None and parent.isValid() else len(self._rows)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Return name, tool tip and accessible text of a row."""
        if role not in _ROLES or not index.isValid():
            return None
        row = self._rows[index.row()]
        if row.kind is RowKind.SIDE:
            return ", ".join((self.sides.names[row.side], self.able_text(row.side)))
        if row.kind is RowKind.LATECOMER:
            return self.tr("Add a latecomer to {side}").format(side=self.sides.names[row.side])
        card = self.sides.card(row.participant)
        if role == Qt.ItemDataRole.DisplayRole:
            return card.name
        vitals = [each.text for each in card.vitals]
        if role == Qt.ItemDataRole.ToolTipRole:
            return "\n".join(part for part in (card.name, card.detail, card.state, " · ".join(vitals)) if part)
        acts = (self.acts_text,) if row.participant == self.decider else ()
        return ", ".join(
            part for part in (card.name, *acts, card.state, card.detail, *vitals, *self.chips(row)) if part
        )

    def able_text(self, side: int) -> str:
        """Return how many of a side are able to act."""
        able, total = self.sides.able_count(side), len(self.sides.members[side])
        return self.tr("{able} of {total} able").format(able=able, total=total)

    @property
    def latecomer_text(self) -> str:
        """The text of the line that adds a latecomer."""
        return self.tr("Add a latecomer")

    @property
    def acts_text(self) -> str:
        """What the card of the deciding fighter says."""
        return self.tr("acts now")

    def chips(self, row: Row, *, is_short: bool = False) -> tuple[str, ...]:
        """Return the chips of a fighter besides the one for its state.

        Args:
            row: The fighter.
            is_short: Whether to say in one word what it can still do, for a narrow card.
        """
        actions = self.sides.actions_left(row.participant)
        words = self.tr("%n left", "", actions) if is_short else self.tr("%n action(s) left", "", actions)
        return (*((words,) if actions else ()), *self.sides.card(row.participant).chips)

    def flags(self, index: Index) -> Qt.ItemFlag:
        """Make all rows selectable but the heads of sides."""
        if not index.isValid() or self._rows[index.row()].kind is RowKind.SIDE:
            return Qt.ItemFlag.ItemIsEnabled
        return Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable | Qt.ItemFlag.ItemNeverHasChildren


def share_of(value: Value, most: Value) -> float | None:
    """Return a vital as a share of its maximum, from 0 to 1; None if one of them is no number."""
    if not isinstance(value, int | Fraction) or not isinstance(most, int | Fraction) or most <= 0:
        return None
    return min(max(float(Fraction(value) / most), 0.0), 1.0)


def _conditions(sheet: Sheet) -> tuple[str, ...]:
    """Return the names of a fighter's conditions, the first few."""
    names = (text(row, "name") for row in sheet_rows(sheet, "conditions"))
    return tuple(name for name in names if name)[:_MOST_CONDITIONS]
