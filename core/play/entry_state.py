"""Returns a character's state (such as dead) at the start of a conflict, by starting one."""

from __future__ import annotations

from core.character.sheet import Sheet
from core.content.setting import Setting
from core.errors import QuireError
from core.play.arena import Arena, Participant
from core.play.conflict import Conflict
from core.play.fight import Fight


def state_at_entry(conflict: Conflict, sheet: Sheet, setting: Setting | None = None) -> str:
    """Return the game's word for a character's state on entering a conflict, such as "dead"; "" if well.

    The conflict is started on a copy, against an identical opponent; the sheet is not modified.

    Args:
        conflict: The kind of conflict.
        sheet: The character.
        setting: The Game Master's setting.
    """
    both = [(Participant(side, side), sheet) for side in ("one", "other")]
    try:
        return Fight(conflict, Arena.create(both, setting), 0).table.states[0]
    except QuireError:
        return ""  # the reason is reported when the conflict is started
