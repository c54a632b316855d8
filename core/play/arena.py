"""Who takes part in a conflict, on which side, and who decides for whom."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum

from core.character import Json, Sheet
from core.procedures import Situation
from core.settings_packs import Setting

MOST_ROUNDS = 1_000
"""Rounds after which a conflict that cannot end is stopped, if the Game Master sets no other bound."""


class Control(StrEnum):
    """Who decides for a participant."""

    PLAYER = "player"
    OPPONENT = "opponent"
    """Somebody who plays the other side."""
    GM = "gm"
    AUTO = "auto"
    """Quire, by the default of each decision."""


@dataclass(frozen=True, slots=True)
class Participant:
    """One of those who take part; the sheet stands at the same position in the arena.

    Attributes:
        name: What the log calls it; no two of an arena are the same.
        side: Name of the group it fights for.
        control: Who decides for it.
        id: The character of the library that it is; "" for one made for this conflict.
    """

    name: str
    side: str
    control: Control = Control.AUTO
    id: str = ""


@dataclass(frozen=True, slots=True)
class Arena(Situation):
    """What a conflict is started with.

    Attributes:
        sheets: One for each participant, in the order of the list.
        setting: What the Game Master's world offers, or None.
        participants: Who takes part.
        options: Options of this conflict by key, in place of those of the sheets.
        most_rounds: After so many rounds it is stopped.
    """

    participants: tuple[Participant, ...] = ()
    options: Mapping[str, Json] = field(default_factory=dict)
    most_rounds: int = MOST_ROUNDS

    @classmethod
    def of(
        cls,
        fighters: Sequence[tuple[Participant, Sheet]],
        setting: Setting | None = None,
        options: Mapping[str, Json] | None = None,
        most_rounds: int = MOST_ROUNDS,
    ) -> Arena:
        """Make an arena of participants with their sheets."""
        participants, sheets = tuple(each for each, _ in fighters), tuple(sheet for _, sheet in fighters)
        return cls(sheets, setting, participants, dict(options or {}), most_rounds)

    @property
    def sides(self) -> tuple[str, ...]:
        """The sides, in the order in which they first appear."""
        return tuple(dict.fromkeys(each.side for each in self.participants))
