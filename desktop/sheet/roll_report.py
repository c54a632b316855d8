"""Dataclass of what a check or a strike of a sheet came to, for the dock of dice."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class RollReport:
    """What was rolled, in the words of the window.

    Attributes:
        size: Sides of the first die.
        total: Total of the first roll.
        headline: The result in a word or two.
        sentence: What was rolled for.
        odds: What was needed, and the chance of it.
        lines: Further results with their numbers, as damage.
        foe: Who was struck at; "" if no one is known.
        points: Points of damage that the foe is to take; 0 for none.
        place: Faces of the dice for the place of the blow.
        can_repeat: Whether the page can roll it again.
    """

    size: int
    total: int
    headline: str
    sentence: str
    odds: str = ""
    lines: tuple[tuple[str, str], ...] = ()
    foe: str = ""
    points: int = 0
    place: tuple[int, ...] = ()
    can_repeat: bool = False
