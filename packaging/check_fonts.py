"""Run the tests that depend on fonts under five sets of fonts, in random orders, with every core busy.

    python packaging/check_fonts.py                           # five sets, three orders each, the tests marked `fonts`
    python packaging/check_fonts.py --set Noto --seed 7       # one set, one order
    python packaging/check_fonts.py --all                     # every test of the window, marked or not

Each set is a fontconfig configuration in a temporary folder that names the fonts of one family found on this machine
and nothing else; "none" names no font at all. It reaches Qt through ``FONTCONFIG_FILE``, so this runs on Linux and the
BSDs alone. Prints a table of sets and orders and the tests that failed; the exit code is 1 where one failed or a set
is missing here, 2 for wrong usage. A test that fails under some fonts alone shows a fault of the window.
"""

from __future__ import annotations

import argparse
import contextlib
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from xml.sax.saxutils import escape

ROOT = Path(__file__).resolve().parents[1]
TESTS = ("tests/desktop", "tests/forms", "tests/end2end")
MARKER = "fonts"
SEEDS = (1, 2, 3)
WORKERS = 2
"""Processes that run tests, and as many that keep the cores busy."""

BUSY = "import os; parent = os.getppid()\nwhile os.getppid() == parent: pass"
"""Ends by itself where the script was killed."""

PROBE = """
from PySide6.QtGui import QFontInfo
from PySide6.QtWidgets import QApplication
print(QFontInfo(QApplication(["probe"]).font()).family())
"""
"""Prints the family that Qt takes for the interface; an empty line where there is no font."""

CONFIGURATION = """<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
  <dir>{fonts}</dir>
  <cachedir>{cache}</cachedir>
  <match target="pattern">
    <edit name="family" mode="append_last" binding="strong"><string>{family}</string></edit>
    <edit name="hintstyle" mode="append"><const>hintslight</const></edit>
  </match>
</fontconfig>
"""
"""Any font asked for is the one of the set, hinted as distributions do it."""


@dataclass(frozen=True, slots=True)
class FontSet:
    """The fonts of one maker, as a machine may have them alone.

    Attributes:
        name: First word of the names of its families; "none" for the set without a font.
        family: The family that the interface takes.
        package: The package of Debian that brings it.
    """

    name: str
    family: str = ""
    package: str = ""

    @property
    def is_empty(self) -> bool:
        """Whether it is the set without a font."""
        return not self.family


SETS = (
    FontSet("none"),
    FontSet("DejaVu", "DejaVu Sans", "fonts-dejavu-core"),
    FontSet("Liberation", "Liberation Sans", "fonts-liberation"),
    FontSet("Noto", "Noto Sans", "fonts-noto-core"),
    FontSet("Inter", "Inter", "fonts-inter"),
)


@dataclass(frozen=True, slots=True)
class Result:
    """Outcome of one run of pytest.

    Attributes:
        failed: Ids of the tests that failed.
        summary: The closing line of pytest, such as "3 failed, 200 passed", or its last words.
        is_good: Whether every test passed.
    """

    failed: tuple[str, ...]
    summary: str
    is_good: bool


@dataclass
class Report:
    """All results, by the name of the set and the seed."""

    seeds: Sequence[int]
    results: dict[str, list[Result]] = field(default_factory=dict)
    missing: list[FontSet] = field(default_factory=list)

    @property
    def is_good(self) -> bool:
        """Whether every set was there and every test passed."""
        return not self.missing and all(each.is_good for results in self.results.values() for each in results)

    def table(self) -> str:
        """Return a table of sets (rows) and orders (columns)."""
        rows = [["fonts", *(f"order {seed}" for seed in self.seeds)]]
        rows += [[name, *(each.summary for each in results)] for name, results in self.results.items()]
        widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
        return "\n".join("  ".join(map(str.ljust, row, widths)).rstrip() for row in rows)

    def failures(self) -> str:
        """Return a line for each test that failed, with the sets and orders in which it did."""
        found: dict[str, list[str]] = {}
        for name, results in self.results.items():
            for seed, result in zip(self.seeds, results, strict=True):
                for test in result.failed:
                    found.setdefault(test, []).append(f"{name} {seed}")
        return "\n".join(f"{test}: {', '.join(places)}" for test, places in sorted(found.items()))


def installed() -> dict[Path, str]:
    """Return the font files of this machine with the first family of each."""
    listed = subprocess.run(
        ["fc-list", "--format", "%{file}\t%{family[0]}\n"], capture_output=True, text=True, check=True
    ).stdout
    return {Path(file): family for file, _, family in (line.partition("\t") for line in listed.splitlines())}


