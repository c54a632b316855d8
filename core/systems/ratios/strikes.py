"""Runs a strike: target, exploding Attack dice, Defense, Chance Damage, Level ratio, wear.

Source: R.A.T.I.O.S. 1b, 4b; R28, R29, R30, R31; spec 7.5.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import partial

from core.character.edits import Edit, SetValue
from core.dice import Dice
from core.formula import format_value
from core.messages import Message, Word, join_texts, phrase
from core.procedures.ask_helpers import Subprocedure
from core.procedures.events import Event, EventKind, Term
from core.procedures.readers import number
from core.procedures.requests import Choose, Conversation, Enter, Option, Roll
from core.systems.ratios.blow_effects import apply_blow, find_location
from core.systems.ratios.blow_odds import chance_of_blow
from core.systems.ratios.checks import D100, highest_success, odds
from core.systems.ratios.damage import HEAD, TORSO, Blow
from core.systems.ratios.fighters import SHOT, UNARMED, UNCONSCIOUS, Battle, Fighter, Track, Weapon
from core.systems.ratios.measures import exact_points, nearest
from core.systems.ratios.movement import MOST_FEET, ask_reach, distance_text
from core.systems.ratios.tables import chance_multiple

_D10 = Dice.parse("1d10")
_2D10 = Dice.parse("2d10")
TEN = 10
SUPERIORITY = 10
"""Bonus of the higher Level to Attack and Defense."""
GLANCE = 20
NO_CHANCE = 12
"""Sum of the two dice from which there is no Chance Damage."""
_MOST_MODIFIER = 10_000
_MOST_TENS = 1_000
"""Most tens in a row; an unreachable bound."""
_PLACES = {
    HEAD: Word("head"),
    "arms": Word("shoulders and arms"),
    TORSO: Word("chest, back or torso"),
    "legs": Word("legs"),
}
"""Words for hit locations, within a sentence."""
DROPPED, CHANGED = "drop", "anew"
_NO_TARGET = Option(DROPPED, "No one", "The action is dropped.")
_OTHER_ACTION = Option(CHANGED, "Something else", "The action is dropped, and Initiative rolled again.")
"""Answers to the choice of a target: none, and idle or another action."""


@dataclass(frozen=True, slots=True)
class RolledAttack:
    """A rolled attack.

    Attributes:
        track: The action behind it.
        weapon: The weapon.
        foe: The target.
        dice: The two Attack dice, the sum of rerolled tens, and the dice of holding.
        advantage: Points of Level difference: positive for the attacker, negative for the defender.
        range_penalty, modifier: Penalty of distance, and modifier of the Game Master.
    """

    track: Track
    weapon: Weapon
    foe: Fighter
    dice: tuple[int, int, int, int]
    advantage: int
    range_penalty: int
    modifier: int

    @property
    def sum(self) -> int:
        """Sum of the two Attack dice."""
        return self.dice[0] + self.dice[1]

    @property
    def value(self) -> Fraction:
        """The Attack %, which neither the d100 nor Defense may exceed."""
        return (
            self.weapon.attack
            + sum(self.dice)
            + _superiority_bonus(self.advantage)
            - self.range_penalty
            + self.modifier
        )


def level_difference(one: int, other: int) -> int:
    """Return the points of a Level ratio; 2 to 1 is one point.

    >>> level_difference(24, 0), level_difference(2, 1), level_difference(3, 2)
    (23, 1, 0)

    Source: R.A.T.I.O.S. 4b; R30.
    """
    return max(0, max(one, other) // max(1, min(one, other)) - 1)


def strike(battle: Battle, track: Track, weapon: Weapon) -> Subprocedure[str]:
    """Carry out a due strike.

    Returns:
        "" if the action continues, `DROPPED` if it was dropped, `CHANGED` if it was replaced.

    Source: R.A.T.I.O.S. 4b; spec 7.3, 7.5.
    """
    answer = yield from _target(battle, track, weapon)
    if answer in (DROPPED, CHANGED, ""):
        return answer
    yield from _resolve_attack(battle, track, weapon, battle.fighters[int(answer)])
    return ""


def _resolve_attack(battle: Battle, track: Track, weapon: Weapon, foe: Fighter) -> Conversation:
    table, actor = battle.table, track.actor
    if weapon.kind not in SHOT and not (yield from ask_reach(battle, track, foe, weapon)):
        return
    distance = yield from _distance(battle, track, foe, weapon)
    if weapon.kind in SHOT and weapon.most_ft is not None and distance > weapon.most_ft:
        yield from table.log(lambda: _out_of_range_event(battle, track, foe, distance))
        return
    attack = yield from _roll_attack(battle, track, weapon, foe, distance)
    yield from _spend_ammunition(battle, actor, weapon)
    most = highest_success(attack.value)
    defense = _defense_percent(foe, attack.advantage)
    rolled = yield from table.roll(
        "hit",
        D100,
        lambda key: Roll(
            key=key,
            label=phrase(
                "{who} strikes {foe} with {weapon}",
                who=table.name(actor),
                foe=table.name(foe.index),
                weapon=weapon.name,
            ),
            help="At most the Attack %; above 99 counts as 99.",
            cite="4b; R28",
            dice=(D100,),
            decider=actor,
            target=phrase("at most {most}", most=most) if attack.value >= defense else "nothing, the Defense is higher",
            chance=partial(odds, attack.value if attack.value >= defense else Fraction(0)),
        ),
    )
    is_hit = rolled.total <= most and attack.value >= defense
    yield from table.log(lambda: _attack_event(battle, attack, rolled.total, defense, is_hit=is_hit))
    if is_hit:
        yield from _hit(battle, attack)


def _target(battle: Battle, track: Track, weapon: Weapon) -> Subprocedure[str]:
    """Choose the target or drop the action; not asked without foes."""
    table = battle.table
    foes = battle.foes(track.actor)
    default = next((foe for foe in foes if foe.is_active), None)
    if not foes or (default is None and not table.is_interactive):
        return ""
    return (
        yield from table.choose_target(
            "target",
            None if default is None else default.index,
            lambda key: Choose(
                key=key,
                label=phrase("Who does {who} strike with {weapon}?", who=table.name(track.actor), weapon=track.name),
                cite="3b, 4b",
                options=tuple(_foe_option(battle, track, weapon, foe) for foe in foes),
                decider=track.actor,
            ),
            no_target=_NO_TARGET,
            further=(_OTHER_ACTION,),
        )
    )


def _foe_option(battle: Battle, track: Track, weapon: Weapon, foe: Fighter) -> Option:
    """Return the option of a foe with the exact chance, if distance and modifier are known."""
    distance = battle.distance(track.actor, foe.index)
    advantage = _advantage(battle, track.actor, foe)
    value = weapon.attack + _superiority_bonus(advantage) - _range_penalty(weapon, distance)
    chance = chance_of_blow(value, _defense_percent(foe, advantage), track.held)
    state = battle.table.states[foe.index]
    percent = format_value(chance * 100, 1)
    about = [
        phrase("{chance} % to hit, {state}", chance=percent, state=state)
        if state
        else phrase("{chance} % to hit", chance=percent)
    ]
    if distance:
        about.append(phrase("{distance} away", distance=distance_text(distance)))
    return Option(
        str(foe.index),
        battle.table.name(foe.index),
        join_texts(about),
        participant=foe.index,
        chance=chance,
        arithmetic=phrase(
            "attack {attack} %, defense {defense} %",
            attack=format_value(value, 1),
            defense=format_value(_defense_percent(foe, advantage), 1),
        ),
    )


def _advantage(battle: Battle, attacker: int, foe: Fighter) -> int:
    """Return the points of Level difference: positive for the attacker, negative for the defender."""
    own = battle.fighters[attacker].level
    return level_difference(own, foe.level) * (1 if own > foe.level else -1)


def _superiority_bonus(advantage: int) -> int:
    return SUPERIORITY if advantage > 0 else 0


def _defense_percent(foe: Fighter, advantage: int) -> Fraction:
    """Return the Defense % against an attack; 0 if unconscious.

    Source: R.A.T.I.O.S. 4b; R28, R30.
    """
    return Fraction(0) if foe.state == UNCONSCIOUS else foe.defense + _superiority_bonus(-advantage)


def _range_penalty(weapon: Weapon, distance: Fraction) -> int:
    """Return the penalty of distance: ten for each range increment begun beyond the first.

    Source: R.A.T.I.O.S. 4b; R21.
    """
    if not weapon.increment_ft or weapon.kind not in SHOT:
        return 0
    return TEN * max(0, math.ceil(distance / weapon.increment_ft) - 1)


def _distance(battle: Battle, track: Track, foe: Fighter, weapon: Weapon) -> Subprocedure[Fraction]:
    """Ask for the distance of the target, if the weapon needs it; an unchanged one keeps its fraction."""
    distance = battle.distance(track.actor, foe.index)
    if weapon.kind not in SHOT:
        return distance
    usual = math.ceil(distance)
    feet = yield from battle.table.number(
        "distance",
        usual,
        lambda key: Enter(
            key=key,
            label=phrase(
                "Feet from {who} to {foe}", who=battle.table.name(track.actor), foe=battle.table.name(foe.index)
            ),
            cite="4b; R21",
            least=0,
            most=MOST_FEET,
            unit="feet",
        ),
    )
    distance = distance if feet == usual else Fraction(feet)
    battle.set_distance(track.actor, foe.index, distance)
    return distance


def _roll_attack(
    battle: Battle, track: Track, weapon: Weapon, foe: Fighter, distance: Fraction
) -> Subprocedure[RolledAttack]:
    """Roll the Attack dice; tens are rolled again and added, held seconds add a die each.

    Source: R.A.T.I.O.S. 4b; R29.
    """
    table, actor = battle.table, track.actor
    modifier = yield from table.number(
        "modifier",
        0,
        lambda key: Enter(
            key=key,
            label=phrase("Modifier for {who} with {weapon}", who=table.name(actor), weapon=weapon.name),
            cite="4b",
            least=-_MOST_MODIFIER,
            most=_MOST_MODIFIER,
            unit="%",
        ),
    )
    label = phrase("Attack dice of {who} with {weapon}", who=table.name(actor), weapon=weapon.name)
    pair = yield from table.roll(
        "attack", _2D10, lambda key: Roll(key=key, label=label, cite="4b", dice=(_2D10,), decider=actor)
    )
    tens = 0
    for face in pair.faces:
        tens += yield from _explode(battle, actor, face)
    held = 0
    if track.held:
        further = Dice.parse(f"{track.held}d10")
        extra = yield from table.roll(
            "held", further, lambda key: Roll(key=key, label="For holding", cite="4b", dice=(further,), decider=actor)
        )
        held = extra.total
    dice = (pair.faces[0], pair.faces[1], tens, held)
    return RolledAttack(
        track, weapon, foe, dice, _advantage(battle, actor, foe), _range_penalty(weapon, distance), modifier
    )


def _explode(battle: Battle, actor: int, face: int) -> Subprocedure[int]:
    """Roll again for a ten; return the added sum."""
    added = rolls = 0
    while face == TEN and rolls < _MOST_TENS:
        again = yield from battle.table.roll(
            "again",
            _D10,
            lambda key: Roll(key=key, label="A ten: once more", cite="4b; R29", dice=(_D10,), decider=actor),
        )
        face = again.total
        added += face
        rolls += 1
    return added


def _spend_ammunition(battle: Battle, actor: int, weapon: Weapon) -> Conversation:
    """Use up a thrown weapon or ammunition, hit or not, if the option is on."""
    if weapon.row == UNARMED or weapon.kind not in SHOT or not battle.table.option("spend_ammunition"):
        return
    address = f"weapons[{weapon.row}].quantity"
    left = max(0, number(battle.table.sheets[actor], address) - 1)
    sheet = yield from battle.table.write(actor, SetValue(address, left))
    battle.fighters[actor].read(sheet)


def _hit(battle: Battle, attack: RolledAttack) -> Conversation:
    """Compute and apply the damage of a hit.

    Source: R.A.T.I.O.S. 4b; R30, R31; spec 7.5.
    """
    table, weapon = battle.table, attack.weapon
    chance = yield from _chance_damage(battle, attack)
    factor = 1 + Fraction(max(0, attack.advantage), TEN)
    full_damage = (weapon.damage + chance) * factor
    total = nearest(full_damage / 2 if attack.sum == GLANCE else full_damage)
    location = yield from find_location(battle, attack.foe)
    yield from table.log(lambda: _damage_event(battle, attack, chance, total, location))
    blow = Blow(total, location=location, penetration=weapon.penetration, penetration_damage=weapon.penetration_damage)
    yield from apply_blow(battle, attack.foe, blow, weapon.name)
    yield from _reduce_sharpness(battle, attack)


def _chance_damage(battle: Battle, attack: RolledAttack) -> Subprocedure[int]:
    if attack.sum >= NO_CHANCE:
        return 0
    times = chance_multiple(battle.table.sheets[0], attack.sum)
    rolled = yield from battle.table.roll(
        "chance",
        _D10,
        lambda key: Roll(
            key=key,
            label="Chance Damage",
            help=phrase(
                "The two dice came to {sum}, so it counts {times:# time|# times}.", sum=attack.sum, times=times
            ),
            cite="4b; R31",
            dice=(_D10,),
            decider=attack.track.actor,
        ),
    )
    return nearest(rolled.total * times * attack.weapon.chance_factor)


def _reduce_sharpness(battle: Battle, attack: RolledAttack) -> Conversation:
    """Reduce the sharpness of a weapon that hit, if the option is on."""
    table, actor, weapon = battle.table, attack.track.actor, attack.weapon
    if weapon.row == UNARMED or not table.option("weapon_dulling"):
        return
    address = f"weapons[{weapon.row}]"
    sheet = table.sheets[actor]
    points = table.option("dulling_per_hit")
    lost = number(sheet, f"{address}.penetration_lost") + (int(points) if isinstance(points, int | Fraction) else 1)
    edit: Edit = SetValue(f"{address}.penetration_lost", min(number(sheet, f"{address}.penetration_max"), lost))
    sheet = yield from table.write(actor, edit)
    battle.fighters[actor].read(sheet)
    left = exact_points(sheet, f"{address}.penetration")
    names = {"weapon": weapon.name, "who": table.name(actor)}
    message = Message("ratios_dulls", "{weapon} of {who} grows dull.", names)
    parts = (Term("penetration", left),)
    yield from table.log(lambda: Event(EventKind.NOTE, message, actor, None, parts, "1b"))


# ---------------------------------------------------------------------------------------------------------- the log


def _names(battle: Battle, attack: RolledAttack) -> dict[str, object]:
    table = battle.table
    return {
        "who": table.name(attack.track.actor),
        "foe": table.name(attack.foe.index),
        "weapon": attack.weapon.name,
    }


def _attack_event(battle: Battle, attack: RolledAttack, roll: int, defense: Fraction, *, is_hit: bool) -> Event:
    names = _names(battle, attack)
    if is_hit:
        message = Message("ratios_hit", "{who} hits {foe} with {weapon}.", names)
    elif roll <= highest_success(attack.value):
        message = Message("ratios_evaded", "{foe} evades {who}'s {weapon}.", names)
    else:
        message = Message("ratios_miss", "{who} misses {foe} with {weapon}.", names)
    first, second, tens, held = attack.dice
    extras = (
        (Word("tens"), tens),
        (Word("held"), held),
        (Word("range"), -attack.range_penalty),
        (Word("modifier"), attack.modifier),
    )
    parts: list[Term] = [Term("2d10", phrase("{first} and {second}", first=first, second=second))]
    parts += [Term(label, points) for label, points in extras if points]
    parts += [Term("Attack %", attack.value), Term("d100", roll), Term("Defense %", defense)]
    kind = EventKind.HIT if is_hit else EventKind.MISS
    return Event(kind, message, attack.track.actor, attack.foe.index, tuple(parts), "4b; R28, R29")


def _damage_event(battle: Battle, attack: RolledAttack, chance: int, total: int, location: str) -> Event:
    parts: Sequence[Term] = (
        Term("damage", attack.weapon.damage),
        *((Term("chance", chance),) if chance else ()),
        *((Term("Level ratio", 1 + Fraction(attack.advantage, TEN)),) if attack.advantage > 0 else ()),
        *((Term("glance", Fraction(1, 2)),) if attack.sum == GLANCE else ()),
        Term("total", total),
    )
    message = Message(
        "ratios_lands",
        "The blow lands on {foe}: {place}.",
        {**_names(battle, attack), "place": _PLACES.get(location, location)},
    )
    is_secret = attack.advantage > 0
    return Event(
        EventKind.HIT, message, attack.track.actor, attack.foe.index, tuple(parts), "4b; R30, R31", is_secret=is_secret
    )


def _out_of_range_event(battle: Battle, track: Track, foe: Fighter, distance: Fraction) -> Event:
    names = {"who": battle.table.name(track.actor), "foe": battle.table.name(foe.index), "weapon": track.name}
    return Event(
        EventKind.MISS,
        Message("ratios_too_far", "{foe} is too far away for {who}'s {weapon}.", names),
        track.actor,
        foe.index,
        (Term("feet", distance),),
        "4b; R21",
    )
