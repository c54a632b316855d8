"""A group of commands whose modules are imported when one of them is called.

``quire roll`` would otherwise import what prints PDF files and runs fights. A command's place and its line in the list
of commands are therefore named here, apart from its function; a test compares the line with the function's help.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import Any, Final

import typer
from typer.core import TyperArgument, TyperCommand, TyperGroup, TyperOption

from core.cli.help_page import CommandGroup
from core.cli.output_language import translated
from core.cli.shared_options import OWN_HELP, with_shared_options
from core.messages import Word


class PlainWords:
    """Makes texts, paths and lists of texts of the words of a command line.

    WORKAROUND: typer imports pydantic for that, in every command, which costs as much as typer itself.

    Args:
        kind: What is made of a word: ``str`` or ``Path``.
    """

    def __init__(self, kind: type[str] | type[Path]) -> None:
        self._kind = kind

    def coerce(self, value: object, param: TyperArgument | TyperOption, ctx: typer.Context) -> object:
        """Return the value of a parameter, as typer's own do."""
        if param.multiple or param.nargs == -1:
            return [self._kind(str(each)) for each in value] if isinstance(value, list | tuple) else ()
        return None if value is None else self._kind(str(value))


def take_words_plainly(command: TyperCommand | TyperGroup) -> None:
    """Let the parameters of a command that are texts, paths or lists of texts do without pydantic."""
    for param in command.params:
        if not isinstance(param, TyperArgument | TyperOption):
            continue
        kind = _PLAIN.get(param.type_descriptor.annotation)
        if kind is not None:
            plain = PlainWords(kind)
            setattr(param, "get_runtime_param", lambda made=plain: made)  # noqa: B010
    for each in command.commands.values() if isinstance(command, TyperGroup) else ():
        if isinstance(each, TyperCommand | TyperGroup):
            take_words_plainly(each)


_PLAIN: Final[Mapping[object, type[str] | type[Path]]] = {str: str, list[str]: str, Path: Path}


@dataclass(frozen=True, slots=True)
class CommandPlace:
    """Where a command is.

    Attributes:
        module: Name of its module in this package.
        name: Name of the function that runs it, or that returns a typer application, see ``is_group``.
        summary: Its line in the list of commands: the first paragraph of its help.
        is_group: Whether it has commands of its own.
        settings: What the parser is told besides.
    """

    module: str
    name: str
    summary: Word
    is_group: bool = False
    settings: Mapping[str, Any] | None = None

    def load(self, name: str) -> TyperCommand | TyperGroup:
        """Import the command.

        Args:
            name: How it is called.
        """
        function: Callable[..., Any] = getattr(import_module(f"core.cli.{self.module}"), self.name)
        app = function() if self.is_group else typer.Typer(add_completion=False)
        if not self.is_group:
            app.command(name, context_settings={**OWN_HELP, **(self.settings or {})})(with_shared_options(function))
        command = typer.main.get_command(app)
        command.name = name
        if not isinstance(command, TyperCommand | TyperGroup):
            raise TypeError(f"no command of typer: {command!r}")
        take_words_plainly(command)
        return command


PLACES: Final[Mapping[str, CommandPlace]] = {
    "games": CommandPlace(
        "games", "list_games", Word("List the games; of one game, show its version, options, worlds and procedures.")
    ),
    "new": CommandPlace(
        "procedure_commands", "new", Word("Create a character: at random, from a file of answers, or by asking you.")
    ),
    "run": CommandPlace(
        "procedure_commands", "run", Word("Run a procedure with a character, such as rest, a check or an award.")
    ),
    "derive": CommandPlace(
        "inspection",
        "derive",
        Word("Print all numbers of a character with its violations, notices and faults, as JSON."),
    ),
    "explain": CommandPlace(
        "inspection",
        "explain",
        Word("Show where a number comes from: its formula and values, and where those come from."),
    ),
    "check": CommandPlace(
        "inspection",
        "check",
        Word("Report rule violations, what is left to do, and numbers that cannot be computed."),
    ),
    "lines": CommandPlace(
        "inspection", "lines", Word("Print a character in its game's own notation, which Quire can also read.")
    ),
    "export": CommandPlace(
        "export", "export", Word("Write characters as documents, phone pages, Markdown, text or values.")
    ),
    "pdf": CommandPlace("pdf", "print_pdf", Word("Print characters into one PDF.")),
    "table": CommandPlace(
        "table", "print_table", Word("Print cards to cut out, party pages, booklets and fight trackers.")
    ),
    "arrange": CommandPlace(
        "arrange",
        "arrange",
        Word("Choose blocks, order and pages of the printed sheet of a game, with a file; show what is chosen."),
    ),
    "roll": CommandPlace(
        "dice",
        "roll_dice",
        Word("Roll dice, or show their odds."),
        settings={"ignore_unknown_options": True},
    ),
    "fight": CommandPlace("fight", "fight", Word("Run a fight: automatic, or decision by decision with --ask.")),
    "edit": CommandPlace(
        "edit_history",
        "edit",
        Word("Apply ADDRESS=VALUE lines from standard input, and print the number of each saved revision."),
    ),
    "history": CommandPlace("edit_history", "history", Word("List the revisions of a character, newest first.")),
    "undo": CommandPlace(
        "edit_history", "undo", Word("Undo the last edit of a character, or the last action on several.")
    ),
    "redo": CommandPlace("edit_history", "redo", Word("Redo the last undone edit.")),
    "restore": CommandPlace("edit_history", "restore", Word("Restore an earlier revision (as a new edit).")),
    "library": CommandPlace("library", "commands", Word("The library of your characters."), is_group=True),
    "world": CommandPlace("world", "commands", Word("The worlds of your games."), is_group=True),
    "campaign": CommandPlace("campaign", "commands", Word("Campaigns and their rules."), is_group=True),
    "doctor": CommandPlace("doctor", "run_doctor", Word("Check the library, and list its problems and backups.")),
    "demo": CommandPlace("demo", "make_demo", Word("Create a sample character of every game, as JSON and PDF.")),
}
"""The commands of ``quire``, in the order of its list."""


class LazyGroup(CommandGroup):
    """The commands of ``quire``, each imported when it is asked for."""

    def __init__(self, **settings: Any) -> None:  # noqa: ANN401  # whatever typer passes on
        super().__init__(**settings)
        self.commands = dict.fromkeys(PLACES)  # type: ignore[assignment]  # typer looks for near names in the keys

    def list_commands(self, ctx: typer.Context) -> list[str]:  # type: ignore[override]  # typer's own type is private
        """Return the names of the commands in the order of the list."""
        return list(PLACES)

    def summary(self, context: typer.Context, name: str) -> str:
        """Return the line of a command without importing it."""
        return translated(PLACES[name].summary)

    def get_command(  # type: ignore[override]  # typer's own type is private
        self, ctx: typer.Context, cmd_name: str
    ) -> TyperCommand | TyperGroup | None:
        """Return a command, None if there is none of this name."""
        known = self.commands.get(cmd_name)
        if known is None and cmd_name in PLACES:
            known = self.commands[cmd_name] = PLACES[cmd_name].load(cmd_name)
        return known if isinstance(known, TyperCommand | TyperGroup) else None
