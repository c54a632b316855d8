"""Reading commands on real disks that cannot be written: read-only mounts, full disks, files without permission.

    unshare -m python -m tests.helpers.read_only_disks        # as root: mounts small disks in memory

Each command runs as a process of its own, on a writable copy first; the output must be the same. Prints a line for each
disk and command, and exits with 1 if one differs.
"""

from __future__ import annotations

import ctypes
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from core.store.library import Library
from core.store.write_ahead_log import log_path
from tests.helpers.crashed_libraries import copy_library, make_crashed_library
from tests.helpers.libraries import HandClock

ROOT = Path(__file__).parents[2]
_NOBODY = 65534
_DROP_CAPABILITY, _IGNORE_PERMISSIONS = 24, 1  # PR_CAPBSET_DROP, CAP_DAC_OVERRIDE of Linux


def reading_commands(id_: str, out: Path) -> tuple[tuple[str, ...], ...]:
    """Return the commands that only read; what they write goes into ``out``."""
    return (
        ("library", "list", "--json"),
        ("library", "show", id_),
        ("library", "show", id_, "--json"),
        ("library", "tags"),
        ("library", "drafts"),
        ("library", "export", id_),
        ("library", "export", id_, "-o", str(out / "one.json")),
        ("library", "export", "all", "-o", str(out)),
        ("history", id_),
        ("derive", id_),
        ("check", id_),
        ("explain", id_, "name"),
        ("pdf", id_, "-o", str(out / "sheet.pdf")),
        ("pdf", id_, "-o", "-"),
        ("run", id_),
        ("export", id_, "--format", "txt"),
        ("export", id_, "--format", "html", "-o", str(out / "page.html")),
        ("campaign", "list", "--json"),
        ("campaign", "show", "Saltmere"),
        ("campaign", "rules", "Saltmere", "--json"),
        ("world", "list", "--json"),
    )


def obey_permissions() -> None:
    """Make permissions of files count for this process and what it executes, also if it is root's."""
    if os.geteuid():
        return
    with suppress(AttributeError, OSError):
        if ctypes.CDLL(None).prctl(_DROP_CAPABILITY, _IGNORE_PERMISSIONS, 0, 0, 0) == 0:
            return
    os.setuid(_NOBODY)  # where there is no prctl


def run(
    library: Path, command: tuple[str, ...], home: Path, before: Callable[[], None] | None = None
) -> subprocess.CompletedProcess[bytes]:
    """Run a command as a process, with a folder for what Quire itself writes."""
    environment = {**os.environ, "XDG_DATA_HOME": str(home), "XDG_CONFIG_HOME": str(home), "PYTHONPATH": str(ROOT)}
    environment["PYTHONDONTWRITEBYTECODE"] = "1"
    environment["SOURCE_DATE_EPOCH"] = "0"  # or a PDF differs by the second in which it was made
    arguments = [sys.executable, "-m", "desktop", *command, "--library", str(library)]
    return subprocess.run(arguments, cwd=ROOT, env=environment, capture_output=True, check=False, preexec_fn=before)


@contextmanager
def disk(folder: Path, size: str = "2m") -> Iterator[Path]:
    """Mount a small disk in memory."""
    folder.mkdir(parents=True)
    subprocess.run(["mount", "-t", "tmpfs", "-o", f"size={size},mode=0777", "tmpfs", str(folder)], check=True)
    try:
        yield folder
    finally:
        subprocess.run(["umount", "-l", str(folder)], check=True)


def fill(folder: Path) -> None:
    """Fill a disk to the last byte."""
    with suppress(OSError), (folder / "filler").open("wb", buffering=0) as file:
        while True:
            file.write(b"\0" * 4096)


def _compare(name: str, library: Path, reference: Path, work: Path) -> int:
    """Run all commands on both libraries; return how many differ."""
    with Library.open(reference, HandClock()) as opened:
        id_ = next(iter(opened.all_entries())).id
    wrong = 0
    before = {file: file.read_bytes() for file in library.parent.iterdir() if file.is_file()}
    for command in reading_commands(id_, work / "out"):
        results = []
        for place in (reference, library):
            shutil.rmtree(work / "out", ignore_errors=True)
            (work / "out").mkdir()
            done = run(place, command, work / "home")
            results.append((done.returncode, done.stdout, sorted(each.name for each in (work / "out").iterdir())))
        is_same = results[0] == results[1]
        is_clean = done.stderr == b"" or results[0][0] == done.returncode
        wrong += not (is_same and is_clean)
        print(f"{name}: {'same' if is_same else 'DIFFERENT'}  quire {' '.join(command)}  (exit {done.returncode})")
        if done.stderr or not is_same:
            print(f"    {done.stderr.decode()[-400:].strip()}")
    assert {file: file.read_bytes() for file in before} == before
    refused = run(library, ("library", "trash", id_), work / "home")
    print(f"{name}: trash is refused (exit {refused.returncode}): {refused.stderr.decode().strip()}")
    checked = run(library, ("doctor",), work / "home")
    print(f"{name}: doctor (exit {checked.returncode}): {checked.stdout.decode().strip()} {checked.stderr.decode()}")
    return wrong + (refused.returncode == 0)


def _main() -> int:
    wrong = 0
    with tempfile.TemporaryDirectory() as folder:
        work = Path(folder)
        crashed = make_crashed_library(work / "crashed" / "library.quire")
        closed = copy_library(crashed, work / "closed" / "library.quire")
        Library.open(closed, HandClock()).close()
        for source in (closed, crashed):
            for is_full in (False, True):
                name = f"{'full' if is_full else 'read-only'} disk, {source.parent.name} library"
                with disk(work / name.replace(" ", "-")) as mounted:
                    library = mounted / "library.quire"
                    shutil.copyfile(source, library)
                    if log_path(source).exists():
                        shutil.copyfile(log_path(source), log_path(library))
                    fill(mounted) if is_full else subprocess.run(
                        ["mount", "-o", "remount,ro", str(mounted)], check=True
                    )
                    reference = copy_library(crashed, work / "reference" / name / "library.quire")
                    wrong += _compare(name, library, reference, work)
    print(f"{wrong} wrong")
    return int(wrong > 0)


if __name__ == "__main__":
    sys.exit(_main())
