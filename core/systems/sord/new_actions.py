"""New actions within a Third-turn, and the attacks lost meanwhile."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from core.messages import Word, phrase
from core.play import MarkState, TimelineMark
from core.procedures import Choose, Conversation, Enter, Option, Subprocedure, yes_no_options
from core.systems.sord.actions import act
from core.systems.sord.fighters import Attack, Battle, Fighter
from core.systems.sord.initiative import arm, roll_attacks, show_attacks, usable_weapons
from core.systems.sord.movement import Window

_NOBODY, _NOBODY_MORE = "", "quiet"
_CITE = "Init"


@dataclass(frozen=True, slots=True)
class FreeSeconds:
    """Seconds up to the next attack or the end of the window.

    Attributes:
        first: First second on which an action can begin.
        last: Second of the attack, or last second of the window.
        is_end: Whether no attack follows.
    """

    first: int
    last: int
    is_end: bool


def ask_who_begins(
    battle: Battle, window: Window, actors: Sequence[Fighter], gap: FreeSeconds
) -> Subprocedure[tuple[Fighter, int] | None]:
    """Ask which fighter begins an action before the next attack, and when; None for no one.

    Source: SORD Init; spec 7.1, 7.4.
    """
    table = battle.table
    if not table.is_interactive or window.is_quiet:
        return None
    standing = battle.standing_sides()
    free = {
        str(each.who): (each, second)
        for each in actors
        if (second := _first_free(window, each, gap)) <= gap.last and standing - {each.side}
    }
    if not free:
        return None
    before = phrase("attacks come up on second {second}", second=gap.last)
    (answer,) = yield from table.choose(
        "begins",
        lambda: (_NOBODY,),
        lambda key: Choose(
            key=key,
            label="Any new action?",
            help=phrase(
                "From second {first} on; {then}.",
                first=gap.first,
                then=Word("the window ends without a further attack") if gap.is_end else before,
            ),
            cite=_CITE,
            options=(
                Option(_NOBODY, "None"),
                Option(_NOBODY_MORE, "None in the rest of this Third-turn"),
                *(Option(who, table.name(each.who), table.states[each.who]) for who, (each, _) in free.items()),
            ),
            deciders=tuple(each.who for each, _ in free.values()),
        ),
    )
    window.is_quiet = answer == _NOBODY_MORE
    if answer not in free:
        return None
    fighter, first = free[answer]
    second = first if first == gap.last else (yield from _ask_second(battle, fighter, first, gap.last))
    return fighter, second


def begin(battle: Battle, fighter: Fighter, second: int, length: int) -> Conversation:
    """Begin a fighter's new action: attacking, an action, or another movement.

    Args:
        battle: The fight.
        fighter: The fighter who begins.
        second: Current second of the window.
        length: Length of the window in seconds.

    Source: SORD Init; spec 7.3, 7.4.
    """
    if not fighter.is_armed and usable_weapons(fighter) and (yield from _attacks(battle, fighter)):
        fighter.began_on = second
        others = list(battle.attacks)
        weapons = yield from arm(battle, fighter)
        yield from roll_attacks(battle, fighter, weapons, range(second, length + 1))
        show_attacks(battle, [each for each in battle.attacks if each not in others])
    else:
        yield from begin_action(battle, fighter, second)


def begin_action(battle: Battle, fighter: Fighter, second: int) -> Conversation:
    """Begin a fighter's action or movement; attacks due while it lasts are lost.

    Source: SORD Init; spec 7.3, 7.4.
    """
    fighter.began_on = second
    yield from act(battle, fighter, is_new=True)
    last = fighter.busy_until - battle.clock + second
    lost = [each for each in battle.attacks if each.who == fighter.who and each.second <= last]
    battle.attacks = [each for each in battle.attacks if each not in lost]
    for each in lost:
        mark(battle, each, MarkState.LOST)


def mark(battle: Battle, attack: Attack, state: MarkState) -> None:
    """Mark the state of an attack on the round timeline."""
    table = battle.table
    if table.is_interactive:
        own = (attack.who, attack.second)
        table.timeline = tuple(
            TimelineMark(each.who, each.at, each.label, state) if (each.who, each.at) == own else each
            for each in table.timeline
        )


def _first_free(window: Window, fighter: Fighter, gap: FreeSeconds) -> int:
    """Return the first second on which a fighter can begin an action; unreachable if it is out."""
    if fighter.is_out or fighter.is_zero_down:
        return gap.last + 1
    last = max(fighter.busy_until, fighter.asleep_until) - window.start
    return max(gap.first, last + 1, fighter.began_on + 1)


def _ask_second(battle: Battle, fighter: Fighter, first: int, last: int) -> Subprocedure[int]:
    table = battle.table
    return (
        yield from table.number(
            "begins_on",
            first,
            lambda key: Enter(
                key=key,
                label=phrase("On which second does {who} begin?", who=table.name(fighter.who)),
                help="An action begun on a second comes before the attacks of that second.",
                cite=_CITE,
                least=first,
                most=last,
                decider=fighter.who,
            ),
        )
    )


def _attacks(battle: Battle, fighter: Fighter) -> Subprocedure[bool]:
    """Ask a fighter who has not fought in this Third-turn whether to start attacking."""
    table = battle.table
    return (
        yield from table.ask_yes_no(
            "arms",
            lambda: False,
            lambda key: Choose(
                key=key,
                label=phrase("Does {who} begin to attack?", who=table.name(fighter.who)),
                help="Initiative is rolled; attacks on past seconds are lost.",
                cite=_CITE,
                options=yes_no_options(no=Word("It is something else.")),
                decider=fighter.who,
            ),
        )
    )
