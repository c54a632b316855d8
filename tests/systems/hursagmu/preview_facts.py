"""Facts on HURSAGMU for the tests of the wizard's preview."""

from __future__ import annotations

ARMOR = {"name": "Mail", "weight_lb": 24}
HEAVIER = {"load_lb"}
"""What grows with the armor, and is better when it is less."""

RECOVERING = "tessaly"
HAS_HEADS = False
"""Whether current and maximum values have heads."""
