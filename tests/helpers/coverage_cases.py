"""Cases of one test that do the same with other data."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest


def measure_first_only(cases: Iterable[Any]) -> list[Any]:
    """Let coverage watch the first case alone: the others run the same lines, and take three times as long watched."""
    first, *others = cases
    return [first, *(pytest.param(each, marks=pytest.mark.repeats) for each in others)]
