"""Dataclasses for the Play page: tracks, numbers, states, lists and dice of ``[play]``.

The notation of templates, conditions and addresses is described in :mod:`core.rules.layout_reader`, which reads the
file.
"""

from __future__ import annotations

from dataclasses import dataclass

from core.rules.block_parts import Address, Condition, RowsOf, Template


@dataclass(frozen=True, slots=True)
class PlayTrack:
    """Something used up in play and recovered: a row of boxes to click.

    Attributes:
        label: What it is.
        now: Its current value.
        most: Its maximum.
        lost: The input that a click changes: points lost.
        also: Another input that reduces it; both are then counted next to the boxes.
        lost_label: What the first is called there.
        also_label: What the second is called there.
        regained: The input for what comes back where nothing of these is left to take away; "" where they are all.
        rows: A track for every row of this list or member of this family.
        only_if: The track is shown only if the condition holds.
        hint: A few words on it.
        is_vital: Whether tables of a whole party show it.
        is_folded: Whether it is hidden while undamaged.
    """

    label: Template
    now: Address
    most: Address
    lost: Address
    also: Address = ""
    lost_label: str = ""
    also_label: str = ""
    regained: Address = ""
    rows: RowsOf = ""
    only_if: Condition = ""
    hint: str = ""
    is_vital: bool = False
    is_folded: bool = False


@dataclass(frozen=True, slots=True)
class PlayNumber:
    """A number that is needed often in play.

    Attributes:
        label: What it is.
        value: What is shown.
        address: The number that explains itself on a click, where it is one.
        rows: One for every row of this list or member of this family.
        only_if: It is shown only if the condition holds.
        in_party: Whether tables of a whole party show it.
    """

    label: Template
    value: Template
    address: Address = ""
    rows: RowsOf = ""
    only_if: Condition = ""
    in_party: bool = False


@dataclass(frozen=True, slots=True)
class PlayState:
    """An input switched or counted in play: dead, unconscious, days on half rations.

    Attributes:
        input: The input: a flag, a number or one of several words.
        rows: One for every row of this list or member of this family.
        in_party: Whether tables of a whole party show it.
    """

    input: Address
    rows: RowsOf = ""
    in_party: bool = False


@dataclass(frozen=True, slots=True)
class PlayList:
    """A list whose rows come and go in play: wounds, conditions, active powers.

    Attributes:
        rows: The list.
        title: Its heading.
        passes: Key of the procedure that lets time pass over the rows, or "".
    """

    rows: RowsOf
    title: str
    passes: str = ""


@dataclass(frozen=True, slots=True)
class PlayDice:
    """Dice that a character rolls often, for the dice tray.

    Attributes:
        label: What is rolled.
        dice: The dice text.
        rows: One for every row of this list or member of this family.
        only_if: It is offered only if the condition holds.
        target: What the total is held against, or nothing.
        is_low: Whether the total must stay at or below the target, not reach it.
        is_under: Whether it must stay below the target, in the words of the game: below 12, not at most 11.
        most: The greatest total that still succeeds, whatever the target; 0 where there is no bound.
    """

    label: Template
    dice: Template
    rows: RowsOf = ""
    only_if: Condition = ""
    target: Template = ()
    is_low: bool = False
    is_under: bool = False
    most: int = 0


@dataclass(frozen=True, slots=True)
class PlayLayout:
    """The play page of a sheet.

    Attributes:
        tracks: What is used up, in the order of the page.
        numbers: What is asked for.
        states: What is switched.
        lists: What comes and goes.
        dice: What is rolled.
    """

    tracks: tuple[PlayTrack, ...] = ()
    numbers: tuple[PlayNumber, ...] = ()
    states: tuple[PlayState, ...] = ()
    lists: tuple[PlayList, ...] = ()
    dice: tuple[PlayDice, ...] = ()
