"""Fills in templates, tests conditions and lists rows of printed blocks and the Play page.

A :class:`RenderContext` reads a sheet. For a blank sheet there is none: then only constants have values, and blocks
draw lines to write on.
"""

from __future__ import annotations

import operator
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from fractions import Fraction
from functools import cached_property, lru_cache
from typing import NamedTuple, Protocol

from core.export.content.shapes import FAULT, HEADERS, NEW_ROW, OPEN, UNDECIDED, UNDEFINED, Input, Piece, Shown, plain
from core.export.layout_translation import translated_layout
from core.export.privacy import without_marked
from core.export.template_keys import (
    AS_TYPED,
    Kind,
    has_inputs_among,
    input_key,
    inputs_in,
    named_constant,
    resolve_key,
    single_placeholder,
)
from core.export.value_format import DASH, format_printed_value
from core.formula import Cell, Fault, Value, address_of
from core.messages import Translate, localize_text, localize_value, phrase
from core.rules.block_parts import LabelledValue, RowsOf, TableSource, Template
from core.rules.block_templates import (
    ConditionTest,
    ShowIf,
    ShowRange,
    ShowValue,
    parse_address,
    parse_condition,
    parse_template,
)
from core.rules.model import FieldType, Member, System
from core.rules.sheet_arrangement import SheetArrangement, arrange_layout
from core.rules.sheet_layout import SheetLayout

HOUSE_RULE_MARK = "*"
"""Printed after a number with a house rule, and before the rule in the footer."""

COMPARISONS: Mapping[str, Callable[[int | Fraction, int | Fraction], bool]] = {
    "<": operator.lt,
    ">": operator.gt,
    "<=": operator.le,
    ">=": operator.ge,
}

UNTRANSLATED: Translate = str
"""Translation function that changes nothing."""


class Printable(Protocol):
    """The part of a sheet that printing needs."""

    def value_at(self, cell: Cell) -> Value:
        """Return the value of a key and row positions."""

    def count(self, list_address: str) -> int:
        """Return the number of rows of a list."""

    def header(self, key: str) -> str:
        """Return name, player, campaign or notes."""


class RowScope(NamedTuple):
    """Scope of a name: the rows around, innermost first, then the sheet.

    Attributes:
        kind: Key prefixes of the rows around (``weapons[].``), and the member's key by family mark.
        rows: Positions of the rows around, in the same order.
        member: The member of a family that the row shows.
        position: Position of the row from 0; -1 outside rows.
        is_blank: Whether it is an empty row to write on.
    """

    kind: Kind = ((), ())
    rows: tuple[tuple[int, ...], ...] = ()
    member: Member | None = None
    position: int = -1
    is_blank: bool = False


TOP = RowScope()
BLANK_ROW = RowScope(is_blank=True)


