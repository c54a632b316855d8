"""``quire edit``, ``history``, ``undo``, ``redo``, ``restore``: a character's revisions."""

from __future__ import annotations

import random
import sys
from collections.abc import Callable
from typing import TYPE_CHECKING, Annotated

import typer

from core.character.edit_labels import describe_edit
from core.character.edits import Batch, Edit
from core.character.sheet import Sheet
from core.character.uids import Uids
from core.cli.arguments import AsJson, Id
from core.cli.arguments import Library as LibraryPath
from core.cli.campaign import find_campaign
from core.cli.completion import complete_campaign, complete_character
from core.cli.console import display_name, one_line, print_err, print_json, print_json_line, print_out
from core.cli.edit_lines import read_edit
from core.cli.exit_codes import NOTHING_DONE
from core.cli.output_language import render, say
from core.cli.setting_access import CharacterSetting
from core.cli.sources import open_library, open_sheet, prepare_for_library
from core.cli.usage_errors import WrongUsage
from core.content.entry_records import may_embed, record_entries
from core.errors import EditError, LibraryError, QuireError
from core.messages import Message
from core.procedures.awards import award_line
from core.store.records import Change, Origin, PendingCommit

if TYPE_CHECKING:
    from core.store.library import Library
    from core.store.records import CommitResult


MAX_REVISIONS = 1000
"""Revisions that history shows, the newest first."""


def edit(id_: Id, as_json: AsJson = False, library: LibraryPath = None) -> None:
    """Apply ADDRESS=VALUE lines from standard input, and print the number of each saved revision."""
    with open_library(library, must_exist=True) as database:
        stored = database.load(id_)
        sheet, position = open_sheet(stored.character), stored.position
        own_setting = CharacterSetting(sheet, database)
        first = position
        for number, line in enumerate(iter(sys.stdin.readline, ""), start=1):
            if not line.strip():
                continue
            try:
                changes = sheet.apply(
                    _with_records(read_edit(line.rstrip("\r\n"), sheet, own_setting), sheet, own_setting)
                )
            except QuireError as error:
                raise _bad_line(number, error) from error
            label = describe_edit(changes.edit, sheet.system, changes.inverse).render()
            change = Change(changes.edit, changes.inverse, label)
            committed = database.commit(id_, position, change, prepare_for_library(sheet)).result()
            position = committed.position
            if committed.character is not None:
                sheet = open_sheet(committed.character)
                own_setting = CharacterSetting(sheet, database)
            if as_json:
                result = {"revision": position.revision, "label": label, "merged": committed.merged}
                print_json_line({**result, "changed": changes.addresses})
            else:
                sys.stdout.write(f"{position.revision}\n")
                sys.stdout.flush()
    if position is first:
        print_err(say("No edits were given. Write one a line to standard input, like raw.hlth=14."))
        raise typer.Exit(NOTHING_DONE)


def _with_records(edit: Edit, sheet: Sheet, own_setting: CharacterSetting) -> Edit:
    """Return an edit that also records which entries of the character's world it embeds."""
    if sheet.character.setting is None or not may_embed(edit):
        return edit
    after = edit.apply(sheet.character, Uids(random.Random(0))).character
    record = record_entries(after, sheet.system, own_setting.setting, sheet.character)
    return edit if record is None else Batch((edit, record))


def _bad_line(number: int, error: QuireError) -> EditError:
    return EditError(Message("edit_refused", "Line {number}: {reason}", {"number": number, "reason": error.message}))


def history(id_: Id, as_json: AsJson = False, library: LibraryPath = None) -> None:
    """List the revisions of a character, newest first."""
    with open_library(library, must_exist=True, reads_only=True) as database:
        revisions = database.history(id_, limit=MAX_REVISIONS)
    if as_json:
        print_json(
            [
                {
                    "revision": each.number,
                    "time": each.time.isoformat(),
                    "label": each.label,
                    "source": str(each.origin),
                    "target": each.target,
                    "text": each.describe().render(),
                }
                for each in revisions
            ]
        )
        return
    for each in revisions:
        time = each.time.astimezone().strftime("%Y-%m-%d %H:%M:%S")
        print_out(one_line(f"{each.number:>5}  {time}  {render(each.describe())}"))


