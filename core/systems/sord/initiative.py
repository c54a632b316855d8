"""Asks for a fighter's weapons or action in a Third-turn; rolls the seconds of attacks."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import partial

from core.dice import Dice
from core.messages import Message, Word, join_texts, phrase
from core.play.fighter_weapon import weapon_key
from core.play.table import TimelineMark
from core.procedures.ask_helpers import Subprocedure
from core.procedures.events import Event, EventKind, Term
from core.procedures.readers import number
from core.procedures.requests import Choose, Conversation, Option, Roll
from core.systems.sord.actions import act
from core.systems.sord.fighters import BARE_HANDS, Attack, Battle, Fighter, Movement, Weapon
from core.systems.sord.movement import FEET_OF_YARD
from core.systems.sord.targets import default_target, hit_number

ONE_OBJECT, TWO_OBJECTS = 1, 2
"""Objects that a fighter can fight with in a Third-turn; two if it is ambidextrous."""
_D20 = Dice.parse("1d20")
_USES: Mapping[str, str] = {
    "fired": Word("fired"),
    "thrown": Word("thrown"),
    "melee": Word("melee"),
    "disarm": Word("disarm"),
    "special": Word("special"),
    "critical": Word("critical"),
}


def declare(battle: Battle, fighter: Fighter) -> Subprocedure[tuple[Weapon, ...]]:
    """Ask for a fighter's declaration for a window; return the weapons fought with.

    Source: SORD Init; spec 7.1, 7.3.
    """
    fighter.moved_yd = fighter.walked_yd = fighter.began_on = 0
    fighter.movement, fighter.goal = Movement.CLOSE, None
    weapons = yield from choose_weapons(battle, fighter)
    if battle.table.is_interactive:
        yield from act(battle, fighter)
    return weapons


def choose_weapons(battle: Battle, fighter: Fighter) -> Subprocedure[tuple[Weapon, ...]]:
    """Ask for a fighter's weapons of this Third-turn.

    Source: SORD Init; R43; spec 7.1, 7.3.
    """
    table, index = battle.table, fighter.index
    usable = usable_weapons(fighter)
    chosen = yield from table.choose(
        "weapons",
        lambda: _default_weapons(battle, fighter, usable),
        lambda key: Choose(
            key=key,
            label=phrase("What does {who} fight with?", who=table.name(index)),
            help="Rows of one object are one weapon; using two objects takes an ambidextrous character.",
            cite="Init; R43",
            options=tuple(_weapon_option(weapon) for weapon in usable),
            least=0,
            most=max(1, len(usable)),
            decider=index,
            verify=partial(_too_many_objects, battle, fighter, usable),
        ),
    )
    weapons = tuple(weapon for weapon in usable if str(weapon.row) in chosen)
    fighter.needs_reach = any(weapon.needs_reach for weapon in weapons)
    fighter.held = tuple(dict.fromkeys(weapon.object for weapon in weapons if weapon.object and not weapon.is_limb))
    fighter.is_armed = bool(weapons)
    return weapons


def usable_weapons(fighter: Fighter) -> list[Weapon]:
    """Return the weapons a fighter can attack with."""
    return [weapon for weapon in fighter.weapons if weapon.rate > 0]


def roll_initiative(
    battle: Battle, declared: Sequence[tuple[Fighter, tuple[Weapon, ...]]], window: int
) -> Conversation:
    """Roll initiative of all declared attacks; keep those within the window.

    Source: SORD Init, SG; R43; spec 7.3.
    """
    battle.attacks = []
    for fighter, weapons in declared:
        first = max(1, fighter.busy_until - battle.clock + 1)
        yield from roll_attacks(battle, fighter, weapons, range(first, window + 1))
    battle.table.timeline = ()
    show_attacks(battle, battle.attacks)


def roll_attacks(battle: Battle, fighter: Fighter, weapons: Sequence[Weapon], seconds: range) -> Conversation:
    """Roll initiative of a fighter's attacks; keep those on these seconds of the window."""
    rolled: list[Attack] = []
    for weapon in weapons:
        of_object = sum(each.object == weapon.object for each in weapons)
        count = weapon.rate // of_object
        if weapon.type == "thrown":
            count = min(count, weapon.quantity)
        for _ in range(count):
            second = yield from _roll_initiative_number(battle, fighter, weapon, seconds)
            if second in seconds:
                rolled.append(Attack(fighter.index, weapon, second))
    yield from _keep_one_a_second(battle, rolled)


def show_attacks(battle: Battle, attacks: Iterable[Attack]) -> None:
    """Add attacks to the round timeline."""
    table = battle.table
    if table.is_interactive:
        marks = (TimelineMark(each.attacker, each.second, each.weapon.name) for each in attacks)
        table.timeline = tuple(sorted((*table.timeline, *marks), key=lambda each: each.at))


