"""Content of the appendix: every printed number once, in words, with limited lengths."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest

from core.character.campaign_rules import CampaignRules
from core.character.document import Character
from core.character.edits import SetCampaignRules, SetEffects, SetHouseRule
from core.character.sheet import Sheet
from core.export.explanations import (
    LONGEST_NAME,
    LONGEST_WORDS,
    ExplainedNumber,
    ExplanationChapter,
    ExplanationEntry,
    RecordingContext,
    explain_numbers,
    record_printed_numbers,
    truncate,
)
from core.export.number_words import book_in_words, repeated_cell
from core.export.render_context import UNTRANSLATED, RenderContext
from core.formula import address_of
from core.registry import open_character
from tests.helpers.characters_to_print import document, laden, opened
from tests.helpers.sources import ROOT

SAMPLES = sorted((ROOT / "resources" / "samples").glob("*/*.json"))


def chapters_of(sheet: Sheet) -> list[ExplanationChapter]:
    """Return the explanations of a full sheet."""
    return explain_numbers(sheet, record_printed_numbers(sheet, RenderContext(sheet.system, sheet)), UNTRANSLATED)


def entries_of(chapters: list[ExplanationChapter]) -> dict[str, ExplanationEntry]:
    """Return the entries by name; of equal names the last one."""
    return {entry.label: entry for chapter in chapters for entry in chapter.entries}


@pytest.fixture
def bren() -> Sheet:
    """An example character."""
    return opened(document("bren"))


@pytest.mark.parametrize("sample", SAMPLES, ids=lambda sample: f"{sample.parent.name}-{sample.stem}")
def test_every_number_of_a_sheet_is_explained_once(sample: Path) -> None:
    """For all samples of all games: what is computed from other numbers and neither 0 nor one of them, in words."""
    sheet = open_character(Character.read(sample.read_bytes()), Random(1))
    notes = record_printed_numbers(sheet, RenderContext(sheet.system, sheet))
    chapters = explain_numbers(sheet, notes, UNTRANSLATED)
    lines = [line for chapter in chapters for entry in chapter.entries for line in entry.lines]
    explained = [sheet.explain(address_of(cell)) for cell in notes.numbers]
    wanted = [one for one in explained if one.value not in (None, 0, "", ()) and one.parts]
    wanted = [one for one in wanted if repeated_cell(sheet, one, UNTRANSLATED) is None]
    assert len(lines) == len(wanted) > 20
    assert all(key in sheet.system.derived for key, _ in notes.numbers)
    assert all(entry.cite or entry.ours for chapter in chapters for entry in chapter.entries)
    program_text = re.compile(r"\b(default|floor|ceil|min|max)\(| if |[{]|\b[a-z]+_[a-z]+\(|==|<=|!=")
    assert not [line for line in lines if program_text.search(line.words)]
    assert not [line for line in lines if "equal to 0" in line.words]
    titles = [chapter.title for chapter in chapters]
    assert len(titles) == len(set(titles))


def test_explained_number_has_words_and_section(bren: Sheet) -> None:
    """Interpretations are cited by key and printed in full at the end."""
    chapters = chapters_of(bren)
    assert entries_of(chapters)["Reaction Rate (lbs.)"] == ExplanationEntry(
        "Reaction Rate (lbs.)",
        (
            ExplainedNumber(
                "",
                "39",
                "= (105 MaxWeight Number + 16 Base Health + 70 Height) × 50 ÷ "
                "(172 Body Weight + 44 Carried Weight + 24 Human Age) = 39.79, rounded down",
                "points",
            ),
        ),
        "VI",
        "ours: R15",
    )
    rulings = next(chapter for chapter in chapters if chapter.title == "Quire's interpretations")
    assert dict(rulings.texts)["R15"].startswith("Each whole pound of overload")
    keys = [int(key[1:]) for key, _ in rulings.texts]
    assert keys == sorted(set(keys))


def test_like_numbers_of_a_family_are_one_entry(bren: Sheet) -> None:
    """Each has its name, and what it comes from by its origin."""
    (family,) = (entry for chapter in chapters_of(bren) for entry in chapter.entries
                 if entry.lines[0].name == "Base Ambition")  # fmt: skip
    assert not family.label
    assert [(line.name, line.value, line.words) for line in family.lines][:2] == [
        ("Base Ambition", "15", "= 14 rolled + 1 Merefolk"),
        ("Base Health", "16", "= 16 rolled"),
    ]


def test_a_number_that_only_repeats_another_is_not_listed(bren: Sheet) -> None:
    """An attribute without advancement, the load of one thing; what its skill is checked against says which it is."""
    chapters = chapters_of(bren)
    names = {line.name or entry.label for chapter in chapters for entry in chapter.entries for line in entry.lines}
    assert "Maximum Health" in names
    assert "Maximum Mind" not in names
    assert [line.name for line in entries_of(chapters)["Load"].lines] == ["Food, one day", "Silver coins"]
    assert next(line.words for line in entries_of(chapters)["Attribute"].lines) == "= 13 Maximum Quickness"


def test_what_is_empty_is_not_said(bren: Sheet) -> None:
    """Damage without dice is the fixed damage alone; the others keep both."""
    words = [line.words for line in entries_of(chapters_of(bren))["Total Damage"].lines]
    assert words == ["= 1d12 Damage dice and 8 Fixed damage", "= 8 Fixed damage", "= 3 Fixed damage"]


def test_numbers_are_under_the_titles_of_the_sheet(bren: Sheet) -> None:
    """Numbers repeated at the top are under their own title; numbers without a title come first."""
    chapters = chapters_of(bren)
    titles = [chapter.title for chapter in chapters]
    assert titles[:3] == ["At the top of the sheet", "Attributes", "Armor"]
    found = {chapter.title: [entry.label for entry in chapter.entries] for chapter in chapters}
    assert "Reaction Rate (lbs.)" in found["Load and reaction"]
    assert "Unconscious Number" in found["At the top of the sheet"]


def test_rows_that_are_computed_alike_share_their_formula(bren: Sheet) -> None:
    """Each row has a line with its name."""
    slowness = entries_of(chapters_of(bren))["Weapon Slowness"]
    assert [line.name for line in slowness.lines] == [row["name"] for row in bren.rows("weapons")]
    assert all(line.words for line in slowness.lines)


def test_a_house_rule_is_shown_with_the_books_formula(bren: Sheet) -> None:
    """The formula in use is above it."""
    bren.apply(SetHouseRule("move_rate", "reaction_rate + 1"))
    move = entries_of(chapters_of(bren))["Move Rate"]
    assert move.lines[0].words == "= 39 Reaction Rate (lbs.) + 1"
    assert move.note == "house rule; the book says: 77 = 39 Reaction Rate (lbs.) + 38 Surprise Number"


@pytest.mark.parametrize(("formula", "is_listed"), [("40", True), ("0", False)])
def test_a_number_that_a_house_rule_fixes_is_listed_unless_it_is_0(bren: Sheet, formula: str, is_listed: bool) -> None:
    bren.apply(SetHouseRule("move_rate", formula))
    found = entries_of(chapters_of(bren))
    assert ("Move Rate" in found) is is_listed
    if is_listed:
        assert found["Move Rate"].lines[0].words == f"= {formula}"
        assert found["Move Rate"].note == "house rule; the book says: 77 = 39 Reaction Rate (lbs.) + 38 Surprise Number"


def test_a_house_rule_of_the_campaign_names_it(bren: Sheet) -> None:
    rules = CampaignRules("f7k2m9qx", "Salt and Silver", 1, {"quirks": True}, {"move_rate": "reaction_rate + 1"})
    bren.apply(SetCampaignRules(rules))
    move = entries_of(chapters_of(bren))["Move Rate"]
    assert move.note.endswith(
        "house rule of Salt and Silver; the book says: 77 = 39 Reaction Rate (lbs.) + 38 Surprise Number"
    )


def test_what_a_condition_changes_is_said_last(bren: Sheet) -> None:
    """In the appendix; a number that reads nothing else says it, too."""
    (before,) = entries_of(chapters_of(bren))["Move Rate"].lines
    bren.apply(SetEffects(({"name": "Poisoned", "address": "move_rate", "change": -2},)))
    (line,) = entries_of(chapters_of(bren))["Move Rate"].lines
    number = int(before.value)
    assert line.value == str(number - 2)
    assert line.words == f"{before.words} = {number}; Poisoned −2"


def test_what_has_no_value_is_not_listed_and_a_fault_says_why(bren: Sheet) -> None:
    """A division by zero leaves a number undefined; one that is too large is a fault."""
    bren.apply(SetHouseRule("reaction_rate", "1 / (size - size)"))
    assert "Reaction Rate (lbs.)" not in entries_of(chapters_of(bren))
    bren.apply(SetHouseRule("reaction_rate", "10 ** 20"))
    (line,) = entries_of(chapters_of(bren))["Reaction Rate (lbs.)"].lines
    assert line.value == "—"
    assert "too large" in line.words


def test_long_texts_are_truncated() -> None:
    """Names of rows and long lists of values are cut with an ellipsis."""
    raw = laden()
    raw["data"]["weapons"][0]["name"] = "W" * 5000
    lines = [line for chapter in chapters_of(opened(raw)) for entry in chapter.entries for line in entry.lines]
    assert max(len(line.name) for line in lines) == LONGEST_NAME
    assert max(len(line.words) for line in lines) <= LONGEST_WORDS
    assert truncate("a b c d", 4) == "a b…"
    assert truncate("abcd", 4) == "abcd"


def test_numbers_that_are_only_tested_are_not_explained(bren: Sheet) -> None:
    """Conditions, sorting and the choice of the best row print nothing."""
    context = RecordingContext(bren, RenderContext(bren.system, bren))
    assert context.holds("carried_weight > 1000") is False
    assert context.best("weapons", "wslo") is not None
    assert context.recorded.numbers == {}
    context.recorded.title = "Load"
    assert context.text(("{carried_weight}",)) == "44"
    assert context.recorded.numbers == {("carried_weight", ()): "Load"}


def test_appendix_is_translated(bren: Sheet) -> None:
    """Quire's own texts are translated, with the decimal sign of the language."""
    german = {"rounded down": "abgerundet", ".": ",", "Quire's interpretations": "Auslegungen"}
    notes = record_printed_numbers(bren, RenderContext(bren.system, bren))
    chapters = explain_numbers(bren, notes, lambda text: german.get(text, text))
    (line,) = entries_of(chapters)["Reaction Rate (lbs.)"].lines
    assert line.words.endswith(" = 39,79, abgerundet")
    assert "Auslegungen" in [chapter.title for chapter in chapters]


def test_the_replaced_formula_is_shown_without_computing_the_sheet_again(
    bren: Sheet, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two hundred house rules computed two hundred sheets."""
    bren.apply(SetHouseRule("move_rate", "surprise + 1"))
    monkeypatch.delattr(Sheet, "copy")
    why = bren.explain("move_rate")
    assert book_in_words(bren, why, UNTRANSLATED) == "77 = 39 Reaction Rate (lbs.) + 38 Surprise Number"
