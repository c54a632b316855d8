"""A strike: the Attack dice with their explosions, Defense, Chance Damage, the Level ratio, and wear.

Source: R.A.T.I.O.S. 1b, 4b; R28, R29, R30, R31; spec 7.5.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import partial

from core.character import Edit, SetValue
from core.dice import Dice
from core.formula import format_value
from core.messages import Message, Word, phrase
from core.procedures import Choose, Conversation, Enter, Event, EventKind, Option, Roll, Subprocedure, Term, number
from core.systems.ratios.blow_effects import apply_blow, find_location
from core.systems.ratios.blow_odds import chance_of_blow
from core.systems.ratios.checks import D100, highest_success, odds
from core.systems.ratios.damage import HEAD, TORSO, Blow
from core.systems.ratios.fighters import SHOT, UNARMED, UNCONSCIOUS, Battle, Fighter, Track, Weapon
from core.systems.ratios.measures import nearest
from core.systems.ratios.tables import chance_multiple

_D10 = Dice.parse("1d10")
_2D10 = Dice.parse("2d10")
TEN = 10
SUPERIOR = 10
"""Bonus of the higher Level to Attack and Defense."""
GLANCE = 20
NO_CHANCE = 12
"""Sum of the two dice from which there is no Chance Damage."""
_MOST_FEET = 1_000_000
_MOST_MODIFIER = 10_000
_LONGEST_LUCK = 1_000
"""Most tens in a row; an unreachable bound."""
_PLACES = {
    HEAD: Word("head"),
    "arms": Word("shoulders and arms"),
    TORSO: Word("chest, back or torso"),
    "legs": Word("legs"),
}
"""Words for hit locations, within a sentence."""
DROPPED, CHANGED = "drop", "anew"
_NOBODY = Option(DROPPED, "No one", "The action is dropped.")
_ANEW = Option(CHANGED, "Something else", "The action is dropped, and Initiative rolled again.")
"""Answers to the choice of a target: none, and idle or another action."""


@dataclass(frozen=True, slots=True)
class RolledAttack:
    """A rolled attack.

    Attributes:
        track: The action behind it.
        weapon: The weapon.
        foe: Index of the target.
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
        return self.weapon.attack + sum(self.dice) + _superior(self.advantage) - self.range_penalty + self.modifier


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
    yield from _attack(battle, track, weapon, battle.fighters[int(answer)])
    return ""


def _attack(battle: Battle, track: Track, weapon: Weapon, foe: Fighter) -> Conversation:
    table, who = battle.table, track.who
    distance = yield from _distance(battle, track, foe, weapon)
    if weapon.most_ft is not None and distance > weapon.most_ft:
        yield from table.log(lambda: _too_far(battle, track, foe, distance))
        return
    swing = yield from _roll_attack(battle, track, weapon, foe, distance)
    yield from _spend(battle, who, weapon)
    most = highest_success(swing.value)
    guard = _guard(foe, swing.advantage)
    rolled = yield from table.roll(
        "hit",
        D100,
        lambda key: Roll(
            key=key,
            label=phrase(
                "{who} strikes {foe} with {weapon}", who=table.name(who), foe=table.name(foe.who), weapon=weapon.name
            ),
            help="At most the Attack %; above 99 counts as 99.",
            cite="4b; R28",
            dice=(D100,),
            decider=who,
            target=phrase("at most {most}", most=most) if swing.value >= guard else "nothing, the Defense is higher",
            chance=partial(odds, swing.value if swing.value >= guard else Fraction(0)),
        ),
    )
    is_hit = rolled.total <= most and swing.value >= guard
    yield from table.log(lambda: _swing_event(battle, swing, rolled.total, guard, is_hit=is_hit))
    if is_hit:
        yield from _hit(battle, swing)


def _target(battle: Battle, track: Track, weapon: Weapon) -> Subprocedure[str]:
    """Choose the target or drop the action; not asked without foes."""
    table = battle.table
    foes = battle.foes(track.who)
    default = next((foe for foe in foes if foe.is_active), None)
    if not foes or (default is None and not table.is_interactive):
        return ""
    return (
        yield from table.choose_target(
            "target",
            None if default is None else default.who,
            lambda key: Choose(
                key=key,
                label=phrase("Who does {who} strike with {weapon}?", who=table.name(track.who), weapon=track.name),
                cite="3b, 4b",
                options=tuple(_foe_option(battle, track, weapon, foe) for foe in foes),
                decider=track.who,
            ),
            no_target=_NOBODY,
            further=(_ANEW,),
        )
    )


def _foe_option(battle: Battle, track: Track, weapon: Weapon, foe: Fighter) -> Option:
    """Return the option of a foe with the exact chance, if distance and modifier are known."""
    distance = battle.distances.get(frozenset((track.who, foe.who)), 0)
    advantage = _advantage(battle, track.who, foe)
    value = weapon.attack + _superior(advantage) - _range_penalty(weapon, distance)
    chance = chance_of_blow(value, _guard(foe, advantage), track.held)
    state = battle.table.states[foe.who]
    percent = format_value(chance * 100, 1)
    about = (
        phrase("{chance} % to hit, {state}", chance=percent, state=state)
        if state
        else phrase("{chance} % to hit", chance=percent)
    )
    return Option(str(foe.who), battle.table.name(foe.who), about)


