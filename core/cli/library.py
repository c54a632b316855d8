"""``quire library``: lists, shows, imports, exports, trashes characters; drafts, backups."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.table import Table
from rich.text import Text

from core.cli.arguments import AsJson, Id
from core.cli.arguments import Library as LibraryPath
from core.cli.completion import complete_campaign, complete_draft, complete_game
from core.cli.console import (
    display_name,
    one_line,
    print_err,
    print_json,
    print_out,
    print_table,
    terminal_width,
)
from core.cli.exit_codes import NOTHING_DONE
from core.cli.export import export
from core.cli.library_import import import_files
from core.cli.output_language import render, say, translated
from core.cli.shared_options import command_group
from core.cli.sources import (
    is_library_named,
    library_path,
    now,
    open_library,
    open_sheet,
)
from core.cli.usage_errors import WrongUsage
from core.messages import Word
from core.registry import field_label
from core.store.found_texts import FoundPart, FoundText
from core.store.records import LibraryEntry, Query, SortBy

if TYPE_CHECKING:
    from collections.abc import Mapping


WIDE = 110
"""Columns of a terminal from which player and campaign have columns of their own."""
DATE_LENGTH = len("2026-12-31")
SAME_EXPORT = Word("Write characters of the library or of files; the same as quire export.")

Search = Annotated[str, typer.Argument(metavar="WORDS", help="Words to search for; the beginning of a word is enough.")]
SearchOption = Annotated[
    str, typer.Option("--search", metavar="WORDS", help="The same as WORDS; names, notes, skills, items are searched.")
]


def commands() -> typer.Typer:
    """Return the ``quire library`` commands."""
    return command_group(
        help="The library of your characters.",
        commands={
            "list": list_characters,
            "show": show_character,
            "import": import_files,
            "export": export,
            "duplicate": duplicate,
            "trash": trash,
            "tags": list_tags,
            "drafts": list_drafts,
            "backup": backup,
            "restore": restore,
        },
        helps={"export": SAME_EXPORT},
    )


# ------------------------------------------------------------------------------------------------ looking


def list_characters(
    words: Search = "",
    search: SearchOption = "",
    game: Annotated[
        str, typer.Option("--game", metavar="GAME", help="Only this game.", autocompletion=complete_game)
    ] = "",
    campaign: Annotated[
        str,
        typer.Option("--campaign", metavar="NAME", help="Only this campaign.", autocompletion=complete_campaign),
    ] = "",
    tag: Annotated[
        list[str] | None, typer.Option("--tag", metavar="TAG", help="Only characters with this tag; can be repeated.")
    ] = None,
    sort: Annotated[SortBy, typer.Option("--sort", metavar="|".join(SortBy), help="What to sort by.")] = SortBy.NAME,
    descending: Annotated[bool, typer.Option("--descending", help="Reverse the order.")] = False,
    trashed: Annotated[bool, typer.Option("--trash", help="Show the trash.")] = False,
    as_json: AsJson = False,
    library: LibraryPath = None,
) -> None:
    """List characters, or search them for WORDS."""
    text = f"{words} {search}".strip()
    query = Query(text, game, campaign, tuple(tag or ()), trashed, sort, descending)
    with open_library(library, must_exist=is_library_named(library), reads_only=True) as database:
        entries = list(database.all_entries(query))
        found = database.found_texts([entry.id for entry in entries], text) if text and not as_json else {}
    if as_json:
        print_json([_entry_json(entry) for entry in entries])
    elif entries:
        print_table(_table(entries, found, shows_date=sort is SortBy.CHANGED))
    elif trashed:
        print_err(say("No characters in the trash."))
    else:
        print_err(say("No characters found. Create one with quire new, or add files with quire library import."))


def _entry_json(entry: LibraryEntry) -> dict[str, object]:
    return {
        "id": entry.id,
        "system": entry.system,
        "name": entry.name,
        "player": entry.player,
        "campaign": entry.campaign,
        "tags": entry.tags,
        "line": entry.line,
        "revision": entry.revision,
        "created": entry.created.isoformat(),
        "changed": entry.changed.isoformat(),
        "trashed": entry.trashed.isoformat() if entry.trashed is not None else None,
    }


def _table(entries: list[LibraryEntry], found: Mapping[str, FoundText], *, shows_date: bool) -> Table:
    """Return the list as a table; on a narrow terminal player and campaign follow the summary.

    Args:
        entries: The characters.
        found: What a search found in them.
        shows_date: Whether a narrow terminal shows when they changed.
    """
    width = terminal_width()
    is_wide = width is None or width >= WIDE
    table = Table(box=None, pad_edge=False, header_style="bold")
    table.add_column(say("id"), no_wrap=True)
    table.add_column(say("name"), overflow="fold")
    table.add_column(say("game"), no_wrap=True)
    for heading in ("", *((say("player"), say("campaign")) if is_wide else ())):
        table.add_column(heading, overflow="fold")
    if is_wide or shows_date:
        table.add_column(say("changed"), no_wrap=True)
    for entry in entries:
        line = _line(entry, found.get(entry.id))
        people = (entry.player, entry.campaign)
        changed = entry.changed.astimezone().strftime("%Y-%m-%d %H:%M")
        cells = (
            entry.id,
            display_name(entry.name, ""),
            entry.system,
            *((line, *people) if is_wide else (" · ".join(part for part in (line, *people) if part),)),
            *((changed[: None if is_wide else DATE_LENGTH],) if is_wide or shows_date else ()),
        )
        table.add_row(*(Text(one_line(cell)) for cell in cells))
    return table


def _line(entry: LibraryEntry, found: FoundText | None) -> str:
    """Return where a search found a character ("found in Skills: Boat Handling, 1 more"), else its summary line."""
    if entry.problem or found is None:
        return render(entry.problem) if entry.problem else entry.line
    label = translated(field_label(entry.system, found.key), entry.system) if found.key else ""
    more = found.describe_more()
    text = "" if found.part is FoundPart.NAME else f" {found.text}"
    return render(found.describe(label)) + text + ("" if more is None else f", {render(more)}")


def show_character(id_: Id, as_json: AsJson = False, library: LibraryPath = None) -> None:
    """Show a character; with --json, its whole document."""
    with open_library(library, must_exist=True, reads_only=True) as database:
        entry, stored = database.entry(id_), database.load(id_)
    if as_json:
        print_json({**_entry_json(entry), "character": stored.character.to_json()})
        return
    sheet = open_sheet(stored.character)
    print_out(one_line(f"{display_name(entry.name)}  ({sheet.system.name}, {sheet.summary()})"))
    if entry.problem is not None:
        print_out(one_line(f"  {render(entry.problem)}"))
    for label, value in (
        (say("player"), entry.player),
        (say("campaign"), entry.campaign),
        (say("tags"), ", ".join(entry.tags)),
        (say("created"), entry.created.astimezone().strftime("%Y-%m-%d %H:%M")),
        (say("changed"), entry.changed.astimezone().strftime("%Y-%m-%d %H:%M")),
        (say("revision"), str(entry.revision)),
        (say("violations"), str(len(sheet.violations))),
        (say("notices"), str(len(sheet.notices))),
        (say("faults"), str(len(sheet.faults))),
        (say("notes"), stored.character.notes),
    ):
        if value:
            print_out(one_line(f"  {label}: {value}"))


def list_tags(as_json: AsJson = False, library: LibraryPath = None) -> None:
    """List the tags, and how many characters have each."""
    with open_library(library, must_exist=is_library_named(library), reads_only=True) as database:
        tags = database.tags()
    if as_json:
        print_json([{"tag": tag, "characters": count} for tag, count in tags])
        return
    if not tags:
        print_err(say('No tags yet. A sheet has a field for them, and so has quire edit: tags=["guard"].'))
    for tag, count in tags:
        print_out(one_line(f"{count:>5}  {tag}"))


def list_drafts(
    remove: Annotated[
        str | None,
        typer.Option("--remove", metavar="DRAFT", help="Delete this draft.", autocompletion=complete_draft),
    ] = None,
    as_json: AsJson = False,
    library: LibraryPath = None,
) -> None:
    """List the drafts, which --resume continues."""
    with open_library(library, must_exist=is_library_named(library), reads_only=remove is None) as database:
        if remove is not None:
            database.drafts.remove(remove)
            print_err(say("Draft deleted."))
        drafts = database.drafts.list()
    if as_json:
        print_json(
            [
                {
                    "id": draft.id,
                    "system": draft.system,
                    "procedure": draft.procedure,
                    "title": draft.title,
                    "characters": draft.characters,
                    "changed": draft.changed.isoformat() if draft.changed is not None else None,
                }
                for draft in drafts
            ]
        )
        return
    if not drafts and remove is None:
        print_err(say("No drafts. Stopping quire new --ask or quire run --ask keeps one."))
    for draft in drafts:
        changed = draft.changed.astimezone().strftime("%Y-%m-%d %H:%M") if draft.changed is not None else ""
        title = render(draft.problem) if draft.problem else draft.title
        print_out(one_line(f"{draft.id}  {changed}  {draft.system}  {draft.procedure}  {title}"))


# ------------------------------------------------------------------------------------------------ in and out


def duplicate(id_: Id, as_json: AsJson = False, library: LibraryPath = None) -> None:
    """Duplicate a character without its history, and print the new id."""
    with open_library(library, must_exist=True) as database:
        new_id = database.duplicate(id_)
    print_json({"id": new_id}) if as_json else print_out(new_id)


def trash(
    id_: Id,
    restored: Annotated[bool, typer.Option("--restore", help="Restore it from the trash.")] = False,
    take_back: Annotated[bool, typer.Option("--take-back", hidden=True)] = False,  # the former name of --restore
    forever: Annotated[bool, typer.Option("--forever", help="Delete it permanently; it must be in the trash.")] = False,
    library: LibraryPath = None,
) -> None:
    """Move a character to the trash, restore it, or delete it permanently."""
    restored = restored or take_back
    if restored and forever:
        raise WrongUsage(say("--restore and --forever cannot be used together."))
    with open_library(library, must_exist=True) as database:
        entry = database.entry(id_)
        name, is_trashed = display_name(entry.name), entry.trashed is not None
        if forever:
            database.delete(id_)
            text = say("Deleted permanently: {name}.", name=name)
        elif restored != is_trashed:
            template = "{name} is in the trash already." if is_trashed else "{name} is not in the trash."
            print_err(one_line(say(template, name=name)))
            raise typer.Exit(NOTHING_DONE)
        elif restored:
            database.restore_trashed(id_)
            text = say("Restored: {name}.", name=name)
        else:
            database.trash(id_)
            text = say("Moved to the trash: {name}.", name=name)
    print_err(one_line(text))


# ------------------------------------------------------------------------------------------------ copies


def backup(as_json: AsJson = False, library: LibraryPath = None) -> None:
    """Back up the whole library now, and print the path of the backup."""
    with open_library(library, must_exist=True) as database:
        made = database.make_backup()
    if as_json:
        print_json({"path": str(made.path), "time": made.time.isoformat()})
    else:
        print_out(str(made.path))


def restore(
    backup_file: Annotated[Path, typer.Argument(metavar="BACKUP", help="The backup, as quire doctor lists it.")],
    as_json: AsJson = False,
    library: LibraryPath = None,
) -> None:
    """Replace the library with a backup; the current library is kept."""
    from core.store.recovery import restore_backup  # noqa: PLC0415 - SQLAlchemy is imported with the first library

    path = library_path(library)
    kept = restore_backup(path, backup_file, now)
    if as_json:
        print_json({"path": str(path), "copy": str(backup_file), "kept": str(kept) if kept is not None else None})
        return
    print_out(one_line(say("Restored {backup} to {path}.", backup=backup_file, path=path)))
    if kept is not None:
        print_out(one_line(say("The previous library was kept as {path}.", path=kept)))
