"""Inputs that are shown on the sheet and have no field on a form, with the reason for each."""

from __future__ import annotations

from typing import Final

WITHOUT_FIELD: Final[dict[str, str]] = {}
