"""What a procedure may say: nine requests, each with its label, help, citation and automatic answer.

A procedure is a generator that yields requests and is sent answers. Who answers is not its business: a person in the
window or on a terminal, dice on a table, the automatic policy, a script. Answers are plain JSON values, so that a
transcript of them can be stored with a draft and replayed.

| request    | answer                                                                         |
|------------|--------------------------------------------------------------------------------|
| `Roll`     | faces: one list of whole numbers for each entry of ``dice``                    |
| `Choose`   | list of option keys                                                            |
| `Assign`   | ``{slot: position of the value}``                                              |
| `Allocate` | ``{target: amount}``; a target that is missing gets 0                          |
| `Enter`    | a number or a text                                                             |
| `Rows`     | list of ``{"entry": key, "count": n}``                                         |
| `Show`     | null                                                                           |
| `ApplyEdits`    | asked of nobody: the driver applies the edits and answers with the new sheet   |
| `LogEvent`     | asked of nobody: the driver keeps the event                                    |

The module is long because the nine stand together: whoever adds a way to answer must see them all.
"""

from __future__ import annotations

import random
from abc import ABC, abstractmethod
from collections.abc import Callable, Generator, Mapping, Sequence
from dataclasses import dataclass, replace
from decimal import Decimal
from enum import StrEnum
from fractions import Fraction
from typing import TypeGuard

from core.character import Edit, Json, Sheet
from core.dice import Dice, roll
from core.messages import Message, unit_for
from core.procedures.allocation import AllocationEditor, Rule, Target
from core.procedures.budgets import Budget
from core.procedures.number_input import answer_to_number, format_decimal

Memory = dict[str, Json]
"""What automatic answers remember through one procedure: a leaning chosen early guides later choices.

Only plain JSON values, for the memory is stored with the transcript.
"""

Policy = Callable[[random.Random, Memory], Json]
"""An automatic answer that a game brings along for one request."""


def always(answer: Json) -> Policy:
    """Return the policy that answers the same, whatever chance and memory say."""
    return lambda _source, _memory: answer


Conversation = Generator["Request", "Json | Sheet", None]
"""A running procedure."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Request(ABC):
    """Something that a procedure asks for.

    Attributes:
        key: Stable name, unique within one run of the procedure: ``culture``, ``settle.2.trained``.
        label: What is asked, in a few words.
        help: What it means and what to consider, in our words.
        cite: Section of the book.
        step: Key of the procedure's step that it belongs to.
        page: Requests that follow each other and name the same page belong together: a window shows them as one, with
            the answered ones open for changing above the one that is asked. No two pages of a run have the same name.
        page_label: Title of the page, where its first request begins it with one; else that of the step whose key the
            page has, else the label of its first request.
        policy: The game's own automatic answer; without one the request's plain policy is used.
        decider: Position of the participant who decides or rolls, where several take part; None is the Game Master,
            or the one person whom the procedure is about.
        deciders: Participants any of whom may decide, where it is nobody's alone; empty where ``decider`` says who.
    """

    key: str
    label: str
    help: str = ""
    cite: str = ""
    step: str = ""
    page: str = ""
    page_label: str = ""
    policy: Policy | None = None
    decider: int | None = None
    deciders: tuple[int, ...] = ()

    @abstractmethod
    def check(self, answer: Json) -> Message | None:
        """Say why an answer cannot be taken; None where it can."""

    @abstractmethod
    def default_policy(self, source: random.Random) -> Json:
        """Answer without any knowledge of the game."""

    def fingerprint(self) -> Json:
        """Return what an answer depends on beside the key: one that was stored for other dice or numbers is void."""
        return None

    def compact(self) -> Request:
        """Return what is kept of it where thousands are answered: nothing that holds on to how things stood then."""
        return replace(self, policy=None)

    def auto(self, source: random.Random, memory: Memory) -> Json:
        """Answer automatically, by the game's policy where there is one."""
        return self.default_policy(source) if self.policy is None else self.policy(source, memory)


