"""The write-ahead log after a crash: read without SQLite; damage is kept and reported."""

from __future__ import annotations

import random
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from core.errors import LibraryError
from core.store.damaged_log import keep_damaged_log, list_kept_logs
from core.store.doctor import check_library
from core.store.library import Library
from core.store.recovery import restore_backup
from core.store.tables import PAGE_SIZE
from core.store.write_ahead_log import LogContent, log_path, parse_log, read_log
from tests.helpers.crashed_libraries import LAST, copy_library, damage_logs, last_health, make_crashed_library
from tests.helpers.libraries import START, HandClock

FRAME = 24 + PAGE_SIZE
HEADER = 32


@pytest.fixture(scope="module")
def crashed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A library whose program was killed after thirty edits."""
    return make_crashed_library(tmp_path_factory.mktemp("crashed") / "library.quire")


@pytest.fixture
def damaged(crashed: Path, path: Path) -> Path:
    """The same, with a flipped bit in the middle of the log."""
    copy_library(crashed, path)
    flip(path, HEADER + middle_frame(path) * FRAME + 24 + 500)
    return path


def flip(path: Path, offset: int) -> None:
    """Flip a bit in the log of a library."""
    log = bytearray(log_path(path).read_bytes())
    log[offset] ^= 4
    log_path(path).write_bytes(log)


def middle_frame(path: Path) -> int:
    return (log_path(path).stat().st_size - HEADER) // FRAME // 2


def kept_logs(path: Path) -> list[Path]:
    return [kept.path for kept in list_kept_logs(path)]


# ----------------------------------------------------------------------------------------------- reading the log


def test_the_log_of_a_killed_program_has_every_edit(crashed: Path, path: Path) -> None:
    content = read_log(copy_library(crashed, path))
    assert (content.commits, content.lost_commits) == (30, 0)
    with Library.open(path, HandClock()) as library:
        assert last_health(library) == LAST
        assert library.opening_message is None


@pytest.mark.parametrize("page_size", [512, 4096, 65536])
def test_it_reads_what_sqlite_reads(page_size: int, tmp_path: Path) -> None:
    dice, path = random.Random(page_size), tmp_path / "library.quire"
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute(f"PRAGMA page_size={page_size}")
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute("CREATE TABLE words (word)")
        for number in range(20):
            connection.execute("INSERT INTO words VALUES (?)", (str(number) * dice.randrange(3000),))
            if number == 10:
                connection.execute("PRAGMA wal_checkpoint(RESTART)")  # frames of the former generation remain
        database, log = path.read_bytes(), log_path(path).read_bytes()
    for number in range(12):
        harmed = bytearray(log)
        harmed[dice.randrange(len(harmed))] ^= 1 << dice.randrange(8)
        harmed = harmed if number % 3 else harmed[: dice.randrange(len(harmed))]
        target = tmp_path / str(number)
        target.write_bytes(database)
        log_path(target).write_bytes(harmed)
        content = read_log(target)
        with closing(sqlite3.connect(target)) as connection:
            read = connection.execute("SELECT word FROM words").fetchall()
        assert words_in_pages(database, content) == read


def words_in_pages(database: bytes, content: LogContent) -> list[tuple[object, ...]]:
    """Read the table from a database with the pages of a log put in."""
    pages = bytearray(database)
    if content.commits:
        pages = pages.ljust(content.page_count * content.page_size, b"\0")
        for number, page in content.pages.items():
            pages[(number - 1) * content.page_size : number * content.page_size] = page
    pages[18:20] = b"\1\1"  # no log
    with closing(sqlite3.connect(":memory:")) as connection:
        connection.deserialize(bytes(pages))
        return connection.execute("SELECT word FROM words").fetchall()


def test_a_log_that_is_none_has_no_content(path: Path) -> None:
    assert parse_log(b"", PAGE_SIZE) == parse_log(b"short", PAGE_SIZE) == LogContent()
    assert parse_log(b"\7" * 5000, 0).lost_commits == 0
    assert parse_log(b"\7" * HEADER, PAGE_SIZE).lost_commits == 0
    assert read_log(path) == LogContent()


def test_a_damaged_header_loses_every_commit(crashed: Path, path: Path) -> None:
    copy_library(crashed, path)
    for offset in (0, 9, 17, 25):  # magic, page size, salt, checksum
        flip(path, offset)
        assert (read_log(path).commits, read_log(path).lost_commits) == (0, 30)
        flip(path, offset)
    assert read_log(path).lost_commits == 0


def test_a_new_generation_begun_meanwhile_is_no_damage(damaged: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    torn = log_path(damaged).read_bytes()
    readings = [torn, b""]
    monkeypatch.setattr(Path, "read_bytes", lambda _: readings.pop(0))
    assert read_log(damaged).lost_commits == 0
    assert not readings


# ------------------------------------------------------------------------------------------------ opening a library


def test_damage_with_commits_after_it_is_kept_and_reported(damaged: Path) -> None:
    log, database = log_path(damaged).read_bytes(), damaged.read_bytes()
    expected = read_log(damaged).lost_commits
    assert expected > 10
    with Library.open(damaged, HandClock()) as library:
        message, lost = library.opening_message, LAST - int(str(last_health(library)))
        assert library.notices[0] == message
    assert message is not None
    assert message.values["count"] == expected == lost
    (kept,) = kept_logs(damaged)
    assert message.render() == (
        f"The log of the library {damaged} was damaged, as after a crash: {lost} saved changes may be missing. The "
        f"damaged log was kept as {kept}."
    )
    assert kept.name == "library-damaged-log-2026-03-01-093001.quire-wal"
    assert kept.read_bytes() == log
    assert kept.with_name(kept.name.removesuffix("-wal")).read_bytes() == database
    assert kept.stat().st_mode & 0o077 == 0 or kept.drive
    with Library.open(damaged, HandClock()) as library:
        assert library.opening_message is None
    assert kept_logs(damaged) == [kept]
    assert check_library(damaged).problems == ()


def test_a_torn_end_without_a_commit_after_it_is_not_reported(crashed: Path, path: Path) -> None:
    copy_library(crashed, path)
    log = log_path(path).read_bytes()
    for size in (len(log) - 1, len(log) - FRAME, HEADER + 5 * FRAME + 100, HEADER, 10):
        copy_library(crashed, path)
        log_path(path).write_bytes(log[:size])
        with Library.open(path, HandClock()) as library:
            assert library.opening_message is None
    flip(copy_library(crashed, path), len(log) - 100)  # in the last commit itself
    with Library.open(path, HandClock()) as library:
        assert last_health(library) == LAST - 1
        assert library.opening_message is None
    assert kept_logs(path) == []


def test_thirty_damaged_logs_lose_nothing_silently(crashed: Path, tmp_path: Path) -> None:
    report = damage_logs(crashed, tmp_path, 30, seed=3)
    assert (report.silent, report.too_few, report.unkept) == (0, 0, 0)
    assert report.reported >= 20
    assert report.damaged == 30


def test_a_damaged_log_is_kept_once(damaged: Path) -> None:
    log = log_path(damaged).read_bytes()
    with closing(sqlite3.connect(f"{damaged.as_uri()}?mode=ro", uri=True, isolation_level=None)) as reader:
        reader.execute("BEGIN")  # prevents the log from being written back
        reader.execute("SELECT count(*) FROM character").fetchone()
        for _ in range(2):
            assert keep_damaged_log(damaged, lambda: START, 0.01) is not None
        assert log_path(damaged).read_bytes() == log
        assert len(kept_logs(damaged)) == 1
        log_path(damaged).write_bytes(log + b"\0")
        assert keep_damaged_log(damaged, lambda: START, 0.01) is not None
    assert [path.name for path in kept_logs(damaged)] == [
        "library-damaged-log-2026-03-01-093000.quire-wal",
        "library-damaged-log-2026-03-01-093000-2.quire-wal",
    ]


def test_a_damaged_log_that_cannot_be_kept_is_not_touched(damaged: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = {path: path.read_bytes() for path in (damaged, log_path(damaged))}

    def full(source: Path, target: Path) -> None:
        target.write_bytes(b"a part")
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(shutil, "copyfile", full)
    with pytest.raises(LibraryError) as caught:
        Library.open(damaged, HandClock())
    assert caught.value.message.code == "disk_full"
    assert {path: path.read_bytes() for path in before} == before
    assert kept_logs(damaged) == []


def test_restoring_a_backup_keeps_the_damaged_log_first(damaged: Path, crashed: Path) -> None:
    log = log_path(damaged).read_bytes()
    with Library.open(damaged.with_name("other.quire"), HandClock()) as library:
        backup = library.make_backup()
    restore_backup(damaged, backup.path, HandClock())
    (kept,) = kept_logs(damaged)
    assert kept.read_bytes() == log


def test_names_that_are_no_date_are_no_kept_logs(path: Path) -> None:
    path.parent.mkdir()
    path.with_name("library-damaged-log-2026-99-01-093000.quire-wal").touch()
    assert list_kept_logs(path) == ()
    assert list_kept_logs(path / "missing") == ()