def _advantage(battle: Battle, who: int, foe: Fighter) -> int:
    """Return the points of Level difference: positive for the attacker, negative for the defender."""
    own = battle.fighters[who].level
    return level_difference(own, foe.level) * (1 if own > foe.level else -1)


def _superior(advantage: int) -> int:
    return SUPERIOR if advantage > 0 else 0


def _guard(foe: Fighter, advantage: int) -> Fraction:
    """Return the Defense % against an attack; 0 if unconscious.

    Source: R.A.T.I.O.S. 4b; R28, R30.
    """
    return Fraction(0) if foe.state == UNCONSCIOUS else foe.defense + _superior(-advantage)


def _range_penalty(weapon: Weapon, distance: int) -> int:
    """Return the penalty of distance: ten for each range increment begun beyond the first.

    Source: R.A.T.I.O.S. 4b; R21.
    """
    if not weapon.increment_ft or weapon.kind not in SHOT:
        return 0
    return TEN * max(0, math.ceil(distance / weapon.increment_ft) - 1)


def _distance(battle: Battle, track: Track, foe: Fighter, weapon: Weapon) -> Subprocedure[int]:
    """Ask for the distance of the target, if the weapon needs it."""
    pair = frozenset((track.who, foe.who))
    if weapon.kind not in SHOT:
        return battle.distances.get(pair, 0)
    feet = yield from battle.table.number(
        "distance",
        battle.distances.get(pair, 0),
        lambda key: Enter(
            key=key,
            label=phrase("Feet from {who} to {foe}", who=battle.table.name(track.who), foe=battle.table.name(foe.who)),
            cite="4b; R21",
            least=0,
            most=_MOST_FEET,
            unit="feet",
        ),
    )
    battle.distances[pair] = feet
    return feet


def _roll_attack(
    battle: Battle, track: Track, weapon: Weapon, foe: Fighter, distance: int
) -> Subprocedure[RolledAttack]:
    """Roll the Attack dice; tens are rolled again and added, held seconds add a die each.

    Source: R.A.T.I.O.S. 4b; R29.
    """
    table, who = battle.table, track.who
    modifier = yield from table.number(
        "modifier",
        0,
        lambda key: Enter(
            key=key,
            label=phrase("Modifier for {who} with {weapon}", who=table.name(who), weapon=weapon.name),
            cite="4b",
            least=-_MOST_MODIFIER,
            most=_MOST_MODIFIER,
            unit="%",
        ),
    )
    label = phrase("Attack dice of {who} with {weapon}", who=table.name(who), weapon=weapon.name)
    pair = yield from table.roll(
        "attack", _2D10, lambda key: Roll(key=key, label=label, cite="4b", dice=(_2D10,), decider=who)
    )
    luck = 0
    for face in pair.faces:
        luck += yield from _explode(battle, who, face)
    held = 0
    if track.held:
        further = Dice.parse(f"{track.held}d10")
        extra = yield from table.roll(
            "held", further, lambda key: Roll(key=key, label="For holding", cite="4b", dice=(further,), decider=who)
        )
        held = extra.total
    dice = (pair.faces[0], pair.faces[1], luck, held)
    return RolledAttack(
        track, weapon, foe, dice, _advantage(battle, who, foe), _range_penalty(weapon, distance), modifier
    )


def _explode(battle: Battle, who: int, face: int) -> Subprocedure[int]:
    """Roll again for a ten; return the added sum."""
    added = rolls = 0
    while face == TEN and rolls < _LONGEST_LUCK:
        again = yield from battle.table.roll(
            "again",
            _D10,
            lambda key: Roll(key=key, label="A ten: once more", cite="4b; R29", dice=(_D10,), decider=who),
        )
        face = again.total
        added += face
        rolls += 1
    return added


def _spend(battle: Battle, who: int, weapon: Weapon) -> Conversation:
    """Use up a thrown weapon or ammunition, hit or not, if the option is on."""
    if weapon.row == UNARMED or weapon.kind not in SHOT or not battle.table.option("spend_ammunition"):
        return
    at = f"weapons[{weapon.row}].quantity"
    left = max(0, number(battle.table.sheets[who], at) - 1)
    sheet = yield from battle.table.write(who, SetValue(at, left))
    battle.fighters[who].read(sheet)


