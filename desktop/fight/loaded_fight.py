"""Starts a fight or loads a saved one, with its characters, on the library's thread."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import TYPE_CHECKING

from core.character.document import Character
from core.character.json_values import Json
from core.character.sheet import Sheet
from core.content.setting import Setting
from core.errors import DocumentError, QuireError
from core.messages import Message
from core.play.arena import Arena, Participant
from core.play.conflict import Conflict
from core.play.fight import Fight
from core.registry import Game, game, open_character
from core.setting_resolver import resolve_setting, shared_setting
from desktop.sheet.open_character import Loaded, load_character

if TYPE_CHECKING:
    from core.store.library import Library
    from core.store.records import Draft


@dataclass(frozen=True, slots=True)
class LoadedFight:
    """A new or resumed fight with its loaded characters.

    Attributes:
        game: The game.
        conflict: The kind of conflict.
        fight: The fight.
        loaded: The characters of the library in it, by position.
        draft: The draft that it was resumed from, or None.
        runs_alone: Whether Quire decides everything up to its end.
    """

    game: Game
    conflict: Conflict
    fight: Fight
    loaded: Mapping[int, Loaded]
    draft: Draft | None = None
    runs_alone: bool = False


@dataclass(frozen=True, slots=True)
class FightStart:
    """What a new fight starts with.

    Attributes:
        arena: Its participants and options.
        conflict: The kind of conflict.
        game: The game.
        seed: Seed of all randomness.
        answers: Answers to its first requests, by their keys.
        runs_alone: Whether Quire decides everything up to its end.
    """

    arena: Arena
    conflict: Conflict
    game: Game
    seed: str
    answers: Mapping[str, Json] = field(default_factory=dict)
    runs_alone: bool = False


def start_fight(start: FightStart, library: Library) -> LoadedFight:
    """Start a fight; runs on the library's thread.

    Raises:
        QuireError: A character is gone, or the fight cannot start like this.
    """
    fight = Fight(start.conflict, start.arena, start.seed)
    fight.prepare_answers(start.answers)
    return LoadedFight(
        start.game, start.conflict, fight, _load(start.arena.participants, library), None, start.runs_alone
    )


def load_fight(draft_id: str, library: Library) -> LoadedFight:
    """Load a fight where it was left; runs on the library's thread.

    Raises:
        QuireError: There is no such fight, it is damaged, or its game is gone.
    """
    draft = library.drafts.load(draft_id)
    of = game(draft.system)
    conflict = next((each for each in of.conflicts if each.key == draft.procedure), None)
    if conflict is None:
        raise DocumentError(
            Message(
                "no_fight",
                "This fight uses a conflict that {game} does not have. It may come from another version of Quire.",
                {"game": of.system.name, "key": draft.procedure},
            )
        )
    record = Fight.join_record(draft.transcript, draft.state, draft.answers)
    fight = Fight.resume(conflict, record, partial(_open, random.Random(0)), partial(_find_setting, library))
    return LoadedFight(of, conflict, fight, _load(fight.participants, library), draft)


def _find_setting(library: Library, sheets: Sequence[Sheet]) -> Setting | None:
    """Return the setting in which the participants of a saved fight meet."""
    return shared_setting([resolve_setting(sheet, library.settings) for sheet in sheets])[0]


def _open(source: random.Random, character: Character) -> Sheet:
    return open_character(character, source)


def _load(participants: Sequence[Participant], library: Library) -> dict[int, Loaded]:
    loaded = {}
    for index, participant in enumerate(participants):
        if participant.id:
            try:
                loaded[index] = load_character(participant.id, library)
            except QuireError:
                continue  # deleted meanwhile: the fight continues without writing to it
    return loaded
