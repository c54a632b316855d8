"""Facts on the Eastern Isles System for the tests of the wizard's preview."""

from __future__ import annotations

ARMOR = {"name": "Jerkin", "enc": 10, "ac": -2}
HEAVIER = {"enc_total"}
"""What grows with the armor, and is better when it is less."""

RECOVERING = "hild"
HAS_HEADS = True
"""Whether current and maximum values have heads."""
