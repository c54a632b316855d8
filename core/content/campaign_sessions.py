"""Sessions of a campaign: what awards and fights of a day add to its document, or remove from it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from core.character.document import Character
from core.character.edits import AddRow, Batch, Edit, SetValue
from core.character.json_values import Json
from core.content.campaign_system import DATE, SESSIONS


def session_edit(campaign: Character, day: str, present: Sequence[tuple[str, str]], line: str) -> Edit:
    """Return the edit that notes what was awarded or fought on a day, in the day's session or a new one.

    Args:
        campaign: The document of the campaign.
        day: The day: ``2026-11-26``.
        present: Ids and names of the characters that were there; those that are noted already are left out.
        line: What was awarded or fought.
    """
    rows = [{"id": id, "name": name} for id, name in present]
    position = _session_of(campaign, day)
    if position is None:
        session: dict[str, Json] = {"date": day, "present": rows, "awarded": [line]}
        if (date := noted_date(campaign)) is not None:
            session["game_date"] = date
        return AddRow(SESSIONS, session)
    row = _sessions(campaign)[position]
    address = f"{SESSIONS}[{position}]"
    noted = [each.get("id") for each in _rows(row.get("present"))]
    new = [each for each in rows if each["id"] not in noted]
    edits: list[Edit] = [AddRow(f"{address}.present", each) for each in new]
    return Batch((*edits, SetValue(f"{address}.awarded", [*_lines(row), line])))


def withdrawal_edit(campaign: Character, day: str, line: str) -> Edit | None:
    """Return the edit that removes a line of a day; None if the day's session has no such line.

    Args:
        campaign: The document of the campaign.
        day: The day.
        line: The line, of which the last one is removed.
    """
    position = _session_of(campaign, day)
    if position is None:
        return None
    lines = _lines(_sessions(campaign)[position])
    if line not in lines:
        return None
    last = len(lines) - 1 - lines[::-1].index(line)
    return SetValue(f"{SESSIONS}[{position}].awarded", [*lines[:last], *lines[last + 1 :]])


def noted_date(campaign: Character) -> str | None:
    """Return the date in the game as a session notes it, ``14.3.612``; None where none was ever set."""
    own = campaign.data.get("campaign")
    date = own.get(DATE.rpartition(".")[2]) if isinstance(own, Mapping) else None
    if not isinstance(date, Mapping):
        return None
    return ".".join(str(date.get(part, 1)) for part in ("day", "month", "year"))


def _sessions(campaign: Character) -> list[Mapping[str, Json]]:
    own = campaign.data.get("campaign")
    return _rows(own.get("sessions")) if isinstance(own, Mapping) else []


def _session_of(campaign: Character, day: str) -> int | None:
    """Return the position of the last session of a day."""
    found = [position for position, row in enumerate(_sessions(campaign)) if row.get("date") == day]
    return found[-1] if found else None


def _rows(value: Json) -> list[Mapping[str, Json]]:
    return [each for each in value if isinstance(each, Mapping)] if isinstance(value, list) else []


def _lines(row: Mapping[str, Json]) -> list[Json]:
    lines = row.get("awarded")
    return list(lines) if isinstance(lines, list) else []
