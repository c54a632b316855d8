"""Bad values in every column of a library, against every command and the window: how many are survived.

Run on demand: ``.venv/bin/python tests/benchmarks/column_attack.py [--rows all] [--kinds all] [--every N] [--window]
[TABLE …]``. The library has characters, a campaign with a session, a world, drafts and a trash.

A bad value is written into one column of one row; then each command runs on a copy of that library in a process of its
own (forked, so that Quire is loaded once). Survived is what ends with exit code 0 or 1; a bug ends with 70. Then
``quire doctor`` must find it, ``--repair`` must mend it, and the doctor must find nothing any more. With ``--window``
the window opens the library, every character and every view as well. Exits with 1 where anything is not survived.
"""

from __future__ import annotations

import argparse
import io
import json
import os
import random
import shutil
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Sequence
from contextlib import redirect_stderr, redirect_stdout
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from core.character.document import Character
from core.procedures.driver import Driver
from core.procedures.procedure import Situation
from core.registry import game, open_character, read_character
from core.store.library import Library
from core.store.preview import preview_library
from core.store.records import Draft
from core.store.tables import METADATA
from desktop.__main__ import main as quire
from tests.helpers.bad_values import VALUES, BadValue, bad_values, fill_library, has_bad_value
from tests.helpers.games import any_id

GAME: Final = any_id()
TIMEOUT: Final = 120.0
"""Seconds after which a command counts as not survived."""

USUAL_KINDS: Final = (
    "NULL in a column without NOT NULL",
    "a word",
    "text that is no UTF-8",
    "bytes",
    "a huge number",
    "a negative number",
    "half a JSON list",
)
USUAL_ROWS: Final = {"character": (0, 1, 6), "revision": (1, 5)}
"""Rows of a table, the first one of the others: a campaign, a character that was edited, a world; revisions of both."""

Outcome = tuple[int, str]
"""Exit code and the last line of standard error."""


def make_library(path: Path) -> dict[str, str]:
    """Write the library that is attacked; return the ids in it by name."""
    chosen = game(GAME)
    sample = sorted(Path("resources/samples", GAME).glob("*.json"))[0]
    character = read_character(sample.read_bytes())
    blank = open_character(Character(GAME), random.Random(1))
    driver = Driver(chosen.creation, Situation((blank,), chosen.setting()), "1")
    answered = Draft(
        GAME, chosen.creation.key, {**driver.transcript, "draft": {"setting": None}}, "Stopped", chosen.version
    )
    fight = Draft(
        GAME, "fight", {"format": "quire-fight"}, "A fight", chosen.version, state={"asks": {}}, answers=(1, {"a": 2})
    )
    fill_library(path, character, lambda: datetime.now(UTC), (answered, fight))
    with Library.open(path, lambda: datetime.now(UTC)) as library:
        library.make_backup()
        ids = {entry.name: entry.id for entry in library.all_entries()}
        ids.update({draft.title: draft.id for draft in library.drafts.list()})
        return ids


