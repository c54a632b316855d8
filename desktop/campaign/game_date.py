"""Writes dates in the game of a campaign as people read them."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from core.content.campaign_date import GameDate, parse_date


def date_text(date: GameDate) -> str:
    """Return a date as people read it, day first."""
    template = QCoreApplication.translate("CampaignView", "{day}/{month}/{year}")
    return template.format(day=date.day, month=date.month, year=date.year)


def noted_text(note: str) -> str:
    """Return the date that a session notes as people read it; any other text as it is."""
    date = parse_date(note)
    return note if date is None else date_text(date)
