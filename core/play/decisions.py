"""Dataclass stored with a fight: decisions and rolls to ask for; all others are automatic."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from core.character.json_values import Json
from core.play.arena import Control, parse_control


@dataclass(frozen=True, slots=True)
class DecisionPolicy:
    """Which decisions and rolls are asked; Quire makes all others.

    Attributes:
        controls: Decisions for participants with these controls are asked.
        game_master: Whether decisions of the Game Master are asked; otherwise they take their default.
        rolls: Rolls for participants with these controls are typed; all others are generated.
        game_master_rolls: Whether rolls of the Game Master are typed.
    """

    controls: frozenset[Control] = frozenset({Control.PLAYER, Control.OPPONENT, Control.GM})
    game_master: bool = True
    rolls: frozenset[Control] = frozenset()
    game_master_rolls: bool = False

    def to_json(self) -> dict[str, Json]:
        """Return the policy as JSON."""
        return {
            "controls": sorted(self.controls),
            "game_master": self.game_master,
            "rolls": sorted(self.rolls),
            "game_master_rolls": self.game_master_rolls,
        }

    @classmethod
    def from_json(cls, record: Mapping[str, Json]) -> DecisionPolicy:
        """Return the policy of a record; missing keys take their defaults, unknown controls are ignored."""
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
