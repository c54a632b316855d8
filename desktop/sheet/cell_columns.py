"""Columns of a table of the sheet: titles, alignment, kind and style of their cells, from the game's data."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from PySide6.QtCore import Qt

from core.rules.model import Derived, Field, FieldType
from desktop.widgets.cells import CellKind, ColumnStyle

_NUMBERS: Final = frozenset({FieldType.INT, FieldType.NUMBER})
_KINDS: Final = {FieldType.CHOICE: CellKind.CHOICE, FieldType.BOOL: CellKind.TICK}

TRACK: Final = "@track"
"""Name of a column that shows a track of points."""

SHOWN: Final = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable
"""Flags of a cell that is only shown; joined once, as Qt asks for those of every cell that it paints."""

_FLAGS: Final = {
    CellKind.TICK: SHOWN | Qt.ItemFlag.ItemIsUserCheckable,
    CellKind.DERIVED: SHOWN,
    CellKind.WORD: SHOWN,
    CellKind.TRACK: SHOWN,
    CellKind.NUMBER: SHOWN | Qt.ItemFlag.ItemIsEditable,
    CellKind.TEXT: SHOWN | Qt.ItemFlag.ItemIsEditable,
    CellKind.CHOICE: SHOWN | Qt.ItemFlag.ItemIsEditable,
}

Definition = Field | Derived | None
"""Definition of a column; None for a word of the game's data and for a track."""


def signed(text: str) -> str:
    """Return a number with its sign, as all that is added to a roll has it.

    >>> signed("2"), signed("0"), signed("-1"), signed("—")
    ('+2', '0', '-1', '—')
    """
    return f"+{text}" if text[:1].isdigit() and text.strip("0,.") else text


def taken_off(text: str) -> str:
    """Return a penalty with a minus sign, as it is taken off a roll; a negative one is added.

    >>> taken_off("2"), taken_off("0"), taken_off("-1"), taken_off("—")
    ('-2', '0', '+1', '—')
    """
    if text[:1] == "-":
        return signed(text[1:])
    return f"-{text}" if text[:1].isdigit() and text.strip("0,.") else text


def _words_of(text: str) -> set[str]:
    return {word.strip(",;:") for word in text.casefold().split()}


