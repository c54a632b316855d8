"""The order of a round: dice for every attempt, then one initiative after the other.

Source: RPG.Rules, ORDER, SKILLS; R2, R29, R39; spec 7.3.
"""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from core.messages import Message, Word, phrase
from core.play import MarkState, RoundScale, TimelineMark
from core.procedures import (
    Choose,
    Conversation,
    Event,
    EventKind,
    Option,
    Roll,
    Subprocedure,
    Term,
    sheet_rows,
    text,
)
from core.systems.kinsler.aftermath import resolve_aftermath
from core.systems.kinsler.attempts import FOUR, chance_to_reach
from core.systems.kinsler.effects import Aftermath, Effect, apply_effect, roll_effects
from core.systems.kinsler.fighters import Battle, Fighter
from core.systems.kinsler.luck import log_luck
from core.systems.kinsler.ongoing_powers import end_power, throw_off
from core.systems.kinsler.outcome import DIVISOR, Outcome, attempt
from core.systems.kinsler.terms import STATS
from core.systems.kinsler.totals import total
from core.systems.kinsler.use_numbers import modifier
from core.systems.kinsler.uses import Attempt, Use


def roll_all(battle: Battle) -> Subprocedure[list[Attempt]]:
    """Roll four dice for every attempt; with them initiative is known.

    Source: ORDER, SKILLS; R2, R29, R39; spec 7.3, step 3.
    """
    found: list[Attempt] = []
    for fighter in battle.able():
        active = [use for use in fighter.uses if use.mode == "active"]
        for use in active:
            if use.bundle is not None and not (yield from _roll_link(battle, use)):
                continue
            for target in use.targets or (None,):
                found.append((yield from _roll(battle, use, target, len(found))))
        if not active:
            yield from _roll_idle(battle, fighter)
    _draw(battle, found)
    return found


