"""Movement in fights: distances, closing in and drawing back at an even pace over a Third-turn."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import combinations

from core.messages import Message, phrase
from core.play import Table
from core.procedures import Choose, Conversation, Enter, Event, EventKind, Option, Subprocedure, Term
from core.systems.sord.fighters import Battle, Fighter, Movement
from core.systems.sord.targets import usual_foe

FEET_OF_YARD = 3
THIRD_TURN = 20
_MOST_FEET = 100_000
_CITE = "Init, VIII; R48"


def set_distances(battle: Battle) -> Conversation:
    """Ask for the distance between the sides, and for fighters at other distances.

    Source: SORD VIII; R48; spec 7.1.
    """
    table = battle.table
    feet = yield from _feet(table, "distance", 0, "How many feet are the sides apart?")
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
            options=tuple(Option(str(who), each.name) for who, each in enumerate(table.participants)),
            least=0,
            most=len(battle.fighters),
        ),
    )
    for one, other in pairs:
        if str(one) in elsewhere or str(other) in elsewhere:
            label = phrase("How many feet is {who} from {foe}?", who=table.name(one), foe=table.name(other))
            battle.distances[frozenset((one, other))] = yield from _feet(table, "pair", feet, label)


def _feet(table: Table, name: str, usual: int, label: str) -> Subprocedure[int]:
    return (
        yield from table.number(
            name,
            usual,
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
    table, who = battle.table, fighter.who
    fighter.goal = None
    away = [foe for foe in battle.foes(who) if battle.distance(who, foe.who)]
    usual = usual_foe(battle, fighter, battle.foes(who))
    if len(away) < 2 or usual is None:  # noqa: PLR2004 - a choice between two
        return
    (key,) = yield from table.choose(
        "goal",
        lambda: (str(usual.who),),
        lambda key: Choose(
            key=key,
            label=phrase("Who does {who} close in on?", who=table.name(who)),
            cite=_CITE,
            options=tuple(
                Option(str(foe.who), table.name(foe.who), phrase("{feet} ft away", feet=battle.distance(who, foe.who)))
                for foe in battle.foes(who)
            ),
            decider=who,
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
                yield from _step(battle, fighter, second)


def _set_clock(battle: Battle, window: Window, second: int) -> None:
    window.second = second
    battle.clock = window.start + second
    table = battle.table
    table.now = second
    table.time = (
        phrase("{when}, second {second}", when=window.when, second=second) if table.is_interactive else window.when
    )


def reach(battle: Battle, fighter: Fighter, foe: Fighter, second: int) -> Subprocedure[bool]:
    """Move a fighter toward a foe up to a second; return whether it is within reach.

    Source: SORD Init; R48; spec 7.4.
    """
    distance = battle.distance(fighter.who, foe.who)
    if not distance:
        return True
    needed = -(-distance // FEET_OF_YARD)
    if fighter.movement is not Movement.CLOSE or _free(fighter, second) < needed:
        return False
    _approach(battle, fighter, foe, needed)
    yield from _tell_arrived(battle, fighter, foe)
    return True


def tell_moved(battle: Battle, fighters: Iterable[Fighter]) -> Conversation:
    """Log at the end of a window how far fighters moved who did not arrive or drew back."""
    for fighter in fighters:
        yards, fighter.walked_yd = fighter.walked_yd, 0
        if yards:
            yield from _tell(battle, fighter, yards)


def _free(fighter: Fighter, second: int) -> int:
    return fighter.move_rate * min(second, THIRD_TURN) // THIRD_TURN - fighter.moved_yd


def _step(battle: Battle, fighter: Fighter, second: int) -> Conversation:
    """Move a fighter as far as it gets up to a second."""
    free = _free(fighter, second)
    if free <= 0:
        return
    if fighter.movement is Movement.BACK:
        fighter.moved_yd += free
        fighter.walked_yd += free
        for other in battle.foes(fighter.who):
            pair = frozenset((fighter.who, other.who))
            battle.distances[pair] = battle.distances.get(pair, 0) + free * FEET_OF_YARD
        return
    foes = battle.foes(fighter.who)
    named = [each for each in foes if each.who == fighter.goal and each.is_able(battle.clock)]
    foe: Fighter | None = named[0] if named else usual_foe(battle, fighter, foes)
    if foe is None:
        return
    if distance := battle.distance(fighter.who, foe.who):
        fighter.goal = foe.who
        has_arrived = _approach(battle, fighter, foe, min(free, -(-distance // FEET_OF_YARD)))
        if has_arrived and foe.movement is not Movement.BACK:  # a pursuit is told once, when the window is over
            yield from _tell_arrived(battle, fighter, foe)


def _approach(battle: Battle, fighter: Fighter, foe: Fighter, yards: int) -> bool:
    """Move a fighter by yards toward a foe; return whether it is within reach."""
    fighter.moved_yd += yards
    fighter.walked_yd += yards
    pair = frozenset((fighter.who, foe.who))
    battle.distances[pair] = max(0, battle.distances.get(pair, 0) - yards * FEET_OF_YARD)
    return not battle.distances[pair]


def _tell_arrived(battle: Battle, fighter: Fighter, foe: Fighter) -> Conversation:
    walked, fighter.walked_yd = fighter.walked_yd, 0
    names = {"who": battle.table.name(fighter.who), "foe": battle.table.name(foe.who)}
    what = Message("sord_closes_in", "{who} closes in on {foe}.", names)
    parts = (Term("yards", walked),)
    yield from battle.table.log(lambda: Event(EventKind.ACT, what, fighter.who, foe.who, parts, "Init; R48"))


def _tell(battle: Battle, fighter: Fighter, yards: int) -> Conversation:
    names = {"who": battle.table.name(fighter.who), "yards": yards}
    if fighter.movement is Movement.BACK:
        what = Message("sord_draws_back", "{who} draws back {yards:# yard|# yards}.", names)
    else:
        what = Message("sord_comes_nearer", "{who} comes {yards:# yard|# yards} nearer.", names)
    parts = (Term("Move Rate", fighter.move_rate),)
    yield from battle.table.log(lambda: Event(EventKind.ACT, what, fighter.who, None, parts, _CITE))
