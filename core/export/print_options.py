"""Dataclass of print options: ink, what is printed, and the format besides the paper."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from enum import StrEnum
from typing import TYPE_CHECKING

from core.export.privacy import NOTES, SECRET
from core.export.render_context import UNTRANSLATED
from core.language import ENGLISH
from core.messages import Translate
from core.rules.arrangement_checks import fit_arrangement
from core.rules.model import System
from core.rules.sheet_arrangement import SheetArrangement

if TYPE_CHECKING:
    from core.export.pdf.printed_pages import PrintMemory

TranslatorFor = Callable[[str], Translate]
"""Returns the translator for texts about characters of a game, by its id."""


MOST_TAGGED = 12
"""Characters of a file with tags: more are printed rather than read, and tags take a quarter of the time."""


class Holes(StrEnum):
    """The edges with a margin for punched holes."""

    NONE = "none"
    LEFT = "left"
    DUPLEX = "duplex"
    """The left edge, and of pages on the back the right one."""


@dataclass(frozen=True, slots=True)
class PrintOptions:
    """Options of printing.

    Attributes:
        ink: Save ink: black only, nothing filled.
        secrets: Print what the game marks as secret; blank sheets always have room for it.
        portrait: Print the portrait at the top of full sheets.
        notes: Print the player's notes; without them there is room to write.
        explanations: Add pages that explain the numbers, to full sheets only.
        large: Large print, of full and blank sheets.
        holes: Edges with a margin for punched holes, of full and blank sheets.
        language: Code of the language that texts are translated into, which the file names.
        fillable: Put form fields over the places to fill in, of a full or blank sheet.
        document: Attach the document of the character to its full sheet, if it is the only one.
        origin: Id and revision of the only character in the library; "" and 0 if it is not of the library.
        memory: Is told what the pages of full sheets show, character by character; of one whose last print it returns,
            only what changed since is printed, marked in the margin.
        tags: Tag what the pages show, so that a screen reader reads it block by block; see `MOST_TAGGED`.
        arrangements: Own arrangements of full and blank sheets, one for a game at most; other games print their own.
    """

    ink: bool = False
    secrets: bool = False
    portrait: bool = True
    notes: bool = True
    explanations: bool = False
    large: bool = False
    holes: Holes = Holes.NONE
    language: str = ENGLISH
    fillable: bool = False
    document: bool = True
    origin: tuple[str, int] = ("", 0)
    memory: PrintMemory | None = field(default=None, compare=False)
    tags: bool = True
    arrangements: tuple[SheetArrangement, ...] = ()

    @property
    def left_out(self) -> tuple[str, ...]:
        """Marks of the blocks that are left out of the game's layout."""
        return (() if self.secrets else (SECRET,)) + (() if self.notes else (NOTES,))

    def arrangement_of(self, system: System) -> SheetArrangement | None:
        """Return what a game can print of the own arrangement of its sheet; None for the game's own."""
        own = next((each for each in self.arrangements if each.system == system.id), None)
        return fit_arrangement(system, own).arrangement if own is not None else None


DEFAULT_OPTIONS = PrintOptions()


def no_translation(game: str) -> Translate:
    """Return a translation function that changes nothing."""
    del game
    return UNTRANSLATED
