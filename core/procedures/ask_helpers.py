"""Typed helpers that make a request (or write edits) in a procedure and return its answer.

The driver has already checked every answer, so these functions only convert its type.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping, Sequence
from dataclasses import replace
from decimal import Decimal
from typing import TypeVar

from core.character.edits import Edit
from core.character.json_values import Json
from core.character.sheet import Sheet
from core.dice import Dice, RollResult, enter_faces
from core.procedures.effects import ApplyEdits, DeferredRequest
from core.procedures.form import Form
from core.procedures.number_input import answer_to_number
from core.procedures.requests import (
    Allocate,
    Assign,
    Choose,
    Enter,
    EntryKind,
    Option,
    Policy,
    Request,
    Roll,
    Rows,
    Show,
)
from core.procedures.switches import Switches

Answer = TypeVar("Answer")
Subprocedure = Generator[Request, "Json | Sheet", Answer]
"""A generator that yields requests and returns a result; used with ``yield from`` in procedures."""

YES, NO = "yes", "no"
"""Option keys of `yes_no_options`."""


def roll_dice(request: Roll) -> Subprocedure[tuple[RollResult, ...]]:
    """Ask for a roll; returns one `RollResult` for each dice text."""
    answer = yield request
    faces = _to_sequence(answer)
    return tuple(enter_faces(dice, _to_ints(own)) for dice, own in zip(request.dice, faces, strict=True))


def roll_deferred(dice: Sequence[Dice], key: str, make: Callable[[], Roll]) -> Subprocedure[tuple[RollResult, ...]]:
    """Ask for a roll as `roll_dice` does, with a request that is only built when needed."""
    answer = yield DeferredRequest(key=key, label="", make=make)
    return tuple(enter_faces(each, _to_ints(own)) for each, own in zip(dice, _to_sequence(answer), strict=True))


def choose_deferred(
    key: str, make: Callable[[], Choose], policy: Policy | None = None
) -> Subprocedure[tuple[str, ...]]:
    """Ask for choices as `choose` does, with a request that is only built when needed.

    Args:
        key: Key of the request.
        make: Build it, with the same policy.
        policy: Its policy, where automatic answers need not build it.
    """
    answer = yield DeferredRequest(key=key, label="", make=make, policy=policy)
    return tuple(map(str, _to_sequence(answer)))


def choose(request: Choose) -> Subprocedure[tuple[str, ...]]:
    """Ask for choices; returns the keys."""
    answer = yield request
    return tuple(map(str, _to_sequence(answer)))


def choose_one(request: Choose) -> Subprocedure[str]:
    """Ask for exactly one choice; returns its key."""
    keys = yield from choose(request)
    (key,) = keys
    return key


def choose_row(request: Choose) -> Subprocedure[int]:
    """Ask for exactly one row of a list, whose index is the key of its option; returns the index."""
    return int((yield from choose_one(request)))


def yes_no_options(yes: str = "", no: str = "") -> tuple[Option, ...]:
    """Return the options No and Yes, each with an optional description."""
    return Option(NO, "No", no), Option(YES, "Yes", yes)


def ask_yes_no(request: Choose) -> Subprocedure[bool]:
    """Ask yes or no; the request needs the options of `yes_no_options`, or others with the same keys."""
    return (yield from choose_one(request)) == YES


def assign(request: Assign) -> Subprocedure[Mapping[str, int]]:
    """Ask for an assignment; returns the number (not its position) of each slot, in slot order."""
    answer = yield request
    positions = _to_mapping(answer)
    return {slot.key: request.values[_to_int(positions[slot.key])] for slot in request.slots}


def allocate(request: Allocate) -> Subprocedure[Mapping[str, int]]:
    """Ask for an allocation; returns the points of each target, 0 included."""
    answer = yield request
    amounts = _to_mapping(answer)
    return {target.key: _to_int(amounts.get(target.key, 0)) for target in request.targets}


def enter_number(request: Enter) -> Subprocedure[int]:
    """Ask for a whole number; the request's kind is set to WHOLE."""
    answer = yield replace(request, kind=EntryKind.WHOLE)
    return _to_int(answer)


