"""Rolls the dice of every attempt in a round, then resolves them in order of initiative.

Source: RPG.Rules, ORDER, SKILLS; R2, R29, R39; spec 7.3.
"""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from core.messages import Message, Word, phrase
from core.play.table import MarkState, RoundScale, TimelineMark
from core.procedures.ask_helpers import Subprocedure
from core.procedures.events import Event, EventKind, Term
from core.procedures.readers import sheet_rows, text
from core.procedures.requests import Choose, Conversation, Option, Roll
from core.systems.kinsler.attempt_effects import Consequences, Effect, apply_effect, roll_effects
from core.systems.kinsler.attempt_outcome import DIVISOR, Outcome, evaluate_roll
from core.systems.kinsler.attempt_rolls import FOUR, chance_to_reach
from core.systems.kinsler.attempt_totals import total
from core.systems.kinsler.consequences import resolve_consequences
from core.systems.kinsler.declared_uses import Attempt, Use
from core.systems.kinsler.fight_checks import log_luck
from core.systems.kinsler.fight_retries import keep_failed
from core.systems.kinsler.fight_state import Fighter, FightState
from core.systems.kinsler.ongoing_powers import end_power, throw_off
from core.systems.kinsler.terms import STATS
from core.systems.kinsler.use_numbers import modifier


def roll_all(fight: FightState) -> Subprocedure[list[Attempt]]:
    """Roll four dice for every attempt; with them initiative is known.

    Source: ORDER, SKILLS; R2, R29, R39; spec 7.3, step 3.
    """
    attempts: list[Attempt] = []
    for fighter in fight.able():
        active = [use for use in fighter.uses if use.mode == "active"]
        for use in active:
            if use.bundle is not None and not (yield from _roll_link(fight, use)):
                continue
            for target in use.targets or (None,):
                attempts.append((yield from _roll(fight, use, target, len(attempts))))
        if not active:
            yield from _roll_idle(fight, fighter)
    _show_timeline(fight, attempts)
    return attempts


