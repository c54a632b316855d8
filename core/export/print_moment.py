"""Says which moment a printed file gives as its own: of the day that was asked for, or of ``SOURCE_DATE_EPOCH``."""

from __future__ import annotations

import os
from collections.abc import Mapping
from datetime import UTC, date, datetime
from typing import Final

from core.errors import ExportError
from core.messages import Message

VARIABLE: Final = "SOURCE_DATE_EPOCH"
"""Environment variable with seconds since 1970, by which programs that build things make the same file every time."""


def print_moment(day: date | None = None, environment: Mapping[str, str] = os.environ) -> datetime:
    """Return the beginning of a day in UTC; without a day, the moment of ``SOURCE_DATE_EPOCH``, or else the present.

    Args:
        day: The day, or None.
        environment: Environment variables.

    Raises:
        ExportError: ``SOURCE_DATE_EPOCH`` is not a number of seconds.
    """
    text = environment.get(VARIABLE, "").strip()
    try:
        moment = datetime.fromtimestamp(int(text), UTC) if text else datetime.now().astimezone()
    except (ValueError, OverflowError, OSError) as error:
        template = "SOURCE_DATE_EPOCH is {value}, which is not a number of seconds since 1970. Correct or remove it."
        raise ExportError(Message("source_date", template, {"value": text[:40]})) from error
    return moment if day is None else datetime(day.year, day.month, day.day, tzinfo=UTC)
