"""The version of Quire, the commit it was made from, and the versions of its libraries; never asked of a network."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from core.paths import SHIPPED_ROOT

VERSION: Final = "0.2.0.dev0"
"""As in ``pyproject.toml``; a version that ends in ``dev0`` is on its way to a release."""

COMMIT_FILE: Final = "commit.txt"
"""File of ``resources`` that a bundle has instead of a repository."""

_COMMIT: Final = re.compile("[0-9a-f]{7,64}")
_SHORT: Final = 10
_LIBRARIES: Final = (
    *("PySide6-Essentials", "sqlmodel", "SQLAlchemy", "alembic", "reportlab", "pypdfium2", "pillow", "uharfbuzz"),
    *("icepool", "jinja2", "typer", "rich", "platformdirs", "python-bidi"),
)


def version_name(root: Path = SHIPPED_ROOT) -> str:
    """Return the version, with the commit where it is known: ``0.1.0 (0123456789)``.

    Args:
        root: Folder of the program.
    """
    commit = find_commit(root)
    return f"{VERSION} ({commit})" if commit else VERSION


def find_commit(root: Path = SHIPPED_ROOT) -> str:
    """Return the beginning of the commit that the program was made from; "" if nothing says so.

    Args:
        root: Folder of the program: a checkout, or what a bundle has unpacked.
    """
    for source in (root / "resources" / COMMIT_FILE, root / ".git"):
        commit = _head(source) if source.name == ".git" else _read(source)
        if _COMMIT.fullmatch(commit):
            return commit[:_SHORT]
    return ""


def library_versions() -> list[tuple[str, str]]:
    """Return the libraries that Quire needs, with their versions; those that do not say it are left out."""
    from importlib.metadata import PackageNotFoundError, version  # noqa: PLC0415 - slow, and rarely needed

    found = []
    for name in _LIBRARIES:
        try:
            found.append((name, version(name)))
        except PackageNotFoundError:
            continue
    return found


def _head(git: Path) -> str:
    """Return the commit that a checkout is at."""
    if git.is_file():  # a second worktree of a repository
        git = Path(_read(git).removeprefix("gitdir:").strip())
    head = _read(git / "HEAD")
    if not head.startswith("ref:"):
        return head
    ref = head.removeprefix("ref:").strip()
    common = git / _read(git / "commondir")
    loose = _read(git / ref) or _read(common / ref)
    packed = (line.split() for line in _read(common / "packed-refs").splitlines())
    return loose or next((words[0] for words in packed if words[1:] == [ref]), "")


def _read(file: Path) -> str:
    try:
        return file.read_text(encoding="utf-8").strip()
    except (OSError, ValueError):
        return ""
