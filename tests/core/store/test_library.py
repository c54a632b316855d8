"""The library's interface: characters, lists, search, trash, campaigns, drafts, rolls."""

from __future__ import annotations

import base64
import random
import sqlite3
import struct
import subprocess
import sys
import zlib
from collections.abc import Callable, Mapping
from contextlib import closing
from dataclasses import replace
from datetime import UTC
from decimal import Decimal
from pathlib import Path
from threading import get_ident
from typing import Any

import pytest
from sqlmodel import Session

from core.character.document import Character
from core.character.edits import SetHeader, SetPortrait, SetValue
from core.character.json_values import Json
from core.character.uids import Uids
from core.errors import LibraryError
from core.messages import Message
from core.store.doctor import check_library
from core.store.drafts import NO_DRAFT
from core.store.errors import ConflictError
from core.store.library import Library
from core.store.list_query import FEW_HITS, ListReader
from core.store.records import (
    Change,
    Draft,
    LibraryEntry,
    LoggedRoll,
    Origin,
    PageKey,
    Position,
    PreparedCharacter,
    Query,
    RollMethod,
    SortBy,
    Summary,
    prepare_character,
)
from core.store.search_index import natural_key, tags_key
from core.store.tables import CampaignRow
from tests.helpers.games import any_id
from tests.helpers.libraries import START, CharacterEditor, HandClock, anna, health, query
from tests.helpers.sources import ROOT


def named(*names: str, **changes: object) -> list[PreparedCharacter]:
    return [prepare_character(anna(name=name, **changes)) for name in names]


def names(library: Library, query: Query | None = None) -> list[str]:
    return [entry.name for entry in library.all_entries(query)]


def test_loaded_character_equals_the_added_one(library: Library) -> None:
    id = library.add(prepare_character(anna(), "Level 3", "1"))
    assert library.load(id).character == anna()
    assert '"kept":1.5' in str(query(library.path, "SELECT document FROM character WHERE kind = 'character'")[0][0])
    entry = library.entry(id)
    assert (entry.name, entry.player, entry.campaign, entry.line) == ("Anna Drake", "Berta", "Saltmere", "Level 3")
    assert entry.tags == ("hero", "sea")
    assert entry.created == entry.changed
    assert entry.created.tzinfo is UTC
    assert entry.trashed is None
    (beginning,) = library.history(id)
    assert (beginning.number, beginning.origin, beginning.time) == (0, Origin.NEW, entry.created)
    assert beginning.describe().render() == "Character created"
    assert library.history(id, before=0) == ()


@pytest.mark.parametrize(
    "text",
    [
        "a\x00b\x07\x1f",
        "\u202eright to left\u202c",
        "ﬁne ligature",
        "🐉 dragon 👩‍👩‍👧",
        "<b>&amp;\"'",
        "x" * 10_000,
        "\ud800 half",
        "",
        "\N{MATHEMATICAL BOLD FRAKTUR CAPITAL A}",
        "שָׁלוֹם नमस्ते",
    ],
)
def test_any_text_can_be_stored_and_found(library: Library, text: str) -> None:
    id = library.add(prepare_character(anna(name=text, notes=text, campaign=text, tags=[text])))
    editing = CharacterEditor(library, id)
    editing.do(SetHeader("player", text)).result()
    stored = library.load(id).character
    assert stored == editing.character
    assert stored.name == text.replace("\ud800", "\N{REPLACEMENT CHARACTER}")
    assert names(library, Query(text=text[:50])) == [stored.name]
    assert check_library(library.path).problems == ()


def test_ids_are_short_and_random(library: Library) -> None:
    ids = library.add_many(named("Same", "Same", "Same"))
    assert len(set(ids)) == 3
    assert all(len(id) == 8 and id.isalnum() and id.islower() for id in ids)


