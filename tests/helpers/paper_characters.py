"""Twelve characters of a game to print: four empty ones, four of its samples, four with far more than a page holds.

What they are is read from the samples and fields of the game, so that every game has them.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from itertools import cycle, islice
from typing import Any, Final

from core.character.document import Character
from core.character.json_values import Json
from core.character.sheet import Sheet
from core.registry import Game, open_character
from core.rules.model import FieldType
from tests.helpers.games import sample_character, sample_files

KINDS: Final = ("empty", "ordinary", "very full")
SENTENCE = "The ferry left the harbor before the tide, and nobody on the quay asked why it was so late. "
LONG = "of the long road that leads over the hills"
NAMES = ("", "Bartholomew Aurelius of Hohenstaufen-Ling", "مريم بنت يوسف", "Zoë")
ROWS = (9, 20, 40, 25)
"""Rows of each list of the four very full characters."""

STORIES = (4, 30, 12, 150)
"""Sentences of each of their longer texts."""


def characters(of: Game, kind: str) -> Iterator[Sheet]:
    """Yield the four characters of a kind.

    Args:
        of: The game.
        kind: One of `KINDS`.
    """
    for place in range(len(NAMES)):
        if kind == "empty":
            character = Character(of.id, name=NAMES[place])
        elif kind == "ordinary":
            character = sample_character(of, place % len(sample_files(of)))
        else:
            character = very_full(of, place)
        yield open_character(character, random.Random(1))


def very_full(of: Game, place: int) -> Character:
    """Return one of the four very full characters: rows of all samples, each list as long as the next, long texts."""
    raw = sample_character(of, place % len(sample_files(of))).to_json()
    data = raw["data"]
    assert isinstance(data, dict)
    samples = [sample_character(of, number).data for number in range(len(sample_files(of)))]
    lists = {key for sample in samples for key, value in sample.items() if _is_rows(value)}
    for key in sorted(lists):
        own = _rows(data, key)
        pool = [row for sample in samples for row in _rows(sample, key)]
        more = islice(cycle(pool), max(0, ROWS[place] - len(own)))
        data[key] = [*own, *(_row(row, number, is_long=place % 2 == 1) for number, row in enumerate(more))]
    for found in of.system.fields.values():
        if found.type is FieldType.PROSE and "." not in found.key and "[" not in found.key:
            data[found.key] = SENTENCE * STORIES[place]
    raw |= {"name": NAMES[place] or "Ulla", "player": "Anna", "notes": f"{SENTENCE * 5}\n\n" * (STORIES[place] // 4)}
    return Character.from_json(raw)


def _is_rows(value: object) -> bool:
    return isinstance(value, list) and bool(value) and all(isinstance(row, dict) and "name" in row for row in value)


def _rows(sample: Mapping[str, Json], key: str) -> list[dict[str, Any]]:
    value = sample.get(key)
    return [row for row in value if isinstance(row, dict)] if isinstance(value, list) else []


def _row(row: dict[str, Any], number: int, *, is_long: bool) -> dict[str, Any]:
    """Return a row with a name of its own; it is not one of those that a game knows, as skills of a role."""
    name = f"{row['name']} {LONG} {number}" if is_long and number % 3 else f"{row['name']} {number}"
    kept = {key: value for key, value in row.items() if key not in ("uid", "role")}
    return {**kept, "name": name} | ({"id": f"more{number}"} if row.get("id") else {})
