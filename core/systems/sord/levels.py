"""Procedures: lose Step Levels to a drain, grow older, show the Powerforce of a party."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from math import floor

from core.character.edits import AddRow, SetValue
from core.character.sheet import Sheet
from core.messages import Message, Word, join_texts, phrase
from core.procedures.ask_helpers import Subprocedure, choose, enter_number, enter_text, show, write
from core.procedures.procedure import Procedure, ProcedureKind, Situation
from core.procedures.readers import exact_number, number, require_numbers
from core.procedures.requests import Choose, Conversation, Enter, Option, Show, always
from core.systems.sord.step_advancement import log_row, new_chart

LONGEST_NOTE = 200
MOST_YEARS = 100_000
MOST_FOE_LEVELS = 1_000_000


def powerforce(sheets: Iterable[Sheet]) -> int:
    """Return the sum of a group's Step Levels, for comparison with its foes.

    Source: SORD XIV.
    """
    return sum(number(sheet, "step_level") for sheet in sheets)


def _show_powerforce(situation: Situation) -> Conversation:
    """Show the Powerforce of the characters beside that of their foes.

    Source: SORD XIV.
    """
    for sheet in situation.sheets:
        require_numbers(sheet, "step_level")
    foes = (yield from _choose_foes(situation.sheets)) if len(situation.sheets) > 1 else frozenset[int]()
    others = yield from enter_number(
        Enter(
            key="foe_levels",
            label="Step Levels of the foes",
            help="Of all foes together, besides those chosen as foes; 0 if you only want your own.",
            cite="XIV",
            least=0,
            most=MOST_FOE_LEVELS,
            default=0,
        )
    )
    own = [sheet for index, sheet in enumerate(situation.sheets) if index not in foes]
    force = powerforce(own)
    against = others + powerforce(situation.sheets[index] for index in foes)
    sums = phrase(
        "{count:The Step Level of # character is|The Step Levels of # characters add up to} {force}.",
        count=len(own),
        force=force,
    )
    yield from show(
        Show(
            key="powerforce",
            label=phrase("Powerforce {number} against {foes}", number=force, foes=against)
            if against
            else phrase("Powerforce {number}", number=force),
            cite="XIV",
            text=join_texts([sums, _weigh(force, against)], " "),
            addresses=("step_level",),
        )
    )


def _choose_foes(sheets: Sequence[Sheet]) -> Subprocedure[frozenset[int]]:
    """Ask which of several characters are foes; by default none."""
    chosen = yield from choose(
        Choose(
            key="foes",
            label="Foes among them",
            help="Their Powerforce is put beside that of the others.",
            cite="XIV",
            options=tuple(
                Option(
                    str(index),
                    sheet.character.name or phrase("number {place}", place=index + 1),
                    phrase("Step Level {level}", level=number(sheet, "step_level")),
                )
                for index, sheet in enumerate(sheets)
            ),
            least=0,
            most=len(sheets) - 1,
            policy=always([]),
        )
    )
    return frozenset(map(int, chosen))


def _weigh(force: int, against: int) -> str:
    """Return how the two sides compare."""
    if not against:
        return Word("Weigh the foes by it.")
    difference = abs(force - against)
    if not difference:
        return Word("The foes have as many.")
    if force > against:
        return phrase("The foes have {foes}, {levels:# level|# levels} fewer.", foes=against, levels=difference)
    return phrase("The foes have {foes}, {levels:# level|# levels} more.", foes=against, levels=difference)


def _drain(situation: Situation) -> Conversation:
    """Take Step Levels away, with five Step Advancements each.

    The STEP RATE falls with the Step Level. Where the Steps of the chart would then make up for the loss, as many stay
    as keep their share of an advancement.

    Source: SORD Dam; R29; spec 5.6.
    """
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
    chart = _Chart.of(sheet)
    sheet = yield from write(
        "drained",
        AddRow("step_levels", {"levels": -levels, "trained_lore": 0, "educated_lore": 0, "note": note}),
        log_row("drain", amount=levels, note=note),
    )
    now = _Chart.of(sheet)
    if now.rate > 0 and (now.held > chart.held or now.is_due > chart.is_due):
        kept = floor(chart.steps * now.rate / chart.rate)
        yield from write("drained.chart", *new_chart(kept, chart.held))


@dataclass(frozen=True, slots=True)
class _Chart:
    """A Step-Status chart: STEP SUM, STEP RATE, c(SA), and whether a Step Revolution is due."""

    steps: Fraction
    rate: Fraction
    held: int
    is_due: bool

    @classmethod
    def of(cls, sheet: Sheet) -> _Chart:
        """Return the present chart of a character; without a STEP RATE it has no advancement."""
        rate = exact_number(sheet, "step_rate")
        held, is_due = (number(sheet, "current_sa"), bool(number(sheet, "revolution_due"))) if rate > 0 else (0, False)
        return cls(exact_number(sheet, "step_sum"), rate, held, is_due)


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
    help="Adds up the Step Levels of the characters and of their foes, to compare both sides.",
    start=_show_powerforce,
    is_popover=True,
    is_joint=True,
)
