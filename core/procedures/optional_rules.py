"""Asks in creation which values the optional rules of a character have, and sets them."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from functools import partial
from typing import Final

from core.character.edits import Edit, SetOption
from core.character.json_values import Json
from core.character.sheet import Sheet
from core.messages import Word
from core.procedures.ask_helpers import Subprocedure, set_switches, write_if_any
from core.procedures.readers import has_option, number
from core.procedures.requests import Option
from core.procedures.switches import EarlierAnswers, Switch, Switches
from core.rules.model import FieldType
from core.rules.model import Option as OptionalRule

KEY: Final = "optional_rules"
MOST_OF_OPTION: Final = 1_000_000_000
"""Maximum of a numeric optional rule without a bound of its own."""

_CHANGEABLE_TYPES: Final = frozenset({FieldType.BOOL, FieldType.CHOICE, FieldType.INT})
_HELP: Final = Word("Rules of your table, as they are now. Change what is played otherwise.")
_OLD_KEY: Final = "options"
"""Key under which earlier versions asked which switches to turn over and which values to change."""


def change_options(sheet: Sheet, *, step: str, cite: str, page: str = "") -> Subprocedure[Sheet]:
    """Ask for the optional rules and set those that change.

    An empty answer changes nothing. Options of dice or texts are not offered.

    Args:
        sheet: The character.
        step: Step of the procedure that asks.
        cite: Section of the book.
        page: Page of the request.
    """
    known = {key: each for key, each in sheet.system.options.items() if each.type in _CHANGEABLE_TYPES}
    values = tuple(key for key, each in known.items() if each.type is not FieldType.BOOL)
    changed = yield from set_switches(
        Switches(
            key=KEY,
            label="Optional rules",
            help=_HELP,
            cite=cite,
            step=step,
            page=page,
            switches=tuple(option_switch(sheet, each) for each in known.values()),
            preview=partial(option_edits, tuple(known)),
            earlier=EarlierAnswers(
                (_OLD_KEY, *(f"{_OLD_KEY}.{key}" for key in values)),
                partial(_from_turned_over, sheet, values),
                partial(_not_asked_yet, values),
            ),
        )
    )
    return (yield from write_if_any(sheet, "options.written", option_edits(tuple(known), changed), step=step))


def option_switch(sheet: Sheet, option: OptionalRule) -> Switch:
    """Return the switch of an optional rule with its present value."""
    key, rule, about = option.key, Word(option.label), Word(option.help)
    if option.type is FieldType.BOOL:
        return Switch(key, rule, has_option(sheet, key), about)
    if option.choices:
        choices = tuple(Option(each.key, each.label) for each in option.choices)
        return Switch(key, rule, str(sheet.option(key)), about, choices)
    most = MOST_OF_OPTION if option.most is None else math.floor(option.most)
    return Switch(key, rule, number(sheet, f"options.{key}"), about, (), math.ceil(option.least or 0), most)


def option_edits(keys: Sequence[str], values: Mapping[str, Json]) -> tuple[Edit, ...]:
    """Return the edits that give optional rules these values, in the order of the keys."""
    return tuple(SetOption(key, values[key]) for key in keys if key in values)


def _from_turned_over(sheet: Sheet, values: Sequence[str], answers: Mapping[str, Json]) -> Json | None:
    """Return the answer for one of an earlier version: a list of switches to turn over and of values to change.

    The new values were asked afterwards, each under a key of its own; by default they stayed.
    """
    if _OLD_KEY not in answers:
        return None
    changed: dict[str, Json] = {}
    for key in _turned_over(answers):
        if key not in values:
            changed[key] = not has_option(sheet, key) if key in sheet.system.options else None
            continue
        answer = answers.get(f"{_OLD_KEY}.{key}")
        present = option_switch(sheet, sheet.system.options[key]).value
        changed[key] = (
            answer[0] if isinstance(answer, list | tuple) and answer else present if answer is None else answer
        )
    return changed


def _not_asked_yet(values: Sequence[str], answers: Mapping[str, Json]) -> list[str]:
    """Return the keys of new values that earlier versions had still to ask for."""
    keys = [f"{_OLD_KEY}.{key}" for key in _turned_over(answers) if key in values]
    return [key for key in keys if key not in answers]


def _turned_over(answers: Mapping[str, Json]) -> list[str]:
    keys = answers.get(_OLD_KEY)
    return [str(key) for key in keys] if isinstance(keys, list | tuple) else []
