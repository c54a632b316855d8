"""Mapping of numbers to labels shown instead of them, for single values and ranges."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from fractions import Fraction

_SPAN = re.compile(r"(to|from) (-?[0-9]+)")


class ValueLabels(Mapping[int, str]):
    """Labels of values. ``in`` and ``[]`` include ranges; iteration yields single values only.

    Args:
        written: By single numbers, ``to 4`` and ``from 25``.

    Raises:
        ValueError: A key is none of these.

    >>> words = ValueLabels({"0": "Tiny", "to -5": "never", "from 25": "always"})
    >>> words[0], words[-7], words[25], 24 in words, list(words)
    ('Tiny', 'never', 'always', False, [0])
    """

    __slots__ = ("_above", "_below", "_single")

    def __init__(self, written: Mapping[str, str] | None = None) -> None:
        self._single: dict[int, str] = {}
        self._below: tuple[int, str] | None = None
        self._above: tuple[int, str] | None = None
        for key, word in (written or {}).items():
            span = _SPAN.fullmatch(key)
            if span is None:
                self._single[int(key)] = word
            elif span[1] == "to":
                self._below = (int(span[2]), word)
            else:
                self._above = (int(span[2]), word)

    def __getitem__(self, value: int) -> str:
        word = self._word(value)
        if word is None:
            raise KeyError(value)
        return word

    def __contains__(self, value: object) -> bool:
        return self._word(value) is not None

    def _word(self, value: object) -> str | None:
        """Return the label of a value, or None."""
        if not isinstance(value, int | Fraction):
            return None
        if value in self._single:
            return self._single[int(value)]
        if self._below is not None and value <= self._below[0]:
            return self._below[1]
        if self._above is not None and value >= self._above[0]:
            return self._above[1]
        return None

    def __iter__(self) -> Iterator[int]:
        return iter(self._single)

    def __len__(self) -> int:
        return len(self._single)

    @property
    def texts(self) -> tuple[str, ...]:
        """All labels."""
        spans = (each[1] for each in (self._below, self._above) if each is not None)
        return (*self._single.values(), *spans)
