"""Effects of wounds and powers: unconsciousness, death, shock, resistance, ending powers.

Source: RPG.Rules, RESOLUTION OF EFFECTS 6a to 6c, NOTE 1, REDUCED SKILLS; R22, R30, R31, R35; spec 7.5.
"""

from __future__ import annotations

from collections.abc import Sequence

from core.character import AddRow
from core.messages import Message, phrase
from core.procedures import Choose, Conversation, Event, EventKind, Option, Subprocedure, Term, sheet_rows, text
from core.systems.kinsler.abilities import Ability
from core.systems.kinsler.effects import Aftermath, Effect, power_of
from core.systems.kinsler.fighters import Battle, Fighter
from core.systems.kinsler.luck import roll_check
from core.systems.kinsler.ongoing_powers import (
    FAITH,
    FREE,
    end_powers_of,
)
from core.systems.kinsler.outcome import Outcome
from core.systems.kinsler.terms import members


def resolve_aftermath(battle: Battle, after: Aftermath) -> Conversation:
    """Resolve the aftermath of a batch: unconsciousness and death, then shock, then resistance.

    Source: spec 7.3, 7.5.
    """
    for who, addresses in after.wounded:
        yield from _fall(battle, battle.fighters[who], addresses)
    for who, addresses in after.wounded:
        if not battle.fighters[who].is_out:
            yield from _shock(battle, battle.fighters[who], addresses)
    for effect in after.powered:
        if not battle.fighters[effect.trial.target or 0].is_dead:
            yield from _resist(battle, effect)
    if after.wounded:
        battle.show_states()


# ------------------------------------------------------------------------------------------------- falling and waking


def _fall(battle: Battle, fighter: Fighter, addresses: Sequence[str]) -> Conversation:
    """Set a fighter unconscious or dead by the wounds of an attempt.

    Source: RESOLUTION OF EFFECTS 6a, REDUCED SKILLS; R31.
    """
    who = fighter.who
    is_dead = not fighter.is_dead and battle.number(who, "dead_count") > 0
    if not is_dead and (fighter.is_out or not any(battle.number(who, f"{each}.down") for each in addresses)):
        return
    fighter.is_dead = fighter.is_dead or is_dead
    fighter.is_down = not fighter.is_dead
    yield from log_state(battle, fighter)
    yield from end_powers_of(battle, who)


def log_state(battle: Battle, fighter: Fighter) -> Conversation:
    """Log that a fighter fell, died or woke."""
    table = battle.table
    names = {"who": table.name(fighter.who)}
    if fighter.is_dead:
        what = Message("kinsler_dies", "{who} dies: a skill has more than twice its level in wounds.", names)
    elif fighter.is_down:
        what = Message("kinsler_falls", "{who} falls unconscious: a skill is below zero.", names)
    else:
        what = Message("kinsler_wakes", "{who} is conscious again.", names)
    yield from table.log(lambda: Event(EventKind.STATE, what, fighter.who, fighter.who, (), "REDUCED SKILLS; R31"))


# -------------------------------------------------------------------------------------------------------------- rolls


def _shock(battle: Battle, fighter: Fighter, addresses: Sequence[str]) -> Conversation:
    """Roll for shock after wounds; on failure the later attempts of this round are lost.

    Source: RESOLUTION OF EFFECTS 6a; R30; spec 7.5, D7.
    """
    who, table = fighter.who, battle.table
    rows = [_rolled_row(fighter, each) for each in fighter.abilities if each.address in addresses]
    ability = yield from _choose_shocked(battle, who, rows)
    modifier = battle.of_ability(who, ability, "modifier")
    parts = [Term(ability.name, battle.of_ability(who, ability, "effective"))]
    parts += [] if ability.is_stat else [Term("stat", battle.of_ability(who, ability, "base_effective"))]
    outcome = yield from roll_check(
        battle,
        who,
        "shock",
        Message("kinsler_shock", "shock, with {skill}", {"skill": ability.name}),
        modifier,
        tuple(parts),
    )
    if not outcome.is_success:
        fighter.is_lost = True
        yield from table.log(
            lambda: Event(
                EventKind.STATE,
                Message("kinsler_shocked", "{who} loses the later attempts of this round.", {"who": table.name(who)}),
                who,
                who,
                (),
                "RESOLUTION OF EFFECTS 6a; R30",
            )
        )


