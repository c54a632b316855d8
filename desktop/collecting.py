"""When Python looks for rubbish, which stops the window: not while it loads, and not through what lasts.

The rules of a game are some hundred thousand objects that live as long as the program. Left to itself Python searches
them all now and then, for a tenth of a second, in the middle of typing.
"""

from __future__ import annotations

import gc


def pause() -> None:
    """Look for no rubbish until `settle` is called; while the program starts there is none."""
    gc.disable()


def settle() -> None:
    """Leave everything that is there now out of searches, and look through what comes later as usual."""
    gc.freeze()
    gc.enable()
