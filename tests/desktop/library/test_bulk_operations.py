"""Bulk operations, called without a worker thread."""

from __future__ import annotations

import base64
import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QBuffer, QIODevice
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QApplication

from core.character.document import Character
from core.errors import DocumentError, LibraryError
from core.export.json_file import read_character
from core.store.library import Library
from core.store.records import Draft, Query, prepare_character
from desktop.library import bulk_operations as work
from desktop.library.paged_rows import RowSpan
from desktop.library.thumbnails import EDGE, read_thumbnails, small_portrait
from desktop.tasks import CancelledError, Progress
from tests.helpers.games import any_id, blank_sheet, example_id, sample_sheet
from tests.helpers.libraries import HandClock


@pytest.fixture
def library(tmp_path: Path) -> Iterator[Library]:
    with Library.open(tmp_path / "library.quire", HandClock()) as library:
        yield library


@pytest.fixture
def progress(qapp: QApplication) -> Progress:
    return Progress()


def add(library: Library, *names: str, **head: object) -> list[str]:
    people = [Character(any_id(), name=name, **head) for name in names]  # type: ignore[arg-type]
    return library.add_many(prepare_character(each) for each in people)


def names(library: Library, query: Query | None = None) -> list[str]:
    return [entry.name for entry in library.all_entries(query)]


def test_selections_are_ids_or_spans(library: Library) -> None:
    anna, bren, carl = add(library, "Anna", "Bren", "Carl")
    assert work.ids_of([bren], library) == [bren]
    assert work.ids_of([RowSpan(Query(), 0, 1)], library) == [anna, bren]
    assert work.ids_of([carl, RowSpan(Query(), 1, 2)], library) == [carl, bren, carl]


def test_files_are_imported_or_rejected_with_a_reason(library: Library, progress: Progress, tmp_path: Path) -> None:
    for number, file in enumerate(work.sample_files()):
        (tmp_path / f"{number}.json").write_bytes(file.read_bytes())
    (tmp_path / "broken.json").write_text("[")
    (tmp_path / "wrong.json").write_text(
        json.dumps({"format": "quire-character", "version": 1, "system": any_id(), "data": "old"})
    )
    heard: list[tuple[int, int]] = []
    progress.advanced.connect(lambda number, total: heard.append((number, total)))
    report = work.import_files([tmp_path, tmp_path / "missing"], progress, library)
    assert len(report.ids) == len(work.sample_files()) == len(report.names)
    assert sorted(report.names) == names(library)
    assert {each.file.name for each in report.rejected} == {"broken.json", "wrong.json", "missing"}
    assert heard[-1] == (len(report.ids) + 2, len(report.ids) + 3)
    assert any(entry.line == sample_sheet().summary() for entry in library.page().entries)


def test_an_import_can_be_cancelled(library: Library, progress: Progress) -> None:
    progress.cancel()
    with pytest.raises(CancelledError):
        work.import_files(work.sample_files(), progress, library)
    assert names(library) == []


def test_file_names_are_valid_on_every_system(library: Library, progress: Progress, tmp_path: Path) -> None:
    ids = add(library, "A/B: c?", "a b c", "", "Ä" * 99, "Con", "LPT1")
    assert work.export_many(ids, tmp_path, progress, library) == 6
    written = sorted(file.name for file in tmp_path.glob("*.json"))
    assert written == ["A_B_c.json", "Con_.json", "LPT1_.json", "a_b_c-2.json", "character.json", "Ä" * 60 + ".json"]
    assert read_character(work.export_one(ids[1], tmp_path / "one.json", library)).name == "a b c"


def test_duplicates_have_their_own_names(library: Library, progress: Progress) -> None:
    ids = add(library, "Anna {x}", "")
    copies = work.duplicate(ids, "Copy of {name}", progress, library)
    assert [library.entry(id_).name for id_ in copies] == ["Copy of Anna {x}", ""]
    assert library.entry(copies[0]).line == blank_sheet().summary()


def test_many_characters_are_trashed_and_restored(library: Library, progress: Progress) -> None:
    ids = add(library, *(f"P{n}" for n in range(work.BATCH + 5)))
    heard: list[int] = []
    progress.advanced.connect(lambda number, _total: heard.append(number))
    assert work.move_to_trash([RowSpan(Query(), 0, len(ids) - 1)], progress, library) != []
    assert heard == [0, work.BATCH]
    assert names(library) == []
    work.restore(ids[:3], progress, library)
    assert len(names(library)) == 3
    work.delete(ids[3:], progress, library)
    assert library.count(Query(trashed=True)) == 0
    with pytest.raises(LibraryError):
        work.delete(ids[:1], progress, library)


def test_a_draft_is_deleted(library: Library) -> None:
    draft = library.drafts.save(Draft(any_id(), "creation", {}))
    work.delete_draft(draft, library)
    assert library.drafts.list() == ()


