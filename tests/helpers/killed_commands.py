"""Commands of ``quire`` that write into one library, each in a process that is killed at a random moment.

    python -m tests.helpers.killed_commands 1000 [SEED]

Each command runs to its end on a copy of the library first, which says what it would have written and how long it
takes. Then it runs on the library and is killed without warning, before its end or just after it. The library must
open, the doctor must find nothing, what it held must be there, and so must each edit whose number was printed and all
that a command wrote which had told its success. What was cut off is there wholly or not at all.
"""

from __future__ import annotations

import os
import random
import re
import select
import shutil
import signal
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from core.character.document_kind import CAMPAIGN, KINDS
from core.store.doctor import check_library
from core.store.library import Library
from core.store.records import Query, prepare_character
from core.store.write_ahead_log import log_path
from desktop.__main__ import main as quire
from tests.helpers.games import any_id, sample_character, sample_files
from tests.helpers.killed_editor import now

LIBRARY: Final = "library.quire"
LINES: Final = 25
"""Edits that are typed into ``quire edit``."""
COMMANDS_OF_A_LIBRARY: Final = 60
"""Commands before a new library is made."""
LATEST: Final = 1.05
"""Latest moment of a kill, as a share of the time that the command takes."""
WHILE_WRITING: Final = 0.8
"""Share of the kills that wait until the library is open, and come soon after."""
_FINISHED: Final = "finished"

State = dict[str, int]
"""What a library holds, as numbers by name."""


@dataclass
class CommandKills:
    """The result of `kill_commands`.

    Attributes:
        kills: Commands that were killed before they ended, by name.
        ended: Commands that ended before they were killed.
        unwritten: How many of the killed ones had written nothing.
        partly: How many were between two of several writes, by name.
        written: How many had written all.
        acknowledged: Edits whose number was printed, and commands that had told their success.
        lost: Those among them that are missing. Must be 0.
    """

    kills: Counter[str] = field(default_factory=Counter)
    ended: int = 0
    unwritten: int = 0
    partly: Counter[str] = field(default_factory=Counter)
    written: int = 0
    acknowledged: int = 0
    lost: int = 0


def make_library(path: Path) -> tuple[str, str]:
    """Make a library with three characters, a campaign and a world; return the ids of two of the characters."""
    with Library.open(path, now) as library:
        ids = [library.add(prepare_character(sample_character())) for _ in range(3)]
    for arguments in (
        ("campaign", "new", "Table", "--game", any_id()),
        ("campaign", "set", "Table", "--add", ids[0], "--add", ids[1]),
        ("world", "new", any_id(), "Harbor"),
        ("library", "backup"),
    ):
        code, _, _ = run_command((*arguments, "--library", str(path)), "", None)
        assert code == 0, arguments
    return ids[0], ids[1]


def commands(anna: str, berta: str) -> dict[str, tuple[tuple[str, ...], str]]:
    """Return every command that writes into the library, by name, with what is typed into it."""
    lines = "".join(f"player=Player {number}\n" for number in range(LINES))
    return {
        "edit": (("edit", anna), lines),
        "undo": (("undo", anna), ""),
        "redo": (("redo", anna), ""),
        "restore": (("restore", anna, "0"), ""),
        "duplicate": (("library", "duplicate", berta), ""),
        "trash": (("library", "trash", berta), ""),
        "untrash": (("library", "trash", berta, "--restore"), ""),
        "import": (("library", "import", *map(str, sample_files()[:3])), ""),
        "new": (("new", any_id(), "--seed", "1", "--keep"), ""),
        "campaign": (("campaign", "set", "Table", "campaign.state=resting"), ""),
        "member": (("campaign", "set", "Table", "--remove", berta), ""),
        "join": (("campaign", "set", "Table", "--add", berta), ""),
        "world": (("world", "new", any_id(), "Marsh"), ""),
        "fight": (("fight", anna, "vs", berta, "--seed", "1", "--rounds", "2", "--keep"), ""),
        "backup": (("library", "backup"), ""),
        "repair": (("doctor", "--repair"), ""),
    }


def run_command(
    arguments: Sequence[str], typed: str, seconds: float | None, opened: Path | None = None
) -> tuple[int | None, str, float]:
    """Run a command in a process of its own.

    Args:
        arguments: Those of ``quire``.
        typed: What it reads.
        seconds: When it is killed; None for never.
        opened: Library whose opening is waited for before these seconds begin; None for the start of the command.

    Returns:
        Its exit code, None if it was killed before its end; what it printed; and the seconds that it took.
    """
    reader, writer = os.pipe()
    started = time.monotonic()
    process = os.fork()
    if not process:
        os.close(reader)
        _run_as_child(arguments, typed, writer)
    os.close(writer)
    if seconds is not None:
        while opened is not None and not log_path(opened).exists() and not select.select((reader,), (), (), 0.0003)[0]:
            pass  # until the log is there, or the first word is printed
        time.sleep(seconds)
        os.kill(process, signal.SIGKILL)
    with os.fdopen(reader, encoding="utf-8", errors="replace") as pipe:
        text = pipe.read()
    os.waitpid(process, 0)
    output, _, code = text.partition(f"\0{_FINISHED} ")
    return int(code) if code else None, output, time.monotonic() - started


