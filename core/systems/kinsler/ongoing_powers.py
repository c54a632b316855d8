"""Ongoing powers: how they end, are resisted, and may be retried.

Source: RPG.Rules, RESOLUTION OF EFFECTS 6c, NOTE 1, SKILL RETRIES; R27, R35; spec 7.5.
"""

from __future__ import annotations

from core.character import RemoveRow, SetValue
from core.content import Entry
from core.messages import Message, Word, phrase
from core.procedures import Choose, Conversation, Event, EventKind, Option, Subprocedure, Term, text, yes_no_options
from core.systems.kinsler.fighters import Battle, Fighter, condition_place, conditions
from core.systems.kinsler.luck import roll_check
from core.systems.kinsler.outcome import Outcome
from core.systems.kinsler.uses import Attempt, Power

FREE, FAITH, NEVER = "free", "faith", "never"
_ENDS, _STAYS = "ends", "stays"


def end_powers_of(battle: Battle, owner: int) -> Conversation:
    """End every power of a fighter who is out."""
    for power in [each for each in battle.powers if each.use.who == owner]:
        yield from end_power(battle, power)


def end_power(battle: Battle, power: Power) -> Conversation:
    """End a power and its condition on the target, unless the belief stays.

    Source: RESOLUTION OF EFFECTS 6c; spec 7.5.
    """
    if power not in battle.powers:
        return
    battle.powers.remove(power)
    table, who = battle.table, power.target
    names = {"what": power.ability.name, "target": table.name(who)}
    yield from table.log(
        lambda: Event(
            EventKind.STATE,
            Message("kinsler_power_ends", "{what} on {target} ends.", names),
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
            label=phrase(
                "Does what {power} did to {target} end with it?", power=power.ability.name, target=table.name(who)
            ),
            help="A belief that a power caused stays until it is resisted.",
            cite="RESOLUTION OF EFFECTS 6c",
            options=(Option(_ENDS, "It ends"), Option(_STAYS, "It stays")),
        ),
    )
    if answer == _ENDS:
        yield from battle.write(who, [RemoveRow(f"conditions[{place}]")])


def throw_off(battle: Battle, trial: Attempt, outcome: Outcome) -> Conversation:
    """Resolve an attempt to throw off a power.

    Source: RESOLUTION OF EFFECTS 6c, NOTE 1; R35.
    """
    who, uid = trial.use.who, trial.use.resists
    place = condition_place(battle.sheet(who), uid)
    if place is None:
        return
    if outcome.is_success:
        power = text(battle.sheet(who).rows("conditions")[place], "name")
        battle.powers = [each for each in battle.powers if each.condition != uid]
        yield from battle.write(who, [RemoveRow(f"conditions[{place}]")])
        yield from battle.table.log(
            lambda: Event(
                EventKind.RELIEF,
                Message(
                    "kinsler_throws_off",
                    "{who} throws {what} off.",
                    {"who": battle.table.name(who), "what": power},
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
    """Ask a fighter for Faith rolls to retry against each power closed by a 1.

    Source: SKILL RETRIES, NOTE 1; R27; spec 7.3, D9.
    """
    for row in conditions(battle.sheet(fighter.who), FAITH):
        is_free = not battle.table.option("retry_faith")
        if not is_free and not (yield from _wants_retry(battle, fighter.who, row)):
            continue
        is_free = is_free or (yield from _roll_faith(battle, fighter.who))
        place = condition_place(battle.sheet(fighter.who), text(row, "uid"))
        yield from battle.write(fighter.who, [SetValue(f"conditions[{place}].retry", FREE if is_free else NEVER)])


def _wants_retry(battle: Battle, who: int, row: Entry) -> Subprocedure[bool]:
    table = battle.table
    return (
        yield from table.ask_yes_no(
            "faith",
            lambda: True,
            lambda key: Choose(
                key=key,
                label=phrase(
                    "Does {who} roll Faith to resist {power} again?", who=table.name(who), power=text(row, "name")
                ),
                help="A failure closes it for as long as the power is kept up.",
                cite="SKILL RETRIES; R27",
                options=yes_no_options(no=phrase("Not now.")),
                decider=who,
            ),
        )
    )


def _roll_faith(battle: Battle, who: int) -> Subprocedure[bool]:
    faith, opposed = battle.number(who, "stats.fai.effective"), battle.number(who, "rules.retry_opposition")
    parts = (Term("FAI", faith), Term("opposition", -opposed))
    outcome = yield from roll_check(battle, who, "faith_roll", Word("Faith for another try"), faith - opposed, parts)
    return outcome.is_success
