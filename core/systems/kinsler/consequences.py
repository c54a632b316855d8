"""What comes of wounds and powers: falling, dying, shock, resistance, powers that end.

Source: RPG.Rules, RESOLUTION OF EFFECTS 6a to 6c, NOTE 1, REDUCED SKILLS; R22, R30, R31, R35; spec 7.5.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from fractions import Fraction
from functools import partial

from core.character import AddRow, RemoveRow, SetValue
from core.messages import Message
from core.procedures import (
    Asking,
    Choose,
    Conversation,
    Event,
    EventKind,
    Option,
    Part,
    Roll,
    list_of,
    text,
)
from core.settings_packs import Entry
from core.systems.kinsler.attempts import FOUR, reaches
from core.systems.kinsler.effects import Aftermath, Effect, power_of
from core.systems.kinsler.fighters import Ability, Attempt, Battle, Fighter, Power, condition_place, conditions
from core.systems.kinsler.fortune import ask_modifier, tell_luck
from core.systems.kinsler.outcome import DIVISOR, Outcome, attempt
from core.systems.kinsler.terms import members

FREE, FAITH, NEVER = "free", "faith", "never"
_ENDS, _STAYS = "ends", "stays"


def settle(battle: Battle, after: Aftermath) -> Conversation:
    """Settle what a batch left: who falls, then shock, then resistance.

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
    """Let somebody fall or die by the wounds of an attempt.

    Source: RESOLUTION OF EFFECTS 6a, REDUCED SKILLS; R31.
    """
    who = fighter.who
    is_dead = not fighter.is_dead and battle.number(who, "dead_count") > 0
    if not is_dead and (fighter.is_out or not any(battle.number(who, f"{each}.down") for each in addresses)):
        return
    fighter.is_dead = fighter.is_dead or is_dead
    fighter.is_down = not fighter.is_dead
    yield from tell_state(battle, fighter)
    yield from end_powers_of(battle, who)


def tell_state(battle: Battle, fighter: Fighter) -> Conversation:
    """Tell that somebody fell, died or woke."""
    table = battle.table
    names = {"who": table.name(fighter.who)}
    if fighter.is_dead:
        what = Message("kinsler_dies", "{who} dies: a skill has more than twice its level in wounds.", names)
    elif fighter.is_down:
        what = Message("kinsler_falls", "{who} falls unconscious: a skill is below zero.", names)
    else:
        what = Message("kinsler_wakes", "{who} is conscious again.", names)
    yield from table.tell(lambda: Event(EventKind.STATE, what, fighter.who, fighter.who, (), "REDUCED SKILLS; R31"))


# -------------------------------------------------------------------------------------------------------------- rolls


def roll_check(
    battle: Battle, who: int, name: str, label: str, modifier: Fraction | int, parts: tuple[Part, ...]
) -> Asking[Outcome]:
    """Roll four dice against the success number and tell it.

    Args:
        battle: The conflict.
        who: Who rolls.
        name: What is rolled for, as a key.
        label: What it is, for people.
        modifier: What counts, before the division by three.
        parts: What the modifier is made of.
    """
    table = battle.table
    more = yield from ask_modifier(battle, who, label)
    if more:
        modifier, parts = modifier + more, (*parts, Part("Game Master", more))
    needed = battle.number(who, "rules.success_number")
    least = needed - math.floor(Fraction(modifier) / DIVISOR)
    rolled = yield from table.roll(
        name,
        FOUR,
        lambda key: Roll(
            key=key,
            label=f"{table.name(who)}: {label}",
            help="Four dice and a third of the modifier.",
            cite="RESOLUTION OF EFFECTS; R22",
            dice=(FOUR,),
            decider=who,
            target=f"{least} or more",
            chance=partial(reaches, least),
        ),
    )
    outcome = attempt(rolled.faces, modifier, 0, needed)
    names = {"who": table.name(who), "what": label}
    passed = Message("kinsler_passes", "{who} passes: {what}.", names)
    failed = Message("kinsler_not_passed", "{who} fails: {what}.", names)
    yield from table.tell(
        lambda: Event(
            EventKind.CHECK,
            passed if outcome.is_success else failed,
            who,
            None,
            (
                Part("4d6", outcome.roll),
                *parts,
                Part("÷ 3", outcome.total - outcome.roll),
                Part("total", outcome.total),
                Part("needs", needed),
            ),
            "RESOLUTION OF EFFECTS; R22",
        )
    )
    yield from tell_luck(battle, who, label, outcome)
    return outcome


