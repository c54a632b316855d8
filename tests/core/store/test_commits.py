"""Commits: in order, merged, undone, never lost."""

from __future__ import annotations

import random
import sqlite3
from collections.abc import Iterator
from itertools import permutations
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from core.character.document import Character
from core.character.edits import (
    Accept,
    AddRow,
    Batch,
    Edit,
    MoveRow,
    RemoveRow,
    SetEffects,
    SetHeader,
    SetHouseRule,
    SetOption,
    SetValue,
)
from core.character.json_values import ABSENT
from core.character.uids import Uids
from core.errors import LibraryError, QuireError
from core.messages import Message
from core.store.doctor import check_library
from core.store.edit_diff import diff_characters
from core.store.errors import ConflictError
from core.store.library import Library
from core.store.records import Change, Origin, Position, Query, SummaryLine, prepare_character
from tests.helpers.libraries import CharacterEditor, HandClock, anna, health, query


def test_commit_result_means_document_and_revision_are_on_disk(library: Library) -> None:
    id = library.add(prepare_character(anna()))
    committed = CharacterEditor(library, id).set(12)
    assert committed.position == Position(1, 1)
    assert committed.character is None
    ((document,),) = query(library.path, "SELECT document FROM character WHERE kind = 'character'")
    assert Character.read(str(document)) == library.load(id).character
    assert health(library.load(id).character) == 12
    assert [revision.number for revision in library.history(id)] == [1, 0]


def test_queued_edits_are_written_in_order(library: Library) -> None:
    id = library.add(prepare_character(anna()))
    editing = CharacterEditor(library, id)
    for value in range(50):
        editing.do(SetValue("base.hlth", value), f"to {value}")
    library.wait()
    assert [revision.label for revision in library.history(id)][:-1] == [f"to {value}" for value in range(49, -1, -1)]
    assert health(library.load(id).character) == 49


def test_closing_waits_for_the_last_edit(path: Path, clock: HandClock) -> None:
    library = Library.open(path, clock)
    id = library.add(prepare_character(anna()))
    editing = CharacterEditor(library, id)
    for value in range(30):
        editing.do(SetValue("base.hlth", value))
    library.close()
    with Library.open(path, clock) as again:
        assert health(again.load(id).character) == 29
    with pytest.raises(LibraryError, match="is closed, so nothing"):
        editing.set(3)


def test_typing_into_one_input_becomes_one_revision(library: Library) -> None:
    id = library.add(prepare_character(anna()))
    editing = CharacterEditor(library, id)
    editing.set(1)
    for value in (11, 112, 1123):
        editing.set(value, merge=True)
    assert [revision.label for revision in library.history(id)] == ["Health 1123", ""]
    assert library.load(id).position == Position(1, 4)
    assert health(library.undo(id).result().character or anna()) == 10


@pytest.mark.parametrize(
    "edits",
    [
        [SetHeader("name", "A"), SetHeader("name", "An")],
        [SetOption("quirks", True), SetOption("quirks", False)],
        [SetHouseRule("a", "1"), SetHouseRule("a", "1 + 1")],
    ],
)
def test_every_kind_of_typing_merges(library: Library, edits: list[Edit]) -> None:
    id = library.add(prepare_character(anna()))
    editing = CharacterEditor(library, id)
    for edit in edits:
        editing.do(edit, merge=True)
    library.wait()
    assert library.load(id).position == Position(1, 2)
    assert library.undo(id).result().character == anna()


def test_typing_into_another_input_is_a_new_revision(library: Library) -> None:
    id = library.add(prepare_character(anna()))
    editing = CharacterEditor(library, id)
    editing.set(1, merge=True)
    editing.do(SetHeader("name", "Zoe"), merge=True)
    editing.do(SetHeader("name", "Zoey"), merge=True, source=Origin.ROLLED)
    editing.do(AddRow("weapons", {"name": "Axe"}), merge=True)
    editing.do(SetHeader("name", "Zoe"), merge=True).result()
    assert library.load(id).position.revision == 5


def test_merging_continues_in_another_session(path: Path, clock: HandClock) -> None:
    with Library.open(path, clock) as library:
        id = library.add(prepare_character(anna()))
        CharacterEditor(library, id).set(1)
    with Library.open(path, clock) as library:
        CharacterEditor(library, id).set(12, merge=True)
        assert library.load(id).position == Position(1, 2)
        assert health(library.undo(id).result().character or anna()) == 10


