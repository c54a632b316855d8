"""Reads what the overview of a party shows of each character: vitals, tracks of its Play page, languages, load, player.

Vitals are those of the game's printed sheet, so that an overview has the numbers and words that players know, unless
``[party]`` of the game has groups of its own. :mod:`core.export.content.party_totals` compares the characters. Nothing
secret is read.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from core.export.content.reader import read_block
from core.export.content.shapes import Labelled, VitalsContent
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
class SpeechAndLoad:
    """What a character speaks and carries.

    Attributes:
        languages: Its languages.
        load: Its load; "" if its game has none.
        excess: How much of it is too much, or what that brings; "" for none.
        is_too_much: Whether it is more than the character can carry unhindered.
    """

    languages: tuple[str, ...] = ()
    load: str = ""
    excess: str = ""
    is_too_much: bool = False


@dataclass(frozen=True, slots=True)
class PartyMember:
    """A character on an overview.

    Attributes:
        name, second, player: As at the head of its sheet.
        groups: Its vitals.
        tracks: Its tracks.
        speech: What it speaks and carries.
    """

    name: str
    second: str
    player: str
    groups: tuple[PartyGroup, ...]
    tracks: tuple[PartyTrack, ...]
    speech: SpeechAndLoad


def read_member(context: RenderContext) -> PartyMember:
    """Return what an overview shows of a character."""
    tracks = read_party_tracks(context)
    return PartyMember(
        str(context.value("@name")),
        read_second_line(context),
        str(context.value("@player")),
        tuple(_groups(context, has_tracks=bool(tracks))),
        tracks,
        _read_speech(context),
    )


def _read_speech(context: RenderContext) -> SpeechAndLoad:
    party = context.layout.party
    languages = context.value(party.languages) if party.languages else ()
    spoken = tuple(str(each) for each in languages if each) if isinstance(languages, tuple) else ()
    load = party.load
    if load is None:
        return SpeechAndLoad(spoken)
    is_too_much = bool(load.bold_if) and context.holds(load.bold_if)
    return SpeechAndLoad(spoken, context.text(load.value), context.text(load.hint), is_too_much)


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
    own = context.layout.party.groups
    content = read_block(VitalsBlock(groups=own), context) if own else read_vitals(context)
    for group in content.groups if isinstance(content, VitalsContent) else ():
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
