"""Parses a line of ``quire edit`` (``ADDRESS=VALUE``) into an edit.

| line | does |
|---|---|
| ``raw.hlth=14`` | sets a number, choice, text or dice notation |
| ``height_in=170 cm`` | sets a length or weight, converted from another unit: ``5'7"``, ``70 kg`` |
| ``weapons[0].damage=2d6`` | the same in a row, by position (from 0) or uid |
| ``weapons+={"name": "Knife"}`` | adds a row |
| ``weapons+=Long sword, Melee`` | adds a row made from an entry of the setting, by name or id |
| ``skills+=Climb:3 DEX`` | adds a row written in the game's notation, where the list has one |
| ``weapons[0]=null`` | removes a row |
| ``raw.hlth=`` | clears a value, so that its default applies; a text becomes empty |
| ``name=Anna`` | sets a header field: name, player, campaign, notes; tags as a JSON list |
| ``data.notes=old scars`` | sets a field of the game that is called like a header field |
| ``options.quirks=true`` | switches an option; empty for the default |
| ``house_rules.move_rate=surprise + 1`` | replaces a formula; empty for the book's |
| ``effects+={"name": "Poisoned", "address": "move_rate", "change": -2}`` | adds a condition that changes a number |
| ``effects[0]=null`` | removes one, by position; ``effects=`` removes all |
| ``accepted.raw_range@raw.hlth=a reason`` | allows a violation; empty withdraws that |
| ``portrait=FILE`` | sets a picture, scaled if it is large; empty removes it |
| ``setting=FILE`` | sets the world that the character belongs to; empty returns to the sample world |

A value is parsed as JSON, but for text fields: they take the text itself, or JSON within quotes.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from difflib import get_close_matches
from functools import partial
from pathlib import Path
from typing import Final

from core.character.edits import (
    Accept,
    AddRow,
    Batch,
    Edit,
    RemoveRow,
    SetEffects,
    SetHeader,
    SetHouseRule,
    SetOption,
    SetPortrait,
    SetSetting,
    SetValue,
)
from core.character.effects import EFFECTS_KEY
from core.character.json_reader import read_json
from core.character.json_values import ABSENT, Absent, Json
from core.character.portrait_scaling import load_portrait_file, make_portrait
from core.character.row_notation import parse_notation_edits
from core.character.setting_reference import SETTING_KEY
from core.character.sheet import Sheet
from core.cli.setting_access import CharacterSetting
from core.cli.sources import STANDARD_INPUT, read_bytes
from core.content.entry_rows import offered_rows
from core.errors import DocumentError, EditError
from core.formula import fold
from core.messages import Message
from core.registry import game
from core.rules.measures import read_field_measure
from core.rules.model import Field, FieldType
from core.setting_resolver import sample_setting, use_setting

TEXTS = frozenset({FieldType.TEXT, FieldType.PROSE, FieldType.CHOICE, FieldType.DICE})
NUMBERS = frozenset({FieldType.INT, FieldType.NUMBER})
NULL = "null"
HEADERS = ("name", "player", "campaign", "notes")

DATA = "data."
"""Prefix of a field of the game, as the document has it; needed only for fields called like a header field."""


def read_edit(line: str, sheet: Sheet, own_setting: CharacterSetting) -> Edit:
    """Return the edit of one line.

    Args:
        line: The line.
        sheet: The character.
        own_setting: Its setting, looked for when a line needs it.

    Raises:
        QuireError: The line is not an edit, or its value cannot be parsed.
    """
    address, equals, value = line.partition("=")
    address, value = address.strip(), value.strip()
    if not equals or not address:
        raise EditError(
            Message(
                "edit_line", "{line} is not an edit. Write ADDRESS=VALUE, like raw.hlth=14.", {"line": line.strip()}
            )
        )
    if address.rstrip("+ ").partition("[")[0] == EFFECTS_KEY:
        return _effects_edit(address, value, sheet)
    if address.endswith("+"):
        list_address = address[:-1].strip()
        if value and list_address in sheet.system.notations and value[0] not in '{["' and value != NULL:
            return _notation_edit(list_address, value, sheet, own_setting)
        made = _setting_row(list_address, value, sheet, own_setting)
        return AddRow(list_address, _row(value) if made is None else made)
    if address == SETTING_KEY and value[:1] != "{":
        return _setting_edit(value, sheet, own_setting)
    top = _document_edit(address, value)
    if top is not None:
        return top
    return _data_edit(address.removeprefix(DATA), value, sheet)


def _data_edit(address: str, value: str, sheet: Sheet) -> Edit:
    """Return the edit that sets a value, or removes a row."""
    if address.endswith("]") and value == NULL:
        return RemoveRow(address)
    return SetValue(address, _value(address, value, sheet))


def _notation_edit(list_key: str, value: str, sheet: Sheet, own_setting: CharacterSetting) -> Edit:
    """Return the edit for a line in the game's notation, or for the name of an entry of the setting.

    Raises:
        EditError: The line is neither; the message says where it cannot be parsed.
    """
    offers = list(offered_rows(sheet.system, own_setting.setting, list_key))
    if any(fold(value) in {fold(each.name), fold(each.entry)} for each in offers):
        return AddRow(list_key, _setting_row(list_key, value, sheet, own_setting) or {})
    edits = parse_notation_edits(sheet.system, list_key, value)
    return edits[0] if len(edits) == 1 else Batch(tuple(edits))


def _effects_edit(address: str, value: str, sheet: Sheet) -> Edit:
    """Return the edit that adds, replaces or removes one condition that changes a number, or removes all."""
    entries = list(sheet.character.effects)
    if address.endswith("+"):
        return SetEffects((*entries, _row(value)))
    if address == EFFECTS_KEY and value in ("", NULL):
        return SetEffects(())
    position = address[len(EFFECTS_KEY) :].strip("[]")
    if re.fullmatch("[0-9]{1,9}", position) is None or int(position) >= len(entries):
        raise EditError(
            Message(
                "no_effect",
                "There is no condition {address}; {count:# changes a number|# change numbers}.",
                {"address": address, "count": len(entries)},
            )
        )
    entries[int(position) : int(position) + 1] = [] if value == NULL else [_row(value)]
    return SetEffects(tuple(entries))


def _setting_edit(value: str, sheet: Sheet, own_setting: CharacterSetting) -> Edit:
    """Return the edit that gives the character the world of a file, or the sample world.

    Raises:
        QuireError: The file cannot be read, or is no world of its game.
    """
    setting = own_setting.take_file(value) if value else sample_setting(game(sheet.system.id))
    return SetSetting(None) if setting is None else use_setting(sheet, setting)


def _document_edit(address: str, value: str) -> Edit | None:
    """Return an edit of a header field, option, house rule or portrait; None for other addresses."""
    group, dot, key = address.partition(".")
    make = _GROUPS.get(group + dot)
    return make(key, value) if make is not None else None


def _portrait(value: str) -> Edit:
    """Return the edit that sets the picture of a file, scaled as the window does it, or removes the portrait."""
    if not value:
        return SetPortrait(None)
    is_input = value == STANDARD_INPUT
    return SetPortrait(make_portrait(read_bytes(value), value) if is_input else load_portrait_file(Path(value)))


def _acceptance(key: str, value: str) -> Edit:
    code, _, address = key.partition("@")
    return Accept(code, address, value or None)


def _option(value: str) -> Json | Absent:
    if not value:
        return ABSENT
    is_json = value[0] in '"[{-0123456789' or value in {"true", "false"}
    return read_json(value) if is_json else value


def _value(address: str, value: str, sheet: Sheet) -> Json | Absent:
    field = _field(address, sheet)
    if field is not None and (field.type in TEXTS or (field.notation is not None and value[:1] != "[")):
        return _text(value)
    if field is not None and field.type in NUMBERS and (measure := read_field_measure(field, value)) is not None:
        return measure
    return _plain(value) if value else ABSENT


def _plain(value: str) -> Json:
    """Return a value parsed as JSON; a bare word stays text, so that the error message can name the address."""
    try:
        return read_json(value)
    except DocumentError as error:
        if error.message.code != "broken_json" or value[0] in '[{"':
            raise
        return value


def _field(address: str, sheet: Sheet) -> Field | None:
    """Return the input at an address; None for a group, a list or an unknown address."""
    try:
        field = sheet.field(address)
    except EditError:
        return None
    return field if isinstance(field, Field) else None


def _text(value: str) -> Json:
    is_quoted = len(value) > 1 and value[0] == value[-1] == '"'
    return read_json(value) if is_quoted else value


def _row(value: str) -> Mapping[str, Json]:
    row = read_json(value or "{}")
    if not isinstance(row, Mapping):
        raise EditError(
            Message(
                "edit_row",
                '{value} is not a row. Write an object in curly braces, like weapons+={{"name": "Knife"}}.',
                {"value": value},
            )
        )
    return row


def _setting_row(address: str, value: str, sheet: Sheet, own_setting: CharacterSetting) -> Mapping[str, Json] | None:
    """Return the row of a setting's entry; None for a row written as JSON.

    Raises:
        EditError: There is no such entry, or several.
    """
    if not value or value[0] in '{["' or value == NULL:
        return None
    present = {str(row.get("id") or "") for row in sheet.rows(address)}
    key = _INDEX.sub("[]", address)
    field = sheet.system.fields.get(key)
    if field is None or not field.setting_kind:
        return None
    offers = list(offered_rows(sheet.system, own_setting.setting, key, present))
    wanted = fold(value)
    matches = [each for each in offers if fold(each.name) == wanted] or [each for each in offers if each.entry == value]
    if len(matches) == 1:
        return matches[0].row
    if matches:
        template = "The world has several entries for {value}: {names}. Type one of these."
        raise EditError(
            Message("edit_entry", template, {"value": value, "names": "; ".join(each.name for each in matches)})
        )
    if not offers and own_setting.resolved.missing is None:
        return None
    close = get_close_matches(value, [each.name for each in offers], n=1, cutoff=0.3)
    template = (
        "The world has no {value} for {list}. Did you mean {guess}?"
        if close
        else "The world has no {value} for {list}."
    )
    if own_setting.resolved.missing is not None:
        template = "The world is missing, and the character has no {value} in {list} yet."
    raise EditError(Message("edit_entry", template, {"value": value, "list": address, "guess": "".join(close)}))


_INDEX: Final = re.compile(r"\[[^\]]*\]")

_GROUPS: Mapping[str, Callable[[str, str], Edit]] = {
    **{key: partial(lambda key, _, value: SetHeader(key, _text(value)), key) for key in HEADERS},
    "tags": lambda _, value: SetHeader("tags", _plain(value) if value else []),
    "portrait": lambda _, value: _portrait(value),
    "options.": lambda key, value: SetOption(key, _option(value)),
    "house_rules.": lambda key, value: SetHouseRule(key, value or ABSENT),
    "accepted.": _acceptance,
}
