"""``quire arrange``: shows, reads and writes which blocks the sheet of a game has, in which order and on which page."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from core.cli.arguments import AsJson, Library, Output
from core.cli.arrangements import read_arrangement_file
from core.cli.completion import complete_game
from core.cli.console import one_line, print_err, print_json, print_out
from core.cli.output_language import render, say, translated
from core.cli.sources import STANDARD_INPUT, library_path, open_library
from core.cli.usage_errors import WrongUsage
from core.content.arrangement_file import write_arrangement
from core.export.atomic_file import write_file
from core.registry import game
from core.rules.arrangement_checks import FittedArrangement, fit_arrangement, least_spans
from core.rules.model import System
from core.rules.sheet_arrangement import (
    ArrangedColumn,
    SheetArrangement,
    block_label,
    sheet_blocks,
    standard_arrangement,
)
from core.rules.sheet_layout import GRID

if TYPE_CHECKING:
    from core.store.library import Library as OpenedLibrary


def arrange(
    game_id: Annotated[str, typer.Argument(metavar="GAME", help="The game.", autocompletion=complete_game)],
    file: Annotated[
        str | None,
        typer.Option("--import", metavar="FILE", help="Print as in this file from now on; - is standard input."),
    ] = None,
    standard: Annotated[bool, typer.Option("--standard", help="Go back to the sheet of the game.")] = False,
    output: Output = None,
    as_json: AsJson = False,
    library: Library = None,
) -> None:
    """Choose blocks, order and pages of the printed sheet of a game, with a file; show what is chosen."""
    if file is not None and standard:
        raise WrongUsage(say("--import and --standard cannot be used together."))
    system = game(game_id).system
    imported = read_arrangement_file(file, system) if file is not None else None
    is_written = imported is not None or standard
    found = FittedArrangement(None)
    if is_written or library_path(library).exists():
        with open_library(library, reads_only=not is_written) as database:
            if imported is not None:
                database.sheet_arrangements.keep(imported)
            elif standard:
                database.sheet_arrangements.remove(system.id)
            found = _kept(database, system)
    for message in found.messages:
        print_err(one_line(render(message, system.id)))
    arrangement = found.arrangement or standard_arrangement(system)
    if output is not None:
        _write(output, arrangement)
    elif as_json:
        print_json(_json(system, arrangement, is_own=found.arrangement is not None))
    else:
        _show(system, arrangement, is_own=found.arrangement is not None)


def _kept(database: OpenedLibrary, system: System) -> FittedArrangement:
    """Return what the game can print of the arrangement of the library."""
    own = database.sheet_arrangements.load(system.id)
    return FittedArrangement(None) if own is None else fit_arrangement(system, own)


def _write(output: str, arrangement: SheetArrangement) -> None:
    text = write_arrangement(arrangement)
    if output == STANDARD_INPUT:
        sys.stdout.buffer.write(text.encode())
        sys.stdout.buffer.flush()
    else:
        write_file(Path(output), text.encode())


def _show(system: System, arrangement: SheetArrangement, *, is_own: bool) -> None:
    own, games = (
        say("{game}: your arrangement", game=system.name),
        say("{game}: the sheet of the game", game=system.name),
    )
    print_out(own if is_own else games, style="bold")
    labels = _labels(system)
    for number, page in enumerate(arrangement.pages, 1):
        print_out(say("Page {number}", number=number))
        for band in page.bands:
            print_out(f"  {' | '.join(_column(column, labels) for column in band)}")
    absent = [f"{labels[key]} ({key})" for key in labels if key not in arrangement.blocks]
    if absent:
        print_out(say("Not printed: {blocks}", blocks=", ".join(absent)))


def _column(column: ArrangedColumn, labels: dict[str, str]) -> str:
    """Return the blocks of a column, and how much of the page it is wide."""
    text = ", ".join(labels[key] for key in column.blocks)
    return text if column.span == GRID else f"{text} ({column.span}/{GRID})"


def _labels(system: System) -> dict[str, str]:
    """Return the names of all blocks of a game's sheet by their keys."""
    return {key: translated(block_label(block), system.id) for key, block in sheet_blocks(system.layout).items()}


def _json(system: System, arrangement: SheetArrangement, *, is_own: bool) -> dict[str, object]:
    least = least_spans(system)
    return {
        "system": system.id,
        "own": is_own,
        "pages": [[[column.notation for column in band] for band in page.bands] for page in arrangement.pages],
        "blocks": [
            {"key": key, "label": label, "least_width": least[key], "printed": key in arrangement.blocks}
            for key, label in _labels(system).items()
        ],
    }
