"""The minus sign before numbers below 0, for modules that are loaded before the first character."""

from __future__ import annotations

from typing import Final

MINUS: Final = "\N{MINUS SIGN}"