def configure(wanted: FontSet, fonts: dict[Path, str], folder: Path) -> Path | None:
    """Write the configuration of a set into a folder and return its file; None where its fonts are not here."""
    files = (
        [] if wanted.is_empty else [file for file, family in fonts.items() if family.partition(" ")[0] == wanted.name]
    )
    if not wanted.is_empty and not any(fonts[file] == wanted.family for file in files):
        return None
    links = folder / "fonts"
    links.mkdir(parents=True)
    for number, file in enumerate(sorted(files)):
        (links / f"{number:04} {file.name}").symlink_to(file)
    written = folder / "fonts.conf"
    texts = {"fonts": links, "cache": folder / "cache", "family": wanted.family or "no such font"}
    written.write_text(CONFIGURATION.format_map({key: escape(str(text)) for key, text in texts.items()}))
    return written


def environment(configuration: Path) -> dict[str, str]:
    """Return the variables under which Qt sees the fonts of a configuration alone, and no display."""
    return {**os.environ, "FONTCONFIG_FILE": str(configuration), "QT_QPA_PLATFORM": "offscreen"}


def family_of(configuration: Path) -> str:
    """Return the family that Qt takes for the interface under a configuration."""
    probe = [sys.executable, "-c", PROBE]
    return subprocess.run(
        probe, env=environment(configuration), capture_output=True, text=True, check=True
    ).stdout.strip()


@contextlib.contextmanager
def busy_cores() -> Iterator[None]:
    """Keep the cores busy, as on a machine that does other things meanwhile."""
    processes = [subprocess.Popen([sys.executable, "-c", BUSY]) for _ in range(WORKERS)]
    try:
        yield
    finally:
        for each in processes:
            each.kill()
            each.wait()


def run_tests(configuration: Path, seed: int, selection: Sequence[str], log: Path) -> Result:
    """Run the selected tests once, in the order of a seed, and keep the output in a file."""
    command = [sys.executable, "-m", "pytest", "-q", "-n", str(WORKERS), "--shuffle", str(seed), *selection]
    with log.open("w", encoding="utf-8") as output:
        done = subprocess.run(
            [*command, "-p", "no:cacheprovider"],
            cwd=ROOT, env=environment(configuration), stdout=output, stderr=subprocess.STDOUT, check=False,
        )  # fmt: skip
    lines = log.read_text(encoding="utf-8").splitlines()
    found = (re.match(r"(?:FAILED|ERROR) (tests/.+?)(?: - .*)?$", line) for line in lines)
    failed = tuple(each[1] for each in found if each is not None)
    closing = next((line for line in reversed(lines) if line.strip()), "no output")
    return Result(failed, re.sub(r"=+| in [\d.]+s.*", "", closing).strip(), done.returncode == 0)


def check(sets: Sequence[FontSet], seeds: Sequence[int], selection: Sequence[str], folder: Path) -> Report:
    """Run the selected tests under every set in every order; each run is told when it ends."""
    report = Report(seeds)
    fonts = installed()
    for each in sets:
        configuration = configure(each, fonts, folder / each.name)
        if configuration is None or family_of(configuration) != each.family:
            report.missing.append(each)
            continue
        results = report.results.setdefault(each.name, [])
        for seed in seeds:
            with busy_cores():
                results.append(run_tests(configuration, seed, selection, folder / f"{each.name}-{seed}.log"))
            print(f"{each.name}, order {seed}: {results[-1].summary}", flush=True)
    return report


def chosen(arguments: Sequence[str]) -> argparse.Namespace:
    """Read the arguments."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    names = [each.name for each in SETS]
    parser.add_argument("--set", dest="sets", action="append", choices=names, help="a set of fonts (default: all)")
    parser.add_argument("--seed", dest="seeds", action="append", type=int, help="a random order (default: 1, 2 and 3)")
    parser.add_argument("--all", action="store_true", help="every test of the window, not only those marked `fonts`")
    parser.add_argument("--logs", type=Path, help="keep the output of every run in this new folder")
    parser.add_argument("tests", nargs="*", default=TESTS, help="files or folders of tests")
    return parser.parse_args(arguments)


def main(arguments: Sequence[str]) -> int:
    """Run what was asked for and print the table."""
    wanted = chosen(arguments)
    if shutil.which("fc-list") is None:
        print("This needs fc-list, which finds the fonts: apt-get install fontconfig", file=sys.stderr)
        return 2
    selection = [*wanted.tests, *(() if wanted.all else ("-m", MARKER))]
    sets = [each for each in SETS if wanted.sets is None or each.name in wanted.sets]
    with contextlib.ExitStack() as stack:
        folder = wanted.logs or Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="quire-fonts-")))
        folder.mkdir(parents=True, exist_ok=True)
        report = check(sets, wanted.seeds or SEEDS, selection, folder.resolve())
    print(f"\n{report.table()}")
    if failures := report.failures():
        print(f"\nFailed:\n{failures}")
    for each in report.missing:
        print(f"Not here: {each.name}. Install it, on Debian with: apt-get install {each.package}", file=sys.stderr)
    return 0 if report.is_good else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