def test_missing_things_are_reported(library: Library) -> None:
    for ask_for in (library.load, library.entry, library.history, library.trash, library.delete, library.duplicate):
        with pytest.raises(LibraryError, match="no character nobody"):
            ask_for("nobody")
    for pending in (library.undo("nobody"), library.redo("nobody"), library.restore("nobody", 0)):
        with pytest.raises(LibraryError, match="no character nobody"):
            pending.result()
    id = library.add(prepare_character(anna()))
    with pytest.raises(LibraryError, match="broken character"):
        library.load("\udcff")
    with pytest.raises(LibraryError, match="nothing to undo"):
        library.undo(id).result()
    with pytest.raises(LibraryError, match="nothing to redo"):
        library.redo(id).result()
    with pytest.raises(LibraryError, match="has revisions 0 to 0"):
        library.restore(id, 1).result()
    with pytest.raises(LibraryError, match="There is no revision -1"):
        library.load_revision(id, -1)
    assert library.load_revision(id, 0) == anna()


# ------------------------------------------------------------------------------------------------------------ lists


@pytest.mark.parametrize("sort", list(SortBy))
@pytest.mark.parametrize("descending", [False, True])
def test_pages_continue_after_the_previous_page(library: Library, sort: SortBy, descending: bool) -> None:
    source = random.Random(3)
    library.add_many(
        prepare_character(
            anna(
                name=source.choice(["Élan", "elan", "Zoe", "ann", "Ann"]),
                player=source.choice("xyz"),
                system=source.choice([any_id(), "draughts"]),
            )
        )
        for _ in range(57)
    )
    query = Query(sort=sort, descending=descending)
    whole = library.page(query, size=100)
    assert whole.next is None
    paged: list[LibraryEntry] = []
    after = None
    while True:
        page = library.page(query, after, size=10)
        paged += page.entries
        after = page.next
        if after is None:
            break
    assert paged == list(whole.entries)
    assert len(set(paged)) == 57
    keys: dict[SortBy, Callable[[LibraryEntry], Any]] = {
        SortBy.NAME: lambda entry: entry.name.lower().replace("é", "e"),
        SortBy.PLAYER: lambda entry: entry.player,
        SortBy.SYSTEM: lambda entry: entry.system,
        SortBy.CHANGED: lambda entry: entry.changed,
        SortBy.CREATED: lambda entry: entry.created,
        SortBy.LEVEL: lambda entry: natural_key(entry.line),
        SortBy.TAGS: lambda entry: tags_key(entry.tags),
    }
    assert [keys[sort](entry) for entry in paged] == sorted((keys[sort](entry) for entry in paged), reverse=descending)


def test_a_full_last_page_is_followed_by_an_empty_one(library: Library) -> None:
    library.add_many(named("a", "b"))
    page = library.page(size=2)
    assert page.next is not None
    assert library.page(after=page.next, size=2).entries == ()


def test_search_finds_beginnings_of_words_in_all_header_fields(library: Library) -> None:
    library.add(prepare_character(anna(), "Master Blacksmith"))
    for text in ("ann", "DRA", "drake anna", "bert", "salt", "hero se", "broth", "black", "looks master"):
        assert names(library, Query(text=text)) == ["Anna Drake"], text
    for text in ("nna", "drakes", "anna zoe", "10", '"', "anna OR zoe"):
        assert names(library, Query(text=text)) == [], text


@pytest.mark.parametrize(
    "text", ["*", '"', "a*b", "NEAR(anna drake)", "name:anna", "^anna", "-anna", "(", "anna AND", "'; --", "{x}"]
)
def test_search_text_is_never_fts_syntax(library: Library, text: str) -> None:
    library.add(prepare_character(anna()))
    library.page(Query(text=text))


def test_search_in_any_script(library: Library) -> None:
    library.add_many(named("Ångström Müller", "龍の剣士", "Жанна", "Straße", "🐉 Ann"))
    for text, name in {
        "angstrom mull": "Ångström Müller",
        "剣": "龍の剣士",
        "龍の": "龍の剣士",
        "жан": "Жанна",
        "STRASSE": "Straße",
        "🐉": "🐉 Ann",
    }.items():
        assert names(library, Query(text=text)) == [name]


