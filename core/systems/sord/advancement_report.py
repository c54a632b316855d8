"""Tells what settled Steps have brought: Step Level, abilities, c(SA), and points and Lore to place."""

from __future__ import annotations

from dataclasses import dataclass

from core.character.sheet import Sheet
from core.messages import join_texts, phrase
from core.procedures.ask_helpers import Subprocedure, show
from core.procedures.readers import number, rows, text, whole
from core.procedures.requests import Show
from core.systems.sord.lore_offers import EDUCATED, START, TRAINED, unspent_lore
from core.systems.sord.step_advancement import practiced_professions

REPORTED = (
    "step_sum",
    "current_sa",
    "max_sa",
    "step_level",
    "steps_to_next_sa",
    "advancement_left",
    "trained_lore_left",
    "educated_lore_left",
)
"""Numbers shown with a report."""


@dataclass(frozen=True, slots=True)
class Progress:
    """How far a character had advanced before Steps were settled.

    Attributes:
        level: Its Step Level.
        advancement: Its current Step Advancement.
        has_begun: Whether its profession has begun.
    """

    level: int
    advancement: int
    has_begun: bool

    @classmethod
    def of(cls, sheet: Sheet) -> Progress:
        """Return the present progress of a character."""
        return cls(number(sheet, "step_level"), number(sheet, "current_sa"), bool(number(sheet, "employed")))


def gained_abilities(sheet: Sheet, before: Progress) -> tuple[str, ...]:
    """Return the names of the professional abilities gained since, level by level.

    Those of level 0 come when the profession begins, others at a Step Level reached after entering it.

    Source: SORD III, XIV; R8, R9; spec 5.3.
    """
    level = number(sheet, "step_level")
    begins = bool(number(sheet, "employed")) and not before.has_begun
    gained = [
        (at, text(ability, "name"))
        for profession in practiced_professions(sheet)
        for ability in rows(profession, "abilities")
        if ((at := whole(ability, "level")) == 0 and begins)
        or max(before.level, whole(profession, "entered_at_level")) < at <= level
    ]
    return tuple(name for _, name in sorted(gained, key=lambda each: each[0]))


def report_advancement(sheet: Sheet, before: Progress) -> list[str]:
    """Return what settling has brought, in sentences; the first ones only if there is a new Step Level.

    Source: SORD XIII, XIV, SG Step Revolution.
    """
    sentences: list[str] = []
    level, advancement = number(sheet, "step_level"), number(sheet, "current_sa")
    if level > before.level:
        sentences.append(phrase("Step Level {level} is reached.", level=level))
    if abilities := gained_abilities(sheet, before):
        sentences.append(
            phrase(
                "{count:Ability gained|Abilities gained}: {names}.", count=len(abilities), names=join_texts(abilities)
            )
        )
    if level > before.level or advancement != before.advancement:
        sentences.append(phrase("The c(SA) is now {number}.", number=advancement))
    if (points := number(sheet, "advancement_left")) > 0:
        sentences.append(phrase("{points:# attribute point|# attribute points} can be placed now.", points=points))
    lore = unspent_lore(sheet)
    if lore[TRAINED] or lore[EDUCATED] or lore[START]:
        sentences.append(
            phrase(
                "Lore to spend: {trained} Trained, {educated} Educated.",
                trained=lore[TRAINED],
                educated=lore[EDUCATED],
            )
        )
    return sentences


def show_advancement(sheet: Sheet, before: Progress, step: str = "") -> Subprocedure[None]:
    """Show what settling has brought.

    Args:
        sheet: The character after settling.
        before: Its progress before.
        step: The procedure's step.
    """
    level = number(sheet, "step_level")
    yield from show(
        Show(
            key="outcome",
            label=phrase("Step Level {level}, c(SA) {number}", level=level, number=number(sheet, "current_sa")),
            cite="XIII, XIV",
            step=step,
            text=join_texts(report_advancement(sheet, before), " "),
            addresses=REPORTED,
        )
    )
