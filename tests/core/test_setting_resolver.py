"""Which setting a character gets: a sample, one of the library, or only what it embeds."""

from __future__ import annotations

import random
from dataclasses import replace
from pathlib import Path

import pytest

from core.character.document import Character
from core.character.edits import Batch, SetSetting
from core.character.json_values import Json
from core.character.setting_reference import SettingReference, named_setting
from core.character.sheet import Sheet
from core.content.setting import Setting
from core.content.world_document import world_document
from core.errors import DocumentError
from core.registry import Game, games, open_character
from core.rules.model import System
from core.setting_resolver import (
    SETTINGS_DIFFER,
    ResolvedSetting,
    creation_reference,
    draft_setting,
    find_draft_setting,
    missing_setting,
    resolve_setting,
    sample_setting,
    shared_setting,
    use_setting,
    world_name,
)
from core.store.library import Library
from core.store.records import prepare_character
from tests.helpers.games import any_id, game_with
from tests.helpers.libraries import HandClock, query
from tests.helpers.own_worlds import game_with_world, own_world


class Kept:
    """Settings in memory, by content hash, id and name."""

    def __init__(self, *settings: Setting) -> None:
        self.settings = settings

    def offered(self, system: System, reference: SettingReference) -> Setting | None:
        return None

    def find(self, system: str, reference: SettingReference) -> str | None:
        for setting in self.settings:
            found = setting.reference()
            if found.hash == reference.hash or (found.id, found.name) == (reference.id, reference.name):
                return setting.to_text()
        return None


@pytest.fixture
def of() -> Game:
    """A game with a list that its world fills."""
    return game_with_world()


def sheet_of(of: Game, setting: SettingReference | None = None) -> Sheet:
    return open_character(Character(of.id, setting=setting), random.Random(1))


@pytest.mark.parametrize("of", games(), ids=lambda of: of.id)
def test_a_character_that_names_none_has_the_sample(of: Game) -> None:
    resolved = resolve_setting(sheet_of(of), Kept())
    assert resolved == ResolvedSetting(None, of.setting())
    assert resolved.setting is sample_setting(of)
    assert creation_reference(of, resolved.setting) is None


def test_a_named_setting_comes_from_the_library(of: Game) -> None:
    world = own_world(of)
    resolved = resolve_setting(sheet_of(of, world.reference()), Kept(world))
    assert (resolved.setting, resolved.missing) == (world, None)
    assert creation_reference(of, world) == world.reference()
    assert creation_reference(of, None) is None


def test_a_copy_of_the_sample_under_the_same_id_is_another_setting(of: Game) -> None:
    sample = of.setting()
    assert sample is not None
    same = sheet_of(of, sample.reference())
    assert resolve_setting(same).setting == sample
    edited = sheet_of(of, replace(sample.reference(), hash="0f"))
    resolved = resolve_setting(edited, Kept())
    assert resolved.missing is not None
    assert resolved.setting is not None
    assert not any(resolved.setting.kinds.values())


def test_an_older_document_names_its_setting_among_the_fields_of_its_game() -> None:
    of = game_with(lambda each: "setting.id" in each.system.fields, "a field for the setting")
    sample = of.setting()
    assert sample is not None
    data: dict[str, Json] = {"setting": {"id": sample.id, "name": sample.name}}
    shipped = open_character(Character(of.id, data=data), random.Random(1))
    assert shipped.character.setting is None
    assert resolve_setting(shipped, Kept()).setting == sample
    named = Character(of.id, data={"setting": {"id": "bog", "name": "The Bog"}})
    assert named_setting(named) == SettingReference("bog", "The Bog")
    resolved = resolve_setting(open_character(named, random.Random(1)), Kept())
    assert resolved.missing is not None
    assert "The world The Bog is not in this library" in resolved.missing.render()


@pytest.mark.parametrize("data", [{}, {"setting": 3}, {"setting": {"id": ""}}, {"setting": {"id": 4}}])
def test_a_document_without_a_readable_name_has_the_sample(data: dict[str, Json]) -> None:
    assert named_setting(Character(any_id(), data=data)) is None


