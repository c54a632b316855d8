"""Asks for and runs actions of a grapple: grab, control, escape, disarm, join, release.

Source: HURSAGMU Grapple; R14, R16 to R19, R22; spec 7.8.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction
from functools import partial

from core.character.edits import AddRow
from core.character.json_values import Json
from core.messages import Message, Word, phrase
from core.play.arena import Control
from core.procedures.ask_helpers import NO, YES, Subprocedure
from core.procedures.events import Event, EventKind, Term
from core.procedures.readers import sheet_rows
from core.procedures.requests import Choose, Conversation, Option
from core.systems.hursagmu.damage import roll_2d6
from core.systems.hursagmu.defense import WRESTLE, Attack, defend, use_defense
from core.systems.hursagmu.fight_state import FightState
from core.systems.hursagmu.figures import BARE, NO_ROW, Figure, Form
from core.systems.hursagmu.grapple_damage import hurt_controlled
from core.systems.hursagmu.grapple_state import gain_control, get_free, join_in, leave_grapple, lock, take_hold
from core.systems.hursagmu.grapple_teams import mass_bonus, may_resist, wrestler, wrestling
from core.systems.hursagmu.odds import beats_all, strikes
from core.systems.hursagmu.round_plan import commit, reaches
from core.systems.hursagmu.strikes import (
    SHIELD,
    approach,
    ask_circumstances,
    choose_foe,
    held_things,
    hit_chance,
    lose_held,
    use_attack,
)

HOLD, DISARM, CONTROL, ESCAPE = "hold", "disarm", "control", "escape"
_ATTEMPTS = {DISARM: Word("disarm"), CONTROL: Word("control"), ESCAPE: Word("escape")}


# ------------------------------------------------------------------------------------------------- the grab


def choose_grab(fight: FightState, figure: Figure) -> Subprocedure[tuple[Figure, str] | None]:
    """Ask for target and purpose of a grab: to hold or to disarm."""
    foe = fight.weakest_foe(figure)
    if not fight.table.is_interactive:
        return None if foe is None else (foe, HOLD)
    foe = yield from choose_foe(fight, figure, foe, expected_attack=partial(_expected_attack, fight, figure))
    if foe is None:
        return None
    purpose = HOLD
    if held_things(fight, foe):
        purpose = yield from fight.table.choose_one(
            "purpose",
            lambda: HOLD,
            lambda key: Choose(
                key=key,
                label=phrase("Why does {name} grab?", name=figure.name),
                cite="Grapple; R14",
                options=(Option(HOLD, "To hold"), Option(DISARM, "To disarm")),
                decider=figure.decider,
            ),
        )
    return foe, purpose


def grip(figure: Figure) -> Form:
    """Return the form of a figure's grab."""
    return Form("grab", Word("Grab"), NO_ROW, BARE, figure.numbers.grapple, figure.numbers.bare_damage)


def _attack(fight: FightState, figure: Figure, foe: Figure, leader: Figure | None = None) -> Attack:
    """Return a grab; the leader of a team rolls for it."""
    leader = leader or figure
    attack = Attack(figure, foe, grip(leader), 0, mass_bonus(fight, figure, foe), leader=leader)
    attack.wrestle, attack.wrestler = mass_bonus(fight, foe, figure), wrestler(fight, foe)
    return attack


def _expected_attack(fight: FightState, figure: Figure, foe: Figure) -> Attack | None:
    is_near = reaches(grip(figure), fight.distance(figure, foe), figure)
    return _attack(fight, figure, foe) if is_near else None


def grab(fight: FightState, figure: Figure, foe: Figure, purpose: str = HOLD) -> Conversation:
    """Carry out a grab.

    With the option of mass, friends may grab together with the figure: the best of them rolls with the mass of all.

    Source: HURSAGMU Grapple; R14, R22; spec 7.8, 7.9.
    """
    use_attack(figure, 0)
    thing = ""
    if purpose == DISARM:
        thing = yield from _choose_thing(fight, figure, foe)
    yield from approach(fight, figure, foe, grip(figure))
    figure.allies = yield from _gather_allies(fight, figure, foe)
    yield from _grab_together(fight, figure, foe, thing)
    figure.allies = []


