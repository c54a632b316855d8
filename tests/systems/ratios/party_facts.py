"""A sample of R.A.T.I.O.S. as the second game in tests of parties."""

from __future__ import annotations

from core.character.edits import SetValue

MEMBER = "pell"
NAME = "Pell Reedborn"
COLUMN = "Damage Status"
LOSS = SetValue("damage_taken", 20)
LOSS_SHOWN = "Current Damage Status: 5/25 to "
