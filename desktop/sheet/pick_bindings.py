"""Bindings of widgets that set a number by a click on what they draw, and of the best row of several lists."""

from __future__ import annotations

import re
from fractions import Fraction
from typing import Final, NamedTuple

from PySide6.QtCore import Slot
from PySide6.QtWidgets import QWidget

from core.character.edits import Edit, SetValue
from core.character.json_values import Json
from core.character.sheet import Sheet
from core.errors import EditError
from core.rules.model import Derived
from desktop.numerals import text_of, value_text, with_minus
from desktop.sheet.binding import Binding, SheetScope
from desktop.sheet.cell_columns import signed
from desktop.widgets.field_frame import FrameState
from desktop.widgets.level_ladder import LevelLadder
from desktop.widgets.pip_track import PipTrack
from desktop.widgets.row_pick import PickedNumber, RowPick

_PLACEHOLDER: Final = re.compile(r"\{(\+?)(\w+)\}")
_SOURCE: Final = re.compile(r"(?P<list>\w+)(?:\[(?P<column>\w+)(?:=(?P<value>\w+))?\])?\Z")
_EMPTY: Final = frozenset({"", "—", "0"})


class _WritingBinding(Binding):
    """A widget that shows some numbers and writes another one."""

    is_typed = False

    def __init__(self, widget: PipTrack | LevelLadder, address: str) -> None:
        super().__init__(widget, address)
        self._writes = str(widget.writes)

    def edit(self, scope: SheetScope, value: Json) -> Edit | None:
        return SetValue(self._writes, value)

    @Slot(int)
    def _on_chosen(self, value: int) -> None:
        self.emit_entered(value)
        self.emit_left()

    def set_highlight(self, highlight: FrameState, is_on: bool) -> None:
        """Ignore marks; the numbers beside show them."""


class VisibilityBinding(Binding):
    """A part of the form that is shown only where a number is not 0; with ``!`` before it, only where it is."""

    is_typed = False

    def __init__(self, widget: QWidget, address: str) -> None:
        super().__init__(widget, "")
        self._is_negated = address.startswith("!")
        self._number = self.add_source(address.lstrip("!"))

    def show(self, scope: SheetScope) -> bool:
        """Show or hide the part."""
        is_shown = bool(self._number.number()) is not self._is_negated
        if self.widget.isHidden() is is_shown:
            self.widget.setVisible(is_shown)
        return False


class PipBinding(_WritingBinding):
    """Pips: an amount of a whole; a click writes what is taken off the whole."""

    def __init__(self, widget: PipTrack, address: str) -> None:
        super().__init__(widget, address)
        self.pips = widget
        self._count = self.add_source(str(widget.count_field))
        self._danger = self.add_source(str(widget.danger_field))
        widget.taken.connect(self._on_chosen)

    def show(self, scope: SheetScope) -> bool:
        self.pips.show_pips(self.source.number(), self._count.number(), self._danger.number())
        return False


class LadderBinding(_WritingBinding):
    """A ladder of levels of two measures; a click writes the second one."""

    def __init__(self, widget: LevelLadder, address: str) -> None:
        super().__init__(widget, address)
        self.ladder = widget
        self._second = self.add_source(str(widget.second_field))
        widget.level_chosen.connect(self._on_chosen)

    def show(self, scope: SheetScope) -> bool:
        count = len(list(self.ladder.property("level_numbers")))
        names = self._names(scope, self.address, count), self._names(scope, self._second.address, count)
        self.ladder.show_levels(names, (round(self.source.number()), round(self._second.number())))
        return False

    @staticmethod
    def _names(scope: SheetScope, address: str, count: int) -> tuple[str, ...]:
        """Return the game's words for the levels."""
        definition = scope.definition(address)
        if not isinstance(definition, Derived):
            return ()
        return tuple(value_text(scope.sheet, definition, level) for level in range(count))


class _Offered(NamedTuple):
    """A row that can be picked: its address, lasting identity and name."""

    address: str
    identity: str
    name: str