def _roll(fight: FightState, use: Use, target: int | None, order: int) -> Subprocedure[Attempt]:
    table = fight.table

    def request(key: str) -> Roll:
        value, _ = modifier(fight, use)
        least = fight.number(use.participant, "rules.success_number") - int(value // DIVISOR)
        if target is None:
            label = phrase("{who}: {what}", who=table.name(use.participant), what=use.name)
        else:
            label = phrase(
                "{who}: {what} on {target}", who=table.name(use.participant), what=use.name, target=table.name(target)
            )
        return Roll(
            key=key,
            label=label,
            help="The dice give success and initiative; who helps and opposes is counted when its turn comes.",
            cite="SKILLS, ORDER; R2",
            dice=(FOUR,),
            decider=use.participant,
            target=phrase("{least} or more, before help and opposition", least=least),
            chance=partial(chance_to_reach, least),
        )

    rolled = yield from table.roll("attempt", FOUR, request)
    attempt = Attempt(use, target, rolled.faces, rolled.total + use.initiative_mod, order)
    yield from table.log(lambda: _initiative_event(fight, attempt))
    return attempt


def _initiative_event(fight: FightState, attempt: Attempt) -> Event:
    names = {
        "who": fight.table.name(attempt.use.participant),
        "what": attempt.use.name,
        "initiative": attempt.initiative,
    }
    dice = " ".join(map(str, attempt.dice))
    parts = (
        Term("4d6", dice),
        Term("roll", sum(attempt.dice)),
        Term("a third of the level", attempt.use.initiative_mod),
    )
    message = Message("kinsler_initiative", "{who}, {what}: initiative {initiative}.", names)
    if attempt.target is not None:
        names["target"] = fight.table.name(attempt.target)
        message = Message("kinsler_initiative_on", "{who}, {what} on {target}: initiative {initiative}.", names)
    return Event(
        EventKind.NOTE,
        message,
        attempt.use.participant,
        attempt.target,
        parts,
        "ORDER; R2",
    )


def _roll_link(fight: FightState, use: Use) -> Subprocedure[bool]:
    """Roll the metaskill that brings a bundle about; a bound object needs none.

    Source: Metaskills; R38; spec 6.11.
    """
    row = sheet_rows(fight.sheet(use.participant), "bundles")[use.bundle or 0]
    skill = fight.fighters[use.participant].skill(text(row, "metaskill"))
    if skill is None or skill.kind != "metaskill" or text(row, "kind", "LINK").upper() == "BIND":
        return True
    value = fight.exact_skill_number(use.participant, skill, "modifier")
    needed = fight.number(use.participant, "rules.success_number")
    table, least = fight.table, needed - value // DIVISOR
    rolled = yield from table.roll(
        "link",
        FOUR,
        lambda key: Roll(
            key=key,
            label=phrase("{who}: {skill} for {what}", who=table.name(use.participant), skill=skill.name, what=use.name),
            cite="Metaskills; R38",
            dice=(FOUR,),
            decider=use.participant,
            target=phrase("{least} or more", least=least),
            chance=partial(chance_to_reach, least),
        ),
    )
    outcome = evaluate_roll(rolled.faces, value, 0, needed)
    names = {"who": table.name(use.participant), "what": use.name}
    done = Message("kinsler_linked", "{who} brings {what} about.", names)
    failed = Message("kinsler_not_linked", "{who} does not bring {what} about.", names)
    parts = (Term("4d6", outcome.roll), Term("a third", value // DIVISOR), Term("total", outcome.total))
    message = done if outcome.is_success else failed
    yield from table.log(lambda: Event(EventKind.CHECK, message, use.participant, None, parts, "Metaskills; R38"))
    yield from keep_failed(fight, use, outcome)
    return outcome.is_success


def _roll_idle(fight: FightState, fighter: Fighter) -> Conversation:
    """Roll the initiative of a fighter without attempts.

    Source: ORDER; R39; spec 7.3.
    """
    table, participant = fight.table, fighter.participant
    stat = yield from table.choose_one(
        "order",
        lambda: "dex",
        lambda key: Choose(
            key=key,
            label=phrase("By which stat does {who} come in the order?", who=table.name(participant)),
            help="Who attempts nothing has an initiative as well.",
            cite="ORDER; R39",
            options=tuple(Option(each, each.upper()) for each in STATS),
            decider=participant,
        ),
    )
    rolled = yield from table.roll(
        "initiative",
        FOUR,
        lambda key: Roll(
            key=key,
            label=phrase("Initiative of {who}", who=table.name(participant)),
            cite="ORDER; R39",
            dice=(FOUR,),
            decider=participant,
        ),
    )
    adds = fight.number(participant, f"stats.{stat}.initiative_mod")
    names = {"who": table.name(participant), "initiative": rolled.total + adds}
    yield from table.log(
        lambda: Event(
            EventKind.NOTE,
            Message("kinsler_order", "{who} comes at initiative {initiative}.", names),
            participant,
            None,
            (Term("4d6", rolled.total), Term(stat.upper(), adds)),
            "ORDER; R39",
        )
    )


def resolve(fight: FightState, attempts: list[Attempt]) -> Conversation:
    """Resolve the attempts, highest initiative first, ties together.

    Source: ORDER; R29; spec 7.3, step 4.
    """
    table, when = fight.table, fight.table.time
    due: dict[int, list[Attempt]] = {}
    for attempt in attempts:
        due.setdefault(attempt.initiative, []).append(attempt)
    moments = {power.initiative for power in fight.powers if power.until_round == table.round}
    for moment in sorted(moments | set(due), reverse=True):
        table.now = moment
        table.time = phrase("{when}, initiative {moment}", when=when, moment=moment) if table.is_interactive else when
        for power in [each for each in fight.powers if each.until_round == table.round]:
            if power.initiative >= moment:
                yield from end_power(fight, power)
        yield from _batch(fight, due.get(moment, []), attempts)
    for power in [each for each in fight.powers if each.until_round <= table.round]:
        yield from end_power(fight, power)
    table.now, table.time = None, when


def _batch(fight: FightState, due: list[Attempt], attempts: list[Attempt]) -> Conversation:
    """Resolve the attempts of one initiative simultaneously."""
    batch = []
    for attempt in due:
        fighter = fight.fighters[attempt.use.participant]
        if fighter.is_out or fighter.is_lost or _is_gone(fight, attempt):
            attempt.is_cancelled = True
            _mark(fight, attempt, MarkState.LOST)
            yield from _log_lost(fight, attempt)
        else:
            batch.append(attempt)
            _mark(fight, attempt, MarkState.NOW)
    outcomes: list[tuple[Attempt, Outcome]] = []
    for attempt in batch:
        outcomes.append((attempt, (yield from total(fight, attempt))))
    effects: list[Effect] = []
    for attempt, outcome in sorted(outcomes, key=lambda pair: not _is_channel(fight, pair[0])):
        yield from log_luck(fight, attempt.use.participant, attempt.use.name, outcome)
        if outcome.is_success and not attempt.use.resists:
            effects += yield from roll_effects(fight, attempt, outcome)
    consequences = Consequences()
    for effect in sorted(effects, key=lambda each: each.attempt.order):
        yield from apply_effect(fight, effect, consequences)
    for attempt, outcome in outcomes:
        _mark(fight, attempt, MarkState.DONE)
        if attempt.use.resists:
            yield from throw_off(fight, attempt, outcome)
        else:
            yield from keep_failed(fight, attempt.use, outcome)
    yield from resolve_consequences(fight, consequences)


def _is_channel(fight: FightState, attempt: Attempt) -> bool:
    if attempt.use.bundle is None:
        return False
    row = sheet_rows(fight.sheet(attempt.use.participant), "bundles")[attempt.use.bundle]
    return text(row, "kind").upper() == "CHANNEL"


def _is_gone(fight: FightState, attempt: Attempt) -> bool:
    """Return whether the target is dead or has left."""
    return attempt.target is not None and (
        fight.fighters[attempt.target].is_dead or fight.fighters[attempt.target].has_left
    )


def _log_lost(fight: FightState, attempt: Attempt) -> Conversation:
    names = {"who": fight.table.name(attempt.use.participant), "what": attempt.use.name}
    yield from fight.table.log(
        lambda: Event(
            EventKind.MISS,
            Message("kinsler_lost", "{who} loses the attempt of {what}; its fatigue is paid all the same.", names),
            attempt.use.participant,
            attempt.target,
            (),
            "ORDER; R24, R30",
        )
    )


def _show_timeline(fight: FightState, attempts: list[Attempt]) -> None:
    """Show the attempts on the round timeline by initiative."""
    table = fight.table
    if not table.is_interactive:
        return
    ends = [attempt.initiative for attempt in attempts] or [1]
    table.scale = RoundScale(max(ends), min(ends), Word("initiative"))
    table.timeline = tuple(TimelineMark(each.use.participant, each.initiative, each.use.name) for each in attempts)


def _mark(fight: FightState, attempt: Attempt, state: MarkState) -> None:
    table = fight.table
    if table.is_interactive and attempt.order < len(table.timeline):
        marks = list(table.timeline)
        marks[attempt.order] = replace(marks[attempt.order], state=state)
        table.timeline = tuple(marks)
