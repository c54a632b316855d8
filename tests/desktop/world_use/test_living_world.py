"""A world of the library: its older entries, versions, users, and updates from it, with real histories."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest
from PySide6.QtWidgets import QMenu
from pytestqt.qtbot import QtBot

from core.character.document import Character
from core.character.edits import AddRow, RemoveRow, SetValue
from core.character.setting_reference import SettingReference
from core.content.entry_places import entry_places
from core.registry import Game, open_character
from core.setting_resolver import use_setting
from core.store.records import prepare_character
from core.world_updates import LivingWorld, apply_updates, read_setting, undo_update
from desktop.library.library_service import LibraryService
from desktop.theme import Theme
from desktop.world_use.entry_use import EntryUse
from desktop.world_use.faces import MOST_FACES, FaceOf
from desktop.world_use.update_facts import CharacterUpdate, find_facts
from desktop.world_use.world_users import WorldUsers, read_users
from tests.helpers.changed_worlds import games_that_embed
from tests.helpers.living_worlds import OwnWorld

GAMES = games_that_embed()
OF = GAMES[0]
NAMED = pytest.mark.parametrize("of", GAMES, ids=lambda of: of.id)


def still(_number: int, _total: int) -> None:
    """Report no progress."""


def updates_of(world: OwnWorld) -> list[CharacterUpdate]:
    found: list[CharacterUpdate] = []
    find_facts(LivingWorld(world.id), found.append, still, world.library)
    return found


@NAMED
def test_an_entry_of_a_duplicated_world_is_changed_and_three_characters_are_updated_and_undone(
    service: LibraryService, of: Game
) -> None:
    world = OwnWorld(service.library, of)
    ids = [world.add_character(name, seed) for name, seed in (("Ilse", 5), ("Odd", 6), ("Quill", 7))]
    assert updates_of(world) == []
    for id_ in ids:
        world.raise_number(id_)
    before = [service.library.load(id_).character for id_ in ids]
    living = LivingWorld(world.id)
    updates = updates_of(world)
    assert {each.id for each in updates} == set(ids)
    assert all("→" in entry.versions or "version" in entry.versions for each in updates for entry in each.entries)
    applied = apply_updates([each.source for each in updates], living, "Updated from Own Shore", service.library)
    assert set(applied.ids) == set(ids)
    assert updates_of(world) == []
    reference = service.library.load(ids[0]).character.setting
    assert reference is not None
    assert service.library.settings.find(of.id, reference) == world.setting().to_text()
    undo_update(applied, service.library)
    assert [service.library.load(id_).character for id_ in ids] == before
    assert len(updates_of(world)) == len(ids)


def test_characters_of_other_worlds_and_the_sample_are_left_alone(service: LibraryService) -> None:
    world = OwnWorld(service.library, OF)
    id_ = world.add_character("Ilse", 5)
    stored = service.library.load(id_).character
    data = {key: value for key, value in stored.data.items() if key != "setting"}
    for setting in (None, SettingReference("other", "Other", "0f")):
        service.library.add(prepare_character(replace(stored, setting=setting, data=data)))
    world.raise_number(id_)
    assert [each.id for each in updates_of(world)] == [id_]


def test_a_character_whose_older_world_is_lost_says_so(service: LibraryService) -> None:
    world = OwnWorld(service.library, OF)
    id_ = world.add_character("Ilse", 5)
    lost = replace(world.setting().reference(), hash="0f" * 32)
    stored = service.library.load(id_).character
    other = service.library.add(prepare_character(replace(stored, setting=lost)))
    assert updates_of(world) == []  # all that it has is as the present entries give it
    world.raise_number(id_)
    (update,) = [each for each in updates_of(world) if each.id == other]
    assert not update.can_update
    assert all("not known any more" in each.refusal for each in update.entries)


def test_an_entry_with_a_problem_counts_by_its_last_sound_text(service: LibraryService) -> None:
    world = OwnWorld(service.library, OF)
    id_ = world.add_character("Ilse", 5)
    address = world.address_of_used(id_)
    row = address.partition(".")[0]
    name = str(world.sheet.value(f"{row}.name"))
    other = next(str(each["name"]) for each in world.sheet.rows(row.partition("[")[0]) if each["name"] != name)
    world.edit(SetValue(f"{row}.name", other))  # the same name twice
    found: list[CharacterUpdate] = []
    summary = find_facts(LivingWorld(world.id), found.append, still, service.library)
    assert summary.unsound
    assert other in summary.unsound
    assert all(each.name != other for update in found for each in update.entries) or not found


def test_the_version_of_an_entry_is_that_of_its_last_change(service: LibraryService) -> None:
    world = OwnWorld(service.library, OF)
    unknown = world.add_character("Ilse", 5)  # in the first version, which has no number
    world.edit(SetValue("about", "A shore."))
    early = world.add_character("Odd", 5)
    kind, _, _ = world.address_of_used(early).partition("[")
    world.raise_number(early)
    late = world.add_character("Quill", 5)
    world.edit(AddRow(kind, {"id": "quite_new", "name": "Quite New"}))
    world.edit(RemoveRow(f"{kind}[{len(world.sheet.rows(kind)) - 1}]"))
    world.raise_number(late)
    reference = service.library.load(late).character.setting
    assert reference is not None
    assert reference.version == 2
    assert {update.id: {entry.versions for entry in update.entries} for update in updates_of(world)} == {
        unknown: {"version 5"},
        early: {"first version → 5"},
        late: {"version 2 → 5"},
    }
    assert world.setting().version == 5


def test_a_world_is_read_as_it_is_edited_with_the_last_sound_text_of_what_is_wrong(service: LibraryService) -> None:
    world = OwnWorld(service.library, OF)
    kind = next(key for key, each in OF.system.kinds.items() if len(world.sheet.rows(key)) > 1 and each.has_names)
    names = [str(each["name"]) for each in world.sheet.rows(kind)]
    world.edit(SetValue(f"{kind}[1].name", names[0]))
    stored = service.library.load(world.id)
    setting = read_setting(world.sheet.character, OF.system, world.id, stored.position.revision, service.library)
    assert [str(each["name"]) for each in setting.kinds[kind]] == names
    alone = read_setting(world.sheet.character, OF.system, "", 0, service.library)
    assert [str(each["name"]) for each in alone.kinds[kind]] == [names[0], *names[2:]]


# ------------------------------------------------------------------------------------------------------ who uses what


def test_users_are_known_entry_by_entry_with_those_who_have_an_older_one(service: LibraryService) -> None:
    world = OwnWorld(service.library, OF)
    first, second = world.add_character("Ilse", 5), world.add_character("Odd", 6)
    users = read_users(world.id, still, service.library)
    assert [each.name for each in users.characters] == ["Ilse", "Odd"]
    assert not users.older
    for place in entry_places(OF.system, service.library.load(first).character.data):
        assert first in [each.id for each in users.of_entry(place.kind, place.identity)]
    for kind, counts in users.counts.items():
        key = "id" if OF.system.kinds[kind].has_ids else "name"
        assert set(counts) <= {str(each[key]) for each in world.sheet.rows(kind)}
        assert all(1 <= count <= 2 for count in counts.values())
    world.raise_number(second)
    older = read_users(world.id, still, service.library).older
    assert second in [each.id for faces in older.values() for each in faces]
    assert users.of_entry("none", "none") == ()
    assert WorldUsers().older_of_entry("none", "none") == ()


def test_the_foot_of_an_entry_names_its_users_and_offers_the_update_only_where_one_is_older(
    qtbot: QtBot, theme: Theme
) -> None:
    assert isinstance(theme, Theme)
    foot = EntryUse()
    qtbot.addWidget(foot)
    assert foot.faces.text() == "Not used yet"
    assert not foot.faces.isEnabled()
    faces = [FaceOf(str(number), f"Ilse & Odd {number}") for number in range(6)]
    foot.show_users(faces, ())
    assert foot.faces.text().replace("(s)", "s") == "Used by 6 characters"
    assert len(foot.faces.faces) == MOST_FACES
    assert foot.update_button.isHidden()
    foot.show_users(faces, faces[:1])
    assert not foot.update_button.isHidden()
    with qtbot.waitSignal(foot.update_wanted):
        foot.update_button.click()
    menu = foot.users_menu()
    assert menu.actions()[0].text() == "Ilse && Odd 0"
    with qtbot.waitSignal(foot.character_chosen) as chosen:
        menu.actions()[2].trigger()
    assert chosen.args == ["2"]
    foot.show()
    foot.faces.click()
    assert any(each.isVisible() for each in foot.findChildren(QMenu))
    for each in foot.findChildren(QMenu):
        each.close()


def test_a_setting_of_a_world_is_named_by_a_character(service: LibraryService) -> None:
    setting = OwnWorld(service.library, OF).setting()
    sheet = open_character(Character(OF.id), random.Random(1))
    sheet.apply(use_setting(sheet, setting))
    assert sheet.character.setting is not None
    assert sheet.character.setting.id == "own_shore"