@dataclass(frozen=True, slots=True, kw_only=True)
class Roll(Request):
    """Roll these dice, or type what lies on the table.

    Attributes:
        dice: Dice texts, rolled in order; one list of faces answers each.
        names: What each of them stands for, where there are several; empty or as long as ``dice``.
        target: What the result is compared with, in words ("below 15"), or "".
        chance: Gives the exact chance of success, where there is a target.
        counting: Says of every face whether it counts, where the game drops what no dice text can say, as the lowest of
            different dice; a throw of which nothing counts is thrown out.
    """

    dice: tuple[Dice, ...]
    names: tuple[str, ...] = ()
    target: str = ""
    chance: Callable[[], Fraction] | None = None
    counting: Callable[[Sequence[Sequence[int]]], Sequence[Sequence[bool]]] | None = None

    def check(self, answer: Json) -> Message | None:
        if not isinstance(answer, Sequence) or isinstance(answer, str) or len(answer) != len(self.dice):
            return Message(
                "roll_shape",
                "{label} takes {count:# list|# lists} of faces.",
                {"label": self.label, "count": len(self.dice)},
            )
        for number, (dice, faces) in enumerate(zip(self.dice, answer, strict=True), start=1):
            if problem := dice.check_faces(faces):
                return Message(
                    "roll_faces",
                    "{label}, roll {number} ({dice}): {problem}",
                    {"label": self.label, "number": number, "dice": dice.text, "problem": problem},
                )
        return None

    def kept(self, faces: Sequence[Sequence[int]]) -> tuple[tuple[bool, ...], ...]:
        """Say of every face whether it counts.

        Args:
            faces: A complete answer.
        """
        if self.counting is not None:
            return tuple(map(tuple, self.counting(faces)))
        return tuple(dice.kept(own) for dice, own in zip(self.dice, faces, strict=True))

    def asked(self) -> Json:
        return [dice.text for dice in self.dice]

    def answered(self) -> Request:
        return replace(self, policy=None, chance=None, counting=None)

    def plain_policy(self, source: random.Random) -> Json:
        return [list(roll(dice, source).faces) for dice in self.dice]


@dataclass(frozen=True, slots=True)
class Option:
    """One thing that can be chosen.

    Attributes:
        key: What the answer says.
        label: Name for people.
        about: A sentence on it.
        closed: Why it cannot be chosen now, or None.
        preview: Edits that choosing it would bring, so that their effect can be shown before.
        group: The dice of the same page that it stands for, by the first part of their name ("set 3"), or "".
    """

    key: str
    label: str
    about: str = ""
    closed: Message | None = None
    preview: tuple[Edit, ...] = ()
    group: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Choose(Request):
    """Choose one of these, or several.

    Attributes:
        options: All there is, the closed ones too.
        least, most: How many are chosen.
        role: What the dice become that a chosen option stands for, in a word, or "".
    """

    options: tuple[Option, ...]
    least: int = 1
    most: int = 1
    role: str = ""

    def check(self, answer: Json) -> Message | None:
        if not isinstance(answer, Sequence) or isinstance(answer, str):
            return Message("choose_shape", "{label} takes a list of choices.", {"label": self.label})
        known = {option.key: option for option in self.options}
        for key in answer:
            option = known.get(key) if isinstance(key, str) else None
            if option is None:
                return Message("choose_unknown", "{label} has no choice {key}.", {"label": self.label, "key": key})
            if option.closed is not None:
                return Message(
                    "choose_closed",
                    "{option} cannot be chosen: {reason}",
                    {"option": option.label, "reason": option.closed},
                )
        if len(set(map(str, answer))) != len(answer):
            return Message("choose_twice", "{label}: the same choice stands there twice.", {"label": self.label})
        if not self.least <= len(answer) <= self.most:
            return Message(
                "choose_count",
                "{label} takes {count}, not {given}.",
                {"label": self.label, "count": _span(self.least, self.most), "given": len(answer)},
            )
        return None

    def answered(self) -> Request:
        return replace(self, policy=None, options=())

    def plain_policy(self, source: random.Random) -> Json:
        open_keys = [option.key for option in self.options if option.closed is None]
        return list(source.sample(open_keys, min(max(self.least, min(1, self.most)), len(open_keys))))


