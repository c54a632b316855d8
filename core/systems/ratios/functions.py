"""What the formulas of R.A.T.I.O.S. need and the formula language cannot say: averages, windows of age, look-ups."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction

from core.engine import Function, Value, ValueType, fold, show
from core.systems.ratios.ages import ATTRIBUTES, POINTS_A_YEAR, SPANS, Span, is_closed

ALWAYS_ON_CARDS = frozenset({"deth", "uncn", "rcvy", "strn"})

PLACES: Mapping[str, int] = {attribute: place for place, attribute in enumerate(ATTRIBUTES)}

LOWS = (0, 10, 15, 20)
HIGHS: tuple[int | None, ...] = (10, 20, 25, 30, 40, 50, 100, None)

WINDOWS: Mapping[str, tuple[int, int | None]] = {
    f"y{low}_{'on' if high is None else high}": (low, high)
    for low in LOWS
    for high in HIGHS
    if high is None or low < high
}
"""Where each window of the family ``<w>`` begins and ends, in the order of the game's data."""


@dataclass(frozen=True, slots=True)
class Stretch:
    """A window of ages, with the attributes that it watches over as places in the order of the sheet.

    Attributes:
        low: Birthday with which it begins.
        high: Birthday with which it ends; None for the end of life.
        begins: Age up to which it is the same as the next shorter window.
        inside: Attributes that grow in no other year.
        after: The same for somebody who is not older than the window: all that do not grow before it, by their own
            beginning.
    """

    low: int
    high: int | None
    begins: int
    inside: tuple[int, ...]
    after: tuple[tuple[int, int], ...]

    def end(self, age: int) -> int:
        """Give the birthday that it reaches to at an age."""
        return age if self.high is None or age < self.high else self.high

    def is_there(self, age: int) -> bool:
        """Say whether there is such a window at an age, and no shorter one is the same."""
        return age > self.begins and age > self.low


def _stretch(low: int, high: int | None) -> Stretch:
    spans = [(place, SPANS[each]) for place, each in enumerate(ATTRIBUTES) if SPANS[each].low >= low]
    return Stretch(
        low,
        high,
        max((each for each in HIGHS if each is not None and (high is None or each < high)), default=0),
        tuple(place for place, span in spans if high is not None and span.high is not None and span.high <= high),
        tuple((place, span.low) for place, span in spans),
    )


STRETCHES: Mapping[str, Stretch] = {name: _stretch(*bounds) for name, bounds in WINDOWS.items()}
"""The windows by the name of the member."""


@dataclass(frozen=True, slots=True)
class Around:
    """The windows that the years of an attribute lie in, as places among the members of ``<w>``.

    Attributes:
        always: Those that reach as far as the attribute grows.
        young: The others, which hold for somebody who is not older than they are, with their end.
    """

    always: tuple[int, ...]
    young: tuple[tuple[int, int], ...]


def _around(span: Span) -> Around:
    reaching = [(n, high) for n, (low, high) in enumerate(WINDOWS.values()) if low <= span.low]
    always = [n for n, high in reaching if high is None or (span.high is not None and high >= span.high)]
    young = [(n, high) for n, high in reaching if n not in always and high is not None]
    return Around(tuple(always), tuple(young))


AROUND: Mapping[str, Around] = {attribute: _around(span) for attribute, span in SPANS.items()}
"""By attribute."""


def _found(name: str) -> Stretch:
    stretch = STRETCHES.get(name)
    if stretch is None:
        raise ValueError(f"there is no window of ages {name}")
    return stretch


def age_window_left(name: str, age: int, points: Sequence[int]) -> int | None:
    """Give what the years of a window have left for the attributes that grow in no other year.

    Source: R.A.T.I.O.S. 2a; R2, R3.

    Args:
        name: Member of the family ``<w>``.
        age: Human Age.
        points: Age points of every attribute, in the order of the sheet.

    >>> age_window_left("y10_20", 12, [1] * 26), age_window_left("y10_40", 12, [1] * 26)
    (19, None)
    """
    stretch = _found(name)
    if not stretch.is_there(age):
        return None
    if stretch.high is not None and age > stretch.high:
        spent = sum([points[place] for place in stretch.inside])
    else:
        spent = sum([points[place] for place, begins in stretch.after if begins < age])
    return POINTS_A_YEAR * (stretch.end(age) - stretch.low) - spent


def age_window_end(name: str, age: int) -> int | None:
    """Give the birthday that a window reaches to at an age, undefined where there is no such window."""
    stretch = _found(name)
    return stretch.end(age) if stretch.is_there(age) else None


def age_window_start(name: str) -> int:
    """Give the birthday that a window begins with."""
    return _found(name).low


def age_room(attribute: str, age: int, left: Sequence[int | None]) -> int:
    """Give the points from years lived that an attribute can still take, caps aside.

    Source: R.A.T.I.O.S. 2a; R2, R3.

    Args:
        attribute: Its key.
        age: Human Age.
        left: What each window of the family ``<w>`` has left, None where there is none.
    """
    if is_closed(attribute, age):
        return 0
    around = AROUND[attribute]
    own = [rest for place in around.always if (rest := left[place]) is not None]
    own += [rest for place, high in around.young if age <= high and (rest := left[place]) is not None]
    return max(0, min(own))


