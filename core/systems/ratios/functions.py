"""Functions that R.A.T.I.O.S. formulas call: averages, age windows, skill bonuses, texts."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import cast

from core.formula import LISTED_BEFORE, NAMES_ENTRY, NAMES_TWICE, Function, Value, ValueType, fold, format_value
from core.messages import Word, phrase
from core.systems.ratios.ages import ATTRIBUTES, SPANS, Span

ALWAYS_ON_CARDS = frozenset({"deth", "uncn", "rcvy", "strn"})

Number = int | Fraction

ON_SOME_CARDS: Mapping[int, str] = {
    place: each.upper() for place, each in enumerate(ATTRIBUTES) if each not in ALWAYS_ON_CARDS
}
"""Attributes that a card may show besides its fixed ones, by position on the sheet."""

POSITIONS: Mapping[str, int] = {attribute: place for place, attribute in enumerate(ATTRIBUTES)}

LOWS = (0, 10, 15, 20)
HIGHS: tuple[int | None, ...] = (10, 20, 25, 30, 40, 50, 100, None)

GROWING: Mapping[str, Span] = {
    f"y{span.low}_{'on' if span.high is None else span.high}": span
    for span in sorted(set(SPANS.values()), key=lambda span: (span.low, span.high is None, span.high or 0))
}
"""Growth spans by member of the family ``<s>``, in its order."""


@dataclass(frozen=True, slots=True)
class AgeWindow:
    """A window of ages.

    Attributes:
        low: Birthday at its start.
        high: Birthday at its end; None for the end of life.
        begins: Age up to which it equals the next shorter window.
    """

    low: int
    high: int | None
    begins: int

    def end(self, age: int) -> int:
        """Return its last birthday at an age."""
        return age if self.high is None or age < self.high else self.high

    def is_there(self, age: int) -> bool:
        """Return whether the window exists at an age and no shorter one equals it."""
        return age > self.begins and age > self.low


def _age_windows() -> Mapping[str, AgeWindow]:
    """Return the windows that can be overspent: those that contain a whole span."""
    windows = {}
    for low in LOWS:
        begins = 0
        for high in HIGHS:
            if any(_is_inside(span, low, high) for span in GROWING.values()):
                windows[f"y{low}_{'on' if high is None else high}"] = AgeWindow(low, high, begins)
                begins = high or 0
    return windows


def _is_inside(span: Span, low: int, high: int | None) -> bool:
    return span.low >= low and (high is None or (span.high is not None and span.high <= high))


AGE_WINDOWS: Mapping[str, AgeWindow] = _age_windows()
"""Windows by member of the family ``<w>``, in its order."""


@dataclass(frozen=True, slots=True)
class ContainingWindows:
    """Windows that contain a span, as positions among the members of ``<w>``.

    Attributes:
        always: Those that reach as far as the span.
        young: The others, with their ends; they apply up to that age.
    """

    always: tuple[int, ...]
    young: tuple[tuple[int, int], ...]


def _containing_windows(span: Span) -> ContainingWindows:
    reaching = [
        (position, window.high) for position, window in enumerate(AGE_WINDOWS.values()) if window.low <= span.low
    ]
    always = [position for position, high in reaching if high is None or (span.high is not None and high >= span.high)]
    young = [(position, high) for position, high in reaching if position not in always and high is not None]
    return ContainingWindows(tuple(always), tuple(young))


CONTAINING: Mapping[str, ContainingWindows] = {name: _containing_windows(span) for name, span in GROWING.items()}
"""Containing windows by span."""


def _find_window(name: str) -> AgeWindow:
    window = AGE_WINDOWS.get(name)
    if window is None:
        raise ValueError(f"there is no window of ages {name}")
    return window


def age_window_end(name: str, age: int) -> int | None:
    """Return the last birthday of a window at an age; undefined if there is no such window."""
    window = _find_window(name)
    return window.end(age) if window.is_there(age) else None


def age_window_start(name: str) -> int:
    """Return the first birthday of a window."""
    return _find_window(name).low


def span_room(name: str, age: int, left: Sequence[int | None]) -> int:
    """Return the age points that attributes of a span can still take, ignoring caps.

    Source: R.A.T.I.O.S. 2a; R2, R3.

    Args:
        name: Member of the family ``<s>``.
        age: Human Age.
        left: Remaining points of each window of the family ``<w>``; None if it does not exist.
    """
    if GROWING[name].low >= age:
        return 0
    containing = CONTAINING[name]
    limits = [rest for position in containing.always if (rest := left[position]) is not None]
    limits += [rest for position, high in containing.young if age <= high and (rest := left[position]) is not None]
    return max(0, min(limits))


def age_begins(attribute: str) -> int:
    """Return the age from which an attribute takes age points."""
    return SPANS[attribute].low


def places_of(attributes: Sequence[str], is_check: int) -> tuple[int, ...] | None:
    """Return the positions of a check's attributes on the sheet; undefined if it is no check.

    >>> places_of(["agil", " Baln"], 1), places_of(["agil"], 0)
    ((0, 1), None)
    """
    return None if not is_check else _positions(attributes)


def _positions(attributes: Sequence[str]) -> tuple[int, ...]:
    return tuple([POSITIONS[each] if each in POSITIONS else POSITIONS[fold(each)] for each in attributes])


def sum_of(places: Sequence[int], values: Sequence[Number]) -> Number:
    """Return the sum of the values of some attributes.

    Source: R.A.T.I.O.S. 1a, 5a.

    Args:
        places: Positions of the attributes; the solver selects their values.
        values: Their values.
    """
    return sum(values)


def mean_cpv(attributes: Sequence[str], values: Sequence[Number]) -> Number:
    """Return the average of current values of attributes; undefined without attributes.

    Source: R.A.T.I.O.S. 1a, 5a; R9.

    Args:
        attributes: Their keys.
        values: The current values of all attributes, in the order of the sheet.
    """
    return Fraction(sum(values[position] for position in _positions(attributes)), len(attributes))


def skill(
    kind: str, applied: Sequence[str], bonuses: Sequence[Number], limits: Sequence[str], *of_weapon: Value
) -> Number:
    """Return the sum of bonuses of all capabilities that apply; for a weapon, those made for it.

    Source: R.A.T.I.O.S. 2b, 4b; R17.

    Args:
        kind: What they apply to: ``attack``, ``defense``, ``damage``, ``offhand``, ``check``.
        applied: What each capability applies to.
        bonuses: The bonus of each.
        limits: The weapon category of each, "" for all.
        of_weapon: The weapon name of each; then category and name of the weapon in question, undefined if none.

    >>> skill("attack", ("attack", "attack"), (9, 3), ("blade", "bow"), ("", ""), "Blade ", "Saber")
    9
    """
    names, category, name = of_weapon
    wanted = fold(kind)
    rows = zip(applied, bonuses, limits, cast("Sequence[str]", names), strict=True)
    return sum(
        bonus
        for application, bonus, limit, only in rows
        if fold(application) == wanted
        and (not isinstance(category, str) or (_allows(limit, category) and _allows(only, str(name))))
    )


def _allows(limit: str, text: str) -> bool:
    """Return whether a limit is empty or equals a text."""
    return fold(limit) in ("", fold(text))


def entries(texts: Sequence[str]) -> int:
    """Return the number of entries of a list of texts."""
    return len(texts)


def caps_below(limit: Number, caps: Sequence[Number]) -> int:
    """Return the number of caps below a limit.

    >>> caps_below(99, (99, 75, 80))
    2
    """
    return sum(cap < limit for cap in caps)


def caps_too_low(caps: Sequence[Number], bonuses: Sequence[Number]) -> int:
    """Return whether a cap is below 1 plus its attribute's bonus.

    >>> caps_too_low((99, 5), (3, 5)), caps_too_low((99, 6), (3, 5))
    (1, 0)
    """
    return int(any(cap < 1 + bonus for cap, bonus in zip(caps, bonuses, strict=True)))


def attribute_name(attribute: str) -> str:
    """Return the abbreviation of an attribute, or a text if none is chosen.

    >>> attribute_name("focs"), attribute_name("")
    ('FOCS', 'An attribute that is not chosen yet')
    """
    return attribute.strip().upper() or Word("An attribute that is not chosen yet")


def untrained(required: Sequence[str], trained: Sequence[str]) -> str:
    """Return the required attributes that are not trained, as text; "" if none.

    Source: R.A.T.I.O.S. 4a.

    >>> untrained(["focs", "yern"], ["focs"]), untrained(["focs"], ["focs"])
    ('YERN', '')
    """
    if not required:
        return ""
    have = {fold(each) for each in trained}
    return ", ".join(dict.fromkeys(each.strip().upper() for each in required if fold(each) not in have))


def range_words(step: Value, most: Value) -> str:
    """Return the range step and greatest range of a weapon as text.

    >>> range_words(10, 40), range_words(None, 40), range_words(None, None)
    ('10 to 40', 'to 40', '–')
    """
    if most is None:
        return "–" if step is None else format_value(step)
    if step is None:
        return phrase("to {most}", most=format_value(most))
    return phrase("{step} to {most}", step=format_value(step), most=format_value(most))


def highest_words(values: Sequence[Value]) -> str:
    """Return the four highest values besides the fixed ones of a card, as text.

    Args:
        values: The current values of all attributes, in the order of the sheet.
    """
    known = [value if value.__class__ is int or isinstance(value, Fraction) else 0 for value in values]
    highest = sorted(ON_SOME_CARDS, key=known.__getitem__, reverse=True)[:4]
    return ", ".join([f"{ON_SOME_CARDS[position]} {format_value(values[position], 1)}" for position in highest])


FUNCTIONS: Mapping[str, Function] = {
    function.name: function
    for function in (
        Function("age_window_end", 2, 2, "The birthday that a window of ages reaches to.", age_window_end),
        Function("age_window_start", 1, 1, "The birthday that a window of ages begins with.", age_window_start),
        Function(
            "span_room",
            3,
            3,
            "Points from years lived that attributes of a span can still take.",
            span_room,
            vector_arguments=frozenset({2}),
            accepts_undefined=True,
            phrase="what the years of its span still give at {2}",
        ),
        Function("age_begins", 1, 1, "The age from which an attribute takes points.", age_begins),
        Function(
            "places_of",
            2,
            2,
            "The positions of a check's attributes on the sheet.",
            places_of,
            ValueType.OPAQUE,
            phrase="places of {1}",
        ),
        Function(
            "sum_of",
            2,
            2,
            "The sum of the values of some attributes.",
            sum_of,
            vector_arguments=frozenset({1}),
            takes_indices=True,
            phrase="sum of its attributes",
        ),
        Function(
            "mean_cpv",
            1,
            1,
            "The average of the current values of some attributes.",
            mean_cpv,
            vector_arguments=frozenset({1}),
            implicit_arguments=("cpv",),
            phrase="average of {1}",
        ),
        Function(
            "skill",
            1,
            1,
            "The bonuses of all capabilities that apply to it; in a weapon's row those that are made for the weapon.",
            skill,
            vector_arguments=frozenset({1, 2, 3, 4}),
            accepts_undefined=True,
            implicit_arguments=(
                "capabilities[].applies_to",
                "capabilities[].bonus",
                "capabilities[].weapon_category",
                "capabilities[].weapon_name",
                "category",
                "name",
            ),
            phrase="bonuses of capabilities for {1}",
        ),
        Function("entries", 1, 1, "How many entries a list of texts has.", entries, phrase="number of {1}"),
        Function("caps_below", 2, 2, "How many caps are below a limit.", caps_below, vector_arguments=frozenset({1})),
        Function(
            "caps_too_low",
            2,
            2,
            "1 if a cap is below what its attribute begins with.",
            caps_too_low,
            vector_arguments=frozenset({0, 1}),
        ),
        NAMES_ENTRY,
        NAMES_TWICE,
        LISTED_BEFORE,
        Function(
            "range_words",
            2,
            2,
            "The ranges of a weapon in words.",
            range_words,
            ValueType.TEXT,
            accepts_undefined=True,
            phrase="{1} and {2} in words",
        ),
        Function(
            "highest_words",
            1,
            1,
            "The four highest values.",
            highest_words,
            ValueType.TEXT,
            vector_arguments=frozenset({0}),
            phrase="the four highest of these values",
        ),
        Function(
            "attribute_name",
            1,
            1,
            "The abbreviation of an attribute.",
            attribute_name,
            ValueType.TEXT,
            phrase="the attribute in short",
        ),
        Function(
            "untrained",
            2,
            2,
            "The required attributes that are not trained.",
            untrained,
            ValueType.TEXT,
            vector_arguments=frozenset({1}),
            phrase="those of {1} that are not trained",
        ),
    )
}
"""The game's functions by their names in formulas."""
