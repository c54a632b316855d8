"""Procedure to end a creation by hand: later changes of skills cost experience.

Source: RPG.Rules, SKILL PURCHASE.
"""

from __future__ import annotations

from core.character.edits import Edit, SetValue
from core.character.sheet import Sheet
from core.messages import Message
from core.procedures.ask_helpers import show, write
from core.procedures.procedure import Procedure, ProcedureKind, Situation
from core.procedures.readers import group, number, sheet_rows
from core.procedures.requests import Conversation, Show


def _finish(situation: Situation) -> Conversation:
    sheet = situation.sheet
    edits: list[Edit] = [
        SetValue(f"skills[{index}].creation_level", number(sheet, f"skills[{index}].level"))
        for index, row in enumerate(sheet_rows(sheet, "skills"))
        if row.get("creation_level") != number(sheet, f"skills[{index}].level")
    ]
    sheet = yield from write("finished", *edits, SetValue("creation.done", True))
    yield from show(
        Show(
            key="outcome",
            label="Creation is finished",
            cite="SKILL PURCHASE",
            text="All skills count as bought with creation points at the levels they have; from now on changes cost "
            "experience.",
            addresses=("creation_left", "creation_stats", "xp_left"),
        )
    )


def _closed(sheet: Sheet) -> Message | None:
    if group(sheet.character.data, "creation").get("done") is True:
        return Message("creation_done", "The creation of this character is finished; changes cost experience.", {})
    if not sheet_rows(sheet, "skills"):
        return Message("nothing_bought", "The character has no skills yet that a creation could end with.", {})
    return None


FINISH = Procedure(
    key="finish_creation",
    label="Finish creation by hand",
    kind=ProcedureKind.ADVANCEMENT,
    cite="SKILL PURCHASE",
    help="Counts all skills as bought with creation points, for characters that were typed in or pasted as lines.",
    start=_finish,
    closed=_closed,
)
"""For characters created without the twelve steps."""
