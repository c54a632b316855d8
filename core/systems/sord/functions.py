"""Functions that SORD's formulas call: dice notations, kept sets, owned and weapon skills."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from core.dice import Dice
from core.errors import DiceError
from core.formula import LISTED_BEFORE, NAMES_ENTRY, Function, Value, ValueType, fold, format_value, names_entry

ROLLS = 30
"""Rolls of five sets; further rolls are ignored."""

ROLLS_IN_SET = 6
"""Rolls of one set; the lowest is dropped."""

_MINUSES = ("-", "−", "–", "—")


def _read(text: str) -> Dice:
    """Parse a dice notation; an invalid one gives a fault with the reason."""
    try:
        return Dice.parse(text)
    except DiceError as error:
        raise ValueError(str(error)) from None


def join_dice(first: str, second: str) -> str:
    """Return two dice notations joined; an empty one leaves the other unchanged.

    Source: SORD XVIII, CG (Total Damage); the Damage Type die precedes Special Damage.

    >>> join_dice("1d12", "1d6"), join_dice("", "1d6"), join_dice("2d6", "-1"), join_dice("2d6", "+1")
    ('1d12+1d6', '1d6', '2d6-1', '2d6+1')
    """
    parts = [part for part in (text.strip().removeprefix("+").lstrip() for text in (first, second)) if part]
    return "".join(part if place == 0 or part.startswith(_MINUSES) else f"+{part}" for place, part in enumerate(parts))


def dice_least(text: str) -> int:
    """Return the lowest total of a dice notation; 0 for an empty one."""
    return _read(text).least


def dice_greatest(text: str) -> int:
    """Return the highest total of a dice notation; 0 for an empty one."""
    return _read(text).greatest


def damage_words(dice: str, flat: Value) -> str:
    """Return dice and fixed damage as one notation.

    Source: SORD CG (Total Damage).

    >>> damage_words("1d12", 6), damage_words("1d6", 0), damage_words("1d8", -1), damage_words("", 3)
    ('1d12+6', '1d6', '1d8-1', '3')
    """
    number = format_value(flat)
    if not dice.strip():
        return number
    return dice.strip() if flat == 0 else join_dice(dice, number)


def keeps_set(number: int, sets: Sequence[int], scores: Sequence[int], *raw: int) -> int:
    """Return whether these are the kept scores of a set of rolls, in any order.

    Source: SORD I. Of the thirty rolls, the first six of the set count, but for the lowest one of them.

    Args:
        number: The set; 0 if none is chosen, which never matches.
        sets: The set of every roll.
        scores: The score of every roll.
        raw: The assigned scores.
    """
    rolled = [score for rolled_set, score in zip(sets[:ROLLS], scores[:ROLLS], strict=True) if rolled_set == number]
    return int(sorted(rolled[:ROLLS_IN_SET])[1:] == sorted(raw))


def owns_skill(
    name: str,
    weapon: str,
    weapon_type: str,
    names: Sequence[str],
    weapons: Sequence[str],
    types: Sequence[str],
) -> int:
    """Return whether a free skill is owned: by name, a weapon skill by weapon and type.

    Source: SORD II, III.
    """
    if not fold(weapon):
        return names_entry(names, name)
    wanted = (fold(weapon), fold(weapon_type))
    return int(any((fold(owned), fold(kind)) == wanted for owned, kind in zip(weapons, types, strict=True)))


def trains_with(
    object_name: str,
    name: str,
    weapon_type: str,
    weapons: Sequence[str],
    types: Sequence[str],
    active: Sequence[int],
) -> int:
    """Return whether a practised weapon skill belongs to a weapon row: by object, else by name.

    Source: SORD XVII.
    """
    wanted = (fold(object_name) or fold(name), fold(weapon_type))
    return int(
        any(
            in_practice and (fold(owned), fold(kind)) == wanted
            for owned, kind, in_practice in zip(weapons, types, active, strict=True)
        )
    )


FUNCTIONS: Mapping[str, Function] = {
    function.name: function
    for function in (
        Function(
            "join_dice", 2, 2, "Two dice texts, one behind the other.", join_dice, ValueType.TEXT, phrase="{1} with {2}"
        ),
        Function("dice_least", 1, 1, "The lowest total of a dice text.", dice_least, phrase="the least of {1}"),
        Function(
            "dice_greatest", 1, 1, "The highest total of a dice text.", dice_greatest, phrase="the greatest of {1}"
        ),
        Function(
            "damage_words",
            2,
            2,
            "Dice and fixed damage as one text.",
            damage_words,
            ValueType.TEXT,
            phrase="{1} and {2}",
        ),
        Function(
            "keeps_set",
            8,
            8,
            "1 if the last five numbers are the kept scores of a set of rolls.",
            keeps_set,
            vector_arguments=frozenset({1, 2}),
            phrase="whether the scores are those of the set",
        ),
        NAMES_ENTRY,
        Function(
            "owns_skill",
            6,
            6,
            "1 if the skills have one of this name, or for this weapon and type.",
            owns_skill,
            vector_arguments=frozenset({3, 4, 5}),
            phrase="whether a skill has this name",
        ),
        Function(
            "trains_with",
            6,
            6,
            "1 if a weapon skill in practice goes with this object, name and type.",
            trains_with,
            vector_arguments=frozenset({3, 4, 5}),
        ),
        LISTED_BEFORE,
    )
}
"""The game's functions by their names in formulas."""
