"""Opening a library: new, older, damaged, locked or foreign files; backups and recovery."""

from __future__ import annotations

import errno
import json
import os
import random
import re
import sqlite3
import stat
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path
from tempfile import TemporaryDirectory
from types import SimpleNamespace

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory

from core.character.document_kind import CAMPAIGN
from core.character.sheet import Sheet
from core.errors import LibraryError, QuireError
from core.play.arena import Control
from core.play.fight import Fight
from core.store import errors, recovery
from core.store.backups import MAX_BACKUPS, BackupReason, backups_folder, list_backups, make_backup
from core.store.database import Mode, make_engine
from core.store.doctor import check_library
from core.store.errors import DamagedLibraryError, LostLibraryError, translate_sqlite_errors
from core.store.file_format import SCHEMA_VERSION, SCHEMA_VERSIONS
from core.store.library import Library
from core.store.records import Query, prepare_character
from core.store.recovery import open_or_recover, replace_lost_library, restore_backup
from core.store.schema_upgrade import alembic_config, upgrade
from core.store.tables import METADATA
from tests.helpers.libraries import START, CharacterEditor, HandClock, anna, health, query
from tests.helpers.splash_conflict import SPLASHING
from tests.helpers.tiny_game import tiny_system

ROOT = Path(__file__).parents[3]
OLD = ROOT / "tests" / "data" / "old"
OLD_DRAFTS = {f"library-000{number}": ["Left against right", "Half made"] for number in range(3, 9)}


def filled(path: Path, clock: HandClock, count: int = 3) -> list[str]:
    """Create a library with some characters, each edited once."""
    with Library.open(path, clock) as library:
        ids = library.add_many(prepare_character(anna(name=f"Anna {number}")) for number in range(count))
        for id in ids:
            CharacterEditor(library, id).set(12)
    return ids


def damage(path: Path) -> None:
    """Overwrite the middle of a library with nonsense."""
    with path.open("r+b") as file:
        file.seek(3000)
        file.write(b"nonsense " * 2000)


def no_utf8_error(path: Path) -> None:
    """Damage a library so that SQLite's message about it is no UTF-8, which Python raises as UnicodeDecodeError."""
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("PRAGMA writable_schema=ON")
        connection.execute(
            "UPDATE sqlite_master SET name = CAST(x'7aff' AS TEXT), sql = 'CREATE TABLE z (' WHERE name = 'draft'"
        )


def newer_schema(path: Path) -> None:
    query(path, "UPDATE alembic_version SET version_num = '9999'")


HARM = ["no UTF-8", "empty", "newer"]

# ------------------------------------------------------------------------------------------------------- the schema


def test_a_new_library_has_the_tables_of_the_models(library: Library) -> None:
    differences = differences_to_models(library.path)
    assert differences == []
    assert query(library.path, "SELECT version_num FROM alembic_version") == [(SCHEMA_VERSION,)]


def differences_to_models(path: Path) -> list[object]:
    engine = make_engine(path, Mode.READ)
    with engine.connect() as connection:
        context = MigrationContext.configure(
            connection,
            opts={
                "compare_type": True,
                "include_name": lambda name, kind, _: not (kind == "table" and str(name).startswith("words")),
            },
        )
        found = list(compare_metadata(context, METADATA))
    engine.dispose()
    return found


def test_the_list_of_versions_is_that_of_the_scripts() -> None:
    scripts = ScriptDirectory.from_config(alembic_config())
    assert tuple(script.revision for script in reversed(list(scripts.walk_revisions()))) == SCHEMA_VERSIONS


def test_every_connection_has_the_pragmas(library: Library) -> None:
    for mode in Mode:
        engine = make_engine(library.path, mode)
        with engine.connect() as connection:
            values = [
                connection.exec_driver_sql(f"PRAGMA {name}").scalar_one()
                for name in ("journal_mode", "synchronous", "foreign_keys", "busy_timeout", "query_only")
            ]
        engine.dispose()
        assert values == ["wal", 2, 1, 5000, int(mode is Mode.READ)]


def test_sqlmodel_is_imported_lazily() -> None:
    script = (
        "import sys, core.store.records, core.store.preview; heavy = {'sqlmodel', 'sqlalchemy', 'alembic', 'pydantic'};"
        "print(sorted(heavy & set(sys.modules)));"
        "import core.store.library; print(sorted(heavy & set(sys.modules)))"
    )
    told = subprocess.run([sys.executable, "-c", script], cwd=ROOT, capture_output=True, text=True, check=True)
    assert told.stdout.splitlines() == ["[]", "['pydantic', 'sqlalchemy', 'sqlmodel']"]


