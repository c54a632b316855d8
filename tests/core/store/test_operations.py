"""One action on several characters: written and undone in one transaction, with new summary lines."""

from __future__ import annotations

from pathlib import Path

import pytest

from core.character.document import Character
from core.character.edits import SetHeader
from core.character.setting_reference import SettingReference
from core.errors import LibraryError
from core.store.errors import ConflictError
from core.store.library import Library
from core.store.records import Change, Origin, SummaryLine, prepare_character
from tests.helpers.games import any_id
from tests.helpers.libraries import HandClock


def rename(character: Character) -> Change:
    edit = SetHeader("name", f"{character.name} the Old")
    return Change(edit, SetHeader("name", character.name), "Name", operation="0a1b")


def three(library: Library) -> list[str]:
    return library.add_many(prepare_character(Character(any_id(), name=name), "a line") for name in ("A", "B", "C"))


def names(library: Library, ids: list[str]) -> list[str]:
    return [library.load(id).character.name for id in ids]


def test_an_operation_is_undone_in_all_characters_at_once_even_after_a_restart(path: Path, clock: HandClock) -> None:
    with Library.open(path, clock) as library:
        ids = three(library)
        library.commit_each(ids, rename)
    with Library.open(path, clock) as library:
        assert library.undo_operation(ids, "0a1b") == ids
        assert names(library, ids) == ["A", "B", "C"]
        assert all(library.history(id)[0].origin is Origin.UNDO for id in ids)
        assert library.undo_operation(ids, "0a1b") == []


def test_a_character_with_a_newer_edit_keeps_the_operation(library: Library) -> None:
    ids = three(library)
    library.commit_each(ids, rename)
    library.commit_each(ids[:1], lambda _: Change(SetHeader("player", "P"), SetHeader("player", ""), "Player"))
    assert library.undo_operation(ids, "0a1b") == ids[1:]
    assert names(library, ids) == ["A the Old", "B", "C"]
    assert library.undo_operation(ids, "another") == []


def test_an_undo_that_fails_for_one_is_undone_for_none(library: Library) -> None:
    ids = three(library)
    library.commit_each(ids, rename)
    library.trash(ids[2])
    with pytest.raises(ConflictError, match="trash"):
        library.undo_operation(ids, "0a1b")
    with pytest.raises(LibraryError, match="no_one"):
        library.undo_operation([ids[0], "no_one"], "0a1b")
    assert names(library, ids[:2]) == ["A the Old", "B the Old"]


def test_an_edit_of_many_renews_their_lines_where_it_may_change_them(path: Path, clock: HandClock) -> None:
    def line(character: Character) -> SummaryLine:
        return f"line of {character.name}", "1", 0

    with Library.open(path, clock, summarise=line) as library:
        first, second, _third = three(library)
        library.commit_each([first], rename)
        library.commit_each([second], rename, has_new_lines=True)
        assert [entry.line for entry in library.entries([first, second])] == ["a line", "line of B the Old"]


def test_the_characters_of_a_world_are_those_that_name_it(library: Library) -> None:
    def of(name: str, world: str) -> Character:
        return Character(any_id(), name=name, setting=SettingReference(world, world.title(), "0f") if world else None)

    first, _other, _sample, last, gone = library.add_many(
        prepare_character(of(name, world))
        for name, world in (("Zoe", "far"), ("Bo", "near"), ("Cy", ""), ("Al", "far"), ("Di", "far"))
    )
    library.trash(gone)
    assert library.characters_of_world(any_id(), "far") == (last, first)
    assert library.characters_of_world(any_id(), "") == ()
    assert library.characters_of_world("other", "far") == ()
