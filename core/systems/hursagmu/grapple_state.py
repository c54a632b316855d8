"""Changes who is in a close combat and who controls whom: grab, hold, escape, join, leave.

Only figures able to act are in a close combat: one that falls, flees or surrenders leaves it, and holds that take
effect later neither bind it nor others by it. Of simultaneous actions an escape precedes a hold in the same close
combat, and two that grab each other are locked without control: the order of the list does not matter.

Source: HURSAGMU Damage, Grapple; R9, R17; spec 7.2, 7.7, 7.8.
"""

from __future__ import annotations

from collections.abc import Sequence

from core.procedures.requests import Conversation
from core.systems.hursagmu.fight_state import FightState
from core.systems.hursagmu.figures import Figure


def engage(figure: Figure, foe: Figure) -> None:
    """Lock two figures in one close combat, with all who are locked with either."""
    joined = list(dict.fromkeys([*(figure.grapple or [figure]), *(foe.grapple or [foe])]))
    for member in joined:
        member.grapple = joined


def _engage_all(figure: Figure, foe: Figure, allies: Sequence[Figure]) -> None:
    engage(figure, foe)
    for ally in allies:
        if ally.can_act:
            engage(ally, foe)


def leave_grapple(figure: Figure) -> None:
    """Remove a figure from its close combat; with fewer than two sides left it ends."""
    figure.held_by = None
    members, figure.grapple = figure.grapple, None
    if members is None:
        return
    members.remove(figure)
    for member in members:
        if member.held_by is figure:
            member.held_by = None
    if len({member.side for member in members}) <= 1:
        for member in members:
            member.grapple = member.held_by = None


def lock(figure: Figure, foe: Figure, allies: Sequence[Figure] = ()) -> Conversation:
    """Lock two figures after a grab that was met with Grappling, with the friends that grabbed together."""
    if figure.can_act and foe.can_act:
        _engage_all(figure, foe, allies)
    return
    yield


def take_hold(fight: FightState, figure: Figure, foe: Figure, allies: Sequence[Figure] = ()) -> Conversation:
    """Start a close combat after a successful grab, with the grabber in control and its allies engaged.

    A figure that is held by another stays held when it grabs a third.
    """
    if figure.can_act and foe.can_act:
        _engage_all(figure, foe, allies)
        _hold(fight, figure, foe)
    return
    yield


def gain_control(fight: FightState, figure: Figure, foe: Figure) -> Conversation:
    """Give a figure control over another in the same close combat, even while controlled itself.

    Source: HURSAGMU Grapple; spec 7.8.
    """
    if figure.grapple is not None and foe.grapple is figure.grapple:
        if figure.held_by is not foe:
            figure.held_by = None
        _hold(fight, figure, foe)
    return
    yield


def _hold(fight: FightState, figure: Figure, foe: Figure) -> None:
    if figure.held_by is foe:
        figure.held_by = None
        if fight.holds is not None and (foe, figure) in fight.holds:
            return
    foe.held_by = figure
    if fight.holds is not None:
        fight.holds.append((figure, foe))


def get_free(figure: Figure) -> Conversation:
    """Remove a figure that has escaped."""
    leave_grapple(figure)
    return
    yield


def join_in(figure: Figure, friend: Figure) -> Conversation:
    """Add a figure to a friend's close combat, if that still exists."""
    if figure.can_act and friend.grapple is not None:
        engage(figure, friend)
    return
    yield
