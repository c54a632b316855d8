"""Runs an attack: target, roll, damage, body part hit, and the attributes that lose points."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from fractions import Fraction

from core.character.edits import Edit, SetValue
from core.character.sheet import Sheet
from core.dice import Dice
from core.messages import Message, phrase
from core.play.table import MarkState
from core.procedures.ask_helpers import Subprocedure
from core.procedures.events import Event, EventKind, Term
from core.procedures.readers import number, sheet_rows, text
from core.procedures.requests import Choose, Conversation, Option, Roll
from core.systems.sord.damage import (
    ABSORBED,
    ARMOR_TERMS,
    PLACE_LABELS,
    ROLL,
    ROLL_OPTION,
    Damage,
    ask_further_attributes,
    loss_terms,
    roll_place,
    take_damage,
)
from core.systems.sord.fighters import PLACES, STRUCK, Attack, Battle, Fighter, Weapon
from core.systems.sord.movement import move_into_reach
from core.systems.sord.new_actions import begin_action, mark
from core.systems.sord.targets import FACES, default_target, distance_penalty, hit_number, parry_avoid

INSTEAD = "instead"
_INSTEAD = Option(INSTEAD, "Something else", "The attack is dropped, and another action begins on this second.")
"""Answer to the choice of a target: no target, another action instead."""
D20 = Dice.parse("1d20")


@dataclass(frozen=True, slots=True)
class Blow:
    """An attack roll with its weapon and result; `penalty` is the THAWAC lost by distance."""

    attack: Attack
    foe: Fighter
    penalty: int
    pa: int
    roll: int
    is_hit: bool


@dataclass(frozen=True, slots=True)
class Hit:
    """A blow that hit, before its place is rolled."""

    attack: Attack
    foe: Fighter
    rolled: int | None
    total: int


def strike(battle: Battle, attack: Attack) -> Subprocedure[Hit | None]:
    """Choose the target, roll the attack and, on a hit, the damage.

    Source: SORD Att, XVIII, Dam; R33, R40, R45; spec 7.5.
    """
    table, weapon = battle.table, attack.weapon
    foe = yield from _choose_target(battle, attack)
    if foe is None:
        mark(battle, attack, MarkState.LOST)
        return None
    if weapon.type == "thrown":
        yield from _use_up_thrown(battle, attack)
    battle.fighters[attack.attacker].last_foe = foe.index
    penalty = distance_penalty(weapon, battle.distance(attack.attacker, foe.index))
    pa = parry_avoid(battle, foe)
    highest = hit_number(battle, attack.attacker, weapon, foe)
    d20 = yield from table.roll(
        "attack",
        D20,
        lambda key: Roll(
            key=key,
            label=phrase(
                "{who} attacks {foe} with {weapon}",
                who=table.name(attack.attacker),
                foe=table.name(foe.index),
                weapon=weapon.name,
            ),
            help="The number or less hits; a 1 always does.",
            cite="Att; R45",
            dice=(D20,),
            decider=attack.attacker,
            target=phrase("{number} or less", number=highest),
            chance=lambda: Fraction(highest, FACES),
        ),
    )
    is_hit = d20.total == 1 or weapon.thawac - penalty - d20.total >= pa
    yield from table.log(lambda: _attack_event(battle, Blow(attack, foe, penalty, pa, d20.total, is_hit)))
    mark(battle, attack, MarkState.DONE)
    if not is_hit:
        return None
    rolled = yield from _roll_damage(battle, attack)
    return Hit(attack, foe, rolled, max(1, weapon.flat + (rolled or 0)))


def resolve_hit(battle: Battle, hit: Hit) -> Conversation:
    """Resolve a hit: its place, the points lost, and the effects.

    Source: SORD Dam, XVI, CG; R33, R39; spec 7.6, 7.7.
    """
    table, weapon, foe = battle.table, hit.attack.weapon, hit.foe
    if weapon.type == "disarm" and weapon.is_trained:
        yield from _disarm(battle, hit)
        if table.option("harmless_disarm"):
            return
    place, sustained = "", ABSORBED
    if hit.total > foe.minimum_blow:
        place = yield from _find_place(battle, hit)
        sustained = max(1, hit.total - foe.armor[place])
    further: tuple[str, ...] = ()
    if weapon.type == "special" and table.is_interactive:
        label = phrase("What else can {weapon} cost {foe}?", weapon=weapon.name, foe=table.name(foe.index))
        further = yield from ask_further_attributes(table, foe.index, label)
    damage = Damage(place, sustained, further)
    yield from take_damage(battle, foe, damage, lambda spread: _damage_event(battle, hit, damage, spread))


def _choose_target(battle: Battle, attack: Attack) -> Subprocedure[Fighter | None]:
    """Choose the target; with a weapon that needs reach, close in as far as movement allows."""
    table, weapon, attacker = battle.table, attack.weapon, battle.fighters[attack.attacker]
    foes = battle.foes(attack.attacker)
    default = default_target(battle, attacker, foes)
    if not foes or (default is None and not table.is_interactive):
        return None
    answer = yield from table.choose_target(
        "target",
        None if default is None else default.index,
        lambda key: Choose(
            key=key,
            label=phrase("Who does {who} attack with {weapon}?", who=table.name(attack.attacker), weapon=weapon.name),
            cite="Init",
            options=tuple(_target_option(battle, attack, foe) for foe in foes),
            decider=attack.attacker,
        ),
        further=(_INSTEAD,),
    )
    if answer == INSTEAD:
        yield from begin_action(battle, attacker, attack.second)
        return None
    foe = next((each for each in foes if str(each.index) == answer), None)
    if foe is None:
        return None
    if not weapon.needs_reach or (yield from move_into_reach(battle, attacker, foe, attack.second)):
        return foe
    yield from table.log(
        lambda: Event(
            EventKind.MISS,
            Message(
                "sord_out_of_reach",
                "{who} cannot reach {foe} with {weapon}.",
                {"who": table.name(attack.attacker), "foe": table.name(foe.index), "weapon": weapon.name},
            ),
            attack.attacker,
            foe.index,
            (Term("feet away", battle.distance(attack.attacker, foe.index)),),
            "Init; R48",
        )
    )
    return None


def _target_option(battle: Battle, attack: Attack, foe: Fighter) -> Option:
    highest = hit_number(battle, attack.attacker, attack.weapon, foe)
    chance = highest * 100 // FACES
    weapon = attack.weapon
    aim = weapon.thawac - distance_penalty(weapon, battle.distance(attack.attacker, foe.index))
    state = battle.table.states[foe.index]
    about = (
        phrase("{chance} % to hit, {state}", chance=chance, state=state)
        if state
        else phrase("{chance} % to hit", chance=chance)
    )
    return Option(
        str(foe.index),
        battle.table.name(foe.index),
        about,
        participant=foe.index,
        chance=Fraction(highest, FACES),
        arithmetic=phrase(
            "{number} or less hits: {aim} \u2212 {pa}", number=highest, aim=aim, pa=parry_avoid(battle, foe)
        ),
        effect=_damage_notation(weapon),
    )


def _damage_notation(weapon: Weapon) -> str:
    """Return the damage of a weapon as dice notation."""
    if not weapon.dice.text:
        return str(weapon.flat)
    return f"{weapon.dice.text}{weapon.flat:+}" if weapon.flat else weapon.dice.text


def _use_up_thrown(battle: Battle, attack: Attack) -> Conversation:
    """Count a thrown weapon as used until it is picked up, in every row of its object.

    Source: SORD SG; R40.
    """
    fighter, sheet = battle.fighters[attack.attacker], battle.table.sheets[attack.attacker]
    remaining = max(0, number(sheet, f"weapons[{attack.weapon.row}].quantity") - 1)
    same = _rows_of_object(sheet, attack.weapon.row)
    edits: list[Edit] = []
    for row in same:
        address = f"weapons[{row}].quantity"
        if (gone := number(sheet, address) - remaining) > 0:
            fighter.thrown[row] = fighter.thrown.get(row, 0) + gone
            edits.append(SetValue(address, remaining))
    yield from battle.table.write(attack.attacker, *edits)
    if not remaining:
        _lose_attacks(battle, attack.attacker, lambda weapon: weapon.row in same)


def _rows_of_object(sheet: Sheet, row: int) -> list[int]:
    """Return the weapon rows of the same object as a row, in order; a row without one is a weapon of its own."""
    objects = [text(each, "object").strip().casefold() for each in sheet_rows(sheet, "weapons")]
    return [each for each, name in enumerate(objects) if each == row or (name and name == objects[row])]


def _lose_attacks(battle: Battle, attacker: int, is_gone: Callable[[Weapon], bool]) -> None:
    """Drop a fighter's attacks to come with weapons that are no longer at hand."""
    for attack in [each for each in battle.attacks if each.attacker == attacker and is_gone(each.weapon)]:
        battle.attacks.remove(attack)
        mark(battle, attack, MarkState.LOST)


