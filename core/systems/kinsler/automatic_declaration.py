"""Chooses automatic actions of a fight round; builds uses of skills; checks declarations.

Source: RPG.Rules, SKILLS, FATIGUE COSTS; spec 7.3, 7.6.
"""

from __future__ import annotations

from collections.abc import Sequence

from core.character.edits import Edit, SetValue
from core.content.setting import Entry
from core.messages import Message, phrase
from core.procedures.readers import number, number_or, text, whole
from core.systems.kinsler.declared_uses import Power, Use
from core.systems.kinsler.fight_state import Fighter, FightState, conditions
from core.systems.kinsler.skills_and_armor import FightSkill
from core.systems.kinsler.use_numbers import are_compatible, use_numbers

MOST_DICE = 50
"""Most effect dice on a target, whatever house rules say."""


def automatic_declaration(fight: FightState, fighter: Fighter, maintained: Sequence[Use]) -> list[Use]:
    """Return a fighter's automatic declaration; empty for holding back.

    Args:
        fight: The fight.
        fighter: The fighter who declares.
        maintained: Uses that keep its powers up.

    Source: spec 7.6.
    """
    resistible = conditions(fight.sheet(fighter.participant), "free")
    if resistible:
        resisting = make_resistance(fighter, resistible[0])
        return [resisting] if resisting is not None and are_compatible(fight, [*maintained, resisting]) else []
    budget = fight.most_left(fighter.participant) - sum(use.cost for use in maintained)
    foe = fight.foe(fighter)
    if budget < 1 or foe is None:
        return []
    attack = _attack(fight, fighter, maintained, foe)
    if attack is None:
        return []
    skill = attack.skill
    most = fight.skill_number(fighter.participant, skill, "max_dice") if skill is not None else 0
    free = skill is not None and skill.kind == "fatigue"
    attack.row["dice"] = max(0, min(most, budget + free, MOST_DICE))
    attack.cost = use_numbers(fight, attack).cost
    return [attack, *_passives(fight, fighter, [*maintained, attack], budget - attack.cost)]


def _attack(fight: FightState, fighter: Fighter, maintained: Sequence[Use], foe: int) -> Use | None:
    """Return the attack that is preferred, or that has the best chance, compatible with maintained powers."""
    participant = fighter.participant
    able = [each for each in fighter.skills if each.is_attack and is_usable(fight, participant, each)]
    able.sort(
        key=lambda each: (
            each.ref == fight.table.preferred_weapon(participant),
            fight.skill_number(participant, each, "check_mod"),
            fight.skill_number(participant, each, "max_dice"),
        ),
        reverse=True,
    )
    for skill in able:
        use = make_use(fighter, skill, {"count": 1, "dice": 0})
        use.targets = (foe,)
        if are_compatible(fight, [*maintained, use]):
            return use
    return None


def _passives(fight: FightState, fighter: Fighter, uses: Sequence[Use], budget: int) -> list[Use]:
    """Return the passive powers that can be added, each against one attempt."""
    passives: list[Use] = []
    for skill in fighter.skills:
        if not skill.is_passive_only or skill.condition or skill.kind != "power":
            continue
        if fight.skill_number(fighter.participant, skill, "level") <= 0 or not is_usable(
            fight, fighter.participant, skill
        ):
            continue
        use = make_use(fighter, skill, {"count": 1, "mode": "passive", "role": "oppose"})
        use.targets = (fighter.participant,)
        use.cost = use_numbers(fight, use).cost
        if use.cost <= budget and are_compatible(fight, [*uses, *passives, use]):
            budget -= use.cost
            passives.append(use)
    return passives


def make_use(fighter: Fighter, skill: FightSkill, row: Entry) -> Use:
    """Return the use of a skill."""
    bases = (skill.base,) if skill.base else ()
    return Use(fighter.participant, skill.name, {"skill": skill.ref, **row}, skill, bases=bases)


def make_resistance(fighter: Fighter, row: Entry) -> Use | None:
    """Return the use that resists a power as an action: the stat less its points, without effect dice.

    Source: RESOLUTION OF EFFECTS 6c; R35; spec 7.5.
    """
    skill = fighter.skill(text(row, "stat"))
    if skill is None:
        return None
    use = make_use(fighter, skill, {"count": 1, "dice": 0, "task": -whole(row, "points")})
    use.name = phrase("Resistance to {power}", power=text(row, "name"))
    use.resists = text(row, "uid")
    return use


