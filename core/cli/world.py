"""``quire world``: lists, shows, makes, checks, imports and exports the worlds of a library."""

from __future__ import annotations

import sys
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from core.character.document import Character
from core.character.document_kind import game_of_document
from core.cli.arguments import AsJson, Output
from core.cli.arguments import Library as LibraryPath
from core.cli.completion import complete_game, complete_world
from core.cli.console import display_name, for_terminal, one_line, print_err, print_error, print_json, print_out
from core.cli.exit_codes import NOTHING_DONE
from core.cli.output_language import render, say, translated
from core.cli.shared_options import command_group
from core.cli.sources import STANDARD_INPUT, is_library_named, is_there, open_library, read_bytes
from core.content.world_problems import WorldProblem
from core.errors import DocumentError, QuireError
from core.export.atomic_file import write_file
from core.formula import format_value, to_json
from core.messages import Message
from core.registry import game
from core.world_library import (
    SampleWorld,
    add_world,
    check_world,
    duplicate_sample,
    duplicate_world,
    new_world,
    read_world,
    read_world_file,
    sample_document,
    sample_worlds,
    world_file,
)

if TYPE_CHECKING:
    from collections.abc import Mapping

    from core.character.json_values import Json
    from core.content.update_effects import UpdateEffect
    from core.registry import Game as OwnGame
    from core.store.library import Library
    from core.world_updates import WorldUpdate


World = Annotated[
    str,
    typer.Argument(
        metavar="WORLD",
        help="A world: its id in the library, the id by which characters know it, or its name.",
        autocompletion=complete_world,
    ),
]
Game = Annotated[str, typer.Option("--game", metavar="GAME", help="Only this game.", autocompletion=complete_game)]


def commands() -> typer.Typer:
    """Return the ``quire world`` commands."""
    return command_group(
        help="The worlds of your games.",
        commands={
            "list": list_worlds,
            "show": show,
            "new": new,
            "check": check,
            "import": import_worlds,
            "export": export,
            "update": update,
        },
    )


@dataclass(frozen=True, slots=True)
class FoundWorld:
    """A world that was named.

    Attributes:
        id: Its id in the library; "" for a shipped one.
        document: Its document.
        sample: The shipped world, or None.
    """

    id: str
    document: Character
    sample: SampleWorld | None = None

    @property
    def own_id(self) -> str:
        """The id by which characters know it."""
        return str(self.document.data.get("id") or "")

    @property
    def system(self) -> str:
        """Id of its game."""
        return game_of_document(self.document.system)


def find_world(database: Library, name: str) -> FoundWorld:
    """Return a world of the library, else a shipped one, by id or name.

    Raises:
        DocumentError: There is none, or several have the name.
    """
    own = database.worlds.list()
    found = [each for each in own if each.entry.id == name]
    for wanted in (
        [each for each in own if each.own_id == name],
        [each for each in own if each.entry.name == name],
    ):
        found = found or wanted
    if len(found) == 1:
        return FoundWorld(found[0].entry.id, database.load(found[0].entry.id).character)
    if found:
        raise DocumentError(
            Message(
                "several_worlds",
                "Several worlds are called {name}: {ids}. Name one by its id.",
                {"name": name, "ids": ", ".join(each.entry.id for each in found)},
            )
        )
    for sample in sample_worlds():
        if name in {sample.own_id, sample.name}:
            return FoundWorld("", sample_document(sample), sample)
    raise DocumentError(
        Message("no_world", "There is no world {name}. See the worlds with quire world list.", {"name": name})
    )


def list_worlds(
    of_game: Game = "",
    trashed: Annotated[bool, typer.Option("--trash", help="Show the trash.")] = False,
    as_json: AsJson = False,
    library: LibraryPath = None,
) -> None:
    """List the worlds of the library, and those that come with the games."""
    with open_library(library, must_exist=is_library_named(library), reads_only=True) as database:
        own = database.worlds.list(of_game, trashed=trashed)
    samples = [each for each in sample_worlds() if not trashed and of_game in ("", each.game.id)]
    if as_json:
        print_json(
            [
                {
                    "id": each.entry.id, "world": each.own_id, "system": each.system, "name": each.entry.name,
                    "entries": each.entries, "characters": each.characters, "shipped": False,
                    "changed": each.entry.changed.isoformat(),
                }
                for each in own
            ]
            + [
                {
                    "id": None, "world": each.own_id, "system": each.game.id, "name": each.name,
                    "entries": each.entries, "characters": None, "shipped": True, "changed": None,
                }
                for each in samples
            ]
        )  # fmt: skip
        return
    for listed in own:
        entries = say("{entries:# entry|# entries}", entries=listed.entries)
        counts = f"{entries}, {say('{count:# character|# characters}', count=listed.characters)}"
        problem = f"  {render(listed.problem)}" if listed.problem is not None else ""
        name = display_name(listed.entry.name)
        print_out(one_line(f"{listed.entry.id}  {name}  ({game(listed.system).name}; {counts}){problem}"))
    for each in samples:
        counts = say("{entries:# entry|# entries}", entries=each.entries)
        print_out(one_line(f"{each.own_id}  {each.name}  ({each.game.name}; {counts}; {say('comes with Quire')})"))
    if not own and not samples:
        print_err(say("No worlds in the trash.") if trashed else say("No worlds found."))


