"""Grapples: grabs, close combat, control and escape, slams and throws, and what is wrested from a hand.

Source: HURSAGMU Grapple; R14, R16 to R23; spec 7.8, 7.9.
"""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from functools import partial

from core.character import AddRow, Json
from core.messages import Message, Word, phrase
from core.procedures import NO, YES, Asking, Choose, Conversation, Enter, Event, EventKind, Option, Part, list_of
from core.systems.hursagmu.allowances import FORBIDDEN, allows, forbidden
from core.systems.hursagmu.defense import WRESTLE, Attack, answer, defend, is_too_heavy
from core.systems.hursagmu.doublings import doublings
from core.systems.hursagmu.figures import BARE, NO_ROW, Figure, Form
from core.systems.hursagmu.harm import Harm, damage, leave_clinch, roll_2d6
from core.systems.hursagmu.melee import Melee
from core.systems.hursagmu.odds import beats_all, strikes
from core.systems.hursagmu.strikes import (
    SHIELD,
    approach,
    chance,
    choose_augments,
    choose_foe,
    held_things,
    judge,
    lose_held,
    use_attack,
)

HOLD, DISARM, CONTROL, ESCAPE = "hold", "disarm", "control", "escape"
_ATTEMPTS = {DISARM: Word("disarm"), CONTROL: Word("control"), ESCAPE: Word("escape")}
SURFACES: Mapping[str, tuple[str, int, int]] = {
    "soft": (Word("Soft earth"), 1, 0),
    "packed": (Word("Packed earth"), 2, 0),
    "boards": (Word("Thin boards"), 3, 1),
    "wood": (Word("A wooden floor, a tree"), 4, 2),
    "brick": (Word("Brick"), 5, 3),
    "stone": (Word("Stone"), 6, 4),
    "iron": (Word("Iron, bedrock"), 8, 4),
}
"""What somebody can be slammed against: its bonus, and what a sharp corner adds (R20)."""
_SLAMS: Mapping[str, str] = {
    "soft": Word("A slam: soft earth"),
    "packed": Word("A slam: packed earth"),
    "boards": Word("A slam: thin boards"),
    "wood": Word("A slam: a wooden floor, a tree"),
    "brick": Word("A slam: brick"),
    "stone": Word("A slam: stone"),
    "iron": Word("A slam: iron, bedrock"),
}
_CORNER = ".corner"
_HEIGHT = "height"
_BARE, _SLAM, _THROW, _NOTHING = "bare", "slam", "throw", "nothing"
_MOST_FALL = 1_000


# ------------------------------------------------------------------------------------------------- mass and teams


def team(melee: Melee, figure: Figure) -> list[Figure]:
    """Give those who grapple as one: the figure and, with the option of mass, its friends in the close combat (R22)."""
    if figure.clinch is None or not melee.option("mass_bonus"):
        return [figure]
    return [each for each in figure.clinch if each.side == figure.side and each.can_act] or [figure]


def mass_bonus(melee: Melee, figure: Figure, other: Figure) -> int:
    """Give what mass adds to the Grappling of somebody against another.

    Source: HURSAGMU Grapple; R21, R22; spec 7.9.
    """
    if not melee.option("mass_bonus"):
        return 0
    own = sum((each.numbers.mass for each in team(melee, figure)), Fraction(0))
    theirs = sum((each.numbers.mass for each in team(melee, other)), Fraction(0))
    return doublings(own, theirs) if own > 0 and theirs > 0 else 0


def wrestler(melee: Melee, figure: Figure) -> Figure:
    """Give who rolls for a team: the best at Grappling."""
    return max(team(melee, figure), key=lambda each: (each.numbers.grappling, each is figure))


def wrestling(melee: Melee, figure: Figure, other: Figure) -> int:
    """Give the Grappling number of somebody against another, mass included."""
    best = wrestler(melee, figure)
    return best.numbers.grapple + best.shift + mass_bonus(melee, figure, other)


def engage(figure: Figure, foe: Figure) -> None:
    """Lock two together, with everybody who is locked with either."""
    joined = list(dict.fromkeys([*(figure.clinch or [figure]), *(foe.clinch or [foe])]))
    for each in joined:
        each.clinch = joined


# ------------------------------------------------------------------------------------------------- the grab


