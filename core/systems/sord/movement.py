"""Asks for distances in a fight, and moves fighters toward or away from foes by seconds."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import combinations

from core.messages import Message, phrase
from core.play.table import Table
from core.procedures.ask_helpers import Subprocedure
from core.procedures.events import Event, EventKind, Term
from core.procedures.requests import Choose, Conversation, Enter, Option
from core.systems.sord.fighters import THIRD_TURN, Battle, Fighter, Movement
from core.systems.sord.targets import default_target

FEET_OF_YARD = 3
_MOST_FEET = 100_000
_CITE = "Init, VIII; R48"


def ask_distances(battle: Battle) -> Conversation:
    """Ask for the distance between the sides, and for fighters at other distances.

    Source: SORD VIII; R48; spec 7.1.
    """
    table = battle.table
    feet = yield from _ask_feet(table, "distance", 0, "How many feet are the sides apart?")
    if not feet:
        return
    pairs = [
        pair for pair in combinations(range(len(battle.fighters)), 2) if table.side(pair[0]) != table.side(pair[1])
    ]
    battle.distances.update((frozenset(pair), feet) for pair in pairs)
    if not table.is_interactive or len(pairs) == 1:
        return
    elsewhere = yield from table.choose(
        "elsewhere",
        lambda: (),
        lambda key: Choose(
            key=key,
            label="Who is at another distance?",
            help="You enter the distance of each to every foe.",
            cite=_CITE,
            options=tuple(Option(str(index), each.name) for index, each in enumerate(table.participants)),
            least=0,
            most=len(battle.fighters),
        ),
    )
    for first, second in pairs:
        if str(first) in elsewhere or str(second) in elsewhere:
            label = phrase("How many feet is {who} from {foe}?", who=table.name(first), foe=table.name(second))
            battle.distances[frozenset((first, second))] = yield from _ask_feet(table, "pair", feet, label)


def _ask_feet(table: Table, name: str, default: int, label: str) -> Subprocedure[int]:
    return (
        yield from table.number(
            name,
            default,
            lambda key: Enter(
                key=key,
                label=label,
                help="0 is within reach. Later the distance follows from who moves.",
                cite="Init; R48",
                least=0,
                most=_MOST_FEET,
                unit="feet",
            ),
        )
    )


def choose_goal(battle: Battle, fighter: Fighter) -> Conversation:
    """Ask which foe a fighter closes in on, if several are out of reach.

    Source: SORD VIII; spec 7.1, 7.4.
    """
    table, index = battle.table, fighter.index
    fighter.goal = None
    away = [foe for foe in battle.foes(index) if battle.distance(index, foe.index)]
    default = default_target(battle, fighter, battle.foes(index))
    if len(away) < 2 or default is None:  # noqa: PLR2004 - a choice between two
        return
    key = yield from table.choose_one(
        "goal",
        lambda: str(default.index),
        lambda key: Choose(
            key=key,
            label=phrase("Who does {who} close in on?", who=table.name(index)),
            cite=_CITE,
            options=tuple(
                Option(
                    str(foe.index),
                    table.name(foe.index),
                    phrase("{feet} ft away", feet=battle.distance(index, foe.index)),
                )
                for foe in battle.foes(index)
            ),
            decider=index,
        ),
    )
    fighter.goal = int(key)


@dataclass(slots=True)
class Window:
    """The seconds being played.

    Attributes:
        start: Clock at their start.
        when: Time as text, without the second.
        second: Current second, from 1; 0 before the first.
        is_quiet: Whether no new actions will begin.
    """

    start: int
    when: str
    second: int = 0
    is_quiet: bool = False


def pass_seconds(battle: Battle, window: Window, last: int) -> Conversation:
    """Advance the clock to a second of the window and move all moving fighters.

    Args:
        battle: The fight.
        window: The window.
        last: The second to reach.

    Source: SORD VIII; R48; spec 7.4.
    """
    movers = [each for each in battle.fighters if each.is_moving]
    if not any(battle.distances.values()) and all(each.movement is Movement.CLOSE for each in movers):
        movers = []
    for second in range(window.second + 1, last + 1) if movers else (last,):
        _set_clock(battle, window, second)
        for fighter in movers:
            if fighter.is_able(battle.clock):
                yield from _move_fighter(battle, fighter, second)


def _set_clock(battle: Battle, window: Window, second: int) -> None:
    window.second = second
    battle.clock = window.start + second
    table = battle.table
    table.now = second
    table.time = (
        phrase("{when}, second {second}", when=window.when, second=second) if table.is_interactive else window.when
    )


def move_into_reach(battle: Battle, fighter: Fighter, foe: Fighter, second: int) -> Subprocedure[bool]:
    """Move a fighter toward a foe up to a second; return whether it is within reach.

    Source: SORD Init; R48; spec 7.4.
    """
    distance = battle.distance(fighter.index, foe.index)
    if not distance:
        return True
    needed = -(-distance // FEET_OF_YARD)
    if fighter.movement is not Movement.CLOSE or _remaining_yards(fighter, second) < needed:
        return False
    _approach(battle, fighter, foe, needed)
    yield from _log_arrival(battle, fighter, foe)
    return True


def log_movement(battle: Battle, fighters: Iterable[Fighter]) -> Conversation:
    """Log at the end of a window how far fighters moved who did not arrive or drew back."""
    for fighter in fighters:
        yards, fighter.walked_yd = fighter.walked_yd, 0
        if yards:
            yield from _log_distance(battle, fighter, yards)


def _remaining_yards(fighter: Fighter, second: int) -> int:
    return fighter.move_rate * min(second, THIRD_TURN) // THIRD_TURN - fighter.moved_yd


def _move_fighter(battle: Battle, fighter: Fighter, second: int) -> Conversation:
    """Move a fighter as far as it gets up to a second."""
    yards = _remaining_yards(fighter, second)
    if yards <= 0:
        return
    if fighter.movement is Movement.BACK:
        fighter.moved_yd += yards
        fighter.walked_yd += yards
        for other in battle.foes(fighter.index):
            pair = frozenset((fighter.index, other.index))
            battle.distances[pair] = battle.distances.get(pair, 0) + yards * FEET_OF_YARD
        return
    foes = battle.foes(fighter.index)
    goals = [each for each in foes if each.index == fighter.goal and each.is_able(battle.clock)]
    foe: Fighter | None = goals[0] if goals else default_target(battle, fighter, foes)
    if foe is None:
        return
    if distance := battle.distance(fighter.index, foe.index):
        fighter.goal = foe.index
        has_arrived = _approach(battle, fighter, foe, min(yards, -(-distance // FEET_OF_YARD)))
        if has_arrived and foe.movement is not Movement.BACK:  # a pursuit is told once, when the window is over
            yield from _log_arrival(battle, fighter, foe)


def _approach(battle: Battle, fighter: Fighter, foe: Fighter, yards: int) -> bool:
    """Move a fighter by yards toward a foe; return whether it is within reach."""
    fighter.moved_yd += yards
    fighter.walked_yd += yards
    pair = frozenset((fighter.index, foe.index))
    battle.distances[pair] = max(0, battle.distances.get(pair, 0) - yards * FEET_OF_YARD)
    return not battle.distances[pair]


def _log_arrival(battle: Battle, fighter: Fighter, foe: Fighter) -> Conversation:
    walked, fighter.walked_yd = fighter.walked_yd, 0
    names = {"who": battle.table.name(fighter.index), "foe": battle.table.name(foe.index)}
    message = Message("sord_closes_in", "{who} closes in on {foe}.", names)
    parts = (Term("yards", walked),)
    yield from battle.table.log(lambda: Event(EventKind.ACT, message, fighter.index, foe.index, parts, "Init; R48"))


def _log_distance(battle: Battle, fighter: Fighter, yards: int) -> Conversation:
    names = {"who": battle.table.name(fighter.index), "yards": yards}
    if fighter.movement is Movement.BACK:
        message = Message("sord_draws_back", "{who} draws back {yards:# yard|# yards}.", names)
    else:
        message = Message("sord_comes_nearer", "{who} comes {yards:# yard|# yards} nearer.", names)
    parts = (Term("Move Rate", fighter.move_rate),)
    yield from battle.table.log(lambda: Event(EventKind.ACT, message, fighter.index, None, parts, _CITE))