def test_edits_of_two_programs_are_merged(path: Path, clock: HandClock) -> None:
    with Library.open(path, clock) as one, Library.open(path, clock) as other:
        id = one.add(prepare_character(anna()))
        first, second = CharacterEditor(one, id), CharacterEditor(other, id)
        assert not first.set(12).merged
        committed = second.do(SetHeader("name", "Berta")).result()
        assert committed.merged
        assert committed.position == Position(2, 2)
        assert committed.character == other.load(id).character
        assert (committed.character.name, health(committed.character)) == ("Berta", 12)
        # The first one does not know yet; what is typed there without waiting is merged as well.
        pending = [first.do(SetValue("base.hlth", value)) for value in (13, 14)]
        assert [edit.result().merged for edit in pending] == [True, True]
        assert health(one.load(id).character) == 14
        assert one.load(id).character.name == "Berta"
        assert [revision.number for revision in one.history(id)] == [4, 3, 2, 1, 0]
    assert check_library(path).problems == ()


def test_merged_typing_is_seen_by_another_program(path: Path, clock: HandClock) -> None:
    with Library.open(path, clock) as one, Library.open(path, clock) as other:
        id = one.add(prepare_character(anna()))
        first = CharacterEditor(one, id)
        first.set(1)
        second = CharacterEditor(other, id)
        first.set(12, merge=True)  # the same revision, rewritten
        committed = second.do(SetHeader("name", "Berta")).result()
        assert committed.merged
        assert health(other.load(id).character) == 12
        # And typing cannot continue in a revision that is not the newest.
        merged = first.do(SetValue("base.hlth", 123), merge=True).result()
        assert (merged.merged, merged.position.revision) == (True, 3)


def test_conflicting_edit_is_returned_in_the_error(path: Path, clock: HandClock) -> None:
    with Library.open(path, clock) as one, Library.open(path, clock) as other:
        id = one.add(prepare_character(anna()))
        second = CharacterEditor(other, id)
        CharacterEditor(one, id).do(RemoveRow("weapons[#kk22]")).result()
        pending = second.do(SetValue("weapons[#kk22].name", "Long bow"), "Bow renamed")
        after = second.do(SetHeader("name", "Berta"))
        with pytest.raises(ConflictError, match="“Bow renamed” was not saved") as caught:
            pending.result()
        assert caught.value.edit == SetValue("weapons[#kk22].name", "Long bow")
        assert caught.value.position == Position(1, 1)
        assert caught.value.character is not None
        assert caught.value.character.data["weapons"] == []
        # An edit behind it is no reason to lose that one as well.
        assert after.result().merged
        assert other.load(id).character.name == "Berta"


@pytest.mark.parametrize("for_good", [False, True])
def test_edit_of_a_deleted_character_is_a_conflict(library: Library, for_good: bool) -> None:
    id = library.add(prepare_character(anna()))
    editing = CharacterEditor(library, id)
    editing.set(5)
    library.trash(id)
    if for_good:
        library.delete(id)
    with pytest.raises(ConflictError, match="deleted permanently" if for_good else "is in the trash") as caught:
        editing.set(6)
    assert (caught.value.character is None) is for_good
    if not for_good:
        library.restore_trashed(id)
        assert CharacterEditor(library, id).set(6).position.revision == 2


def test_failed_write_fails_the_edits_based_on_it(library: Library) -> None:
    id = library.add(prepare_character(anna()))
    editing = CharacterEditor(library, id)
    editing.set(5)
    blocker = ask_exclusive(library.path)
    first = editing.do(SetValue("base.hlth", 6))
    second = editing.do(SetValue("base.hlth", 7))
    for pending in (first, second):
        with pytest.raises(LibraryError, match="in use by another program"):
            pending.result()
    blocker.close()
    assert health(library.load(id).character) == 5
    assert CharacterEditor(library, id).set(8).position.revision == 2


def ask_exclusive(path: Path) -> sqlite3.Connection:
    """Request an exclusive lock."""
    connection = sqlite3.connect(path, isolation_level=None)
    connection.execute("BEGIN IMMEDIATE")
    return connection


def test_replayed_rows_keep_their_uids(library: Library) -> None:
    id = library.add(prepare_character(anna()))
    editing = CharacterEditor(library, id)
    editing.do(AddRow("weapons", {"name": "Axe"}))
    editing.do(Batch((AddRow("gear", {"name": "Rope"}), SetValue("base.hlth", 3)), "Shopping"))
    editing.do(SetValue("languages", ["one", "two"])).result()
    assert library.load_revision(id, 3) == library.load(id).character == editing.character
    assert library.restore(id, 0).result().character == anna()
    assert library.undo(id).result().character == editing.character
    assert check_library(library.path).problems == ()


