"""The weapon that an opponent line names: one of the setting, with which a quick opponent is armed.

Any part of a line that is the name of a weapon means it, with or without the word ``weapon`` before it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from core.character.json_values import Json
from core.character.sheet import Sheet
from core.content.entry_rows import offered_rows
from core.content.setting import Setting
from core.errors import AnswerError
from core.messages import Message
from core.play.conflict import Conflict
from core.play.fighter_weapon import LIST
from core.procedures.readers import is_same_name, text
from core.rules.model import System


def weapon_names(conflict: Conflict, system: System, setting: Setting | None) -> tuple[str, ...]:
    """Return the names of the weapons that an opponent line may use, as the setting lists them."""
    return tuple(dict.fromkeys(text(row, "name") for row in _rows(conflict, system, setting)))


def arm_opponent(conflict: Conflict, sheet: Sheet, setting: Setting | None, name: str) -> None:
    """Arm a quick opponent with a weapon of the setting.

    Raises:
        AnswerError: The setting has no such weapon.
    """
    uses = [row for row in _rows(conflict, sheet.system, setting) if is_same_name(text(row, "name"), name)]
    if conflict.arm is None or not uses:
        raise AnswerError(Message("quick_no_weapon", "This world has no weapon {name}.", {"name": name}))
    conflict.arm(sheet, uses)


def _rows(conflict: Conflict, system: System, setting: Setting | None) -> Sequence[Mapping[str, Json]]:
    return [] if conflict.arm is None else [each.row for each in offered_rows(system, setting, LIST)]
