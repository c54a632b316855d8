"""RPG.Rules 2.10: what only code can say of the game, beside its data in ``resources/rules/kinsler``.

`FUNCTIONS` are the pure functions that its formulas use, `PROCEDURES` what can be run with a character, `CONFLICTS`
what is fought out between several, `NOTATIONS` how a skill is written as one line.
"""

from collections.abc import Mapping

from core.play import Conflict
from core.procedures import Procedure
from core.rules import Notation
from core.systems.kinsler.attempts import ATTEMPT
from core.systems.kinsler.checks import FAITH, RESIST
from core.systems.kinsler.conflict import CONFLICT
from core.systems.kinsler.creation import CREATION
from core.systems.kinsler.experience import ADVANCEMENT
from core.systems.kinsler.finishing import FINISH
from core.systems.kinsler.functions import FUNCTIONS
from core.systems.kinsler.notation import KEYS, print_row, read_open_row, read_row
from core.systems.kinsler.own_lines import fixed, inputs
from core.systems.kinsler.recovery import PASS_TIME

PROCEDURES: tuple[Procedure, ...] = (CREATION, FINISH, *ADVANCEMENT, ATTEMPT, FAITH, RESIST, PASS_TIME)
"""Everything that can be run, in the order in which lists show it."""

CONFLICTS: tuple[Conflict, ...] = (CONFLICT,)
"""What is fought out between several characters."""

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

__all__ = ["CONFLICTS", "FUNCTIONS", "NOTATIONS", "PROCEDURES"]
