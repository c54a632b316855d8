"""Says in words where a number comes from: "17 Maximum Health + 11 Maximum Mind".

Each value is followed by what it is. What does not count is left out: terms that are 0, branches that do not apply,
limits that are not reached, defaults that are not needed. Window, terminal and paper show the same words.
"""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Sequence
from fractions import Fraction
from functools import lru_cache
from html import escape
from typing import Final

from core.character.address_labels import key_label
from core.character.formula_display import (
    book_formula,
    changes_text,
    formula_with_values,
    localize_decimals,
    to_typographic,
)
from core.character.sheet import Sheet
from core.export.formula_parts import (
    ATOM,
    PHRASE,
    PRODUCT,
    SUM,
    UNKNOWN,
    Operand,
    Part,
    compared,
    power,
    product,
    total,
)
from core.export.number_names import NumberName, find_name, name_of, shown_value
from core.export.value_format import DASH
from core.formula import Cell, Explanation, Fault, Value, format_value
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
    TextLiteral,
    Unary,
)
from core.messages import Translate, Word, localize_phrase, localize_text

MOST_TERMS = 12
"""Terms of a list that are named; more are counted."""

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
OPPOSITES: Final = {"<": ">=", "<=": ">", ">": "<=", ">=": "<", "==": "!=", "!=": "=="}


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
        text = localize_phrase("= {sum}", translate, sum=formula_with_values(sheet, explanation, translate))
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
        self._system = sheet.system
        self._translate = translate
        self._of = explanation

    def sentence(self, part: Part) -> str:
        """Return the words for a whole formula."""
        if part.is_literal and part.why:
            return localize_phrase("because {condition}", self._translate, condition=part.why)
        text = part.text
        if part.rounding is not None:
            words, exact = part.rounding
            text = f"{text} = {self.value_text(exact)}, {words}" if part.level < ATOM else f"{text}, {words}"
        return localize_phrase("= {sum}", self._translate, sum=text)

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
        return _value_text(value, self._translate)

    # Names

    def _read(self, cell: Cell | None, value: Value) -> Part:
        """Return a value with what it is."""
        if cell is None:
            return Part(self.value_text(value) if value is not None else "", value, is_literal=True)
        name = self._name_of(cell)
        plain = name_of(self._sheet, cell, self._of.cell, name, self._translate)
        label = self._named(cell, plain) if plain else ""
        if name.is_switch:
            return Part(label, value, why=label)
        if value is None:
            return Part(label, None)
        shown = shown_value(name, value, self._translate)
        return Part(label if shown == plain else f"{shown} {label}".strip(), value, cell=cell)

    def _name_of(self, cell: Cell) -> NumberName:
        return find_name(self._system, cell[0], self._of.cell[0], self._translate)

    # Parts

    def part(self, reading: FormulaReading, node: Node) -> Part:  # noqa: PLR0911 - one for each kind of node
        """Return a part of a formula in words."""
        match node:
            case Name() | ForEach():
                return self._name(reading, node)
            case NumberLiteral():
                return _literal(node.value, self._translate)
            case Chain():
                return self._chain(reading, node)
            case Call():
                return self._call(reading, node)
            case Conditional():
                return self._conditional(reading, node)
            case Compare():
                return self._compare(reading, node)
            case Unary():
                return self._unary(reading, node)
            case TextLiteral():
                return Part(node.value, node.value, is_literal=True)
            case NoneLiteral():
                return Part(self._say(Word("none")), None, is_literal=True)
            case _:
                base, exponent = self.part(reading, node.base), self.part(reading, node.exponent)
                words = f"{self._inner(base, ATOM)} ^ {self._inner(exponent, ATOM)}"
                return Part(words, power(base, exponent), PRODUCT)

    def _name(self, reading: FormulaReading, node: Node) -> Part:
        found = reading.read(node)
        if found is not None:
            return self._read(*found)
        rows = reading.rows(node)
        if rows is None:
            return Part(node.key if isinstance(node, Name) else "", UNKNOWN)
        return Part(", ".join(self.part(row, row.tree).text for row in rows[:MOST_TERMS]), UNKNOWN)

    def _unary(self, reading: FormulaReading, node: Unary) -> Part:
        if node.operator == "not":
            holds = self._holds(reading, node)
            return Part(self._condition(reading, node, holds=bool(holds)), holds)
        inner = self.part(reading, node.operand)
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
        kind = node.rest[0][0]
        if kind in ("and", "or"):
            holds = self._holds(reading, node)
            return Part(self._condition(reading, node, holds=bool(holds)), holds)
        operands = [("", node.first), *node.rest]
        parts = [(operator, self.part(reading, operand)) for operator, operand in operands]
        return self._sum(parts) if kind in ("+", "-") else self._product(parts)

    def _sum(self, terms: Sequence[Operand]) -> Part:
        """Return terms added up, without those that are 0."""
        value = total(terms)
        counting = [(operator, part) for operator, part in terms if part.number != 0]
        if not counting:
            return Part("0", value, is_literal=True)
        if len(counting) == 1 and counting[0][0] != "-":
            return counting[0][1]._replace(value=value)
        text = ""
        for operator, part in counting[:MOST_TERMS]:
            is_minus = operator == "-"
            number, shown = part.number, self._inner(part, PRODUCT if is_minus else SUM)
            if number is not None and number < 0 and shown.startswith("−") and part.level >= PRODUCT:
                is_minus, shown = not is_minus, shown[1:]
            sign = "−" if is_minus else "+"
            text = f"{text} {sign} {shown}" if text else (f"−{shown}" if is_minus else shown)
        if len(counting) > MOST_TERMS:
            more = len(counting) - MOST_TERMS
            text = localize_phrase("{terms} + {count} more", self._translate, terms=text, count=more)
        return Part(text, value, SUM, is_literal=all(part.is_literal for _, part in counting))

    def _product(self, factors: Sequence[Operand]) -> Part:
        """Return factors multiplied, without those that are 1; a factor of 0 makes it all 0."""
        value = product(factors)
        if value == 0:
            return Part("0", 0, is_literal=True)
        whys = [part.why for _, part in factors if part.why and part.number == 1]
        counting = [(operator, part) for operator, part in factors if part.number != 1]
        if not counting:
            one = next((part for _, part in factors if not part.is_literal and not part.why), None)
            return one._replace(value=value) if one is not None else Part("1", value, is_literal=True, why=_join(whys))
        if len(counting) == 1 and counting[0][0] != "/":
            only = counting[0][1]
            why = _join(whys) if only.is_literal else ""
            text = f"{only.text} {why}".strip() if why else only.text
            return only._replace(text=text, value=value, why=only.why or why)
        text = ""
        for operator, part in counting:
            sign = "÷" if operator == "/" else "×"
            shown = self._inner(part, ATOM if operator == "/" else PRODUCT)
            text = f"{text} {sign} {shown}" if text else (f"1 ÷ {shown}" if operator == "/" else shown)
        return Part(text, value, PRODUCT, is_literal=all(part.is_literal for _, part in counting))

    # Conditions

    def _compare(self, reading: FormulaReading, node: Compare) -> Part:
        holds = self._holds(reading, node)
        text = self._condition(reading, node, holds=bool(holds))
        return Part(text, holds, PHRASE, why=text if holds else "")

    def _holds(self, reading: FormulaReading, node: Node) -> object:
        """Return the value of a condition, without its words."""
        match node:
            case Compare():
                return compared(node.operator, self._value(reading, node.left), self._value(reading, node.right))
            case Chain() if node.rest[0][0] in ("and", "or"):
                values = [self._holds(reading, each) for each in (node.first, *(operand for _, operand in node.rest))]
                if UNKNOWN in values:
                    return UNKNOWN
                return int(all(values) if node.rest[0][0] == "and" else any(values))
            case Unary(operator="not"):
                inner = self._holds(reading, node.operand)
                return UNKNOWN if inner is UNKNOWN else int(not inner)
            case _:
                return self._value(reading, node)

    def _value(self, reading: FormulaReading, node: Node) -> object:
        """Return the value of a part; of a name without its words, as most conditions are not told."""
        if isinstance(node, Name):
            found = reading.read(node)
            return UNKNOWN if found is None else found[1]
        return node.value if isinstance(node, NumberLiteral) else self.part(reading, node).value

    def _condition(self, reading: FormulaReading, node: Node, *, holds: bool) -> str:
        """Return in words what is so where a condition holds, or where it does not."""
        match node:
            case Compare():
                left, right = self.part(reading, node.left), self.part(reading, node.right)
                if left.why:  # a switch, which is compared with 0
                    return left.why if bool(left.value) else self._denied(left.why)
                operator = node.operator if holds else OPPOSITES[node.operator]
                if operator == "==" and left.cell is not None and right.is_literal and left.value == right.value:
                    name = name_of(self._sheet, left.cell, self._of.cell, self._name_of(left.cell), self._translate)
                    return self._number_is(name, right.text)
                return self._number_is(left.text, self._limit(operator, right.text))
            case Chain() if node.rest[0][0] in ("and", "or"):
                every = [node.first, *(operand for _, operand in node.rest)]
                told = [each for each in every if bool(self._holds(reading, each)) == holds]
                needs_all = (node.rest[0][0] == "and") == holds
                chosen = told if needs_all else told[:1]
                return _join([self._condition(reading, each, holds=holds) for each in chosen])
            case Unary(operator="not"):
                return self._condition(reading, node.operand, holds=not holds)
            case _:
                text = self.part(reading, node).text
                return text if holds else self._denied(text)

    def _denied(self, condition: str) -> str:
        return localize_phrase("not {condition}", self._translate, condition=condition)

    def _number_is(self, number: str, limit: str) -> str:
        return localize_phrase("{number} is {limit}", self._translate, number=number, limit=limit)

    def _limit(self, operator: str, limit: str) -> str:
        return localize_phrase(COMPARISONS[operator], self._translate, limit=limit)

    def _conditional(self, reading: FormulaReading, node: Conditional) -> Part:
        """Return the branch that applies; of a fixed number the condition that it comes from."""
        condition = self._holds(reading, node.condition)
        if condition is UNKNOWN or condition is None:
            then, other = self.part(reading, node.then), self.part(reading, node.other)
            words = localize_phrase("{one} or {other}", self._translate, one=then.text, other=other.text)
            return Part(words, UNKNOWN, PHRASE)
        holds = bool(condition)
        chosen = self.part(reading, node.then if holds else node.other)
        if not chosen.is_literal:
            return chosen
        bounds = self._bounds(reading, node.condition, holds=holds) if chosen.bounds or not chosen.why else None
        if not chosen.why:
            return chosen._replace(why=self._condition(reading, node.condition, holds=holds), bounds=bounds)
        if bounds is None or chosen.bounds is None or bounds[0] != chosen.bounds[0]:
            return chosen._replace(bounds=None)
        (number, one), (_, two) = bounds, chosen.bounds
        both = localize_phrase("{number} is {one} and {other}", self._translate, number=number, one=one, other=two)
        return chosen._replace(why=both, bounds=None)

    def _bounds(self, reading: FormulaReading, node: Node, *, holds: bool) -> tuple[str, str] | None:
        """Return the number of a comparison and the limit that it keeps, in words; None for other conditions."""
        if not isinstance(node, Compare) or node.operator in ("==", "!="):
            return None
        left, right = self.part(reading, node.left), self.part(reading, node.right)
        operator = node.operator if holds else OPPOSITES[node.operator]
        return None if left.why else (left.text, self._limit(operator, right.text))

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
        return inner if name == "default" or (inner.number or 0) > 0 else inner._replace(value=UNKNOWN)

    def _count(self, node: Node) -> Part:
        """Return how many rows a list has."""
        key = node.key.removesuffix("[]") if isinstance(node, Name) else ""
        system = self._system
        inner = f"{self._of.cell[0].rpartition('[].')[0]}[].{key}"
        known = next((each for each in (key, inner) if each in system.fields), "")
        label = key_label(system, known, self._translate) if known else ""
        if not known or "[]" in known:
            return Part(localize_phrase("number of {rows}", self._translate, rows=label), UNKNOWN)
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
            table = self._system.tables[texts[0]]
            name, place = Word(table.label), ", ".join(texts[1:2])
            return localize_phrase("{table} at {place}", self._translate, table=name, place=place)
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
            return self._limited(reads, limit, name) if len(reads) == 1 else limit._replace(value=value)
        if name == "max" and value > 0:
            reads = [part for part in reads if part.number != 0]
        if len({part.text for part in reads}) == 1 or any(part.level < ATOM for part in reads):
            return winner._replace(value=value)
        return Part(self._listed(name, reads), value, PHRASE)

    def _limited(self, reads: Sequence[Part], limit: Part, name: str) -> Part:
        """Return a limit that a number goes beyond, with that as its reason."""
        beyond = self._limit("<" if name == "max" else ">", limit.text)
        return limit._replace(why=self._number_is(reads[0].text, beyond))

    def _listed(self, name: str, parts: Sequence[Part]) -> str:
        texts = list(dict.fromkeys(self._inner(part, SUM) for part in parts[:MOST_TERMS] if part.text))
        return localize_phrase(
            "the least of {numbers}" if name == "min" else "the greatest of {numbers}",
            self._translate,
            numbers=", ".join(texts),
        )

    def _rounded(self, inner: Part, name: str) -> Part:
        """Return a rounded part; what is whole already is not rounded."""
        number = inner.number
        if number is None:
            return inner._replace(value=UNKNOWN, rounding=None)
        compute, words = ROUNDINGS[name]
        if isinstance(number, int) or (value := compute(number)) == number:
            return inner
        return inner._replace(value=value, rounding=(self._say(words), number))


def _value_text(value: object, translate: Translate) -> str:
    text = format_value(value, 2) if isinstance(value, int | Fraction) else str(value)
    return localize_decimals(to_typographic(text), translate)


@lru_cache(maxsize=1024)
def _literal(value: int | Fraction, translate: Translate) -> Part:
    """Return a number that a formula is written with (memoised: few numbers are in all formulas of a game)."""
    return Part(_value_text(value, translate), value, is_literal=True)


_LISTING: Final = re.compile(r"\{1\} [a-z]+ \{2\}")
"""Phrase of a function whose two values are listed: "{1} and {2}"."""


def _join(texts: Sequence[str]) -> str:
    return ", ".join(dict.fromkeys(text for text in texts if text))
