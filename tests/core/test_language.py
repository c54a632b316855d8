"""Catalogues are read without Qt, and counted texts take the forms of the language's plural rule."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from fractions import Fraction
from pathlib import Path
from types import ModuleType

import pytest

from core import registry
from core.errors import LanguageError
from core.language import Language, languages, load_language
from core.messages import Message, Numeral, Word, localize_text, phrase, split_plural, unit_for
from core.procedures.request_translation import translate_request
from core.procedures.requests import Enter, EntryKind
from tests.helpers.sources import ROOT, modules

POLISH = "nplurals=3; plural=(n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2);"
TEXTS = {
    "{left:# point is|# points are} left": ("Został {left} punkt", "Zostały {left} punkty", "Zostało {left} punktów"),
    "{number:day|days}": ("dzień", "dni", "dni"),
    "{who} has {what}.": ("{who} ma: {what}.",),
    "Health": ("Zdrowie",),
    ".": (",",),
}
GAME_TEXTS = {"Health": ("Siła życia",), "{n:# wound|# wounds}": ("{n} rana", "{n} rany", "{n} ran")}

Entries = dict[str, tuple[str, ...]]


@pytest.fixture
def catalogue(script: ModuleType, monkeypatch: pytest.MonkeyPatch) -> Callable[[Entries], bytes]:
    """Compile a Polish catalogue."""
    monkeypatch.setitem(script.po_files.PLURAL_RULES, "pl", POLISH)

    def compiled(texts: Entries) -> bytes:
        entries = []
        for text, forms in texts.items():
            plural = split_plural(text)
            one, many = (text, "") if plural is None else (plural.one, plural.many)
            entries.append(script.po_files.Entry(one, many, forms))
        data = script.po_files.mo_bytes("pl", entries)
        assert isinstance(data, bytes)
        return data

    return compiled


@pytest.fixture
def polish(catalogue: Callable[[Entries], bytes], tmp_path: Path) -> Language:
    (tmp_path / "core.mo").write_bytes(catalogue(TEXTS))
    (tmp_path / "rules.chess.mo").write_bytes(catalogue(GAME_TEXTS))
    return Language("pl", tmp_path)


@pytest.fixture
def german() -> Language:
    return load_language("de")


@pytest.mark.parametrize(
    ("number", "text"),
    [
        (1, "Został 1 punkt"),
        (2, "Zostały 2 punkty"),
        (4, "Zostały 4 punkty"),
        (5, "Zostało 5 punktów"),
        (12, "Zostało 12 punktów"),
        (22, "Zostały 22 punkty"),
        (0, "Zostało 0 punktów"),
        ("3", "Zostały 3 punkty"),
        (Fraction(3), "Zostały 3 punkty"),
        (-2, "Zostały -2 punkty"),
        (Fraction(5, 2), "Zostało 5/2 punktów"),
        (Numeral("2.5"), "Zostało 2,5 punktów"),
        ("many", "Zostało many punktów"),
    ],
)
def test_polish_has_three_forms(polish: Language, number: object, text: str) -> None:
    template = "{left:# point is|# points are} left"
    assert Message("x", template, {"left": number}).render(polish.translate) == text
    assert localize_text(phrase(template, left=number), polish.translate) == text


def test_a_unit_has_the_form_of_its_number(polish: Language) -> None:
    assert [localize_text(unit_for(number, "days"), polish.translate) for number in (1, 2, 5)] == [
        "dzień",
        "dni",
        "dni",
    ]
    assert localize_text(unit_for(2, "kg"), polish.translate) == "kg"


def test_a_translated_request_counts_its_unit(polish: Language) -> None:
    asked = Enter(key="days", label="Health", kind=EntryKind.WHOLE, unit="days")
    shown = translate_request(asked, polish.translate)
    assert [shown.unit_for(number) for number in (1, 3)] == ["dzień", "dni"]
    assert [asked.unit_for(number) for number in (1, 3)] == ["day", "days"]


def test_a_game_has_words_of_its_own_and_those_of_core(polish: Language) -> None:
    chess = polish.translator_of("chess")
    assert polish.translator_of("chess:campaign")("Health") == chess("Health")
    wounds = Message("x", "{who} has {what}.", {"who": "Ilse", "what": phrase("{n:# wound|# wounds}", n=3)})
    assert wounds.render(chess) == "Ilse ma: 3 rany."
    assert (chess("Health"), polish.translate("Health"), polish.translator_of("draughts")("Health")) == (
        "Siła życia",
        "Zdrowie",
        "Zdrowie",
    )
    assert localize_text(Word("Health"), polish.translator_of("")) == "Zdrowie"
    assert polish.is_complete("chess")
    assert not polish.is_complete("draughts")


def test_without_a_translation_a_text_stays_english(polish: Language) -> None:
    assert polish.translate("Nothing of the kind") == "Nothing of the kind"
    assert polish.translate("") == ""
    rows = Message("x", "{n:# row|# rows}", {"n": 2})
    assert rows.render(polish.translate) == rows.render(load_language("en").translate) == "2 rows"


def test_languages_are_found_by_their_catalogues() -> None:
    assert languages() == ("en", "de")
    assert load_language("en").is_complete("chess")
    with pytest.raises(LanguageError, match="tlh"):
        load_language("tlh")


def test_a_message_is_german(german: Language) -> None:
    assert german.translate("January") == "Januar"
    assert (
        localize_text(phrase("{day} {month} {year}", day=1, month=Word("May"), year=2026), german.translate)
        == "1. Mai 2026"
    )


def test_an_unfinished_game_keeps_its_terms_even_where_core_knows_them(script: ModuleType, tmp_path: Path) -> None:
    """Otherwise a card of this game would be in two languages."""
    entry, po_text = script.po_files.Entry, script.po_files.po_text
    folder = tmp_path / "de"
    folder.mkdir()
    (folder / "core.po").write_text(po_text("de", [entry("Health", forms=("Gesundheit",))]), encoding="utf-8")
    terms = [entry("Health", forms=("Kraft",)), entry("Move Rate", forms=("",))]
    (folder / "rules.chess.po").write_text(po_text("de", terms), encoding="utf-8")

    def compiled() -> Language:
        for domain in ("core", "rules.chess"):
            (folder / f"{domain}.mo").write_bytes(script.compile_catalogue("de", domain, tmp_path))
        return Language("de", folder)

    unfinished = compiled()
    assert unfinished.translate("Health") == "Gesundheit"
    assert unfinished.translator_of("chess")("Health") == "Health"
    assert not unfinished.is_complete("chess")
    assert script.open_entries("de", tmp_path) == {"rules.chess": ["Move Rate"]}
    terms[1] = entry("Move Rate", forms=("Laufen",))
    (folder / "rules.chess.po").write_text(po_text("de", terms), encoding="utf-8")
    finished = compiled()
    assert [finished.translator_of("chess")(text) for text in ("Health", "Move Rate")] == ["Kraft", "Laufen"]
    assert finished.is_complete("chess")


def test_no_core_text_waits_for_its_german(script: ModuleType, contexts: dict[str, list[str]]) -> None:
    """A changed text of core, the terminal or paper needs its German changed, too."""
    known = script.po_files.read_po(script.catalogue_file("de", "core"))
    missing = [each.text for each in script.update_catalogue(known, "de", contexts["core"]) if each.is_open]
    assert missing == [], "run packaging/translations.py and translate what is open"


@pytest.mark.parametrize("code", [code for code in languages() if code != "en"])
def test_compiled_catalogues_are_made_from_the_readable_ones(script: ModuleType, code: str) -> None:
    for file in sorted((script.FOLDER / code).glob("*.po")):
        compiled = file.with_suffix(".mo").read_bytes()
        assert compiled == script.compile_catalogue(code, file.stem), "run packaging/translations.py"


def test_a_game_that_was_complete_stays_so(script: ModuleType, contexts: dict[str, list[str]]) -> None:
    """A new text without German would turn a whole game back to English."""
    for game in registry.games():
        domain = f"rules.{game.system.id}"
        if load_language("de").is_complete(game.system.id):
            known = script.po_files.read_po(script.catalogue_file("de", domain))
            assert not [each for each in script.update_catalogue(known, "de", contexts[domain]) if each.is_open]


def test_a_text_counts_one_thing_at_most(contexts: dict[str, list[str]]) -> None:
    """Plural rules choose a sentence by one number; put a phrase into the sentence for the second one."""
    wrong = [text for found in contexts.values() for text in found if text.count("|") and split_plural(text) is None]
    assert wrong == []


def test_no_text_has_two_plurals(script: ModuleType, contexts: dict[str, list[str]]) -> None:
    with pytest.raises(ValueError, match="two plurals"):
        script.update_catalogue({}, "de", ["{n:# foot|# feet}", "{n:# foot|# foots}"])
    for found in contexts.values():
        script.update_catalogue({}, "de", found)


def test_a_catalogue_is_read_as_it_was_written(script: ModuleType, tmp_path: Path) -> None:
    entry = script.po_files.Entry
    entries = [
        entry('A "quoted" text\nof two lines \\ and a tab\t.', forms=("„Zitat“\n",)),
        entry(f"{'long ' * 60}end", forms=(f"{'lang ' * 60}Ende ",), is_fuzzy=True, comments=("# Whose?",)),
        entry("{n} day", "{n} days", ("{n} Tag", "{n} Tage")),
        entry("open", "opens", ("offen", "")),
    ]
    file = tmp_path / "core.po"
    file.write_text(script.po_files.po_text("de", entries), encoding="utf-8")
    read = script.po_files.read_po(file)
    assert list(read.values())[1:] == entries
    assert [each.is_open for each in entries] == [False, True, False, True]
    file.write_text('msgid "a"\nmsgstr b\n', encoding="utf-8")
    with pytest.raises(ValueError, match="line 2"):
        script.po_files.read_po(file)


def test_removed_texts_are_dropped_and_translations_are_kept(script: ModuleType) -> None:
    entry = script.po_files.Entry
    known = {"old": entry("old", forms=("alt",)), "kept": entry("kept", forms=("behalten",))}
    updated = script.update_catalogue(known, "de", ["new", "kept", "{n:# day|# days}", "{n} day"])
    assert updated == [entry("new"), known["kept"], entry("{n} day", "{n} days", ("", ""))]


def test_core_reads_its_catalogues_without_qt() -> None:
    code = (
        "import sys; from core.language import load_language; "
        "print(load_language('de').translate('January'), any('PySide6' in name for name in sys.modules))"
    )
    ran = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, encoding="utf-8", check=True)
    assert ran.stdout.split() == ["Januar", "False"]


def test_plurals_are_chosen_by_the_catalogue_only() -> None:
    """A word for one thing and for several is chosen by the catalogue, not by the code."""
    seen, wrong = 0, []
    for module in modules("core", "desktop"):
        for name, call in module.calls():
            seen += name == "phrase"
            if name == "format_count" and module.path != "core/messages.py":
                wrong.append(f"{module.path}:{call.lineno}")
    assert wrong == []
    assert seen > 100
