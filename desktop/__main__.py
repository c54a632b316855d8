"""The entry point of ``quire``: with arguments the command line, without them its help."""

from __future__ import annotations

import sys
from collections.abc import Sequence


def main(arguments: Sequence[str] | None = None) -> int:
    """Start the program and give its exit code.

    The command line is imported only when it is asked for, so that a window need not wait for it.

    Args:
        arguments: What stands behind the name of the program; by default those of this process.
    """
    given = sys.argv[1:] if arguments is None else list(arguments)
    from core.cli import run

    return run(given or ["--help"])


if __name__ == "__main__":
    sys.exit(main())
