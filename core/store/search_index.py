"""Prepares texts and queries for the full-text search; computes the sort keys of lists.

Text is folded in Python, as SQLite's Unicode tables end with version 6.1: lower case, no diacritics (é is e), split
into words. In scripts written without spaces each letter is a word, and so is each emoji. The words are joined by
spaces for the index, whose ``ascii`` tokenizer splits them there only.

The FTS5 table ``words`` is contentless, without columns and positions (``detail=none``): it takes a twentieth of the
size of the documents. To remove a character from it, the same words must be passed again.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from typing import Final

MAX_SORT_KEY: Final = 60
_DIGITS: Final = re.compile(r"[0-9]+")
_PLACES: Final = 6
_LAST: Final = "\U0010ffff"
"""Sorted after every text."""
"""Number of letters of a sort key."""

MAX_WORDS: Final = 32
"""Number of words of one search that are looked up."""

LONGEST_WORD: Final = 32_768
"""Bytes of a word that the index holds: FTS5 cuts what is longer, so it is cut here, too, where words are compared."""

_SPACELESS = (
    "\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3040-\u30ff\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff\U00020000-\U0003ffff"
)
_EMOJI = "\u2600-\u27bf\U0001f000-\U0001faff"
_LONE_SURROGATE = re.compile("[\ud800-\udfff]")
_WORD = re.compile(f"[{_SPACELESS}{_EMOJI}]|[^\\W_{_SPACELESS}]+")


def replace_surrogates(text: str) -> str:
    """Return a text with lone surrogates replaced, which SQLite does not accept."""
    return text if text.isascii() else _LONE_SURROGATE.sub("\N{REPLACEMENT CHARACTER}", text)


def fold(text: str) -> str:
    """Return a text in lower case without diacritics, for comparing and sorting.

    >>> fold("Ångström Straße")
    'angstrom strasse'
    """
    if text.isascii():
        return text.lower()
    plain = unicodedata.normalize("NFKD", unicodedata.normalize("NFKD", text).casefold())
    return _marks().sub("", plain)


@cache
def _marks() -> re.Pattern[str]:
    """Return a pattern of all combining marks (memoised)."""
    marks = (chr(code) for code in range(0x300, 0x20000) if unicodedata.combining(chr(code)))
    return re.compile("[" + "".join(marks) + "]+")


def sort_key(text: str) -> str:
    """Return the sort key of a text.

    >>> sort_key("  Élan the  Bold ")
    'elan the bold'
    """
    return fold(" ".join(text[: 4 * MAX_SORT_KEY].split()))[:MAX_SORT_KEY]


def natural_key(text: str) -> str:
    """Return the sort key of a text in which numbers are in the order of their values.

    >>> natural_key("Step Level 3") < natural_key("Step Level 12")
    True
    """
    return sort_key(_DIGITS.sub(lambda found: found[0].zfill(_PLACES), text[:MAX_SORT_KEY]))


def tags_key(tags: Sequence[str]) -> str:
    """Return the sort key of tags; no tags come after all others.

    >>> tags_key(["sea"]) < tags_key([])
    True
    """
    return natural_key(" ".join(tags)) if tags else _LAST


_PLAIN = bytes(letter if bytes((letter,)).isalnum() else ord(" ") for letter in bytes(range(256)).lower())


def index_text(texts: Iterable[str]) -> str:
    """Return the words of some texts, separated by spaces, for the index.

    >>> index_text(["Anna O'Brien", "龍の剣"])
    'anna o brien 龍 の 剣'
    """
    text = "\n".join(texts)
    non_ascii = ""
    if not text.isascii():
        words = text.split()
        text = " ".join([word for word in words if word.isascii()])
        non_ascii = " ".join(_WORD.findall(fold(" ".join([word for word in words if not word.isascii()]))))
    plain = text.encode().translate(_PLAIN).decode()  # the same as folding, twenty times as fast
    found = f"{plain} {non_ascii}" if non_ascii else plain
    return found if len(found) * 4 <= LONGEST_WORD else " ".join(map(_cut, found.split()))


def _cut(word: str) -> str:
    """Return a word without what the index does not hold of it; a letter has up to four bytes."""
    return word if len(word) * 4 <= LONGEST_WORD else word.encode()[:LONGEST_WORD].decode(errors="ignore")


def match_query(text: str) -> str:
    """Return the FTS5 query of a search text: every word must match the beginning of a word.

    FTS5 syntax in the text has no effect. A text without letters and digits gives "".

    >>> match_query('drak* OR "x')
    '"drak"* "or"* "x"*'
    """
    return " ".join(f'"{word}"*' for word in search_words(text))


def search_words(text: str) -> tuple[str, ...]:
    """Return the folded words of a search text, each once; every one must begin a word of what is found."""
    return tuple(dict.fromkeys(_WORD.findall(fold(text))))[:MAX_WORDS]


def split_words(text: str) -> Iterator[tuple[int, int]]:
    """Yield begin and end of each word of a text as it is written."""
    return (match.span() for match in _WORD.finditer(text))
