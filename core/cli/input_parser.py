"""Parses typed answers: items of a list, names with amounts, results of dice.

A line that cannot be parsed raises an :class:`~core.errors.AnswerError` that says how to write it.
"""

from __future__ import annotations

import difflib
import re
from collections.abc import Iterator, Sequence
from typing import Protocol, TypeVar

from core.errors import AnswerError
from core.messages import Message

PERCENTILE = 100


class Named(Protocol):
    """Anything that can be chosen by number, key or label."""

    @property
    def key(self) -> str:
        """Key used in the answer."""

    @property
    def label(self) -> str:
        """Name for the user."""


Item = TypeVar("Item", bound=Named)

_MOST_DIGITS = 9
"""Digits of a number that is typed for an entry of a list."""


def listed_position(word: str, count: int) -> int | None:
    """Return the position that a number from 1 names in a list; None for any other word.

    Args:
        word: The word.
        count: Number of the entries.
    """
    number = int(word) if word.isdecimal() and len(word) <= _MOST_DIGITS else 0
    return number - 1 if 1 <= number <= count else None


def match_one(items: Sequence[Item], word: str) -> Item:
    """Return the item with this number (from 1), key, label or beginning of a label.

    Raises:
        AnswerError: No item matches, or several do; the message suggests the nearest.
    """
    wanted = " ".join(word.split()).casefold()
    position = listed_position(wanted, len(items))
    if position is not None:
        return items[position]
    exact = [item for item in items if wanted in (item.key.casefold(), item.label.casefold())]
    matches = exact or [item for item in items if wanted and item.label.casefold().startswith(wanted)]
    if len(matches) == 1 or exact:
        return matches[0]
    if matches:
        names = ", ".join(item.label for item in matches[:5])
        raise AnswerError(
            Message("pick_several", "{word} could be {names}. Type more of it.", {"word": word, "names": names})
        )
    raise AnswerError(_unknown_message(items, word))


def _unknown_message(items: Sequence[Named], word: str) -> Message:
    names = {item.key.casefold(): item.label for item in items}
    names |= {item.label.casefold(): item.label for item in items}
    near = difflib.get_close_matches(word.casefold(), names, n=1)
    if not near:
        template = "{word} is not one of the choices. Type a number from the list, or a name."
        return Message("pick_unknown", template, {"word": word})
    return Message(
        "pick_unknown",
        "{word} is not one of the choices. Did you mean {guess}? Type a number from the list, or a name.",
        {"word": word, "guess": names[near[0]]},
    )


def split_words(line: str) -> list[str]:
    """Split at commas; without commas, split numbers at spaces."""
    if "," not in line and all(word.isdecimal() for word in line.split()) and line.split():
        return line.split()
    return [word.strip() for word in line.split(",") if word.strip()]


def split_numbers(line: str) -> list[str]:
    """Split at spaces and commas."""
    return [word for word in re.split(r"[\s,]+", line.strip()) if word]


def parse_pairs(line: str) -> Iterator[tuple[str, int]]:
    """Yield names with their numbers: ``hlth 3, prow 2`` or ``hlth=3 prow=2``.

    Raises:
        AnswerError: A part is not a name with a number.
    """
    text = re.sub(r"\s*[=:]\s*", " ", line)
    parts = text.split(",") if "," in text else re.findall(r"\S.*?\s[+-]?[0-9]{1,99}(?=\s|$)", text) or [text]
    for part in parts:
        found = re.fullmatch(r"\s*(.*?\S)\s+([+-]?[0-9]{1,99})\s*", part)
        if found is not None:
            yield found[1], int(found[2])
        elif part.strip():
            raise AnswerError(
                Message(
                    "pairs",
                    "{part} is not a name with a number. Write it like this: hlth 3, prow 2",
                    {"part": part.strip()},
                )
            )


def face_value(face: int, size: int) -> int:
    """Return what a die shows; 00 on a d100 is 100."""
    return PERCENTILE if face == 0 and size == PERCENTILE else face


def parse_dice(line: str) -> list[int]:
    """Return the typed results of dice.

    Raises:
        AnswerError: Something typed is not a whole number.
    """
    try:
        return [int(word) for word in re.split(r"[\s,;+/]+", line.strip()) if word]
    except ValueError:
        raise AnswerError(
            Message(
                "roll_words",
                "{line} is not a dice result. Type whole numbers with spaces between, or press Enter to let Quire "
                "roll.",
                {"line": line},
            )
        ) from None
