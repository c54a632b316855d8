"""Procedures outside conflict: movement in ten seconds; lifting a weight, or using force.

Source: R.A.T.I.O.S. 1a; R5, R39.
"""

from __future__ import annotations

from fractions import Fraction

from core.character.sheet import Sheet
from core.formula import format_value
from core.messages import Message, Word, phrase
from core.procedures.ask_helpers import choose_one, enter_number
from core.procedures.common_requests import enter_modifier, show_outcome
from core.procedures.procedure import Procedure, ProcedureKind, Situation
from core.procedures.readers import exact_number, text
from core.procedures.requests import Choose, Conversation, Enter, Option, always
from core.systems.ratios.attributes import attribute_abbreviations
from core.systems.ratios.checks import check

MOST_POUNDS = 1_000_000


def _move(situation: Situation) -> Conversation:
    """Ask for a distance, and roll if it exceeds the usual one.

    Source: R.A.T.I.O.S. 1a; R39.
    """
    sheet = situation.sheet
    usual = max(Fraction(0), exact_number(sheet, "move_normal_ft"))
    most = max(usual, exact_number(sheet, "move_max_ft"))
    feet = yield from enter_number(
        Enter(
            key="feet",
            label="Feet in ten seconds",
            help=phrase(
                "Up to {usual} without a roll, up to {most} with a check of Movement.",
                usual=format_value(usual, 1),
                most=format_value(most, 1),
            ),
            cite="1a; R39",
            least=0,
            most=int(most),
            default=int(usual),
            unit="ft",
        )
    )
    moved_ft = Fraction(feet)
    passed = True
    if feet > usual:
        modifier = yield from enter_modifier("1a", unit="%")
        passed = yield from check(
            exact_number(sheet, "cpv.move") + modifier,
            "check",
            phrase("Check of {names}", names=attribute_abbreviations(sheet, ["move"])),
        )
        moved_ft = moved_ft if passed else usual
    yield from show_outcome(
        passed,
        "move_normal_ft",
        "move_max_ft",
        text=phrase("The character moves {feet:# foot|# feet}.", feet=format_value(moved_ft, 1)),
        cite="1a; R39",
    )


def _why_down(sheet: Sheet) -> Message | None:
    """Return why a character can neither move nor lift: its state.

    Source: R.A.T.I.O.S. 5b.
    """
    if (state := text(sheet.character.data, "state", "active")) == "active":
        return None
    return Message(
        "down", "The dead neither move nor lift." if state == "dead" else "The unconscious neither move nor lift."
    )


def _why_no_move(sheet: Sheet) -> Message | None:
    if (reason := _why_down(sheet)) is not None:
        return reason
    if exact_number(sheet, "cpv.move") > 0:
        return None
    return Message("pinned", "The character cannot move: the current Movement is 0.")


def _lift(situation: Situation) -> Conversation:
    """Ask for a weight to lift, or roll for force.

    Source: R.A.T.I.O.S. 1a; R5.
    """
    sheet = situation.sheet
    kind = yield from choose_one(
        Choose(
            key="kind",
            label="What do you try?",
            cite="1a",
            options=(
                Option("lift", "Lift a weight", "Within the bench press it succeeds without a roll."),
                Option("force", "Use force", "A check of Strength: doors, ropes, wrestling."),
            ),
            policy=always(["lift"]),
        )
    )
    if kind == "force":
        modifier = yield from enter_modifier("1a", unit="%")
        passed = yield from check(
            exact_number(sheet, "cpv.strn") + modifier,
            "check",
            phrase("Check of {names}", names=attribute_abbreviations(sheet, ["strn"])),
        )
        yield from show_outcome(passed, "cpv.strn", text=Word("Strength decides."), cite="1a")
        return
    limit = exact_number(sheet, "bench_press_lb")
    pounds = yield from enter_number(
        Enter(
            key="pounds",
            label="Weight",
            cite="1a",
            least=0,
            most=MOST_POUNDS,
            default=max(0, min(MOST_POUNDS, int(limit))),
            unit="lb",
        )
    )
    yield from show_outcome(
        pounds <= limit,
        "bench_press_lb",
        text=phrase("The bench press is {weight} lb.", weight=format_value(limit, 1)),
        cite="1a",
    )


MOVE = Procedure(
    key="move",
    label="Move",
    kind=ProcedureKind.CHECK,
    cite="1a; R39",
    help="How far you move in ten seconds; more than usual takes a check of Movement.",
    start=_move,
    closed=_why_no_move,
    is_popover=True,
)
LIFT = Procedure(
    key="lift",
    label="Lift or force",
    kind=ProcedureKind.CHECK,
    cite="1a",
    help="Lift a weight, or check Strength.",
    start=_lift,
    closed=_why_down,
    is_popover=True,
)
