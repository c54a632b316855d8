"""Asks a fighter for a combat-phase action (attack, maneuver, yield …) and carries it out.

Source: Eastern Isles COMP; R42, R44; spec 7.2 phase 1.
"""

from __future__ import annotations

from collections.abc import Iterator

from core.character.edits import SetValue
from core.messages import Message, Word, phrase
from core.procedures.ask_helpers import Subprocedure, enter_text
from core.procedures.events import Event, EventKind
from core.procedures.requests import Choose, Conversation, Enter, Option
from core.systems.eastern_isles.attack import attack, attack_prospects, give_up
from core.systems.eastern_isles.endurance_spending import ask_points, pay
from core.systems.eastern_isles.fight_state import Fighter, FightState, read_weapons

_PRICE = "price"
_LONGEST_TEXT = 300


def take_action(fight: FightState, fighter: Fighter) -> Conversation:
    """Ask a fighter for an action with its next active blows, and carry it out.

    Source: Eastern Isles COMP; R42; spec 7.2 phase 1.
    """
    points, cost = 0, 1
    act = yield from _choose_act(fight, fighter, is_priced=False)
    if act == _PRICE:
        points = yield from ask_points(fight, fighter)
        cost = yield from _ask_blows(fight, fighter)
        act = yield from _choose_act(fight, fighter, is_priced=True)
    if act == "pass":
        fighter.has_passed = True
        yield from log_action(fight, fighter, "isles_passes", "{who} passes.")
        return
    if act == "yield":
        yield from give_up(fight, fighter)
        return
    if points:
        yield from pay(fight, fighter, points)
    fighter.active_left -= cost
    fighter.blows_spent += cost
    yield from _carry_out(fight, fighter, act)


def _choose_act(fight: FightState, fighter: Fighter, *, is_priced: bool) -> Subprocedure[str]:
    """Ask a fighter for an action; its price in blows can be asked for first."""
    table, participant = fight.table, fighter.participant
    default = _default_act(fight, fighter)
    act = yield from table.choose_one(
        "act",
        lambda: default,
        lambda key: Choose(
            key=key,
            label=phrase("What does {who} do?", who=table.name(participant)),
            help=phrase(
                "Blows left: {active} active, {reactive} reactive.",
                active=fighter.active_left,
                reactive=fighter.reactive_left,
            ),
            cite="COMP; R42",
            options=tuple(_acts(fight, fighter, is_priced=is_priced)),
            decider=participant,
        ),
    )
    return act


def _ask_blows(fight: FightState, fighter: Fighter) -> Subprocedure[int]:
    """Ask the Game Master for the active blows of an action; one by default.

    Source: Eastern Isles COMP; R42.
    """
    table = fight.table
    return (
        yield from table.number(
            "blows",
            1,
            lambda key: Enter(
                key=key,
                label=phrase("Active blows spent by {who}", who=table.name(fighter.participant)),
                cite="COMP; R42",
                least=0,
                most=fighter.active_left,
                unit="blows",
            ),
        )
    )


def _default_act(fight: FightState, fighter: Fighter) -> str:
    """Return the automatic action: draw a weapon if none is in hand, else attack; pass without an enemy."""
    side = fight.table.side(fighter.participant)
    if not any(foe.is_able and fight.table.side(foe.participant) != side for foe in fight.fighters):
        return "pass"
    in_hand = [each for each in fighter.weapons if each.in_hand]
    if not in_hand and fighter.weapons:
        return f"draw.{fighter.weapons[0].row}"
    return "attack"


def _acts(fight: FightState, fighter: Fighter, *, is_priced: bool) -> Iterator[Option]:
    attack_with = phrase("Attack with {weapon}", weapon=fighter.weapon.name)
    yield Option("attack", attack_with, attack_prospects(fight, fighter))
    if not fighter.is_great:
        yield Option("great", "Prepare a great blow", "The next attack of this round is marked great.")
    for weapon in fighter.weapons:
        if not weapon.in_hand:
            yield Option(
                f"draw.{weapon.row}", phrase("Draw {weapon}", weapon=weapon.name), "Blows of this round do not change."
            )
    yield Option("grab", "Grab an object")
    yield Option("maneuver", "Maneuver", "Describe it; positions are tracked at the table.")
    if not is_priced:
        yield Option(_PRICE, "Spend EN on it, or act at another price", "Each action costs one active blow otherwise.")
    yield Option("pass", "Pass", "Blows that are left may still be used to react.")
    if fight.terms:
        yield Option("yield", "Yield", "Is out, and has lost the bout.")


def _carry_out(fight: FightState, fighter: Fighter, act: str) -> Conversation:
    if act == "attack":
        yield from attack(fight, fighter)
    elif act == "great":
        fighter.is_great = True
        yield from log_action(fight, fighter, "isles_prepares", "{who} prepares a great blow.")
    elif act.startswith("draw."):
        yield from _draw_weapon(fight, fighter, int(act.removeprefix("draw.")))
    elif act == "grab":
        yield from log_action(fight, fighter, "isles_grabs", "{who} grabs an object.")
    else:
        words = yield from ask_description(fight, fighter, "maneuver", "What maneuver is it?")
        yield from log_action(fight, fighter, "isles_maneuvers", "{who}: {words}", words or Word("a maneuver"))


def _draw_weapon(fight: FightState, fighter: Fighter, row: int) -> Conversation:
    """Draw another weapon; its blows count from the next round.

    Source: Eastern Isles COMP; R44.
    """
    edits = [SetValue(f"weapons[{each.row}].in_hand", False) for each in fighter.weapons if each.in_hand]
    sheet = yield from fight.table.write(fighter.participant, *edits, SetValue(f"weapons[{row}].in_hand", True))
    fighter.weapons = read_weapons(sheet)
    fighter.weapon = next(each for each in fighter.weapons if each.row == row)
    yield from log_action(fight, fighter, "isles_draws", "{who} draws {words}.", fighter.weapon.name)


def ask_description(fight: FightState, fighter: Fighter, name: str, label: str) -> Subprocedure[str]:
    """Ask a fighter for a short description of the action; "" in unattended fights.

    Args:
        fight: The fight.
        fighter: The fighter who is asked.
        name: Name of the request, part of its key.
        label: Label of the request.
    """
    if not fight.table.is_interactive:
        return ""
    key = fight.table.make_key(name)
    return (yield from enter_text(Enter(key=key, label=label, most=_LONGEST_TEXT, decider=fighter.participant)))


def log_action(fight: FightState, fighter: Fighter, code: str, template: str, words: str = "") -> Conversation:
    """Log an action; the placeholders of the template are ``participant`` and ``words``."""
    names = {"who": fight.table.name(fighter.participant), "words": words}
    yield from fight.table.log(
        lambda: Event(EventKind.ACT, Message(code, template, names), fighter.participant, None, (), "COMP; R42")
    )