def commands(ids: dict[str, str], folder: Path) -> dict[str, tuple[list[str], str]]:
    """Return every command that touches a library, by name, with what is typed into it."""
    anna, berta, dora, draft = ids["Anna"], ids["Berta"], ids["Dora"], ids["Stopped"]
    plain: dict[str, list[str]] = {
        "list": ["library", "list"],
        "list json": ["library", "list", "--json"],
        "list trash": ["library", "list", "--trash"],
        "list sorted": ["library", "list", "--sort", "changed", "--descending"],
        "search": ["library", "list", "anna"],
        "filter": ["library", "list", "--campaign", "Saltmere", "--tag", "hero"],
        "show": ["library", "show", anna],
        "show json": ["library", "show", anna, "--json"],
        "tags": ["library", "tags"],
        "drafts": ["library", "drafts"],
        "drafts json": ["library", "drafts", "--json"],
        "remove draft": ["library", "drafts", "--remove", draft],
        "export": ["library", "export", anna],
        "export all": ["library", "export", "all", "-o", str(folder / "all")],
        "duplicate": ["library", "duplicate", anna],
        "trash": ["library", "trash", anna],
        "backup": ["library", "backup"],
        "derive": ["derive", anna],
        "check": ["check", anna],
        "pdf": ["pdf", anna, "-o", str(folder / "out.pdf")],
        "edit": ["edit", anna],
        "edit unedited": ["edit", berta],
        "history": ["history", anna],
        "history json": ["history", anna, "--json"],
        "undo": ["undo", anna],
        "redo": ["redo", anna],
        "restore": ["restore", anna, "1"],
        "resume": ["new", GAME, "--resume", draft],
        "fight": ["fight", anna, "vs", dora, "--seed", "1", "--rounds", "2"],
        "import": ["library", "import", str(sorted(Path("resources/samples", GAME).glob("*.json"))[1])],
        "campaigns": ["campaign", "list", "--json"],
        "campaign": ["campaign", "show", "Saltmere"],
        "campaign rules": ["campaign", "rules", "Saltmere", "--json"],
        "campaign set": ["campaign", "set", "Saltmere", "campaign.state=resting"],
        "campaign join": ["campaign", "set", "Northway", "--add", anna],
        "campaign undo": ["undo", "--campaign", "Saltmere"],
        "new member": ["new", GAME, "--seed", "1", "--campaign", "Saltmere", "--keep"],
        "worlds": ["world", "list", "--json"],
        "world": ["world", "show", "The Reach"],
        "world export": ["world", "export", "The Reach"],
        "world update": ["world", "update", "The Reach", "--dry-run"],
        "doctor": ["doctor"],
        "other": ["history", dora],
        "other edit": ["edit", dora],
    }
    typed = {"edit": "player=Ed\n", "edit unedited": "player=Ed\n", "other edit": "player=Ed\n"}
    return {name: (arguments, typed.get(name, "")) for name, arguments in plain.items()}


MUST_SUCCEED: Final = frozenset(
    {"list", "list json", "drafts", "tags", "other", "other edit", "import", "backup", "campaigns", "worlds"}
)
"""Commands that have nothing to refuse, whatever one row holds."""


def in_process(work: Callable[[], Outcome]) -> Outcome:
    """Run a function in a process of its own and return what it returned."""
    reader, writer = os.pipe()
    process = os.fork()
    if not process:
        os.close(reader)
        result = work()
        os.write(writer, json.dumps(result).encode()[:60_000])
        os.close(writer)
        os._exit(0)
    os.close(writer)
    end = time.monotonic() + TIMEOUT
    while not os.waitpid(process, os.WNOHANG)[0]:
        if time.monotonic() > end:
            os.kill(process, 9)
            os.waitpid(process, 0)
            os.close(reader)
            return 124, "timeout"
        time.sleep(0.005)
    with os.fdopen(reader, "rb") as pipe:
        answer = pipe.read()
    if not answer:
        return 139, "the process ended without an answer"
    code, line = json.loads(answer)
    return int(code), str(line)


def run_command(arguments: Sequence[str], typed: str) -> Outcome:
    """Run a command of `quire` in this process."""
    out, err = io.TextIOWrapper(io.BytesIO(), encoding="utf-8"), io.TextIOWrapper(io.BytesIO(), encoding="utf-8")
    sys.stdin = io.TextIOWrapper(io.BytesIO(typed.encode()), encoding="utf-8")
    with redirect_stdout(out), redirect_stderr(err):
        code = quire(list(arguments))
    err.seek(0)
    out.seek(0)
    lines = (err.read() or out.read()).splitlines()
    return code, lines[-1] if lines else ""


