"""Asks for endurance to spend on a fight action, within the limit of the phase; spends it.

Source: Eastern Isles COMP; R43; spec 7.2.
"""

from __future__ import annotations

from core.messages import Message, phrase
from core.procedures.ask_helpers import NO, YES, Subprocedure
from core.procedures.events import Event, EventKind, Term
from core.procedures.requests import Choose, Conversation, Enter, Option
from core.systems.eastern_isles.fight_state import Fighter, FightState

MOST_TRIES = 50
"""Refusals after which a fighter is not asked again for the same action."""
_MOST = 10_000


def ask_points(fight: FightState, fighter: Fighter) -> Subprocedure[int]:
    """Ask how much endurance to spend on an action."""
    table, participant = fight.table, fighter.participant
    return (
        yield from table.number(
            "en",
            0,
            lambda key: Enter(
                key=key,
                label=phrase("EN spent by {who}", who=table.name(participant)),
                help=phrase(
                    "At most {most} in this phase, if the Game Master allows no more.", most=allowed(fight, fighter)
                ),
                cite="COMP; R43",
                least=0,
                most=_MOST,
                unit="EN",
                decider=participant,
            ),
        )
    )


def allowed(fight: FightState, fighter: Fighter) -> int:
    """Return the endurance a fighter may still spend in this phase; at least 0.

    Source: Eastern Isles COMP; R43.
    """
    return max(0, min(fighter.limit - fighter.en_spent, fighter.endurance))


def is_permitted(fight: FightState, fighter: Fighter, points: int) -> Subprocedure[bool]:
    """Return whether endurance may be spent; beyond the limit the Game Master is asked, and a refusal is logged.

    Source: Eastern Isles COMP; R43.
    """
    table, participant = fight.table, fighter.participant
    most = allowed(fight, fighter)
    if points <= most:
        return True
    is_allowed = yield from table.ask_yes_no(
        "over",
        lambda: False,
        lambda key: Choose(
            key=key,
            label=phrase(
                "{who} wants to spend {points} EN, {most} are allowed",
                who=table.name(participant),
                points=points,
                most=most,
            ),
            cite="COMP; R43",
            options=(Option(NO, "It is refused"), Option(YES, "It is allowed")),
        ),
    )
    if not is_allowed:
        yield from table.log(lambda: _refused(fight, fighter, points, most))
    return is_allowed


def pay(fight: FightState, fighter: Fighter, points: int) -> Conversation:
    """Spend endurance; none for 0. More than a phase allows is logged as a violation.

    Source: Eastern Isles COMP; R43; spec 7.2, 9 (``phase_limit``).
    """
    if points <= 0:
        return
    table, participant = fight.table, fighter.participant
    fighter.en_spent += points
    was_able = fighter.is_able
    fight.lose(fighter, endurance=points)
    names = {"who": table.name(participant), "points": points}
    terms = (Term("spent in this phase", fighter.en_spent), Term("limit", fighter.limit))

    def event(kind: EventKind, message: Message) -> Event:
        return Event(kind, message, participant, participant, terms, "COMP; R43")

    yield from table.log(lambda: event(EventKind.HARM, Message("isles_spends", "{who} spends {points} EN.", names)))
    if fighter.en_spent > fighter.limit:
        yield from table.log(
            lambda: event(
                EventKind.VIOLATION, Message("phase_limit", "{who} spent more EN than a phase allows.", names)
            )
        )
    yield from fight.log_fall(fighter, was_able=was_able, was_alive=fighter.body >= 0)


def _refused(fight: FightState, fighter: Fighter, points: int, most: int) -> Event:
    names = {"who": fight.table.name(fighter.participant), "points": points}
    return Event(
        EventKind.NOTE,
        Message("isles_spends_not", "{who} may not spend {points} EN in this phase.", names),
        fighter.participant,
        None,
        (Term("allowed", most), Term("limit", fighter.limit)),
        "COMP; R43",
    )
