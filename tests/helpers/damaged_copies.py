"""Libraries whose file and newest backup are damaged at random, while an older backup is sound.

    python -m tests.helpers.damaged_copies 400 [SEED]

opens that many and prints what became of them. No one may end as an empty library, and none may fail to open.
"""

from __future__ import annotations

import random
import shutil
import sys
import tempfile
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from core.errors import QuireError
from core.store.backups import list_backups
from core.store.doctor import check_library
from core.store.library import Library
from core.store.records import prepare_character
from core.store.recovery import open_or_recover
from tests.helpers.games import any_id
from tests.helpers.libraries import CharacterEditor, HandClock, anna

CHARACTERS = 5


@dataclass
class CopyReport:
    """The result of `open_damaged_copies`.

    Attributes:
        tried: Damaged libraries that were opened.
        as_it_was: How many opened without a word, as the damage hit nothing that counts or is found by the doctor.
        from_newest: How many were restored from the damaged newest backup, whose damage hit nothing that counts.
        from_older: How many were restored from the older, sound one.
        unread: Documents that were refused with a sentence afterwards.
        unsaid: Documents refused in a library in which the doctor finds nothing. Must be 0.
        emptied: How many ended as an empty library. Must be 0.
        failed: How many did not open, or failed with what is no sentence. Must be 0.
    """

    tried: int = 0
    as_it_was: int = 0
    from_newest: int = 0
    from_older: int = 0
    unread: int = 0
    unsaid: int = 0
    emptied: int = 0
    failed: int = 0


def make_source(folder: Path) -> Path:
    """Make a library with two backups, the second one newer than the last edits."""
    path = folder / "library.quire"
    with Library.open(path, HandClock()) as library:
        ids = library.add_many(prepare_character(anna(name=f"Anna {number}")) for number in range(CHARACTERS))
        library.make_backup()
        for id_ in ids:
            CharacterEditor(library, id_).set(12)
        library.make_backup()
    return path


def spoil(content: bytes, source: random.Random) -> bytes:
    """Return a damaged copy of a file: single bytes, a lost sector, a damaged head, or a lost end."""
    spoilt = bytearray(content)
    match source.randrange(5):
        case 0:
            for _ in range(source.choice((1, 10, 100))):
                spoilt[source.randrange(len(spoilt))] = source.randrange(256)
        case 1:
            at = source.randrange(len(spoilt)) // 512 * 512
            spoilt[at : at + 4096] = bytes(len(spoilt[at : at + 4096]))
        case 2:
            for _ in range(3):
                spoilt[source.randrange(100)] = source.randrange(256)
        case 3:
            del spoilt[source.randrange(len(spoilt)) :]
        case 4:
            at, length = source.randrange(len(spoilt)), source.choice((16, 600, 20_000))
            spoilt[at : at + length] = source.randbytes(len(spoilt[at : at + length]))
    return bytes(spoilt)


def open_damaged_copies(source: Path, folder: Path, count: int, seed: int) -> CopyReport:
    """Damage copies of a library and of its newest backup, open each, and report what became of them.

    Args:
        source: The library, with two backups.
        folder: Where the copies are made.
        count: How many.
        seed: Other seeds damage other places.
    """
    report, dice = CopyReport(), random.Random(seed)
    for number in range(count):
        place = folder / str(number)
        shutil.copytree(source.parent, place)
        path = place / source.name
        newest = list_backups(path)[0].path
        for file in (path, newest):
            file.write_bytes(spoil(file.read_bytes(), dice))
        report.tried += 1
        try:
            _look(path, report)
        except Exception as error:  # whatever it is, it must not happen
            report.failed += 1
            print(f"{number}: {type(error).__name__}: {error}", file=sys.stderr)
        shutil.rmtree(place)
    return report


def _look(path: Path, report: CopyReport) -> None:
    backups = list_backups(path)
    opened = open_or_recover(path, HandClock())
    with opened.library as library:
        entries = list(library.all_entries())
        unread = 0
        for entry in entries:
            with suppress(QuireError):
                library.history(entry.id)
                library.load(entry.id)
                continue
            unread += 1
        library.outdated(any_id(), "2")
    problems = check_library(path).problems
    report.unread += unread
    report.unsaid += bool(unread and not problems)
    report.emptied += not entries and not problems
    if opened.backup is None:
        report.as_it_was += 1
    elif opened.backup == backups[0]:
        report.from_newest += 1
    else:
        report.from_older += 1


def _main(count: int, seed: int) -> None:
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        source = make_source(folder / "source")
        print(open_damaged_copies(source, folder, count, seed))


if __name__ == "__main__":
    _main(int(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 1)
