"""Rolls a success's effect dice in a fight and applies them: wounds, fatigue, powers.

Source: RPG.Rules, ARMOUR, RESOLUTION OF EFFECTS; R28, R32 to R35; spec 7.4.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache

from core.character.edits import AddRow
from core.dice import Dice
from core.messages import Message, phrase
from core.procedures.ask_helpers import Subprocedure
from core.procedures.events import Event, EventKind, Term
from core.procedures.readers import number, sheet_rows, text
from core.procedures.requests import Choose, Conversation, Option, Roll
from core.systems.kinsler.armor_notation import print_stops
from core.systems.kinsler.attempt_outcome import Outcome, effect_values, fatigue_points
from core.systems.kinsler.damage_allocation import PendingDamage, allocate_points, write_damage
from core.systems.kinsler.declared_uses import Attempt, Power
from core.systems.kinsler.fight_state import FightState
from core.systems.kinsler.metaskills import members_of
from core.systems.kinsler.reversed_effects import effect_row, may_start
from core.systems.kinsler.skills_and_armor import FightSkill, stopped_faces

_CITE = "RESOLUTION OF EFFECTS"
_LATER = ("wound", "fatigue")


@dataclass(frozen=True, slots=True)
class Effect:
    """Rolled effect dice.

    Attributes:
        attempt: The attempt behind them.
        skill: The skill; None for an attempt without one.
        faces: The dice.
        stopped: Faces that armor stops.
        values: Value of each die that passes.
    """

    attempt: Attempt
    skill: FightSkill | None
    faces: tuple[int, ...]
    stopped: frozenset[int]
    values: tuple[int, ...]

    @property
    def points(self) -> int:
        """The effect points."""
        return sum(self.values)

    @property
    def blocked(self) -> int:
        """Number of dice stopped by armor."""
        return sum(face in self.stopped for face in self.faces)


@dataclass(slots=True)
class Consequences:
    """Aftermath of a batch of attempts.

    Attributes:
        wounded: Fighters wounded by an attempt, with the skills.
        powered: Powers to resist at once.
    """

    wounded: list[tuple[int, tuple[str, ...]]] = field(default_factory=list)
    powered: list[Effect] = field(default_factory=list)


def roll_effects(fight: FightState, attempt: Attempt, outcome: Outcome) -> Subprocedure[list[Effect]]:
    """Roll the effect dice of a success.

    Source: RESOLUTION OF EFFECTS 1, 2; MISHAPS AND LUCKY BREAKS; R28, R38.
    """
    effects = []
    for skill in _effective(fight, attempt):
        dice = attempt.use.dice
        if attempt.use.bundle is not None and skill is not None:
            dice = min(dice, fight.skill_number(attempt.use.participant, skill, "max_dice"))
        effect = yield from _roll(fight, attempt, skill, max(dice, outcome.sixes))
        if effect is not None:
            effects.append(effect)
    return effects if not _is_channel(fight, attempt) else (yield from _channel(fight, attempt, effects))


def _effective(fight: FightState, attempt: Attempt) -> Sequence[FightSkill | None]:
    if attempt.use.bundle is None:
        return (attempt.use.skill,)
    return [each for each in members_of(fight, attempt.use.participant, attempt.use.bundle) if not each.is_passive_only]


def _roll(fight: FightState, attempt: Attempt, skill: FightSkill | None, dice: int) -> Subprocedure[Effect | None]:
    table, participant = fight.table, attempt.use.participant
    extra = _received(fight, attempt, skill)
    faces: tuple[int, ...] = ()
    if dice > 0:
        rolled = yield from table.roll(
            "effect",
            d6_dice(dice),
            lambda key: Roll(
                key=key,
                label=phrase(
                    "Dice of effect: {who}, {what}",
                    who=table.name(participant),
                    what=skill.name if skill else attempt.use.name,
                ),
                help="Numbers that armor stops are discarded; the effect modifier is added to each of the others.",
                cite=_CITE,
                dice=(d6_dice(dice),),
                decider=participant,
            ),
        )
        faces = rolled.faces
    if not faces and not extra:
        return None
    stopped = yield from _ask_stopped(fight, attempt, skill)
    bonus = fight.skill_number(participant, skill, "effect_bonus") if skill is not None else 0
    return Effect(attempt, skill, faces, stopped, (*effect_values(faces, bonus, tuple(stopped)), *extra))


@cache
def d6_dice(count: int) -> Dice:
    """Return the notation of a number of dice."""
    return Dice.parse(f"{count}d6")


def _ask_stopped(fight: FightState, attempt: Attempt, skill: FightSkill | None) -> Subprocedure[frozenset[int]]:
    """Ask which armor of the target applies.

    Source: ARMOUR; R34; spec 7.4, D5.
    """
    if skill is None or attempt.target is None or _is_channel(fight, attempt) or not _is_stoppable(fight, skill):
        return frozenset()
    target, table = fight.fighters[attempt.target], fight.table
    if not target.armor:
        return frozenset()
    suiting = [str(at) for at, each in enumerate(target.armor) if each.suits(skill.tags)]
    keys = yield from table.choose(
        "armor",
        lambda: suiting,
        lambda key: Choose(
            key=key,
            label=phrase(
                "Which armor of {target} applies to {what}?", target=table.name(target.participant), what=skill.name
            ),
            cite="ARMOUR; R34",
            options=tuple(
                Option(
                    str(at),
                    each.name,
                    phrase(
                        "stops {numbers} against {what}",
                        numbers=print_stops(each.stops),
                        what=", ".join(sorted(each.against)),
                    ),
                )
                for at, each in enumerate(target.armor)
            ),
            least=0,
            most=len(target.armor),
        ),
    )
    return stopped_faces([target.armor[int(each)] for each in keys], skill.target)


def _is_stoppable(fight: FightState, skill: FightSkill) -> bool:
    if skill.kind in _LATER:
        return skill.verb == "vs"
    return skill.kind == "power" and not skill.is_stat and bool(fight.table.option("armor_vs_powers"))


def _is_channel(fight: FightState, attempt: Attempt) -> bool:
    return _bundle_text(fight, attempt, "kind").upper() == "CHANNEL"


def _bundle_text(fight: FightState, attempt: Attempt, key: str) -> str:
    if attempt.use.bundle is None:
        return ""
    return text(sheet_rows(fight.sheet(attempt.use.participant), "bundles")[attempt.use.bundle], key)


def _channel(fight: FightState, attempt: Attempt, effects: Sequence[Effect]) -> Subprocedure[list[Effect]]:
    """Channel the points of a bundle to another skill; it has no effect of its own.

    Source: Metaskills; R38; spec 6.11.
    """
    points = sum(each.points for each in effects)
    into = _bundle_text(fight, attempt, "into").casefold()
    fight.channelled.append((attempt.use.participant, into, points))
    participant, table = attempt.use.participant, fight.table
    names = {"who": table.name(participant), "points": points, "what": attempt.use.name}
    yield from table.log(
        lambda: Event(
            EventKind.NOTE,
            Message("kinsler_channels", "{who} channels {points:# point|# points} with {what}.", names),
            participant,
            None,
            (Term("points", points),),
            "Metaskills; R38",
        )
    )
    return []


def _received(fight: FightState, attempt: Attempt, skill: FightSkill | None) -> tuple[int, ...]:
    """Return and use up the values channelled into a skill."""
    names = {skill.ref.casefold()} if skill is not None else set()
    names.add(_bundle_text(fight, attempt, "id").casefold())
    own_entries = [
        each for each in fight.channelled if each[0] == attempt.use.participant and each[1] and each[1] in names
    ]
    for each in own_entries:
        fight.channelled.remove(each)
    return tuple(points for _, _, points in own_entries if points > 0)


# ------------------------------------------------------------------------------------------------------------- results


def apply_effect(fight: FightState, effect: Effect, consequences: Consequences) -> Conversation:
    """Apply a success to its target.

    Source: RESOLUTION OF EFFECTS; spec 7.4.
    """
    yield from fight.table.log(lambda: _effect_event(fight, effect))
    skill, target = effect.skill, effect.attempt.target
    if skill is None or target is None or skill.kind not in (*_LATER, "power"):
        return
    if fight.fighters[target].side != fight.fighters[effect.attempt.use.participant].side:
        fight.fighters[target].last_foe = effect.attempt.use.participant
    if skill.kind == "power":
        _empower(fight, effect, skill, consequences)
    elif skill.verb == "for":
        yield from _send(fight, effect, skill)
    elif skill.kind == "wound":
        yield from _wound(fight, effect, skill, consequences)
    else:
        yield from _tire(fight, effect, skill, consequences)


def _wound(fight: FightState, effect: Effect, skill: FightSkill, consequences: Consequences) -> Conversation:
    """Write wounds on the target, and a point of fatigue for each stopped die.

    Source: RESOLUTION OF EFFECTS 4, 6a; R32, R33.
    """
    target = _target(effect)
    damage = PendingDamage(target)
    for value in effect.values:
        yield from allocate_points(fight, damage, "wounds", value, skill.target)
    for _ in range(effect.blocked):
        yield from allocate_points(fight, damage, "fatigue", 1, "")
    yield from _write_damage(fight, effect, damage, consequences)


def _tire(fight: FightState, effect: Effect, skill: FightSkill, consequences: Consequences) -> Conversation:
    """Write fatigue on the target; each passing die with the highest face wounds by one of its points.

    Source: RESOLUTION OF EFFECTS 5, 6b; R32, R33.
    """
    target = _target(effect)
    damage = PendingDamage(target)
    tired, wounds = fatigue_points(effect.faces, effect.values, effect.stopped)
    for value in tired:
        yield from allocate_points(fight, damage, "fatigue", value, skill.target)
    yield from allocate_points(fight, damage, "wounds", wounds, skill.target)
    yield from _write_damage(fight, effect, damage, consequences)


def _write_damage(fight: FightState, effect: Effect, damage: PendingDamage, consequences: Consequences) -> Conversation:
    yield from write_damage(fight, damage, effect.attempt.use.participant)
    if damage.wounds:
        consequences.wounded.append((damage.participant, tuple(damage.wounds)))


def _empower(fight: FightState, effect: Effect, skill: FightSkill, consequences: Consequences) -> None:
    """Put a power in force, after resistance if needed.

    Source: Power Skills, RESOLUTION OF EFFECTS 6c; R35.
    """
    if effect.points <= 0 or skill.is_stat:
        return
    if effect.attempt.use.power_mode == "affect":
        consequences.powered.append(effect)
    else:
        fight.powers.append(power_of(fight, effect, skill))


def power_of(fight: FightState, effect: Effect, skill: FightSkill, condition: str = "") -> Power:
    """Return the power in force of a success, until the same initiative of the next round."""
    attempt = effect.attempt
    return Power(
        attempt.use, skill, _target(effect), effect.points, attempt.initiative, fight.table.round + 1, condition
    )


def _send(fight: FightState, effect: Effect, skill: FightSkill) -> Conversation:
    """Record points that arrive later, unless others of their kind prevent it.

    Source: Passive Power skills; R37.
    """
    target, table = _target(effect), fight.table
    sheet = fight.sheet(target)
    names = {"target": table.name(target), "what": skill.name}
    if not may_start(sheet, skill.kind, skill.target, skill.stack):
        yield from table.log(
            lambda: Event(
                EventKind.NOTE,
                Message("kinsler_parallel", "{what} is lost: {target} has such an effect on its way already.", names),
                effect.attempt.use.participant,
                target,
                (),
                "Passive Power skills; R37",
            )
        )
        return
    row = effect_row(sheet, skill.kind, skill.target, effect.values, number(sheet, "clock_s"))
    arriving = {**row, "source": skill.name, "stack": skill.stack, "enhance": True}
    yield from fight.write(target, [AddRow("pending", arriving)])
    yield from table.log(
        lambda: Event(
            EventKind.RELIEF,
            Message("kinsler_sends", "{what} is on its way to {target}.", names),
            effect.attempt.use.participant,
            target,
            (Term("points", effect.points), Term("due at second", int(str(row["due_s"])))),
            "Passive Power skills; R37",
        )
    )


def _target(effect: Effect) -> int:
    if effect.attempt.target is None:
        raise ValueError("an effect has no target")
    return effect.attempt.target


def _effect_event(fight: FightState, effect: Effect) -> Event:
    table, use = fight.table, effect.attempt.use
    name = effect.skill.name if effect.skill is not None else use.name
    names = {"what": name, "who": table.name(use.participant), "points": effect.points}
    parts = [Term("dice", " ".join(map(str, effect.faces)))]
    if effect.stopped:
        parts += [Term("armor", print_stops(effect.stopped)), Term("blocked", effect.blocked)]
    bonus = fight.skill_number(use.participant, effect.skill, "effect_bonus") if effect.skill is not None else 0
    parts += [Term("modifier", bonus)] if bonus else []
    parts.append(Term("points", effect.points))
    return Event(
        EventKind.ACT,
        Message("kinsler_effect", "{what} of {who} has {points:# point|# points} of effect.", names),
        use.participant,
        effect.attempt.target,
        tuple(parts),
        f"{_CITE} 1 to 3",
    )
