"""A font of the PDF that can also draw glyphs that no letter has, as shaping finds them.

reportlab chooses glyphs by letters. A shaped glyph gets a letter of Unicode's private planes, made from its number so
that equal pages give equal bytes; the file says which letters it stands for, so that copied text is the typed text.
"""

from __future__ import annotations

from typing import Any
from weakref import WeakKeyDictionary

from reportlab.pdfbase.pdfdoc import PDFDocument
from reportlab.pdfbase.ttfonts import SUBSETN, TTFont

PRIVATE = 0xF0000
"""Code of the letter for glyph 0."""

_NOTHING = "\u200b"
"""What a glyph stands for whose letters an earlier glyph stands for."""


class ShapedFont(TTFont):
    """A TrueType font; see `reportlab.pdfbase.ttfonts.TTFont`.

    Attributes:
        meanings: By document: what the private letters in it stand for.
    """

    def __init__(self, name: str, file: str) -> None:
        super().__init__(name, file)
        self.meanings: WeakKeyDictionary[PDFDocument, dict[int, str]] = WeakKeyDictionary()

    @property
    def data(self) -> bytes:
        """The bytes of the font's file."""
        return bytes(self.face._ttf_data)  # type: ignore[attr-defined]  # unknown to the stubs

    def glyph_letter(self, number: int) -> str:
        """Return the private letter of a glyph."""
        code, face = PRIVATE + number, self.face
        if code not in face.charToGlyph:
            face.charToGlyph[code] = number
            face.charWidths[code] = self.pdfScale(face.hmetrics[number][0])  # type: ignore[no-untyped-call]
        return chr(code)

    def width_of(self, letter: str) -> float:
        """Return the usual width of a letter, in thousandths of the type size."""
        return float(self.face.charWidths[ord(letter)])

    def note_meaning(self, letter: str, text: str, document: PDFDocument) -> None:
        """Note what a private letter stands for in a document."""
        self.meanings.setdefault(document, {}).setdefault(ord(letter), text or _NOTHING)

    def addObjects(self, doc: Any) -> None:  # noqa: ANN401, N802 - reportlab's name, and its objects
        """Add the objects of the font, with the meanings of private letters."""
        subsets = [list(subset) for subset in self.state[doc].subsets]
        super().addObjects(doc)
        meanings = self.meanings.pop(doc, {})
        for number, subset in enumerate(subsets):
            if any(code in meanings for code in subset):
                name = (b"".join((SUBSETN(number), b"+", self.face.name, self.face.subfontNameX))).decode("pdfdoc")
                stream = doc.idToObject[f"toUnicodeCMap:{name}"]
                for code in set(subset) & meanings.keys():
                    meant = meanings[code].encode("utf-16-be").hex().upper()
                    stream.content = stream.content.replace(f"<{code:04X}>", f"<{meant}>")
