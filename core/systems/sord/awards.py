"""Granting Steps: the dice of each kind of award, the Difficulty Die, sharing, counting at once or later."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from core.character import Edit, SetValue, Sheet
from core.dice import Dice
from core.messages import Message
from core.procedures import (
    Asking,
    Choose,
    Conversation,
    Enter,
    EntryKind,
    Option,
    Policy,
    Procedure,
    ProcedureKind,
    Roll,
    Show,
    Situation,
    Step,
    choose_one,
    enter_number,
    enter_text,
    roll_dice,
    show,
    write,
)
from core.settings_packs import Setting
from core.systems.sord.creation_content import group, has_option, number, whole
from core.systems.sord.free_skills import grant_owed_skills
from core.systems.sord.settling import CATEGORIES, log_row, settle

LABELS = {
    "role_played": "Role-Played",
    "conflict": "Conflict",
    "problem_solved": "Problem-Solved",
    "special": "Special-Type",
}
MOST_HOURS = 24
MOST_FOES = 100
MOST_CHARACTERS = 100
MOST_ADVANCEMENTS = 10_000
LONGEST_DATE = 200
_COUNTED = ("step_sum", "current_sa", "step_level", "steps_to_next_sa")
_SIZES = ("1d6", "1d8", "1d10", "1d12", "1d20")
_TABLE = "table"
_RATINGS = {
    "minor": "Minor",
    "normal": "Normal",
    "major": "Major",
    "grand": "Grand",
    "unbelievable": "Unbelievable",
}
_OUTCOMES = {
    "defeated": ("Foes defeated in combat", "For each foe that was a threat: its m(SA) times 2d12, and the DD."),
    "foe_fled": ("Unknown foes fled", "For each of them 2d6 and the DD."),
    "character_fled": ("A character fled", "2d6 and the DD for the character who fled, undivided."),
    "resolved": ("Both sides resolved it", "2d8 and the DD, times the size of the group that came of it."),
    "joined": ("Unknown ones join or help", "For each of them 2d10 and the DD."),
    "special": ("Something special", "2d20 and the DD at the most; the Game Master decides."),
}
_DIVIDED = frozenset(("defeated", "foe_fled", "resolved", "joined", "special"))


@dataclass(frozen=True, slots=True)
class Award:
    """Steps that were rolled, before they are shared.

    Attributes:
        category: One of `CATEGORIES`.
        amount: How many.
        note: What they are for, for the log.
        is_divided: Whether the characters share them.
    """

    category: str
    amount: int
    note: str
    is_divided: bool


def share(amount: int, characters: int, professions: int) -> int:
    """Give what one character gets: an equal share, divided once more by its professions; remainders are lost.

    Source: SORD XI, III; R26.

    >>> share(85, 3, 1), share(85, 3, 2)
    (28, 14)
    """
    part = amount // max(1, characters)
    return part // professions if professions > 1 else part


def _award(situation: Situation) -> Conversation:
    sheets = situation.sheets
    category = yield from choose_one(_category_question())
    if category == "role_played":
        awards = yield from _role_played(sheets)
    else:
        award = yield from _shared_award(sheets[0], category)
        awards = [award] * len(sheets)
    sharers = 1
    if awards[0].is_divided:
        sharers = yield from enter_number(
            Enter(
                key="characters",
                label="Characters who share the Steps",
                help="All who had a part in it, those too who are not open here.",
                cite="XI; R26",
                step="share",
                kind=EntryKind.WHOLE,
                least=len(sheets),
                most=max(MOST_CHARACTERS, len(sheets)),
                default=len(sheets),
            )
        )
    date = yield from enter_text(
        Enter(key="date", label="Date", help="For the log; may stay empty.", cite="XI", step="share", most=LONGEST_DATE)
    )
    for place, (sheet, award) in enumerate(zip(sheets, awards, strict=True)):
        steps = share(award.amount, sharers, number(sheet, "profession_count"))
        yield from count_steps(sheet, situation.setting, award, steps, place, date)


def count_steps(
    sheet: Sheet, setting: Setting | None, award: Award, steps: int, participant: int = 0, date: str = ""
) -> Asking[Sheet]:
    """Write Steps to a character, log them and settle; with the option they wait instead.

    Source: SORD XI; R26.
    """
    key = f"award.{participant + 1}"
    waits = has_option(sheet, "steps_at_end")
    chart = "steps_pending" if waits else "steps"
    before = whole(group(sheet.character.data, chart), award.category)
    sheet = yield from write(
        f"{key}.written",
        SetValue(f"{chart}.{award.category}", before + steps),
        log_row("award", category=award.category, amount=steps, note=award.note, date=date),
        participant=participant,
        step="share",
    )
    if not waits:
        sheet = yield from settle(sheet, "settle", f"settle.{participant + 1}", participant, date)
        sheet = yield from grant_owed_skills(sheet, setting, "settle", f"free.{participant + 1}", participant)
    yield from show(
        Show(
            key=f"{key}.shown",
            label=sheet.character.name or "Steps",
            cite="XI; R26",
            step="settle",
            text=f"{steps} {LABELS[award.category]} Steps" + (", waiting to be counted." if waits else "."),
            addresses=(f"{chart}.{award.category}",) if waits else _COUNTED,
        )
    )
    return sheet


def _category_question() -> Choose:
    abouts = {
        "role_played": "2d12 and the DD for each hour at the table, rolled for every character alone.",
        "conflict": "For a conflict, by its outcome; usually divided.",
        "problem_solved": "For a planned problem that was solved, not by accident; divided.",
        "special": "For whatever else deserves it; to each character in full.",
    }
    return Choose(
        key="category",
        label="Kind of Steps",
        cite="XI",
        step="award",
        options=tuple(Option(key, LABELS[key], abouts[key]) for key in CATEGORIES),
    )


def _role_played(sheets: Sequence[Sheet]) -> Asking[list[Award]]:
    hours = yield from enter_number(_count("hours", "Hours of role-playing", MOST_HOURS))
    dice = _table_dice(sheets[0], "role_playing", "hour")
    awards: list[Award] = []
    for place, sheet in enumerate(sheets, start=1):
        total = 0
        for hour in range(1, hours + 1):
            key = f"role_played.{place}.{hour}"
            label = f"{sheet.character.name or 'Role-Played Steps'}, hour {hour}"
            die = yield from difficulty_die(sheet, key)
            base, difficulty = yield from _roll(key, label, dice, die)
            total += base + difficulty
        awards.append(Award("role_played", total, f"{hours} hour(s)", is_divided=False))
    return awards


def _shared_award(sheet: Sheet, category: str) -> Asking[Award]:
    """Roll an award that is the same for everybody."""
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
    die = yield from difficulty_die(sheet, "award")
    if category == "special":
        times = sheet.system.tables["problems"].look_up([rating], "times")
        (difficulty,) = yield from _roll("award.roll", "Special-Type Steps", None, die)
        return Award(category, difficulty * int(str(times)), _RATINGS[rating], is_divided=False)
    base, difficulty = yield from _roll(
        "award.roll", "Problem-Solved Steps", _table_dice(sheet, "problems", rating), die
    )
    return Award(category, base + difficulty, _RATINGS[rating], is_divided=True)


def _conflict(sheet: Sheet) -> Asking[Award]:
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
        count = yield from enter_number(_count("foes", "How many of them?", MOST_FOES))
        for foe in range(1, count + 1):
            amount += yield from _foe(sheet, outcome, dice, foe)
    else:
        die = yield from difficulty_die(sheet, "award")
        base, difficulty = yield from _roll("award.roll", "Conflict Steps", dice, die)
        amount = base + difficulty
    if outcome == "resolved":
        amount *= yield from enter_number(_count("group_size", "Size of the new joint group", MOST_CHARACTERS))
    if outcome == "special":
        amount = yield from _at_most(amount)
    return Award("conflict", amount, _OUTCOMES[outcome][0], is_divided=outcome in _DIVIDED)


def _foe(sheet: Sheet, outcome: str, dice: Dice, foe: int) -> Asking[int]:
    """Roll what one foe is worth; a defeated one by its Step Advancements, rolled once and multiplied (R25)."""
    times = 1
    if outcome == "defeated":
        times = yield from enter_number(
            Enter(
                key=f"foe.{foe}.max_sa",
                label=f"m(SA) of foe {foe}",
                help="All Step Advancements of the foe; with 0 it is worth the Difficulty Die alone.",
                cite="XI; R25",
                step="award",
                kind=EntryKind.WHOLE,
                least=0,
                most=MOST_ADVANCEMENTS,
                default=0,
            )
        )
    die = yield from difficulty_die(sheet, f"foe.{foe}")
    base, difficulty = yield from _roll(f"foe.{foe}.roll", f"Steps for number {foe}", dice, die)
    return times * base + difficulty


def _at_most(rolled: int) -> Asking[int]:
    return (
        yield from enter_number(
            Enter(
                key="amount",
                label="Steps for the circumstance",
                help=f"The dice allow {rolled} at the most; the Game Master decides.",
                cite="XI",
                step="award",
                kind=EntryKind.WHOLE,
                least=0,
                most=rolled,
                default=rolled,
                unit="Steps",
            )
        )
    )


def difficulty_die(sheet: Sheet, key: str) -> Asking[Dice]:
    """Ask for the Difficulty Die: the Game Master's choice, or the table for a d6.

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
            policy=_always([_TABLE]),
        )
    )
    if chosen != _TABLE:
        return Dice.parse(chosen)
    (rolled,) = yield from roll_dice(
        Roll(key=f"{key}.difficulty_roll", label="Difficulty Die", cite="XI, CG", step="award", dice=(_D6,))
    )
    return Dice.parse(str(sheet.system.tables["difficulty_die"].look_up([rolled.total])))


