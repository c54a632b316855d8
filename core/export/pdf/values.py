"""What blocks ask a sheet: templates filled in, conditions decided, rows counted, in the scope of a row.

A :class:`Look` sees a character or, for a blank sheet, nothing: then every value is empty and blocks draw lines to
write on.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from functools import lru_cache
from typing import Protocol

from core.engine import Fault, Value, show
from core.rules import Derived, Field, Member, System
from core.rules.block_shapes import Cell, RowsOf, Template
from core.rules.templates import Between, Show, Test, When, parse_address, parse_condition, parse_template

DASH = "\u2013"
MINUS = "\u2212"


class Printable(Protocol):
    """The part of a sheet that paper needs."""

    def value(self, address: str) -> Value:
        """Give the value of an address; rows by position from 0."""

    def count(self, address: str) -> int:
        """Give the number of rows of a list."""

    def header(self, name: str) -> str:
        """Give name, player, campaign or notes."""

    def option(self, key: str) -> Value:
        """Give the value of an option."""


@dataclass(frozen=True, slots=True)
class Scope:
    """Where a name is looked for: in the rows around, innermost first, then on the sheet.

    Attributes:
        around: Pairs of class prefix and address prefix: ``("weapons[].", "weapons[2].")``.
        members: The member that each family mark stands for.
        position: Position of the row from 0; -1 outside rows.
        is_blank: A row to be written by hand.
    """

    around: tuple[tuple[str, str], ...] = ()
    members: Mapping[str, Member] = field(default_factory=dict)
    position: int = -1
    is_blank: bool = False


TOP = Scope()
BLANK_ROW = Scope(is_blank=True)


class Look:
    """Answers blocks; one for every character that is printed.

    Attributes:
        system: The game.
        is_blank: Whether nothing is filled in.
        carried: Label and whole text of what a fixed place cannot hold; printed in full at the end.
    """

    def __init__(self, system: System, sheet: Printable | None) -> None:
        self.carried: list[tuple[str, str]] = []
        self.system = system
        self.is_blank = sheet is None
        self._sheet = sheet

    # Rows

    def rows(self, rows: RowsOf, scope: Scope = TOP) -> list[Scope]:
        """Give the scopes of the rows of a list or the members of a family; a blank sheet has no rows of lists."""
        if rows.startswith("<"):
            mark = rows[1:-1]
            return [
                Scope(scope.around, {**scope.members, mark: member}, n)
                for n, member in enumerate(self.system.families[mark])
            ]
        return list(self._list(rows, scope))

    def _list(self, rows: str, scope: Scope) -> Iterator[Scope]:
        if self._sheet is None or scope.is_blank:
            return
        step = parse_address(rows)[0]
        key, address = self._resolve(step.name, scope)
        tests = step.rows if isinstance(step.rows, tuple) else ()
        for n in range(self._sheet.count(address)):
            row = Scope(((f"{key}[].", f"{address}[{n}]."), *scope.around), scope.members, n)
            if not tests or self._all(tests, row):
                yield row

    def best(self, rows: RowsOf, best: str) -> Scope | None:
        """Give the row with the greatest number, the first of equals; None where there is no row."""
        found = self.rows(rows)
        if not found or not best:
            return found[0] if found else None

        def size(row: Scope) -> Fraction:
            value = self.value(best, row)
            return Fraction(value) if isinstance(value, (int, Fraction)) else Fraction(-(10**16))

        return max(found, key=size)

    # Values

    def value(self, name: str, scope: Scope = TOP) -> Value:
        """Give the value of one name; an empty text on a blank sheet."""
        if name.startswith("@"):
            return self._special(name, scope)
        if self._sheet is None or scope.is_blank:
            return ""
        if name.startswith("options."):
            return self._sheet.option(name.removeprefix("options."))
        return self._sheet.value(self._resolve(name, scope)[1])

    def number(self, name: str, scope: Scope = TOP) -> int:
        """Give a number rounded down, 0 where there is none."""
        value = self.value(name, scope) if name else 0
        return int(value // 1) if isinstance(value, (int, Fraction)) else 0

    def is_zero(self, template: Template, scope: Scope = TOP) -> bool:
        """Tell whether a template shows one number and it is 0."""
        pieces = parse_template(template[0]) if len(template) == 1 else ()
        only = pieces[0] if len(pieces) == 1 else None
        return isinstance(only, Show) and self.value(only.address, scope) == 0

    def _special(self, name: str, scope: Scope) -> Value:
        if name in ("@game", "@edition"):
            return self.system.name if name == "@game" else self.system.credits.edition
        if name == "@row":
            return scope.position + 1
        if name in ("@key", "@abbr", "@label"):
            member = next(iter(scope.members.values()), None)
            return str(getattr(member, name[1:])) if member else ""
        return self._sheet.header(name[1:]) if self._sheet is not None else ""

    def _resolve(self, name: str, scope: Scope) -> tuple[str, str]:
        """Give class key and address of a name."""
        if "<" in name:
            for mark, member in scope.members.items():
                name = name.replace(f"<{mark}>", member.key)
        if not scope.around:
            return name, name
        found = _level(self.system, name, tuple(key for key, _ in scope.around))
        return (name, name) if found < 0 else tuple(prefix + name for prefix in scope.around[found])  # type: ignore[return-value]

    def _each(self, address: str, scope: Scope) -> Iterator[tuple[str, Value]]:
        """Give class key and value of an address, of every row that it stands for."""
        if "[" not in address:
            yield self._resolve(address, scope)[0], self.value(address, scope)
            return
        first = parse_address(address)[0]
        rest = address[address.index("]") + 1 :].removeprefix(".")
        rows = (
            self.rows(first.name, scope)[first.rows : first.rows + 1]
            if isinstance(first.rows, int)
            else self.rows(address[: address.index("]") + 1], scope)
        )
        for row in rows:
            if rest:
                yield from self._each(rest, row)
            else:
                yield first.name, 1

    # Conditions

    def holds(self, condition: str, scope: Scope = TOP) -> bool:
        """Decide a condition; an empty one holds."""
        return not condition or self._all(parse_condition(condition), scope)

    def shows(self, condition: str, scope: Scope = TOP) -> bool:
        """Decide whether something is printed: always on a blank sheet."""
        return self.is_blank or scope.is_blank or self.holds(condition, scope)

    def _all(self, tests: Sequence[Test], scope: Scope) -> bool:
        return all(self._test(test, scope) for test in tests)

    def _test(self, test: Test, scope: Scope) -> bool:
        if not test.op:
            return any(_is_set(value) for _, value in self._each_or_rows(test.name, scope)) != test.negated
        left = self.value(test.name, scope)
        if test.op in ("=", "!="):
            same = (_plain(left) == test.other.casefold()) if isinstance(left, str) else _plain(left) == test.other
            return same == (test.op == "=")
        right = self.value(test.other, scope) if test.compares_names else Fraction(test.other)
        if not isinstance(left, (int, Fraction)) or not isinstance(right, (int, Fraction)):
            return False
        return {"<": left < right, ">": left > right, "<=": left <= right, ">=": left >= right}[test.op]

    def _each_or_rows(self, name: str, scope: Scope) -> Iterator[tuple[str, Value]]:
        if "[" not in name and not name.startswith(("@", "options.")):
            key = self._resolve(name, scope)[0]
            known = self.system.fields.get(key)
            if known is not None and known.type == "rows":
                yield key, len(self.rows(name, scope))
                return
        yield from self._each(name, scope)

    # Templates

    def text(self, template: Template, scope: Scope = TOP, join: str = " \u00b7 ") -> str:
        """Fill in a template; texts whose every gap is empty are left out."""
        if not template:
            return ""
        if len(template) == 1:
            return self._filled(template[0], scope)
        return join.join(part for part in (self._filled(text, scope) for text in template) if part)

    def cell(self, cell: Cell, scope: Scope = TOP) -> str:
        """Give what a cell shows; with rows the texts of all rows, joined."""
        if not cell.rows:
            return self.text(cell.value, scope)
        texts = (self.text(cell.value, row) for row in self.rows(cell.rows, scope))
        return ", ".join(text for text in texts if text)

    def carry(self, label: str, text: str) -> None:
        """Remember a text that its place cannot hold, once."""
        if (label, text) not in self.carried:
            self.carried.append((label, text))

    def _filled(self, text: str, scope: Scope) -> str:
        if "{" not in text:
            return text
        pieces = parse_template(text)
        if len(pieces) == 1 and not isinstance(pieces[0], str):
            return self._piece(pieces[0], scope)
        shown = [piece if isinstance(piece, str) else self._piece(piece, scope) for piece in pieces]
        if any(shown[n] for n, piece in enumerate(pieces) if not isinstance(piece, str)):
            return "".join(shown)
        return "" if any(not isinstance(piece, str) for piece in pieces) else "".join(shown)

    def _piece(self, piece: Show | Between | When, scope: Scope) -> str:
        if isinstance(piece, When):
            return piece.text if not (self.is_blank or scope.is_blank) and self._all(piece.tests, scope) else ""
        if isinstance(piece, Between):
            first, last = self._shown(piece.first, "", scope), self._shown(piece.last, "", scope)
            return first if first == last else f"{first}{DASH}{last}"
        return self._shown(piece.address, piece.format, scope)

    def _shown(self, address: str, form: str, scope: Scope) -> str:
        if form == "members":
            return self._members(address, scope)
        if "[" not in address:
            return self._show(self._resolve(address, scope)[0], self.value(address, scope), form)
        texts = [self._show(key, value, form) for key, value in self._each(address, scope)]
        texts = [text for text in texts if text]
        if form == "and" and len(texts) > 1:
            return f"{', '.join(texts[:-1])} and {texts[-1]}"
        return ", ".join(texts)

    def _members(self, address: str, scope: Scope) -> str:
        mark = address[address.index("<") + 1 : address.index(">")]
        parts = []
        for row in self.rows(f"<{mark}>", scope):
            value = self.value(address, row)
            if _is_set(value):
                parts.append(f"{row.members[mark].abbr} {self._show('', value, '')}")
        return " \u00b7 ".join(parts)

    def _show(self, key: str, value: Value, form: str) -> str:
        if isinstance(value, str):
            return self._show_text(key, value, form)
        if value is None or isinstance(value, Fault):
            return DASH
        if isinstance(value, tuple):
            return ", ".join(str(one) for one in value)
        return self._show_number(key, value, form)

    def _show_text(self, key: str, value: str, form: str) -> str:
        definition = self.system.fields.get(key) or self.system.derived.get(key)
        if isinstance(definition, Derived):
            value = value.replace("-", MINUS)
        elif isinstance(definition, Field) and definition.choices and value and form != "abbr":
            value = next((one.label for one in definition.choices if one.key == value), value)
        if form == "lower":
            return value.lower()
        if form == "abbr":
            members = (one for family in self.system.families.values() for one in family)
            return next((one.abbr for one in members if one.key == value), value)
        return value

    def _show_number(self, key: str, value: int | Fraction, form: str) -> str:
        definition = self.system.derived.get(key)
        if definition is not None and definition.words and value in definition.words:
            return definition.words[int(value)]
        asked = self.system.fields.get(key)
        if value == 0 and (form in ("signed", "nozero") or (asked is not None and asked.zero_unset)):
            return ""
        if form == "times":
            return f"\u00d7{value}" if value > 1 else ""
        if form == "feet":
            feet, inches = divmod(int(value), 12)
            return f"{feet}' {inches}\""
        text = show(value).replace("-", MINUS)
        return f"+{text}" if form == "signed" and value > 0 else text


@lru_cache(maxsize=8192)
def _level(system: System, name: str, classes: tuple[str, ...]) -> int:
    """Find the row, counted from the innermost, that has a name; -1 where it stands on the sheet."""
    for n, key in enumerate(classes):
        if key + name in system.fields or key + name in system.derived:
            return n
    return -1


def _is_set(value: Value) -> bool:
    return not (value is None or isinstance(value, Fault) or value in (0, "") or value == ())


def _plain(value: Value) -> str:
    if value is None or isinstance(value, Fault):
        return ""
    return str(value).strip().casefold()
