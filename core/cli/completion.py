"""Completes words of a command line for the shell: characters, games, procedures, addresses, worlds, drafts.

typer calls these while a command line is typed. They never fail: what cannot be read offers nothing.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import typer

from core.errors import QuireError
from core.registry import games

Candidates = list[tuple[str, str]]
"""Words with what they mean."""


def complete_game(incomplete: str) -> Candidates:
    """Return the games."""
    return [(each.id, each.head.name) for each in games() if each.id.startswith(incomplete)]


def complete_character(ctx: typer.Context, incomplete: str) -> Candidates:
    """Return ids of the library, and files."""
    return [*_ids(ctx, incomplete), *_files(incomplete)]


def complete_run(ctx: typer.Context, incomplete: str) -> Candidates:
    """Return characters, and the procedures of the first one that is named."""
    words = ctx.params.get("words") or ()
    first = str(words[0]) if words else ""
    found = [] if first or ctx.params.get("campaign") else complete_character(ctx, incomplete)
    with suppress(QuireError, OSError):
        for key, label in _procedures(ctx, first):
            if key.startswith(incomplete):
                found.append((key, label))
    return found if not first else [*found, *_ids(ctx, incomplete)]


def complete_address(ctx: typer.Context, incomplete: str) -> Candidates:
    """Return the addresses of the numbers of the named character."""
    from core.cli.sources import open_source  # noqa: PLC0415 - most completions open no character

    with suppress(QuireError, OSError):
        sheet = open_source(str(ctx.params.get("file") or ""), ctx.params.get("library")).sheet
        return [
            (key, field.label)
            for key, field in sheet.system.derived.items()
            if "[]" not in key and not field.is_hidden and key.startswith(incomplete)
        ]
    return []


def complete_campaign(ctx: typer.Context, incomplete: str) -> Candidates:
    """Return the campaigns of the library."""
    from core.cli.sources import open_library  # noqa: PLC0415 - most completions read no library

    with suppress(QuireError, OSError), open_library(_library(ctx), must_exist=True, reads_only=True) as database:
        return [(each.name, each.id) for each in database.campaigns.list() if each.name.startswith(incomplete)]
    return []


def complete_world(ctx: typer.Context, incomplete: str) -> Candidates:
    """Return the worlds of the library, and those that come with the games."""
    from core.cli.sources import library_path, open_library  # noqa: PLC0415 - most completions read no library
    from core.world_library import sample_worlds  # noqa: PLC0415 - as above

    found = [(each.own_id, each.name) for each in sample_worlds()]
    with suppress(QuireError, OSError):
        if library_path(_library(ctx)).exists():
            with open_library(_library(ctx), must_exist=True, reads_only=True) as database:
                found += [(each.entry.id, each.entry.name) for each in database.worlds.list()]
    return [each for each in found if each[0].startswith(incomplete)]


def complete_draft(ctx: typer.Context, incomplete: str) -> Candidates:
    """Return the drafts of the library."""
    from core.cli.sources import open_library  # noqa: PLC0415 - most completions read no library

    with suppress(QuireError, OSError), open_library(_library(ctx), must_exist=True, reads_only=True) as database:
        return [(each.id, each.title) for each in database.drafts.list() if each.id.startswith(incomplete)]
    return []


def _ids(ctx: typer.Context, incomplete: str) -> Iterator[tuple[str, str]]:
    from core.cli.sources import library_path, open_library  # noqa: PLC0415 - most completions read no library

    with suppress(QuireError, OSError):
        if library_path(_library(ctx)).exists():
            with open_library(_library(ctx), must_exist=True, reads_only=True) as database:
                yield from ((each.id, each.name) for each in database.all_entries() if each.id.startswith(incomplete))


def _library(ctx: typer.Context) -> Path | None:
    named = ctx.params.get("library")
    return None if named is None else Path(str(named))


def _files(incomplete: str) -> Iterator[tuple[str, str]]:
    folder, name = Path(incomplete or ".").parent, Path(incomplete).name
    if incomplete.endswith("/"):
        folder, name = Path(incomplete), ""
    with suppress(OSError):
        for file in sorted(folder.iterdir()):
            if file.name.startswith(name) and (file.is_dir() or file.suffix == ".json"):
                yield (f"{file}/" if file.is_dir() else str(file), "")


def _procedures(ctx: typer.Context, source: str) -> Iterator[tuple[str, str]]:
    from core.cli.sources import open_source  # noqa: PLC0415 - most completions open no character

    chosen = [open_source(source, _library(ctx)).sheet.system.id] if source else []
    for game in games():
        if chosen in ([], [game.id]):
            yield from ((each.key, each.label) for each in game.procedures.values())
            if not chosen:
                return