def test_text_without_letters_is_searched_in_names(library: Library) -> None:
    library.add_many(named("Anna?!", "Berta"))
    assert names(library, Query(text="?!")) == ["Anna?!"]
    assert library.count(Query(text="?!")) == 1


def test_many_hits_are_paged_in_list_order(library: Library) -> None:
    library.add_many(named(*(f"Anna {number:04}" for number in range(FEW_HITS + 50)), "Berta"))
    query = Query(text="ann")
    assert library.count(query) == FEW_HITS + 50
    assert names(library, query) == [f"Anna {number:04}" for number in range(FEW_HITS + 50)]
    assert names(library, Query(text="ann", descending=True))[0] == f"Anna {FEW_HITS + 49:04}"
    assert names(library, Query(text="anna 0007")) == ["Anna 0007"]
    assert library.count(Query(text="nowhere")) == 0


def test_filters_work_alone_and_combined(library: Library) -> None:
    library.add_many(named("a", "b", system=any_id(), campaign="One", tags=["x"]))
    library.add_many(named("c", system="draughts", campaign="One", tags=["x", "y"]))
    library.add_many(named("d", system=any_id(), campaign="", tags=[]))
    assert names(library, Query(system=any_id())) == ["a", "b", "d"]
    assert names(library, Query(campaign="One")) == ["a", "b", "c"]
    assert names(library, Query(campaign="No such")) == []
    assert names(library, Query(tags=("x",))) == ["a", "b", "c"]
    assert names(library, Query(tags=("x", "y"))) == ["c"]
    assert names(library, Query(system=any_id(), campaign="One", tags=("x",), text="a")) == ["a"]
    assert library.count(Query(system=any_id(), tags=("x",))) == 2
    assert library.tags() == (("x", 3), ("y", 1))


def test_list_queries_use_their_index(library: Library) -> None:
    """The cost of a list does not grow with the library: only a few hits are sorted."""
    for hits, wanted, index in (
        (0, Query(), "character_by_name"),
        (0, Query(sort=SortBy.PLAYER, descending=True), "character_by_player"),
        (0, Query(sort=SortBy.CHANGED), "character_by_change"),
        (0, Query(system=any_id()), "character_by_system"),
        (0, Query(campaign="One"), "character_by_campaign"),
        (0, Query(trashed=True), "character_in_trash"),
        (FEW_HITS + 1, Query(text="x"), "character_by_name"),
        (FEW_HITS, Query(text="x"), "INTEGER PRIMARY KEY"),
    ):
        for after in (None, ("a", 1)):
            statements = explained(library.path, hits, wanted, after)
            assert len(statements) == 1
            assert index in statements[0][0], statements
            assert 0 < hits <= FEW_HITS or not any("TEMP B-TREE" in line for line in statements[0]), statements


def explained(path: Path, hits: int, wanted: Query, after: PageKey | None) -> list[list[str]]:
    """Return the query plans of a page whose search has a number of hits."""
    plans: list[list[str]] = []
    with closing(sqlite3.connect(path)) as connection:

        def run(sql: str, values: Mapping[str, object]) -> list[tuple[int, ...]]:
            if "LIMIT :most" in sql:
                return [(serial,) for serial in range(hits)]
            plan = [str(row[3]) for row in connection.execute(f"EXPLAIN QUERY PLAN {sql}", values)]
            if sql.startswith("SELECT c.sort_") or sql.startswith("SELECT c.changed F"):  # whether a sort key is NULL
                assert "INDEX character_by" in " ".join(plan), plan
                return []
            plans.append(plan)
            return []

        ListReader(run).page(wanted, after)
    return plans


# -------------------------------------------------------------------------------------------------- heads and edits