def _choose_shocked(battle: Battle, who: int, rows: Sequence[Ability]) -> Subprocedure[Ability]:
    """Ask which wounded skill to roll; the best by default."""

    def default() -> tuple[str, ...]:
        return (max(rows, key=lambda each: battle.of_ability(who, each, "check_mod")).address,)

    chosen = default()
    if len(rows) > 1:
        chosen = yield from battle.table.choose(
            "shock_skill",
            default,
            lambda key: Choose(
                key=key,
                label=phrase("With which wounded skill does {who} withstand the shock?", who=battle.table.name(who)),
                cite="RESOLUTION OF EFFECTS 6a",
                options=tuple(
                    Option(
                        each.address,
                        each.name,
                        phrase("adds {sum}", sum=battle.of_ability(who, each, "check_mod")),
                    )
                    for each in dict.fromkeys(rows)
                ),
                decider=who,
            ),
        )
    return next(each for each in rows if each.address == chosen[0])


def _rolled_row(fighter: Fighter, ability: Ability) -> Ability:
    """Return the rolled skill for a wounded one: itself, or its stat if it is passive only."""
    stat = fighter.ability(ability.base) if ability.is_passive_only else None
    return ability if stat is None else stat


def _resist(battle: Battle, effect: Effect) -> Conversation:
    """Roll against a power at once; on failure it takes effect.

    Source: RESOLUTION OF EFFECTS 6c, NOTE 1; R22, R35; spec 7.4.
    """
    ability, who = effect.ability, effect.trial.target
    if ability is None or who is None:
        return
    table = battle.table
    stat = yield from _resisting_stat(battle, who, ability)
    outcome = yield from roll_resistance(battle, who, stat, effect.points, ability.name)
    names = {"target": table.name(who), "what": ability.name}
    if outcome.is_success:
        return
    retry = FAITH if outcome.mishap and table.option("retry_faith") else FREE
    uid = yield from _add_condition(battle, effect, ability, stat, retry)
    battle.powers.append(power_of(battle, effect, ability, uid))
    yield from table.log(
        lambda: Event(
            EventKind.STATE,
            Message("kinsler_powered", "{target} suffers {what}.", names),
            effect.trial.use.who,
            who,
            (Term("points", effect.points), Term("mishap", outcome.mishap), Term("retry", retry)),
            "RESOLUTION OF EFFECTS 6c; R35",
        )
    )


def _resisting_stat(battle: Battle, who: int, ability: Ability) -> Subprocedure[str]:
    """Ask which stat resists a power on a group; return its key."""
    stats = [each.lower() for each in members(ability.target)]
    if len(stats) == 1:
        return stats[0]

    def default() -> tuple[str]:
        return (max(stats, key=lambda stat: battle.number(who, f"stats.{stat}.check_mod")),)

    table = battle.table
    (chosen,) = yield from table.choose(
        "resist_stat",
        default,
        lambda key: Choose(
            key=key,
            label=phrase("With which stat does {who} resist {power}?", who=table.name(who), power=ability.name),
            cite="RESOLUTION OF EFFECTS 6c; R35",
            options=tuple(
                Option(
                    stat,
                    stat.upper(),
                    phrase("effective {value}", value=battle.number(who, f"stats.{stat}.effective")),
                )
                for stat in stats
            ),
            decider=who,
        ),
    )
    return chosen


def roll_resistance(battle: Battle, who: int, stat: str, points: int, name: str) -> Subprocedure[Outcome]:
    """Roll a stat against the points of a power."""
    effective = battle.number(who, f"stats.{stat}.effective")
    parts = (Term(stat.upper(), effective), Term(name, -points))
    return (
        yield from roll_check(
            battle,
            who,
            "resist",
            Message("kinsler_resistance", "resistance of {stat}", {"stat": stat.upper()}),
            effective - points,
            parts,
        )
    )


def _add_condition(battle: Battle, effect: Effect, ability: Ability, stat: str, retry: str) -> Subprocedure[str]:
    who = effect.trial.target or 0
    owner = battle.table.name(effect.trial.use.who)
    row = AddRow(
        "conditions",
        {
            "name": ability.name,
            "kind": "power",
            "stat": stat,
            "points": effect.points,
            "source": owner,
            "retry": retry,
            "notes": effect.trial.use.effect,
        },
    )
    sheet = yield from battle.write(who, [row])
    return text(sheet_rows(sheet, "conditions")[-1], "uid")
