"""Runs an attack: target, roll, damage, body part hit, and the attributes that lose points."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction

from core.character.edits import SetValue
from core.dice import Dice
from core.messages import Message, Word, phrase
from core.play.table import MarkState
from core.procedures.allocation import Target
from core.procedures.ask_helpers import Subprocedure
from core.procedures.events import Event, EventKind, Term
from core.procedures.readers import number
from core.procedures.requests import Allocate, Choose, Conversation, Option, Roll
from core.systems.sord.blow_effects import apply_blow_effects
from core.systems.sord.creation_attributes import ATTRIBUTES, PRIMARY
from core.systems.sord.fighters import PLACES, STRUCK, Attack, Battle, Fighter
from core.systems.sord.movement import move_into_reach
from core.systems.sord.new_actions import begin_action, mark
from core.systems.sord.skill_rows import attribute_label
from core.systems.sord.targets import FACES, default_target, distance_penalty, hit_number, parry_avoid

INSTEAD = "instead"
_INSTEAD = Option(INSTEAD, "Something else", "The attack is dropped, and another action begins on this second.")
"""Answer to the choice of a target: no target, another action instead."""
D8 = Dice.parse("1d8")
D20 = Dice.parse("1d20")
_PLACE_BY_ROLL = {1: "head", 2: "head", 3: "body", 4: "body", 5: "body", 6: "body", 7: "limb", 8: "limb"}
_PLACE_LABELS = {"head": Word("Head"), "body": Word("Body"), "limb": Word("Limbs")}
_ARMOR = {"head": Word("armor, head"), "body": Word("armor, body"), "limb": Word("armor, limbs")}


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
    place = ""
    sustained = 1
    if hit.total > foe.minimum_blow:
        place = yield from _roll_place(battle, hit)
        sustained = max(1, hit.total - foe.armor[place])
    sheet = table.sheets[foe.index]
    extra = (yield from _ask_special_costs(battle, hit)) if weapon.type == "special" and table.is_interactive else ()
    allowed = ("ambt", "hlth", *((STRUCK[place],) if place else ()), *extra)
    before = {each: number(sheet, f"current.{each}") for each in allowed}
    spread = yield from _choose_paying_attributes(battle, hit, place, sustained, before)
    damage = {each: number(sheet, f"damage.{each}") + points for each, points in spread.items() if points}
    if damage:
        yield from table.write(foe.index, *(SetValue(f"damage.{each}", points) for each, points in damage.items()))
    yield from table.log(lambda: _damage_event(battle, hit, place, sustained, spread))
    zeroed = tuple(each for each in ATTRIBUTES if spread.get(each) and before[each] <= spread[each])
    yield from apply_blow_effects(battle, foe, sustained, zeroed)


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
    chance = hit_number(battle, attack.attacker, attack.weapon, foe) * 100 // FACES
    state = battle.table.states[foe.index]
    about = (
        phrase("{chance} % to hit, {state}", chance=chance, state=state)
        if state
        else phrase("{chance} % to hit", chance=chance)
    )
    return Option(str(foe.index), battle.table.name(foe.index), about)


def _use_up_thrown(battle: Battle, attack: Attack) -> Conversation:
    """Count a thrown weapon as used until it is picked up.

    Source: SORD SG; R40.
    """
    thrown, row = battle.fighters[attack.attacker].thrown, attack.weapon.row
    thrown[row] = thrown.get(row, 0) + 1
    address = f"weapons[{attack.weapon.row}].quantity"
    remaining = number(battle.table.sheets[attack.attacker], address) - 1
    yield from battle.table.write(attack.attacker, SetValue(address, max(0, remaining)))


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


def _roll_place(battle: Battle, hit: Hit) -> Subprocedure[str]:
    """Determine the place of a blow: fixed by the weapon, chosen by the attacker, or rolled with a d8.

    Source: SORD Dam; spec 7.6.
    """
    table, weapon, foe = battle.table, hit.attack.weapon, hit.foe
    if weapon.place in STRUCK:
        return weapon.place
    if weapon.place:
        place = yield from table.choose_one(
            "place",
            lambda: min(PLACES, key=lambda each: foe.armor[each]),
            lambda key: Choose(
                key=key,
                label=phrase(
                    "Where does {who} strike {foe}?", who=table.name(hit.attack.attacker), foe=table.name(foe.index)
                ),
                cite="Dam",
                options=tuple(
                    Option(each, _PLACE_LABELS[each], phrase("armor {number}", number=foe.armor[each]))
                    for each in PLACES
                ),
                decider=hit.attack.attacker,
            ),
        )
        return place
    rolled = yield from table.roll(
        "place",
        D8,
        lambda key: Roll(
            key=key,
            label=phrase("Place of the blow against {foe}", foe=table.name(foe.index)),
            help="1 and 2 strike the head, 3 to 6 the body, 7 and 8 a limb.",
            cite="Dam",
            dice=(D8,),
            decider=hit.attack.attacker,
        ),
    )
    return _PLACE_BY_ROLL[rolled.total]


def _ask_special_costs(battle: Battle, hit: Hit) -> Subprocedure[tuple[str, ...]]:
    """Ask the Game Master whether a special attack costs secondary attributes too (default: no).

    Source: R51; spec 7.6.
    """
    table = battle.table
    sheet = table.sheets[hit.foe.index]
    return (
        yield from table.choose(
            "special",
            lambda: (),
            lambda key: Choose(
                key=key,
                label=phrase(
                    "What else can {weapon} cost {foe}?",
                    weapon=hit.attack.weapon.name,
                    foe=table.name(hit.foe.index),
                ),
                help="Secondary attributes that this special attack can damage in addition to the usual ones.",
                cite="Dam; R51",
                options=tuple(Option(each, attribute_label(sheet, each)) for each in ATTRIBUTES if each not in PRIMARY),
                least=0,
                most=len(ATTRIBUTES) - len(PRIMARY),
            ),
        )
    )


def _choose_paying_attributes(
    battle: Battle, hit: Hit, place: str, sustained: int, current: Mapping[str, int]
) -> Subprocedure[Mapping[str, int]]:
    """Ask which attributes lose the points of a blow; points they cannot take are lost.

    Source: SORD Dam; R33; spec 7.6.
    """
    table, foe = battle.table, hit.foe
    available = {each: max(0, points) for each, points in current.items()}
    amount = min(sustained, sum(available.values()))
    if not table.is_interactive or amount == 0:
        return spread_evenly(amount, available, place)
    sheet = table.sheets[foe.index]
    answer = yield from table.ask(
        "spread",
        lambda key: Allocate(
            key=key,
            label=phrase("{foe} sustains {points}", foe=table.name(foe.index), points=amount),
            help="Choose from Ambition, Health and the attribute of the place.",
            cite="Dam, XVI; R33",
            amount=amount,
            targets=tuple(
                Target(
                    each,
                    attribute_label(sheet, each),
                    most=min(amount, points),
                    about=phrase("now {number}", number=points),
                )
                for each, points in available.items()
            ),
            spend_all=True,
            decider=foe.index,
            policy=lambda _source, _memory: dict(spread_evenly(amount, available, place)),
        ),
    )
    amounts: Mapping[str, object] = answer if isinstance(answer, Mapping) else {}
    return {each: int(str(amounts.get(each, 0))) for each in available}


def spread_evenly(amount: int, available: Mapping[str, int], place: str) -> dict[str, int]:
    """Return the points taken one by one from the highest attribute; ties: the place's, Health, Ambition, others.

    >>> spread_evenly(5, {"ambt": 3, "hlth": 4, "mind": 4}, "head")
    {'ambt': 1, 'hlth': 2, 'mind': 2}

    Source: SORD spec 7.6.
    """
    preferred = (STRUCK.get(place, ""), "hlth", "ambt")
    order = [*(each for each in preferred if each in available), *(each for each in available if each not in preferred)]
    remaining = dict(available)
    for _ in range(min(amount, sum(remaining.values()))):
        remaining[max(order, key=remaining.__getitem__)] -= 1
    return {each: available[each] - remaining[each] for each in available}


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
    for attack in [each for each in battle.attacks if each.attacker == foe.index and each.weapon.object == dropped]:
        battle.attacks.remove(attack)
        mark(battle, attack, MarkState.LOST)
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


def _damage_event(battle: Battle, hit: Hit, place: str, sustained: int, spread: Mapping[str, int]) -> Event:
    weapon, foe = hit.attack.weapon, hit.foe
    parts = [Term("fixed", weapon.flat)]
    if hit.rolled is not None:
        parts.append(Term(weapon.dice.text, hit.rolled))
    parts.append(Term("total", hit.total))
    names: dict[str, object] = {"foe": battle.table.name(foe.index), "points": sustained}
    if place:
        parts += [Term(_ARMOR[place], foe.armor[place]), Term("sustained", sustained)]
        message = Message(
            "sord_struck", "{foe} is struck, {place}, and sustains {points}.", {**names, "place": _PLACE_LABELS[place]}
        )
    else:
        parts.append(Term("Minimum Blow", foe.minimum_blow))
        message = Message("sord_absorbed", "{foe}'s armor absorbs the blow except for {points}.", names)
    sheet = battle.table.sheets[foe.index]
    parts += [Term(attribute_label(sheet, each), -points) for each, points in spread.items() if points]
    return Event(EventKind.HARM, message, hit.attack.attacker, foe.index, tuple(parts), "Dam, XVI; R33")
