"""The moment of a printed file: a day, ``SOURCE_DATE_EPOCH``, or the present."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta

import pytest

from core.errors import ExportError
from core.export.print_moment import print_moment


def test_a_day_goes_before_everything() -> None:
    assert print_moment(date(2026, 11, 20), {"SOURCE_DATE_EPOCH": "5"}) == datetime(2026, 11, 20, tzinfo=UTC)


def test_source_date_epoch_is_a_moment() -> None:
    assert print_moment(None, {"SOURCE_DATE_EPOCH": " 1700000000 "}) == datetime.fromtimestamp(1_700_000_000, UTC)


def test_otherwise_it_is_the_present() -> None:
    moment = print_moment(None, {})
    assert moment.tzinfo is not None
    assert abs(moment - datetime.now(UTC)) < timedelta(minutes=5)


@pytest.mark.parametrize("text", ["yesterday", "1e9", "9" * 40])
def test_what_is_no_number_of_seconds_is_refused(text: str) -> None:
    with pytest.raises(ExportError, match="not a number of seconds"):
        print_moment(None, {"SOURCE_DATE_EPOCH": text})
