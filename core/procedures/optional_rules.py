"""Asks in creation which optional rules of a character to change, and changes them."""

from __future__ import annotations

import math
from typing import Final, TypedDict

from core.character.edits import Edit, SetOption
from core.character.json_values import Json
from core.character.sheet import Sheet
from core.messages import Word, phrase
from core.procedures.ask_helpers import Subprocedure, choose_deferred, choose_one, enter_number, write_if_any
from core.procedures.readers import has_option, number
from core.procedures.requests import Choose, Enter, Option, always
from core.rules.model import FieldType
from core.rules.model import Option as OptionalRule

MOST_OF_OPTION: Final = 1_000_000_000
"""Maximum of a numeric optional rule without a bound of its own."""

_CHANGEABLE_TYPES: Final = frozenset({FieldType.BOOL, FieldType.CHOICE, FieldType.INT})
_SWITCHES_HELP: Final = Word("Choose the rules to switch.")
_MIXED_HELP: Final = Word("Choose the rules to change. Switches change at once; you enter other values next.")


class _RequestTexts(TypedDict):
    """Attributes that `Choose` and `Enter` share."""

    key: str
    label: str
    help: str
    cite: str
    step: str
    page: str


def change_options(sheet: Sheet, *, step: str, cite: str, page: str = "") -> Subprocedure[Sheet]:
    """Ask which optional rules to change, toggle the switches among them, and ask for the values of the others.

    An empty answer changes nothing. Options of dice or texts are not offered.

    Args:
        sheet: The character.
        step: Step of the procedure that asks.
        cite: Section of the book.
        page: Page of the request.
    """
    known = {key: each for key, each in sheet.system.options.items() if each.type in _CHANGEABLE_TYPES}
    none = always([])
    keys = yield from choose_deferred(
        "options",
        lambda: Choose(
            key="options",
            label="Optional rules to change",
            help=_SWITCHES_HELP if all(map(_is_switch, known.values())) else _MIXED_HELP,
            cite=cite,
            step=step,
            page=page,
            options=tuple(
                Option(
                    key,
                    _label_with_value(sheet, each),
                    each.help,
                    preview=(SetOption(key, not has_option(sheet, key)),) if _is_switch(each) else (),
                )
                for key, each in known.items()
            ),
            least=0,
            most=len(known),
            policy=none,
        ),
        none,
    )
    edits: list[Edit] = []
    for key in (each for each in known if each in keys):
        if _is_switch(known[key]):
            edits.append(SetOption(key, not has_option(sheet, key)))
        else:
            edits.append(SetOption(key, (yield from _ask_value(sheet, key, (step, page)))))
    return (yield from write_if_any(sheet, "options.written", edits, step=step))


def _is_switch(option: OptionalRule) -> bool:
    return option.type is FieldType.BOOL


def _label_with_value(sheet: Sheet, option: OptionalRule) -> str:
    rule = Word(option.label)
    if not _is_switch(option):
        return phrase("{rule} (now {what})", rule=rule, what=Word(sheet.text(f"options.{option.key}")))
    return phrase("{rule} (now on)" if has_option(sheet, option.key) else "{rule} (now off)", rule=rule)


def _ask_value(sheet: Sheet, key: str, at: tuple[str, str]) -> Subprocedure[Json]:
    """Ask for the value of an option other than a switch: one of its choices, or a whole number."""
    option, (step, page), address = sheet.system.options[key], at, f"options.{key}"
    texts: _RequestTexts = {
        "key": address,
        "label": option.label,
        "help": option.help,
        "cite": option.cite,
        "step": step,
        "page": page,
    }
    if option.choices:
        words = tuple(Option(each.key, each.label) for each in option.choices)
        return (yield from choose_one(Choose(**texts, options=words)))
    least = math.ceil(option.least or 0)
    most = MOST_OF_OPTION if option.most is None else math.floor(option.most)
    return (yield from enter_number(Enter(**texts, least=least, most=most, default=number(sheet, address))))