def test_lists_and_search_follow_edits_undo_and_restore(library: Library) -> None:
    id = library.add(prepare_character(anna()))
    editing = CharacterEditor(library, id)
    editing.do(SetHeader("name", "Zoe"))
    editing.do(SetHeader("notes", "Found him, at last"))
    editing.do(SetHeader("tags", ["sea", "old"]))
    editing.do(SetHeader("campaign", "Second")).result()
    assert [names(library, Query(text=text)) for text in ("zoe", "last", "anna", "brother")] == [
        ["Zoe"],
        ["Zoe"],
        [],
        [],
    ]
    assert library.tags() == (("old", 1), ("sea", 1))
    assert names(library, Query(campaign="Second")) == ["Zoe"]
    library.restore(id, 0).result()
    assert names(library, Query(text="brother hero")) == ["Anna Drake"]
    library.undo(id).result()
    library.undo(id).result()
    assert (library.entry(id).campaign, library.entry(id).tags) == ("Saltmere", ("sea", "old"))
    library.redo(id).result()
    assert library.entry(id).campaign == "Second"
    assert [revision.describe().render() for revision in library.history(id)][:4] == [
        "Redone: an edit",
        "Undone: an edit",
        "Undone: Restored revision 0",
        "Restored revision 0",
    ]
    assert check_library(library.path).problems == ()


def test_action_on_several_characters_is_in_every_history(path: Path, clock: HandClock) -> None:
    action = Change(SetValue("base.hlth", 11), SetValue("base.hlth", 10), "Award", Origin.PROCEDURE, operation="0a1b")
    with Library.open(path, clock) as library:
        ids = [library.add(prepare_character(anna())) for _ in range(2)]
        for id in ids:
            after = prepare_character(action.edit.apply(library.load(id).character, Uids(random.Random(1))).character)
            library.commit(id, library.load(id).position, action, after).result()
    with Library.open(path, clock) as library:
        for id in ids:
            assert [revision.operation for revision in library.history(id)] == ["0a1b", ""]
            assert [step.revision.operation for step in library.undo_state(id).undo] == ["0a1b"]
            stale = replace(action, edit=SetValue("base.hlth", 12), operation="0a1c")
            library.commit(id, Position(0, 0), stale, prepare_character(anna())).result()  # another program was faster
            library.undo(id).result()
            assert [revision.operation for revision in library.history(id)] == ["", "0a1c", "0a1b", ""]
            assert [step.revision.operation for step in library.undo_state(id).redo] == ["0a1c"]
    assert check_library(path).problems == ()


def test_commit_each_is_all_or_nothing(library: Library) -> None:
    anna, bren, carl = library.add_many(
        prepare_character(Character(any_id(), name=name), "a line") for name in ("A", "B", "C")
    )

    def rename(character: Character) -> Change | None:
        if character.name == "B":
            return None
        edit = SetHeader("name", f"{character.name} the Old")
        return Change(edit, SetHeader("name", character.name), "Name")

    assert library.commit_each([anna, bren], rename) == [anna]
    assert [(each.name, each.line) for each in library.entries([bren, anna])] == [
        ("B", "a line"),
        ("A the Old", "a line"),
    ]
    library.undo(anna).result()
    assert library.load(anna).character.name == "A"
    library.trash(carl)
    with pytest.raises(ConflictError, match="trash"):
        library.commit_each([anna, carl], rename)
    with pytest.raises(LibraryError, match="nobody"):
        library.commit_each([anna, "nobody"], rename)
    with pytest.raises(LibraryError, match="nobody"):
        list(library.entries(["nobody"]))
    assert library.load(anna).character.name == "A"
    assert library.commit_each([bren, anna], rename) == [anna]


def test_undo_and_redo_outlast_a_restart(path: Path, clock: HandClock) -> None:
    with Library.open(path, clock) as library:
        id = library.add(prepare_character(anna()))
        editing = CharacterEditor(library, id)
        for value in (11, 12, 13):
            editing.set(value)
    with Library.open(path, clock) as library:
        assert health(library.undo(id).result().character or anna()) == 12
    with Library.open(path, clock) as library:
        assert health(library.undo(id).result().character or anna()) == 11
        state = library.undo_state(id)
        assert [step.revision.number for step in state.undo] == [1]
        assert [step.revision.number for step in state.redo] == [3, 2]
    with Library.open(path, clock) as library:
        assert health(library.redo(id).result().character or anna()) == 12
        CharacterEditor(library, id).set(20)
        assert library.undo_state(id).redo == ()
        assert len(library.undo_state(id, limit=2).undo) == 2


