from __future__ import annotations

import re

import pytest
from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QAction, QImage, QKeySequence, QTextDocument
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMainWindow
from pytestqt.qtbot import QtBot

from desktop.forms import load_form
from desktop.frame.actions import NEEDS
from desktop.help import manual
from desktop.help.help_view import HelpView
from desktop.theme import Theme

LINK = re.compile(r"\]\(([^)]+)\)")


@pytest.fixture
def view(qtbot: QtBot) -> HelpView:
    made = HelpView()
    qtbot.addWidget(made)
    made.resize(900, 600)
    made.show()
    return made


def titles(view: HelpView) -> list[str]:
    return [view.pages_list.item(row).text() for row in range(view.pages_list.count())]


def test_opens_on_the_first_page(view: HelpView) -> None:
    assert view.name == "first-steps"
    assert titles(view)[:2] == ["First steps", "Creating a character"]
    assert "You never need to save" in view.page_browser.toPlainText()


@pytest.mark.parametrize("name", manual.PAGES)
def test_every_page_is_shown_with_its_name(view: HelpView, name: str) -> None:
    view.show_page(name)
    page = manual.page(name)
    assert view.page_browser.accessibleName() == page.title
    assert view.page_browser.toPlainText().startswith(page.title)
    assert view.pages_list.currentItem().text() == page.title


def test_every_file_is_a_page_and_every_page_a_file() -> None:
    assert {file.stem for file in manual.folder().glob("*.md")} == set(manual.PAGES)


def test_links_lead_somewhere() -> None:
    seen = 0
    for page in manual.pages():
        for target in LINK.findall(page.text):
            seen += 1
            if target.startswith("action:"):
                assert target.removeprefix("action:") in NEEDS, target
            elif target.endswith(".md"):
                assert target.removesuffix(".md") in manual.PAGES, target
            else:
                assert (manual.folder() / target).is_file(), target
    assert seen >= 6


def test_the_page_of_keys_names_those_of_the_window(qtbot: QtBot) -> None:
    window = QMainWindow()
    qtbot.addWidget(window)
    load_form(window, "main_window")
    text = manual.page("keyboard").text.replace("Ctrl+1 … Ctrl+5", "Ctrl+1 Ctrl+2 Ctrl+3 Ctrl+4 Ctrl+5")
    keys = {
        action.shortcut().toString(QKeySequence.SequenceFormat.PortableText) for action in window.findChildren(QAction)
    }
    keys.discard("")
    named = set(re.findall(r"(?:Ctrl\+|Shift\+)*(?:F\d+|(?<=\+)[^\s|,]+|(?<=Ctrl\+),)", text))
    assert len(keys) >= 25
    assert keys <= named, keys - named


def test_search_narrows_the_pages_and_marks_the_word(view: HelpView) -> None:
    view.search_edit.setText("trash")
    assert "The library" in titles(view)
    assert "Dice" not in titles(view)
    assert view.name in {page.name for page in manual.pages("trash")}
    assert view.page_browser.textCursor().selectedText().casefold() == "trash"
    first = view.page_browser.textCursor().position()
    QTest.keyClick(view.search_edit, Qt.Key.Key_Return)
    assert view.page_browser.textCursor().position() != first


def test_search_without_results(view: HelpView) -> None:
    view.search_edit.setText("xylophone")
    assert titles(view) == []
    assert view.none_label.isVisible()
    view.search_edit.clear()
    assert not view.none_label.isVisible()
    assert len(titles(view)) == len(manual.PAGES)


def test_links_open_pages_and_ask_for_actions(qtbot: QtBot, view: HelpView) -> None:
    view.page_browser.anchorClicked.emit(QUrl("why.md"))
    assert view.name == "why"
    with qtbot.waitSignal(view.asked_action) as asked:
        view.page_browser.anchorClicked.emit(QUrl("action:new_character"))
    assert asked.args == ["new_character"]


def test_arrows_choose_pages(view: HelpView) -> None:
    view.pages_list.setFocus()
    QTest.keyClick(view.pages_list, Qt.Key.Key_Down)
    assert view.name == "character"


@pytest.mark.fonts
def test_the_column_reads_well_at_any_width(view: HelpView) -> None:
    for width in (600, 2400):
        view.resize(width, 600)
        shape = view.page_browser.document().rootFrame().frameFormat()
        column = view.page_browser.width() - shape.leftMargin() - shape.rightMargin()
        assert 300 <= column <= 720


def test_theme_changes_keep_the_page(view: HelpView, qapp: QApplication) -> None:
    view.show_page("dice")
    look = Theme(qapp, "dark")
    look.start()
    assert view.page_browser.toPlainText().startswith("Dice")
    qapp.setStyleSheet("")


@pytest.mark.parametrize("name", ["", "nothing", "../README"])
def test_unknown_pages_are_errors(name: str) -> None:
    with pytest.raises(LookupError):
        manual.page(name)


def test_an_english_window_has_no_note(view: HelpView) -> None:
    assert view.language_label.isHidden()


@pytest.mark.fonts
def test_pictures_have_no_extra_space(view: HelpView) -> None:
    document = view.page_browser.document()
    seen = 0
    block = document.begin()
    while block.isValid():
        if "\N{OBJECT REPLACEMENT CHARACTER}" in block.text():
            seen += 1
            high = block.begin().fragment().charFormat().toImageFormat().height()
            assert block.layout().lineAt(0).height() < high + 8
        block = block.next()
    assert seen


def test_every_picture_has_a_dark_variant_of_its_size() -> None:
    named = {found for page in manual.pages() for found in re.findall(r"\((pictures/[^)]+)\)", page.text)}
    for name in named:
        light, dark = (manual.picture(name, is_dark=is_dark) for is_dark in (False, True))
        assert light != dark
        assert QImage(str(light)).size() == QImage(str(dark)).size()
    assert len(named) >= 6
    assert manual.picture("pictures/nothing.png", is_dark=True).name == "nothing.png"


@pytest.mark.fonts
def test_pictures_follow_the_theme(view: HelpView, theme: Theme) -> None:
    shown = []
    for name in ("light", "dark"):
        theme.choose(name)
        document = view.page_browser.document()
        place = document.baseUrl().resolved(QUrl("pictures/sheet.png"))
        found = document.resource(QTextDocument.ResourceType.ImageResource.value, place)
        assert isinstance(found, QImage)
        shown.append(found.pixelColor(found.width() // 2, found.height() - 3).lightness())
    theme.choose("light")
    assert shown[0] > 200
    assert shown[1] < 60
