"""Registers the notations of RPG.Rules 2.10: skill lines, and the die faces armor stops."""

from core.rules.notations import Notation, Notations, ValueNotation
from core.systems.kinsler.armor_notation import parse_stops, print_stops
from core.systems.kinsler.builtin_lines import fixed, inputs
from core.systems.kinsler.skill_notation import KEYS, print_row, read_open_row, read_row

NOTATIONS: Notations = {
    "skills": Notation(
        label="skill line",
        example="Short_Sword:2 [+1] (STR vs {PHY})",
        parse=read_row,
        print=print_row,
        parse_open=read_open_row,
        keys=KEYS,
        inputs=inputs,
        fixed=fixed,
        brackets="()[]",
    ),
    "armor[].stops": ValueNotation(parse_stops, print_stops),
}
"""How rows are written as lines, by the key of their list, and the numbers that armor stops, by their field's."""
