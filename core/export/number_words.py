"""Says in words where a number comes from: "17 Maximum Health + 11 Maximum Mind".

Each value is followed by what it is. What does not count is left out: terms that are 0, branches that do not apply,
limits that are not reached, defaults that are not needed. Window, terminal and paper show the same words.
"""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from html import escape
from operator import ge, gt, le, lt
from typing import Final

from core.character.address_labels import containing_row_name, key_label, short_label
from core.character.formula_display import (
    book_formula,
    changes_text,
    formula_with_values,
    localize_decimals,
    to_typographic,
)
from core.character.labels import display_value
from core.character.sheet import Sheet
from core.errors import EditError
from core.export.value_format import DASH
from core.formula import Cell, Explanation, Fault, Value, address_of, format_value
from core.formula.explain import FormulaReading
from core.formula.numbers import round_half_up
from core.formula.syntax import (
    Call,
    Chain,
    Compare,
    Conditional,
    ForEach,
    Name,
    Node,
    NoneLiteral,
    NumberLiteral,
    Power,
    TextLiteral,
    Unary,
)
from core.messages import Translate, Word, localize_text, localize_value, phrase
from core.rules.model import Derived, Field, FieldType, Option

UNKNOWN: Final = object()
"""The value of a part that is not computed here, as that of a game's own function."""

PHRASE, SUM, PRODUCT, ATOM = range(4)
"""How strongly a part holds together; a weaker one gets brackets within a stronger one."""

MOST_TERMS = 12
"""Terms of a list that are named; more are counted."""

MOST_EXPONENT = 9
"""The greatest exponent of a power that is computed here."""

LONGEST_LABEL = 30
"""Letters of a label; of a longer one the abbreviation is shown."""

ROUNDINGS: Final[dict[str, tuple[Callable[[Fraction], int], Word]]] = {
    "floor": (math.floor, Word("rounded down")),
    "ceil": (math.ceil, Word("rounded up")),
    "round": (lambda value: int(round_half_up(value)), Word("rounded")),
    "trunc": (math.trunc, Word("without its fraction")),
}

COMPARISONS: Final = {
    "<": Word("below {limit}"),
    "<=": Word("at most {limit}"),
    ">": Word("above {limit}"),
    ">=": Word("at least {limit}"),
    "==": Word("equal to {limit}"),
    "!=": Word("other than {limit}"),
}
ORDERS: Final = {"<": lt, "<=": le, ">": gt, ">=": ge}
OPPOSITES: Final = {"<": ">=", "<=": ">", ">": "<=", ">=": "<", "==": "!=", "!=": "=="}


@dataclass(frozen=True, slots=True)
class Part:
    """A part of a formula in words.

    Attributes:
        text: The words.
        value: Its value, or `UNKNOWN`.
        level: How strongly it holds together.
        is_literal: Whether it reads nothing.
        why: The condition that it comes from, in words; "" for none.
        rounding: The words for its outermost rounding, and the number before it.
        bounds: The number in its condition and the limit that it keeps, where these are its condition.
        cell: The number that it is, where it is no more than one.
    """

    text: str
    value: object
    level: int = ATOM
    is_literal: bool = False
    why: str = ""
    rounding: tuple[str, object] | None = None
    bounds: tuple[str, str] | None = None
    cell: Cell | None = None

    @property
    def number(self) -> int | Fraction | None:
        """Its value if that is a known number."""
        return self.value if isinstance(self.value, int | Fraction) else None


def number_in_words(
    sheet: Sheet, explanation: Explanation, translate: Translate, decorate: Callable[[Cell, str], str] | None = None
) -> str:
    """Return where a number comes from, as "= 14 rolled + 1 Merefolk"; "" for an input and for what has no value.

    Args:
        sheet: The sheet.
        explanation: The number.
        translate: Translates words of the game and of core.
        decorate: Turns the name of a number into markup, such as a link; with it the result is rich text.
    """
    if not explanation.formula or explanation.value is None or isinstance(explanation.value, Fault):
        return ""
    reading = explanation.reading
    words = _Words(sheet, explanation, translate, decorate)
    if reading is None:
        text = localize_text(phrase("= {sum}", sum=formula_with_values(sheet, explanation, translate)), translate)
        return text if decorate is None else escape(text, quote=False)
    text = words.sentence(words.part(reading, reading.tree))
    if explanation.changes:
        text = f"{text} = {words.value_text(explanation.computed)}; {changes_text(explanation, translate)}"
    return words.finished(text)


