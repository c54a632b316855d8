"""Types of properties that Qt knows by name only."""

from __future__ import annotations

from typing import Final, cast

STRING_LIST: Final = cast("type", "QStringList")
"""A list of texts, which Designer edits as one; a Python list would be a closed box to it."""