def enter_decimal(request: Enter) -> Subprocedure[int | Decimal]:
    """Ask for a number with decimals; the request's kind is set to NUMBER."""
    answer = yield replace(request, kind=EntryKind.NUMBER)
    if isinstance(answer, Sheet):
        raise TypeError("a number was expected, not a sheet")
    return plain_number({request.key: answer}, request.key)


def enter_text(request: Enter) -> Subprocedure[str]:
    """Ask for a text; the request needs the kind TEXT or PROSE."""
    answer = yield request
    return str(answer)


def set_switches(request: Switches) -> Subprocedure[Mapping[str, Json]]:
    """Ask for the values of rules; returns those that change."""
    answer = yield request
    return _to_mapping(answer)


def ask_form(form: Form) -> Subprocedure[Mapping[str, Json]]:
    """Ask several requests together; returns their answers by key."""
    answer = yield form
    return _to_mapping(answer)


def choose_each(key: str, requests: Sequence[Choose]) -> Subprocedure[Mapping[str, str]]:
    """Ask for exactly one choice each of several requests on one page; returns them by the keys of the requests.

    Args:
        key: Name of the form.
        requests: The requests.
    """
    answers = yield from ask_form(Form(key=key, label="", requests=tuple(requests)))
    return {each.key: only_choice(answers, each.key) for each in requests}


def only_choice(answers: Mapping[str, Json], key: str) -> str:
    """Return the one choice of a request in a form."""
    return str(_to_sequence(answers[key])[0])


def plain_number(answers: Mapping[str, Json], key: str) -> int | Decimal:
    """Return the number of a request in a form."""
    number = answer_to_number(answers[key])
    if number is None:
        raise TypeError(f"a number was expected, not {answers[key]!r}")
    return number


def enter_numbers(form: Form) -> Subprocedure[Mapping[str, int]]:
    """Ask for several whole numbers on one page; returns them by the keys of their requests.

    Args:
        form: A form whose requests are all of the kind WHOLE.
    """
    answers = yield from ask_form(form)
    return {each.key: _to_int(answers[each.key]) for each in form.requests}


def take_rows(request: Rows | DeferredRequest) -> Subprocedure[Mapping[str, int]]:
    """Ask for rows from entries of the setting; returns the count of each, in the order chosen."""
    answer = yield request
    counts: dict[str, int] = {}
    for row in map(_to_mapping, _to_sequence(answer)):
        key = str(row["entry"])
        counts[key] = counts.get(key, 0) + _to_int(row.get("count", 1))
    return counts


def show(request: Show) -> Subprocedure[None]:
    """Show something and wait for confirmation."""
    yield request


def write(key: str, *edits: Edit, participant: int = 0, step: str = "", label: str = "") -> Subprocedure[Sheet]:
    """Apply edits to a sheet now; returns the updated sheet.

    Args:
        key: Name of this effect.
        edits: The edits, in order.
        participant: Position of the sheet.
        step: Step of the procedure.
        label: Its effect, for the history ("28 days, 6 EN back"), or "".
    """
    answer = yield ApplyEdits(key=key, label=label, edits=edits, participant=participant, step=step)
    if not isinstance(answer, Sheet):
        raise TypeError(f"{key} was answered with {answer!r}, not with a sheet")
    return answer


def write_if_any(sheet: Sheet, key: str, edits: Sequence[Edit], step: str = "", label: str = "") -> Subprocedure[Sheet]:
    """Apply edits to the first sheet, if there are any; returns the updated sheet.

    Args:
        sheet: The present sheet.
        key: Name of this effect.
        edits: The edits; if there are none, nothing is yielded.
        step: As for `write`.
        label: As for `write`.
    """
    return (yield from write(key, *edits, step=step, label=label)) if edits else sheet


def _to_sequence(answer: object) -> Sequence[Json]:
    if not isinstance(answer, Sequence) or isinstance(answer, str):
        raise TypeError(f"a list was expected, not {answer!r}")
    return answer


def _to_mapping(answer: object) -> Mapping[str, Json]:
    if not isinstance(answer, Mapping):
        raise TypeError(f"an object was expected, not {answer!r}")
    return answer


def _to_int(answer: object) -> int:
    if not isinstance(answer, int):
        raise TypeError(f"a whole number was expected, not {answer!r}")
    return answer


def _to_ints(answer: object) -> tuple[int, ...]:
    return tuple(map(_to_int, _to_sequence(answer)))