def show(world: World, as_json: AsJson = False, library: LibraryPath = None) -> None:
    """Show a world: its game, how many entries of each kind, and its problems."""
    with open_library(library, must_exist=is_library_named(library), reads_only=True) as database:
        found = find_world(database, world)
    system = game(found.system).system
    entries = {key: found.document.data.get(key) for key in system.kinds}
    counts = {key: len(rows) for key, rows in entries.items() if isinstance(rows, list)}
    problems = check_world(found.document).problems
    if as_json:
        print_json(
            {
                "id": found.id or None,
                "world": found.own_id,
                "system": found.system,
                "name": found.document.name,
                "about": found.document.data.get("about") or "",
                "shipped": found.sample is not None,
                "entries": counts,
                "problems": [problem_json(each) for each in problems],
            }
        )
        return
    print_out(one_line(f"{display_name(found.document.name)}  ({system.name})"))
    for label, value in ((say("id"), found.own_id), (say("about"), str(found.document.data.get("about") or ""))):
        if value:
            print_out(one_line(f"  {label}: {value}"))
    for key, count in counts.items():
        print_out(one_line(f"{count:>6}  {translated(system.kinds[key].plural or system.kinds[key].label, system.id)}"))
    print_problems(problems, system.id)


def new(
    of_game: Annotated[
        str,
        typer.Argument(metavar="GAME", help="The game, as quire games lists it.", autocompletion=complete_game),
    ],
    name: Annotated[str, typer.Argument(metavar="NAME", help="The name of the world.")],
    copied: Annotated[
        str,
        typer.Option(
            "--from",
            metavar="WORLD",
            help="Start with the entries of this world.",
            autocompletion=complete_world,
        ),
    ] = "",
    as_json: AsJson = False,
    library: LibraryPath = None,
) -> None:
    """Make a world, empty or as a duplicate of another, and print its id in the library."""
    own = game(of_game)
    with open_library(library) as database:
        if not copied:
            id_ = new_world(database, own, name)
        else:
            found = find_world(database, copied)
            if found.system != own.id:
                raise DocumentError(
                    Message(
                        "world_of_other_game",
                        "The world {world} is for {other}, not for {game}. Name a world of that game.",
                        {"world": copied, "other": game(found.system).name, "game": own.name},
                    )
                )
            id_ = (
                duplicate_world(database, found.id, name)
                if found.sample is None
                else duplicate_sample(database, found.sample, name)
            )
    print_json({"id": id_}) if as_json else print_out(id_)


def check(
    world: Annotated[str, typer.Argument(metavar="WORLD", help="A world, or a world file; - is standard input.")],
    as_json: AsJson = False,
    library: LibraryPath = None,
) -> None:
    """Report what is wrong with a world or a world file; the exit code is 1 if something is."""
    if world == STANDARD_INPUT or (is_there(world) and Path(world).is_file()):
        document = _document(*read_world(read_bytes(world)))
    else:
        with open_library(library, must_exist=is_library_named(library), reads_only=True) as database:
            document = find_world(database, world).document
    report_world(document, as_json=as_json)


def file_document(content: bytes) -> Character | None:
    """Return the document of a world file; None if it is something else.

    Raises:
        DocumentError: It is a world of another version or an unknown game.
    """
    raw = read_world_file(content)
    return None if raw is None else _document(game(str(raw.get("system"))), raw)


def _document(own: OwnGame, raw: Mapping[str, Json]) -> Character:
    from core.content.world_document import with_uids, world_document  # noqa: PLC0415 - only files need it

    return with_uids(world_document(raw, own.system), own.system)


def report_world(document: Character, *, as_json: bool) -> None:
    """Print the problems of a world.

    Raises:
        typer.Exit: With code 1 if there are any besides notices.
    """
    problems = check_world(document).problems
    if as_json:
        print_json([problem_json(each) for each in problems])
    else:
        print_problems(problems, game_of_document(document.system))
        if not problems:
            print_out(say("Nothing is wrong with {name}.", name=display_name(document.name)))
    if any(not each.is_notice for each in problems):
        raise typer.Exit(1)


def import_worlds(
    files: Annotated[list[str], typer.Argument(metavar="FILE…", help="World files; - is standard input.")],
    as_json: AsJson = False,
    library: LibraryPath = None,
) -> None:
    """Add world files to the library; one that is there already is brought up to the file."""
    refused = False
    results: list[dict[str, object]] = []
    with open_library(library) as database:
        for file in files:
            try:
                added = add_world(database, read_bytes(file))
            except QuireError as error:
                print_error(error.message, file)
                refused = True
                continue
            results.append({"file": file, "id": added.id, "world": added.own_id, "new": added.is_new})
            if not as_json:
                print_out(one_line(f"{added.id}  {display_name(added.name)}"))
    if as_json:
        print_json(results)
    if refused:
        raise typer.Exit(1)


