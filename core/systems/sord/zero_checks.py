"""Procedure for Third-turns after a conflict: checks of zero attributes, waking, conditions."""

from __future__ import annotations

from core.character.sheet import Sheet
from core.messages import Message, Word, phrase
from core.play.single_table import SingleTable
from core.procedures.ask_helpers import enter_number, show
from core.procedures.procedure import DEAD_DO_NOT_RECOVER, Procedure, ProcedureKind, Situation
from core.procedures.readers import group, whole
from core.procedures.requests import Conversation, Enter, Show
from core.systems.sord.blow_effects import check_zeros, write_state
from core.systems.sord.fighters import THIRD_TURN, Battle, attributes_at_zero
from core.systems.sord.recovery import CLOCK

MOST_TURNS = 180
"""Most Third-turns at once: an hour."""


def _check(situation: Situation) -> Conversation:
    """Run zero checks Third-turn by Third-turn, as in a conflict without foes.

    Source: SORD XV, Dam; R46, R47; spec 7.7.
    """
    turns = yield from enter_number(
        Enter(
            key="turns",
            label="For how many Third-turns?",
            help="Twenty seconds each; it ends early if there is nothing left to wait for.",
            cite="Dam; R47",
            least=1,
            most=MOST_TURNS,
            default=1,
        )
    )
    sheet = situation.sheet
    table = SingleTable(situation)
    battle = Battle.of(table)
    (fighter,) = battle.fighters
    for _ in range(turns):
        table.begin_round(lambda: phrase("Third-turn {turn}", turn=table.round))
        yield from check_zeros(battle)
        battle.clock += THIRD_TURN
        yield from table.expire_conditions(CLOCK)
        yield from write_state(battle, fighter)
        if fighter.is_dead or (not attributes_at_zero(sheet) and fighter.asleep_until <= battle.clock):
            break
    yield from show(_outcome(battle, table))


def _outcome(battle: Battle, table: SingleTable) -> Show:
    """Return the state of the character on the second after the last one."""
    (fighter,) = battle.fighters
    at_zero = attributes_at_zero(table.sheets[0])
    addresses = tuple(f"current.{each}" for each in at_zero)
    if fighter.is_dead:
        return Show(key="outcome", label="Dead", cite="Dam", text=table.report, addresses=addresses)
    is_out = not fighter.is_able(battle.clock + 1)
    return Show(
        key="outcome",
        label="Unconscious" if is_out else "Awake",
        cite="Dam; R47",
        text=phrase(
            "{who} is unconscious; at zero: {attributes}." if is_out else "{who} is awake; at zero: {attributes}.",
            who=table.name(0),
            attributes=", ".join(at_zero).upper() or Word("nothing"),
        ),
        addresses=addresses,
    )


def _closed(sheet: Sheet) -> Message | None:
    if group(sheet.character.data, "state").get("dead") is True:
        return DEAD_DO_NOT_RECOVER
    if attributes_at_zero(sheet) or whole(group(sheet.character.data, "state"), "unconscious_seconds") > 0:
        return None
    return Message(
        "nothing_at_zero", "No attribute is at zero from wounds, and no blow has left the character unconscious."
    )


ZERO_CHECKS = Procedure(
    key="zero_checks",
    label="Third-turns pass",
    kind=ProcedureKind.RECOVERY,
    cite="XV, Dam; R46, R47",
    help="Seconds of unconsciousness pass. A check may restore a point of each attribute at zero; another may wake "
    "the character.",
    start=_check,
    closed=_closed,
    is_popover=True,
    deed="Let pass",
)