def _default_weapons(battle: Battle, fighter: Fighter, usable: Sequence[Weapon]) -> tuple[str, ...]:
    """Return the best weapon against the usual target: Attack Rate times hit number times damage.

    The weapon that the fighter prefers comes first, where it reaches.

    Source: spec 7.1.
    """
    foe = default_target(battle, fighter, battle.foes(fighter.index))
    rows = [weapon for weapon in usable if weapon.type != "disarm"]
    if foe is None or not rows:
        return (str(rows[0].row),) if rows else ()
    distance = battle.distance(fighter.index, foe.index)
    fit = [weapon for weapon in rows if _reaches(fighter, weapon, distance)] or rows
    if preferred := battle.table.preferred_weapon(fighter.index):
        sheet = battle.table.sheets[fighter.index]
        fit = [weapon for weapon in fit if weapon_key(sheet, weapon.row) == preferred] or fit

    def worth(weapon: Weapon) -> int:
        return weapon.rate * hit_number(battle, fighter.index, weapon, foe) * (weapon.least + weapon.most)

    return (str(max(fit, key=worth).row),)


def _reaches(fighter: Fighter, weapon: Weapon, distance: int) -> bool:
    return not weapon.needs_reach or distance <= fighter.move_rate * FEET_OF_YARD


def _weapon_option(weapon: Weapon) -> Option:
    least, most = weapon.least, weapon.most
    damage = phrase("{least} to {most}", least=least, most=most) if most != least else str(most)
    about = phrase("AR {rate}, THAWAC {thawac}, damage {harm}", rate=weapon.rate, thawac=weapon.thawac, harm=damage)
    if weapon.row == BARE_HANDS:
        return Option(str(weapon.row), weapon.name, about)
    label = phrase("{weapon} ({use})", weapon=weapon.name, use=_USES.get(weapon.type, weapon.type))
    return Option(str(weapon.row), label, about, address=f"weapons[{weapon.row}]")


def _too_many_objects(
    battle: Battle, fighter: Fighter, usable: Sequence[Weapon], rows: Sequence[str]
) -> Message | None:
    """Return why weapons cannot be used together: two objects take an ambidextrous fighter, more take more hands.

    Source: SORD Init; R43.
    """
    objects = {weapon.object: weapon.name for weapon in usable if str(weapon.row) in rows}
    names = {"who": battle.table.name(fighter.index), "weapons": join_texts(objects.values())}
    if len(objects) > ONE_OBJECT and not number(battle.table.sheets[fighter.index], "ambidextrous"):
        return Message(
            "sord_not_ambidextrous",
            "{who} is not ambidextrous and fights with one weapon in a Third-turn, not with {weapons}.",
            names,
        )
    if len(objects) > TWO_OBJECTS:
        return Message("sord_two_hands", "{who} has two hands, too few for {weapons}.", names)
    return None


def _roll_initiative_number(battle: Battle, fighter: Fighter, weapon: Weapon, seconds: range) -> Subprocedure[int]:
    """Roll one INIT#; log it as lost if it falls on none of the seconds."""
    table = battle.table
    rolled = yield from table.roll(
        "initiative",
        _D20,
        lambda key: Roll(
            key=key,
            label=phrase("Initiative of {who} with {weapon}", who=table.name(fighter.index), weapon=weapon.name),
            help="The second is the d20 and the Weapon Slowness.",
            cite="Init, SG; R43",
            dice=(_D20,),
            decider=fighter.index,
        ),
    )
    second = rolled.total + weapon.wslo
    yield from table.log(
        lambda: Event(
            EventKind.ACT,
            _initiative_message(table.name(fighter.index), weapon.name, second, is_lost=second not in seconds),
            fighter.index,
            None,
            (Term("d20", rolled.total), Term("WSlo", weapon.wslo)),
            "Init, SG; R43",
        )
    )
    return second


def _initiative_message(who: str, weapon: str, second: int, *, is_lost: bool) -> Message:
    names = {"who": who, "weapon": weapon, "second": second}
    if is_lost:
        return Message("sord_initiative_lost", "{who} loses the attack with {weapon} on second {second}.", names)
    return Message("sord_initiative", "{who} may attack with {weapon} on second {second}.", names)


def _keep_one_a_second(battle: Battle, rolled: Sequence[Attack]) -> Conversation:
    """Keep one of several attacks of a participant on the same second.

    Source: SORD Init; R43.
    """
    table = battle.table
    by_second: dict[int, list[Attack]] = {}
    for attack in rolled:
        by_second.setdefault(attack.second, []).append(attack)
    for second, simultaneous in sorted(by_second.items()):
        choices = {each.weapon.row: each for each in reversed(simultaneous)}
        kept = simultaneous[0]
        if len(choices) > 1:
            row = yield from table.choose_one(
                "keep",
                lambda: str(max(simultaneous, key=lambda each: each.weapon.most).weapon.row),  # noqa: B023 - asked at once
                lambda key: Choose(
                    key=key,
                    label=phrase(
                        "Which attack does {who} keep on second {second}?",
                        who=table.name(kept.attacker),  # noqa: B023
                        second=second,  # noqa: B023
                    ),
                    cite="Init; R43",
                    options=tuple(_weapon_option(each.weapon) for each in choices.values()),  # noqa: B023
                    decider=kept.attacker,  # noqa: B023
                ),
            )
            kept = choices[int(row)]
        battle.attacks.append(kept)
