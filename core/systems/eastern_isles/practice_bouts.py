"""Procedure to record a practice bout fought outside Quire: result, experience, loss lists."""

from __future__ import annotations

from dataclasses import dataclass

from core.character.edits import AddRow, Edit
from core.character.json_values import Json
from core.character.sheet import Sheet
from core.formula import Value
from core.messages import Message, Word, join_texts, phrase
from core.procedures.ask_helpers import (
    NO,
    YES,
    Subprocedure,
    ask_yes_no,
    choose_one,
    enter_number,
    enter_text,
    show,
    write,
    yes_no_options,
)
from core.procedures.procedure import Procedure, ProcedureKind, Situation
from core.procedures.readers import is_same_name, number, sheet_rows, text, whole
from core.procedures.requests import Choose, Conversation, Enter, Option, Show, always
from core.systems.eastern_isles.recovery import is_dead
from core.systems.eastern_isles.step_advancement import LAST_LEVEL, offer_due

LONGEST_NAME = 200
_DRAW = "draw"
TERMS = (("first_blood", "First blood"), ("unconsciousness", "Unconsciousness"), ("yielding", "Yielding"))
"""Terms of a bout: keys with names, the default first."""


_NO_GAIN = Word("If either is on the other's loss list, the bout brings nothing.")


@dataclass(frozen=True, slots=True)
class BoutSide:
    """One side of a bout.

    Attributes:
        name: Its name on the other side's loss list.
        level: Its experience level.
        sheet: Its sheet, or None.
    """

    name: str
    level: int
    sheet: Sheet | None = None


def _bout(situation: Situation) -> Conversation:
    sides = yield from _sides(situation)
    terms = yield from choose_one(
        Choose(
            key="terms",
            page="bout",
            page_label="Practice bout",
            label="Terms",
            cite="BOUT; R36",
            options=tuple(Option(key, label) for key, label in TERMS),
            policy=always([usual_terms(situation.sheet.option("bout_terms"))]),
        )
    )
    listed = yield from _is_listed(sides)
    winner = yield from choose_one(
        Choose(
            key="winner",
            page="bout",
            page_label="Practice bout",
            label="Who won",
            cite="BOUT; R36",
            options=(
                *(Option(str(participant), side.name) for participant, side in enumerate(sides)),
                Option(_DRAW, "A draw"),
            ),
            policy=lambda source, _memory: [source.choice(["0", "1"])],
        )
    )
    killed = False
    if winner != _DRAW:
        answer = yield from choose_one(
            Choose(
                key="killed",
                page="bout",
                page_label="Practice bout",
                label="The loser",
                cite="BOUT; R36",
                options=(Option("alive", "Lives"), Option("killed", "Was killed", "Doubles the experience.")),
                policy=always(["alive"]),
            )
        )
        killed = answer == "killed"
    for participant in range(len(situation.sheets)):
        result: dict[str, Json] = {
            "won": winner == str(participant),
            "killed": killed,
            "listed": listed,
            "terms": terms,
        }
        is_loser = winner not in (_DRAW, str(participant))
        yield from _record(situation, participant, sides[1 - participant], result, is_loser and not listed)


def _sides(situation: Situation) -> Subprocedure[tuple[BoutSide, BoutSide]]:
    """Return both sides; name and level are asked for opponents without a sheet."""
    own = tuple(
        BoutSide(sheet.character.name or f"Fighter {participant}", max(1, min(LAST_LEVEL, number(sheet, "el"))), sheet)
        for participant, sheet in enumerate(situation.sheets, 1)
    )
    if len(own) > 1:
        return own[0], own[1]
    name = yield from enter_text(
        Enter(
            key="opponent",
            page="bout",
            page_label="Practice bout",
            label="Opponent",
            cite="BOUT",
            least=1,
            most=LONGEST_NAME,
            default="Opponent",
        )
    )
    level = yield from enter_number(
        Enter(
            key="opponent_el",
            page="bout",
            page_label="Practice bout",
            label="Opponent's level",
            cite="BOUT",
            least=1,
            most=LAST_LEVEL,
            default=own[0].level,
            unit="EL",
        )
    )
    return own[0], BoutSide(name, level)


