"""Dataclasses for what a conflict starts with: participants, side, control, sheets, options."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from enum import StrEnum
from typing import cast

from core.character.edits import SetOption
from core.character.json_values import Json
from core.character.sheet import Sheet
from core.content.setting import Setting
from core.formula import Value
from core.procedures.procedure import Situation
from core.procedures.trial import trial_copy

MOST_ROUNDS = 1_000
"""Default number of rounds after which a conflict is stopped."""


class Control(StrEnum):
    """Who decides for a participant."""

    PLAYER = "player"
    OPPONENT = "opponent"
    """A second person, who plays the other side."""
    GM = "gm"
    AUTO = "auto"
    """Quire, by the default decisions."""


def parse_control(name: Json) -> Control | None:
    """Return the control with this name in a record; None if it is invalid."""
    return Control(name) if isinstance(name, str) and name in set(Control) else None


@dataclass(frozen=True, slots=True)
class Participant:
    """One participant; its sheet has the same position in the arena.

    Attributes:
        name: Its name in the log; unique in an arena.
        side: Name of the side that it fights for.
        control: Who decides for it.
        id: Id of its character in the library; "" for one created for this conflict.
        weapon: Key of the weapon that it prefers, see `core.play.fighter_weapon`; "" for none.
    """

    name: str
    side: str
    control: Control = Control.AUTO
    id: str = ""
    weapon: str = ""


@dataclass(frozen=True, slots=True)
class Arena(Situation):
    """The input of a conflict: participants, sheets, setting and options.

    Attributes:
        sheets: One sheet for each participant, in the same order.
        setting: The Game Master's setting, or None.
        participants: The participants.
        options: Options of this conflict by key that are set; those of the sheets do not count.
        most_rounds: Number of rounds after which it is stopped.
        rules: Values of all options of the game: those that are set, else the book's default.
        marks: Mark (shape and colour) of each side that has another one than by its position; counted from 0.
    """

    participants: tuple[Participant, ...] = ()
    options: Mapping[str, Json] = field(default_factory=dict)
    most_rounds: int = MOST_ROUNDS
    rules: Mapping[str, Value] = field(default_factory=dict)
    marks: Mapping[str, int] = field(default_factory=dict)

    @classmethod
    def create(
        cls,
        fighters: Sequence[tuple[Participant, Sheet]],
        setting: Setting | None = None,
        options: Mapping[str, Json] | None = None,
        most_rounds: int = MOST_ROUNDS,
        marks: Mapping[str, int] | None = None,
    ) -> Arena:
        """Return an arena of participants with their sheets.

        Raises:
            EditError: The game has no such option, or the value does not fit it.
        """
        participants, sheets = tuple(each for each, _ in fighters), tuple(sheet for _, sheet in fighters)
        own = dict(options or {})
        return cls(sheets, setting, participants, own, most_rounds, _read_options(own, sheets), dict(marks or {}))

    @classmethod
    def for_one(cls, name: str, sheet: Sheet, setting: Setting | None = None) -> Arena:
        """Return an arena for what happens to one character outside a fight: the options of its sheet hold.

        Args:
            name: Its name in texts.
            sheet: Its sheet.
            setting: The Game Master's setting.
        """
        rules = {key: sheet.option(key) for key in sheet.system.options}
        return cls((sheet,), setting, (Participant(name, ""),), rules=rules)

    def copy(self, source: random.Random) -> Arena:
        """Return the same arena with copies of all sheets, for one fight of many.

        Args:
            source: Source of randomness for uids of rows in the copies.
        """
        return replace(self, sheets=tuple(sheet.copy(source) for sheet in self.sheets))

    @property
    def sides(self) -> tuple[str, ...]:
        """The sides, in order of first appearance."""
        return tuple(dict.fromkeys(each.side for each in self.participants))

    def mark(self, side: str) -> int:
        """Return the mark of a side: its own, else its position; 0 for an unknown one."""
        sides = self.sides
        return self.marks.get(side, sides.index(side) if side in sides else 0)


def _read_options(options: Mapping[str, Json], sheets: Sequence[Sheet]) -> Mapping[str, Value]:
    """Return the values of all options: those of the arena as the game reads them, and the defaults of the others."""
    system = sheets[0].system if sheets else None
    values = {} if system is None else {key: cast(Value, each.default) for key, each in system.options.items()}
    if options:
        trial = trial_copy(sheets[0], *(SetOption(key, value) for key, value in options.items()))
        values.update((key, trial.option(key)) for key in options)
    return values
