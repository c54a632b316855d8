"""Procedures: conversations that ask, and the driver that brings the answers.

A game writes a procedure as a generator. It asks with the typed functions of `asking` and writes as it goes::

    def rest(situation: Situation) -> Conversation:
        hours = yield from enter_number(Enter(key="hours", label="Hours", kind=EntryKind.WHOLE, most=99))
        yield from write("rested", SetValue("damage.hlth", 0))

Whoever runs it makes a `Driver` and answers its `request` until there is none; `Driver.outcome` is one batch of edits
for each sheet. Going back, changing an early answer, stopping and resuming are the driver's business alone. What a
setting offers and what a sheet holds is read with the plain readers of `content`: ``whole(entry, "cost")``,
``number(sheet, "life")``.
"""

from core.procedures.asking import (
    Asking,
    allocate,
    assign,
    choose,
    choose_one,
    enter_number,
    enter_text,
    roll_dice,
    show,
    take_rows,
    write,
)
from core.procedures.catalog import Procedure, ProcedureKind, Situation, Step, StepState
from core.procedures.content import (
    by_id,
    by_name,
    entries,
    exact,
    group,
    has_option,
    list_of,
    number,
    rows,
    same,
    text,
    texts,
    whole,
)
from core.procedures.driver import MOST_REQUESTS, Driver
from core.procedures.requests import (
    Allocate,
    Apply,
    Assign,
    Choose,
    Conversation,
    Enter,
    Entry,
    EntryKind,
    Memory,
    Option,
    Policy,
    Request,
    Roll,
    Rows,
    Show,
    Slot,
    Target,
)
from core.procedures.transcript import Answered, Dropped, How, RollRecord, Transcript

__all__ = [
    "MOST_REQUESTS",
    "Allocate",
    "Answered",
    "Apply",
    "Asking",
    "Assign",
    "Choose",
    "Conversation",
    "Driver",
    "Dropped",
    "Enter",
    "Entry",
    "EntryKind",
    "How",
    "Memory",
    "Option",
    "Policy",
    "Procedure",
    "ProcedureKind",
    "Request",
    "Roll",
    "RollRecord",
    "Rows",
    "Show",
    "Situation",
    "Slot",
    "Step",
    "StepState",
    "Target",
    "Transcript",
    "allocate",
    "assign",
    "by_id",
    "by_name",
    "choose",
    "choose_one",
    "enter_number",
    "enter_text",
    "entries",
    "exact",
    "group",
    "has_option",
    "list_of",
    "number",
    "roll_dice",
    "rows",
    "same",
    "show",
    "take_rows",
    "text",
    "texts",
    "whole",
    "write",
]