class RenderContext:
    """Reads one character for its printed blocks.

    Attributes:
        system: The game.
        is_blank: Whether it is a blank sheet.
        wants_addresses: Whether shown texts say the addresses of their values; paper does not need them.
        wants_inputs: Whether it is a form: shown texts say what can be filled in at their places.
        marked: Keys of the numbers with a house rule; they are printed with a mark.
        undecided: Keys of what is not decided yet; it is shown as nothing, and on paper as a line to write on.
        translate: Translates the page's own words.
        conditions: What conditions change, in words; printed where the game's list of conditions is.
        arrangement: Own arrangement of the sheet; None for the game's own. It is set before the layout is read.
    """

    def __init__(
        self,
        system: System,
        sheet: Printable | None,
        *,
        left_out: tuple[str, ...] = (),
        marked: Collection[str] = (),
        translate: Translate = UNTRANSLATED,
        wants_addresses: bool = False,
    ) -> None:
        self.wants_addresses = wants_addresses
        self.wants_inputs = False
        self.conditions: tuple[str, ...] = ()
        self.system = system
        self._left_out = left_out
        self.arrangement: SheetArrangement | None = None
        self.marked = marked
        self.undecided: Collection[str] = frozenset()
        self.translate = translate
        self.is_blank = sheet is None
        self._sheet = sheet
        self._rows: dict[str, list[RowScope]] = {}

    @cached_property
    def layout(self) -> SheetLayout:
        """The blocks to print, as the reader arranged them; else those of the game's own sheet."""
        own = self.game_layout
        return own if self.arrangement is None else arrange_layout(own, self.arrangement)

    @cached_property
    def game_layout(self) -> SheetLayout:
        """All blocks of the game's own sheet, in the reader's language and without what is left out."""
        if self.translate is not UNTRANSLATED:
            return translated_layout(self.system, self._left_out, self.translate)
        return without_marked(self.system, self._left_out) if self._left_out else self.system.layout

    def begin_block(self, title: str) -> None:
        """Note that a block with this title is read next; only a recording context keeps it."""

    def localize(self, text: str) -> str:
        """Return a text of the page itself, not of the game, in the reader's language."""
        return localize_text(text, self.translate)

    # Rows

    def rows(self, rows: RowsOf, scope: RowScope = TOP) -> list[RowScope]:
        """Return the scopes of the rows of a list or the members of a family; for "" the given scope.

        A blank sheet has no list rows.
        """
        if not rows:
            return [scope]
        if rows[:1] != "<":
            if scope is not TOP:
                return list(self._list_scopes(rows, scope))
            known = self._rows.get(rows)
            if known is None:
                known = self._rows[rows] = list(self._list_scopes(rows, scope))
            return list(known)
        step = parse_address(rows)[0]
        mark = step.name[1:-1]
        classes, members = scope.kind
        scopes = [
            RowScope((classes, ((mark, member.key), *members)), scope.rows, member, n)
            for n, member in enumerate(self.system.families[mark])
        ]
        tests = step.rows if isinstance(step.rows, tuple) else ()
        return [row for row in scopes if not tests or self._all_hold(tests, row)]

    def _list_scopes(self, rows: str, scope: RowScope) -> Iterator[RowScope]:
        if self._sheet is None or scope.is_blank:
            return
        step = parse_address(rows)[0]
        key, depth = resolve_key(self.system, step.name, scope.kind)
        above = scope.rows[depth] if depth >= 0 else ()
        address = key
        for position in above:
            address = address.replace("[]", f"[{position}]", 1)
        classes, members = scope.kind
        kind = ((f"{key}[].", *classes), members)
        tests = step.rows if isinstance(step.rows, tuple) else ()
        if tests and scope is TOP:
            yield from (row for row in self.rows(step.name) if self._all_hold(tests, row))
            return
        for n in range(self._sheet.count(address)):
            row = RowScope(kind, ((*above, n), *scope.rows), scope.member, n)
            if not tests or self._all_hold(tests, row):
                yield row

    def rows_of(self, source: TableSource) -> list[RowScope]:
        """Return the rows of a source, filtered, sorted and cut; for a fixed row the sheet itself."""
        if not self.shows(source.only_if):
            return []
        rows = self.rows(source.rows)
        if source.within:
            rows = [_within(source.within, row) for row in rows]
        if source.sort:
            rows.sort(key=lambda row: self._sort_key(source.sort, row))
        return rows[: source.first or None][-source.latest :]

    def _sort_key(self, name: str, row: RowScope) -> tuple[int, int | Fraction, str]:
        """Return the sort key of a row: numbers come before texts; case is ignored."""
        value = self.value(name, row)
        if isinstance(value, (int, Fraction)):
            return 0, value, ""
        return 1, 0, value.casefold() if isinstance(value, str) else ""

    def best(self, rows: RowsOf, number: str) -> RowScope | None:
        """Return the first row with the greatest number; None if there are no rows."""
        scopes = self.rows(rows)
        if not scopes or not number:
            return scopes[0] if scopes else None

        def size(row: RowScope) -> tuple[bool, int | Fraction]:
            value = self.value(number, row)
            return (True, value) if isinstance(value, (int, Fraction)) else (False, 0)

        return max(scopes, key=size)

    # Values

    def _read(self, name: str, scope: RowScope) -> tuple[str, Value]:
        """Return key and value of a name; an empty text on a blank sheet."""
        if name[0] == "@":
            return "", self._special_value(name, scope)
        if self._sheet is None or scope.is_blank:
            return named_constant(self.system, name)
        key, depth = resolve_key(self.system, name, scope.kind)
        return key, self._sheet.value_at((key, scope.rows[depth] if depth >= 0 else ()))

    def value(self, name: str, scope: RowScope = TOP) -> Value:
        """Return the value of a name; an empty text on a blank sheet."""
        return self._read(name, scope)[1]

    def address(self, name: str, scope: RowScope = TOP) -> str:
        """Return the address of a name, with row positions."""
        key, depth = resolve_key(self.system, name, scope.kind)
        for position in scope.rows[depth] if depth >= 0 else ():
            key = key.replace("[]", f"[{position}]", 1)
        return key

    def address_if_wanted(self, name: str, scope: RowScope = TOP) -> str:
        """Return the address of a name if addresses are wanted and there is a sheet; else ""."""
        return self.address(name, scope) if name and self.wants_addresses and self._sheet is not None else ""

    def row_address(self, scope: RowScope) -> str:
        """Return the address of the list row of a scope if addresses are wanted; else ""."""
        classes = scope.kind[0]
        if not self.wants_addresses or not classes or scope.is_blank or not scope.rows[0]:
            return ""
        return address_of((classes[0].removesuffix("."), scope.rows[0]))

    def number(self, name: str, scope: RowScope = TOP) -> int:
        """Return a number rounded down; 0 if there is none."""
        value = self.value(name, scope) if name else 0
        return int(value // 1) if isinstance(value, (int, Fraction)) else 0

    def is_zero(self, template: Template, scope: RowScope = TOP) -> bool:
        """Return whether a template shows one number and it is 0."""
        only = single_placeholder(template[0]) if len(template) == 1 else None
        if only is None:
            return False
        key, value = self._read(only.address, scope)
        return value == 0 and key not in self.undecided

    def _special_value(self, name: str, scope: RowScope) -> Value:
        if name in ("@game", "@edition"):
            return self.system.name if name == "@game" else self.translate(self.system.credits.edition)
        if name == "@row":
            return scope.position + 1
        if name in ("@key", "@abbr", "@label", "@note"):
            text = str(getattr(scope.member, name[1:])) if scope.member is not None else ""
            return text if name == "@key" else self.localize(text)
        return self._sheet.header(name[1:]) if self._sheet is not None else ""

    def _read_all(self, address: str, scope: RowScope) -> Iterator[tuple[str, Value]]:
        """Yield key and value of an address, for every row that it matches."""
        if "[" not in address:
            yield self._read(address, scope)
            return
        first = parse_address(address)[0]
        list_end = address.index("]") + 1
        rest = address[list_end:].removeprefix(".")
        if isinstance(first.rows, int):
            rows = self.rows(first.name, scope)[first.rows : first.rows + 1]
        else:
            rows = self.rows(address[:list_end], scope)
        for row in rows:
            if rest:
                yield from self._read_all(rest, row)
            else:
                yield first.name, 1

    # Conditions

    def holds(self, condition: str, scope: RowScope = TOP) -> bool:
        """Return whether a condition holds; an empty one does."""
        return not condition or self._all_hold(parse_condition(condition), scope)

    def shows(self, condition: str, scope: RowScope = TOP) -> bool:
        """Return whether something is printed; on a blank sheet always."""
        return self.is_blank or scope.is_blank or self.holds(condition, scope)

    def _all_hold(self, tests: Sequence[ConditionTest], scope: RowScope) -> bool:
        if len(tests) == 1:
            return self._test(tests[0], scope)
        return all(self._test(test, scope) for test in tests)

    def _test(self, test: ConditionTest, scope: RowScope) -> bool:
        if not test.op:
            return self._is_set(test.name, scope) != test.negated
        left = self.value(test.name, scope)
        if test.op in ("=", "!="):
            other = test.other.casefold() if isinstance(left, str) else test.other
            return (_comparable_text(left) == other) == (test.op == "=")
        right = self.value(test.other, scope) if test.compares_names else _parse_number(test.other)
        if not isinstance(left, (int, Fraction)) or not isinstance(right, (int, Fraction)):
            return False
        return COMPARISONS[test.op](left, right)

    def _is_set(self, name: str, scope: RowScope) -> bool:
        if "[" in name:
            return any(_is_set(value) for _, value in self._read_all(name, scope))
        if name[0] != "@" and _is_list(self.system, resolve_key(self.system, name, scope.kind)[0]):
            return bool(self.rows(name, scope))
        return _is_set(self.value(name, scope))

    # Templates

    def text(self, template: Template, scope: RowScope = TOP, join: str = " \u00b7 ") -> str:
        """Return a filled-in template; parts with empty placeholders only are left out."""
        if not template:
            return ""
        if len(template) == 1:
            return self._fill(template[0], scope)
        return join.join(part for part in (self._fill(text, scope) for text in template) if part)

    def shown(self, template: Template, scope: RowScope = TOP, join: str = " \u00b7 ") -> Shown:
        """Return a filled-in template with the addresses and the state of its values, where they are wanted."""
        if self.wants_inputs and not self.is_blank and has_inputs_among(self.system, template, scope.kind):
            pieces = self._pieces(template, scope, join)
            if len(pieces) == 1 and (found := pieces[0].input) is not None:
                return Shown(pieces[0].text, inputs=(found,))
            if pieces:
                return Shown("".join([piece.text for piece in pieces]), pieces=pieces)
        only = single_placeholder(template[0]) if self.wants_addresses and len(template) == 1 else None
        if only is not None and self._sheet is not None and not scope.is_blank and not self.wants_inputs:
            return self._shown_value(only, scope)
        text = self.text(template, scope, join)
        is_open = not text and bool(self.undecided) and self._is_open(template, scope)
        if self.wants_inputs and (inputs := self.inputs(template, scope, text)):
            return Shown(text, state=UNDECIDED if is_open else "", inputs=inputs)
        if not self.wants_addresses or self._sheet is None or scope.is_blank:
            return OPEN if is_open else plain(text)
        cells = [cell for part in template for cell in self._cells_of(part, scope)]
        state = UNDECIDED if is_open else self._state(cells[0]) if len(cells) == 1 else ""
        return Shown(text, tuple(dict.fromkeys(map(address_of, cells))), state)

    def _shown_value(self, only: ShowValue, scope: RowScope) -> Shown:
        """Return a single value with its address, as `shown`; it is found and read once."""
        key, value = self._read(only.address, scope)
        text = self._format(key, value, only.format)
        if not _is_cell(self.system, key):
            return Shown(text)
        depth = resolve_key(self.system, only.address, scope.kind)[1]
        state = UNDECIDED if not text and key in self.undecided else self._state_of(key, value)
        return Shown(text, (address_of((key, scope.rows[depth] if depth >= 0 else ())),), state)

    def is_undecided(self, name: str, scope: RowScope = TOP) -> bool:
        """Return whether a name is that of a number that is not decided yet."""
        return bool(self.undecided) and resolve_key(self.system, name, scope.kind)[0] in self.undecided

    def _is_open(self, template: Template, scope: RowScope) -> bool:
        """Return whether a value of a template is not decided yet."""
        return any(key in self.undecided for part in template for key, _ in self._cells_of(part, scope))

    # Forms

    def input(self, name: str, scope: RowScope = TOP, form: str = "") -> Input | None:
        """Return what can be filled in for a name; None for anything else, and if inputs are not wanted.

        A computed number can be filled in on a blank sheet only.
        """
        if not self.wants_inputs or not name or "[" in name:
            return None
        if name[0] == "@":
            return Input(name) if name in HEADERS and not scope.is_blank else None
        key, depth = input_key(self.system, name, scope.kind, is_blank=self.is_blank)
        if not key or (scope.is_blank and depth < 0):
            return None
        return Input(key, scope.rows[depth] if depth >= 0 else (), form)

    def tick_input(self, condition: str, scope: RowScope = TOP) -> Input | None:
        """Return the switch that a condition asks for; None if it asks for anything else."""
        tests = parse_condition(condition) if self.wants_inputs and condition else ()
        if len(tests) != 1 or tests[0].op or tests[0].negated:
            return None
        found = self.input(tests[0].name, scope)
        field = self.system.fields.get(found.key) if found is not None else None
        return found if field is not None and field.type is FieldType.BOOL else None

    def new_row(self, rows: RowsOf) -> RowScope:
        """Return the scope of an empty row of a list; without a list, or inputs, that of an empty line."""
        key = parse_address(rows)[0].name if self.wants_inputs and rows else ""
        if not key or rows[:1] == "<":
            return BLANK_ROW
        return RowScope(((f"{key}[].",), ()), ((NEW_ROW,),), is_blank=True)

    def inputs(self, template: Template, scope: RowScope = TOP, text: str = "") -> tuple[Input, ...]:
        """Return what can be filled in for a template that shows a text: its only value, or several for no text."""
        if not self.wants_inputs:
            return ()
        if text and (self.is_blank or len(template) > 1 or single_placeholder(template[0]) is None):
            return ()
        rows = scope.rows
        found = inputs_in(self.system, template, scope.kind, is_blank=self.is_blank, in_new_row=scope.is_blank)
        return tuple([Input(key, rows[depth] if depth >= 0 else (), form) for key, depth, form in found])

    def _pieces(self, template: Template, scope: RowScope, join: str) -> tuple[Piece, ...]:
        """Return the pieces of a text that has inputs among its words; none if it shows none of them."""
        pieces: list[Piece] = []
        for part in template:
            only = single_placeholder(part)
            if only is not None:
                text = self._fill(part, scope)
                made = [Piece(text, self._input_as_typed(only, scope))] if text else []
            else:
                parsed = parse_template(part)
                made = [Piece(piece) if isinstance(piece, str) else self._piece(piece, scope) for piece in parsed]
                gaps = [each.text for each, piece in zip(made, parsed, strict=True) if not isinstance(piece, str)]
                made = made if any(gaps) or not gaps else []
            pieces += [Piece(join), *made] if pieces and made else made
        return tuple(pieces) if any(piece.input is not None for piece in pieces) else ()

    def _piece(self, piece: ShowValue | ShowRange | ShowIf, scope: RowScope) -> Piece:
        found = self._input_as_typed(piece, scope) if isinstance(piece, ShowValue) else None
        return Piece(self._fill_placeholder(piece, scope), found)

    def _input_as_typed(self, piece: ShowValue, scope: RowScope) -> Input | None:
        """Return the input of a placeholder; none if its format shows it as something else."""
        return self.input(piece.address, scope, piece.format) if piece.format in AS_TYPED else None

    def shown_cell(self, cell: LabelledValue, scope: RowScope = TOP) -> Shown:
        """Return what a labelled value shows; with rows, the joined texts of all rows."""
        if not cell.rows:
            return self.shown(cell.value, scope)
        if self.is_blank and self.wants_inputs:
            return Shown(inputs=self.inputs(cell.value, self.new_row(cell.rows)._replace(rows=((0,),))))
        every = [self.shown(cell.value, row) for row in self.rows(cell.rows, scope)]
        every = [one for one in every if one.text]
        return Shown(", ".join(one.text for one in every), tuple(each for one in every for each in one.addresses))

    def _state(self, cell: Cell) -> str:
        return self._state_of(cell[0], self._sheet.value_at(cell) if self._sheet is not None else "")

    def _state_of(self, key: str, value: Value) -> str:
        if isinstance(value, Fault):
            return FAULT
        return "" if value is not None else UNDEFINED if key in self.system.derived else UNDECIDED

    def _cells_of(self, text: str, scope: RowScope) -> Iterator[Cell]:
        """Yield key and row positions of the values in a text of a template."""
        for piece in parse_template(text):
            if isinstance(piece, ShowRange):
                yield from self._leaves(piece.first, scope)
                yield from self._leaves(piece.last, scope)
            elif isinstance(piece, ShowValue):
                is_family = piece.format in ("members", "which")
                mark = piece.address[piece.address.index("<") : piece.address.index(">") + 1] if is_family else ""
                for row in self.rows(mark, scope):
                    yield from self._leaves(piece.address, row)

    def _leaves(self, address: str, scope: RowScope) -> Iterator[Cell]:
        """Yield key and row positions of an address, for every row that it matches."""
        if address[:1] == "@":
            return
        if "[" not in address:
            key, depth = resolve_key(self.system, address, scope.kind)
            if _is_cell(self.system, key):
                yield key, scope.rows[depth] if depth >= 0 else ()
            return
        first = parse_address(address)[0]
        end = address.index("]") + 1
        rest = address[end:].removeprefix(".")
        if isinstance(first.rows, int):
            rows = self.rows(first.name, scope)[first.rows : first.rows + 1]
        else:
            rows = self.rows(address[:end], scope)
        for row in rows if rest else ():
            yield from self._leaves(rest, row)

    def _fill(self, text: str, scope: RowScope) -> str:
        if "{" not in text:
            return text
        only = single_placeholder(text)
        if only is not None:
            return self._format(*self._read(only.address, scope), only.format)
        pieces = parse_template(text)
        parts = [piece if isinstance(piece, str) else self._fill_placeholder(piece, scope) for piece in pieces]
        gaps = [part for part, piece in zip(parts, pieces, strict=True) if not isinstance(piece, str)]
        return "".join(parts) if any(gaps) or not gaps else ""

    def _format(self, key: str, value: Value, form: str) -> str:
        """Return a formatted value, with the mark of a house rule; nothing for what is not decided."""
        if key in self.undecided:
            return ""
        text = localize_value(format_printed_value(self.system, key, value, form), self.translate)
        return text + HOUSE_RULE_MARK if key in self.marked and text else text

    def _fill_placeholder(self, piece: ShowValue | ShowRange | ShowIf, scope: RowScope) -> str:
        if isinstance(piece, ShowIf):
            return piece.text if not (self.is_blank or scope.is_blank) and self._all_hold(piece.tests, scope) else ""
        if isinstance(piece, ShowRange):
            first, last = self._format_all(piece.first, "", scope), self._format_all(piece.last, "", scope)
            return first if first == last else f"{first}{DASH}{last}"
        return self._format_all(piece.address, piece.format, scope)

    def _format_all(self, address: str, form: str, scope: RowScope) -> str:
        if form in ("members", "which"):
            return self._members(address, scope, form)
        texts = [self._format(key, value, form) for key, value in self._read_all(address, scope)]
        texts = [text for text in texts if text]
        if form == "and" and len(texts) > 1:
            return self.localize(phrase("{first} and {last}", first=", ".join(texts[:-1]), last=texts[-1]))
        return (" + " if form == "sum" else ", ").join(texts)

    def _members(self, address: str, scope: RowScope, form: str) -> str:
        mark = address[address.index("<") : address.index(">") + 1]
        parts = []
        for row in self.rows(mark, scope):
            value = self.value(address, row)
            if _is_set(value) and row.member is not None:
                parts.append(
                    self.localize(row.member.abbr)
                    if form == "which"
                    else f"{self.localize(row.member.abbr)} {format_printed_value(self.system, '', value)}"
                )
        return (", " if form == "which" else " \u00b7 ").join(parts)


def _within(place: str, row: RowScope) -> RowScope:
    """Return the scope of a family's member in which names are first looked for at a place of that member."""
    classes, members = row.kind
    for mark, member in members:
        place = place.replace(f"<{mark}>", member)
    return row._replace(kind=((f"{place}.", *classes), members), rows=((), *row.rows))


@lru_cache(maxsize=1024)
def _parse_number(text: str) -> int | Fraction:
    """Return the number of a condition as int where possible: comparing ints is faster."""
    number = Fraction(text)
    return number.numerator if number.denominator == 1 else number


@lru_cache(maxsize=4096)
def _is_list(system: System, key: str) -> bool:
    known = system.fields.get(key)
    return known is not None and known.type is FieldType.ROWS


def _is_cell(system: System, key: str) -> bool:
    """Return whether a key is that of an input or a computed number, and not of a list."""
    return key in system.derived or (key in system.fields and not _is_list(system, key))


def _is_set(value: Value) -> bool:
    return not (value is None or isinstance(value, Fault) or value in (0, "") or value == ())


def _comparable_text(value: Value) -> str:
    return "" if value is None or isinstance(value, Fault) else str(value).strip().casefold()
