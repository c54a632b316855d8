"""Ends powers in a fight, resolves throwing them off, rolls Faith to resist once more.

Source: RPG.Rules, RESOLUTION OF EFFECTS 6c, NOTE 1, SKILL RETRIES; R27, R35; spec 7.5.
"""

from __future__ import annotations

from core.character.edits import RemoveRow, SetValue
from core.content.setting import Entry
from core.messages import Message, Word, phrase
from core.procedures.ask_helpers import Subprocedure, yes_no_options
from core.procedures.events import Event, EventKind, Term
from core.procedures.readers import text
from core.procedures.requests import Choose, Conversation, Option
from core.systems.kinsler.attempt_outcome import Outcome
from core.systems.kinsler.declared_uses import Attempt, Power
from core.systems.kinsler.fight_checks import roll_check
from core.systems.kinsler.fight_state import Fighter, FightState, condition_place, conditions
from core.systems.kinsler.retries import AFTER_FAITH, FREE, NEVER

_ENDS, _STAYS = "ends", "stays"


def end_powers_of(fight: FightState, owner: int) -> Conversation:
    """End every power of a fighter who is out."""
    for power in [each for each in fight.powers if each.use.participant == owner]:
        yield from end_power(fight, power)


def end_power(fight: FightState, power: Power) -> Conversation:
    """End a power and its condition on the target, unless the belief stays.

    Source: RESOLUTION OF EFFECTS 6c; spec 7.5.
    """
    if power not in fight.powers:
        return
    fight.powers.remove(power)
    table, participant = fight.table, power.target
    names = {"what": power.skill.name, "target": table.name(participant)}
    yield from table.log(
        lambda: Event(
            EventKind.STATE,
            Message("kinsler_power_ends", "{what} on {target} ends.", names),
            power.use.participant,
            participant,
            (),
            "RESOLUTION OF EFFECTS 6c; R35",
        )
    )
    index = condition_place(fight.sheet(participant), power.condition) if power.condition else None
    if index is None:
        return
    answer = yield from table.choose_one(
        "belief",
        lambda: _ENDS,
        lambda key: Choose(
            key=key,
            label=phrase(
                "Does what {power} did to {target} end with it?", power=power.skill.name, target=table.name(participant)
            ),
            help="A belief that a power caused stays until it is resisted.",
            cite="RESOLUTION OF EFFECTS 6c",
            options=(Option(_ENDS, "It ends"), Option(_STAYS, "It stays")),
        ),
    )
    if answer == _ENDS:
        yield from fight.write(participant, [RemoveRow(f"conditions[{index}]")])


def throw_off(fight: FightState, attempt: Attempt, outcome: Outcome) -> Conversation:
    """Resolve an attempt to throw off a power.

    Source: RESOLUTION OF EFFECTS 6c, NOTE 1; R35.
    """
    participant, uid = attempt.use.participant, attempt.use.resists
    index = condition_place(fight.sheet(participant), uid)
    if index is None:
        return
    if outcome.is_success:
        power = text(fight.sheet(participant).rows("conditions")[index], "name")
        fight.powers = [each for each in fight.powers if each.condition != uid]
        yield from fight.write(participant, [RemoveRow(f"conditions[{index}]")])
        yield from fight.table.log(
            lambda: Event(
                EventKind.RELIEF,
                Message(
                    "kinsler_throws_off",
                    "{who} throws {what} off.",
                    {"who": fight.table.name(participant), "what": power},
                ),
                participant,
                participant,
                (),
                "RESOLUTION OF EFFECTS 6c; R35",
            )
        )
    elif outcome.mishap and fight.table.option("retry_faith"):
        yield from fight.write(participant, [SetValue(f"conditions[{index}].retry", AFTER_FAITH)])


def retry_rolls(fight: FightState, fighter: Fighter) -> Conversation:
    """Ask a fighter for Faith rolls to retry against each power closed by a 1.

    Source: SKILL RETRIES, NOTE 1; R27; spec 7.3, D9.
    """
    for row in conditions(fight.sheet(fighter.participant), AFTER_FAITH):
        is_free = not fight.table.option("retry_faith")
        if not is_free and not (yield from _wants_retry(fight, fighter.participant, row)):
            continue
        is_free = is_free or (yield from roll_faith_again(fight, fighter.participant))
        index = condition_place(fight.sheet(fighter.participant), text(row, "uid"))
        yield from fight.write(
            fighter.participant, [SetValue(f"conditions[{index}].retry", FREE if is_free else NEVER)]
        )


def _wants_retry(fight: FightState, participant: int, row: Entry) -> Subprocedure[bool]:
    table = fight.table
    return (
        yield from table.ask_yes_no(
            "faith",
            lambda: True,
            lambda key: Choose(
                key=key,
                label=phrase(
                    "Does {who} roll Faith to resist {power} again?",
                    who=table.name(participant),
                    power=text(row, "name"),
                ),
                help="A failure closes it for as long as the power is kept up.",
                cite="SKILL RETRIES; R27",
                options=yes_no_options(no=phrase("Not now.")),
                decider=participant,
            ),
        )
    )


def roll_faith_again(fight: FightState, participant: int) -> Subprocedure[bool]:
    """Roll difficult Faith for another try; return whether it succeeded.

    Source: SKILL RETRIES; R27.
    """
    faith, opposed = (
        fight.exact_number(participant, "stats.fai.effective"),
        fight.exact_number(participant, "rules.retry_opposition"),
    )
    parts = (Term("FAI", faith), Term("opposition", -opposed))
    outcome = yield from roll_check(
        fight, participant, "faith_roll", Word("Faith for another try"), faith - opposed, parts
    )
    return outcome.is_success