def _attack_event(battle: Battle, blow: Blow) -> Event:
    attack, foe = blow.attack, blow.foe
    names = {
        "who": battle.table.name(attack.attacker),
        "foe": battle.table.name(foe.index),
        "weapon": attack.weapon.name,
    }
    message = (
        Message("sord_hit", "{who} hits {foe} with {weapon}.", names)
        if blow.is_hit
        else Message("sord_miss", "{who} misses {foe} with {weapon}.", names)
    )
    parts = (
        Term("THAWAC", attack.weapon.thawac),
        *((Term("distance", -blow.penalty),) if blow.penalty else ()),
        Term("d20", blow.roll),
        Term("SWAC", attack.weapon.thawac - blow.penalty - blow.roll),
        Term("PA#", blow.pa),
    )
    kind = EventKind.HIT if blow.is_hit else EventKind.MISS
    return Event(kind, message, attack.attacker, foe.index, parts, "Att, XVIII; R45")


def _roll_damage(battle: Battle, attack: Attack) -> Subprocedure[int | None]:
    weapon = attack.weapon
    if not weapon.dice.text:
        return None
    rolled = yield from battle.table.roll(
        "damage",
        weapon.dice,
        lambda key: Roll(
            key=key,
            label=phrase("Damage of {who} with {weapon}", who=battle.table.name(attack.attacker), weapon=weapon.name),
            cite="Dam, CG; R33",
            dice=(weapon.dice,),
            decider=attack.attacker,
        ),
    )
    return rolled.total


