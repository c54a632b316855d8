"""Adds the options ``--language`` and ``--help`` to every command, and makes groups of commands.

typer's own help pages are in English alone; :mod:`core.cli.help_page` makes Quire's.
"""

from __future__ import annotations

import inspect
import sys
from collections.abc import Callable, Mapping
from functools import wraps
from types import MappingProxyType
from typing import Annotated

import typer

from core.cli.help_page import CommandGroup, help_page
from core.cli.output_language import OPTION

WRONG_USAGE = 2
VARIABLE = "_QUIRE_COMPLETE"
"""Environment variable by which a shell asks for completion."""

OWN_HELP: dict[str, list[str]] = {"help_option_names": []}
"""Settings of a typer application that leave out typer's ``--help``."""

_NONE: Mapping[str, str] = MappingProxyType({})


def _print_help(context: typer.Context, is_wanted: bool) -> None:
    if is_wanted:
        sys.stdout.write(help_page(context) + "\n")
        raise typer.Exit


_SHARED = (
    inspect.Parameter(
        "language",
        inspect.Parameter.KEYWORD_ONLY,
        default=None,
        annotation=Annotated[
            str | None,
            typer.Option(OPTION, metavar="CODE", help="Language of texts and paper, like de (or set QUIRE_LANGUAGE)."),
        ],
    ),
    inspect.Parameter(
        "help",
        inspect.Parameter.KEYWORD_ONLY,
        default=False,
        annotation=Annotated[
            bool, typer.Option("--help", "-h", is_eager=True, callback=_print_help, help="Show this help.")
        ],
    ),
)


def with_shared_options(command: Callable[..., None]) -> Callable[..., None]:
    """Return a command that also takes ``--language`` and ``--help``, and that Ctrl+C aborts.

    The language is set before the arguments are parsed (`core.cli.output_language.requested_language`), so that help
    and errors are in it, too; the option is only declared here.
    """
    signature = inspect.signature(command, eval_str=True)
    parameters = [*signature.parameters.values(), *_SHARED]
    shared = {parameter.name for parameter in _SHARED}

    @wraps(command)
    def run(*args: object, **values: object) -> None:
        try:
            command(*args, **{name: value for name, value in values.items() if name not in shared})
        except KeyboardInterrupt:
            raise typer.Abort from None

    run.__annotations__ = {parameter.name: parameter.annotation for parameter in parameters}
    setattr(run, "__signature__", signature.replace(parameters=parameters))  # noqa: B010
    return run


def show_commands(context: typer.Context) -> None:
    """Print the help of a group of commands if none of them is named; that is wrong usage."""
    if context.invoked_subcommand is None:
        sys.stdout.write(help_page(context) + "\n")
        raise typer.Exit(WRONG_USAGE)


def command_group(
    help: str, commands: Mapping[str, Callable[..., None]], helps: Mapping[str, str] = _NONE
) -> typer.Typer:
    """Return a group of commands, which prints its help where none of them is named.

    Args:
        help: What the commands are about.
        commands: The commands by name, in the order of the help.
        helps: Help of commands that is another one than their docstring, by name.
    """
    app = typer.Typer(cls=CommandGroup, help=help, add_completion=False, context_settings=OWN_HELP)
    app.callback(invoke_without_command=True)(with_shared_options(show_commands))
    for name, command in commands.items():
        app.command(name, help=helps.get(name))(with_shared_options(command))
    return app
