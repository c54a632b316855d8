"""Print dialog: preview of the exact PDF that is printed or saved, and the printer.

`pdf_pages` is the only user of pypdfium2.
"""
