"""Rolls the four dice of an attempt outside conflict, and computes their chances.

Source: RPG.Rules, SKILLS; R1.
"""

from __future__ import annotations

from fractions import Fraction
from functools import partial

from core.character.sheet import Sheet
from core.dice import Dice, odds
from core.messages import phrase
from core.procedures.ask_helpers import Subprocedure, roll_dice
from core.procedures.readers import number
from core.procedures.requests import Roll
from core.systems.kinsler.attempt_outcome import Outcome, evaluate_roll

FOUR = Dice.parse("4d6")
_CITE = "SKILLS; R1"


def roll_attempt(
    sheet: Sheet, modifier: int | Fraction, key: str, label: str, *, initiative: int = 0, cite: str = _CITE
) -> Subprocedure[Outcome]:
    """Roll four dice for an attempt and return the outcome.

    Args:
        sheet: The actor.
        modifier: Sum of all modifiers, before division by three.
        key: Key of the request.
        label: Label of the attempt.
        initiative: Modifier of initiative.
        cite: Section of the book.
    """
    needed = number(sheet, "rules.success_number")
    adds = evaluate_roll((), modifier).total
    (rolled,) = yield from roll_dice(
        Roll(
            key=key,
            label=label,
            help=phrase("Four dice and a third of the modifier; {needed} or more succeeds.", needed=needed),
            cite=cite,
            dice=(FOUR,),
            target=phrase("{least} or more", least=needed - adds),
            chance=partial(chance_to_reach, needed - adds),
        )
    )
    return evaluate_roll(rolled.faces, modifier, initiative, needed)


def chance_to_reach(least: int) -> Fraction:
    """Return the chance that four dice reach a total.

    >>> chance_to_reach(18), chance_to_reach(4), chance_to_reach(25)
    (Fraction(103, 648), Fraction(1, 1), Fraction(0, 1))
    """
    return sum((chance for value, chance in odds(FOUR).items() if value >= least), start=Fraction(0))
