"""Conflict: rounds of thirty seconds, declared in secret, carried out from the highest initiative to the lowest.

Source: RPG.Rules, ACTIONS AND TIME, ORDER, RESOLUTION OF EFFECTS; spec 7.
"""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import replace
from functools import partial

from core.character import Edit, Json, SetValue, Sheet
from core.messages import Message
from core.play import Conflict, Mark, MarkState, Scale, Table
from core.procedures import (
    Apply,
    Asking,
    Choose,
    Conversation,
    Event,
    EventKind,
    Option,
    Part,
    Request,
    Roll,
    Tell,
    list_of,
    number,
    text,
    whole,
)
from core.systems.kinsler.attempts import FOUR, reaches
from core.systems.kinsler.consequences import end_power, end_powers_of, retry_rolls, settle, tell_state, throw_off
from core.systems.kinsler.declaring import declare_all
from core.systems.kinsler.effects import Aftermath, Effect, apply_effect, roll_effects
from core.systems.kinsler.fighters import Attempt, Battle, Fighter, Use
from core.systems.kinsler.figures import modifier
from core.systems.kinsler.fortune import tell_luck
from core.systems.kinsler.opponents import make_opponent
from core.systems.kinsler.outcome import DIVISOR, Outcome, attempt
from core.systems.kinsler.placing import Load, load_edits, load_event, place
from core.systems.kinsler.reversed_effects import apply_due
from core.systems.kinsler.terms import STATS
from core.systems.kinsler.totals import total

_ON, _END = "on", "end"


def fight(table: Table) -> Conversation:
    """Fight it out, round by round.

    Source: ACTIONS AND TIME; spec 7.3.
    """
    battle = Battle.of(table)
    is_over = not battle.fighters
    while not is_over and table.begin_round(f"Round {table.round + 1}"):
        is_idle = yield from _round(battle)
        is_over = len(battle.able_sides()) < 2 or not (yield from _goes_on(battle, is_idle=is_idle))  # noqa: PLR2004 # two sides
    yield from _end(battle)


def _round(battle: Battle) -> Asking[bool]:
    """Play one round; say whether nobody did anything in it.

    Source: spec 7.3.
    """
    table = battle.table
    yield from table.tell(
        lambda: Event(
            EventKind.TIME,
            Message("kinsler_round", "Round {n} begins.", {"n": table.round}),
            parts=(Part("seconds", battle.number(0, "rules.round_s")),),
            cite="ACTIONS AND TIME",
        )
    )
    yield from _upkeep(battle)
    yield from declare_all(battle)
    is_idle = not any(fighter.uses for fighter in battle.fighters) and not battle.powers
    attempts = yield from _roll_all(battle)
    yield from _resolve(battle, attempts)
    yield from _end_round(battle)
    return is_idle


def _upkeep(battle: Battle) -> Conversation:
    """Begin a round: nothing is lost yet, and Faith may open another try.

    Source: spec 7.3, step 1.
    """
    battle.channelled.clear()
    for fighter in battle.fighters:
        fighter.uses = []
        fighter.is_lost = False
        if battle.table.is_watched:
            fighter.read(battle.sheet(fighter.who))
        if not fighter.is_out and list_of(battle.sheet(fighter.who), "conditions"):
            yield from retry_rolls(battle, fighter)


# -------------------------------------------------------------------------------------------------------------- rolling


def _roll_all(battle: Battle) -> Asking[list[Attempt]]:
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


