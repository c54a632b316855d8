"""Parts of the window that are made when they are first wanted; until then nothing of them is loaded."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar

Part = TypeVar("Part")


class Late(Generic[Part]):
    """Something that is made when it is first asked for.

    Args:
        make: Makes it.
        join: Gets it once, to join it to the others; whoever asks again meanwhile gets it already.

    Attributes:
        made: The part; None before anybody asked.
    """

    def __init__(self, make: Callable[[], Part], join: Callable[[Part], None]) -> None:
        self._make = make
        self._join = join
        self.made: Part | None = None

    def get(self) -> Part:
        """Give the part."""
        if self.made is None:
            self.made = self._make()
            self._join(self.made)
        return self.made
