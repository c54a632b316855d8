"""Applies blows and condition damage in a conflict: Death check, unconsciousness, waking.

Source: R.A.T.I.O.S. 4b, 5b; R32, R35, R36, R38; spec 7.6, 7.7.
"""

from __future__ import annotations

from fractions import Fraction
from functools import partial

from core.character.edits import RemoveRow, SetValue
from core.dice import Dice
from core.messages import Message, Word, phrase
from core.play.table import Table
from core.procedures.ask_helpers import Subprocedure
from core.procedures.events import Event, EventKind, Term
from core.procedures.readers import exact_number, number, sheet_rows, text
from core.procedures.requests import Choose, Conversation, Option, Roll
from core.systems.ratios.checks import D100, highest_success, odds, target_text
from core.systems.ratios.damage import (
    TORSO,
    Blow,
    Wound,
    blow_edits,
    compute_wound,
    location_of,
    location_options,
    needs_unconsciousness_check,
)
from core.systems.ratios.fighters import ACTIVE, DEAD, UNCONSCIOUS, Battle, DamagingCondition, Fighter
from core.systems.ratios.measures import exact_points

_D10 = Dice.parse("1d10")
TEN = 10
CHECKS = {"death": Word("Death"), "unconsciousness": Word("Unconsciousness"), "movement": Word("Movement")}
"""Names of checks, within a sentence."""


def apply_blow(battle: Battle, fighter: Fighter, blow: Blow, cause: str) -> Conversation:
    """Apply a blow, in the order of the book.

    Args:
        battle: The fight.
        fighter: The fighter who is hit.
        blow: The blow, before armor.
        cause: Its cause, for the log.

    Source: R.A.T.I.O.S. 4b, 5b; R32, R35, R36.
    """
    table, index = battle.table, fighter.index
    sheet = table.sheets[index]
    wound = compute_wound(sheet, blow, tears=bool(table.option("tear_through")))
    toughness = 0 if blow.is_direct else exact_points(sheet, "toughness")
    rank = 0 if blow.is_direct else exact_number(sheet, "armor_rank")
    sheet = yield from table.write(index, *blow_edits(sheet, blow, wound))
    fighter.read(sheet)
    yield from table.log(
        lambda: Event(
            EventKind.HARM,
            Message(
                "ratios_harm",
                "{who} takes {points} from {cause}; the Damage Status is {left}.",
                {"who": table.name(index), "points": wound.taken, "cause": cause, "left": number(sheet, "ds_current")},
            ),
            None,
            index,
            (
                Term("total", blow.total),
                *(() if blow.is_direct else (Term("armor", rank), Term("stopped", -wound.stopped))),
                *(() if blow.is_direct else (Term("Toughness", -toughness),)),
                *((Term("beyond 0", wound.overflow),) if wound.overflow else ()),
            ),
            "4b, 5b; R32, R38",
        )
    )
    yield from _check_consequences(battle, fighter, blow, wound)


