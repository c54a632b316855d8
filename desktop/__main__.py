"""The entry point of ``quire``: with arguments the command line, without them its help."""

from __future__ import annotations

import sys
import tempfile
import traceback
from collections.abc import Sequence
from datetime import datetime
from pathlib import Path

from core import paths

BUG = 70
"""Exit code for a mistake of the program itself."""

LOG_FILE = "errors.log"


def main(arguments: Sequence[str] | None = None) -> int:
    """Start the program and give its exit code.

    The command line is imported only when it is asked for, so that a window need not wait for it.

    Args:
        arguments: What stands behind the name of the program; by default those of this process.
    """
    given = sys.argv[1:] if arguments is None else list(arguments)
    try:
        from core.cli import run

        return run(given or ["--help"])
    except Exception as bug:
        place = write_report(bug)
        sys.stderr.write(
            f"quire: something went wrong inside the program that should not ({type(bug).__name__}). What it was "
            f"stands in {place}; please send that file to its makers.\n"
        )
        return BUG


def write_report(bug: Exception) -> Path:
    """Write what went wrong behind the reports before it, and give the file."""
    report = f"{datetime.now().astimezone().isoformat()}\n{''.join(traceback.format_exception(bug))}\n"
    folder = paths.user_data()
    try:
        folder.mkdir(parents=True, exist_ok=True)
        return _append(folder / LOG_FILE, report)
    except OSError:
        return _append(Path(tempfile.gettempdir()) / f"quire-{LOG_FILE}", report)


def _append(file: Path, report: str) -> Path:
    with file.open("a", encoding="utf-8") as log:
        log.write(report)
    return file


if __name__ == "__main__":
    sys.exit(main())
