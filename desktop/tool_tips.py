"""Tool tips of texts that people gave: what looks like markup in a name is shown as it stands."""

from __future__ import annotations

from html import escape


def escape_tool_tip(text: str) -> str:
    """Return a text for a tool tip; Qt would otherwise read it as markup where it finds some.

    >>> tip("Ilse"), tip("<b>Ilse</b>")
    ('Ilse', '<qt>&lt;b&gt;Ilse&lt;/b&gt;</qt>')
    """
    if "<" not in text:
        return text
    lines = "<br>".join(map(escape, text.splitlines()))
    return f"<qt>{lines}</qt>"
