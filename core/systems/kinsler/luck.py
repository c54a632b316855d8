"""Checks with four dice in a fight: the Game Master's modifier, the roll, mishaps and lucky breaks.

Source: RPG.Rules, SKILLS, MISHAPS AND LUCKY BREAKS; R6, R28; spec 6.5, 7.2 (D11).
"""

from __future__ import annotations

import math
from fractions import Fraction
from functools import partial

from core.messages import Message, Word, phrase
from core.procedures import MOST_MODIFIER, Conversation, Enter, Event, EventKind, Roll, Subprocedure, Term
from core.systems.kinsler.attempts import FOUR, chance_to_reach
from core.systems.kinsler.fighters import Battle
from core.systems.kinsler.outcome import DIVISOR, HIGH, LOW, Outcome, attempt

_LONGEST = 500
_CITE = "MISHAPS AND LUCKY BREAKS; R28"
_CHECK_CITE = "RESOLUTION OF EFFECTS; R22"


def ask_modifier(battle: Battle, who: int, what: str | Message) -> Subprocedure[int]:
    """Ask the Game Master for a further modifier, before division by three.

    Args:
        battle: The fight.
        who: Index of the fighter who rolls.
        what: Purpose of the roll.
    """
    name = battle.table.name(who)
    return (
        yield from battle.table.number(
            "modifier",
            0,
            lambda key: Enter(
                key=key,
                label=phrase("Further modifiers: {who}, {what}", who=name, what=what),
                help="Difficulty, circumstances, special effects; they count before the division by three.",
                cite="SKILLS; R6",
                least=-MOST_MODIFIER,
                most=MOST_MODIFIER,
            ),
        )
    )


def log_luck(battle: Battle, who: int, what: str | Message, outcome: Outcome) -> Conversation:
    """Log mishaps and lucky breaks as the Game Master describes them.

    Args:
        battle: The fight.
        who: Index of the fighter who rolled.
        what: Purpose of the roll.
        outcome: The roll.
    """
    table = battle.table
    if not table.is_interactive or not (outcome.mishap or outcome.lucky):
        return
    name = table.name(who)
    answer = yield from table.ask(
        "meaning",
        lambda key: Enter(
            key=key,
            label=phrase(
                "{who}, {what}: {ones} × {low}, {sixes} lucky {high}",
                who=name,
                what=what,
                ones=outcome.mishap,
                low=LOW,
                sixes=outcome.lucky,
                high=HIGH,
            ),
            help="What the mishap or the lucky break means, in words; or nothing.",
            cite=_CITE,
            most=_LONGEST,
        ),
    )
    said = str(answer or "")
    names = {"who": name, "mishap": outcome.mishap, "lucky": outcome.lucky, "meaning": said}
    plain = Message("kinsler_luck", "{who}: mishap {mishap}, lucky break {lucky}.", names)
    meant = Message("kinsler_luck_means", "{who}: mishap {mishap}, lucky break {lucky}: {meaning}", names)
    parts = (Term("ones", outcome.mishap), Term("sixes", outcome.sixes))
    yield from table.log(lambda: Event(EventKind.NOTE, meant if said else plain, who, None, parts, _CITE))


def roll_check(
    battle: Battle, who: int, name: str, label: Word | Message, modifier: Fraction | int, parts: tuple[Term, ...]
) -> Subprocedure[Outcome]:
    """Roll four dice against the success number and log it.

    Args:
        battle: The fight.
        who: Index of the fighter who rolls.
        name: Name of the roll, part of its key.
        label: Its label.
        modifier: The modifier, before division by three.
        parts: Parts of the modifier.
    """
    table = battle.table
    more = yield from ask_modifier(battle, who, label)
    if more:
        modifier, parts = modifier + more, (*parts, Term("Game Master", more))
    needed = battle.number(who, "rules.success_number")
    least = needed - math.floor(Fraction(modifier) / DIVISOR)
    rolled = yield from table.roll(
        name,
        FOUR,
        lambda key: Roll(
            key=key,
            label=phrase("{who}: {what}", who=table.name(who), what=label),
            help="Four dice and a third of the modifier.",
            cite=_CHECK_CITE,
            dice=(FOUR,),
            decider=who,
            target=phrase("{least} or more", least=least),
            chance=partial(chance_to_reach, least),
        ),
    )
    outcome = attempt(rolled.faces, modifier, 0, needed)
    totals = (
        Term("4d6", outcome.roll),
        *parts,
        Term("a third", outcome.total - outcome.roll),
        Term("total", outcome.total),
        Term("needs", needed),
    )
    yield from table.log(lambda: _check_event(table.name(who), who, label, outcome, totals))
    yield from log_luck(battle, who, label, outcome)
    return outcome


def _check_event(name: str, who: int, label: Word | Message, outcome: Outcome, parts: tuple[Term, ...]) -> Event:
    names = {"who": name, "what": label}
    passed = Message("kinsler_passes", "{who} passes: {what}.", names)
    failed = Message("kinsler_not_passed", "{who} fails: {what}.", names)
    return Event(EventKind.CHECK, passed if outcome.is_success else failed, who, None, parts, _CHECK_CITE)
