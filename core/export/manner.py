"""How pages are printed, whatever stands on them."""

from __future__ import annotations

from dataclasses import dataclass


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
