"""Steps 5 to 7 of creation: rolls and orders the characteristics, attractiveness, endurance."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

from core.character.edits import SetValue
from core.character.json_values import Json
from core.character.sheet import Sheet
from core.dice import Dice
from core.messages import phrase
from core.procedures.ask_helpers import Subprocedure, roll_dice, show, write
from core.procedures.readers import computed_text, has_option, number, texts
from core.procedures.requests import Roll, Show
from core.systems.eastern_isles.functions import HIGHEST, LOWEST, ORDERED, is_chain, kept_indices
from core.systems.eastern_isles.step_advancement import roll_endurance

STEP = "dice"
BASE = ("pb", "sr", "iq", "ws", "ib", "cn", "dy")
"""Dice rolled first, in order; `extra_counts` has the others."""

PAIR = 2
MOST_CHAIN = 1_000
"""Most dice of a chain; unreachable in practice."""

Faces = dict[str, list[int]]


def base_counts(sheet: Sheet) -> dict[str, int]:
    """Return the number of dice rolled first for each name: two for pairs, one or two for base dice.

    Source: Eastern Isles PRIM; R2.
    """
    return {key: number(sheet, f"needed_dice.{key}") if key in ("pb", "ib") else PAIR for key in BASE}


def extra_counts(sheet: Sheet) -> dict[str, int]:
    """Return the number of dice rolled after the pairs are ordered.

    Source: Eastern Isles PRIM; R2.
    """
    counts = {key: number(sheet, f"needed_dice.{key}") - PAIR for key in ("sr", "cn", "dy")}
    return {**counts, "chd": 1, "wtd": 0 if number(sheet, "is_elf") else 1, "ht": PAIR}


def order_pairs(faces: Mapping[str, Sequence[int]], priority: Sequence[str]) -> Faces:
    """Return pairs reassigned within the subset: the highest total to the most important member.

    Of equal totals the pair rolled earlier goes first; characteristics outside the subset keep theirs.

    Source: Eastern Isles OPT; R8.

    >>> order_pairs({"sr": [1, 2], "iq": [3, 3], "ws": [6, 6]}, ["sr", "iq"])
    {'sr': [3, 3], 'iq': [1, 2], 'ws': [6, 6]}
    """
    rolled = [list(faces[key]) for key in ORDERED if key in priority]
    ranked = sorted(rolled, key=lambda pair: -sum(pair))
    ordered = dict(zip(priority, ranked, strict=True))
    return {key: ordered.get(key, list(dice)) for key, dice in faces.items()}


def order_bases(faces: Mapping[str, Sequence[int]], first: str) -> Faces:
    """Return the base dice with the higher die assigned to the first base.

    Source: Eastern Isles OPT; R9.

    >>> order_bases({"pb": [5], "ib": [2]}, "ib")
    {'pb': [2], 'ib': [5]}
    """
    low, high = sorted((faces["pb"][0], faces["ib"][0]))
    return {**{key: list(dice) for key, dice in faces.items()}, "pb": [low], "ib": [high]} | (
        {"pb": [high], "ib": [low]} if first == "pb" else {}
    )


def priority_of(sheet: Sheet) -> tuple[str, ...]:
    """Return the ordering in use; empty if none."""
    return texts(sheet.character.data, "priority") if has_option(sheet, "order_pairs") else ()


def first_base(sheet: Sheet) -> str:
    """Return which of PB and IB takes the higher die; "" if they are not ordered."""
    chosen = sheet.character.data.get("base_priority")
    is_human = not number(sheet, "is_elf") and not number(sheet, "is_dwarf")
    return chosen if isinstance(chosen, str) and is_human and has_option(sheet, "order_bases") else ""


def kept_of(sheet: Sheet, key: str, faces: Sequence[int]) -> tuple[bool, ...]:
    """Return for every die of a name whether it is kept.

    Source: Eastern Isles PRIM; R1, R6.
    """
    count = number(sheet, f"needed_dice.{key}")
    if len(faces) < count:
        return (True,) * len(faces)
    is_low = key == "sr" and number(sheet, "is_female") > 0
    kept = kept_indices(faces, count, 1 if key in ("pb", "ib") else PAIR, LOWEST if is_low else HIGHEST)
    return tuple(index in kept for index in range(len(faces)))


def roll_characteristics(sheet: Sheet) -> Subprocedure[Sheet]:
    """Roll all characteristics except attractiveness; pairs are ordered before the extra dice.

    Source: Eastern Isles PRIM, OPT; R2, R8, R9.
    """
    faces = yield from _roll_base(sheet)
    if priority := priority_of(sheet):
        faces = order_pairs(faces, priority)
    if first := first_base(sheet):
        faces = order_bases(faces, first)
    faces = yield from _roll_extra(sheet, faces)
    dice: dict[str, Json] = {key: list(own) for key, own in faces.items() if key not in ("chd", "wtd")}
    dice["chd"] = faces["chd"][0]
    dice["wtd"] = faces["wtd"][0] if "wtd" in faces else None
    sheet = yield from write("dice.written", SetValue("dice", dice), step=STEP)
    yield from show(
        Show(
            key="dice.shown",
            page="dice",
            label="Primary characteristics",
            text=phrase("The dice, those that are dropped in parentheses: {dice}.", dice=dice_in_words(sheet)),
            cite="PRIM",
            step=STEP,
            addresses=("sr", "iq", "ws", "cn", "dy", "ch", "wt", "ht"),
        )
    )
    return sheet


def _roll_base(sheet: Sheet) -> Subprocedure[Faces]:
    counts = base_counts(sheet)
    thrown = yield from roll_dice(
        Roll(
            key="dice.base",
            page="dice",
            label="The paired dice and the base dice",
            help="PB is shared by strength, constitution and weight, IB by intelligence and wisdom. Note every die.",
            cite="PRIM; R2",
            step=STEP,
            dice=tuple(Dice.parse(f"{count}d6") for count in counts.values()),
            names=tuple(key.upper() for key in counts),
            counting=partial(_counting_base, sheet, tuple(counts)),
        )
    )
    return {key: list(rolled.faces) for key, rolled in zip(counts, thrown, strict=True)}


def _roll_extra(sheet: Sheet, faces: Faces) -> Subprocedure[Faces]:
    """Roll the extra dice of race and sex, and dice without pairs."""
    sides = {"wtd": number(sheet, "wtd_sides"), "ht": number(sheet, "ht_sides")}
    extra = {key: count for key, count in extra_counts(sheet).items() if count > 0}
    thrown = yield from roll_dice(
        Roll(
            key="dice.extra",
            page="dice",
            label="The other dice",
            help="Further dice join the pairs of their name; which of them are kept depends on race and sex.",
            cite="PRIM; R2",
            step=STEP,
            dice=tuple(Dice.parse(f"{count}d{sides.get(key, 6)}") for key, count in extra.items()),
            names=tuple(phrase("{die}, one more", die=key.upper()) if key in faces else key.upper() for key in extra),
            counting=partial(_counting_extra, sheet, tuple(extra), {key: tuple(own) for key, own in faces.items()}),
        )
    )
    added = {key: [*faces.get(key, ()), *rolled.faces] for key, rolled in zip(extra, thrown, strict=True)}
    return {**faces, **added}


def dice_in_words(sheet: Sheet) -> str:
    """Return every list of dice with its name, dropped dice in parentheses."""
    lists = ("pb", "sr", "iq", "ws", "ib", "cn", "dy", "ht")
    return "; ".join(f"{key.upper()} {computed_text(sheet, f'kept_dice.{key}')}" for key in lists)


def _counting_base(sheet: Sheet, keys: Sequence[str], faces: Sequence[Sequence[int]]) -> tuple[tuple[bool, ...], ...]:
    return tuple(kept_of(sheet, key, own) for key, own in zip(keys, faces, strict=True))


def _counting_extra(
    sheet: Sheet, keys: Sequence[str], base: Mapping[str, Sequence[int]], faces: Sequence[Sequence[int]]
) -> tuple[tuple[bool, ...], ...]:
    kept = []
    for key, own in zip(keys, faces, strict=True):
        before = base.get(key)
        kept.append((True,) * len(own) if before is None else kept_of(sheet, key, (*before, *own))[len(before) :])
    return tuple(kept)


def roll_attractiveness(sheet: Sheet) -> Subprocedure[Sheet]:
    """Roll the attractiveness chain, one die at a time, until it closes.

    Source: Eastern Isles PRIM; R3.
    """
    chain: list[int] = []
    while not is_chain(chain) and len(chain) < MOST_CHAIN:
        sides = 4 if number(sheet, "is_elf") and not chain else 6
        (rolled,) = yield from roll_dice(
            Roll(
                key=f"attr.{len(chain) + 1}",
                page="attr",
                label="Attractiveness"
                if not chain
                else phrase("Attractiveness, after {dice}", dice="-".join(map(str, chain))),
                help="Low is attractive. After a first 1 or 6, dice are added until one differs.",
                cite="PRIM; R3, R4",
                step="attr",
                dice=(Dice.parse(f"1d{sides}"),),
            )
        )
        chain.append(rolled.total)
    return (yield from write("attr.written", SetValue("dice.attr", list[Json](chain)), step="attr"))


def roll_first_endurance(sheet: Sheet) -> Subprocedure[Sheet]:
    """Roll the endurance dice of the levels 1 and 2.

    Source: Eastern Isles EXP, DER; R12.
    """
    rolled = yield from roll_endurance("endurance", (1, 2), "endurance")
    sheet = yield from write("endurance.written", SetValue("en_rolls", []), *rolled, step="endurance")
    yield from show(
        Show(
            key="endurance.shown",
            page="endurance",
            label="Endurance and body",
            text="The first die counts at once, the second arrives while level 1 lasts.",
            cite="EXP; R12, R13",
            step="endurance",
            addresses=("en_max", "next_en", "bd_max", "en_recovery"),
        )
    )
    return sheet