def test_a_setting_that_cannot_be_read_is_missing_with_the_reason(of: Game) -> None:
    world = own_world(of)
    broken = replace(world, document={**world.document, "version": 99})
    resolved = resolve_setting(sheet_of(of, world.reference()), Kept(broken))
    assert resolved.missing is not None
    assert "cannot be used: This world has version 99" in resolved.missing.render()


def test_a_damaged_world_of_the_library_is_missing_with_the_reason(of: Game, tmp_path: Path) -> None:
    """Its characters open all the same, with what they have."""
    world = own_world(of)
    with Library.open(tmp_path / "library.quire", HandClock()) as library:
        library.add(prepare_character(world_document(world.document, of.system)))
    query(library.path, "UPDATE character SET document = '{' WHERE kind = 'world'")
    with Library.open(library.path, HandClock()) as library:
        resolved = resolve_setting(sheet_of(of, world.reference()), library.settings)
        missing = missing_setting(of.id, world.reference(), library.settings)
    assert resolved.missing is not None
    assert resolved.missing == missing
    assert resolved.missing.render().startswith("The world The Far Shore cannot be used: ")


def test_the_edit_that_gives_a_character_a_setting_is_undone(of: Game) -> None:
    world, sample = own_world(of), sample_setting(of)
    assert sample is not None
    sheet = sheet_of(of)
    before = sheet.character
    changes = sheet.apply(use_setting(sheet, world))
    assert sheet.character.setting == world.reference()
    if "setting.id" in of.system.fields:
        assert isinstance(use_setting(sheet, world), Batch)
        assert sheet.value("setting.name") == world.name
    sheet.apply(use_setting(sheet, sample))
    assert sheet.character.setting is None
    sheet.apply(use_setting(sheet, world))
    sheet.apply(changes.inverse)
    assert sheet.character == before


def test_the_edit_of_a_game_without_such_fields_is_one(of: Game) -> None:
    plain = game_with(lambda each: "setting.id" not in each.system.fields, "no field for the setting")
    sample = sample_setting(plain)
    assert sample is not None
    assert use_setting(sheet_of(plain), sample) == SetSetting(None)


def test_several_characters_meet_in_the_first_setting_that_is_no_sample(of: Game) -> None:
    world = own_world(of)
    sample = resolve_setting(sheet_of(of))
    own = resolve_setting(sheet_of(of, world.reference()), Kept(world))
    bog = resolve_setting(sheet_of(of, SettingReference("bog", "The Bog", "0f")), Kept())
    assert shared_setting([]) == (None, None)
    assert shared_setting([sample, sample]) == (sample.setting, None)
    assert shared_setting([sample, own, own]) == (world, None)
    setting, missing = shared_setting([bog])
    assert setting is bog.setting
    assert missing is bog.missing
    setting, notice = shared_setting([own, bog])
    assert setting == world
    assert notice is not None
    assert notice.code == SETTINGS_DIFFER
    assert "(The Far Shore, The Bog)" in notice.render()


def test_drafts_keep_a_reference_or_nothing(of: Game) -> None:
    world = own_world(of)
    assert find_draft_setting(of, None, Kept()) is sample_setting(of)
    assert find_draft_setting(of, world.reference().to_json(), Kept(world)) == world
    for key in ("command_line", "window"):
        assert draft_setting({key: {"setting": {"id": "bog"}}}) == {"id": "bog"}
        assert draft_setting({key: {"setting": ""}}) is None
    assert draft_setting({"answers": []}) is None
    with pytest.raises(DocumentError, match="begun in the world The Far Shore, which is not in this library"):
        find_draft_setting(of, world.reference().to_json(), Kept())


def test_long_names_are_cut() -> None:
    assert world_name(SettingReference("bog", " ")) == "bog"
    assert world_name(SettingReference("bog", "x" * 500)) == "x" * 80 + "…"
