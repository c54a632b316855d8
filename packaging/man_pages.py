"""Write man pages and completions from the help of the commands: ``python packaging/man_pages.py FOLDER``.

A page for ``quire`` in every language, with all commands, and completions for bash, zsh and fish. They are placed in
FOLDER as below ``/usr``.
"""

from __future__ import annotations

import gzip
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT), str(Path(__file__).resolve().parent)]

import bundle_content as content  # noqa: E402  (the folders of scripts and sources come first)
import typer  # noqa: E402
from typer.completion import get_completion_script  # type: ignore[attr-defined]  # noqa: E402  (re-exported)
from typer.core import TyperArgument, TyperCommand, TyperGroup, TyperOption  # noqa: E402

from core.cli.app import application  # noqa: E402
from core.cli.help_page import CommandGroup, argument_row, option_row  # noqa: E402
from core.cli.output_language import say, set_language, translated  # noqa: E402
from core.cli.shared_options import VARIABLE  # noqa: E402
from core.language import ENGLISH  # noqa: E402

HEADINGS: Final = {
    "en": ("NAME", "SYNOPSIS", "DESCRIPTION", "FILES", "The library; QUIRE_LIBRARY names another."),
    "de": ("BEZEICHNUNG", "ÜBERSICHT", "BESCHREIBUNG", "DATEIEN", "Die Bibliothek; QUIRE_LIBRARY nennt eine andere."),
}
"""The headings of a man page, and the text of the library's file, by language."""

COMPLETIONS: Final = {
    "bash": "share/bash-completion/completions/quire",
    "zsh": "share/zsh/vendor-completions/_quire",
    "fish": "share/fish/vendor_completions.d/quire.fish",
}
"""Where systems look for the completions of a shell, below ``/usr``."""


@dataclass(frozen=True, slots=True)
class Page:
    """The help of a command.

    Attributes:
        path: Its words after ``quire``; empty for the program itself.
        command: The command.
    """

    path: str
    command: TyperCommand | TyperGroup

    @property
    def help(self) -> str:
        """The text of the command in the language of the output."""
        return translated(self.command.help or "")

    @property
    def summary(self) -> str:
        """The first paragraph in one line."""
        return " ".join(self.help.partition("\n\n")[0].split())

    @property
    def rows(self) -> list[tuple[str, str]]:
        """Arguments and options with their texts."""
        parameters = self.command.params
        options = [each for each in parameters if isinstance(each, TyperOption) and not each.hidden]
        arguments = [each for each in parameters if isinstance(each, TyperArgument)]
        return [*map(argument_row, arguments), *map(option_row, options)]

    @property
    def arguments(self) -> str:
        """What is typed after the path."""
        words = [say("[OPTIONS]")]
        for each in self.command.params:
            if isinstance(each, TyperArgument):
                name = translated(each.metavar or "")
                words.append(name if each.required else f"[{name}]")
        return " ".join([*words, say("COMMAND")] if isinstance(self.command, TyperGroup) else words)


def pages() -> list[Page]:
    """Return the program and all its commands, in the order of the list of commands."""
    program = typer.main.get_command(application())
    if not isinstance(program, TyperGroup):
        raise TypeError("quire has commands")
    return [Page("", program), *_below(program, "")]


def _below(group: TyperCommand | TyperGroup, path: str) -> Iterator[Page]:
    if not isinstance(group, CommandGroup):
        return
    for name, command in group.all_commands():
        place = f"{path} {name}".strip()
        yield Page(place, command)
        yield from _below(command, place)


def man_page(every: list[Page], date: str, code: str) -> str:
    """Return the man page in the language of the output.

    Args:
        every: The program and its commands.
        date: The date at the foot.
        code: The language, for the headings of man pages.
    """
    program, *commands = every
    name, use, text, files, library = HEADINGS[code]
    lines = [f'.TH QUIRE 1 "{date}" "Quire {content.version()}" "Quire"', f".SH {name}"]
    lines += [rf"quire \- {_escaped(_without_stop(program.summary))}"]
    lines += [f".SH {use}", ".B quire", ".br", ".B quire", _escaped(program.arguments)]
    lines += [f".SH {text}", *_paragraphs(program.help)]
    lines += [f".SH {_escaped(say('Options').upper())}", *_rows(program)]
    lines += [f".SH {_escaped(say('Commands').upper())}"]
    for page in commands:
        lines += [f".SS quire {_escaped(page.path)} {_escaped(page.arguments)}", *_paragraphs(page.help), *_rows(page)]
    lines += [f".SH {files}", ".TP", ".I ~/.local/share/Quire/library.quire"]
    lines += [library]
    return "\n".join(lines) + "\n"


def _rows(page: Page) -> Iterator[str]:
    for name, text in page.rows:
        yield f".TP\n.B {_escaped(name)}\n{_escaped(' '.join(text.split()))}"


def _paragraphs(text: str) -> Iterator[str]:
    for paragraph in text.split("\n\n"):
        yield f".PP\n{_escaped(' '.join(paragraph.split()))}"


def _escaped(text: str) -> str:
    """Return a text in which nothing is a command of the formatter."""
    safe = text.replace("\\", r"\e").replace("-", r"\-")
    return rf"\&{safe}" if safe.startswith((".", "'")) else safe


def _without_stop(text: str) -> str:
    return text.removesuffix(".")


def completions() -> dict[str, str]:
    """Return the scripts that ask ``quire`` what can be typed next, by their place below ``/usr``."""
    return {
        place: get_completion_script(prog_name="quire", complete_var=VARIABLE, shell=shell) + "\n"
        for shell, place in COMPLETIONS.items()
    }


def main() -> None:
    """Write everything below a folder."""
    folder, date = Path(sys.argv[1]), sys.argv[2]
    every = pages()
    for name, text in completions().items():
        _write(folder / name, text.encode())
    for code in (ENGLISH, *content.languages()):
        set_language(code)
        place = "" if code == ENGLISH else f"{code}/"
        page = man_page(every, date, code)
        _write(folder / f"share/man/{place}man1/quire.1.gz", gzip.compress(page.encode(), mtime=0))


def _write(file: Path, data: bytes) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(data)


if __name__ == "__main__":
    main()
