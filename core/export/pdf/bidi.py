"""Puts right-to-left text in visual order for printing; detects letters that need shaping.

A small part of the Unicode bidirectional algorithm: enough for a Hebrew name in Latin text. Scripts with contextual
letter shapes (Arabic, Devanagari, Thai marks) are ordered but not shaped; the export reports their letters.
"""

from __future__ import annotations

import unicodedata

_MIRRORED = str.maketrans("()[]{}<>«»", ")(][}{><»«")
_SHAPED = (
    (0x0600, 0x08FF),  # Arabic, Syriac, Thaana, N'Ko
    (0x0900, 0x0DFF),  # the scripts of India
    (0x0E00, 0x0EFF),  # Thai, Lao
    (0x0F00, 0x109F),  # Tibetan, Myanmar
    (0x1780, 0x18AF),  # Khmer, Mongolian
    (0x1F1E6, 0x1F1FF),  # flags made of two letters
)


def needs_shaping(letter: str) -> bool:
    """Return whether a letter belongs to a script that is not shaped correctly."""
    code = ord(letter)
    return any(first <= code <= last for first, last in _SHAPED)


def visual_order(text: str) -> str:
    """Return the letters of a line in printed order, from left to right."""
    kinds = [_direction(letter) for letter in text]
    if "R" not in kinds:
        return text
    base = next(kind for kind in kinds if kind in "RL")
    spans = _spans(text, kinds, base)
    if base == "R":
        spans.reverse()
    return "".join(_reversed(span) if kind == "R" else span for kind, span in spans)


def _direction(letter: str) -> str:
    """Return the direction of a letter: L, R, or N for neutral."""
    bidirectional = unicodedata.bidirectional(letter)
    if bidirectional in ("R", "AL"):
        return "R"
    return "L" if bidirectional in ("L", "EN", "AN") else "N"


def _spans(text: str, kinds: list[str], base: str) -> list[tuple[str, str]]:
    """Divide a line into spans of one direction; neutral letters join their neighbours, or the line's direction."""
    before = _filled(kinds, base)
    after = _filled(kinds[::-1], base)[::-1]
    directions = [left if left == right else base for left, right in zip(before, after, strict=True)]
    spans: list[tuple[str, str]] = []
    for kind, letter in zip(directions, text, strict=True):
        if spans and spans[-1][0] == kind:
            spans[-1] = (kind, spans[-1][1] + letter)
        else:
            spans.append((kind, letter))
    return spans


def _filled(kinds: list[str], base: str) -> list[str]:
    """Return the directions with each neutral one replaced by the last direction before it."""
    filled, last = [], base
    for kind in kinds:
        last = last if kind == "N" else kind
        filled.append(last)
    return filled


def _reversed(span: str) -> str:
    """Return a span reversed: combining marks stay behind their letter, brackets are mirrored."""
    clusters: list[str] = []
    for letter in span:
        if clusters and unicodedata.combining(letter):
            clusters[-1] += letter
        else:
            clusters.append(letter)
    return "".join(reversed(clusters)).translate(_MIRRORED)