def test_tags_are_read_and_written_as_edits(library: Library, progress: Progress) -> None:
    anna, bren = [*add(library, "Anna", tags=("hero", "sea")), *add(library, "Bren", tags=("hero",))]
    add(library, "Carl", tags=("Zebra",))
    tagging = work.read_tag_counts([anna, bren], library)
    assert tagging.known == ("hero", "sea", "Zebra")
    assert tagging.numbers == {"hero": 2, "sea": 1}
    assert work.write_tags([anna, bren], ["new", "hero"], ["sea"], progress, library) == [anna, bren]
    assert library.load(anna).character.tags == ("hero", "new")
    assert work.write_tags([anna], ["new"], [], progress, library) == []
    assert [each.label for each in library.history(anna)][:1] == ["Tags: hero, sea to hero, new"]
    library.undo(anna).result()
    assert library.load(anna).character.tags == ("hero", "sea")


def test_campaigns_are_read_and_written(library: Library, progress: Progress) -> None:
    anna, bren = add(library, "Anna", "Bren", campaign="Saltmere")
    assert work.read_campaigns([anna, bren], library) == ((anna, bren), ("Saltmere",), "Saltmere")
    assert work.write_campaign([anna], "Lowtide", progress, library) == [anna]
    assert work.read_campaigns([anna, bren], library)[2] is None
    assert names(library, Query(campaign="Lowtide")) == ["Anna"]
    assert work.write_campaign([anna, bren], "", progress, library) == [anna, bren]
    assert work.read_campaigns([anna, bren], library)[2] == ""
    assert names(library, Query(no_campaign=True)) == ["Anna", "Bren"]


def test_only_the_last_edit_of_the_same_header_is_undone(library: Library, progress: Progress) -> None:
    anna, bren, carl = add(library, "Anna", "Bren", "Carl", campaign="Saltmere")
    work.write_campaign([anna, bren], "Lowtide", progress, library)
    work.write_tags([bren], ["new"], [], progress, library)
    assert work.undo_headers([anna, bren, carl], "campaign", progress, library) == [anna]
    assert [library.load(each).character.campaign for each in (anna, bren)] == ["Saltmere", "Lowtide"]


def test_backups_are_listed(library: Library) -> None:
    made = work.make_backup(library)
    copies = work.list_backups(library.path, library)
    assert [(each.path, each.why) for each in copies] == [(made, "asked")]
    assert copies[0].size == made.stat().st_size


def picture(width: int, height: int) -> str:
    image = QImage(width, height, QImage.Format.Format_RGB32)
    image.fill(QColor("#8A2B21"))
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG")  # type: ignore[call-overload]
    return base64.b64encode(buffer.data().data()).decode()


def test_thumbnails_are_small(library: Library) -> None:
    library.add(prepare_character(Character(example_id(), name="Tall", portrait=picture(300, 600))))
    library.add(prepare_character(Character("elsewhere", name="Foreign", portrait=picture(9, 9))))
    entries = {entry.name: entry for entry in library.all_entries()}
    faces = {entry.name: face for entry, face in read_thumbnails(entries.values(), library)}
    shown = faces["Tall"]
    assert shown is not None
    assert (shown.width(), shown.height()) == (EDGE, 2 * EDGE)
    assert faces["Foreign"] is not None


def test_a_missing_character_has_an_empty_thumbnail(library: Library) -> None:
    [anna] = add(library, "Anna")
    entry = library.entry(anna)
    library.trash(anna)
    library.delete(anna)
    assert read_thumbnails([entry], library) == [(entry, None)]


@pytest.mark.parametrize("portrait", [None, "no base64!", base64.b64encode(b"no picture").decode(), "a"])
def test_a_portrait_that_cannot_be_read_is_none(portrait: str | None) -> None:
    assert small_portrait(Character(any_id(), portrait=portrait)) is None


def test_tags_are_set_in_batches(library: Library, progress: Progress, monkeypatch: pytest.MonkeyPatch) -> None:
    """Batches keep thousands of edits fast; summary lines are not recomputed."""
    ids = [
        library.add(prepare_character(Character(any_id(), name=f"Nr {number}"), "as it was", "0"))
        for number in range(7)
    ]
    monkeypatch.setattr(work, "EDIT_BATCH", 3)
    heard: list[tuple[int, int]] = []
    progress.advanced.connect(lambda number, total: heard.append((number, total)))
    assert work.write_tags(ids, ["new"], [], progress, library) == ids
    assert heard == [(0, 7), (3, 7), (6, 7)]
    assert {entry.line for entry in library.entries(ids)} == {"as it was"}
    assert [entry.tags for entry in library.entries(ids[:1])] == [("new",)]


def test_a_foreign_character_gets_no_tags(library: Library, progress: Progress) -> None:
    foreign = library.add(prepare_character(Character("elsewhere", name="Foreign")))
    with pytest.raises(DocumentError):
        work.write_tags([foreign], ["x"], [], progress, library)
