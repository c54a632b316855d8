"""Dataclasses for the layout of a sheet: printed pages, quick card, party overview and Play page.

The blocks are in :mod:`core.rules.block_kinds`, the play page in :mod:`core.rules.play_layout`;
:mod:`core.rules.layout_reader` reads them all from ``sheet.toml``.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from core.formula import parse
from core.formula.constant_folding import constant_value
from core.formula.values import Number
from core.rules.block_kinds import Block, VitalGroup
from core.rules.block_parts import Address, LabelledValue, Template
from core.rules.play_layout import PlayLayout

GRID = 12
"""Columns of the grid of a page, in which widths are counted."""


@dataclass(frozen=True, slots=True)
class PageColumn:
    """One column of a band: its width in twelfths, and its blocks from top to bottom."""

    span: int
    blocks: tuple[Block, ...]


@dataclass(frozen=True, slots=True)
class PageLayout:
    """One page: its bands from top to bottom, each with columns side by side."""

    bands: tuple[tuple[PageColumn, ...], ...]


@dataclass(frozen=True, slots=True)
class GroupTotal:
    """A number summed over the characters on a page of cards."""

    label: str
    value: Address
    hint: str = ""


@dataclass(frozen=True, slots=True)
class CardLayout:
    """The quick card: its blocks, and the footer of a page of cards.

    Attributes:
        blocks: The blocks.
        group: The number at the foot, or None.
        edge: Blocks at the right edge of the card, below the head, next to all others; their width in twelfths.
    """

    blocks: tuple[Block, ...]
    group: GroupTotal | None = None
    edge: PageColumn | None = None


@dataclass(frozen=True, slots=True)
class PartyNumber:
    """The least number of a party, as that of its slowest character.

    Attributes:
        label: What the overview calls it.
        number: The number that is compared.
        value: How it is shown.
    """

    label: str
    number: Address
    value: Template


@dataclass(frozen=True, slots=True)
class PartyOrder:
    """An order of the characters of a party, the greatest number first: surprise, initiative.

    Attributes:
        title: Its title.
        number: The number that is compared.
        value: How it is shown.
        hint: A few words on the numbers.
        group: The number of two or more characters together, a formula of ``best`` and ``heads``; "" if there is none.
        group_hint: Words on it, with ``{group}``, ``{best}`` and ``{heads}``.
    """

    title: str
    number: Address
    value: Template
    hint: str = ""
    group: str = ""
    group_hint: str = ""

    def group_number(self, best: Number, heads: int) -> Number | None:
        """Return the number of several characters together; None if there is none.

        Args:
            best: The greatest of their numbers.
            heads: How many they are.
        """
        return constant_value(parse(self.group), {"best": best, "heads": heads}.get) if self.group else None


@dataclass(frozen=True, slots=True)
class PartyLayout:
    """The overview of a party: what a game adds to vitals, tracks and players.

    Attributes:
        groups: Groups of numbers in place of the vitals of the sheet.
        life: Title over the first group and the tracks together; "" if each has its own.
        languages: The list of the languages that a character speaks.
        load: What a character carries; ``bold_if`` says when it is too much, ``hint`` by how much.
        slowest: The number that all must wait for.
        order: Who is first.
    """

    groups: tuple[VitalGroup, ...] = ()
    life: str = ""
    languages: Address = ""
    load: LabelledValue | None = None
    slowest: PartyNumber | None = None
    order: PartyOrder | None = None


@dataclass(frozen=True, slots=True)
class SheetLayout:
    """All of a game's sheet.toml: pages, quick card (or None), play page, and party overview."""

    pages: tuple[PageLayout, ...] = ()
    card: CardLayout | None = None
    play: PlayLayout = field(default_factory=PlayLayout)
    party: PartyLayout = field(default_factory=PartyLayout)


EMPTY_LAYOUT = SheetLayout()
"""Layout of a game without sheet.toml."""
