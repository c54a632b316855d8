"""Who takes part in a conflict, on which side, and who decides for whom."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from enum import StrEnum

from core.character import Json, SetOption, Sheet
from core.content import Setting
from core.formula import Value
from core.procedures import Situation, trial_copy

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


def parse_control(name: Json) -> Control | None:
    """Return the control of a name that a record has; None where it is none."""
    return Control(name) if isinstance(name, str) and name in set(Control) else None


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
        rules: The same options as the game reads them.
    """

    participants: tuple[Participant, ...] = ()
    options: Mapping[str, Json] = field(default_factory=dict)
    most_rounds: int = MOST_ROUNDS
    rules: Mapping[str, Value] = field(default_factory=dict)

    @classmethod
    def create(
        cls,
        fighters: Sequence[tuple[Participant, Sheet]],
        setting: Setting | None = None,
        options: Mapping[str, Json] | None = None,
        most_rounds: int = MOST_ROUNDS,
    ) -> Arena:
        """Make an arena of participants with their sheets.

        Raises:
            EditError: The game has no such option, or it cannot be so.
        """
        participants, sheets = tuple(each for each, _ in fighters), tuple(sheet for _, sheet in fighters)
        own = dict(options or {})
        return cls(sheets, setting, participants, own, most_rounds, _read_options(own, sheets))

    def copy(self, source: random.Random) -> Arena:
        """Return the same arena with copies of all sheets, for one fight of many.

        Args:
            source: Where the uids of rows come from in the edits of the copies.
        """
        return replace(self, sheets=tuple(sheet.copy(source) for sheet in self.sheets))

    @property
    def sides(self) -> tuple[str, ...]:
        """The sides, in the order in which they first appear."""
        return tuple(dict.fromkeys(each.side for each in self.participants))


def _read_options(options: Mapping[str, Json], sheets: Sequence[Sheet]) -> Mapping[str, Value]:
    """Read the arena's own options as its game does."""
    if not options:
        return {}
    trial = trial_copy(sheets[0], *(SetOption(key, value) for key, value in options.items()))
    return {key: trial.option(key) for key in options}
