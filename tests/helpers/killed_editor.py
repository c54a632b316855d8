"""A storm of edits in a child process that is killed at any moment, again and again, on one library.

    python -m tests.helpers.killed_editor 1000 [SEED]

The child opens the library (makes it, copies it, whatever is due), edits one character as fast as it can and tells each
writing once it is on disk. The parent kills it without warning, opens the library and compares.
"""

from __future__ import annotations

import multiprocessing
import random
import sys
import tempfile
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from datetime import UTC, datetime
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from pathlib import Path

from core.character import AddRow, Edit, RemoveRow, SetHeader, SetValue
from core.store import Library, check_library, prepare_character
from tests.helpers.libraries import CharacterEditor, anna

MOST_ACKNOWLEDGED = 40
LONGEST_WAIT = 0.006
LONGEST_START = 0.06
QUICK_START = 0.1
LONGEST_LIFE = 500


@dataclass
class KillReport:
    """The result.

    Attributes:
        kills: How often the child was killed.
        during_start: How often before its first edit was told.
        acknowledged: Edits that were told to be on disk.
        edited: After how many kills an edited character was there.
        in_flight: Edits that were on disk and not told yet when the child was killed.
        lost: Edits that were told and are not there. Must be 0.
    """

    kills: int = 0
    during_start: int = 0
    acknowledged: int = 0
    edited: int = 0
    in_flight: int = 0
    lost: int = 0


def now() -> datetime:
    """Return the time of now."""
    return datetime.now(UTC)


def random_edits(source: random.Random) -> Iterator[tuple[Edit, bool]]:
    """Yield edits of every weight, without end: numbers, typing that merges, searched texts, rows."""
    for number in range(10**9):
        yield SetValue("base.hlth", source.randint(0, 99)), False
        yield SetHeader("notes", " ".join(["written", *(["again"] * (number % 50)), str(number)])), number % 3 > 0
        yield AddRow("weapons", {"name": f"Axe {number}", "text": "x" * source.randint(0, 3000)}), False
        yield SetHeader("name", f"Anna {number}"), False
        yield RemoveRow("weapons[0]"), False


def edit_until_killed(path: str, seed: int, told: Connection) -> None:
    """Edit until killed; tells the number of each writing that is on disk."""
    with Library.open(Path(path), now) as library:
        entries = library.page().entries
        id = entries[0].id if entries else library.add(prepare_character(anna()))
        editing = CharacterEditor(library, id, seed)
        told.send(library.load(id).position.write)
        for edit, merge in random_edits(random.Random(seed)):
            told.send(editing.do(edit, merge=merge).result().position.write)


def kill_while_editing(folder: Path, kills: int, seed: int = 1) -> KillReport:
    """Kill a child again and again, and look at the library each time.

    Raises:
        AssertionError: The library does not open, or does not agree with what was told and with its history.
    """
    path = folder / "library.quire"
    source = random.Random(seed)
    start: Callable[..., BaseProcess]
    if "forkserver" in multiprocessing.get_all_start_methods():
        multiprocessing.set_forkserver_preload(
            ["core.store.library", "core.store.schema_upgrade", "tests.helpers.killed_editor"]
        )
        start = multiprocessing.get_context("forkserver").Process
    else:
        start = multiprocessing.get_context("spawn").Process
    storm = KillReport()
    for round_number in range(kills):
        told = _one_round(start, path, source, storm)
        _compare(path, told, storm, is_full=round_number % 10 == 0 or round_number == kills - 1)
    return storm


def _one_round(start: Callable[..., BaseProcess], path: Path, source: random.Random, storm: KillReport) -> list[int]:
    ours, theirs = multiprocessing.Pipe(duplex=False)
    child = start(target=edit_until_killed, args=(str(path), source.randrange(10**6), theirs))
    child.start()
    theirs.close()
    told: list[int] = []
    if source.random() < QUICK_START:
        ours.poll(source.uniform(0, LONGEST_START))  # killed while it opens, makes or copies the library
    else:
        for _ in range(source.randrange(1, MOST_ACKNOWLEDGED)):
            told.append(ours.recv())
        if ours.poll(source.uniform(0, LONGEST_WAIT)):
            told.append(ours.recv())
    child.kill()
    child.join()
    try:
        while True:
            told.append(ours.recv())
    except EOFError:
        ours.close()
    storm.kills += 1
    storm.during_start += not told
    storm.acknowledged += max(len(told) - 1, 0)
    child.close()
    return told


def _compare(path: Path, told: list[int], storm: KillReport, *, is_full: bool) -> None:
    with Library.open(path, now) as library:  # the quick check is part of opening
        entries = library.page().entries
        if not entries:
            assert not told
            return
        stored = library.load(entries[0].id)
        assert library.load_revision(stored.id, stored.position.revision) == stored.character
        if stored.position.revision > LONGEST_LIFE:
            library.trash(stored.id)  # the next child makes another one
    written = stored.position.write
    storm.edited += stored.position.revision > 0
    if told:
        storm.lost += max(told[-1] - written, 0)
        storm.in_flight += written > told[-1]
        assert told[-1] <= written <= told[-1] + 1, f"told {told[-1]}, found {written}"
    if is_full:
        assert check_library(path).problems == ()


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as name:
        arguments = [int(argument) for argument in sys.argv[1:]]
        print(kill_while_editing(Path(name), *(arguments or [1000])))
