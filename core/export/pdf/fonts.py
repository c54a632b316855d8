"""Loads fonts of printed pages, measures and breaks lines; fallbacks for missing letters.

Titles and names are in Source Serif Pro, all else in Source Sans Pro; both are packages with an open licence. A letter
that the face lacks comes from its upright face, then from a TrueType font of the system; if none has it, a box is
printed and the letter is reported. Emoji are left out and reported. Loaded fonts are cached for the life of the
process.
"""

from __future__ import annotations

import unicodedata
from functools import cache, lru_cache
from importlib.util import find_spec
from pathlib import Path
from typing import Final, NamedTuple

from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFError

from core.errors import ExportError
from core.export.pdf.line_breaks import pieces_of
from core.export.pdf.shaped_font import ShapedFont
from core.export.pdf.shaping import JOINERS, Glyph, directed_runs, is_complex, shape, split_scripts
from core.messages import Message


class Face:
    """Names of the faces in the PDF; plain strings, because they are keys of all caches."""

    SANS: Final = "SourceSansPro-Regular"
    SEMIBOLD: Final = "SourceSansPro-Semibold"
    BOLD: Final = "SourceSansPro-Bold"
    ITALIC: Final = "SourceSansPro-It"
    SERIF: Final = "SourceSerifPro-Regular"
    SERIF_SEMIBOLD: Final = "SourceSerifPro-Semibold"
    SERIF_ITALIC: Final = "SourceSerifPro-It"


_PACKAGES = {"SourceSansPro": "font_source_sans_pro", "SourceSerifPro": "font_source_serif_pro"}
_UPRIGHT = {Face.ITALIC: Face.SANS, Face.SERIF_ITALIC: Face.SERIF}
_FALLBACK_FOLDERS = (
    "/usr/share/fonts",
    "/usr/local/share/fonts",
    "/Library/Fonts",
    "/System/Library/Fonts",
    "C:/Windows/Fonts",
)
_FALLBACK_NAMES = (
    "DejaVuSans.ttf",
    "NotoSans-Regular.ttf",
    "arial.ttf",
    "Arial.ttf",
    "seguisym.ttf",
    "Arial Unicode.ttf",
    "NotoSansSymbols2-Regular.ttf",
    "NotoSansHebrew-Regular.ttf",
    "NotoSansArabic-Regular.ttf",
    "NotoSansCJK-Regular.ttc",
    "DroidSansFallbackFull.ttf",
    "DroidSansFallback.ttf",
    "msyh.ttc",
    "simsun.ttc",
    "unifont.ttf",
)
BOX = "\u2610"
"""Printed for a letter that no font has."""

_VARIANTS = frozenset(chr(code) for code in range(0xFE00, 0xFE10))
"""Variation selectors: invisible letters that select a variant of the one before."""

_EMOJI = ((0x1F000, 0x1F0FF), (0x1F1E6, 0x1F1FF), (0x1F300, 0x1FAFF), (0xE0020, 0xE007F), (0x20E3, 0x20E3))
"""Pictures in colour, letters of flags, skin colours, tags, and the frame of keys: nothing for a printed sheet."""


class FontRun(NamedTuple):
    """Letters of a line that one font prints.

    Attributes:
        font: Name of the font.
        letters: The letters in printed order; private ones stand for glyphs, see `ShapedFont.glyph_letter`.
        glyphs: The glyphs of a shaped run, one for each letter; () if every letter has its usual glyph and width.
    """

    font: str
    letters: str
    glyphs: tuple[Glyph, ...] = ()


@cache
def load_face(name: str) -> ShapedFont:
    """Load a face of Quire's own fonts (memoised).

    Raises:
        ExportError: The package with the font is not installed.
    """
    package = _PACKAGES[name.partition("-")[0]]
    spec = find_spec(package)
    if spec is None or spec.origin is None:
        template = "Printing needs the font package {package}, which is missing. Run the set-up again."
        raise ExportError(Message("font_missing", template, {"package": package}))
    font = ShapedFont(name, str(Path(spec.origin).parent / "files" / f"{name}.ttf"))
    pdfmetrics.registerFont(font)
    return font


@cache
def fallbacks() -> tuple[ShapedFont, ...]:
    """Return the system fonts that may have missing letters, best first; there may be none."""
    paths = {path.name: path for folder in _FALLBACK_FOLDERS for path in _font_files(Path(folder))}
    fonts = []
    for name in _FALLBACK_NAMES:
        if name in paths:
            try:
                font = ShapedFont("Fallback-" + name.partition(".")[0].replace(" ", ""), str(paths[name]))
            except (TTFError, OSError, ValueError):
                continue
            pdfmetrics.registerFont(font)
            fonts.append(font)
    return tuple(fonts)


def _font_files(folder: Path) -> list[Path]:
    return sorted(folder.rglob("*.tt[fc]")) if folder.is_dir() else []


def font_of(name: str) -> ShapedFont:
    """Return the font with a name in the PDF, Quire's own or of the system."""
    if name.startswith("Fallback-"):
        return next(font for font in fallbacks() if font.fontName == name)
    return load_face(name)


@lru_cache(maxsize=16384)
def clean(text: str) -> str:
    """Return a printable text: composed, without control and invisible letters; broken ones become U+FFFD."""
    if text.isascii() and text.isprintable():
        return text
    letters = []
    whole = unicodedata.normalize("NFC", text.encode("utf-16", "surrogatepass").decode("utf-16", "replace"))
    kept = JOINERS if is_complex(whole) else frozenset()
    for letter in whole:
        category = unicodedata.category(letter)
        if category in ("Cc", "Zl", "Zp", "Zs"):
            letters.append(" ")
        elif (category != "Cf" and letter not in _VARIANTS) or letter in kept:
            letters.append(letter)
    return "".join(letters)