@pytest.mark.parametrize("old", sorted(OLD.glob("library-*.sql")), ids=lambda path: path.stem)
def test_older_schemas_are_backed_up_and_upgraded(old: Path, path: Path, clock: HandClock) -> None:
    path.parent.mkdir()
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript(old.read_text(encoding="utf-8"))
    before = query(path, "SELECT id, document FROM character ORDER BY serial")
    campaigns = query(path, "SELECT id, name, notes FROM campaign ORDER BY serial")
    with Library.open(path, clock) as library:
        (backup,) = library.backups()
        assert backup.reason is BackupReason.UPGRADE
        assert [entry.name for entry in library.all_entries()] == ["Anna Drake", "Berta Élan"]
        assert [revision.label for revision in library.history("anna2345")] == ["Health 10 to 12", ""]
        assert health(library.undo("anna2345").result().character or anna()) == 10
        assert [draft.title for draft in library.drafts.list()] == OLD_DRAFTS.get(old.stem, [])
        assert library.rolls.list() == ()
        found = [library.load(entry.id) for entry in library.all_entries(Query(kind=CAMPAIGN))]
    documents = {(each.id, each.character.name, each.character.notes) for each in found}
    kept = {id: str(json.loads(str(document))["notes"]) for id, document in before}
    assert documents == {(id, name, notes or kept.get(id, "")) for id, name, notes in campaigns}
    assert query(backup.path, "SELECT id, document FROM character ORDER BY serial") == before
    assert query(backup.path, "SELECT version_num FROM alembic_version") == [(old.stem.removeprefix("library-"),)]
    assert query(path, "SELECT version_num FROM alembic_version") == [(SCHEMA_VERSION,)]
    assert differences_to_models(path) == []
    assert check_library(path).problems == ()


def test_campaigns_of_older_libraries_become_documents_of_the_game_of_their_characters(
    path: Path, clock: HandClock
) -> None:
    path.parent.mkdir()
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript((OLD / "library-0006.sql").read_text(encoding="utf-8"))
        system = connection.execute("SELECT system FROM character WHERE campaign = 1").fetchone()[0]
        connection.execute("UPDATE campaign SET id = 'brta2345' WHERE serial = 2")  # as a character has
        connection.commit()
    with Library.open(path, clock) as library:
        entries = {entry.name: entry for entry in library.all_entries(Query(kind=CAMPAIGN))}
        assert {name: entry.system for name, entry in entries.items()} == {
            "Saltmere": f"{system}:campaign", "No one yet": "campaign",
        }  # fmt: skip
        assert [campaign.id for campaign in library.campaigns.list()] == [
            entries["No one yet"].id, entries["Saltmere"].id,
        ]  # fmt: skip
        assert entries["No one yet"].id != "brta2345"
        assert library.count() == library.count(Query(kind=CAMPAIGN)) == 2
        assert [entry.name for entry in library.page(Query(text="fog", kind=CAMPAIGN)).entries] == ["Saltmere"]
        assert library.page(Query(text="fog")).entries == ()
        library.trash("camp2345")
        assert [entry.name for entry in library.page(Query(trashed=True, kind=CAMPAIGN)).entries] == ["Saltmere"]
        assert library.count(Query(trashed=True)) == 0
        library.restore_trashed("camp2345")
    assert query(path, "SELECT world FROM character WHERE kind = 'character' ORDER BY serial") == [("",), ("harbor",)]
    assert check_library(path).problems == ()


def test_drafts_of_older_libraries_are_upgraded(path: Path, clock: HandClock) -> None:
    path.parent.mkdir()
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript((OLD / "library-0003.sql").read_text(encoding="utf-8"))
    with Library.open(path, clock) as library:
        made, fought = library.drafts.load("made2345"), library.drafts.load("fght2345")
    assert (made.state, made.answers) == ({}, ())
    assert made.transcript == {"answers": [{"answer": ["x"], "how": "typed", "key": "culture"}]}
    assert set(fought.state) == {"asks", "transcript"}
    assert not {"asks", "transcript"} & set(fought.transcript)
    record = Fight.join_record(fought.transcript, fought.state, fought.answers)
    fight = Fight.resume(SPLASHING, record, lambda each: Sheet.open(each, tiny_system(), random.Random(7)))
    assert [told.event.line() for told in fight.events] == [
        "Round 1",
        "Round 1: Cy is wet (d6 5, wind 0) [3]",
        "Round 1: Cy stays dry",
        "Round 1: Ann stays dry",
    ]
    assert fight.request is not None
    assert fight.request.label == "Whom?"
    assert fight.control(1) is Control.GM
    assert not fight.decision_policy.game_master
    transcript = fight.state_record["transcript"]
    assert isinstance(transcript, dict)
    assert transcript["draws"] == {"1/foe~4": 1, "1/wet~4": 1, "2/wind": 1}  # of those that were undone
    assert transcript["later"] == [{"answer": ["0"], "how": "auto", "key": "1/foe~4"}]