def _run_as_child(arguments: Sequence[str], typed: str, writer: int) -> None:
    """Run a command with its output in a pipe, and end this process."""
    try:
        with tempfile.TemporaryFile() as file:
            file.write(typed.encode())
            file.seek(0)
            os.dup2(file.fileno(), 0)
        os.dup2(writer, 1)
        os.dup2(writer, 2)
        sys.stdin, sys.stdout, sys.stderr = (
            open(number, mode, encoding="utf-8", closefd=False)  # noqa: SIM115 - open until the process ends
            for number, mode in enumerate("rww")
        )
        code = quire(list(arguments))
        sys.stdout.flush()
        os.write(writer, f"\0{_FINISHED} {code}".encode())
    finally:
        os._exit(0)


def look(path: Path) -> State:
    """Open a library and return what it holds: counts, and the number of writes of each document by its id."""
    state: State = {}
    with Library.open(path, now) as library:
        for kind in KINDS:
            for trashed in (False, True):
                entries = list(library.all_entries(Query(kind=kind, trashed=trashed)))
                state[f"{kind}s in the trash" if trashed else f"{kind}s"] = len(entries)
                for entry in entries:
                    stored = library.load(entry.id)
                    assert library.load_revision(entry.id, stored.position.revision) == stored.character
                    state[entry.id] = stored.position.write
                    if kind == CAMPAIGN:
                        state["members"] = len(library.campaigns.members(entry.id))
    return state


def kill_commands(folder: Path, number: int, seed: int = 1) -> CommandKills:
    """Kill commands at random moments, and look at the library each time.

    Args:
        folder: Where the libraries are made.
        number: How many commands.
        seed: Decides which commands, and when they are killed.

    Raises:
        AssertionError: The library does not open, or is not what the command found or would have made of it.
    """
    source, report = random.Random(seed), CommandKills()
    for first in range(0, number, COMMANDS_OF_A_LIBRARY):
        own = folder / str(first)
        own.mkdir(parents=True)
        chosen = commands(*make_library(own / LIBRARY))
        for _ in range(min(COMMANDS_OF_A_LIBRARY, number - first)):
            name = source.choice(list(chosen))
            _one_command(own, name, *chosen[name], source, report)
        shutil.rmtree(own)
    return report


def _one_command(
    folder: Path, name: str, arguments: Sequence[str], typed: str, source: random.Random, report: CommandKills
) -> None:
    library, copy = folder / LIBRARY, folder.with_name(f"{folder.name}-copy")
    before = look(library)
    shutil.copytree(folder, copy)
    code, output, seconds = run_command((*arguments, "--library", str(copy / LIBRARY)), typed, None)
    assert code in {0, 1}, f"{name}: {code} {output}"
    whole = look(copy / LIBRARY)
    shutil.rmtree(copy)
    words = (*arguments, "--library", str(library))
    if source.random() < WHILE_WRITING:
        code, output, _ = run_command(words, typed, source.uniform(0, seconds / 3), library)
    else:
        code, output, _ = run_command(words, typed, source.uniform(0, LATEST * seconds))
    after = look(library)
    assert check_library(library).problems == (), name
    _compare(name, before, whole, after)
    is_whole = _without_new_ids(after, before) == _without_new_ids(whole, before)
    report.acknowledged += code == 0
    report.lost += code == 0 and not is_whole
    if code is not None:
        report.ended += 1
    elif is_whole and before != whole:
        report.written += 1
    elif after == before:
        report.unwritten += 1
    else:
        report.partly[name] += 1
    report.kills[name] += code is None
    if name == "edit":
        _compare_printed(library, arguments[1], output, report)


def _compare(name: str, before: State, whole: State, after: State) -> None:
    """Check that each number is the one before the command, the one after it, or for several writes between them."""
    for key in before:
        assert key in after, f"{name}: {key} is missing"
        least, most = sorted((before[key], whole[key]))
        assert least <= after[key] <= most, f"{name}: {key} is {after[key]}, not from {least} to {most}"


def _without_new_ids(state: State, before: State) -> State:
    """Return a state without the ids of new documents, which are random."""
    return {key: state[key] for key in before}


def _compare_printed(library: Path, id_: str, output: str, report: CommandKills) -> None:
    printed = [int(line) for line in re.findall(r"^(\d+)$", output, re.MULTILINE)]
    with Library.open(library, now) as opened:
        found = opened.load(id_).position.revision
    report.acknowledged += len(printed)
    report.lost += max(printed[-1] - found, 0) if printed else 0


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as home:
        os.environ.update(HOME=home, XDG_DATA_HOME=home, XDG_CONFIG_HOME=home)
        given = [int(argument) for argument in sys.argv[1:]]
        print(kill_commands(Path(home, "libraries"), *(given or [1000])))
