"""The command line ``quire``: every function of core, from a terminal or a script.

:func:`run` takes the arguments and returns the exit code: 0, 1 for a refused input with one message on standard error,
2 for wrong usage. Only this package prints and asks.
"""

from core.cli.app import run

__all__ = ["run"]