def make_maintenance(power: Power) -> Use:
    """Return the use that maintains a power, at the cost of its declaration.

    Source: FATIGUE COSTS; spec 6.6.
    """
    old = power.use
    row = {**old.row, "mode": "maintain"}
    return Use(
        old.participant, old.name, row, old.skill, old.bundle, old.bases, old.targets, old.power_mode, cost=old.cost
    )


def is_worth_maintaining(fight: FightState, powers: Sequence[Power]) -> bool:
    """Return whether powers are maintained automatically: they affect a target and can be paid.

    Source: spec 7.2, D10.
    """
    use = powers[0].use
    works = any(
        bool(each.condition) if use.power_mode == "affect" else use.power_mode == "hinder"
        for each in powers
        if not fight.fighters[each.target].is_out
    )
    return works and use.cost <= fight.most_left(use.participant)


# -------------------------------------------------------------------------------------------------------------- limits


def is_usable(fight: FightState, participant: int, skill: FightSkill) -> bool:
    """Return whether a skill can be used now: not negative, required items carried, rate not used up."""
    if fight.skill_number(participant, skill, "level") < 0:
        return False
    if skill.address.startswith("skills") and not fight.skill_number(participant, skill, "usable"):
        return False
    return skill.rate is None or not is_used_up(fight, participant, skill)


def is_used_up(fight: FightState, participant: int, skill: FightSkill) -> bool:
    """Return whether the rate of a skill is used up.

    Source: INITIAL SKILLS; R37.
    """
    if skill.rate is None:
        return False
    uses, seconds = skill.rate
    since = fight.sheet(participant).value(f"{skill.address}.used_since_s")
    is_running = isinstance(since, int) and number(fight.sheet(participant), "clock_s") < since + seconds
    return is_running and number(fight.sheet(participant), f"{skill.address}.used") >= uses


def count_use_edits(fight: FightState, participant: int, skill: FightSkill) -> list[Edit]:
    """Return the edits that count an attempt of a skill with a rate.

    Source: INITIAL SKILLS; R37.
    """
    if skill.rate is None:
        return []
    sheet = fight.sheet(participant)
    since, now = sheet.value(f"{skill.address}.used_since_s"), number(sheet, "clock_s")
    if isinstance(since, int) and now < since + skill.rate[1]:
        return [SetValue(f"{skill.address}.used", number(sheet, f"{skill.address}.used") + 1)]
    return [SetValue(f"{skill.address}.used", 1), SetValue(f"{skill.address}.used_since_s", now)]


def violations(fight: FightState, uses: Sequence[Use]) -> list[Message]:
    """Return the violations of a declaration.

    Source: STACKABLE SKILLS, TYPES OF SKILLS, INITIAL SKILLS; spec 7.3, D3.
    """
    wrong = []
    if not are_compatible(fight, uses):
        wrong.append(Message("kinsler_not_together", "These skills cannot be used together.", {}))
    named = [use.row.get("skill") for use in uses if use.row.get("skill")]
    if len(set(map(str, named))) < len(named):
        wrong.append(Message("kinsler_used_twice", "A skill is declared twice.", {}))
    for use in uses:
        if use.mode == "maintain" or use.resists:
            continue
        if use.bundle is not None and _is_too_large(fight, use):
            wrong.append(
                Message("kinsler_too_large", "{what} has more members than its link allows.", {"what": use.name})
            )
        limits = use_numbers(fight, use)
        names: dict[str, object] = {"what": use.name, "dice": limits.dice_limit, "count": limits.count_limit}
        if use.mode == "active" and use.dice > limits.dice_limit:
            wrong.append(Message("kinsler_dice_over", "{what} has at most {dice:# die|# dice} on each target.", names))
        if use.count > limits.count_limit:
            wrong.append(Message("kinsler_count_over", "{what} counts for {count} at most.", names))
        skill = use.skill
        if skill is not None and not skill.is_stat and not _is_owned_well(fight, use.participant, skill):
            wrong.append(Message("kinsler_not_usable", "{what} cannot be used now: rate, or what it needs.", names))
    return wrong


def _is_too_large(fight: FightState, use: Use) -> bool:
    """Return whether a bundle has more members than the level of its link.

    Source: Metaskills; R38.
    """
    sheet, bundle = fight.sheet(use.participant), f"bundles[{use.bundle}]"
    limit = number_or(sheet, f"{bundle}.limit", None)
    return limit is not None and number(sheet, f"{bundle}.size") > limit


def _is_owned_well(fight: FightState, participant: int, skill: FightSkill) -> bool:
    return fight.skill_number(participant, skill, "level") < 0 or is_usable(fight, participant, skill)
