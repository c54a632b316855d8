"""How procedures begin: why some cannot, as every game says it, and which optional rules a new character has."""

from __future__ import annotations

from typing import Final

from core.character import SetOption, Sheet
from core.messages import Message, Word, phrase
from core.procedures.asking import Asking, choose, write_any
from core.procedures.content import has_option
from core.procedures.requests import Choose, Option, always
from core.rules import FieldType

DEAD_DO_NOT_RECOVER: Final = Message("recovery_dead", "The dead do not recover.")
"""Why a recovery is closed to the dead."""


def made_already(sheet: Sheet) -> Message:
    """Say that a character has been created, and cannot be once more."""
    return Message(
        "created_already",
        "{name} is made already. Make a new character, or change this one's sheet.",
        {"name": sheet.character.name or "This character"},
    )


def change_switches(sheet: Sheet, *, step: str, cite: str) -> Asking[Sheet]:
    """Ask which switches among the optional rules shall be turned over, and turn them; no answer leaves all of them.

    Args:
        sheet: The character.
        step: Step of the procedure that asks.
        cite: Section of the book.
    """
    offered = {key: each for key, each in sheet.system.options.items() if each.type is FieldType.BOOL}
    turned = {key: SetOption(key, not has_option(sheet, key)) for key in offered}
    keys = yield from choose(
        Choose(
            key="options",
            label="Optional rules to change",
            help="Those that are chosen are switched from on to off or from off to on; the others stay as they are.",
            cite=cite,
            step=step,
            options=tuple(
                Option(
                    key,
                    phrase("{rule} (now on)" if has_option(sheet, key) else "{rule} (now off)", rule=Word(each.label)),
                    each.help,
                    preview=(turned[key],),
                )
                for key, each in offered.items()
            ),
            least=0,
            most=len(offered),
            policy=always([]),
        )
    )
    edits = [edit for key, edit in turned.items() if key in keys]
    return (yield from write_any(sheet, "options.written", edits, step=step))
