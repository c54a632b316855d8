"""A bad value in any column of any table stops nothing but its own row; the doctor finds and mends it."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import replace
from pathlib import Path

import pytest

from core.character.document_kind import KINDS
from core.character.edits import SetHeader
from core.errors import LibraryError
from core.export.pdf.printed_pages import PrintedPages
from core.rules.sheet_arrangement import SheetArrangement
from core.store.backups import backups_folder
from core.store.column_types import kind_of
from core.store.database import inspect_file
from core.store.doctor import check_library
from core.store.library import Library
from core.store.preview import preview_library
from core.store.records import Change, Draft, GroupBy, Query, SortBy, prepare_character
from core.store.repair import repair_library
from core.store.tables import METADATA
from tests.helpers.bad_values import BadValue, bad_values, fill_library, has_bad_value
from tests.helpers.games import any_id
from tests.helpers.libraries import HandClock, anna

NAMES = ["Anna", "Berta", "Clara", "Dora"]
COLUMNS = [(name, column.name) for name, table in METADATA.tables.items() for column in table.columns]


@pytest.fixture(autouse=True)
def _as_in_the_program() -> None:
    """Thousands of libraries, which no one keeps, do not wait for the disk."""


@pytest.fixture(scope="module")
def sound(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A library with rows in every table, which is not changed."""
    path = tmp_path_factory.mktemp("sound") / "library.quire"
    drafts = (
        Draft(any_id(), "creation", {"format": "quire-transcript"}, "A draft", "1"),
        Draft(any_id(), "fight", {"format": "quire-fight"}, "A fight", "1", state={"asks": {}}, answers=(1, {"a": 2})),
    )
    fill_library(path, anna(), HandClock(), drafts)
    return path


def spoilt(sound: Path, folder: Path, values: Iterator[BadValue]) -> Iterator[tuple[BadValue, Path]]:
    """Yield copies of a library, each with one bad value that SQLite accepts."""
    for number, value in enumerate(values):
        path = folder / str(number) / "library.quire"
        path.parent.mkdir()
        shutil.copy(sound, path)
        if value.write(path):
            yield value, path


def values_of(table: str, column: str) -> Iterator[BadValue]:
    return (value for value in bad_values(table) if value.column == column)


@pytest.mark.repeats
@pytest.mark.parametrize(("table", "column"), COLUMNS)
def test_bad_value_stops_only_its_own_row(table: str, column: str, sound: Path, tmp_path: Path) -> None:
    tried = 0
    for value, path in spoilt(sound, tmp_path, values_of(table, column)):
        tried += 1
        try:
            inspect_file(path)
            with Library.open(path, HandClock()) as library:
                names = read_everything(library, is_sorted=table in {"character", "campaign"})
                if value.row == 0:
                    edit_everything(library)
            preview_library(
                path, lambda preview: [preview.page(), preview.drafts.list(), preview.sheet_arrangements.all()]
            )
        except Exception as error:
            raise AssertionError(str(value)) from error
        is_strayed = column == "kind" and len(names) == len(NAMES) + 1  # no character, listed where it is seen
        assert len(names) == len(NAMES) or is_strayed, value
        assert "Dora" in names, value
    assert tried >= 2


def read_everything(library: Library, *, is_sorted: bool) -> list[str]:
    """Read everything in a library, its lists in every order; return the names of its characters."""
    names, ids = [], []
    for query in (Query(), Query(trashed=True)):
        for sort in SortBy if is_sorted else (SortBy.NAME,):
            for is_descending in (False, True) if is_sorted else (False,):
                listed = replace(query, sort=sort, descending=is_descending)
                entries = list(library.all_entries(listed))
                assert len(entries) == library.count(listed)
                paged = page_by_page(library, listed)
                assert paged == [entry.id for entry in entries]
                assert library.row_numbers(paged, listed).keys() - {""} == set(paged) - {""}
                for entry in entries:
                    assert entry.created <= entry.changed or entry.problem
                    assert query.trashed == (entry.trashed is not None)
                    assert all(isinstance(tag, str) for tag in entry.tags)
        names += [entry.name for entry in entries]
        ids += [entry.id for entry in entries]
        for by in GroupBy:
            for name, number in library.groups(query, by):
                asked = replace(query, system=name) if by is GroupBy.SYSTEM else grouped(query, name)
                assert library.count(asked) == number
    assert not [entry for entry in library.all_entries(Query(text="anna")) if entry.trashed is not None]
    for read in (library.tags, library.tag_names, library.campaigns.list, library.rolls.list, library.rolls.characters):
        read()
    assert library.outdated(any_id(), "new") is not None
    assert library.sheet_arrangements.load(any_id()) in {None, *library.sheet_arrangements.all()}
    for draft in library.drafts.list():
        with suppress(LibraryError):
            library.drafts.load(draft.id)
    stored = library.settings.list(anna().system)
    assert "The Fens" in [library.settings.find(each.system, each.reference) and each.reference.name for each in stored]
    read_worlds_and_campaigns(library)
    others = [entry.id for kind in KINDS for entry in library.all_entries(Query(kind=kind))]
    for id_ in dict.fromkeys([*ids, *others]):
        read_history(library, id_)
    return names


