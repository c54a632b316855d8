"""Reads PDFs: `pages` renders their pages, `pdf_form` reads fields and attachments. The only home of pypdfium2.

A PDF of unknown origin is read by `untrusted_pdf`, in a child process with limits of time and memory (`child`); pages
are rendered of Quire's own PDFs alone. Nothing here knows what a sheet is.
"""
