"""Procedures to check attributes or a capability: a d100 against a chance; exact odds.

Chances are clamped to 0 to 99, so 100 always fails; fractions are kept, and 26.5 succeeds up to 26.

Source: R.A.T.I.O.S. 1a, 5a; R8, R9.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from fractions import Fraction
from functools import partial

from core.character.json_values import Json
from core.character.sheet import Sheet
from core.dice import Dice
from core.formula import format_value
from core.messages import Message, Word, join_texts, phrase
from core.procedures.ask_helpers import Subprocedure, choose, choose_one, choose_row, roll_dice
from core.procedures.common_requests import enter_modifier, show_outcome
from core.procedures.procedure import Procedure, ProcedureKind, Situation
from core.procedures.readers import exact_number, number, sheet_rows, text, texts, whole
from core.procedures.requests import Choose, Conversation, Option, Roll, always
from core.systems.ratios.ages import ATTRIBUTES
from core.systems.ratios.attributes import attribute_abbreviations, attribute_options

HIGHEST_CHANCE = 99
NO_HELP = "none"
D100 = Dice.parse("1d100")
_HUNDRED = 100


def clamp_chance(chance: Fraction) -> Fraction:
    """Return a chance clamped to 0 to 99.

    Source: R.A.T.I.O.S. 1a; R9.
    """
    return max(Fraction(0), min(Fraction(HIGHEST_CHANCE), chance))


def highest_success(chance: Fraction) -> int:
    """Return the highest d100 that succeeds; 0 for none.

    >>> highest_success(Fraction(53, 2)), highest_success(Fraction(120)), highest_success(Fraction(-5))
    (26, 99, 0)
    """
    return int(clamp_chance(chance))


def odds(chance: Fraction) -> Fraction:
    """Return the exact probability of success.

    >>> odds(Fraction(53, 2))
    Fraction(13, 50)
    """
    return Fraction(highest_success(chance), _HUNDRED)


def target_text(most: int) -> str:
    """Return the text of what a d100 must show; 0 cannot be rolled."""
    return phrase("at most {most}", most=most) if most else Word("nothing, it cannot succeed")


def mean_cpv(sheet: Sheet, attributes: Iterable[str]) -> Fraction:
    """Return the average of current values, unrounded.

    Source: R.A.T.I.O.S. 1a; R9.
    """
    values = [exact_number(sheet, f"cpv.{each}") for each in attributes]
    return sum(values, Fraction(0)) / len(values) if values else Fraction(0)


def check(chance: Fraction, key: str, label: str, cite: str = "1a; R9", participant: int = 0) -> Subprocedure[bool]:
    """Roll a d100 against a chance; return whether it succeeds. Rolled even if it cannot succeed.

    Args:
        chance: The chance before clamping to 0 to 99.
        key: Key of the request.
        label: Label of the checked number.
        cite: Section of the book.
        participant: Index of the sheet's participant.

    Source: R.A.T.I.O.S. 1a; R9.
    """
    most = highest_success(chance)
    (rolled,) = yield from roll_dice(
        Roll(
            key=key,
            label=label,
            help=phrase("The chance is {chance}; 100 always fails.", chance=format_value(clamp_chance(chance), 2)),
            cite=cite,
            dice=(D100,),
            target=target_text(most),
            chance=partial(odds, chance),
        )
    )
    return rolled.total <= most


def _check_attributes(situation: Situation) -> Conversation:
    sheet = situation.sheet
    keys = yield from choose(
        Choose(
            key="attributes",
            label="Attributes",
            help="Of several the average counts.",
            cite="1a; R9",
            options=attribute_options(sheet),
            most=len(ATTRIBUTES),
            policy=always(["xper"]),
        )
    )
    bonus = yield from _helping_bonus(sheet)
    modifier = yield from enter_modifier("1a", unit="%")
    attributes = [each for each in ATTRIBUTES if each in keys]
    chance = mean_cpv(sheet, attributes) + bonus + modifier
    passed = yield from check(
        chance, "check", phrase("Check of {names}", names=attribute_abbreviations(sheet, attributes))
    )
    yield from show_outcome(
        passed,
        *(f"cpv.{each}" for each in attributes),
        text=phrase("The chance was {chance}.", chance=format_value(clamp_chance(chance), 2)),
        cite="1a; R9",
    )


def _helping_bonus(sheet: Sheet) -> Subprocedure[Fraction]:
    """Ask whether a capability helps: with its full bonus if made for this, else with half.

    Source: R.A.T.I.O.S. 1a, 5a.
    """
    rows = [
        (index, row)
        for index, row in enumerate(sheet_rows(sheet, "capabilities"))
        if text(row, "applies_to", "check") == "check" and whole(row, "bonus") > 0
    ]
    if not rows:
        return Fraction(0)
    addresses = {
        f"{index}.{share}": (text(row, "name"), f"capabilities[{index}].{column}", about)
        for index, row in rows
        for share, column, about in (
            ("full", "bonus", Word("made for this action")),
            ("half", "half_bonus", Word("helps, by half its bonus")),
        )
    }
    key = yield from choose_one(
        Choose(
            key="capability",
            label="Capability that helps",
            help="A capability made for the action gives its bonus; one that only helps gives half, as the Game Master "
            "allows.",
            cite="1a, 5a",
            options=(
                Option(NO_HELP, "None"),
                *(
                    Option(key, f"{name} +{sheet.text(address, with_unit=False)}", about, address=address)
                    for key, (name, address, about) in addresses.items()
                ),
            ),
            policy=always([NO_HELP]),
        )
    )
    return Fraction(0) if key == NO_HELP else exact_number(sheet, addresses[key][1])


def _check_capability(situation: Situation) -> Conversation:
    sheet = situation.sheet
    rows = _checkable(sheet)
    index = yield from choose_row(
        Choose(
            key="capability",
            label="Capability",
            cite="5a",
            options=tuple(
                Option(
                    str(index),
                    text(row, "name"),
                    join_texts(filter(None, (sheet.text(f"capabilities[{index}].chance"), text(row, "about"))), " · "),
                    address=f"capabilities[{index}]",
                )
                for index, row in rows.items()
            ),
        )
    )
    modifier = yield from enter_modifier("1a", unit="%")
    address = f"capabilities[{index}]"
    chance = exact_number(sheet, f"{address}.chance") + modifier
    passed = yield from check(chance, "check", text(rows[index], "name"), "5a; R9")
    seconds = number(sheet, f"{address}.time_s")
    yield from show_outcome(
        passed,
        f"{address}.chance",
        text=phrase("{seconds:It takes # second.|It takes # seconds.}", seconds=seconds)
        if seconds
        else Word("It takes no time worth counting."),
        cite="5a",
    )


def _checkable(sheet: Sheet) -> Mapping[int, Mapping[str, Json]]:
    """Return the capabilities that can be checked, by row."""
    return {index: row for index, row in enumerate(sheet_rows(sheet, "capabilities")) if has_chance(sheet, index, row)}


def has_chance(sheet: Sheet, index: int, row: Mapping[str, Json]) -> bool:
    """Return whether a capability is checked for itself, with attributes that it rests on.

    Source: R.A.T.I.O.S. 5a; R17.
    """
    is_check = text(row, "applies_to", "check") == "check" and bool(texts(row, "attributes"))
    return is_check or sheet.value(f"capabilities[{index}].chance") is not None


def _no_capability(sheet: Sheet) -> Message | None:
    if _checkable(sheet):
        return None
    return Message("no_capability", "The character has no capability that is checked for itself.")


ATTRIBUTE_CHECK = Procedure(
    key="attribute_check",
    label="Check attributes",
    kind=ProcedureKind.CHECK,
    cite="1a; R9",
    help="Rolls a d100 against one current value, or the average of several.",
    start=_check_attributes,
    is_popover=True,
)
CAPABILITY_CHECK = Procedure(
    key="capability_check",
    label="Check a capability",
    kind=ProcedureKind.CHECK,
    cite="5a; R9",
    help="Rolls a d100 against the chance of a capability.",
    start=_check_capability,
    closed=_no_capability,
    is_popover=True,
)