def test_there_is_an_old_library_for_every_older_schema() -> None:
    assert [path.stem.removeprefix("library-") for path in sorted(OLD.glob("library-*.sql"))] == list(
        SCHEMA_VERSIONS[:-1]
    )


def test_an_upgrade_that_fails_leaves_the_old_library(path: Path, clock: HandClock) -> None:
    upgrade(make_folder(path), 5.0, "0001")
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("CREATE TABLE draft (in_the_way)")
    with pytest.raises(Exception, match="already exists"):
        Library.open(path, clock)
    assert query(path, "SELECT version_num FROM alembic_version") == [("0001",)]
    assert query(path, "SELECT count(*) FROM sqlite_master WHERE name = 'roll'") == [(0,)]


def make_folder(path: Path) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    return path


# -------------------------------------------------------------------------------------------------- refused files


def test_an_empty_file_becomes_a_library(path: Path, clock: HandClock) -> None:
    make_folder(path).touch()
    with Library.open(path, clock) as library:
        assert library.count() == 0


def test_paths_with_special_characters_work(tmp_path: Path, clock: HandClock) -> None:
    path = tmp_path / "100 % of? #1 & 'ö'" / "my library.quire"
    filled(path, clock)
    with Library.open(path, clock) as library:
        assert library.count() == 3
    assert list_backups(path)


@pytest.mark.parametrize(
    ("content", "code"),
    [
        (b"PK\x03\x04 some other file", "library_damaged"),
        (b"SQLite format 3\x00 and then nonsense" * 50, "library_damaged"),
        (b"SQLite", "library_damaged"),
    ],
)
def test_file_that_is_not_a_database_is_refused_unchanged(
    content: bytes, code: str, path: Path, clock: HandClock
) -> None:
    make_folder(path).write_bytes(content)
    with pytest.raises(DamagedLibraryError) as caught:
        Library.open(path, clock)
    assert caught.value.message.code == code
    assert str(path) in str(caught.value)
    assert path.read_bytes() == content
    assert [path.name for path in path.parent.iterdir()] == [path.name]


def test_database_of_another_program_is_refused_unchanged(path: Path, clock: HandClock) -> None:
    with closing(sqlite3.connect(make_folder(path), isolation_level=None)) as connection:
        connection.execute("CREATE TABLE bookmarks (url)")
    content = path.read_bytes()
    for opens in (Library.open, open_or_recover):
        with pytest.raises(LibraryError, match="is not a Quire library"):
            opens(path, clock)
    assert path.read_bytes() == content


def test_newer_library_is_refused_unchanged(path: Path, clock: HandClock) -> None:
    filled(path, clock)
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    content = path.read_bytes()
    for opens in (Library.open, open_or_recover):
        with pytest.raises(LibraryError, match="made by a newer version of Quire"):
            opens(path, clock)
    with pytest.raises(LibraryError, match="made by a newer version of Quire"):
        check_library(path)
    assert path.read_bytes() == content


def test_a_locked_library_is_reported(path: Path, clock: HandClock) -> None:
    filled(path, clock)
    with closing(sqlite3.connect(path, isolation_level=None)) as blocker:
        blocker.execute("BEGIN IMMEDIATE")
        with pytest.raises(LibraryError, match="in use by another program"):
            Library.open(path, clock, timeout=0.05)
        blocker.execute("COMMIT")
        blocker.execute("PRAGMA locking_mode=EXCLUSIVE")
        blocker.execute("BEGIN EXCLUSIVE")
        with pytest.raises(LibraryError, match="in use by another program"):
            Library.open(path, clock, timeout=0.05)


