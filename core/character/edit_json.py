"""Converts edits to JSON (for history and drafts) and back."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import MISSING, fields

from core.character.campaign_rules import CampaignRules
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
from core.character.json_reader import kind_name
from core.character.json_values import ABSENT, Absent, Json, JsonObject
from core.character.setting_reference import SettingReference
from core.errors import EditError
from core.messages import Message, Word


def edit_to_json(edit: Edit) -> dict[str, Json]:
    """Return an edit as a JSON object.

    Its keys are the attributes of the edit; ABSENT values and defaults are left out.
    """
    result: dict[str, Json] = {"edit": _NAMES[type(edit)]}
    for attribute in fields(edit):  # type: ignore[arg-type]  # every edit is a dataclass, their base is none
        value: Json | Absent | SettingReference | CampaignRules = getattr(edit, attribute.name)
        if isinstance(edit, Batch) and attribute.name == "edits":
            result["edits"] = [edit_to_json(part) for part in edit.edits]
        elif isinstance(edit, SetEffects) and attribute.name == "value":
            result["value"] = list(edit.value)
        elif isinstance(value, SettingReference | CampaignRules):
            result[attribute.name] = value.to_json()
        elif not isinstance(value, Absent) and (attribute.default is MISSING or value != attribute.default):
            result[attribute.name] = value
    return result


def edit_from_json(value: Json) -> Edit:
    """Return the edit of a JSON object made by :func:`edit_to_json`.

    Raises:
        EditError: The value is not an edit.
    """
    if not isinstance(value, Mapping):
        raise EditError(_wrong_edit("an edit", Word("an object"), value))
    name = value.get("edit")
    reader = _READERS.get(name) if isinstance(name, str) else None
    if reader is None:
        raise EditError(
            Message(
                "unknown_edit",
                "Unknown kind of edit: {name}. It may come from a newer version of Quire.",
                {"name": name if isinstance(name, str) else kind_name(name)},
            )
        )
    return reader(value)


def _text(value: JsonObject, key: str) -> str:
    found = value.get(key)
    if not isinstance(found, str):
        raise EditError(_wrong_edit(key, Word("a text"), found))
    return found


def _text_or(value: JsonObject, key: str) -> str | None:
    return None if value.get(key) is None else _text(value, key)


def _number(value: JsonObject, key: str) -> int:
    found = value.get(key)
    if not isinstance(found, int) or isinstance(found, bool):
        raise EditError(_wrong_edit(key, Word("a whole number"), found))
    return found


def _number_or(value: JsonObject, key: str) -> int | None:
    return None if value.get(key) is None else _number(value, key)


def _row(value: JsonObject) -> JsonObject:
    found = value.get("row")
    if not isinstance(found, Mapping):
        raise EditError(_wrong_edit("row", Word("an object"), found))
    return found


def _formula(value: JsonObject) -> str | Absent:
    return _text(value, "formula") if "formula" in value else ABSENT


def _setting(value: JsonObject) -> SettingReference | None:
    found = value.get("value")
    reference = SettingReference.from_json(found)
    if found is not None and reference is None:
        raise EditError(_wrong_edit("value", Word("an object with id, name and hash"), found))
    return reference


def _campaign_rules(value: JsonObject) -> CampaignRules | None:
    found = value.get("value")
    rules = CampaignRules.from_json(found)
    if found is not None and rules is None:
        raise EditError(_wrong_edit("value", Word("an object with id, name and rules"), found))
    return rules


def _effects(value: JsonObject) -> SetEffects:
    found = value.get("value")
    if not isinstance(found, list | tuple):
        raise EditError(_wrong_edit("value", Word("a list"), found))
    return SetEffects(tuple(found), value.get("is_unchecked") is True)


def _batch(value: JsonObject) -> Batch:
    found = value.get("edits")
    if not isinstance(found, list | tuple):
        raise EditError(_wrong_edit("edits", Word("a list"), found))
    return Batch(tuple(edit_from_json(entry) for entry in found), _text(value, "label") if "label" in value else "")


_NAMES: Mapping[type[Edit], str] = {
    SetValue: "set_value",
    SetHeader: "set_header",
    AddRow: "add_row",
    RemoveRow: "remove_row",
    MoveRow: "move_row",
    SetOption: "set_option",
    SetHouseRule: "set_house_rule",
    Accept: "accept",
    SetPortrait: "set_portrait",
    SetSetting: "set_setting",
    SetEffects: "set_effects",
    SetCampaignRules: "set_campaign_rules",
    Batch: "batch",
}

_READERS: Mapping[str, Callable[[JsonObject], Edit]] = {
    "set_value": lambda value: SetValue(_text(value, "address"), value.get("value", ABSENT)),
    "set_header": lambda value: SetHeader(_text(value, "key"), value.get("value")),
    "add_row": lambda value: AddRow(_text(value, "list_address"), _row(value), _number_or(value, "position")),
    "remove_row": lambda value: RemoveRow(_text(value, "address")),
    "move_row": lambda value: MoveRow(_text(value, "address"), _number(value, "position")),
    "set_option": lambda value: SetOption(
        _text(value, "key"),
        value.get("value", ABSENT),
        value.get("is_unchecked") is True,
        _text_or(value, "reason"),
    ),
    "set_house_rule": lambda value: SetHouseRule(
        _text(value, "key"),
        _formula(value),
        _number_or(value, "position"),
        value.get("is_unchecked") is True,
        _text_or(value, "reason"),
    ),
    "accept": lambda value: Accept(
        _text(value, "code"), _text(value, "address"), _text_or(value, "reason"), _number_or(value, "position")
    ),
    "set_portrait": lambda value: SetPortrait(_text_or(value, "value")),
    "set_setting": lambda value: SetSetting(_setting(value)),
    "set_effects": _effects,
    "set_campaign_rules": lambda value: SetCampaignRules(_campaign_rules(value)),
    "batch": _batch,
}


def _wrong_edit(attribute: str, wanted: str, found: object) -> Message:
    return Message(
        "wrong_edit",
        "An edit cannot be read: {place} must be {wanted}, but it is {found}.",
        {"place": attribute, "wanted": wanted, "found": kind_name(found)},
    )
