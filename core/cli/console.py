"""What the command line writes: results to standard output, everything meant for a person only to the error output.

Text from documents is shown as it stands, never as markup, and without control characters, so that no name can colour
or clear a terminal.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from decimal import Decimal
from fractions import Fraction
from io import TextIOWrapper
from json.encoder import encode_basestring
from typing import TypeVar

from rich.console import Console, RenderableType
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from core.character import Character
from core.messages import Message

Item = TypeVar("Item")

MAX_NAME = 60
"""Letters of a name that stand in a line of text."""

BAR_DELAY_S = 1.0
"""Work that takes longer shows a progress bar."""


def prepare_streams() -> None:
    """Make what goes into files and pipes UTF-8 everywhere, and let no letter stop a terminal."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            if stream.isatty():
                stream.reconfigure(errors="replace")
            else:
                stream.reconfigure(encoding="utf-8", errors="replace")
    if isinstance(sys.stdin, TextIOWrapper) and not sys.stdin.isatty():
        sys.stdin.reconfigure(encoding="utf-8", errors="replace")


def _console(*, for_people: bool) -> Console:
    return Console(stderr=for_people, markup=False, highlight=False, emoji=False, soft_wrap=True)


def print_out(*things: RenderableType) -> None:
    """Write a result to standard output."""
    _console(for_people=False).print(*things)


def print_err(*things: RenderableType, end: str = "\n") -> None:
    """Write something for the person at the terminal to the error output."""
    console = _console(for_people=True)
    console.print(*things, end=end)
    console.file.flush()


def print_error(message: Message, source: str = "") -> None:
    """Write why something was refused, and which of several things."""
    print_err(one_line(f"quire: {source + ': ' if source else ''}{message.render()}"))


def one_line(text: str) -> str:
    """Return a text on one line, without control characters."""
    return "".join(letter if letter.isprintable() else " " for letter in text)


def display_name(name: str, otherwise: str = "Unnamed") -> str:
    """Return a character's name for a line of text: the beginning of a long one, other words where there is none."""
    return (name if len(name) <= MAX_NAME else name[: MAX_NAME - 1] + "…") or otherwise


def print_json(value: object) -> None:
    """Write a value as JSON to standard output."""
    sys.stdout.write(json_text(value) + "\n")
    sys.stdout.flush()


def print_json_line(value: object) -> None:
    """Write a value as one line of JSON, at once: one of many that a program reads as they come."""
    sys.stdout.write("".join(_pieces(value, None)) + "\n")
    sys.stdout.flush()


def print_document(character: Character) -> None:
    """Write a character to standard output, as a file holds it."""
    sys.stdout.write(character.to_text() + "\n")
    sys.stdout.flush()


def json_text(value: object) -> str:
    """Return a value as indented JSON text, keys in their order, numbers with all their digits."""
    return "".join(_pieces(value, "\n"))


def _pieces(value: object, line: str | None) -> Iterator[str]:
    """Yield the parts of a JSON text; ``line`` begins a line at this depth, None keeps everything on one."""
    line, inner = ("", None) if line is None else (line, line + "  ")
    between = inner or ""
    if isinstance(value, str):
        yield encode_basestring(value)
    elif isinstance(value, Mapping):
        yield "{"
        for number, (key, entry) in enumerate(value.items()):
            yield ("," if number else "") + between + encode_basestring(str(key)) + ": "
            yield from _pieces(entry, inner)
        yield (line if value else "") + "}"
    elif isinstance(value, Sequence):
        yield "["
        for number, entry in enumerate(value):
            yield ("," if number else "") + between
            yield from _pieces(entry, inner)
        yield (line if value else "") + "]"
    else:
        yield _plain(value)


def _plain(value: object) -> str:
    if value is None or isinstance(value, bool):
        return {None: "null", True: "true", False: "false"}[value]
    if isinstance(value, Decimal):
        return format(value, "f")
    if isinstance(value, Fraction):
        return format(Decimal(value.numerator) / Decimal(value.denominator), "f")
    if isinstance(value, float):
        return format(Decimal(repr(value)), "f")
    if isinstance(value, int):
        return repr(value)
    raise TypeError(f"no JSON value: {value!r}")


def progress(items: Sequence[Item], label: str) -> Iterator[Item]:
    """Go through items; where that takes longer than a second, a bar on the terminal shows how far it is."""
    return progress_counted(items, label, len(items))


def progress_counted(items: Iterable[Item], label: str, total: int) -> Iterator[Item]:
    """Go through items of which there are so many; as `progress`."""
    start = time.monotonic()
    if not sys.stderr.isatty():
        yield from items
        return
    remaining = iter(items)
    for done, item in enumerate(remaining, start=1):
        yield item
        if time.monotonic() - start > BAR_DELAY_S:
            yield from with_bar(remaining, label, total, done)


def with_bar(
    items: Iterable[Item], label: str, total: int, done: int = 0, size: Callable[[Item], int] | None = None
) -> Iterator[Item]:
    """Go through items with a bar on the terminal that is there from the beginning, for work that is seldom short.

    Args:
        items: What to go through.
        label: What is done with them.
        total: How much there is of it.
        done: How much of it is done already.
        size: How much of it each item is; without it, one.
    """
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    console = _console(for_people=True)
    if not console.is_terminal:
        yield from items
        return
    with Progress(*columns, console=console, transient=True) as bar:
        task = bar.add_task(label, total=total, completed=done)
        for item in items:
            yield item
            bar.advance(task, 1 if size is None else size(item))


@contextmanager
def spinner(label: str) -> Iterator[None]:
    """Show on a terminal that something is being done that cannot be counted."""
    console = _console(for_people=True)
    if not console.is_terminal:
        yield
        return
    with console.status(label):
        yield
