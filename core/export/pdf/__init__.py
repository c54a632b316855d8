"""Printed sheets: from characters to the bytes of a PDF.

:func:`make_pdf` prints full sheets or quick cards, :func:`make_blank` empty sheets to fill in by hand. What is
printed, and where, is data of the game (``sheet.toml``, see :mod:`core.rules.layout_reader`); here are the kinds of blocks.

A page is made in four steps. :mod:`core.export.render_context` fills in what blocks ask for; the modules of the kinds (``heads``,
``numbers``, ``tables``, ``prose``, ``figures``) lay a block out as units of known height; :mod:`flow` divides them over
pages; :mod:`page` records what they draw, and :mod:`drawing` writes the record to the file. The same characters, paper
and date always give the same bytes.
"""

from core.export.pdf.pdf_document import Layout, MadePdf, make_blank, make_pdf

__all__ = ["Layout", "MadePdf", "make_blank", "make_pdf"]
