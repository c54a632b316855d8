"""The library service, with its file in any state."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from threading import Event

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from core import paths
from core.character.document import Character
from core.character.json_values import Json
from core.errors import LibraryError, QuireError
from core.messages import Message
from core.store.library import Library
from core.store.records import Draft, Query, StoredCharacter, prepare_character
from core.store.write_ahead_log import log_path
from desktop.library.library_service import LibraryService
from desktop.tasks import Progress
from tests.helpers.crashed_libraries import make_crashed_library
from tests.helpers.games import any_id, blank_sheet
from tests.helpers.libraries import HandClock, never_writable
from tests.helpers.windows import PATIENCE_MS


def names(qtbot: QtBot, service: LibraryService) -> list[str]:
    found: list[list[str]] = []
    service.run(
        service, lambda library: library.page(Query()), lambda page: found.append([e.name for e in page.entries])
    )
    qtbot.waitUntil(lambda: bool(found), timeout=PATIENCE_MS)
    return found[0]


def add(qtbot: QtBot, service: LibraryService, *wanted: str) -> list[str]:
    given: list[list[str]] = []
    service.create(service, [Character(any_id(), name=name) for name in wanted], given.append)
    qtbot.waitUntil(lambda: bool(given), timeout=PATIENCE_MS)
    return given[0]


def test_a_character_is_created_listed_and_read(qtbot: QtBot, service: LibraryService) -> None:
    told: list[bool] = []
    service.list_changed.connect(lambda: told.append(True))
    (id_,) = add(qtbot, service, "Anna")
    assert told
    assert names(qtbot, service) == ["Anna"]
    read: list[StoredCharacter] = []
    service.run(service, lambda library: library.load(id_), read.append)
    qtbot.waitUntil(lambda: bool(read), timeout=PATIENCE_MS)
    assert read[0].character.name == "Anna"
    assert service.library.entry(id_).line == blank_sheet().summary()


def test_early_tasks_wait(qtbot: QtBot, tmp_path: Path) -> None:
    service = LibraryService(tmp_path / "library.quire")
    given: list[list[str]] = []
    service.create(service, [Character(any_id(), name="Early")], given.append)
    with pytest.raises(LibraryError, match="still opening"):
        service.library.count()
    service.open_library()
    qtbot.waitUntil(lambda: bool(given), timeout=PATIENCE_MS)
    service.close()


def test_long_tasks_do_not_block_others(qtbot: QtBot, service: LibraryService) -> None:
    may_end, steps = Event(), []
    service.change(
        service, lambda _library: may_end.wait(PATIENCE_MS), lambda _: steps.append("long"), progress=Progress(service)
    )
    service.run(service, lambda library: library.count(), lambda _: steps.append("short"))
    qtbot.waitUntil(lambda: steps == ["short"], timeout=PATIENCE_MS)
    may_end.set()
    qtbot.waitUntil(lambda: steps == ["short", "long"], timeout=PATIENCE_MS)


def test_replacing_waits_for_long_tasks(qtbot: QtBot, service: LibraryService, user_home: Path) -> None:
    may_end, steps = Event(), []

    def work(library: Library) -> list[str]:
        may_end.wait(PATIENCE_MS)
        return library.add_many([prepare_character(Character(any_id(), name="Late"))])

    service.change(service, work, lambda _: steps.append("long"), progress=Progress(service))
    service.move_to(user_home / "moved.quire", lambda: steps.append("moved"), lambda _: steps.append("failed"))
    may_end.set()
    qtbot.waitUntil(lambda: "moved" in steps, timeout=PATIENCE_MS)
    assert steps == ["long", "moved"]
    assert names(qtbot, service) == ["Late"]


def test_errors_are_reported(qtbot: QtBot, service: LibraryService) -> None:
    said: list[Message] = []
    failed: list[QuireError] = []
    service.notice.connect(said.append)
    service.run(service, lambda library: library.load("nobody"), lambda _stored: None)
    service.run(service, lambda library: library.load("nobody"), lambda _stored: None, failed.append)
    service.change(service, lambda library: library.trash("nobody"), None, failed.append)
    qtbot.waitUntil(lambda: len(failed) == 2, timeout=PATIENCE_MS)
    assert [message.code for message in said] == ["no_character"]


def test_a_character_of_an_unknown_game_has_no_summary_line(qtbot: QtBot, service: LibraryService) -> None:
    (id_,) = add_foreign(qtbot, service)
    assert service.library.entry(id_).line == ""


def add_foreign(qtbot: QtBot, service: LibraryService) -> list[str]:
    given: list[list[str]] = []
    service.create(service, [Character("chess", name="Rook")], given.append)
    qtbot.waitUntil(lambda: bool(given), timeout=PATIENCE_MS)
    return given[0]


def test_outdated_summary_lines_are_refreshed(qtbot: QtBot, tmp_path: Path) -> None:
    place = tmp_path / "library.quire"
    first = LibraryService(place)
    with qtbot.waitSignal(first.ready, timeout=PATIENCE_MS):
        first.open_library()
    id_ = first.library.add(prepare_character(Character(any_id(), name="Old"), "old words", "0"))
    first.close()
    second = LibraryService(place)
    second.open_library()
    qtbot.waitUntil(lambda: second.is_open and second.library.entry(id_).line != "old words", timeout=PATIENCE_MS)
    second.close()


@pytest.fixture
def damaged(tmp_path: Path) -> Path:
    place = tmp_path / "library.quire"
    place.write_bytes(b"no library at all")
    return place


def open_in_trouble(qtbot: QtBot, place: Path) -> tuple[LibraryService, list[Message]]:
    service = LibraryService(place)
    troubles: list[Message] = []
    service.problem.connect(troubles.append)
    with qtbot.waitSignal(service.problem, timeout=PATIENCE_MS):
        service.open_library()
    return service, troubles


def test_a_named_library_that_is_damaged_is_left_alone(qtbot: QtBot, damaged: Path) -> None:
    service, troubles = open_in_trouble(qtbot, damaged)
    assert service.is_temporary
    assert troubles[0].code == "library_for_now"
    assert "damaged" in troubles[0].render()
    add(qtbot, service, "Kept in memory")
    assert names(qtbot, service) == ["Kept in memory"]
    assert damaged.read_bytes() == b"no library at all"
    temporary = service.library.path
    service.close()
    assert not temporary.exists()


def test_a_temporary_library_is_saved_elsewhere(qtbot: QtBot, damaged: Path, tmp_path: Path) -> None:
    service, _ = open_in_trouble(qtbot, damaged)
    (old,) = add(qtbot, service, "Kept")
    moved: list[dict[str, str]] = []
    service.moved.connect(moved.append)
    place = tmp_path / "elsewhere" / "library.quire"
    with qtbot.waitSignal(service.ready, timeout=PATIENCE_MS):
        service.save_elsewhere(place)
    assert not service.is_temporary
    assert service.file == place
    assert names(qtbot, service) == ["Kept"]
    assert moved == [{}]
    assert service.library.entry(old).name == "Kept"  # the whole library is there, with ids and history
    service.close()


def test_a_temporary_library_is_added_to_another_one(qtbot: QtBot, damaged: Path, tmp_path: Path) -> None:
    service, _ = open_in_trouble(qtbot, damaged)
    (old,) = add(qtbot, service, "Kept")
    moved: list[dict[str, str]] = []
    service.moved.connect(moved.append)
    with Library.open(tmp_path / "other.quire", HandClock()) as other:
        other.add(prepare_character(Character(any_id(), name="There")))
    with qtbot.waitSignal(service.ready, timeout=PATIENCE_MS):
        service.save_elsewhere(tmp_path / "other.quire")
    assert names(qtbot, service) == ["Kept", "There"]
    assert service.library.entry(moved[0][old]).name == "Kept"
    service.close()


def test_retry_keeps_campaigns_and_their_drafts(qtbot: QtBot, damaged: Path) -> None:
    service, _ = open_in_trouble(qtbot, damaged)
    temporary = service.library
    made = temporary.campaigns.add("Saltmere", "On the coast.", any_id())
    temporary.campaigns.add("Northway")
    for name, campaign in (("Anna", "Saltmere"), ("Bo", "Northway")):
        temporary.add(prepare_character(Character(any_id(), name=name, campaign=campaign)))
    transcript: dict[str, Json] = {"format": "quire-transcript", "campaign": {"id": made.id, "name": "Saltmere"}}
    temporary.drafts.save(Draft(any_id(), "creation", transcript, "A draft", "1"))
    temporary.drafts.save(Draft(any_id(), "creation", {"format": "quire-transcript"}, "Another", "1"))
    damaged.unlink()
    with Library.open(damaged, HandClock()) as library:
        library.campaigns.add("Saltmere", "In the hills.")
        northway = library.campaigns.add("Northway", "The old road.")
    with qtbot.waitSignal(service.ready, timeout=PATIENCE_MS):
        service.retry()
    campaigns = service.library.campaigns
    found = {each.name: each for each in campaigns.list()}
    notes = {"Northway": "The old road.", "Saltmere": "In the hills.", "Saltmere 2": "On the coast."}
    assert {name: each.notes for name, each in found.items()} == notes
    assert [(each.name, each.is_draft) for each in campaigns.members(found["Saltmere 2"].id)] == [
        ("Anna", False), ("A draft", True),
    ]  # fmt: skip
    assert found["Saltmere 2"].system == any_id()
    assert [each.name for each in campaigns.members(northway.id)] == ["Bo"]
    service.close()


def test_a_remembered_library_that_is_missing_is_not_replaced(qtbot: QtBot, user_home: Path, tmp_path: Path) -> None:
    """As one on a stick that is not there."""
    assert user_home.exists()
    place = tmp_path / "stick" / "library.quire"
    paths.set_library_path(place)
    service = LibraryService()
    troubles: list[Message] = []
    service.problem.connect(troubles.append)
    with qtbot.waitSignal(service.problem, timeout=PATIENCE_MS):
        service.open_library()
    assert service.is_lost
    assert "connect the disk" in troubles[0].render()
    add(qtbot, service, "Kept")
    with qtbot.waitSignal(service.problem, timeout=PATIENCE_MS):
        service.retry()
    assert not place.parent.exists()
    with qtbot.waitSignal(service.ready, timeout=PATIENCE_MS):
        service.replace_lost_library()
    assert service.file == place
    assert names(qtbot, service) == ["Kept"]
    service.close()


def test_retry_keeps_the_work_done_meanwhile(qtbot: QtBot, damaged: Path) -> None:
    service, troubles = open_in_trouble(qtbot, damaged)
    add(qtbot, service, "Kept")
    with qtbot.waitSignal(service.problem, timeout=PATIENCE_MS):
        service.retry()
    assert len(troubles) == 2
    assert names(qtbot, service) == ["Kept"]
    damaged.unlink()
    with qtbot.waitSignal(service.ready, timeout=PATIENCE_MS):
        service.retry()
    assert not service.is_temporary
    assert names(qtbot, service) == ["Kept"]
    assert service.library.path == damaged
    service.close()


def test_a_damaged_own_library_is_set_aside(qtbot: QtBot, user_home: Path) -> None:
    assert user_home.exists()
    place = paths.library_path()
    place.parent.mkdir(parents=True)
    place.write_bytes(b"no library at all")
    service = LibraryService()
    said: list[Message] = []
    service.notice.connect(said.append)
    with qtbot.waitSignal(service.notice, timeout=PATIENCE_MS):
        service.open_library()
    assert said[0].code == "library_begun_anew"
    assert not service.is_temporary
    assert len(list(place.parent.glob("library-damaged-*"))) == 1
    service.close()


def test_a_lost_library_is_restored_or_replaced(qtbot: QtBot, tmp_path: Path) -> None:
    place = tmp_path / "library.quire"
    first = LibraryService(place)
    with qtbot.waitSignal(first.ready, timeout=PATIENCE_MS):
        first.open_library()
    add(qtbot, first, "There")
    backup = first.library.make_backup()
    first.close()
    place.unlink()
    service, troubles = open_in_trouble(qtbot, place)
    assert service.is_lost
    assert "its backups are still there" in troubles[0].render()
    assert not place.exists()
    add(qtbot, service, "Kept")
    with qtbot.waitSignal(service.ready, timeout=PATIENCE_MS):
        service.restore(backup.path)
    assert not service.is_lost
    assert names(qtbot, service) == ["Kept", "There"]
    service.close()
    place.unlink()
    service, _ = open_in_trouble(qtbot, place)
    add(qtbot, service, "Kept")
    with qtbot.waitSignal(service.ready, timeout=PATIENCE_MS):
        service.replace_lost_library()
    assert not service.is_temporary
    assert names(qtbot, service) == ["Kept"]
    service.close()


def test_a_locked_library_can_be_opened_later(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    place = tmp_path / "library.quire"
    first = LibraryService(place)
    with qtbot.waitSignal(first.ready, timeout=PATIENCE_MS):
        first.open_library()
    add(qtbot, first, "There")
    first.close()
    opening = Library.open.__func__  # type: ignore[attr-defined] # a class method
    impatient = classmethod(lambda cls, path, clock, **rest: opening(cls, path, clock, **{**rest, "timeout": 0.1}))
    monkeypatch.setattr(Library, "open", impatient)
    with closing(sqlite3.connect(place)) as other:
        other.execute("BEGIN EXCLUSIVE")
        service, troubles = open_in_trouble(qtbot, place)
        assert "in use" in troubles[0].render()
        assert names(qtbot, service) == []
    with qtbot.waitSignal(service.ready, timeout=PATIENCE_MS):
        service.retry()
    assert names(qtbot, service) == ["There"]
    service.close()


@pytest.fixture
def unwritable(tmp_path: Path) -> Path:
    """A library with Anna."""
    file = tmp_path / "library.quire"
    with Library.open(file, HandClock()) as library:
        library.add(prepare_character(Character(any_id(), name="Anna")))
    return file


@pytest.mark.parametrize("is_own", [False, True])
def test_a_library_that_cannot_be_written_is_opened_for_reading(
    is_own: bool, qtbot: QtBot, unwritable: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    if is_own:
        monkeypatch.setenv("QUIRE_LIBRARY", str(unwritable))
    with never_writable(unwritable, monkeypatch):
        service = LibraryService(None if is_own else unwritable)
        troubles: list[Message] = []
        service.problem.connect(troubles.append)
        with qtbot.waitSignal(service.problem, timeout=PATIENCE_MS):
            service.open_library()
        assert (service.is_read_only, service.is_temporary) == (True, False)
        assert troubles[0].code == "library_only_read"
        assert "read-only" in troubles[0].render()
        assert troubles[0].render().endswith("Until then, you can look at everything but change nothing.")
        assert names(qtbot, service) == ["Anna"]
        with qtbot.waitSignal(service.problem, timeout=PATIENCE_MS):  # says why, with the buttons that help
            service.create(service, [Character(any_id(), name="Berta")])
        assert service.is_refused()
        assert [trouble.code for trouble in troubles] == ["library_only_read"] * 3
        with qtbot.waitSignal(service.ready, timeout=PATIENCE_MS):
            service.retry()
        assert service.is_read_only
    with qtbot.waitSignal(service.ready, timeout=PATIENCE_MS):
        service.retry()
    assert not service.is_read_only
    assert not service.is_refused()
    add(qtbot, service, "Berta")
    assert names(qtbot, service) == ["Anna", "Berta"]
    service.close()


def test_a_library_that_can_only_be_read_is_saved_elsewhere(
    qtbot: QtBot, unwritable: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with never_writable(unwritable, monkeypatch):
        service, _ = open_in_trouble(qtbot, unwritable)
    with qtbot.waitSignal(service.ready, timeout=PATIENCE_MS):
        service.save_elsewhere(tmp_path / "stick" / "mine.quire")
    assert not service.is_read_only
    add(qtbot, service, "Berta")
    assert names(qtbot, service) == ["Anna", "Berta"]
    service.close()


def test_a_damaged_log_is_a_notice(qtbot: QtBot, tmp_path: Path) -> None:
    file = make_crashed_library(tmp_path / "library.quire")
    log = bytearray(log_path(file).read_bytes())
    log[len(log) // 2] ^= 1
    log_path(file).write_bytes(log)
    service = LibraryService(file)
    notices: list[Message] = []
    service.notice.connect(notices.append)
    with qtbot.waitSignal(service.notice, timeout=PATIENCE_MS):
        service.open_library()
    assert [notice.code for notice in notices] == ["log_damaged"]
    assert not service.is_read_only
    service.close()


def test_changes_that_are_not_shown_are_said(qtbot: QtBot, unwritable: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("core.store.read_only._KINDS", ())
    with Library.open(unwritable, HandClock()) as other, never_writable(unwritable, monkeypatch):
        other.add(prepare_character(Character(any_id(), name="Berta")))  # in the log alone
        service, troubles = open_in_trouble(qtbot, unwritable)
        assert "The newest changes to the library" in troubles[0].render()
        assert names(qtbot, service) == ["Anna"]
        service.close()


def test_a_library_moves_with_its_history(qtbot: QtBot, user_home: Path) -> None:
    service = LibraryService()
    with qtbot.waitSignal(service.ready, timeout=PATIENCE_MS):
        service.open_library()
    add(qtbot, service, "Mover")
    done: list[bool] = []
    failed: list[QuireError] = []
    place = user_home / "new" / "my.quire"
    service.move_to(place, lambda: done.append(True), failed.append)
    qtbot.waitUntil(lambda: bool(done), timeout=PATIENCE_MS)
    assert paths.library_path() == place
    assert names(qtbot, service) == ["Mover"]
    service.move_to(place, lambda: done.append(True), failed.append)
    qtbot.waitUntil(lambda: len(failed) == 1, timeout=PATIENCE_MS)
    (user_home / "file").write_text("in the way")
    service.move_to(user_home / "file" / "my.quire", lambda: done.append(True), failed.append)
    qtbot.waitUntil(lambda: len(failed) == 2, timeout=PATIENCE_MS)
    assert [each.message.code for each in failed] == ["place_taken", "library_file"]
    assert paths.library_path() == place
    assert done == [True]
    assert names(qtbot, service) == ["Mover"]
    service.close()


def test_no_callback_after_the_owner_is_deleted(qtbot: QtBot, service: LibraryService) -> None:
    told: list[int] = []
    parent = QObject()
    with qtbot.waitSignal(parent.destroyed):
        parent.deleteLater()
    service.run(parent, lambda library: library.count(), told.append)
    assert names(qtbot, service) == []
    assert not told
