"""Says where a line may end: at spaces, and between letters of Chinese, Japanese and Korean."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator
from functools import lru_cache
from typing import Final

_NOT_FIRST: Final = frozenset(
    "、。，．・：；？！゛゜ヽヾゝゞ々ー’”）〕］｝〉》」』】…‥ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ%‰℃)]},.:;?!"
)
"""Letters that never begin a line: closing marks, small letters, marks of repetition."""

_NOT_LAST: Final = frozenset("‘“（〔［｛〈《「『【([{￥＄")
"""Letters that never end a line: opening marks."""


def pieces_of(text: str) -> Iterator[tuple[str, bool]]:
    """Yield the pieces between which a line may end, each with whether it joins the one before without a space."""
    for word in text.split():
        if word.isascii() or not any(map(_is_wide, word)):
            yield word, False
            continue
        for n, piece in enumerate(_wide_pieces(word)):
            yield piece, n > 0


@lru_cache(maxsize=4096)
def _is_wide(letter: str) -> bool:
    return unicodedata.east_asian_width(letter) in "WF"


def _wide_pieces(word: str) -> list[str]:
    pieces: list[str] = []
    for letter in word:
        before = pieces[-1][-1] if pieces else ""
        may_end = (
            before
            and (_is_wide(letter) or _is_wide(before))
            and letter not in _NOT_FIRST
            and before not in _NOT_LAST
            and not unicodedata.combining(letter)
        )
        if pieces and not may_end:
            pieces[-1] += letter
        else:
            pieces.append(letter)
    return pieces
