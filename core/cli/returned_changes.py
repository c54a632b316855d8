"""Takes what a PDF or a page for the phone brings back into the library, as one edit; prints each value."""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING

from core.character.edit_labels import describe_edit
from core.cli.console import display_name, one_line
from core.cli.output_language import render, say, translator_of
from core.returned_sheets.comparison import Difference, edit_of
from core.returned_sheets.library_intake import Intake, compare_with_library, take_differences
from core.returned_sheets.values import ReturnedSheet

if TYPE_CHECKING:
    from collections.abc import Sequence

    from core.character.json_values import Json
    from core.store.library import Library


class ChangeChoice(StrEnum):
    """Which changes of a sheet are taken."""

    SAFE = "safe"
    ALL = "all"
    NONE = "none"


def take_changes(
    database: Library, returned: ReturnedSheet, choice: ChangeChoice
) -> tuple[Intake, str, Sequence[Difference]]:
    """Take changes into the library; return them, the id of the character ("" for a new one left out), and those taken.

    Raises:
        QuireError: There is no such character, or it cannot be saved.
    """
    intake = compare_with_library(database, returned, translator_of)
    taken = {ChangeChoice.SAFE: intake.safe, ChangeChoice.ALL: intake.takeable, ChangeChoice.NONE: ()}[choice]
    if choice is ChangeChoice.NONE:
        return intake, intake.id, taken
    label = describe_edit(edit_of(taken), intake.sheet.system).render()
    return intake, take_differences(database, intake, taken, label), taken


def change_lines(intake: Intake, taken: Sequence[Difference]) -> list[str]:
    """Return a line for the character that is in the library already, and one for each difference."""
    lines = []
    if not intake.is_new:
        lines.append(one_line(f"{intake.id}  {display_name(intake.returned.name or intake.name)}"))
        if not intake.differences:
            lines.append(f"  {say('Nothing differs from the library.')}")
    for each in intake.differences:
        text = say("{was} before, {now} on the sheet", was=each.was or "–", now=each.returned or "–")
        if each.present and each.present != each.was:
            text = say("{before}, {present} in the library", before=text, present=each.present)
        if intake.is_new and not each.was:
            text = each.returned
        outcome = say("taken") if each in taken else say("not taken")
        if each.reason is not None:
            outcome = f"{outcome}: {render(each.reason, intake.sheet.system.id)}"
        lines.append(one_line(f"  {display_name(each.label)}: {text} ({outcome})"))
    return lines


def changes_json(intake: Intake, id_: str, taken: Sequence[Difference]) -> list[dict[str, object]]:
    """Return each difference as JSON."""
    return [
        {
            "id": id_,
            "address": each.value.address,
            "was": _plain(each.value.was),
            "returned": each.returned if each.is_new_row else each.value.now,
            "present": each.present_value,
            "taken": each in taken,
        }
        for each in intake.differences
    ]


def _plain(value: object) -> Json:
    return value if isinstance(value, int | str) else None
