"""Automatic declarations, and the rules that any declaration must keep.

Source: RPG.Rules, SKILLS, FATIGUE COSTS; spec 7.3, 7.6.
"""

from __future__ import annotations

from collections.abc import Sequence

from core.character import Edit, SetValue
from core.content import Entry
from core.messages import Message, phrase
from core.procedures import number, text, whole
from core.systems.kinsler.abilities import Ability
from core.systems.kinsler.fighters import Battle, Fighter, conditions
from core.systems.kinsler.use_numbers import are_compatible, use_numbers
from core.systems.kinsler.uses import Power, Use

MOST_DICE = 50
"""Most effect dice on a target, whatever house rules say."""


def automatic_declaration(battle: Battle, fighter: Fighter, kept: Sequence[Use]) -> list[Use]:
    """Return a fighter's automatic declaration; empty for holding back.

    Args:
        battle: The fight.
        fighter: The fighter who declares.
        kept: Powers that it maintains.

    Source: spec 7.6.
    """
    held = conditions(battle.sheet(fighter.who), "free")
    if held:
        resisting = make_resistance(fighter, held[0])
        return [resisting] if resisting is not None and are_compatible(battle, [*kept, resisting]) else []
    budget = battle.most_left(fighter.who) - sum(use.cost for use in kept)
    foe = battle.foe(fighter)
    if budget < 1 or foe is None:
        return []
    attack = _attack(battle, fighter, kept, foe)
    if attack is None:
        return []
    ability = attack.ability
    most = battle.of_ability(fighter.who, ability, "max_dice") if ability is not None else 0
    free = ability is not None and ability.kind == "fatigue"
    attack.row["dice"] = max(0, min(most, budget + free, MOST_DICE))
    attack.cost = use_numbers(battle, attack).cost
    return [attack, *_passives(battle, fighter, [*kept, attack], budget - attack.cost)]


def _attack(battle: Battle, fighter: Fighter, kept: Sequence[Use], foe: int) -> Use | None:
    """Return the attack with the best chance that is compatible with maintained powers."""
    who = fighter.who
    able = [each for each in fighter.abilities if each.is_attack and is_usable(battle, who, each)]
    able.sort(
        key=lambda each: (battle.of_ability(who, each, "check_mod"), battle.of_ability(who, each, "max_dice")),
        reverse=True,
    )
    for ability in able:
        use = make_use(fighter, ability, {"count": 1, "dice": 0})
        use.targets = (foe,)
        if are_compatible(battle, [*kept, use]):
            return use
    return None


def _passives(battle: Battle, fighter: Fighter, uses: Sequence[Use], budget: int) -> list[Use]:
    """Return the passive powers that can be added, each against one attempt."""
    found: list[Use] = []
    for ability in fighter.abilities:
        if not ability.is_passive_only or ability.condition or ability.kind != "power":
            continue
        if battle.of_ability(fighter.who, ability, "level") <= 0 or not is_usable(battle, fighter.who, ability):
            continue
        use = make_use(fighter, ability, {"count": 1, "mode": "passive", "role": "oppose"})
        use.targets = (fighter.who,)
        use.cost = use_numbers(battle, use).cost
        if use.cost <= budget and are_compatible(battle, [*uses, *found, use]):
            budget -= use.cost
            found.append(use)
    return found


def make_use(fighter: Fighter, ability: Ability, row: Entry) -> Use:
    """Return the use of a skill."""
    bases = (ability.base,) if ability.base else ()
    return Use(fighter.who, ability.name, {"skill": ability.ref, **row}, ability, bases=bases)


def make_resistance(fighter: Fighter, row: Entry) -> Use | None:
    """Return the use that resists a power as an action: the stat less its points, without effect dice.

    Source: RESOLUTION OF EFFECTS 6c; R35; spec 7.5.
    """
    ability = fighter.ability(text(row, "stat"))
    if ability is None:
        return None
    use = make_use(fighter, ability, {"count": 1, "dice": 0, "task": -whole(row, "points")})
    use.name = phrase("Resistance to {power}", power=text(row, "name"))
    use.resists = text(row, "uid")
    return use


def make_maintenance(power: Power) -> Use:
    """Return the use that maintains a power, at the cost of its declaration.

    Source: FATIGUE COSTS; spec 6.6.
    """
    old = power.use
    row = {**old.row, "mode": "maintain"}
    return Use(old.who, old.name, row, old.ability, old.bundle, old.bases, old.targets, old.power_mode, cost=old.cost)


