"""What typed words mean: names and numbers of a list, numbers with their names, faces of dice.

A line that cannot be read raises an :class:`~core.errors.AnswerError` that says how to write it.
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
    """Anything that can be picked by number, key or label."""

    @property
    def key(self) -> str:
        """What the answer says."""

    @property
    def label(self) -> str:
        """Name for people."""


Thing = TypeVar("Thing", bound=Named)


def match_one(things: Sequence[Thing], word: str) -> Thing:
    """Find one of some things by its number (from 1), its key, its label or the beginning of one label only.

    Raises:
        AnswerError: There is no such thing, or more than one; names the nearest.
    """
    wanted = " ".join(word.split()).casefold()
    if wanted.isdecimal() and 1 <= int(wanted) <= len(things):
        return things[int(wanted) - 1]
    exact = [thing for thing in things if wanted in (thing.key.casefold(), thing.label.casefold())]
    begun = exact or [thing for thing in things if wanted and thing.label.casefold().startswith(wanted)]
    if len(begun) == 1 or exact:
        return begun[0]
    if begun:
        names = ", ".join(thing.label for thing in begun[:5])
        raise AnswerError(
            Message("pick_several", "{word} could be {names}. Type more of it.", {"word": word, "names": names})
        )
    raise AnswerError(_unknown(things, word))


def _unknown(things: Sequence[Named], word: str) -> Message:
    names = {thing.key.casefold(): thing.label for thing in things}
    names |= {thing.label.casefold(): thing.label for thing in things}
    near = difflib.get_close_matches(word.casefold(), names, n=1)
    guess = f" Did you mean {names[near[0]]}?" if near else ""
    return Message(
        "pick_unknown",
        "{word} is not one of the choices.{guess} Type a number from the list, or a name.",
        {"word": word, "guess": guess},
    )


def split_words(line: str) -> list[str]:
    """Split at commas; where there are none and all words are numbers, at spaces."""
    if "," not in line and all(word.isdecimal() for word in line.split()) and line.split():
        return line.split()
    return [word.strip() for word in line.split(",") if word.strip()]


def split_numbers(line: str) -> list[str]:
    """Split at spaces and commas."""
    return [word for word in re.split(r"[\s,]+", line.strip()) if word]


def parse_pairs(line: str) -> Iterator[tuple[str, int]]:
    """Read names with a number behind each: ``hlth 3, prow 2`` or ``hlth=3 prow=2``.

    Raises:
        AnswerError: A part is no name with a number.
    """
    text = re.sub(r"\s*[=:]\s*", " ", line)
    parts = text.split(",") if "," in text else re.findall(r"\S.*?\s[+-]?[0-9]+(?=\s|$)", text) or [text]
    for part in parts:
        found = re.fullmatch(r"\s*(.*?\S)\s+([+-]?[0-9]+)\s*", part)
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
    """Return what a die shows; 00 of a d100 reads 100."""
    return PERCENTILE if face == 0 and size == PERCENTILE else face


def parse_dice(line: str) -> list[int]:
    """Read what dice show, with spaces or the like between.

    Raises:
        AnswerError: Something typed is no whole number.
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
