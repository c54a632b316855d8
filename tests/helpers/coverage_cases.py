"""Parametrized cases that run the same lines with other data."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest


def measure_first_only(cases: Iterable[Any]) -> list[Any]:
    """Return cases of which coverage measures only the first, as measured ones take three times as long."""
    first, *others = cases
    return [first, *(pytest.param(each, marks=pytest.mark.repeats) for each in others)]
