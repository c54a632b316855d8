"""What a sheet shows, as plain data: read once from the sheet, and written by PDF, HTML, Markdown, text and JSON.

:mod:`~core.export.content.shapes` are the frozen dataclasses, :mod:`~core.export.content.reader` fills them through a
render context. Nothing here knows paper or a screen: a writer decides where things are and how they look.
"""
