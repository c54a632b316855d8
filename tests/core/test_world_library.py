"""Worlds in a library: imported, duplicated, edited, offered to their characters, exported, moved to the trash."""

from __future__ import annotations

import json
import random
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from core.character.document import Character
from core.character.document_kind import WORLD
from core.character.edits import Edit, SetHeader, SetValue
from core.character.json_reader import read_object
from core.character.setting_reference import SettingReference, content_hash
from core.content.world_document import setting_file
from core.errors import DocumentError
from core.registry import Game, open_character, summarise
from core.setting_resolver import find_draft_setting, resolve_setting
from core.store.doctor import check_library
from core.store.library import Library
from core.store.records import Change, Query, prepare_character
from core.world_library import (
    add_world,
    check_world,
    duplicate_sample,
    duplicate_world,
    keep_world,
    new_world,
    read_world_file,
    sample_document,
    sample_worlds,
    unused_id,
    world_file,
)
from tests.helpers.libraries import HandClock
from tests.helpers.own_worlds import WORLD_ID, WORLD_NAME, game_with_world, list_of, own_world

OLD = Path(__file__).parents[1] / "data" / "old" / "library-0006.sql"


@pytest.fixture
def library(tmp_path: Path) -> Iterator[Library]:
    """An empty library in a file."""
    path = tmp_path / "library.quire"
    with Library.open(path, HandClock(), source=random.Random(5), summarise=summarise) as library:
        yield library


@pytest.fixture
def of() -> Game:
    """A game with a list that its world fills."""
    return game_with_world()


def kind_of(of: Game) -> str:
    return of.system.fields[list_of(of)].setting_kind


def file_of(of: Game) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(own_world(of).to_text())
    return found


def edit(library: Library, id_: str, *edits: Edit) -> None:
    """Edit a world as its tab does."""
    stored = library.load(id_)
    sheet, position = open_character(stored.character, random.Random(3)), stored.position
    for each in edits:
        changes = sheet.apply(each)
        change = Change(changes.edit, changes.inverse, "Edit")
        prepared = prepare_character(sheet.character, "", sheet.system.version)
        position = library.commit(id_, position, change, prepared).result().position


def character_in(of: Game, name: str = WORLD_NAME, hash_: str = "0" * 64) -> Character:
    return Character(of.id, name="Ilse", setting=SettingReference(WORLD_ID, name, hash_))


def test_an_imported_file_is_a_world_of_the_list_and_comes_out_as_it_was(library: Library, of: Game) -> None:
    document = file_of(of)
    added = add_world(library, json.dumps(document).encode())
    assert (added.own_id, added.name, added.is_new) == (WORLD_ID, WORLD_NAME, True)
    (listed,) = library.worlds.list()
    assert (listed.entry.id, listed.entry.name, listed.system, listed.own_id) == (added.id, WORLD_NAME, of.id, WORLD_ID)
    assert listed.entries == sum(len(each) for each in document.values() if isinstance(each, list))
    assert (listed.characters, listed.problem) == (0, None)
    assert json.loads(world_file(library, added.id)) == document
    assert library.count() == 0
    assert [each.entry.name for each in library.worlds.list(of.id, "far shore")] == [WORLD_NAME]
    assert library.worlds.list("other") == library.worlds.list(text="nowhere") == ()
    assert check_library(library.path).problems == ()


def test_the_same_file_again_is_the_same_world_and_a_newer_one_its_newest_revision(library: Library, of: Game) -> None:
    first = add_world(library, file_of(of))
    again = add_world(library, file_of(of))
    assert (again.id, again.is_new, len(library.history(first.id))) == (first.id, False, 1)
    newer = file_of(of)
    newer["about"] = "A newer coast."
    newer[kind_of(of)] = [*newer[kind_of(of)][1:], {**newer[kind_of(of)][0], "about": "Moved."}]
    before = library.load(first.id).character.data[kind_of(of)]
    assert add_world(library, newer).id == first.id
    assert setting_file(library.load(first.id).character, of.system) == newer
    after = library.load(first.id).character.data[kind_of(of)]
    assert isinstance(before, list)
    assert isinstance(after, list)
    assert after[:-1] == before[1:]
    assert after[-1]["uid"] == before[0]["uid"]
    library.undo(first.id).result()
    assert setting_file(library.load(first.id).character, of.system) == file_of(of)
    assert check_library(library.path).problems == ()


def test_another_world_with_the_same_id_gets_an_id_of_its_own(library: Library, of: Game) -> None:
    first = add_world(library, file_of(of))
    other = add_world(library, {**file_of(of), "name": "Another Shore"})
    assert other.is_new
    assert other.id != first.id
    assert {each.entry.name: each.own_id for each in library.worlds.list()} == {
        "Another Shore": f"{WORLD_ID}_2", WORLD_NAME: WORLD_ID,
    }  # fmt: skip
    assert [unused_id(each, {"a"}) for each in ("a", "B c!", "", "x")] == ["a_2", "b_c", "world", "x"]


def test_a_world_with_mistakes_is_imported_and_says_where_they_are(library: Library, of: Game) -> None:
    document = file_of(of)
    kind = kind_of(of)
    document[kind][0]["id" if of.system.kinds[kind].has_ids else "name"] = ""
    document[kind].append(7)
    document.pop("id")
    added = add_world(library, document)
    problems = {each.address: each for each in check_world(library.load(added.id).character).problems}
    assert f"{kind}[{len(document[kind]) - 1}]" in problems
    assert json.loads(world_file(library, added.id)) == {**document, "id": "the_far_shore"}
    world = library.worlds.find(of.id, "the_far_shore")
    assert world is not None
    assert len(library.worlds.setting_of(of.system, world).kinds[kind]) == len(document[kind]) - 2