def test_impossible_library_path_is_reported(tmp_path: Path, clock: HandClock) -> None:
    (tmp_path / "file").write_text("x")
    for path in (tmp_path, tmp_path / "file" / "library.quire"):
        with pytest.raises(LibraryError, match="cannot be"):
            Library.open(path, clock)


def test_full_disk_fails_the_edit_without_damage(path: Path, clock: HandClock) -> None:
    """SQLite itself reports a full disk if the file cannot grow."""
    (id, *_) = filled(path, clock)
    with Library.open(path, clock) as library:
        editing = CharacterEditor(library, id)
        editing.set(13)
        connection = library._connections._writer._connection
        assert connection is not None
        pages = connection.exec_driver_sql("PRAGMA page_count").scalar_one()
        connection.exec_driver_sql(f"PRAGMA max_page_count={pages}")
        connection.commit()
        with pytest.raises(LibraryError, match="disk is full"):
            library.add_many([prepare_character(anna(notes="long " * 2000))] * 100)
        connection.exec_driver_sql("PRAGMA max_page_count=1000000")
        connection.commit()
        assert CharacterEditor(library, id).set(14).position.revision == 3
    assert check_library(path).problems == ()


READ_ONLY = """
import os, sys
from datetime import UTC, datetime
from pathlib import Path
from core.errors import LibraryError
from core.store.library import Library
if os.getuid() == 0:
    os.setuid(65534)  # the superuser may write everywhere
try:
    Library.open(Path(sys.argv[1]), lambda: datetime.now(UTC))
except LibraryError as error:
    print(error.message.code)
"""


@pytest.fixture
def open_folder() -> Iterator[Path]:
    """A folder that every user of the machine may enter."""
    with TemporaryDirectory() as name:
        folder = Path(name)
        folder.chmod(0o777)
        yield folder
        folder.chmod(0o777)


