"""Describes an edit in words for the history: "Health: 12 to 14"."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from decimal import Decimal
from functools import singledispatch

from core.character.address import parse_address, split_key
from core.character.edits import (
    Accept,
    AddRow,
    Batch,
    Edit,
    MoveRow,
    RemoveRow,
    SetCampaignRules,
    SetEffects,
    SetHeader,
    SetHouseRule,
    SetOption,
    SetPortrait,
    SetSetting,
    SetValue,
)
from core.character.effects import Effect, effects_of
from core.character.json_values import ABSENT, Absent, Json, format_decimal
from core.character.labels import change_text
from core.character.setting_reference import is_same_setting
from core.errors import EditError
from core.formula import format_duration
from core.messages import Message, Numeral, Word
from core.rules.model import Choice, Field, FieldType, Option, System

_HEADERS = {
    "name": Word("Name"),
    "player": Word("Player"),
    "campaign": Word("Campaign"),
    "notes": Word("Notes"),
    "tags": Word("Tags"),
}
A_ROW, CHANGED, YES, NO = Word("A row"), Word("changed"), Word("yes"), Word("no")
_LONG = frozenset({FieldType.PROSE, FieldType.ROWS, FieldType.TEXTS, FieldType.ROLLS})
_SECONDS = "s"
_MOST_LETTERS = 40
"""Lists of numbers with more characters than this are not quoted."""


@singledispatch
def describe_edit(edit: Edit, system: System, inverse: Edit | None = None) -> Message:
    """Return a short description of an edit.

    Args:
        edit: The edit, as the sheet applied it.
        system: The game, for labels.
        inverse: The inverse edit; if given, the old value or the name of a removed row is included.
    """
    raise AssertionError(f"no description for this edit: {edit!r}, in {system.id}, with inverse {inverse!r}")


@describe_edit.register
def _(edit: SetValue, system: System, inverse: Edit | None = None) -> Message:
    field = _field(edit.address, system)
    old: Json | Absent = ABSENT
    if isinstance(inverse, SetValue) and inverse.address == edit.address:
        old = inverse.value
    before, after = _format_value(old, field), _format_value(edit.value, field)
    is_long = field is None or field.type in _LONG
    if field is not None and field.type is FieldType.NUMBERS:
        is_long = max(len(before), len(after)) > _MOST_LETTERS
    return _change_message(_label(edit.address, system), before, after, is_long=is_long)


@describe_edit.register
def _(edit: SetHeader, system: System, inverse: Edit | None = None) -> Message:
    old = inverse.value if isinstance(inverse, SetHeader) else ABSENT
    return _change_message(
        _HEADERS.get(edit.key, edit.key), _format_value(old), _format_value(edit.value), is_long=edit.key == "notes"
    )


@describe_edit.register
def _(edit: AddRow, system: System, inverse: Edit | None = None) -> Message:
    values = {"row": _row_name(edit.row), "list": _label(edit.list_address, system)}
    return Message("edit_add_row", "{row} added to {list}", values)


@describe_edit.register
def _(edit: RemoveRow, system: System, inverse: Edit | None = None) -> Message:
    row = inverse.row if isinstance(inverse, AddRow) else {}
    values = {"row": _row_name(row), "list": _label(edit.address, system)}
    return Message("edit_remove_row", "{row} removed from {list}", values)


@describe_edit.register
def _(edit: MoveRow, system: System, inverse: Edit | None = None) -> Message:
    values = {"list": _label(edit.address, system), "place": edit.position + 1}
    return Message("edit_move_row", "A row of {list} moved to position {place}", values)


@describe_edit.register
def _(edit: SetOption, system: System, inverse: Edit | None = None) -> Message:
    option = system.options.get(edit.key)
    old = inverse.value if isinstance(inverse, SetOption) else ABSENT
    name = Word(option.label) if option else edit.key
    if inverse is not None and edit.reason is not None and old == edit.value:
        return Message("edit_option_reason", "{rule}, reason: {reason}", {"rule": name, "reason": edit.reason or "–"})
    return _change_message(name, _format_value(old, option), _format_value(edit.value, option))


@describe_edit.register
def _(edit: SetHouseRule, system: System, inverse: Edit | None = None) -> Message:
    if isinstance(edit.formula, Absent):
        return Message("edit_no_house_rule", "House rule for {key} removed", {"key": _replaced_name(edit.key, system)})
    values = {"key": _replaced_name(edit.key, system), "formula": edit.formula}
    return Message("edit_house_rule", "House rule: {key} = {formula}", values)


@describe_edit.register
def _(edit: Accept, system: System, inverse: Edit | None = None) -> Message:
    values = {"rule": _rule_label(edit.code, system), "place": _label(edit.address, system), "reason": edit.reason}
    if edit.reason is None:
        return Message("edit_not_accepted", "{rule} ({place}) no longer allowed", values)
    return Message("edit_accepted", "{rule} ({place}) allowed: {reason}", values)


@describe_edit.register
def _(edit: SetPortrait, system: System, inverse: Edit | None = None) -> Message:
    if edit.value is None:
        return Message("edit_no_portrait", "Portrait removed")
    return Message("edit_portrait", "Portrait changed")


@describe_edit.register
def _(edit: SetSetting, system: System, inverse: Edit | None = None) -> Message:
    if edit.value is None:
        return Message("edit_no_setting", "World: sample world")
    return Message("edit_setting", "World: {name}", {"name": edit.value.name or edit.value.id})


@describe_edit.register
def _(edit: SetCampaignRules, system: System, inverse: Edit | None = None) -> Message:
    if edit.value is None:
        return Message("edit_no_campaign_rules", "Campaign rules removed")
    values = {"campaign": edit.value.name or edit.value.id, "version": edit.value.version}
    return Message("edit_campaign_rules", "Rules of {campaign}, version {version}", values)


@describe_edit.register
def _(edit: SetEffects, system: System, inverse: Edit | None = None) -> Message:
    old = effects_of(inverse.value) if isinstance(inverse, SetEffects) else ()
    new = effects_of(edit.value)
    match _without(new, old), _without(old, new):
        case [effect], []:
            return _added_effect(effect, system)
        case [], [effect]:
            return Message("edit_effect_ended", "{name} ended", {"name": effect.name})
        case [effect], [_]:
            return Message("edit_effect_changed", "{name} changed", {"name": effect.name})
    return Message("edit_effects", "Conditions changed")


def _without(effects: Sequence[Effect], others: Sequence[Effect]) -> list[Effect]:
    """Return effects without others, of equal ones as many fewer."""
    left = list(effects)
    for each in others:
        if each in left:
            left.remove(each)
    return left


def _added_effect(effect: Effect, system: System) -> Message:
    if not effect.address:
        return Message("edit_effect_named", "{name} added", {"name": effect.name})
    values = {"name": effect.name, "number": _label(effect.address, system), "change": change_text(effect.amount)}
    return Message("edit_effect_added", "{name} added: {number} {change}", values)


@describe_edit.register
def _(edit: Batch, system: System, inverse: Edit | None = None) -> Message:
    if edit.label:
        return Message("edit_batch_label", "{label}", {"label": edit.label})
    if not edit.edits:
        return Message("edit_nothing", "No change")
    backs = inverse.edits if isinstance(inverse, Batch) and len(inverse.edits) == len(edit.edits) else ()
    count = len(edit.edits) - 1 if not _is_record(edit.edits[-1], backs) else len(edit.edits) - 2
    first = describe_edit(edit.edits[0], system, backs[-1] if backs else None)
    if count <= 0:
        return first
    return Message("edit_batch", "{first} and {count} more", {"first": first, "count": count})


def _is_record(last: Edit, backs: Sequence[Edit]) -> bool:
    """Whether the last edit of several only records entries of the same world."""
    before = backs[0] if len(backs) > 1 else None
    if not (isinstance(last, SetSetting) and isinstance(before, SetSetting)):
        return False
    return last.value is not None and is_same_setting(last.value, before.value)


def _change_message(label: str | Message, old: str, new: str, *, is_long: bool = False) -> Message:
    values = {"label": label, "old": old, "new": new}
    if is_long:
        return Message("edit_changed", "{label} changed", values)
    if not new:
        return Message("edit_cleared", "{label} cleared", values)
    if not old:
        return Message("edit_set", "{label}: {new}", values)
    return Message("edit_from_to", "{label}: {old} to {new}", values)


def _field(address: str, system: System) -> Field | None:
    try:
        return system.fields.get(parse_address(address).key)
    except EditError:
        return None


def _label(address: str, system: System) -> str | Message:
    """Return the label of an address: of an input, a group, a list, or the list of a row."""
    try:
        key = parse_address(address).key
    except EditError:
        return address or system.name
    known = system.fields.get(key) or system.groups.get(key) or system.derived.get(key)
    if known is None and key.endswith("[]"):
        known = system.fields.get(key.removesuffix("[]"))
    if known is None:
        return address
    outer = system.fields.get(key.rpartition("[].")[0])
    if outer is None or outer.row_label.casefold() in {"", known.label.casefold()}:
        return Word(known.label)
    return Message("label_of_row", "{label}, {row}", {"label": Word(known.label), "row": Word(outer.row_label)})


def _replaced_name(key: str, system: System) -> str | Message:
    """Return the label of a number replaced by a house rule.

    For a family it is the key, as no member's label fits all.
    """
    return key if "<" in key else _label(key, system)


def _rule_label(code: str, system: System) -> str:
    for rule in system.violations:
        if rule.code == code:
            return Word(rule.label)
    return split_key(code)[-1].name.replace("_", " ")


def _row_name(row: Mapping[str, Json]) -> str:
    name = row.get("name")
    return name if isinstance(name, str) and name else A_ROW


def _format_value(value: Json | Absent, field: Field | Option | None = None) -> str:
    """Return a value as text, seconds as days, hours and minutes; "" for no value."""
    if isinstance(value, Absent) or value is None:
        return ""
    if isinstance(value, bool):
        return YES if value else NO
    if isinstance(value, str):
        choices: tuple[Choice, ...] = field.choices if field is not None else ()
        return next((Word(choice.label) for choice in choices if choice.key == value), value)
    if isinstance(value, Mapping):
        return _row_name(value) if "name" in value else CHANGED
    if isinstance(value, list | tuple):
        return ", ".join(_format_value(entry) for entry in value)
    return Numeral(format_decimal(value)) if isinstance(value, Decimal) else _number(value, field)


def _number(value: Json, field: Field | Option | None) -> str:
    if isinstance(value, int) and isinstance(field, Field) and field.unit == _SECONDS:
        return format_duration(value)
    return str(value)
