"""Reads message templates of a game's data; converts placeholders to plain names.

A text names numbers as formulas do, ``{cap.<a>}``, but a template cannot have dots in a placeholder. So it becomes
``{cap_a}``, the same for every member of the family, with a mapping from placeholder to number. Plural forms are
written ``{over:# point|# points}``, see :mod:`core.messages`.
"""

from __future__ import annotations

import re
from string import Formatter

from core.messages import FORMS
from core.rules.source_position import SourcePosition

_UNFIT = re.compile(r"[^a-z0-9_]+")


def read_message_template(position: SourcePosition, written: str) -> tuple[str, dict[str, str]]:
    """Return the template of a message, and the number behind each placeholder.

    Args:
        position: Position of the text.
        written: The sentence.

    Raises:
        RulesError: Its braces cannot be read.
    """
    try:
        parsed = list(Formatter().parse(written))
    except ValueError as error:
        raise position.error("bad_message", "the message is not valid: {why}.", why=error) from None
    parts: list[str] = []
    placeholders: dict[str, str] = {}
    for literal, name, form, conversion in parsed:
        parts.append(literal.replace("{", "{{").replace("}", "}}"))
        if name is None:
            continue
        placeholder = _UNFIT.sub("_", name).strip("_")
        if not placeholder or conversion or (form and FORMS not in form):
            why = "{" + name + "} is not a name"
            raise position.error("bad_message", "the message is not valid: {why}.", why=why)
        while placeholders.get(placeholder, name) != name:
            placeholder += "_"
        placeholders[placeholder] = name
        parts.append("{" + placeholder + (f":{form}" if form else "") + "}")
    return "".join(parts), placeholders