@dataclass(frozen=True, slots=True)
class Slot:
    """A place that takes one of the given numbers.

    Attributes:
        address: The number of the sheet that it becomes, or "".
    """

    key: str
    label: str
    about: str = ""
    address: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Assign(Request):
    """Put these numbers on these places, each number once.

    Attributes:
        values: The numbers, by position; there are at least as many as slots.
        slots: The places; each takes one number.
    """

    values: tuple[int, ...]
    slots: tuple[Slot, ...]

    def check(self, answer: Json) -> Message | None:
        if not isinstance(answer, Mapping):
            return Message("assign_shape", "{label} takes a number for each place.", {"label": self.label})
        wanted = {slot.key: slot.label for slot in self.slots}
        if unknown := [key for key in answer if key not in wanted]:
            return Message("assign_unknown", "{label} has no place {key}.", {"label": self.label, "key": unknown[0]})
        if missing := [label for key, label in wanted.items() if key not in answer]:
            return Message("assign_missing", "{place} has no number yet.", {"place": missing[0]})
        positions = list(answer.values())
        for position in positions:
            if not _is_whole(position) or not 0 <= position < len(self.values):
                return Message(
                    "assign_position",
                    "{label}: {position} is no position; they run from 0 to {last}.",
                    {"label": self.label, "position": position, "last": len(self.values) - 1},
                )
        if len(set(positions)) != len(positions):
            return Message("assign_twice", "{label}: one number is used twice.", {"label": self.label})
        return None

    def asked(self) -> Json:
        return list(self.values)

    def plain_policy(self, source: random.Random) -> Json:
        positions = source.sample(range(len(self.values)), len(self.slots))
        return {slot.key: position for slot, position in zip(self.slots, positions, strict=True)}


@dataclass(frozen=True, slots=True, kw_only=True)
class Allocate(Request):
    """Spread what there is over places.

    Attributes:
        targets: Where it may go.
        amount: What there is to spend on any of the targets.
        supplies: What there is besides, each payable only to some of them.
        spend_all: Whether all must be spent that can be spent; otherwise the rest may be kept.
        may_overspend: Whether more may be spent than there is, for others to judge later; automatic answers and quick
            ways never do.
        feasible: A further rule that says why an allocation within all bounds cannot be taken; what it takes, it must
            also take with less.
        head: What the targets are, in a word: "Attribute".
        about_head: Head of the column in which the targets' ``about`` stands.
        favoured: What the targets of greater weight have in common, "trained by Duelists".
    """

    targets: tuple[Target, ...]
    amount: int = 0
    budgets: tuple[Budget, ...] = ()
    spend_all: bool = False
    may_overspend: bool = False
    rule: Rule | None = None
    head: str = ""
    about_head: str = ""
    favoured: str = ""

    @property
    def all_budgets(self) -> tuple[Budget, ...]:
        """All that can be spent: the amount for any of the targets, and the supplies."""
        return (Budget("", self.label, self.amount), *self.budgets) if self.amount else self.budgets

    @property
    def total(self) -> int:
        """How much there is in all."""
        return self.amount + sum(supply.amount for supply in self.budgets)

    def allocation(self, amounts: Mapping[str, int] | None = None) -> AllocationEditor:
        """Return what follows from amounts: rooms, who pays, why not more, and the quick ways to spend the rest."""
        return AllocationEditor(self.targets, self.all_budgets, amounts, self.rule)

    def check(self, answer: Json) -> Message | None:
        if not isinstance(answer, Mapping):
            return Message("allocate_shape", "{label} takes an amount for each place.", {"label": self.label})
        known = {target.key: target for target in self.targets}
        amounts: dict[str, int] = {target.key: 0 for target in self.targets}
        for key, amount in answer.items():
            if key not in known:
                return Message("allocate_unknown", "{label} has no place {key}.", {"label": self.label, "key": key})
            if not _is_whole(amount):
                return Message("allocate_number", "{place} takes a whole number.", {"place": known[key].label})
            amounts[key] = amount
        bounds = (_check_bounds(target, amounts[target.key]) for target in self.targets)
        return next((problem for problem in bounds if problem is not None), None) or self._check_amount(amounts)

    def _check_amount(self, amounts: Mapping[str, int]) -> Message | None:
        if self.may_overspend:
            return None if self.rule is None else self.rule(amounts)
        spending = self.allocation(amounts)
        problem = None if spending.left < 0 else spending.why_not()
        if problem is not None:
            return problem
        can_go_on = self.spend_all and any(spending.has_room(target.key) for target in self.targets)
        if spending.left < 0 or can_go_on:
            return Message(
                "allocate_amount",
                "{label}: {spent} of {amount} are spent.",
                {"label": self.label, "spent": self.total - spending.left, "amount": self.total},
            )
        return None

    def plain_policy(self, source: random.Random) -> Json:
        spending = self.allocation()
        spending.fill(source)
        return dict(spending.amounts)