def repeated_cell(sheet: Sheet, explanation: Explanation, translate: Translate) -> Cell | None:
    """Return the number that a number only repeats: the same row's, or that of the same member of another family.

    Such as the maximum of an attribute without advancement, which is its base. None for all others.
    """
    reading = explanation.reading
    if reading is None or explanation.changes or explanation.house_rule:
        return None
    part = _Words(sheet, explanation, translate).part(reading, reading.tree)
    if part.cell is None or part.value != explanation.value or part.why:
        return None
    (key, path), (own_key, own_path) = part.cell, explanation.cell
    derived = sheet.system.derived
    is_of_row = bool(own_path) and path == own_path
    is_of_member = not path and key in derived and bool(derived[own_key].member)
    return part.cell if is_of_row or (is_of_member and derived[key].member == derived[own_key].member) else None


def book_in_words(sheet: Sheet, explanation: Explanation, translate: Translate) -> str:
    """Return what the book makes of a number that a house rule fixes, as "77 = 39 Reaction Rate + 38 Surprise"."""
    reading = explanation.replaced_reading
    if reading is None:
        return book_formula(sheet, explanation, translate)
    words = _Words(sheet, explanation, translate)
    part = words.part(reading, reading.tree)
    text = words.finished(words.sentence(part))
    value = DASH if part.value is None else words.value_text(part.number) if part.number is not None else ""
    return f"{value} {text}" if value else text


_MARK: Final = re.compile("⟦(\\d{1,4})⟧")
"""Stands for the decorated name with a number until the text is finished; phrases keep printable letters only."""


