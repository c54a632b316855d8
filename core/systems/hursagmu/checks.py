"""Procedures outside a fight: checks of skills, attributes, fear, animals, saddle, targets.

Source: HURSAGMU Combat Maneuvers, Area attacks, Animals, companion; R1, R2, R32, R42.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from fractions import Fraction
from functools import partial

from core.character.sheet import Sheet
from core.dice import Dice
from core.messages import Message, Word, phrase
from core.procedures.ask_helpers import NO, YES, Subprocedure, choose_one, enter_number, roll_dice, yes_no_options
from core.procedures.common_requests import show_outcome
from core.procedures.procedure import Procedure, ProcedureKind, Situation
from core.procedures.readers import has_option, is_defined, number, sheet_rows, text, why_unusable
from core.procedures.requests import Choose, Conversation, Enter, Option, Roll, always
from core.systems.hursagmu.automatic_creation import ATTRIBUTES
from core.systems.hursagmu.figures import DEAD, STATES
from core.systems.hursagmu.odds import beats, reaches

MEAN = 7
"""Subtracted from the Master's rolled challenge level: the average of 2d6 (R1)."""
SPOOKED = 3
"""Added to the challenge of commanding a spooked animal (R32)."""
MOST_LEVEL = 1_000
_2D6 = Dice.parse("2d6")
_LEVELS = Word("Routine 3, easy 5, fair 8, hard 11, very hard 14, heroic 17, mythic 20.")
_FAIR = 8


@dataclass(frozen=True, slots=True)
class CheckOption:
    """What can be rolled in a check.

    Attributes:
        label: Name for people.
        bonus: Modifier of 2d6.
        address: Address of the number on the sheet.
        cite: Section of the book.
        closed: Why it cannot be rolled, as its number is undefined, or None.
    """

    label: str
    bonus: int
    address: str
    cite: str
    closed: Message | None = None


def _check_option(sheet: Sheet, label: str, address: str, cite: str) -> CheckOption:
    """Return the check with a number of a sheet; closed if that has no usable value."""
    closed = why_unusable(sheet, address)
    return CheckOption(label, number(sheet, address) if closed is None else 0, address, cite, closed)


# ---- requests


def _ask(key: str, label: str, options: tuple[Option, ...], cite: str, about: str = "") -> Subprocedure[str]:
    first = next((option.key for option in options if option.closed is None), "")
    return (
        yield from choose_one(
            Choose(key=key, label=label, help=about, cite=cite, options=options, policy=always([first]))
        )
    )


def _ask_number(key: str, label: str, default: int, cite: str, about: str = "") -> Subprocedure[int]:
    return (
        yield from enter_number(
            Enter(
                key=key,
                label=label,
                help=about,
                cite=cite,
                least=-MOST_LEVEL,
                most=MOST_LEVEL,
                default=default,
            )
        )
    )


def _penalty(sheet: Sheet) -> Subprocedure[int]:
    """Ask whether the check is part of a planned round of conflict; return the action penalty."""
    penalty = number(sheet, "action_penalty")
    if penalty == 0:
        return 0
    answer = yield from _ask(
        "in_round",
        "In this round of the fight?",
        (
            Option(NO, "Outside a fight"),
            Option(
                YES,
                phrase("In this round -{penalty}", penalty=penalty),
                "The actions planned for the round lower every skill roll of it.",
            ),
        ),
        "Augment; R49",
    )
    return penalty if answer == YES else 0


def skill_options(sheet: Sheet) -> tuple[CheckOption, ...]:
    """Return the checks of all skills."""
    return tuple(
        _check_option(sheet, text(row, "name"), f"skills[{index}].total", "companion; R1")
        for index, row in enumerate(sheet_rows(sheet, "skills"))
    )


def attribute_options(sheet: Sheet) -> tuple[CheckOption, ...]:
    """Return the checks of the attributes."""
    labels = {member.key: member.label for member in sheet.system.families["a"]}
    return tuple(_check_option(sheet, labels[key], f"effective.{key}", "companion; R1, R42") for key in ATTRIBUTES)


def _choose_check(sheet: Sheet, checks: tuple[CheckOption, ...], label: str) -> Subprocedure[CheckOption]:
    """Ask what to roll.

    Raises:
        NumberError: No number of the checks can be used.
    """
    if all(check.closed is not None for check in checks):
        number(sheet, checks[0].address)  # raises with the reason
    options = tuple(
        Option(check.address, check.label, "" if check.closed else f"2d6 {check.bonus:+}", check.closed)
        for check in checks
    )
    chosen = yield from _ask("deed", label, options, checks[0].cite)
    return next(check for check in checks if check.address == chosen)


# ---- rolls


def _roll(
    key: str, label: str, cite: str, target: str = "", chance: Callable[[], Fraction] | None = None
) -> Subprocedure[int]:
    (rolled,) = yield from roll_dice(Roll(key=key, label=label, cite=cite, dice=(_2D6,), target=target, chance=chance))
    return rolled.total


