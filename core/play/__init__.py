"""Play: what the conflicts of all games share, above a single character and below any window.

A game brings a :class:`Conflict`: a generator over a :class:`Table`, on which everybody's sheets lie. On the table the
game rolls, asks the right side, tells what happened and writes to sheets. A :class:`Fight` runs it for people: it
answers what nobody wants to decide, keeps the log, takes steps back and can be stored at any moment::

    fight = Fight(conflict, Arena.of(participants, setting), seed=7)
    while fight.go_on():
        fight.answer(...)

:func:`play_out` runs the same generator with nobody watching: no requests, no events, only dice and edits.
:func:`run_alike` carries a procedure out for another character with the answers of the first: a whole party rests at
once.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from core.lazy import lazy_exports

if TYPE_CHECKING:
    from core.play.arena import MOST_ROUNDS, Arena, Control, Participant
    from core.play.asks import Asks
    from core.play.checks import Checked, ReadyCheck, each_ready_check, ready_checks, roll_check, roll_due
    from core.play.conflict import Conflict, Outcome
    from core.play.entering import state_at_entry
    from core.play.fight import Fight
    from core.play.quick import Quick, read_quick, run_by_itself, unlike
    from core.play.steps_back import Arrival
    from core.play.table import ENDS, GOES_ON, NOBODY, Mark, MarkState, Scale, Table
    from core.play.together import Alike, Departure, Undertaking, answers_of, days_of_rest, run_alike, shared_procedures
    from core.play.unattended import Tally, play_out
else:
    __getattr__, __dir__ = lazy_exports(
        __name__,
        {
            "arena": ("MOST_ROUNDS", "Arena", "Control", "Participant"),
            "asks": ("Asks",),
            "checks": ("Checked", "ReadyCheck", "each_ready_check", "ready_checks", "roll_check", "roll_due"),
            "conflict": ("Conflict", "Outcome"),
            "entering": ("state_at_entry",),
            "fight": ("Fight",),
            "quick": ("Quick", "read_quick", "run_by_itself", "unlike"),
            "steps_back": ("Arrival",),
            "table": ("ENDS", "GOES_ON", "NOBODY", "Mark", "MarkState", "Scale", "Table"),
            "together": (
                "Alike",
                "Departure",
                "Undertaking",
                "answers_of",
                "days_of_rest",
                "run_alike",
                "shared_procedures",
            ),
            "unattended": ("Tally", "play_out"),
        },
    )

__all__ = [
    "ENDS",
    "GOES_ON",
    "MOST_ROUNDS",
    "NOBODY",
    "Alike",
    "Arena",
    "Arrival",
    "Asks",
    "Checked",
    "Conflict",
    "Control",
    "Departure",
    "Fight",
    "Mark",
    "MarkState",
    "Outcome",
    "Participant",
    "Quick",
    "ReadyCheck",
    "Scale",
    "Table",
    "Tally",
    "Undertaking",
    "answers_of",
    "days_of_rest",
    "each_ready_check",
    "play_out",
    "read_quick",
    "ready_checks",
    "roll_check",
    "roll_due",
    "run_alike",
    "run_by_itself",
    "shared_procedures",
    "state_at_entry",
    "unlike",
]
