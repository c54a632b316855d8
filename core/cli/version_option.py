"""The option ``--version`` of ``quire``: version and commit, Python, libraries."""

from __future__ import annotations

from typing import Annotated

import typer

from core.cli.console import print_out
from core.cli.shared_options import show_commands


def _print_version(is_wanted: bool) -> None:
    if is_wanted:
        import platform  # noqa: PLC0415 - slow, and rarely needed

        from core.version import library_versions, version_name  # noqa: PLC0415 - as above

        print_out(f"quire {version_name()}")
        print_out(f"Python {platform.python_version()}")
        for name, version in library_versions():
            print_out(f"{name} {version}")
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
) -> None:
    """Print the help of ``quire`` if no command is named."""
    if not version:
        show_commands(context)
