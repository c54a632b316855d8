"""Writes a date for people: today, yesterday, or the date in the locale's long format."""

from __future__ import annotations

from datetime import date, datetime, timedelta

from PySide6.QtCore import QCoreApplication, QDate, QLocale


def day_name(day: date) -> str:
    """Return "Today", "Yesterday", or the date in the locale's long format."""
    today = datetime.now().astimezone().date()
    if day == today:
        return QCoreApplication.translate("days", "Today")
    if day == today - timedelta(days=1):
        return QCoreApplication.translate("days", "Yesterday")
    return QLocale().toString(QDate(day.year, day.month, day.day), QLocale.FormatType.LongFormat)
