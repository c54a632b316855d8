"""``quire derive`` and others: print numbers, their origin, rule violations, notation lines."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import accumulate
from typing import Annotated

import typer

from core.character.effects import EFFECTS_KEY
from core.character.labels import citation_text
from core.character.sheet import Sheet
from core.character.violations import Violation
from core.cli.arguments import AsJson, Library, Source, Sources
from core.cli.completion import complete_address
from core.cli.console import display_name, one_line, print_err, print_error, print_json, print_out, progress
from core.cli.output_language import render, say, translator_of
from core.cli.sources import open_source, warn_of_missing_setting
from core.errors import DocumentError, QuireError
from core.formula import Explanation, to_json
from core.messages import LONGEST_VALUE, Message, Translate, localize_text, localize_value, shorten
from core.rules.model import System


def derive(file: Source, as_json: AsJson = False, library: Library = None) -> None:
    """Print all numbers of a character with its violations, notices and faults, as JSON."""
    opened = open_source(file, library)
    warn_of_missing_setting(opened, library)
    sheet = opened.sheet
    print_json({"system": sheet.system.id, "name": sheet.character.name, "derived": sheet.derived(), **_state(sheet)})


Address = Annotated[
    str,
    typer.Argument(
        metavar="ADDRESS",
        help="Address of the number, as quire derive prints it, like move_rate.",
        autocompletion=complete_address,
    ),
]


def explain(file: Source, address: Address, as_json: AsJson = False, library: Library = None) -> None:
    """Show where a number comes from: its formula and values, and where those come from."""
    sheet = open_source(file, library).sheet
    try:
        explanation = sheet.explain(address)
    except QuireError as error:
        raise _unknown_address(sheet, address, error) from error
    if as_json:
        print_json(explanation_json(explanation))
    else:
        for number, line in enumerate(explanation_lines(sheet, explanation, translator_of(sheet.system.id))):
            print_out(line.text, rest=line.rest, style="" if number else "bold")


MOST_NEAR = 6
"""Near addresses that an unknown one is answered with."""


def _unknown_address(sheet: Sheet, address: str, error: QuireError) -> DocumentError:
    """Return what an address is, and those near to an unknown one, by address and by label."""
    from difflib import get_close_matches  # noqa: PLC0415 - only a wrong address needs it

    shown = {key: field.label for key, field in sheet.system.derived.items() if not field.is_hidden and "[]" not in key}
    wanted = address.casefold()
    near = [key for key, label in shown.items() if wanted in key.casefold() or wanted in label.casefold()]
    near += [key for key in get_close_matches(wanted, shown, MOST_NEAR, 0.5) if key not in near]
    if not near:
        return DocumentError(
            Message(
                "no_such_address",
                "{reason} An address names a number as quire derive prints it, like move_rate or weapons[0].load.",
                {"reason": error.message},
            )
        )
    translate = translator_of(sheet.system.id)
    named = [f"{key} ({localize_text(shown[key], translate)})" for key in near[:MOST_NEAR]]
    lengths = accumulate(len(name) + len(", ") for name in named)
    listed = ", ".join(name for name, length in zip(named, lengths, strict=True) if length <= LONGEST_VALUE)
    return DocumentError(
        Message(
            "no_such_address",
            "{reason} An address names a number as quire derive prints it. Near ones: {near}.",
            {"reason": error.message, "near": listed},
        )
    )


def lines(file: Source, library: Library = None) -> None:
    """Print a character in its game's own notation, which Quire can also read."""
    from core.character.row_notation import character_notation  # noqa: PLC0415 - no other command here needs it

    sheet = open_source(file, library).sheet
    if not sheet.system.notations:
        raise DocumentError(
            Message("no_notation", "{system} has no notation of its own for characters.",
                    {"system": sheet.system.name})
        )  # fmt: skip
    written = character_notation(sheet)
    for line in written:
        print_out(line)
    if not written:
        print_err(say("The character has nothing yet that the notation can write."))


