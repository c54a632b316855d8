"""An attack: who is struck at, whether the target reacts, the dice that help, and what the table settles on.

Source: Eastern Isles BON, COMP; R42, R46; spec 7.3.
"""

from __future__ import annotations

from collections.abc import Callable

from core.dice import Dice
from core.messages import Message
from core.procedures import Asking, Choose, Conversation, Enter, EntryKind, Event, EventKind, Option, Part, Roll
from core.systems.eastern_isles.fighters import Battle, Fighter, Weapon, read_dice

MOST_DAMAGE = 10_000
FIRST_BLOOD = "first_blood"


def attack(battle: Battle, fighter: Fighter) -> Conversation:
    """Strike at somebody.

    Source: Eastern Isles BON, COMP; R42, R46; spec 7.3.
    """
    table, weapon = battle.table, fighter.weapon
    foe = yield from _target(battle, fighter)
    if foe is None:
        return
    is_great, fighter.is_great = fighter.is_great, False
    yield from table.tell(lambda: _attack_event(battle, fighter, foe, is_great=is_great))
    if not foe.is_alert:
        foe.alerted = True
    if (yield from _react(battle, foe)):
        return
    check = read_dice(str(table.option("check_dice")))
    yield from _roll(battle, fighter, "hit", "to hit", check, weapon.hit)
    if not (yield from _says(battle, "hits", f"Does {table.name(fighter.who)} hit {table.name(foe.who)}?")):
        yield from table.tell(lambda: _result(battle, fighter, foe, "isles_misses", "{who} misses {foe}."))
        return
    total = yield from _roll(battle, fighter, "damage", "damage", weapon.dice, weapon.damage)
    lost = yield from _number(battle, "en_damage", f"EN that {table.name(foe.who)} loses", lambda: max(0, total), 0)
    yield from battle.lose(foe, endurance=lost)
    yield from table.tell(lambda: _harm(battle, fighter, foe, "EN", lost))
    if (yield from _says(battle, "critical", "Is it a critical hit?")):
        yield from _critical(battle, fighter, foe, check, weapon)


def _critical(battle: Battle, fighter: Fighter, foe: Fighter, check: Dice, weapon: Weapon) -> Conversation:
    yield from _roll(battle, fighter, "crit", "the critical", check, weapon.crit)
    label = f"BD result of the critical against {battle.table.name(foe.who)}"
    result = yield from _number(battle, "bd_damage", label, lambda: 0, -MOST_DAMAGE)
    yield from battle.lose(foe, body=max(0, result))
    yield from battle.table.tell(lambda: _harm(battle, fighter, foe, "BD", result))
    if battle.terms == FIRST_BLOOD and result >= 0:
        battle.has_drawn_blood = True


def _target(battle: Battle, fighter: Fighter) -> Asking[Fighter | None]:
    """Name the target: of the able enemies the one with the least endurance, if nobody says otherwise."""
    table = battle.table
    foes = battle.foes(fighter.who)
    able = [foe for foe in foes if battle.is_able(foe)]
    default = min(able, key=lambda foe: battle.endurance(foe.who), default=None)
    if not foes or (default is None and not table.is_watched):
        return None
    (key,) = yield from table.choose(
        "target",
        lambda: ("none" if default is None else str(default.who),),
        lambda key: Choose(
            key=key,
            label=f"Whom does {table.name(fighter.who)} attack with {fighter.weapon.name}?",
            cite="COMP",
            options=(
                *(Option(str(foe.who), table.name(foe.who), table.states[foe.who]) for foe in foes),
                Option("none", "Nobody"),
            ),
            decider=fighter.who,
        ),
    )
    return next((foe for foe in foes if str(foe.who) == key), None)


def _react(battle: Battle, foe: Fighter) -> Asking[bool]:
    """Ask whether the target reacts or yields; say whether it yielded.

    Source: Eastern Isles COMP; R42; spec 7.3, 7.6.
    """
    table = battle.table
    can_react = foe.is_alert and battle.is_able(foe) and foe.reactive_left + foe.active_left > 0
    if not can_react and not battle.terms:
        return False
    options = [Option("no", "Does nothing")]
    if can_react:
        blow = "a reactive blow" if foe.reactive_left else "an active blow"
        options.insert(0, Option("react", "Reacts", f"It costs {blow}."))
    if battle.terms:
        options.append(Option("yield", "Yields", "Is out, and has lost the bout."))
    (answer,) = yield from table.choose(
        "react",
        lambda: ("react" if can_react and foe.reactive_left > 0 else "no",),
        lambda key: Choose(
            key=key,
            label=f"What does {table.name(foe.who)} do against it?",
            cite="COMP; R42",
            options=tuple(options),
            decider=foe.who,
        ),
    )
    if answer == "yield":
        yield from give_up(battle, foe)
        return True
    if answer == "react":
        if foe.reactive_left:
            foe.reactive_left -= 1
        else:
            foe.active_left -= 1
        foe.blows_spent += 1
        yield from table.tell(lambda: _says_of(battle, foe, "isles_reacts", "{who} reacts."))
    return False


