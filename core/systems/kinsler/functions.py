"""Functions that formulas call: prices, groups, armor, stat dice, names, skill lines.

All functions are pure. Those on bundles are in :mod:`core.systems.kinsler.bundle_functions`, those on uses that are
combined in :mod:`core.systems.kinsler.skill_combinations`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import cast

from core.formula import Function, ValueType, fold
from core.messages import join_texts, phrase
from core.systems.kinsler.armor_notation import print_stops
from core.systems.kinsler.bundle_functions import BUNDLE_FUNCTIONS
from core.systems.kinsler.skill_combinations import TOGETHER_FUNCTIONS
from core.systems.kinsler.skill_notation import is_name, is_remark, print_row
from core.systems.kinsler.terms import INNATE, SECONDS, STATS
from core.systems.kinsler.terms import covers as target_covers

STEP = 3
"""Levels after which a price doubles."""
THIRDS = (Fraction(1), Fraction(5, 4), Fraction(8, 5))
"""The book's factors for the two levels between: 1.25 and 1.6."""
HIGHEST_PRICE_LEVEL = 149
DICE_OF_FIRST, DICE_OF_SECOND = 5, 4
_SIDES = 6
_PAIR = 2
"""Number of exchanged stats."""

LINE_COLUMNS = (
    *("name", "level", "effect_mod", "type", "base", "verb", "target"),
    *("passive_only", "zero_passive_fatigue", "stack", "uses", "per", "unit", "remarks"),
)
"""Arguments of :func:`skill_line`."""

Number = int | Fraction


