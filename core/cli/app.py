"""The ``quire`` application: registers the commands and turns errors into messages and exit codes."""

from __future__ import annotations

from collections.abc import Sequence

import typer

from core.cli import demo, dice, doctor, edit_history, fight, games, inspection, library, pdf, procedure_commands
from core.cli.console import prepare_streams, print_err, print_error
from core.cli.output_language import say, set_language, with_language
from core.errors import QuireError
from core.language import ENGLISH
from core.messages import Message

REFUSED = 1

ABOUT = """Character sheets for tabletop role-playing games: create and keep characters, see where any number
comes from, print sheets."""


def _app() -> typer.Typer:
    app = typer.Typer(help=ABOUT, no_args_is_help=True, add_completion=False, pretty_exceptions_enable=False)
    app.command("games")(with_language(games.list_games))
    app.command("new")(with_language(procedure_commands.new))
    app.command("run")(with_language(procedure_commands.run))
    app.command("derive")(with_language(inspection.derive))
    app.command("explain")(with_language(inspection.explain))
    app.command("check")(with_language(inspection.check))
    app.command("lines")(with_language(inspection.lines))
    app.command("pdf")(with_language(pdf.print_pdf))
    app.command("roll", context_settings={"ignore_unknown_options": True})(with_language(dice.roll_dice))
    app.command("fight")(with_language(fight.fight))
    app.command("edit")(with_language(edit_history.edit))
    app.command("history")(with_language(edit_history.history))
    app.command("undo")(with_language(edit_history.undo))
    app.command("redo")(with_language(edit_history.redo))
    app.command("restore")(with_language(edit_history.restore))
    app.add_typer(library.commands(), name="library")
    app.command("doctor")(with_language(doctor.run_doctor))
    app.command("demo")(with_language(demo.make_demo))
    return app


def run(arguments: Sequence[str]) -> int:
    """Run one command.

    Args:
        arguments: The arguments after ``quire``.

    Returns:
        The exit code: 0, 1 for a refused input, 2 for wrong usage, 130 after Ctrl+C.
    """
    prepare_streams()
    set_language(ENGLISH)
    try:
        _app()(args=list(arguments), prog_name="quire")
    except SystemExit as ending:
        # typer turns Ctrl+C into an exit; a command that exits by itself has printed why
        if isinstance(getattr(ending.__context__, "__cause__", None), KeyboardInterrupt):
            print_err(say("Cancelled."))
        return ending.code if isinstance(ending.code, int) else 0
    except QuireError as error:
        print_error(error.message)
        return REFUSED
    except OSError as error:
        print_error(_os_error_message(error))
        return REFUSED
    return 0


def _os_error_message(error: OSError) -> Message:
    place = f"{error.filename}: " if error.filename else ""
    return Message(
        "system",
        "The operating system refused: {place}{reason}. Check the path, the free disk space and your permissions, "
        "and try again.",
        {"place": place, "reason": error.strerror or error},
    )
