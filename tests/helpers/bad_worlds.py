"""Setting files with mistakes, as people write them by hand: a wrong key, a circle, a huge text, ids that clash."""

from __future__ import annotations

import copy
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

import pytest

from core.character.json_values import Json
from core.registry import Game, games
from core.rules.model import FieldType, SettingKind
from tests.helpers.open_worlds import sample_file

MEGABYTE = 2**20


@dataclass(frozen=True, slots=True)
class BadWorld:
    """A file with one mistake.

    Attributes:
        name: What is wrong.
        file: The file.
        address: Where it is, as it is reported.
        sentence: A part of the sentence that says so.
    """

    name: str
    file: dict[str, Json]
    address: str
    sentence: str


def mistaken_game() -> tuple[Game, SettingKind, str]:
    """Return a game, a kind whose entries have ids, names and can refer to each other, and the key of that list."""
    game = next((each for each in games() if any(map(_own_list, each.system.kinds.values()))), None)
    if game is None:
        pytest.skip("no game here has entries that refer to their own kind", allow_module_level=True)
    kind = next(kind for kind in game.system.kinds.values() if _own_list(kind))
    return game, kind, _own_list(kind)


def _own_list(kind: SettingKind) -> str:
    """Return the list of an entry that names others of its kind; "" for none."""
    lists = (
        each.path.removesuffix("[]") for each in kind.references if each.kind == kind.key and each.path.endswith("[]")
    )
    return next(lists, "") if kind.has_ids and kind.has_names and not kind.notation else ""


def bad_worlds() -> Iterator[BadWorld]:
    """Yield a file for each mistake; the first two entries of the kind have it."""
    game, kind, own_list = mistaken_game()
    by = next(each.by for each in kind.references if each.path == f"{own_list}[]" and each.kind == kind.key)
    number = next(key for key, field in kind.fields.items() if field.type is FieldType.INT and "[]" not in key)

    def changed(change: Callable[[dict[str, Any], list[dict[str, Any]]], object]) -> dict[str, Json]:
        file: dict[str, Any] = copy.deepcopy(dict(sample_file(game)))
        change(file, file[kind.key])
        return file

    def circle(_file: dict[str, Any], entries: list[dict[str, Any]]) -> None:
        for one, other in ((0, 1), (1, 0)):
            entries[one][own_list] = [entries[other][by]]

    first, second = f"{kind.key}[0]", f"{kind.key}[1]"
    yield BadWorld(
        "a wrong key in an entry", changed(lambda _, entries: entries[0].update(colur="red")), f"{first}.colur",
        "colur is unknown: it is kept but has no effect.",
    )  # fmt: skip
    yield BadWorld(
        "a wrong key in the file", changed(lambda file, _: file.update(wepons=[{"id": "oar"}])), "wepons",
        "wepons is unknown: it is kept but has no effect.",
    )  # fmt: skip
    yield BadWorld("a circle", changed(circle), first, "These entries refer to each other in a circle")
    yield BadWorld(
        "a text of a megabyte", changed(lambda _, entries: entries[0].update(about="wave " * (MEGABYTE // 5))),
        f"{first}.about", "letters, too many to edit here",
    )  # fmt: skip
    yield BadWorld(
        "ids that clash", changed(lambda _, entries: entries[1].update(id=entries[0]["id"])), f"{second}.id",
        "has the same id as another",
    )  # fmt: skip
    yield BadWorld(
        "a word for a number", changed(lambda _, entries: _put(entries[0], number, "many")), f"{first}.{number}",
        "many",
    )  # fmt: skip
    yield BadWorld(
        "an entry that is a number",
        changed(lambda file, entries: file.update({kind.key: [7, *entries]})),
        first,
        "must be a group of values",
    )
    yield BadWorld(
        "entries that are a text", changed(lambda file, _: file.update({kind.key: "none"})), kind.key,
        "must be a list of entries",
    )  # fmt: skip
    yield BadWorld("no name", changed(lambda file, _: file.update(name="")), "name", "The world has no name.")


def _put(entry: dict[str, Any], key: str, value: object) -> None:
    """Write a value at a key of groups: ``minimums.luck``."""
    *groups, name = key.split(".")
    for group in groups:
        entry = entry.setdefault(group, {})
    entry[name] = value
