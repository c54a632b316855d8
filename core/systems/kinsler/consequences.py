"""Resolves wounds and powers in a fight: unconsciousness, death, shock, resistance rolls.

Source: RPG.Rules, RESOLUTION OF EFFECTS 6a to 6c, NOTE 1, REDUCED SKILLS; R22, R30, R31, R35; spec 7.5.
"""

from __future__ import annotations

from collections.abc import Sequence

from core.character.edits import AddRow
from core.formula import format_value
from core.messages import Message, phrase
from core.procedures.ask_helpers import Subprocedure
from core.procedures.events import Event, EventKind, Term
from core.procedures.readers import sheet_rows, text
from core.procedures.requests import Choose, Conversation, Option
from core.systems.kinsler.attempt_effects import Consequences, Effect, power_of
from core.systems.kinsler.attempt_outcome import Outcome
from core.systems.kinsler.fight_checks import roll_check
from core.systems.kinsler.fight_state import Fighter, FightState
from core.systems.kinsler.ongoing_powers import end_powers_of
from core.systems.kinsler.retries import AFTER_FAITH, FREE
from core.systems.kinsler.skills_and_armor import FightSkill
from core.systems.kinsler.terms import members


def resolve_consequences(fight: FightState, consequences: Consequences) -> Conversation:
    """Resolve the aftermath of a batch: unconsciousness and death, then shock, then resistance.

    Source: spec 7.3, 7.5.
    """
    for participant, addresses in consequences.wounded:
        yield from _fall(fight, fight.fighters[participant], addresses)
    for participant, addresses in consequences.wounded:
        if not fight.fighters[participant].is_out:
            yield from _shock(fight, fight.fighters[participant], addresses)
    for effect in consequences.powered:
        if not fight.fighters[effect.attempt.target or 0].is_dead:
            yield from _resist(fight, effect)
    if consequences.wounded:
        fight.show_states()


# ------------------------------------------------------------------------------------------------- falling and waking


def _fall(fight: FightState, fighter: Fighter, addresses: Sequence[str]) -> Conversation:
    """Set a fighter unconscious or dead by the wounds of an attempt.

    Source: RESOLUTION OF EFFECTS 6a, REDUCED SKILLS; R31.
    """
    participant = fighter.participant
    is_dead = not fighter.is_dead and fight.number(participant, "dead_count") > 0
    if not is_dead and (fighter.is_out or not any(fight.number(participant, f"{each}.down") for each in addresses)):
        return
    fighter.is_dead = fighter.is_dead or is_dead
    fighter.is_down = not fighter.is_dead
    yield from log_state(fight, fighter)
    yield from end_powers_of(fight, participant)


def log_state(fight: FightState, fighter: Fighter) -> Conversation:
    """Log that a fighter fell, died or woke."""
    table = fight.table
    names = {"who": table.name(fighter.participant)}
    if fighter.is_dead:
        message = Message("kinsler_dies", "{who} dies: a skill has more than twice its level in wounds.", names)
    elif fighter.is_down:
        message = Message("kinsler_falls", "{who} falls unconscious: a skill is below zero.", names)
    else:
        message = Message("kinsler_wakes", "{who} is conscious again.", names)
    yield from table.log(
        lambda: Event(EventKind.STATE, message, fighter.participant, fighter.participant, (), "REDUCED SKILLS; R31")
    )


# -------------------------------------------------------------------------------------------------------------- rolls


def _shock(fight: FightState, fighter: Fighter, addresses: Sequence[str]) -> Conversation:
    """Roll for shock after wounds; on failure the later attempts of this round are lost.

    Source: RESOLUTION OF EFFECTS 6a; R30; spec 7.5, D7.
    """
    participant, table = fighter.participant, fight.table
    rows = [_rolled_row(fighter, each) for each in fighter.skills if each.address in addresses]
    skill = yield from _choose_shocked(fight, participant, rows)
    modifier = fight.exact_skill_number(participant, skill, "modifier")
    parts = [Term(skill.name, fight.exact_skill_number(participant, skill, "effective"))]
    parts += [] if skill.is_stat else [Term("stat", fight.exact_skill_number(participant, skill, "base_effective"))]
    outcome = yield from roll_check(
        fight,
        participant,
        "shock",
        Message("kinsler_shock", "shock, with {skill}", {"skill": skill.name}),
        modifier,
        tuple(parts),
    )
    if not outcome.is_success:
        fighter.is_lost = True
        yield from table.log(
            lambda: Event(
                EventKind.STATE,
                Message(
                    "kinsler_shocked", "{who} loses the later attempts of this round.", {"who": table.name(participant)}
                ),
                participant,
                participant,
                (),
                "RESOLUTION OF EFFECTS 6a; R30",
            )
        )