def undo(
    ids: Annotated[
        list[str] | None,
        typer.Argument(
            metavar="ID…",
            help="A character; several to undo an action on all of them as one.",
            autocompletion=complete_character,
        ),
    ] = None,
    campaign: Annotated[
        str | None,
        typer.Option(
            "--campaign",
            metavar="NAME",
            help="Undo the last action on the characters of this campaign.",
            autocompletion=complete_campaign,
        ),
    ] = None,
    as_json: AsJson = False,
    library: LibraryPath = None,
) -> None:
    """Undo the last edit of a character, or the last action on several."""
    given = list(ids or ())
    if bool(given) == (campaign is not None):
        raise WrongUsage(say("Name characters, or one campaign with --campaign."))
    if campaign is None and len(given) == 1:
        _undo_one(given[0], library, as_json=as_json)
        return
    with open_library(library, must_exist=True) as database:
        if campaign is not None:
            head = find_campaign(database, campaign)
            given = [each.id for each in database.campaigns.members(head.id) if not each.is_draft]
        edits = [each.revision for id_ in given for each in database.undo_state(id_, 1).undo[-1:]]
        newest = [each for each in edits if each.operation and each.origin is Origin.PROCEDURE]
        action = max(newest, key=lambda each: each.time, default=None)
        if action is None:
            raise LibraryError(
                Message("no_action", "No action on several characters is their newest edit, so none is undone.", {})
            )
        undone = database.undo_operation(given, action.operation)
        if len(undone) == sum(each.operation == action.operation for each in newest):
            database.campaigns.withdraw(undone, action.label)
        names = {id_: database.entry(id_).name for id_ in undone}
    if as_json:
        print_json({"undone": undone, "label": action.label})
        return
    for id_ in undone:
        print_out(one_line(say("{id}  {name}: undone: {label}", id=id_, name=display_name(names[id_]),
                               label=action.label)))  # fmt: skip


def _undo_one(id_: str, library: LibraryPath, *, as_json: bool) -> None:
    """Undo the last edit of a character; if it is an award of today, the session of the day loses its line."""
    with open_library(library, must_exist=True) as database:
        last, name = database.undo_state(id_, 1).undo[-1:], database.entry(id_).name
        committed = database.undo(id_).result()
        for each in last:
            database.campaigns.withdraw([id_], award_line(each.revision.label, name))
        _print_newest(database, id_, committed, as_json=as_json)


def redo(id_: Id, as_json: AsJson = False, library: LibraryPath = None) -> None:
    """Redo the last undone edit."""
    _step(id_, library, lambda database: database.redo(id_), as_json=as_json)


def restore(
    id_: Id,
    revision: Annotated[int, typer.Argument(metavar="REVISION", help="Revision number, from quire history.")],
    as_json: AsJson = False,
    library: LibraryPath = None,
) -> None:
    """Restore an earlier revision (as a new edit)."""
    _step(id_, library, lambda database: database.restore(id_, revision), as_json=as_json)


def _step(id_: str, library: LibraryPath, step: Callable[[Library], PendingCommit], *, as_json: bool) -> None:
    with open_library(library, must_exist=True) as database:
        _print_newest(database, id_, step(database).result(), as_json=as_json)


def _print_newest(database: Library, id_: str, committed: CommitResult, *, as_json: bool) -> None:
    (newest,) = database.history(id_, limit=1)
    if as_json:
        print_json({"revision": committed.position.revision, "text": newest.describe().render()})
    else:
        print_out(one_line(f"{committed.position.revision}  {render(newest.describe())}"))
