"""Names of days."""

from __future__ import annotations

from datetime import date, datetime, timedelta

from PySide6.QtCore import QLocale

from desktop.dates import day_name


def test_names_of_days(qapp: object) -> None:
    today = datetime.now().astimezone().date()
    assert day_name(today) == "Today"
    assert day_name(today - timedelta(days=1)) == "Yesterday"
    written = day_name(date(2026, 3, 1))
    assert QLocale().toDate(written, QLocale.FormatType.LongFormat).toString("yyyy-MM-dd") == "2026-03-01"