def age_begins(attribute: str) -> int:
    """Give the age from which an attribute takes points of years lived."""
    return SPANS[attribute].low


def mean_of(attributes: Sequence[str], values: Sequence[Value]) -> Value:
    """Give the average of the values of some attributes, undefined where none is named.

    Source: R.A.T.I.O.S. 1a, 5a.

    Args:
        attributes: Their keys.
        values: The values of all attributes, in the order of the sheet.
    """
    chosen = [values[PLACES[fold(each)]] for each in attributes]
    if not chosen:
        return None
    total = sum([each for each in chosen if isinstance(each, int | Fraction)])
    whole, rest = divmod(total, len(chosen))
    return Fraction(total) / len(chosen) if rest else int(whole)


def names_entry(names: Sequence[str], name: str) -> int:
    """Say whether a list of texts holds a text, without regard to case; an empty text is never found."""
    wanted = fold(name)
    return int(wanted != "" and any(fold(each) == wanted for each in names))


def names_twice(names: Sequence[str]) -> int:
    """Say whether a text stands twice in a list, without regard to case."""
    return int(len({fold(each) for each in names}) < len(names))


def stands_before(row: int, names: Sequence[str]) -> int:
    """Say whether the text of a row (counted from 1) stands in a row above it; an empty text never does."""
    name = fold(names[row - 1])
    return int(name != "" and any(fold(each) == name for each in names[: row - 1]))


def attribute_name(attribute: str) -> str:
    """Give the abbreviation of an attribute as a sheet writes it, and words where none is chosen.

    >>> attribute_name("focs"), attribute_name("")
    ('FOCS', 'An attribute that is not chosen yet')
    """
    return attribute.strip().upper() or "An attribute that is not chosen yet"


def untrained(required: Sequence[str], trained: Sequence[str]) -> str:
    """Give the attributes that are required and not trained, as a sheet writes them; "" where none is missing.

    Source: R.A.T.I.O.S. 4a.

    >>> untrained(["focs", "yern"], ["focs"]), untrained(["focs"], ["focs"])
    ('YERN', '')
    """
    have = {fold(each) for each in trained}
    return ", ".join(dict.fromkeys(each.strip().upper() for each in required if fold(each) not in have))


def range_words(step: Value, most: Value) -> str:
    """Put the range step and the greatest range of a weapon into words.

    >>> range_words(10, 40), range_words(None, 40), range_words(None, None)
    ('10 to 40', 'to 40', '–')
    """
    parts = ["" if step is None else show(step), "" if most is None else f"to {show(most)}"]
    return " ".join(part for part in parts if part) or "–"


def highest_words(values: Sequence[Value]) -> str:
    """Name the four highest values beside those that a card shows in any case.

    Args:
        values: The current values of all attributes, in the order of the sheet.
    """
    named = [(each, value) for each, value in zip(ATTRIBUTES, values, strict=True) if each not in ALWAYS_ON_CARDS]
    highest = sorted(named, key=lambda pair: -pair[1] if isinstance(pair[1], int | Fraction) else 0)[:4]
    return ", ".join(f"{each.upper()} {show(value, 1)}" for each, value in highest)


FUNCTIONS: Mapping[str, Function] = {
    function.name: function
    for function in (
        Function(
            "age_window_left",
            3,
            3,
            "What the years of a window have left for attributes that grow in no other year.",
            age_window_left,
            vectors=frozenset({2}),
        ),
        Function("age_window_end", 2, 2, "The birthday that a window of ages reaches to.", age_window_end),
        Function("age_window_start", 1, 1, "The birthday that a window of ages begins with.", age_window_start),
        Function(
            "age_room",
            3,
            3,
            "Points from years lived that an attribute can still take.",
            age_room,
            vectors=frozenset({2}),
            is_lazy=True,
        ),
        Function("age_begins", 1, 1, "The age from which an attribute takes points.", age_begins),
        Function(
            "mean_of",
            2,
            2,
            "The average of the values of some attributes.",
            mean_of,
            vectors=frozenset({1}),
        ),
        Function("names_entry", 2, 2, "1 if a list of texts holds the text.", names_entry),
        Function("names_twice", 1, 1, "1 if a list of texts holds one of them twice.", names_twice),
        Function(
            "stands_before",
            2,
            2,
            "1 if the text of this row stands in a row above it.",
            stands_before,
            vectors=frozenset({1}),
        ),
        Function("range_words", 2, 2, "The ranges of a weapon in words.", range_words, ValueType.TEXT, is_lazy=True),
        Function(
            "highest_words", 1, 1, "The four highest values.", highest_words, ValueType.TEXT, vectors=frozenset({0})
        ),
        Function("attribute_name", 1, 1, "The abbreviation of an attribute.", attribute_name, ValueType.TEXT),
        Function(
            "untrained",
            2,
            2,
            "The required attributes that are not trained.",
            untrained,
            ValueType.TEXT,
            vectors=frozenset({1}),
        ),
    )
}
"""The game's own functions, by the name that formulas use."""
