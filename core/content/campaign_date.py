"""The date in the game of a campaign, where its game has a calendar: year, month and day, and steps of days.

A month has as many days as the campaign's own rules say; the last month of a year has the rest, too.
"""

from __future__ import annotations

from dataclasses import dataclass

from core.character.edits import Batch, SetValue
from core.character.sheet import Sheet
from core.content.campaign_system import DATE
from core.messages import Message

MOST_DAYS = 100_000
"""A step of more days than this is cut."""


@dataclass(frozen=True, slots=True)
class GameDate:
    """A date in the game; months and days are counted from 1."""

    year: int
    month: int
    day: int

    @property
    def text(self) -> Message:
        """The date for people."""
        values = {"day": self.day, "month": self.month, "year": str(self.year)}
        return Message("game_date", "day {day}, month {month}, year {year}", values)


def read_date(campaign: Sheet) -> GameDate | None:
    """Return the date in the game; None where the game has no calendar, or its numbers make none.

    Args:
        campaign: Sheet of the campaign.
    """
    if _lengths(campaign) is None:
        return None
    year, month, day = (campaign.value(f"{DATE}.{part}") for part in ("year", "month", "day"))
    whole = [max(1, each) if isinstance(each, int) else 1 for each in (year, month, day)]
    return GameDate(*whole)


def move_date(campaign: Sheet, days: int) -> Batch:
    """Return the edit that moves the date of a campaign by some days; it ends at the first day of year 1.

    Args:
        campaign: Sheet of the campaign; its game has a calendar.
        days: Days, negative to go back.
    """
    lengths, date = _lengths(campaign), read_date(campaign)
    if lengths is None or date is None:
        return Batch(())
    year_days, month_days = lengths
    months = year_days // month_days
    number = (date.year - 1) * year_days + (min(date.month, months) - 1) * month_days + date.day - 1
    number = max(0, number + max(-MOST_DAYS, min(days, MOST_DAYS)))
    year, rest = divmod(number, year_days)
    month = min(rest // month_days, months - 1)
    parts = {"year": year + 1, "month": month + 1, "day": rest - month * month_days + 1}
    return Batch(tuple(SetValue(f"{DATE}.{part}", value) for part, value in parts.items()))


def _lengths(campaign: Sheet) -> tuple[int, int] | None:
    """Return the days of a year and of a month; None without a calendar that makes sense."""
    calendar = campaign.system.calendar
    if calendar is None:
        return None
    year, month = campaign.value(calendar.year_days), campaign.value(calendar.month_days)
    if not isinstance(year, int) or not isinstance(month, int) or not 0 < month <= year:
        return None
    return year, month
