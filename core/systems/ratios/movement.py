"""Movement in a conflict: distances that change each second, and the reach of melee weapons.

The book has no map. A distance is kept for each pair of fighters: the Game Master enters it once, moves change it each
second, and a melee weapon strikes only what it reaches. While all distances are 0, nothing of this is asked.

Source: R.A.T.I.O.S. 1a, 2b, 3b; R39.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from fractions import Fraction

from core.formula import format_value
from core.messages import Message, Word, phrase
from core.procedures.ask_helpers import Subprocedure
from core.procedures.events import Event, EventKind, Term
from core.procedures.readers import exact_number, why_unusable
from core.procedures.requests import Choose, Conversation, Enter, Option
from core.systems.ratios.blow_effects import check
from core.systems.ratios.fighters import ROUND, SHOT, Battle, Fighter, Move, Track, Weapon

MOST_FEET = 1_000_000
MOST_SECONDS = 100_000
USUAL_REACH = 5
"""Reach of a melee weapon in feet, unless the Game Master enters another."""
ELSEWHERE = Option("elsewhere", "Somewhere else", "Only the seconds count.")
_CLOSE, _KEEP, _BACK = "close", "keep", "back"
_USUAL, _RUN = "usual", "run"


def why_immobile(battle: Battle, fighter: Fighter) -> Message | None:
    """Return why a fighter cannot move now, or None.

    Source: R.A.T.I.O.S. 1a.
    """
    sheet = battle.table.sheets[fighter.index]
    reason = why_unusable(sheet, "move_ft_per_s", "move_max_ft", "cpv.move", may_be_fractional=True)
    if reason is not None or exact_number(sheet, "move_ft_per_s") > 0:
        return reason
    return Message("ratios_immobile", "the current Movement is 0.")


def ask_start_distance(battle: Battle) -> Conversation:
    """Ask the Game Master how far the sides are apart at the start; 0 unless people say otherwise.

    Source: R.A.T.I.O.S. 1a, 2b.
    """
    feet = yield from battle.table.number(
        "apart",
        0,
        lambda key: Enter(
            key=key,
            label="Feet between the sides at the start",
            help="With 0 everyone is within reach. Otherwise a fighter has to close in before a melee weapon strikes.",
            cite="1a, 2b",
            least=0,
            most=MOST_FEET,
            unit="feet",
            is_assumed=True,
        ),
    )
    battle.apart_ft = Fraction(feet)


# --------------------------------------------------------------------------------------------------------- declaring


def declare_move(battle: Battle, fighter: Fighter) -> Subprocedure[Track]:
    """Ask where, how and how fast a fighter moves; returns the action.

    Source: R.A.T.I.O.S. 1a, 3b; R39.
    """
    table, index = battle.table, fighter.index
    foes = battle.foes(index)
    target = next((foe.index for foe in foes if foe.is_active), None)
    answer = yield from table.choose_target(
        "move_target",
        target,
        lambda key: Choose(
            key=key,
            label=phrase("Which foe does {who} move toward or away from?", who=table.name(index)),
            cite="1a, 3b",
            options=tuple(
                Option(str(foe.index), table.name(foe.index), distance_text(battle.distance(index, foe.index)))
                for foe in foes
            ),
            decider=index,
        ),
        no_target=ELSEWHERE,
    )
    if answer == ELSEWHERE.key:
        label = phrase("How many seconds does {who} move?", who=table.name(index))
        seconds = yield from ask_seconds(battle, "move_time", label)
        return Track(index, Word("Move"), battle.now + seconds, fighter.rolled)
    foe = int(answer)
    if not battle.distance(index, foe):
        yield from _ask_gap(battle, index, foe, "")
    manner = yield from _ask_manner(battle, index, foe)
    wanted_ft, keep_s = yield from _ask_goal(battle, fighter, foe, manner)
    ft_per_s = yield from _ask_pace(battle, index)
    far = abs(battle.distance(index, foe) - wanted_ft)
    seconds = keep_s or min(MOST_SECONDS, max(1, math.ceil(far / ft_per_s)))
    move = Move(foe, wanted_ft, ft_per_s, keeps=manner == _KEEP)
    return Track(index, _move_name(manner, table.name(foe)), battle.now + seconds, fighter.rolled, move=move)


def _move_name(manner: str, foe: str) -> str:
    if manner == _CLOSE:
        return phrase("Close in on {foe}", foe=foe)
    return phrase("Keep away from {foe}", foe=foe) if manner == _KEEP else phrase("Back away from {foe}", foe=foe)


def ask_seconds(battle: Battle, name: str, label: str, usual: int = 1) -> Subprocedure[int]:
    """Ask how many seconds an action takes.

    Args:
        battle: The fight.
        name: What is asked, as a key.
        label: The question.
        usual: The default.
    """
    return (
        yield from battle.table.number(
            name,
            usual,
            lambda key: Enter(
                key=key,
                label=label,
                help="0 takes no time.",
                cite="3b",
                least=0,
                most=MOST_SECONDS,
                unit="seconds",
            ),
        )
    )


def _ask_manner(battle: Battle, index: int, foe: int) -> Subprocedure[str]:
    names = {"who": battle.table.name(index), "foe": battle.table.name(foe)}
    is_close = not battle.distance(index, foe)
    closed = Message("ratios_close_already", "there is no distance left.") if is_close else None
    return (
        yield from battle.table.choose_one(
            "manner",
            lambda: _BACK if is_close else _CLOSE,
            lambda key: Choose(
                key=key,
                label=phrase("How does {who} move?", **names),
                cite="1a, 3b",
                options=(
                    Option(_CLOSE, "Close in", phrase("Toward {foe}, each second", **names), closed),
                    Option(_KEEP, "Keep the distance", phrase("Follows or gives way as {foe} moves", **names)),
                    Option(_BACK, "Back away", phrase("Away from {foe}, each second", **names)),
                ),
                decider=index,
            ),
        )
    )


def _ask_goal(battle: Battle, fighter: Fighter, foe: int, manner: str) -> Subprocedure[tuple[Fraction, int]]:
    """Ask for the wanted distance, or for the seconds of keeping the present one; 0 seconds as long as it takes."""
    distance = battle.distance(fighter.index, foe)
    if manner == _KEEP:
        usual = max(1, battle.last - battle.now)
        label = phrase("How many seconds does {who} keep the distance?", who=battle.table.name(fighter.index))
        seconds = yield from ask_seconds(battle, "keep_time", label, usual)
        return distance, max(1, seconds)
    far = math.ceil(distance)
    reach = next((_known_reach(battle, fighter.index, each) for each in fighter.weapons if each.kind not in SHOT), 0)
    is_close = manner == _CLOSE
    feet = yield from battle.table.number(
        "goal",
        min(far, reach) if is_close else min(MOST_FEET, far + math.ceil(_speed(battle, fighter.index) * ROUND)),
        lambda key: Enter(
            key=key,
            label=phrase(
                "Feet between {who} and {foe} after the move",
                who=battle.table.name(fighter.index),
                foe=battle.table.name(foe),
            ),
            help=phrase("Now it is {feet}.", feet=distance_text(distance)),
            cite="1a",
            least=0 if is_close else far,
            most=far if is_close else MOST_FEET,
            unit="feet",
            decider=fighter.index,
        ),
    )
    return min(distance, Fraction(feet)) if is_close else max(distance, Fraction(feet)), 0


def _ask_pace(battle: Battle, index: int) -> Subprocedure[Fraction]:
    """Ask for the pace; running needs a check of Movement, and falls back to the usual pace.

    Source: R.A.T.I.O.S. 1a; R39.
    """
    table, sheet = battle.table, battle.table.sheets[index]
    usual, most = _speed(battle, index), exact_number(sheet, "move_max_ft") / ROUND
    pace = yield from table.choose_one(
        "pace",
        lambda: _USUAL,
        lambda key: Choose(
            key=key,
            label=phrase("How fast does {who} move?", who=table.name(index)),
            cite="1a; R39",
            options=(
                Option(_USUAL, "At the usual pace", phrase("{feet} ft a second", feet=format_value(usual, 2))),
                Option(
                    _RUN,
                    "Run",
                    phrase("{feet} ft a second, with a check of Movement", feet=format_value(most, 2)),
                ),
            ),
            decider=index,
        ),
    )
    if pace == _USUAL or not (yield from check(table, index, "movement", exact_number(sheet, "cpv.move"), "1a; R39")):
        return usual
    return max(usual, most)


def _speed(battle: Battle, index: int) -> Fraction:
    return exact_number(battle.table.sheets[index], "move_ft_per_s")


# ------------------------------------------------------------------------------------------------------ each second


def advance_moves(battle: Battle) -> Conversation:
    """Move each moving fighter for the second that has passed.

    Source: R.A.T.I.O.S. 1a, 3b.
    """
    for fighter in battle.active():
        for track in fighter.tracks:
            if track.move is not None:
                yield from _advance(battle, track, track.move)


def _advance(battle: Battle, track: Track, move: Move) -> Conversation:
    if battle.fighters[move.foe] not in battle.foes(track.actor):
        track.due = battle.now
        return
    before = battle.distance(track.actor, move.foe)
    gap = move.wanted_ft - before
    step = max(-move.ft_per_s, min(move.ft_per_s, gap))
    battle.set_distance(track.actor, move.foe, before + step)
    if step == gap and not move.keeps:
        track.due = battle.now
    yield from battle.table.log(lambda: _move_event(battle, track, move, step))


def _move_event(battle: Battle, track: Track, move: Move, step: Fraction) -> Event:
    names = {
        "who": battle.table.name(track.actor),
        "foe": battle.table.name(move.foe),
        "feet": distance_text(battle.distance(track.actor, move.foe)),
    }
    if step < 0:
        message = Message("ratios_closes_in", "{who} closes in on {foe}: {feet}.", names)
    elif step > 0:
        message = Message("ratios_backs_away", "{who} backs away from {foe}: {feet}.", names)
    else:
        message = Message("ratios_keeps_distance", "{who} keeps the distance from {foe}: {feet}.", names)
    return Event(EventKind.ACT, message, track.actor, move.foe, (), "1a, 3b")


# ------------------------------------------------------------------------------------------------------------ reach


def distance_text(feet: Fraction) -> str:
    """Return a distance in words."""
    return phrase("{feet} ft", feet=format_value(feet, 1))


def usual_act(battle: Battle, fighter: Fighter, weapons: Sequence[Weapon], usable: Sequence[Weapon]) -> str:
    """Return what a fighter does by default about a distance: "move", "attack.ROW" with a shot, or "" if in reach.

    Args:
        battle: The fight.
        fighter: Who decides.
        weapons: The weapons used by default.
        usable: All usable weapons.
    """
    foe = next((each for each in battle.foes(fighter.index) if each.is_active), None)
    distance = Fraction(0) if foe is None else battle.distance(fighter.index, foe.index)
    if not distance or any(_reaches(battle, fighter.index, each, distance) for each in weapons):
        return ""
    shot = next(
        (each for each in usable if each.kind in SHOT and _reaches(battle, fighter.index, each, distance)), None
    )
    if shot is not None:
        return f"attack.{shot.row}"
    return "" if why_immobile(battle, fighter) else "move"


def _reaches(battle: Battle, index: int, weapon: Weapon, distance: Fraction) -> bool:
    if weapon.kind in SHOT:
        return weapon.most_ft is None or distance <= weapon.most_ft
    return distance <= _known_reach(battle, index, weapon)


def _known_reach(battle: Battle, index: int, weapon: Weapon) -> int:
    """Return the entered reach of a melee weapon, else its greatest range, else the usual reach."""
    return battle.reaches.get((index, weapon.row), _melee_reach(weapon))


def _melee_reach(weapon: Weapon) -> int:
    return USUAL_REACH if weapon.most_ft is None else max(0, math.ceil(weapon.most_ft))


def usual_reach(weapon: Weapon) -> int | Fraction | None:
    """Return the feet at which a weapon attacks, before a reach of its own was entered; None for any."""
    return weapon.most_ft if weapon.kind in SHOT else _melee_reach(weapon)


def ask_reach(battle: Battle, track: Track, foe: Fighter, weapon: Weapon) -> Subprocedure[bool]:
    """Ask whether a melee weapon reaches a foe at a distance; its reach is asked once.

    Source: R.A.T.I.O.S. 1b, 2b.
    """
    actor = track.actor
    if not battle.distance(actor, foe.index):
        return True
    reach = battle.reaches.get((actor, weapon.row))
    if reach is None:
        reach = yield from battle.table.number(
            "reach",
            _known_reach(battle, actor, weapon),
            lambda key: Enter(
                key=key,
                label=phrase("Reach of {who} with {weapon}", who=battle.table.name(actor), weapon=weapon.name),
                help="The book gives only the length of the part that strikes; arm and shaft count, too.",
                cite="1b, 2b",
                least=0,
                most=MOST_FEET,
                unit="feet",
            ),
        )
        battle.reaches[(actor, weapon.row)] = reach
    if battle.distance(actor, foe.index) > reach:
        yield from _ask_gap(battle, actor, foe.index, phrase("The weapon reaches {reach} ft.", reach=reach))
    if battle.distance(actor, foe.index) <= reach:
        return True
    names = {"who": battle.table.name(actor), "foe": battle.table.name(foe.index), "weapon": track.name}
    message = Message("ratios_out_of_reach", "{foe} is out of reach of {who}'s {weapon}.", names)
    yield from battle.table.log(lambda: _out_of_reach_event(battle, actor, foe.index, message))
    return False


def _out_of_reach_event(battle: Battle, actor: int, foe: int, message: Message) -> Event:
    return Event(EventKind.MISS, message, actor, foe, (Term("feet", battle.distance(actor, foe)),), "1b, 2b")


def _ask_gap(battle: Battle, index: int, foe: int, help_: str) -> Conversation:
    """Ask for the present distance of two fighters; an unchanged one keeps its fraction."""
    distance = battle.distance(index, foe)
    usual = math.ceil(distance)
    feet = yield from battle.table.number(
        "gap",
        usual,
        lambda key: Enter(
            key=key,
            label=phrase("Feet from {who} to {foe}", who=battle.table.name(index), foe=battle.table.name(foe)),
            help=help_,
            cite="1a, 2b",
            least=0,
            most=MOST_FEET,
            unit="feet",
        ),
    )
    battle.set_distance(index, foe, distance if feet == usual else Fraction(feet))
