"""What the tests of the wizard's preview must know of R.A.T.I.O.S."""

from __future__ import annotations

ARMOR = {"name": "Mail", "rank_max": 45, "bulk": 4, "weight_lb": 24}
HEAVIER = {"armor_bulk", "carried_weight_lb"}
"""What grows with the armor, and is better when it is less."""
