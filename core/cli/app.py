"""The commands of ``quire``, joined; and the one place where errors become sentences and exit codes."""

from __future__ import annotations

from collections.abc import Sequence

import typer

from core.cli import demo, dice, doctor, fight, games, library, life, making, numbers, paper
from core.cli.console import prepare_streams, refuse, tell
from core.errors import QuireError
from core.messages import Message

REFUSED = 1

ABOUT = """Character sheets for tabletop role-playing games: make characters, keep them, ask any number to explain
itself, print sheets."""


def _app() -> typer.Typer:
    app = typer.Typer(help=ABOUT, no_args_is_help=True, add_completion=False, pretty_exceptions_enable=False)
    app.command("games")(games.list_games)
    app.command("new")(making.new)
    app.command("run")(making.run)
    app.command("derive")(numbers.derive)
    app.command("explain")(numbers.explain)
    app.command("check")(numbers.check)
    app.command("lines")(numbers.lines)
    app.command("pdf")(paper.pdf)
    app.command("roll", context_settings={"ignore_unknown_options": True})(dice.roll_dice)
    app.command("fight")(fight.fight)
    app.command("edit")(life.edit)
    app.command("history")(life.history)
    app.command("undo")(life.undo)
    app.command("redo")(life.redo)
    app.command("restore")(life.restore)
    app.add_typer(library.commands(), name="library")
    app.command("doctor")(doctor.examine)
    app.command("demo")(demo.make_demo)
    return app


def run(arguments: Sequence[str]) -> int:
    """Carry out one command.

    Args:
        arguments: What stands behind ``quire``.

    Returns:
        The exit code: 0, 1 for a refused input, 2 for wrong usage, 130 for one who broke off.
    """
    prepare_streams()
    try:
        _app()(args=list(arguments), prog_name="quire")
    except SystemExit as ending:
        # typer makes an exit of Ctrl+C; a command that ends with an exit of its own has said why.
        if isinstance(getattr(ending.__context__, "__cause__", None), KeyboardInterrupt):
            tell("Cancelled.")
        return ending.code if isinstance(ending.code, int) else 0
    except QuireError as error:
        refuse(error.message)
        return REFUSED
    except OSError as error:
        refuse(_system_said(error))
        return REFUSED
    return 0


def _system_said(error: OSError) -> Message:
    place = f"{error.filename}: " if error.filename else ""
    return Message(
        "system",
        "The system refused: {place}{reason}. Check the place, the room on the disk and your rights, and try again.",
        {"place": place, "reason": error.strerror or error},
    )
