"""Escapes user texts for tool tips, so that markup in a name is shown literally."""

from __future__ import annotations

from html import escape


def escape_tool_tip(text: str) -> str:
    """Return a text for a tool tip, escaped if Qt would take it for markup.

    >>> escape_tool_tip("Ilse"), escape_tool_tip("<b>Ilse</b>")
    ('Ilse', '<qt>&lt;b&gt;Ilse&lt;/b&gt;</qt>')
    """
    if "<" not in text:
        return text
    lines = "<br>".join(map(escape, text.splitlines()))
    return f"<qt>{lines}</qt>"
