"""Prints the result of a procedure: the character, what changed, its run as JSON."""

from __future__ import annotations

import sys
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Self

from core.character.edit_labels import describe_edit
from core.character.sheet import Sheet
from core.cli.console import display_name, one_line, print_document, print_err, print_out
from core.cli.output_language import render, say, translated
from core.cli.procedure_runner import RunResult
from core.cli.sources import STANDARD_INPUT
from core.export.json_file import write_character
from core.procedures.requests import Show


def is_terminal_output() -> bool:
    """Return whether results are printed to a terminal, not to a file or a pipe."""
    return sys.stdout.isatty()


def print_unsaved(sheet: Sheet, hint: str) -> None:
    """Print a character that was not saved: its document into a file or a pipe, a few lines on a terminal.

    Args:
        sheet: The character.
        hint: What a terminal is told on saving it.
    """
    if not is_terminal_output():
        print_document(sheet.character)
        return
    print_out(one_line(f"{display_name(sheet.character.name)}  {sheet.summary()}"), style="bold")
    print_err(hint)


def print_shown(shown: Sequence[Show], system: str) -> None:
    """Print to standard output what a procedure has shown: the outcome of a check, what an award brought.

    Args:
        shown: What it has shown.
        system: Id of the game.
    """
    for each in shown:
        print_out(one_line(translated(each.label, system)), style="bold")
        for line in translated(each.text, system).splitlines():
            print_out(f"  {one_line(line)}")


@dataclass(frozen=True, slots=True)
class Standing:
    """How a character stood before a procedure.

    Attributes:
        summary: Its summary line.
        notices: What was left to do.
    """

    summary: str
    notices: frozenset[str]

    @classmethod
    def of(cls, sheet: Sheet) -> Self:
        """Return how a character stands."""
        return cls(sheet.summary(), frozenset(each.message.render() for each in sheet.notices))


def print_changes(before: Standing, sheet: Sheet) -> None:
    """Print on the error output the result of a procedure: the level reached, and what is left to do with it."""
    summary = sheet.summary()
    if summary != before.summary:
        print_err(one_line(f"{before.summary} → {summary}"), style="bold")
    print_left_to_do(sheet, before.notices)


def print_left_to_do(sheet: Sheet, known: Collection[str] = ()) -> None:
    """Print on the error output what is left to do with a character.

    Args:
        sheet: The character.
        known: Notices that are not printed.
    """
    for each in sheet.notices:
        if each.message.render() not in known:
            print_err(one_line(f"{say('to do')}: {render(each.message, sheet.system.id)}"))


def write_result(sheet: Sheet, output: str) -> None:
    """Write a character to a file, or print its document for -."""
    if output == STANDARD_INPUT:
        print_document(sheet.character)
        return
    write_character(Path(output), sheet.character)
    print_err(one_line(f"{output}: {display_name(sheet.character.name)}, {sheet.summary()}"))


def result_json(result: RunResult, sheet: Sheet, id_: str | None) -> dict[str, object]:
    """Return a finished run as JSON."""
    driver = result.driver
    rolls = [
        {
            "key": record.key,
            "label": record.label,
            "dice": record.rolled.dice.text,
            "faces": record.rolled.faces,
            "total": record.rolled.total,
            "how": str(record.method),
        }
        for record in driver.rolls
    ]
    edits = [describe_edit(edit, sheet.system).render() for batch in driver.outcome for edit in batch.edits]
    return {
        "procedure": driver.procedure.key,
        "seed": driver.seed,
        "id": id_,
        "name": sheet.character.name,
        "summary": sheet.summary(),
        "answers": [{"key": each.key, "answer": each.answer, "how": str(each.method)} for each in driver.answers],
        "rolls": rolls,
        "shown": [{"label": each.label, "text": each.text} for each in result.shown],
        "edits": edits,
        "character": sheet.character.to_json(),
    }
