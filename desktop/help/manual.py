"""Reads pages and pictures of the manual from ``resources/help``, by language; searches.

The English pages are in ``resources/help`` itself, those of another language in a folder named by its code, under the
same file names. All languages share the pictures.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

from core import paths
from core.language import ENGLISH

PAGES: Final = (
    "first-steps", "character", "points", "procedures", "games", "games-in-play", "sheet", "tables", "play",
    "rules", "why", "history", "dice", "fights", "new-fight", "opponents", "fight-round", "fight-log", "party",
    "paper", "paper-formats", "paper-arranged", "paper-fillable", "paper-table", "library", "library-table", "files",
    "campaigns", "campaign-rules", "worlds", "world-editing", "world-tables", "preferences", "keyboard",
    "keyboard-views", "bad-days", "recovery", "glossary", "whats-new",
    "command-line", "commands-create", "commands-sheet", "commands-pdf", "commands-table", "commands-edit",
    "commands-fight", "commands-library", "commands-worlds", "commands-campaigns", "edit-lines", "answers-files",
    "documents", "campaign-documents",
    "json-sheet", "json-procedures", "json-library", "json-backups", "json-worlds",
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


def folder(language: str = ENGLISH) -> Path:
    """Return the folder of the pages in a language; the pictures are in that of the English pages."""
    english = paths.resources() / "help"
    return english if language == ENGLISH else english / language


def languages() -> tuple[str, ...]:
    """Return the codes of the languages that have every page, English first."""
    others = sorted(file.parent.name for file in folder().glob(f"*/{PAGES[0]}.md"))
    return (ENGLISH, *(code for code in others if has_all_pages(code)))


def has_all_pages(language: str) -> bool:
    """Return whether every page is there in a language."""
    return all((folder(language) / f"{name}.md").is_file() for name in PAGES)


def picture(name: str, *, is_dark: bool) -> Path:
    """Return the file of a picture; the dark variant if there is one and the theme is dark."""
    file = folder() / name
    dark = file.with_name(f"{file.stem}-dark{file.suffix}")
    return dark if is_dark and dark.is_file() else file


@cache
def page(name: str, language: str = ENGLISH) -> ManualPage:
    """Return a page.

    Raises:
        LookupError: There is none of this name.
    """
    if name not in PAGES:
        raise LookupError(f"the manual has no page {name}")
    text = (folder(language) / f"{name}.md").read_text(encoding="utf-8")
    heading = _TITLE.search(text)
    if heading is None:
        raise LookupError(f"the page {name} of the manual has no heading")
    return ManualPage(name, heading[1], text)


def pages(words: str = "", language: str = ENGLISH) -> tuple[ManualPage, ...]:
    """Return the pages that contain all of the words; all pages without words."""
    every = (page(name, language) for name in PAGES)
    return tuple(each for each in every if each.contains(words))