@pytest.mark.parametrize("content", [b"", b"{}", b'{"format": "quire-character"}', b"\xff quire-setting", b"[1]"])
def test_other_files_are_no_worlds(content: bytes) -> None:
    assert read_world_file(content) is None


def test_a_world_of_an_unknown_game_is_refused(library: Library) -> None:
    document = read_world_file(b'{"format": "quire-setting", "version": 1, "system": "chess"}')
    assert document is not None
    with pytest.raises(DocumentError, match="no game chess"):
        add_world(library, document)


def test_samples_are_duplicated_under_an_id_of_their_own(library: Library, of: Game) -> None:
    sample = next(each for each in sample_worlds() if each.game is of)
    assert setting_file(sample_document(sample), of.system) == read_object(sample.file.read_bytes())
    first = duplicate_sample(library, sample, sample.name)
    second = duplicate_world(library, first, "Copy")
    worlds = {each.entry.id: each for each in library.worlds.list()}
    assert sample.own_id not in {each.own_id for each in worlds.values()}
    assert worlds[second].own_id == "copy"
    assert worlds[first].entries == worlds[second].entries == sample.entries
    empty = new_world(library, of, "Empty shore")
    assert [(each.own_id, each.entries) for each in library.worlds.list(text="empty")] == [("empty_shore", 0)]
    assert not [each for each in check_world(library.load(empty).character).problems if not each.is_notice]


def test_characters_are_offered_what_their_world_has_now(library: Library, of: Game) -> None:
    id_ = add_world(library, file_of(of)).id
    library.add(prepare_character(character_in(of)))
    sheet = open_character(character_in(of), random.Random(1))
    kind = kind_of(of)
    edit(library, id_, SetValue(f"{kind}[0].name", "Shiny new thing"))
    resolved = resolve_setting(sheet, library.settings)
    assert resolved.missing is None
    assert resolved.setting is not None
    assert resolved.setting.kinds[kind][0]["name"] == "Shiny new thing"
    assert resolved.setting.version == 1
    assert resolve_setting(sheet, library.settings).setting is resolved.setting
    edit(library, id_, SetValue(f"{kind}[0].name", ""))
    now = resolve_setting(sheet, library.settings).setting
    assert now is not None
    assert now.version == 2
    assert now.kinds[kind][0]["name"] == "Shiny new thing"
    assert [each.characters for each in library.worlds.list()] == [1]


def test_a_character_keeps_its_world_when_that_is_renamed_but_meets_no_other_one(library: Library, of: Game) -> None:
    id_ = add_world(library, file_of(of)).id
    edit(library, id_, SetHeader("name", "The Near Shore"))
    named = open_character(character_in(of), random.Random(1))
    found = resolve_setting(named, library.settings).setting
    assert found is not None
    assert found.name == "The Near Shore"
    stranger = open_character(character_in(of, "A Third Shore"), random.Random(1))
    assert resolve_setting(stranger, library.settings).missing is not None
    library.trash(id_)
    assert resolve_setting(named, library.settings).missing is not None
    assert [each.entry.id for each in library.worlds.list(trashed=True)] == [id_]
    library.restore_trashed(id_)
    assert resolve_setting(named, library.settings).missing is None


def test_a_file_that_is_used_is_kept_and_becomes_a_world_once(library: Library, of: Game) -> None:
    setting = own_world(of)
    keep_world(library, setting)
    keep_world(library, setting)
    keep_world(library, replace(setting, document={}))
    assert len(library.worlds.list()) == 1
    assert library.settings.find(of.id, setting.reference()) == setting.to_text()
    id_ = library.worlds.list()[0].entry.id
    edit(library, id_, SetValue(f"{kind_of(of)}[0].name", "Changed"))
    assert find_draft_setting(of, setting.reference().to_json(), library.settings) == setting


def test_worlds_of_older_libraries_become_editable(tmp_path: Path) -> None:
    path = tmp_path / "library.quire"
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript(OLD.read_text(encoding="utf-8"))
        ((document, system),) = connection.execute("SELECT document, system FROM setting").fetchall()
        for number, name in enumerate(("The Harbor", "Another Harbor"), start=2):
            older = json.dumps({**json.loads(document), "name": name, "about": "Older."}, sort_keys=True)
            values = (number - 5, "harbor", system, name, content_hash(older), number, older)
            connection.execute("INSERT INTO setting VALUES (?, ?, ?, ?, ?, ?, ?)", values)
        connection.execute("INSERT INTO setting VALUES (9, 'x', ?, 'X', 'wrong', 1, '{')", (system,))
        connection.commit()
    with Library.open(path, HandClock()) as library:
        worlds = {each.entry.name: each for each in library.worlds.list()}
        assert {name: (each.own_id, each.characters, each.entries) for name, each in worlds.items()} == {
            "The Harbor": ("harbor", 1, 1), "Another Harbor": ("harbor_2", 0, 1),
        }  # fmt: skip
        assert library.page(Query(text="net", kind=WORLD)).entries != ()
        assert library.load(worlds["The Harbor"].entry.id).character.data["about"] == "Two boats."
    problems = [each.code for each in check_library(path).problems]
    assert set(problems) <= {"setting_damaged", "value_unreadable"}