def plan_grab(melee: Melee, figure: Figure) -> Asking[tuple[Figure, str] | None]:
    """Ask whom and why: to hold, or to wrest something from the hand."""
    foe = melee.weakest(figure)
    if not melee.table.is_watched:
        return None if foe is None else (foe, HOLD)
    foe = yield from choose_foe(melee, figure, foe)
    if foe is None:
        return None
    purpose = HOLD
    if held_things(melee, foe):
        (purpose,) = yield from melee.table.choose(
            "purpose",
            lambda: (HOLD,),
            lambda key: Choose(
                key=key,
                label=phrase("Why does {name} grab?", name=figure.name),
                cite="Grapple; R14",
                options=(Option(HOLD, "To hold"), Option(DISARM, "To disarm")),
                decider=figure.decider,
            ),
        )
    return foe, purpose


def grab(melee: Melee, figure: Figure, foe: Figure, purpose: str = HOLD) -> Conversation:
    """Grab somebody.

    Source: HURSAGMU Grapple; R14, R22; spec 7.8.
    """
    use_attack(figure, 0)
    thing = ""
    if purpose == DISARM:
        thing = yield from _choose_thing(melee, figure, foe)
    form = Form("grab", Word("Grab"), NO_ROW, BARE, figure.numbers.grapple, figure.numbers.bare_damage)
    yield from approach(melee, figure, foe, form)
    attack = Attack(figure, foe, form, 0, mass_bonus(melee, figure, foe), is_grab=True)
    attack.wrestle = mass_bonus(melee, foe, figure)
    if thing:
        attack.modifier -= _gap(melee, figure, foe)
    if melee.table.is_watched:
        yield from judge(melee, attack)
    attack.level = 0
    bonus = form.hit + figure.shift + attack.modifier
    dice = yield from roll_2d6(
        melee,
        "grab",
        figure,
        lambda: phrase("{name} grabs {foe}", name=figure.name, foe=foe.name),
        "Grapple",
        lambda: (Word("higher than the defense"), partial(chance, melee, attack)),
    )
    guard, way = yield from defend(melee, attack, dice + bonus)
    is_done = guard is None or dice + bonus > guard
    parts = (Part("2d6", dice), Part("Grappling", form.hit + figure.shift), Part("modifier", attack.modifier))
    totals = (Part("grab", dice + bonus), Part("defense", guard))
    what = _grabbed(_names(figure, foe), way, thing, is_done=is_done)
    yield from _tell(melee, (figure, foe), what, (*parts, *totals), is_done=is_done)
    if is_done and thing:
        yield from melee.effect(partial(_wrest, melee, figure, foe, thing))
    elif is_done:
        yield from melee.effect(partial(_take_hold, figure, foe))
        yield from hurt(melee, figure, foe)
    elif way == WRESTLE and not thing:
        yield from melee.effect(partial(_lock, figure, foe))


def _grabbed(names: dict[str, object], way: str, thing: str, *, is_done: bool) -> Message:
    if thing:
        return _wrested(names, is_done=is_done)
    if is_done:
        return Message("hursagmu_holds", "{who} gets hold of {foe}.", names)
    if way == WRESTLE:
        return Message("hursagmu_locked", "{who} is locked with {foe}.", names)
    return Message("hursagmu_warded_off", "{who} is warded off by {foe}.", names)


def _wrested(names: dict[str, object], *, is_done: bool) -> Message:
    if is_done:
        return Message("hursagmu_wrests", "{who} wrests something from {foe}.", names)
    return Message("hursagmu_cannot_disarm", "{who} cannot disarm {foe}.", names)


def _take_hold(figure: Figure, foe: Figure) -> Conversation:
    engage(figure, foe)
    foe.held_by, figure.held_by = figure, None
    return
    yield


def _lock(figure: Figure, foe: Figure) -> Conversation:
    engage(figure, foe)
    return
    yield


def _gap(melee: Melee, figure: Figure, foe: Figure) -> int:
    """Give what a far stronger foe takes from a disarm (R15)."""
    if not melee.option("strength_gap"):
        return 0
    return max(0, foe.numbers.strength - figure.numbers.strength - figure.numbers.gap_free)


def _choose_thing(melee: Melee, figure: Figure, foe: Figure) -> Asking[str]:
    things = held_things(melee, foe)
    if len(things) < 2:  # noqa: PLR2004 - nothing to choose
        return things[0][0] if things else ""
    (key,) = yield from melee.table.choose(
        "thing",
        lambda: (things[0][0],),
        lambda key: Choose(
            key=key,
            label=phrase("What does {name} want of {foe}?", name=figure.name, foe=foe.name),
            cite="Grapple; R14",
            options=tuple(Option(row, name) for row, name in things),
            decider=figure.decider,
        ),
    )
    return key