def _hit(battle: Battle, swing: RolledAttack) -> Conversation:
    """Compute and apply the damage of a hit.

    Source: R.A.T.I.O.S. 4b; R30, R31; spec 7.5.
    """
    table, weapon = battle.table, swing.weapon
    chance = yield from _chance_damage(battle, swing)
    factor = 1 + Fraction(max(0, swing.advantage), TEN)
    whole = (weapon.damage + chance) * factor
    total = nearest(Fraction(whole, 2) if swing.sum == GLANCE else Fraction(whole))
    location = yield from find_location(battle, swing.foe)
    yield from table.log(lambda: _damage_event(battle, swing, chance, total, location))
    blow = Blow(total, location=location, penetration=weapon.penetration, penetration_damage=weapon.penetration_damage)
    yield from apply_blow(battle, swing.foe, blow, weapon.name)
    yield from _reduce_sharpness(battle, swing)


def _chance_damage(battle: Battle, swing: RolledAttack) -> Subprocedure[int]:
    if swing.sum >= NO_CHANCE:
        return 0
    times = chance_multiple(battle.table.sheets[0], swing.sum)
    rolled = yield from battle.table.roll(
        "chance",
        _D10,
        lambda key: Roll(
            key=key,
            label="Chance Damage",
            help=phrase("The two dice came to {sum}, so it counts {times:# time|# times}.", sum=swing.sum, times=times),
            cite="4b; R31",
            dice=(_D10,),
            decider=swing.track.who,
        ),
    )
    return nearest(rolled.total * times * swing.weapon.chance_factor)


def _reduce_sharpness(battle: Battle, swing: RolledAttack) -> Conversation:
    """Reduce the sharpness of a weapon that hit, if the option is on."""
    table, who, weapon = battle.table, swing.track.who, swing.weapon
    if weapon.row == UNARMED or not table.option("weapon_dulling"):
        return
    at = f"weapons[{weapon.row}]"
    sheet = table.sheets[who]
    points = table.option("dulling_per_hit")
    lost = number(sheet, f"{at}.penetration_lost") + (int(points) if isinstance(points, int | Fraction) else 1)
    edit: Edit = SetValue(f"{at}.penetration_lost", min(number(sheet, f"{at}.penetration_max"), lost))
    sheet = yield from table.write(who, edit)
    battle.fighters[who].read(sheet)
    left = number(sheet, f"{at}.penetration")
    names = {"weapon": weapon.name, "who": table.name(who)}
    what = Message("ratios_dulls", "{weapon} of {who} grows dull.", names)
    parts = (Term("penetration", left),)
    yield from table.log(lambda: Event(EventKind.NOTE, what, who, None, parts, "1b"))


# ---------------------------------------------------------------------------------------------------------- the log


def _names(battle: Battle, swing: RolledAttack) -> dict[str, object]:
    table = battle.table
    return {
        "who": table.name(swing.track.who),
        "foe": table.name(swing.foe.who),
        "weapon": swing.weapon.name,
    }


def _swing_event(battle: Battle, swing: RolledAttack, roll: int, guard: Fraction, *, is_hit: bool) -> Event:
    names = _names(battle, swing)
    if is_hit:
        what = Message("ratios_hit", "{who} hits {foe} with {weapon}.", names)
    elif roll <= highest_success(swing.value):
        what = Message("ratios_evaded", "{foe} evades {who}'s {weapon}.", names)
    else:
        what = Message("ratios_miss", "{who} misses {foe} with {weapon}.", names)
    first, second, luck, held = swing.dice
    extras = (
        (Word("tens"), luck),
        (Word("held"), held),
        (Word("range"), -swing.range_penalty),
        (Word("modifier"), swing.modifier),
    )
    parts: list[Term] = [Term("2d10", phrase("{first} and {second}", first=first, second=second))]
    parts += [Term(label, points) for label, points in extras if points]
    parts += [Term("Attack %", swing.value), Term("d100", roll), Term("Defense %", guard)]
    kind = EventKind.HIT if is_hit else EventKind.MISS
    return Event(kind, what, swing.track.who, swing.foe.who, tuple(parts), "4b; R28, R29")


def _damage_event(battle: Battle, swing: RolledAttack, chance: int, total: int, location: str) -> Event:
    parts: Sequence[Term] = (
        Term("damage", swing.weapon.damage),
        *((Term("chance", chance),) if chance else ()),
        *((Term("Level ratio", 1 + Fraction(swing.advantage, TEN)),) if swing.advantage > 0 else ()),
        *((Term("glance", Fraction(1, 2)),) if swing.sum == GLANCE else ()),
        Term("total", total),
    )
    what = Message(
        "ratios_lands",
        "The blow lands on {foe}: {place}.",
        {**_names(battle, swing), "place": _PLACES.get(location, location)},
    )
    is_secret = swing.advantage > 0
    return Event(EventKind.HIT, what, swing.track.who, swing.foe.who, tuple(parts), "4b; R30, R31", is_secret=is_secret)


def _too_far(battle: Battle, track: Track, foe: Fighter, distance: int) -> Event:
    names = {"who": battle.table.name(track.who), "foe": battle.table.name(foe.who), "weapon": track.name}
    return Event(
        EventKind.MISS,
        Message("ratios_too_far", "{foe} is too far away for {who}'s {weapon}.", names),
        track.who,
        foe.who,
        (Term("feet", distance),),
        "4b; R21",
    )