def test_changes_by_a_game_on_opening_are_in_the_history(library: Library) -> None:
    bare = anna(data={"weapons": [{"name": "Bow"}], "old_key": 1})
    id = library.add(prepare_character(bare))

    def opened(character: Character, uid: str) -> Character:
        return Character.from_json(
            {**character.to_json(), "data": {"weapons": [{"name": "Bow", "uid": uid}], "new_key": 1}}
        )

    # Before the first edit nothing is written of it: history begins with the document as it was opened.
    editing = CharacterEditor(library, id)
    editing.character = opened(editing.character, "kk22")
    editing.do(SetHeader("name", "Zoe")).result()
    assert library.load_revision(id, 0) == opened(bare, "kk22")
    # Later it is a revision of its own, which undo passes over.
    again = CharacterEditor(library, id)
    again.library.restore_trashed(id)  # another writing, so that nothing is remembered of the first session
    again = CharacterEditor(library, id)
    again.character = Character.from_json({**opened(again.character, "kk33").to_json(), "options": {"quirks": True}})
    again.do(SetValue("new_key", 2), "New key").result()
    assert [revision.origin for revision in library.history(id)] == [
        Origin.TYPED,
        Origin.GAME,
        Origin.TYPED,
        Origin.NEW,
    ]
    assert library.load_revision(id, 3) == again.character
    assert [step.revision.number for step in library.undo_state(id).undo] == [1, 3]
    assert library.undo(id).result().character is not None
    assert library.undo(id).result().character is not None
    assert library.load(id).character.name == "Anna Drake"
    assert check_library(library.path).problems == ()


def test_applying_the_difference_gives_the_other_document() -> None:
    other = Character.from_json(
        {
            **anna().to_json(),
            "name": "Zoe",
            "player": "",
            "tags": [],
            "options": {"quirks": True},
            "house_rules": {"b": "2", "a": "1"},
            "effects": [{"name": "Poisoned", "address": "move_rate", "change": -2}],
            "accepted": [{"code": "raw_range", "address": "base.hlth", "reason": "magic"}],
            "data": {"base": {"hlth": 11}},
        }
    )
    campaign = {"id": "f7k2m9qx", "name": "Salt", "version": 1, "options": {}, "house_rules": {"b": "9"}, "reasons": {}}
    ruled = Character.from_json(
        {
            **other.to_json(),
            "campaign": "Salt",
            "campaign_id": "f7k2m9qx",
            "reasons": {"a": "so", "gone": "left over", "options.quirks": "fun", "options.gone": "left over"},
            "campaign_rules": campaign,
        }
    )
    renamed = Character.from_json({**ruled.to_json(), "campaign": "Silver", "reasons": {"a": "so"}})
    uids = Uids(random.Random(1))
    for old, new in permutations((anna(), other, ruled, renamed), 2):
        assert diff_characters(old, new).apply(old, uids).character.to_text() == new.to_text()


def test_the_summary_line_of_a_merged_character_is_updated(path: Path, clock: HandClock) -> None:
    def summarise(character: Character) -> SummaryLine:
        if health(character) == 99:
            raise QuireError(Message("no_game", "The game is not there."))
        return f"Health {health(character)}", "7", 1

    with Library.open(path, clock, summarise=summarise) as library:
        id = library.add(prepare_character(anna(), "Health 10", "7"))
        editing = CharacterEditor(library, id)
        editing.set(12)
        library.undo(id).result()
        assert library.entry(id).line == "Health 10"
        assert library.page(Query(text="health 10")).entries
        library.redo(id).result()
        assert library.entry(id).line == "Health 12"
        other = CharacterEditor(library, id)
        other.set(99)
        library.undo(id).result()
        library.redo(id).result()
        assert library.entry(id).line == "Health 12"  # the game could not be had: the old line stays


EDITS = st.one_of(
    st.builds(SetValue, st.just("base.hlth"), st.integers(0, 30)),
    st.builds(SetValue, st.just("base.agil"), st.integers(0, 30) | st.just(ABSENT)),
    st.builds(SetHeader, st.sampled_from(["name", "notes", "campaign"]), st.text(max_size=8)),
    st.builds(SetHeader, st.just("tags"), st.lists(st.text(max_size=3), max_size=3)),
    st.builds(SetOption, st.just("quirks"), st.booleans()),
    st.builds(SetHouseRule, st.sampled_from(["a", "b"]), st.sampled_from(["1", "2 + 2"]) | st.just(ABSENT)),
    st.builds(SetEffects, st.lists(st.fixed_dictionaries({"name": st.text(max_size=3)}), max_size=2).map(tuple)),
    st.builds(AddRow, st.just("weapons"), st.fixed_dictionaries({"name": st.text(max_size=4)})),
    st.builds(Accept, st.just("raw_range"), st.just("base.hlth"), st.sampled_from(["why", None])),
    st.just(MoveRow("weapons[0]", 0)),
    st.just(RemoveRow("weapons[0]")),
    st.sampled_from(["undo", "redo", "restore", "type a", "type b"]),
)


