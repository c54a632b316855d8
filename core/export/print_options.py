"""How pages are printed, whatever stands on them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from core.export.privacy import NOTES, SECRET
from core.export.render_context import UNTRANSLATED
from core.messages import Translate

TranslatorFor = Callable[[str], Translate]
"""Gives, for the id of a game, what translates what is said of its characters."""


@dataclass(frozen=True, slots=True)
class PrintOptions:
    """How pages are printed.

    Attributes:
        ink: Save ink: no colour, nothing filled.
        secrets: Print what the game calls secret as well; blank sheets always have the room for it.
        portrait: Print the portrait at the head of full sheets.
        notes: Print the player's notes on the character; there is room to write some in any case.
        explanations: Say behind every full sheet where its numbers come from; cards and blank sheets have no room.
    """

    ink: bool = False
    secrets: bool = True
    portrait: bool = True
    notes: bool = True
    explanations: bool = False

    @property
    def left_out(self) -> tuple[str, ...]:
        """The marks of what is left out of the game's layout."""
        return (() if self.secrets else (SECRET,)) + (() if self.notes else (NOTES,))


DEFAULT_OPTIONS = PrintOptions()


def no_translation(game: str) -> Translate:
    """Leave everything in the language of the code, whatever the game."""
    del game
    return UNTRANSLATED
