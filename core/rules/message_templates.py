"""Sentences of a game's data: what their gaps mean, and templates that a message can carry.

A sentence names numbers as formulas do, ``{cap.<a>}``; a template must not have dots in a gap. So it becomes
``{cap_a}``, the same for every member of the family, and goes with a mapping of what each gap means. A gap that counts
things has words for one and for several, ``{over:# point|# points}``, as :mod:`core.messages` describes it.
"""

from __future__ import annotations

import re
from string import Formatter

from core.messages import FORMS
from core.rules.source_position import SourcePosition

_UNFIT = re.compile(r"[^a-z0-9_]+")


def read_message_template(place: SourcePosition, written: str) -> tuple[str, dict[str, str]]:
    """Return a template for a message, and the name that each of its gaps stands for.

    Args:
        place: Where the sentence stands.
        written: The sentence.

    Raises:
        RulesError: Its braces cannot be read.
    """
    try:
        parsed = list(Formatter().parse(written))
    except ValueError as error:
        raise place.error("bad_message", "the sentence cannot be read: {why}.", why=error) from None
    parts: list[str] = []
    meant: dict[str, str] = {}
    for literal, name, form, conversion in parsed:
        parts.append(literal.replace("{", "{{").replace("}", "}}"))
        if name is None:
            continue
        fit = _UNFIT.sub("_", name).strip("_")
        if not fit or conversion or (form and FORMS not in form):
            why = "{" + name + "} names nothing"
            raise place.error("bad_message", "the sentence cannot be read: {why}.", why=why)
        while meant.get(fit, name) != name:
            fit += "_"
        meant[fit] = name
        parts.append("{" + fit + (f":{form}" if form else "") + "}")
    return "".join(parts), meant
