"""Actions of a turn: attacks, attempts in close combat and others, in any order.

Source: HURSAGMU Combat Maneuvers, Grapple, Animals; R16, R22, R32, R49; spec 7.3, 7.8, 7.11, 7.14.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from core.messages import Message, Word, phrase
from core.procedures import Choose, Conversation, Option, Subprocedure
from core.systems.hursagmu.area_attacks import area_forms, attack_area
from core.systems.hursagmu.damage import leave_fight
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
from core.systems.hursagmu.melee import ARMS_LENGTH, Melee
from core.systems.hursagmu.other_actions import ERRANDS
from core.systems.hursagmu.permissions import act_while_controlled, exceed_plan
from core.systems.hursagmu.round_plan import reaches
from core.systems.hursagmu.strikes import choose_strike, default_form, held_things, strike
from core.systems.hursagmu.teams import is_held

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
    **{key: errand.label for key, errand in ERRANDS.items()},
    GIVE_UP: Word("Surrender"),
    CONTROLLED: Word("Another action while controlled"),
    BEYOND: Word("An action beyond the plan"),
    DONE: Word("End turn"),
}


def take_actions(melee: Melee, figure: Figure) -> Conversation:
    """Ask a figure for actions until its plan is used up or it stops.

    Source: HURSAGMU Combat Maneuvers; R5, R16; spec 7.2, 7.3.
    """
    is_watched = melee.table.is_interactive
    for done in range(_MOST_ACTS):
        is_spent = figure.attacks_left <= 0 and figure.other_left <= 0
        if figure.status or figure.gone or (done and is_spent):
            return
        key = default_action(melee, figure)
        if is_watched:
            possible = possible_actions(melee, figure)
            if possible == [DONE]:
                return
            key = yield from _choose(melee, figure, key, possible)
        if key == DONE or figure.gone:
            return
        yield from _ACTS[key](melee, figure)
        if key in _PARTING:
            return


def default_action(melee: Melee, figure: Figure) -> str:
    """Return the default action.

    Source: spec 7.14.
    """
    if figure.grapple is not None:
        return default_attempt(melee, figure) if figure.attacks_left > 0 else DONE
    if figure.attacks_left > 0:
        foe = melee.weakest(figure)
        if foe is None:
            return DONE
        form = default_form(melee, figure, foe)
        if form is not None:
            return preferred_attack(melee, figure, foe, form)
    return RUN if ERRANDS[RUN].is_open(melee, figure) and melee.weakest(figure) is not None else DONE


def preferred_attack(melee: Melee, figure: Figure, foe: Figure, form: Form) -> str:
    """Return the better attack: a grab at arm's length if much better at it, else a strike.

    Source: spec 7.14.
    """
    is_better = figure.numbers.grapple - form.hit >= _BETTER_GRAB
    return GRAB if is_better and melee.distance(figure, foe) <= ARMS_LENGTH else STRIKE


def possible_actions(melee: Melee, figure: Figure) -> list[str]:
    """Return the keys of the possible actions."""
    is_bound = _is_bound(melee, figure)
    found = []
    if figure.attacks_left > 0:
        found += _attacks(melee, figure)
    if figure.controls() is not None and not is_bound:
        found.append(LET_GO)
    if not is_bound:
        found += [key for key, errand in ERRANDS.items() if errand.is_open(melee, figure)]
        found.append(GIVE_UP)
    if found in ([], [GIVE_UP]):
        return [DONE]
    if is_bound and not figure.is_refused:
        found.append(CONTROLLED)
    return [*found, *(() if is_bound else (BEYOND,)), DONE]


def _is_bound(melee: Melee, figure: Figure) -> bool:
    """Whether a figure is controlled and the Master has not allowed other actions."""
    return is_held(melee, figure) and not figure.is_allowed


def _attacks(melee: Melee, figure: Figure) -> list[str]:
    is_bound = _is_bound(melee, figure)
    if figure.grapple is None or (figure.held_by is not None and not is_bound):
        free = [STRIKE, GRAB] if melee.foes(figure) else []
        free += [AREA] if free and area_forms(figure) else []
        is_alone = figure.grapple is None and melee.option("mass_bonus")
        free += [JOIN] if is_alone and any(joinable(melee, figure)) else []
    else:
        free = []
    if figure.grapple is None:
        return free
    close = [CONTROL, ESCAPE]
    is_over = figure.controls() is not None and not is_bound
    if is_over and any(held_things(melee, each) for each in figure.partners):
        close.append(DISARM)
    return [*close, *free]


def _choose(melee: Melee, figure: Figure, usual: str, possible: list[str]) -> Subprocedure[str]:
    default = usual if usual in possible else DONE
    left = phrase(
        "Left: {attacks}, {augments}, {other}.",
        attacks=phrase("{attacks:# attack|# attacks}", attacks=figure.attacks_left),
        augments=phrase("{augments:# Augment|# Augments}", augments=figure.augments_left),
        other=phrase("{other:# other action|# other actions}", other=figure.other_left),
    )
    (key,) = yield from melee.table.choose(
        "act",
        lambda: (default,),
        lambda key: Choose(
            key=key,
            label=phrase("What does {name} do?", name=figure.name),
            help=left,
            cite="Combat Maneuvers; R49",
            options=tuple(Option(each, _LABELS[each]) for each in possible),
            decider=figure.decider,
        ),
    )
    return key


# ------------------------------------------------------------------------------------------------- what they are


def _strike(melee: Melee, figure: Figure) -> Conversation:
    blow = yield from choose_strike(melee, figure)
    if blow is None:
        figure.attacks_left -= 1
        return
    yield from strike(melee, figure, blow)


def _grab(melee: Melee, figure: Figure) -> Conversation:
    planned = yield from choose_grab(melee, figure)
    if planned is None or not reaches(grip(figure), melee.distance(figure, planned[0]), figure):
        figure.attacks_left -= 1
        return
    yield from grab(melee, figure, *planned)


def _area(melee: Melee, figure: Figure) -> Conversation:
    before = figure.attacks_left
    yield from attack_area(melee, figure)
    if figure.attacks_left == before:
        figure.attacks_left -= 1


def _surrender(melee: Melee, figure: Figure) -> Conversation:
    told = Message("hursagmu_surrenders", "{who} surrenders.", {"who": figure.name})
    yield from melee.apply_effect(partial(leave_fight, melee, [figure], Word("surrendered"), told))


_ACTS: Mapping[str, Callable[[Melee, Figure], Conversation]] = {
    STRIKE: _strike,
    GRAB: _grab,
    AREA: _area,
    JOIN: join,
    CONTROL: partial(attempt, what=CONTROL),
    ESCAPE: partial(attempt, what=ESCAPE),
    DISARM: partial(attempt, what=DISARM),
    LET_GO: release,
    GIVE_UP: _surrender,
    CONTROLLED: act_while_controlled,
    BEYOND: exceed_plan,
    **{key: errand.start for key, errand in ERRANDS.items()},
}