def _grab_together(fight: FightState, figure: Figure, foe: Figure, thing: str) -> Conversation:
    """Roll for a grab and its defense, and apply it to all who grab."""
    leader = wrestler(fight, figure) if figure.allies else figure
    attack = _attack(fight, figure, foe, leader)
    if thing:
        attack.modifier -= _gap(fight, figure, foe)
    if fight.table.is_interactive:
        yield from ask_circumstances(fight, attack)
    attack.level = 0
    skill = leader.numbers.grapple + leader.shift
    bonus = skill + attack.modifier
    dice = yield from roll_2d6(
        fight,
        "grab",
        leader,
        lambda: phrase("{name} grabs {foe}", name=figure.name, foe=foe.name),
        "Grapple",
        lambda: (Word("higher than the defense"), partial(hit_chance, fight, attack)),
    )
    guard, way = yield from defend(fight, attack, dice + bonus)
    is_done = guard is None or dice + bonus > guard
    parts = (Term("2d6", dice), Term("Grappling", skill), Term("modifier", attack.modifier))
    totals = (Term("grab", dice + bonus), Term("defense", guard))
    message = _grab_message(_names(figure, foe), way, thing, is_done=is_done)
    yield from _log_attempt(fight, (figure, foe), message, (*parts, *totals), is_done=is_done)
    if is_done and thing:
        yield from fight.apply_effect(partial(_wrest, fight, figure, foe, thing))
    elif is_done:
        yield from fight.apply_effect(partial(take_hold, fight, figure, foe, figure.allies))
        yield from hurt_controlled(fight, figure, foe)
    elif way == WRESTLE and not thing:
        yield from fight.apply_effect(partial(lock, figure, foe, figure.allies))


def _gather_allies(fight: FightState, figure: Figure, foe: Figure) -> Subprocedure[list[Figure]]:
    """Ask friends in reach to grab together with a figure; each spends an attack of the round.

    Source: HURSAGMU Grapple; R22; spec 7.9.
    """
    is_alone = figure.grapple is None and fight.option("mass_bonus")
    if not is_alone or not fight.table.is_interactive:
        return []
    near = [each for each in fight.figures if _may_grab_with(fight, each, figure, foe)]
    by_control: dict[Control, list[Figure]] = {}
    for friend in near:
        by_control.setdefault(fight.table.participants[friend.participant].control, []).append(friend)
    keys: list[str] = []
    for friends in by_control.values():
        keys += yield from _choose_allies(fight, figure, foe, friends)
    allies = [friend for friend in near if str(friend.index) in keys]
    for ally in allies:
        yield from commit(fight, ally, to_attack=True)
        use_attack(ally, 0)
        yield from approach(fight, ally, foe, grip(ally))
        message = Message("hursagmu_grabs_too", "{who} grabs {foe} as well.", _names(ally, foe))
        yield from fight.table.log(
            lambda ally=ally, message=message: Event(  # type: ignore[misc]  # bound early
                EventKind.ACT, message, ally.participant, foe.participant, (), "Grapple; R22"
            )
        )
    return allies


def _may_grab_with(fight: FightState, friend: Figure, figure: Figure, foe: Figure) -> bool:
    """Return whether a friend can grab together with a figure: near, free, and with an attack left or no plan yet."""
    is_free = friend.can_act and friend.grapple is None and not friend.is_idle
    has_attack = friend.attacks_left > 0 or not friend.is_committed
    is_friend = friend.side == figure.side and friend is not figure
    return is_friend and is_free and has_attack and reaches(grip(friend), fight.distance(friend, foe), friend)


def _choose_allies(
    fight: FightState, figure: Figure, foe: Figure, friends: Sequence[Figure]
) -> Subprocedure[tuple[str, ...]]:
    """Ask which friends with the same decider grab together with a figure; return their positions."""
    return (
        yield from fight.table.choose(
            "allies",
            lambda: (),
            lambda key: Choose(
                key=key,
                label=phrase("Who grabs {foe} together with {name}?", foe=foe.name, name=figure.name),
                help="Each spends an attack; masses are added, and the best at Grappling rolls for all.",
                cite="Grapple; R22",
                options=tuple(
                    Option(
                        str(each.index),
                        each.name,
                        phrase("Grappling {number}", number=f"{each.numbers.grapple + each.shift:+}"),
                    )
                    for each in friends
                ),
                least=0,
                most=len(friends),
                decider=friends[0].decider,
                is_assumed=True,
            ),
        )
    )


def _grab_message(names: dict[str, object], way: str, thing: str, *, is_done: bool) -> Message:
    if thing:
        return _disarm_message(names, is_done=is_done)
    if is_done:
        return Message("hursagmu_holds", "{who} gets hold of {foe}.", names)
    if way == WRESTLE:
        return Message("hursagmu_locked", "{who} is locked with {foe}.", names)
    return Message("hursagmu_warded_off", "{who} is warded off by {foe}.", names)


def _disarm_message(names: dict[str, object], *, is_done: bool) -> Message:
    if is_done:
        return Message("hursagmu_wrests", "{who} disarms {foe}.", names)
    return Message("hursagmu_cannot_disarm", "{who} cannot disarm {foe}.", names)


