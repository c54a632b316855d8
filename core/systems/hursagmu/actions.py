"""Runs a figure's turn: asks for actions and carries them out until its plan is used up.

Source: HURSAGMU Combat Maneuvers, Grapple, Animals; R16, R22, R32, R49; spec 7.3, 7.8, 7.11, 7.14.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from core.messages import Message, Word, phrase
from core.procedures.ask_helpers import Subprocedure
from core.procedures.requests import Choose, Conversation, Option
from core.systems.hursagmu.area_attacks import area_forms, attack_area
from core.systems.hursagmu.damage import leave_fight
from core.systems.hursagmu.fight_state import ARMS_LENGTH, FightState
from core.systems.hursagmu.figures import Figure, Form
from core.systems.hursagmu.grapple_actions import (
    CONTROL,
    DISARM,
    ESCAPE,
    attempt,
    choose_grab,
    default_attempt,
    grab,
    grip,
    join,
    joinable,
    release,
)
from core.systems.hursagmu.grapple_teams import is_held
from core.systems.hursagmu.other_actions import OTHER_ACTIONS
from core.systems.hursagmu.permissions import act_while_controlled, exceed_plan
from core.systems.hursagmu.round_plan import reaches
from core.systems.hursagmu.strikes import choose_strike, default_form, held_things, strike

STRIKE, GRAB, AREA, JOIN, LET_GO, GIVE_UP, DONE = "strike", "grab", "area", "join", "let_go", "surrender", "done"
CONTROLLED, BEYOND = "controlled", "beyond_plan"
"""Actions that the rules forbid and the Master may allow."""
RUN = "run"
_PARTING = (GIVE_UP, "leave")
"""Actions that end the turn."""
_BETTER_GRAB = 3
"""Lead of Grappling over a strike from which a grab is the default."""
_MOST_ACTS = 200
_LABELS: Mapping[str, str] = {
    STRIKE: Word("Strike"),
    GRAB: Word("Grab"),
    AREA: Word("Attack an area"),
    JOIN: Word("Join a grapple"),
    CONTROL: Word("Gain control, to hurt"),
    DISARM: Word("Disarm"),
    ESCAPE: Word("Escape"),
    LET_GO: Word("Release"),
    **{key: action.label for key, action in OTHER_ACTIONS.items()},
    GIVE_UP: Word("Surrender"),
    CONTROLLED: Word("Another action while controlled"),
    BEYOND: Word("An action beyond the plan"),
    DONE: Word("End turn"),
}


def take_actions(fight: FightState, figure: Figure) -> Conversation:
    """Ask a figure for actions until its plan is used up or it stops.

    Source: HURSAGMU Combat Maneuvers; R5, R16; spec 7.2, 7.3.
    """
    is_watched = fight.table.is_interactive
    for done in range(_MOST_ACTS):
        is_spent = figure.attacks_left <= 0 and figure.other_left <= 0
        if figure.status or figure.gone or (done and is_spent):
            return
        key = default_action(fight, figure)
        if is_watched:
            possible = possible_actions(fight, figure)
            if possible == [DONE]:
                return
            key = yield from _choose(fight, figure, key, possible)
        if key == DONE or figure.gone:
            return
        yield from _ACTS[key](fight, figure)
        if key in _PARTING:
            return


def default_action(fight: FightState, figure: Figure) -> str:
    """Return the default action.

    Source: spec 7.14.
    """
    if figure.grapple is not None:
        return default_attempt(fight, figure) if figure.attacks_left > 0 else DONE
    if figure.attacks_left > 0:
        foe = fight.weakest_foe(figure)
        if foe is None:
            return DONE
        form = default_form(fight, figure, foe)
        if form is not None:
            return preferred_attack(fight, figure, foe, form)
    return RUN if OTHER_ACTIONS[RUN].is_open(fight, figure) and fight.weakest_foe(figure) is not None else DONE


def preferred_attack(fight: FightState, figure: Figure, foe: Figure, form: Form) -> str:
    """Return the better attack: a grab at arm's length if much better at it, else a strike.

    Source: spec 7.14.
    """
    is_better = figure.numbers.grapple - form.hit >= _BETTER_GRAB
    return GRAB if is_better and fight.distance(figure, foe) <= ARMS_LENGTH else STRIKE


def possible_actions(fight: FightState, figure: Figure) -> list[str]:
    """Return the keys of the possible actions."""
    is_bound = _is_bound(fight, figure)
    actions = []
    if figure.attacks_left > 0:
        actions += _attacks(fight, figure)
    if figure.controls() is not None and not is_bound:
        actions.append(LET_GO)
    if not is_bound:
        actions += [key for key, action in OTHER_ACTIONS.items() if action.is_open(fight, figure)]
        actions.append(GIVE_UP)
    if actions in ([], [GIVE_UP]):
        return [DONE]
    if is_bound and not figure.is_refused:
        actions.append(CONTROLLED)
    return [*actions, *(() if is_bound else (BEYOND,)), DONE]


def _is_bound(fight: FightState, figure: Figure) -> bool:
    """Whether a figure is controlled and the Master has not allowed other actions."""
    return is_held(fight, figure) and not figure.is_allowed


def _attacks(fight: FightState, figure: Figure) -> list[str]:
    is_bound = _is_bound(fight, figure)
    if figure.grapple is None or (figure.held_by is not None and not is_bound):
        free = [STRIKE, GRAB] if fight.foes(figure) else []
        free += [AREA] if free and area_forms(figure) else []
        is_alone = figure.grapple is None and fight.option("mass_bonus")
        free += [JOIN] if is_alone and any(joinable(fight, figure)) else []
    else:
        free = []
    if figure.grapple is None:
        return free
    close = [CONTROL, ESCAPE]
    is_over = figure.controls() is not None and not is_bound
    if is_over and any(held_things(fight, each) for each in figure.partners):
        close.append(DISARM)
    return [*close, *free]


def _choose(fight: FightState, figure: Figure, usual: str, possible: list[str]) -> Subprocedure[str]:
    default = usual if usual in possible else DONE
    remaining = phrase(
        "Left: {attacks}, {augments}, {other}.",
        attacks=phrase("{attacks:# attack|# attacks}", attacks=figure.attacks_left),
        augments=phrase("{augments:# Augment|# Augments}", augments=figure.augments_left),
        other=phrase("{other:# other action|# other actions}", other=figure.other_left),
    )
    key = yield from fight.table.choose_one(
        "act",
        lambda: default,
        lambda key: Choose(
            key=key,
            label=phrase("What does {name} do?", name=figure.name),
            help=remaining,
            cite="Combat Maneuvers; R49",
            options=tuple(Option(each, _LABELS[each]) for each in possible),
            decider=figure.decider,
        ),
    )
    return key


# ------------------------------------------------------------------------------------------------- carrying them out


def _strike(fight: FightState, figure: Figure) -> Conversation:
    choice = yield from choose_strike(fight, figure)
    if choice is None:
        figure.attacks_left -= 1
        return
    yield from strike(fight, figure, choice)


def _grab(fight: FightState, figure: Figure) -> Conversation:
    planned = yield from choose_grab(fight, figure)
    if planned is None or not reaches(grip(figure), fight.distance(figure, planned[0]), figure):
        figure.attacks_left -= 1
        return
    yield from grab(fight, figure, *planned)


def _area(fight: FightState, figure: Figure) -> Conversation:
    before = figure.attacks_left
    yield from attack_area(fight, figure)
    if figure.attacks_left == before:
        figure.attacks_left -= 1


def _surrender(fight: FightState, figure: Figure) -> Conversation:
    message = Message("hursagmu_surrenders", "{who} surrenders.", {"who": figure.name})
    yield from fight.apply_effect(partial(leave_fight, fight, [figure], Word("surrendered"), message))


_ACTS: Mapping[str, Callable[[FightState, Figure], Conversation]] = {
    STRIKE: _strike,
    GRAB: _grab,
    AREA: _area,
    JOIN: join,
    CONTROL: partial(attempt, purpose=CONTROL),
    ESCAPE: partial(attempt, purpose=ESCAPE),
    DISARM: partial(attempt, purpose=DISARM),
    LET_GO: release,
    GIVE_UP: _surrender,
    CONTROLLED: act_while_controlled,
    BEYOND: exceed_plan,
    **{key: action.start for key, action in OTHER_ACTIONS.items()},
}
