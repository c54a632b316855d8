"""Dataclasses for requests (roll, choose, …): each checks answers and generates its own.

A procedure is a generator that yields requests and is sent answers, from a person in the window or at the terminal, the
automatic policy, or a script. Answers are plain JSON values, so that a transcript can be stored with a draft and
replayed.

| request    | answer                                                                         |
|------------|--------------------------------------------------------------------------------|
| `Roll`     | faces: one list of whole numbers for each entry of ``dice``                    |
| `Choose`   | list of option keys                                                            |
| `Assign`   | ``{slot: position of the value}``                                              |
| `Allocate` | ``{target: amount}``; a target that is missing gets 0                          |
| `Enter`    | a number or a text                                                             |
| `Rows`     | list of ``{"entry": key, "count": n}``                                         |
| `Show`     | null                                                                           |

Effects, which the driver handles itself (`ApplyEdits`, `LogEvent`, `DeferredRequest`), are in `effects`. The module is
long because code that handles requests must handle all kinds.
"""

from __future__ import annotations

import random
from abc import ABC, abstractmethod
from collections.abc import Callable, Generator, Mapping, Sequence
from dataclasses import dataclass, replace
from decimal import Decimal
from enum import StrEnum
from fractions import Fraction

from core.character.edits import Edit
from core.character.json_values import Json
from core.character.sheet import Sheet
from core.dice import Dice, RollResult, enter_faces, roll
from core.errors import NumberError
from core.messages import Message, phrase, unit_for
from core.procedures.allocation import Allocation, Rule, Target, check_bounds
from core.procedures.budgets import Budget
from core.procedures.number_input import answer_to_number, bounds_text, format_decimal, is_whole

Memory = dict[str, Json]
"""State of automatic answers during one procedure, such as a preference that guides later choices.

Plain JSON values only, as it is stored with the transcript.
"""

Policy = Callable[[random.Random, Memory], Json]
"""A game's automatic answer for one request."""


def always(answer: Json) -> Policy:
    """Return a policy that always gives the same answer."""
    return lambda _source, _memory: answer


Conversation = Generator["Request", "Json | Sheet", None]
"""A running procedure."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Request(ABC):
    """Something that a procedure asks for.

    Attributes:
        key: Stable name, unique within one run of the procedure: ``culture``, ``settle.2.trained``.
        label: Short label for people.
        help: What it means and what to consider.
        cite: Section of the book.
        step: Key of the procedure's step that it belongs to.
        page: Consecutive requests with the same page are shown together, the answered ones still editable. Unique
            within a run.
        page_label: Title of the page, given by its first request; by default the label of the step with that key, else
            of the first request.
        policy: The game's automatic answer; by default `default_policy` is used.
        decider: Position of the participant who decides or rolls; None for the Game Master, or if there is only one
            character.
        deciders: Positions of participants who may all decide; empty if ``decider`` applies.
        is_assumed: Whether records made before it was asked are known; resumed ones without an answer to it take the
            automatic answer, so that their later answers still fit.
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
    is_assumed: bool = False

    @abstractmethod
    def check(self, answer: Json) -> Message | None:
        """Return why an answer is invalid; None if it is valid."""

    @abstractmethod
    def default_policy(self, source: random.Random) -> Json:
        """Return an automatic answer without knowledge of the game."""

    def fingerprint(self) -> Json:
        """Return what an answer depends on besides the key; a stored answer with another fingerprint is invalid."""
        return None

    def compact(self) -> Request:
        """Return a copy without callables and options, to save memory when thousands are answered."""
        return replace(self, policy=None)

    def auto(self, source: random.Random, memory: Memory) -> Json:
        """Return an automatic answer, by the game's policy if there is one."""
        return self.default_policy(source) if self.policy is None else self.policy(source, memory)


