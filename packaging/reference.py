"""Write the pages of the manual about commands from their own help: ``python packaging/reference.py``.

Each page has some commands with what they do and their options, in every language of the manual. A test compares the
pages with the help; run this again after a text, an option or a command has changed.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

import typer
from typer.core import TyperArgument, TyperCommand, TyperGroup, TyperOption

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from core.cli.app import application  # noqa: E402  (the root comes first)
from core.cli.help_page import argument_row, option_row, usage_line  # noqa: E402
from core.cli.output_language import say, set_language, translated  # noqa: E402
from core.language import ENGLISH, languages  # noqa: E402
from desktop.help import manual  # noqa: E402

HEADS: Mapping[str, str] = {"en": "| Option | Does |", "de": "| Option | Wirkung |"}
"""Head of a table of arguments and options by language."""

SHARED = frozenset({"language", "help", "as_json", "library"})
"""Parameters that almost every command has; the page of the command line explains them once."""


@dataclass(frozen=True, slots=True)
class CommandPage:
    """A page of the manual about some commands.

    Attributes:
        titles: Its title by language.
        commands: The commands, each with the words of its call.
        picture: Its picture, with a text by language.
    """

    titles: Mapping[str, str]
    commands: Sequence[str]
    picture: tuple[str, Mapping[str, str]]


PAGES: Mapping[str, CommandPage] = {
    "commands-create": CommandPage(
        {"en": "Commands: create, run", "de": "Befehle: erschaffen"},
        ("games", "new", "run", "demo"),
        ("terminal_games", {"en": "The games at the terminal", "de": "Die Spiele im Terminal"}),
    ),
    "commands-sheet": CommandPage(
        {"en": "Commands: look up", "de": "Befehle: ansehen"},
        ("derive", "explain", "check", "lines", "roll", "export"),
        ("terminal", {"en": "An explanation at the terminal", "de": "Eine Erklärung im Terminal"}),
    ),
    "commands-pdf": CommandPage(
        {"en": "Commands: print", "de": "Befehle: drucken"},
        ("pdf", "arrange"),
        ("print", {"en": "The same pages in the print dialog", "de": "Dieselben Seiten im Druckdialog"}),
    ),
    "commands-table": CommandPage(
        {"en": "Commands: for the table", "de": "Befehle: für den Spieltisch"},
        ("table",),
        ("terminal", {"en": "A command at the terminal", "de": "Ein Befehl im Terminal"}),
    ),
    "commands-edit": CommandPage(
        {"en": "Commands: change", "de": "Befehle: ändern"},
        ("edit", "history", "undo", "redo", "restore", "doctor"),
        ("terminal_history", {"en": "A history at the terminal", "de": "Ein Verlauf im Terminal"}),
    ),
    "commands-fight": CommandPage(
        {"en": "Commands: fights", "de": "Befehle: Kämpfe"},
        ("fight",),
        ("terminal_fight", {"en": "A fight at the terminal", "de": "Ein Kampf im Terminal"}),
    ),
    "commands-library": CommandPage(
        {"en": "Commands: library", "de": "Befehle: Bibliothek"},
        ("library",),
        ("terminal_library", {"en": "The library at the terminal", "de": "Die Bibliothek im Terminal"}),
    ),
    "commands-worlds": CommandPage(
        {"en": "Commands: worlds", "de": "Befehle: Welten"},
        ("world",),
        ("terminal_world", {"en": "Worlds at the terminal", "de": "Welten im Terminal"}),
    ),
    "commands-campaigns": CommandPage(
        {"en": "Commands: campaigns", "de": "Befehle: Kampagnen"},
        ("campaign",),
        ("terminal_campaign", {"en": "A campaign at the terminal", "de": "Eine Kampagne im Terminal"}),
    ),
}


def page_text(name: str, language: str) -> str:
    """Return a page in a language."""
    page = PAGES[name]
    set_language(language)
    try:
        picture, texts = page.picture
        parts = [f"# {page.titles[language]}", f"![{texts[language]}](pictures/{picture}.png)"]
        for each in page.commands:
            parts += _command_parts(each, HEADS[language])
    finally:
        set_language(ENGLISH)
    return "\n\n".join(parts) + "\n"


def _command_parts(name: str, head: str) -> Iterator[str]:
    group = typer.main.get_command(application())
    context = typer.Context(group, info_name="quire")
    yield from _parts(_child(context, name), head)


def _child(context: typer.Context, name: str) -> typer.Context:
    group = context.command
    if not isinstance(group, TyperGroup):
        raise TypeError(f"{context.command_path} has no commands")
    command = group.get_command(context, name)
    if not isinstance(command, TyperCommand | TyperGroup):
        raise LookupError(f"there is no command {name}")
    return typer.Context(command, info_name=name, parent=context)


def _parts(context: typer.Context, head: str) -> Iterator[str]:
    """Yield heading, text and table of options of a command, or of the commands of a group."""
    command = context.command
    if isinstance(command, TyperGroup):
        for name in command.list_commands(context):
            yield from _parts(_child(context, name), head)
        return
    usage = usage_line(context).partition(": ")[2].replace(say("[OPTIONS]"), "")
    yield f"## `{' '.join(usage.split())}`"
    yield " ".join(translated(command.help or "").split())
    rows = [(argument_row(each)) for each in command.params if isinstance(each, TyperArgument)]
    options = [each for each in command.params if isinstance(each, TyperOption)]
    rows += [option_row(each) for each in options if not each.hidden and each.name not in SHARED]
    if rows:
        yield "\n".join([head, "|---|---|", *(f"| `{_cell(left)}` | {_cell(right)} |" for left, right in rows)])


def _cell(text: str) -> str:
    return " ".join(text.split()).replace("|", "\\|")


def main() -> int:
    """Write all pages in all languages; returns the exit code."""
    for language in languages():
        for name in PAGES:
            file = manual.folder(language) / f"{name}.md"
            file.write_text(page_text(name, language), encoding="utf-8")
            print(file.relative_to(ROOT))
    return 0


if __name__ == "__main__":
    sys.exit(main())
