"""``quire demo``: creates a sample character of every game, as JSON and PDF."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from core.character.document import Character
from core.cli.arguments import AsJson
from core.cli.console import one_line, print_json, print_out, progress
from core.cli.output_language import language, say, translator_of
from core.cli.sources import open_sheet
from core.export.atomic_file import create_folder, write_file
from core.export.json_file import write_character
from core.export.print_moment import print_moment
from core.export.print_options import PrintOptions
from core.procedures.driver import Driver
from core.procedures.procedure import Situation
from core.registry import Game, games

SEED = "7"
"""Fixed, so that everyone gets the same characters."""

NAME = "Ilse Marrow"


def make_demo(
    folder: Annotated[Path, typer.Argument(metavar="DIR", help="Folder for the files.")] = Path("quire-demo"),
    as_json: AsJson = False,
) -> None:
    """Create a sample character of every game, as JSON and PDF."""
    create_folder(folder)
    files = [str(file) for game in progress(games(), say("Creating characters")) for file in _files(game, folder)]
    if as_json:
        print_json({"files": files})
        return
    for file in files:
        print_out(one_line(file))


def _files(game: Game, folder: Path) -> list[Path]:
    from core.export.pdf import make_pdf  # noqa: PLC0415 - reportlab is imported with the first page

    sheet = open_sheet(Character(system=game.id, name=NAME))
    driver = Driver(game.creation, Situation((sheet,), game.setting()), SEED)
    driver.run_auto()
    for batch in driver.outcome:
        sheet.apply(batch)
    document, paper = folder / f"{game.id}.json", folder / f"{game.id}.pdf"
    write_character(document, sheet.character)
    options = PrintOptions(language=language().code)
    made = make_pdf([sheet], options=options, when=print_moment(), translator_for=translator_of)
    write_file(paper, made.data)
    return [document, paper]
