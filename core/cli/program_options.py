"""The options of ``quire`` itself: ``--version``, ``--install-completion``, and where library and preferences are."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated

import typer

from core.cli.console import print_out
from core.cli.output_language import say
from core.cli.shared_options import VARIABLE, show_commands
from core.cli.usage_errors import WrongUsage
from core.paths import LIBRARY_VARIABLE, PORTABLE, SETTINGS_VARIABLE, use_portable_folder

SHELLS = ("bash", "zsh", "fish", "powershell", "pwsh")


def _print_version(is_wanted: bool) -> None:
    if is_wanted:
        import platform  # noqa: PLC0415 - slow, and rarely needed

        from core.version import library_versions, version_name  # noqa: PLC0415 - as above

        print_out(f"quire {version_name()}")
        print_out(f"Python {platform.python_version()}")
        for name, version in library_versions():
            print_out(f"{name} {version}")
        raise typer.Exit


def install_completion(shell: str | None) -> str | None:
    """Install the completion of a shell if one is named: bash, zsh, fish, powershell or pwsh."""
    if shell is None:
        return None
    from typer.completion import install  # type: ignore[attr-defined]  # noqa: PLC0415 - re-exported; asked for once

    if shell not in SHELLS:
        raise WrongUsage(say("{shell} is none of {shells}.", shell=shell, shells=", ".join(SHELLS)))
    name, path = install(shell=shell, prog_name="quire", complete_var=VARIABLE)
    template = "Completion for {shell} is installed in {path}. Open a new terminal to use it."
    print_out(say(template, shell=name, path=path))
    raise typer.Exit


def show_commands_or_version(
    context: typer.Context,
    version: Annotated[
        bool,
        typer.Option(
            "--version",
            is_eager=True,
            callback=_print_version,
            help="Show the version of Quire and of its libraries.",
        ),
    ] = False,
    completion: Annotated[
        str | None,
        typer.Option(
            "--install-completion",
            metavar="SHELL",
            help="Install completion for bash, zsh, fish, powershell or pwsh.",
            callback=install_completion,
            is_eager=True,
        ),
    ] = None,
    library: Annotated[
        Path | None,
        typer.Option("--library", metavar="PATH", help="Use this library file (or set QUIRE_LIBRARY)."),
    ] = None,
    settings: Annotated[
        Path | None,
        typer.Option("--settings", metavar="PATH", help="Use this file of preferences (or set QUIRE_SETTINGS)."),
    ] = None,
    portable: Annotated[
        bool, typer.Option(PORTABLE, help="Keep library and preferences in a folder beside the program.")
    ] = False,
) -> None:
    """Print the help of ``quire`` if no command is named."""
    if portable:
        use_portable_folder()
    for variable, path in ((LIBRARY_VARIABLE, library), (SETTINGS_VARIABLE, settings)):
        if path is not None:
            os.environ[variable] = str(path)
    if not version and completion is None:
        show_commands(context)
