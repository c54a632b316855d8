"""Asks a fighter for a combat-phase action (attack, maneuver, yield …) and carries it out.

Source: Eastern Isles COMP; R42, R44; spec 7.2 phase 1.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from core.character.edits import SetValue
from core.character.sheet import Sheet
from core.messages import Message, Word, phrase
from core.play.fighter_weapon import BARE, weapon_key
from core.procedures.ask_helpers import Subprocedure, enter_text
from core.procedures.events import Event, EventKind
from core.procedures.readers import sheet_rows
from core.procedures.requests import Choose, Conversation, Enter, Option
from core.systems.eastern_isles.attack import attack, attack_prospects, give_up
from core.systems.eastern_isles.endurance_spending import MOST_TRIES, ask_points, is_permitted, pay
from core.systems.eastern_isles.fight_state import Fighter, FightState, bare_hands, read_weapons

FORCE = "force"
"""Option key of an action out of turn, by the Game Master's decision."""
_PRICE = "price"
_LONGEST_TEXT = 300


def take_action(fight: FightState, fighter: Fighter) -> Conversation:
    """Ask a fighter for an action with its next active blows, again after refused EN, and carry it out.

    Source: Eastern Isles COMP; R42, R43; spec 7.2 phase 1.
    """
    for _ in range(MOST_TRIES):
        points, cost = 0, 1
        act = yield from _choose_act(fight, fighter, _acts(fight, fighter))
        if act == _PRICE:
            points = yield from ask_points(fight, fighter)
            cost = yield from _ask_blows(fight, fighter)
            act = yield from _choose_act(fight, fighter, _acts(fight, fighter, is_priced=True))
        if act == FORCE:
            yield from force_action(fight)
            return
        if act == "yield":
            yield from give_up(fight, fighter)
            return
        if act == "pass":
            break
        if (yield from is_permitted(fight, fighter, points)):
            yield from _act(fight, fighter, act, (points, cost))
            return
    fighter.has_passed = True
    yield from log_action(fight, fighter, "isles_passes", "{who} passes.")


def force_action(fight: FightState) -> Conversation:
    """Let any fighter act by the Game Master's word: out of turn, after passing, unaware, or without blows.

    Source: Eastern Isles COMP; R41 to R43.
    """
    table = fight.table
    standing = [each for each in fight.fighters if not each.has_left and each.body >= 0]
    answer = yield from table.choose_target(
        "forced",
        None,
        lambda key: Choose(
            key=key,
            label="Who acts now?",
            help="The Game Master decides; order, blows and the limit on EN do not count.",
            cite="COMP; R42, R43",
            options=tuple(
                Option(
                    str(each.participant),
                    table.name(each.participant),
                    table.states[each.participant],
                    participant=each.participant,
                )
                for each in standing
            ),
        ),
    )
    fighter = next((each for each in standing if str(each.participant) == answer), None)
    if fighter is None:
        return
    points = yield from ask_points(fight, fighter)
    cost = yield from _ask_blows(fight, fighter)
    act = yield from _choose_act(fight, fighter, _deeds(fight, fighter))
    yield from log_action(fight, fighter, "isles_forced", "{who} acts by the Game Master's decision.")
    yield from _act(fight, fighter, act, (points, cost))


def _act(fight: FightState, fighter: Fighter, act: str, price: tuple[int, int]) -> Conversation:
    """Carry out an action for its price in EN and active blows."""
    points, cost = price
    yield from pay(fight, fighter, points)
    fighter.active_left -= cost
    fighter.blows_spent += cost
    yield from _carry_out(fight, fighter, act)


def _choose_act(fight: FightState, fighter: Fighter, options: Iterable[Option]) -> Subprocedure[str]:
    """Ask a fighter for one of some actions."""
    table, participant = fight.table, fighter.participant
    act = yield from table.choose_one(
        "act",
        lambda: _default_act(fight, fighter),
        lambda key: Choose(
            key=key,
            label=phrase("What does {who} do?", who=table.name(participant)),
            help=phrase(
                "Blows left: {active} active, {reactive} reactive.",
                active=fighter.active_left,
                reactive=fighter.reactive_left,
            ),
            cite="COMP; R42",
            options=tuple(options),
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
            min(1, fighter.active_left),
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
    prefers_bare = fight.table.preferred_weapon(fighter.participant) == BARE
    if not in_hand and fighter.weapons and not prefers_bare:
        return f"draw.{fighter.weapons[0].row}"
    return "attack"


def _acts(fight: FightState, fighter: Fighter, *, is_priced: bool = False) -> Iterator[Option]:
    """Yield the options of a fighter whose turn it is."""
    yield from _deeds(fight, fighter)
    if not is_priced:
        yield Option(_PRICE, "Spend EN on it, or act at another price", "Each action costs one active blow otherwise.")
    yield Option("pass", "Pass", "Blows that are left may still be used to react.")
    if fight.terms:
        yield Option("yield", "Yield", "Is out, and has lost the bout.")
    if not is_priced:
        yield Option(FORCE, "Another fighter acts first", "The Game Master decides who and at what price.")


def _deeds(fight: FightState, fighter: Fighter) -> Iterator[Option]:
    """Yield what a fighter can do with active blows."""
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


def take_preferred_weapons(fight: FightState) -> Conversation:
    """Put the weapon that a fighter prefers into its hand before the first round; bare hands hold none."""
    for fighter in fight.fighters:
        preferred = fight.table.preferred_weapon(fighter.participant)
        sheet = fight.table.sheets[fighter.participant]
        chosen = [each for each in fighter.weapons if preferred and weapon_key(sheet, each.row) == preferred]
        if not (chosen or preferred == BARE):
            continue
        edits = [
            SetValue(f"weapons[{each.row}].in_hand", each in chosen)
            for each in fighter.weapons
            if each.in_hand is not (each in chosen)
        ]
        edits += [edit for each in chosen for edit in _unpacked(sheet, each.row)]
        if edits:
            sheet = yield from fight.table.write(fighter.participant, *edits)
            fighter.weapons = read_weapons(sheet)
        fighter.weapon = next((each for each in fighter.weapons if each.in_hand), bare_hands(sheet))


def _unpacked(sheet: Sheet, row: int) -> list[SetValue]:
    """Return the edit that takes a weapon out of its container, whose half load it loses; none if it is in none.

    Source: Eastern Isles DER; R25.
    """
    is_packed = sheet_rows(sheet, "weapons")[row].get("packed") is True
    return [SetValue(f"weapons[{row}].packed", False)] if is_packed else []


def _draw_weapon(fight: FightState, fighter: Fighter, row: int) -> Conversation:
    """Draw another weapon; its blows count from the next round.

    Source: Eastern Isles COMP; R44.
    """
    edits = [SetValue(f"weapons[{each.row}].in_hand", False) for each in fighter.weapons if each.in_hand]
    edits += [SetValue(f"weapons[{row}].in_hand", True), *_unpacked(fight.table.sheets[fighter.participant], row)]
    sheet = yield from fight.table.write(fighter.participant, *edits)
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
