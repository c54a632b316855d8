"""Facts on RPG.Rules for the tests of the wizard's preview."""

from __future__ import annotations

ARMOR = {"name": "Mail", "weight_lb": 30}
HEAVIER = {"carried_weight_lb"}
"""What grows with the armor, and is better when it is less."""

RECOVERING = "brian"
HAS_HEADS = True
"""Whether current and maximum values have heads."""