def test_history_is_paged(library: Library) -> None:
    id = library.add(prepare_character(anna()))
    editing = CharacterEditor(library, id)
    for value in range(10):
        editing.set(value)
    first = library.history(id, limit=4)
    assert [revision.number for revision in first] == [10, 9, 8, 7]
    assert [revision.number for revision in library.history(id, before=7, limit=4)] == [6, 5, 4, 3]
    assert [revision.number for revision in library.history(id, before=3)] == [2, 1, 0]


def test_revisions_are_read_with_their_edits(library: Library) -> None:
    id = library.add(prepare_character(anna()))
    assert library.revision_edits(id, [0]) == ()
    editing = CharacterEditor(library, id)
    for value in range(3):
        editing.set(value)
    steps = library.revision_edits(id, [3, 1, 0])
    assert [(step.revision.number, step.edit, step.inverse) for step in steps] == [
        (3, SetValue("base.hlth", 2), SetValue("base.hlth", 1)),
        (1, SetValue("base.hlth", 0), SetValue("base.hlth", 10)),
    ]
    for number in (-1, 4):
        with pytest.raises(LibraryError, match=f"no revision {number}"):
            library.revision_edits(id, [number])
    with pytest.raises(LibraryError):
        library.revision_edits("nobody", [])


def test_the_line_of_a_character_is_refreshed_without_an_edit(library: Library) -> None:
    versions = [("1", 0), ("2", 0), ("2", None)]
    prepared = [prepare_character(anna(), "Level 1", version, count) for version, count in versions]
    old, new, uncounted = library.add_many(prepared)
    assert set(library.outdated(any_id(), "2")) == {old, uncounted}
    assert library.refresh_line(uncounted, library.load(uncounted).position, ("Level 1", "2", 3))
    assert library.entry(uncounted).violations == 3
    assert library.outdated(any_id(), "2") == (old,)
    position = library.load(old).position
    assert library.refresh_line(old, position, ("Grandmaster", "2", 0))
    assert library.outdated(any_id(), "2") == ()
    assert library.load(old).position == position
    assert [entry.id for entry in library.all_entries(Query(text="grand"))] == [old]
    CharacterEditor(library, old).set(5)
    assert not library.refresh_line(old, position, ("Level 2", "3", 0))
    assert new in library.outdated(any_id(), "3")


def test_the_line_that_was_refreshed_is_written_over_by_the_next_edit(library: Library) -> None:
    id = library.add(prepare_character(anna(), "Level 1", "1", 4))
    editing = CharacterEditor(library, id)
    editing.set(5)
    assert library.refresh_line(id, library.load(id).position, ("Level 1", "1", 7))
    assert library.entry(id).violations == 7
    editing.set(6)
    assert library.entry(id).violations is None  # as the editor prepares it, which counts none


def test_a_document_may_be_prepared_by_the_thread_that_writes_it(library: Library) -> None:
    id = library.add(prepare_character(anna()))
    threads: list[int] = []

    def prepare() -> PreparedCharacter:
        threads.append(get_ident())
        return prepare_character(edited)

    stored = library.load(id)
    applied = SetValue("base.hlth", 3).apply(stored.character, Uids(random.Random(1)))
    edited = applied.character
    change = Change(SetValue("base.hlth", 3), applied.inverse, "set")
    library.commit(id, stored.position, change, prepare).result()
    assert library.load(id).character == edited
    assert threads
    assert get_ident() not in threads


# ----------------------------------------------------------------------------------------- trash, copies, portraits


