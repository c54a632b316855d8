"""Explanations in words and signs of people: formulas with names and typographic signs, the whole tree as text."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterator
from html import escape
from typing import Final

from PySide6.QtCore import QCoreApplication

from core.character import ABSENT, SetHouseRule, Sheet
from core.engine import (
    Cell,
    Explanation,
    Fault,
    Program,
    Schema,
    SheetInputs,
    Solver,
    ValueType,
    address_of,
)
from core.errors import FormulaError
from core.messages import worded
from desktop.messages import render, translator_of
from desktop.numerals import numeral, text_of, with_decimals
from desktop.place_names import all_in_words, in_words, name_of, short_name

_SIGNS: Final = (
    (" ** ", " ^ "),
    (" * ", " × "),
    (" / ", " ÷ "),
    (" - ", " − "),
    (" == ", " = "),
    (" != ", " ≠ "),
    (" <= ", " ≤ "),
    (" >= ", " ≥ "),
    ("(-", "(−"),
)
_MARK: Final = re.compile("\ue000(\\d+)\ue001")
_ROUNDING: Final = re.compile(r"(floor|ceil|round|trunc)\(")
DEEPEST: Final = 12
_RESULT: Final = "result"
_PLACES: Final = 2


def typographic(formula: str) -> str:
    """Give a formula with the signs of arithmetic that people write."""
    for written, printed in _SIGNS:
        formula = formula.replace(written, printed)
    return f"−{formula[1:]}" if formula.startswith("-") else formula


def rounding(formula: str) -> tuple[str, str]:
    """Take the rounding off a formula that is rounded as a whole, and say it in words: ``rounded down``."""
    found = _ROUNDING.match(formula)
    if found is None or _closing(formula, found.end() - 1) != len(formula) - 1:
        return formula, ""
    how = {
        "floor": QCoreApplication.translate("why", "rounded down"),
        "ceil": QCoreApplication.translate("why", "rounded up"),
        "round": QCoreApplication.translate("why", "rounded"),
        "trunc": QCoreApplication.translate("why", "without its fraction"),
    }
    return formula[found.end() : -1], how[found[1]]


def _closing(text: str, opening: int) -> int:
    """Find the bracket that closes another one."""
    depth = 0
    for place in range(opening, len(text)):
        depth += {"(": 1, ")": -1}.get(text[place], 0)
        if depth == 0:
            return place
    return -1


def formula_text(sheet: Sheet, explanation: Explanation, dress: Callable[[Cell, str], str] | None = None) -> str:
    """Give the formula of a number with the game's own names in it; rich text where names are dressed.

    Args:
        sheet: Where it stands.
        explanation: The number.
        dress: Makes something of a name, as a link; what it gives is put in as it is.
    """
    names: list[str] = []

    def mark(cell: Cell) -> str:
        name = short_name(sheet.system, cell)
        names.append(name if dress is None else dress(cell, name))
        return f"\ue000{len(names) - 1}\ue001"

    inner, _ = rounding(explanation.worded(mark))
    printed = with_decimals(typographic(inner))
    return _MARK.sub(lambda found: names[int(found[1])], printed if dress is None else escape(printed, quote=False))


def filled_text(sheet: Sheet, explanation: Explanation) -> str:
    """Give the formula with the values put in, its result, and how that was rounded."""
    inner, how = rounding(explanation.filled)
    result = typographic(text_of(sheet, explanation.address, with_unit=False))
    exact = _unrounded(sheet, inner) if how else ""
    filled = with_decimals(typographic(inner))
    return f"{filled} = {exact}, {how}: {result}" if exact and exact != result else f"{filled} = {result}"


def _unrounded(sheet: Sheet, filled: str) -> str:
    """Compute a formula without names, as far as two decimals show it; "" where it is no number or cut short."""
    schema = Schema({_RESULT: ValueType.NUMBER}, functions=sheet.system.functions, tables=sheet.system.tables)
    try:
        solver = Solver(Program.build(schema, {_RESULT: filled}), SheetInputs({}))
    except FormulaError:
        return ""
    value = solver.value((_RESULT, ()))
    return "" if value is None or isinstance(value, Fault) else typographic(numeral(value, _PLACES))


def book_formula(sheet: Sheet, explanation: Explanation) -> str:
    """Give the book's formula of a number that a house rule computes, with the game's names in it."""
    system = sheet.system
    definition = system.derived[explanation.cell[0]]
    bare = sheet.copy(random.Random(0))
    for key in {definition.key, definition.family} & set(sheet.character.house_rules):
        bare.apply(SetHouseRule(key, ABSENT))
    return whole_formula(bare, bare.explain(explanation.address))


def whole_formula(sheet: Sheet, explanation: Explanation) -> str:
    """Give the formula of a number in words, its rounding too."""
    _, how = rounding(explanation.formula)
    text = formula_text(sheet, explanation)
    return f"{text}, {how}" if how else text


def links(sheet: Sheet, ink: str) -> Callable[[Cell, str], str]:
    """Give what makes links of the names of one number, in the colour of the text."""

    def link(cell: Cell, name: str) -> str:
        key, path = cell
        if len(path) < key.count("[]") or (key in sheet.system.fields and not path and "[]" in key):
            return escape(name)
        if key not in sheet.system.derived and key not in sheet.system.fields and not key.startswith("options."):
            return escape(name)
        return f'<a href="{escape(address_of(cell))}" style="color:{ink};text-decoration:none">{escape(name)}</a>'

    return link


def as_text(sheet: Sheet, explanation: Explanation) -> str:
    """Give an explanation as text to paste elsewhere: the number, then its parts, each once in full."""
    return "\n".join(_lines(sheet, explanation, 0, set()))


def _lines(sheet: Sheet, explanation: Explanation, depth: int, seen: set[str]) -> Iterator[str]:
    indent = "    " * depth
    is_known = explanation.address in seen and bool(explanation.parts)
    seen.add(explanation.address)
    shown = worded(explanation.shown, translator_of(sheet.system.id))
    head = f"{indent}{name_of(sheet, explanation.address)}: {shown}"
    if is_known:
        yield head + QCoreApplication.translate("why", " (see above)")
        return
    yield f"{head}  [{explanation.cite}]" if explanation.cite else head
    if explanation.formula:
        yield f"{indent}  = {formula_text(sheet, explanation)}"
        yield f"{indent}  = {filled_text(sheet, explanation)}"
    if explanation.reason is not None:
        yield f"{indent}  {render(explanation.reason)}"
    if explanation.house_rule:
        said = QCoreApplication.translate("why", "House rule; the book says: {formula}")
        yield f"{indent}  {said.format(formula=book_formula(sheet, explanation))}"
    for source in explanation.sources:
        if source not in seen:
            seen.add(source)
            yield f"{indent}  {in_words(sheet.system, source)}"
    if explanation.ruling and explanation.ruling not in seen:
        seen.add(explanation.ruling)
        said = QCoreApplication.translate("why", "House ruling: {text}")
        yield f"{indent}  {said.format(text=all_in_words(sheet.system, explanation.rulings))}"
    if depth < DEEPEST:
        for part in explanation.parts:
            yield from _lines(sheet, part, depth + 1, seen)
