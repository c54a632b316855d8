"""Constant: a Qt property type given by name, string lists that Designer can edit."""

from __future__ import annotations

from typing import Final, cast

STRING_LIST: Final = cast("type", "QStringList")
"""A string list that Designer can edit; a Python list would be opaque to it."""
