"""Totals of attempts when they take place: help, opposition and powers.

Source: RPG.Rules, SKILLS, TYPES OF SKILLS; R7, R8, R9, R29, R35; spec 7.3.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction

from core.messages import Message, Phrase, Word, phrase
from core.procedures import Choose, Conversation, Event, EventKind, Subprocedure, Term, yes_no_options
from core.systems.kinsler.abilities import Ability
from core.systems.kinsler.fighters import Battle
from core.systems.kinsler.luck import ask_modifier
from core.systems.kinsler.outcome import Outcome, attempt
from core.systems.kinsler.terms import covers
from core.systems.kinsler.use_numbers import modifier
from core.systems.kinsler.uses import Attempt, Use

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

    def add(self, label: str, value: int) -> None:
        """Add a part."""
        self.value += value
        self.parts.append(Term(label, value))


def total(battle: Battle, trial: Attempt) -> Subprocedure[Outcome]:
    """Compute the total of an attempt with current values, and log it.

    Source: SKILLS; R29; spec 7.3, ``total``.
    """
    use = trial.use
    value, parts = modifier(battle, use)
    found = ModifierSum(value, list(parts))
    if use.bases:
        yield from _help(battle, trial, found)
        if (foe := _opponent(battle, trial)) is not None:
            yield from _oppose(battle, trial, foe, found)
    more = yield from ask_modifier(battle, use.who, use.name)
    if more:
        found.add(Word("Game Master"), more)
    needed = battle.number(use.who, "rules.success_number")
    outcome = attempt(trial.dice, found.value, use.initiative_mod, needed)
    yield from battle.table.log(lambda: _event(battle, trial, outcome, found.parts, needed))
    return outcome


def _all_covered(ability: Ability, bases: Sequence[str]) -> bool:
    return all(covers(ability.target, base) for base in bases)


def _opponent(battle: Battle, trial: Attempt) -> int | None:
    """Return the target that may oppose: of another side, and not out."""
    if trial.target is None:
        return None
    foe = battle.fighters[trial.target]
    return None if foe.is_out or foe.side == battle.fighters[trial.use.who].side else foe.who


def _help(battle: Battle, trial: Attempt, found: ModifierSum) -> Conversation:
    """Add passive powers that help the actor, and powers in force on it."""
    use = trial.use
    for passive in battle.passives.get(("help", use.who), ()):
        if (yield from _counts(battle, passive, trial, use.bases)):
            found.add(passive.name, _spend(battle, passive))
    for power in battle.powers_on(use.who):
        if power.use.power_mode in ("help", "hinder") and _all_covered(power.ability, use.bases):
            found.add(power.ability.name, power.points if power.use.power_mode == "help" else -power.points)


def _oppose(battle: Battle, trial: Attempt, foe: int, found: ModifierSum) -> Conversation:
    """Add opposing passive powers of the target and its protectors, counters, and its stat."""
    use = trial.use
    for passive in battle.passives.get(("oppose", foe), ()):
        if not (yield from _counts(battle, passive, trial, use.bases)):
            continue
        found.add(passive.name, -_spend(battle, passive))
        for counter in battle.passives.get(("counter", battle.fighters[use.who].side), ()):
            if (yield from _counts(battle, counter, trial, passive.bases)):
                found.add(counter.name, _spend(battle, counter))
    if battle.table.option("stat_defense"):
        for base in use.bases[:1]:
            stat = battle.number(foe, f"stats.{base.lower()}.effective")
            found.add(phrase("{stat} of {foe}", stat=base, foe=battle.table.name(foe)), -stat)


def _counts(battle: Battle, passive: Use, trial: Attempt, bases: Sequence[str]) -> Subprocedure[bool]:
    """Ask whether a passive power applies, and whether its owner spends it here.

    Source: SKILLS, Passive Power skills; spec 7.2, D4.
    """
    ability, table = passive.ability, battle.table
    if ability is None or passive.left < 1 or battle.fighters[passive.who].is_out:
        return False
    if not bases or not _all_covered(ability, bases):
        return False
    for name, decider, asked in (("applies", None, _does_apply), ("spend", passive.who, _is_spent)):
        counts = yield from table.ask_yes_no(
            name,
            lambda: True,
            lambda key, asked=asked, decider=decider: Choose(  # type: ignore[misc]  # bound as they are now
                key=key,
                label=asked(battle, passive, trial),
                help=phrase("It counts for {left} more.", left=passive.left),
                cite="SKILLS, Passive Power skills; R8",
                options=yes_no_options(),
                decider=decider,
            ),
        )
        if not counts:
            return False
    return True


def _does_apply(battle: Battle, passive: Use, trial: Attempt) -> Phrase:
    return phrase("Does {power} of {owner} apply to {what} of {actor}?", **_names(battle, passive, trial))


def _is_spent(battle: Battle, passive: Use, trial: Attempt) -> Phrase:
    return phrase("Does {owner} use {power} here, on {what} of {actor}?", **_names(battle, passive, trial))


def _names(battle: Battle, passive: Use, trial: Attempt) -> dict[str, str]:
    name = battle.table.name
    return {
        "power": passive.name,
        "owner": name(passive.who),
        "what": trial.use.name,
        "actor": name(trial.use.who),
    }


def _spend(battle: Battle, passive: Use) -> int:
    passive.left -= 1
    return battle.of_ability(passive.who, passive.ability, "effective") if passive.ability is not None else 0


def _event(battle: Battle, trial: Attempt, outcome: Outcome, parts: Sequence[Term], needed: int) -> Event:
    table, use = battle.table, trial.use
    names = {"who": table.name(use.who), "what": use.name}
    third = outcome.total - outcome.roll
    parts = (
        Term("4d6", outcome.roll),
        *parts,
        Term("a third", third),
        Term("total", outcome.total),
        Term("needs", needed),
    )
    if trial.target is None:
        done = Message("kinsler_succeeds", "{who} succeeds: {what}.", names)
        failed = Message("kinsler_fails", "{who} fails: {what}.", names)
        what, kind = done if outcome.is_success else failed, EventKind.CHECK
    else:
        names["target"] = table.name(trial.target)
        hit = Message("kinsler_hits", "{who} succeeds with {what} on {target}.", names)
        missed = Message("kinsler_misses", "{who} fails with {what} on {target}.", names)
        what, kind = (hit, EventKind.HIT) if outcome.is_success else (missed, EventKind.MISS)
    return Event(kind, what, use.who, trial.target, parts, _CITE)
