"""The print dialog with a preview of the exact PDF; PDF pages as pictures; the printer.

`pdf_pages` is the only user of pypdfium2.
"""