def check_level(
    check: CheckOption, level: int, *, is_rolled: bool = False, needs_more: bool = False
) -> Subprocedure[bool]:
    """Roll a check against a level.

    Args:
        check: The check.
        level: The target number.
        is_rolled: Whether the Master rolls the level, after the player: 2d6 and the level less 7.
        needs_more: Whether the total must exceed the level, as for a place.

    Source: HURSAGMU Combat Maneuvers, Area attacks; R1, R2.
    """
    if is_rolled:
        ahead = check.bonus - (level - MEAN)
        own = yield from _roll(
            "roll", check.label, check.cite, f"2d6 {level - MEAN:+}", partial(beats, ahead, on_equal=True)
        )
        other = yield from _roll("master", "The Master's challenge", "R1")
        return own + ahead >= other
    needed = level - check.bonus + int(needs_more)
    own = yield from _roll("roll", check.label, check.cite, _needed_text(needed), partial(reaches, needed))
    return own >= needed


def _needed_text(needed: int) -> str:
    """Return the text for the number that 2d6 must reach."""
    return phrase("{number} or higher", number=needed) if needed > _2D6.least else Word("any roll")


def _check_result(passed: bool, check: CheckOption, about: str = "") -> Subprocedure[None]:
    text = about or (Word("The check succeeds.") if passed else Word("The check fails."))
    yield from show_outcome(passed, check.address, text=text, cite=check.cite)


def _lowered(check: CheckOption, penalty: int) -> CheckOption:
    return CheckOption(check.label, check.bonus - penalty, check.address, check.cite)


def _plain_check(
    sheet: Sheet, check: CheckOption, level: int = _FAIR, about: str = _LEVELS, *, may_roll: bool = True
) -> Conversation:
    """Ask for the challenge level and roll against it.

    Args:
        sheet: The character.
        check: The check.
        level: The default level.
        about: A sentence on levels.
        may_roll: Whether the option on rolled challenge levels applies; not for saddle rolls.

    Source: HURSAGMU companion; R1.
    """
    penalty = yield from _penalty(sheet)
    challenge = yield from _ask_number("level", "Challenge level", level, "R1", about)
    is_rolled = may_roll and has_option(sheet, "rolled_challenges")
    passed = yield from check_level(_lowered(check, penalty), challenge, is_rolled=is_rolled)
    yield from _check_result(passed, check)


# ---- procedures


def _check_skill(situation: Situation) -> Conversation:
    check = yield from _choose_check(situation.sheet, skill_options(situation.sheet), "Skill")
    yield from _plain_check(situation.sheet, check)


def _check_attribute(situation: Situation) -> Conversation:
    check = yield from _choose_check(situation.sheet, attribute_options(situation.sheet), "Attribute")
    yield from _plain_check(situation.sheet, check)


def _oppose(situation: Situation) -> Conversation:
    sheet = situation.sheet
    check = yield from _choose_check(sheet, (*skill_options(sheet), *attribute_options(sheet)), "With what?")
    penalty = yield from _penalty(sheet)
    check = _lowered(check, penalty)
    other = yield from _ask_number("other", "The other's modifier of 2d6", 0, "R1")
    began = yield from _ask(
        "began",
        "Who began?",
        (Option("self", "This character"), Option("other", "The other")),
        "R1",
        "On equal totals the one who began succeeds.",
    )
    is_first = began == "self"
    ahead = check.bonus - other
    chance = partial(beats, ahead, on_equal=is_first)
    rolls = {}
    for side in ("self", "other") if is_first else ("other", "self"):
        label = check.label if side == "self" else "The other"
        is_own = side == "self"
        target = phrase("against 2d6 {bonus}", bonus=f"{other:+}") if is_own else ""
        rolls[side] = yield from _roll(f"roll.{side}", label, "R1", target, chance if is_own else None)
    own, theirs = rolls["self"] + check.bonus, rolls["other"] + other
    passed = own > theirs or (is_first and own == theirs)
    yield from _check_result(passed, check, phrase("{own} against {theirs}.", own=own, theirs=theirs))


def _resist_fear(situation: Situation) -> Conversation:
    sheet = situation.sheet
    check = CheckOption(Word("Resisting fear"), number(sheet, "effective.wil"), "effective.wil", "companion; R1")
    yield from _plain_check(sheet, check)


def _command(situation: Situation) -> Conversation:
    sheet = situation.sheet
    animals = sheet_rows(sheet, "animals")
    options = (
        *(
            Option(f"animals[{index}]", text(row, "name"), text(row, "breed"), _why_deaf(sheet, index))
            for index, row in enumerate(animals)
        ),
        Option("", "Another animal"),
    )
    chosen = yield from _ask("animal", "Which animal?", options, "Animals; R32")
    level = number(sheet, f"{chosen}.command_challenge") if chosen else _FAIR
    spooked = yield from _ask(
        "spooked",
        "Is it spooked?",
        yes_no_options(phrase("Adds {number} to the challenge.", number=SPOOKED)),
        "Animals; R32",
    )
    check = CheckOption(Word("Animals"), number(sheet, "total.animals"), "total.animals", "Animals; R32")
    about = Word("Undisturbed, a trained animal obeys who trained it without a roll.")
    yield from _plain_check(sheet, check, level + (SPOOKED if spooked == YES else 0), about)