def _wrest(melee: Melee, figure: Figure, foe: Figure, thing: str) -> Conversation:
    """Take what somebody holds into one's own hand.

    Source: HURSAGMU Grapple; R14.
    """
    is_shield = thing.startswith(SHIELD)
    key, row = ("armor", int(thing.removeprefix(SHIELD))) if is_shield else ("weapons", int(thing))
    listed = list_of(melee.table.sheets[foe.who], key)
    if not row < len(listed):
        return
    taken: dict[str, Json] = {name: value for name, value in listed[row].items() if name != "uid"}
    yield from lose_held(melee, foe, thing)
    if not figure.is_animal:
        taken |= {"quantity": 1, "worn" if is_shield else "ready": True, "carried": True}
        yield from melee.write(figure, AddRow(key, taken))


# ------------------------------------------------------------------------------------------------- close combat


def usual_attempt(figure: Figure) -> str:
    """Give what somebody in close combat tries without deciding.

    Source: spec 7.14.
    """
    if figure.controls() is not None:
        return CONTROL
    best = max((each.numbers.grappling for each in figure.partners), default=0)
    return CONTROL if figure.numbers.grappling > best else ESCAPE


def attempt(melee: Melee, figure: Figure, what: str) -> Conversation:
    """Try to gain control, to disarm, or to escape.

    Source: HURSAGMU Grapple; R16, R17, R18; spec 7.8.
    """
    if not figure.partners:
        leave_clinch(figure)
        return
    foe = yield from _opponent(melee, figure, what)
    use_attack(figure, 0)
    thing = ""
    if what == DISARM:
        thing = yield from _choose_thing(melee, figure, foe)
    bonus = wrestling(melee, figure, foe) - (_gap(melee, figure, foe) if thing else 0)
    resisting = figure.partners if what == ESCAPE else [foe]
    dice = yield from roll_2d6(
        melee,
        what,
        figure,
        lambda: phrase("{name} against {foe}: {what}", name=figure.name, foe=foe.name, what=_ATTEMPTS[what]),
        "Grapple; R18",
        lambda: (Word("higher than the other"), partial(_chance, melee, bonus, figure, resisting)),
    )
    guard = yield from _resist(melee, figure, resisting, dice + bonus)
    is_done = guard is None or dice + bonus > guard
    parts = (Part("2d6", dice), Part("Grappling", bonus), Part("total", dice + bonus), Part("against", guard))
    yield from _tell(
        melee, (figure, foe), _attempted(_names(figure, foe), what, is_done=is_done), parts, is_done=is_done
    )
    if is_done:
        yield from _succeed(melee, figure, foe, what, thing)


def _attempted(names: dict[str, object], what: str, *, is_done: bool) -> Message:
    if what == DISARM:
        return _wrested(names, is_done=is_done)
    if what == ESCAPE:
        free = Message("hursagmu_free", "{who} gets free of {foe}.", names)
        return free if is_done else Message("hursagmu_not_free", "{who} cannot escape {foe}.", names)
    control = Message("hursagmu_controls", "{who} gains control over {foe}.", names)
    return control if is_done else Message("hursagmu_no_control", "{who} gains no control over {foe}.", names)


def _succeed(melee: Melee, figure: Figure, foe: Figure, what: str, thing: str) -> Conversation:
    if what == CONTROL:
        yield from melee.effect(partial(_take_hold, figure, foe))
        yield from hurt(melee, figure, foe)
    elif what == ESCAPE:
        yield from melee.effect(partial(_get_free, figure))
    elif thing:
        yield from melee.effect(partial(_wrest, melee, figure, foe, thing))


def _get_free(figure: Figure) -> Conversation:
    leave_clinch(figure)
    return
    yield


def _opponent(melee: Melee, figure: Figure, what: str) -> Asking[Figure]:
    partners = figure.partners
    default = figure.controls() or figure.held_by or partners[0]
    if len(partners) == 1 or what == ESCAPE:
        return default
    (key,) = yield from melee.table.choose(
        "opponent",
        lambda: (str(default.place),),
        lambda key: Choose(
            key=key,
            label=phrase("Against whom does {name} wrestle?", name=figure.name),
            cite="Grapple",
            options=tuple(Option(str(each.place), each.name) for each in partners),
            decider=figure.decider,
        ),
    )
    return melee.figures[int(key)]


def may_resist(figure: Figure) -> bool:
    """Say whether somebody may roll against an attempt, controlled or not (R18)."""
    return figure.can_act and (not figure.is_committed or figure.plan.defend)


