"""Puts letters of complex scripts in printed order and shapes them: python-bidi says the order, HarfBuzz the glyphs.

Hebrew and Arabic run from right to left; Arabic, the scripts of India and others join or rearrange their letters. Lines
without such letters never come here, so both libraries are loaded with the first line that has one.
"""

from __future__ import annotations

import unicodedata
from functools import cache, lru_cache
from itertools import groupby
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from core.export.pdf.shaped_font import ShapedFont

_SHAPED = (
    (0x0600, 0x08FF),  # Arabic, Syriac, Thaana, N'Ko
    (0x0900, 0x0DFF),  # the scripts of India
    (0x0E00, 0x0EFF),  # Thai, Lao
    (0x0F00, 0x109F),  # Tibetan, Myanmar
    (0x1780, 0x18AF),  # Khmer, Mongolian
)
_COMMON = frozenset({"Zyyy", "Zinh", "Zzzz", ""})
"""Scripts of letters that belong to the text around them: spaces, digits, marks."""

JOINERS = frozenset("\u200c\u200d\u200e\u200f\u061c")
"""Invisible letters that join or part letters, or say which way a text runs."""


class Glyph(NamedTuple):
    """A glyph as it is drawn; lengths are in thousandths of the type size.

    Attributes:
        number: Number of the glyph in its font.
        text: The letters that it stands for; "" if an earlier glyph stands for them.
        advance: From the beginning of this glyph to that of the next.
        x, y: How far it is moved to the right and up.
    """

    number: int
    text: str
    advance: float
    x: float
    y: float


class DirectedRun(NamedTuple):
    """Letters that run in one direction, in the order in which they are read."""

    text: str
    is_rtl: bool


@lru_cache(maxsize=16384)
def is_complex(text: str) -> bool:
    """Return whether a text has letters that run from right to left or are shaped by those beside them."""
    return not text.isascii() and any(map(_is_complex_letter, text))


@lru_cache(maxsize=4096)
def _is_complex_letter(letter: str) -> bool:
    code = ord(letter)
    return any(first <= code <= last for first, last in _SHAPED) or unicodedata.bidirectional(letter) in ("R", "AL")


def directed_runs(text: str) -> list[DirectedRun]:
    """Return the runs of a line in printed order, from left to right; each is in the order in which it is read."""
    from bidi import algorithm  # noqa: PLC0415 - few lines need it

    base = algorithm.get_base_level(text)
    line: dict[str, Any] = algorithm.get_empty_storage()
    line.update(base_level=base, base_dir="LR"[base])
    algorithm.get_embedding_levels(text, line)
    places = {id(letter): n for n, letter in enumerate(line["chars"])}
    for letter in line["chars"]:
        letter["type"] = letter["type"] or "L"  # a letter that is newer than Python's tables
    for step in (
        algorithm.explicit_embed_and_overrides,
        algorithm.resolve_weak_types,
        algorithm.resolve_neutral_types,
        algorithm.resolve_implicit_levels,
        algorithm.reorder_resolved_levels,
    ):
        step(line, False)
    printed = [(places[id(letter)], int(letter["level"])) for letter in line["chars"]]
    return _joined(text, printed)


def _joined(text: str, printed: list[tuple[int, int]]) -> list[DirectedRun]:
    """Join letters that follow each other in one direction; what the order leaves out stays behind its letter."""
    kept = sorted(place for place, _ in printed)
    ends = [*kept[1:], len(text)]
    ranks = {place: n for n, place in enumerate(kept)}

    def line_of(numbered: tuple[int, tuple[int, int]]) -> tuple[bool, int]:
        n, (place, level) = numbered
        return level % 2 == 1, ranks[place] + n if level % 2 else ranks[place] - n

    runs = []
    for (is_rtl, _), members in groupby(enumerate(printed), line_of):
        places = [place for _, (place, _) in members]
        runs.append(DirectedRun(text[min(places) : ends[ranks[max(places)]]], is_rtl))
    return runs


def split_scripts(text: str) -> list[str]:
    """Divide letters into parts of one script; common letters belong to the part before."""
    parts: list[str] = []
    last = ""
    for letter in text:
        script = _script(letter)
        is_common = script in _COMMON
        if not parts or not (is_common or script == last or not last):
            parts.append(letter)
        else:
            parts[-1] += letter
        last = last if is_common else script
    return parts


@lru_cache(maxsize=4096)
def _script(letter: str) -> str:
    import uharfbuzz  # noqa: PLC0415 - few lines need it

    buffer = uharfbuzz.Buffer()
    buffer.add_str(letter)
    buffer.guess_segment_properties()
    return str(buffer.script or "")


def shape(font: ShapedFont, text: str, *, is_rtl: bool) -> tuple[Glyph, ...]:
    """Return the glyphs of letters of one script in printed order, from left to right."""
    import uharfbuzz  # noqa: PLC0415 - few lines need it

    buffer = uharfbuzz.Buffer()
    buffer.add_str(text)
    buffer.cluster_level = uharfbuzz.BufferClusterLevel.MONOTONE_CHARACTERS
    buffer.guess_segment_properties()
    buffer.direction = "rtl" if is_rtl else "ltr"
    drawn = harfbuzz_font(font)
    uharfbuzz.shape(drawn, buffer)
    scale = 1000 / drawn.face.upem
    starts = sorted({info.cluster for info in buffer.glyph_infos})
    ends = dict(zip(starts, [*starts[1:], len(text)], strict=True))
    glyphs, told = [], set()
    for info, place in zip(buffer.glyph_infos, buffer.glyph_positions, strict=True):
        meant = "" if info.cluster in told else _printed(text[info.cluster : ends[info.cluster]], is_rtl=is_rtl)
        told.add(info.cluster)
        lengths = (place.x_advance * scale, place.x_offset * scale, place.y_offset * scale)
        glyphs.append(Glyph(info.codepoint, meant, *lengths))
    return tuple(glyphs)


def _printed(letters: str, *, is_rtl: bool) -> str:
    """Return letters as readers of a file expect them: brackets as they look, not as they were typed."""
    from bidi.mirror import MIRRORED  # noqa: PLC0415 - few lines need it

    return str(MIRRORED.get(letters, letters)) if is_rtl else letters


@cache
def harfbuzz_font(font: ShapedFont) -> Any:  # noqa: ANN401 - uharfbuzz's own class, which is loaded late
    """Return HarfBuzz's font of a font of the PDF (memoised)."""
    import uharfbuzz  # noqa: PLC0415 - few lines need it

    return uharfbuzz.Font(uharfbuzz.Face(font.data))