@pytest.fixture(scope="module")
def lives(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Library]:
    """One library for many lives."""
    with Library.open(tmp_path_factory.mktemp("lives") / "library.quire", HandClock()) as library:
        yield library


def carry_out(deed: Edit | str | list[Edit], library: Library, id: str, seed: int) -> None:
    editing = CharacterEditor(library, id, seed)
    if isinstance(deed, Edit):
        editing.do(deed).result()
    elif isinstance(deed, list):
        editing.do(Batch(tuple(deed))).result()
    elif deed == "restore":
        library.restore(id, seed // 2).result()
    elif deed.startswith("type"):
        editing.do(SetHeader("name", deed), merge=True).result()
    else:
        (library.undo if deed == "undo" else library.redo)(id).result()


@settings(max_examples=40)
@given(st.lists(EDITS | st.lists(EDITS.filter(lambda edit: not isinstance(edit, str)), max_size=3), max_size=14))
def test_random_edits_replay_and_every_revision_can_be_restored(
    lives: Library, deeds: list[Edit | str | list[Edit]]
) -> None:
    library = lives
    id = library.add(prepare_character(anna()))
    moments = [anna().to_text()]
    undo: list[str] = []  # documents, as an editor without a library would keep them
    redo: list[str] = []
    for deed in deeds:
        try:
            carry_out(deed, library, id, len(moments))
        except QuireError:
            continue
        stored = library.load(id)
        document, before = stored.character.to_text(), moments[-1]
        is_merged = stored.position.revision < len(moments)
        moments[stored.position.revision :] = [document]
        if deed == "undo":
            redo.append(before)
            assert document == undo.pop()
        elif deed == "redo":
            undo.append(before)
            assert document == redo.pop()
        elif not is_merged:
            undo.append(before)
            redo.clear()
        state = library.undo_state(id)
        assert (len(state.undo), len(state.redo)) == (len(undo), len(redo))
    assert [library.load_revision(id, number).to_text() for number in range(len(moments))] == moments
    for number in {0, len(moments) // 2, len(moments) - 1}:
        restored = library.restore(id, number).result().character
        assert restored is not None
        assert restored.to_text() == moments[number]
    assert check_library(library.path).problems == ()
    library.trash(id)
    library.delete(id)


def test_base_of_another_type_raises_type_error(library: Library) -> None:
    id = library.add(prepare_character(anna()))
    change = Change(SetHeader("name", "x"), SetHeader("name", "y"), "")
    with pytest.raises(TypeError, match="no base"):
        library.commit(id, 3, change, prepare_character(anna())).result()  # type: ignore[arg-type]


def test_edit_can_be_based_on_a_read_by_another_program(path: Path, clock: HandClock) -> None:
    with Library.open(path, clock) as reader:
        id = reader.add(prepare_character(anna()))
        editing = CharacterEditor(reader, id)
    with Library.open(path, clock) as library:
        editing.library = library
        assert editing.set(12).position == Position(1, 1)


def test_first_edit_can_name_a_row_that_got_its_uid_on_opening(library: Library) -> None:
    id = library.add(prepare_character(anna(data={"weapons": [{"name": "Bow"}]})))
    editing = CharacterEditor(library, id)
    editing.character = anna(data={"weapons": [{"name": "Bow", "uid": "kk22"}]})
    editing.do(SetValue("weapons[#kk22].name", "Long bow")).result()
    assert library.load_revision(id, 0) == anna(data={"weapons": [{"name": "Bow", "uid": "kk22"}]})
    assert check_library(library.path).problems == ()


def test_more_characters_than_the_cache_holds(library: Library) -> None:
    ids = library.add_many([prepare_character(anna())] * 70)
    open_ones = [CharacterEditor(library, id) for id in ids]
    for value in (11, 12):
        for editing in open_ones:
            editing.do(SetValue("base.hlth", value))
    library.wait()
    assert {library.load(id).position for id in ids} == {Position(2, 2)}
    assert check_library(library.path).problems == ()