def check(files: Sources, as_json: AsJson = False, library: Library = None) -> None:
    """Report rule violations, what is left to do, and numbers that cannot be computed.

    Of world files and rule packs, report what is wrong with them.
    """
    from core.cli.other_files import check_other_file  # noqa: PLC0415 - no other command here needs it

    results: list[dict[str, object]] = []
    refused = 0
    for source in progress(files, say("Checking")):
        try:
            other = check_other_file(source, as_json=as_json)
            opened = open_source(source, library) if other is None else None
        except QuireError as error:
            print_error(error.message, source if len(files) > 1 else "")
            refused += 1
            continue
        if opened is None:
            results.append(other or {})
            continue
        sheet = opened.sheet
        if as_json:
            results.append({"file": source, "system": sheet.system.id, "name": sheet.character.name, **_state(sheet)})
        else:
            _report(source, sheet)
        warn_of_missing_setting(opened, library)
    if as_json:
        print_json(results)
    if refused:
        raise typer.Exit(1)


def _state(sheet: Sheet) -> dict[str, object]:
    return {
        "violations": [_violation(each) for each in sheet.violations],
        "notices": [_violation(each) for each in sheet.notices],
        "faults": [{"address": shorten(fault.address), "reason": fault.reason.render()} for fault in sheet.faults],
    }


def _violation(violation: Violation) -> dict[str, object]:
    entry: dict[str, object] = {
        "code": violation.code,
        "message": violation.message.render(),
        "address": shorten(violation.address),
    }
    if violation.accepted is not None:
        entry["accepted"] = violation.accepted
    return entry


def _report(source: str, sheet: Sheet) -> None:
    name = display_name(sheet.character.name, source)
    open_, accepted = _split(sheet.violations)
    game = sheet.system.id
    counts = ", ".join(
        (
            say("{count:# violation|# violations}", count=len(open_)),
            *([say("{count:# accepted|# accepted}", count=len(accepted))] if accepted else []),
            say("{count:# notice|# notices}", count=len(sheet.notices)),
            *([say("{count:# fault|# faults}", count=len(sheet.faults))] if sheet.faults else []),
        )
    )
    is_sound = not (open_ or accepted or sheet.notices or sheet.faults)
    summary = say("no violations, nothing left to do") if is_sound else counts
    print_out(one_line(f"{name} ({sheet.system.name}): {summary}"), style="bold")
    for each in sheet.violations:
        kind = say("violation") if each.accepted is None else say("accepted violation")
        reason = "" if each.accepted is None else f"  ({say('accepted: {reason}', reason=shorten(each.accepted))})"
        line = f"  {kind}  {shorten(each.address)}  {render(each.message, game)}  [{each.code}]{reason}"
        print_out(one_line(line), style="red" if each.accepted is None else "")
    for each in sheet.notices:
        print_out(one_line(f"  {say('notice')}  {shorten(each.address)}  {render(each.message, game)}  [{each.code}]"))
    for fault in sheet.faults:
        line = f"  {say('fault')}  {shorten(fault.address)}  {render(fault.reason, game)}"
        print_out(one_line(line), style="red")


def _split(violations: Sequence[Violation]) -> tuple[list[Violation], list[Violation]]:
    open_ = [each for each in violations if each.accepted is None]
    return open_, [each for each in violations if each.accepted is not None]


MOST_TREE = 50_000
"""Entries of an explanation as JSON that repeats whole branches; a larger one explains each number once."""


def explanation_json(explanation: Explanation) -> dict[str, object]:
    """Return an explanation with all its parts, as ``quire explain --json`` prints it.

    A number that is read in several places has its parts in all of them. Beyond `MOST_TREE` entries, as where ten
    formulas read ten each, it has them only in the place nearest to the top; elsewhere it is ``repeated``.
    """
    has_all = tree_size(explanation) <= MOST_TREE
    root: dict[str, object] = _entry(explanation)
    made = {explanation.address: root}
    waiting = deque([(explanation, root)])
    while waiting:
        part, entry = waiting.popleft()
        parts: list[dict[str, object]] = []
        for each in part.parts:
            known = made.get(each.address)
            if known is None:
                known = made[each.address] = _entry(each)
                waiting.append((each, known))
                parts.append(known)
            else:
                parts.append(known if has_all or not each.parts else {**_entry(each), "repeated": True})
        entry["parts"] = parts
    return root


