"""Asks for an attempt outside conflict (skill, targets, range, help); computes its numbers.

The attempt becomes a use of a stance on a copy of the sheet, so that range, grade, help, limits and cost are those of
stances, house rules included.

Source: RPG.Rules, SKILLS, FATIGUE COSTS, RANGED SKILLS, UNSKILLED ATTEMPTS, Metaskills.
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from functools import partial

from core.character.edits import AddRow, SetValue
from core.character.json_values import Json
from core.character.sheet import Sheet
from core.messages import Message, Word, phrase
from core.procedures.ask_helpers import Subprocedure, choose, choose_one, enter_decimal, enter_number, enter_text
from core.procedures.readers import (
    computed_text,
    exact_number,
    has_option,
    is_defined,
    number,
    sheet_rows,
    text,
    why_unusable,
)
from core.procedures.requests import Choose, Enter, Option, always
from core.procedures.trial import trial_copy
from core.systems.kinsler.owned_skills import OwnedSkill, by_ref, owned_skills
from core.systems.kinsler.terms import BASES, covers

WITHOUT = {
    "related": (Word("Related skill"), Word("The character has a skill that is related, or it is an everyman skill.")),
    "unskilled": (Word("Unskilled"), Word("The character has no skill for it.")),
    "everyman": (Word("Everyman skill"), Word("All characters have it at level 0.")),
}
TASKS = {
    "trivial": Word("Trivial"),
    "simple": Word("Simple"),
    "routine": Word("Routine"),
    "difficult": Word("Difficult"),
    "formidable": Word("Formidable"),
}
MOST_TARGETS = 100
MOST_DICE = 50
MOST_METRES = 100_000
MOST_TASK = 1_000
LONGEST_NAME = 200
LONGEST_EFFECT = 500


@dataclass(slots=True)
class AttemptDeclaration:
    """An actor's declaration.

    Attributes:
        use: The use as a row of a stance.
        skill: The skill behind it, None for bundles and for attempts without the skill.
        bundle: Index of the bundle, or None.
        others: Passive uses of the same declaration that help.
        opposed: Further help or opposition, as one number.
        effect: Its special effect, as text.
        is_new: Whether an attempt of the same name failed before, and this is another one.
    """

    use: dict[str, Json]
    skill: OwnedSkill | None = None
    bundle: int | None = None
    others: list[dict[str, Json]] = field(default_factory=list)
    opposed: int = 0
    effect: str = ""
    is_new: bool = False


class TrialStance:
    """A copy of a sheet with the declaration as a stance, from which its numbers are read."""

    def __init__(self, sheet: Sheet, declaration: AttemptDeclaration) -> None:
        self._sheet = trial_copy(sheet, AddRow("stances", {"name": "", "uses": _uses(declaration)}))
        self._place = f"stances[{self._sheet.count('stances') - 1}]"

    def declare(self, declaration: AttemptDeclaration) -> None:
        """Take another declaration, which costs less than another copy."""
        self._sheet.write(SetValue(f"{self._place}.uses", _uses(declaration)))

    def number(self, key: str) -> int:
        """Return a whole number of the use."""
        return number(self._sheet, f"{self._place}.uses[0].{key}")

    def exact(self, key: str) -> Fraction:
        """Return a number of the use."""
        return exact_number(self._sheet, f"{self._place}.uses[0].{key}")

    @property
    def is_together(self) -> bool:
        """Whether the declared skills may be used together."""
        return bool(number(self._sheet, f"{self._place}.stack_ok"))


def _uses(declaration: AttemptDeclaration) -> list[Json]:
    return [dict(each) for each in (declaration.use, *declaration.others)]


def describe_attempt(sheet: Sheet, declaration: AttemptDeclaration) -> Subprocedure[TrialStance]:
    """Ask for everything else that an attempt needs before the roll; return its numbers.

    Source: SKILLS.
    """
    trial = TrialStance(sheet, declaration)
    if declaration.skill is not None or declaration.bundle is not None:
        yield from _choose_dice(trial, declaration)
    yield from _set_range(sheet, declaration)
    yield from _set_task(sheet, declaration)
    yield from _choose_help(sheet, declaration)
    trial.declare(declaration)
    return trial


def choose_attempt(sheet: Sheet) -> Subprocedure[AttemptDeclaration]:
    """Ask what is attempted: with which skill, or without one.

    Source: SKILLS, UNSKILLED ATTEMPTS.
    """
    rollable = [each for each in owned_skills(sheet) if not _is_never_rolled(each)]
    bundles = sheet_rows(sheet, "bundles") if has_option(sheet, "metaskills") else ()
    chosen = yield from choose_one(
        Choose(
            key="skill",
            label="Attempt what?",
            cite="SKILLS",
            options=(
                *(_skill_option(sheet, each) for each in rollable),
                *(_bundle_option(sheet, index, row) for index, row in enumerate(bundles)),
                *(Option(f"?{grade}", label, about) for grade, (label, about) in _without(sheet).items()),
            ),
            policy=partial(_usual_skill, sheet=sheet, rollable=rollable),
        )
    )  # fmt: skip
    if chosen.startswith("?"):
        return (yield from _declare_without(chosen[1:]))
    declaration = AttemptDeclaration({"skill": chosen.partition("=")[2]})
    if chosen.startswith("bundle"):
        declaration.bundle = int(chosen.partition("=")[0].removeprefix("bundle"))
    else:
        declaration.skill = next(each for each in rollable if f"{each.address}={each.ref}" == chosen)
        yield from _choose_grade(declaration)
    return declaration


def _without(sheet: Sheet) -> Mapping[str, tuple[str, str]]:
    """Return the options to attempt something without the skill; everyman skills are related by default.

    Source: UNSKILLED ATTEMPTS; R26.
    """
    is_zero = has_option(sheet, "everyman_zero")
    return {grade: each for grade, each in WITHOUT.items() if grade != "everyman" or is_zero}


def _is_never_rolled(skill: OwnedSkill) -> bool:
    return skill.address.startswith("innate.") or skill.row.get("passive_only") is True


def _skill_option(sheet: Sheet, skill: OwnedSkill) -> Option:
    key = f"{skill.address}={skill.ref}"
    closed = why_unusable(sheet, *(f"{skill.address}.{each}" for each in ("check_mod", "need")))
    if closed is None and skill.row:
        closed = why_unusable(sheet, f"{skill.address}.usable")
    if closed is not None:
        return Option(key, skill.name, closed=closed, address=skill.address)
    if skill.row and not number(sheet, f"{skill.address}.usable"):
        closed = Message("needs_thing", "it needs {thing}, which is not carried.", {"thing": text(skill.row, "needs")})
    about = phrase(
        "adds {adds}, needs {need} or more",
        adds=number(sheet, f"{skill.address}.check_mod"),
        need=number(sheet, f"{skill.address}.need"),
    )
    return Option(key, skill.name, about, closed, address=skill.address)


def _bundle_option(sheet: Sheet, index: int, row: Mapping[str, Json]) -> Option:
    closed = why_bundle_unusable(sheet, index)
    key, about = f"bundle{index}={text(row, 'id')}", "A bundle, used as one skill."
    return Option(key, text(row, "name"), about, closed, address=f"bundles[{index}]")


def why_bundle_unusable(sheet: Sheet, index: int) -> Message | None:
    """Return why a bundle cannot be attempted: its members, or a number that cannot be used; None if it can."""
    address = f"bundles[{index}].check_mod"
    if not is_defined(sheet, address) and not sheet.character.house_rules_in_force:
        return Message("bundle_broken", "it has no members, or contains itself.", {})
    return why_unusable(sheet, address)


def _usual_skill(
    _source: random.Random, _memory: Mapping[str, Json], *, sheet: Sheet, rollable: Sequence[OwnedSkill]
) -> Json:
    usable = [each for each in rollable if _skill_option(sheet, each).closed is None]
    if not usable:
        return [f"?{next(iter(_without(sheet)))}"]
    best = max(usable, key=lambda each: number(sheet, f"{each.address}.check_mod"))
    return [f"{best.address}={best.ref}"]


def _declare_without(grade: str) -> Subprocedure[AttemptDeclaration]:
    name = yield from enter_text(
        Enter(key="name", label="Attempt what?", cite="UNSKILLED ATTEMPTS", most=LONGEST_NAME, default="Swim")
    )
    base = yield from choose_one(
        Choose(
            key="base",
            label="On which stat is it based?",
            cite="UNSKILLED ATTEMPTS; R26",
            options=tuple(Option(each, each) for each in BASES),
            policy=always(["DEX"]),
        )
    )
    return AttemptDeclaration({"skill": "", "name": name, "base": base, "grade": grade, "count": 1, "dice": 0})


def _choose_grade(declaration: AttemptDeclaration) -> Subprocedure[None]:
    grade = yield from choose_one(
        Choose(
            key="grade",
            label="Is it this very skill?",
            cite="UNSKILLED ATTEMPTS; R26",
            options=(
                Option("own", "Yes"),
                Option("comparable", "A comparable one", "The Game Master says that the skill is nearly the same."),
            ),
            policy=always(["own"]),
        )
    )
    declaration.use["grade"] = grade


def _choose_dice(trial: TrialStance, declaration: AttemptDeclaration) -> Subprocedure[None]:
    declaration.use["count"] = yield from enter_number(
        Enter(
            key="targets",
            label="Targets",
            help=phrase("At most {most}; an attempt is rolled for each.", most=trial.number("count_limit")),
            cite="SKILLS; R5",
            least=1,
            most=min(MOST_TARGETS, max(1, trial.number("count_limit"))),
            default=1,
        )
    )
    most = min(MOST_DICE, trial.number("dice_limit"))
    has_effect = declaration.skill is None or declaration.skill.kind in ("wound", "fatigue", "power")
    is_stat = declaration.skill is not None and declaration.skill.is_stat
    declaration.use["dice"] = yield from enter_number(
        Enter(
            key="dice",
            label="Dice of effect on each target",
            help=phrase("At most {most}; sixes add to them free of charge.", most=most),
            cite="TYPES OF SKILLS; R5, R28",
            least=0,
            most=max(0, most),
            default=max(0, most) if has_effect and not is_stat else 0,
        )
    )


def _set_range(sheet: Sheet, declaration: AttemptDeclaration) -> Subprocedure[None]:
    """Ask for the distances of a ranged use: to the first target, and between targets that are apart.

    A distance that is not given takes nothing off, as in fights and in the numbers of the sheet.

    Source: RANGED SKILLS; R25; spec 7.1.
    """
    first = yield from enter_decimal(
        Enter(
            key="range",
            label="Metres to the first target",
            help="0 is hand-to-hand, or unknown.",
            cite="RANGED SKILLS",
            least=0,
            most=MOST_METRES,
            default=0,
            unit="m",
        )
    )
    if not first:
        return
    legs: list[Json] = [{"m": first, "extra": 0}]
    count = declaration.use.get("count", 1)
    for index in range(2, (count if isinstance(count, int) else 1) + 1):
        metres = yield from enter_decimal(
            Enter(
                key=f"range.{index}",
                label=phrase("Metres to target {place}", place=index),
                help="From the target before or from the actor, whichever is less; 0 within 5 m of the one before.",
                cite="RANGED SKILLS; R25",
                least=0,
                most=MOST_METRES,
                default=0,
                unit="m",
            )
        )
        if metres:
            legs.append({"m": metres, "extra": 1})
    declaration.use["legs"] = legs
    declaration.use["range_as"] = yield from choose_one(
        Choose(
            key="range_as",
            label="How is range paid?",
            cite="RANGED SKILLS; R25",
            options=(
                Option("penalty", "As a penalty", "1 off the modifier for each range point."),
                Option("fatigue", "As fatigue", "1 point for each three range points."),
            ),
            policy=always(["penalty"]),
        )
    )


def _set_task(sheet: Sheet, declaration: AttemptDeclaration) -> Subprocedure[None]:
    usual = "routine"
    if (
        declaration.skill is not None
        and declaration.skill.row.get("everyman") is True
        and has_option(sheet, "skilled_edge")
    ):
        usual = "simple"
    chosen = yield from choose_one(
        Choose(
            key="task",
            label="How hard is it?",
            cite="SKILLS",
            page="task",
            options=tuple(Option(key, label, f"{number(sheet, f'rules.{key}'):+}") for key, label in TASKS.items()),
            policy=always([usual]),
        )
    )
    more = yield from enter_number(
        Enter(
            key="modifier",
            label="Further modifiers",
            help="Other modifiers from the Game Master, before the division by three.",
            cite="SKILLS; R6",
            page="task",
            least=-MOST_TASK,
            most=MOST_TASK,
            default=0,
        )
    )
    declaration.use["task"] = number(sheet, f"rules.{chosen}") + more
    declaration.effect = yield from enter_text(
        Enter(
            key="special",
            label="Special effect",
            help="What it looks like and is for, in words; what it can do is for the Game Master to say.",
            cite="INTRODUCTION, SKILLS",
            page="task",
            most=LONGEST_EFFECT,
        )
    )


def _choose_help(sheet: Sheet, declaration: AttemptDeclaration) -> Subprocedure[None]:
    """Ask which own powers help, and for further help or opposition.

    Source: SKILLS, Power Skills; R8.
    """
    bases = _bases(sheet, declaration)
    helping = [
        each
        for each in owned_skills(sheet)
        if each.kind == "power" and not each.is_stat and each != declaration.skill
        if bases and all(covers(each.target, base) for base in bases)
    ]
    if helping:
        keys = yield from choose(
            Choose(
                key="help",
                label="Which powers of one's own count?",
                help="Passive powers on the stat of the attempt; those of flaws count where their condition fits.",
                cite="SKILLS, Power Skills; R8",
                options=tuple(_help_option(sheet, each) for each in helping),
                least=0,
                most=len(helping),
                policy=always([]),
            )
        )
        declaration.others = [{"skill": key, "mode": "passive", "role": "help", "count": 1} for key in keys]
    declaration.opposed = yield from enter_number(
        Enter(
            key="others",
            label="What others add",
            help="Points of powers and passive powers of others: above 0 they help, below 0 they oppose.",
            cite="SKILLS, Power Skills; R8, R9",
            least=-MOST_TASK,
            most=MOST_TASK,
            default=0,
        )
    )
    task = declaration.use.get("task", 0)
    declaration.use["task"] = (task if isinstance(task, int) else 0) + declaration.opposed


def _bases(sheet: Sheet, declaration: AttemptDeclaration) -> list[str]:
    """Return the base stats of an attempt; of a bundle, those of all members."""
    if declaration.bundle is not None:
        return computed_text(sheet, f"bundles[{declaration.bundle}].bases").split()
    base = declaration.skill.base if declaration.skill else str(declaration.use.get("base") or "")
    return [base] if base else []


def _help_option(sheet: Sheet, skill: OwnedSkill) -> Option:
    condition = text(skill.row, "condition")
    about = f"{number(sheet, f'{skill.address}.effective'):+}" + (f", {condition}" if condition else "")
    return Option(skill.ref, skill.name, about)


def passive_cost(sheet: Sheet, use: Mapping[str, Json]) -> int:
    """Return the fatigue of a passive use that helps an attempt."""
    skill = by_ref(sheet, text(use, "skill"))
    return number(sheet, f"{skill.address}.passive_cost") if skill else 0
