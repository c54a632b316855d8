"""Translation of printed sheets: every text of the printing code is in the catalogue and looked up."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from datetime import date
from random import Random

import pytest

from core import registry
from core.character.document import Character
from core.character.edits import SetHeader, SetHouseRule
from core.export.pdf import make_blank, make_pdf
from desktop.messages import translator_of
from tests.helpers.collected_texts import LETTERS, MarkingLanguage
from tests.helpers.games import example_game
from tests.helpers.page_checks import record_pages, words
from tests.helpers.sources import ROOT, modules

WHEN = date(2026, 11, 20)
DRAWN = frozenset(("text", "right", "center", "add_overflow", "title_with_rule", "Outline", "to_capitals"))
TRANSLATED = frozenset(("Word", "phrase", "Message"))
NOT_WORDS = frozenset(
    (
        "attachment",
        "bookmarks",
        "file_properties",
        "fonts",
        "form",
        "form_appearances",
        "form_font",
        "object_streams",
        "structure",
        "glyph_text",
        "pdf_writer",
        "portrait",
    )
)
"""Modules that write PDF syntax and no texts."""


def sample(game: registry.Game) -> Character:
    """Return the first sample character of a game."""
    file = min((ROOT / "resources" / "samples" / game.system.id).glob("*.json"))
    return Character.read(file.read_bytes())


@pytest.mark.parametrize("game", registry.games(), ids=lambda game: str(game.system.id))
def test_the_footer_of_every_game_is_translated(gathered: MarkingLanguage, game: registry.Game) -> None:
    sheet = registry.open_character(sample(game), Random(1))
    printed = words(record_pages(make_pdf, [sheet], "full", when=WHEN, translator_for=translator_of)[1])
    assert "⟦page 1 of" in printed
    assert "⟦printed ⟦20 ⟦November⟧ 2026⟧⟧" in printed
    assert "⟦Options:" in printed
    blank = words(record_pages(make_blank, [game.system], translator_for=translator_of)[1])
    assert "⟦blank sheet to fill in⟧" in blank
    assert "⟦NAME⟧" in blank
    card = words(record_pages(make_pdf, [sheet], "card", when=WHEN, translator_for=translator_of)[1])
    assert "⟦a quick card⟧ · ⟦printed ⟦20 ⟦November⟧ 2026⟧⟧" in card


def test_house_rules_and_violations_are_translated(gathered: MarkingLanguage) -> None:
    sheet = registry.open_character(sample(example_game()), Random(1))
    sheet.apply(SetHouseRule("move_rate", "surprise + 1"))
    sheet.apply(SetHeader("name", "Ilse " * 60))
    printed = words(record_pages(make_pdf, [sheet], "full", when=WHEN, translator_for=translator_of)[1])
    assert "⟦House rules: * ⟦Move Rate⟧" in printed
    assert "⟦IN FULL⟧" in printed
    assert "⟦texts too long for their place above⟧" in printed


def literals(node: ast.AST) -> Iterator[tuple[int, str]]:
    """Yield the string literals of a module, without translated ones, docstrings and developer errors."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.Raise) or (isinstance(child, ast.Expr) and isinstance(child.value, ast.Constant)):
            continue
        if isinstance(child, ast.Call) and getattr(child.func, "id", "") in TRANSLATED:
            continue
        if isinstance(child, ast.Assign) and any(getattr(each, "id", "") == "template" for each in child.targets):
            continue
        if isinstance(child, ast.Constant) and isinstance(child.value, str):
            yield child.lineno, child.value
        yield from literals(child)


def test_every_text_of_the_printing_modules_is_translated() -> None:
    seen, wrong = 0, []
    for module in modules("core/export/pdf"):
        if any(f"/{name}.py" in module.path for name in NOT_WORDS):
            continue
        for line, text in literals(module.tree):
            seen += 1
            if " " in text.strip() and LETTERS.search(text):
                wrong.append(f"{module.path}:{line} {text!r}")
        for call in (node for node in module.nodes if isinstance(node, ast.Call)):
            name = call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")
            if name in DRAWN:
                plain = [each for each in call.args if isinstance(each, ast.Constant | ast.JoinedStr)]
                found = [text for each in plain for _, text in literals(ast.Expression(each))]
                wrong += [f"{module.path}:{call.lineno} {text!r}" for text in found if LETTERS.search(text)]
    assert seen >= 100
    assert wrong == []
