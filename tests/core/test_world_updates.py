"""Characters know each entry that they embed by its hash; updates compare with the text of that hash."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from dataclasses import replace
from pathlib import Path

import pytest

from core.character.edits import AddRow, Batch, RemoveRow, SetSetting, SetValue
from core.character.json_values import Json
from core.content.entry_places import entry_places
from core.content.entry_records import EntryRecord, entry_records, record_entries, with_records
from core.content.entry_rows import offered_rows
from core.registry import open_character, summarise
from core.store.library import Library
from core.store.records import Change
from core.world_updates import LivingWorld, WorldUpdate, apply_updates, find_updates
from tests.helpers.changed_worlds import games_that_embed
from tests.helpers.libraries import HandClock
from tests.helpers.living_worlds import OwnWorld


@pytest.fixture
def world(tmp_path: Path) -> Iterator[OwnWorld]:
    """A world of the library, at its first version with a number."""
    path = tmp_path / "library.quire"
    with Library.open(path, HandClock(), source=random.Random(5), summarise=summarise) as library:
        world = OwnWorld(library, games_that_embed()[0])
        world.edit(SetValue("about", "A shore."))
        yield world


def older_of(world: OwnWorld) -> list[WorldUpdate]:
    found = find_updates(LivingWorld(world.id), world.library)
    return [each for each in found if each is not None and not each.is_current]


def records_of(world: OwnWorld, id_: str) -> dict[tuple[str, str], EntryRecord]:
    return entry_records(world.library.load(id_).character.setting)


def versions_of(update: WorldUpdate) -> set[str]:
    return {each.render() for each in update.versions if each is not None}


def unembedded_row(world: OwnWorld, id_: str) -> tuple[str, Mapping[str, Json]]:
    """Return a list of a character, and a row for it of an entry that the character does not have."""
    sheet = open_character(world.library.load(id_).character, random.Random(3))
    embedded = {(each.kind, each.identity) for each in entry_places(world.of.system, sheet.character.data)}
    for key, field in world.of.system.fields.items():
        if not field.setting_kind or "[]" in key or not world.of.system.kinds[field.setting_kind].has_ids:
            continue
        for offered in offered_rows(world.of.system, world.setting(), key):
            identity = str(offered.row.get("id", ""))
            if identity and (field.setting_kind, identity) not in embedded:
                return key, offered.row
    raise AssertionError("it has every entry")


def position_of(world: OwnWorld, key: str, row: Mapping[str, Json]) -> int:
    """Return the position, in the world, of the entry of a row."""
    rows = world.sheet.rows(world.of.system.fields[key].setting_kind)
    return next(number for number, each in enumerate(rows) if each["id"] == row["id"])


def add_row(world: OwnWorld, id_: str, key: str, row: Mapping[str, Json]) -> None:
    """Add a row to a character, as the window and the command line do."""
    sheet = open_character(world.library.load(id_).character, random.Random(4))
    before, edit = sheet.character, AddRow(key, row)
    sheet.apply(edit)
    record = record_entries(sheet.character, world.of.system, world.setting(), before)
    whole = edit if record is None else Batch((edit, record))
    world.library.commit_each([id_], lambda _: Change(whole, Batch(()), "added"))


def test_an_entry_that_was_added_from_a_later_version_is_not_older(world: OwnWorld) -> None:
    id_ = world.add_character("Ilse", 5)
    reference = world.library.load(id_).character.setting
    assert reference is not None
    key, row = unembedded_row(world, id_)
    kind, position = world.of.system.fields[key].setting_kind, position_of(world, key, row)
    world.edit(SetValue(f"{kind}[{position}].about", "Told anew."))
    assert older_of(world) == []  # the character does not have it
    add_row(world, id_, key, row)
    assert records_of(world, id_)[kind, str(row["id"])].version == 2
    assert older_of(world) == []


def test_an_update_records_the_new_versions_of_what_it_changed_and_no_others(world: OwnWorld) -> None:
    id_ = world.add_character("Ilse", 5)
    first = records_of(world, id_)
    assert first
    assert {each.version for each in first.values()} == {1}
    world.raise_number(id_)
    (update,) = older_of(world)
    assert versions_of(update) == {"first version → 2"}
    apply_updates([update], LivingWorld(world.id), "Updated", world.library)
    second = records_of(world, id_)
    changed = {key for key in second if second[key] != first[key]}
    assert changed == {(each.kind, each.identity) for each in update.updates}
    assert {second[key].version for key in changed} == {2}
    assert older_of(world) == []
    world.raise_number(id_)
    (again,) = older_of(world)
    assert versions_of(again) == {"version 2 → 3"}


def test_the_text_of_a_record_is_found_in_the_history_of_the_world(world: OwnWorld) -> None:
    id_ = world.add_character("Ilse", 5)
    unkept = replace(world.library.load(id_).character.setting, hash="0f" * 32)  # type: ignore[type-var]
    world.library.commit_each([id_], lambda _: Change(SetSetting(unkept), Batch(()), "lost"))
    world.raise_number(id_)
    world.raise_number(id_)
    (update,) = older_of(world)
    assert update.edit is not None
    assert all(each.refusal is None for each in update.updates)
    assert versions_of(update) == {"first version → 3"}


def test_a_change_that_was_undone_leaves_nobody_with_an_older_version(world: OwnWorld) -> None:
    id_ = world.add_character("Ilse", 5)
    address = world.address_of_used(id_)
    value = world.sheet.value(address)
    world.raise_number(id_)
    assert len(older_of(world)) == 1
    world.edit(SetValue(address, int(value or 0)))  # type: ignore[arg-type]
    assert older_of(world) == []


def test_a_character_without_records_took_the_content_that_it_names(world: OwnWorld) -> None:
    id_ = world.add_character("Ilse", 5, has_records=False)
    assert records_of(world, id_) == {}
    assert older_of(world) == []
    world.raise_number(id_)
    (update,) = older_of(world)
    assert versions_of(update) == {"first version → 2"}
    apply_updates([update], LivingWorld(world.id), "Updated", world.library)
    known = records_of(world, id_)
    assert known
    assert {known[each.kind, each.identity].version for each in update.updates} == {2}
    assert older_of(world) == []


def test_the_version_of_an_entry_with_a_problem_is_that_of_its_last_sound_text(world: OwnWorld) -> None:
    id_ = world.add_character("Ilse", 5)
    address = world.address_of_used(id_)
    world.raise_number(id_)  # version 2
    row = address.partition(".")[0]
    world.edit(SetValue(f"{row}.name", ""))  # version 3 has no name, which is a problem
    living = LivingWorld(world.id)
    (update,) = [each for each in find_updates(living, world.library) if each is not None]
    assert living.unsound(world.library)
    assert versions_of(update) == {"first version → 2"}
    assert update.edit is not None


def test_what_the_world_no_longer_has_becomes_the_characters_own_with_an_update(world: OwnWorld) -> None:
    id_ = world.add_character("Ilse", 5)
    changed = world.address_of_used(id_).partition(".")[0]
    uid = changed.partition("#")[2].rstrip("]")
    for kind, identity in records_of(world, id_):
        rows = world.sheet.rows(kind)
        named = "id" if world.of.system.kinds[kind].has_ids else "name"
        other = [n for n, row in enumerate(rows) if str(row[named]).casefold() == identity and row["uid"] != uid]
        if other and not world.of.system.kinds[kind].is_plain:
            world.edit(RemoveRow(f"{kind}[{other[0]}]"))
            gone = kind, identity
            break
    world.raise_number(id_)
    (update,) = older_of(world)
    assert [(each.kind, each.identity) for each in update.updates if each.is_gone] == [gone]
    apply_updates([update], LivingWorld(world.id), "Updated", world.library)
    assert gone not in records_of(world, id_)
    assert older_of(world) == []


def test_an_entry_whose_version_is_lost_is_told_until_it_is_as_the_world_has_it(world: OwnWorld) -> None:
    id_ = world.add_character("Ilse", 5)
    address = world.address_of_used(id_)
    world.raise_number(id_)
    records = {key: EntryRecord("0", 1) for key in records_of(world, id_)}
    reference = world.library.load(id_).character.setting
    assert reference is not None
    lost = with_records(replace(reference, hash="0f" * 32), records)
    world.library.commit_each([id_], lambda _: Change(SetSetting(lost), Batch(()), "lost"))
    (update,) = older_of(world)
    assert update.edit is None
    (entry,) = update.updates
    assert entry.refusal is not None
    assert "not known any more" in entry.refusal.render()
    world.edit(SetValue(address, int(world.sheet.value(address) or 0) - 1))  # type: ignore[arg-type]
    assert older_of(world) == []
