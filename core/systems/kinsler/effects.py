"""Effects of a success: effect dice against armor, wounds, fatigue, powers, delayed points.

Source: RPG.Rules, ARMOUR, RESOLUTION OF EFFECTS; R28, R32 to R35; spec 7.4.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache

from core.character import AddRow
from core.dice import Dice
from core.messages import Message, phrase
from core.procedures import (
    Choose,
    Conversation,
    Event,
    EventKind,
    Option,
    Roll,
    Subprocedure,
    Term,
    number,
    sheet_rows,
    text,
)
from core.systems.kinsler.abilities import Ability
from core.systems.kinsler.armor import FACES, print_stops
from core.systems.kinsler.damage_allocation import Load, place, write_load
from core.systems.kinsler.fighters import Battle
from core.systems.kinsler.metaskills import members_of
from core.systems.kinsler.outcome import Outcome, effect_values
from core.systems.kinsler.reversed_effects import effect_row, may_start
from core.systems.kinsler.uses import Attempt, Power

_CITE = "RESOLUTION OF EFFECTS"
_LATER = ("wound", "fatigue")


@dataclass(frozen=True, slots=True)
class Effect:
    """Rolled effect dice.

    Attributes:
        trial: The attempt behind them.
        ability: The skill; None for an attempt without one.
        faces: The dice.
        stopped: Faces that armor stops.
        values: Value of each die that passes.
    """

    trial: Attempt
    ability: Ability | None
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
class Aftermath:
    """Aftermath of a batch of attempts.

    Attributes:
        wounded: Fighters wounded by an attempt, with the skills.
        powered: Powers to resist at once.
    """

    wounded: list[tuple[int, tuple[str, ...]]] = field(default_factory=list)
    powered: list[Effect] = field(default_factory=list)


def roll_effects(battle: Battle, trial: Attempt, outcome: Outcome) -> Subprocedure[list[Effect]]:
    """Roll the effect dice of a success.

    Source: RESOLUTION OF EFFECTS 1, 2; MISHAPS AND LUCKY BREAKS; R28, R38.
    """
    found = []
    for ability in _effective(battle, trial):
        dice = trial.use.dice
        if trial.use.bundle is not None and ability is not None:
            dice = min(dice, battle.of_ability(trial.use.who, ability, "max_dice"))
        effect = yield from _roll(battle, trial, ability, max(dice, outcome.sixes))
        if effect is not None:
            found.append(effect)
    return found if not _is_channel(battle, trial) else (yield from _channel(battle, trial, found))


def _effective(battle: Battle, trial: Attempt) -> Sequence[Ability | None]:
    if trial.use.bundle is None:
        return (trial.use.ability,)
    return [each for each in members_of(battle, trial.use.who, trial.use.bundle) if not each.is_passive_only]


def _roll(battle: Battle, trial: Attempt, ability: Ability | None, dice: int) -> Subprocedure[Effect | None]:
    table, who = battle.table, trial.use.who
    extra = _received(battle, trial, ability)
    faces: tuple[int, ...] = ()
    if dice > 0:
        rolled = yield from table.roll(
            "effect",
            d6_dice(dice),
            lambda key: Roll(
                key=key,
                label=phrase(
                    "Dice of effect: {who}, {what}",
                    who=table.name(who),
                    what=ability.name if ability else trial.use.name,
                ),
                help="Numbers that armor stops are discarded; the effect modifier is added to each of the others.",
                cite=_CITE,
                dice=(d6_dice(dice),),
                decider=who,
            ),
        )
        faces = rolled.faces
    if not faces and not extra:
        return None
    stopped = yield from _ask_stopped(battle, trial, ability)
    bonus = battle.of_ability(who, ability, "effect_bonus") if ability is not None else 0
    return Effect(trial, ability, faces, stopped, (*effect_values(faces, bonus, tuple(stopped)), *extra))


@cache
def d6_dice(count: int) -> Dice:
    """Return the notation of a number of dice."""
    return Dice.parse(f"{count}d6")


def _ask_stopped(battle: Battle, trial: Attempt, ability: Ability | None) -> Subprocedure[frozenset[int]]:
    """Ask which armor of the target applies.

    Source: ARMOUR; R34; spec 7.4, D5.
    """
    if ability is None or trial.target is None or _is_channel(battle, trial) or not _is_stoppable(battle, ability):
        return frozenset()
    target, table = battle.fighters[trial.target], battle.table
    if not target.armor:
        return frozenset()
    suiting = [str(at) for at, each in enumerate(target.armor) if each.suits(ability.tags)]
    keys = yield from table.choose(
        "armor",
        lambda: suiting,
        lambda key: Choose(
            key=key,
            label=phrase(
                "Which armor of {target} applies to {what}?", target=table.name(target.who), what=ability.name
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
    return target.stops(ability.target, ability.tags, [target.armor[int(each)] for each in keys])


def _is_stoppable(battle: Battle, ability: Ability) -> bool:
    if ability.kind in _LATER:
        return ability.verb == "vs"
    return ability.kind == "power" and not ability.is_stat and bool(battle.table.option("armor_vs_powers"))


def _is_channel(battle: Battle, trial: Attempt) -> bool:
    return _bundle_text(battle, trial, "kind").upper() == "CHANNEL"


def _bundle_text(battle: Battle, trial: Attempt, key: str) -> str:
    if trial.use.bundle is None:
        return ""
    return text(sheet_rows(battle.sheet(trial.use.who), "bundles")[trial.use.bundle], key)


def _channel(battle: Battle, trial: Attempt, effects: Sequence[Effect]) -> Subprocedure[list[Effect]]:
    """Channel the points of a bundle to another skill; it has no effect of its own.

    Source: Metaskills; R38; spec 6.11.
    """
    points = sum(each.points for each in effects)
    into = _bundle_text(battle, trial, "into").casefold()
    battle.channelled.append((trial.use.who, into, points))
    who, table = trial.use.who, battle.table
    names = {"who": table.name(who), "points": points, "what": trial.use.name}
    yield from table.log(
        lambda: Event(
            EventKind.NOTE,
            Message("kinsler_channels", "{who} channels {points:# point|# points} with {what}.", names),
            who,
            None,
            (Term("points", points),),
            "Metaskills; R38",
        )
    )
    return []


def _received(battle: Battle, trial: Attempt, ability: Ability | None) -> tuple[int, ...]:
    """Return and use up the values channelled into a skill."""
    names = {ability.ref.casefold()} if ability is not None else set()
    names.add(_bundle_text(battle, trial, "id").casefold())
    mine = [each for each in battle.channelled if each[0] == trial.use.who and each[1] and each[1] in names]
    for each in mine:
        battle.channelled.remove(each)
    return tuple(points for _, _, points in mine if points > 0)


# ------------------------------------------------------------------------------------------------------------- results


def apply_effect(battle: Battle, effect: Effect, after: Aftermath) -> Conversation:
    """Apply a success to its target.

    Source: RESOLUTION OF EFFECTS; spec 7.4.
    """
    yield from battle.table.log(lambda: _effect_event(battle, effect))
    ability, target = effect.ability, effect.trial.target
    if ability is None or target is None or ability.kind not in (*_LATER, "power"):
        return
    if battle.fighters[target].side != battle.fighters[effect.trial.use.who].side:
        battle.fighters[target].last_foe = effect.trial.use.who
    if ability.kind == "power":
        _empower(battle, effect, ability, after)
    elif ability.verb == "for":
        yield from _send(battle, effect, ability)
    elif ability.kind == "wound":
        yield from _wound(battle, effect, ability, after)
    else:
        yield from _tire(battle, effect, ability, after)


def _wound(battle: Battle, effect: Effect, ability: Ability, after: Aftermath) -> Conversation:
    """Write wounds on the target, and a point of fatigue for each stopped die.

    Source: RESOLUTION OF EFFECTS 4, 6a; R32, R33.
    """
    target = _target(effect)
    load = Load(target)
    for value in effect.values:
        yield from place(battle, load, "wounds", value, ability.target)
    for _ in range(effect.blocked):
        yield from place(battle, load, "fatigue", 1, "")
    yield from _laid(battle, effect, load, after)


def _tire(battle: Battle, effect: Effect, ability: Ability, after: Aftermath) -> Conversation:
    """Write fatigue on the target; each passing die with the highest face wounds by one of its points.

    Source: RESOLUTION OF EFFECTS 5, 6b; R32, R33.
    """
    target = _target(effect)
    load = Load(target)
    top = max((face for face in range(1, FACES + 1) if face not in effect.stopped), default=0)
    passed = [face for face in effect.faces if face not in effect.stopped]
    tops = sum(face == top for face in passed)
    for place_, value in enumerate(effect.values):
        is_top = place_ < len(passed) and passed[place_] == top
        yield from place(battle, load, "fatigue", value - is_top, ability.target)
    yield from place(battle, load, "wounds", tops, ability.target)
    yield from _laid(battle, effect, load, after)


def _laid(battle: Battle, effect: Effect, load: Load, after: Aftermath) -> Conversation:
    yield from write_load(battle, load, effect.trial.use.who)
    if load.wounds:
        after.wounded.append((load.who, tuple(load.wounds)))


def _empower(battle: Battle, effect: Effect, ability: Ability, after: Aftermath) -> None:
    """Put a power in force, after resistance if needed.

    Source: Power Skills, RESOLUTION OF EFFECTS 6c; R35.
    """
    if effect.points <= 0 or ability.is_stat:
        return
    if effect.trial.use.power_mode == "affect":
        after.powered.append(effect)
    else:
        battle.powers.append(power_of(battle, effect, ability))


def power_of(battle: Battle, effect: Effect, ability: Ability, condition: str = "") -> Power:
    """Return the power in force of a success, until the same initiative of the next round."""
    trial = effect.trial
    return Power(
        trial.use, ability, _target(effect), effect.points, trial.initiative, battle.table.round + 1, condition
    )


def _send(battle: Battle, effect: Effect, ability: Ability) -> Conversation:
    """Record points that arrive later, unless others of their kind prevent it.

    Source: Passive Power skills; R37.
    """
    target, table = _target(effect), battle.table
    sheet = battle.sheet(target)
    names = {"target": table.name(target), "what": ability.name}
    if not may_start(sheet, ability.kind, ability.target, ability.stack):
        yield from table.log(
            lambda: Event(
                EventKind.NOTE,
                Message("kinsler_parallel", "{what} is lost: {target} has such an effect on its way already.", names),
                effect.trial.use.who,
                target,
                (),
                "Passive Power skills; R37",
            )
        )
        return
    row = effect_row(sheet, ability.kind, ability.target, effect.values, number(sheet, "clock_s"))
    arriving = {**row, "source": ability.name, "stack": ability.stack, "enhance": True}
    yield from battle.write(target, [AddRow("pending", arriving)])
    yield from table.log(
        lambda: Event(
            EventKind.RELIEF,
            Message("kinsler_sends", "{what} is on its way to {target}.", names),
            effect.trial.use.who,
            target,
            (Term("points", effect.points), Term("due at second", int(str(row["due_s"])))),
            "Passive Power skills; R37",
        )
    )


def _target(effect: Effect) -> int:
    if effect.trial.target is None:
        raise ValueError("an effect has no target")
    return effect.trial.target


def _effect_event(battle: Battle, effect: Effect) -> Event:
    table, use = battle.table, effect.trial.use
    what = effect.ability.name if effect.ability is not None else use.name
    names = {"what": what, "who": table.name(use.who), "points": effect.points}
    parts = [Term("dice", " ".join(map(str, effect.faces)))]
    if effect.stopped:
        parts += [Term("armor", print_stops(effect.stopped)), Term("blocked", effect.blocked)]
    bonus = battle.of_ability(use.who, effect.ability, "effect_bonus") if effect.ability is not None else 0
    parts += [Term("modifier", bonus)] if bonus else []
    parts.append(Term("points", effect.points))
    return Event(
        EventKind.ACT,
        Message("kinsler_effect", "{what} of {who} has {points:# point|# points} of effect.", names),
        use.who,
        effect.trial.target,
        tuple(parts),
        f"{_CITE} 1 to 3",
    )
