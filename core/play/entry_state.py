"""How somebody would enter a conflict, before anybody decides that he does."""

from __future__ import annotations

from core.character import Sheet
from core.content import Setting
from core.errors import QuireError
from core.play.arena import Arena, Participant
from core.play.conflict import Conflict
from core.play.fight import Fight


def state_at_entry(conflict: Conflict, sheet: Sheet, setting: Setting | None = None) -> str:
    """Return the game's word for the state in which somebody would enter a conflict, as "dead"; "" for one who is well.

    The conflict is begun for it, with somebody just like him on the other side; the sheet is left as it is.

    Args:
        conflict: The kind of conflict.
        sheet: Who would take part.
        setting: The Game Master's world.
    """
    both = [(Participant(side, side), sheet) for side in ("one", "other")]
    try:
        return Fight(conflict, Arena.create(both, setting), 0).table.states[0]
    except QuireError:
        return ""  # why it cannot begin is said when somebody begins it
