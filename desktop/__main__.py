"""Entry point: opens the window (no arguments, ``--library`` or files), else the command line.

``--library PATH`` without a command opens the window on that library, ``--settings PATH`` with those preferences; files
of characters and worlds, named by their endings, are opened in it.
"""

from __future__ import annotations

import gc
import os
import re
import sys
import tempfile
import traceback
from collections.abc import Sequence
from datetime import datetime
from pathlib import Path

from core import paths
from core.messages import Word, phrase

BUG = 70
"""Exit code for a bug in Quire itself."""

INTERRUPTED = 130
"""Exit code after Ctrl+C."""

OBJECTS_BETWEEN_COLLECTIONS = 100_000
"""New objects between two searches for garbage in the command line; Python's own 700 cost a tenth of a command."""

LOG_FILE = "errors.log"
LIBRARY, SETTINGS = "--library", "--settings"
"""Options before a command, or before files for the window."""

COMPLETION = "_QUIRE_COMPLETE"
"""Environment variable by which a shell asks the command line to complete a word."""

READ_PDF = "--read-pdf"
"""First argument with which a bundle starts itself to read a PDF (`core.pdf_reader.untrusted_pdf`)."""

FILE_ENDINGS = (".quire-character", ".quire-world", ".json", ".pdf")
"""Endings of files that the window opens."""

NO_DISPLAY = Word("No display was found, so the window cannot open. Without a window, Quire has these commands:")
"""Notice before the list of commands."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Start Quire; return its exit code.

    The command line and the window are imported lazily, so that neither slows the start of the other.

    Args:
        arguments: Command-line arguments without the program name; those of this process by default.
    """
    own_arguments = take_places(sys.argv[1:] if arguments is None else arguments)
    try:
        wanted = window_arguments(own_arguments)
        if wanted is None or os.environ.get(COMPLETION):
            return command_line(own_arguments)
        if not has_display():
            return command_line(["--help"], NO_DISPLAY)
        return open_window(*wanted)
    except KeyboardInterrupt:
        sys.stderr.write(say("Cancelled.") + "\n")
        return INTERRUPTED
    except MissingLibraryError as missing:
        notice = phrase("Qt, which draws the window, needs a system library that is missing: {library}. Install it, or "
                        "use Quire without a window:", library=missing.library)  # fmt: skip
        return command_line(["--help"], notice)
    except Exception as bug:
        file = write_report(bug)
        bug_message = say("Quire ran into a bug ({kind}). Please send us the report in {file}.",
                          kind=type(bug).__name__, file=file)  # fmt: skip
        sys.stderr.write(f"quire: {bug_message}\n")
        return BUG


class MissingLibraryError(Exception):
    """Raised if Qt cannot be loaded because it needs a library of the system.

    Attributes:
        library: File name of the library.
    """

    def __init__(self, library: str) -> None:
        super().__init__(library)
        self.library = library


def open_window(library: Path | None, files: Sequence[str] = ()) -> int:
    """Open the window; return the exit code.

    Args:
        library: The library; None for the user's own.
        files: Files to open in it.

    Raises:
        MissingLibraryError: Qt cannot be loaded.
    """
    try:
        from desktop import quick_imports

        quick_imports.install()
        from desktop import app
    except ImportError as error:
        missing = re.search(r"(\S+\.so[.\d]*): cannot open", str(error))
        if missing is None:
            raise
        raise MissingLibraryError(missing[1]) from error
    return app.run(library, files, write_report, sys.argv[:1])


def command_line(arguments: list[str], notice: str = "") -> int:
    """Run the command line, with a notice before its output.

    Garbage is looked for less often than usual: a command makes little of it, and importing and loading a game makes
    many objects that stay.
    """
    if arguments[:1] == [READ_PDF]:
        from core.pdf_reader import child

        return child.main(arguments[1:])
    gc.set_threshold(OBJECTS_BETWEEN_COLLECTIONS)
    from core.cli import run

    return run(arguments, notice)


def say(template: str, **values: object) -> str:
    """Return a text in the language of the command line, or in English if the command line was not loaded."""
    loaded = sys.modules.get("core.cli.output_language")
    return loaded.say(template, **values) if loaded is not None else phrase(template, **values)


def take_places(arguments: Sequence[str]) -> list[str]:
    """Set where library and preferences are from the options before the command; return the other arguments.

    ``--library`` stays if no command follows: the window gets the library it names.
    """
    left, library = list(arguments), ""
    while left and (option := left[0].partition("="))[0] in {paths.PORTABLE, SETTINGS, LIBRARY}:
        name, joined, value = option
        if name == paths.PORTABLE:
            paths.use_portable_folder()
            del left[0]
            continue
        if not joined and len(left) == 1:
            break  # its value is missing; the command line says so
        value = value if joined else left[1]
        del left[: 1 if joined else 2]
        if name == SETTINGS:
            os.environ[paths.SETTINGS_VARIABLE] = value
        else:
            library = value
    if library and all(map(is_file_to_open, left)):
        return [LIBRARY, library, *left]
    if library:
        os.environ[paths.LIBRARY_VARIABLE] = library
    return left


def window_arguments(arguments: Sequence[str]) -> tuple[Path | None, list[str]] | None:
    """Return library and files of a start of the window; None if the arguments are for the command line."""
    library: Path | None = None
    match arguments:
        case ["--library", path, *rest]:
            library = Path(path)
        case [joined, *rest] if joined.startswith("--library="):
            library = Path(joined.removeprefix("--library="))
        case _:
            rest = list(arguments)
    return (library, rest) if all(map(is_file_to_open, rest)) else None


def is_file_to_open(argument: str) -> bool:
    """Return whether an argument is a file that the window opens, by its ending or as an address; else a command."""
    return argument.startswith("file:") or argument.lower().endswith(FILE_ENDINGS)


def has_display() -> bool:
    """Return whether a display is available; checked before Qt is loaded, which would abort without one."""
    if sys.platform in {"win32", "darwin"} or os.environ.get("QT_QPA_PLATFORM"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def write_report(bug: BaseException) -> Path:
    """Append an error report to the log file; return the file."""
    report = f"{datetime.now().astimezone().isoformat()}\n{''.join(traceback.format_exception(bug))}\n"
    try:
        file = paths.private_user_data() / LOG_FILE
        handle = os.open(file, os.O_WRONLY | os.O_APPEND | os.O_CREAT | getattr(os, "O_NOFOLLOW", 0), 0o600)
    except OSError:  # a new file: a known name in a shared folder could be a trap
        handle, name = tempfile.mkstemp(prefix="quire-", suffix=f"-{LOG_FILE}")
        file = Path(name)
    with os.fdopen(handle, "a", encoding="utf-8") as log:
        log.write(report)
    return file


if __name__ == "__main__":
    sys.exit(main())