def _shock(battle: Battle, fighter: Fighter, addresses: Sequence[str]) -> Conversation:
    """Roll for going on after wounds; who fails loses the later attempts of this round.

    Source: RESOLUTION OF EFFECTS 6a; R30; spec 7.5, D7.
    """
    who, table = fighter.who, battle.table
    rows = [_rolled_row(fighter, each) for each in fighter.abilities if each.address in addresses]

    def default() -> tuple[str, ...]:
        return (max(rows, key=lambda each: battle.of_ability(who, each, "check_mod")).address,)

    chosen = default()
    if len(rows) > 1:
        chosen = yield from table.choose(
            "shock_skill",
            default,
            lambda key: Choose(
                key=key,
                label=f"With which wounded skill does {table.name(who)} withstand the shock?",
                cite="RESOLUTION OF EFFECTS 6a",
                options=tuple(
                    Option(each.address, each.name, f"adds {battle.of_ability(who, each, 'check_mod')}")
                    for each in dict.fromkeys(rows)
                ),
                decider=who,
            ),
        )
    ability = next(each for each in rows if each.address == chosen[0])
    modifier = battle.of_ability(who, ability, "modifier")
    parts = [Part(ability.name, battle.of_ability(who, ability, "effective"))]
    parts += [] if ability.is_stat else [Part("stat", battle.of_ability(who, ability, "base_effective"))]
    outcome = yield from roll_check(battle, who, "shock", f"shock, with {ability.name}", modifier, tuple(parts))
    if not outcome.is_success:
        fighter.is_lost = True
        yield from table.tell(
            lambda: Event(
                EventKind.STATE,
                Message("kinsler_shocked", "{who} loses the later attempts of this round.", {"who": table.name(who)}),
                who,
                who,
                (),
                "RESOLUTION OF EFFECTS 6a; R30",
            )
        )


def _rolled_row(fighter: Fighter, ability: Ability) -> Ability:
    """Give what is rolled for a wounded skill: itself, or its stat where it is only used passively."""
    stat = fighter.ability(ability.base) if ability.is_passive_only else None
    return ability if stat is None else stat


def _resist(battle: Battle, effect: Effect) -> Conversation:
    """Roll against a power at once; who fails suffers it.

    Source: RESOLUTION OF EFFECTS 6c, NOTE 1; R22, R35; spec 7.4.
    """
    ability, who = effect.ability, effect.trial.target
    if ability is None or who is None:
        return
    table = battle.table
    stat = yield from _resisting_stat(battle, who, ability)
    outcome = yield from roll_resistance(battle, who, stat, effect.points, ability.name)
    names = {"whom": table.name(who), "what": ability.name}
    if outcome.is_success:
        return
    retry = FAITH if outcome.mishap and table.option("retry_faith") else FREE
    uid = yield from _add_condition(battle, effect, ability, stat, retry)
    battle.powers.append(power_of(battle, effect, ability, uid))
    yield from table.tell(
        lambda: Event(
            EventKind.STATE,
            Message("kinsler_powered", "{whom} suffers {what}.", names),
            effect.trial.use.who,
            who,
            (Part("points", effect.points), Part("mishap", outcome.mishap), Part("retry", retry)),
            "RESOLUTION OF EFFECTS 6c; R35",
        )
    )


def _resisting_stat(battle: Battle, who: int, ability: Ability) -> Asking[str]:
    """Ask which stat resists a power on a group; give its key."""
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
            label=f"With which stat does {table.name(who)} resist {ability.name}?",
            cite="RESOLUTION OF EFFECTS 6c; R35",
            options=tuple(
                Option(stat, stat.upper(), f"effective {battle.number(who, f'stats.{stat}.effective')}")
                for stat in stats
            ),
            decider=who,
        ),
    )
    return chosen


def roll_resistance(battle: Battle, who: int, stat: str, points: int, name: str) -> Asking[Outcome]:
    """Roll a stat against the points of a power."""
    effective = battle.number(who, f"stats.{stat}.effective")
    parts = (Part(stat.upper(), effective), Part(name, -points))
    return (yield from roll_check(battle, who, "resist", f"resistance of {stat.upper()}", effective - points, parts))


def _add_condition(battle: Battle, effect: Effect, ability: Ability, stat: str, retry: str) -> Asking[str]:
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
    return text(list_of(sheet, "conditions")[-1], "uid")


