"""Procedures for d20 checks with scale shift (attribute, skill, power); exact chances."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from core.character.sheet import Sheet
from core.dice import Dice
from core.messages import Message, Word, phrase
from core.procedures.ask_helpers import Subprocedure, choose_one, roll_dice
from core.procedures.common_requests import enter_modifier, show_outcome
from core.procedures.procedure import Procedure, ProcedureKind, Situation
from core.procedures.readers import number, sheet_rows, text
from core.procedures.requests import Choose, Conversation, Option, Roll, always
from core.systems.sord.creation_attributes import ATTRIBUTES
from core.systems.sord.skill_rows import Entry, attribute_label

SCALE = 20
LONGEST_SHIFT = 1_000
"""Twenties in a row after which a check just succeeds or fails; an unreachable bound."""
_D20 = Dice.parse("1d20")
_NUMBERS = {
    "maximum": (Word("Maximum"), Word("Anything that is not a matter of life and death.")),
    "base": (Word("Base"), Word("Where life or consciousness is at stake.")),
    "current": (Word("Current"), Word("When the Game Master asks for it, as with wounds.")),
}


def chance(target: int) -> Fraction:
    """Return the exact chance that a check against a number succeeds.

    Each 20 shifts the scale by 20, as long as the number is above the current scale.

    Source: SORD I, SG; R52.

    >>> chance(15), chance(21), chance(40)
    (Fraction(7, 10), Fraction(19, 20), Fraction(399, 400))
    """
    if target <= 1:
        return Fraction(0)
    shifts = min((target - 1) // SCALE, LONGEST_SHIFT)
    points = min(SCALE - 1, target - 1 - shifts * SCALE)
    return 1 - Fraction(1, SCALE**shifts) * (1 - Fraction(points, SCALE))


def succeeds(target: int, rolls: Sequence[int]) -> bool | None:
    """Return whether the d20s of a check succeed; None if the scale shifts and another must be rolled.

    >>> succeeds(25, [20]), succeeds(25, [20, 4]), succeeds(20, [20])
    (None, True, False)
    """
    shift = SCALE * (len(rolls) - 1)
    last = rolls[-1]
    if last != SCALE:
        return shift + last < target
    if target <= shift + SCALE or len(rolls) > LONGEST_SHIFT:
        return False
    return None


def check(target: int, key: str, label: str, cite: str = "I, SG; R52", step: str = "") -> Subprocedure[bool]:
    """Roll a check, one d20 for each scale reached; the n-th is asked as ``<key>.<n>``.

    Args:
        target: The number, penalty included; the roll must be lower.
        key: Prefix of its request keys.
        label: Label of the checked number.
        cite: Section of the book.
        step: The procedure's step.

    Source: SORD I, SG; R52.
    """
    rolls: list[int] = []
    outcome: bool | None = None
    while outcome is None:
        scaled_target = target - SCALE * len(rolls)
        (rolled,) = yield from roll_dice(
            Roll(
                key=f"{key}.{len(rolls) + 1}",
                label=_scale_label(label, len(rolls)),
                help="Lower than the number succeeds. A 20 fails, or shifts the scale if the number is above it.",
                cite=cite,
                step=step,
                dice=(_D20,),
                target=phrase("below {number}", number=scaled_target),
                chance=_chance_of(scaled_target),
            )
        )
        rolls.append(rolled.total)
        outcome = succeeds(target, rolls)
    return outcome


def _scale_label(label: str, shifts: int) -> str:
    """Return the label of a roll, with its scale after the first."""
    if not shifts:
        return label
    return phrase("{what}, scale {least} to {most}", what=label, least=SCALE * shifts + 1, most=SCALE * (shifts + 1))


class _chance_of:  # noqa: N801 - a function with its argument bound
    """Computes the chance of a target lazily."""

    def __init__(self, target: int) -> None:
        self.target = target

    def __call__(self) -> Fraction:
        return chance(self.target)


def _check_attribute(situation: Situation) -> Conversation:
    sheet = situation.sheet
    attribute = yield from choose_one(
        Choose(
            key="attribute",
            label="Attribute",
            help="Experience where nothing clearly fits, Luck for what cannot be foreseen.",
            cite="I, SG; R53",
            options=tuple(Option(each, attribute_label(sheet, each)) for each in ATTRIBUTES),
            policy=always(["expr"]),
        )
    )
    kind = yield from choose_one(
        Choose(
            key="number",
            label="Number",
            cite="I, SG; R53",
            options=tuple(
                Option(
                    key,
                    phrase("{what} {number}", what=label, number=sheet.text(f"{key}.{attribute}", with_unit=False)),
                    about,
                )
                for key, (label, about) in _NUMBERS.items()
            ),
            policy=always(["maximum"]),
        )
    )
    penalty = yield from enter_modifier("SG", key="penalty")
    target = number(sheet, f"{kind}.{attribute}") + penalty
    what = phrase("{what} {attribute}", what=_NUMBERS[kind][0], attribute=attribute_label(sheet, attribute))
    passed = yield from check(target, "check", what)
    yield from _show_result(passed, f"{kind}.{attribute}")


def _check_skill(situation: Situation) -> Conversation:
    sheet = situation.sheet
    offered = checkable_rows(sheet)
    chosen = yield from choose_one(
        Choose(
            key="skill",
            label="Skill or power",
            cite="SG; R54",
            options=tuple(_option(sheet, address, row) for address, row in offered),
        )
    )
    row = next(row for address, row in offered if address == chosen)
    penalty = yield from enter_modifier("SG", key="penalty")
    passed = yield from check(number(sheet, f"{chosen}.check") + penalty, "check", text(row, "name"), "SG; R52, R54")
    yield from _show_result(passed, f"{chosen}.check")


def checkable_rows(sheet: Sheet) -> tuple[tuple[str, Entry], ...]:
    """Return the rows of checkable skills and powers by address; weapon skills count in attacks instead.

    Source: SORD SG; R54.
    """
    return tuple(
        (f"{kind}[{index}]", row)
        for kind in ("skills", "powers")
        for index, row in enumerate(sheet_rows(sheet, kind))
        if not text(row, "weapon").strip()
    )


def _option(sheet: Sheet, address: str, row: Entry) -> Option:
    closed = None
    if row.get("active", True) is False:
        closed = Message("skill_inactive", "it is out of practice.")
    return Option(
        address,
        phrase("{what} {number}", what=text(row, "name"), number=sheet.text(f"{address}.check", with_unit=False)),
        text(row, "about"),
        closed,
    )


def _show_result(passed: bool, address: str) -> Subprocedure[None]:
    outcome = Word("The check succeeds.") if passed else Word("The check fails.")
    yield from show_outcome(passed, address, text=outcome, cite="I, SG")


def _no_skills(sheet: Sheet) -> Message | None:
    if any(row.get("active", True) is not False for _, row in checkable_rows(sheet)):
        return None
    return Message("no_skills", "The character has no skill or power in practice that can be checked.")


ATTRIBUTE_CHECK = Procedure(
    key="attribute_check",
    label="Check an attribute",
    kind=ProcedureKind.CHECK,
    cite="I, SG; R52, R53",
    help="Rolls a d20 below an attribute, shifting the scale for numbers above 20.",
    start=_check_attribute,
    is_popover=True,
)
SKILL_CHECK = Procedure(
    key="skill_check",
    label="Check a skill or power",
    kind=ProcedureKind.CHECK,
    cite="SG; R52, R54",
    help="Rolls a d20 below the check number of a skill or power.",
    start=_check_skill,
    closed=_no_skills,
    is_popover=True,
)