def test_trash_hides_and_restores(library: Library) -> None:
    one, two = library.add_many(named("One", "Two"))
    library.trash(one)
    library.trash(two)
    assert names(library) == names(library, Query(text="one")) == []
    assert names(library, Query(trashed=True)) == ["Two", "One"]
    assert library.entry(one).trashed is not None
    assert library.tags() == ()
    library.restore_trashed(one)
    assert names(library) == ["One"]
    with pytest.raises(LibraryError, match="is not in the trash"):
        library.delete(one)
    library.delete(two)
    assert library.count(Query(trashed=True)) == 0
    assert check_library(library.path).problems == ()


def test_permanent_deletion_leaves_no_rows(library: Library) -> None:
    id = library.add(prepare_character(anna(portrait=picture(7))))
    CharacterEditor(library, id).set(5)
    library.rolls.add(LoggedRoll("Health", "2d6", (3, 4), 7, character=id))
    library.trash(id)
    library.delete(id)
    for table in ("character WHERE kind = 'character'", "revision", "character_tag", "portrait"):
        assert query(library.path, f"SELECT count(*) FROM {table}") == [(0,)]
    assert library.rolls.list()[0].character == ""
    assert library.add(prepare_character(anna())) != id
    assert check_library(library.path).problems == ()


def test_duplicate_is_independent(library: Library) -> None:
    id = library.add(prepare_character(anna(portrait=picture(7)), "Level 3", "1"))
    CharacterEditor(library, id).set(5)
    copy = library.duplicate(id)
    named_copy = library.duplicate(id, prepare_character(anna(name="Anna, copy")))
    assert library.load(copy).character == library.load(id).character
    assert library.entry(copy).line == "Level 1"
    assert [revision.origin for revision in library.history(copy)] == [Origin.DUPLICATE]
    assert library.entry(named_copy).name == "Anna, copy"
    CharacterEditor(library, copy).set(6)
    assert health(library.load(id).character) == 5


def picture(number: int) -> str:
    """Return a small PNG."""

    def chunk(kind: bytes, body: bytes) -> bytes:
        return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))

    head = struct.pack(">IIBBBBB", 1, 1, 8, 0, 0, 0, 0)
    body = (
        b"\x89PNG\r\n\x1a\n"
        + chunk(b"IHDR", head)
        + chunk(b"IDAT", zlib.compress(bytes((0, number))))
        + chunk(b"IEND", b"")
    )
    return base64.b64encode(body).decode()


def test_equal_portraits_are_stored_once_outside_the_document(library: Library) -> None:
    ids = library.add_many(named("One", "Two", portrait=picture(1)))
    assert query(library.path, "SELECT count(*) FROM portrait") == [(1,)]
    assert "portrait" not in str(query(library.path, "SELECT document FROM character"))
    assert library.load(ids[0]).character.portrait == picture(1)
    editing = CharacterEditor(library, ids[0])
    editing.set(4)
    editing.do(SetPortrait(picture(2)))
    editing.do(SetPortrait(None)).result()
    assert library.load(ids[0]).character.portrait is None
    assert library.load_revision(ids[0], 2).portrait == picture(2)
    assert library.undo(ids[0]).result().character == library.load_revision(ids[0], 2)
    assert library.load_revision(ids[0], 0).portrait == picture(1)
    assert check_library(library.path).problems == ()


# ---------------------------------------------------------------------------------------------------------- imports


def test_import_reports_progress(library: Library) -> None:
    told: list[int] = []
    ids = library.add_many(
        (prepare_character(anna(name=f"N {number}")) for number in range(2300)), progress=told.append
    )
    assert told == [1000, 2000, 2300]
    assert len(set(ids)) == library.count() == 2300
    assert library.load(ids[1234]).character.name == "N 1234"
    assert library.history(ids[0])[0].origin is Origin.IMPORT
    assert library.add_many([]) == []


def test_interrupted_import_keeps_written_characters(library: Library) -> None:
    def broken() -> object:
        yield from named(*("x" for _ in range(1500)))
        raise ValueError("the source broke")

    with pytest.raises(ValueError, match="the source broke"):
        library.add_many(broken())  # type: ignore[arg-type]
    assert library.count() == 1000


