"""Procedures: lose Step Levels to a drain, grow older, show the Powerforce of a party."""

from __future__ import annotations

from collections.abc import Iterable

from core.character.edits import AddRow, SetValue
from core.character.sheet import Sheet
from core.messages import Message, phrase
from core.procedures.ask_helpers import enter_number, enter_text, show, write
from core.procedures.procedure import Procedure, ProcedureKind, Situation
from core.procedures.readers import number
from core.procedures.requests import Conversation, Enter, Show
from core.systems.sord.step_advancement import log_row

LONGEST_NOTE = 200
MOST_YEARS = 100_000


def powerforce(sheets: Iterable[Sheet]) -> int:
    """Return the sum of a group's Step Levels, for comparison with its foes.

    Source: SORD XIV.
    """
    return sum(number(sheet, "step_level") for sheet in sheets)


def _show_powerforce(situation: Situation) -> Conversation:
    force = powerforce(situation.sheets)
    yield from show(
        Show(
            key="powerforce",
            label=phrase("Powerforce {number}", number=force),
            cite="XIV",
            text=phrase(
                "{count:The Step Level of # character is|The Step Levels of # characters add up to} {force}. "
                "Weigh the foes by it.",
                count=len(situation.sheets),
                force=force,
            ),
            addresses=("step_level",),
        )
    )


def _drain(situation: Situation) -> Conversation:
    sheet = situation.sheet
    levels = yield from enter_number(
        Enter(
            key="levels",
            label="Step Levels drained",
            help="Each takes five Step Advancements; their attribute points must be removed. Lore stays.",
            cite="Dam; R29",
            least=1,
            most=number(sheet, "step_level"),
            default=1,
        )
    )
    note = yield from enter_text(Enter(key="note", label="What drained them", cite="Dam", most=LONGEST_NOTE))
    yield from write(
        "drained",
        AddRow("step_levels", {"levels": -levels, "trained_lore": 0, "educated_lore": 0, "note": note}),
        log_row("drain", amount=levels, note=note),
    )


def _drain_closed(sheet: Sheet) -> Message | None:
    if number(sheet, "step_level") > 0:
        return None
    return Message("nothing_to_drain", "The character has no Step Level that could be drained.")


def _age(situation: Situation) -> Conversation:
    sheet = situation.sheet
    held = number(sheet, "current_sa")
    age = number(sheet, "age_years")
    years = yield from enter_number(
        Enter(
            key="age_years",
            label="Age",
            help="In the culture's own years. A higher Human Age raises the STEP RATE and slows recovery.",
            cite="II, XIII; R4, R23",
            least=0,
            most=max(age + 1, MOST_YEARS),
            default=age + 1,
            unit="years",
        )
    )
    edits = [SetValue("sa_held", held), SetValue("age_years", years)]
    fixed = number(sheet, "human_age_years")
    if fixed > 0:
        human = yield from enter_number(
            Enter(
                key="human_age_years",
                label="Human Age",
                help="Set by the Game Master, so it does not follow the age; 0: computed from the age.",
                cite="II; R4",
                least=0,
                most=max(fixed + 1, MOST_YEARS),
                default=fixed + 1,
                unit="years",
            )
        )
        edits.append(SetValue("human_age_years", human))
    before = sheet.text("human_age", with_unit=False)
    sheet = yield from write("aged", *edits)
    yield from show(
        Show(
            key="shown",
            label="Older",
            cite="II; R23",
            text=phrase(
                "Human Age {before} to {after}. Step Advancements already gained stay.",
                before=before,
                after=sheet.text("human_age", with_unit=False),
            ),
            addresses=("human_age", "step_rate", "life_recovery", "reaction_rate", "current_sa"),
        )
    )


DRAIN = Procedure(
    key="drain",
    label="Lose Step Levels",
    kind=ProcedureKind.ADVANCEMENT,
    cite="Dam; R29",
    help="Takes Step Levels away, as certain attacks do.",
    start=_drain,
    closed=_drain_closed,
)
AGING = Procedure(
    key="aging",
    label="Grow older",
    kind=ProcedureKind.ADVANCEMENT,
    cite="II; R4, R23",
    help="Raises the age and keeps the Step Advancements gained.",
    start=_age,
)
POWERFORCE = Procedure(
    key="powerforce",
    label="Powerforce",
    kind=ProcedureKind.CHECK,
    cite="XIV",
    help="Adds up the Step Levels of the characters, to choose suitable foes.",
    start=_show_powerforce,
)
