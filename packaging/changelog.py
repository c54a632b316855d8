"""Gather the news of ``packaging/changes`` into ``CHANGELOG.md``: ``python packaging/changelog.py 0.1.0``.

Each file becomes one line under Highlights, Added, Changed or Fixed, and is deleted. Run again for the same version,
the script adds what has come since. The page *What's new* of the manual has the highlights; a test compares it.
``--next 0.2.0.dev0`` sets the version of the program, for the work after a release.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Mapping, Sequence
from datetime import date
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
GROUPS = {"highlight": "Highlights", "added": "Added", "changed": "Changed", "fixed": "Fixed"}
NAME = re.compile(r"(?P<what>.+)\.(?P<kind>highlight|added|changed|fixed)\.md")
SENTENCE = re.compile(r"(?<=[.!?])\s+(?=[A-Z*`“])")
LONGEST = 240
"""Letters of a line; sentences are added to it as far as they fit."""

VERSION = re.compile(r"\d+\.\d+\.\d+(\.dev\d+)?")
INTRODUCTION = """# Changes

What changed for the people who use Quire, newest first. What is done but not yet released stands in
`packaging/changes/`, one file for each change; `packaging/changelog.py` gathers it here.
"""


def main(arguments: list[str]) -> int:
    """Gather the news, or set the next version; returns the exit code."""
    match arguments:
        case [version] if VERSION.fullmatch(version):
            print(f"{gather(ROOT, version, date.today())} changes gathered for {version}")
            set_version(ROOT, version)
        case ["--next", version] if VERSION.fullmatch(version):
            set_version(ROOT, version)
        case _:
            print("Name a version: python packaging/changelog.py 0.1.0", file=sys.stderr)
            return 2
    return 0


def gather(root: Path, version: str, day: date) -> int:
    """Move all news into the section of a version; return how many there were."""
    files = sorted(file for file in (root / "packaging" / "changes").glob("*.md") if NAME.fullmatch(file.name))
    changelog = root / "CHANGELOG.md"
    sections = read_sections(changelog.read_text(encoding="utf-8") if changelog.exists() else "")
    title = next((each for each in sections if each.split(" ")[0] == version), f"{version} ({day.isoformat()})")
    lines = {group: list(known) for group, known in sections.pop(title, {}).items()}
    for file in files:
        match = NAME.fullmatch(file.name)
        line = as_line(file.read_text(encoding="utf-8"))
        group = lines.setdefault(GROUPS[match["kind"]] if match else "", [])
        if line and line not in group:
            group.append(line)
    changelog.write_text(written({title: lines, **sections}), encoding="utf-8")
    for file in files:
        file.unlink()
    return len(files)


def as_line(text: str) -> str:
    """Return news as one line: the first sentence, and those after it that fit."""
    first, *others = SENTENCE.split(" ".join(text.split()))
    for sentence in others:
        if len(first) + len(sentence) + 1 > LONGEST:
            break
        first = f"{first} {sentence}"
    return first


def read_sections(text: str) -> dict[str, dict[str, list[str]]]:
    """Return the lines of a changelog by section and group."""
    sections: dict[str, dict[str, list[str]]] = {}
    lines: dict[str, list[str]] = {}
    group: list[str] = []
    for line in text.splitlines():
        if line.startswith("## ") and VERSION.match(line[3:]):
            lines = sections.setdefault(line[3:], {})
        elif line.startswith("### "):
            group = lines.setdefault(line[4:], [])
        elif line.startswith("- "):
            group.append(line[2:])
    return sections


def written(sections: Mapping[str, Mapping[str, Sequence[str]]]) -> str:
    """Return a changelog."""
    parts = [INTRODUCTION]
    for title, lines in sections.items():
        parts.append(f"\n## {title}\n")
        for group in GROUPS.values():
            if lines.get(group):
                parts.append(f"\n### {group}\n\n" + "".join(f"- {line}\n" for line in lines[group]))
    return "".join(parts)


def set_version(root: Path, version: str) -> None:
    """Write the version into the program and its package."""
    for name, pattern in (("pyproject.toml", r'^version = ".*"$'), ("core/version.py", r'^VERSION: Final = ".*"$')):
        file = root / name
        text = file.read_text(encoding="utf-8")
        line = re.search(pattern, text, re.MULTILINE)
        if line is None:
            sys.exit(f"{file} has no line with the version.")
        changed = line[0].split('"')[0] + f'"{version}"'
        file.write_text(text.replace(line[0], changed, 1), encoding="utf-8")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
