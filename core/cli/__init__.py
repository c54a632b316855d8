"""The command line ``quire``: exports `run`, which runs a command and returns its exit code.

:func:`run` takes the arguments and returns the exit code: 0, 1 for a refused input with one message on standard error,
2 for wrong usage. Only this package prints and asks.
"""

from core.cli.app import run

__all__ = ["run"]
