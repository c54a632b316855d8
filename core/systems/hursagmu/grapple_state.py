"""Close combats: who comes into one, who controls whom, and who gets out.

Only those who can act are in a close combat: who falls, flees or surrenders leaves it, so that who has done so by the
time a hold takes effect neither holds nor is held. Of what is done at the same time an escape goes before a hold in the
same close combat, and two who take hold of each other are locked with nobody in control: it does not matter who stands
first in the list.

Source: HURSAGMU Damage, Grapple; R9, R17; spec 7.2, 7.7, 7.8.
"""

from __future__ import annotations

from core.procedures import Conversation
from core.systems.hursagmu.figures import Figure
from core.systems.hursagmu.melee import Melee


def engage(figure: Figure, foe: Figure) -> None:
    """Lock two together, with everybody who is locked with either."""
    joined = list(dict.fromkeys([*(figure.grapple or [figure]), *(foe.grapple or [foe])]))
    for each in joined:
        each.grapple = joined


def leave_grapple(figure: Figure) -> None:
    """Take somebody out of a close combat; with fewer than two sides in it, it is dissolved."""
    figure.held_by = None
    clinch, figure.grapple = figure.grapple, None
    if clinch is None:
        return
    clinch.remove(figure)
    for each in clinch:
        if each.held_by is figure:
            each.held_by = None
    if len({each.side for each in clinch}) <= 1:
        for each in clinch:
            each.grapple = each.held_by = None


def lock(figure: Figure, foe: Figure) -> Conversation:
    """Let two be locked after a grab that was met with Grappling."""
    if figure.can_act and foe.can_act:
        engage(figure, foe)
    return
    yield


def take_hold(melee: Melee, figure: Figure, foe: Figure) -> Conversation:
    """Let a grab that succeeded begin a close combat, with the one who grabbed in control.

    Whom somebody else clings to is not rid of that one by grabbing a third.
    """
    if figure.can_act and foe.can_act:
        engage(figure, foe)
        _hold(melee, figure, foe)
    return
    yield


def gain_control(melee: Melee, figure: Figure, foe: Figure) -> Conversation:
    """Let somebody control another of the same close combat, from below, too.

    Source: HURSAGMU Grapple; spec 7.8.
    """
    if figure.grapple is not None and foe.grapple is figure.grapple:
        if figure.held_by is not foe:
            figure.held_by = None
        _hold(melee, figure, foe)
    return
    yield


def _hold(melee: Melee, figure: Figure, foe: Figure) -> None:
    if figure.held_by is foe:
        figure.held_by = None
        if melee.holds is not None and (foe, figure) in melee.holds:
            return
    foe.held_by = figure
    if melee.holds is not None:
        melee.holds.append((figure, foe))


def get_free(figure: Figure) -> Conversation:
    """Let somebody out who has escaped."""
    leave_grapple(figure)
    return
    yield


def join_in(figure: Figure, friend: Figure) -> Conversation:
    """Let somebody join a friend, as long as that one is still in a close combat."""
    if figure.can_act and friend.grapple is not None:
        engage(figure, friend)
    return
    yield
