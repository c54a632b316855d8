"""Writes runs of text as PDF operators, shaped glyphs each at its place."""

from __future__ import annotations

from reportlab.lib.rl_accel import escapePDF
from reportlab.pdfbase.pdfdoc import PDFDocument

from core.export.pdf.fonts import FontRun, font_of

Part = tuple[str, str]
"""Name of a subset of a font in the file, and the operators that show text in it."""


def show_run(run: FontRun, size: float, document: PDFDocument) -> list[Part]:
    """Return the parts of a run of one font."""
    font = font_of(run.font)
    if not run.glyphs:
        return [
            (font.getSubsetInternalName(subset, document), f"({escapePDF(letters)}) Tj")
            for subset, letters in font.splitString(run.letters, document)
        ]
    parts: list[Part] = []
    for letter, glyph in zip(run.letters, run.glyphs, strict=True):
        font.note_meaning(letter, glyph.text, document)
        ((subset, code),) = font.splitString(letter, document)
        name = font.getSubsetInternalName(subset, document)
        behind = glyph.advance - glyph.x - font.width_of(letter)
        shown = f"[{_moved(glyph.x)}({escapePDF(code)}){_moved(behind)}] TJ"
        if glyph.y:
            shown = f"{glyph.y / 1000 * size:.2f} Ts {shown} 0 Ts"
        if parts and parts[-1][0] == name:
            parts[-1] = (name, f"{parts[-1][1]} {shown}")
        else:
            parts.append((name, shown))
    return parts


def _moved(right: float) -> str:
    """Return the number of an array of texts that moves what follows to the right, or "" for nothing to move."""
    thousandths = round(-right)
    return str(thousandths) if thousandths else ""