def _check_bounds(target: Target, amount: int) -> Message | None:
    if not target.least <= amount <= target.most:
        return Message(
            "allocate_bounds",
            "{place} takes {span}, not {amount}.",
            {"place": target.label, "span": _span(target.least, target.most), "amount": amount},
        )
    if (amount - target.least) % target.step:
        return Message(
            "allocate_step",
            "{place} takes {step} at a time, not {amount}.",
            {"place": target.label, "step": target.step, "amount": amount},
        )
    return None


class EntryKind(StrEnum):
    """What an `Enter` takes."""

    WHOLE = "whole"
    NUMBER = "number"
    TEXT = "text"
    PROSE = "prose"


@dataclass(frozen=True, slots=True, kw_only=True)
class Enter(Request):
    """Type a number or a text.

    Attributes:
        kind: What is typed.
        least, most: Bounds of a number, or of the length of a text; None where there is none.
        default: What stands there at first, and the automatic answer without a policy.
        unit: Unit of a number.
        unit_of_one: What the unit of exactly 1 is called where the language does not form it as English does, or "".
        verify: A further rule that says why what is typed within all bounds cannot be taken.
    """

    kind: EntryKind = EntryKind.TEXT
    least: int | Decimal | None = None
    most: int | Decimal | None = None
    default: Json = ""
    unit: str = ""
    unit_of_one: str = ""
    verify: Callable[[Json], Message | None] | None = None

    def answered(self) -> Request:
        return replace(self, policy=None, verify=None)

    def unit_for(self, number: object) -> str:
        """Return the unit as it stands behind a number, or behind the text that shows it."""
        return self.unit_of_one if self.unit_of_one and str(number) == "1" else unit_for(number, self.unit)

    @property
    def is_number(self) -> bool:
        """Whether a number is typed, and not a text."""
        return self.kind in (EntryKind.WHOLE, EntryKind.NUMBER)

    def check(self, answer: Json) -> Message | None:
        size = self._size(answer)
        if isinstance(size, Message):
            return size
        if (self.least is not None and size < self.least) or (self.most is not None and size > self.most):
            return Message(
                "enter_bounds",
                "{label} takes {span}, not {given}.",
                {
                    "label": self.label,
                    "span": _span(self.least, self.most),
                    "given": size if isinstance(size, int) else format_decimal(size),
                },
            )
        return None if self.verify is None else self.verify(answer)

    def _size(self, answer: Json) -> int | Decimal | Message:
        """Return what the bounds are for: the number, or the length of the text; else say what is taken."""
        if self.kind is EntryKind.WHOLE:
            if _is_whole(answer):
                return answer
            return Message("enter_whole", "{label} takes a whole number.", {"label": self.label})
        if self.kind is EntryKind.NUMBER:
            number = answer_to_number(answer)
            if number is not None:
                return number
            return Message("enter_number", "{label} takes a number.", {"label": self.label})
        if isinstance(answer, str):
            return len(answer)
        return Message("enter_text", "{label} takes a text.", {"label": self.label})

    def plain_policy(self, source: random.Random) -> Json:
        return self.default


