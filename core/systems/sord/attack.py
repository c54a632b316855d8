"""An attack: target, roll, damage, place, and the attributes that lose points."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction

from core.character import SetValue
from core.dice import Dice
from core.messages import Message, Word, phrase
from core.play import MarkState
from core.procedures import (
    Allocate,
    Choose,
    Conversation,
    Event,
    EventKind,
    Option,
    Roll,
    Subprocedure,
    Target,
    Term,
    number,
)
from core.systems.sord.blow_effects import apply_blow_effects
from core.systems.sord.creation_attributes import ATTRIBUTES, PRIMARY
from core.systems.sord.fighters import PLACES, STRUCK, Attack, Battle, Fighter
from core.systems.sord.movement import reach
from core.systems.sord.new_actions import begin_action, mark
from core.systems.sord.setting_rows import attribute_label
from core.systems.sord.targets import FACES, hit_number, parry_avoid, too_far, usual_foe

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
    """An attack roll with its weapon and result."""

    attack: Attack
    foe: Fighter
    far: int
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
    foe = yield from _target(battle, attack)
    if foe is None:
        mark(battle, attack, MarkState.LOST)
        return None
    if weapon.type == "thrown":
        yield from _use_up_thrown(battle, attack)
    battle.fighters[attack.who].last_foe = foe.who
    far = too_far(weapon, battle.distance(attack.who, foe.who))
    pa = parry_avoid(battle, foe)
    highest = hit_number(battle, attack.who, weapon, foe)
    d20 = yield from table.roll(
        "attack",
        D20,
        lambda key: Roll(
            key=key,
            label=phrase(
                "{who} attacks {foe} with {weapon}",
                who=table.name(attack.who),
                foe=table.name(foe.who),
                weapon=weapon.name,
            ),
            help="The number or less hits; a 1 always does.",
            cite="Att; R45",
            dice=(D20,),
            decider=attack.who,
            target=phrase("{number} or less", number=highest),
            chance=lambda: Fraction(highest, FACES),
        ),
    )
    is_hit = d20.total == 1 or weapon.thawac - far - d20.total >= pa
    yield from table.log(lambda: _attack_event(battle, Blow(attack, foe, far, pa, d20.total, is_hit)))
    mark(battle, attack, MarkState.DONE)
    if not is_hit:
        return None
    rolled = yield from _damage(battle, attack)
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
    sheet = table.sheets[foe.who]
    further = (yield from _special(battle, hit)) if weapon.type == "special" and table.is_interactive else ()
    allowed = ("ambt", "hlth", *((STRUCK[place],) if place else ()), *further)
    before = {each: number(sheet, f"current.{each}") for each in allowed}
    spread = yield from _choose_paying_attributes(battle, hit, place, sustained, before)
    damage = {each: number(sheet, f"damage.{each}") + points for each, points in spread.items() if points}
    if damage:
        yield from table.write(foe.who, *(SetValue(f"damage.{each}", points) for each, points in damage.items()))
    yield from table.log(lambda: _harm_event(battle, hit, place, sustained, spread))
    zeroed = tuple(each for each in ATTRIBUTES if spread.get(each) and before[each] <= spread[each])
    yield from apply_blow_effects(battle, foe, sustained, zeroed)


def _target(battle: Battle, attack: Attack) -> Subprocedure[Fighter | None]:
    """Choose the target; with a weapon that needs reach, close in as far as movement allows."""
    table, weapon, own = battle.table, attack.weapon, battle.fighters[attack.who]
    foes = battle.foes(attack.who)
    default = usual_foe(battle, own, foes)
    if not foes or (default is None and not table.is_interactive):
        return None
    key = yield from table.choose_target(
        "target",
        None if default is None else default.who,
        lambda key: Choose(
            key=key,
            label=phrase("Who does {who} attack with {weapon}?", who=table.name(attack.who), weapon=weapon.name),
            cite="Init",
            options=tuple(_target_option(battle, attack, foe) for foe in foes),
            decider=attack.who,
        ),
        further=(_INSTEAD,),
    )
    if key == INSTEAD:
        yield from begin_action(battle, own, attack.second)
        return None
    foe = next((each for each in foes if str(each.who) == key), None)
    if foe is None:
        return None
    if not weapon.needs_reach or (yield from reach(battle, own, foe, attack.second)):
        return foe
    yield from table.log(
        lambda: Event(
            EventKind.MISS,
            Message(
                "sord_out_of_reach",
                "{who} cannot reach {foe} with {weapon}.",
                {"who": table.name(attack.who), "foe": table.name(foe.who), "weapon": weapon.name},
            ),
            attack.who,
            foe.who,
            (Term("feet away", battle.distance(attack.who, foe.who)),),
            "Init; R48",
        )
    )
    return None


def _target_option(battle: Battle, attack: Attack, foe: Fighter) -> Option:
    chance = hit_number(battle, attack.who, attack.weapon, foe) * 100 // FACES
    state = battle.table.states[foe.who]
    about = (
        phrase("{chance} % to hit, {state}", chance=chance, state=state)
        if state
        else phrase("{chance} % to hit", chance=chance)
    )
    return Option(str(foe.who), battle.table.name(foe.who), about)


def _use_up_thrown(battle: Battle, attack: Attack) -> Conversation:
    """Count a thrown weapon as used until it is picked up.

    Source: SORD SG; R40.
    """
    thrown, row = battle.fighters[attack.who].thrown, attack.weapon.row
    thrown[row] = thrown.get(row, 0) + 1
    at = f"weapons[{attack.weapon.row}].quantity"
    left = number(battle.table.sheets[attack.who], at) - 1
    yield from battle.table.write(attack.who, SetValue(at, max(0, left)))


def _attack_event(battle: Battle, blow: Blow) -> Event:
    attack, foe = blow.attack, blow.foe
    names = {"who": battle.table.name(attack.who), "foe": battle.table.name(foe.who), "weapon": attack.weapon.name}
    what = (
        Message("sord_hit", "{who} hits {foe} with {weapon}.", names)
        if blow.is_hit
        else Message("sord_miss", "{who} misses {foe} with {weapon}.", names)
    )
    parts = (
        Term("THAWAC", attack.weapon.thawac),
        *((Term("distance", -blow.far),) if blow.far else ()),
        Term("d20", blow.roll),
        Term("SWAC", attack.weapon.thawac - blow.far - blow.roll),
        Term("PA#", blow.pa),
    )
    kind = EventKind.HIT if blow.is_hit else EventKind.MISS
    return Event(kind, what, attack.who, foe.who, parts, "Att, XVIII; R45")


def _damage(battle: Battle, attack: Attack) -> Subprocedure[int | None]:
    weapon = attack.weapon
    if not weapon.dice.text:
        return None
    rolled = yield from battle.table.roll(
        "damage",
        weapon.dice,
        lambda key: Roll(
            key=key,
            label=phrase("Damage of {who} with {weapon}", who=battle.table.name(attack.who), weapon=weapon.name),
            cite="Dam, CG; R33",
            dice=(weapon.dice,),
            decider=attack.who,
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
        (place,) = yield from table.choose(
            "place",
            lambda: (min(PLACES, key=lambda each: foe.armor[each]),),
            lambda key: Choose(
                key=key,
                label=phrase("Where does {who} strike {foe}?", who=table.name(hit.attack.who), foe=table.name(foe.who)),
                cite="Dam",
                options=tuple(
                    Option(each, _PLACE_LABELS[each], phrase("armor {number}", number=foe.armor[each]))
                    for each in PLACES
                ),
                decider=hit.attack.who,
            ),
        )
        return place
    rolled = yield from table.roll(
        "place",
        D8,
        lambda key: Roll(
            key=key,
            label=phrase("Place of the blow against {foe}", foe=table.name(foe.who)),
            help="1 and 2 strike the head, 3 to 6 the body, 7 and 8 a limb.",
            cite="Dam",
            dice=(D8,),
            decider=hit.attack.who,
        ),
    )
    return _PLACE_BY_ROLL[rolled.total]


def _special(battle: Battle, hit: Hit) -> Subprocedure[tuple[str, ...]]:
    """Ask the Game Master whether a special attack costs secondary attributes too (default: no).

    Source: R51; spec 7.6.
    """
    table = battle.table
    sheet = table.sheets[hit.foe.who]
    return (
        yield from table.choose(
            "special",
            lambda: (),
            lambda key: Choose(
                key=key,
                label=phrase(
                    "What else can {weapon} cost {foe}?",
                    weapon=hit.attack.weapon.name,
                    foe=table.name(hit.foe.who),
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
    left = {each: max(0, points) for each, points in current.items()}
    amount = min(sustained, sum(left.values()))
    if not table.is_interactive or amount == 0:
        return spread_evenly(amount, left, place)
    sheet = table.sheets[foe.who]
    answer = yield from table.ask(
        "spread",
        lambda key: Allocate(
            key=key,
            label=phrase("{foe} sustains {points}", foe=table.name(foe.who), points=amount),
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
                for each, points in left.items()
            ),
            spend_all=True,
            decider=foe.who,
            policy=lambda _source, _memory: dict(spread_evenly(amount, left, place)),
        ),
    )
    given: Mapping[str, object] = answer if isinstance(answer, Mapping) else {}
    return {each: int(str(given.get(each, 0))) for each in left}


def spread_evenly(amount: int, left: Mapping[str, int], place: str) -> dict[str, int]:
    """Return the points taken one by one from the highest attribute; ties: the place's, Health, Ambition, others.

    >>> spread_evenly(5, {"ambt": 3, "hlth": 4, "mind": 4}, "head")
    {'ambt': 1, 'hlth': 2, 'mind': 2}

    Source: SORD spec 7.6.
    """
    usual = (STRUCK.get(place, ""), "hlth", "ambt")
    order = [*(each for each in usual if each in left), *(each for each in left if each not in usual)]
    now = dict(left)
    for _ in range(min(amount, sum(now.values()))):
        now[max(order, key=now.__getitem__)] -= 1
    return {each: left[each] - now[each] for each in left}


def _disarm(battle: Battle, hit: Hit) -> Conversation:
    """Disarm: a trained hit knocks the foe's weapons of this Third-turn out of its hands.

    Source: SORD XVII; R39; spec 7.6.
    """
    table, foe = battle.table, hit.foe
    held = [each for each in foe.held if each.casefold() not in foe.dropped]
    if not held:
        return
    dropped = held[0]
    if len(held) > 1:
        (dropped,) = yield from table.choose(
            "knock",
            lambda: (held[0],),
            lambda key: Choose(
                key=key,
                label=phrase("What does {who} knock away?", who=table.name(hit.attack.who)),
                cite="R39",
                options=tuple(Option(each, each) for each in held),
                decider=hit.attack.who,
            ),
        )
    foe.dropped.add(dropped.casefold())
    for attack in [each for each in battle.attacks if each.who == foe.who and each.weapon.object == dropped]:
        battle.attacks.remove(attack)
        mark(battle, attack, MarkState.LOST)
    yield from table.log(
        lambda: Event(
            EventKind.HARM,
            Message("sord_disarmed", "{foe} drops {thing}.", {"foe": table.name(foe.who), "thing": dropped}),
            hit.attack.who,
            foe.who,
            (),
            "XVII; R39",
        )
    )


def _harm_event(battle: Battle, hit: Hit, place: str, sustained: int, spread: Mapping[str, int]) -> Event:
    weapon, foe = hit.attack.weapon, hit.foe
    parts = [Term("fixed", weapon.flat)]
    if hit.rolled is not None:
        parts.append(Term(weapon.dice.text, hit.rolled))
    parts.append(Term("total", hit.total))
    names: dict[str, object] = {"foe": battle.table.name(foe.who), "points": sustained}
    if place:
        parts += [Term(_ARMOR[place], foe.armor[place]), Term("sustained", sustained)]
        what = Message(
            "sord_struck", "{foe} is struck, {place}, and sustains {points}.", {**names, "place": _PLACE_LABELS[place]}
        )
    else:
        parts.append(Term("Minimum Blow", foe.minimum_blow))
        what = Message("sord_absorbed", "{foe}'s armor absorbs the blow except for {points}.", names)
    sheet = battle.table.sheets[foe.who]
    parts += [Term(attribute_label(sheet, each), -points) for each, points in spread.items() if points]
    return Event(EventKind.HARM, what, hit.attack.who, foe.who, tuple(parts), "Dam, XVI; R33")
