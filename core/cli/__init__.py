"""The command line: ``quire``. Everything that core can do, from a terminal or a script; it alone prints and asks.

:func:`run` takes the arguments and gives the exit code: 0, 1 for a refused input with one sentence on the error output,
2 for wrong usage.
"""

from core.cli.app import run

__all__ = ["run"]