@dataclass(frozen=True, slots=True)
class Offer:
    """An entry of the setting that can become rows, as it is offered to be taken.

    Attributes:
        key: What the answer says.
        label: Name for people.
        about: A sentence on it.
        cost: What one of it takes from the budget.
        most: How many may be taken; None for any number.
        closed: Why it cannot be taken now, or None.
    """

    key: str
    label: str
    about: str = ""
    cost: int = 0
    most: int | None = None
    closed: Message | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Rows(Request):
    """Make a list from the setting's entries, within a budget.

    Attributes:
        offers: What there is.
        budget: What the costs may add up to; None for no limit.
        list_key: List of the sheet that the rows will stand in, ``weapons``.
        feasible: A further rule on the counts by entry.
    """

    offers: tuple[Offer, ...]
    budget: int | None = None
    list_key: str = ""
    rule: Callable[[Mapping[str, int]], Message | None] | None = None

    def answered(self) -> Request:
        return replace(self, policy=None, feasible=None)

    def check(self, answer: Json) -> Message | None:
        if not isinstance(answer, Sequence) or isinstance(answer, str):
            return Message("rows_shape", "{label} takes a list of entries.", {"label": self.label})
        known = {offer.key: offer for offer in self.offers}
        counts: dict[str, int] = {}
        for row in answer:
            key = row.get("entry") if isinstance(row, Mapping) else None
            count = row.get("count", 1) if isinstance(row, Mapping) else None
            if not isinstance(key, str) or key not in known:
                return Message("rows_unknown", "{label} has no entry {key}.", {"label": self.label, "key": key})
            if not _is_whole(count) or count < 1:
                return Message("rows_count", "{entry}: the count must be 1 or more.", {"entry": known[key].label})
            counts[key] = counts.get(key, 0) + count
        return self._check_counts(counts, known)

    def _check_counts(self, counts: Mapping[str, int], known: Mapping[str, Offer]) -> Message | None:
        for key, count in counts.items():
            entry = known[key]
            if entry.closed is not None:
                return Message(
                    "rows_closed",
                    "{entry} cannot be taken: {reason}",
                    {"entry": entry.label, "reason": entry.closed},
                )
            if entry.most is not None and count > entry.most:
                return Message(
                    "rows_most",
                    "{entry} can be taken at most {most:# time|# times}.",
                    {"entry": entry.label, "most": entry.most},
                )
        cost = sum(known[key].cost * count for key, count in counts.items())
        if self.budget is not None and cost > self.budget:
            return Message(
                "rows_budget",
                "{label}: this costs {cost}, there are {budget}.",
                {"label": self.label, "cost": cost, "budget": self.budget},
            )
        return None if self.rule is None else self.rule(counts)

    def plain_policy(self, source: random.Random) -> Json:
        return []


@dataclass(frozen=True, slots=True, kw_only=True)
class Show(Request):
    """Show something that was computed, before the next step.

    Attributes:
        text: What happened, in a few sentences.
        addresses: Numbers of the sheet that belong to it.
    """

    text: str = ""
    addresses: tuple[str, ...] = ()

    def check(self, answer: Json) -> Message | None:
        if answer is None:
            return None
        return Message("show_answer", "{label} needs no answer.", {"label": self.label})

    def plain_policy(self, source: random.Random) -> Json:
        return None


def _is_whole(value: object) -> TypeGuard[int]:
    return isinstance(value, int) and not isinstance(value, bool)


def _span(least: int | Decimal | None, most: int | Decimal | None) -> str:
    if least is None:
        return f"at most {most}"
    if most is None:
        return f"at least {least}"
    return str(least) if least == most else f"{least} to {most}"
