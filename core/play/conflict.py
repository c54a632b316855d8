"""Dataclasses: a kind of conflict of a game (start, opponents, options), and its outcome."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from core.character.sheet import Sheet
from core.formula import Value
from core.play.opponent_line import OpponentSpec
from core.play.table import Table
from core.procedures.procedure import Situation
from core.procedures.requests import Conversation

OpponentMaker = Callable[[OpponentSpec, Situation, random.Random], Sheet]


@dataclass(frozen=True, slots=True)
class Conflict:
    """A kind of conflict of a game.

    Attributes:
        key: Stable name, ``conflict``.
        label: Name for people.
        cite: Section of the book.
        help: What it is.
        start: Start the generator over a table.
        opponent: Create one opponent for an opponent line, from the situation's sheet, which is blank but for the
            name. Raises a `QuireError` if the line asks for something that the game or the setting does not have.
        example: An example of an opponent line: ``goblin x6, level 2``.
        options: Keys of the game's options that matter in it, for the dialog that starts a conflict.
        vitals: Addresses of what remains of health and energy, each with that of its maximum ("" for none): shown in
            tables of participants, and counted as losses in simulations.
        least_sides: Minimum number of sides with participants.
        toll: What whole sides lose, if that is on no sheet, as singular and plural: ``# hit|# hits``; "" for nothing.
    """

    key: str
    label: str
    cite: str
    help: str
    start: Callable[[Table], Conversation]
    opponent: OpponentMaker
    example: str
    options: tuple[str, ...] = ()
    vitals: tuple[tuple[str, str], ...] = ()
    least_sides: int = 2
    toll: str = ""


@dataclass(frozen=True, slots=True)
class Outcome:
    """The outcome of a conflict.

    Attributes:
        winner: The side that is left, or "" for none.
        rounds: Number of rounds.
        states: Final state of each participant in a word; "" for one who is well.
        lost: For each participant the loss of each vital, in the order of :attr:`Conflict.vitals`; None if it has no
            value.
        was_stopped: Whether the limit of rounds ended it.
        toll: Loss of each side, see :attr:`Conflict.toll`.
    """

    winner: str
    rounds: int
    states: tuple[str, ...]
    lost: tuple[tuple[Value, ...], ...]
    was_stopped: bool = False
    toll: Mapping[str, int] = field(default_factory=dict)
