"""The date in the game of a campaign, where its game has a calendar: read, typed, checked, and moved by days.

A month has as many days as the campaign's own rules say; the last month of a year has the rest, too.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from core.character.edits import Batch, SetValue
from core.character.sheet import Sheet
from core.content.campaign_system import DATE
from core.errors import EditError
from core.messages import Message

MOST_DAYS: Final = 100_000
"""A step of more days than this is cut."""

_TYPED: Final = re.compile(r"\W*(\d{1,6})\W+(\d{1,6})\W+(\d{1,6})\W*")
_PARTS: Final = ("day", "month", "year")


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

    @property
    def note(self) -> str:
        """The date as a session notes it: ``14.3.612``."""
        return f"{self.day}.{self.month}.{self.year}"


def parse_date(text: str) -> GameDate | None:
    """Return the date that a text names by three numbers from 1, day first; None for any other text."""
    found = _TYPED.fullmatch(text)
    day, month, year = (int(each) for each in found.groups()) if found is not None else (0, 0, 0)
    return GameDate(year, month, day) if day and month and year else None


def read_date(campaign: Sheet) -> GameDate | None:
    """Return the date in the game, at most the last day of its month; None where the game has no calendar.

    Args:
        campaign: Sheet of the campaign.
    """
    calendar = _calendar(campaign)
    if calendar is None:
        return None
    date = _stored(campaign)
    month = min(date.month, calendar.months)
    return GameDate(date.year, month, min(date.day, calendar.days_of(month)))


def check_date(campaign: Sheet) -> None:
    """Check that the numbers of a campaign's date make a date of its game; one without a calendar has none to check.

    Raises:
        EditError: They make none.
    """
    calendar = _calendar(campaign)
    if calendar is not None and (problem := _problem(_stored(campaign), calendar)) is not None:
        raise EditError(problem)


def typed_date(campaign: Sheet, text: str) -> GameDate:
    """Return the date of a campaign's game that a text names by three numbers, day first.

    Raises:
        EditError: It names none, the date is not in the calendar, or the game has none.
    """
    calendar, date = _calendar(campaign), parse_date(text)
    if calendar is None:
        raise EditError(Message("no_calendar", "This game has no calendar, so the campaign has no date in the game."))
    if date is None:
        raise EditError(
            Message(
                "no_game_date",
                "{text} is no date. Type day, month and year as numbers, in this order.",
                {"text": text},
            )
        )
    if (problem := _problem(date, calendar)) is not None:
        raise EditError(problem)
    return date


def date_edit(date: GameDate) -> Batch:
    """Return the edit that sets the date of a campaign."""
    return Batch(tuple(SetValue(f"{DATE}.{part}", getattr(date, part)) for part in _PARTS))


def move_date(campaign: Sheet, days: int) -> Batch:
    """Return the edit that moves the date of a campaign by some days; it ends at the first day of year 1.

    Args:
        campaign: Sheet of the campaign; its game has a calendar.
        days: Days, negative to go back.
    """
    calendar, date = _calendar(campaign), read_date(campaign)
    if calendar is None or date is None:
        return Batch(())
    number = (date.year - 1) * calendar.year_days + (date.month - 1) * calendar.month_days + date.day - 1
    number = max(0, number + max(-MOST_DAYS, min(days, MOST_DAYS)))
    year, rest = divmod(number, calendar.year_days)
    month = min(rest // calendar.month_days, calendar.months - 1)
    return date_edit(GameDate(year + 1, month + 1, rest - month * calendar.month_days + 1))


@dataclass(frozen=True, slots=True)
class _Calendar:
    year_days: int
    month_days: int

    @property
    def months(self) -> int:
        return self.year_days // self.month_days

    def days_of(self, month: int) -> int:
        return self.month_days if month < self.months else self.year_days - (self.months - 1) * self.month_days


def _calendar(campaign: Sheet) -> _Calendar | None:
    """Return the days of a year and of a month; None without a calendar that makes sense."""
    names = campaign.system.calendar
    if names is None:
        return None
    year, month = campaign.value(names.year_days), campaign.value(names.month_days)
    if not isinstance(year, int) or not isinstance(month, int) or not 0 < month <= year:
        return None
    return _Calendar(year, month)


def _stored(campaign: Sheet) -> GameDate:
    """Return the numbers of a campaign's date, 1 for what is less or cannot be read."""
    day, month, year = (campaign.value(f"{DATE}.{part}") for part in _PARTS)
    return GameDate(*(max(1, each) if isinstance(each, int) else 1 for each in (year, month, day)))


def _problem(date: GameDate, calendar: _Calendar) -> Message | None:
    if date.month > calendar.months:
        values = {"count": calendar.months, "month": date.month}
        return Message(
            "no_such_month", "A year of this game has {count:# month|# months}, so there is no month {month}.", values
        )
    days = calendar.days_of(date.month)
    if date.day > days:
        values = {"month": date.month, "count": days, "day": date.day}
        return Message("no_such_day", "Month {month} has {count:# day|# days}, so there is no day {day}.", values)
    return None