class CellColumns:
    """The columns of one table.

    Args:
        names: Names of the columns.
        definitions: What each of them shows.
        headers: Titles; "" for the game's own, a space for none.
    """

    def __init__(
        self,
        names: Sequence[str],
        definitions: Sequence[Definition],
        headers: Sequence[str] = (),
    ) -> None:
        self.names = tuple(names)
        self.definitions = tuple(definitions)
        self._headers = tuple(headers)
        self._tips: tuple[str, ...] = ()
        self._emphasis: dict[int, str] = {}
        self._styles: list[ColumnStyle] = []
        self.signed: frozenset[int] = frozenset()
        """Columns of numbers that bear their sign."""
        self.penalties: frozenset[int] = frozenset()
        """Columns of penalties, which are shown as what they take off."""

    def __len__(self) -> int:
        return len(self.names)

    def set_emphasis(self, emphasis: Mapping[str, str]) -> None:
        """Set the emphasis of columns by their names."""
        self._emphasis = {place: emphasis[name] for place, name in enumerate(self.names) if name in emphasis}
        self._styles = []

    def set_tips(self, tips: Sequence[str]) -> None:
        """Set the tooltips of titles; "" for the game's own."""
        self._tips = tuple(tips)

    def set_signed(self, names: Iterable[str], penalties: Iterable[str] = ()) -> None:
        """Set which columns show numbers with their signs, and which of them show penalties."""
        self.signed, self.penalties = self._places_of(names), self._places_of(penalties)

    def _places_of(self, names: Iterable[str]) -> frozenset[int]:
        wanted = set(names)
        return frozenset(place for place, name in enumerate(self.names) if name in wanted)

    def with_sign(self, column: int, text: str) -> str:
        """Return the text of a number with the sign that its column asks for."""
        if column in self.signed:
            return signed(text)
        return taken_off(text) if column in self.penalties else text

    def emphasis(self, column: int) -> str:
        """Return the emphasis of a column."""
        return self._emphasis.get(column, "")

    def header(self, column: int, role: int) -> object:
        """Return title, tooltip or alignment of a column."""
        definition = self.definitions[column]
        if role == Qt.ItemDataRole.DisplayRole:
            own = self._headers[column] if column < len(self._headers) else ""
            return own.strip() if own or definition is None else definition.abbr or definition.label
        if role == Qt.ItemDataRole.ToolTipRole:
            if column < len(self._tips) and self._tips[column]:
                return self._tips[column]
            if definition is None:
                return ""
            unit = f" ({definition.unit})" if definition.unit else ""
            return f"{definition.label}{unit}\n{definition.help}"
        return self.alignment(column) if role == Qt.ItemDataRole.TextAlignmentRole else None

    def legend(self) -> str:
        """Return what the abbreviations among the titles mean, in the words of the game.

        Words of the whole name, as *needed* for *Still needed*, need no explanation but that under the pointer.
        """
        parts = []
        for column, definition in enumerate(self.definitions):
            title = str(self.header(column, Qt.ItemDataRole.DisplayRole))
            if definition is None or definition.abbr != title:
                continue
            if not _words_of(title) <= _words_of(definition.label):
                parts.append(f"{title}: {definition.label}")
        return " · ".join(dict.fromkeys(parts))

    def alignment(self, column: int) -> Qt.AlignmentFlag:
        """Return the alignment of a column."""
        definition = self.definitions[column]
        middle = Qt.AlignmentFlag.AlignVCenter
        if definition is None:
            return middle | Qt.AlignmentFlag.AlignLeft
        if isinstance(definition, Derived):
            return middle | (Qt.AlignmentFlag.AlignLeft if definition.is_text else Qt.AlignmentFlag.AlignRight)
        if definition.type is FieldType.BOOL:
            return middle | Qt.AlignmentFlag.AlignHCenter
        return middle | (Qt.AlignmentFlag.AlignRight if definition.type in _NUMBERS else Qt.AlignmentFlag.AlignLeft)

    def kind(self, column: int) -> CellKind:
        """Return the kind of a column."""
        definition = self.definitions[column]
        if definition is None:
            return CellKind.TRACK if self.names[column] == TRACK else CellKind.WORD
        if isinstance(definition, Derived):
            return CellKind.DERIVED
        return CellKind.NUMBER if definition.type in _NUMBERS else _KINDS.get(definition.type, CellKind.TEXT)

    def flags(self, column: int) -> Qt.ItemFlag:
        """Return Qt's flags of the cells of a column."""
        return _FLAGS[self.kind(column)]

    def style(self, column: int) -> ColumnStyle:
        """Return the style of a column."""
        if not self._styles:
            self._styles = [self._style(each) for each in range(len(self.names))]
        return self._styles[column]

    def _style(self, column: int) -> ColumnStyle:
        side = self.alignment(column) & Qt.AlignmentFlag.AlignHorizontal_Mask
        is_editable = bool(self.flags(column) & Qt.ItemFlag.ItemIsEditable)
        return ColumnStyle(self.kind(column), side, self.emphasis(column), is_editable)

    def choices(self, column: int) -> list[tuple[str, str]]:
        """Return keys and labels of the choices of a column."""
        definition = self.definitions[column]
        choices = definition.choices if isinstance(definition, Field) else ()
        return [(choice.key, choice.label) for choice in choices]

    def can_be_negative(self, column: int) -> bool:
        """Return whether the numbers of a column may be less than 0."""
        definition = self.definitions[column]
        return isinstance(definition, Field) and (definition.least is None or definition.least < 0)

    def is_open(self, column: int) -> bool:
        """Return whether the choices of a column accept other texts."""
        definition = self.definitions[column]
        return isinstance(definition, Field) and definition.open_choice