def test_a_summary_matches_the_header() -> None:
    prepared = prepare_character(anna(), "Level 3", "2")
    assert prepared.summary == Summary(
        any_id(),
        "Anna Drake",
        "Berta",
        "Saltmere",
        ("hero", "sea"),
        "Looks for her brother.",
        "Level 3",
        "2",
        (("weapons", "Bow"),),
    )
    assert Character.read(prepared.document) == anna()


# ---------------------------------------------------------------------------------------- campaigns, drafts, rolls


def test_campaigns_are_created_by_characters_or_explicitly(library: Library) -> None:
    id = library.add(prepare_character(anna()))
    library.trash(library.add(prepare_character(anna())))
    made = library.campaigns.add("Empty", "To begin in May")
    assert [(campaign.name, campaign.characters) for campaign in library.campaigns.list()] == [
        ("Empty", 0),
        ("Saltmere", 1),
    ]
    assert made.notes == "To begin in May"
    assert library.campaigns.add("Saltmere", "On the coast").characters == 1
    library.campaigns.remove(made.id)
    saltmere = library.campaigns.list()[0]
    assert saltmere.notes == "On the coast"
    with pytest.raises(LibraryError, match=r"2 characters still belong"):
        library.campaigns.remove(saltmere.id)
    with pytest.raises(LibraryError, match="no campaign nowhere"):
        library.campaigns.remove("nowhere")
    with pytest.raises(LibraryError, match="needs a name"):
        library.campaigns.add("  ")
    CharacterEditor(library, id).do(SetHeader("campaign", "")).result()
    assert library.entry(id).campaign == ""


def test_draft_is_resumed_after_a_restart(path: Path, clock: HandClock) -> None:
    transcript: dict[str, Json] = {
        "procedure": "creation",
        "answers": [{"key": "culture", "answer": ["x"], "how": "typed"}],
    }
    with Library.open(path, clock) as library:
        first = library.drafts.save(Draft(any_id(), "creation", transcript, "Anna", "1", ("abc",)))
        second = library.drafts.save(Draft(any_id(), "rest", {}))
    with Library.open(path, clock) as library:
        assert library.drafts.load(first.id) == first
        assert first.transcript == transcript
        assert first.characters == ("abc",)
        again = library.drafts.save(Draft(any_id(), "creation", {"answers": []}, "Anna, further", id=first.id))
        assert [draft.id for draft in library.drafts.list()] == [first.id, second.id]
        assert again.changed is not None
        assert library.drafts.load(first.id).title == "Anna, further"
        library.drafts.rename(first.id, "Berta")
        assert library.drafts.load(first.id) == replace(again, title="Berta")
        library.drafts.remove(first.id)
        with pytest.raises(LibraryError, match="no draft"):
            library.drafts.rename(first.id, "Anna")
        for ask_for in (library.drafts.load, library.drafts.remove):
            with pytest.raises(LibraryError, match="no draft"):
                ask_for(first.id)


def test_growing_draft_writes_only_new_answers(library: Library) -> None:
    begun = library.drafts.save(Draft(any_id(), "conflict", {"seed": "7"}, "A", answers=(1, {"b": "é"}), id="fight"))
    later = replace(begun, title="B", transcript={}, characters=("abc",), state={"asks": Decimal("1.50")})
    library.drafts.save_progress(replace(later, answers=("c", [4])), 2)
    library.drafts.save_progress(replace(later, answers=(None,)), 3)  # the last one was undone
    found = library.drafts.load("fight")
    assert found.answers == (1, {"b": "é"}, "c", None)
    assert (found.title, found.characters, found.transcript) == ("B", ("abc",), {"seed": "7"})
    assert str(found.state["asks"]) == "1.50"
    library.drafts.save_progress(replace(later, answers=()), 0)
    assert library.drafts.load("fight").answers == ()
    (listed,) = library.drafts.list()
    assert (listed.title, listed.transcript, listed.answers) == ("B", {}, ())
    library.drafts.save(replace(found, answers=(5,)))
    assert library.drafts.load("fight").answers == (5,)
    with pytest.raises(LibraryError) as caught:
        library.drafts.save_progress(later, 2)  # it has not so many
    assert caught.value.message.code == NO_DRAFT
    library.drafts.remove("fight")
    with pytest.raises(LibraryError):
        library.drafts.save_progress(later, 0)
    assert query(library.path, "SELECT count(*) FROM draft_answer") == [(0,)]


