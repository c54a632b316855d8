"""Takes the changes that a page for the phone sent back into the library, as one edit that can be undone."""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING

from core.character.edit_labels import describe_edit
from core.cli.console import display_name, one_line
from core.cli.output_language import render, say
from core.cli.sources import open_sheet, prepare_for_library
from core.errors import DocumentError
from core.export.returned_changes import Difference, ReturnedChanges, compare_changes, edit_of
from core.messages import Message
from core.store.records import Change

if TYPE_CHECKING:
    from core.store.library import Library


class ChangeChoice(StrEnum):
    """Which changes of a page are taken."""

    SAFE = "safe"
    ALL = "all"
    NONE = "none"


def take_changes(database: Library, returned: ReturnedChanges, choice: ChangeChoice) -> list[tuple[Difference, bool]]:
    """Take changes into the library; return each difference, and whether it was taken.

    Raises:
        QuireError: There is no such character, or it cannot be saved.
    """
    if not returned.id:
        raise DocumentError(
            Message(
                "changes_without_id",
                "The page was made of a file, not of a character in the library. Export it from the library.",
            )
        )
    stored = database.load(returned.id)
    sheet = open_sheet(stored.character)
    differences = compare_changes(returned, sheet, stored.position.revision)
    taken = tuple(
        each
        for each in differences
        if each.reason is None and (each.is_safe or choice is ChangeChoice.ALL) and choice is not ChangeChoice.NONE
    )
    if taken:
        changes = sheet.apply(edit_of(taken))
        label = describe_edit(changes.edit, sheet.system, changes.inverse).render()
        change = Change(changes.edit, changes.inverse, label)
        database.commit(returned.id, stored.position, change, prepare_for_library(sheet)).result()
    return [(each, each in taken) for each in differences]


def change_lines(returned: ReturnedChanges, differences: list[tuple[Difference, bool]]) -> list[str]:
    """Return a line for the character, and one for each difference."""
    lines = [one_line(f"{returned.id}  {display_name(returned.name)}")]
    if not differences:
        lines.append(f"  {say('Nothing differs from the library.')}")
    for each, is_taken in differences:
        change = each.change
        text = say("{was} before, {now} on the page", was=change.was, now=change.now)
        if each.present is not None and each.present != change.was:
            text = say("{before}, {present} in the library", before=text, present=each.present)
        outcome = say("taken") if is_taken else say("not taken")
        if each.reason is not None:
            outcome = f"{outcome}: {render(each.reason)}"
        lines.append(one_line(f"  {display_name(change.label)}: {text} ({outcome})"))
    return lines
