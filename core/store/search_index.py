"""What the full-text index holds and how a search is put to it.

Text is folded here, in Python, and not by SQLite, whose tables of letters end with Unicode 6.1: without marks (é is e),
without case, in words. A letter of a script that is written without spaces stands as a word of its own, and so does an
emoji. The index gets the words joined by spaces; its ``ascii`` tokenizer splits them at the spaces and nowhere else, as
all that is left is ASCII letters and digits, which it keeps, and letters beyond ASCII, which it keeps too.

The index ``words`` has no content of its own and keeps neither columns nor positions (``detail=none``): with that it
costs a twentieth of the documents. To take a character out of it, the very same words must be given again.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from functools import cache
from typing import Final

MAX_SORT_KEY: Final = 60
"""Letters of a name that count when a list is sorted."""

MAX_WORDS: Final = 32
"""Words of one search that are looked up; more narrow nothing down."""

_SPACELESS = (
    "\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3040-\u30ff\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff\U00020000-\U0003ffff"
)
_EMOJI = "\u2600-\u27bf\U0001f000-\U0001faff"
_LONE = re.compile("[\ud800-\udfff]")
_WORD = re.compile(f"[{_SPACELESS}{_EMOJI}]|[^\\W_{_SPACELESS}]+")


def replace_surrogates(text: str) -> str:
    """Replace lone surrogates, which no document holds and SQLite does not take."""
    return text if text.isascii() else _LONE.sub("\N{REPLACEMENT CHARACTER}", text)


def fold(text: str) -> str:
    """Return a text without case and marks, for comparing and sorting.

    >>> fold("Ångström Straße")
    'angstrom strasse'
    """
    if text.isascii():
        return text.lower()
    plain = unicodedata.normalize("NFKD", unicodedata.normalize("NFKD", text).casefold())
    return _marks().sub("", plain)


@cache
def _marks() -> re.Pattern[str]:
    """Return the pattern of all marks that combine with a letter, of the planes that have any."""
    marks = (chr(code) for code in range(0x300, 0x20000) if unicodedata.combining(chr(code)))
    return re.compile("[" + "".join(marks) + "]+")


def sort_key(text: str) -> str:
    """Return what a list is sorted by.

    >>> sort_key("  Élan the  Bold ")
    'elan the bold'
    """
    return fold(" ".join(text[: 4 * MAX_SORT_KEY].split()))[:MAX_SORT_KEY]


_PLAIN = bytes(letter if bytes((letter,)).isalnum() else ord(" ") for letter in bytes(range(256)).lower())


def index_text(texts: Iterable[str]) -> str:
    """Return the words of some texts as the index takes them, with at least one space between two words.

    >>> index_text(["Anna O'Brien", "龍の剣"])
    'anna o brien 龍 の 剣'
    """
    text = "\n".join(texts)
    strange = ""
    if not text.isascii():
        words = text.split()
        text = " ".join([word for word in words if word.isascii()])
        strange = " ".join(_WORD.findall(fold(" ".join([word for word in words if not word.isascii()]))))
    plain = text.encode().translate(_PLAIN).decode()  # the same as folding, twenty times as fast
    return f"{plain} {strange}" if strange else plain


def match_query(text: str) -> str:
    """Turn what somebody typed into a query of FTS5: every word, or the beginning of one, must be found.

    Nothing that is typed is taken for the syntax of FTS5. A text without any letter or digit gives "".

    >>> match_query('drak* OR "x')
    '"drak"* "or"* "x"*'
    """
    words = dict.fromkeys(_WORD.findall(fold(text)))
    return " ".join(f'"{word}"*' for word in list(words)[:MAX_WORDS])