_WRITER = """
import sys
from datetime import datetime, timezone
from dataclasses import replace
from pathlib import Path
from core.store.search_index import natural_key, tags_key
from core.store.records import Draft
from core.store.library import Library
with Library.open(Path(sys.argv[1]), lambda: datetime.now(timezone.utc)) as library:
    draft = library.drafts.save(Draft("a", "conflict", {}, id="fight", answers=("begun",)))
    for number in range(1, 100_000):
        library.drafts.save_progress(replace(draft, state={"count": number + 1}, answers=(number,)), number)
        print(number, flush=True)
"""


def test_draft_is_complete_after_a_kill_at_any_time(path: Path, clock: HandClock) -> None:
    with subprocess.Popen([sys.executable, "-c", _WRITER, str(path)], cwd=ROOT, stdout=subprocess.PIPE) as writer:
        assert writer.stdout is not None
        told = [int(writer.stdout.readline()) for _ in range(25)]
        writer.kill()
    with Library.open(path, clock) as library:
        found = library.drafts.load("fight")
    assert found.answers == ("begun", *range(1, len(found.answers)))
    assert found.state == {"count": len(found.answers)}
    assert len(found.answers) > told[-1]


def test_rolls_are_logged_with_every_face(library: Library) -> None:
    id = library.add(prepare_character(anna()))
    library.rolls.add(
        LoggedRoll("Health", "3d6", (1, 2, 3), 6, RollMethod.TYPED, id), LoggedRoll("Luck", "d6", (4,), 4, time=START)
    )
    library.rolls.add()
    newest, oldest = library.rolls.list()
    assert (newest.label, newest.time, newest.character, newest.how) == ("Luck", START, "", RollMethod.ROLLED)
    assert (oldest.faces, oldest.total, oldest.how, oldest.character) == ((1, 2, 3), 6, RollMethod.TYPED, id)
    assert library.rolls.list(id) == (oldest,)
    assert library.rolls.list(limit=1) == (newest,)
    assert library.rolls.characters() == {id: "Anna Drake"}
    with pytest.raises(LibraryError, match="no character nobody"):
        library.rolls.add(LoggedRoll("x", "", (), 0, character="nobody"))


def test_failed_session_is_rolled_back(library: Library) -> None:
    def fail(session: Session) -> None:
        session.add(CampaignRow(id="c1", name="Lost", created=0))
        session.flush()
        raise LibraryError(Message("test", "It fails."))

    with pytest.raises(LibraryError, match="It fails"):
        library._connections.write_session(fail)
    assert library.campaigns.list() == ()
    library.campaigns.add("Kept", "with notes")
    with pytest.raises(LibraryError):
        library._connections.write_session(fail)
    assert [(campaign.name, campaign.notes) for campaign in library.campaigns.list()] == [("Kept", "with notes")]


def test_trash_and_deletion_take_more_than_one_batch(library: Library) -> None:
    ids = library.add_many(named(*(f"Person {number}" for number in range(1100))))
    with pytest.raises(LibraryError):
        library.trash_many([*ids, "nobody"])  # the first batches are rolled back
    assert library.count() == 1100
    library.trash_many(ids)
    assert (library.count(), library.count(Query(trashed=True))) == (0, 1100)
    library.restore_trashed(ids[1050])
    with pytest.raises(LibraryError, match="is not in the trash"):
        library.delete_many(ids)
    assert library.count(Query(trashed=True)) == 1099
    library.trash(ids[1050])
    library.delete_many(ids)
    assert library.count(Query(trashed=True)) == 0
    assert check_library(library.path).problems == ()
