"""What widgets share in painting."""

from __future__ import annotations

import pytest

from desktop.widgets.painting import with_minus


@pytest.mark.parametrize(
    ("text", "shown"),
    [("-6", "\N{MINUS SIGN}6"), ("6", "6"), ("", ""), ("-", "-"), ("1d6-2", "1d6-2"), ("-x", "-x"), ("—", "—")],
)
def test_numbers_below_zero_have_a_real_minus(text: str, shown: str) -> None:
    assert with_minus(text) == shown
