"""The manual in every language: the same pages, headings, links, pictures and keys, and the labels of the window."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from xml.etree import ElementTree

import pytest
from pytestqt.qtbot import QtBot

from core import registry
from core.language import ENGLISH, Language, languages, load_language
from desktop import translations
from desktop.help import manual
from desktop.help.help_view import HelpView
from tests.helpers.sources import ROOT

OTHERS = [code for code in manual.languages() if code != ENGLISH]
KEYS = {
    "de": {
        "Strg": "Ctrl", "Umschalt": "Shift", "Eingabe": "Enter", "Leertaste": "Space", "Entf": "Delete",
        "Pfeil auf": "Up", "Pfeil ab": "Down", "Pfeil links": "Left", "Pfeil rechts": "Right",
        "Bild auf": "Page Up", "Bild ab": "Page Down",
        "Pfeiltasten": "Arrows", "Minus": "minus", "Null": "zero",
    },
}  # fmt: skip
"""Names of keys in the manual of a language, with those in the English one."""

EMPHASIS = re.compile(r"(\*{1,2})(?=\S)([^*]+?)\1")
CODE = re.compile(r"`[^`]+`")
LINK = re.compile(r"\[[^\]]*\]\(([^)]+)\)")
KEY = re.compile(
    r"(?:(?:Ctrl|Shift|Alt)\+)*(?:Ctrl|Shift|Alt|Tab|Enter|Esc|Space|Delete|(?:Page )?(?:Up|Down)|F\d+|[A-Z\d,?])"
)


@pytest.fixture
def ui_language_kept() -> Iterator[None]:
    before = translations.language()
    yield
    translations.set_language(before)


def english_keys(text: str, language: str) -> str:
    """Return the text with the names of keys as in the English manual."""
    for name, english in KEYS.get(language, {}).items():
        text = re.sub(rf"\b{name}\b", english, text)
    return text


def emphasised(text: str) -> Iterator[str]:
    """Yield what is in italics or bold, a menu and its action apart."""
    for match in EMPHASIS.finditer(CODE.sub("", text)):
        yield from re.split(r", (?=[^\W\d_])", " ".join(match[2].split()))


def keys_and_labels(text: str, language: str) -> tuple[Counter[str], set[str]]:
    """Return the emphasised keys of a page, and the labels of the window."""
    keys: Counter[str] = Counter()
    labels = set()
    for words in emphasised(text):
        key = english_keys(words, language)
        if KEY.fullmatch(key):
            keys[key] += 1
        else:
            labels.add(words)
    return keys, labels


def plain(text: str) -> str:
    """Return a label without mnemonic, ellipsis and parentheses, its values as an ellipsis."""
    without = re.sub(r" \(.*\)$", "", text.replace("&", ""))
    return re.sub(r"\{\w+\}", "…", without.removesuffix("…").rstrip())


@cache
def window_labels(language: str) -> dict[str, set[str]]:
    """Return what each label of the window and each field and procedure of a game is called in a language."""
    called: dict[str, set[str]] = {}
    code = OTHERS[0] if language == ENGLISH else language
    for message in ElementTree.parse(ROOT / f"resources/translations/quire_{code}.ts").iter("message"):  # noqa: S314
        source = message.findtext("source") or ""
        translation = source if language == ENGLISH else message.findtext("translation") or ""
        called.setdefault(plain(source), set()).add(plain(translation))
    spoken = load_language(language)
    for game in registry.games():
        translate = spoken.translator_of(game.id)
        fields = [field.label for field in game.system.fields.values()]
        procedures = [procedure.label for procedure in game.procedures.values()]
        for label in (*fields, *procedures, "Days of rest"):
            called.setdefault(plain(label), set()).add(plain(translate(label)))
    return called


def shape(text: str, language: str) -> dict[str, object]:
    """Return what a page has in every language."""
    lines = text.splitlines()
    return {
        "headings": [line.split(" ", 1)[0] for line in lines if line.startswith("#")],
        "links and pictures": LINK.findall(text),
        "code": len(CODE.findall(text)),
        "list items": [line.split(" ", 1)[0] for line in lines if re.match(r"- |\d\. ", line)],
        "table rows": sum(line.startswith("|") for line in lines),
        "paragraphs": text.count("\n\n"),
        "keys": keys_and_labels(text, language)[0],
    }


def keys_in_tables(text: str, language: str) -> list[str]:
    """Return the first column of the tables without their heads."""
    cells = re.findall(r"^\| ([^|]+) \|.*\n(?!\|-)", text, re.MULTILINE)
    return [re.sub(r"Page |Pg", "Page", english_keys(cell, language)) for cell in cells]


def test_the_manual_is_in_every_language_of_the_window() -> None:
    assert manual.languages() == languages()
    assert OTHERS


@pytest.mark.parametrize("language", OTHERS)
def test_there_is_no_page_of_another_name(language: str) -> None:
    assert {file.name for file in manual.folder(language).iterdir()} == {f"{name}.md" for name in manual.PAGES}


@pytest.mark.parametrize("name", manual.PAGES)
@pytest.mark.parametrize("language", OTHERS)
def test_a_page_is_the_same_in_every_language(language: str, name: str) -> None:
    english = manual.page(name)
    translated = manual.page(name, language)
    assert shape(translated.text, language) == shape(english.text, ENGLISH)
    assert translated.title != english.title


LONGEST_PAGE = 400
"""Words of a page at most."""


def words(text: str) -> int:
    """Return the number of words of a page, without pictures, addresses of links and blocks of code."""
    text = re.sub(r"```.*?```|!\[[^\]]*\]\([^)]*\)|(?<=\])\([^)]*\)", " ", text, flags=re.DOTALL)
    return sum(any(map(str.isalnum, word)) for word in text.split())


@pytest.mark.parametrize("name", manual.PAGES)
@pytest.mark.parametrize("language", manual.languages())
def test_a_page_is_short_and_has_a_picture(language: str, name: str) -> None:
    text = manual.page(name, language).text
    assert words(text) <= LONGEST_PAGE
    assert re.search(r"!\[[^\]]+\]\(pictures/[^)]+\)", text)


@pytest.mark.parametrize("language", OTHERS)
def test_the_page_of_keys_lists_the_same_keys(language: str) -> None:
    english = keys_in_tables(manual.page("keyboard").text, ENGLISH)
    assert keys_in_tables(manual.page("keyboard", language).text, language) == english
    assert len(english) > 30


@pytest.mark.parametrize("name", manual.PAGES)
@pytest.mark.parametrize("language", manual.languages())
def test_labels_are_those_of_the_window(language: str, name: str) -> None:
    labels = keys_and_labels(manual.page(name, language).text, language)[1]
    named = {plain(label) for label in labels}
    called = window_labels(language)
    english = {plain(label) for label in keys_and_labels(manual.page(name).text, ENGLISH)[1]}
    assert english <= set(called), "no label of the window"
    possible = set().union(*(called[label] for label in english))
    assert named <= possible, "not what the window calls it"
    assert not [label for label in english if not called[label] & named], "not named in this language"


@pytest.mark.parametrize("language", manual.languages())
def test_the_page_of_preferences_names_them_as_the_dialog_does(language: str) -> None:
    names = keys_in_tables(manual.page("preferences", language).text, ENGLISH)
    labels = set().union(*window_labels(language).values())
    assert len(names) >= 9
    assert not [name for name in names if name not in labels]


def test_a_language_without_all_pages_is_not_offered(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("core.paths.resources", lambda: tmp_path)
    for language in (ENGLISH, "nl", "pl"):
        folder = manual.folder(language)
        folder.mkdir()
        for name in manual.PAGES:
            (folder / f"{name}.md").write_text(f"# {name}", encoding="utf-8")
    assert manual.languages() == (ENGLISH, "nl", "pl")
    (tmp_path / "help" / "nl" / "why.md").unlink()
    assert manual.languages() == (ENGLISH, "pl")


@pytest.mark.usefixtures("ui_language_kept")
def test_a_german_window_shows_and_searches_the_german_manual(qtbot: QtBot) -> None:
    translations.set_language(load_language("de"))
    view = HelpView()
    qtbot.addWidget(view)
    assert view.language_label.isHidden()
    assert view.page_browser.toPlainText().startswith("Erste Schritte")
    view.search_edit.setText("Papierkorb")
    assert [view.pages_list.item(row).text() for row in range(view.pages_list.count())] == [
        page.title for page in manual.pages("Papierkorb", "de")
    ]
    assert "Die Bibliothek" in [view.pages_list.item(row).text() for row in range(view.pages_list.count())]
    assert view.name == "library"
    assert view.page_browser.textCursor().selectedText() == "Papierkorb"
    view.show_page("sheet")
    pictures = re.findall(r'<img src="([^"]+)"', view.page_browser.toHtml())
    assert pictures == ["pictures/sheet_page.png"]


@pytest.mark.usefixtures("ui_language_kept")
def test_a_window_in_another_language_says_that_the_manual_is_english(qtbot: QtBot) -> None:
    translations.set_language(Language("pl"))
    view = HelpView()
    qtbot.addWidget(view)
    assert not view.language_label.isHidden()
    assert view.language_label.text() == "The manual is written in English."
    assert view.page_browser.toPlainText().startswith("First steps")


@pytest.mark.fonts
@pytest.mark.usefixtures("ui_language_kept")
@pytest.mark.parametrize("language", manual.languages())
def test_titles_of_pages_are_not_cut(qtbot: QtBot, language: str) -> None:
    translations.set_language(load_language(language))
    view = HelpView()
    qtbot.addWidget(view)
    view.show()
    assert view.pages_list.sizeHintForColumn(0) <= view.pages_list.viewport().width()