# ------------------------------------------------------------------------------------------------------ powers that end


def end_powers_of(battle: Battle, owner: int) -> Conversation:
    """End every power of somebody who is out."""
    for power in [each for each in battle.powers if each.use.who == owner]:
        yield from end_power(battle, power)


def end_power(battle: Battle, power: Power) -> Conversation:
    """End a power; what it put on its target goes, unless the belief stays.

    Source: RESOLUTION OF EFFECTS 6c; spec 7.5.
    """
    if power not in battle.powers:
        return
    battle.powers.remove(power)
    table, who = battle.table, power.target
    names = {"what": power.ability.name, "whom": table.name(who)}
    yield from table.tell(
        lambda: Event(
            EventKind.STATE,
            Message("kinsler_power_ends", "{what} on {whom} ends.", names),
            power.use.who,
            who,
            (),
            "RESOLUTION OF EFFECTS 6c; R35",
        )
    )
    place = condition_place(battle.sheet(who), power.condition) if power.condition else None
    if place is None:
        return
    (answer,) = yield from table.choose(
        "belief",
        lambda: (_ENDS,),
        lambda key: Choose(
            key=key,
            label=f"Does what {power.ability.name} did to {table.name(who)} end with it?",
            help="A belief that a power caused stays until it is resisted.",
            cite="RESOLUTION OF EFFECTS 6c",
            options=(Option(_ENDS, "It ends"), Option(_STAYS, "It stays")),
        ),
    )
    if answer == _ENDS:
        yield from battle.write(who, [RemoveRow(f"conditions[{place}]")])


def throw_off(battle: Battle, trial: Attempt, outcome: Outcome) -> Conversation:
    """See what comes of an attempt to throw off a power.

    Source: RESOLUTION OF EFFECTS 6c, NOTE 1; R35.
    """
    who, uid = trial.use.who, trial.use.resists
    place = condition_place(battle.sheet(who), uid)
    if place is None:
        return
    if outcome.is_success:
        battle.powers = [each for each in battle.powers if each.condition != uid]
        yield from battle.write(who, [RemoveRow(f"conditions[{place}]")])
        yield from battle.table.tell(
            lambda: Event(
                EventKind.RELIEF,
                Message(
                    "kinsler_throws_off",
                    "{who} throws {what} off.",
                    {"who": battle.table.name(who), "what": trial.use.name},
                ),
                who,
                who,
                (),
                "RESOLUTION OF EFFECTS 6c; R35",
            )
        )
    elif outcome.mishap and battle.table.option("retry_faith"):
        yield from battle.write(who, [SetValue(f"conditions[{place}].retry", FAITH)])


def retry_rolls(battle: Battle, fighter: Fighter) -> Conversation:
    """Let somebody roll Faith for another try against each power that a 1 closed.

    Source: SKILL RETRIES, NOTE 1; R27; spec 7.3, D9.
    """
    for row in conditions(battle.sheet(fighter.who), FAITH):
        is_free = not battle.table.option("retry_faith")
        if not is_free and not (yield from _wants_retry(battle, fighter.who, row)):
            continue
        is_free = is_free or (yield from _roll_faith(battle, fighter.who))
        place = condition_place(battle.sheet(fighter.who), text(row, "uid"))
        yield from battle.write(fighter.who, [SetValue(f"conditions[{place}].retry", FREE if is_free else NEVER)])


def _wants_retry(battle: Battle, who: int, row: Entry) -> Asking[bool]:
    table = battle.table
    (answer,) = yield from table.choose(
        "faith",
        lambda: ("yes",),
        lambda key: Choose(
            key=key,
            label=f"Does {table.name(who)} roll Faith to resist {text(row, 'name')} again?",
            help="A failure closes it for as long as the power is kept up.",
            cite="SKILL RETRIES; R27",
            options=(Option("yes", "Yes"), Option("no", "Not now")),
            decider=who,
        ),
    )
    return answer == "yes"


def _roll_faith(battle: Battle, who: int) -> Asking[bool]:
    faith, opposed = battle.number(who, "stats.fai.effective"), battle.number(who, "rules.retry_opposition")
    parts = (Part("FAI", faith), Part("opposition", -opposed))
    outcome = yield from roll_check(battle, who, "faith_roll", "Faith for another try", faith - opposed, parts)
    return outcome.is_success