_D6 = Dice.parse("1d6")


def _roll(key: str, label: str, base: Dice | None, difficulty: Dice) -> Asking[tuple[int, ...]]:
    """Roll the base dice, where there are any, and then the Difficulty Die."""
    dice = (difficulty,) if base is None else (base, difficulty)
    rolled = yield from roll_dice(
        Roll(
            key=key,
            label=label,
            cite="XI; R24, R25",
            step="award",
            dice=dice,
            names=("Steps", "Difficulty Die")[-len(dice) :] if len(dice) > 1 else (),
        )
    )
    return tuple(each.total for each in rolled)


def _table_dice(sheet: Sheet, table: str, row: str) -> Dice:
    return Dice.parse(str(sheet.system.tables[table].look_up([row], "dice")))


def _count(key: str, label: str, most: int) -> Enter:
    return Enter(key=key, label=label, cite="XI", step="award", kind=EntryKind.WHOLE, least=1, most=most, default=1)


def _always(answer: list[str]) -> Policy:
    return lambda _source, _memory: list(answer)


def pending(sheet: Sheet) -> Mapping[str, int]:
    """Give the Steps that wait to be counted, by category."""
    waiting = group(sheet.character.data, "steps_pending")
    return {category: whole(waiting, category) for category in CATEGORIES if whole(waiting, category) > 0}


