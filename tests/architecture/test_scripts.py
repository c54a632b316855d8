"""The scripts in packaging: borrowed sentences, texts for translators."""

from __future__ import annotations

import ast
from pathlib import Path
from xml.etree import ElementTree

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


def test_all_texts_are_gathered_for_translators(tmp_path: Path) -> None:
    strings = script("strings")
    assert strings.main([str(tmp_path / "all.ts")]) == 0
    top = ElementTree.fromstring((tmp_path / "all.ts").read_text(encoding="utf-8"))  # noqa: S314  (written just now)
    found = {
        context.findtext("name"): {message.findtext("source") for message in context.iter("message")}
        for context in top.iter("context")
    }
    assert len(found["core"]) >= 100
    for module in modules("desktop"):
        for name, call in module.calls():
            if name == "Message":
                assert ast.literal_eval(call.args[1]) in found["core"], f"{module.path}:{call.lineno}"
    assert len(found["rules.sord"]) >= 300
    assert {"Move Rate", "yards per Third-turn"} <= found["rules.sord"]
    assert strings.main([]) == 2
