"""Runs a fight: rounds of six seconds, Initiative, turns, rest, questions to the Master.

Source: HURSAGMU Combat Maneuvers; R9; spec 7.1, 7.2.
"""

from __future__ import annotations

from fractions import Fraction

from core.messages import Message, Word, phrase
from core.play.conflict import Conflict, DistanceChoice
from core.play.table import ENDS, MarkState, RoundScale, Table, TimelineMark
from core.procedures.ask_helpers import Subprocedure
from core.procedures.events import Event, EventKind, Term
from core.procedures.readers import number
from core.procedures.requests import Choose, Conversation, Enter, Option
from core.systems.hursagmu.actions import take_actions
from core.systems.hursagmu.damage import MOST_EXERTION, exert, roll_2d6
from core.systems.hursagmu.fast_turn import fast_initiative, fast_turn
from core.systems.hursagmu.fight_state import ARMS_LENGTH, FightState, take_animals
from core.systems.hursagmu.fighter_weapons import arm, fighter_weapons
from core.systems.hursagmu.figures import Figure, RoundPlan, animals_of
from core.systems.hursagmu.opponents import EXAMPLE, PROPERTIES, make_opponent
from core.systems.hursagmu.recovery import CLOCK
from core.systems.hursagmu.round_plan import commit, write_plan

_MOST_YARDS = 100_000
_ROUND = 6
"""Seconds of a round."""


def run_fight(table: Table) -> Conversation:
    """Run a fight, round by round.

    Source: HURSAGMU Combat Maneuvers; R9; spec 7.2.
    """
    fight = FightState.of(table)
    fight.show_states()
    yield from take_animals(fight, lambda participant: _animals(fight, participant))
    yield from _set_distance(fight)
    is_over = not fight.is_contested
    while not is_over and table.begin_round():
        is_over = not (yield from _round(fight)) and not table.arrivals
        if table.is_interactive:
            for figure in fight.figures:
                yield from fight.keep_rest(figure)
        yield from fight.expire_durations(CLOCK)
        if table.is_interactive and not is_over:
            is_over = not (yield from _ask_continue(fight))
    yield from _end(fight)


def _round(fight: FightState) -> Subprocedure[bool]:
    """Play a round; return whether more than one side can still act."""
    source = fight.table.source
    if source is None:
        yield from _reset(fight)
        yield from _initiative(fight)
    else:
        fast_initiative(fight, source)
    is_contested, fallen = True, fight.fall_count
    for simultaneous in _turns(fight):
        if source is None:
            fight.table.now = simultaneous[0].initiative
            fight.show_states()
        if len(simultaneous) > 1:
            yield from _act_simultaneously(fight, simultaneous)
        elif not simultaneous[0].status and not simultaneous[0].gone and not fast_turn(fight, simultaneous[0]):
            yield from _turn(fight, simultaneous[0])
        if source is None or fight.fall_count != fallen:
            is_contested, fallen = fight.is_contested, fight.fall_count
            if not is_contested:
                break
    if any(each.missing > 0 and not each.actions_used and not each.lost for each in fight.figures):
        yield from _recover(fight)
    if source is None:
        fight.show_states()
    return is_contested or fight.is_contested


def _reset(fight: FightState) -> Conversation:
    """Start a round without plans."""
    table = fight.table
    yield from table.log_round("Combat Maneuvers; R9", lambda: Term("second", _ROUND * (table.round - 1)))
    fight.options.clear()
    fight.read()
    for figure in fight.figures:
        figure.start_round()
        figure.plan = RoundPlan()
        yield from write_plan(fight, figure)


def _initiative(fight: FightState) -> Conversation:
    """Roll Initiative for all able to act, in list order; a ridden mount acts with its rider.

    Source: HURSAGMU R9, R32; spec 7.2.
    """
    table = fight.table
    for figure in fight.figures:
        if not figure.can_act or figure.rider is not None:
            continue
        name = figure.name
        dice = yield from roll_2d6(
            fight,
            "initiative",
            figure,
            lambda name=name: phrase("Initiative of {name}", name=name),  # type: ignore[misc]  # bound early
            "R9",
        )
        figure.initiative = dice + figure.numbers.initiative
        yield from table.log(lambda figure=figure, dice=dice: _initiative_event(figure, dice))  # type: ignore[misc]  # bound early
    rolled = [each.initiative for each in fight.figures if each.initiative is not None]
    table.scale = RoundScale(max(rolled, default=1), min(rolled, default=1), Word("Initiative"))
    table.extra_rows = tuple(each.name for each in fight.animals)
    table.timeline = tuple(
        TimelineMark(fight.timeline_row(each), each.initiative, Word("turn"))
        for each in fight.figures
        if each.initiative is not None
    )


def _turns(fight: FightState) -> list[list[Figure]]:
    """Return the turns: higher Initiative first, then higher Dexterity; equal figures act together."""
    turns: dict[tuple[int, int], list[Figure]] = {}
    for figure in fight.figures:
        if figure.initiative is not None:
            key = (figure.initiative, figure.numbers.dexterity)
            if key in turns:
                turns[key].append(figure)
            else:
                turns[key] = [figure]
    return [turns[key] for key in sorted(turns, reverse=True)]


def _act_simultaneously(fight: FightState, simultaneous: list[Figure]) -> Conversation:
    """Run simultaneous turns: their effects are applied together.

    Source: HURSAGMU R9; spec 7.2.
    """
    able = [each for each in simultaneous if each.can_act]
    fight.pending_effects = [] if len(able) > 1 else None
    for figure in able:
        if not fast_turn(fight, figure):
            yield from _turn(fight, figure)
    effects, fight.pending_effects = fight.pending_effects or [], None
    fight.holds = []
    for effect in effects:
        yield from effect()
    fight.holds = None


