"""End of a round: fatigue is paid, time passes, fighters wake.

Source: RPG.Rules, FATIGUE COSTS, REDUCED SKILLS; R24, R31, R37; spec 7.3.
"""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import replace
from functools import partial

from core.character import Edit, Json, SetValue, Sheet
from core.messages import Message, Phrase, Word, phrase
from core.procedures import (
    ApplyEdits,
    Conversation,
    Event,
    EventKind,
    LogEvent,
    Request,
    Term,
    number,
    sheet_rows,
    text,
    whole,
)
from core.systems.kinsler.aftermath import log_state
from core.systems.kinsler.damage_allocation import Load, load_edits, load_event, place
from core.systems.kinsler.fighters import Battle, Fighter, condition_place
from core.systems.kinsler.ongoing_powers import end_powers_of
from core.systems.kinsler.recovery import CLOCK
from core.systems.kinsler.reversed_effects import apply_due
from core.systems.kinsler.uses import Use


def end_round(battle: Battle) -> Conversation:
    """Pay fatigue, update consciousness, pass time.

    Source: FATIGUE COSTS, REDUCED SKILLS; R24, R31; spec 7.3, step 5.
    """
    seconds = battle.number(0, "rules.round_s") if battle.fighters else 0
    for fighter in battle.fighters:
        yield from _pay(battle, fighter, seconds)
    yield from _run_down(battle)
    for fighter in battle.fighters:
        before = fighter.state_label
        battle.update_state(fighter)
        if fighter.state_label != before:
            yield from log_state(battle, fighter)
        if fighter.is_out:
            yield from end_powers_of(battle, fighter.who)
    for fighter in battle.fighters:
        if sheet_rows(battle.sheet(fighter.who), "pending"):
            yield from _arrive(battle, fighter)
    battle.show_states()


def _pay(battle: Battle, fighter: Fighter, seconds: int) -> Conversation:
    """Pay the fatigue of each use from a skill, and advance the clock."""
    who = fighter.who
    load = Load(who, "FATIGUE COSTS; R24")
    for use in fighter.uses:
        yield from place(battle, load, "fatigue", use.cost, "", partial(_lump, use))
    edits: list[Edit] = load_edits(battle, load)
    clock = whole(battle.sheet(who).character.data, "clock_s")
    yield from battle.write(who, [*edits, SetValue("clock_s", clock + seconds)], *(load.addresses or ("clock_s",)))
    if edits:
        yield from battle.table.log(lambda: load_event(battle, load, who))


def _run_down(battle: Battle) -> Conversation:
    """Run down conditions with an end; a power is not kept beyond its effects.

    Source: ACTIONS AND TIME; RESOLUTION OF EFFECTS 6c.
    """
    for who, run in (yield from battle.table.expire_conditions(CLOCK)).items():
        battle.fighters[who].drop_numbers()
        if run.ended:
            sheet = battle.sheet(who)
            battle.powers = [
                each
                for each in battle.powers
                if each.target != who or not each.condition or condition_place(sheet, each.condition) is not None
            ]


def _lump(use: Use) -> Phrase:
    return phrase("{points} fatigue of {what}", points=use.cost, what=use.name)


def _arrive(battle: Battle, fighter: Fighter) -> Conversation:
    """Apply due effects, and wake fighters.

    Source: REDUCED SKILLS; R37.
    """
    who, sheet = fighter.who, battle.sheet(fighter.who)
    due = [row for row in sheet_rows(sheet, "pending") if whole(row, "due_s") <= number(sheet, "clock_s")]
    if not due:
        return
    yield from _relay(battle, who, apply_due(sheet, number(sheet, "clock_s"), "arrives"))
    fighter.drop_numbers()
    names = {"who": battle.table.name(who), "n": len(due)}
    yield from battle.table.log(
        lambda: Event(
            EventKind.RELIEF,
            Message("kinsler_arrives", "{who}: {n:# effect arrives or fades|# effects arrive or fade}.", names),
            who,
            who,
            tuple(Term(text(row, "source") or Word("effect"), text(row, "action", "restore")) for row in due),
            "REDUCED SKILLS; R37",
        )
    )
    before = fighter.state_label
    battle.update_state(fighter)
    if fighter.state_label != before:
        yield from log_state(battle, fighter)


def _relay(battle: Battle, who: int, talk: Generator[Request, Json | Sheet, Sheet]) -> Conversation:
    """Relay a character's procedure to the table."""
    table = battle.table
    try:
        request = next(talk)
        while True:
            answer: Json | Sheet
            if isinstance(request, ApplyEdits):
                answer = yield from table.write(who, *request.edits)
            elif isinstance(request, LogEvent):
                yield request
                answer = None
            else:
                asked = request
                answer = yield from table.ask(
                    "arrives",
                    lambda key, asked=asked: replace(asked, key=key, decider=who),  # type: ignore[misc]
                )  # type: ignore[assignment]  # answers are plain JSON values
            request = talk.send(answer)
    except StopIteration:
        return