def export(world: World, output: Output = None, library: LibraryPath = None) -> None:
    """Write a world as a file, to standard output or -o FILE."""
    with open_library(library, must_exist=is_library_named(library), reads_only=True) as database:
        found = find_world(database, world)
        content = found.sample.file.read_bytes() if found.sample is not None else world_file(database, found.id)
    if output is None or output == STANDARD_INPUT:
        sys.stdout.write(for_terminal(content.decode()))
        return
    write_file(Path(output), content)
    print_err(one_line(f"{output}: {display_name(found.document.name)}"))


def update(
    world: World,
    ids: Annotated[
        list[str] | None,
        typer.Argument(metavar="ID…", help="Only these characters; all that have an older version by default."),
    ] = None,
    dry_run: Annotated[bool, typer.Option("--dry-run", help="Show what would change, and write nothing.")] = False,
    as_json: AsJson = False,
    library: LibraryPath = None,
) -> None:
    """Bring characters to the present version of the entries that they have from a world.

    Values of a character's own stay. What changes is printed; it is written as one step.
    """
    from core.world_updates import LivingWorld, apply_updates, find_updates  # noqa: PLC0415 - other commands do without

    with open_library(library, must_exist=True, reads_only=dry_run) as database:
        found = find_world(database, world)
        if found.sample is not None:
            raise DocumentError(
                Message(
                    "shipped_world_stays",
                    "The world {world} comes with Quire and does not change. Name a world of the library.",
                    {"world": world},
                )
            )
        living = LivingWorld(found.id)
        every = [each for each in find_updates(living, database) if each is not None and not each.is_current]
        unknown = sorted(set(ids or ()) - {each.id for each in every})
        chosen = [each for each in every if not ids or each.id in ids]
        taken = [each for each in chosen if each.edit is not None]
        if taken and not dry_run:
            apply_updates(taken, living, say("Updated from {world}", world=found.document.name), database)
    if as_json:
        print_json({"written": not dry_run, "characters": [_update_json(each) for each in chosen]})
    else:
        for each in chosen:
            _print_update(each, found.system)
        for id_ in unknown:
            print_err(one_line(say("{id}: no older version of an entry of this world", id=id_)))
        print_err(
            say("Nothing to update.") if not chosen
            else say("Nothing was written.") if dry_run
            else say("{count:# character|# characters} updated.", count=len(taken))
        )  # fmt: skip
    if not taken and not dry_run:
        raise typer.Exit(NOTHING_DONE)


def _update_json(update: WorldUpdate) -> dict[str, object]:
    effect = update.effect
    return {
        "id": update.id,
        "name": update.stored.name,
        "problem": None if update.problem is None else update.problem.render(),
        "entries": [
            {
                "kind": each.kind,
                "entry": each.name,
                "fields": [field.key for field in each.fields if not field.is_kept],
                "kept": [field.key for field in each.kept],
                "refusal": None if each.refusal is None else each.refusal.render(),
            }
            for each in update.updates
        ],
        "numbers": [] if effect is None else _numbers_json(effect),
        "violations": [each.message.render() for each in (() if effect is None else effect.violations)],
    }


def _print_update(update: WorldUpdate, system: str) -> None:
    print_out(one_line(f"{update.id}  {display_name(update.stored.name)}"))
    if update.problem is not None:
        print_out(one_line(f"    {render(update.problem, system)}"))
    for each in update.updates:
        fields = ", ".join(field.key.rpartition(".")[2] for field in each.fields if not field.is_kept)
        kept = ", ".join(field.key.rpartition(".")[2] for field in each.kept)
        print_out(
            one_line(f"    {each.name}: {fields}" + (f"  ({say('kept: {fields}', fields=kept)})" if kept else ""))
        )
        if each.refusal is not None:
            print_out(one_line(f"        {render(each.refusal, system)}"))
    effect = update.effect
    if effect is None:
        return
    for address in (*effect.head, *effect.own):
        before, after = (format_value(sheet.value(address)) for sheet in (effect.before, effect.after))
        print_out(one_line(f"    {address}: {before} → {after}"), style="bold")
    for violation in effect.violations:
        print_out(one_line(f"    {render(violation.message, system)}"), style="red")


def _numbers_json(effect: UpdateEffect) -> list[dict[str, object]]:
    return [
        {
            "address": address,
            "now": to_json(effect.before.value(address)),
            "then": to_json(effect.after.value(address)),
        }
        for address in (*effect.head, *effect.own, *effect.others)
    ]


def problem_json(problem: WorldProblem) -> dict[str, object]:
    """Return a problem of a world as JSON."""
    return {
        "code": problem.code,
        "kind": problem.kind,
        "entry": problem.name,
        "address": problem.address,
        "notice": problem.is_notice,
        "text": problem.message.render(),
    }


def print_problems(problems: tuple[WorldProblem, ...], system: str) -> None:
    """Print the problems of a world, a line each."""
    for each in problems:
        place = f"{display_name(each.name)}: " if each.name else ""
        print_out(one_line(f"  {place}{render(each.message, system)}  ({each.address})"))