def _why_deaf(sheet: Sheet, index: int) -> Message | None:
    """Return why an animal obeys no command now, or None: it is unconscious or dead."""
    status = min(DEAD, number(sheet, f"animals[{index}].status"))
    return Message("animal_down", "it is {state}.", {"state": STATES[status]}) if status > 0 else None


def _keep_seat(situation: Situation) -> Conversation:
    sheet = situation.sheet
    why = yield from _ask(
        "why",
        "What shakes the rider?",
        (
            Option("ride", "A leap, a bucking mount", "Against a challenge level."),
            Option("hit", "A hit", "Against the damage roll, before endurance."),
        ),
        "Animals; R31",
    )
    if why == "ride":
        check = CheckOption(Word("Riding"), number(sheet, "total.riding"), "total.riding", "Animals; R1")
        yield from _plain_check(sheet, check, may_roll=False)
        return
    check = CheckOption(Word("Riding"), number(sheet, "riding_now"), "riding_now", "Animals; R31")
    damage = yield from _ask_number("damage", "Damage roll", _FAIR, "Animals", "The attacker's roll before endurance.")
    passed = yield from check_level(check, damage)
    yield from _check_result(passed, check, "The rider keeps his seat." if passed else "The rider falls and is prone.")


def attack_options(sheet: Sheet) -> tuple[CheckOption, ...]:
    """Return every way to attack: fists, each weapon, each weapon thrown."""
    options = [_check_option(sheet, Word("Fist or kick"), "unarmed_attack", "Combat Maneuvers")]
    for index, row in enumerate(sheet_rows(sheet, "weapons")):
        name, address = text(row, "name"), f"weapons[{index}]"
        options.append(_check_option(sheet, name, f"{address}.attack_bonus", "Combat Maneuvers"))
        if is_defined(sheet, f"{address}.throw_attack"):
            label = phrase("{weapon}, thrown", weapon=name)
            options.append(_check_option(sheet, label, f"{address}.throw_attack", "Strike; R13"))
    return tuple(options)


def _hit_target(situation: Situation) -> Conversation:
    sheet = situation.sheet
    check = yield from _choose_check(sheet, attack_options(sheet), "With what?")
    penalty = yield from _penalty(sheet)
    target = yield from _ask(
        "target",
        "At what?",
        (
            Option("thing", "A thing or a motionless target", "Equal to the range level is enough."),
            Option("place", "A place", "The roll must be higher than the range level."),
        ),
        "Combat Maneuvers, Area attacks; R2",
    )
    level = yield from _ask_number(
        "level",
        "Range level",
        0,
        "Combat Maneuvers; R4",
        "To near range 0, to twice that 2, to four times 4, to eight times 6; cover, wind and small marks add to it.",
    )
    passed = yield from check_level(_lowered(check, penalty), level, needs_more=target == "place")
    yield from _check_result(passed, check, "A hit." if passed else "A miss.")


def _no_skills(sheet: Sheet) -> Message | None:
    if sheet_rows(sheet, "skills"):
        return None
    return Message("no_skills", "The character has no skills; check the attribute instead.")


def _check(key: str, label: str, cite: str, about: str, start: Callable[[Situation], Conversation]) -> Procedure:
    return Procedure(
        key=key, label=label, kind=ProcedureKind.CHECK, cite=cite, help=about, start=start, is_popover=True
    )


SKILL_CHECK = Procedure(
    key="skill_check",
    label="Check a skill",
    kind=ProcedureKind.CHECK,
    cite="companion; R1",
    help="2d6, attribute and skill against a challenge level; equal is enough.",
    start=_check_skill,
    closed=_no_skills,
    is_popover=True,
)
CHECKS: tuple[Procedure, ...] = (
    SKILL_CHECK,
    _check(
        "attribute_check",
        "Check an attribute",
        "companion; R1, R42",
        "2d6 and an attribute, also for a skill that is missing.",
        _check_attribute,
    ),
    _check(
        "opposed_check",
        "Roll against another",
        "companion; R1",
        "Both roll; on equal totals the one who began wins.",
        _oppose,
    ),
    _check("fear_check", "Resist fear", "companion; R1", "2d6 and Willpower.", _resist_fear),
    _check("command_check", "Command an animal", "Animals; R32", "2d6 and Animals against its training.", _command),
    _check("saddle_check", "Keep the saddle", "Animals; R31", "2d6 and Riding, when leaping or hit.", _keep_seat),
    _check(
        "target_check",
        "Hit a thing or a place",
        "Combat Maneuvers, Area attacks; R2",
        "2d6 and an attack against the range level.",
        _hit_target,
    ),
)
"""Everything that is rolled outside a fight."""
