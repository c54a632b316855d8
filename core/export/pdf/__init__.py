"""Makes PDF sheets: lays out the blocks of a game's layout, divides them over pages, draws.

:func:`make_pdf` prints full sheets and quick cards, :func:`make_blank` blank sheets, :func:`make_print`
these and prints for the table. The layout is data of the game
(``sheet.toml``, see :mod:`core.rules.layout_reader`); this package draws the kinds of blocks.

A page is made in four steps: :mod:`core.export.render_context` fills in templates; the modules ``*_blocks`` lay a block
out as units of known height; :mod:`~core.export.pdf.pagination` divides these over pages; a
:class:`~core.export.pdf.page.Page` records drawing operations, which :mod:`~core.export.pdf.pdf_writer` writes. The
same characters, paper and date always give the same bytes.
"""

from core.export.pdf.pdf_document import Layout, MadePdf, make_blank, make_pdf
from core.export.pdf.table_prints import TableLayout, TableOptions, make_print

__all__ = ["Layout", "MadePdf", "TableLayout", "TableOptions", "make_blank", "make_pdf", "make_print"]
