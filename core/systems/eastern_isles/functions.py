"""Functions for formulas: dice kept or in chains, levels and boxes as text, rows by name."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction

from core.dice import Dice
from core.formula import Function, Value, ValueType, fold, format_value

Number = int | Fraction

MOST_BOXES = 12
HIGHEST = "highest"
LOWEST = "lowest"
_CHAIN_GOES_ON = (1, 6)


def kept_indices(dice: Sequence[int], count: int, keep: int, mode: str) -> tuple[int, ...]:
    """Return the positions of kept dice, in the order in which they count.

    Without dropped dice they count as rolled, else in ascending order. Dice beyond the full number are ignored.

    Args:
        dice: The faces in the order of rolling.
        count: The full number of dice.
        keep: How many are kept.
        mode: ``highest`` or ``lowest``.

    Source: Eastern Isles PRIM; R1, R6.

    >>> kept_indices((6, 2, 5, 3), 4, 2, "lowest"), kept_indices((6, 5), 2, 2, "highest")
    ((1, 3), (0, 1))
    """
    if keep >= count:
        return tuple(range(count))
    ranked = sorted(range(count), key=lambda index: (dice[index], index))
    return tuple(ranked[:keep] if mode == LOWEST else ranked[-keep:])


def kept_die(dice: Sequence[int], count: int, keep: int, mode: str, index: int) -> int:
    """Return one of the kept dice; undefined while dice are missing.

    Args:
        dice: The faces in the order of rolling.
        count: The full number of dice.
        keep: How many are kept.
        mode: ``highest`` or ``lowest``.
        index: Which of the kept ones, from 1.

    Source: Eastern Isles PRIM; R1, R6.

    >>> kept_die((6, 2, 5, 3), 4, 2, "lowest", 2)
    3
    """
    if len(dice) < count:
        raise ArithmeticError("dice are missing")
    return dice[kept_indices(dice, count, keep, mode)[index - 1]]


def dice_words(dice: Sequence[int], count: int, keep: int, mode: str) -> str:
    """Return all dice as text, dropped ones in parentheses.

    While dice are missing none is dropped; dice beyond the full number are dropped.

    >>> dice_words((6, 2, 5, 3), 4, 2, "lowest"), dice_words((6,), 4, 2, "lowest")
    ('(6) 2 (5) 3', '6')
    """
    kept = kept_indices(dice, count, keep, mode) if len(dice) >= count else range(len(dice))
    return " ".join(str(die) if index in kept else f"({die})" for index, die in enumerate(dice))


def chain_words(dice: Sequence[int]) -> str:
    """Return the attractiveness chain as text; undefined without dice.

    Source: Eastern Isles PRIM; R4.

    >>> chain_words((6, 6, 5))
    '6-6-5'
    """
    if not dice:
        raise ArithmeticError("dice are missing")
    return "-".join(map(str, dice))


def is_chain(dice: Sequence[int]) -> int:
    """Return whether dice are a closed chain: a 1 or 6, equal ones, and a different one at the end.

    Source: Eastern Isles PRIM; R3.

    >>> is_chain((4,)), is_chain((1, 1, 3)), is_chain((6, 6)), is_chain((2, 5))
    (1, 1, 0, 0)
    """
    if not dice:
        return 0
    first, *rest = dice
    if first not in _CHAIN_GOES_ON:
        return int(not rest)
    return int(bool(rest) and rest[-1] != first and all(die == first for die in rest[:-1]))


def bad_die(dice: Sequence[int], first: int, sides: int) -> int:
    """Return the first face that its die does not have; undefined if all are valid.

    Args:
        dice: The faces.
        first: Sides of the first die.
        sides: Sides of the others.

    >>> bad_die((3, 7), 6, 6), bad_die((5,), 4, 6)
    (7, 5)
    """
    for index, die in enumerate(dice):
        if not 1 <= die <= (first if index == 0 else sides):
            return die
    raise ArithmeticError("every die can be rolled")


def list_length(entries: Sequence[Value]) -> int:
    """Return the number of entries of a list."""
    return len(entries)


def level_words(level: Number, sublevel: Number) -> str:
    """Return a level with its sublevel as text.

    Source: Eastern Isles EXP.

    >>> level_words(3, 0), level_words(10, 10)
    ('3', '10.10')
    """
    return f"{format_value(level)}.{format_value(sublevel)}" if sublevel else format_value(level)


def row_value(key: Value, names: Sequence[Value], values: Sequence[Value]) -> Value:
    """Return the value of the first row with a name or number; undefined if there is none.

    >>> row_value("morale", ("Riding", "Morale"), (1, 2))
    2
    """
    same = _key(key)
    return next((value for name, value in zip(names, values, strict=True) if _key(name) == same), None)


def count_before(row: int, values: Sequence[Value]) -> int:
    """Return the number of rows above this one (counted from 1) with the same number or name.

    >>> count_before(3, ("Riding", "Bow", "riding"))
    1
    """
    own = _key(values[row - 1])
    return 0 if own == "" else sum(_key(each) == own for each in values[: row - 1])


def best_rows(most: int, values: Sequence[Number]) -> str:
    """Return the rows (counted from 1) with the greatest numbers, in order; of equal ones the first.

    Args:
        most: How many rows.
        values: The number of every row.

    >>> best_rows(2, (3, 5, 3))
    ' 1 2 '
    """
    ranked = sorted(range(len(values)), key=lambda index: (-values[index], index))
    return " " + "".join(f"{index + 1} " for index in sorted(ranked[:most]))


def is_listed(row: int, rows: str) -> int:
    """Return whether a row is in the result of `best_rows`.

    >>> is_listed(2, " 1 2 "), is_listed(1, " 11 12 ")
    (1, 0)
    """
    return int(f" {row} " in rows)


def boxes(full: Number, of: Number) -> str:
    """Return points as ticked and open boxes; beyond a dozen as a count.

    >>> boxes(2, 3), boxes(5, 20)
    ('☑☑☐', '5 of 20')
    """
    if of > MOST_BOXES or full.denominator != 1 or not 0 <= full <= of:
        return f"{format_value(full)} of {format_value(of)}"
    return "☑" * int(full) + "☐" * int(of - full)


def holds_text(wanted: str, texts: Sequence[str]) -> int:
    """Return whether a text is among others; false for an empty one.

    >>> holds_text("pack", ("", "Pack"))
    1
    """
    return int(fold(wanted) != "" and any(fold(each) == fold(wanted) for each in texts))


def first_missing(levels: Sequence[Number], most: Number) -> int:
    """Return the lowest level from 1 without a row; 0 if none is missing.

    >>> first_missing((1, 3), 3), first_missing((2, 1), 2)
    (2, 0)
    """
    return next((level for level in range(1, int(most) + 1) if level not in levels), 0)


def bad_names(texts: Sequence[str]) -> int:
    """Return whether an ordering has unknown or repeated names.

    Source: Eastern Isles OPT.

    >>> bad_names(("sr", "cn")), bad_names(("sr", "SR")), bad_names(("ch",))
    (0, 1, 1)
    """
    folded = [fold(each) for each in texts]
    return int(len(set(folded)) < len(folded) or not set(folded) <= set(ORDERED))


ORDERED = ("sr", "iq", "ws", "cn", "dy")
"""Characteristics whose pairs may be ordered, in the order in which the pairs are rolled."""


def dice_terms(text: str) -> int:
    """Return the number of terms of a dice notation.

    >>> dice_terms(""), dice_terms("2d6"), dice_terms("d8+1"), dice_terms("4d6 keep 3")
    (0, 1, 2, 1)
    """
    return len(Dice.parse(text).parts)


def _key(value: Value) -> Value:
    return fold(value) if isinstance(value, str) else value


FUNCTIONS: Mapping[str, Function] = {
    function.name: function
    for function in (
        Function(
            "kept_die",
            5,
            5,
            "One of the dice that are kept, in ascending order.",
            kept_die,
            phrase="die {5} of the {3} {4} of {1}",
        ),
        Function(
            "dice_words",
            4,
            4,
            "All dice, the dropped ones in parentheses.",
            dice_words,
            ValueType.TEXT,
            phrase="{1}, the {3} {4} kept",
        ),
        Function(
            "chain_words",
            1,
            1,
            "The dice of a chain, joined by hyphens.",
            chain_words,
            ValueType.TEXT,
            phrase="{1}, joined by hyphens",
        ),
        Function("is_chain", 1, 1, "1 if the dice are one closed chain.", is_chain),
        Function("bad_die", 3, 3, "The first die that cannot be rolled.", bad_die),
        Function(
            "list_length", 1, 1, "How many entries a list of texts or numbers has.", list_length, phrase="number of {1}"
        ),
        Function(
            "level_words",
            2,
            2,
            "A level with its sublevel.",
            level_words,
            ValueType.TEXT,
            phrase="{1} with sublevel {2}",
        ),
        Function(
            "row_value",
            3,
            3,
            "The value of the first row that has a name or number.",
            row_value,
            vector_arguments=frozenset({1, 2}),
            accepts_undefined=True,
            phrase="{3} where {2} is {1}",
        ),
        Function(
            "count_before",
            2,
            2,
            "How many rows above have the same name or number.",
            count_before,
            vector_arguments=frozenset({1}),
        ),
        Function(
            "boxes",
            2,
            2,
            "Points as boxes, ticked and open.",
            boxes,
            ValueType.TEXT,
            phrase="a box for each of {2}",
        ),
        Function(
            "best_rows",
            2,
            2,
            "The rows with the greatest numbers.",
            best_rows,
            ValueType.TEXT,
            vector_arguments=frozenset({1}),
            phrase="the {1} rows with the greatest {2}",
        ),
        Function(
            "is_listed",
            2,
            2,
            "1 if a row is one of the listed ones.",
            is_listed,
            phrase="whether {1} is one of {2}",
        ),
        Function("holds_text", 2, 2, "1 if a text is among others.", holds_text, vector_arguments=frozenset({1})),
        Function(
            "first_missing", 2, 2, "The lowest level without a row.", first_missing, vector_arguments=frozenset({0})
        ),
        Function("dice_terms", 1, 1, "How many terms a dice text has.", dice_terms, argument_type=ValueType.TEXT),
        Function("bad_names", 1, 1, "1 if an ordering names something unknown or twice.", bad_names),
    )
}
"""The game's functions by their names in formulas."""
