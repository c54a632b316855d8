"""Prints results to standard output, messages to standard error; JSON, progress bars.

Texts of documents are printed without markup and control characters, so that no name can colour or clear a terminal.
"""

from __future__ import annotations

import re
import sys
import time
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from decimal import Decimal
from fractions import Fraction
from io import TextIOWrapper
from json.encoder import encode_basestring
from typing import TYPE_CHECKING, TypeVar

from core.cli.output_language import render, say
from core.messages import Message

if TYPE_CHECKING:
    from rich.console import Console, RenderableType
    from rich.table import Table

    from core.character.document import Character

Item = TypeVar("Item")

MAX_NAME = 60
"""Maximum length of a name in a line of text."""

_ACTING = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]")
"""Control letters that a terminal obeys, except line ends and tabs; marks and overrides of the direction of writing."""

_NOT_COUNTED = r"\(\d+\)"
"""Dice that do not count, as `core.cli.interactive_session.roll_text` writes them."""

_LISTED_WORD = re.compile(r"\S+(?: \S+)* {2,}")

BAR_DELAY_S = 1.0
"""Work that takes longer shows a progress bar."""


def prepare_streams() -> None:
    """Make files and pipes UTF-8, and replace letters that a terminal cannot show."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            if stream.isatty():
                stream.reconfigure(errors="replace")
            else:
                stream.reconfigure(encoding="utf-8", errors="replace")
    if isinstance(sys.stdin, TextIOWrapper) and not sys.stdin.isatty():
        sys.stdin.reconfigure(encoding="utf-8", errors="replace")


def _console(*, for_people: bool) -> Console:
    from rich.console import Console  # noqa: PLC0415 - help and JSON do without

    return Console(stderr=for_people, markup=False, highlight=False, emoji=False, soft_wrap=True)


def print_out(*things: RenderableType, style: str = "", rest: str | None = None) -> None:
    """Print a result to standard output.

    On a terminal a text is wrapped at its width, with hanging indents; into a file or a pipe its lines stay whole.

    Args:
        things: Texts, or what rich lays out.
        style: Style of texts on a terminal, as "bold".
        rest: What further lines of a wrapped line begin with; by default its indent.
    """
    _print(_console(for_people=False), things, style, rest)


def print_err(
    *things: RenderableType, end: str = "\n", style: str = "", rest: str | None = None, strikes: bool = False
) -> None:
    """Print a message for the user to standard error, as `print_out` does.

    Args:
        things: Texts, or what rich lays out.
        end: What follows the last line; a prompt has no line end.
        style: Style of texts on a terminal.
        rest: What further lines of a wrapped line begin with.
        strikes: Whether dice that do not count, ``(3)``, are struck on a terminal.
    """
    console = _console(for_people=True)
    _print(console, things, style, rest, end, strikes=strikes)
    console.file.flush()


def _print(
    console: Console,
    things: Iterable[RenderableType],
    style: str,
    rest: str | None,
    end: str = "\n",
    *,
    strikes: bool = False,
) -> None:
    for thing in things:
        if not isinstance(thing, str) or not console.is_terminal:
            console.print(thing, end=end)
            continue
        from core.cli.layout import wrap_lines  # noqa: PLC0415 - only a terminal needs it

        text = thing.rstrip(" ")
        *lines, last = wrap_lines(console, text, style, rest)
        for line in (*lines, last):
            if strikes:
                line.highlight_regex(_NOT_COUNTED, "strike dim")
        for line in lines:
            console.print(line)
        console.print(last, end=thing[len(text) :] + end)


def print_word_list(text: str) -> None:
    """Print lines of a word and its meaning to standard error; wrapped meanings hang below their beginning.

    Args:
        text: The lines; at least two blanks separate a word from its meaning.
    """
    word = _LISTED_WORD.match(text)
    print_err(text, rest=" " * (0 if word is None else word.end()))


def print_table(table: Table) -> None:
    """Print a table to standard output, on a terminal within its width."""
    console = _console(for_people=False)
    console.print(table, soft_wrap=not console.is_terminal)


def terminal_width() -> int | None:
    """Return the width of the terminal that results are printed to; None for a file or a pipe."""
    console = _console(for_people=False)
    return console.width if console.is_terminal else None


def print_error(message: Message, source: str = "") -> None:
    """Print why an input was refused, and which one."""
    print_err(one_line(f"quire: {source + ': ' if source else ''}{render(message)}"))


def one_line(text: str) -> str:
    """Return a text on one line, without control characters."""
    return "".join(letter if letter.isprintable() else " " for letter in text)


def display_name(name: str, otherwise: str | None = None) -> str:
    """Return a character's name, shortened for a line of text; if it has none, a default: "Unnamed"."""
    shown = name if len(name) <= MAX_NAME else name[: MAX_NAME - 1] + "…"
    return shown or (say("Unnamed") if otherwise is None else otherwise)


def print_json(value: object) -> None:
    """Print a value as JSON to standard output."""
    _write_json(json_text(value))


def print_json_line(value: object) -> None:
    """Print a value as one line of JSON and flush, for a stream of results."""
    _write_json("".join(_pieces(value, None)))


def print_document(character: Character) -> None:
    """Print a character to standard output, as in a character file."""
    _write_json(character.to_text())


def for_terminal(text: str) -> str:
    """Return a text for standard output: on a terminal with the escapes of JSON for letters that would act on it.

    Args:
        text: Any text; elsewhere it stays as it is.
    """
    return _ACTING.sub(lambda letter: f"\\u{ord(letter[0]):04x}", text) if sys.stdout.isatty() else text


def _write_json(text: str) -> None:
    sys.stdout.write(for_terminal(text) + "\n")
    sys.stdout.flush()


def json_text(value: object) -> str:
    """Return a value as indented JSON text; keys keep their order, numbers all their digits."""
    return "".join(_pieces(value, "\n"))


def _pieces(value: object, line: str | None) -> Iterator[str]:
    """Yield the pieces of a JSON text; ``line`` is the line break with its indentation, None for a single line."""
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
    """Iterate over items; after a second, show a progress bar on a terminal."""
    return progress_counted(items, label, len(items))


def progress_counted(items: Iterable[Item], label: str, total: int) -> Iterator[Item]:
    """Iterate over a known number of items, as `progress` does."""
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
    """Iterate over items with a progress bar that is shown at once, for work that usually takes long.

    Args:
        items: What to iterate over.
        label: Text beside the bar.
        total: Total amount of work.
        done: Amount done before.
        size: Amount of an item; 1 by default.
    """
    from rich.progress import (  # noqa: PLC0415 - most commands show no bar
        BarColumn,
        MofNCompleteColumn,
        Progress,
        TextColumn,
        TimeRemainingColumn,
    )

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
    """Show a spinner on a terminal while the ``with`` block runs."""
    console = _console(for_people=True)
    if not console.is_terminal:
        yield
        return
    with console.status(label):
        yield