class _Words:
    """Puts the formula of one number into words."""

    def __init__(
        self,
        sheet: Sheet,
        explanation: Explanation,
        translate: Translate,
        decorate: Callable[[Cell, str], str] | None = None,
    ) -> None:
        self._decorate = decorate
        self._names: list[str] = []
        self._sheet = sheet
        self._translate = translate
        self._of = explanation
        self._label = key_label(sheet.system, explanation.cell[0], translate)

    def sentence(self, part: Part) -> str:
        """Return the words for a whole formula."""
        if part.is_literal and part.why:
            return self._say(phrase("because {condition}", condition=part.why))
        text = part.text
        if part.rounding is not None:
            words, exact = part.rounding
            text = f"{text} = {self.value_text(exact)}, {words}" if part.level < ATOM else f"{text}, {words}"
        return self._say(phrase("= {sum}", sum=text))

    def finished(self, text: str) -> str:
        """Return a text with its names, as rich text if they are decorated."""
        if self._decorate is None:
            return text
        names = dict(enumerate(self._names))
        return _MARK.sub(lambda found: names.get(int(found[1]), found[0]), escape(text, quote=False))

    def _named(self, cell: Cell, name: str) -> str:
        """Return a name, or the mark that its decoration replaces in the end."""
        if self._decorate is None:
            return name
        self._names.append(self._decorate(cell, name))
        return f"⟦{len(self._names) - 1}⟧"

    def _say(self, text: str) -> str:
        return localize_text(text, self._translate)

    def value_text(self, value: object) -> str:
        """Return a value for people, at most two decimals."""
        text = format_value(value, 2) if isinstance(value, int | Fraction) else str(value)
        return localize_decimals(to_typographic(text), self._translate)

    # Names

    def _read(self, cell: Cell | None, value: Value) -> Part:
        """Return a value with what it is."""
        if cell is None:
            return Part(self.value_text(value) if value is not None else "", value, is_literal=True)
        definition = self._definition(cell)
        plain = self._label_of(cell)
        label = self._named(cell, plain) if plain else ""
        if _is_switch(definition):
            return Part(label, value, why=label)
        if value is None:
            return Part(label, None)
        if definition is None or isinstance(value, tuple):
            shown = format_value(value)
        else:
            shown = localize_value(display_value(definition, value, with_unit=False), self._translate)
            shown = to_typographic(shown) if isinstance(value, int | Fraction) else shown
        return Part(label if shown == plain else f"{shown} {label}".strip(), value, cell=cell)

    def _definition(self, cell: Cell) -> Field | Derived | Option | None:
        try:
            return self._sheet.field(address_of(cell))
        except EditError:
            return None

    def _label_of(self, cell: Cell) -> str:
        """Return what a number is: its row in a sum over rows, its origin, or its label."""
        key, path = cell
        system = self._sheet.system
        own = self._of.cell
        if path and (len(path) > len(own[1]) or path != own[1][: len(path)]):
            return containing_row_name(self._sheet, address_of(cell), self._translate)
        label = key_label(system, key, self._translate)
        shared, colon, _ = self._label.partition(": ")
        if colon and label.startswith(f"{shared}: "):
            label = label.removeprefix(f"{shared}: ")
        head, comma, origin = label.partition(", ")
        if comma and head in self._label:
            return origin
        origin = key.partition(".")[0]
        group = system.groups.get(origin)
        if group is not None and key.rpartition(".")[2] == own[0].rpartition(".")[2]:
            name = self._sheet.value(f"{origin}.name") if f"{origin}.name" in system.fields else ""
            named = isinstance(name, str) and name.strip()[:LONGEST_LABEL]
            return named or localize_text(Word(group.label), self._translate)
        return label if len(label) <= LONGEST_LABEL else short_label(system, cell, self._translate)

    # Parts

    def part(self, reading: FormulaReading, node: Node) -> Part:  # noqa: PLR0911 - one for each kind of node
        """Return a part of a formula in words."""
        match node:
            case NumberLiteral():
                return Part(self.value_text(node.value), node.value, is_literal=True)
            case TextLiteral():
                return Part(node.value, node.value, is_literal=True)
            case NoneLiteral():
                return Part(self._say(Word("none")), None, is_literal=True)
            case Name() | ForEach():
                return self._name(reading, node)
            case Unary():
                return self._unary(reading, node)
            case Chain():
                return self._chain(reading, node)
            case Compare():
                return self._compare(reading, node)
            case Power():
                base, exponent = self.part(reading, node.base), self.part(reading, node.exponent)
                return Part(
                    f"{self._inner(base, ATOM)} ^ {self._inner(exponent, ATOM)}", _power(base, exponent), PRODUCT
                )
            case Conditional():
                return self._conditional(reading, node)
            case _:
                return self._call(reading, node)

    def _name(self, reading: FormulaReading, node: Node) -> Part:
        found = reading.read(node)
        if found is not None:
            return self._read(*found)
        rows = reading.rows(node)
        if rows is None:
            return Part(node.key if isinstance(node, Name) else "", UNKNOWN)
        return Part(", ".join(self.part(row, row.tree).text for row in rows[:MOST_TERMS]), UNKNOWN)

    def _unary(self, reading: FormulaReading, node: Unary) -> Part:
        inner = self.part(reading, node.operand)
        if node.operator == "not":
            holds = UNKNOWN if inner.value is UNKNOWN else int(not inner.value)
            return Part(self._condition(reading, node, holds=bool(holds)), holds)
        value = -inner.number if inner.number is not None else inner.value
        return Part(f"−{self._inner(inner, PRODUCT)}", value, PRODUCT, is_literal=inner.is_literal)

    def _inner(self, part: Part, level: int) -> str:
        """Return a part within another one, in brackets where it needs them."""
        text = part.text
        if part.rounding is not None:
            return f"({text}, {part.rounding[0]})"
        return f"({text})" if part.level < level else text

    # Sums and products

    def _chain(self, reading: FormulaReading, node: Chain) -> Part:
        operators = ("", *(operator for operator, _ in node.rest))
        parts = [self.part(reading, each) for each in (node.first, *(operand for _, operand in node.rest))]
        if operators[1] in ("and", "or"):
            values = [part.value for part in parts]
            holds: object = UNKNOWN
            if UNKNOWN not in values:
                holds = int(all(values) if operators[1] == "and" else any(values))
            return Part(self._condition(reading, node, holds=bool(holds)), holds)
        if operators[1] in ("+", "-"):
            return self._sum(list(zip(operators, parts, strict=True)))
        return self._product(list(zip(operators, parts, strict=True)))

    def _sum(self, terms: Sequence[tuple[str, Part]]) -> Part:
        """Return terms added up, without those that are 0."""
        value = _total(terms)
        counting = [(operator, part) for operator, part in terms if part.number != 0]
        if not counting:
            return Part("0", value, is_literal=True)
        if len(counting) == 1 and counting[0][0] != "-":
            return replace(counting[0][1], value=value)
        text = ""
        for operator, part in counting[:MOST_TERMS]:
            is_minus = operator == "-"
            number, shown = part.number, self._inner(part, PRODUCT if is_minus else SUM)
            if number is not None and number < 0 and shown.startswith("−") and part.level >= PRODUCT:
                is_minus, shown = not is_minus, shown[1:]
            sign = "−" if is_minus else "+"
            text = f"{text} {sign} {shown}" if text else (f"−{shown}" if is_minus else shown)
        if len(counting) > MOST_TERMS:
            text = self._say(phrase("{terms} + {count} more", terms=text, count=len(counting) - MOST_TERMS))
        return Part(text, value, SUM, is_literal=all(part.is_literal for _, part in counting))

    def _product(self, factors: Sequence[tuple[str, Part]]) -> Part:
        """Return factors multiplied, without those that are 1; a factor of 0 makes it all 0."""
        value = _product_value(factors)
        if value == 0:
            return Part("0", 0, is_literal=True)
        whys = [part.why for _, part in factors if part.why and part.number == 1]
        counting = [(operator, part) for operator, part in factors if part.number != 1]
        if not counting:
            one = next((part for _, part in factors if not part.is_literal and not part.why), None)
            return replace(one, value=value) if one is not None else Part("1", value, is_literal=True, why=_join(whys))
        if len(counting) == 1 and counting[0][0] != "/":
            only = counting[0][1]
            why = _join(whys) if only.is_literal else ""
            return replace(
                only, value=value, why=only.why or why, text=f"{only.text} {why}".strip() if why else only.text
            )
        text = ""
        for operator, part in counting:
            sign = "÷" if operator == "/" else "×"
            shown = self._inner(part, ATOM if operator == "/" else PRODUCT)
            text = f"{text} {sign} {shown}" if text else (f"1 ÷ {shown}" if operator == "/" else shown)
        return Part(text, value, PRODUCT, is_literal=all(part.is_literal for _, part in counting))

    # Conditions

    def _compare(self, reading: FormulaReading, node: Compare) -> Part:
        left, right = self.part(reading, node.left), self.part(reading, node.right)
        holds = _compared(node.operator, left.value, right.value)
        text = self._condition(reading, node, holds=bool(holds))
        return Part(text, holds, PHRASE, why=text if holds else "")

    def _condition(self, reading: FormulaReading, node: Node, *, holds: bool) -> str:
        """Return in words what is so where a condition holds, or where it does not."""
        match node:
            case Compare():
                left, right = self.part(reading, node.left), self.part(reading, node.right)
                operator = node.operator if holds else OPPOSITES[node.operator]
                if left.why:  # a switch, which is compared with 0
                    is_on = bool(left.value)
                    return left.why if is_on else self._say(phrase("not {condition}", condition=left.why))
                if operator == "==" and left.cell is not None and right.is_literal and left.value == right.value:
                    equal = phrase("{number} is {limit}", number=self._label_of(left.cell), limit=right.text)
                    return self._say(equal)
                limit = phrase(COMPARISONS[operator], limit=right.text)
                return self._say(phrase("{number} is {limit}", number=left.text, limit=limit))
            case Chain() if node.rest[0][0] in ("and", "or"):
                every = [node.first, *(operand for _, operand in node.rest)]
                told = [each for each in every if bool(self.part(reading, each).value) == holds]
                needs_all = (node.rest[0][0] == "and") == holds
                chosen = told if needs_all else told[:1]
                return _join([self._condition(reading, each, holds=holds) for each in chosen])
            case Unary(operator="not"):
                return self._condition(reading, node.operand, holds=not holds)
            case _:
                text = self.part(reading, node).text
                return text if holds else self._say(phrase("not {condition}", condition=text))

    def _conditional(self, reading: FormulaReading, node: Conditional) -> Part:
        """Return the branch that applies; of a fixed number the condition that it comes from."""
        condition = self.part(reading, node.condition)
        if condition.value is UNKNOWN or condition.value is None:
            then, other = self.part(reading, node.then), self.part(reading, node.other)
            words = phrase("{one} or {other}", one=then.text, other=other.text)
            return Part(self._say(words), UNKNOWN, PHRASE)
        holds = bool(condition.value)
        chosen = self.part(reading, node.then if holds else node.other)
        if not chosen.is_literal:
            return chosen
        bounds = self._bounds(reading, node.condition, holds=holds)
        if not chosen.why:
            return replace(chosen, why=self._condition(reading, node.condition, holds=holds), bounds=bounds)
        if bounds is None or chosen.bounds is None or bounds[0] != chosen.bounds[0]:
            return replace(chosen, bounds=None)
        both = phrase("{number} is {one} and {other}", number=bounds[0], one=bounds[1], other=chosen.bounds[1])
        return replace(chosen, why=self._say(both), bounds=None)

    def _bounds(self, reading: FormulaReading, node: Node, *, holds: bool) -> tuple[str, str] | None:
        """Return the number of a comparison and the limit that it keeps, in words; None for other conditions."""
        if not isinstance(node, Compare) or node.operator in ("==", "!="):
            return None
        left, right = self.part(reading, node.left), self.part(reading, node.right)
        operator = node.operator if holds else OPPOSITES[node.operator]
        return None if left.why else (left.text, self._say(phrase(COMPARISONS[operator], limit=right.text)))

    # Functions

    def _call(self, reading: FormulaReading, node: Call) -> Part:
        name = node.function
        if name in ("min", "max", "sum"):
            parts = self._arguments(reading, node)
            return self._least(parts, name) if name != "sum" else self._sum([("+", part) for part in parts])
        if name == "count":
            return self._count(node.arguments[0])
        if name not in (*ROUNDINGS, "default", "abs"):
            only = self._only_listed(reading, node)
            return only if only is not None else Part(self._phrase_of(reading, node), UNKNOWN, PHRASE)
        inner = self.part(reading, node.arguments[0])
        if name in ROUNDINGS:
            return self._rounded(inner, name)
        if name == "default" and inner.value is None:
            return self.part(reading, node.arguments[1])
        return inner if name == "default" or (inner.number or 0) > 0 else replace(inner, value=UNKNOWN)

    def _count(self, node: Node) -> Part:
        """Return how many rows a list has."""
        key = node.key.removesuffix("[]") if isinstance(node, Name) else ""
        system = self._sheet.system
        inner = f"{self._of.cell[0].rpartition('[].')[0]}[].{key}"
        known = next((each for each in (key, inner) if each in system.fields), "")
        label = key_label(system, known, self._translate) if known else ""
        if not known or "[]" in known:
            return Part(self._say(phrase("number of {rows}", rows=label)), UNKNOWN)
        count = self._sheet.count(known)
        return Part(f"{count} {label}", count)

    def _only_listed(self, reading: FormulaReading, node: Call) -> Part | None:
        """Return the one of two values listed by a function that is not empty, as damage without dice; else None."""
        if node.function == "table" or not _LISTING.fullmatch(reading.function(node.function).phrase):
            return None
        filled = [part for each in node.arguments if (part := self.part(reading, each)).value not in ("", 0)]
        return filled[0] if len(filled) == 1 else None

    def _phrase_of(self, reading: FormulaReading, node: Call) -> str:
        """Return a call of a function in words: by its phrase, a table by its name."""
        texts = [self.part(reading, each).text for each in node.arguments]
        if node.function == "table":
            table = self._sheet.system.tables[texts[0]]
            return self._say(phrase("{table} at {place}", table=Word(table.label), place=", ".join(texts[1:2])))
        template = self._translate(reading.function(node.function).phrase)
        for number, text in enumerate(texts, 1):
            template = template.replace(f"{{{number}}}", text)
        return template or ", ".join(texts)

    def _arguments(self, reading: FormulaReading, node: Call) -> list[Part]:
        """Return the values that a call goes over, each row for itself."""
        parts = []
        for each in node.arguments:
            rows = reading.rows(each) if isinstance(each, Name | ForEach) else None
            parts += [self.part(reading, each)] if rows is None else [self.part(row, row.tree) for row in rows]
        return parts

    def _least(self, parts: Sequence[Part], name: str) -> Part:
        """Return the least or greatest of values; a limit that is not reached is left out."""
        known = [number for part in parts if (number := part.number) is not None]
        if len(known) < len(parts) or not parts:
            undefined = all(part.value is None for part in parts)
            return Part(self._listed(name, parts), None if undefined else UNKNOWN, PHRASE)
        value = min(known) if name == "min" else max(known)
        reads = [part for part in parts if not part.is_literal]
        limits = [part for part in parts if part.is_literal]
        winner = next((part for part in reads if part.number == value), None)
        if winner is None:
            limit = next(part for part in limits if part.number == value)
            return self._limited(reads, limit, name) if len(reads) == 1 else replace(limit, value=value)
        if name == "max" and value > 0:
            reads = [part for part in reads if part.number != 0]
        if len({part.text for part in reads}) == 1 or any(part.level < ATOM for part in reads):
            return replace(winner, value=value)
        return Part(self._listed(name, reads), value, PHRASE)

    def _limited(self, reads: Sequence[Part], limit: Part, name: str) -> Part:
        """Return a limit that a number goes beyond, with that as its reason."""
        beyond = phrase(COMPARISONS["<" if name == "max" else ">"], limit=limit.text)
        return replace(limit, why=self._say(phrase("{number} is {limit}", number=reads[0].text, limit=beyond)))

    def _listed(self, name: str, parts: Sequence[Part]) -> str:
        texts = list(dict.fromkeys(self._inner(part, SUM) for part in parts[:MOST_TERMS] if part.text))
        words = phrase(
            "the least of {numbers}" if name == "min" else "the greatest of {numbers}", numbers=", ".join(texts)
        )
        return self._say(words)

    def _rounded(self, inner: Part, name: str) -> Part:
        """Return a rounded part; what is whole already is not rounded."""
        number = inner.number
        if number is None:
            return replace(inner, value=UNKNOWN, rounding=None)
        compute, words = ROUNDINGS[name]
        value = compute(Fraction(number))
        if value == number:
            return inner
        return replace(inner, value=value, rounding=(self._say(words), number))


