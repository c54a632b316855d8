"""Type aliases for command-line arguments and options that several commands share."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, TypeAlias

import typer

from core.cli.completion import complete_character, complete_draft

Source: TypeAlias = Annotated[
    str,
    typer.Argument(
        metavar="FILE",
        help="A character: a file, - for standard input, or a library id.",
        autocompletion=complete_character,
    ),
]
Sources: TypeAlias = Annotated[
    list[str],
    typer.Argument(
        metavar="FILE…",
        help="Characters: files, - for standard input, or library ids.",
        autocompletion=complete_character,
    ),
]
Id: TypeAlias = Annotated[
    str,
    typer.Argument(metavar="ID", help="The id of a character in the library.", autocompletion=complete_character),
]
Library: TypeAlias = Annotated[
    Path | None, typer.Option("--library", metavar="PATH", help="Use this library file (or set QUIRE_LIBRARY).")
]
AsJson: TypeAlias = Annotated[bool, typer.Option("--json", help="Print JSON.")]
Seed: TypeAlias = Annotated[
    str | None,
    typer.Option("--seed", metavar="TEXT", help="Use this seed for every roll; the same seed gives the same result."),
]
Ask: TypeAlias = Annotated[bool, typer.Option("--ask", help="Ask every question here.")]
Answers: TypeAlias = Annotated[
    str | None,
    typer.Option("--answers", metavar="FILE", help="Read answers from this file (JSON lines, by request key)."),
]
Questions: TypeAlias = Annotated[
    bool, typer.Option("--questions", help="Print what would be asked, as JSON to edit and give to --answers.")
]
SettingFile: TypeAlias = Annotated[
    str | None, typer.Option("--setting", metavar="FILE", help="Use this world file; it is kept in the library.")
]
Output: TypeAlias = Annotated[
    str | None, typer.Option("-o", "--output", metavar="FILE", help="Write to this file; - is standard output.")
]
Resume: TypeAlias = Annotated[
    str | None,
    typer.Option("--resume", metavar="DRAFT", help="Continue a draft.", autocompletion=complete_draft),
]
