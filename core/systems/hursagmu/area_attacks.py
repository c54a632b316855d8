"""Runs an area attack: the roll to hit a place, the figures in the area, dives, damage.

Source: HURSAGMU Area attacks; R2, R26, R27, R29, R30; spec 7.10.
"""

from __future__ import annotations

from fractions import Fraction
from functools import partial

from core.formula import format_value
from core.messages import Message, phrase
from core.procedures.ask_helpers import Subprocedure
from core.procedures.events import Event, EventKind, Term
from core.procedures.requests import Choose, Conversation, Enter, Option
from core.systems.hursagmu.damage import Hit, dismount, roll_2d6, roll_damage
from core.systems.hursagmu.defense import Attack, may_defend, use_defense
from core.systems.hursagmu.fight_state import FightState
from core.systems.hursagmu.figures import THROWN, Figure, Form
from core.systems.hursagmu.odds import reaches
from core.systems.hursagmu.ranges import Yards, dive_challenge, dive_yards, range_level
from core.systems.hursagmu.round_plan import reaches as form_reaches
from core.systems.hursagmu.strikes import (
    StrikeChoice,
    approach,
    ask_circumstances,
    choose_augments,
    choose_foe,
    lose_thing,
    strike,
    use_attack,
)

_PI = Fraction(31416, 10_000)
_MOST_YARDS = 1_000


def area_forms(figure: Figure) -> list[Form]:
    """Return the ready weapons with an area."""
    return [each for each in figure.numbers.forms if each.area > 0]


def attack_area(fight: FightState, figure: Figure) -> Conversation:
    """Attack a place and all figures in the area around it.

    Source: HURSAGMU Area attacks; R2, R26, R30; spec 7.10.
    """
    center = yield from choose_foe(fight, figure, fight.weakest_foe(figure), is_place=True)
    forms = [
        each for each in area_forms(figure) if center and form_reaches(each, fight.distance(figure, center), figure)
    ]
    if center is None or not forms:
        return
    form = forms[0] if len(forms) == 1 else (yield from _form(fight, figure, forms))
    force = yield from choose_augments(fight, figure)
    if _PI * Fraction(form.area) ** 2 <= 1:
        yield from strike(fight, figure, StrikeChoice(center, form, augments=force))
        return
    use_attack(figure, force)
    if form.near <= 0:
        yield from approach(fight, figure, center, form)
    level = range_level(fight.distance(figure, center), form.near) or 0 if form.near > 0 else 0
    attack = Attack(figure, center, form, level)
    if fight.table.is_interactive:
        yield from ask_circumstances(fight, attack)
    if form.kind == THROWN:
        yield from fight.apply_effect(partial(lose_thing, fight, figure, form.row))
    bonus = form.hit + figure.shift + attack.modifier
    dice = yield from roll_2d6(
        fight,
        "place",
        figure,
        lambda: phrase("{form} of {name} at a place", form=form.name, name=figure.name),
        "Area attacks; R2",
        lambda: (phrase("more than {number}", number=attack.level - bonus), partial(reaches, attack.level - bonus + 1)),
    )
    is_placed = dice + bonus > attack.level
    yield from fight.table.log(lambda: _placement_event(attack, dice, dice + bonus, is_placed=is_placed))
    if is_placed:
        victims = yield from _covered(fight, attack)
        from_center = [_yards_from_center(fight, attack, victim) for victim in victims]
        for victim, away in zip(victims, from_center, strict=True):
            yield from _resolve_victim(fight, attack, (victim, away), figure.numbers.augment_step * force)


def _form(fight: FightState, figure: Figure, forms: list[Form]) -> Subprocedure[Form]:
    key = yield from fight.table.choose_one(
        "area_form",
        lambda: forms[0].key,
        lambda key: Choose(
            key=key,
            label=phrase("Which weapon does {name} attack the area with?", name=figure.name),
            cite="Area attacks",
            options=tuple(
                Option(each.key, each.name, phrase("radius {yards:# yard|# yards}", yards=format_value(each.area)))
                for each in forms
            ),
            decider=figure.decider,
        ),
    )
    return next(each for each in forms if each.key == key)


def _covered(fight: FightState, attack: Attack) -> Subprocedure[list[Figure]]:
    """Ask the Master for the figures in the area; return them in order of Initiative."""
    there = [each for each in fight.figures if not each.gone]
    within = [each for each in there if _yards_from_center(fight, attack, each) <= attack.form.area]
    keys = yield from fight.table.choose(
        "covered",
        lambda: tuple(str(each.index) for each in within),
        lambda key: Choose(
            key=key,
            label="Who is in the area?",
            help=phrase(
                "{yards:# yard|# yards} around {name}.", yards=format_value(attack.form.area), name=attack.on.name
            ),
            cite="Area attacks",
            options=tuple(Option(str(each.index), each.name) for each in there),
            least=0,
            most=len(there),
        ),
    )
    covered = [each for each in there if str(each.index) in keys]
    return sorted(covered, key=lambda each: -(each.initiative if each.initiative is not None else -_MOST_YARDS))