@pytest.mark.skipif(os.name == "nt", reason="rights work otherwise there")
@pytest.mark.parametrize("folder_too", [False, True])
def test_a_read_only_library_is_reported(open_folder: Path, clock: HandClock, folder_too: bool) -> None:
    path = open_folder / "library.quire"
    filled(path, clock)
    content = path.read_bytes()
    path.chmod(0o444)
    open_folder.chmod(0o555 if folder_too else 0o777)
    told = subprocess.run(
        [sys.executable, "-c", READ_ONLY, str(path)], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert told.stdout.strip() == "library_read_only", told.stderr
    assert path.read_bytes() == content


LOST_KEY = "UPDATE sqlite_master SET sql = replace(sql, 'PRIMARY KEY (serial)', 'CHECK (1)') WHERE name = 'portrait'"


@pytest.mark.parametrize(
    ("injury", "words"),
    [
        ("PRAGMA application_id=0", "its file header is wrong"),
        ("ALTER TABLE draft RENAME COLUMN title TO tilte", "the table draft has no column title"),
        ("UPDATE character SET tags = '[nonsense'", ""),
        (LOST_KEY, "foreign key mismatch"),
    ],
)
def test_missing_header_or_column_counts_as_damage(injury: str, words: str, path: Path, clock: HandClock) -> None:
    filled(path, clock)
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("PRAGMA writable_schema=ON")
        connection.execute(injury)
    if words:
        with pytest.raises(DamagedLibraryError, match=words):
            Library.open(path, clock)
    else:
        with Library.open(path, clock) as library:
            assert library.page().entries[0].tags == ()
            assert library.page().entries[0].problem is not None


@pytest.mark.parametrize("place", [18, 19])
@pytest.mark.parametrize("value", [0, 3, 255])
def test_a_header_for_which_sqlite_does_not_write_is_damage(
    place: int, value: int, path: Path, clock: HandClock
) -> None:
    """A library that SQLite calls read-only would never be restored from its backups."""
    ids = filled(path, clock)
    make_backup(path, clock(), BackupReason.MANUAL)
    content = bytearray(path.read_bytes())
    content[place] = value
    path.write_bytes(content)
    opened = open_or_recover(path, clock)
    with opened.library as library:
        assert library.count() == len(ids)
        CharacterEditor(library, ids[0]).set(13)
    assert opened.backup is not None


# ---------------------------------------------------------------------------------------------------- recovery


def test_damaged_library_is_replaced_by_its_newest_intact_backup(path: Path, clock: HandClock) -> None:
    ids = filled(path, clock)
    with Library.open(path, clock) as library:
        newest = library.make_backup()
        CharacterEditor(library, ids[0]).set(99)
    unsound = make_backup(path, clock(), BackupReason.MANUAL)
    unsound.path.write_bytes(unsound.path.read_bytes()[:5000])
    damage(path)
    content = path.read_bytes()
    with pytest.raises(DamagedLibraryError, match="is damaged"):
        Library.open(path, clock)
    assert path.read_bytes() == content
    opened = open_or_recover(path, clock)
    with opened.library as library:
        assert health(library.load(ids[0]).character) == 12
        CharacterEditor(library, ids[0]).set(13)
    assert opened.backup == newest
    assert opened.set_aside is not None
    assert opened.set_aside.read_bytes() == content
    assert opened.message is not None
    assert opened.message.code == "library_from_copy"
    assert str(opened.set_aside) in opened.message.render()
    assert check_library(path).problems == ()
    path.write_bytes(b"")  # emptied, as by a disk that was full: what it once held is not forgotten
    assert [each.code for each in check_library(path).problems] == ["library_damaged"]
    with open_or_recover(path, clock).library as library:
        assert library.count() == len(ids)


@pytest.mark.parametrize("harm", [no_utf8_error, lambda path: path.write_bytes(b""), newer_schema], ids=HARM)
def test_older_backup_replaces_the_library_if_newer_ones_are_damaged(
    harm: Callable[[Path], object], path: Path, clock: HandClock
) -> None:
    """Whatever happens while a backup is inspected, the next one is tried before anything is moved."""
    ids = filled(path, clock)
    with Library.open(path, clock) as library:
        good = library.make_backup()
        CharacterEditor(library, ids[0]).set(99)
        for _ in range(2):
            harm(library.make_backup().path)
    damage(path)
    opened = open_or_recover(path, clock)
    with opened.library as library:
        assert health(library.load(ids[0]).character) == 12
    assert opened.backup == good
    assert check_library(path).problems == ()


def test_damaged_library_stays_in_place_while_no_backup_can_be_copied(
    path: Path, clock: HandClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    filled(path, clock)
    backup = make_backup(path, clock(), BackupReason.MANUAL)
    damage(path)
    content = path.read_bytes()

    def fail(_source: Path, _target: Path) -> None:
        raise OSError(errno.ENOSPC, "no space left on the device")

    monkeypatch.setattr(recovery, "copy_database", fail)
    for restore in (lambda: open_or_recover(path, clock), lambda: restore_backup(path, backup.path, clock)):
        with pytest.raises(LibraryError, match="the disk is full"):
            restore()
        assert path.read_bytes() == content
    assert not list(path.parent.glob("*damaged*"))


def test_links_to_a_library_are_followed(path: Path, clock: HandClock, tmp_path: Path) -> None:
    ids = filled(path, clock)
    backup = make_backup(path, clock(), BackupReason.MANUAL)
    link = tmp_path / "link.quire"
    link.symlink_to(path)
    assert restore_backup(link, backup.path, clock) is not None
    damage(path)
    aside = restore_backup(link, backup.path, clock)
    assert aside is not None
    assert aside.parent == path.parent
    assert link.is_symlink()
    with Library.open(path, clock) as library:
        assert library.count() == len(ids)


@pytest.mark.skipif(os.name == "nt", reason="Windows has no such files")
def test_devices_and_pipes_are_never_replaced(path: Path, clock: HandClock) -> None:
    filled(path, clock)
    backup = make_backup(path, clock(), BackupReason.MANUAL)
    pipe = path.with_name("pipe.quire")
    os.mkfifo(pipe)
    for use in (Library.open, open_or_recover, lambda pipe, clock: restore_backup(pipe, backup.path, clock)):
        with pytest.raises(LibraryError, match="is not a Quire library"):
            use(pipe, clock)
    assert pipe.is_fifo()


def test_missing_library_with_backups_is_not_created(path: Path, clock: HandClock) -> None:
    ids = filled(path, clock)
    backup = make_backup(path, clock(), BackupReason.MANUAL)
    path.unlink()
    for use in (Library.open, open_or_recover, lambda path, _: check_library(path)):
        with pytest.raises(LostLibraryError, match="its backups are still there") as caught:
            use(path, clock)
        assert caught.value.has_backups
        assert not path.exists()
    log = path.with_name(path.name + "-wal")
    log.write_bytes(b"frames of the lost one")
    assert restore_backup(path, backup.path, clock) is None
    with Library.open(path, clock) as library:
        assert library.count() == len(ids)
    assert [file.read_bytes() for file in path.parent.glob("*damaged*-wal")] == [b"frames of the lost one"]
    with pytest.raises(LibraryError, match="already exists, so no new one"):
        replace_lost_library(path, clock)
    path.unlink()
    replace_lost_library(path, clock)
    with Library.open(path, clock) as library:
        assert library.count() == 0


def test_missing_library_with_a_log_is_not_created(path: Path, clock: HandClock) -> None:
    log = make_folder(path).with_name(path.name + "-wal")
    log.write_bytes(b"frames of the lost one")
    with pytest.raises(LostLibraryError, match=r"its log .*-wal is still there"):
        Library.open(path, clock)
    log.write_bytes(b"")  # what a closed library may leave
    with Library.open(path, clock) as library:
        assert library.count() == 0


def test_damaged_library_without_backup_is_replaced_by_an_empty_one(path: Path, clock: HandClock) -> None:
    make_folder(path).write_bytes(b"nothing that one could read")
    (path.parent / "library.quire-wal").write_bytes(b"beside it")
    clock.time = START
    taken = path.with_name("library-damaged-2026-03-01-093001.quire")
    taken.write_bytes(b"an older accident")
    opened = open_or_recover(path, clock)
    with opened.library as library:
        assert library.count() == 0
        library.add(prepare_character(anna()))
    assert opened.set_aside == path.with_name("library-damaged-2026-03-01-093001-2.quire")
    assert opened.set_aside.read_bytes() == b"nothing that one could read"
    assert opened.set_aside.with_name(opened.set_aside.name + "-wal").read_bytes() == b"beside it"
    assert taken.read_bytes() == b"an older accident"
    assert opened.message is not None
    assert opened.message.code == "library_begun_anew"


def test_a_truncated_library_is_noticed(path: Path, clock: HandClock) -> None:
    filled(path, clock, 30)
    content = path.read_bytes()
    for size in (len(content) // 2, 5000, 1024, 100):
        path.write_bytes(content[:size])
        with pytest.raises(DamagedLibraryError):
            Library.open(path, clock)
        assert check_library(path).problems[0].code == "library_damaged"


def test_intact_library_is_opened_without_recovery(path: Path, clock: HandClock) -> None:
    filled(path, clock)
    opened = open_or_recover(path, clock)
    opened.library.close()
    assert (opened.message, opened.set_aside, opened.backup) == (None, None, None)


@pytest.fixture(scope="module")
def sound_bytes(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """The bytes of an intact library."""
    path = tmp_path_factory.mktemp("sound") / "library.quire"
    filled(path, HandClock(), 5)
    return path.read_bytes()


@pytest.mark.parametrize("seed", range(30))
def test_random_damage_is_reported_or_recovered(seed: int, sound_bytes: bytes, path: Path, clock: HandClock) -> None:
    make_folder(path)
    source, content = random.Random(seed), bytearray(sound_bytes)
    match seed % 3:
        case 0:
            for _ in range(source.choice([1, 10, 100])):
                content[source.randrange(len(content))] = source.randrange(256)
        case 1:
            start = source.randrange(len(content))
            content[start : start + 1024] = bytes(len(content[start : start + 1024]))
        case 2:
            for _ in range(3):
                content[source.randrange(100)] = source.randrange(256)
    path.write_bytes(content)
    for use in (check_library, lambda path: use_everything(path, clock)):
        assert code_of(use, path) in {"", "library_damaged", "document_unreadable", "broken_json", "unknown_edit"}


def code_of(use: Callable[[Path], object], path: Path) -> str:
    try:
        use(path)
    except QuireError as error:
        return error.message.code
    return ""


def use_everything(path: Path, clock: HandClock) -> None:
    with open_or_recover(path, clock, timeout=0.05).library as library:
        for query in (Query(), Query(text="anna"), Query(trashed=True)):
            entries = list(library.all_entries(query))
        for entry in entries:
            CharacterEditor(library, entry.id).set(3)
            library.history(entry.id)
            library.undo(entry.id).result()
        library.add(prepare_character(anna()))


# ------------------------------------------------------------------------------------------------------ backups


def test_daily_backup_is_made_once_a_day_and_fourteen_are_kept(path: Path) -> None:
    clock = HandClock()
    ids = filled(path, clock)
    for day in range(20):
        clock.time = datetime(2026, 3, 1 + day, 9, 30, tzinfo=UTC)
        for start in range(2):
            with Library.open(path, clock) as library:
                assert library.notices == ()
                if not start:
                    CharacterEditor(library, ids[0]).set(100 + day)
    backups = list_backups(path)
    assert len(backups) == MAX_BACKUPS
    assert {backup.reason for backup in backups} == {BackupReason.DAILY}
    assert [backup.time.date().day for backup in backups] == list(range(20, 20 - MAX_BACKUPS, -1))
    with Library.open(backups[0].path, clock) as library:
        assert library.count() == 3
    assert check_library(backups[-1].path).problems == ()


def test_backup_contains_the_whole_library(path: Path, clock: HandClock) -> None:
    ids = filled(path, clock)
    with Library.open(path, clock) as library:
        editing = CharacterEditor(library, ids[1])
        editing.set(77)  # still in the log beside the file
        backup = library.make_backup()
        again = make_backup(path, clock.time - timedelta(seconds=1), BackupReason.MANUAL)
    assert backup.reason is BackupReason.MANUAL
    assert again.path != backup.path
    assert query(backup.path, "PRAGMA journal_mode") == [("delete",)]
    with Library.open(backup.path, clock) as library:
        assert query(backup.path, "PRAGMA journal_mode") == [("wal",)]
        assert health(library.load(ids[1]).character) == 77
        assert len(library.history(ids[1])) == 3
    assert not list(backup.path.parent.glob("*.unfinished"))


def test_unfinished_backups_are_removed_after_a_day(path: Path, clock: HandClock) -> None:
    filled(path, clock)
    folder = backups_folder(path)
    folder.mkdir()
    old, new = folder / "library-x.quire.1-2.unfinished", folder / "library-y.quire.3-4.unfinished"
    restored, foreign = path.with_name(f"{path.name}.5-6.unfinished"), path.with_name("other.quire.7-8.unfinished")
    two_days = timedelta(days=2)
    for file, age in ((old, two_days), (new, timedelta(hours=2)), (restored, two_days), (foreign, two_days)):
        file.write_text("half a backup")
        made = (clock.time - age).timestamp()
        os.utime(file, (made, made))
    make_backup(path, clock(), BackupReason.MANUAL)
    assert [file.exists() for file in (old, new, restored, foreign)] == [False, True, False, True]


@pytest.mark.skipif(os.name == "nt", reason="permissions work differently there")
def test_library_and_backups_are_private(path: Path, clock: HandClock) -> None:
    before = os.umask(0o022)
    try:
        with Library.open(path, clock) as library:
            library.add(prepare_character(anna()))
            backup = library.make_backup().path
            saved = path.parent / "elsewhere" / "saved.quire"
            library.save_to(saved)
            files = [path, path.with_name(path.name + "-wal"), backup, saved]
            assert {oct(mode(file)) for file in files} == {"0o600"}
            assert {oct(mode(file.parent)) for file in files} == {"0o700"}
    finally:
        os.umask(before)


@pytest.mark.skipif(os.name == "nt", reason="permissions work differently there")
def test_modes_of_an_older_library_are_tightened_once(path: Path, clock: HandClock) -> None:
    filled(path, clock)
    backup = make_backup(path, clock(), BackupReason.MANUAL).path
    for file in (path, backup):
        file.chmod(0o644)
    backup.parent.chmod(0o755)
    path.parent.chmod(0o755)  # a folder of the user's own, not tightened
    Library.open(path, clock).close()
    modes = [oct(mode(file)) for file in (path, backup, backup.parent, path.parent)]
    assert modes == ["0o600", "0o600", "0o700", "0o755"]
    path.chmod(0o640)
    Library.open(path, clock).close()
    assert mode(path) == 0o640  # permissions given later stay
    restore_backup(path, backup, clock)
    assert mode(path) == 0o640


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


def test_several_programs_can_create_and_open_one_library_at_once(path: Path) -> None:
    script = (
        "import sys; from datetime import UTC, datetime; from pathlib import Path;"
        "from core.store.library import Library; from core.store.records import prepare_character;"
        "from tests.helpers.libraries import anna;"
        "library = Library.open(Path(sys.argv[1]), lambda: datetime.now(UTC), timeout=30);"
        "library.add(prepare_character(anna())); library.close()"
    )
    programs = [subprocess.Popen([sys.executable, "-c", script, str(path)], cwd=ROOT) for _ in range(3)]
    assert [program.wait() for program in programs] == [0, 0, 0]
    report = check_library(path)
    assert (report.characters, report.problems) == (3, ())


def test_failed_daily_backup_does_not_prevent_opening(path: Path, clock: HandClock) -> None:
    ids = filled(path, clock)
    path.with_name("library-copies").write_text("a file in the way")
    library = Library.open(path, clock)
    CharacterEditor(library, ids[0]).set(5)
    library.close()
    (notice,) = library.notices
    assert notice.code == "daily_copy_failed"
    assert "failed" in notice.render()


def test_restoring_a_backup_keeps_the_replaced_library(path: Path, clock: HandClock) -> None:
    ids = filled(path, clock)
    with Library.open(path, clock) as library:
        backup = library.make_backup()
        CharacterEditor(library, ids[0]).set(99)
    kept = restore_backup(path, backup.path, clock)
    assert kept is not None
    with Library.open(path, clock) as library:
        assert health(library.load(ids[0]).character) == 12
        assert {backup.reason for backup in library.backups()} >= {BackupReason.MANUAL, BackupReason.RESTORE}
    with Library.open(kept, clock) as library:
        assert health(library.load(ids[0]).character) == 99
    # What is damaged is set aside; where nothing is, the backup is simply put there.
    damage(path)
    aside = restore_backup(path, backup.path, clock)
    assert aside is not None
    assert "damaged" in aside.name
    assert check_library(path).problems == ()
    path.unlink()
    assert restore_backup(path, backup.path, clock) is None
    assert check_library(path).problems == ()


def test_an_unwritable_path_is_reported(path: Path, clock: HandClock) -> None:
    filled(path, clock)
    (path.parent / "file").write_text("in the way")
    with pytest.raises(LibraryError, match=re.escape(str(path.parent / "file" / "new.quire"))):
        restore_backup(path.parent / "file" / "new.quire", path, clock)
    for number, words in ((errno.EROFS, "is read-only"), (errno.ENOSPC, "the disk is full")):
        with pytest.raises(LibraryError, match=words), translate_sqlite_errors(path):
            raise OSError(number, "as the system calls it")


@pytest.mark.skipif(os.name == "nt", reason="Windows lets nobody delete a file that is open")
def test_nothing_is_written_into_a_file_that_was_deleted(path: Path, clock: HandClock) -> None:
    """Some systems keep a deleted file until it is closed; data written to it would be lost."""
    ids = filled(path, clock)
    rescued = path.parent / "new" / "rescued.quire"
    with Library.open(path, clock) as library:
        CharacterEditor(library, ids[0]).set(5)
        assert library.is_in_place
        path.unlink()
        with pytest.raises(LibraryError, match="was deleted, moved or replaced"):
            CharacterEditor(library, ids[0]).set(6)
        path.write_bytes(b"another file")
        with pytest.raises(LibraryError, match="was deleted, moved or replaced"):
            library.wait()
        assert not library.is_in_place
        library.save_to(rescued)
    assert path.read_bytes() == b"another file"
    with Library.open(rescued, clock) as library:
        assert health(library.load(ids[0]).character) == 5
        assert library.count() == len(ids)


def test_damaged_backup_or_open_library_is_refused(path: Path, clock: HandClock) -> None:
    filled(path, clock)
    backup = make_backup(path, clock(), BackupReason.MANUAL)
    unsound = path.with_name("unsound.quire")
    unsound.write_bytes(backup.path.read_bytes()[:4000])
    foreign = path.with_name("foreign.quire")
    with closing(sqlite3.connect(foreign, isolation_level=None)) as connection:
        connection.execute("CREATE TABLE bookmarks (url)")
    for refused in (unsound, foreign, path.with_name("nowhere.quire")):
        with pytest.raises(LibraryError, match="cannot be restored"):
            restore_backup(path, refused, clock)
    with Library.open(path, clock) as library:
        assert library.count() == 3
        with pytest.raises(LibraryError, match="in use by another program"):
            restore_backup(path, backup.path, clock, timeout=0.05)
        assert library.count() == 3


def test_io_error_on_a_full_disk_is_reported_as_full(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """SQLite reports an I/O error if its side files do not fit on the disk."""
    error = sqlite3.OperationalError("disk I/O error")
    error.sqlite_errorname = "SQLITE_IOERR_SHMSIZE"
    codes = []
    for free in (0, 1 << 30):
        monkeypatch.setattr(errors, "disk_usage", lambda _folder, free=free: SimpleNamespace(free=free))
        found = errors.to_library_error(error, path)
        codes.append(None if found is None else found.message.code)
    assert codes == ["disk_full", "library_disk_error"]
