"""What CONTRIBUTING.md names is there: every folder, every file, every function of a recipe."""

from __future__ import annotations

import ast
import re

from core.play.table import Table
from core.procedures.requests import Request
from core.registry import games
from tests.helpers.games import any_id
from tests.helpers.sources import ROOT, modules
from tests.helpers.splash_conflict import arena

TEXT = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
QUOTED = frozenset(re.findall(r"`([^`\n]+)`", TEXT))
BLOCKS = re.findall(r"```\n(.*?)```", TEXT, flags=re.DOTALL)
FREE = ("<name>", "000N_what")
"""Parts of a name that the reader of the recipe chooses."""


def paths() -> set[str]:
    """Return every path that is named, those of a game for each game."""
    words = {
        word for text in (*QUOTED, *BLOCKS) for word in text.split() if "/" in word and not word.startswith(".venv")
    }
    return {word.replace("<id>", game.id) for word in words for game in games()}


def test_every_path_that_is_named_is_there() -> None:
    found = paths()
    assert len(found) >= 60
    for free in FREE:
        found = {path.replace(free, "*") for path in found}
    assert not [path for path in found if not any(ROOT.glob(path.rstrip("/")))]


FOLDERS = ("core/cli", "resources/rules/{}", "tests/systems", "tests/systems/{}", "forms/sheets/{}")


def test_every_file_that_is_named_alone_is_somewhere() -> None:
    alone = {text for text in QUOTED if re.fullmatch(r"\w+\.(toml|py|ui)", text)}
    assert len(alone) >= 8
    folders = [
        ROOT,
        *(ROOT / name.format(any_id()) for name in FOLDERS),
    ]
    assert not [name for name in alone if not any((folder / name).exists() for folder in folders)]


def named_in(recipe: str) -> set[str]:
    """Return the functions and attributes that a recipe names."""
    found = re.search(rf"### {recipe}\n(.*?)\n### ", TEXT, flags=re.DOTALL)
    assert found is not None
    named = set(re.findall(r"`(?:table\.)?([a-z]+(?:_[a-z]+)*)`", found.group(1)))
    assert len(named) >= 6
    return named


def test_every_function_of_the_recipe_for_procedures_is_offered() -> None:
    offered = {
        node.name
        for module in modules("core/procedures")
        for node in module.tree.body
        if isinstance(node, ast.FunctionDef | ast.ClassDef)
    }
    assert named_in("Add a procedure") <= offered


def test_everything_of_the_recipe_for_conflicts_is_on_the_table() -> None:
    table = Table(arena())
    missing = {name for name in named_in("Add a conflict") if not hasattr(table, name)}
    assert missing == {"decider", "is_assumed"}
    assert all(hasattr(Request, name) for name in missing)