def _disarm(battle: Battle, hit: Hit) -> Conversation:
    """Disarm: a trained hit knocks the foe's weapons of this Third-turn out of its hands.

    Source: SORD XVII; R39; spec 7.6.
    """
    table, foe = battle.table, hit.foe
    objects = [each for each in foe.held if each.casefold() not in foe.dropped]
    if not objects:
        return
    dropped = objects[0]
    if len(objects) > 1:
        dropped = yield from table.choose_one(
            "knock",
            lambda: objects[0],
            lambda key: Choose(
                key=key,
                label=phrase("What does {who} knock away?", who=table.name(hit.attack.attacker)),
                cite="R39",
                options=tuple(Option(each, each) for each in objects),
                decider=hit.attack.attacker,
            ),
        )
    foe.dropped.add(dropped.casefold())
    _lose_attacks(battle, foe.index, lambda weapon: weapon.object == dropped)
    yield from table.log(
        lambda: Event(
            EventKind.HARM,
            Message("sord_disarmed", "{foe} drops {thing}.", {"foe": table.name(foe.index), "thing": dropped}),
            hit.attack.attacker,
            foe.index,
            (),
            "XVII; R39",
        )
    )


def _find_place(battle: Battle, hit: Hit) -> Subprocedure[str]:
    """Determine the place of a blow: fixed by the weapon, chosen by the attacker, or rolled with a d8.

    Who can name it by a skill may leave it to the die, and does so without a decision.

    Source: SORD Dam; R58; spec 2.6, 7.6.
    """
    table, weapon, attacker = battle.table, hit.attack.weapon, hit.attack.attacker
    if weapon.place in STRUCK:
        return weapon.place
    if weapon.place:
        return (yield from _choose_place(battle, hit))
    chosen = ROLL
    if weapon.is_trained and battle.fighters[attacker].names_place:
        chosen = yield from _choose_place(battle, hit, ROLL_OPTION)
    return (yield from roll_place(table, hit.foe.index, attacker)) if chosen == ROLL else chosen


def _choose_place(battle: Battle, hit: Hit, usual: Option | None = None) -> Subprocedure[str]:
    """Ask the attacker for the place of a blow.

    Args:
        battle: The fight.
        hit: The hit.
        usual: Another answer, which is given automatically; without one the place with the least armor is.
    """
    table, foe = battle.table, hit.foe
    return (
        yield from table.choose_one(
            "place" if usual is None else "aim",
            lambda: min(PLACES, key=lambda each: foe.armor[each]) if usual is None else usual.key,
            lambda key: Choose(
                key=key,
                label=phrase(
                    "Where does {who} strike {foe}?", who=table.name(hit.attack.attacker), foe=table.name(foe.index)
                ),
                cite="Dam" if usual is None else "Dam; R58",
                options=(
                    *(() if usual is None else (usual,)),
                    *(
                        Option(each, PLACE_LABELS[each], phrase("armor {number}", number=foe.armor[each]))
                        for each in PLACES
                    ),
                ),
                decider=hit.attack.attacker,
            ),
        )
    )


def _damage_event(battle: Battle, hit: Hit, damage: Damage, spread: Mapping[str, int]) -> Event:
    weapon, foe, place = hit.attack.weapon, hit.foe, damage.place
    parts = [Term("fixed", weapon.flat)]
    if hit.rolled is not None:
        parts.append(Term(weapon.dice.text, hit.rolled))
    parts.append(Term("total", hit.total))
    names: dict[str, object] = {"foe": battle.table.name(foe.index), "points": damage.sustained}
    if place:
        parts += [Term(ARMOR_TERMS[place], foe.armor[place]), Term("sustained", damage.sustained)]
        message = Message(
            "sord_struck", "{foe} is struck, {place}, and sustains {points}.", {**names, "place": PLACE_LABELS[place]}
        )
    else:
        parts.append(Term("Minimum Blow", foe.minimum_blow))
        message = Message("sord_absorbed", "{foe}'s armor absorbs the blow except for {points}.", names)
    parts += loss_terms(battle.table, foe.index, damage.sustained, spread)
    return Event(EventKind.HARM, message, hit.attack.attacker, foe.index, tuple(parts), "Dam, XVI; R33")
