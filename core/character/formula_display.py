"""Writes formulas for people: labels or values for keys, typographic signs, rounding.

A formula is shown twice, on the screen and on paper: with the labels of its inputs, and with their values. All
functions take a translate function for the words of the game and of core.
"""

from __future__ import annotations

import re
from typing import Final

from core.character.address_labels import short_label
from core.character.labels import change_text, display_value
from core.character.sheet import Sheet
from core.errors import FormulaError
from core.formula import (
    Cell,
    Explanation,
    Fault,
    Program,
    Schema,
    SheetInputs,
    Solver,
    Value,
    ValueType,
    format_value,
)
from core.messages import DECIMAL_SIGN, Translate, Word, localize_text, localize_value

_SIGNS: Final = (
    (" ** ", " ^ "),
    (" * ", " × "),
    (" / ", " ÷ "),
    (" - ", " − "),
    (" -", " −"),
    (" == ", " = "),
    (" != ", " ≠ "),
    (" <= ", " ≤ "),
    (" >= ", " ≥ "),
    ("(-", "(−"),
)
_MARK: Final = re.compile("\ue000(\\d+)\ue001")
_ROUNDING: Final = re.compile(r"(floor|ceil|round|trunc)\(")
_ROUNDING_WORDS: Final = {
    "floor": Word("rounded down"),
    "ceil": Word("rounded up"),
    "round": Word("rounded"),
    "trunc": Word("without its fraction"),
}
_DECIMALS: Final = re.compile(r"(?<![\w.])(\d+)\.(\d+)(?![\w.])", re.ASCII)
_RESULT: Final = "result"
_DECIMAL_PLACES: Final = 2


def to_typographic(formula: str) -> str:
    """Return a formula with typographic signs: × for *, ÷ for /, − for -."""
    if formula.isalnum():  # most are a number
        return formula
    for written, printed in _SIGNS:
        formula = formula.replace(written, printed)
    return f"−{formula[1:]}" if formula.startswith("-") else formula


def localize_decimals(formula: str, translate: Translate) -> str:
    """Return a formula with the decimal sign of the language.

    With a decimal comma, semicolons separate arguments.
    """
    sign = translate(DECIMAL_SIGN)
    if sign == DECIMAL_SIGN:
        return formula
    return _DECIMALS.sub(rf"\1{sign}\2", formula.replace(", ", "; ") if sign == "," else formula)


def split_rounding(formula: str) -> tuple[str, str]:
    """Return a formula without its outer rounding function, and the words for that.

    The words are like ``rounded down``; "" without rounding.
    """
    match = _ROUNDING.match(formula)
    if match is None or _closing_bracket(formula, match.end() - 1) != len(formula) - 1:
        return formula, ""
    return formula[match.end() : -1], _ROUNDING_WORDS[match[1]]


def _closing_bracket(text: str, opening: int) -> int:
    """Return the position of the bracket that closes another; -1 if there is none."""
    depth = 0
    for index in range(opening, len(text)):
        depth += {"(": 1, ")": -1}.get(text[index], 0)
        if depth == 0:
            return index
    return -1


def _label_formula(sheet: Sheet, explanation: Explanation, formula: str, translate: Translate) -> str:
    """Return a formula with labels; an input that is read alike from all members of a group appears once."""
    names: list[str] = []
    indices: dict[object, int] = {}
    group_prefix = sheet.system.program.schema.group_prefix

    def mark(cell: Cell) -> str:
        name = short_label(sheet.system, cell, translate)
        group = group_prefix(cell[0])
        index = indices.setdefault((name, cell[0].removeprefix(group)) if group else cell, len(names))
        if index == len(names):
            names.append(name)
        return f"\ue000{index}\ue001"

    inner, _ = split_rounding(explanation.with_labels(mark, translate, formula))
    printed = localize_decimals(to_typographic(inner), translate)
    return _MARK.sub(lambda found: names[int(found[1])], printed)


def formula_with_rounding(sheet: Sheet, explanation: Explanation, translate: Translate) -> str:
    """Return the formula of a number with labels, followed by its rounding."""
    return _formula_with_rounding(sheet, explanation, explanation.formula, translate)


def _formula_with_rounding(sheet: Sheet, explanation: Explanation, formula: str, translate: Translate) -> str:
    _, rounding = split_rounding(formula)
    text = _label_formula(sheet, explanation, formula, translate)
    return f"{text}, {translate(rounding)}" if rounding else text


def formula_with_values(sheet: Sheet, explanation: Explanation, translate: Translate) -> str:
    """Return the formula with values, result and rounding, and what conditions change last.

    For example ``3 × 2.5 = 7.5, rounded down: 7; Poisoned −2: 5``.
    """
    inner, rounding = split_rounding(explanation.with_values_in_words(translate))
    result = _value_text(sheet, explanation, explanation.computed, translate)
    exact = _unrounded(sheet, split_rounding(explanation.with_values)[0], translate) if rounding else ""
    filled = localize_decimals(to_typographic(inner), translate)
    text = (
        f"{filled} = {exact}, {translate(rounding)}: {result}" if exact and exact != result else f"{filled} = {result}"
    )
    if not explanation.changes:
        return text
    return f"{text}; {changes_text(explanation, translate)}: " + _value_text(
        sheet, explanation, explanation.value, translate
    )


def changes_text(explanation: Explanation, translate: Translate) -> str:
    """Return what conditions add to a number, such as ``Poisoned −2, Blessed +1``; "" for nothing."""
    return ", ".join(f"{name} {localize_text(change_text(change), translate)}" for name, change in explanation.changes)


def _value_text(sheet: Sheet, explanation: Explanation, value: Value, translate: Translate) -> str:
    text = display_value(sheet.field(explanation.address), value, with_unit=False)
    return to_typographic(localize_value(text, translate))


def _unrounded(sheet: Sheet, filled: str, translate: Translate) -> str:
    """Return the result of a formula without names, to two decimals.

    "" if it is not a number or was shortened.
    """
    schema = Schema({_RESULT: ValueType.NUMBER}, functions=sheet.system.functions, tables=sheet.system.tables)
    try:
        solver = Solver(Program.build(schema, {_RESULT: filled}), SheetInputs({}))
    except FormulaError:
        return ""
    value = solver.value((_RESULT, ()))
    return (
        ""
        if value is None or isinstance(value, Fault)
        else to_typographic(localize_value(format_value(value, _DECIMAL_PLACES), translate))
    )


def book_formula(sheet: Sheet, explanation: Explanation, translate: Translate) -> str:
    """Return the book's formula, with labels, of a number that a house rule replaces."""
    return _formula_with_rounding(sheet, explanation, explanation.replaces, translate)