@lru_cache(maxsize=16384)
def font_runs(face: str, text: str) -> tuple[FontRun, ...]:
    """Return the runs of a line that one font can print; letters that no font has become boxes, emoji are left out."""
    if not text:
        return ()
    own = load_face(face).face.charToGlyph
    if text.isascii() or (all(ord(letter) in own for letter in text) and not is_complex(text)):
        return (FontRun(face, text),)
    if not is_complex(text):
        return tuple(FontRun(*run) for run in _runs_by_font(face, text))
    return tuple(
        run
        for part in directed_runs(text)
        for run in (
            _shaped(face, part.text, part.is_rtl)
            if part.is_rtl or is_complex(part.text)
            else font_runs(face, part.text)
        )
    )


def _runs_by_font(face: str, text: str) -> list[tuple[str, str]]:
    """Divide letters by the font that has them; marks and joiners stay with the letter before, if its font has them."""
    parts: list[tuple[str, str]] = []
    for letter in text:
        if is_emoji(letter):
            continue
        name, shown = _find_font(face, letter)
        if parts and (letter in JOINERS or (unicodedata.combining(letter) and _has(parts[-1][0], letter))):
            name, shown = parts[-1][0], letter
        if parts and parts[-1][0] == name:
            parts[-1] = (name, parts[-1][1] + shown)
        elif letter not in JOINERS:
            parts.append((name, shown))
    return parts


def _has(name: str, letter: str) -> bool:
    return ord(letter) in font_of(name).face.charToGlyph


def _shaped(face: str, text: str, is_rtl: bool) -> tuple[FontRun, ...]:
    """Return the runs of letters of one direction, shaped, in printed order."""
    parts = [(name, part) for name, letters in _runs_by_font(face, text) for part in split_scripts(letters)]
    made = []
    for name, letters in reversed(parts) if is_rtl else parts:
        font = font_of(name)
        glyphs = shape(font, letters, is_rtl=is_rtl)
        made.append(FontRun(name, "".join(font.glyph_letter(glyph.number) for glyph in glyphs), glyphs))
    return tuple(made)


@lru_cache(maxsize=4096)
def is_emoji(letter: str) -> bool:
    """Return whether a letter is a picture in colour, or belongs to one."""
    return any(first <= ord(letter) <= last for first, last in _EMOJI)


@lru_cache(maxsize=4096)
def _find_font(face: str, letter: str) -> tuple[str, str]:
    """Return the font that has a letter, with the letter; or a box."""
    upright = _UPRIGHT.get(face, Face.SANS)
    for name in (face, upright, Face.SANS):
        if _has(name, letter):
            return name, letter
    for font in fallbacks():
        if ord(letter) in font.face.charToGlyph:
            return str(font.fontName), letter
    return Face.SANS, BOX


@lru_cache(maxsize=4096)
def is_missing(letter: str) -> bool:
    """Return whether a letter cannot be printed: no font has it, or it is left out."""
    return letter not in JOINERS and (is_emoji(letter) or _find_font(Face.SANS, letter)[1] != letter)


@lru_cache(maxsize=65536)
def width(face: str, text: str) -> float:
    """Return the width of a line at a size of one point."""
    return sum(
        sum(glyph.advance for glyph in run.glyphs) / 1000
        if run.glyphs
        else float(font_of(run.font).stringWidth(run.letters, 1))
        for run in font_runs(face, text)
    )


_JOINTS = ("-", "/")
"""Preferred break points in a long word."""


@lru_cache(maxsize=16384)
def wrap(face: str, size: float, text: str, room: float, tracking: float = 0) -> tuple[str, ...]:
    """Break a paragraph into lines of at most this width (in points); too long words are broken."""
    if measure(face, size, text, tracking) <= room:
        return (text,) if text else ()
    lines: list[str] = []
    line = ""
    space = measure(face, size, " ", tracking)
    used = 0.0
    for word, is_joined in pieces_of(text):
        wide = measure(face, size, word, tracking)
        gap = tracking if is_joined else space
        if line and used + gap + wide <= room:
            line, used = f"{line}{'' if is_joined else ' '}{word}", used + gap + wide
            continue
        if line:
            lines.append(line)
        *whole, line = _break_word(face, size, word, room, tracking) if wide > room else [word]
        lines.extend(whole)
        used = measure(face, size, line, tracking)
    return (*lines, line) if line else tuple(lines)


def _break_word(face: str, size: float, word: str, room: float, tracking: float) -> list[str]:
    """Break a word into pieces that fit, after a hyphen if it has one; each piece has at least one letter."""
    pieces, piece, used = [], "", 0.0
    for letter in word:
        wide = measure(face, size, letter, tracking)
        if piece and used + wide > room and not unicodedata.combining(letter):
            end = max(piece.rfind(joint) for joint in _JOINTS) + 1 or len(piece)
            pieces.append(piece[:end])
            piece = piece[end:]
            used = measure(face, size, piece, tracking)
        piece, used = piece + letter, used + wide
    return [*pieces, piece]


def measure(face: str, size: float, text: str, tracking: float = 0) -> float:
    """Return the width of a line in points; tracking is added after every letter but the last.

    Letters that are joined to each other are not spaced.
    """
    return width(face, text) * size + (tracking * (len(text) - 1) if tracking and text and not is_complex(text) else 0)
