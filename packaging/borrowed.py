"""List runs of words that our texts share with books: ``python packaging/borrowed.py FOLDER``.

The books belong to their authors and stand in no repository of ours; run this with the books at hand before a game
is released. Numbers, terms and formulas may be the same; a sentence may not.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
OURS = ("core", "desktop", "forms", "resources", "tests", "packaging")
TOP = ("README.md", "CONTRIBUTING.md", "CHANGELOG.md")
SUFFIXES = {".py", ".toml", ".json", ".md", ".ui", ".txt"}
RUN = 8
"""Consecutive words that two texts hardly ever share by chance."""

LICENCES = re.compile(r"licen[cs]e|constraints", re.IGNORECASE)


def words(text: str) -> list[str]:
    """Return the lowercase words of a text, without digits and signs."""
    return re.findall(r"[a-z]+", text.lower())


def runs(text: str, length: int = RUN) -> set[str]:
    """Return every run of words in a text."""
    every = words(text)
    return {" ".join(every[start : start + length]) for start in range(len(every) - length + 1)}


def our_files(root: Path = ROOT) -> Iterator[Path]:
    """Yield our files that contain prose."""
    for folder in OURS:
        for file in sorted((root / folder).rglob("*")):
            if file.suffix in SUFFIXES and not LICENCES.search(file.name):
                yield file
    yield from (root / name for name in TOP if (root / name).exists())


def borrowed(books: Path, root: Path = ROOT) -> list[tuple[Path, str]]:
    """Return each run of words in one of our files and in a book, with the file."""
    theirs: set[str] = set()
    for book in sorted(books.rglob("*.txt")):
        theirs |= runs(book.read_text(encoding="utf-8", errors="replace"))
    return [
        (file.relative_to(root), run)
        for file in our_files(root)
        for run in sorted(runs(file.read_text(encoding="utf-8")) & theirs)
    ]


def main(arguments: list[str]) -> int:
    """Print the shared runs; returns the exit code."""
    if len(arguments) != 1 or not Path(arguments[0]).is_dir():
        print("Name the folder with the books' texts (*.txt).", file=sys.stderr)
        return 2
    shared_runs = borrowed(Path(arguments[0]))
    for file, run in shared_runs:
        print(f"{file}: {run}")
    return 1 if shared_runs else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
