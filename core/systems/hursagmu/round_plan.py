"""Asks for a figure's plan of the round, fixes it, and writes its penalty on skill rolls.

Source: HURSAGMU Augment, Defend; R5, R6, R7, R49; spec 7.3.
"""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction

from core.character.edits import Edit, SetValue
from core.messages import Message, Word, join_texts, phrase
from core.play.table import TimelineMark
from core.procedures.ask_helpers import Subprocedure
from core.procedures.events import Event, EventKind, Term
from core.procedures.readers import group, whole
from core.procedures.requests import Choose, Conversation, Enter, Option
from core.systems.hursagmu.fight_state import FightState
from core.systems.hursagmu.figures import Figure, Form, RoundPlan
from core.systems.hursagmu.ranges import Yards, range_level

FREE_YARDS = 3
"""Yards that may be moved without an action."""
_MOST = 20
_OWN = "own"
_ATTACK, _RUN = "attack", "other"
_PLANS: Mapping[str, tuple[str, RoundPlan]] = {
    _ATTACK: (Word("An attack and Defend"), RoundPlan(1, defend=True)),
    "only": (Word("An attack, no Defend"), RoundPlan(1)),
    "double": (Word("Two attacks and Defend"), RoundPlan(2, defend=True)),
    "force": (Word("An attack with an Augment, and Defend"), RoundPlan(1, defend=True, augments=1)),
    "defend": (Word("Defend alone"), RoundPlan(defend=True)),
    _RUN: (Word("Run, draw, command or the like, and Defend"), RoundPlan(defend=True, other=1)),
    "nothing": (Word("Nothing: rest"), RoundPlan()),
}
_INPUTS = {
    "attacks": "attacks",
    "defend": "defend",
    "augments": "augments",
    "assisted_blocks": "assisted",
    "other": "other",
}


def commit(fight: FightState, figure: Figure, *, to_defend: bool = False, to_attack: bool = False) -> Conversation:
    """Ask for the plan of the round and fix it, unless committed.

    Args:
        fight: The fight.
        figure: The figure that plans.
        to_defend: Whether a defense requires it, so that Defend is included.
        to_attack: Whether an attack requires it, so that one is included.

    Source: HURSAGMU Augment, Defend; R5, R6, R8; spec 7.3.
    """
    if figure.is_committed:
        return
    figure.is_committed = True
    table = fight.table
    key = default = _ATTACK if figure.grapple or has_target(fight, figure) else _RUN
    if table.is_interactive:
        key = yield from table.choose_one(
            "plan",
            lambda: default,
            lambda key: Choose(
                key=key,
                label=phrase("What does {name} plan for this round?", name=figure.name),
                help="Each action beyond the first lowers every skill roll of the round.",
                cite="Augment, Defend; R5",
                options=(*_options(figure), Option(_OWN, "Another plan")),
                decider=figure.decider,
            ),
        )
    if key == _OWN:
        figure.plan = yield from _custom_plan(fight, figure)
    else:
        chosen = _PLANS[key][1]
        figure.plan = RoundPlan(chosen.attacks, chosen.defend, chosen.augments, 0, chosen.other)
    if to_defend:
        figure.plan.defend = True
    if to_attack:
        figure.plan.attacks = max(1, figure.plan.attacks)
    figure.attacks_left, figure.augments_left = figure.plan.attacks, figure.plan.augments
    figure.other_left = figure.plan.other
    yield from write_plan(fight, figure)
    if table.is_interactive:
        _mark(fight, figure)
        yield from table.log(lambda: _plan_event(figure))


def write_plan(fight: FightState, figure: Figure) -> Conversation:
    """Write a changed plan to the sheet, with the numbers of the round."""
    if figure.is_animal or figure.defers_writes:
        figure.update_shift()
        return
    now = group(fight.table.sheets[figure.participant].character.data, "turn")
    edits: list[Edit] = []
    for key, own in _INPUTS.items():
        value: int | bool = getattr(figure.plan, own)
        before = now.get(key) is True if key == "defend" else whole(now, key)
        if before != value:
            edits.append(SetValue(f"turn.{key}", value))
    if edits:
        yield from fight.write_plan(figure, *edits)


def has_target(fight: FightState, figure: Figure) -> bool:
    """Return whether an enemy able to act is in reach of a ready form."""
    if not fight.distances and fight.side_distance <= 1 + FREE_YARDS:
        return True
    forms = [each for each in figure.numbers.forms if each.is_usual]
    return any(
        reaches(form, fight.distance(figure, foe), figure)
        for foe in fight.foes(figure)
        if foe.can_act
        for form in forms
    )


def reaches(form: Form, distance: Yards, figure: Figure) -> bool:
    """Return whether a form reaches a distance after free movement; a rider moves as the mount."""
    if form.near <= 0 and distance <= form.reach:
        return True
    if form.near > 0:
        return range_level(distance, form.near) is not None
    mover = figure.rider or figure
    left = mover.numbers.travel - mover.free_yards - mover.action_yards
    return distance - form.reach <= min(Fraction(FREE_YARDS - mover.free_yards), left)


def _options(figure: Figure) -> tuple[Option, ...]:
    step = figure.numbers.action_step
    return tuple(
        Option(
            key,
            label,
            _cost(plan.actions, step * max(0, plan.actions - 1)),
        )
        for key, (label, plan) in _PLANS.items()
    )


def _cost(actions: int, penalty: int) -> str:
    if not penalty:
        return phrase("{actions:# action|# actions}, no penalty", actions=actions)
    return phrase("{actions:# action|# actions}, -{penalty} on skills", actions=actions, penalty=penalty)


def _custom_plan(fight: FightState, figure: Figure) -> Subprocedure[RoundPlan]:
    counts = {}
    for key, label in (
        ("attacks", Word("Attacks, grabs and attempts in close combat")),
        ("defend", Word("Defend: 1 or 0")),
        ("augments", Word("Augments: 2 damage each on an attack")),
        ("other", Word("Other actions: run, draw, get up, command")),
    ):
        most = 1 if key == "defend" else _MOST
        counts[key] = yield from fight.table.number(
            f"plan_{key}",
            0,
            lambda own, label=label, most=most: Enter(  # type: ignore[misc]  # bound as they are now
                key=own,
                label=label,
                cite="Augment, Defend; R49",
                least=0,
                most=most,
                decider=figure.decider,
            ),
        )
    return RoundPlan(counts["attacks"], bool(counts["defend"]), counts["augments"], 0, counts["other"])


def _describe_plan(plan: RoundPlan) -> str:
    parts = (
        phrase("{count:# attack|# attacks}", count=plan.attacks) if plan.attacks else "",
        Word("Defend") if plan.defend else "",
        phrase("{count:# Augment|# Augments}", count=plan.augments) if plan.augments else "",
        phrase("{count:# other action|# other actions}", count=plan.other) if plan.other else "",
    )
    return join_texts(part for part in parts if part) or Word("nothing")


def _mark(fight: FightState, figure: Figure) -> None:
    if figure.initiative is not None:
        mark = TimelineMark(fight.timeline_row(figure), figure.initiative, _describe_plan(figure.plan))
        fight.table.timeline = (*fight.table.timeline, mark)


def _plan_event(figure: Figure) -> Event:
    plan = figure.plan
    return Event(
        EventKind.ACT,
        Message("hursagmu_plans", "{who} plans: {what}.", {"who": figure.name, "what": _describe_plan(plan)}),
        figure.participant,
        None,
        (Term("actions", plan.actions), Term("penalty", figure.numbers.action_step * max(0, plan.actions - 1))),
        "Augment, Defend; R5",
    )