def _roll(battle: Battle, use: Use, target: int | None, at: int) -> Asking[Attempt]:
    table = battle.table

    def request(key: str) -> Roll:
        value, _ = modifier(battle, use)
        least = battle.number(use.who, "rules.success_number") - int(value // DIVISOR)
        whom = f" on {table.name(target)}" if target is not None else ""
        return Roll(
            key=key,
            label=f"{table.name(use.who)}: {use.name}{whom}",
            help="The dice give success and initiative; who helps and opposes is counted when its turn comes.",
            cite="SKILLS, ORDER; R2",
            dice=(FOUR,),
            decider=use.who,
            target=f"{least} or more, before help and opposition",
            chance=partial(reaches, least),
        )

    rolled = yield from table.roll("attempt", FOUR, request)
    trial = Attempt(use, target, rolled.faces, rolled.total + use.initiative_mod, at)
    yield from table.tell(lambda: _initiative_event(battle, trial))
    return trial


def _initiative_event(battle: Battle, trial: Attempt) -> Event:
    names = {"who": battle.table.name(trial.use.who), "what": trial.use.name, "initiative": trial.initiative}
    dice = " ".join(map(str, trial.dice))
    parts = (Part("4d6", dice), Part("roll", sum(trial.dice)), Part("level ÷ 3", trial.use.initiative_mod))
    return Event(
        EventKind.NOTE,
        Message("kinsler_initiative", "{who}, {what}: initiative {initiative}.", names),
        trial.use.who,
        trial.target,
        parts,
        "ORDER; R2",
    )


def _roll_link(battle: Battle, use: Use) -> Asking[bool]:
    """Roll the metaskill that brings a bundle about; a bound object needs none.

    Source: Metaskills; R38; spec 6.11.
    """
    row = list_of(battle.sheet(use.who), "bundles")[use.bundle or 0]
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
            label=f"{table.name(use.who)}: {ability.name} for {use.name}",
            cite="Metaskills; R38",
            dice=(FOUR,),
            decider=use.who,
            target=f"{least} or more",
            chance=partial(reaches, least),
        ),
    )
    outcome = attempt(rolled.faces, value, 0, needed)
    names = {"who": table.name(use.who), "what": use.name}
    done = Message("kinsler_linked", "{who} brings {what} about.", names)
    failed = Message("kinsler_not_linked", "{who} does not bring {what} about.", names)
    parts = (Part("4d6", outcome.roll), Part("÷ 3", value // DIVISOR), Part("total", outcome.total))
    what = done if outcome.is_success else failed
    yield from table.tell(lambda: Event(EventKind.CHECK, what, use.who, None, parts, "Metaskills; R38"))
    return outcome.is_success


def _roll_idle(battle: Battle, fighter: Fighter) -> Conversation:
    """Roll for the place in the order of somebody who attempts nothing.

    Source: ORDER; R39; spec 7.3.
    """
    table, who = battle.table, fighter.who
    (stat,) = yield from table.choose(
        "order",
        lambda: ("dex",),
        lambda key: Choose(
            key=key,
            label=f"By which stat does {table.name(who)} come in the order?",
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
            key=key, label=f"Initiative of {table.name(who)}", cite="ORDER; R39", dice=(FOUR,), decider=who
        ),
    )
    adds = battle.number(who, f"stats.{stat}.initiative_mod")
    names = {"who": table.name(who), "initiative": rolled.total + adds}
    yield from table.tell(
        lambda: Event(
            EventKind.NOTE,
            Message("kinsler_order", "{who} comes at initiative {initiative}.", names),
            who,
            None,
            (Part("4d6", rolled.total), Part(stat.upper(), adds)),
            "ORDER; R39",
        )
    )


# ------------------------------------------------------------------------------------------------------------ resolving


def _resolve(battle: Battle, attempts: list[Attempt]) -> Conversation:
    """Carry out the attempts, highest initiative first, ties together.

    Source: ORDER; R29; spec 7.3, step 4.
    """
    table, when = battle.table, battle.table.when
    due: dict[int, list[Attempt]] = {}
    for trial in attempts:
        due.setdefault(trial.initiative, []).append(trial)
    moments = {power.initiative for power in battle.powers if power.until_round == table.round}
    for moment in sorted(moments | set(due), reverse=True):
        table.now = moment
        table.when = f"{when}, initiative {moment}" if table.is_watched else when
        for power in [each for each in battle.powers if each.until_round == table.round]:
            if power.initiative >= moment:
                yield from end_power(battle, power)
        yield from _batch(battle, due.get(moment, []), attempts)
    for power in [each for each in battle.powers if each.until_round <= table.round]:
        yield from end_power(battle, power)
    table.now, table.when = None, when


def _batch(battle: Battle, due: list[Attempt], attempts: list[Attempt]) -> Conversation:
    """Carry out the attempts of one initiative at the same time."""
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
        yield from tell_luck(battle, trial.use.who, trial.use.name, outcome)
        if outcome.is_success and not trial.use.resists:
            effects += yield from roll_effects(battle, trial, outcome)
    after = Aftermath()
    for effect in sorted(effects, key=lambda each: each.trial.place):
        yield from apply_effect(battle, effect, after)
    for trial, outcome in outcomes:
        _mark(battle, trial, MarkState.DONE)
        if trial.use.resists:
            yield from throw_off(battle, trial, outcome)
    yield from settle(battle, after)


def _is_channel(battle: Battle, trial: Attempt) -> bool:
    if trial.use.bundle is None:
        return False
    row = list_of(battle.sheet(trial.use.who), "bundles")[trial.use.bundle]
    return text(row, "kind").upper() == "CHANNEL"


def _is_gone(battle: Battle, trial: Attempt) -> bool:
    """Whether the target is dead or has left, so that nothing is left to be struck."""
    return trial.target is not None and (
        battle.fighters[trial.target].is_dead or battle.fighters[trial.target].has_left
    )


def _tell_lost(battle: Battle, trial: Attempt) -> Conversation:
    names = {"who": battle.table.name(trial.use.who), "what": trial.use.name}
    yield from battle.table.tell(
        lambda: Event(
            EventKind.MISS,
            Message("kinsler_lost", "{who} loses the attempt of {what}; its fatigue is paid all the same.", names),
            trial.use.who,
            trial.target,
            (),
            "ORDER; R24, R30",
        )
    )


# --------------------------------------------------------------------------------------------------------- end of round


def _end_round(battle: Battle) -> Conversation:
    """Take the fatigue, see who is conscious, let time pass.

    Source: FATIGUE COSTS, REDUCED SKILLS; R24, R31; spec 7.3, step 5.
    """
    seconds = battle.number(0, "rules.round_s") if battle.fighters else 0
    for fighter in battle.fighters:
        yield from _pay(battle, fighter, seconds)
    for fighter in battle.fighters:
        before = fighter.word
        battle.judge(fighter)
        if fighter.word != before:
            yield from tell_state(battle, fighter)
        if fighter.is_out:
            yield from end_powers_of(battle, fighter.who)
    for fighter in battle.fighters:
        if list_of(battle.sheet(fighter.who), "pending"):
            yield from _arrive(battle, fighter)
    battle.show_states()


def _pay(battle: Battle, fighter: Fighter, seconds: int) -> Conversation:
    """Take the lump of each use from a skill, and move the clock."""
    who = fighter.who
    load = Load(who, "FATIGUE COSTS; R24")
    for use in fighter.uses:
        yield from place(battle, load, "fatigue", use.cost, "", f"{use.cost} fatigue of {use.name}")
    edits: list[Edit] = load_edits(battle, load)
    clock = whole(battle.sheet(who).character.data, "clock_s")
    yield from battle.write(who, [*edits, SetValue("clock_s", clock + seconds)], *(load.addresses or ("clock_s",)))
    if edits:
        yield from battle.table.tell(lambda: load_event(battle, load, who))


def _arrive(battle: Battle, fighter: Fighter) -> Conversation:
    """Let what is due arrive or fade, and see who wakes by it.

    Source: REDUCED SKILLS; R37.
    """
    who, sheet = fighter.who, battle.sheet(fighter.who)
    due = [row for row in list_of(sheet, "pending") if whole(row, "due_s") <= number(sheet, "clock_s")]
    if not due:
        return
    yield from _relay(battle, who, apply_due(sheet, number(sheet, "clock_s"), "arrives"))
    fighter.forget()
    names = {"who": battle.table.name(who), "n": len(due)}
    yield from battle.table.tell(
        lambda: Event(
            EventKind.RELIEF,
            Message("kinsler_arrives", "{who}: {n} effects arrive or fade.", names),
            who,
            who,
            tuple(Part(text(row, "source") or "effect", text(row, "action", "restore")) for row in due),
            "REDUCED SKILLS; R37",
        )
    )
    before = fighter.word
    battle.judge(fighter)
    if fighter.word != before:
        yield from tell_state(battle, fighter)


def _relay(battle: Battle, who: int, talk: Generator[Request, Json | Sheet, Sheet]) -> Conversation:
    """Carry on at the table what is written for one character."""
    table = battle.table
    try:
        request = next(talk)
        while True:
            answer: Json | Sheet
            if isinstance(request, Apply):
                answer = yield from table.write(who, *request.edits)
            elif isinstance(request, Tell):
                yield request
                answer = None
            else:
                asked = request
                answer = yield from table.ask(
                    "arrives",
                    lambda key, asked=asked: replace(asked, key=key, decider=who),  # type: ignore[misc]
                )  # type: ignore[assignment]  # answers are plain JSON values
            request = talk.send(answer)
    except StopIteration:
        return


def _goes_on(battle: Battle, *, is_idle: bool) -> Asking[bool]:
    """Ask the Game Master whether it goes on; where nobody did anything it ends by itself.

    Source: spec 7.2, D12.
    """
    (answer,) = yield from battle.table.choose(
        "goes_on",
        lambda: (_END if is_idle else _ON,),
        lambda key: Choose(
            key=key,
            label="Does the conflict go on?",
            help="Nobody did anything in this round." if is_idle else "",
            cite="ACTIONS AND TIME",
            options=(Option(_ON, "It goes on"), Option(_END, "It ends", "By flight, agreement or exhaustion.")),
        ),
    )
    return answer == _ON


def _end(battle: Battle) -> Conversation:
    """End what is in force, and say who is left."""
    table = battle.table
    for power in list(battle.powers):
        yield from end_power(battle, power)
    battle.show_states()
    sides = battle.able_sides()
    table.winner = sides[0] if len(sides) == 1 else ""
    yield from table.tell(lambda: _end_event(battle))


def _end_event(battle: Battle) -> Event:
    table = battle.table
    if table.was_stopped:
        what = Message(
            "kinsler_stopped",
            "After {n} rounds neither side has won; the conflict is stopped. Its bound on rounds can be raised.",
            {"n": table.round},
        )
    elif table.winner:
        what = Message("kinsler_won", "The conflict is over: {side} is left.", {"side": table.winner})
    elif len(battle.able_sides()) > 1:
        what = Message("kinsler_undecided", "The conflict is over; more than one side is left.", {})
    else:
        what = Message("kinsler_over", "The conflict is over; no side is left.", {})
    return Event(EventKind.END, what, parts=(Part("rounds", table.round),), cite="ACTIONS AND TIME")


# ------------------------------------------------------------------------------------------------- the picture


def _draw(battle: Battle, attempts: list[Attempt]) -> None:
    """Draw the attempts of the round by their initiative."""
    table = battle.table
    if not table.is_watched:
        return
    ends = [trial.initiative for trial in attempts] or [1]
    table.scale = Scale(max(ends), min(ends), "initiative")
    table.marks = tuple(Mark(each.use.who, each.initiative, each.use.name) for each in attempts)


def _mark(battle: Battle, trial: Attempt, state: MarkState) -> None:
    table = battle.table
    if table.is_watched and trial.place < len(table.marks):
        marks = list(table.marks)
        marks[trial.place] = replace(marks[trial.place], state=state)
        table.marks = tuple(marks)


CONFLICT = Conflict(
    key="conflict",
    label="Conflict",
    cite="ACTIONS AND TIME, ORDER, RESOLUTION OF EFFECTS",
    help="Rounds of thirty seconds: declared in secret, carried out by initiative, wounds, fatigue and powers.",
    start=fight,
    opponent=make_opponent,
    options=(
        "retry_faith",
        "range_scales",
        "armor_vs_powers",
        "everyman_zero",
        "skilled_edge",
        "stat_defense",
        "metaskills",
    ),
    vitals=(("phy_left", ""), ("int_left", "")),
)