def _choose_shocked(fight: FightState, participant: int, rows: Sequence[FightSkill]) -> Subprocedure[FightSkill]:
    """Ask which wounded skill to roll; the best by default."""

    def default() -> tuple[str, ...]:
        return (max(rows, key=lambda each: fight.skill_number(participant, each, "check_mod")).address,)

    chosen = default()
    if len(rows) > 1:
        chosen = yield from fight.table.choose(
            "shock_skill",
            default,
            lambda key: Choose(
                key=key,
                label=phrase(
                    "With which wounded skill does {who} withstand the shock?", who=fight.table.name(participant)
                ),
                cite="RESOLUTION OF EFFECTS 6a",
                options=tuple(
                    Option(
                        each.address,
                        each.name,
                        phrase("adds {sum}", sum=fight.skill_number(participant, each, "check_mod")),
                    )
                    for each in dict.fromkeys(rows)
                ),
                decider=participant,
            ),
        )
    return next(each for each in rows if each.address == chosen[0])


def _rolled_row(fighter: Fighter, skill: FightSkill) -> FightSkill:
    """Return the rolled skill for a wounded one: itself, or its stat if it is passive only."""
    stat = fighter.skill(skill.base) if skill.is_passive_only else None
    return skill if stat is None else stat


def _resist(fight: FightState, effect: Effect) -> Conversation:
    """Roll against a power at once; on failure it takes effect.

    Source: RESOLUTION OF EFFECTS 6c, NOTE 1; R22, R35; spec 7.4.
    """
    skill, participant = effect.skill, effect.attempt.target
    if skill is None or participant is None:
        return
    table = fight.table
    stat = yield from _resisting_stat(fight, participant, skill)
    outcome = yield from roll_resistance(fight, participant, stat, effect.points, skill.name)
    names = {"target": table.name(participant), "what": skill.name}
    if outcome.is_success:
        return
    retry = AFTER_FAITH if outcome.mishap and table.option("retry_faith") else FREE
    uid = yield from _add_condition(fight, effect, skill, stat, retry)
    fight.powers.append(power_of(fight, effect, skill, uid))
    yield from table.log(
        lambda: Event(
            EventKind.STATE,
            Message("kinsler_powered", "{target} suffers {what}.", names),
            effect.attempt.use.participant,
            participant,
            (Term("points", effect.points), Term("mishap", outcome.mishap), Term("retry", retry)),
            "RESOLUTION OF EFFECTS 6c; R35",
        )
    )


def _resisting_stat(fight: FightState, participant: int, skill: FightSkill) -> Subprocedure[str]:
    """Ask which stat resists a power on a group; return its key."""
    stats = [each.lower() for each in members(skill.target)]
    if len(stats) == 1:
        return stats[0]

    def default() -> str:
        return max(stats, key=lambda stat: fight.number(participant, f"stats.{stat}.check_mod"))

    table = fight.table
    chosen = yield from table.choose_one(
        "resist_stat",
        default,
        lambda key: Choose(
            key=key,
            label=phrase("With which stat does {who} resist {power}?", who=table.name(participant), power=skill.name),
            cite="RESOLUTION OF EFFECTS 6c; R35",
            options=tuple(
                Option(
                    stat,
                    stat.upper(),
                    phrase(
                        "effective {value}",
                        value=format_value(fight.exact_number(participant, f"stats.{stat}.effective")),
                    ),
                )
                for stat in stats
            ),
            decider=participant,
        ),
    )
    return chosen


def roll_resistance(fight: FightState, participant: int, stat: str, points: int, name: str) -> Subprocedure[Outcome]:
    """Roll a stat against the points of a power."""
    effective = fight.exact_number(participant, f"stats.{stat}.effective")
    parts = (Term(stat.upper(), effective), Term(name, -points))
    return (
        yield from roll_check(
            fight,
            participant,
            "resist",
            Message("kinsler_resistance", "resistance of {stat}", {"stat": stat.upper()}),
            effective - points,
            parts,
        )
    )


def _add_condition(fight: FightState, effect: Effect, skill: FightSkill, stat: str, retry: str) -> Subprocedure[str]:
    participant = effect.attempt.target or 0
    owner = fight.table.name(effect.attempt.use.participant)
    row = AddRow(
        "conditions",
        {
            "name": skill.name,
            "kind": "power",
            "stat": stat,
            "points": effect.points,
            "source": owner,
            "retry": retry,
            "notes": effect.attempt.use.effect,
        },
    )
    sheet = yield from fight.write(participant, [row])
    return text(sheet_rows(sheet, "conditions")[-1], "uid")
