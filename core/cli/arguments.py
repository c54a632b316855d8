"""Arguments and options that several commands share, each declared once."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, TypeAlias

import typer

Source: TypeAlias = Annotated[
    str, typer.Argument(metavar="FILE|ID", help="A character: a file, - for standard input, or an id of the library.")
]
Sources: TypeAlias = Annotated[
    list[str],
    typer.Argument(metavar="FILE…", help="Characters: files, - for standard input, or ids of the library."),
]
Id: TypeAlias = Annotated[str, typer.Argument(metavar="ID", help="A character of the library, by its id.")]
Library: TypeAlias = Annotated[
    Path | None, typer.Option("--library", metavar="PATH", help="Use the library at this place.")
]
AsJson: TypeAlias = Annotated[bool, typer.Option("--json", help="Print JSON for a program to read.")]
Seed: TypeAlias = Annotated[
    str | None,
    typer.Option("--seed", metavar="N", help="Take all chance from this seed; the same seed, the same result."),
]
Ask: TypeAlias = Annotated[bool, typer.Option("--ask", help="Put every question to the person at the terminal.")]
Answers: TypeAlias = Annotated[
    str | None,
    typer.Option("--answers", metavar="FILE", help="Take answers from this file of JSON lines, by request key."),
]
SettingFile: TypeAlias = Annotated[
    str | None, typer.Option("--setting", metavar="FILE", help="Choose from this setting instead of the sample one.")
]
Output: TypeAlias = Annotated[
    str | None, typer.Option("-o", "--output", metavar="FILE", help="Write to this file; - is standard output.")
]
Resume: TypeAlias = Annotated[
    str | None, typer.Option("--resume", metavar="DRAFT", help="Take up a procedure that was stopped.")
]