def _turn(fight: FightState, figure: Figure) -> Conversation:
    """Run a figure's turn: commit to a plan, act, then its mount's turn.

    Source: HURSAGMU Combat Maneuvers, Animals; R32; spec 7.2, 7.11.
    """
    if not figure.is_idle:
        if not figure.is_committed:
            yield from commit(fight, figure)
        yield from take_actions(fight, figure)
    figure.has_acted = True
    if fight.table.is_interactive:
        _mark_turn_done(fight, figure)
    mount = figure.mount
    if mount is not None and mount.can_act and not mount.has_acted:
        yield from _turn(fight, mount)


def _mark_turn_done(fight: FightState, figure: Figure) -> None:
    at = figure.initiative
    if at is not None:
        own = fight.timeline_row(figure), at
        fight.table.timeline = tuple(
            TimelineMark(mark.row, mark.at, mark.label, MarkState.DONE) if (mark.row, mark.at) == own else mark
            for mark in fight.table.timeline
        )


def _recover(fight: FightState) -> Conversation:
    """End a round: figures without actions or losses have rested.

    Source: HURSAGMU companion; R35; spec 7.2, 7.12.
    """
    for figure in fight.figures:
        if figure.missing > 0 and not (figure.actions_used or figure.lost or figure.gone):
            yield from fight.rest(figure, number(fight.table.sheets[figure.participant], "rule.round_s"))


# ---------------------------------------------------------------------------------------------- requests to the Master


def _animals(fight: FightState, participant: int) -> Subprocedure[tuple[str, ...]]:
    table, sheet = fight.table, fight.table.sheets[participant]
    offered = list(animals_of(sheet))
    able = tuple(str(row) for row, _, _ in offered if number(sheet, f"animals[{row}].status") == 0)
    return (
        yield from table.choose(
            "animals",
            lambda: able,
            lambda key: Choose(
                key=key,
                label=phrase("Which animals of {name} take part?", name=table.name(participant)),
                help="The Master decides for them; they have numbers of their own.",
                cite="Animals",
                options=tuple(
                    Option(str(row), name, "ridden" if is_ridden else "", address=f"animals[{row}]")
                    for row, name, is_ridden in offered
                ),
                least=0,
                most=len(offered),
            ),
        )
    )


def _set_distance(fight: FightState) -> Conversation:
    """Ask for the distance between the sides."""
    yards = yield from fight.table.measure(
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
    fight.separate_sides(yards if isinstance(yards, int) else Fraction(yards))


def _ask_continue(fight: FightState) -> Subprocedure[bool]:
    """Ask the Master whether the fight continues, and whether distances changed."""
    answer = yield from fight.table.ask_continue(
        "Combat Maneuvers",
        ends=Word("By flight, agreement or separation."),
        further=(
            Option("distance", "Continue at another distance"),
            Option("exertion", "Continue after heavy exertion", "It costs Stamina."),
        ),
    )
    if answer == "distance":
        yield from _set_distance(fight)
    elif answer == "exertion":
        yield from _exert(fight)
    return answer != ENDS and (fight.is_contested or bool(fight.table.arrivals))


def _exert(fight: FightState) -> Conversation:
    """Ask the Master who has exerted himself, and the Stamina it costs.

    Source: HURSAGMU companion; spec 7.12.
    """
    able = [each for each in fight.figures if each.can_act and not each.is_animal]
    keys = yield from fight.table.choose(
        "exerted",
        lambda: (),
        lambda key: Choose(
            key=key,
            label="Who has exerted himself?",
            cite="companion",
            options=tuple(
                Option(str(each.index), each.name, phrase("Stamina {number}", number=each.stamina)) for each in able
            ),
            least=0,
            most=len(able),
        ),
    )
    for figure in (fight.figures[int(key)] for key in keys):
        name = figure.name
        cost = yield from fight.table.number(
            "exertion",
            1,
            lambda key, name=name: Enter(  # type: ignore[misc]  # bound early
                key=key,
                label=phrase("What does it cost {name}?", name=name),
                cite="companion",
                least=0,
                most=MOST_EXERTION,
                unit="Stamina",
            ),
        )
        yield from exert(fight, figure, cost)


def _end(fight: FightState) -> Conversation:
    """Restore the plans on the sheets and log the outcome.

    Source: HURSAGMU spec 7.1, 7.2.
    """
    table = fight.table
    table.now = None
    for figure in fight.figures:
        yield from fight.finish(figure)
    fight.show_states()
    yield from table.end_conflict(fight.able_sides(), "Combat Maneuvers")


def _initiative_event(figure: Figure, dice: int) -> Event:
    return Event(
        EventKind.ACT,
        Message("hursagmu_initiative", "{who} has Initiative {n}.", {"who": figure.name, "n": figure.initiative}),
        figure.participant,
        None,
        (Term("2d6", dice), Term("Initiative", figure.numbers.initiative), Term("total", figure.initiative)),
        "R9",
    )


CONFLICT = Conflict(
    key="conflict",
    label="Combat",
    cite="Combat Maneuvers, Strike, Grapple, Defend",
    help="Rounds of six seconds: plans of actions, strikes, grapples and areas, on foot and mounted.",
    start=run_fight,
    opponent=make_opponent,
    example=EXAMPLE,
    options=(
        "mass_bonus",
        "reach_modifiers",
        "missile_block_without_shield",
        "strength_gap",
        "rolled_challenges",
        "saddle_fall_damage",
    ),
    vitals=(("stamina", "stamina_max"),),
    properties=tuple(sorted(PROPERTIES)),
    numbers=("dodge_now", "block_now"),
    best="block_now",
    weapons=fighter_weapons,
    arm=arm,
    distance=DistanceChoice("0/distance", "yd", ARMS_LENGTH, 1),
)