def price(level: Number) -> Number:
    """Return 2 to the power of level / 3 with the book's rounding; 0 below level 0.

    Source: SKILL PURCHASE.

    >>> [str(price(level)) for level in (-1, 0, 1, 2, 3, 16)]
    ['0', '1', '5/4', '8/5', '2', '40']
    """
    if level < 0:
        return 0
    if level > HIGHEST_PRICE_LEVEL:
        raise ValueError(f"no price is known above level {HIGHEST_PRICE_LEVEL}")
    doublings = int(level // STEP)
    rest = level - STEP * doublings
    factor = THIRDS[int(rest)] if rest in (0, 1) else THIRDS[-1]
    return factor * (1 << doublings)


def covers(target: str, base: str) -> int:
    """Return whether a target (``{PHY}``) covers a base (``DEX``)."""
    return int(target_covers(target, base))


def stops_face(face: int, group: str, stops: Sequence[object], against: Sequence[object], worn: Sequence[int]) -> int:
    """Return whether worn armor against a group stops a face; tags are ignored.

    Source: ARMOUR; R34.
    """
    rows = zip(cast("Sequence[tuple[int, ...]]", stops), cast("Sequence[tuple[str, ...]]", against), worn, strict=True)
    return int(any(is_worn and face in numbers and _names(kinds, group) for numbers, kinds, is_worn in rows))


def _names(words: Sequence[str], wanted: str) -> bool:
    return any(fold(word) == fold(wanted) for word in words)


def stops_text(stops: tuple[int, ...]) -> str:
    """Return the faces that a piece of armor stops, in its notation: ``3-``."""
    return print_stops(stops)


def wrong_dice(dice: tuple[int, ...]) -> int:
    """Return whether a delayed die is below 1."""
    return int(any(die < 1 for die in dice))


def wrong_stops(stops: tuple[int, ...]) -> int:
    """Return whether the stopped faces contain one outside 1 to 6, or one twice."""
    return int(len(set(stops)) < len(stops) or any(not 1 <= number <= _SIDES for number in stops))


def rolled_value(
    position: int, first_group: str, rolls: tuple[tuple[int, ...], ...], swap: tuple[str, ...]
) -> int | None:
    """Return a stat from its dice; None if they are incomplete.

    Three rolls of five dice (the lowest is dropped) make the stats of the first group, three of four dice the others;
    each is the sum less 2. Then the exchanged pair is swapped.

    Args:
        position: Position of the stat, from 0.
        first_group: ``PHY`` or ``INT``.
        rolls: The dice in order of rolling.
        swap: Keys of the pair, or empty; only the first two count.

    Source: STAT SKILL GENERATION.
    """
    if len(rolls) < len(STATS):
        return None
    half = len(STATS) // 2
    order = [*range(half), *range(half, len(STATS))]
    if fold(first_group) == "int":
        order = order[half:] + order[:half]
    values: dict[int, int | None] = {}
    for index, (stat, dice) in enumerate(zip(order, rolls, strict=False)):
        values[stat] = dice_value(dice[: DICE_OF_FIRST if index < half else DICE_OF_SECOND])
    pair = [STATS.index(fold(stat)) for stat in swap if fold(stat) in STATS][:_PAIR]
    if len(pair) == _PAIR:
        values[pair[0]], values[pair[1]] = values[pair[1]], values[pair[0]]
    return values[position]


def wrong_rolls(rolls: tuple[tuple[int, ...], ...]) -> int:
    """Return whether stat dice are impossible: too few, too many, or not faces of a d6.

    >>> wrong_rolls(()), wrong_rolls(((6,) * 5,) * 3 + ((1,) * 4,) * 3), wrong_rolls(((6,) * 4,) * 6)
    (0, 0, 1)

    Source: STAT SKILL GENERATION.
    """
    half = len(STATS) // 2
    wanted = [DICE_OF_FIRST] * half + [DICE_OF_SECOND] * half
    is_other = [len(dice) for dice in rolls] != wanted
    return int(bool(rolls) and (is_other or any(not 1 <= die <= _SIDES for dice in rolls for die in dice)))


def wrong_swap(swap: tuple[str, ...]) -> int:
    """Return whether the exchanged stats are invalid: neither none nor two different ones.

    >>> wrong_swap(()), wrong_swap(("min", "str")), wrong_swap(("min",)), wrong_swap(("min", "MIN"))
    (0, 0, 1, 1)

    Source: STAT SKILL GENERATION; R16.
    """
    return int(bool(swap) and (len(swap) != _PAIR or len({fold(stat) for stat in swap}) < _PAIR))


def dice_value(dice: Sequence[int]) -> int | None:
    """Return the stat of a roll: the sum of the best four dice less 2.

    >>> dice_value([6, 5, 5, 2, 1]), dice_value([6, 6, 6, 6])
    (16, 22)
    """
    if len(dice) < DICE_OF_SECOND:
        return None
    return sum(sorted(dice, reverse=True)[:DICE_OF_SECOND]) - 2


def aptitudes_fit(*aptitudes: int | None) -> int:
    """Return whether the six aptitudes are one gift, one x2, and x3 and x4 twice each.

    Source: SKILL APTITUDES.
    """
    return int(sorted(each or 0 for each in aptitudes) == [1, 2, 3, 3, 4, 4])


def shape_fits(kind: str, verb: str | None, target: str | None, passive: int) -> int:
    """Return whether verb, target and passive flag go with the type of a skill.

    Source: TYPES OF SKILLS; R10.
    """
    kind, verb = fold(kind), None if verb is None else fold(verb)
    if kind in ("generic", "metaskill"):
        return int(verb is None and target is None and not passive)
    if target is None:
        return 0
    if kind == "power":
        return int(verb == "to")
    fits = verb in ("vs", "for") and not passive
    return int(fits and not (kind == "wound" and target.strip() == "*"))


def period_seconds(per: int, unit: str) -> int:
    """Return the length of a period: 300 for five minutes.

    Source: INITIAL SKILLS.
    """
    return per * SECONDS[fold(unit)]


def carried_names(*lists: Sequence[object]) -> str:
    """Return the names of carried things, one a line; arguments are alternating names and carried marks."""
    lines = []
    for names, carried in zip(lists[::2], lists[1::2], strict=True):
        lines += [fold(str(name)) for name, is_carried in zip(names, carried, strict=True) if is_carried]
    return "\n".join(lines)


def holds_line(lines: str, wanted: str) -> int:
    """Return whether a line of a text is a name; an empty name always is."""
    return int(not fold(wanted) or fold(wanted) in lines.split("\n"))


def repeats_id(position: int, *lists: Sequence[str]) -> int:
    """Return whether an id is used before: by stat and intrinsic skills, or in the lists.

    Args:
        position: Position of the row in the last list, from 1.
        lists: Ids of the lists, the row's own list last.
    """
    own = lists[-1][position - 1]
    if not fold(own):
        return 0
    earlier = [*STATS, *INNATE, *(each for ids in lists[:-1] for each in ids), *lists[-1][: position - 1]]
    return int(_names(earlier, own))


def is_known(ref: str, *lists: Sequence[str]) -> int:
    """Return whether a reference names a stat skill, an intrinsic skill, or a row by its id; an empty one is fine."""
    return int(not fold(ref) or _names([*STATS, *INNATE], ref) or any(_names(ids, ref) for ids in lists))


def first_unknown(refs: tuple[str, ...], *lists: Sequence[str]) -> str:
    """Return the first unknown reference of a list; "" if none."""
    return next((ref for ref in refs if not is_known(ref, *lists)), "")


def shown_names(refs: tuple[str, ...], *lists: Sequence[str]) -> str:
    """Return the names of rows by their ids: ``Gust, Chill fog``; unknown ids are kept.

    Args:
        refs: The ids.
        lists: Ids and names of the lists, in turn.
    """
    name_by_id: dict[str, str] = {}
    for ids, names in zip(lists[::2], lists[1::2], strict=True):
        for id_, name in zip(ids, names, strict=True):
            name_by_id.setdefault(fold(id_), name)
    return ", ".join(name_by_id.get(fold(ref), ref) for ref in refs)


def use_words(name: str, mode: str, count: int, dice: int) -> str:
    """Return a use as text: targets and dice of an attempt, or attempts of a passive use.

    >>> use_words("Club", "active", 1, 3), use_words("Ring", "passive", 1, 0), use_words("Ward", "passive", 2, 0)
    ('Club 1×3', 'Ring', 'Ward 2')
    """
    if fold(mode) == "passive":
        return name if count == 1 else join_texts((name, str(count)), " ")
    return join_texts((name, f"{count}×{dice}"), " ") if fold(mode) == "active" else phrase("{name} kept", name=name)


def writable_name(name: str) -> int:
    """Return whether a notation line can hold the name of a skill.

    >>> writable_name("Short Sword"), writable_name("Sword: short")
    (1, 0)
    """
    return int(is_name(name))


def writable_remarks(remarks: tuple[str, ...], is_bare: int) -> int:
    """Return whether a notation line can hold remarks: none closes its parentheses or reads as something else.

    Args:
        remarks: Of a skill.
        is_bare: Whether the line has no stat, so that a remark must not read as one.
    """
    return int(all(is_remark(each, is_bare=bool(is_bare)) for each in remarks))


def skill_line(*columns: object) -> str:
    """Return a skill in its notation.

    Args:
        columns: As in a row, in the order of :data:`LINE_COLUMNS`.

    Source: SKILLS; the notation of INITIAL SKILLS.
    """
    row = dict(zip(LINE_COLUMNS, columns, strict=True))
    row.update((key, bool(row[key])) for key in ("passive_only", "zero_passive_fatigue"))
    if row["uses"]:
        row["rate"] = {key: row[key] for key in ("uses", "per", "unit")}
    return print_row(row)


FUNCTIONS: Mapping[str, Function] = {
    function.name: function
    for function in (
        Function("price", 1, 1, "Two to the power of a third of a level, rounded as the book does.", price,
                 argument_type=ValueType.NUMBER),
        Function("covers", 2, 2, "1 if a target such as {PHY} covers a stat.", covers),
        Function("stops_face", 5, 5, "1 if worn armor against a group stops a number.", stops_face,
                 vector_arguments=frozenset({2, 3, 4}), phrase="worn armor that stops a {1}"),
        Function("stops_text", 1, 1, "The numbers that armor stops, as the book writes them.", stops_text,
                 ValueType.TEXT, phrase="{1} as the book writes them"),
        Function("wrong_rolls", 1, 1, "1 if these dice of the stats are impossible.", wrong_rolls),
        Function("wrong_swap", 1, 1, "1 if these stats cannot be exchanged.", wrong_swap),
        Function("wrong_dice", 1, 1, "1 if a die shows less than 1.", wrong_dice),
        Function("wrong_stops", 1, 1, "1 if a number is outside 1 to 6 or occurs twice.", wrong_stops),
        Function("rolled_value", 4, 4, "What the dice say that a stat is.", rolled_value),
        Function("aptitudes_fit", 6, 6, "1 if six aptitudes are 1, 2, 3, 3, 4, 4.", aptitudes_fit,
                 accepts_undefined=True),
        Function("shape_fits", 4, 4, "1 if verb, target and passive flag go with the type.", shape_fits,
                 accepts_undefined=True),
        Function("period_seconds", 2, 2, "Seconds of a period such as 5 minutes.", period_seconds),
        Function("carried_names", 6, 6, "The names of all that is carried, one a line.", carried_names,
                 ValueType.TEXT, vector_arguments=frozenset(range(6)), phrase="names of all that is carried"),
        Function("holds_line", 2, 2, "1 if a line of a text is this name.", holds_line,
                 phrase="whether {2} is among {1}"),
        Function("repeats_id", 2, 3, "1 if an earlier row has the same id.", repeats_id,
                 vector_arguments=frozenset({1, 2})),
        Function("is_known", 2, 3, "1 if a reference names a row, or nothing.", is_known,
                 vector_arguments=frozenset({1, 2})),
        Function("first_unknown", 3, 3, "The first reference that names no row.", first_unknown, ValueType.TEXT,
                 vector_arguments=frozenset({1, 2}), phrase="the first of {1} that names nothing"),
        Function("shown_names", 5, 5, "The names of rows that are named by their ids.", shown_names, ValueType.TEXT,
                 vector_arguments=frozenset({1, 2, 3, 4}), phrase="its members by their names"),
        Function("use_words", 4, 4, "What a use of a declaration is, in words.", use_words, ValueType.TEXT,
                 phrase="the use in words"),
        Function("writable_name", 1, 1, "1 if a skill line can carry this name.", writable_name,
                 argument_type=ValueType.TEXT),
        Function("writable_remarks", 2, 2, "1 if a skill line can carry these remarks.", writable_remarks),
        Function("skill_line", 14, 14, "A skill in its notation.", skill_line, ValueType.TEXT, accepts_undefined=True,
                 phrase="the skill as a line of the notation"),
        *BUNDLE_FUNCTIONS,
        *TOGETHER_FUNCTIONS,
    )
}  # fmt: skip
"""The game's functions by their names in formulas."""
