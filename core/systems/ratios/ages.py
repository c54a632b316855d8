"""Ages at which attributes grow; checks whether points of years lived cover those spent.

A year of life gives ten points, each to an attribute with a span that covers the year. The sheet does not record which
year paid for which point: an allocation is valid if some assignment exists. As all spans are single intervals, it is
enough to check the few windows between their ends (Hall's condition).

Source: R.A.T.I.O.S. 1a, 2a; R2, R3.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import pairwise

POINTS_A_YEAR = 10


@dataclass(frozen=True, slots=True)
class Span:
    """Ages at which an attribute takes points: those of year y with ``low < y <= high``.

    Attributes:
        low: Age from which it grows.
        high: Age up to which it grows; None for no end.
    """

    low: int
    high: int | None = None

    def end(self, age: int) -> int:
        """Return the last year of the span that is lived at an age."""
        return age if self.high is None else min(self.high, age)

    def covers(self, year: int) -> bool:
        """Return whether the attribute takes points of a year of life."""
        return self.low < year and (self.high is None or year <= self.high)


SPANS: Mapping[str, Span] = {
    "agil": Span(0, 40),
    "baln": Span(0, 30),
    "chnc": Span(0),
    "deth": Span(0),
    "emot": Span(20, 100),
    "focs": Span(0),
    "guil": Span(15),
    "hlth": Span(0, 50),
    "inst": Span(0, 20),
    "judg": Span(0),
    "know": Span(0),
    "lang": Span(0),
    "move": Span(0, 50),
    "nrsh": Span(0),
    "obsr": Span(0),
    "pers": Span(20, 100),
    "qckn": Span(0, 25),
    "rcvy": Span(0, 10),
    "strn": Span(10, 30),
    "tmng": Span(0, 50),
    "uncn": Span(0),
    "vtly": Span(0),
    "work": Span(0),
    "xper": Span(0),
    "yern": Span(0),
    "zeal": Span(0),
}
"""Spans of all attributes, in the order of the sheet; the same as in the game's data."""

ATTRIBUTES = tuple(SPANS)

_LOWS = sorted({span.low for span in SPANS.values()})
_HIGHS = sorted({span.high for span in SPANS.values() if span.high is not None})


@dataclass(frozen=True, slots=True)
class Window:
    """Years of life from birthday ``low`` to birthday ``high``."""

    low: int
    high: int

    @property
    def points(self) -> int:
        """Points that these years give."""
        return POINTS_A_YEAR * (self.high - self.low)


def windows(age: int) -> tuple[Window, ...]:
    """Return the windows that can be overspent at an age, the whole life included; at most 28.

    >>> [(each.low, each.high) for each in windows(12)]
    [(0, 10), (0, 12), (10, 12)]
    """
    ends = sorted({min(high, age) for high in (*_HIGHS, age)})
    return tuple(Window(low, high) for low in _LOWS if low < age for high in ends if low < high)


def points_within(window: Window, age: int, spent: Mapping[str, int]) -> int:
    """Return the points spent on attributes that grow only in these years.

    Args:
        window: The years.
        age: Years lived.
        spent: Points of each attribute; 0 if missing.
    """
    return sum(
        points
        for attribute, points in spent.items()
        if window.low <= (span := SPANS[attribute]).low < age and span.end(age) <= window.high
    )


def is_closed(attribute: str, age: int) -> bool:
    """Return whether an attribute takes no points yet at an age."""
    return SPANS[attribute].low >= age


def closed_attributes(age: int, spent: Mapping[str, int]) -> tuple[str, ...]:
    """Return the attributes with points that take none yet."""
    return tuple(each for each in ATTRIBUTES if spent.get(each, 0) > 0 and is_closed(each, age))


def overspent(age: int, spent: Mapping[str, int]) -> tuple[Window, ...]:
    """Return the windows with more points spent than their years give."""
    return tuple(window for window in windows(age) if points_within(window, age, spent) > window.points)


def is_feasible(age: int, spent: Mapping[str, int]) -> bool:
    """Return whether points can be paid by the years lived.

    >>> is_feasible(25, {"rcvy": 60, "inst": 90, "qckn": 90}), is_feasible(12, {"strn": 21})
    (True, False)
    """
    return not closed_attributes(age, spent) and not overspent(age, spent)


def remaining_points(age: int, spent: Mapping[str, int]) -> dict[str, int]:
    """Return the points that every attribute can still take, ignoring caps.

    >>> remaining_points(30, {"strn": 150, "rcvy": 40, "inst": 60, "baln": 40})["strn"]
    10
    """
    left = {window: window.points - points_within(window, age, spent) for window in windows(age)}
    remaining = {}
    for attribute, span in SPANS.items():
        limits = [rest for window, rest in left.items() if window.low <= span.low and window.high >= span.end(age)]
        remaining[attribute] = 0 if is_closed(attribute, age) else max(0, min(limits))
    return remaining


def segments(first: int, last: int) -> tuple[Window, ...]:
    """Return the years between two birthdays, split where the set of growing attributes changes.

    >>> [(each.low, each.high) for each in segments(18, 26)]
    [(18, 20), (20, 25), (25, 26)]
    """
    ends = sorted({first, last, *(end for end in (*_LOWS, *_HIGHS) if first < end < last)})
    return tuple(Window(low, high) for low, high in pairwise(ends))


def growing_attributes(window: Window) -> tuple[str, ...]:
    """Return the attributes that grow in all years of a segment."""
    return tuple(each for each, span in SPANS.items() if span.covers(window.high) and span.covers(window.low + 1))


def assign_years(age: int, wanted: Mapping[str, int]) -> tuple[dict[str, int], ...]:
    """Return which year pays for what: each point goes to the growing attribute with the earliest end.

    Args:
        age: Years lived.
        wanted: Wanted points of each attribute.

    Returns:
        The points of each attribute for every year of life. Everything wanted is paid exactly if `is_feasible` holds.
    """
    missing = {attribute: wanted.get(attribute, 0) for attribute in ATTRIBUTES}
    urgent = sorted(ATTRIBUTES, key=lambda each: (SPANS[each].high is None, SPANS[each].high or 0, each))
    years = []
    for year in range(1, age + 1):
        points = POINTS_A_YEAR
        paid: dict[str, int] = {}
        for attribute in urgent:
            if points and missing[attribute] > 0 and SPANS[attribute].covers(year):
                share = min(points, missing[attribute])
                paid[attribute] = share
                missing[attribute] -= share
                points -= share
        years.append(paid)
    return tuple(years)
