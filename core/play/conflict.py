"""What a game says of its conflicts: how one runs, and how opponents are made in a line."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from core.character import Character
from core.formula import Value
from core.play.opponent_line import OpponentSpec
from core.play.table import Table
from core.procedures import Conversation, Situation

OpponentMaker = Callable[[OpponentSpec, Situation, random.Random], Character]


@dataclass(frozen=True, slots=True)
class Conflict:
    """A kind of conflict of a game.

    Attributes:
        key: Stable name, ``conflict``.
        label: Name for people.
        cite: Section of the book.
        help: What it is, in our words.
        start: Begins the conversation over a table.
        opponent: Makes one opponent as a line asks for, out of the blank sheet of the situation; its name is given
            afterwards. It raises a `QuireError` where the line asks for what the game or the setting does not have.
        example: A line that the game understands, with one of the wishes that it knows: ``goblin x6, level 2``.
        options: Keys of the game's options that its procedures look at, for the dialog that begins a conflict.
        vitals: Addresses of what is left of body and energy, and of how much there is at most ("" where that has no
            end): what tables of participants show, and what an unattended run counts as cost.
        least_sides: How many sides must have somebody who takes part.
        toll: What whole sides lose, where that is not on the sheet of anybody, for one and for several:
            ``# hit|# hits``; "" where nothing is.
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
    """How a conflict ended.

    Attributes:
        winner: The side that is left, or "" for none.
        rounds: How many rounds it took.
        states: The word for each participant's state at the end; "" for one who is well.
        lost: For each participant how much each vital fell, in the order of :attr:`Conflict.vitals`; None where it has
            no value.
        was_stopped: Whether the bound on rounds ended it.
        toll: How much of :attr:`Conflict.toll` each side lost.
    """

    winner: str
    rounds: int
    states: tuple[str, ...]
    lost: tuple[tuple[Value, ...], ...]
    was_stopped: bool = False
    toll: Mapping[str, int] = field(default_factory=dict)
