"""What people want to be asked in a fight, and what Quire decides and rolls for them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from core.character import Json
from core.play.arena import Control, parse_control


@dataclass(frozen=True, slots=True)
class DecisionPolicy:
    """What people want to be asked, and what Quire decides.

    Attributes:
        controls: Decisions for participants under these controls are asked.
        game_master: Whether decisions of the Game Master are asked; otherwise each has its default.
        rolls: Under these controls dice are typed from the table; all others are rolled at once.
        game_master_rolls: Whether the Game Master's dice are typed.
    """

    controls: frozenset[Control] = frozenset({Control.PLAYER, Control.OPPONENT, Control.GM})
    game_master: bool = True
    rolls: frozenset[Control] = frozenset()
    game_master_rolls: bool = False

    def to_json(self) -> dict[str, Json]:
        """Return it as plain JSON."""
        return {
            "controls": sorted(self.controls),
            "game_master": self.game_master,
            "rolls": sorted(self.rolls),
            "game_master_rolls": self.game_master_rolls,
        }

    @classmethod
    def from_json(cls, record: Mapping[str, Json]) -> DecisionPolicy:
        """Read it; what is missing is as usual, and a control that is unknown is left out."""
        usual = cls()
        return cls(
            _controls(record.get("controls", sorted(usual.controls))),
            record.get("game_master", usual.game_master) is True,
            _controls(record.get("rolls", [])),
            record.get("game_master_rolls") is True,
        )


def _controls(names: Json) -> frozenset[Control]:
    known = names if isinstance(names, Sequence) else ()
    return frozenset(control for name in known if (control := parse_control(name)) is not None)
