"""RPG.Rules 2.10: how a skill is written as one line."""

from collections.abc import Mapping

from core.rules import Notation
from core.systems.kinsler.notation import KEYS, print_row, read_open_row, read_row
from core.systems.kinsler.own_lines import fixed, inputs

NOTATIONS: Mapping[str, Notation] = {
    "skills": Notation(
        label="skill line",
        example="Short_Sword:2 [+1] (STR vs {PHY})",
        parse=read_row,
        print=print_row,
        parse_open=read_open_row,
        keys=KEYS,
        inputs=inputs,
        fixed=fixed,
    ),
}
"""How rows are written as lines, by the key of their list."""