def read_worlds_and_campaigns(library: Library) -> None:
    """Read what worlds and campaigns have besides their documents: rules, members, sessions, states."""
    for campaign in (*library.campaigns.list(), *library.campaigns.list(trashed=True)):
        members = library.campaigns.members(campaign.id)
        list(library.campaigns.documents([each.id for each in members]))
        library.campaigns.own_rules(campaign.id)
        with suppress(LibraryError):
            library.campaigns.membership(campaign)
    for world in (*library.worlds.list(), *library.worlds.list(trashed=True)):
        with suppress(LibraryError):
            list(library.worlds.states(world.entry.id))
        with suppress(LibraryError):
            library.worlds.find(world.system, world.own_id)
        library.worlds.own_ids(world.system)


def grouped(query: Query, name: str) -> Query:
    """Return the query of a group by campaign."""
    return replace(query, campaign=name, no_campaign=not name)


def page_by_page(library: Library, query: Query) -> list[str]:
    """Return the ids of a list, read entry by entry and from its page keys."""
    first = library.page(query, None, 1)
    keys = library.page_keys(query, 1)
    ids = [entry.id for entry in first.entries]
    ids += [entry.id for key in keys for entry in library.page(query, key, 1).entries]
    after, followed = first.next, [entry.id for entry in first.entries]
    while after is not None:
        page = library.page(query, after, 1)
        followed += [entry.id for entry in page.entries]
        after = page.next
    assert followed == ids
    return ids


def read_history(library: Library, id_: str) -> None:
    """Read a character with its history, as far as they can be read."""
    with suppress(LibraryError):
        library.load(id_)
    PrintedPages.read(library.printed_sheets.load(id_))
    with suppress(LibraryError):
        revisions = library.history(id_)
        assert all(revision.describe().render() is not None for revision in revisions)
        library.revision_edits(id_, [revision.number for revision in revisions])
        library.undo_state(id_)
        for revision in revisions:
            with suppress(LibraryError):
                library.load_revision(id_, revision.number)


def edit_everything(library: Library) -> None:
    """Edit, undo, redo and restore every character, move them to the trash and back."""
    for entry in [*library.all_entries(), *library.all_entries(Query(trashed=True))]:
        for act in acts(library, entry.id):
            with suppress(LibraryError):
                act()
    library.rolls.characters()
    for draft in library.drafts.list():
        with suppress(LibraryError):
            library.drafts.save_progress(replace(draft, answers=(3,)), 1)
        with suppress(LibraryError):
            library.drafts.rename(draft.id, "Other")
    library.campaigns.add("New")
    library.add(prepare_character(anna()))


def acts(library: Library, id_: str) -> list[Callable[[], object]]:
    """Return what can be done with a character."""

    def edit() -> None:
        stored = library.load(id_)
        before = stored.character.player
        change = Change(SetHeader("player", "Eve"), SetHeader("player", before), "Eve")
        library.commit(
            id_, stored.position, change, prepare_character(replace(stored.character, player="Eve"))
        ).result()
        assert library.load(id_).character.player == "Eve"

    return [
        edit,
        lambda: library.undo(id_).result(),
        lambda: library.redo(id_).result(),
        lambda: library.restore(id_, 0).result(),
        edit,
        lambda: library.duplicate(id_),
        lambda: library.printed_sheets.keep(id_, "[]"),
        lambda: library.sheet_arrangements.keep(SheetArrangement(any_id(), ())),
        lambda: library.sheet_arrangements.remove(any_id()),
        lambda: library.commit_each([id_], lambda _: Change(SetHeader("notes", "x"), SetHeader("notes", ""), "x")),
        lambda: library.trash(id_),
        lambda: library.restore_trashed(id_),
        edit,
    ]


def test_every_column_has_a_kind_of_value() -> None:
    for table in METADATA.tables.values():
        for column in table.columns:
            assert kind_of(column).is_optional == bool(column.nullable), column


@pytest.mark.repeats
@pytest.mark.parametrize(("table", "column"), COLUMNS)
def test_bad_value_is_found_and_mended(table: str, column: str, sound: Path, tmp_path: Path) -> None:
    for number, (value, path) in enumerate(spoilt(sound, tmp_path, values_of(table, column))):
        if number % 2:  # the others are mended without a backup
            folder = backups_folder(path)
            folder.mkdir()
            shutil.copy(sound, folder / "library-2026-02-28-093000-day.quire")
        try:
            assert check_library(path).problems or not has_bad_value(path), "not found"
            repair_library(path, HandClock(), lambda _: ("Level 1", "old", 0))
            left = check_library(path).problems
            if left and is_without_source(value) and not number % 2:
                continue  # there is nothing to rebuild it from
            assert [problem.render() for problem in left] == []
            with Library.open(path, HandClock()) as library:
                check_mended(library)
        except Exception as error:
            raise AssertionError(str(value)) from error


def is_without_source(value: BadValue) -> bool:
    """Whether neither history nor document give a value: Berta and the world were never edited."""
    return (value.table, value.column) == ("character", "document") and value.row in {2, 6}


def check_mended(library: Library) -> None:
    """Check that every character is there and can be read with its history."""
    entries = [*library.all_entries(), *library.all_entries(Query(trashed=True))]
    assert sorted(entry.name for entry in entries) == NAMES
    for entry in entries:
        assert entry.problem is None
        assert library.load(entry.id).character.name == entry.name
        assert [revision for revision in library.history(entry.id) if revision.problem] == []
        if entry.name == "Anna" and entry.trashed is None:
            library.undo(entry.id).result()
