"""The script that looks for sentences of the books finds them, and nothing else."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType

from tests.helpers.sources import ROOT


def script() -> ModuleType:
    spec = importlib.util.spec_from_file_location("borrowed", ROOT / "packaging" / "borrowed.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_a_copied_sentence_is_found(tmp_path: Path) -> None:
    books, ours = tmp_path / "books", tmp_path / "ours"
    books.mkdir()
    (ours / "core").mkdir(parents=True)
    (books / "tale.txt").write_text("The river runs (always) down to the old grey mill, they say.", encoding="utf-8")
    (ours / "core" / "a.toml").write_text('help = "The river runs always down to the OLD grey mill"', encoding="utf-8")
    (ours / "core" / "b.toml").write_text('help = "The river runs down to a mill that is old"', encoding="utf-8")
    found = script().borrowed(books, ours)
    assert {str(file.as_posix()) for file, _ in found} == {"core/a.toml"}
    assert "the river runs always down to the old" in {run for _, run in found}


def test_it_looks_at_all_our_texts() -> None:
    assert len(list(script().our_files())) >= 60
