"""RPG.Rules 2.10: what only code can say of the game, beside its data in ``resources/rules/kinsler``.

`FUNCTIONS` are the pure functions that its formulas use, `NOTATIONS` how a skill is written as one line.
"""

from collections.abc import Mapping

from core.rules import Notation
from core.systems.kinsler.functions import FUNCTIONS
from core.systems.kinsler.notation import print_row, read_open_row, read_row

NOTATIONS: Mapping[str, Notation] = {
    "skills": Notation(
        label="skill line",
        example="Short_Sword:2 [+1] (STR vs {PHY})",
        parse=read_row,
        print=print_row,
        parse_open=read_open_row,
        keys=(
            "name",
            "level",
            "type",
            "effect_mod",
            "base",
            "verb",
            "target",
            "passive_only",
            "zero_passive_fatigue",
            "stack",
            "rate",
            "remarks",
        ),
    ),
}
"""How rows are written as lines, by the key of their list."""

__all__ = ["FUNCTIONS", "NOTATIONS"]
