"""Edits in a child process that is killed at random moments, repeatedly, on one library.

    python -m tests.helpers.killed_editor 1000 [SEED]

The child opens the library (makes it, copies it, whatever is due), edits one character or world as fast as it can and
tells each writing once it is on disk. The parent kills it without warning, opens the library and compares.
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

from core.character.document import Character
from core.character.document_kind import CHARACTER, WORLD, synthetic_id
from core.character.edits import AddRow, Edit, RemoveRow, SetHeader, SetValue
from core.character.json_values import Json
from core.store.doctor import check_library
from core.store.library import Library
from core.store.records import Query, prepare_character
from tests.helpers.libraries import CharacterEditor, anna

MOST_ACKNOWLEDGED = 40
LONGEST_WAIT = 0.006
LONGEST_START = 0.06
QUICK_START = 0.1
LONGEST_LIFE = 500


@dataclass
class KillReport:
    """The result of `kill_while_editing`.

    Attributes:
        kills: How often the child was killed.
        during_start: How often before its first edit was reported.
        acknowledged: Edits that were reported as written to disk.
        edited: Number of kills after which an edited character existed.
        in_flight: Edits that were on disk but not yet reported when the child was killed.
        lost: Edits that were reported but are missing. Must be 0.
    """

    kills: int = 0
    during_start: int = 0
    acknowledged: int = 0
    edited: int = 0
    in_flight: int = 0
    lost: int = 0


def now() -> datetime:
    """Return the present time."""
    return datetime.now(UTC)


def random_edits(source: random.Random) -> Iterator[tuple[Edit, bool]]:
    """Yield edits of every kind, endlessly: numbers, merged typing, searched texts, rows."""
    for number in range(10**9):
        yield SetValue("base.hlth", source.randint(0, 99)), False
        yield SetHeader("notes", " ".join(["written", *(["again"] * (number % 50)), str(number)])), number % 3 > 0
        yield AddRow("weapons", {"name": f"Axe {number}", "text": "x" * source.randint(0, 3000)}), False
        yield SetHeader("name", f"Anna {number}"), False
        yield RemoveRow("weapons[0]"), False


def world_edits(source: random.Random) -> Iterator[tuple[Edit, bool]]:
    """Yield edits of a world, endlessly: its name, typing, entries and rows in them."""
    for number in range(10**9):
        row: dict[str, Json] = {
            "id": f"boat_{number}",
            "name": f"Boat {number}",
            "benches": [{"seats": 1}] * source.randint(0, 30),
        }
        yield AddRow("boats", row, source.choice((0, None))), False
        yield SetValue("boats[0].weight_lb", source.randint(0, 99)), False
        yield SetValue("about", " ".join(["written", *(["again"] * (number % 50)), str(number)])), number % 3 > 0
        yield SetHeader("name", f"Harbor {number}"), False
        if number % 4:
            yield RemoveRow("boats[0]"), False


def edit_until_killed(path: str, seed: int, reported: Connection, kind: str = CHARACTER) -> None:
    """Edit until killed; report the number of each revision that is on disk."""
    with Library.open(Path(path), now) as library:
        entries = library.page(Query(kind=kind)).entries
        new = anna() if kind == CHARACTER else Character(synthetic_id("tiny", WORLD), data={"id": "harbor"})
        id = entries[0].id if entries else library.add(prepare_character(new))
        editing = CharacterEditor(library, id, seed)
        reported.send(library.load(id).position.write)
        for edit, merge in (random_edits if kind == CHARACTER else world_edits)(random.Random(seed)):
            reported.send(editing.do(edit, merge=merge).result().position.write)


def kill_while_editing(folder: Path, kills: int, seed: int = 1, *, kind: str = CHARACTER) -> KillReport:
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
    report = KillReport()
    for round_number in range(kills):
        reported = _one_round(start, path, source, report, kind)
        _compare(path, reported, report, kind, is_full=round_number % 10 == 0 or round_number == kills - 1)
    return report


def _one_round(
    start: Callable[..., BaseProcess], path: Path, source: random.Random, report: KillReport, kind: str
) -> list[int]:
    ours, theirs = multiprocessing.Pipe(duplex=False)
    child = start(target=edit_until_killed, args=(str(path), source.randrange(10**6), theirs, kind))
    child.start()
    theirs.close()
    reported: list[int] = []
    if source.random() < QUICK_START:
        ours.poll(source.uniform(0, LONGEST_START))  # killed while it opens, makes or copies the library
    else:
        for _ in range(source.randrange(1, MOST_ACKNOWLEDGED)):
            reported.append(ours.recv())
        if ours.poll(source.uniform(0, LONGEST_WAIT)):
            reported.append(ours.recv())
    child.kill()
    child.join()
    try:
        while True:
            reported.append(ours.recv())
    except EOFError:
        ours.close()
    report.kills += 1
    report.during_start += not reported
    report.acknowledged += max(len(reported) - 1, 0)
    child.close()
    return reported


def _compare(path: Path, reported: list[int], report: KillReport, kind: str, *, is_full: bool) -> None:
    with Library.open(path, now) as library:  # the quick check is part of opening
        entries = library.page(Query(kind=kind)).entries
        if not entries:
            assert not reported
            return
        stored = library.load(entries[0].id)
        assert library.load_revision(stored.id, stored.position.revision) == stored.character
        if stored.position.revision > LONGEST_LIFE:
            library.trash(stored.id)  # the next child makes another one
    written = stored.position.write
    report.edited += stored.position.revision > 0
    if reported:
        report.lost += max(reported[-1] - written, 0)
        report.in_flight += written > reported[-1]
        assert reported[-1] <= written <= reported[-1] + 1, f"reported {reported[-1]}, found {written}"
    if is_full:
        assert check_library(path).problems == ()


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as name:
        arguments = [int(argument) for argument in sys.argv[1:]]
        print(kill_while_editing(Path(name), *(arguments or [1000])))
