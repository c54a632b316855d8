"""The scripts in packaging: borrowed sentences, texts for translators."""

from __future__ import annotations

import ast
from pathlib import Path

from core.registry import games
from tests.helpers.sources import modules, script


def test_a_copied_sentence_is_found(tmp_path: Path) -> None:
    books, ours = tmp_path / "books", tmp_path / "ours"
    books.mkdir()
    (ours / "core").mkdir(parents=True)
    (books / "tale.txt").write_text("The river runs (always) down to the old grey mill, they say.", encoding="utf-8")
    (ours / "core" / "a.toml").write_text('help = "The river runs always down to the OLD grey mill"', encoding="utf-8")
    (ours / "core" / "b.toml").write_text('help = "The river runs down to a mill that is old"', encoding="utf-8")
    found = script("borrowed").borrowed(books, ours)
    assert {str(file.as_posix()) for file, _ in found} == {"core/a.toml"}
    assert "the river runs always down to the old" in {run for _, run in found}


def test_it_looks_at_all_our_texts() -> None:
    assert len(list(script("borrowed").our_files())) >= 60


def test_all_texts_are_gathered_for_translators(contexts: dict[str, list[str]]) -> None:
    found = {name: set(texts) for name, texts in contexts.items()}
    assert len(found["core"]) >= 1000
    assert {"because {condition}", "{number} is {one} and {other}"} <= found["core"]  # filled without a message
    for module in modules("desktop", "core/cli"):
        for name, call in module.calls():
            if name in ("Message", "say") and isinstance(template := call.args[name == "Message"], ast.Constant):
                assert template.value in found["core"], f"{module.path}:{call.lineno}"
    assert all(len(found[f"rules.{game.id}"]) >= 300 for game in games())