def usual_terms(option: Value) -> str:
    """Return the default terms set by the option on bouts, else the first."""
    return str(option) if any(option == key for key, _ in TERMS) else TERMS[0][0]


def is_on_loss_list(sheet: Sheet, name: str) -> bool:
    """Return whether a name is on a character's loss list."""
    return any(is_same_name(text(row, "name"), name) for row in sheet_rows(sheet, "loss_list"))


def _is_listed(sides: tuple[BoutSide, BoutSide]) -> Subprocedure[bool]:
    """Return whether either is on the other's loss list; asked for opponents without a sheet."""
    for side, other in (sides, sides[::-1]):
        if side.sheet is not None and is_on_loss_list(side.sheet, other.name):
            return True
    if sides[1].sheet is not None:
        return False
    own, foe = sides
    beaten = own.sheet is not None and _has_beaten(own.sheet, foe)
    reason = phrase("{name} beat {other} at this level before.", name=own.name, other=foe.name) if beaten else ""
    no, yes = yes_no_options()
    return (
        yield from ask_yes_no(
            Choose(
                key="listed",
                page="bout",
                page_label="Practice bout",
                label=phrase("Does {other} list {name} as a winner?", other=foe.name, name=own.name),
                help=join_texts((_NO_GAIN, *([reason] if reason else [])), " "),
                cite="BOUT",
                options=(yes, no) if beaten else (no, yes),
                policy=always([YES if beaten else NO]),
            )
        )
    )


def _has_beaten(sheet: Sheet, foe: BoutSide) -> bool:
    """Return whether an opponent without a sheet must list a character: beaten at the same level."""
    return any(
        row.get("won") is True
        and is_same_name(text(row, "opponent"), foe.name)
        and whole(row, "opponent_el") == foe.level
        for row in sheet_rows(sheet, "bouts")
    )


def _record(
    situation: Situation, participant: int, opponent: BoutSide, result: dict[str, Json], enters_list: bool
) -> Subprocedure[Sheet]:
    """Record a bout on one sheet; the loser lists the winner."""
    sheet = situation.sheets[participant]
    day = number(sheet, "days_elapsed")
    fought = bouts_today(sheet)
    row: dict[str, Json] = {"day": day, "opponent": opponent.name, "opponent_el": opponent.level, **result}
    edits: list[Edit] = [AddRow("bouts", row)]
    if enters_list:
        edits.append(AddRow("loss_list", {"name": opponent.name}))
    sheet = yield from write(f"bout.{participant}", *edits, participant=participant, label=f"against {opponent.name}")
    gained = number(sheet, f"bouts[{len(sheet_rows(sheet, 'bouts')) - 1}].ep")
    words: list[str] = [phrase("{gained} EP.", gained=gained)]
    if result["listed"]:
        words.append(Word("One of the two was on the other's loss list, so nothing is gained."))
    if enters_list:
        words.append(phrase("{name} is added to the loss list.", name=opponent.name))
    if fought >= number_of_bouts(sheet):
        words.append(Word("That is more than the usual number of bouts in a day."))
    yield from show(
        Show(
            key=f"bout.{participant}.shown",
            label=phrase("{name} after the bout", name=sheet.character.name)
            if sheet.character.name
            else "Practice bout",
            text=join_texts(words, " "),
            cite="BOUT",
            addresses=("ep",),
        )
    )
    return (yield from offer_due(sheet, situation.setting, f"step.{participant}", participant))


def bouts_today(sheet: Sheet) -> int:
    """Return the number of bouts of a character on its current day."""
    day = number(sheet, "days_elapsed")
    return sum(whole(row, "day") == day for row in sheet_rows(sheet, "bouts"))


def number_of_bouts(sheet: Sheet) -> int:
    """Return the number of bouts a day without a warning."""
    usual = sheet.option("bouts_per_day")
    return int(usual) if isinstance(usual, int) else 1


def _dead(sheet: Sheet) -> Message | None:
    if is_dead(sheet):
        return Message("bout_dead", "The dead fight no practice bouts.")
    return None


PRACTICE_BOUT = Procedure(
    key="practice_bout",
    label="Practice bout",
    kind=ProcedureKind.ADVANCEMENT,
    cite="BOUT; R36",
    help="Records a practice bout: experience, loss lists, and the steps it reaches.",
    start=_bout,
    closed=_dead,
)
