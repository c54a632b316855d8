"""How pages are printed, whatever stands on them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from core.export.look import SAY_AS_IT_IS
from core.messages import Translate

Words = Callable[[str], Translate]
"""Gives, for the id of a game, what translates what is said of its characters."""


@dataclass(frozen=True, slots=True)
class Manner:
    """How pages are printed.

    Attributes:
        ink: Save ink: no colour, nothing filled.
        secrets: Print what the game calls secret as well; blank sheets always have the room for it.
    """

    ink: bool = False
    secrets: bool = True


USUAL = Manner()


def unchanged(game: str) -> Translate:
    """Leave everything in the language of the code, whatever the game."""
    del game
    return SAY_AS_IT_IS
