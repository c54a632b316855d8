"""What four dice must show for a use to succeed, as far as it is known before all declarations are revealed.

Passive powers of the target count only when they are revealed, so they are not part of it.

Source: RPG.Rules, SKILLS; R1, R29, R35.
"""

from __future__ import annotations

from fractions import Fraction

from core.errors import NumberError
from core.formula import format_value
from core.messages import phrase
from core.systems.kinsler.attempt_outcome import DIVISOR
from core.systems.kinsler.attempt_rolls import chance_to_reach
from core.systems.kinsler.declared_uses import Use
from core.systems.kinsler.fight_state import FightState
from core.systems.kinsler.terms import covers
from core.systems.kinsler.use_numbers import modifier

_PLACES = 1


def needed_total(fight: FightState, use: Use, target: int | None = None) -> int:
    """Return the total that four dice must reach.

    Args:
        fight: The fight.
        use: An active use.
        target: The target; None for one that cannot oppose.

    Raises:
        NumberError: A number that it needs has no value.
    """
    value, _ = modifier(fight, use)
    for power in fight.powers_on(use.participant):
        if power.use.power_mode in ("help", "hinder") and all(covers(power.skill.target, each) for each in use.bases):
            value += power.points if power.use.power_mode == "help" else -power.points
    if target is not None and is_opponent(fight, use, target) and fight.table.option("stat_defense"):
        for base in use.bases[:1]:
            value -= fight.exact_number(target, f"stats.{base.lower()}.effective")
    return fight.number(use.participant, "rules.success_number") - int(value // DIVISOR)


def is_opponent(fight: FightState, use: Use, target: int) -> bool:
    """Return whether a target may oppose: of another side, and not out."""
    foe = fight.fighters[target]
    return not foe.is_out and foe.side != fight.fighters[use.participant].side


def target_odds(fight: FightState, use: Use, target: int) -> tuple[Fraction | None, str]:
    """Return the chance of a use against a target, and what it needs in words; (None, "") if it is unknown."""
    try:
        least = needed_total(fight, use, target)
    except NumberError:
        return None, ""  # the reason is reported when it is declared
    return Fraction(chance_to_reach(least)), format_needs(least)


def format_needs(least: int) -> str:
    """Return the needed total of four dice and its chance, as text."""
    percent = format_value(Fraction(chance_to_reach(least)) * 100, _PLACES)
    return phrase("needs {least}, {chance} %", least=least, chance=percent)
