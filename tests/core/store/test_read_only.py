"""Libraries that cannot be written: opened for reading, with their newest edits, and nothing written beside them."""

from __future__ import annotations

import json
import shutil
import sqlite3
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from core.errors import LibraryError
from core.messages import Message
from core.store import read_only
from core.store.doctor import check_library
from core.store.errors import DamagedLibraryError, read_only_error
from core.store.library import Library
from core.store.read_only import read_only_reason
from core.store.records import Draft, LoggedRoll, Query, prepare_character
from core.store.recovery import open_read_only
from core.store.schema_upgrade import upgrade
from core.store.write_ahead_log import log_path
from tests.helpers.crashed_libraries import FIRST, LAST, copy_library, last_health, make_crashed_library
from tests.helpers.games import any_id
from tests.helpers.libraries import CharacterEditor, HandClock, anna
from tests.helpers.read_only_disks import obey_permissions, run

REASON = Message("library_read_only", "It is read-only.")
OLD = Path(__file__).parents[3] / "tests" / "data" / "old"


@pytest.fixture(scope="module")
def crashed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A library whose program was killed after thirty edits; they are in its log alone."""
    return make_crashed_library(tmp_path_factory.mktemp("crashed") / "library.quire")


@pytest.fixture
def logged(crashed: Path, path: Path) -> Path:
    """A library with its newest edits in the log."""
    return copy_library(crashed, path)


@pytest.fixture
def closed(logged: Path, clock: HandClock) -> Path:
    """A library without a log."""
    Library.open(logged, clock).close()
    shutil.rmtree(logged.with_name("library-copies"))
    assert files(logged) == {"library.quire"}
    return logged


def files(path: Path) -> set[str]:
    return {file.name for file in path.parent.iterdir()}


def contents(path: Path) -> dict[str, bytes]:
    return {file.name: file.read_bytes() for file in path.parent.iterdir()}


def opened(path: Path) -> Library:
    return open_read_only(path, HandClock(), REASON)


# -------------------------------------------------------------------------------------------------------- reading


def test_a_library_without_a_log_is_read_in_place(closed: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = contents(closed)
    monkeypatch.setattr(read_only, "_KINDS", ())  # no copy is made
    with opened(closed) as library:
        assert last_health(library) == LAST
        assert library.read_only_reason == REASON
        assert library.opening_message is None
        (entry,) = library.all_entries(Query("Anna"))
        assert len(library.history(entry.id, limit=100)) == LAST - FIRST + 2
        assert contents(closed) == before


@pytest.mark.parametrize("kind", [read_only._MemoryCopy, read_only._FileCopy])
def test_the_edits_of_the_log_are_read_from_a_copy(
    kind: type[read_only._Copy], logged: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = contents(logged)
    monkeypatch.setattr(read_only, "_KINDS", (kind,))
    with opened(logged) as library:
        assert last_health(library) == LAST
        assert library.opening_message is None
        assert contents(logged) == before


def test_a_library_too_large_for_memory_is_copied_to_another_disk(
    logged: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(read_only, "MEMORY_LIMIT", 1000)
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    before = set(tmp_path.iterdir())
    with opened(logged) as library:
        assert last_health(library) == LAST
        assert len(set(tmp_path.iterdir()) - before) == 1
    assert set(tmp_path.iterdir()) == before


def test_what_cannot_be_copied_is_said_to_be_missing(logged: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(read_only, "MEMORY_LIMIT", 1000)
    monkeypatch.setattr("tempfile.tempdir", str(logged))  # no folder
    with opened(logged) as library:
        assert last_health(library) == FIRST - 1
        assert library.opening_message is not None
        assert library.opening_message.code == "newest_not_shown"


def test_a_log_that_cannot_be_read_is_said_to_be_missing(logged: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(_: Path) -> None:
        raise PermissionError

    monkeypatch.setattr(read_only, "read_log", refuse)
    with opened(logged) as library:
        assert library.opening_message is not None
        assert library.opening_message.code == "newest_not_shown"


def test_a_damaged_log_is_reported_and_left_as_it_is(logged: Path) -> None:
    log = bytearray(log_path(logged).read_bytes())
    log[len(log) // 2] ^= 1
    log_path(logged).write_bytes(log)
    with opened(logged) as library:
        assert library.opening_message is not None
        assert library.opening_message.code == "log_damaged_left"
        assert library.opening_message.values["count"] == LAST - int(str(last_health(library)))
    assert log_path(logged).read_bytes() == log
    assert files(logged) == {"library.quire", "library.quire-wal"}


@pytest.mark.parametrize("has_log", [False, True])
def test_an_older_library_is_upgraded_in_the_copy(has_log: bool, path: Path) -> None:
    path.parent.mkdir()
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript((OLD / "library-0001.sql").read_text(encoding="utf-8"))
        if has_log:
            connection.execute("PRAGMA journal_mode=WAL")
            connection.execute("UPDATE character SET name = name")
            connection.commit()
        copies = {suffix: path.with_name(path.name + suffix) for suffix in ("", "-wal")}
        kept = {file: file.read_bytes() for file in copies.values() if file.exists()}
    for file, content in kept.items():
        file.write_bytes(content)
    before = contents(path)
    with opened(path) as library:
        assert [entry.name for entry in library.all_entries()] == ["Anna Drake", "Berta Élan"]
        assert library.history("anna2345")
    assert contents(path) == before


def test_an_older_library_that_cannot_be_copied_is_refused(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path.parent.mkdir()
    upgrade(path, 5.0, "0001")
    monkeypatch.setattr(read_only, "_KINDS", ())
    with pytest.raises(LibraryError, match="It is read-only"):
        opened(path)


def test_an_empty_library_is_refused(path: Path) -> None:
    path.parent.mkdir()
    path.touch()
    with pytest.raises(LibraryError, match="It is read-only"):
        opened(path)


def test_a_damaged_library_is_refused(closed: Path) -> None:
    closed.write_bytes(closed.read_bytes()[:5000])
    with pytest.raises(DamagedLibraryError):
        opened(closed)


def test_what_another_program_writes_is_seen(closed: Path) -> None:
    with opened(closed) as library:
        assert library.count() == 1
        with Library.open(closed, HandClock()) as other:
            other.add(prepare_character(anna(name="Berta")))
            assert library.count() == 2  # from the log
            other.add(prepare_character(anna(name="Cora")))
            assert [entry.name for entry in library.all_entries()] == ["Anna Drake", "Berta", "Cora"]
        assert library.count() == 3  # the log is gone
        closed.unlink()
        with pytest.raises(LibraryError):
            library.count()


def test_a_library_that_is_written_while_it_is_copied_is_copied_again(
    logged: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    stamps = iter(range(100))
    monkeypatch.setattr(read_only, "_stamp", lambda _: next(stamps))
    with pytest.raises(TimeoutError):
        read_only._make_copy_of_kind(logged, read_only._MemoryCopy)


# -------------------------------------------------------------------------------------------------------- writing


def test_every_write_is_refused_with_the_reason(closed: Path, tmp_path: Path) -> None:
    with opened(closed) as library:
        (entry,) = library.all_entries()
        editor = CharacterEditor(library, entry.id)
        refused: list[Callable[[], object]] = [
            lambda: library.add(prepare_character(anna())),
            lambda: library.trash(entry.id),
            lambda: library.undo(entry.id),
            lambda: editor.set(3),
            lambda: library.drafts.save(Draft(any_id(), "creation", {})),
            lambda: library.rolls.add(LoggedRoll("Luck", "1d6", (3,), 3)),
        ]
        for write in refused:
            with pytest.raises(LibraryError) as caught:
                write()
            assert caught.value.message == REASON
        library.wait()  # nothing is left to write
        assert library.is_in_place
        library.save_to(tmp_path / "elsewhere.quire")
    with Library.open(tmp_path / "elsewhere.quire", HandClock()) as library:
        assert last_health(library) == LAST


def test_the_newest_edits_are_saved_elsewhere(logged: Path, tmp_path: Path) -> None:
    with opened(logged) as library:
        library.save_to(tmp_path / "elsewhere.quire")
    with Library.open(tmp_path / "elsewhere.quire", HandClock()) as library:
        assert last_health(library) == LAST
        CharacterEditor(library, next(iter(library.all_entries())).id).set(5)


# --------------------------------------------------------------------------------------- permissions and full disks


def test_the_reason_is_that_of_the_error_or_the_permissions(closed: Path) -> None:
    full = LibraryError(Message("disk_full", "The disk is full."))
    assert read_only_reason(closed, full) == full.message
    assert read_only_reason(closed, LibraryError(Message("library_locked", "In use."))) is None
    assert read_only_reason(closed.with_name("none.quire"), full) is None
    assert read_only_reason(closed.parent, full) is None
    assert read_only_error(closed).message.code == "library_read_only"


def test_the_doctor_checks_a_library_that_cannot_be_written(logged: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(path: Path, *_: object) -> None:
        raise read_only_error(path)

    monkeypatch.setattr("core.store.doctor.inspect_library", refuse)
    report = check_library(logged)
    assert (report.characters, report.revisions, report.problems) == (1, 31, ())
    monkeypatch.setattr(read_only, "_KINDS", ())
    assert [problem.code for problem in check_library(logged).problems] == ["newest_not_shown"]
    logged.write_bytes(logged.read_bytes()[:5000])
    assert [problem.code for problem in check_library(logged).problems] == ["library_damaged"]


@pytest.mark.skipif(sys.platform == "win32", reason="permissions of folders do not forbid writing there")
@pytest.mark.parametrize("has_log", [False, True], ids=["closed", "crashed"])
@pytest.mark.parametrize("is_file_only", [False, True], ids=["folder", "file"])
def test_a_library_without_permission_to_write_is_read(
    has_log: bool, is_file_only: bool, logged: Path, tmp_path: Path
) -> None:
    if not has_log:
        Library.open(logged, HandClock()).close()
        shutil.rmtree(logged.with_name("library-copies"))
    before = contents(logged)
    for file in logged.parent.iterdir():
        file.chmod(0o444)
    if not is_file_only:
        logged.parent.chmod(0o555)
    try:
        listed = run(logged, ("library", "list", "--json"), tmp_path / "home", obey_permissions)
        assert (listed.returncode, listed.stderr) == (0, b"")
        (entry,) = json.loads(listed.stdout)
        shown = run(logged, ("history", entry["id"]), tmp_path / "home", obey_permissions)
        refused = run(logged, ("library", "trash", entry["id"]), tmp_path / "home", obey_permissions)
        assert before.items() <= contents(logged).items()
        assert is_file_only or before == contents(logged)  # SQLite makes files beside the other one, and leaves them
    finally:
        logged.parent.chmod(0o755)
    assert (shown.returncode, shown.stderr) == (0, b"")
    assert f"Health {LAST}".encode() in shown.stdout
    assert refused.returncode == 1
    assert b"read-only" in refused.stderr
