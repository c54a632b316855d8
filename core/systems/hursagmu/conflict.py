"""Fights: rounds of six seconds with plans of actions, strikes, grapples, areas and rest.

Source: HURSAGMU Combat Maneuvers; R9; spec 7.1, 7.2.
"""

from __future__ import annotations

from fractions import Fraction

from core.messages import Message, Word, phrase
from core.play import ENDS, Conflict, MarkState, RoundScale, Table, TimelineMark
from core.procedures import (
    Choose,
    Conversation,
    Enter,
    Event,
    EventKind,
    Option,
    Subprocedure,
    Term,
    number,
)
from core.systems.hursagmu.actions import take_actions
from core.systems.hursagmu.damage import exert, roll_2d6
from core.systems.hursagmu.fast_turn import fast_initiative, fast_turn
from core.systems.hursagmu.figures import Figure, RoundPlan, animals_of
from core.systems.hursagmu.melee import ARMS_LENGTH, Melee, take_animals
from core.systems.hursagmu.opponents import EXAMPLE, make_opponent
from core.systems.hursagmu.recovery import CLOCK
from core.systems.hursagmu.round_plan import commit, write_plan

_MOST_YARDS = 100_000
_MOST_EXERTION = 1_000
_ROUND = 6
"""Seconds of a round."""


def fight(table: Table) -> Conversation:
    """Run a fight, round by round.

    Source: HURSAGMU Combat Maneuvers; R9; spec 7.2.
    """
    melee = Melee.of(table)
    melee.show_states()
    yield from take_animals(melee, lambda who: _animals(melee, who))
    yield from _set_distance(melee)
    is_over = not melee.is_contested
    while not is_over and table.begin_round():
        is_over = not (yield from _round(melee))
        yield from melee.expire_durations(CLOCK)
        if table.is_interactive and not is_over:
            is_over = not (yield from _ask_continue(melee))
    yield from _end(melee)


def _round(melee: Melee) -> Subprocedure[bool]:
    """Play a round; return whether more than one side can still act."""
    source = melee.table.source
    if source is None:
        yield from _reset(melee)
        yield from _initiative(melee)
    else:
        fast_initiative(melee, source)
    is_contested, fallen = True, melee.fall_count
    for together in _turns(melee):
        if source is None:
            melee.table.now = together[0].initiative
            melee.show_states()
        if len(together) > 1:
            yield from _act_simultaneously(melee, together)
        elif not together[0].status and not together[0].gone and not fast_turn(melee, together[0]):
            yield from _turn(melee, together[0])
        if source is None or melee.fall_count != fallen:
            is_contested, fallen = melee.is_contested, melee.fall_count
            if not is_contested:
                break
    if any(each.missing > 0 and not each.actions_used and not each.lost for each in melee.figures):
        yield from _recover(melee)
    if source is None:
        melee.show_states()
    return is_contested or melee.is_contested


def _reset(melee: Melee) -> Conversation:
    """Start a round without plans."""
    table = melee.table
    yield from table.log_round("Combat Maneuvers; R9", lambda: Term("second", _ROUND * (table.round - 1)))
    melee.options.clear()
    melee.read()
    for figure in melee.figures:
        figure.start_round()
        figure.plan = RoundPlan()
        yield from write_plan(melee, figure)


def _initiative(melee: Melee) -> Conversation:
    """Roll Initiative for all able to act, in list order; a ridden mount acts with its rider.

    Source: HURSAGMU R9, R32; spec 7.2.
    """
    table = melee.table
    for figure in melee.figures:
        if not figure.can_act or figure.rider is not None:
            continue
        name = figure.name
        dice = yield from roll_2d6(
            melee,
            "initiative",
            figure,
            lambda name=name: phrase("Initiative of {name}", name=name),  # type: ignore[misc]  # bound early
            "R9",
        )
        figure.initiative = dice + figure.numbers.initiative
        yield from table.log(lambda figure=figure, dice=dice: _initiative_event(figure, dice))  # type: ignore[misc]  # bound early
    rolled = [each.initiative for each in melee.figures if each.initiative is not None]
    table.scale = RoundScale(max(rolled, default=1), min(rolled, default=1), Word("Initiative"))
    table.extra_rows = tuple(each.name for each in melee.animals)
    table.timeline = tuple(
        TimelineMark(melee.timeline_row(each), each.initiative, Word("turn"))
        for each in melee.figures
        if each.initiative is not None
    )


def _turns(melee: Melee) -> list[list[Figure]]:
    """Return the turns: higher Initiative first, then higher Dexterity; equal figures act together."""
    turns: dict[tuple[int, int], list[Figure]] = {}
    for figure in melee.figures:
        if figure.initiative is not None:
            key = (figure.initiative, figure.numbers.dexterity)
            if key in turns:
                turns[key].append(figure)
            else:
                turns[key] = [figure]
    return [turns[key] for key in sorted(turns, reverse=True)]


def _act_simultaneously(melee: Melee, together: list[Figure]) -> Conversation:
    """Run simultaneous turns: their effects are applied together.

    Source: HURSAGMU R9; spec 7.2.
    """
    able = [each for each in together if each.can_act]
    melee.pending_effects = [] if len(able) > 1 else None
    for figure in able:
        if not fast_turn(melee, figure):
            yield from _turn(melee, figure)
    later, melee.pending_effects = melee.pending_effects or [], None
    melee.holds = []
    for what in later:
        yield from what()
    melee.holds = None