def tree_size(explanation: Explanation) -> int:
    """Return the number of entries of an explanation that repeats whole branches; looks at each number once."""
    sizes: dict[str, int] = {}
    stack = [(explanation, iter(explanation.parts))]
    while stack:
        part, rest = stack[-1]
        fresh = next((each for each in rest if each.address not in sizes), None)
        if fresh is not None:
            stack.append((fresh, iter(fresh.parts)))
            continue
        stack.pop()
        sizes[part.address] = 1 + sum(sizes[each.address] for each in part.parts)
    return sizes[explanation.address]


def _entry(explanation: Explanation) -> dict[str, object]:
    """Return the entry of a number, without its parts.

    There are ``effects`` only where conditions change it, ``campaign`` only where a rule of the campaign holds, and
    ``reason`` only where its rule has one.
    """
    changes = [{"name": name, "change": to_json(change)} for name, change in explanation.changes]
    return {
        "address": explanation.address,
        "label": explanation.label,
        "value": to_json(explanation.value),
        "formula": explanation.formula or None,
        "filled": explanation.with_values or None,
        "cite": explanation.cite or None,
        "ruling": explanation.ruling or None,
        "house_rule": explanation.house_rule or None,
        "replaces": explanation.replaces or None,
        **({"campaign": explanation.description.campaign} if explanation.description.campaign else {}),
        **({"reason": explanation.description.rule_reason} if explanation.description.rule_reason else {}),
        **({EFFECTS_KEY: changes} if changes else {}),
        "parts": [],
    }


@dataclass(frozen=True, slots=True)
class TreeLine:
    """A line of an explanation.

    Attributes:
        text: The line with its branches.
        rest: What stands before its text where it is wrapped: the branches that pass by it.
    """

    text: str
    rest: str


def explanation_lines(sheet: Sheet, explanation: Explanation, translate: Translate = str) -> Iterator[TreeLine]:
    """Yield an explanation as a tree of lines; a number is explained only once.

    Args:
        sheet: The sheet.
        explanation: The explanation.
        translate: Translates the terms of the game.
    """
    system = sheet.system
    seen: set[str] = set()
    waiting = [(explanation, "", "")]
    while waiting:
        part, first, rest = waiting.pop()
        is_known = part.address in seen and bool(part.parts)
        seen.add(part.address)
        head, *details = [_heading(part, system, translate)] if is_known else _details(sheet, part, seen, translate)
        known = f"  ({say('explained above')})" if is_known else ""
        inner = f"{rest}{'│   ' if part.parts and not is_known else '    '}"
        yield TreeLine(one_line(f"{first}{head}{known}"), f"{inner}  ")
        if is_known:
            continue
        for line in details:
            yield TreeLine(one_line(f"{inner}{line}"), f"{inner}  ")
        below = [(each, f"{rest}├── ", f"{rest}│   ") for each in part.parts[:-1]]
        below += [(each, f"{rest}└── ", f"{rest}    ") for each in part.parts[-1:]]
        waiting += reversed(below)


def _heading(explanation: Explanation, system: System, translate: Translate) -> str:
    """Return the line of a number: label, value, citation, address."""
    cite = f"  ({localize_text(citation_text(system, explanation.cite), translate)})" if explanation.cite else ""
    shown = localize_value(explanation.shown, translate)
    return f"{localize_text(explanation.label, translate)}: {shown}{cite}  [{explanation.address}]"


def _details(sheet: Sheet, explanation: Explanation, seen: set[str], translate: Translate) -> Iterator[str]:
    from core.export.number_words import book_in_words, number_in_words  # noqa: PLC0415 - no other command here needs it

    yield _heading(explanation, sheet.system, translate)
    if words := number_in_words(sheet, explanation, translate):
        yield words
    if explanation.reason is not None:
        yield say("no value: {reason}", reason=explanation.reason.render(translate))
    if explanation.house_rule:
        book, campaign = book_in_words(sheet, explanation, translate), explanation.campaign
        yield (
            say("house rule of {campaign}; the book: {formula}", campaign=campaign, formula=book)
            if campaign
            else say("house rule; the book: {formula}", formula=book)
        )
    if explanation.rule_reason:
        yield say("reason: {reason}", reason=explanation.rule_reason)
    for source in explanation.sources:
        if source not in seen:
            seen.add(source)
            yield say("source: {source}", source=translate(source))
    if explanation.ruling and explanation.ruling not in seen:
        seen.add(explanation.ruling)
        yield say("Quire's interpretation: {text}", text=translate(explanation.ruling))
