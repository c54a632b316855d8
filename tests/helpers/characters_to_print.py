"""Characters to print: three examples, and some extreme ones."""

from __future__ import annotations

import copy
import json
import random
from typing import Any

from core.character.document import Character
from core.character.sheet import Sheet
from core.registry import open_character
from core.rules.model import System
from tests.helpers.games import example_folder, example_game

FOLDER = example_folder()
NAMES = ("bren", "ilvane", "perrin")


def example_system() -> System:
    """Return the game of the characters."""
    return example_game().system


def document(name: str) -> dict[str, Any]:
    """Return a document that may be changed."""
    found = json.loads((FOLDER / f"{name}.json").read_text(encoding="utf-8"))
    assert isinstance(found, dict)
    return found


def opened(raw: dict[str, Any]) -> Sheet:
    """Open a document."""
    return open_character(Character.from_json(raw), random.Random(1))


def sheets() -> list[Sheet]:
    """Open the three worked examples."""
    return [opened(document(name)) for name in NAMES]


def laden() -> dict[str, Any]:
    """Return a character with far more rows than a page holds."""
    raw = document("bren")
    raw["name"] = "Bartholomew Aurelius von Hohenstaufen-Ling"
    data = raw["data"]
    lesson = {"lore": "trained", "cost": 3, "trained_paid": 3, "attribute": "mind"}
    data["skills"] += [{"name": f"Lesson {n} of the long list", "seconds": n, **lesson} for n in range(44)]
    data["items"] = [{"name": f"Thing {n}, kept for a rainy day", "weight_lb": n, "quantity": n} for n in range(60)]
    data["weapons"] = [
        {**data["weapons"][n % 3], "name": f"Weapon {n} of the armory", "quantity": n} for n in range(12)
    ]
    data["armor"] += [{"name": f"Piece of armor {n}", "head": 1, "weight_lb": 2} for n in range(9)]
    data["background"] = "A long story. " * 400
    data["experiences"] = "More of it happened.\n" * 30
    data["languages"] = ["Mere speech", "Old Tongue of the hills", "Trade cant", "Harbor signs", "Court Alderin"]
    level = {"trained_lore": 7, "educated_lore": 3, "date": "12 May", "profession": "Shieldhand", "note": "drained"}
    data["step_levels"] = [dict(level) for _ in range(9)]
    data["quirks"] = [{"name": "Old limp", "about": "Cannot run far. " * 9}]
    raw["options"] = {"quirks": True}
    raw["house_rules"] = {"move_rate": "reaction_rate + surprise + 1"}
    return raw


def endless() -> dict[str, Any]:
    """Return a character with very long texts and absurd numbers."""
    raw = document("bren")
    raw["name"] = "Ab " * 3333 + "End of name"
    raw["player"] = "x" * 10_000
    data = raw["data"]
    data["skills"][0]["name"] = "y" * 10_000
    data["weapons"][0]["name"] = "W " * 3000
    data["culture"]["name"] = "C" * 5000
    data["culture"]["regions"] = "somewhere " * 800
    data["armor"][0]["name"] = '<b>Helm</b> & "co" <img src="x">'
    data["raw"]["ambt"] = 10**15
    data["items"][0]["quantity"] = 10**12
    data["damage"] = {"ambt": 10**9}
    return raw


def foreign() -> dict[str, Any]:
    """Return a character with letters of many scripts, control characters and markup."""
    raw = document("bren")
    raw["name"] = "<b>Bren</b> & שלום עולם مرحبا 日本語 😀 \u0007 Ωδή Дом"
    raw["player"] = "a\u202eb\u0000c\td"
    raw["data"]["background"] = "Zeile eins\nשלום (עולם) 123 abc\n日本語 😀👍 \u200d e\u0301 ﬁ"  # noqa: RUF001
    return raw


def changed(name: str, **data: object) -> dict[str, Any]:
    """Return a document with some inputs replaced."""
    raw = copy.deepcopy(document(name))
    raw["data"].update(data)
    return raw
