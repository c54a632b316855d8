"""Procedures to take damage, to lose Stamina by exertion, and to lose Sanity, outside a fight.

Source: HURSAGMU Damage, companion; R8, R20, R37, R50; spec 7.7, 7.8, 7.12.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from core.character.edits import SetValue
from core.character.sheet import Sheet
from core.messages import Message, Word, join_texts, phrase
from core.play.single_table import SingleTable
from core.procedures.ask_helpers import Subprocedure, choose_one, enter_number, show, write
from core.procedures.damage_request import damage_procedure, enter_damage
from core.procedures.events import Event, EventKind, Term
from core.procedures.procedure import Procedure, ProcedureKind, Situation
from core.procedures.readers import number
from core.procedures.requests import Choose, Conversation, Enter, Option, Show, always
from core.systems.hursagmu.damage import (
    HEALTH,
    MOST_EXERTION,
    Hit,
    apply_damage,
    dismount,
    exert,
    fall,
    roll_2d6,
    thrown_message,
)
from core.systems.hursagmu.fight_state import FightState
from core.systems.hursagmu.figures import CATATONIC, DEAD, DEADLY, UNCONSCIOUS, Figure, animals_of
from core.systems.hursagmu.odds import reaches
from core.systems.hursagmu.recovery import keep_seconds

_MOST_MODIFIER = 1_000
_SELF = "self"
_FALL, _OTHER = "fall", "other"
_ALL, _BODY, _NOTHING = "all", "strength", "none"
_CAUSES: Mapping[str, tuple[str, str]] = {
    _FALL: (Word("A fall"), Word("2d6 and the yards fallen.")),
    "trap": (Word("A trap"), Word("2d6 and what the Master adds.")),
    "fire": (Word("Fire"), Word("2d6 and what the Master adds.")),
    _OTHER: (Word("Something else"), Word("2d6 and what the Master adds.")),
}
_NAMES: Mapping[str, str] = {
    _FALL: Word("Fall"),
    "trap": Word("Trap"),
    "fire": Word("Fire"),
    _OTHER: Word("Mishap"),
}
_STATES: Mapping[int, str] = {UNCONSCIOUS: Word("Unconscious"), CATATONIC: Word("Catatonic"), DEAD: Word("Dead")}
_SANITY = (Word("OK"), Word("Shaken"), Word("Disturbed"), Word("Insane"), Word("Catatonic"))


def _take_damage(situation: Situation) -> Conversation:
    """Take damage from a fall, a trap or a fire; endurance is rolled against it.

    Source: HURSAGMU Damage; R20; spec 7.7, 7.8.
    """
    sheet, table = situation.sheet, SingleTable(situation)
    fight = _fight(table)
    total = yield from enter_damage("Damage", help=Word("The damage roll before endurance; 0 to roll it here."))
    figure = yield from _choose_victim(fight, sheet)
    cause = yield from _choose_cause()
    done = total or (yield from _roll_total(fight, figure, cause))
    held = yield from _roll_endurance(fight, figure, done)
    past, health = max(0, done - held), figure.health
    yield from table.log(lambda: _harm_event(figure, cause, done, held, past))
    yield from apply_damage(fight, Hit(None, figure, _NAMES[cause], 0), done, past)
    yield from _settle(fight, figure)
    headline = _headline(figure, past, health)
    yield from write("told", label=headline)
    address = f"{figure.address}." if figure.is_animal else ""
    yield from show(
        Show(
            key="outcome",
            label=headline,
            cite="Damage; R34",
            text=join_texts([phrase("Damage {done}, endurance {held}.", done=done, held=held), table.report], " "),
            addresses=tuple(f"{address}{each}" for each in ("stamina", "health_level", "status")),
        )
    )


def _fight(table: SingleTable) -> FightState:
    """Return the state of a table of one; it has no round, so that no plan is asked for."""
    fight = FightState.of(table)
    fight.figures[0].is_committed = True
    return fight


def _choose_victim(fight: FightState, sheet: Sheet) -> Subprocedure[Figure]:
    """Ask whether the character or one of its animals is hurt; return its figure."""
    animals = list(animals_of(sheet))
    if not animals:
        return fight.figures[0]
    dead = Message("animal_dead", "it is dead.")
    chosen = yield from choose_one(
        Choose(
            key="victim",
            label="Who is hurt?",
            cite="Damage; Animals",
            options=(
                Option(_SELF, fight.figures[0].name),
                *(
                    Option(
                        str(row),
                        name,
                        phrase("Stamina {number}", number=number(sheet, f"animals[{row}].stamina")),
                        dead if number(sheet, f"animals[{row}].health_level") >= DEADLY else None,
                    )
                    for row, name, _ in animals
                ),
            ),
            policy=always([_SELF]),
        )
    )
    if chosen == _SELF:
        return fight.figures[0]
    row, name, _ = animals[int(chosen)]
    fight.add_animal(0, row, name)
    return fight.figures[-1]


def _choose_cause() -> Subprocedure[str]:
    return (
        yield from choose_one(
            Choose(
                key="cause",
                label="Cause of the damage",
                help="It becomes the note of the hit.",
                cite="Damage; R20",
                options=tuple(Option(key, label, about) for key, (label, about) in _CAUSES.items()),
                policy=always([_FALL]),
            )
        )
    )


def _roll_total(fight: FightState, figure: Figure, cause: str) -> Subprocedure[int]:
    """Roll the damage: 2d6 and the yards fallen, or what the Master adds.

    Source: R20; spec 7.8.
    """
    bonus = yield from enter_number(
        Enter(
            key="bonus",
            label="Yards fallen" if cause == _FALL else "Added to 2d6",
            cite="Damage; R20",
            least=0 if cause == _FALL else -_MOST_MODIFIER,
            most=_MOST_MODIFIER,
            default=0,
        )
    )
    dice = yield from roll_2d6(
        fight,
        "damage",
        None,
        lambda: phrase("Damage of {thing} against {foe}", thing=_NAMES[cause], foe=figure.name),
        "Damage; R20",
    )
    return dice + bonus


def _roll_endurance(fight: FightState, figure: Figure, done: int) -> Subprocedure[int]:
    """Ask what endures the damage and roll for it; return the total, 0 if nothing helps.

    Source: HURSAGMU Damage; R8; spec 7.7.
    """
    numbers = figure.numbers
    chosen = yield from choose_one(
        Choose(
            key="endurance",
            label="What helps against it?",
            help="Endurance is rolled by the unconscious, too.",
            cite="Damage; R8",
            options=(
                Option(_ALL, "Strength and armor", f"2d6 {numbers.endurance:+}"),
                Option(_BODY, "Strength alone", f"2d6 {numbers.strength:+}"),
                Option(_NOTHING, "Nothing", "No endurance is rolled: poison, drowning."),
            ),
            policy=always([_ALL]),
        )
    )
    if chosen == _NOTHING:
        return 0
    bonus = numbers.endurance if chosen == _ALL else numbers.strength
    dice = yield from roll_2d6(
        fight,
        "endurance",
        figure,
        lambda: phrase("Endurance of {name}", name=figure.name),
        "Damage",
        lambda: (phrase("{number} or more: nothing gets past", number=done - bonus), partial(reaches, done - bonus)),
    )
    return dice + bonus


def _settle(fight: FightState, figure: Figure) -> Conversation:
    """Write what follows from a loss: seconds of rest; who cannot act any more leaves the saddle and has no plan."""
    yield from fight.keep_rest(figure)
    if figure.status and not figure.is_animal:
        yield from dismount(fight, figure, thrown_message(figure))
        yield from fight.finish(figure)


def _headline(figure: Figure, past: int, health: int) -> str:
    if figure.status:
        return _STATES[figure.status]
    if figure.health > health:
        return phrase("{points} Stamina lost, {health}", points=past, health=HEALTH[figure.health])
    return phrase("{points} Stamina lost", points=past) if past else Word("Nothing gets past")


def _harm_event(figure: Figure, cause: str, done: int, held: int, past: int) -> Event:
    names = {"foe": figure.name, "what": _NAMES[cause], "past": past}
    template = "{what} takes {past} Stamina from {foe}." if past else "{foe} endures {what}."
    return Event(
        EventKind.HARM,
        Message("hursagmu_harm" if past else "hursagmu_endured", template, names),
        None,
        0,
        (Term("damage", done), Term("endurance", held), Term("past", past), Term("Stamina", figure.stamina - past)),
        "Damage; R34",
    )


def _exert(situation: Situation) -> Conversation:
    """Lose Stamina by heavy exertion; the Master names the amount.

    Source: HURSAGMU companion; spec 7.12.
    """
    table = SingleTable(situation)
    fight = _fight(table)
    figure = fight.figures[0]
    cost = yield from enter_number(
        Enter(
            key="points",
            label="Stamina lost",
            help="As the Master says: a forced march, a long climb. Rest brings it back.",
            cite="companion",
            least=1,
            most=MOST_EXERTION,
            default=1,
            unit="hits",
        )
    )
    yield from exert(fight, figure, cost)
    yield from _settle(fight, figure)
    headline = _headline(figure, cost, figure.health)
    yield from write("told", label=headline)
    yield from show(
        Show(
            key="outcome",
            label=headline,
            cite="companion",
            text=table.report,
            addresses=("stamina", "stamina_exertion", "status"),
        )
    )


def _lose_sanity(situation: Situation) -> Conversation:
    """Lose levels of Sanity; at the fourth the character is catatonic.

    Source: HURSAGMU companion; R37, R50; spec 3.3, 7.12.
    """
    sheet, table = situation.sheet, SingleTable(situation)
    fight = _fight(table)
    figure, before = fight.figures[0], number(sheet, "sanity_level")
    levels = yield from enter_number(
        Enter(
            key="levels",
            label="Sanity levels lost",
            help="As the Master says. Each of the first three takes 1 from Willpower and Intelligence.",
            cite="companion; R37",
            least=1,
            most=DEADLY - before,
            default=1,
            unit="levels",
        )
    )
    was_down = figure.status
    yield from fight.write(figure, SetValue("sanity_lost", before + levels), *keep_seconds(sheet, "sanity", 0))
    headline = _SANITY[before + levels]
    lost = Message("hursagmu_sanity", "{who} is {state}.", {"who": figure.name, "state": headline})
    penalty = number(table.sheets[0], "sanity_penalty")
    term = Term("Willpower and Intelligence", -penalty)
    yield from table.log(lambda: Event(EventKind.STATE, lost, 0, None, (term,), "companion; R37"))
    if figure.status != was_down:
        yield from fall(fight, figure)
        yield from _settle(fight, figure)
    yield from write("told", label=headline)
    yield from show(
        Show(
            key="outcome",
            label=headline,
            cite="companion; R37",
            text=table.report,
            addresses=("sanity_level", "effective.wil", "effective.int", "status"),
        )
    )


def why_dead(sheet: Sheet) -> Message | None:
    """Return why a dead character cannot do this, or None."""
    if number(sheet, "health_level") < DEADLY:
        return None
    return Message("dead", "{name} is dead.", {"name": sheet.character.name or Word("The character")})


def _why_no_exertion(sheet: Sheet) -> Message | None:
    if number(sheet, "can_act"):
        return None
    return Message("cannot_exert", "Only a character who can act can exert himself.")


def _why_no_sanity_loss(sheet: Sheet) -> Message | None:
    if (reason := why_dead(sheet)) is not None:
        return reason
    return None if number(sheet, "sanity_level") < DEADLY else Message("sanity_gone", "No Sanity is left to lose.")


DAMAGE = damage_procedure(
    _take_damage,
    cite="Damage; R8, R20, R34",
    help="Damage of a fall, a trap or a fire against endurance: Stamina, Health, unconsciousness and death.",
    closed=why_dead,
)
EXERTION = Procedure(
    key="exertion",
    label="Exertion",
    kind=ProcedureKind.RECOVERY,
    cite="companion",
    help="Costs Stamina outside a fight, as much as the Master says.",
    start=_exert,
    closed=_why_no_exertion,
    is_popover=True,
    deed="Exert",
)
SANITY_LOSS = Procedure(
    key="sanity_loss",
    label="Lose Sanity",
    kind=ProcedureKind.RECOVERY,
    cite="companion; R37, R50",
    help="Takes levels of Sanity, as many as the Master says.",
    start=_lose_sanity,
    closed=_why_no_sanity_loss,
    is_popover=True,
    deed="Lose",
)
