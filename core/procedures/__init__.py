"""Public names of procedures: generators that make requests, and the driver that runs them.

A game writes a procedure as a generator. It makes requests with the typed functions of `ask_helpers` and applies edits
as it goes::

    def rest(situation: Situation) -> Conversation:
        hours = yield from enter_number(Enter(key="hours", label="Hours", most=99))
        yield from write("rested", SetValue("damage.hlth", 0))

To run one, create a `Driver` and answer its `request` until there is none; `Driver.outcome` is then one batch of edits
for each sheet. The driver handles going back, changing earlier answers, drafts and resuming. `readers` has typed access
to setting entries and sheets: ``whole(entry, "cost")``, ``number(sheet, "life")``.

Consecutive requests with the same ``page`` are shown together by a window, and each can be changed until the page is
left (`Driver.revise`).

Points that can be spent on some targets only are *budgets*: `Allocate` takes any number of them, and the bounds, prices
and step sizes of the targets::

    points = yield from allocate(
        Allocate(
            key="years",
            label="Points of the years",
            budgets=(
                Budget("child", "ages 0–10", 100, frozenset({"agil", "rcvy"})),
                Budget("adult", "ages 10–24", 140, frozenset({"agil", "strn"})),
            ),
            targets=(Target("agil", "Agility", most=99, about="0–40", weight=3), ...),
            about_head="grows at ages",
            favoured="trained by Duelists",
        )
    )

`Allocate.allocation` returns an `Allocation`: ``room`` and ``paying_budgets`` of each target, the ``unspent`` part of
each budget, the reasons ``why_not`` and ``why_full``, and the automatic ways ``spread_evenly`` and ``fill`` (at random,
by ``weight``, until nothing more can be spent; also the automatic answer). `BudgetFlow` is the underlying maximum flow,
which derived numbers and violations use too.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from core.lazy import lazy_exports

if TYPE_CHECKING:
    from core.procedures.allocation import Allocation, Rule, Target, Tier
    from core.procedures.ask_helpers import (
        NO,
        YES,
        Subprocedure,
        allocate,
        ask_yes_no,
        assign,
        choose,
        choose_deferred,
        choose_one,
        choose_row,
        enter_decimal,
        enter_number,
        enter_text,
        roll_deferred,
        roll_dice,
        show,
        take_rows,
        write,
        write_if_any,
        yes_no_options,
    )
    from core.procedures.budgets import Budget, BudgetFlow, Overdraft, merge_budgets
    from core.procedures.common_requests import (
        MOST_MODIFIER,
        MOST_OF_ONE,
        enter_modifier,
        offer_entries,
        show_outcome,
        take_entries,
    )
    from core.procedures.custom_entries import (
        CUSTOM,
        NONE,
        CustomKind,
        choice_key,
        custom_option,
        enter_custom_entry,
        read_custom_entry,
    )
    from core.procedures.driver import Driver, why_closed
    from core.procedures.durations import ROUND, Duration, Expiry, GameClock, has_timed_condition, pass_time_procedure
    from core.procedures.effects import ApplyEdits, DeferredRequest, LogEvent
    from core.procedures.events import Event, EventKind, LoggedEvent, Term
    from core.procedures.item_lists import parse_items
    from core.procedures.number_input import parse_number
    from core.procedures.optional_rules import change_options
    from core.procedures.procedure import (
        DEAD_DO_NOT_RECOVER,
        MOST_REQUESTS,
        Procedure,
        ProcedureKind,
        Situation,
        Step,
        StepState,
        already_created,
    )
    from core.procedures.readers import (
        computed_text,
        entries,
        exact_number,
        exact_number_or,
        find_by_id,
        find_by_name,
        group,
        has_option,
        is_defined,
        is_same_name,
        number,
        number_or,
        require_numbers,
        rows,
        sheet_rows,
        text,
        texts,
        whole,
        why_unusable,
    )
    from core.procedures.replay import Replay
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
    from core.procedures.run import AppliedEdit
    from core.procedures.sheet_inputs import enter_inputs, input_request
    from core.procedures.transcript import (
        PORTRAIT,
        AnswerMethod,
        AnswerRecord,
        DroppedAnswer,
        RollRecord,
        Transcript,
        draft_portrait,
    )
    from core.procedures.trial import trial_copy
else:
    __getattr__, __dir__ = lazy_exports(
        __name__,
        {
            "optional_rules": ("change_options",),
            "ask_helpers": (
                "NO",
                "YES",
                "Subprocedure",
                "ask_yes_no",
                "allocate",
                "assign",
                "choose",
                "choose_deferred",
                "choose_one",
                "choose_row",
                "enter_decimal",
                "enter_number",
                "enter_text",
                "roll_dice",
                "roll_deferred",
                "show",
                "take_rows",
                "write",
                "write_if_any",
                "yes_no_options",
            ),
            "procedure": (
                "DEAD_DO_NOT_RECOVER",
                "MOST_REQUESTS",
                "Procedure",
                "ProcedureKind",
                "Situation",
                "Step",
                "StepState",
                "already_created",
            ),
            "common_requests": (
                "MOST_MODIFIER",
                "MOST_OF_ONE",
                "enter_modifier",
                "offer_entries",
                "show_outcome",
                "take_entries",
            ),
            "readers": (
                "find_by_id",
                "find_by_name",
                "entries",
                "exact_number",
                "exact_number_or",
                "group",
                "has_option",
                "is_defined",
                "computed_text",
                "sheet_rows",
                "number",
                "number_or",
                "require_numbers",
                "rows",
                "is_same_name",
                "text",
                "texts",
                "whole",
                "why_unusable",
            ),
            "driver": ("Driver", "why_closed"),
            "events": ("Event", "EventKind", "Term", "LoggedEvent"),
            "durations": ("ROUND", "GameClock", "Expiry", "Duration", "has_timed_condition", "pass_time_procedure"),
            "item_lists": ("parse_items",),
            "custom_entries": (
                "NONE",
                "CUSTOM",
                "CustomKind",
                "choice_key",
                "enter_custom_entry",
                "custom_option",
                "read_custom_entry",
            ),
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
            "run": ("AppliedEdit",),
            "sheet_inputs": ("enter_inputs", "input_request"),
            "allocation": ("Rule", "Allocation", "Target", "Tier"),
            "budgets": ("BudgetFlow", "Overdraft", "Budget", "merge_budgets"),
            "transcript": (
                "PORTRAIT",
                "AnswerRecord",
                "DroppedAnswer",
                "AnswerMethod",
                "RollRecord",
                "Transcript",
                "draft_portrait",
            ),
            "trial": ("trial_copy",),
            "effects": ("ApplyEdits", "DeferredRequest", "LogEvent"),
            "number_input": ("parse_number",),
            "replay": ("Replay",),
        },
    )

__all__ = [
    "CUSTOM",
    "DEAD_DO_NOT_RECOVER",
    "MOST_MODIFIER",
    "MOST_OF_ONE",
    "MOST_REQUESTS",
    "NO",
    "NONE",
    "PORTRAIT",
    "ROUND",
    "YES",
    "Allocate",
    "Allocation",
    "AnswerMethod",
    "AnswerRecord",
    "AppliedEdit",
    "ApplyEdits",
    "Assign",
    "Budget",
    "BudgetFlow",
    "Choose",
    "Conversation",
    "CustomKind",
    "DeferredRequest",
    "Driver",
    "DroppedAnswer",
    "Duration",
    "Enter",
    "EntryKind",
    "Event",
    "EventKind",
    "Expiry",
    "GameClock",
    "LogEvent",
    "LoggedEvent",
    "Memory",
    "Offer",
    "Option",
    "Overdraft",
    "Policy",
    "Procedure",
    "ProcedureKind",
    "Replay",
    "Request",
    "Roll",
    "RollRecord",
    "Rows",
    "Rule",
    "Show",
    "Situation",
    "Slot",
    "Step",
    "StepState",
    "Subprocedure",
    "Target",
    "Term",
    "Tier",
    "Transcript",
    "allocate",
    "already_created",
    "always",
    "ask_yes_no",
    "assign",
    "change_options",
    "choice_key",
    "choose",
    "choose_deferred",
    "choose_one",
    "choose_row",
    "computed_text",
    "custom_option",
    "draft_portrait",
    "enter_custom_entry",
    "enter_decimal",
    "enter_inputs",
    "enter_modifier",
    "enter_number",
    "enter_text",
    "entries",
    "exact_number",
    "exact_number_or",
    "find_by_id",
    "find_by_name",
    "group",
    "has_option",
    "has_timed_condition",
    "input_request",
    "is_defined",
    "is_same_name",
    "merge_budgets",
    "number",
    "number_or",
    "offer_entries",
    "parse_items",
    "parse_number",
    "pass_time_procedure",
    "read_custom_entry",
    "require_numbers",
    "roll_deferred",
    "roll_dice",
    "rows",
    "sheet_rows",
    "show",
    "show_outcome",
    "take_entries",
    "take_rows",
    "text",
    "texts",
    "trial_copy",
    "whole",
    "why_closed",
    "why_unusable",
    "write",
    "write_if_any",
    "yes_no_options",
]
