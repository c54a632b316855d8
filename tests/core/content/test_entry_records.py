"""A character knows which entries of its world it embeds, with the hash of their content and the world's version."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from core.character.document import Character
from core.character.edit_labels import describe_edit
from core.character.edits import AddRow, Batch, RemoveRow, SetSetting, SetValue
from core.character.setting_reference import SettingReference, is_same_setting
from core.character.sheet import Sheet
from core.content.entry_places import entry_identity
from core.content.entry_records import (
    EntryRecord,
    entry_hash,
    entry_records,
    may_embed,
    record_entries,
    with_entry_records,
    with_records,
)
from core.content.entry_rows import offered_rows
from core.content.setting import Setting
from core.registry import Game, open_character
from tests.helpers.own_worlds import game_with_world, list_of, own_world


@pytest.fixture
def of() -> Game:
    """A game with a list that its world fills."""
    return game_with_world()


def sheet_in(of: Game, setting: Setting) -> Sheet:
    return open_character(Character(of.id, setting=setting.reference()), random.Random(1))


def test_what_is_embedded_is_recorded_once_and_kept_until_the_row_is_gone(of: Game) -> None:
    setting, key = replace(own_world(of), version=4), list_of(of)
    kind = of.system.fields[key].setting_kind
    sheet = sheet_in(of, setting)
    assert record_entries(sheet.character, of.system, setting) is None
    first, second = [each.row for each in offered_rows(of.system, setting, key)][:2]
    entries = setting.kinds[kind]
    sheet.apply(AddRow(key, first))
    record = record_entries(sheet.character, of.system, setting)
    assert record is not None
    sheet.apply(record)
    identity = entry_identity(of.system.kinds[kind], entries[0])
    expected = {(kind, identity): EntryRecord(entry_hash(of.system, kind, entries[0]), 4)}
    assert entry_records(sheet.character.setting) == expected
    assert entry_records(Character.from_json(sheet.character.to_json()).setting) == expected
    newer = replace(setting, version=9)
    assert record_entries(sheet.character, of.system, newer) is None
    sheet.apply(RemoveRow(f"{key}[0]"))
    sheet.apply(AddRow(key, second))
    character = with_entry_records(sheet.character, of.system, newer)
    ((known, later),) = entry_records(character.setting).items()
    assert (known[0], later.version) == (kind, 9)
    assert is_same_setting(character.setting, setting.reference())


def test_only_entries_of_the_named_world_are_recorded(of: Game) -> None:
    setting, key = own_world(of), list_of(of)
    sheet = sheet_in(of, setting)
    sheet.apply(AddRow(key, {"name": "By hand"}))
    assert record_entries(sheet.character, of.system, setting) is None
    sheet.apply(AddRow(key, next(offered_rows(of.system, setting, key)).row))
    assert record_entries(sheet.character, of.system, replace(setting, id="other")) is None
    assert record_entries(sheet.character, of.system, None) is None
    shipped = replace(sheet.character, setting=None)
    assert record_entries(shipped, of.system, setting) is None
    assert with_entry_records(shipped, of.system, setting) is shipped


def test_the_hash_is_that_of_the_content_without_defaults(of: Game) -> None:
    setting, key = own_world(of), list_of(of)
    kind = of.system.fields[key].setting_kind
    entry = dict(setting.kinds[kind][0])
    same = {name: value for name, value in entry.items() if value not in ("", [], {})}
    assert entry_hash(of.system, kind, entry) == entry_hash(of.system, kind, same)
    assert entry_hash(of.system, kind, entry) != entry_hash(of.system, kind, {**entry, "about": "Else."})


@pytest.mark.parametrize(
    "entries", [5, {"weapons": 3}, {"weapons": {"a": 1}}, {"weapons": {"a": {"hash": 1, "version": True}}}]
)
def test_records_that_cannot_be_read_are_none(entries: object) -> None:
    reference = SettingReference.from_json({"id": "a", "entries": entries})  # type: ignore[dict-item]
    assert reference is not None
    assert entry_records(reference) == {}
    assert entry_records(None) == {}
    assert with_records(reference, {}).extra == {}


def test_the_history_names_the_row_that_was_added_not_its_record(of: Game) -> None:
    setting, key = own_world(of), list_of(of)
    sheet = sheet_in(of, setting)
    row = next(offered_rows(of.system, setting, key)).row
    recorded = SetSetting(with_records(setting.reference(), {("a", "b"): EntryRecord("0", 1)}))
    changes = sheet.apply(Batch((AddRow(key, row), recorded)))
    label = describe_edit(changes.edit, of.system, changes.inverse).render()
    assert label == describe_edit(AddRow(key, row), of.system).render()
    other = sheet.apply(Batch((AddRow(key, {"name": "X"}), SetSetting(None))))
    assert "and 1 more" in describe_edit(other.edit, of.system, other.inverse).render()
    assert may_embed(changes.edit)
    assert not may_embed(SetValue("x", 3))
    assert may_embed(SetValue("x", {"id": "a"}))


def test_an_entry_that_was_given_up_and_taken_again_gets_a_new_record(of: Game) -> None:
    setting, key = replace(own_world(of), version=4), list_of(of)
    sheet = sheet_in(of, setting)
    row = next(offered_rows(of.system, setting, key)).row
    sheet.apply(AddRow(key, row))
    sheet.apply(record_entries(sheet.character, of.system, setting))  # type: ignore[arg-type]
    newer = replace(setting, version=9)
    held = sheet.character
    sheet.apply(AddRow(key, row))
    assert record_entries(sheet.character, of.system, newer, held) is None  # a second row of an entry that it has
    sheet.apply(Batch((RemoveRow(f"{key}[0]"), RemoveRow(f"{key}[0]"))))
    without = sheet.character
    assert {each.version for each in entry_records(without.setting).values()} == {4}
    sheet.apply(AddRow(key, row))
    sheet.apply(record_entries(sheet.character, of.system, newer, without))  # type: ignore[arg-type]
    assert {each.version for each in entry_records(sheet.character.setting).values()} == {9}