def _resist(melee: Melee, figure: Figure, foes: list[Figure], total: int) -> Asking[int | None]:
    """Let everybody roll whom an attempt is against; give the highest."""
    best: int | None = None
    rolled: set[int] = set()
    for foe in foes:
        best_one = wrestler(melee, foe)
        if not may_resist(foe) or best_one.place in rolled:
            continue
        if not (yield from _wants_to_resist(melee, figure, foe, total)):
            continue
        yield from answer(melee, foe)
        rolled.add(best_one.place)
        bonus = wrestling(melee, foe, figure)
        dice = yield from roll_2d6(
            melee,
            "resist",
            foe,
            lambda foe=foe: phrase("Grappling of {name}", name=foe.name),  # type: ignore[misc]  # bound as it is now
            "Grapple; R18",
            lambda bonus=bonus: (phrase("{number} or more", number=total), partial(_reach, total - bonus)),  # type: ignore[misc]  # bound as it is now
        )
        best = dice + bonus if best is None else max(best, dice + bonus)
    return best


def _wants_to_resist(melee: Melee, figure: Figure, foe: Figure, total: int) -> Asking[bool]:
    """Ask whether somebody rolls against an attempt; whoever has no plan yet commits to Defend with it.

    Source: HURSAGMU Grapple; R18; spec 7.8, 7.14.
    """
    bonus = wrestling(melee, foe, figure) + (foe.coming if wrestler(melee, foe) is foe else 0)
    return (
        yield from melee.table.agree(
            "resists",
            lambda: True,
            lambda key: Choose(
                key=key,
                label=phrase("Does {name} resist {foe}?", name=foe.name, foe=figure.name),
                help=phrase("The attempt is {total}.", total=total),
                cite="Grapple; R18",
                options=(
                    Option(YES, "Grappling", f"2d6 {bonus:+}, {round(_reach(total - bonus) * 100)} %"),
                    Option(NO, "Not at all"),
                ),
                decider=foe.decider,
            ),
        )
    )


def _reach(needed: int) -> Fraction:
    return strikes(0, needed, is_defended=False)


def _chance(melee: Melee, bonus: int, figure: Figure, foes: list[Figure]) -> Fraction:
    """Give the exact chance of an attempt against everybody who may roll; who has no plan yet makes the usual one."""
    leads: dict[int, int] = {}
    for foe in foes:
        best = wrestler(melee, foe)
        if may_resist(foe) and best.place not in leads:
            coming = foe.coming if best is foe else 0
            leads[best.place] = bonus - wrestling(melee, foe, figure) - coming
    return beats_all(tuple(leads.values()))


def join(melee: Melee, figure: Figure) -> Conversation:
    """Join friends in a close combat: their masses count together.

    Source: HURSAGMU Grapple; R22; spec 7.9.
    """
    friend = next(each for each in melee.figures if can_join(each, figure))
    use_attack(figure, 0)
    yield from melee.effect(partial(_lock, figure, friend))
    yield from _tell(
        melee,
        (figure, friend),
        Message("hursagmu_joins", "{who} joins in the grapple of {foe}.", _names(figure, friend)),
        (),
        is_done=True,
    )


def can_join(friend: Figure, figure: Figure) -> bool:
    """Say whether somebody is a friend in a close combat."""
    return friend is not figure and friend.side == figure.side and friend.clinch is not None


def let_go(melee: Melee, figure: Figure) -> Conversation:
    """Let go of everybody."""
    foe = figure.controls() or figure.partners[0]
    leave_clinch(figure)
    yield from _tell(
        melee,
        (figure, foe),
        Message("hursagmu_lets_go", "{who} lets go of {foe}.", _names(figure, foe)),
        (),
        is_done=True,
    )


# ------------------------------------------------------------------------------------------------- to hurt


def hurt(melee: Melee, figure: Figure, victim: Figure) -> Conversation:
    """Hurt somebody who is under control: bare, with a small weapon, by a slam or a throw.

    Source: HURSAGMU Grapple; R20, R23; spec 7.8.
    """
    surface = ""
    if melee.table.is_watched and (yield from _may_slam(melee, figure, victim)):
        surface = yield from _surface(melee, victim)
    ways = _ways(figure, surface)
    chosen = max((key for key in ways if key != _THROW), key=lambda key: ways[key][1])
    if melee.table.is_watched:
        larger = _larger(figure)
        chosen = yield from _choose_hurt(melee, figure, victim, ways, is_refused=not larger)
        if chosen == FORBIDDEN:
            label = phrase("May {name} use a larger weapon in close combat?", name=figure.name)
            is_allowed = yield from allows(melee, label, "Grapple")
            ways |= larger if is_allowed else {}
            chosen = yield from _choose_hurt(melee, figure, victim, ways, is_refused=True)
    if chosen == _NOTHING:
        return
    force = yield from choose_augments(melee, figure)
    figure.augments_left -= force
    figure.actions_used += force
    name, bonus = ways[chosen]
    if chosen == _THROW:
        bonus = yield from _yards(melee, victim)
    more = figure.numbers.augment_step * force
    part = "yards fallen" if chosen == _THROW else "damage"
    yield from damage(melee, Harm(figure, victim, name, bonus, more, part=part))