def _check_consequences(battle: Battle, fighter: Fighter, blow: Blow, wound: Wound) -> Conversation:
    sheet = battle.table.sheets[fighter.index]
    if wound.overflow >= 1:
        chance = exact_number(sheet, "cpv.deth") - wound.overflow
        lives = yield from check(battle.table, fighter.index, "death", chance, "5b; R36")
        if not lives:
            yield from _fall(battle, fighter, DEAD, 0)
            if fighter.state == DEAD:
                return
    if fighter.state == UNCONSCIOUS or not needs_unconsciousness_check(sheet, blow, wound):
        return
    if (yield from check(battle.table, fighter.index, "unconsciousness", exact_number(sheet, "cpv.uncn"), "5b; R35")):
        return
    rolled = yield from battle.table.roll(
        "seconds",
        _D10,
        lambda key: Roll(
            key=key,
            label=phrase("Seconds {who} is unconscious", who=battle.table.name(fighter.index)),
            help="A d10, and a second for every ten points of damage.",
            cite="5b; R35",
            dice=(_D10,),
            decider=fighter.index,
        ),
    )
    yield from _fall(battle, fighter, UNCONSCIOUS, rolled.total + wound.taken // TEN)


def check(table: Table, participant: int, name: str, chance: Fraction, cite: str) -> Subprocedure[bool]:
    """Roll a d100 against a chance of a fighter; rolled even if it cannot succeed.

    Args:
        table: The table.
        participant: Index of the participant.
        name: Name of the check: ``death``, ``unconsciousness``.
        chance: The chance before clamping to 0 to 99.
        cite: Section of the book.
    """
    most = highest_success(chance)
    names = {"check": CHECKS.get(name, name), "who": table.name(participant)}
    label = phrase("{check} check of {who}", **names)
    rolled = yield from table.roll(
        name,
        D100,
        lambda key: Roll(
            key=key,
            label=label,
            cite=cite,
            dice=(D100,),
            decider=participant,
            target=target_text(most),
            chance=partial(odds, chance),
        ),
    )
    passed = rolled.total <= most
    yield from table.log(
        lambda: Event(
            EventKind.CHECK,
            Message("ratios_check_passed", "{check} check of {who} is passed.", names)
            if passed
            else Message("ratios_check_failed", "{check} check of {who} fails.", names),
            participant,
            participant,
            (Term("at most", most), Term("d100", rolled.total)),
            cite,
        )
    )
    return passed


def _fall(battle: Battle, fighter: Fighter, state: str, seconds: int) -> Conversation:
    """Set a fighter to unconscious or dead, unless the Game Master overrules it."""
    table, index = battle.table, fighter.index
    names = {"who": table.name(index), "seconds": seconds}
    if state == DEAD:
        message = Message("ratios_dies", "{who} is dead.", names)
        label = phrase("{who} is dead", **names)
    else:
        message = Message("ratios_falls", "{who} is unconscious for {seconds} s.", names)
        label = phrase("{who} is unconscious for {seconds} s", **names)
    answer = yield from table.choose_one(
        "falls",
        lambda: "falls",
        lambda key: Choose(
            key=key,
            label=label,
            help="The Game Master may overrule it.",
            cite="4b",
            options=(Option("falls", "Confirm"), Option("stands", "Overrule it")),
        ),
    )
    if answer == "stands":
        return
    fighter.state = state
    fighter.wakes_at = battle.now + seconds
    fighter.tracks.clear()
    fighter.start = None
    battle.forget_marks(fighter)
    battle.show_states()
    yield from table.log(
        lambda: Event(
            EventKind.STATE,
            message,
            None,
            index,
            (),
            "5b; R35, R36",
        )
    )


def apply_conditions(battle: Battle, fighter: Fighter) -> Conversation:
    """Apply a fighter's condition damage due on this second.

    Source: R.A.T.I.O.S. 4b; R38; spec 7.7.
    """
    for condition in [each for each in fighter.damaging_conditions if each.due == battle.now]:
        if fighter.state == DEAD:
            return
        yield from _apply_condition_damage(battle, fighter, condition)


def _apply_condition_damage(battle: Battle, fighter: Fighter, condition: DamagingCondition) -> Conversation:
    table, index = battle.table, fighter.index
    rows = sheet_rows(table.sheets[index], "conditions")
    row_index = next((row_index for row_index, row in enumerate(rows) if text(row, "uid") == condition.uid), None)
    if row_index is None:
        fighter.damaging_conditions.remove(condition)
        return
    address = f"conditions[#{condition.uid}]"
    row = rows[row_index]
    amount, ticks_left = number(table.sheets[index], f"conditions[{row_index}].damage"), row.get("ticks_left")
    condition.due += condition.every
    is_last = isinstance(ticks_left, int) and ticks_left <= 1
    if is_last:
        fighter.damaging_conditions.remove(condition)
        yield from table.write(index, RemoveRow(address))
    elif isinstance(ticks_left, int):
        yield from table.write(index, SetValue(f"{address}.ticks_left", ticks_left - 1))
    if amount > 0 and (not isinstance(ticks_left, int) or ticks_left > 0):
        cause = text(row, "name") or Word("a condition")
        yield from apply_blow(battle, fighter, Blow(amount, is_direct=True), cause)
    if is_last:
        yield from table.log_ended(index, (text(row, "name") or Word("Condition"),), "4b; R38")


def write_state(battle: Battle, fighter: Fighter) -> Conversation:
    """Write to the sheet whether a fighter is unconscious, for how long, or dead.

    Source: spec 7.6.
    """
    if edits := battle.state_edits(fighter):
        yield from battle.table.write(fighter.index, *edits)


def find_location(battle: Battle, fighter: Fighter) -> Subprocedure[str]:
    """Determine the hit location: rolled, or chosen by the Game Master if the option is off.

    Source: R.A.T.I.O.S. 4b; R35.
    """
    table = battle.table
    if table.option("hit_location"):
        rolled = yield from table.roll(
            "location",
            _D10,
            lambda key: Roll(
                key=key,
                label=phrase("Where it hits {who}", who=table.name(fighter.index)),
                help="1 is the head, 2 to 4 shoulders and arms, 5 to 8 chest, back or torso, 9 and 10 the legs. "
                "Armor counts alike everywhere.",
                cite="4b",
                dice=(_D10,),
                decider=None,
            ),
        )
        return location_of(table.sheets[0], rolled.total)
    place = yield from table.choose_one(
        "location",
        lambda: TORSO,
        lambda key: Choose(
            key=key,
            label=phrase("Where does it hit {who}?", who=table.name(fighter.index)),
            cite="4b; R35",
            options=location_options(),
        ),
    )
    return place


def wake(battle: Battle, fighter: Fighter) -> Conversation:
    """Wake a fighter when unconsciousness ends."""
    fighter.state = ACTIVE
    battle.show_states()
    yield from battle.table.log(
        lambda: Event(
            EventKind.RELIEF,
            Message("ratios_wakes", "{who} wakes.", {"who": battle.table.name(fighter.index)}),
            None,
            fighter.index,
            (),
            "5b",
        )
    )