def _gap(fight: FightState, figure: Figure, foe: Figure) -> int:
    """Return the penalty of disarming a far stronger foe (R15)."""
    if not fight.option("strength_gap"):
        return 0
    return max(0, foe.numbers.strength - figure.numbers.strength - figure.numbers.gap_free)


def _choose_thing(fight: FightState, figure: Figure, foe: Figure) -> Subprocedure[str]:
    things = held_things(fight, foe)
    if len(things) < 2:  # noqa: PLR2004 - nothing to choose
        return things[0][0] if things else ""
    key = yield from fight.table.choose_one(
        "thing",
        lambda: things[0][0],
        lambda key: Choose(
            key=key,
            label=phrase("What does {name} take from {foe}?", name=figure.name, foe=foe.name),
            cite="Grapple; R14",
            options=tuple(Option(row, name) for row, name in things),
            decider=figure.decider,
        ),
    )
    return key


def _wrest(fight: FightState, figure: Figure, foe: Figure, thing: str) -> Conversation:
    """Move a foe's held thing into the grabber's hand.

    Source: HURSAGMU Grapple; R14.
    """
    is_shield = thing.startswith(SHIELD)
    key, row = ("armor", int(thing.removeprefix(SHIELD))) if is_shield else ("weapons", int(thing))
    listed = sheet_rows(fight.table.sheets[foe.participant], key)
    if not row < len(listed):
        return
    moved: dict[str, Json] = {name: value for name, value in listed[row].items() if name != "uid"}
    yield from lose_held(fight, foe, thing)
    if not figure.is_animal:
        moved |= {"quantity": 1, "worn" if is_shield else "ready": True, "carried": True}
        yield from fight.write(figure, AddRow(key, moved))


# ------------------------------------------------------------------------------------------------- close combat


def default_attempt(fight: FightState, figure: Figure) -> str:
    """Return the default attempt in close combat; the best Grappling of a team counts.

    Source: R22; spec 7.9, 7.14.
    """
    if figure.controls() is not None:
        return CONTROL
    best = max((each.numbers.grappling for each in figure.partners), default=0)
    return CONTROL if wrestler(fight, figure).numbers.grappling > best else ESCAPE


def attempt(fight: FightState, figure: Figure, purpose: str) -> Conversation:
    """Try to gain control, to disarm, or to escape.

    The attempt uses one of the acting figure's planned attacks. If the best wrestler of its team rolls, the penalty of
    that one's plan counts, which is fixed from then on, and that one does not rest in this round.

    Source: HURSAGMU Grapple; R5, R16, R17, R18, R22; spec 7.3, 7.8, 7.9.
    """
    if not figure.partners:
        leave_grapple(figure)
        return
    foe = yield from _opponent(fight, figure, purpose)
    use_attack(figure, 0)
    best = wrestler(fight, figure)
    if best is not figure:
        yield from commit(fight, best)
        best.actions_used += 1
        best.rest = 0
    thing = ""
    if purpose == DISARM:
        thing = yield from _choose_thing(fight, figure, foe)
    bonus = wrestling(fight, figure, foe) - (_gap(fight, figure, foe) if thing else 0)
    resisting = figure.partners if purpose == ESCAPE else [foe]
    dice = yield from roll_2d6(
        fight,
        purpose,
        best,
        lambda: phrase("{name} against {foe}: {what}", name=figure.name, foe=foe.name, what=_ATTEMPTS[purpose]),
        "Grapple; R18",
        lambda: (Word("higher than the other"), partial(_chance, fight, bonus, figure, resisting)),
    )
    guard = yield from _resist(fight, figure, resisting, dice + bonus)
    is_done = guard is None or dice + bonus > guard
    parts = (Term("2d6", dice), Term("Grappling", bonus), Term("total", dice + bonus), Term("against", guard))
    yield from _log_attempt(
        fight, (figure, foe), _attempt_message(_names(figure, foe), purpose, is_done=is_done), parts, is_done=is_done
    )
    if is_done:
        yield from _succeed(fight, figure, foe, purpose, thing)


def _attempt_message(names: dict[str, object], purpose: str, *, is_done: bool) -> Message:
    if purpose == DISARM:
        return _disarm_message(names, is_done=is_done)
    if purpose == ESCAPE:
        free = Message("hursagmu_free", "{who} gets free of {foe}.", names)
        return free if is_done else Message("hursagmu_not_free", "{who} cannot escape {foe}.", names)
    control = Message("hursagmu_controls", "{who} gains control over {foe}.", names)
    return control if is_done else Message("hursagmu_no_control", "{who} gains no control over {foe}.", names)


