"""Fights of all games in another language: every text that people read can be translated."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Collection, Iterator, Mapping

import pytest

from core import registry
from core.character.document import Character
from core.character.json_values import Json
from core.messages import localize_text
from core.play.arena import Arena, Control, Participant
from core.play.decisions import DecisionPolicy
from core.play.fight import Fight
from core.procedures.request_translation import NESTED, TEXT_FIELDS
from desktop import messages
from desktop.fight import log_text
from tests.helpers.collected_texts import CLOSE, LETTERS, OPEN, MarkingLanguage
from tests.helpers.sources import ROOT

SEEDS = range(3)
STEPS = 150
"""Most decisions checked of a fight."""

NAMING = frozenset(("name", "object", "skill", "target", "bases"))
"""Keys of documents that hold names."""

MARKED = re.compile(f"{OPEN}[^{OPEN}{CLOSE}]*{CLOSE}")


def start_fight(game: registry.Game, seed: int) -> Fight:
    """Start a fight of sample characters against a quick opponent, in which every decision is asked."""
    files = sorted((ROOT / "resources" / "samples" / game.system.id).glob("*.json"))
    people = [Character.read(file.read_bytes()) for file in files]
    (conflict, *_) = game.conflicts
    rng = random.Random(seed)
    setting = game.setting()
    sheets = [*(registry.open_character(each, rng) for each in people), *registry.opponents("rat", game, setting, rng)]
    fighters = [
        (Participant(f"{sheet.character.name} {n}", "one" if n % 2 else "two", Control.PLAYER), sheet)
        for n, sheet in enumerate(sheets)
    ]
    return Fight(
        conflict,
        Arena.create(fighters, setting),
        seed,
        DecisionPolicy(rolls=frozenset(Control), game_master_rolls=True),
    )


def request_texts(request: object) -> Iterator[str]:
    """Yield the texts of a request and its parts."""
    for thing in (request, *(part for key in NESTED for part in getattr(request, key, ()))):
        for key in TEXT_FIELDS:
            text = getattr(thing, key, "")
            yield from text if isinstance(text, tuple) else [text]


def names_in(data: Json) -> Iterator[str]:
    """Yield the words of what a document calls things: only these no translator can know."""
    if isinstance(data, Mapping):
        data = [each for key, each in data.items() if isinstance(each, Mapping | list) or key in NAMING]
    if isinstance(data, list):
        for each in data:
            yield from names_in(each)
    elif isinstance(data, str):
        yield from (word.casefold() for word in LETTERS.findall(data))


def left_in_english(text: str, names: Collection[str]) -> str:
    """Return words outside of all marks that are not names of the document."""
    while MARKED.search(text):
        text = MARKED.sub(" ", text)
    return " ".join(word for word in LETTERS.findall(text) if word.casefold() not in names)


@pytest.mark.parametrize("game", registry.games(), ids=lambda game: str(game.system.id))
def test_all_texts_of_a_fight_are_translatable(gathered: MarkingLanguage, game: registry.Game) -> None:
    seen, english = 0, set()
    for seed in SEEDS:
        fight = start_fight(game, seed)
        fight.set_translation(messages.translator_of(game.system.id))
        names = {name for sheet in fight.sheets for name in names_in(sheet.character.to_json())} | {"one", "two"}
        names |= {name for file in game.settings for name in names_in(json.loads(file.read_text(encoding="utf-8")))}
        said_of: set[str] = set()
        for _ in range(STEPS):
            if fight.is_over:
                break
            fight.advance()
            table = fight.table
            words = fight.translate
            said_of |= {localize_text(text, words) for text in (table.time, table.scale.unit, *table.states) if text}
            said_of |= {localize_text(mark.label, words) for mark in table.timeline}
            if fight.request is not None:
                said_of |= set(request_texts(fight.request))
                fight.auto_answer()
        said_of |= {log_text.line(told.event, fight.translate).rpartition(" [")[0] for told in fight.events}
        seen += len(said_of)
        english |= {(rest, text) for text in said_of if (rest := left_in_english(text, names))}
    assert seen >= 100
    assert english == set()
