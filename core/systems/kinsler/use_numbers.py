"""Computes a use's numbers in a fight (modifier, limits, fatigue), and whether uses combine.

A plain use of an own skill takes its numbers from the skill; any other, and every one with replaced formulas, is
computed as a stance on a copy of the sheet.

Source: RPG.Rules, SKILLS, FATIGUE COSTS, RANGED SKILLS, STACKABLE SKILLS; R20, R22 to R26.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction

from core.character.edits import SetOption
from core.character.sheet import Sheet
from core.procedures.events import Term
from core.procedures.trial import trial_copy
from core.systems.kinsler.attempt_setup import AttemptDeclaration, TrialStance
from core.systems.kinsler.declared_uses import Use
from core.systems.kinsler.fight_state import FightState
from core.systems.kinsler.metaskills import with_lent
from core.systems.kinsler.skill_combinations import STAT_RATING, may_stack
from core.systems.kinsler.skills_and_armor import FightSkill

ON_SHEETS = ("range_scales",)
"""Options of a conflict that sheet formulas read."""


@dataclass(frozen=True, slots=True)
class UseNumbers:
    """The numbers of a use.

    Attributes:
        initiative_mod: Modifier of initiative.
        dice_limit, count_limit: Most effect dice for each target, most targets or attempts.
        cost: Fatigue.
    """

    initiative_mod: int
    dice_limit: int
    count_limit: int
    cost: int


def use_numbers(fight: FightState, use: Use) -> UseNumbers:
    """Return limits, initiative and fatigue of a use."""
    fighter = fight.fighters[use.participant]
    if use.skill is not None and use.is_plain and not fighter.has_use_rules:
        skill = use.skill
        return UseNumbers(
            fight.skill_number(use.participant, skill, "initiative_mod"),
            fight.skill_number(use.participant, skill, "max_dice"),
            fight.skill_number(use.participant, skill, "max_targets"),
            _cost(fight, use, skill),
        )
    trial = _trial(fight, [use])
    is_rolled = use.mode == "active"  # SKILLS, Passive Power skills: passive uses are not rolled and have no initiative
    return UseNumbers(
        trial.number("initiative_mod") if is_rolled else 0,
        trial.number("dice_limit"),
        trial.number("count_limit"),
        trial.number("cost"),
    )


def _cost(fight: FightState, use: Use, skill: FightSkill) -> int:
    """Return the fatigue of a plain use.

    Source: FATIGUE COSTS; spec 6.6.
    """
    if fight.skill_number(use.participant, skill, "level") < 0:
        return 0
    if use.mode == "passive":
        return 0 if skill.is_zero else max(1, use.count)
    dice = max(0, use.dice - (skill.kind == "fatigue"))
    return max(0 if skill.is_zero else 1, use.count * dice)


def modifier(fight: FightState, use: Use) -> tuple[Fraction | int, tuple[Term, ...]]:
    """Return the current modifier of an active use and its parts, without help and opposition.

    Source: SKILLS; R3, R29.
    """
    fighter = fight.fighters[use.participant]
    if use.skill is not None and use.is_plain and not fighter.has_use_rules:
        skill = use.skill
        base = fight.exact_skill_number(use.participant, skill, "base_effective")
        total = fight.exact_skill_number(use.participant, skill, "modifier") + use.task
        if not fight.table.is_interactive:
            return total, ()
        parts = [Term("skill", fight.exact_skill_number(use.participant, skill, "effective"))]
        parts += [Term("stat", base)] if not skill.is_stat else []
        parts += [Term("task", use.task)] if use.task else []
        return total, tuple(parts)
    trial = _trial(fight, [use])
    return trial.exact("modifier"), tuple(_parts(fight, use, trial))


def _parts(fight: FightState, use: Use, trial: TrialStance) -> list[Term]:
    if use.bundle is not None:
        parts = [Term("bundle", trial.exact("modifier") - use.task + _range(trial))]
    else:
        parts = [Term("skill", trial.exact("use_effective")), Term("stat", trial.exact("use_base"))]
    further = (
        Term("grade", trial.exact("grade_mod")),
        Term("task", use.task),
        Term("range", -_range(trial)),
    )
    return [*parts, *(part for part in further if part.value != 0)]


def _range(trial: TrialStance) -> Fraction:
    return Fraction(0) if trial.number("as_fatigue") else trial.exact("range_points")


def _trial(fight: FightState, uses: Sequence[Use]) -> TrialStance:
    sheet: Sheet = fight.sheet(uses[0].participant)
    for key in ON_SHEETS:
        if sheet.option(key) != (chosen := fight.table.option(key)):
            sheet = trial_copy(sheet, SetOption(key, bool(chosen)))
    sheet = with_lent(fight, sheet, uses)
    first, *others = uses
    return TrialStance(sheet, AttemptDeclaration(dict(first.row), others=[dict(each.row) for each in others]))


def are_compatible(fight: FightState, uses: Sequence[Use]) -> bool:
    """Return whether uses may be declared together.

    Source: STACKABLE SKILLS, SKILLS, Metaskills; R20, R21.
    """
    if not uses:
        return True
    fighter = fight.fighters[uses[0].participant]
    if fighter.has_use_rules or not all(each.is_plain for each in uses):
        return _trial(fight, uses).is_together
    ratings: dict[str, int] = {}
    meta: dict[str, int] = {}
    for use in uses:
        skill = use.skill
        if skill is None:
            continue
        if skill.kind == "metaskill":
            meta[skill.ref] = skill.stack
        elif fight.skill_number(use.participant, skill, "level") >= 0:
            ratings.setdefault(skill.ref, skill.stack)
        if use.mode == "active" and skill.base:
            ratings.setdefault(skill.base.lower(), STAT_RATING)
    return may_stack(sorted(ratings.values())) and may_stack(sorted(meta.values()))
