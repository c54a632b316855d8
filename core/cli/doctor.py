"""``quire doctor``: checks a library, rebuilds its index, restores it, replaces a lost one."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import replace
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from core.cli.arguments import AsJson
from core.cli.arguments import Library as LibraryPath
from core.cli.console import one_line, print_json, print_out, spinner
from core.cli.output_language import render, say
from core.cli.sources import commands_for_lost_library, library_path, now
from core.cli.usage_errors import WrongUsage
from core.errors import LibraryError
from core.messages import Message, Word
from core.registry import summarise

if TYPE_CHECKING:
    from core.store.backups import Backup
    from core.store.damaged_log import KeptLog
    from core.store.doctor import HealthReport

NEWEST = "newest"
_REASONS = {
    "day": Word("daily"),
    "upgrade": Word("before an update"),
    "asked": Word("by hand"),
    "restore": Word("before a restore"),
    "repair": Word("before a repair"),
}
"""Texts for :class:`core.store.backups.BackupReason`, by its values, so that the store is not loaded for them."""


def run_doctor(
    repair: Annotated[
        bool, typer.Option("--repair", help="Mend what can be mended, after a backup, and rebuild the search index.")
    ] = False,
    restore: Annotated[
        str | None,
        typer.Option(
            "--restore", metavar="BACKUP", help='Replace the library with this backup ("newest" for the latest).'
        ),
    ] = None,
    new: Annotated[
        bool, typer.Option("--new", help="Create a new library where one is missing but has left backups.")
    ] = False,
    as_json: AsJson = False,
    library: LibraryPath = None,
) -> None:
    """Check the library, and list its problems and backups."""
    from core.store.backups import list_backups  # noqa: PLC0415 - SQLAlchemy is imported with the first library
    from core.store.damaged_log import list_kept_logs  # noqa: PLC0415 - SQLAlchemy is imported with the first library
    from core.store.doctor import check_library  # noqa: PLC0415 - SQLAlchemy is imported with the first library
    from core.store.recovery import replace_lost_library  # noqa: PLC0415 - SQLAlchemy is imported with the first library
    from core.store.repair import repair_library  # noqa: PLC0415 - SQLAlchemy is imported with the first library

    path = library_path(library)
    if new and restore is not None:
        raise WrongUsage(say("--new and --restore cannot be used together."))
    if new:
        replace_lost_library(path, now)
    log_message = _keep_damaged_log(path)
    kept = _restore(path, restore) if restore is not None else None
    if repair:
        with spinner(say("Repairing {path}", path=path)):
            repair_library(path, now, summarise)
    with spinner(say("Checking {path}", path=path)), commands_for_lost_library():
        report = check_library(path)
    if log_message is not None:
        report = replace(report, problems=(log_message, *report.problems))
    backups, logs = list_backups(path), list_kept_logs(path)
    if as_json:
        print_json(_json(path, report, backups, kept) | _logs_json(logs))
    else:
        _print_report(path, report, backups, kept)
        for log in logs:
            print_out(one_line(f"  {say('damaged log of {time}: {path}', time=_time(log.time), path=log.path)}"))
    if report.problems:
        raise typer.Exit(1)


def _keep_damaged_log(path: Path) -> Message | None:
    """Keep a damaged log before anything is written; return what may be missing."""
    from core.store.damaged_log import keep_damaged_log  # noqa: PLC0415 - SQLAlchemy is imported with the first library

    with suppress(LibraryError):  # the check below says what is wrong
        return keep_damaged_log(path, now)
    return None


def _restore(path: Path, wanted: str) -> Path | None:
    from core.store.backups import list_backups  # noqa: PLC0415 - SQLAlchemy is imported with the first library
    from core.store.recovery import newest_sound_backup, restore_backup  # noqa: PLC0415 - SQLAlchemy is imported with the first library

    if wanted != NEWEST:
        return restore_backup(path, Path(wanted), now)
    backups = list_backups(path)
    if not backups:
        raise LibraryError(Message("no_copy", "There is no backup of the library {path} to restore.", {"path": path}))
    newest = newest_sound_backup(path) or backups[0]  # a damaged one is refused with the reason
    return restore_backup(path, newest.path, now)


def _print_report(path: Path, report: HealthReport, backups: tuple[Backup, ...], kept: Path | None) -> None:
    if kept is not None:
        print_out(one_line(say("Backup restored. The previous library was kept as {path}.", path=kept)))
    characters = say("{count:# character|# characters}", count=report.characters)
    revisions = say("{count:# revision|# revisions}", count=report.revisions)
    print_out(one_line(f"{path}: {characters}, {revisions}"))
    for problem in report.problems:
        print_out(one_line(f"  {render(problem)}"))
    if not report.problems:
        print_out(f"  {say('No problems found.')}")
    for each in backups:
        reason = _REASONS[each.reason]
        line = say("backup of {time} ({reason}): {path}", time=_time(each.time), reason=reason, path=each.path)
        print_out(one_line(f"  {line}"))


def _json(path: Path, report: HealthReport, backups: tuple[Backup, ...], kept: Path | None) -> dict[str, object]:
    return {
        "path": str(path),
        "characters": report.characters,
        "revisions": report.revisions,
        "problems": [{"code": problem.code, "message": problem.render()} for problem in report.problems],
        "copies": [
            {"path": str(copy.path), "time": copy.time.isoformat(), "why": str(copy.reason)} for copy in backups
        ],
        "kept": str(kept) if kept is not None else None,
    }


def _logs_json(logs: tuple[KeptLog, ...]) -> dict[str, object]:
    """Return the entry about kept logs; it is there only if there are some."""
    return {"logs": [{"path": str(log.path), "time": log.time.isoformat()} for log in logs]} if logs else {}


def _time(time: datetime) -> str:
    return f"{time:%Y-%m-%d %H:%M}"
