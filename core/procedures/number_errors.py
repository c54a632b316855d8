"""Explains in a sentence why a procedure cannot use a number of a sheet, and what to do."""

from __future__ import annotations

import re
from fractions import Fraction

from core.character.address_labels import containing_row_name
from core.character.sheet import Sheet
from core.errors import PROBLEM, FaultyNumber, FractionalNumber, NumberError, UndefinedNumber
from core.formula import Explanation, Fault, format_value
from core.messages import Message, Phrase, Word, join_texts

_NONE = re.compile(r"\bnone\b")


def number_error(sheet: Sheet, address: str) -> NumberError:
    """Return why a procedure cannot use a number of a sheet, which is no whole number.

    Args:
        sheet: The sheet.
        address: The number.
    """
    value = sheet.value(address)
    if value is None:
        return UndefinedNumber(_with_name(sheet, "number_undefined", _why_undefined(sheet, address)), address)
    if isinstance(value, Fraction):
        return FractionalNumber(_with_name(sheet, "number_fractional", _why_fractional(sheet, address)), address)
    return FaultyNumber(_with_name(sheet, "number_faulty", _why_faulty(sheet, address)), address)


def is_undefined_by_mistake(sheet: Sheet, address: str) -> bool:
    """Return whether an undefined number is so because a house rule gives no value where it was meant to give one.

    A house rule that says ``none`` means it. One that divides by zero or finds no row does not, and what the rules
    say of a number that they leave undefined does not hold for it.
    """
    if not sheet.character.house_rules_in_force:
        return False
    cause = _find_cause(sheet.explain(address))
    return bool(cause.house_rule) and not cause.undefined_parts and not _NONE.search(cause.house_rule)


def _with_name(sheet: Sheet, code: str, problem: Message) -> Message:
    """Return a problem with the name of the character before it, if it has one."""
    name, system = sheet.character.name, sheet.system.id
    if not name:
        return Message(code, problem.template, problem.values, system)
    return Message(code, "{name}: {problem}", {"name": name, PROBLEM: problem}, system)


def _label(sheet: Sheet, address: str) -> Word | Phrase:
    """Return the label of a number; in a list with the name of its row."""
    label = Word(sheet.label(address) or address)
    return join_texts((label, containing_row_name(sheet, address, str))) if "[" in address else label


def _why_undefined(sheet: Sheet, address: str) -> Message:
    explanation = sheet.explain(address)
    cause = _find_cause(explanation)
    return Message(
        "number_undefined",
        "{number} has no value: {reason}",
        {"number": _label(sheet, address), "reason": _reason(sheet, cause, is_other=cause is not explanation)},
    )


def _find_cause(explanation: Explanation) -> Explanation:
    """Return the number that makes another one undefined: one with a house rule, else the end of the first chain.

    A house rule whose own numbers are undefined only passes that on.
    """
    seen: dict[str, Explanation] = {}
    waiting = [explanation]
    while waiting:
        part = waiting.pop()
        if part.address in seen:
            continue
        parts = part.undefined_parts
        if part.house_rule and not parts:
            return part
        seen[part.address] = part
        waiting.extend(reversed(parts))
    return next(part for part in seen.values() if part.description.undefined or not part.undefined_parts)


def _reason(sheet: Sheet, cause: Explanation, *, is_other: bool) -> Message:
    """Return why a number is undefined by itself, and what to do.

    Args:
        sheet: The sheet.
        cause: The number.
        is_other: Whether another number is needed, which is undefined because of this one.
    """
    label = _label(sheet, cause.address) if is_other else Word("it")
    values: dict[str, object] = {"cause": label, "why": Word(cause.description.undefined)}
    if cause.house_rule:
        return Message(
            "undefined_house_rule",
            "the house rule {formula} for {cause} gives none. Change the house rule.",
            {**values, "formula": cause.house_rule},
        )
    if not cause.formula:
        return Message("undefined_input", "{cause} is not filled in. Fill it in.", values)
    if not cause.description.undefined:
        return Message(
            "undefined_division",
            "{cause} divides by zero, or needs a row that a table or list does not have. Check the numbers it uses.",
            values,
        )
    if is_other:
        return Message("undefined_part", "{cause} has none ({why}). Complete the sheet.", values)
    return Message("undefined", "{why}. Complete the sheet.", values)


def _why_faulty(sheet: Sheet, address: str) -> Message:
    value = sheet.value(address)
    values: dict[str, object] = {"number": _label(sheet, address)}
    if not isinstance(value, Fault):
        return Message(
            "number_faulty", "{number} is {value}, which is no number.", {**values, "value": sheet.text(address)}
        )
    values["reason"] = value.reason
    if value.address == address:
        return Message("number_faulty", "{number} cannot be computed. {reason}", values)
    values["cause"] = _label(sheet, value.address)
    return Message("number_faulty", "{number} cannot be computed, because of {cause}. {reason}", values)


def _why_fractional(sheet: Sheet, address: str) -> Message:
    explanation = sheet.explain(address)
    house_rule = _find_house_rule(explanation)
    values: dict[str, object] = {"number": _label(sheet, address), "value": format_value(explanation.value)}
    if not house_rule:
        return Message(
            "number_fractional", "{number} is {value}, but must be a whole number here. Change it on the sheet.", values
        )
    return Message(
        "number_fractional",
        "{number} is {value}, but must be a whole number here. Round it in the house rule {formula}.",
        {**values, "formula": house_rule},
    )


def _find_house_rule(explanation: Explanation) -> str:
    """Return the first house rule that a number is computed by, itself or what its formula reads; "" for none."""
    seen: set[str] = set()
    waiting = [explanation]
    while waiting:
        part = waiting.pop()
        if part.address in seen:
            continue
        if part.house_rule:
            return part.house_rule
        seen.add(part.address)
        waiting.extend(reversed(part.parts))
    return ""
