"""Error messages of the skill notation, each with column, text found, and what is expected.

Source: RPG.Rules, the notation of INITIAL SKILLS.
"""

from __future__ import annotations

from core.errors import NotationError
from core.messages import Message

LONGEST_FOUND = 30
"""Most characters of the line shown in an error."""

NO_LEVEL = Message(
    "notation_no_level",
    "Column {column}: expected a level, found {found}. Write “:” and a whole number after the name, as in Climb:3.",
    {},
)
LEVEL_RANGE = Message(
    "notation_level_range",
    "Column {column}: the level before {found} is {level}; a level from {least} to {most} is expected.",
    {},
)
OPEN_LEVEL = Message(
    "notation_open_level",
    "Column {column}: expected a level, found {found}. Only worlds leave a level open; write a number.",
    {},
)
NAME_LENGTH = Message(
    "notation_name_length", "Column {column}: a name of 1 to {most} characters is expected before {found}.", {}
)
NAME_LETTERS = Message(
    "notation_name_letters",
    "Column {column}: expected a name without any of : [ ] ( ) {{ }} * , #; found {found}.",
    {},
)
TOO_LONG = Message("notation_too_long", "Column {column}: the line is longer than {most} characters. Shorten it.", {})
REST = Message(
    "notation_rest",
    "Column {column}: {found} cannot be read. Expected is an effect modifier such as [+1], stats such as "
    "(STR vs {{PHY}}), a flag in parentheses, or the end of the line.",
    {},
)
FLAG_EMPTY = Message("notation_flag_empty", "Column {column}: a flag is expected between the parentheses {found}.", {})
FLAG_STATS = Message(
    "notation_flag_stats",
    "Column {column}: {flag} reads as stats. Stats are expected before all flags, at once behind the level.",
    {},
)
FLAG_TWICE = Message("notation_flag_twice", "Column {column}: {flag} is repeated; leave it out.", {})
FLAG_CONTRARY = Message("notation_flag_contrary", "Column {column}: {flag} contradicts an earlier flag; keep one.", {})
FLAG_STACK = Message(
    "notation_flag_stack", "Column {column}: {flag} is no stack rating; x1 to x{most} are expected.", {}
)
FLAG_RATE = Message(
    "notation_flag_rate", "Column {column}: {flag} is no rate; expected is one such as 1/day or 2/5min, without 0.", {}
)
TYPE_PASSIVE = Message(
    "notation_type_passive",
    "Column {column}: only a power is passive. Stats with “to” or “vs” are expected, as in (DEX to DEX) (passive "
    "only).",
    {},
)
TYPE_EFFECT = Message(
    "notation_type_effect",
    "Column {column}: a wound or fatigue skill is expected to have stats with “vs” or “for”, as in (CON vs {{PHY}}).",
    {},
)
TYPE_META = Message(
    "notation_type_meta",
    "Column {column}: a metaskill is expected to have one stat only, as in LINK:4 MIN (metaskill).",
    {},
)


def notation_error(code: str, text: str, position: int, message: Message, **values: object) -> NotationError:
    """Return the error of a line: position, text there, and what was expected.

    Args:
        code: ``E_NAME``, ``E_LEVEL``, ``E_FLAG``, ``E_TYPE``, ``E_REST``.
        text: The trimmed line.
        position: Position in it, from 0.
        message: One of the sentences of this module.
        values: Further placeholder values.
    """
    shown = f"“{text[position : position + LONGEST_FOUND]}”" if position < len(text) else "the end of the line"
    named = {"column": position + 1, "found": shown, **values}
    return NotationError(message.with_values(named), code, position)