@dataclass(frozen=True, slots=True, kw_only=True)
class Roll(Request):
    """Roll dice, or type the results of real dice.

    Attributes:
        dice: Dice, rolled in order; the answer has one list of faces for each.
        names: What each of them is for; empty, or as long as ``dice``.
        target: What the result is compared with, in words ("below 15"), or "".
        chance: Return the exact chance of success, if there is a target.
        counting: Return for every face whether it counts, if dice notation cannot express it (such as dropping the
            lowest of different dice); a throw without counting faces is discarded.
    """

    dice: tuple[Dice, ...]
    names: tuple[str, ...] = ()
    target: str = ""
    chance: Callable[[], Fraction] | None = None
    counting: Callable[[Sequence[Sequence[int]]], Sequence[Sequence[bool]]] | None = None

    def known_chance(self) -> Fraction | None:
        """Return the chance of success; None if there is none, or if a number that it needs cannot be used."""
        try:
            return None if self.chance is None else self.chance()
        except NumberError:
            return None

    def check(self, answer: Json) -> Message | None:
        if not isinstance(answer, Sequence) or isinstance(answer, str) or len(answer) != len(self.dice):
            return Message(
                "roll_shape",
                "{label} needs {count:# list|# lists} of dice results.",
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
        """Return for every face whether it counts.

        Args:
            faces: A complete answer.
        """
        if self.counting is not None:
            return tuple(map(tuple, self.counting(faces)))
        return tuple(dice.kept(own) for dice, own in zip(self.dice, faces, strict=True))

    def results(self, faces: Sequence[Sequence[int]]) -> tuple[RollResult, ...]:
        """Return every throw of a complete answer with the faces that count, and their total."""
        thrown = tuple(enter_faces(dice, own) for dice, own in zip(self.dice, faces, strict=True))
        try:
            kept = self.kept(faces)
        except NumberError:  # a house rule without a value decides it; the user of the dice reports it
            return thrown
        return tuple(rolled.counting(own) for rolled, own in zip(thrown, kept, strict=True))

    def fingerprint(self) -> Json:
        return [dice.text for dice in self.dice]

    def compact(self) -> Request:
        return replace(self, policy=None, chance=None, counting=None)

    def default_policy(self, source: random.Random) -> Json:
        return [list(roll(dice, source).faces) for dice in self.dice]


@dataclass(frozen=True, slots=True)
class Option:
    """One option of a `Choose`.

    Attributes:
        key: Key in the answer.
        label: Name for people.
        about: A sentence about it.
        closed: Why it cannot be chosen now, or None.
        preview: Edits that it would cause, to show their effect beforehand.
        group: The dice on the same page that it represents, by the first part of their name ("set 3"), or "".
        participant: Position of the participant that it means, or None.
        chance: The exact chance of success with it; None if it is unknown or there is none.
        arithmetic: How the chance comes about, in a few words, or "".
        effect: What it does on a success, as dice of damage, or "".
        figures: Its row where options are listed as a table, under the ``figure_heads`` of the request; or empty.
        address: Address of the row or number of the sheet that it means, by which files of answers name it; or "".
    """

    key: str
    label: str
    about: str = ""
    closed: Message | None = None
    preview: tuple[Edit, ...] = ()
    group: str = ""
    participant: int | None = None
    chance: Fraction | None = None
    arithmetic: str = ""
    effect: str = ""
    figures: tuple[str, ...] = ()
    address: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Choose(Request):
    """Choose one or several options.

    Attributes:
        options: All options, closed ones included.
        least, most: Minimum and maximum number of choices.
        role: What the dice of a chosen option become, in a word, or "".
        verify: Return why open options, as many as asked for, cannot be chosen together, or None.
        figure_heads: Heads of the columns where options are listed as a table; or empty.
    """

    options: tuple[Option, ...]
    least: int = 1
    most: int = 1
    role: str = ""
    figure_heads: tuple[str, ...] = ()
    verify: Callable[[Sequence[str]], Message | None] | None = None

    def check(self, answer: Json) -> Message | None:
        if not isinstance(answer, Sequence) or isinstance(answer, str):
            return Message("choose_shape", "{label} needs a list of choices.", {"label": self.label})
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
            return Message("choose_twice", "{label}: the same choice was made twice.", {"label": self.label})
        if not self.least <= len(answer) <= self.most:
            return Message(
                "choose_count",
                "{label}: choose {count}, not {given}.",
                {"label": self.label, "count": bounds_text(self.least, self.most), "given": len(answer)},
            )
        return None if self.verify is None else self.verify(tuple(map(str, answer)))

    def compact(self) -> Request:
        return replace(self, policy=None, options=(), verify=None)

    def default_policy(self, source: random.Random) -> Json:
        open_keys = [option.key for option in self.options if option.closed is None]
        return list(source.sample(open_keys, min(max(self.least, min(1, self.most)), len(open_keys))))


@dataclass(frozen=True, slots=True)
class Slot:
    """A slot of an `Assign`, filled with one of the numbers.

    Attributes:
        key: Key in the answer.
        label: Name for people.
        about: A sentence about it.
        address: Address on the sheet that gets the number, or "".
    """

    key: str
    label: str
    about: str = ""
    address: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Assign(Request):
    """Assign numbers to slots, each number at most once.

    Attributes:
        values: The numbers, by position; at least as many as slots.
        slots: The slots; each gets one number.
    """

    values: tuple[int, ...]
    slots: tuple[Slot, ...]

    def check(self, answer: Json) -> Message | None:
        if not isinstance(answer, Mapping):
            return Message("assign_shape", "{label} needs one number for each item.", {"label": self.label})
        wanted = {slot.key: slot.label for slot in self.slots}
        if unknown := [key for key in answer if key not in wanted]:
            return Message("assign_unknown", "{label} has no item {key}.", {"label": self.label, "key": unknown[0]})
        if missing := [label for key, label in wanted.items() if key not in answer]:
            return Message("assign_missing", "{place} has no number yet.", {"place": missing[0]})
        positions = list(answer.values())
        for position in positions:
            if not is_whole(position) or not 0 <= position < len(self.values):
                return Message(
                    "assign_position",
                    "{label}: {position} is not a position; positions are 0 to {last}.",
                    {"label": self.label, "position": position, "last": len(self.values) - 1},
                )
        if len(set(positions)) != len(positions):
            return Message("assign_twice", "{label}: one number is used twice.", {"label": self.label})
        return None

    def fingerprint(self) -> Json:
        return list(self.values)

    def default_policy(self, source: random.Random) -> Json:
        positions = source.sample(range(len(self.values)), len(self.slots))
        return {slot.key: position for slot, position in zip(self.slots, positions, strict=True)}


@dataclass(frozen=True, slots=True, kw_only=True)
class Allocate(Request):
    """Spend points on targets.

    Attributes:
        targets: What points can be spent on.
        amount: Points that can be spent on any target.
        budgets: Further points, each for some targets only.
        spend_all: Whether everything that can be spent must be spent.
        may_overspend: Whether more may be spent than available, as a violation; automatic answers never do.
        rule: Return why an allocation within all bounds is invalid, or None; whatever it allows, it must also allow
            with less.
        head: Column title of the targets: "Attribute".
        about_head: Column title of the targets' ``about``.
        favoured: What targets of greater weight have in common: "trained by Duelists".
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
        """All budgets: ``amount`` as one for all targets, and ``budgets``."""
        return (Budget("", self.label, self.amount), *self.budgets) if self.amount else self.budgets

    @property
    def total(self) -> int:
        """The total of all budgets."""
        return self.amount + sum(supply.amount for supply in self.budgets)

    def allocation(self, amounts: Mapping[str, int] | None = None) -> Allocation:
        """Return an `Allocation` with these amounts: remaining room, limits, reasons, automatic spending."""
        return Allocation(self.targets, self.all_budgets, amounts, self.rule)

    def check(self, answer: Json) -> Message | None:
        if not isinstance(answer, Mapping):
            return Message("allocate_shape", "{label} needs an amount for each item.", {"label": self.label})
        known = {target.key: target for target in self.targets}
        amounts: dict[str, int] = {target.key: 0 for target in self.targets}
        for key, amount in answer.items():
            if key not in known:
                return Message("allocate_unknown", "{label} has no item {key}.", {"label": self.label, "key": key})
            if not is_whole(amount):
                return Message("allocate_number", "{place} needs a whole number.", {"place": known[key].label})
            amounts[key] = amount
        bounds = (check_bounds(target, amounts[target.key]) for target in self.targets)
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
                "{label}: {spent} of {amount} spent.",
                {"label": self.label, "spent": self.total - spending.left, "amount": self.total},
            )
        return None

    def default_policy(self, source: random.Random) -> Json:
        spending = self.allocation()
        spending.fill(source)
        return dict(spending.amounts)


class EntryKind(StrEnum):
    """Kinds of values for `Enter`."""

    WHOLE = "whole"
    NUMBER = "number"
    TEXT = "text"
    PROSE = "prose"


@dataclass(frozen=True, slots=True, kw_only=True)
class Enter(Request):
    """Enter a number or a text.

    Attributes:
        kind: What is entered.
        least, most: Bounds of the number, or of the length of the text; None for no bound.
        default: Initial value, and the automatic answer without a policy.
        unit: Unit of a number, as a plural.
        unit_template: Translated template that counts the unit, see `core.messages.unit_template`; "" for English.
        verify: Return why a value within the bounds is invalid, or None.
        usual: Numbers that are often entered, offered as buttons.
        usual_dice: Dice that are often rolled for it, offered where an amount may be rolled: ``2d12+1d10``.
        default_name: What the default means, as "until whole", or "".
    """

    kind: EntryKind = EntryKind.TEXT
    least: int | Decimal | None = None
    most: int | Decimal | None = None
    default: Json = ""
    unit: str = ""
    unit_template: str = ""
    verify: Callable[[Json], Message | None] | None = None
    usual: tuple[int, ...] = ()
    usual_dice: tuple[str, ...] = ()
    default_name: str = ""

    def compact(self) -> Request:
        return replace(self, policy=None, verify=None)

    def unit_for(self, number: object) -> str:
        """Return the unit in the form that follows this number, or the text that shows it."""
        return phrase(self.unit_template, number=number) if self.unit_template else unit_for(number, self.unit)

    @property
    def is_number(self) -> bool:
        """True if a number is entered, not a text."""
        return self.kind in (EntryKind.WHOLE, EntryKind.NUMBER)

    def check(self, answer: Json) -> Message | None:
        size = self._size(answer)
        if isinstance(size, Message):
            return size
        if (self.least is not None and size < self.least) or (self.most is not None and size > self.most):
            return Message(
                "enter_bounds",
                "{label} must be {span}, not {given}."
                if self.is_number
                else "{label} must have {span} characters, not {given}.",
                {
                    "label": self.label,
                    "span": bounds_text(self.least, self.most),
                    "given": size if isinstance(size, int) else format_decimal(size),
                },
            )
        return None if self.verify is None else self.verify(answer)

    def _size(self, answer: Json) -> int | Decimal | Message:
        """Return the number, or the length of the text, that the bounds apply to; a Message if the kind is wrong."""
        if self.kind is EntryKind.WHOLE:
            if is_whole(answer):
                return answer
            return Message("enter_whole", "{label} must be a whole number.", {"label": self.label})
        if self.kind is EntryKind.NUMBER:
            number = answer_to_number(answer)
            if number is not None:
                return number
            return Message("enter_number", "{label} must be a number.", {"label": self.label})
        if isinstance(answer, str):
            return len(answer)
        return Message("enter_text", "{label} must be a text.", {"label": self.label})

    def default_policy(self, source: random.Random) -> Json:
        return self.default


@dataclass(frozen=True, slots=True)
class Offer:
    """An entry of the setting that can be added as rows.

    Attributes:
        key: Key in the answer.
        label: Name for people.
        about: A sentence about it.
        cost: Cost of one, from the budget.
        most: Maximum count; None for no limit.
        closed: Why it cannot be taken now, or None.
        category: What kind of thing it is, to filter by; "" for none.
    """

    key: str
    label: str
    about: str = ""
    cost: int = 0
    most: int | None = None
    closed: Message | None = None
    category: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Rows(Request):
    """Add rows from entries of the setting, within a budget.

    Attributes:
        offers: The entries.
        budget: Maximum total cost; None for no limit.
        list_key: List of the sheet that gets the rows, ``weapons``.
        rule: Return why the counts by entry are invalid, or None.
        preview: Return the edits that add the counted entries, or None if only the procedure knows them.
        load: Addresses of the load on the sheet and of its limit; empty if the game has none.
    """

    offers: tuple[Offer, ...]
    budget: int | None = None
    list_key: str = ""
    rule: Callable[[Mapping[str, int]], Message | None] | None = None
    preview: Callable[[Mapping[str, int]], tuple[Edit, ...]] | None = None
    load: tuple[str, ...] = ()

    def compact(self) -> Request:
        return replace(self, policy=None, rule=None, preview=None)

    def check(self, answer: Json) -> Message | None:
        if not isinstance(answer, Sequence) or isinstance(answer, str):
            return Message("rows_shape", "{label} needs a list of entries.", {"label": self.label})
        known = {offer.key: offer for offer in self.offers}
        counts: dict[str, int] = {}
        for row in answer:
            key = row.get("entry") if isinstance(row, Mapping) else None
            count = row.get("count", 1) if isinstance(row, Mapping) else None
            if not isinstance(key, str) or key not in known:
                return Message("rows_unknown", "{label} has no entry {key}.", {"label": self.label, "key": key})
            if not is_whole(count) or count < 1:
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
                "{label}: this costs {cost}, but only {budget} are available.",
                {"label": self.label, "cost": cost, "budget": self.budget},
            )
        return None if self.rule is None else self.rule(counts)

    def default_policy(self, source: random.Random) -> Json:
        return []


@dataclass(frozen=True, slots=True, kw_only=True)
class Show(Request):
    """Show a result before the next step.

    Attributes:
        text: What happened, in a few sentences.
        addresses: Addresses of numbers to show with it.
    """

    text: str = ""
    addresses: tuple[str, ...] = ()

    def check(self, answer: Json) -> Message | None:
        if answer is None:
            return None
        return Message("show_answer", "{label} needs no answer.", {"label": self.label})

    def default_policy(self, source: random.Random) -> Json:
        return None