class RowPickBinding(Binding):
    """The best row of several lists, or another one that was picked."""

    is_typed = False

    def __init__(self, widget: RowPick, address: str) -> None:
        super().__init__(widget, address)
        self.pick = widget
        self._sources = [found for text in list(widget.property("sources")) if (found := _SOURCE.match(str(text)))]
        self._picked = ""
        self._offered: list[_Offered] = []
        self._scope: SheetScope | None = None
        widget.picked.connect(self._on_picked)
        widget.explain_requested.connect(self.explain_requested)

    def addresses(self) -> tuple[str, ...]:
        lists = [source["list"] for source in self._sources]
        return (*lists, *(f"{name}[]." for name in lists))

    def show(self, scope: SheetScope) -> bool:
        self._scope = scope
        offered = self._rows(scope.sheet)
        names = [each.name for each in offered]
        places = [place for place, each in enumerate(offered) if each.identity == self._picked]
        chosen = places[0] if places else -1
        if offered != self._offered or not self.pick.menu.actions():
            self._offered = offered
            self.pick.show_names(names, chosen, self.tr("Best one"))
        if not offered:
            self.pick.show_row((), "")
            return False
        row = offered[max(0, chosen)].address
        numbers = [self._number(scope.sheet, row, str(each)) for each in list(self.pick.property("numbers"))]
        self.pick.show_row(numbers, self._words(scope.sheet, row))
        self.pick.button.setText(names[max(0, chosen)])
        return False

    def _rows(self, sheet: Sheet) -> list[_Offered]:
        """Return the rows that suit, the one with the lowest number first."""
        found: list[tuple[Fraction, _Offered]] = []
        best, name_column = str(self.pick.property("best_column")), str(self.pick.property("name_column"))
        for source in self._sources:
            for position, row in enumerate(sheet.rows(source["list"])):
                address = f"{source['list']}[{position}]"
                rank = _value(sheet, source["list"], position, best)
                if not isinstance(rank, int | Fraction) or not self._suits(sheet, position, source):
                    continue
                name = str(row.get(name_column) or "")
                found.append((Fraction(rank), _Offered(address, f"{source['list']} {row.get('uid')}", name)))
        return [each for _, each in sorted(found, key=lambda pair: pair[0])]

    @staticmethod
    def _suits(sheet: Sheet, position: int, source: re.Match[str]) -> bool:
        if not source["column"]:
            return True
        value = _value(sheet, source["list"], position, source["column"])
        return str(value) == source["value"] if source["value"] else bool(value)

    def _number(self, sheet: Sheet, row: str, template: str) -> PickedNumber:
        value, _, label = template.partition("|")
        first = _PLACEHOLDER.search(value)
        address = f"{row}.{first[2]}" if first is not None else row
        return PickedNumber(_fill(sheet, row, value), _fill(sheet, row, label), address)

    def _words(self, sheet: Sheet, row: str) -> str:
        """Return the parts of the template whose values are there, as sentences."""
        parts = []
        for part in str(self.pick.property("words")).split("\n"):
            values = [_text(sheet, f"{row}.{column}") for _, column in _PLACEHOLDER.findall(part)]
            if not values or any(value not in _EMPTY for value in values):
                parts.append(_fill(sheet, row, part))
        return " ".join(parts)

    @Slot(int)
    def _on_picked(self, place: int) -> None:
        self._picked = self._offered[place].identity if 0 <= place < len(self._offered) else ""
        self._offered = []
        if self._scope is not None:
            self.show(self._scope)


def _fill(sheet: Sheet, row: str, template: str) -> str:
    """Return a template with the values of a row; ``{+column}`` with its sign."""

    def filled(found: re.Match[str]) -> str:
        text = _text(sheet, f"{row}.{found[2]}")
        return signed(text) if found[1] else text

    return with_minus(_PLACEHOLDER.sub(filled, template))


def _text(sheet: Sheet, address: str) -> str:
    try:
        return text_of(sheet, address, with_unit=False)
    except (EditError, LookupError):
        return ""


def _value(sheet: Sheet, list_key: str, position: int, column: str) -> object:
    """Return the value of a row in a column; None if the list has none."""
    try:
        return sheet.value_at((f"{list_key}[].{column}", (position,)))
    except LookupError:
        return None
