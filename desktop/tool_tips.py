"""Escapes user texts for tool tips, so that markup in a name is shown literally; cuts long ones."""

from __future__ import annotations

from typing import Final

from core.messages import shorten

LONGEST: Final = 2_000
"""Letters of a tool tip."""


def escape_tool_tip(text: str) -> str:
    """Return a text for a tool tip, escaped if Qt would take it for markup.

    >>> escape_tool_tip("Ilse"), escape_tool_tip("<b>Ilse</b>")
    ('Ilse', '<qt>&lt;b&gt;Ilse&lt;/b&gt;</qt>')
    """
    text = shorten(text, LONGEST)
    if "<" not in text:
        return text
    from html import escape  # noqa: PLC0415 - its table of entities is not needed before the window is painted

    lines = "<br>".join(map(escape, text.splitlines()))
    return f"<qt>{lines}</qt>"