def _succeed(fight: FightState, figure: Figure, foe: Figure, purpose: str, thing: str) -> Conversation:
    if purpose == CONTROL:
        yield from fight.apply_effect(partial(gain_control, fight, figure, foe))
        yield from hurt_controlled(fight, figure, foe)
    elif purpose == ESCAPE:
        yield from fight.apply_effect(partial(get_free, figure))
    elif thing:
        yield from fight.apply_effect(partial(_wrest, fight, figure, foe, thing))


def _opponent(fight: FightState, figure: Figure, purpose: str) -> Subprocedure[Figure]:
    partners = figure.partners
    default = figure.controls() or figure.held_by or partners[0]
    if len(partners) == 1 or purpose == ESCAPE:
        return default
    key = yield from fight.table.choose_one(
        "opponent",
        lambda: str(default.index),
        lambda key: Choose(
            key=key,
            label=phrase("Which foe does {name} wrestle?", name=figure.name),
            cite="Grapple",
            options=tuple(Option(str(each.index), each.name) for each in partners),
            decider=figure.decider,
        ),
    )
    return fight.figures[int(key)]


def _resisting(fight: FightState, foes: list[Figure]) -> list[Figure]:
    """Return the figures that may roll against an attempt: the best wrestler of each team (R18, R22)."""
    return [each for each in dict.fromkeys(wrestler(fight, foe) for foe in foes) if may_resist(each)]


def _resist(fight: FightState, figure: Figure, foes: list[Figure], total: int) -> Subprocedure[int | None]:
    """Roll for all opponents of an attempt; return the highest total."""
    best: int | None = None
    for foe in _resisting(fight, foes):
        if not (yield from _wants_to_resist(fight, figure, foe, total)):
            continue
        yield from use_defense(fight, foe)
        bonus = wrestling(fight, foe, figure)
        dice = yield from roll_2d6(
            fight,
            "resist",
            foe,
            lambda foe=foe: phrase("Grappling of {name}", name=foe.name),  # type: ignore[misc]  # bound early
            "Grapple; R18",
            lambda bonus=bonus: (phrase("{number} or more", number=total), partial(_reach, total - bonus)),  # type: ignore[misc]  # bound early
        )
        best = dice + bonus if best is None else max(best, dice + bonus)
    return best


def _wants_to_resist(fight: FightState, figure: Figure, foe: Figure, total: int) -> Subprocedure[bool]:
    """Ask whether a figure resists an attempt; without a plan it commits to Defend.

    Source: HURSAGMU Grapple; R18; spec 7.8, 7.14.
    """
    bonus = wrestling(fight, foe, figure) + foe.expected_shift
    return (
        yield from fight.table.ask_yes_no(
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


def _chance(fight: FightState, bonus: int, figure: Figure, foes: list[Figure]) -> Fraction:
    """Return the exact chance of an attempt against all who may roll; default plans are assumed."""
    against = _resisting(fight, foes)
    return beats_all(tuple(bonus - wrestling(fight, foe, figure) - foe.expected_shift for foe in against))


def join(fight: FightState, figure: Figure) -> Conversation:
    """Join friends in a close combat; their masses add up.

    Source: HURSAGMU Grapple; R22; spec 7.9.
    """
    friend, foe = next(each for each in joinable(fight, figure))
    use_attack(figure, 0)
    yield from approach(fight, figure, foe, grip(figure))
    yield from fight.apply_effect(partial(join_in, figure, friend))
    yield from _log_attempt(
        fight,
        (figure, friend),
        Message("hursagmu_joins", "{who} joins in the grapple of {foe}.", _names(figure, friend)),
        (),
        is_done=True,
    )


def joinable(fight: FightState, figure: Figure) -> Iterator[tuple[Figure, Figure]]:
    """Yield friends in a close combat, each with a foe in reach."""
    form = grip(figure)
    for friend in fight.figures:
        if friend.side == figure.side and friend.grapple is not None and friend.grapple is not figure.grapple:
            yield from ((friend, foe) for foe in friend.partners if reaches(form, fight.distance(figure, foe), figure))


def release(fight: FightState, figure: Figure) -> Conversation:
    """Release all held figures."""
    foe = figure.controls() or figure.partners[0]
    leave_grapple(figure)
    yield from _log_attempt(
        fight,
        (figure, foe),
        Message("hursagmu_lets_go", "{who} releases {foe}.", _names(figure, foe)),
        (),
        is_done=True,
    )


def _names(figure: Figure, foe: Figure) -> dict[str, object]:
    return {"who": figure.name, "foe": foe.name}


def _log_attempt(
    fight: FightState, pair: tuple[Figure, Figure], message: Message, parts: tuple[Term, ...], *, is_done: bool
) -> Conversation:
    figure, foe = pair
    kind = EventKind.HIT if is_done else EventKind.MISS
    yield from fight.table.log(
        lambda: Event(kind, message, figure.participant, foe.participant, parts, "Grapple; R14, R18")
    )
