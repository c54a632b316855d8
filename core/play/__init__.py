"""Public names of play: conflicts (fights), ready checks, procedures for a whole party.

A game provides a :class:`Conflict`: a generator over a :class:`Table`, which holds all sheets. With the table the game
rolls, makes requests to the right side, logs events and applies edits. A :class:`Fight` runs it for people: it answers
what is decided automatically, keeps the log, rewinds, and can be stored at any moment::

    fight = Fight(conflict, Arena.create(participants, setting), seed=7)
    while fight.advance():
        fight.answer(...)

:func:`play_out` runs the same generator fully automatically: no requests, no events, only dice and edits.
:func:`run_with_answers` repeats a procedure for another character with the answers of the first, so that a whole party
can rest at once.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from core.lazy import lazy_exports

if TYPE_CHECKING:
    from core.play.arena import MOST_ROUNDS, Arena, Control, Participant
    from core.play.checks import CheckResult, ReadyCheck, iter_ready_checks, next_roll, ready_checks, roll_check
    from core.play.conflict import Conflict, Outcome
    from core.play.decisions import DecisionPolicy
    from core.play.entry_state import state_at_entry
    from core.play.fight import Fight, unable_fighters
    from core.play.opponent_line import OpponentSpec, parse_opponent_line, run_automatically, unique_names
    from core.play.party_procedure import (
        AnswerDifference,
        PartyProcedure,
        PartyRun,
        rest_procedure,
        reusable_answers,
        run_with_answers,
        shared_procedures,
    )
    from core.play.simulation import Tally, play_out
    from core.play.table import ENDS, GOES_ON, NO_TARGET, MarkState, RoundScale, Table, TimelineMark
else:
    __getattr__, __dir__ = lazy_exports(
        __name__,
        {
            "arena": ("MOST_ROUNDS", "Arena", "Control", "Participant"),
            "decisions": ("DecisionPolicy",),
            "checks": ("CheckResult", "ReadyCheck", "iter_ready_checks", "ready_checks", "roll_check", "next_roll"),
            "conflict": ("Conflict", "Outcome"),
            "entry_state": ("state_at_entry",),
            "fight": ("Fight", "unable_fighters"),
            "opponent_line": ("OpponentSpec", "parse_opponent_line", "run_automatically", "unique_names"),
            "table": ("ENDS", "GOES_ON", "NO_TARGET", "TimelineMark", "MarkState", "RoundScale", "Table"),
            "party_procedure": (
                "PartyRun",
                "AnswerDifference",
                "PartyProcedure",
                "reusable_answers",
                "rest_procedure",
                "run_with_answers",
                "shared_procedures",
            ),
            "simulation": ("Tally", "play_out"),
        },
    )

__all__ = [
    "ENDS",
    "GOES_ON",
    "MOST_ROUNDS",
    "NO_TARGET",
    "AnswerDifference",
    "Arena",
    "CheckResult",
    "Conflict",
    "Control",
    "DecisionPolicy",
    "Fight",
    "MarkState",
    "OpponentSpec",
    "Outcome",
    "Participant",
    "PartyProcedure",
    "PartyRun",
    "ReadyCheck",
    "RoundScale",
    "Table",
    "Tally",
    "TimelineMark",
    "iter_ready_checks",
    "next_roll",
    "parse_opponent_line",
    "play_out",
    "ready_checks",
    "rest_procedure",
    "reusable_answers",
    "roll_check",
    "run_automatically",
    "run_with_answers",
    "shared_procedures",
    "state_at_entry",
    "unable_fighters",
    "unique_names",
]
