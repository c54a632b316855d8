"""``quire doctor``: is the library sound, what is wrong with it, and the ways back."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from core import store
from core.cli.arguments import AsJson
from core.cli.arguments import Library as LibraryPath
from core.cli.console import one_line, print_json, print_out, spinner
from core.cli.sources import library_path, now
from core.errors import LibraryError
from core.messages import Message

NEWEST = "newest"


def run_doctor(
    repair: Annotated[bool, typer.Option("--repair", help="Build the index of the search anew.")] = False,
    restore: Annotated[
        str | None,
        typer.Option(
            "--restore", metavar="COPY", help="Put this copy in the place of the library; newest for the newest one."
        ),
    ] = None,
    as_json: AsJson = False,
    library: LibraryPath = None,
) -> None:
    """Check the library, say what is wrong, list its copies, and restore one."""
    place = library_path(library)
    kept = _restore(place, restore) if restore is not None else None
    if repair:
        store.rebuild_search_index(place)
    with spinner(f"Looking through {place}"):
        report = store.check_library(place)
    copies = store.list_backups(place)
    if as_json:
        print_json(_json(place, report, copies, kept))
    else:
        _tell(place, report, copies, kept)
    if report.problems:
        raise typer.Exit(1)


def _restore(place: Path, wanted: str) -> Path | None:
    if wanted != NEWEST:
        return store.restore_backup(place, Path(wanted), now)
    copies = store.list_backups(place)
    if not copies:
        raise LibraryError(
            Message("no_copy", "There is no copy of the library {path}, so none can be restored.", {"path": place})
        )
    return store.restore_backup(place, copies[0].path, now)


def _tell(place: Path, report: store.HealthReport, copies: tuple[store.Backup, ...], kept: Path | None) -> None:
    if kept is not None:
        print_out(one_line(f"The copy was restored. What was there before is kept as {kept}."))
    print_out(one_line(f"{place}: characters {report.characters}, revisions {report.revisions}"))
    for problem in report.problems:
        print_out(one_line(f"  {problem.render()}"))
    if not report.problems:
        print_out("  Everything is sound.")
    for copy in copies:
        print_out(one_line(f"  copy of {copy.time:%Y-%m-%d %H:%M} ({copy.reason}): {copy.path}"))


def _json(
    place: Path, report: store.HealthReport, copies: tuple[store.Backup, ...], kept: Path | None
) -> dict[str, object]:
    return {
        "path": str(place),
        "characters": report.characters,
        "revisions": report.revisions,
        "problems": [{"code": problem.code, "message": problem.render()} for problem in report.problems],
        "copies": [{"path": str(copy.path), "time": copy.time.isoformat(), "why": str(copy.reason)} for copy in copies],
        "kept": str(kept) if kept is not None else None,
    }
