"""Ends a round of conflict: fatigue is paid, time passes, fighters fall or wake.

Source: RPG.Rules, FATIGUE COSTS, REDUCED SKILLS; R24, R31, R37; spec 7.3.
"""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import replace
from functools import partial

from core.character.edits import Edit, SetValue
from core.character.json_values import Json
from core.character.sheet import Sheet
from core.messages import Message, Phrase, Word, phrase
from core.procedures.effects import ApplyEdits, LogEvent
from core.procedures.events import Event, EventKind, Term
from core.procedures.readers import number, sheet_rows, text, whole
from core.procedures.requests import Conversation, Request
from core.systems.kinsler.consequences import log_state
from core.systems.kinsler.damage_allocation import PendingDamage, allocate_points, damage_edits, damage_event
from core.systems.kinsler.declared_uses import Use
from core.systems.kinsler.fight_state import Fighter, FightState, condition_place
from core.systems.kinsler.ongoing_powers import end_powers_of
from core.systems.kinsler.reversed_effects import apply_due
from core.systems.kinsler.time_passing import CLOCK


def end_round(fight: FightState) -> Conversation:
    """Pay fatigue, update consciousness, pass time.

    Source: FATIGUE COSTS, REDUCED SKILLS; R24, R31; spec 7.3, step 5.
    """
    seconds = fight.number(0, "rules.round_s") if fight.fighters else 0
    for fighter in fight.fighters:
        yield from _pay(fight, fighter, seconds)
    yield from _expire_conditions(fight)
    for fighter in fight.fighters:
        before = fighter.state_label
        fight.update_state(fighter)
        if fighter.state_label != before:
            yield from log_state(fight, fighter)
        if fighter.is_out:
            yield from end_powers_of(fight, fighter.participant)
    for fighter in fight.fighters:
        if sheet_rows(fight.sheet(fighter.participant), "pending"):
            yield from _arrive(fight, fighter)
    fight.show_states()


def _pay(fight: FightState, fighter: Fighter, seconds: int) -> Conversation:
    """Pay the fatigue of each use from a skill, and advance the clock."""
    participant = fighter.participant
    damage = PendingDamage(participant, "FATIGUE COSTS; R24")
    for use in fighter.uses:
        yield from allocate_points(fight, damage, "fatigue", use.cost, "", partial(_cost_text, use))
    edits: list[Edit] = damage_edits(fight, damage)
    clock = whole(fight.sheet(participant).character.data, "clock_s")
    yield from fight.write(
        participant, [*edits, SetValue("clock_s", clock + seconds)], *(damage.addresses or ("clock_s",))
    )
    if edits:
        yield from fight.table.log(lambda: damage_event(fight, damage, participant))


def _expire_conditions(fight: FightState) -> Conversation:
    """Run down conditions with an end; a power is not kept beyond its effects.

    Source: ACTIONS AND TIME; RESOLUTION OF EFFECTS 6c.
    """
    for participant, run in (yield from fight.table.expire_conditions(CLOCK)).items():
        fight.fighters[participant].drop_numbers()
        if run.ended:
            sheet = fight.sheet(participant)
            fight.powers = [
                each
                for each in fight.powers
                if each.target != participant
                or not each.condition
                or condition_place(sheet, each.condition) is not None
            ]


def _cost_text(use: Use) -> Phrase:
    return phrase("{points} fatigue of {what}", points=use.cost, what=use.name)


def _arrive(fight: FightState, fighter: Fighter) -> Conversation:
    """Apply due effects, and wake fighters.

    Source: REDUCED SKILLS; R37.
    """
    participant, sheet = fighter.participant, fight.sheet(fighter.participant)
    due = [row for row in sheet_rows(sheet, "pending") if whole(row, "due_s") <= number(sheet, "clock_s")]
    if not due:
        return
    yield from _relay(fight, participant, apply_due(sheet, number(sheet, "clock_s"), "arrives"))
    fighter.drop_numbers()
    names = {"who": fight.table.name(participant), "n": len(due)}
    yield from fight.table.log(
        lambda: Event(
            EventKind.RELIEF,
            Message("kinsler_arrives", "{who}: {n:# effect arrives or fades|# effects arrive or fade}.", names),
            participant,
            participant,
            tuple(Term(text(row, "source") or Word("effect"), text(row, "action", "restore")) for row in due),
            "REDUCED SKILLS; R37",
        )
    )
    before = fighter.state_label
    fight.update_state(fighter)
    if fighter.state_label != before:
        yield from log_state(fight, fighter)


def _relay(fight: FightState, participant: int, talk: Generator[Request, Json | Sheet, Sheet]) -> Conversation:
    """Relay a character's procedure to the table."""
    table = fight.table
    try:
        request = next(talk)
        while True:
            answer: Json | Sheet
            if isinstance(request, ApplyEdits):
                answer = yield from table.write(participant, *request.edits)
            elif isinstance(request, LogEvent):
                yield request
                answer = None
            else:
                asked_request = request
                answer = yield from table.ask(
                    "arrives",
                    lambda key, asked_request=asked_request: replace(asked_request, key=key, decider=participant),  # type: ignore[misc]
                )  # type: ignore[assignment]  # answers are plain JSON values
            request = talk.send(answer)
    except StopIteration:
        return
