"""Parses and prints dice notation such as ``4d6 keep 3``; checks and totals faces.

Grammar (case and spaces are ignored; a typographic minus is accepted)::

    dice  = [ sign ] part { sign part }           an empty text is 0 without dice
    part  = number | pool
    pool  = [ number ] ( "d" | "w" ) ( number | "%" ) [ rule ]
    rule  = ( "keep" | "k" | "drop" ) ( end [ number ] | number ) | "d" end [ number ]
    end   = "highest" | "lowest" | "h" | "l"
    sign  = "+" | "-"

``keep 3`` keeps the three highest, ``drop 1`` and ``drop lowest`` drop the lowest one. ``d%`` is a d100, and
``w6`` is a d6 as it is written in German.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from fractions import Fraction
from functools import cached_property, lru_cache
from math import comb

from core.errors import DiceError
from core.messages import Message, phrase

MAX_TEXT_LENGTH = 200
MAX_DICE = 1_000
MAX_KEEP_DICE = 100
MIN_SIDES = 2
MAX_SIDES = 1_000
MAX_AMOUNT = 10**12

_PART = re.compile(
    r"\s*(?P<sign>[+-])?\s*"
    r"(?:(?P<count>[0-9]*)\s*[dw]\s*(?P<size>[0-9]+|%)"
    r"(?:\s*(?P<rule>keep|drop|k|d(?=[hl]))\s*(?:(?P<end>highest|lowest|[hl](?![a-z]))\s*(?P<chosen>[0-9]+)?|(?P<many>[0-9]+)))?"
    r"|(?P<amount>[0-9]+))\s*"
)
_MINUSES = str.maketrans({"−": "-", "–": "-", "—": "-"})
_QUOTED = 16
"""Characters quoted from unreadable text."""
_TIMES = frozenset("*×x·")


class Keep(StrEnum):
    """Which dice of a pool count."""

    ALL = "all"
    HIGHEST = "highest"
    LOWEST = "lowest"


@dataclass(frozen=True, slots=True)
class Pool:
    """Equal dice rolled together: ``4d6 keep 3``.

    Attributes:
        count: How many dice, 0 or more.
        size: Sides of each, 2 to 1,000.
        sign: 1 or -1; whether the sum is added or taken away.
        keep: Which of them count.
        chosen: How many count; all of them with `Keep.ALL`.
    """

    count: int
    size: int
    sign: int = 1
    keep: Keep = Keep.ALL
    chosen: int = 0

    @property
    def text(self) -> str:
        """The pool in notation, without a plus sign."""
        rule = {
            Keep.ALL: "",
            Keep.HIGHEST: f" keep {self.chosen}",
            Keep.LOWEST: f" keep lowest {self.chosen}",
        }[self.keep]
        return f"{'-' if self.sign < 0 else ''}{self.count}d{self.size}{rule}"

    @property
    def counted(self) -> int:
        """Number of dice that count."""
        return self.count if self.keep is Keep.ALL else self.chosen

    def kept(self, faces: Sequence[int]) -> tuple[bool, ...]:
        """Return for each result whether it counts; of equal results the first ones do."""
        if self.keep is Keep.ALL:
            return (True,) * len(faces)
        direction = -1 if self.keep is Keep.HIGHEST else 1
        ranked = sorted(range(len(faces)), key=lambda index: (direction * faces[index], index))
        counting = set(ranked[: self.chosen])
        return tuple(index in counting for index in range(len(faces)))

    @property
    def mean(self) -> Fraction:
        """Mean of the sum, with its sign.

        The mean of the highest k of n dice is the sum over v of the mean of min(k, number of dice that show v or more).
        """
        if self.keep is Keep.ALL:
            return Fraction(self.sign * self.count * (self.size + 1), 2)
        total = 0
        for value in range(1, self.size + 1):
            good = self.size - value + 1 if self.keep is Keep.HIGHEST else value
            bad = self.size - good
            total += sum(
                min(self.chosen, n) * comb(self.count, n) * good**n * bad ** (self.count - n)
                for n in range(1, self.count + 1)
            )
        mean = Fraction(total, self.size**self.count)
        return self.sign * (mean if self.keep is Keep.HIGHEST else self.chosen * (self.size + 1) - mean)


@dataclass(frozen=True, slots=True)
class Amount:
    """A fixed number among the dice, as 15 in ``15+2d6``; negative if subtracted."""

    value: int

    @property
    def text(self) -> str:
        """The number in notation, without a plus sign."""
        return str(self.value)


DicePart = Pool | Amount


@dataclass(frozen=True)
class Dice:
    """A parsed dice expression.

    Faces are one flat sequence over all dice, in the order of the text.

    Attributes:
        parts: Pools and fixed numbers, in order.
        text: The dice as they are printed; reading it gives equal dice.
        sizes: Sides of each die, one entry a face.
        fixed: Sum of the fixed numbers.
        is_plain: Whether all dice are simply added.
        all_kept: As many True as there are dice.
        draws: Sides of each die, and how many random bits name one of them.
    """

    parts: tuple[DicePart, ...]
    text: str = field(init=False, compare=False)
    sizes: tuple[int, ...] = field(init=False, compare=False, repr=False)
    fixed: int = field(init=False, compare=False, repr=False)
    is_plain: bool = field(init=False, compare=False, repr=False)
    all_kept: tuple[bool, ...] = field(init=False, compare=False, repr=False)
    draws: tuple[tuple[int, int], ...] = field(init=False, compare=False, repr=False)

    def __post_init__(self) -> None:
        texts = [part.text for part in self.parts]
        joined = "".join(
            text if position == 0 or text.startswith("-") else "+" + text for position, text in enumerate(texts)
        )
        set_once = object.__setattr__
        set_once(self, "text", joined)
        set_once(self, "sizes", tuple(pool.size for pool in self.pools for _ in range(pool.count)))
        set_once(self, "fixed", sum(part.value for part in self.parts if isinstance(part, Amount)))
        set_once(self, "is_plain", all(pool.keep is Keep.ALL and pool.sign > 0 for pool in self.pools))
        set_once(self, "all_kept", (True,) * len(self.sizes))
        set_once(self, "draws", tuple((size, (size - 1).bit_length()) for size in self.sizes))

    @classmethod
    def parse(cls, text: str) -> Dice:
        """Read a dice text.

        Raises:
            DiceError: With a sentence that says what cannot be read, or what is too large.

        >>> Dice.parse("15 + 2D6").text
        '15+2d6'
        >>> Dice.parse("4d6 drop lowest 1").text
        '4d6 keep 3'
        """
        return _parse(text)

    @cached_property
    def pools(self) -> tuple[Pool, ...]:
        """The pools that are rolled."""
        return tuple(part for part in self.parts if isinstance(part, Pool))

    @property
    def least(self) -> int:
        """Lowest possible total."""
        return self.fixed + sum(pool.counted if pool.sign > 0 else -pool.counted * pool.size for pool in self.pools)

    @property
    def greatest(self) -> int:
        """Highest possible total."""
        return self.fixed + sum(pool.counted * pool.size if pool.sign > 0 else -pool.counted for pool in self.pools)

    @cached_property
    def mean(self) -> Fraction:
        """Exact mean of the total."""
        return self.fixed + sum((pool.mean for pool in self.pools), Fraction(0))

    def check_faces(self, faces: object) -> Message | None:
        """Return why these cannot be results of these dice; None if they can."""
        if not isinstance(faces, Sequence) or isinstance(faces, str):
            return Message("faces_shape", "the dice results must be a list of whole numbers.")
        if len(faces) != len(self.sizes):
            return Message(
                "faces_count",
                "{wanted:# die is|# dice are} rolled, but {given} given.",
                {"wanted": len(self.sizes), "given": phrase("{given:# result is|# results are}", given=len(faces))},
            )
        for number, (size, face) in enumerate(zip(self.sizes, faces, strict=True), start=1):
            if not isinstance(face, int) or isinstance(face, bool) or not 1 <= face <= size:
                return Message(
                    "faces_range",
                    "die {place} is a d{size} and cannot show {face}.",
                    {"place": number, "size": size, "face": face},
                )
        return None

    def kept(self, faces: Sequence[int]) -> tuple[bool, ...]:
        """Return for each result whether it counts."""
        if self.is_plain:
            return self.all_kept
        kept: list[bool] = []
        for pool, own in self._by_pool(faces):
            kept.extend(pool.kept(own))
        return tuple(kept)

    def total(self, faces: Sequence[int]) -> int:
        """Return the total of the counting results and fixed numbers."""
        if self.is_plain:
            return self.fixed + sum(faces)
        total = self.fixed
        for pool, own in self._by_pool(faces):
            if pool.keep is Keep.ALL:
                total += pool.sign * sum(own)
            else:
                total += pool.sign * sum(sorted(own, reverse=pool.keep is Keep.HIGHEST)[: pool.chosen])
        return total

    def _by_pool(self, faces: Sequence[int]) -> list[tuple[Pool, Sequence[int]]]:
        shares = []
        start = 0
        for pool in self.pools:
            shares.append((pool, faces[start : start + pool.count]))
            start += pool.count
        return shares

    def __str__(self) -> str:
        return self.text


@lru_cache(maxsize=1024)
def _parse(text: str) -> Dice:
    if len(text) > MAX_TEXT_LENGTH:
        raise DiceError(
            Message(
                "dice_long",
                "This text has {count} characters, but at most {most} are allowed for dice.",
                {"count": len(text), "most": MAX_TEXT_LENGTH},
            )
        )
    plain = text.translate(_MINUSES).lower()
    parts: list[DicePart] = []
    position = 0
    while position < len(plain.rstrip()):
        match = _PART.match(plain, position)
        if match is None or (parts and match["sign"] is None):
            raise DiceError(_unreadable(text, plain, position))
        parts.append(_part(match))
        position = match.end()
    dice = Dice(tuple(parts))
    if sum(pool.count for pool in dice.pools) > MAX_DICE:
        raise _too_many(sum(pool.count for pool in dice.pools), MAX_DICE)
    return dice


def _part(match: re.Match[str]) -> DicePart:
    sign = -1 if match["sign"] == "-" else 1
    if match["amount"] is not None:
        value = int(match["amount"])
        if value > MAX_AMOUNT:
            raise DiceError(
                Message("dice_amount", "The largest number allowed among dice is {most}.", {"most": MAX_AMOUNT})
            )
        return Amount(sign * value)
    count = int(match["count"] or 1)
    size = 100 if match["size"] == "%" else int(match["size"])
    if count > MAX_DICE:
        raise _too_many(count, MAX_DICE)
    if not MIN_SIDES <= size <= MAX_SIDES:
        raise DiceError(
            Message(
                "dice_size",
                "There is no d{size}: a die has {least} to {most} sides.",
                {"size": size, "least": MIN_SIDES, "most": MAX_SIDES},
            )
        )
    return _chosen(Pool(count, size, sign), match)


def _chosen(pool: Pool, match: re.Match[str]) -> Pool:
    if match["rule"] is None:
        return pool
    number = int(match["chosen"] or match["many"] or 1)
    is_drop = match["rule"].startswith("d")
    chosen = pool.count - number if is_drop else number
    if not 1 <= chosen <= pool.count:
        raise DiceError(
            Message(
                "dice_keep",
                "You can keep 1 to {count} of {count} dice, so {rule} {number} is not possible.",
                {"count": pool.count, "rule": match["rule"], "number": number},
            )
        )
    if pool.count > MAX_KEEP_DICE:
        raise _too_many(pool.count, MAX_KEEP_DICE)
    names_lowest = (match["end"] or ("lowest" if is_drop else "highest")).startswith("l")
    keep = Keep.LOWEST if names_lowest != is_drop else Keep.HIGHEST
    return Pool(pool.count, pool.size, pool.sign, keep, chosen)


def _too_many(count: int, most: int) -> DiceError:
    return DiceError(
        Message(
            "dice_many",
            "{count} dice are too many to roll at once. Use at most {most}.",
            {"count": count, "most": most},
        )
    )


def _unreadable(text: str, plain: str, position: int) -> Message:
    while position < len(plain) - 1 and plain[position].isspace():
        position += 1
    if plain[position] in _TIMES:
        return Message(
            "dice_times",
            "{text}: dice cannot be multiplied. Roll them, then multiply the total.",
            {"text": text},
        )
    rest = (
        text[position:] if len(text) <= position + _QUOTED else f"{text[position : position + _QUOTED - 1].rstrip()}…"
    )
    return Message(
        "dice_text",
        "{text} is not valid: {rest} (character {column}) cannot be read. Write dice like 2d6, 15+2d6 or 4d6 keep 3.",
        {"text": text, "rest": rest, "column": position + 1},
    )