def is_worth_maintaining(battle: Battle, powers: Sequence[Power]) -> bool:
    """Return whether powers are maintained automatically: they affect a target and can be paid.

    Source: spec 7.2, D10.
    """
    use = powers[0].use
    works = any(
        bool(each.condition) if use.power_mode == "affect" else use.power_mode == "hinder"
        for each in powers
        if not battle.fighters[each.target].is_out
    )
    return works and use.cost <= battle.most_left(use.who)


# -------------------------------------------------------------------------------------------------------------- limits


def is_usable(battle: Battle, who: int, ability: Ability) -> bool:
    """Return whether a skill can be used now: not negative, required items carried, rate not used up."""
    if battle.of_ability(who, ability, "level") < 0:
        return False
    if ability.address.startswith("skills") and not battle.of_ability(who, ability, "usable"):
        return False
    return ability.rate is None or not is_used_up(battle, who, ability)


def is_used_up(battle: Battle, who: int, ability: Ability) -> bool:
    """Return whether the rate of a skill is used up.

    Source: INITIAL SKILLS; R37.
    """
    if ability.rate is None:
        return False
    uses, seconds = ability.rate
    since = battle.sheet(who).value(f"{ability.address}.used_since_s")
    is_running = isinstance(since, int) and number(battle.sheet(who), "clock_s") < since + seconds
    return is_running and number(battle.sheet(who), f"{ability.address}.used") >= uses


def count_use_edits(battle: Battle, who: int, ability: Ability) -> list[Edit]:
    """Return the edits that count an attempt of a skill with a rate.

    Source: INITIAL SKILLS; R37.
    """
    if ability.rate is None:
        return []
    sheet = battle.sheet(who)
    since, now = sheet.value(f"{ability.address}.used_since_s"), number(sheet, "clock_s")
    if isinstance(since, int) and now < since + ability.rate[1]:
        return [SetValue(f"{ability.address}.used", number(sheet, f"{ability.address}.used") + 1)]
    return [SetValue(f"{ability.address}.used", 1), SetValue(f"{ability.address}.used_since_s", now)]


def violations(battle: Battle, uses: Sequence[Use]) -> list[Message]:
    """Return the violations of a declaration.

    Source: STACKABLE SKILLS, TYPES OF SKILLS, INITIAL SKILLS; spec 7.3, D3.
    """
    found = []
    if not are_compatible(battle, uses):
        found.append(Message("kinsler_not_together", "These skills cannot be used together.", {}))
    named = [use.row.get("skill") for use in uses if use.row.get("skill")]
    if len(set(map(str, named))) < len(named):
        found.append(Message("kinsler_used_twice", "A skill is declared twice.", {}))
    for use in uses:
        if use.mode == "maintain" or use.resists:
            continue
        if use.bundle is not None and _is_too_large(battle, use):
            found.append(
                Message("kinsler_too_large", "{what} has more members than its link allows.", {"what": use.name})
            )
        limits = use_numbers(battle, use)
        names: dict[str, object] = {"what": use.name, "dice": limits.dice_limit, "count": limits.count_limit}
        if use.mode == "active" and use.dice > limits.dice_limit:
            found.append(Message("kinsler_dice_over", "{what} has at most {dice:# die|# dice} on each target.", names))
        if use.count > limits.count_limit:
            found.append(Message("kinsler_count_over", "{what} counts for {count} at most.", names))
        ability = use.ability
        if ability is not None and not ability.is_stat and not _is_owned_well(battle, use.who, ability):
            found.append(Message("kinsler_not_usable", "{what} cannot be used now: rate, or what it needs.", names))
    return found


def _is_too_large(battle: Battle, use: Use) -> bool:
    """Return whether a bundle has more members than the level of its link.

    Source: Metaskills; R38.
    """
    sheet, at = battle.sheet(use.who), f"bundles[{use.bundle}]"
    return sheet.value(f"{at}.limit") is not None and number(sheet, f"{at}.size") > number(sheet, f"{at}.limit")


def _is_owned_well(battle: Battle, who: int, ability: Ability) -> bool:
    return battle.of_ability(who, ability, "level") < 0 or is_usable(battle, who, ability)
