"""Returns edits to leave or enter a profession; resumes one; closes and starts Step charts."""

from __future__ import annotations

from core.character.edits import AddRow, Edit, SetValue
from core.character.json_values import Json
from core.character.sheet import Sheet
from core.procedures.ask_helpers import Subprocedure, write
from core.procedures.readers import group, number, sheet_rows, text, whole
from core.systems.sord.lore_offers import unspent_lore
from core.systems.sord.skill_rows import Entry
from core.systems.sord.step_advancement import CARRIED, CATEGORIES, log_row, new_chart


def profession_rows(sheet: Sheet, *, is_current: bool) -> tuple[int, ...]:
    """Return the rows of practiced or former professions."""
    return tuple(
        index
        for index, row in enumerate(sheet_rows(sheet, "professions"))
        if (row.get("current", True) is not False) == is_current
    )


def leave_edits(sheet: Sheet, index: int, date: str) -> tuple[Edit, ...]:
    """Return the edits that close the chart and leave the profession of a row.

    The Step Advancement is noted on the row, unspent Lore is lost, the Steps go into the log.

    Source: SORD III; R13.
    """
    row = sheet_rows(sheet, "professions")[index]
    address = f"professions[{index}]"
    erased = group(sheet.character.data, "lore_erased")
    lore = unspent_lore(sheet)
    return (
        SetValue(f"{address}.current", False),
        SetValue(f"{address}.left_at_level", number(sheet, "step_level")),
        SetValue(f"{address}.sa_noted", number(sheet, "current_sa")),
        SetValue(f"{address}.left_date", date),
        *(
            SetValue(f"lore_erased.{kind}", whole(erased, kind) + lore[kind])
            for kind in ("trained", "educated")
            if lore[kind] > 0
        ),
        *logged_chart(sheet, text(row, "name"), date),
        *new_chart(0, 0),
    )


def logged_chart(sheet: Sheet, profession: str, date: str) -> tuple[Edit, ...]:
    """Return the edits that log the Steps of the current chart."""
    chart = group(sheet.character.data, "steps")
    return tuple(
        log_row("change", category=category, amount=whole(chart, category), note=profession, date=date)
        for category in (*CATEGORIES, CARRIED)
        if whole(chart, category)
    )


def enter_edits(sheet: Sheet, profession: Entry, date: str) -> tuple[Edit, ...]:
    """Return the edits that enter a new profession.

    Source: SORD III; R8, R9.
    """
    row: dict[str, Json] = {
        **profession,
        "current": True,
        "start_date": date,
        "entered_at_level": number(sheet, "step_level"),
        "left_at_level": 0,
        "sa_noted": 0,
        "left_date": "",
    }
    return (AddRow("professions", row), SetValue("common_folk", False))


def resume_former(sheet: Sheet, index: int, held: int) -> Subprocedure[Sheet]:
    """Resume a former profession: its noted Step Advancements count again, at the current price.

    Args:
        sheet: The character, with the profession being left already closed.
        index: Row of the former profession.
        held: Step Advancements of a chart without profession; 0 if one was left.

    Source: SORD III; R10.
    """
    address = f"professions[{index}]"
    noted = whole(sheet_rows(sheet, "professions")[index], "sa_noted") + held
    sheet = yield from write(
        "resumed.profession",
        SetValue(f"{address}.current", True),
        SetValue(f"{address}.left_at_level", 0),
        SetValue(f"{address}.left_date", ""),
        SetValue(f"{address}.sa_noted", 0),
        SetValue("common_folk", False),
    )
    cost = noted * number(sheet, "step_rate")
    return (yield from write("resumed.chart", *new_chart(cost, min(4, noted))))
