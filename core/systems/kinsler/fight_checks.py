"""Rolls checks in a fight (shock, resistance, Faith); asks for modifiers; logs lucky breaks.

Source: RPG.Rules, SKILLS, MISHAPS AND LUCKY BREAKS; R6, R28; spec 6.5, 7.2 (D11).
"""

from __future__ import annotations

import math
from fractions import Fraction
from functools import partial

from core.messages import Message, Word, phrase
from core.procedures.ask_helpers import Subprocedure
from core.procedures.common_requests import MOST_MODIFIER
from core.procedures.events import Event, EventKind, Term
from core.procedures.requests import Conversation, Enter, Roll
from core.systems.kinsler.attempt_outcome import DIVISOR, HIGH, LOW, Outcome, evaluate_roll
from core.systems.kinsler.attempt_rolls import FOUR, chance_to_reach
from core.systems.kinsler.fight_state import FightState

_LONGEST = 500
_CITE = "MISHAPS AND LUCKY BREAKS; R28"
_CHECK_CITE = "RESOLUTION OF EFFECTS; R22"


def ask_modifier(fight: FightState, participant: int, purpose: str | Message) -> Subprocedure[int]:
    """Ask the Game Master for a further modifier, before division by three.

    Args:
        fight: The fight.
        participant: Index of the fighter who rolls.
        purpose: Purpose of the roll.
    """
    name = fight.table.name(participant)
    return (
        yield from fight.table.number(
            "modifier",
            0,
            lambda key: Enter(
                key=key,
                label=phrase("Further modifiers: {who}, {what}", who=name, what=purpose),
                help="Difficulty, circumstances, special effects; they count before the division by three.",
                cite="SKILLS; R6",
                least=-MOST_MODIFIER,
                most=MOST_MODIFIER,
            ),
        )
    )


def log_luck(fight: FightState, participant: int, purpose: str | Message, outcome: Outcome) -> Conversation:
    """Log mishaps and lucky breaks as the Game Master describes them.

    Args:
        fight: The fight.
        participant: Index of the fighter who rolled.
        purpose: Purpose of the roll.
        outcome: The roll.
    """
    table = fight.table
    if not table.is_interactive or not (outcome.mishap or outcome.lucky):
        return
    name = table.name(participant)
    answer = yield from table.ask(
        "meaning",
        lambda key: Enter(
            key=key,
            label=phrase(
                "{who}, {what}: {ones} × {low}, {sixes} lucky {high}",
                who=name,
                what=purpose,
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
    meaning = str(answer or "")
    names = {"who": name, "mishap": outcome.mishap, "lucky": outcome.lucky, "meaning": meaning}
    plain = Message("kinsler_luck", "{who}: mishap {mishap}, lucky break {lucky}.", names)
    explained = Message("kinsler_luck_means", "{who}: mishap {mishap}, lucky break {lucky}: {meaning}", names)
    message = explained if meaning else plain
    parts = (Term("ones", outcome.mishap), Term("sixes", outcome.sixes))
    yield from table.log(lambda: Event(EventKind.NOTE, message, participant, None, parts, _CITE))


def roll_check(
    fight: FightState,
    participant: int,
    name: str,
    label: Word | Message,
    modifier: Fraction | int,
    parts: tuple[Term, ...],
) -> Subprocedure[Outcome]:
    """Roll four dice against the success number and log it.

    Args:
        fight: The fight.
        participant: Index of the fighter who rolls.
        name: Name of the roll, part of its key.
        label: Its label.
        modifier: The modifier, before division by three.
        parts: Parts of the modifier.
    """
    table = fight.table
    more = yield from ask_modifier(fight, participant, label)
    if more:
        modifier, parts = modifier + more, (*parts, Term("Game Master", more))
    needed = fight.number(participant, "rules.success_number")
    least = needed - math.floor(Fraction(modifier) / DIVISOR)
    rolled = yield from table.roll(
        name,
        FOUR,
        lambda key: Roll(
            key=key,
            label=phrase("{who}: {what}", who=table.name(participant), what=label),
            help="Four dice and a third of the modifier.",
            cite=_CHECK_CITE,
            dice=(FOUR,),
            decider=participant,
            target=phrase("{least} or more", least=least),
            chance=partial(chance_to_reach, least),
        ),
    )
    outcome = evaluate_roll(rolled.faces, modifier, 0, needed)
    totals = (
        Term("4d6", outcome.roll),
        *parts,
        Term("a third", outcome.total - outcome.roll),
        Term("total", outcome.total),
        Term("needs", needed),
    )
    yield from table.log(lambda: _check_event(table.name(participant), participant, label, outcome, totals))
    yield from log_luck(fight, participant, label, outcome)
    return outcome


def _check_event(
    name: str, participant: int, label: Word | Message, outcome: Outcome, parts: tuple[Term, ...]
) -> Event:
    names = {"who": name, "what": label}
    passed = Message("kinsler_passes", "{who} passes: {what}.", names)
    failed = Message("kinsler_not_passed", "{who} fails: {what}.", names)
    return Event(EventKind.CHECK, passed if outcome.is_success else failed, participant, None, parts, _CHECK_CITE)
