"""One real use of every command, to try a bundle with; a test compares them with the commands that there are."""

from __future__ import annotations

import json
import shlex
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final, Protocol


@dataclass(frozen=True, slots=True)
class Use:
    """A use of a command.

    Attributes:
        words: What is typed after ``quire``; names in braces are values of earlier uses.
        take: Values of the printed JSON for later uses, as name and path; the path ``*`` is the first key.
        typed: What is typed into standard input.
        codes: Exit codes that are right.
    """

    words: str
    take: tuple[str, str] | None = None
    typed: str = ""
    codes: tuple[int, ...] = (0,)

    @property
    def command(self) -> str:
        """The command, as ``library list``."""
        first, *others = self.words.split()
        return f"{first} {others[0]}" if first in GROUPS else first


class Program(Protocol):
    """Runs the program of a bundle."""

    def __call__(self, arguments: Sequence[str], typed: str = "", codes: tuple[int, ...] = (0,)) -> str:
        """Return what it prints; raise an error if its exit code is none of these."""
        ...


GROUPS: Final = ("library", "world", "campaign")
OF_EACH_GAME: Final = (
    Use("games {game}"),
    Use("new {game} --seed 7 --name 'Ärwin שרה' -o {game}.json"),
    Use("derive {game}.json", take=("address", "derived.*")),
    Use("explain {game}.json {address}"),
    Use("check {game}.json", codes=(0, 1)),
    Use("lines {game}.json", codes=(0, 1)),  # not every game has a notation of its own
    Use("export {game}.json -o {game}.html"),
    Use("export {game}.json -o {game}.md"),
    Use("pdf {game}.json -o {game}.pdf"),
    Use("pdf {game}.json --fillable -o fillable-{game}.pdf"),
    Use("pdf {game} --layout blank -o blank-{game}.pdf"),
    Use("arrange {game} -o arranged-{game}.json"),
    Use("pdf {game}.json --arrangement arranged-{game}.json -o arranged-{game}.pdf"),
    Use("table party {game}.json -o party-{game}.pdf"),
    Use("table tents {game}.json -o tents-{game}.pdf"),
    Use("run {game}.json"),
    Use("fight {game}.json vs {game}.json --seed 7"),
    Use("fight {game}.json vs {game}.json --seed 7 --runs 4"),
    Use("new {game} --seed 8 --keep -o kept-{game}.json"),
    Use("library import {game}.json"),
    Use("library import fillable-{game}.pdf"),  # a process of its own reads it
    Use("library list --game {game} --json", take=("id", "0.id")),
    Use("library show {id}"),
    Use("library export {id} -o exported-{game}.json"),
    Use("library duplicate {id} --json", take=("copy", "id")),
    Use("library trash {copy}"),
    Use("edit {id}", typed="name=Jörg\n"),
    Use("history {id}"),
    Use("undo {id}"),
    Use("redo {id}"),
    Use("restore {id} 1"),
    Use("world list --game {game} --json", take=("world", "0.world")),
    Use("world show {world}"),
    Use("world new {game} 'Föhn {game}' --from {world} --json", take=("own", "id")),
    Use("world check {own}"),
    Use("world export {own} -o world-{game}.json"),
    Use("world import world-{game}.json"),
    Use("world update {own} --dry-run"),
    Use("campaign new 'Fahrt {game}' --game {game} --json", take=("campaign", "id")),
    Use("campaign set {campaign} --add {id}"),
    Use("campaign show {campaign}"),
    Use("campaign rules {campaign}"),
)
"""Uses with every game."""

ONCE: Final = (
    Use("roll 3d6 --odds"),
    Use("roll '4d6 keep 3' --seed 1"),
    Use("library list"),
    Use("library tags"),
    Use("library drafts"),
    Use("library backup --json", take=("backup", "path")),
    Use("library restore {backup}"),
    Use("campaign list"),
    Use("doctor"),
    Use("demo demo"),
)
"""Uses without a game."""


def commands() -> list[str]:
    """Return every command that is used, once, in the order of its first use."""
    return list(dict.fromkeys(use.command for use in (Use("games"), *OF_EACH_GAME, *ONCE)))


def use_everything(program: Program) -> int:
    """Use every command, also for its help; return the number of uses.

    Args:
        program: Runs the program in an empty folder, always the same.
    """
    count = 0
    for command in ("", *GROUPS, *commands()):
        program([*command.split(), "--help"])
        count += 1
    games = [str(game["id"]) for game in json.loads(program(["games", "--json"]))]
    for game in games:
        values = {"game": game}
        for use in OF_EACH_GAME:
            _use(program, use, values)
    values = {}
    for use in ONCE:
        _use(program, use, values)
    return count + 1 + len(games) * len(OF_EACH_GAME) + len(ONCE)


def _use(program: Program, use: Use, values: dict[str, str]) -> None:
    arguments = [word.format_map(values) for word in shlex.split(use.words)]
    printed = program(arguments, use.typed, use.codes)
    if use.take is not None:
        name, path = use.take
        values[name] = _found(json.loads(printed), path)


def _found(value: object, path: str) -> str:
    """Return a value within JSON by its path."""
    for step in path.split("."):
        if isinstance(value, list):
            value = value[int(step)]
        elif isinstance(value, Mapping):
            value = next(iter(value)) if step == "*" else value[step]
    return str(value)
