"""Asks which skill pays the fatigue of a use outside conflict, and writes it.

Source: RPG.Rules, FATIGUE COSTS; R24.
"""

from __future__ import annotations

from core.character.edits import SetValue
from core.character.sheet import Sheet
from core.messages import Phrase, Word, phrase
from core.procedures.ask_helpers import Subprocedure, choose_one, write
from core.procedures.readers import number
from core.procedures.requests import Choose, Option
from core.systems.kinsler.owned_skills import largest_left, owned_skills


def pay_fatigue(sheet: Sheet, points: int, key: str, label: str = "Fatigue", step: str = "") -> Subprocedure[Sheet]:
    """Ask which skill pays the fatigue of a use, and write it; not asked if nothing is paid.

    Args:
        sheet: The actor.
        points: Points of fatigue.
        key: What the key of its request begins with.
        label: Label of the payment.
        step: The procedure's step.

    Source: FATIGUE COSTS; R24.
    """
    payers = [each for each in owned_skills(sheet) if number(sheet, f"{each.address}.level") >= 0]
    if points <= 0 or not payers:
        return sheet
    usual = largest_left(sheet, payers)
    chosen = yield from choose_one(
        Choose(
            key=f"{key}.fatigue",
            label=phrase("{what}: {points:# point|# points} from which skill?", what=Word(label), points=points),
            help="All of it goes to one skill of level 0 or more; a skill below zero knocks out.",
            cite="FATIGUE COSTS; R24",
            step=step,
            options=tuple(
                Option(
                    each.address,
                    each.name,
                    phrase("{points:# point|# points} left", points=number(sheet, f"{each.address}.left")),
                )
                for each in payers
            ),
            policy=lambda _source, _memory: [usual.address if usual else payers[0].address],
        )
    )
    total = number(sheet, f"{chosen}.fatigue") + points
    return (yield from write(f"{key}.fatigue.written", SetValue(f"{chosen}.fatigue", total), step=step))


def format_points(points: int, kind: str) -> Phrase:
    """Return a number of points of a kind as text: ``wounds`` or ``fatigue``."""
    return phrase("{points:# wound|# wounds}" if kind == "wounds" else "{points} fatigue", points=points)
