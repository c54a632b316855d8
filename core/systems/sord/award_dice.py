"""Asks what an award of Steps (experience) is for and its Difficulty Die; rolls its dice."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from core.character.sheet import Sheet
from core.dice import Dice
from core.messages import Word, phrase
from core.procedures.ask_helpers import Subprocedure, choose_one, enter_number, roll_dice
from core.procedures.requests import Choose, Enter, Option, Roll, always
from core.systems.sord.step_advancement import CATEGORIES

LABELS = {
    "role_played": Word("Role-Played"),
    "conflict": Word("Conflict"),
    "problem_solved": Word("Problem-Solved"),
    "special": Word("Special-Type"),
}
MOST_HOURS = 24
MOST_FOES = 100
MOST_CHARACTERS = 100
MOST_ADVANCEMENTS = 10_000
_SIZES = ("1d6", "1d8", "1d10", "1d12", "1d20")
_TABLE = "table"
_RATINGS = {
    "minor": Word("Minor"),
    "normal": Word("Normal"),
    "major": Word("Major"),
    "grand": Word("Grand"),
    "unbelievable": Word("Unbelievable"),
}
_OUTCOMES = {
    "defeated": (
        Word("Foes defeated in combat"),
        Word("For each foe that was a threat: its m(SA) times 2d12, and the DD."),
    ),
    "foe_fled": (Word("Unknown foes fled"), Word("For each of them 2d6 and the DD.")),
    "character_fled": (Word("A character fled"), Word("2d6 and the DD for the character who fled, undivided.")),
    "resolved": (Word("Both sides resolved it"), Word("2d8 and the DD, times the size of the new group.")),
    "joined": (Word("Unknown ones join or help"), Word("For each of them 2d10 and the DD.")),
    "special": (Word("Something special"), Word("2d20 and the DD at the most; the Game Master decides.")),
}
_DIVIDED = frozenset(("defeated", "foe_fled", "resolved", "joined", "special"))


@dataclass(frozen=True, slots=True)
class Award:
    """A rolled award of Steps, before it is shared.

    Attributes:
        category: One of `CATEGORIES`.
        amount: Number of Steps.
        note: Reason, for the log.
        is_divided: Whether it is divided among the characters.
    """

    category: str
    amount: int
    note: str
    is_divided: bool


def category_request() -> Choose:
    """Return the request for one of the four categories of Steps."""
    abouts = {
        "role_played": Word("2d12 and the DD for each hour at the table, rolled for every character alone."),
        "conflict": Word("For a conflict, by its outcome; usually divided."),
        "problem_solved": Word("For a planned problem that was solved, not by accident; divided."),
        "special": Word("For anything else that deserves it; to each character in full."),
    }
    return Choose(
        key="category",
        label="Kind of Steps",
        cite="XI",
        step="award",
        options=tuple(Option(key, LABELS[key], abouts[key]) for key in CATEGORIES),
    )


def roll_role_playing(sheets: Sequence[Sheet]) -> Subprocedure[list[Award]]:
    """Roll every hour of role-playing for each character.

    Source: SORD XI.
    """
    hours = yield from enter_number(_count_request("hours", "Hours of role-playing", MOST_HOURS))
    dice = _table_dice(sheets[0], "role_playing", "hour")
    awards: list[Award] = []
    for participant, sheet in enumerate(sheets, start=1):
        total = 0
        for hour in range(1, hours + 1):
            key = f"role_played.{participant}.{hour}"
            label = phrase("{who}, hour {hour}", who=sheet.character.name or Word("Role-Played Steps"), hour=hour)
            die = yield from ask_difficulty_die(sheet, key)
            base, difficulty = yield from _roll(key, label, dice, die)
            total += base + difficulty
        awards.append(Award("role_played", total, phrase("{hours:# hour|# hours}", hours=hours), is_divided=False))
    return awards


def roll_shared_award(sheet: Sheet, category: str) -> Subprocedure[Award]:
    """Roll an award that is the same for all characters.

    Source: SORD XI; R24, R25.
    """
    if category == "conflict":
        return (yield from _conflict(sheet))
    rating = yield from choose_one(
        Choose(
            key="rating",
            label="How great was it?",
            help="The Game Master rates the problem or situation.",
            cite="XI; R24",
            step="award",
            options=tuple(Option(key, label) for key, label in _RATINGS.items()),
        )
    )
    die = yield from ask_difficulty_die(sheet, "award")
    if category == "special":
        times = sheet.system.tables["problems"].look_up([rating], "times")
        (difficulty,) = yield from _roll("award.roll", "Special-Type Steps", None, die)
        return Award(category, difficulty * int(str(times)), str(_RATINGS[rating]), is_divided=False)
    base, difficulty = yield from _roll(
        "award.roll", "Problem-Solved Steps", _table_dice(sheet, "problems", rating), die
    )
    return Award(category, base + difficulty, str(_RATINGS[rating]), is_divided=True)


def _conflict(sheet: Sheet) -> Subprocedure[Award]:
    outcome = yield from choose_one(
        Choose(
            key="outcome",
            label="Outcome of the conflict",
            cite="XI",
            step="award",
            options=tuple(Option(key, label, about) for key, (label, about) in _OUTCOMES.items()),
        )
    )
    dice = _table_dice(sheet, "conflicts", outcome)
    amount = 0
    if outcome in ("defeated", "foe_fled", "joined"):
        count = yield from enter_number(_count_request("foes", "How many of them?", MOST_FOES))
        for foe in range(1, count + 1):
            amount += yield from _roll_foe(sheet, outcome, dice, foe)
    else:
        die = yield from ask_difficulty_die(sheet, "award")
        base, difficulty = yield from _roll("award.roll", "Conflict Steps", dice, die)
        amount = base + difficulty
    if outcome == "resolved":
        amount *= yield from enter_number(_count_request("group_size", "Size of the new joint group", MOST_CHARACTERS))
    if outcome == "special":
        amount = yield from _ask_amount(amount)
    return Award("conflict", amount, str(_OUTCOMES[outcome][0]), is_divided=outcome in _DIVIDED)


def _roll_foe(sheet: Sheet, outcome: str, dice: Dice, foe: int) -> Subprocedure[int]:
    """Roll the Steps for a foe; a defeated one by its Step Advancements, rolled once and multiplied (R25)."""
    times = 1
    if outcome == "defeated":
        times = yield from enter_number(
            Enter(
                key=f"foe.{foe}.max_sa",
                label=phrase("m(SA) of foe {number}", number=foe),
                help="All Step Advancements of the foe; with 0 it is worth the Difficulty Die alone.",
                cite="XI; R25",
                step="award",
                least=0,
                most=MOST_ADVANCEMENTS,
                default=0,
            )
        )
    die = yield from ask_difficulty_die(sheet, f"foe.{foe}")
    base, difficulty = yield from _roll(f"foe.{foe}.roll", phrase("Steps for number {number}", number=foe), dice, die)
    return times * base + difficulty


def _ask_amount(rolled: int) -> Subprocedure[int]:
    return (
        yield from enter_number(
            Enter(
                key="amount",
                label="Steps for the circumstance",
                help=phrase("The dice allow {most} at the most; the Game Master decides.", most=rolled),
                cite="XI",
                step="award",
                least=0,
                most=rolled,
                default=rolled,
                unit="Steps",
            )
        )
    )


def ask_difficulty_die(sheet: Sheet, key: str) -> Subprocedure[Dice]:
    """Ask for the Difficulty Die: chosen by the Game Master, or from the table for a d6.

    Source: SORD XI, CG.
    """
    chosen = yield from choose_one(
        Choose(
            key=f"{key}.difficulty",
            label="Difficulty Die",
            help="The better the play, the greater the die.",
            cite="XI, CG",
            step="award",
            options=(
                *(Option(die, die.removeprefix("1")) for die in _SIZES),
                Option(_TABLE, "Roll for it", "A d6: 1 gives d6, 2 d8, 3 and 4 d10, 5 d12, 6 d20."),
            ),
            policy=always([_TABLE]),
        )
    )
    if chosen != _TABLE:
        return Dice.parse(chosen)
    (rolled,) = yield from roll_dice(
        Roll(key=f"{key}.difficulty_roll", label="Difficulty Die", cite="XI, CG", step="award", dice=(_D6,))
    )
    return Dice.parse(str(sheet.system.tables["difficulty_die"].look_up([rolled.total])))


_D6 = Dice.parse("1d6")


def _roll(key: str, label: str, base: Dice | None, difficulty: Dice) -> Subprocedure[tuple[int, ...]]:
    """Roll the base dice, if any, and the Difficulty Die."""
    dice = (difficulty,) if base is None else (base, difficulty)
    rolled = yield from roll_dice(
        Roll(
            key=key,
            label=label,
            cite="XI; R24, R25",
            step="award",
            dice=dice,
            names=() if base is None else ("Steps", "Difficulty Die"),
        )
    )
    return tuple(each.total for each in rolled)


def _table_dice(sheet: Sheet, table: str, row: str) -> Dice:
    return Dice.parse(str(sheet.system.tables[table].look_up([row], "dice")))


def _count_request(key: str, label: str, most: int) -> Enter:
    return Enter(key=key, label=label, cite="XI", step="award", least=1, most=most, default=1)
