"""Builds requests for inputs of a sheet from their field definitions; asks for texts."""

from __future__ import annotations

from collections.abc import Iterable
from decimal import Decimal
from fractions import Fraction
from typing import Final

from core.character.edits import Edit, SetHeader, SetValue
from core.character.json_values import Absent, Json
from core.character.sheet import Sheet
from core.messages import Word, join_texts
from core.procedures.ask_helpers import Subprocedure, ask_form
from core.procedures.form import Form
from core.procedures.requests import Enter, EntryKind
from core.rules.model import Field, FieldType

LONGEST_INPUT: Final = 100_000
"""Maximum length of a text, in characters."""

_KINDS: Final = {
    FieldType.INT: EntryKind.WHOLE,
    FieldType.NUMBER: EntryKind.NUMBER,
    FieldType.TEXT: EntryKind.TEXT,
}
"""Entry kinds by field type; other fields are entered as prose."""

_ONE_PER_LINE: Final = Word("One per line.")


def input_request(sheet: Sheet, key: str, *, step: str = "", page: str = "") -> Enter:
    """Return the request for an input, with the same key: a number, a text, or several texts, one per line.

    Args:
        sheet: The character.
        key: Key of the input.
        step: Step of the procedure that asks.
        page: Page of the request.
    """
    field = sheet.system.fields[key]
    kind = _KINDS.get(field.type, EntryKind.PROSE)
    is_number = kind in (EntryKind.WHOLE, EntryKind.NUMBER)
    return Enter(
        key=key,
        label=field.label,
        help=_help(field),
        cite=field.cite,
        step=step,
        page=page,
        kind=kind,
        least=None if field.least is None else _decimal(field.least),
        most=LONGEST_INPUT if not is_number else None if field.most is None else _decimal(field.most),
        default=_current_value(sheet, field, is_number=is_number),
        unit=field.unit,
    )


def enter_inputs(sheet: Sheet, keys: Iterable[str], *, step: str = "", page: str = "") -> Subprocedure[list[Edit]]:
    """Ask for texts of a sheet together; returns edits for those that changed.

    Args:
        sheet: The character.
        keys: Keys of the inputs: text, prose or texts.
        step: As for `input_request`.
        page: Page of the requests; by default one of their own.
    """
    return (yield from _enter_together(sheet, (), keys, step, page))


def enter_name_and_inputs(
    sheet: Sheet, name: Enter, keys: Iterable[str], *, step: str, page: str
) -> Subprocedure[list[Edit]]:
    """Ask for the name of a character and for texts of its sheet together; returns edits for what changed.

    Args:
        sheet: The character.
        name: The request for the name, on the same page.
        keys: As for `enter_inputs`.
        step: As for `input_request`.
        page: Page of the requests.
    """
    return (yield from _enter_together(sheet, (name,), keys, step, page))


def _enter_together(
    sheet: Sheet, names: tuple[Enter, ...], keys: Iterable[str], step: str, page: str
) -> Subprocedure[list[Edit]]:
    wanted = tuple(keys)
    inputs = [input_request(sheet, key, step=step, page=page or wanted[0]) for key in wanted]
    requests = (*names, *inputs)
    answers = yield from ask_form(Form(key=f"{requests[0].key}.form", label="", requests=requests))
    edits: list[Edit] = [
        SetHeader("name", str(answers[each.key])) for each in names if answers[each.key] != each.default
    ]
    edits += [
        SetValue(request.key, _value(sheet.system.fields[request.key], str(answers[request.key])))
        for request in inputs
        if answers[request.key] != request.default
    ]
    return edits


def _current_value(sheet: Sheet, field: Field, *, is_number: bool) -> int | Decimal | str:
    """Return the stored value of an input, or its default; several texts as lines."""
    stored = sheet.stored(field.key)
    value = field.default if isinstance(stored, Absent) else stored
    if is_number:
        return _decimal(value) if isinstance(value, int | Fraction | Decimal) else 0
    return "\n".join(map(str, value)) if isinstance(value, list | tuple) else str(value or "")


def _help(field: Field) -> str:
    """Return the help of an input; for several texts also how to type them."""
    if field.type is not FieldType.TEXTS:
        return field.help
    return join_texts([Word(field.help), _ONE_PER_LINE], " ") if field.help else _ONE_PER_LINE


def _decimal(number: int | Fraction | Decimal) -> int | Decimal:
    return Decimal(number.numerator) / number.denominator if isinstance(number, Fraction) else number


def _value(field: Field, typed: str) -> Json:
    if field.type is not FieldType.TEXTS:
        return typed
    return [line.strip() for line in typed.splitlines() if line.strip()]
