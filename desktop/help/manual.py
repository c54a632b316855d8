"""The manual's pages from ``resources/help``, in reading order, and their search."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

from core import paths

PAGES: Final = (
    "first-steps", "character", "games", "sheet", "why", "history", "dice", "fights", "party", "paper", "library",
    "preferences", "keyboard", "bad-days",
)  # fmt: skip
"""Names of the pages in reading order."""

_TITLE: Final = re.compile(r"^# (.+)$", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class ManualPage:
    """A page of the manual.

    Attributes:
        name: File name without extension.
        title: Its first heading.
        text: Its text in Markdown.
    """

    name: str
    title: str
    text: str

    def contains(self, words: str) -> bool:
        """Return whether the page contains all of the words."""
        text = self.text.casefold()
        return all(word in text for word in words.casefold().split())


def folder() -> Path:
    """Return the folder of the pages and their pictures."""
    return paths.resources() / "help"


def picture(name: str, *, is_dark: bool) -> Path:
    """Return the file of a picture; the dark variant if there is one and the theme is dark."""
    file = folder() / name
    dark = file.with_name(f"{file.stem}-dark{file.suffix}")
    return dark if is_dark and dark.is_file() else file


@cache
def page(name: str) -> ManualPage:
    """Return a page.

    Raises:
        LookupError: There is none of this name.
    """
    if name not in PAGES:
        raise LookupError(f"the manual has no page {name}")
    text = (folder() / f"{name}.md").read_text(encoding="utf-8")
    found = _TITLE.search(text)
    if found is None:
        raise LookupError(f"the page {name} of the manual has no heading")
    return ManualPage(name, found[1], text)


def pages(words: str = "") -> tuple[ManualPage, ...]:
    """Return the pages that contain all of the words; all pages without words."""
    return tuple(each for each in map(page, PAGES) if each.contains(words))
