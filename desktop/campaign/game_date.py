"""Writes and reads the date in the game of a campaign: day, month and year as numbers."""

from __future__ import annotations

import re
from typing import Final

from PySide6.QtCore import QCoreApplication

from core.character.edits import Batch, SetValue
from core.content.campaign_date import GameDate
from core.content.campaign_system import DATE

_NUMBER: Final = re.compile(r"\d{1,6}")
_PARTS: Final = ("day", "month", "year")


def date_text(date: GameDate) -> str:
    """Return a date as people read it, day first."""
    template = QCoreApplication.translate("CampaignView", "{day}/{month}/{year}")
    return template.format(day=date.day, month=date.month, year=date.year)


def read_typed_date(text: str) -> Batch | None:
    """Return the edit that sets a typed date, day first; None if it does not name three numbers from 1."""
    numbers = [int(each) for each in _NUMBER.findall(text)]
    if len(numbers) != len(_PARTS) or 0 in numbers:
        return None
    edits = (SetValue(f"{DATE}.{part}", number) for part, number in zip(_PARTS, numbers, strict=True))
    return Batch(tuple(edits))
