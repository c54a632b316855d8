"""Makes the prompt of each kind of request: lines to print, parser of the typed answer.

A prompt does no input and output itself. A line that it cannot parse raises an :class:`~core.errors.AnswerError` that
says how to write it.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from typing import TypeVar

from core.character.json_values import Json
from core.cli.allocation_input import HELP as ALLOCATION_HELP
from core.cli.allocation_input import allocation_lines, read_allocation
from core.cli.input_parser import face_value, match_one, parse_dice, parse_pairs, split_numbers, split_words
from core.cli.output_language import render, say, show_value, translated
from core.errors import AnswerError
from core.formula import format_chance
from core.messages import Message, Word, phrase
from core.procedures.number_input import parse_measured, parse_whole
from core.procedures.requests import Allocate, Assign, Choose, Enter, EntryKind, Option, Request, Roll, Rows, Show
from core.procedures.switches import Switch, Switches

EMPTY_ANSWERS = frozenset({"none", "-"})
"""Words for an empty answer."""

MANY_ROLLS = 8
"""Up to this many rolls of the same dice are listed one by one."""

END_OF_PROSE = "."


class MoreDiceNeeded(AnswerError):  # noqa: N818  (nothing is wrong)
    """Raised when the dice of some of several rolls were typed; the rest may follow on the next line."""


Kind = TypeVar("Kind", bound=Request)


@dataclass(frozen=True, slots=True)
class Prompt:
    """How a request is put to the user.

    Attributes:
        lines: Lines below the label.
        hint: What can be typed, in short.
        help: How to type an answer, in full.
        read: Parses a typed line into the answer.
        takes_lines: Whether more lines follow, up to a line with a full stop alone.
        empty: Whether an empty line is an answer of its own.
    """

    lines: tuple[str, ...]
    hint: str
    help: str
    read: Callable[[str], Json]
    takes_lines: bool = False
    empty: bool = False


def prompt_for(request: Request) -> Prompt:
    """Return the prompt of a request."""
    for kind, make in _KINDS:
        if isinstance(request, kind):
            return make(request)
    raise TypeError(f"nothing asks a person for {request!r}")


# ------------------------------------------------------------------------------------------------ dice


def _roll(request: Roll) -> Prompt:
    lines = _dice_lines(request)
    if request.target:
        line = say("target: {target}", target=request.target)
        if (known := request.known_chance()) is not None:
            chance = show_value(format_chance(known))
            line = say("target: {target}, chance {chance}", target=request.target, chance=chance)
        lines.append(line)

    def read(line: str) -> Json:
        typed = typed_faces(request, line)
        wanted = sum(len(dice.sizes) for dice in request.dice)
        if 0 < len(typed) < wanted:
            raise MoreDiceNeeded(_next_roll(request, len(typed)))
        if len(typed) != wanted:
            raise AnswerError(
                Message(
                    "roll_count",
                    "This roll has {wanted:# die|# dice}, but you typed {given}. Type what each die shows, with "
                    "spaces between, or press Enter to let Quire roll.",
                    {"wanted": wanted, "given": phrase("{given:# number|# numbers}", given=len(typed))},
                )
            )
        remaining = iter(typed)
        return [[next(remaining) for _ in dice.sizes] for dice in request.dice]

    return Prompt(
        tuple(lines),
        say("Press Enter to roll, or type your dice"),
        say(
            "Press Enter to let Quire roll. Or roll real dice and type what each shows, in the order above, with "
            "spaces between: 4 6 1. They can be typed line by line; Enter then rolls the rest. On a d100, 00 means 100."
        ),
        read,
    )


def typed_faces(request: Roll, line: str) -> list[int]:
    """Return what the first dice of a roll show, as typed; the request checks them once there is one for each die.

    Raises:
        AnswerError: Something typed is not a number, or one of the first dice cannot show it.
    """
    sizes = [size for dice in request.dice for size in dice.sizes]
    typed = parse_dice(line)
    faces = [face_value(face, size) for face, size in zip(typed, sizes, strict=False)] + typed[len(sizes) :]
    for face, size in zip(faces, sizes, strict=False):
        if len(faces) < len(sizes) and not 1 <= face <= size:
            raise AnswerError(
                Message("roll_face", "A d{size} cannot show {face}. Type that die again.", {"size": size, "face": face})
            )
    return faces


def _dice_lines(request: Roll) -> list[str]:
    """Return a line for every roll; of many equal rolls only the first and the last name."""
    texts = [dice.text for dice in request.dice]
    if len(texts) > MANY_ROLLS and len(set(texts)) == 1:
        line = say("{count} times {dice}", count=len(texts), dice=texts[0])
        if not request.names:
            return [line]
        names = say("{first} to {last}", first=request.names[0], last=request.names[-1])
        return [f"{line}  ({names})"]
    return [f"{name}: {text}" for name, text in zip(request.names, texts, strict=True)] if request.names else texts


def _next_roll(request: Roll, typed: int) -> Message:
    """Return the message that asks for the dice of the next roll."""
    done = 0
    while done + 1 < len(request.dice) and typed >= len(request.dice[done].sizes):
        typed -= len(request.dice[done].sizes)
        done += 1
    if len(request.dice) == 1:
        count = len(request.dice[0].sizes)
        template = "{typed} of {count} dice typed; type the others, or press Enter to roll them"
        return Message("more_dice", template, {"typed": typed, "count": count})
    name = request.names[done] if request.names else phrase("roll {number}", number=done + 1)
    values = {"done": done, "count": len(request.dice), "name": name, "dice": request.dice[done].text}
    if not typed:
        template = "{done} of {count} rolls typed; next {name} ({dice}), or Enter to roll the rest"
        return Message("more_faces", template, values)
    return Message(
        "more_faces",
        "{done} of {count} rolls typed; next {name} ({dice}), after {typed} of its dice, or Enter to roll the rest",
        {**values, "typed": typed},
    )


# --------------------------------------------------------------------------------------------- choices


def _choose(request: Choose) -> Prompt:
    lines = [
        _item(number, option.label, _option_about(option), option.closed)
        for number, option in enumerate(request.options, 1)
    ]
    single = request.most == 1
    count = str(request.most)
    if request.least != request.most:
        count = say("{least} to {most}", least=request.least, most=request.most)
    what = (
        say("type its number or name")
        if single
        else say("type {count} of them by number or name, with commas between", count=count)
    )
    if request.least == 0:
        what = say("{what}, or none", what=what)

    def read(line: str) -> Json:
        if request.least == 0 and line.strip().casefold() in EMPTY_ANSWERS:
            return []
        chosen = [line] if single else split_words(line)
        return [match_one(request.options, word).key for word in chosen]

    example = "2" if single else "1, 3"
    about = say("Choose from the list: {what}, for example: {example}", what=what, example=example)
    return Prompt(tuple(lines), what, about, read)


def _option_about(option: Option) -> str:
    """Return the odds of an option, what it does and how the odds come about, else what it is about."""
    odds = "" if option.chance is None else show_value(format_chance(option.chance))
    detail = option.arithmetic if option.arithmetic and (odds or not option.about) else option.about
    return "  ".join(part for part in (odds, option.effect, detail) if part)


def _item(number: int, label: str, about: str, closed: Message | None, note: str = "") -> str:
    text = f"{number:>3}  {label}{note}"
    if closed is not None:
        return f"{text}  ({say('not now: {reason}', reason=render(closed))})"
    return f"{text}  {about}".rstrip()


def _switches(request: Switches) -> Prompt:
    lines = [
        _item(number, switch.label, switch.about, None, f": {switch_value(switch, switch.value)}")
        for number, switch in enumerate(request.switches, 1)
    ]
    return Prompt(
        tuple(lines),
        say("type rules to switch, or a rule and its value, with commas between; Enter changes nothing"),
        say(
            "A rule's number or name switches it on or off; its value may follow: 2 on, 4 off, 5 12. Several go with "
            "commas between."
        ),
        partial(_read_switches, request),
    )


def switch_value(switch: Switch, value: Json) -> str:
    """Return the value of a rule as text."""
    if isinstance(value, bool):
        return say("on") if value else say("off")
    return next((each.label for each in switch.choices if each.key == value), str(value))


def _read_switches(request: Switches, line: str) -> Json:
    if line.strip().casefold() in EMPTY_ANSWERS:
        return {}
    return dict(_read_switch(request, part.strip()) for part in line.split(",") if part.strip())


def _read_switch(request: Switches, part: str) -> tuple[str, Json]:
    """Return a rule and its new value: ``quirks``, ``quirks on``, ``year days 360``."""
    words = part.split()
    for count in range(len(words), 0, -1):
        with suppress(AnswerError):
            switch = match_one(request.switches, " ".join(words[:count]))
            break
    else:
        switch = match_one(request.switches, part)
    if value := " ".join(words[count:]):
        return switch.key, _read_value(switch, value)
    if isinstance(switch.value, bool):
        return switch.key, not switch.value
    raise AnswerError(Message("switch_value", "{rule} needs a value behind it.", {"rule": switch.label}))


def _read_value(switch: Switch, word: str) -> Json:
    if switch.choices:
        return match_one(switch.choices, word).key
    if not isinstance(switch.value, bool):
        number = parse_whole(word)
        return word if number is None else number
    values = {say("on").casefold(): True, "on": True, say("off").casefold(): False, "off": False}
    return values.get(word.casefold(), word)


# --------------------------------------------------------------------------------------- numbers given


def _assign(request: Assign) -> Prompt:
    lines = [say("numbers: {numbers}", numbers="  ".join(map(str, request.values)))]
    lines += [_item(number, slot.label, slot.about, None) for number, slot in enumerate(request.slots, 1)]

    def read(line: str) -> Json:
        if all(re.fullmatch(r"[+-]?[0-9]{1,99}", word) for word in split_numbers(line)) and line.strip():
            numbers = dict(zip((slot.key for slot in request.slots), map(int, split_numbers(line)), strict=False))
        else:
            numbers = {match_one(request.slots, name).key: number for name, number in parse_pairs(line)}
        return _positions(request, numbers)

    return Prompt(
        tuple(lines),
        say("type the numbers in the order of the list, or names and numbers"),
        say(
            "Assign each number once: in the order of the list, like 14 11 9, or by name with commas between, like "
            "hlth 14, prow 11."
        ),
        read,
    )


def _positions(request: Assign, given: Mapping[str, int]) -> Json:
    """Return positions for numbers; equal numbers take the first free position."""
    free = list(enumerate(request.values))
    answer: dict[str, Json] = {}
    for key, number in given.items():
        position = next((entry for entry in free if entry[1] == number), None)
        if position is None:
            raise AnswerError(
                Message(
                    "assign_number",
                    "{number} is not one of the numbers left: {left}.",
                    {"number": number, "left": ", ".join(str(value) for _, value in free) or Word("none")},
                )
            )
        free.remove(position)
        answer[key] = position[0]
    return answer


def _allocate(request: Allocate) -> Prompt:
    lines, notes = allocation_lines(request)
    for number, (target, note) in enumerate(zip(request.targets, notes, strict=True), 1):
        label = f"{target.mark}  {target.label}" if target.mark else target.label
        lines.append(_item(number, label, target.about, None, note))

    def read(line: str) -> Json:
        return {} if line.strip().casefold() in EMPTY_ANSWERS else dict(read_allocation(request, line))

    return Prompt(tuple(lines), say("type names and amounts, like hlth 3, prow 2"), translated(ALLOCATION_HELP), read)


# ---------------------------------------------------------------------------------------------- typing


def _enter(request: Enter) -> Prompt:
    bounds = _bounds(request)
    if request.kind is EntryKind.WHOLE:
        hint = _with_unit(say("a whole number"), request) + bounds
        return Prompt((), hint, say("Type {what}.", what=hint), partial(_whole, request))
    if request.kind is EntryKind.NUMBER:
        hint = _with_unit(say("a number"), request) + bounds
        return Prompt((), hint, say("Type {what}; use a point for decimals.", what=hint), partial(_number, request))
    if request.kind is EntryKind.PROSE:
        hint = say("several lines{bounds}; finish with a full stop on a line of its own", bounds=bounds)
        return Prompt((), hint, say("Type {what}.", what=hint), str, takes_lines=True)
    about = say("Type a text. Put it in quotes if it is also a command.")
    return Prompt((), say("a text") + bounds, about, _unquoted)


def _with_unit(what: str, request: Enter) -> str:
    return f"{what} ({request.unit})" if request.unit else what


def _bounds(request: Enter) -> str:
    if request.least is None and request.most is None:
        return ""
    bounds = {"least": request.least, "most": request.most}
    if request.least is None:
        text = say("at most {most}", **bounds) if request.is_number else say("at most {most} letters", **bounds)
    elif request.most is None:
        if not request.least and not request.is_number:
            return ""
        text = say("at least {least}", **bounds) if request.is_number else say("at least {least} letters", **bounds)
    elif request.is_number:
        text = say("{least} to {most}", **bounds)
    else:
        text = say("{least} to {most} letters", **bounds)
    return f", {text}"


def _whole(request: Enter, line: str) -> Json:
    number = parse_whole(line, request.unit)
    if number is None:
        raise AnswerError(Message("whole", "{line} is not a whole number. Type digits only, like 24.", {"line": line}))
    return number


def _number(request: Enter, line: str) -> Json:
    number = parse_measured(line, request.unit)
    if number is None:
        raise AnswerError(Message("number", "{line} is not a number. Type one like 24 or 24.5.", {"line": line}))
    return number


def _unquoted(line: str) -> Json:
    text = line.strip()
    is_quoted = len(text) > 1 and text[0] == text[-1] == '"'
    return text[1:-1] if is_quoted else text


# ------------------------------------------------------------------------------------------------ rows


def _rows(request: Rows) -> Prompt:
    lines = [] if request.budget is None else [say("budget: {budget}", budget=request.budget)]
    for number, entry in enumerate(request.offers, 1):
        cost = f"  [{say('costs {cost}', cost=entry.cost)}]" if entry.cost else ""
        lines.append(_item(number, entry.label, entry.about, entry.closed, cost))

    def read(line: str) -> Json:
        if line.strip().casefold() in EMPTY_ANSWERS:
            return []
        return [_row(request, word) for word in split_words(line)]

    return Prompt(
        tuple(lines),
        say("type entries with commas between, or none"),
        say(
            "Choose entries by number or name, with commas between; add x and a number for several: sword, rope x 2. "
            "Type none to take nothing."
        ),
        read,
    )


def _row(request: Rows, word: str) -> Json:
    counted = re.fullmatch(r"(.*\S)\s*[x×*]\s*([0-9]{1,9})", word)
    if counted is None:
        return {"entry": match_one(request.offers, word).key, "count": 1}
    return {"entry": match_one(request.offers, counted[1]).key, "count": int(counted[2])}


def _show(request: Show) -> Prompt:
    lines = tuple(request.text.splitlines())
    return Prompt(
        lines,
        say("Press Enter to continue"),
        say("Nothing to decide here. Press Enter to continue."),
        lambda line: None,
    )


def _maker(kind: type[Kind], make: Callable[[Kind], Prompt]) -> tuple[type[Request], Callable[[Request], Prompt]]:
    """Return a kind of request with the function that makes its prompt."""

    def checked(request: Request) -> Prompt:
        assert isinstance(request, kind)  # noqa: S101  (asked before)
        return make(request)

    return kind, checked


_KINDS = (
    _maker(Roll, _roll),
    _maker(Choose, _choose),
    _maker(Switches, _switches),
    _maker(Assign, _assign),
    _maker(Allocate, _allocate),
    _maker(Enter, _enter),
    _maker(Rows, _rows),
    _maker(Show, _show),
)