def give_up(battle: Battle, fighter: Fighter) -> Conversation:
    """Let somebody yield: out, and lost.

    Source: Eastern Isles BOUT; spec 7.6.
    """
    fighter.has_left = True
    battle.show_states()
    yield from battle.table.tell(lambda: _says_of(battle, fighter, "isles_yields", "{who} yields."))


def _roll(battle: Battle, fighter: Fighter, name: str, what: str, dice: Dice, added: int) -> Asking[int]:
    """Roll dice that help the table; without dice only what is added counts."""
    if not dice.text:
        return added
    who = battle.table.name(fighter.who)
    rolled = yield from battle.table.roll(
        name,
        dice,
        lambda key: Roll(
            key=key,
            label=f"{who} rolls for {what}",
            help=f"{added:+d} is added.",
            cite="BON",
            dice=(dice,),
            decider=fighter.who,
        ),
    )
    yield from battle.table.tell(
        lambda: Event(
            EventKind.CHECK,
            Message(
                "isles_rolls",
                "{who} rolls for {what}: {total}.",
                {"who": who, "what": what, "total": rolled.total + added},
            ),
            fighter.who,
            None,
            (Part(dice.text, rolled.total), Part("added", added)),
            "BON; R46",
        )
    )
    return rolled.total + added


def _says(battle: Battle, name: str, label: str) -> Asking[bool]:
    """Ask the Game Master yes or no; without a person it is no.

    Source: spec 7.3 step 4.
    """
    (answer,) = yield from battle.table.choose(
        name,
        lambda: ("no",),
        lambda key: Choose(key=key, label=label, cite="COMP; R46", options=(Option("no", "No"), Option("yes", "Yes"))),
    )
    return answer == "yes"


def _number(battle: Battle, name: str, label: str, default: Callable[[], int], least: int) -> Asking[int]:
    return (
        yield from battle.table.number(
            name,
            default,
            lambda key: Enter(
                key=key,
                label=label,
                cite="COMP; R46",
                kind=EntryKind.WHOLE,
                least=least,
                most=MOST_DAMAGE,
                default=default(),
            ),
        )
    )


# ---------------------------------------------------------------------------------------------------------- the log


def _attack_event(battle: Battle, fighter: Fighter, foe: Fighter, *, is_great: bool) -> Event:
    names = {
        "who": battle.table.name(fighter.who),
        "foe": battle.table.name(foe.who),
        "weapon": fighter.weapon.name,
    }
    what = (
        Message("isles_great_blow", "{who} strikes a great blow at {foe} with {weapon}.", names)
        if is_great
        else Message("isles_attacks", "{who} attacks {foe} with {weapon}.", names)
    )
    return Event(EventKind.ACT, what, fighter.who, foe.who, (Part("blows left", fighter.active_left),), "COMP")


def _harm(battle: Battle, fighter: Fighter, foe: Fighter, what: str, points: int) -> Event:
    table = battle.table
    left = battle.endurance(foe.who) if what == "EN" else battle.body(foe.who)
    names = {"foe": table.name(foe.who), "points": max(0, points), "what": what, "left": left}
    message = Message("isles_loses", "{foe} loses {points} {what}; {left} are left.", names)
    parts = (Part(what, points), Part("left", left))
    return Event(EventKind.HARM, message, fighter.who, foe.who, parts, "COMP; R46")


def _result(battle: Battle, fighter: Fighter, foe: Fighter, code: str, template: str) -> Event:
    names = {"who": battle.table.name(fighter.who), "foe": battle.table.name(foe.who)}
    return Event(EventKind.MISS, Message(code, template, names), fighter.who, foe.who, (), "COMP")


def _says_of(battle: Battle, fighter: Fighter, code: str, template: str) -> Event:
    return Event(
        EventKind.ACT, Message(code, template, {"who": battle.table.name(fighter.who)}), fighter.who, None, (), "COMP"
    )
