"""Numbers of declared uses: modifier, initiative, limits, fatigue, and compatibility.

A plain use of an own skill takes its numbers from the skill; any other, and every one with replaced formulas, is
computed as a stance on a copy of the sheet.

Source: RPG.Rules, SKILLS, FATIGUE COSTS, RANGED SKILLS, STACKABLE SKILLS; R20, R22 to R26.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction

from core.character import SetOption, Sheet
from core.procedures import Term, trial_copy
from core.systems.kinsler.abilities import Ability
from core.systems.kinsler.attempt_setup import Declared, Trial
from core.systems.kinsler.fighters import Battle
from core.systems.kinsler.metaskills import with_lent
from core.systems.kinsler.skill_combinations import STAT_RATING, may_stack
from core.systems.kinsler.uses import Use

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


def use_numbers(battle: Battle, use: Use) -> UseNumbers:
    """Return limits, initiative and fatigue of a use."""
    fighter = battle.fighters[use.who]
    if use.ability is not None and use.is_plain and not fighter.has_use_rules:
        ability = use.ability
        return UseNumbers(
            battle.of_ability(use.who, ability, "initiative_mod"),
            battle.of_ability(use.who, ability, "max_dice"),
            battle.of_ability(use.who, ability, "max_targets"),
            _cost(battle, use, ability),
        )
    trial = _trial(battle, [use])
    return UseNumbers(
        trial.number("initiative_mod"), trial.number("dice_limit"), trial.number("count_limit"), trial.number("cost")
    )


def _cost(battle: Battle, use: Use, ability: Ability) -> int:
    """Return the fatigue of a plain use.

    Source: FATIGUE COSTS; spec 6.6.
    """
    if battle.of_ability(use.who, ability, "level") < 0:
        return 0
    if use.mode == "passive":
        return 0 if ability.is_zero else max(1, use.count)
    dice = max(0, use.dice - (ability.kind == "fatigue"))
    return max(0 if ability.is_zero else 1, use.count * dice)


def modifier(battle: Battle, use: Use) -> tuple[Fraction | int, tuple[Term, ...]]:
    """Return the current modifier of an active use and its parts, without help and opposition.

    Source: SKILLS; R3, R29.
    """
    fighter = battle.fighters[use.who]
    if use.ability is not None and use.is_plain and not fighter.has_use_rules:
        ability = use.ability
        base = battle.of_ability(use.who, ability, "base_effective")
        total = battle.of_ability(use.who, ability, "modifier") + use.task
        if not battle.table.is_interactive:
            return total, ()
        parts = [Term("skill", battle.of_ability(use.who, ability, "effective"))]
        parts += [Term("stat", base)] if not ability.is_stat else []
        parts += [Term("task", use.task)] if use.task else []
        return total, tuple(parts)
    trial = _trial(battle, [use])
    return trial.exact("modifier"), tuple(_parts(battle, use, trial))


def _parts(battle: Battle, use: Use, trial: Trial) -> list[Term]:
    if use.bundle is not None:
        parts = [Term("bundle", trial.exact("modifier") - use.task + _range(trial))]
    else:
        parts = [Term("skill", trial.number("use_effective")), Term("stat", trial.number("use_base"))]
    further = (
        Term("grade", trial.number("grade_mod")),
        Term("task", use.task),
        Term("range", -_range(trial)),
    )
    return [*parts, *(part for part in further if part.value != 0)]


def _range(trial: Trial) -> int:
    return 0 if trial.number("as_fatigue") else trial.number("range_points")


def _trial(battle: Battle, uses: Sequence[Use]) -> Trial:
    sheet: Sheet = battle.sheet(uses[0].who)
    for key in ON_SHEETS:
        if sheet.option(key) != (wanted := battle.table.option(key)):
            sheet = trial_copy(sheet, SetOption(key, bool(wanted)))
    sheet = with_lent(battle, sheet, uses)
    first, *others = uses
    return Trial(sheet, Declared(dict(first.row), others=[dict(each.row) for each in others]))


def are_compatible(battle: Battle, uses: Sequence[Use]) -> bool:
    """Return whether uses may be declared together.

    Source: STACKABLE SKILLS, SKILLS, Metaskills; R20, R21.
    """
    if not uses:
        return True
    fighter = battle.fighters[uses[0].who]
    if fighter.has_use_rules or not all(each.is_plain for each in uses):
        return _trial(battle, uses).is_together
    ratings: dict[str, int] = {}
    meta: dict[str, int] = {}
    for use in uses:
        ability = use.ability
        if ability is None:
            continue
        if ability.kind == "metaskill":
            meta[ability.ref] = ability.stack
        elif battle.of_ability(use.who, ability, "level") >= 0:
            ratings.setdefault(ability.ref, ability.stack)
        if use.mode == "active" and ability.base:
            ratings.setdefault(ability.base.lower(), STAT_RATING)
    return may_stack(sorted(ratings.values())) and may_stack(sorted(meta.values()))