def _roll(battle: Battle, use: Use, target: int | None, at: int) -> Subprocedure[Attempt]:
    table = battle.table

    def request(key: str) -> Roll:
        value, _ = modifier(battle, use)
        least = battle.number(use.who, "rules.success_number") - int(value // DIVISOR)
        if target is None:
            label = phrase("{who}: {what}", who=table.name(use.who), what=use.name)
        else:
            label = phrase(
                "{who}: {what} on {target}", who=table.name(use.who), what=use.name, target=table.name(target)
            )
        return Roll(
            key=key,
            label=label,
            help="The dice give success and initiative; who helps and opposes is counted when its turn comes.",
            cite="SKILLS, ORDER; R2",
            dice=(FOUR,),
            decider=use.who,
            target=phrase("{least} or more, before help and opposition", least=least),
            chance=partial(chance_to_reach, least),
        )

    rolled = yield from table.roll("attempt", FOUR, request)
    trial = Attempt(use, target, rolled.faces, rolled.total + use.initiative_mod, at)
    yield from table.log(lambda: _initiative_event(battle, trial))
    return trial


def _initiative_event(battle: Battle, trial: Attempt) -> Event:
    names = {"who": battle.table.name(trial.use.who), "what": trial.use.name, "initiative": trial.initiative}
    dice = " ".join(map(str, trial.dice))
    parts = (Term("4d6", dice), Term("roll", sum(trial.dice)), Term("a third of the level", trial.use.initiative_mod))
    what = Message("kinsler_initiative", "{who}, {what}: initiative {initiative}.", names)
    if trial.target is not None:
        names["target"] = battle.table.name(trial.target)
        what = Message("kinsler_initiative_on", "{who}, {what} on {target}: initiative {initiative}.", names)
    return Event(
        EventKind.NOTE,
        what,
        trial.use.who,
        trial.target,
        parts,
        "ORDER; R2",
    )


def _roll_link(battle: Battle, use: Use) -> Subprocedure[bool]:
    """Roll the metaskill that brings a bundle about; a bound object needs none.

    Source: Metaskills; R38; spec 6.11.
    """
    row = sheet_rows(battle.sheet(use.who), "bundles")[use.bundle or 0]
    ability = battle.fighters[use.who].ability(text(row, "metaskill"))
    if ability is None or ability.kind != "metaskill" or text(row, "kind", "LINK").upper() == "BIND":
        return True
    value = battle.of_ability(use.who, ability, "modifier")
    needed = battle.number(use.who, "rules.success_number")
    table, least = battle.table, needed - value // DIVISOR
    rolled = yield from table.roll(
        "link",
        FOUR,
        lambda key: Roll(
            key=key,
            label=phrase("{who}: {skill} for {what}", who=table.name(use.who), skill=ability.name, what=use.name),
            cite="Metaskills; R38",
            dice=(FOUR,),
            decider=use.who,
            target=phrase("{least} or more", least=least),
            chance=partial(chance_to_reach, least),
        ),
    )
    outcome = attempt(rolled.faces, value, 0, needed)
    names = {"who": table.name(use.who), "what": use.name}
    done = Message("kinsler_linked", "{who} brings {what} about.", names)
    failed = Message("kinsler_not_linked", "{who} does not bring {what} about.", names)
    parts = (Term("4d6", outcome.roll), Term("a third", value // DIVISOR), Term("total", outcome.total))
    what = done if outcome.is_success else failed
    yield from table.log(lambda: Event(EventKind.CHECK, what, use.who, None, parts, "Metaskills; R38"))
    return outcome.is_success


def _roll_idle(battle: Battle, fighter: Fighter) -> Conversation:
    """Roll the initiative of a fighter without attempts.

    Source: ORDER; R39; spec 7.3.
    """
    table, who = battle.table, fighter.who
    (stat,) = yield from table.choose(
        "order",
        lambda: ("dex",),
        lambda key: Choose(
            key=key,
            label=phrase("By which stat does {who} come in the order?", who=table.name(who)),
            help="Who attempts nothing has an initiative as well.",
            cite="ORDER; R39",
            options=tuple(Option(each, each.upper()) for each in STATS),
            decider=who,
        ),
    )
    rolled = yield from table.roll(
        "initiative",
        FOUR,
        lambda key: Roll(
            key=key,
            label=phrase("Initiative of {who}", who=table.name(who)),
            cite="ORDER; R39",
            dice=(FOUR,),
            decider=who,
        ),
    )
    adds = battle.number(who, f"stats.{stat}.initiative_mod")
    names = {"who": table.name(who), "initiative": rolled.total + adds}
    yield from table.log(
        lambda: Event(
            EventKind.NOTE,
            Message("kinsler_order", "{who} comes at initiative {initiative}.", names),
            who,
            None,
            (Term("4d6", rolled.total), Term(stat.upper(), adds)),
            "ORDER; R39",
        )
    )


def resolve(battle: Battle, attempts: list[Attempt]) -> Conversation:
    """Resolve the attempts, highest initiative first, ties together.

    Source: ORDER; R29; spec 7.3, step 4.
    """
    table, when = battle.table, battle.table.time
    due: dict[int, list[Attempt]] = {}
    for trial in attempts:
        due.setdefault(trial.initiative, []).append(trial)
    moments = {power.initiative for power in battle.powers if power.until_round == table.round}
    for moment in sorted(moments | set(due), reverse=True):
        table.now = moment
        table.time = phrase("{when}, initiative {moment}", when=when, moment=moment) if table.is_interactive else when
        for power in [each for each in battle.powers if each.until_round == table.round]:
            if power.initiative >= moment:
                yield from end_power(battle, power)
        yield from _batch(battle, due.get(moment, []), attempts)
    for power in [each for each in battle.powers if each.until_round <= table.round]:
        yield from end_power(battle, power)
    table.now, table.time = None, when


def _batch(battle: Battle, due: list[Attempt], attempts: list[Attempt]) -> Conversation:
    """Resolve the attempts of one initiative simultaneously."""
    batch = []
    for trial in due:
        fighter = battle.fighters[trial.use.who]
        if fighter.is_out or fighter.is_lost or _is_gone(battle, trial):
            trial.is_cancelled = True
            _mark(battle, trial, MarkState.LOST)
            yield from _tell_lost(battle, trial)
        else:
            batch.append(trial)
            _mark(battle, trial, MarkState.NOW)
    outcomes: list[tuple[Attempt, Outcome]] = []
    for trial in batch:
        outcomes.append((trial, (yield from total(battle, trial))))
    effects: list[Effect] = []
    for trial, outcome in sorted(outcomes, key=lambda pair: not _is_channel(battle, pair[0])):
        yield from log_luck(battle, trial.use.who, trial.use.name, outcome)
        if outcome.is_success and not trial.use.resists:
            effects += yield from roll_effects(battle, trial, outcome)
    after = Aftermath()
    for effect in sorted(effects, key=lambda each: each.trial.place):
        yield from apply_effect(battle, effect, after)
    for trial, outcome in outcomes:
        _mark(battle, trial, MarkState.DONE)
        if trial.use.resists:
            yield from throw_off(battle, trial, outcome)
    yield from resolve_aftermath(battle, after)


def _is_channel(battle: Battle, trial: Attempt) -> bool:
    if trial.use.bundle is None:
        return False
    row = sheet_rows(battle.sheet(trial.use.who), "bundles")[trial.use.bundle]
    return text(row, "kind").upper() == "CHANNEL"


def _is_gone(battle: Battle, trial: Attempt) -> bool:
    """Return whether the target is dead or has left."""
    return trial.target is not None and (
        battle.fighters[trial.target].is_dead or battle.fighters[trial.target].has_left
    )


def _tell_lost(battle: Battle, trial: Attempt) -> Conversation:
    names = {"who": battle.table.name(trial.use.who), "what": trial.use.name}
    yield from battle.table.log(
        lambda: Event(
            EventKind.MISS,
            Message("kinsler_lost", "{who} loses the attempt of {what}; its fatigue is paid all the same.", names),
            trial.use.who,
            trial.target,
            (),
            "ORDER; R24, R30",
        )
    )


def _draw(battle: Battle, attempts: list[Attempt]) -> None:
    """Show the attempts on the round timeline by initiative."""
    table = battle.table
    if not table.is_interactive:
        return
    ends = [trial.initiative for trial in attempts] or [1]
    table.scale = RoundScale(max(ends), min(ends), Word("initiative"))
    table.timeline = tuple(TimelineMark(each.use.who, each.initiative, each.use.name) for each in attempts)


def _mark(battle: Battle, trial: Attempt, state: MarkState) -> None:
    table = battle.table
    if table.is_interactive and trial.place < len(table.timeline):
        marks = list(table.timeline)
        marks[trial.place] = replace(marks[trial.place], state=state)
        table.timeline = tuple(marks)
