"""Asks the Master to permit what the rules forbid in a fight.

Source: HURSAGMU spec 9: a larger weapon in close combat, a defense that does not help, an action while controlled, a
slam on a victim too heavy, actions beyond the plan.
"""

from __future__ import annotations

from core.messages import Word, phrase
from core.procedures.ask_helpers import Subprocedure, yes_no_options
from core.procedures.requests import Choose, Conversation, Option
from core.systems.hursagmu.fight_state import FightState
from core.systems.hursagmu.figures import Figure
from core.systems.hursagmu.round_plan import write_plan

FORBIDDEN = "forbidden"
"""Key of an option that needs the Master's permission."""
_ATTACK = "attack"


def forbidden_option(label: str) -> Option:
    """Return the option for an action that the rules forbid."""
    return Option(FORBIDDEN, label, "Against the rules; the Master must allow it.")


def ask_permission(fight: FightState, label: str, cite: str) -> Subprocedure[bool]:
    """Ask the Master to permit what the rules forbid; refused by default."""
    return (
        yield from fight.table.ask_yes_no(
            "allows",
            lambda: False,
            lambda key: Choose(
                key=key,
                label=label,
                help="The rules forbid it.",
                cite=cite,
                options=yes_no_options(Word("Allowed this once.")),
            ),
        )
    )


def exceed_plan(fight: FightState, figure: Figure) -> Conversation:
    """Add an action to the round's plan if the Master permits; it lowers all further skill rolls.

    Source: HURSAGMU Augment, Defend; R5; spec 7.3.
    """
    label = phrase("May {name} act beyond the plan?", name=figure.name)
    if not (yield from ask_permission(fight, label, "Augment, Defend; R5")):
        return
    kind = yield from fight.table.choose_one(
        "beyond",
        lambda: _ATTACK,
        lambda key: Choose(
            key=key,
            label=phrase("What does {name} add to the plan?", name=figure.name),
            cite="Augment, Defend; R5",
            options=(
                Option(_ATTACK, "An attack, a grab or an attempt in close combat"),
                Option("other", "Another action"),
            ),
            decider=figure.decider,
        ),
    )
    if kind == _ATTACK:
        figure.plan.attacks += 1
        figure.attacks_left += 1
    else:
        figure.plan.other += 1
        figure.other_left += 1
    yield from write_plan(fight, figure)


def act_while_controlled(fight: FightState, figure: Figure) -> Conversation:
    """Free a controlled figure's actions in this round if the Master permits.

    Source: HURSAGMU Grapple; R16; spec 7.8.
    """
    label = phrase("May {name} act though controlled?", name=figure.name)
    figure.is_allowed = yield from ask_permission(fight, label, "Grapple; R16")
    figure.is_refused = not figure.is_allowed