_LISTING: Final = re.compile(r"\{1\} [a-z]+ \{2\}")
"""Phrase of a function whose two values are listed: "{1} and {2}"."""


def _is_switch(definition: object) -> bool:
    """Return whether a number says yes or no, so that its name alone says enough."""
    if isinstance(definition, Derived):
        return set(definition.value_labels) == {0, 1} and set(definition.value_labels.values()) == {"yes", "no"}
    return isinstance(definition, Field) and definition.type is FieldType.BOOL


def _join(texts: Sequence[str]) -> str:
    return ", ".join(dict.fromkeys(text for text in texts if text))


def _numbers(parts: Sequence[tuple[str, Part]]) -> Iterator[tuple[str, Fraction] | None]:
    for operator, part in parts:
        yield None if part.number is None else (operator, Fraction(part.number))


def _total(terms: Sequence[tuple[str, Part]]) -> object:
    numbers = list(_numbers(terms))
    total = Fraction(0)
    for one in numbers:
        if one is None:
            return UNKNOWN
        total += -one[1] if one[0] == "-" else one[1]
    return total


def _product_value(factors: Sequence[tuple[str, Part]]) -> object:
    if any(part.number == 0 and operator != "/" for operator, part in factors):
        return Fraction(0)
    value = Fraction(1)
    for one in _numbers(factors):
        if one is None or (one[0] == "/" and one[1] == 0):
            return UNKNOWN
        value = value / one[1] if one[0] == "/" else value * one[1]
    return value


def _power(base: Part, exponent: Part) -> object:
    number, times = base.number, exponent.number
    is_plain = number is not None and isinstance(times, int) and 0 <= times <= MOST_EXPONENT
    return Fraction(number) ** times if is_plain and number is not None and isinstance(times, int) else UNKNOWN


def _compared(operator: str, left: object, right: object) -> object:
    if UNKNOWN in (left, right):
        return UNKNOWN
    if operator in ("==", "!="):
        same = (
            left.casefold() == right.casefold() if isinstance(left, str) and isinstance(right, str) else left == right
        )
        return int(same == (operator == "=="))
    if not isinstance(left, int | Fraction) or not isinstance(right, int | Fraction):
        return UNKNOWN
    return int(ORDERS[operator](left, right))
