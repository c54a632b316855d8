"""Reads what the overview of a party shows of each character: its vitals, the tracks of its Play page, its player.

Vitals are those of the game's printed sheet, so that an overview has the numbers and words that players know. Nothing
secret is read.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from core.export.content.reader import read_block, read_card
from core.export.content.shapes import CardContent, Labelled, VitalsContent
from core.export.render_context import RenderContext
from core.rules.block_kinds import HeadBlock, VitalsBlock
from core.rules.play_layout import PlayTrack

MOST_TRACKS = 6
"""Tracks of a character on an overview at most."""


@dataclass(frozen=True, slots=True)
class PartyTrack:
    """Points that are lost and regained in play.

    Attributes:
        abbr: The game's abbreviation, or the label where there is none.
        label: Its name.
        now, most: Points left, and all of them.
    """

    abbr: str
    label: str
    now: int
    most: int


@dataclass(frozen=True, slots=True)
class PartyGroup:
    """A group of vitals of one character.

    Attributes:
        title: Its title.
        hint: Words about all of them, as the weapon that they are about.
        cells: The numbers.
        is_of_row: Whether they are about the best row of a list, as a weapon.
    """

    title: str
    hint: str
    cells: tuple[Labelled, ...]
    is_of_row: bool


@dataclass(frozen=True, slots=True)
class PartyMember:
    """A character on an overview.

    Attributes:
        name, second, player: As at the head of its sheet.
        groups: Its vitals.
        tracks: Its tracks.
        card: Its quick card, for the total of the group; None if the game has none.
    """

    name: str
    second: str
    player: str
    groups: tuple[PartyGroup, ...]
    tracks: tuple[PartyTrack, ...]
    card: CardContent | None


def read_member(context: RenderContext) -> PartyMember:
    """Return what an overview shows of a character."""
    tracks = read_party_tracks(context)
    return PartyMember(
        str(context.value("@name")),
        read_second_line(context),
        str(context.value("@player")),
        tuple(_groups(context, has_tracks=bool(tracks))),
        tracks,
        read_card(context),
    )


def read_second_line(context: RenderContext) -> str:
    """Return the line below the name of a character, as its quick card has it, else its sheet."""
    card = context.layout.card
    blocks = [
        block for page in context.game_layout.pages for band in page.bands for column in band for block in column.blocks
    ]
    for block in (*(card.blocks if card is not None else ()), *blocks):
        if isinstance(block, HeadBlock):
            return context.text(block.second, join=block.join)
    return ""


def read_vitals(context: RenderContext) -> VitalsContent | None:
    """Return the vitals of a character's sheet; None if its game has none."""
    for page in context.game_layout.pages:
        for band in page.bands:
            for block in (block for column in band for block in column.blocks):
                if isinstance(block, VitalsBlock):
                    content = read_block(block, context)
                    return content if isinstance(content, VitalsContent) else None
    return None


def _groups(context: RenderContext, *, has_tracks: bool) -> Iterator[PartyGroup]:
    """Yield the groups of vitals; numbers with a pencil box are left to the tracks, which have one."""
    content = read_vitals(context)
    for group in content.groups if content is not None else ():
        cells = tuple(cell for cell in group.cells if not (has_tracks and cell.shape.box))
        if cells:
            yield PartyGroup(group.shape.title, group.hint if group.shape.rows else "", cells, bool(group.shape.rows))


def read_party_tracks(context: RenderContext) -> tuple[PartyTrack, ...]:
    """Return the tracks of a character that matter most in play: the first kind of its Play page."""
    for track in context.system.layout.play.tracks:
        found = tuple(_tracks(track, context))
        if found:
            return found[:MOST_TRACKS]
    return ()


def _tracks(track: PlayTrack, context: RenderContext) -> Iterator[PartyTrack]:
    for scope in context.rows(track.rows):
        most = context.number(track.most, scope)
        if context.holds(track.only_if, scope) and most > 0:
            label = context.text(tuple(map(context.translate, track.label)), scope)
            abbr = context.text(tuple(map(context.translate, track.abbr)), scope)
            yield PartyTrack(abbr or label, label, context.number(track.now, scope), most)


def columns_of(members: Sequence[PartyMember]) -> tuple[PartyGroup, ...]:
    """Return the groups of vitals that all characters of a game have, as its first one has them."""
    return members[0].groups if members else ()
