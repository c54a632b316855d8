"""Keeps attempts of a fight that failed with a 1, and asks for Faith before they are declared again.

Source: RPG.Rules, SKILL RETRIES; R27; spec 6.4, 7.2 (D9).
"""

from __future__ import annotations

from core.messages import Message, phrase
from core.procedures.ask_helpers import Subprocedure
from core.procedures.events import Event, EventKind
from core.procedures.requests import Choose, Conversation, Option
from core.systems.kinsler.attempt_outcome import Outcome
from core.systems.kinsler.declared_uses import Use
from core.systems.kinsler.fight_state import FightState
from core.systems.kinsler.metaskills import members_of
from core.systems.kinsler.ongoing_powers import roll_faith_again
from core.systems.kinsler.retries import failed_before, is_attack, is_kept, keep_failure

_NEW = "new"


def keep_failed(fight: FightState, use: Use, outcome: Outcome) -> Conversation:
    """Keep an attempt that failed with a 1 among the actor's conditions; not of an attack."""
    if outcome.is_success or not outcome.mishap or not fight.table.option("retry_faith"):
        return
    participant = use.participant
    edits = keep_failure(fight.sheet(participant), str(use.name), use.effect)
    if edits and is_kept(outcome, attacks=_attacks(fight, use)):
        yield from fight.write(participant, edits)
        names = {"who": fight.table.name(participant), "what": use.name}
        message = Message("kinsler_failure_kept", "{who} needs a Faith roll before another try: {what}.", names)
        yield from fight.table.log(
            lambda: Event(EventKind.STATE, message, participant, participant, (), "SKILL RETRIES; R27")
        )


def _attacks(fight: FightState, use: Use) -> bool:
    """Return whether a skill of a use is an attack."""
    skills = (use.skill,) if use.bundle is None else members_of(fight, use.participant, use.bundle)
    return any(is_attack(each.kind, each.verb) for each in skills if each is not None)


def may_declare(fight: FightState, use: Use) -> Subprocedure[bool]:
    """Ask whether a use is an attempt that failed before, and roll Faith for it; return whether it may be declared."""
    participant, table = use.participant, fight.table
    failed = failed_before(fight.sheet(participant), use.name)
    if not failed or use.mode != "active" or not table.option("retry_faith"):
        return True
    answer = yield from table.choose_one(
        "again",
        lambda: _NEW,
        lambda key: Choose(
            key=key,
            label=phrase(
                "Is {what} of {who} an attempt that failed before?", what=use.name, who=table.name(participant)
            ),
            help="Another try needs a Faith roll first.",
            cite="SKILL RETRIES; R27",
            options=(Option(_NEW, "Something new"), *(each.option for each in failed)),
            decider=participant,
        ),
    )
    again = next((each for each in failed if str(each.index) == answer), None)
    if again is None:
        return True
    passed = yield from roll_faith_again(fight, participant)
    yield from fight.write(participant, [again.settled(passed=passed)])
    return passed
