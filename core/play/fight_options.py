"""Options of a conflict: refuses those without effect there, logs where they differ from book and sheets.

A conflict begins with the default of each option, that of the campaign of its characters or of the book, whatever the
sheets say. Numbers on a sheet follow the options
of that sheet; what the conflict itself decides follows the options of the conflict.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from decimal import Decimal
from fractions import Fraction
from functools import partial
from typing import Final, cast

from core.character.inputs import campaign_option
from core.character.json_values import Json
from core.character.shape import shape_of
from core.character.sheet import Sheet
from core.errors import EditError
from core.formula import Value, format_value
from core.messages import Message, Word, join_texts, phrase
from core.play.arena import Arena
from core.play.conflict import Conflict
from core.play.table import Table
from core.procedures.events import PLACES, Event, EventKind
from core.procedures.requests import Conversation
from core.rules.model import FieldType, Option, System

MOST_NAMES: Final = 4
"""Names listed for one rule; more fighters are only counted."""


def check_options(
    conflict: Conflict, system: System, options: Iterable[str], conflicts: Sequence[Conflict] = ()
) -> None:
    """Refuse options of the game that have no effect in a conflict.

    Args:
        conflict: The kind of conflict.
        system: The game.
        options: Keys of options; unknown ones are not checked.
        conflicts: All kinds of the game, to name the one that has the option.

    Raises:
        EditError: It names the first of them, and where it belongs.
    """
    for key in options:
        if key in conflict.options or key not in system.options:
            continue
        values: dict[str, object] = {
            "rule": Word(system.options[key].label),
            "known": ", ".join(conflict.options) or Word("none"),
        }
        other = next((each for each in conflicts if key in each.options), None)
        if other is not None:
            template = "{rule} does nothing in this kind of fight: it belongs to {kind}. Options here: {known}."
            raise EditError(
                Message("option_of_other_fight", template, {**values, "kind": Word(other.label)}, system.id)
            )
        template = "{rule} does nothing in a fight: it belongs to the sheet. Options here: {known}."
        raise EditError(Message("option_of_sheet", template, values, system.id))


def campaign_options(conflict: Conflict, sheets: Iterable[Sheet]) -> dict[str, Json]:
    """Return the options with which a conflict of characters of one campaign begins: those that it gives them.

    Of several versions of its rules the newest counts. Characters of different campaigns begin with the book's.

    Args:
        conflict: The kind of conflict.
        sheets: The participants; those without rules of a campaign do not count.
    """
    held = [(sheet, rules) for sheet in sheets if (rules := sheet.character.campaign_rules) is not None]
    if len({rules.id for _, rules in held}) != 1:
        return {}
    sheet, rules = max(held, key=lambda each: each[1].version)
    known, shape = sheet.system.options, shape_of(sheet.system)
    given = (key for key in conflict.options if key in known and key in rules.options)
    return {
        key: rules.options[key] for key in given if campaign_option(shape, sheet.system, rules.options, key) is not None
    }


def complete_options(conflict: Conflict, arena: Arena) -> dict[str, Json]:
    """Return the options of an arena with the defaults of all others of its conflict, to be stored."""
    known = arena.sheet.system.options
    return {key: _to_json(known[key].default) for key in conflict.options} | dict(arena.options)


def log_options(conflict: Conflict, table: Table) -> Conversation:
    """Log each option of a conflict that differs from the book, or from the sheet of a participant.

    Args:
        conflict: The kind of conflict.
        table: Its table, at the start.
    """
    for key in conflict.options:
        option = table.sheets[0].system.options[key]
        if differences := tuple(_differences(option, table)):
            values = {
                "rule": Word(option.label),
                "value": _value_text(option, table.option(key)),
                "others": join_texts(differences, "; "),
            }
            message = Message("fight_option_differs", "{rule} in this fight: {value} ({others}).", values)
            yield from table.log(partial(_event, message, option))


def _event(message: Message, option: Option) -> Event:
    return Event(EventKind.NOTE, message, cite=option.cite)


def _differences(option: Option, table: Table) -> Iterator[str]:
    """Yield the other values of an option: the default of the book, then those of sheets."""
    present = table.option(option.key)
    if option.default != present:
        yield phrase("in the book: {value}", value=_value_text(option, cast(Value, option.default)))
    names: dict[Value, list[str]] = {}
    for index, sheet in enumerate(table.sheets):
        if (own := sheet.option(option.key)) != present:
            names.setdefault(own, []).append(table.name(index))
    for own, fighters in names.items():
        value = _value_text(option, own)
        if len(fighters) > MOST_NAMES:
            yield phrase("on {n:# sheet|# sheets}: {value}", n=len(fighters), value=value)
        else:
            yield phrase("on the sheet of {names}: {value}", names=join_texts(fighters), value=value)


def _value_text(option: Option, value: Value) -> str:
    """Return the value of an option in words."""
    if option.type is FieldType.BOOL:
        return Word("on") if value else Word("off")
    return next((Word(choice.label) for choice in option.choices if choice.key == value), format_value(value, PLACES))


def _to_json(default: object) -> Json:
    if isinstance(default, Fraction):
        return Decimal(default.numerator) / Decimal(default.denominator)
    return cast(Json, default)
