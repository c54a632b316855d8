"""Prints the targets of a points allocation, and parses the line typed in answer.

A line has names with amounts; a last word spends the rest: ``agil 20, strn 10, even``.
"""

from __future__ import annotations

import random
import re
from collections.abc import Mapping

from core.cli.input_parser import match_one, parse_pairs, split_words
from core.cli.output_language import say
from core.errors import AnswerError
from core.messages import Message, Word
from core.procedures.allocation import Allocation, Target
from core.procedures.budgets import Budget
from core.procedures.requests import Allocate

HELP = Word(
    "Type names and amounts with commas between: hlth 3, prow 2. The others get their minimum; none spends nothing. "
    "End with even (equal shares), rest (at random) or favour NAMES to spend what is left: hlth 3, favour prow, "
    "mind. End with ? to see the result without answering."
)
_LAST_WORD = re.compile(r"(?:(.*?)[,\s]\s*)?(even|rest|favou?r\s+(.+))", re.IGNORECASE | re.DOTALL)


def allocation_lines(request: Allocate) -> tuple[list[str], list[str]]:
    """Return the heading lines, and for each target the note behind its name: bounds, price, budgets."""
    if request.may_overspend:
        lines = [say("spend {total}, or more if the Game Master allows it", total=request.total)]
    elif request.spend_all:
        lines = [say("spend all {total}", total=request.total)]
    else:
        lines = [say("spend up to {total}", total=request.total)]
    if request.budgets:
        lines += [f"{budget.label}: {budget.amount}" for budget in request.all_budgets if budget.amount]
    spending = request.allocation()
    return lines, [_note(request, spending, target) for target in request.targets]


def _note(request: Allocate, spending: Allocation, target: Target) -> str:
    least = spending.amount(target.key)
    most = least + spending.room(target.key) if request.budgets else target.most
    notes = [say("{least} to {most}", least=target.least, most=most)]
    if target.cost != 1:
        notes.append(say("{cost} per point", cost=target.cost))
    notes += [say("{cost} above {number}", cost=tier.cost, number=tier.above) for tier in target.tiers]
    if target.step != 1:
        notes.append(say("in steps of {step}", step=target.step))
    return f"  [{', '.join(notes)}]{_paid_by(request, target)}"


def _paid_by(request: Allocate, target: Target) -> str:
    """Return which budgets pay for a target, where not all of them do."""
    budgets = [budget for budget in request.all_budgets if budget.amount]
    own = [budget for budget in budgets if _pays(budget, target.key)]
    if len(own) == len(budgets):
        return ""
    names = ", ".join(budget.label for budget in own) or say("nothing")
    return f"  ({say('{budgets} only', budgets=names)})"


def _pays(budget: Budget, key: str) -> bool:
    return budget.pays is None or key in budget.pays


def read_allocation(request: Allocate, line: str) -> Mapping[str, int]:
    """Return the amounts of a typed line.

    Raises:
        AnswerError: The line cannot be parsed or does not fit, or was only a question (``?``).
    """
    text, _, is_question = line.strip().partition("?")
    last = _LAST_WORD.fullmatch(text.strip())
    named = _named(request, text if last is None else last[1] or "")
    if last is None and not is_question and not line.strip().endswith("?"):
        return named
    spending = request.allocation(named)
    if problem := spending.why_not():
        raise AnswerError(problem)
    if last is not None:
        _spend_rest(spending, request, last[2].casefold(), last[3] or "")
    if line.strip().endswith("?"):
        raise AnswerError(_allocation_summary(spending))
    return {key: amount for key, amount in spending.amounts.items() if amount}


def _named(request: Allocate, text: str) -> dict[str, int]:
    amounts: dict[str, int] = {}
    for name, number in parse_pairs(text):
        key = match_one(request.targets, name).key
        amounts[key] = amounts.get(key, 0) + number
    return amounts


def _spend_rest(spending: Allocation, request: Allocate, word: str, names: str) -> None:
    if word == "rest":
        spending.fill(random.Random(f"{request.key}/{spending.amounts}"))
    elif word == "even":
        spending.spread_evenly()
    else:
        spending.spread_evenly([match_one(request.targets, name).key for name in split_words(names)])


def _allocation_summary(spending: Allocation) -> Message:
    """Return what is left, and what each target has and could still take."""
    free = ", ".join(
        say("{budget} up to {amount}", budget=budget.label, amount=spending.unspent(budget.key))
        for budget in spending.budgets
    )
    spent = ", ".join(
        f"{target.label} {spending.amount(target.key)} (+{spending.room(target.key)})"
        for target in spending.targets
        if spending.amount(target.key) > target.least
    )
    return Message(
        "allocation_stands",
        "{left} of {total} left ({free}). {given}",
        {"left": spending.left, "total": spending.total, "free": free, "given": spent},
    )
