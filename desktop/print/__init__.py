"""Paper: the preview of the very PDF that is printed or saved, and the way to a printer.

`pdf_pages` is the only user of pypdfium2.
"""