def attack(value: BadValue, base: Path, ids: dict[str, str], folder: Path, *, window: bool) -> list[str] | None:
    """Write a bad value and try everything; return what was not survived, None if SQLite refuses the value."""
    bad = folder / "bad"
    shutil.copytree(base, bad)
    if not value.write(bad / "library.quire"):
        return None
    failures = []

    def run(name: str, arguments: Sequence[str], typed: str = "", *, allowed: tuple[int, ...] = (0, 1)) -> None:
        trial = folder / "trial"
        if name != "again":
            shutil.rmtree(trial, ignore_errors=True)
            shutil.copytree(bad, trial)
        code, line = in_process(lambda: run_command([*arguments, "--library", str(trial / "library.quire")], typed))
        if code not in allowed:
            failures.append(f"{name}: {code} {line}")

    for name, (arguments, typed) in commands(ids, folder).items():
        run(name, arguments, typed, allowed=(0,) if name in MUST_SUCCEED else (0, 1))
    run("doctor finds", ["doctor"], allowed=(1,) if has_bad_value(bad / "library.quire") else (0, 1))
    run("repair", ["doctor", "--repair"], allowed=(0,))
    run("again", ["doctor"], allowed=(0,))
    if window:
        from tests.benchmarks.column_attack_window import look  # noqa: PLC0415 - Qt is loaded only if asked for

        code, line = in_process(lambda: look(bad / "library.quire", ids))
        if code:
            failures.append(f"window: {code} {line}")
    return failures


def chosen_values(options: argparse.Namespace) -> list[BadValue]:
    """Return the bad values that are tried."""
    kinds = list(VALUES) if options.kinds == "all" else USUAL_KINDS
    tables = options.tables or list(METADATA.tables)
    values = [value for table in tables for value in bad_values(table) if value.kind in kinds]
    if options.rows == "usual":
        values = [value for value in values if value.row in USUAL_ROWS.get(value.table, (0,))]
    elif options.rows != "all":
        values = [value for value in values if value.row == int(options.rows)]
    return values[options.first :: options.every]


def main() -> int:
    """Attack and print the figures."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("tables", nargs="*", metavar="TABLE", help="only these tables")
    parser.add_argument("--rows", default="usual", help="number of the row in each table, usual, or all")
    parser.add_argument("--kinds", default="usual", choices=("usual", "all"), help="seven kinds of bad values, or all")
    parser.add_argument("--every", type=int, default=1, metavar="N", help="only every Nth bad value")
    parser.add_argument("--first", type=int, default=0, metavar="N", help="begin with this one, from 0")
    parser.add_argument("--window", action="store_true", help="open the window on each, too")
    options = parser.parse_args()
    figures: Counter[str] = Counter()
    failed: Counter[str] = Counter()
    preview_library(Path(), lambda preview: preview.count())
    with tempfile.TemporaryDirectory() as folder:
        os.environ["HOME"] = folder
        base = Path(folder, "base")
        base.mkdir()
        ids = make_library(base / "library.quire")
        for value in chosen_values(options):
            with tempfile.TemporaryDirectory() as own:
                failures = attack(value, base, ids, Path(own), window=options.window)
            if failures is None:
                figures["refused by SQLite"] += 1
                continue
            figures["tried"] += 1
            print(f"{figures['tried']} {value}", file=sys.stderr, end="\r", flush=True)
            codes = {failure.split(":")[0]: failure for failure in failures}
            figures["survived by every command"] += not set(codes) - {"doctor finds", "repair", "again", "window"}
            figures["found by the doctor"] += "doctor finds" not in codes
            figures["mended by --repair"] += not {"repair", "again"} & set(codes)
            figures["nothing left open"] += not failures
            if options.window:
                figures["survived by the window"] += "window" not in codes
            failed.update(codes.keys())
            if failures:
                print(f"{value}: {'; '.join(failures)}"[:1000], flush=True)
    for name, number in figures.items():
        print(f"{name}: {number}")
    print("not survived, by command:", dict(failed.most_common()))
    return 0 if figures["nothing left open"] == figures["tried"] else 1


if __name__ == "__main__":
    sys.exit(main())
