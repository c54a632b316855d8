"""Loads fonts of printed pages, measures and breaks lines; fallbacks for missing letters.

Titles and names are in Source Serif Pro, all else in Source Sans Pro; both are packages with an open licence. A letter
that the face lacks comes from its upright face, then from a TrueType font of the system; if none has it, a box is
printed and the letter is reported. Loaded fonts are cached for the life of the process.
"""

from __future__ import annotations

import unicodedata
from functools import cache, lru_cache
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFError, TTFont

from core.errors import ExportError
from core.export.pdf.bidi import needs_shaping, visual_order
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

FontRun = tuple[str, str]
"""Name of a font, and letters that it can print, in visual order."""


@cache
def load_face(name: str) -> TTFont:
    """Load a face of Quire's own fonts (memoised).

    Raises:
        ExportError: The package with the font is not installed.
    """
    package = _PACKAGES[name.partition("-")[0]]
    spec = find_spec(package)
    if spec is None or spec.origin is None:
        template = "Printing needs the font package {package}, which is missing. Run the set-up again."
        raise ExportError(Message("font_missing", template, {"package": package}))
    font = TTFont(name, str(Path(spec.origin).parent / "files" / f"{name}.ttf"))
    pdfmetrics.registerFont(font)
    return font


@cache
def fallbacks() -> tuple[TTFont, ...]:
    """Return the system fonts that may have missing letters, best first; there may be none."""
    paths = {path.name: path for folder in _FALLBACK_FOLDERS for path in _font_files(Path(folder))}
    fonts = []
    for name in _FALLBACK_NAMES:
        if name in paths:
            try:
                font = TTFont("Fallback-" + name.partition(".")[0].replace(" ", ""), str(paths[name]))
            except (TTFError, OSError, ValueError):
                continue
            pdfmetrics.registerFont(font)
            fonts.append(font)
    return tuple(fonts)


def _font_files(folder: Path) -> list[Path]:
    return sorted(folder.rglob("*.tt[fc]")) if folder.is_dir() else []


def font_of(name: str) -> TTFont:
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
    for letter in unicodedata.normalize("NFC", text.encode("utf-16", "surrogatepass").decode("utf-16", "replace")):
        category = unicodedata.category(letter)
        if category in ("Cc", "Zl", "Zp", "Zs"):
            letters.append(" ")
        elif category != "Cf" and letter not in _VARIANTS:
            letters.append(letter)
    return "".join(letters)


@lru_cache(maxsize=16384)
def font_runs(face: str, text: str) -> tuple[FontRun, ...]:
    """Return the runs of a line that one font can print; letters that no font has become boxes."""
    if not text:
        return ()
    own = load_face(face).face.charToGlyph
    if text.isascii() or (all(ord(letter) in own for letter in text) and not needs_order(text)):
        return ((face, text),)
    parts: list[tuple[str, str]] = []
    for letter in visual_order(text):
        name, shown = _find_font(face, letter)
        if parts and parts[-1][0] == name:
            parts[-1] = (name, parts[-1][1] + shown)
        else:
            parts.append((name, shown))
    return tuple(parts)


def needs_order(text: str) -> bool:
    """Return whether a text has letters that run from right to left."""
    return any(unicodedata.bidirectional(letter) in ("R", "AL") for letter in text)


@lru_cache(maxsize=4096)
def _find_font(face: str, letter: str) -> FontRun:
    """Return the font that has a letter, with the letter; or a box."""
    code = ord(letter)
    upright = _UPRIGHT.get(face, Face.SANS)
    for name in (face, upright, Face.SANS):
        if code in load_face(name).face.charToGlyph:
            return name, letter
    for font in fallbacks():
        if code in font.face.charToGlyph:
            return str(font.fontName), letter
    return Face.SANS, BOX


@lru_cache(maxsize=4096)
def is_missing(letter: str) -> bool:
    """Return whether a letter cannot be printed correctly: no font has it, or its script needs shaping."""
    return needs_shaping(letter) or _find_font(Face.SANS, letter)[1] != letter


@lru_cache(maxsize=65536)
def width(face: str, text: str) -> float:
    """Return the width of a line at a size of one point."""
    return sum(float(font_of(name).stringWidth(part, 1)) for name, part in font_runs(face, text))


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
    for word in text.split():
        wide = measure(face, size, word, tracking)
        if line and used + space + wide <= room:
            line, used = f"{line} {word}", used + space + wide
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
    """Return the width of a line in points; tracking is added after every letter but the last."""
    return width(face, text) * size + tracking * (len(text) - 1 if text else 0)
