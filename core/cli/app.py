"""Registers the commands of ``quire``, runs one, turns errors into messages and exit codes."""

from __future__ import annotations

import os
from collections.abc import Sequence

import typer

from core.cli.console import prepare_streams, print_err, print_error
from core.cli.exit_codes import INTERRUPTED
from core.cli.lazy_commands import LazyGroup, take_words_plainly
from core.cli.output_language import requested_language, say, set_language, translated
from core.cli.program_options import show_commands_or_version
from core.cli.shared_options import OWN_HELP, VARIABLE, with_shared_options
from core.cli.usage_errors import print_usage_error
from core.errors import QuireError
from core.language import ENGLISH
from core.messages import Message

REFUSED = 1

ABOUT = (
    "Character sheets for tabletop role-playing games: create and keep characters, see where any number comes from, "
    "print sheets."
)


def application() -> typer.Typer:
    """Return the application; its commands are imported when they are called."""
    app = typer.Typer(cls=LazyGroup, help=ABOUT, add_completion=False, context_settings=OWN_HELP)
    app.callback(invoke_without_command=True)(with_shared_options(show_commands_or_version))
    return app


def run(arguments: Sequence[str], notice: str = "") -> int:
    """Run one command.

    Args:
        arguments: The arguments after ``quire``.
        notice: Sentence of Quire to print first, on standard error.

    Returns:
        The exit code: 0, 1 for a refused input, 2 for wrong usage, 130 after Ctrl+C.
    """
    prepare_streams()
    set_language(ENGLISH)
    try:
        set_language(requested_language(arguments, os.environ))
        if os.environ.get(VARIABLE):
            from typer.completion import get_completion_inspect_parameters  # noqa: PLC0415 - only a shell asks

            get_completion_inspect_parameters()  # registers the shells
        if notice:
            print_err(f"quire: {translated(notice)}")
        command = typer.main.get_command(application())
        if isinstance(command, LazyGroup):
            take_words_plainly(command)
        code = command.main(list(arguments), "quire", standalone_mode=False)
    except SystemExit as ending:  # typer's, if the reader of a pipe is gone
        return ending.code if isinstance(ending.code, int) else REFUSED
    except typer.TyperException as error:
        print_usage_error(error)
        return error.exit_code
    except typer.Abort:
        print_err(say("Cancelled."))
        return INTERRUPTED
    except QuireError as error:
        print_error(error.message)
        return REFUSED
    except OSError as error:
        print_error(_os_error_message(error))
        return REFUSED
    return code if isinstance(code, int) else 0


def _os_error_message(error: OSError) -> Message:
    prefix = f"{error.filename}: " if error.filename else ""
    return Message(
        "system",
        "The operating system refused: {place}{reason}. Check the path, the free disk space and your permissions, "
        "and try again.",
        {"place": prefix, "reason": error.strerror or error},
    )
