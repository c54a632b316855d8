"""Settles Steps: due Step Revolutions (new level, Lore dice), then the advancement reached.

Creation, awards and every other change of Steps end here.
"""

from __future__ import annotations

from math import floor

from core.character.edits import AddRow, Edit, SetValue
from core.character.json_values import Json
from core.character.sheet import Sheet
from core.dice import Dice
from core.errors import ProcedureError
from core.messages import Message, phrase
from core.procedures.ask_helpers import Subprocedure, roll_dice, write
from core.procedures.readers import exact_number, number, sheet_rows, text
from core.procedures.requests import Roll
from core.systems.sord.skill_rows import Entry

ADVANCEMENTS = 5
"""Step Advancements of a Step Level."""
MOST_AT_ONCE = 500
"""Most Step Revolutions at once; no award comes near."""
MOST_STALLED = 100
"""Step Revolutions in a row that may leave the STEP SUM unchanged while the STEP RATE rises."""
MOST_IDLE = 2
"""Step Revolutions in a row that may change neither STEP SUM nor STEP RATE; the first never raises the multiple."""
CATEGORIES = ("role_played", "conflict", "problem_solved", "special")
CARRIED = "carried_over"


def settle(
    sheet: Sheet, step: str = "", key: str = "settle", participant: int = 0, date: str = ""
) -> Subprocedure[Sheet]:
    """Carry out all due Step Revolutions, then set the held Step Advancement.

    The dice of revolution n have the keys ``settle.<n>.trained`` and ``settle.<n>.educated``.

    Args:
        sheet: The character as it is.
        step: The procedure's step.
        key: Prefix of its request keys.
        participant: Index of the sheet's participant.
        date: Date for the rows of new Step Levels.

    Returns:
        The sheet when nothing more is due.

    Raises:
        ProcedureError: The Steps could never be settled, as with a STEP RATE of 0.

    Source: SORD XIII, XIV; R21, R22, R23.
    """
    count = stalled = idle = 0
    while _is_due(sheet):
        count += 1
        if count > MOST_AT_ONCE or stalled >= MOST_STALLED:
            raise ProcedureError(_endless_message(f"after {count - 1} Step Revolutions another one is still due"))
        before = (exact_number(sheet, "step_sum"), exact_number(sheet, "step_rate"))
        sheet = yield from _run_revolution(sheet, step, f"{key}.{count}", participant, date)
        after = (exact_number(sheet, "step_sum"), exact_number(sheet, "step_rate"))
        stalled = stalled + 1 if after[0] >= before[0] else 0
        idle = idle + 1 if after[0] >= before[0] and after[1] <= before[1] else 0
        if idle >= MOST_IDLE and _is_due(sheet):
            raise ProcedureError(_endless_message("Step Revolutions leave the STEP SUM and the STEP RATE as they are"))
    held = min(ADVANCEMENTS - 1, number(sheet, "current_sa"))
    if held > number(sheet, "sa_held"):
        sheet = yield from write(f"{key}.held", SetValue("sa_held", held), participant=participant, step=step)
    return sheet


def _is_due(sheet: Sheet) -> bool:
    if (problem := rate_problem(sheet)) is not None:
        raise ProcedureError(problem)
    return number(sheet, "revolution_due") != 0


def _run_revolution(sheet: Sheet, step: str, key: str, participant: int, date: str) -> Subprocedure[Sheet]:
    """Carry out one Step Revolution: roll Lore, clear the chart, add the Step Level."""
    # CG, R16: numbers are rounded down; a house rule may give the STEP RATE a fraction.
    left = max(0, floor(exact_number(sheet, "step_sum") - ADVANCEMENTS * exact_number(sheet, "step_rate")))
    trained = yield from _roll_lore(sheet, "trained", step, key)
    educated = yield from _roll_lore(sheet, "educated", step, key)
    level = number(sheet, "step_level") + 1
    names = ", ".join(text(row, "name") for row in practiced_professions(sheet))
    row: dict[str, Json] = {
        "levels": 1,
        "trained_lore": trained,
        "educated_lore": educated,
        "profession": names,
        "date": date,
    }
    return (
        yield from write(
            f"{key}.written",
            *new_chart(left, 0),
            AddRow("step_levels", row),
            log_row("revolution", date=date, amount=level, note=names),
            participant=participant,
            step=step,
        )
    )


def new_chart(carried_over: int, held: int) -> tuple[Edit, ...]:
    """Return the edits that start a new Step-Status chart.

    Args:
        carried_over: Steps at its start.
        held: Step Advancement at its start.
    """
    zeros = tuple(SetValue(f"steps.{category}", 0) for category in CATEGORIES)
    return (*zeros, SetValue(f"steps.{CARRIED}", carried_over), SetValue("sa_held", held))


def log_row(event: str, *, category: str = "", amount: int = 0, note: str = "", date: str = "") -> AddRow:
    """Return the edit that adds an event to the Step log."""
    row: dict[str, Json] = {"date": date, "event": event, "category": category, "amount": amount, "note": note}
    return AddRow("step_log", row)


def practiced_professions(sheet: Sheet) -> tuple[Entry, ...]:
    """Return the rows of the practiced professions."""
    return tuple(row for row in sheet_rows(sheet, "professions") if row.get("current", True) is not False)


def lore_dice(sheet: Sheet, kind: str) -> Dice:
    """Return the Lore dice of a kind: the best of the practiced professions, else those of common folk.

    Best means greatest average, then greatest maximum, then first row.

    Args:
        sheet: The character.
        kind: ``trained`` or ``educated``.

    Source: SORD III, XIV; R12, R28.
    """
    offered = [Dice.parse(text(row, f"{kind}_lore", "1d6")) for row in practiced_professions(sheet)]
    if offered:
        return max(offered, key=lambda dice: (dice.mean, dice.greatest))
    common = sheet.system.tables["lore_without_profession"].look_up([kind])
    return Dice.parse(str(common))


def _roll_lore(sheet: Sheet, kind: str, step: str, key: str) -> Subprocedure[int]:
    dice = lore_dice(sheet, kind)
    level = number(sheet, "step_level") + 1
    (rolled,) = yield from roll_dice(
        Roll(
            key=f"{key}.{kind}",
            label=phrase(
                "Trained Lore of Step Level {level}" if kind == "trained" else "Educated Lore of Step Level {level}",
                level=level,
            ),
            help="Lore buys skills; it is rolled at every new Step Level.",
            cite="III, XIV; R12, R28",
            step=step,
            dice=(dice,),
        )
    )
    return rolled.total


def rate_problem(sheet: Sheet) -> Message | None:
    """Return why Step Advancements would have no end, or None."""
    rate = exact_number(sheet, "step_rate")
    return _endless_message(f"the STEP RATE is {rate}") if rate <= 0 else None


def _endless_message(why: str) -> Message:
    return Message(
        "settle_endless",
        "The Steps cannot be settled: {why}, so there would be no end of Step Levels. Look at the house rules, the "
        "culture's and professions' STEP RATE Numbers and the Human Age.",
        {"why": why},
    )
