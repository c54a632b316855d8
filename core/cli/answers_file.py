"""Answers from a file: reads them, turns what is easy to write into answers, and names the valid ones.

A choice may be a plain text, a number a number, dice a plain list; options, places and items go by their key or by
their name, rows of the sheet by their address or position, in every game alike. What was valid in earlier versions
stays valid.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Protocol

from core.character.json_reader import read_json
from core.character.json_values import Json
from core.cli.console import one_line
from core.cli.output_language import translated
from core.cli.sources import read_bytes
from core.errors import AnswerError, DocumentError
from core.messages import Message, Word, shorten
from core.procedures.allocation import Target
from core.procedures.number_input import parse_measured, parse_whole
from core.procedures.requests import Allocate, Assign, Choose, Enter, EntryKind, Option, Request, Roll, Rows
from core.procedures.switches import Switch, Switches

_ROW = re.compile(r"(?:row\.|[\w.]+\[)?(\d{1,6})\]?")
"""Keys of options that are rows of the sheet: ``2``, ``row.2``, ``skills[2]``."""

_ROW_ADDRESS = re.compile(r"[\w.]+\[\d+\]")
"""Address of a row, or the beginning of that of a number in it."""

MOST_NAMED = 24
"""Valid names that a refusal lists at most."""


class _Named(Protocol):
    @property
    def key(self) -> str:
        """Key in the answer."""

    @property
    def label(self) -> str:
        """Name for people."""


def read_answers(source: str) -> Mapping[str, Json]:
    """Return answers by request key from a file.

    It holds JSON lines, ``{"key": …, "answer": …}`` or ``{key: answer, …}``; or one JSON object of answers by key, or
    one list of such entries, as ``--questions`` prints.

    Raises:
        DocumentError: A line cannot be parsed; the message names it.
    """
    text = read_bytes(source).decode("utf-8-sig", errors="replace")
    answers: dict[str, Json] = {}
    for number, entry in _entries(text, source):
        if not isinstance(entry, Mapping):
            raise _bad_answer(source, number, Word("a line must be an object in curly braces."))
        if isinstance(entry.get("key"), str) and "answer" in entry:
            answers[str(entry["key"])] = entry["answer"]
        else:
            answers |= entry
    return answers


def _entries(text: str, source: str) -> Sequence[tuple[int, Json]]:
    """Return the entries of a file with the numbers of their lines."""
    try:
        whole = read_json(text)
    except DocumentError:
        whole = None
    if isinstance(whole, list | tuple):
        return [(number, entry) for number, entry in enumerate(whole, start=1)]
    if whole is not None:
        return [(1, whole)]
    found: list[tuple[int, Json]] = []
    for number, line in enumerate(text.split("\n"), start=1):
        if not line.strip():
            continue
        try:
            found.append((number, read_json(line)))
        except DocumentError as error:
            raise _bad_answer(source, number, error.message) from error
    return found


def _bad_answer(source: str, number: int, reason: Message | Word) -> DocumentError:
    return DocumentError(
        Message(
            "answers_line",
            "Line {number} of the answers in {source} cannot be read: {reason}",
            {"number": number, "source": source, "reason": reason},
        )
    )


# ------------------------------------------------------------------------------------------------ what is written


def convert_answer(request: Request, value: Json) -> Json:
    """Return what was written for a request as its answer; a valid answer stays as it is, and so does what is none.

    Raises:
        AnswerError: A number that is given to a place is none of those to give.
    """
    if request.check(value) is None:
        return value
    converted = value
    match request:
        case Roll():
            converted = _to_faces(request, value)
        case Choose():
            converted = [_to_key(request.options, each) for each in _to_list(value)]
        case Assign():
            converted = _to_positions(request, value)
        case Allocate() if isinstance(value, Mapping):
            converted = {_to_key(request.targets, key): amount for key, amount in value.items()}
        case Enter():
            converted = _to_entry(request, value)
        case Rows():
            converted = _to_rows(request, value)
        case Switches() if isinstance(value, Mapping):
            converted = _to_switches(request, value)
    return converted


def _to_list(value: Json) -> list[Json]:
    return list(value) if isinstance(value, list | tuple) else [value]


def _to_key(items: Sequence[_Named], word: Json) -> str:
    """Return the key of an item that is named by key, name or row; what names none, or several, stays as it is."""
    text = str(word)
    if any(each.key == text for each in items):
        return text
    found = [each.key for each in items if printed_key(each) == text]
    found = found or [each.key for each in items if each.label.casefold() == text.casefold()]
    if not found and (row := _row(text)) is not None:
        found = [each.key for each in items if _row(each.key) == row]
    return found[0] if len(found) == 1 else text


def printed_key(item: _Named) -> str:
    """Return how an item is named where it is printed: a row or number of the sheet by its address, else by its key.

    Games have keys of their own for rows, as ``1``, ``row.1`` or ``skills[1]``, which stay valid.
    """
    if isinstance(item, Option):
        return item.address or item.key
    if isinstance(item, Target) and _row(item.key) is not None:
        row = _ROW_ADDRESS.match(item.address)
        return item.key if row is None else row[0]
    return item.key


def _row(key: str) -> int | None:
    """Return the position that a key of a row has; None for any other key."""
    found = _ROW.fullmatch(key)
    return None if found is None else int(found[1])


def _to_faces(request: Roll, value: Json) -> Json:
    faces = _to_list(value)
    if len(faces) != sum(len(dice.sizes) for dice in request.dice) or any(isinstance(each, list) for each in faces):
        return value
    remaining = iter(faces)
    return [[next(remaining) for _ in dice.sizes] for dice in request.dice]


def _to_positions(request: Assign, value: Json) -> Json:
    """Return the positions of numbers that are given themselves, by place or in the order of the places."""
    if isinstance(value, list | tuple) and len(value) == len(request.slots):
        value = {slot.key: number for slot, number in zip(request.slots, value, strict=True)}
    if not isinstance(value, Mapping):
        return value
    named: dict[str, Json] = {_to_key(request.slots, key): number for key, number in value.items()}
    if request.check(named) is None:
        return named
    free = list(enumerate(request.values))
    positions: dict[str, Json] = {}
    for key, number in named.items():
        found = next((each for each in free if each[1] == number), None)
        if found is None:
            left = ", ".join(str(each) for _, each in free) or Word("none")
            template = "{number} is not one of the numbers left: {left}."
            raise AnswerError(Message("assign_number", template, {"number": shorten(str(number)), "left": left}))
        free.remove(found)
        positions[key] = found[0]
    return positions


def _to_entry(request: Enter, value: Json) -> Json:
    if request.kind is EntryKind.WHOLE and isinstance(value, str):
        number = parse_whole(value, request.unit)
        return value if number is None else number
    if request.kind is EntryKind.NUMBER and isinstance(value, str):
        measured = parse_measured(value, request.unit)
        return value if measured is None else measured
    if not request.is_number and isinstance(value, int) and not isinstance(value, bool):
        return str(value)
    return value


def _to_rows(request: Rows, value: Json) -> Json:
    """Return rows of entries that are given as names, or as names with counts."""
    if isinstance(value, Mapping) and "entry" not in value:
        return [{"entry": _to_key(request.offers, key), "count": count} for key, count in value.items()]
    rows: list[Json] = []
    for each in _to_list(value):
        row: Mapping[str, Json] = each if isinstance(each, Mapping) else {"entry": each}
        rows.append({"count": 1, **row, "entry": _to_key(request.offers, row.get("entry"))})
    return rows


def _to_switches(request: Switches, value: Mapping[str, Json]) -> Json:
    known = {switch.key: switch for switch in request.switches}
    named = {_to_key(request.switches, key): each for key, each in value.items()}
    return {key: _to_value(known[key], each) if key in known else each for key, each in named.items()}


def _to_value(switch: Switch, value: Json) -> Json:
    return _to_key(switch.choices, value) if switch.choices else value


# ------------------------------------------------------------------------------------------------ what is valid


def valid_names(request: Request) -> tuple[str, ...]:
    """Return what an answer may name: the keys of what can be chosen, as printed; empty where nothing is named."""
    if isinstance(request, Choose):
        return tuple(printed_key(each) for each in request.options if each.closed is None)
    if isinstance(request, Rows):
        return tuple(each.key for each in request.offers if each.closed is None)
    items: Sequence[_Named] = ()
    if isinstance(request, Assign):
        items = request.slots
    elif isinstance(request, Allocate):
        items = request.targets
    elif isinstance(request, Switches):
        items = request.switches
    return tuple(printed_key(each) for each in items)


def script_error(key: str, request: Request, error: AnswerError, system: str = "") -> AnswerError:
    """Return why an answer of a file cannot be used, with the question in words and the valid names.

    Args:
        key: Its key in the file.
        request: The request.
        error: Why it does not fit.
        system: Id of the game, whose terms are in the question.
    """
    names = valid_names(request)
    values = {"question": one_line(translated(request.label, system)), "key": key, "reason": error.message}
    template = 'The answer to "{question}" ({key}) in the file cannot be used: {reason}'
    if names:
        listed = [*names[:MOST_NAMED], *(["…"] if len(names) > MOST_NAMED else [])]
        values["names"] = ", ".join(listed)
        template = 'The answer to "{question}" ({key}) in the file cannot be used: {reason} Valid names: {names}.'
    return AnswerError(Message("script_answer", template, values, system))
