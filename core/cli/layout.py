"""Wraps lines for a terminal: hanging indents, whole trees, styles. Not for pipes, which get every line whole."""

from __future__ import annotations

import re
from collections.abc import Iterator

from rich.console import Console
from rich.text import Text

LEAST_WIDTH = 20
"""Columns that a text gets at least, however deep it is indented."""

_HEAD = re.compile(r"[ │├└─]*(?:\d+  )?")
_HANGING = 2
_TREE = str.maketrans("├└─", "│  ")


def wrap_lines(console: Console, text: str, style: str = "", rest: str | None = None) -> Iterator[Text]:
    """Yield the lines of a text, each as wide as the console at most; further lines of a line hang below its first.

    Args:
        console: The terminal.
        text: The text; every line of it is wrapped alone.
        style: Style of the text, as rich names it.
        rest: What further lines begin with; by default the indent of the line, with its branches of a tree.
    """
    for line in text.split("\n"):
        match = _HEAD.match(line)
        first = match.group() if match is not None else ""
        is_numbered = any(letter.isdigit() for letter in first)
        hanging = re.sub(r"\d", " ", first).translate(_TREE) + ("" if is_numbered else " " * _HANGING)
        yield from _wrap(console, line, len(first), hanging if rest is None else rest, style)


def _wrap(console: Console, line: str, head: int, rest: str, style: str) -> Iterator[Text]:
    width = console.width
    if Text(line).cell_len <= width:
        yield Text(line, style=style)
        return
    if width - len(rest) < LEAST_WIDTH:
        rest = rest[: max(0, width - LEAST_WIDTH)]
    taken = max(head, len(rest))
    parts = Text(line[head:]).wrap(console, max(1, width - taken), overflow="fold")
    for number, part in enumerate(parts):
        part.rstrip()
        whole = Text(rest if number else line[:head])
        whole.append(part.plain)
        whole.stylize(style)
        yield whole
