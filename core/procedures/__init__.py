"""Procedures: conversations that ask, and the driver that brings the answers.

A game writes a procedure as a generator. It asks with the typed functions of `asking` and writes as it goes::

    def rest(situation: Situation) -> Conversation:
        hours = yield from enter_number(Enter(key="hours", label="Hours", most=99))
        yield from write("rested", SetValue("damage.hlth", 0))

Whoever runs it makes a `Driver` and answers its `request` until there is none; `Driver.outcome` is one batch of edits
for each sheet. Going back, changing an early answer, stopping and resuming are the driver's business alone. What a
setting offers and what a sheet holds is read with the plain readers of `content`: ``whole(entry, "cost")``,
``number(sheet, "life")``.

Requests that follow each other and name the same ``page`` are shown as one by a window: dice, what they are chosen for
and where they go stay together, and each may be changed until the page is left (`Driver.revise`).

Points that may not go everywhere are *supplies*: `Allocate` takes any number of them beside the amount that may go to
any target, with bounds, prices and steps of each target, and needs no rule of its own to keep to them::

    points = yield from allocate(
        Allocate(
            key="years",
            label="Points of the years",
            supplies=(
                Supply("child", "ages 0–10", 100, frozenset({"agil", "rcvy"})),
                Supply("adult", "ages 10–24", 140, frozenset({"agil", "strn"})),
            ),
            targets=(Target("agil", "Agility", most=99, about="0–40", weight=3), ...),
            about_head="grows at ages",
            favoured="trained by Duelists",
        )
    )

`Allocate.spending` gives a `Spending` for amounts as they stand: ``room`` and ``payers`` of each target, what stays
``free`` of each supply, ``why_not`` and ``why_full`` in words, and the quick ways ``spread_evenly`` and ``fill``, which
is also the automatic answer: by chance, leaning to targets of greater ``weight``, until nothing more can be spent.
Below lies `Payment`, the flow alone, for derived numbers and violations that ask the same.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from core.late import late

if TYPE_CHECKING:
    from core.procedures.asking import (
        NO,
        YES,
        Asking,
        agree,
        allocate,
        assign,
        choose,
        choose_later,
        choose_one,
        enter_exact,
        enter_number,
        enter_text,
        roll_dice,
        roll_later,
        show,
        take_rows,
        write,
        write_any,
        yes_or_no,
    )
    from core.procedures.beginning import DEAD_DO_NOT_RECOVER, change_options, made_already
    from core.procedures.catalog import MOST_REQUESTS, Procedure, ProcedureKind, Situation, Step, StepState
    from core.procedures.checking import MOST_MODIFIER, enter_modifier, show_outcome
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
    from core.procedures.driver import Driver
    from core.procedures.events import Event, EventKind, Part, Told
    from core.procedures.lasting import ROUND, Clock, RunDown, Span, has_an_end, time_passes
    from core.procedures.offering import MOST_OF_ONE, offer_each
    from core.procedures.own_entries import NONE, OWN, OwnKind, choice_key, own_entry, own_option, read_own_entry
    from core.procedures.own_lists import listed
    from core.procedures.requests import (
        Allocate,
        Assign,
        Choose,
        Conversation,
        Enter,
        EntryKind,
        Memory,
        Offer,
        Option,
        Policy,
        Request,
        Roll,
        Rows,
        Show,
        Slot,
        always,
    )
    from core.procedures.run import LEAST_CROWD, Written
    from core.procedures.sheet_inputs import enter_inputs, input_request
    from core.procedures.spending import Rule, Spending, Target, Tier
    from core.procedures.supplies import Payment, Shortage, Supply, merged
    from core.procedures.transcript import PORTRAIT, Answered, Dropped, How, RollRecord, Transcript, kept_portrait
    from core.procedures.trying import trial_of
    from core.procedures.typed_numbers import typed_number
    from core.procedures.unasked import Apply, Later, Tell
    from core.procedures.way_back import WayBack
else:
    __getattr__, __dir__ = late(
        __name__,
        {
            "beginning": ("DEAD_DO_NOT_RECOVER", "change_options", "made_already"),
            "asking": (
                "NO",
                "YES",
                "Asking",
                "agree",
                "allocate",
                "assign",
                "choose",
                "choose_later",
                "choose_one",
                "enter_exact",
                "enter_number",
                "enter_text",
                "roll_dice",
                "roll_later",
                "show",
                "take_rows",
                "write",
                "write_any",
                "yes_or_no",
            ),
            "catalog": ("MOST_REQUESTS", "Procedure", "ProcedureKind", "Situation", "Step", "StepState"),
            "checking": ("MOST_MODIFIER", "enter_modifier", "show_outcome"),
            "content": (
                "by_id",
                "by_name",
                "entries",
                "exact",
                "group",
                "has_option",
                "list_of",
                "number",
                "rows",
                "same",
                "text",
                "texts",
                "whole",
            ),
            "driver": ("Driver",),
            "events": ("Event", "EventKind", "Part", "Told"),
            "lasting": ("ROUND", "Clock", "RunDown", "Span", "has_an_end", "time_passes"),
            "offering": ("MOST_OF_ONE", "offer_each"),
            "own_lists": ("listed",),
            "own_entries": ("NONE", "OWN", "OwnKind", "choice_key", "own_entry", "own_option", "read_own_entry"),
            "requests": (
                "Allocate",
                "Assign",
                "Choose",
                "Conversation",
                "Enter",
                "Offer",
                "EntryKind",
                "Memory",
                "Option",
                "Policy",
                "Request",
                "Roll",
                "Rows",
                "Show",
                "Slot",
                "always",
            ),
            "run": ("LEAST_CROWD", "Written"),
            "sheet_inputs": ("enter_inputs", "input_request"),
            "spending": ("Rule", "Spending", "Target", "Tier"),
            "supplies": ("Payment", "Shortage", "Supply", "merged"),
            "transcript": ("PORTRAIT", "Answered", "Dropped", "How", "RollRecord", "Transcript", "kept_portrait"),
            "trying": ("trial_of",),
            "unasked": ("Apply", "Later", "Tell"),
            "typed_numbers": ("typed_number",),
            "way_back": ("WayBack",),
        },
    )

__all__ = [
    "DEAD_DO_NOT_RECOVER",
    "LEAST_CROWD",
    "MOST_MODIFIER",
    "MOST_OF_ONE",
    "MOST_REQUESTS",
    "NO",
    "NONE",
    "OWN",
    "PORTRAIT",
    "ROUND",
    "YES",
    "Allocate",
    "Answered",
    "Apply",
    "Asking",
    "Assign",
    "Choose",
    "Clock",
    "Conversation",
    "Driver",
    "Dropped",
    "Enter",
    "EntryKind",
    "Event",
    "EventKind",
    "How",
    "Later",
    "Memory",
    "Offer",
    "Option",
    "OwnKind",
    "Part",
    "Payment",
    "Policy",
    "Procedure",
    "ProcedureKind",
    "Request",
    "Roll",
    "RollRecord",
    "Rows",
    "Rule",
    "RunDown",
    "Shortage",
    "Show",
    "Situation",
    "Slot",
    "Span",
    "Spending",
    "Step",
    "StepState",
    "Supply",
    "Target",
    "Tell",
    "Tier",
    "Told",
    "Transcript",
    "WayBack",
    "Written",
    "agree",
    "allocate",
    "always",
    "assign",
    "by_id",
    "by_name",
    "change_options",
    "choice_key",
    "choose",
    "choose_later",
    "choose_one",
    "enter_exact",
    "enter_inputs",
    "enter_modifier",
    "enter_number",
    "enter_text",
    "entries",
    "exact",
    "group",
    "has_an_end",
    "has_option",
    "input_request",
    "kept_portrait",
    "list_of",
    "listed",
    "made_already",
    "merged",
    "number",
    "offer_each",
    "own_entry",
    "own_option",
    "read_own_entry",
    "roll_dice",
    "roll_later",
    "rows",
    "same",
    "show",
    "show_outcome",
    "take_rows",
    "text",
    "texts",
    "time_passes",
    "trial_of",
    "typed_number",
    "whole",
    "write",
    "write_any",
    "yes_or_no",
]