def _yards_from_center(fight: FightState, attack: Attack, victim: Figure) -> Yards:
    """Return the yards of a figure from the center of an area; a rider and its mount are at one place."""
    center = attack.on
    if victim is center or victim.rider is center or victim.mount is center:
        return 0
    return fight.distance(victim, center)


def _resolve_victim(fight: FightState, attack: Attack, placed: tuple[Figure, Yards], force: int) -> Conversation:
    """Resolve the area attack on one figure: a dive out of it, or damage.

    Args:
        fight: The fight.
        attack: The attack on the place.
        placed: The figure, and its yards from the center when the attack hit.
        force: Bonus of Augments.

    Source: HURSAGMU Area attacks; R27, R29; spec 7.10.
    """
    form, (victim, away) = attack.form, placed
    usual = dive_yards(form.area, away)
    yards = yield from fight.table.number(
        "dive_yards",
        usual,
        lambda key: Enter(
            key=key,
            label=phrase("How many yards is it for {name} to safe ground?", name=victim.name),
            help="Whole yards, at least 1. Who flies or swims may dive up and down too.",
            cite="Area attacks; R27",
            least=1,
            most=_MOST_YARDS,
            unit="yards",
        ),
    )
    level = dive_challenge(yards, victim.numbers.dive_step, victim.numbers.dive_most)
    if (
        level is not None
        and attack.has_room
        and may_defend(fight, victim)
        and (yield from _dive(fight, attack, victim, level))
    ):
        return
    yield from roll_damage(fight, Hit(attack.by, victim, form.name, form.damage, force))


def _dive(fight: FightState, attack: Attack, victim: Figure, level: int) -> Subprocedure[bool]:
    before = victim.numbers.defense + victim.shift + victim.expected_shift
    wants = yield from fight.table.choose_one(
        "dive",
        lambda: "dive",
        lambda key: Choose(
            key=key,
            label=phrase("Does {name} dive out of the area?", name=victim.name),
            help=phrase("The challenge is {level}.", level=level),
            cite="Area attacks; R27",
            options=(
                Option(
                    "dive",
                    "Dive",
                    phrase("2d6 {bonus}, {odds} %", bonus=f"{before:+}", odds=round(reaches(level - before) * 100)),
                ),
                Option("stay", "Stay"),
            ),
            decider=victim.decider,
        ),
    )
    if wants != "dive":
        return False
    yield from use_defense(fight, victim)
    bonus = victim.numbers.defense + victim.shift
    dice = yield from roll_2d6(
        fight,
        "dives",
        victim,
        lambda: phrase("Dive of {name}", name=victim.name),
        "Area attacks; R27",
        lambda: (phrase("{number} or more", number=level - bonus), partial(reaches, level - bonus)),
    )
    is_clear = dice + bonus >= level
    yield from fight.table.log(
        lambda: Event(
            EventKind.CHECK,
            Message(
                "hursagmu_dives" if is_clear else "hursagmu_caught",
                "{who} dives clear of it." if is_clear else "{who} does not get clear of it.",
                {"who": victim.name},
            ),
            victim.participant,
            attack.by.participant,
            (Term("2d6", dice), Term("Defense", bonus), Term("total", dice + bonus), Term("needed", level)),
            "Area attacks; R27",
        )
    )
    if is_clear and victim.is_mounted:
        leaves = Message("hursagmu_leaves_saddle", "{who} leaves the saddle.", {"who": victim.name})
        yield from fight.apply_effect(partial(dismount, fight, victim, leaves, prone=False))
    return is_clear


def _placement_event(attack: Attack, dice: int, total: int, *, is_placed: bool) -> Event:
    names = {"who": attack.by.name, "what": attack.form.name}
    message = (
        Message("hursagmu_placed", "{who} hits the area: {what}.", names)
        if is_placed
        else Message("hursagmu_misplaced", "{who} misses the area: {what}.", names)
    )
    parts = (
        Term("2d6", dice),
        Term("to hit", total - dice),
        Term("attack", total),
        Term("range level", attack.level),
    )
    kind = EventKind.HIT if is_placed else EventKind.MISS
    return Event(kind, message, attack.by.participant, None, parts, "Area attacks; R2, R30")