def _count_pending(situation: Situation) -> Conversation:
    sheet = situation.sheet
    edits: list[Edit] = []
    for category, steps in pending(sheet).items():
        before = whole(group(sheet.character.data, "steps"), category)
        edits.append(SetValue(f"steps.{category}", before + steps))
        edits.append(SetValue(f"steps_pending.{category}", 0))
    sheet = yield from write("counted", *edits, step="settle")
    sheet = yield from settle(sheet, "settle")
    yield from grant_owed_skills(sheet, situation.setting, "settle", "free")


def _nothing_pending(sheet: Sheet) -> Message | None:
    if pending(sheet):
        return None
    return Message("nothing_pending", "No Steps wait to be counted.")


AWARD = Procedure(
    key="award",
    label="Grant Steps",
    kind=ProcedureKind.ADVANCEMENT,
    cite="XI; R24, R25, R26",
    help="Rolls the Steps of an award, shares them, writes them down and settles them, or lets them wait.",
    steps=(Step("award", "The award", "XI"), Step("share", "Sharing", "XI; R26"), Step("settle", "Settling", "XIII")),
    start=_award,
)
COUNT_STEPS = Procedure(
    key="count_steps",
    label="Count waiting Steps",
    kind=ProcedureKind.ADVANCEMENT,
    cite="XI",
    help="Moves the Steps that wait into the chart and settles them.",
    steps=(Step("settle", "Settling", "XIII"),),
    start=_count_pending,
    closed=_nothing_pending,
)