def _may_slam(melee: Melee, figure: Figure, victim: Figure) -> Asking[bool]:
    """Say whether somebody can be slammed or thrown: not too heavy, or by the Master's word.

    Source: HURSAGMU Grapple; R23; spec 7.8, 9.
    """
    if not is_too_heavy(figure, victim):
        return True
    label = phrase("May {name} slam {foe}, who is too heavy?", name=figure.name, foe=victim.name)
    return (yield from allows(melee, label, "Grapple; R23"))


def _choose_hurt(
    melee: Melee, figure: Figure, victim: Figure, ways: Mapping[str, tuple[str, int]], *, is_refused: bool
) -> Asking[str]:
    usual = max((key for key in ways if key != _THROW), key=lambda key: ways[key][1])
    (chosen,) = yield from melee.table.choose(
        "hurt",
        lambda: (usual,),
        lambda key: Choose(
            key=key,
            label=phrase("How does {name} hurt {foe}?", name=figure.name, foe=victim.name),
            cite="Grapple; R20",
            options=(
                *(Option(way, label, f"2d6 {bonus:+}") for way, (label, bonus) in ways.items()),
                *(() if is_refused else (forbidden("A larger weapon"),)),
                Option(_NOTHING, "Not at all"),
            ),
            decider=figure.decider,
        ),
    )
    return chosen


def _larger(figure: Figure) -> dict[str, tuple[str, int]]:
    """Give the weapons in hand that are too large for close combat."""
    forms = figure.numbers.forms
    return {
        each.key: (each.name, each.damage)
        for each in forms
        if not each.is_small and each.row != NO_ROW and not each.flies and each.is_usual
    }


def _ways(figure: Figure, surface: str) -> dict[str, tuple[str, int]]:
    bare = figure.numbers.bare_damage
    found: dict[str, tuple[str, int]] = {_BARE: (Word("Bare hands"), bare)}
    for form in figure.numbers.forms:
        if form.is_small and form.row != NO_ROW and not form.flies:
            found[form.key] = (form.name, form.damage)
    if surface == _HEIGHT:
        found[_THROW] = (Word("A throw off the height"), 0)
    elif surface:
        key, corner, _ = surface.partition(_CORNER)
        _, bonus, sharp = SURFACES[key]
        found[_SLAM] = (_SLAMS[key], bare + bonus + (sharp if corner else 0))
    return found


def _surface(melee: Melee, victim: Figure) -> Asking[str]:
    options = [Option("", "Nothing of the kind")]
    for key, (label, bonus, corner) in SURFACES.items():
        options.append(Option(key, label, f"{bonus:+}"))
        if corner:
            sharp = phrase("{surface}, a sharp corner", surface=label)
            options.append(Option(f"{key}{_CORNER}", sharp, f"{bonus + corner:+}"))
    options.append(Option(_HEIGHT, "A height to throw off", "2d6 and the yards of the fall."))
    (key,) = yield from melee.table.choose(
        "surface",
        lambda: ("",),
        lambda own: Choose(
            key=own,
            label=phrase("What is there to slam {name} against?", name=victim.name),
            cite="Grapple; R20",
            options=tuple(options),
        ),
    )
    return key


def _yards(melee: Melee, victim: Figure) -> Asking[int]:
    return (
        yield from melee.table.number(
            "fall",
            1,
            lambda key: Enter(
                key=key,
                label=phrase("How many yards does {name} fall?", name=victim.name),
                cite="Grapple; R20",
                least=0,
                most=_MOST_FALL,
                unit="yards",
            ),
        )
    )


def _names(figure: Figure, foe: Figure) -> dict[str, object]:
    return {"who": figure.name, "foe": foe.name}


def _tell(
    melee: Melee, pair: tuple[Figure, Figure], what: Message, parts: tuple[Part, ...], *, is_done: bool
) -> Conversation:
    figure, foe = pair
    kind = EventKind.HIT if is_done else EventKind.MISS
    yield from melee.table.tell(lambda: Event(kind, what, figure.who, foe.who, parts, "Grapple; R14, R18"))
