"""Says where a search found a character: in which part of it, and in which words.

The index knows the characters only. For the few that are shown, their texts are looked through here, by the same rule:
each word of the search is the beginning of a word.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from core.messages import Message, Word
from core.store.search_index import fold, search_words, split_words

_BEFORE, _BEHIND = 10, 60
"""Letters of a long text that are shown before and behind a match, about."""


class FoundPart(StrEnum):
    """Part of a character that a search looks through, in the order in which a match is shown."""

    NAME = "name"
    CONTENTS = "contents"
    NOTES = "notes"
    PLAYER = "player"
    CAMPAIGN = "campaign"
    TAGS = "tags"
    LINE = "line"


@dataclass(frozen=True, slots=True)
class FoundText:
    """Where a search found a character.

    Attributes:
        part: The part.
        key: Key of the list, where the part is `FoundPart.CONTENTS`; else "".
        text: The text with the match; a piece of a long one.
        more: Number of other texts with a match.
    """

    part: FoundPart
    key: str
    text: str
    more: int = 0

    def describe(self, label: str) -> Message:
        """Return where it was found, in words.

        Args:
            label: The translated name of the list, where the part is `FoundPart.CONTENTS`.
        """
        if self.part is FoundPart.NAME:
            return Message("found_in_name", "found in the name")
        return Message("found_in", "found in {part}:", {"part": _PARTS.get(self.part) or label})

    def describe_more(self) -> Message | None:
        """Return how many other matches there are, in words; None for none."""
        return Message("found_more", "{number} more", {"number": self.more}) if self.more else None


_PARTS: Final[Mapping[FoundPart, Word]] = {
    FoundPart.NOTES: Word("Notes"),
    FoundPart.PLAYER: Word("Player"),
    FoundPart.CAMPAIGN: Word("Campaign"),
    FoundPart.TAGS: Word("Tags"),
    FoundPart.LINE: Word("Level"),
}


@dataclass(frozen=True, slots=True)
class SearchedTexts:
    """The texts of a character that a search looks through.

    Attributes:
        name, player, campaign, line, notes: As lists show them.
        tags: Its tags.
        contents: Key of the list and name of what it has.
    """

    name: str
    player: str
    campaign: str
    tags: tuple[str, ...]
    line: str
    notes: str
    contents: tuple[tuple[str, str], ...]

    def parts(self) -> Iterator[tuple[FoundPart, str, str]]:
        """Yield part, key and text, in the order in which a match is shown."""
        yield FoundPart.NAME, "", self.name
        for key, name in self.contents:
            yield FoundPart.CONTENTS, key, name
        yield FoundPart.NOTES, "", self.notes
        yield FoundPart.PLAYER, "", self.player
        yield FoundPart.CAMPAIGN, "", self.campaign
        for tag in self.tags:
            yield FoundPart.TAGS, "", tag
        yield FoundPart.LINE, "", self.line


def find_text(texts: SearchedTexts, search: str) -> FoundText | None:
    """Return where a search finds a character; None if it does not.

    The text with the most words of the search is shown, of equal ones the first.
    """
    wanted = search_words(search)
    found: list[tuple[int, FoundPart, str, str]] = []
    for part, key, text in texts.parts():
        number = _count_matches(text, wanted)
        if number:
            found.append((number, part, key, text))
    if not found:
        return None
    _, part, key, text = max(found, key=lambda each: each[0])
    return FoundText(part, key, _cut(text, wanted) if part is FoundPart.NOTES else text, len(found) - 1)


def match_spans(text: str, search: str) -> tuple[tuple[int, int], ...]:
    """Return begin and end of everything in a text that a search matches.

    >>> match_spans("Small boats", "bo sm")
    ((0, 2), (6, 8))
    """
    return _spans(text, search_words(search))


def _count_matches(text: str, wanted: Iterable[str]) -> int:
    """Return how many words of a search a text has."""
    words = {fold(text[begin:end]) for begin, end in split_words(text)}
    return sum(any(word.startswith(each) for word in words) for each in wanted)


def _spans(text: str, wanted: Iterable[str]) -> tuple[tuple[int, int], ...]:
    wanted = tuple(wanted)
    spans: list[tuple[int, int]] = []
    for begin, end in split_words(text):
        folded = fold(text[begin:end])
        matched = max((len(each) for each in wanted if folded.startswith(each)), default=0)
        if matched:
            spans.append((begin, _end_of(text, begin, end, matched)))
    return tuple(spans)


def _end_of(text: str, begin: int, end: int, folded: int) -> int:
    """Return where a part of a word ends that has a number of folded letters: ß is two of them."""
    return next((stop for stop in range(begin + 1, end) if len(fold(text[begin:stop])) >= folded), end)


def _cut(text: str, wanted: Iterable[str]) -> str:
    """Return a piece of a long text round its first match, on one line."""
    ((begin, end), *_) = _spans(text, wanted)
    first = text.rfind(" ", 0, max(0, begin - _BEFORE)) + 1 if begin > _BEFORE else 0
    last = text.find(" ", end + _BEHIND)
    piece = " ".join(text[first : last if last >= 0 else None].split())
    return f"{'…' if first else ''}{piece}{'…' if last >= 0 else ''}"
