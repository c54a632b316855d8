"""Sheets that come back: PDFs that were filled in, and the files that a page for the phone sends back.

`pdf_sheet` and `changes_file` read them as a `ReturnedSheet`; `comparison` shows each difference from the library
with the edit that takes it, and `library_intake` finds the character and takes what was chosen, as one edit.
"""