def _turn(melee: Melee, figure: Figure) -> Conversation:
    """Run a figure's turn: commit to a plan, act, then its mount's turn.

    Source: HURSAGMU Combat Maneuvers, Animals; R32; spec 7.2, 7.11.
    """
    if not figure.is_idle:
        if not figure.is_committed:
            yield from commit(melee, figure)
        yield from take_actions(melee, figure)
    figure.has_acted = True
    if melee.table.is_interactive:
        _done(melee, figure)
    mount = figure.mount
    if mount is not None and mount.can_act and not mount.has_acted:
        yield from _turn(melee, mount)


def _done(melee: Melee, figure: Figure) -> None:
    at = figure.initiative
    if at is not None:
        own = melee.timeline_row(figure), at
        melee.table.timeline = tuple(
            TimelineMark(each.who, each.at, each.label, MarkState.DONE) if (each.who, each.at) == own else each
            for each in melee.table.timeline
        )


def _recover(melee: Melee) -> Conversation:
    """End a round: figures without actions or losses have rested.

    Source: HURSAGMU companion; R35; spec 7.2, 7.12.
    """
    for figure in melee.figures:
        if figure.missing > 0 and not (figure.actions_used or figure.lost or figure.gone):
            yield from melee.rest(figure, number(melee.table.sheets[figure.who], "rule.round_s"))


# ------------------------------------------------------------------------------------------------- the Master's word


def _animals(melee: Melee, who: int) -> Subprocedure[tuple[str, ...]]:
    table, sheet = melee.table, melee.table.sheets[who]
    offered = list(animals_of(sheet))
    able = tuple(str(row) for row, _, _ in offered if number(sheet, f"animals[{row}].status") == 0)
    return (
        yield from table.choose(
            "animals",
            lambda: able,
            lambda key: Choose(
                key=key,
                label=phrase("Which animals of {name} take part?", name=table.name(who)),
                help="The Master decides for them; they have numbers of their own.",
                cite="Animals",
                options=tuple(
                    Option(str(row), name, "ridden" if is_ridden else "") for row, name, is_ridden in offered
                ),
                least=0,
                most=len(offered),
            ),
        )
    )


def _set_distance(melee: Melee) -> Conversation:
    """Ask for the distance between the sides."""
    yards = yield from melee.table.measure(
        "distance",
        ARMS_LENGTH,
        lambda key: Enter(
            key=key,
            label="How many yards are the sides apart?",
            help="1 is arm's length. Later distances follow from movement.",
            cite="Combat Maneuvers; R4",
            least=ARMS_LENGTH,
            most=_MOST_YARDS,
            unit="yards",
        ),
    )
    melee.separate_sides(yards if isinstance(yards, int) else Fraction(yards))


def _ask_continue(melee: Melee) -> Subprocedure[bool]:
    """Ask the Master whether the fight continues, and whether distances changed."""
    answer = yield from melee.table.ask_continue(
        "Combat Maneuvers",
        ends=Word("By flight, agreement or separation."),
        further=(
            Option("distance", "Continue at another distance"),
            Option("exertion", "Continue after heavy exertion", "It costs Stamina."),
        ),
    )
    if answer == "distance":
        yield from _set_distance(melee)
    elif answer == "exertion":
        yield from _exert(melee)
    return answer != ENDS and melee.is_contested


def _exert(melee: Melee) -> Conversation:
    """Ask the Master who has exerted himself, and the Stamina it costs.

    Source: HURSAGMU companion; spec 7.12.
    """
    able = [each for each in melee.figures if each.can_act and not each.is_animal]
    keys = yield from melee.table.choose(
        "exerted",
        lambda: (),
        lambda key: Choose(
            key=key,
            label="Who has exerted himself?",
            cite="companion",
            options=tuple(
                Option(str(each.place), each.name, phrase("Stamina {number}", number=each.stamina)) for each in able
            ),
            least=0,
            most=len(able),
        ),
    )
    for figure in (melee.figures[int(key)] for key in keys):
        name = figure.name
        cost = yield from melee.table.number(
            "exertion",
            1,
            lambda key, name=name: Enter(  # type: ignore[misc]  # bound early
                key=key,
                label=phrase("What does it cost {name}?", name=name),
                cite="companion",
                least=0,
                most=_MOST_EXERTION,
                unit="Stamina",
            ),
        )
        yield from exert(melee, figure, cost)


def _end(melee: Melee) -> Conversation:
    """Restore the plans on the sheets and log the outcome.

    Source: HURSAGMU spec 7.1, 7.2.
    """
    table = melee.table
    table.now = None
    for figure in melee.figures:
        yield from melee.finish(figure)
    melee.show_states()
    yield from table.end_conflict(melee.able_sides(), "Combat Maneuvers")


def _initiative_event(figure: Figure, dice: int) -> Event:
    return Event(
        EventKind.ACT,
        Message("hursagmu_initiative", "{who} has Initiative {n}.", {"who": figure.name, "n": figure.initiative}),
        figure.who,
        None,
        (Term("2d6", dice), Term("Initiative", figure.numbers.initiative), Term("total", figure.initiative)),
        "R9",
    )


CONFLICT = Conflict(
    key="conflict",
    label="Combat",
    cite="Combat Maneuvers, Strike, Grapple, Defend",
    help="Rounds of six seconds: plans of actions, strikes, grapples and areas, on foot and mounted.",
    start=fight,
    opponent=make_opponent,
    example=EXAMPLE,
    options=(
        "mass_bonus",
        "reach_modifiers",
        "missile_block_without_shield",
        "strength_gap",
        "saddle_fall_damage",
    ),
    vitals=(("stamina", "stamina_max"),),
)
