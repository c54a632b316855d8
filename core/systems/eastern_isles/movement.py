"""Asks a fighter to walk or run in the movement phase; spends endurance, logs the distance.

Source: Eastern Isles COMP, DER; R45; spec 7.2 phase 3.
"""

from __future__ import annotations

from math import floor

from core.formula import format_value
from core.messages import Message, Word, phrase
from core.procedures.ask_helpers import Subprocedure
from core.procedures.events import Event, EventKind, Term
from core.procedures.readers import exact_number, is_defined, why_unusable
from core.procedures.requests import Choose, Conversation, Enter, Option
from core.systems.eastern_isles.endurance_spending import MOST_TRIES, is_permitted, pay
from core.systems.eastern_isles.fight_state import Fighter, FightState

STAY = "stay"
RUNS = {
    "run_speed_quarter": (Word("Run at ¼ EN"), 1, 4),
    "run_speed_half": (Word("Run at ½ EN"), 1, 2),
    "run_speed": (Word("Run at 1 EN"), 1, 1),
    "run_speed_2": (Word("Run at 2 EN"), 2, 1),
    "run_speed_4": (Word("Run at 4 EN"), 4, 1),
    "run_speed_8": (Word("Run at 8 EN"), 8, 1),
    "run_speed_16": (Word("Run at 16 EN"), 16, 1),
}
"""Names of running speeds, and their EN per number of rounds."""
_WALK = "walk_speed"
_HALF = 2
_MOST_FEET = 10_000


def move(fight: FightState, fighter: Fighter) -> Conversation:
    """Ask a fighter for movement, again after a refusal; after fighting at half speed.

    Source: Eastern Isles COMP; R45.
    """
    table, participant = fight.table, fighter.participant
    share = _HALF if fighter.blows_spent else 1
    for _ in range(MOST_TRIES):
        tier = yield from _choose_tier(fight, fighter, share)
        if tier == STAY:
            return
        cost = _cost(fighter, tier)
        if (yield from is_permitted(fight, fighter, cost)):
            break
    else:
        return
    fighter.runs[tier] = fighter.runs.get(tier, 0) + 1
    yield from pay(fight, fighter, cost)
    speed = exact_number(table.sheets[participant], tier)
    offered = floor(speed / share)
    distance = yield from table.number(
        "distance",
        offered,
        lambda key: Enter(
            key=key,
            label=phrase("How far does {who} move?", who=table.name(participant)),
            cite="COMP; R45",
            least=0,
            most=_MOST_FEET,
            unit="ft",
            decider=participant,
        ),
    )
    names = {"who": table.name(participant), "distance": distance}
    yield from table.log(
        lambda: Event(
            EventKind.ACT,
            Message("isles_moves", "{who} moves {distance} ft.", names),
            participant,
            None,
            (Term("speed, ft/s", speed), Term("EN", cost)),
            "COMP; R45",
        )
    )


def _choose_tier(fight: FightState, fighter: Fighter, share: int) -> Subprocedure[str]:
    """Ask how a fighter moves; it stays by default."""
    table, participant = fight.table, fighter.participant
    tier = yield from table.choose_one(
        "move",
        lambda: STAY,
        lambda key: Choose(
            key=key,
            label=phrase("Does {who} move?", who=table.name(participant)),
            cite="COMP; R45",
            options=_tiers(fight, fighter, share),
            decider=participant,
        ),
    )
    return tier


def _cost(fighter: Fighter, tier: str) -> int:
    """Return the EN of another round at a tier; fractions are paid every second or fourth round."""
    if tier not in RUNS:
        return 0
    _, points, rounds = RUNS[tier]
    return points if (fighter.runs.get(tier, 0) + 1) % rounds == 0 else 0


def _tiers(fight: FightState, fighter: Fighter, share: int) -> tuple[Option, ...]:
    sheet = fight.table.sheets[fighter.participant]

    def tier(key: str, label: str) -> Option:
        if (closed := why_unusable(sheet, key, may_be_fractional=True)) is not None:
            return Option(key, label, closed=closed)
        speed = format_value(exact_number(sheet, key), 1)
        return Option(
            key, label, phrase("{speed} ft/s, halved after blows" if share > 1 else "{speed} ft/s", speed=speed)
        )

    runs = (tier(key, label) for key, (label, _, _) in RUNS.items() if is_defined(sheet, key))
    return (Option(STAY, "Stays"), tier(_WALK, "Walks"), *runs)
