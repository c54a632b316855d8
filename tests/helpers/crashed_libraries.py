"""Libraries as a killed program leaves them: the last edits are in the write-ahead log alone.

    python -m tests.helpers.crashed_libraries 30 [SEED]

damages that many logs at random (a flipped bit, a cut end) and prints what was lost and what Quire said.
"""

from __future__ import annotations

import random
import shutil
import subprocess
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path

from core.store.damaged_log import list_kept_logs
from core.store.doctor import check_library
from core.store.library import Library
from core.store.records import prepare_character
from core.store.write_ahead_log import log_path, parse_log
from tests.helpers.libraries import CharacterEditor, HandClock, anna

ROOT = Path(__file__).parents[2]
MODULE = "tests.helpers.crashed_libraries"
FIRST, LAST = 11, 40
"""Health after the first and after the last edit; each edit adds one."""


def make_crashed_library(path: Path) -> Path:
    """Make a library in a process of its own, edit a character thirty times there, and kill the process.

    Its process ends without closing the library, as one that is killed; the log has all edits.
    """
    with Library.open(path, HandClock(), source=random.Random(5)) as library:
        library.add(prepare_character(anna()))
    subprocess.run([sys.executable, "-m", MODULE, "edit", str(path)], cwd=ROOT, check=False)
    assert log_path(path).stat().st_size > 0
    return path


def _edit_and_die(path: Path) -> None:
    import os  # noqa: PLC0415 - only for the child

    library = Library.open(path, HandClock())
    library.close()  # the daily backup is made
    library = Library.open(path, HandClock())
    editor = CharacterEditor(library, next(iter(library.all_entries())).id)
    for health in range(FIRST, LAST + 1):
        editor.set(health)
    os._exit(9)


def copy_library(source: Path, target: Path) -> Path:
    """Copy a library that is not open, with its log."""
    target.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(source, target)
    shutil.copyfile(log_path(source), log_path(target))
    return target


def last_health(library: Library) -> object:
    """Return the health of the edited character."""
    base = library.load(next(iter(library.all_entries())).id).character.data["base"]
    assert isinstance(base, dict)
    return base["hlth"]


@dataclass
class DamageReport:
    """The result of `damage_logs`.

    Attributes:
        damaged: Logs that were damaged.
        harmless: How many lost no edit (an old page, an unused byte).
        lost: Edits that were lost in all of them.
        reported: Logs about which Quire said that edits may be missing.
        torn: Logs that lost an edit without a word: the damage is in the last commit, or the end was cut off.
        silent: Logs that lost edits, with a commit after the damage, without a word. Must be 0.
        too_few: Logs about which Quire named fewer changes than were lost. Must be 0.
        unkept: Reports without a whole copy of the log. Must be 0.
    """

    damaged: int = 0
    harmless: int = 0
    lost: int = 0
    reported: int = 0
    torn: int = 0
    silent: int = 0
    too_few: int = 0
    unkept: int = 0


def damage_logs(source: Path, folder: Path, count: int, seed: int) -> DamageReport:
    """Damage copies of a crashed library's log, open each, and compare what was lost with what was said."""
    report, dice = DamageReport(), random.Random(seed)
    for number in range(count):
        path = copy_library(source, folder / str(number) / "library.quire")
        log = bytearray(log_path(path).read_bytes())
        if is_cut := number % 5 == 4:
            del log[dice.randrange(len(log)) :]
        else:
            log[dice.randrange(len(log))] ^= 1 << dice.randrange(8)
        log_path(path).write_bytes(log)
        _look(path, bytes(log), report, is_cut=is_cut)
    return report


def _look(path: Path, log: bytes, report: DamageReport, *, is_cut: bool) -> None:
    with Library.open(path, HandClock()) as library:
        message, lost = library.opening_message, LAST - int(str(last_health(library)))
    report.damaged += 1
    report.harmless += not lost
    report.lost += lost
    report.reported += message is not None
    if message is not None:
        kept = [kept.path for kept in list_kept_logs(path)]
        report.unkept += [file.read_bytes() for file in kept] != [log]
        report.too_few += int(str(message.values["count"])) < lost
    elif lost and (is_cut or lost == 1):
        report.torn += 1
    elif lost:
        report.silent += 1
    assert check_library(path).problems == ()


def _main(count: int, seed: int) -> None:
    with tempfile.TemporaryDirectory() as folder:
        source = make_crashed_library(Path(folder) / "source" / "library.quire")
        content = parse_log(log_path(source).read_bytes(), 0)
        print(f"intact: {content.commits} commits, {content.lost_commits} lost")
        print(damage_logs(source, Path(folder), count, seed))


if __name__ == "__main__":
    if sys.argv[1] == "edit":
        _edit_and_die(Path(sys.argv[2]))
    else:
        _main(int(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 1)
