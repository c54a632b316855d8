"""Dataclass of print options: save ink, secrets, portrait, player notes, explanations."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from core.export.privacy import NOTES, SECRET
from core.export.render_context import UNTRANSLATED
from core.messages import Translate

TranslatorFor = Callable[[str], Translate]
"""Returns the translator for texts about characters of a game, by its id."""


@dataclass(frozen=True, slots=True)
class PrintOptions:
    """Options of printing.

    Attributes:
        ink: Save ink: black only, nothing filled.
        secrets: Print what the game marks as secret; blank sheets always have room for it.
        portrait: Print the portrait at the top of full sheets.
        notes: Print the player's notes; without them there is room to write.
        explanations: Add pages that explain the numbers, to full sheets only.
    """

    ink: bool = False
    secrets: bool = False
    portrait: bool = True
    notes: bool = True
    explanations: bool = False

    @property
    def left_out(self) -> tuple[str, ...]:
        """Marks of the blocks that are left out of the game's layout."""
        return (() if self.secrets else (SECRET,)) + (() if self.notes else (NOTES,))


DEFAULT_OPTIONS = PrintOptions()


def no_translation(game: str) -> Translate:
    """Return a translation function that changes nothing."""
    del game
    return UNTRANSLATED
