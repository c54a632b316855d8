"""Computes and logs an attempt's total in a fight; asks which help and opposition count.

Source: RPG.Rules, SKILLS, TYPES OF SKILLS; R7, R8, R9, R29, R35; spec 7.3.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction

from core.messages import Message, Phrase, Word, phrase
from core.procedures.ask_helpers import Subprocedure, yes_no_options
from core.procedures.events import Event, EventKind, Term
from core.procedures.requests import Choose, Conversation
from core.systems.kinsler.attempt_outcome import Outcome, evaluate_roll
from core.systems.kinsler.declared_uses import Attempt, Use
from core.systems.kinsler.fight_checks import ask_modifier
from core.systems.kinsler.fight_state import FightState
from core.systems.kinsler.skills_and_armor import FightSkill
from core.systems.kinsler.target_odds import is_opponent
from core.systems.kinsler.terms import covers
from core.systems.kinsler.use_numbers import modifier

_CITE = "SKILLS; R1, R29"


@dataclass(slots=True)
class ModifierSum:
    """A modifier being summed up.

    Attributes:
        value: The sum so far.
        parts: Its parts.
    """

    value: Fraction | int
    parts: list[Term]

    def add(self, label: str, value: int | Fraction) -> None:
        """Add a part."""
        self.value += value
        self.parts.append(Term(label, value))


def total(fight: FightState, attempt: Attempt) -> Subprocedure[Outcome]:
    """Compute the total of an attempt with current values, and log it.

    Source: SKILLS; R29; spec 7.3, ``total``.
    """
    use = attempt.use
    value, parts = modifier(fight, use)
    modifiers = ModifierSum(value, list(parts))
    if use.bases:
        yield from _help(fight, attempt, modifiers)
        if (foe := _opponent(fight, attempt)) is not None:
            yield from _oppose(fight, attempt, foe, modifiers)
    more = yield from ask_modifier(fight, use.participant, use.name)
    if more:
        modifiers.add(Word("Game Master"), more)
    needed = fight.number(use.participant, "rules.success_number")
    outcome = evaluate_roll(attempt.dice, modifiers.value, use.initiative_mod, needed)
    yield from fight.table.log(lambda: _event(fight, attempt, outcome, modifiers.parts, needed))
    return outcome


def _all_covered(skill: FightSkill, bases: Sequence[str]) -> bool:
    return all(covers(skill.target, base) for base in bases)


def _opponent(fight: FightState, attempt: Attempt) -> int | None:
    """Return the target that may oppose: of another side, and not out."""
    if attempt.target is None:
        return None
    return attempt.target if is_opponent(fight, attempt.use, attempt.target) else None


def _help(fight: FightState, attempt: Attempt, modifiers: ModifierSum) -> Conversation:
    """Add passive powers that help the actor, and powers in force on it."""
    use = attempt.use
    for passive in fight.passives.get(("help", use.participant), ()):
        if (yield from _counts(fight, passive, attempt, use.bases)):
            modifiers.add(passive.name, _spend(fight, passive))
    for power in fight.powers_on(use.participant):
        if power.use.power_mode in ("help", "hinder") and _all_covered(power.skill, use.bases):
            modifiers.add(power.skill.name, power.points if power.use.power_mode == "help" else -power.points)


def _oppose(fight: FightState, attempt: Attempt, foe: int, modifiers: ModifierSum) -> Conversation:
    """Add opposing passive powers of the target and its protectors, counters, and its stat."""
    use = attempt.use
    for passive in fight.passives.get(("oppose", foe), ()):
        if not (yield from _counts(fight, passive, attempt, use.bases)):
            continue
        modifiers.add(passive.name, -_spend(fight, passive))
        for counter in fight.passives.get(("counter", fight.fighters[use.participant].side), ()):
            if (yield from _counts(fight, counter, attempt, passive.bases)):
                modifiers.add(counter.name, _spend(fight, counter))
    if fight.table.option("stat_defense"):
        for base in use.bases[:1]:
            stat = fight.exact_number(foe, f"stats.{base.lower()}.effective")
            modifiers.add(phrase("{stat} of {foe}", stat=base, foe=fight.table.name(foe)), -stat)


def _counts(fight: FightState, passive: Use, attempt: Attempt, bases: Sequence[str]) -> Subprocedure[bool]:
    """Ask whether a passive power applies, and whether its owner spends it here.

    Source: SKILLS, Passive Power skills; spec 7.2, D4.
    """
    skill, table = passive.skill, fight.table
    if skill is None or passive.left < 1 or fight.fighters[passive.participant].is_out:
        return False
    if not bases or not _all_covered(skill, bases):
        return False
    for name, decider, make_label in (("applies", None, _does_apply), ("spend", passive.participant, _is_spent)):
        counts = yield from table.ask_yes_no(
            name,
            lambda: True,
            lambda key, make_label=make_label, decider=decider: Choose(  # type: ignore[misc]  # bound as they are now
                key=key,
                label=make_label(fight, passive, attempt),
                help=phrase("It counts for {left} more.", left=passive.left),
                cite="SKILLS, Passive Power skills; R8",
                options=yes_no_options(),
                decider=decider,
            ),
        )
        if not counts:
            return False
    return True


def _does_apply(fight: FightState, passive: Use, attempt: Attempt) -> Phrase:
    return phrase("Does {power} of {owner} apply to {what} of {actor}?", **_names(fight, passive, attempt))


def _is_spent(fight: FightState, passive: Use, attempt: Attempt) -> Phrase:
    return phrase("Does {owner} use {power} here, on {what} of {actor}?", **_names(fight, passive, attempt))


def _names(fight: FightState, passive: Use, attempt: Attempt) -> dict[str, str]:
    name = fight.table.name
    return {
        "power": passive.name,
        "owner": name(passive.participant),
        "what": attempt.use.name,
        "actor": name(attempt.use.participant),
    }


def _spend(fight: FightState, passive: Use) -> int | Fraction:
    passive.left -= 1
    return fight.exact_skill_number(passive.participant, passive.skill, "effective") if passive.skill is not None else 0


def _event(fight: FightState, attempt: Attempt, outcome: Outcome, parts: Sequence[Term], needed: int) -> Event:
    table, use = fight.table, attempt.use
    names = {"who": table.name(use.participant), "what": use.name}
    third = outcome.total - outcome.roll
    parts = (
        Term("4d6", outcome.roll),
        *parts,
        Term("a third", third),
        Term("total", outcome.total),
        Term("needs", needed),
    )
    if attempt.target is None:
        done = Message("kinsler_succeeds", "{who} succeeds: {what}.", names)
        failed = Message("kinsler_fails", "{who} fails: {what}.", names)
        message, kind = done if outcome.is_success else failed, EventKind.CHECK
    else:
        names["target"] = table.name(attempt.target)
        hit = Message("kinsler_hits", "{who} succeeds with {what} on {target}.", names)
        missed = Message("kinsler_misses", "{who} fails with {what} on {target}.", names)
        message, kind = (hit, EventKind.HIT) if outcome.is_success else (missed, EventKind.MISS)
    return Event(kind, message, use.participant, attempt.target, parts, _CITE)
