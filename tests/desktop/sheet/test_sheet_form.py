"""A sheet is loaded page by page, and no page is shown before it is laid out."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QObject, QSize
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QLabel, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from core.character.document import Character
from core.character.edits import SetValue
from desktop.forms import FormError
from desktop.sheet.open_character import Loaded, OpenCharacter
from desktop.sheet.sheet_form import SheetForm, read_sheet_outline
from desktop.sheet.sheet_view import SheetView
from desktop.theme import Theme, color
from desktop.widgets.card import Card, Page
from desktop.widgets.derived_label import DerivedNumber
from desktop.widgets.field_frame import frame_of
from desktop.widgets.inputs import LineField, ProseField
from tests.helpers import characters_to_print as people
from tests.helpers.coverage_cases import measure_first_only
from tests.helpers.designer_forms import read_sheet, sheet_folders
from tests.helpers.open_characters import in_memory
from tests.helpers.waiting import wait_for_layout

pytestmark = pytest.mark.usefixtures("theme")

SAMPLES = Path(__file__).resolve().parents[3] / "resources" / "samples"
GAMES = sorted(folder.name for folder in SAMPLES.iterdir() if folder.is_dir())
SHEETS = sheet_folders()
every_sheet = pytest.mark.parametrize("folder", measure_first_only(SHEETS), ids=[folder.name for folder in SHEETS])

HEADER = '<?xml version="1.0" encoding="UTF-8"?>\n<ui version="4.0"><class>Small</class>'
FRAME = """
 <widget class="QWidget" name="Small"><layout class="QVBoxLayout">
  <item><widget class="QLineEdit" name="head_edit"><property name="field" stdset="0"><string>@name</string></property>
  </widget></item>
  <item><widget class="SheetPages" name="pages">
   <widget class="Page" name="first"><attribute name="title"><string>A &gt; B</string></attribute></widget>
   <widget class="Page" name="second"><attribute name="title"><string>C</string></attribute></widget>
  </widget></item>
 </layout></widget>
 <customwidgets>
  <customwidget><class>Page</class><extends>QScrollArea</extends><header>desktop.widgets.card</header></customwidget>
  <customwidget><class>SheetPages</class><extends>QTabWidget</extends><header>desktop.widgets.sheet_pages</header></customwidget>
 </customwidgets>
 <tabstops><tabstop>head_edit</tabstop></tabstops>
</ui>"""
PAGE = """
 <widget class="Page" name="{name}"><widget class="QWidget" name="{name}_content"><layout class="QVBoxLayout">{fields}
  <item><widget class="QLabel" name="{name}_label"><property name="text"><string>&amp;Last</string></property>
   <property name="buddy"><cstring>{name}_3</cstring></property></widget></item>
 </layout></widget></widget>
 <customwidgets>
  <customwidget><class>Page</class><extends>QScrollArea</extends><header>desktop.widgets.card</header></customwidget>
 </customwidgets>
 <tabstops>{stops}</tabstops>
</ui>"""
FIELD = """<item><widget class="QLineEdit" name="{name}_{number}"><property name="field" stdset="0"><string
>{name}_list[{number}].x</string></property></widget></item>"""


@pytest.fixture
def small(tmp_path: Path) -> Path:
    """A sheet of two pages with four fields each, in reversed tab order."""
    (tmp_path / "sheet.ui").write_text(HEADER + FRAME, encoding="utf-8")
    for name in ("first", "second"):
        fields = "".join(FIELD.format(name=name, number=number) for number in range(4))
        stops = "".join(f"<tabstop>{name}_{number}</tabstop>" for number in reversed(range(4)))
        page = HEADER + PAGE.format(name=name, fields=fields, stops=stops)
        (tmp_path / f"{name}.ui").write_text(page, encoding="utf-8")
    return tmp_path


def whole(folder: Path, qtbot: QtBot) -> SheetForm:
    """Load a sheet with all its pages."""
    host = QWidget()
    qtbot.addWidget(host)
    form = SheetForm(folder, host)
    form.finish_all()
    return form


@every_sheet
def test_every_widget_of_every_form_is_loaded(folder: Path, qtbot: QtBot) -> None:
    form = whole(folder, qtbot)
    assert form.is_loaded
    loaded = {each.objectName(): type(each).__name__ for each in form.root.findChildren(QWidget)}
    drawn = read_sheet(folder)
    assert {each.name: loaded.get(each.name) for each in drawn.widgets[1:]} == {
        each.name: each.kind for each in drawn.widgets[1:]
    }
    for name, buddy in ((label.name, name) for name, label in drawn.buddies.items()):
        label = form.root.findChild(QLabel, name)
        assert label is not None
        partner = label.buddy()
        assert partner is not None
        assert partner.objectName() == buddy


@every_sheet
def test_every_address_is_found_on_its_page(folder: Path, qtbot: QtBot) -> None:
    form = whole(folder, qtbot)
    assert form.pages is not None
    pages = [form.pages.widget(number) for number in range(form.pages.count())]
    shown: dict[str, list[int]] = {}
    for each in form.root.findChildren(QWidget):
        address = str(each.property("field") or "")
        if address:
            page = next((n for n, page in enumerate(pages) if page is not None and page.isAncestorOf(each)), -1)
            shown.setdefault(address, []).append(page)
    assert shown
    for address, places in shown.items():
        assert form.outline.page_of(address) in places


def test_addresses_of_unloaded_pages_are_known(small: Path) -> None:
    outline = read_sheet_outline(small)
    assert outline.page_of("@name") == -1
    assert outline.page_of("first_list[3].x") == 0
    assert outline.page_of("second_list[77].x") == 1
    assert outline.page_of("second_list[77].y") is None
    assert outline.page_of("other") is None


@pytest.mark.parametrize("first", [0, 1])
def test_the_tab_key_goes_through_the_pages_in_order(small: Path, qtbot: QtBot, first: int) -> None:
    """In whichever order they are loaded."""
    host = QWidget()
    qtbot.addWidget(host)
    form = SheetForm(small, host)
    form.finish(first)
    form.finish_all()
    fields = [each for each in form.root.findChildren(QLineEdit) if each.property("field")]
    following: QWidget | None = form.root.findChild(QWidget, "head_edit")
    order: list[str] = []
    for _ in range(60):
        assert following is not None
        order += [following.objectName()] if following in fields else []
        following = following.nextInFocusChain()
    expected = ["head_edit", *(f"{page}_{number}" for page in ("first", "second") for number in (3, 2, 1, 0))]
    assert order[: len(expected)] == expected
    assert form.pages is not None
    assert form.pages.tabText(0) == "A > B"


def test_a_page_is_shown_when_it_is_whole(small: Path, qtbot: QtBot) -> None:
    host = QWidget()
    qtbot.addWidget(host)
    form = SheetForm(small, host)
    seen: list[int] = []
    form.page_loaded.connect(seen.append)
    assert not form.has_page(0)
    assert form.has_page(-1)
    form.start()
    qtbot.waitUntil(lambda: form.has_page(0))
    qtbot.wait(20)
    assert seen == [0]
    assert not form.has_page(1), "other pages wait until the sheet is shown"
    assert form.pages is not None
    form.pages.setCurrentIndex(1)
    qtbot.waitUntil(lambda: form.is_loaded)
    assert seen == [0, 1]


def test_a_page_that_is_selected_is_loaded_before_it_is_painted(small: Path, qtbot: QtBot) -> None:
    host = QWidget()
    qtbot.addWidget(host)
    form = SheetForm(small, host)
    with qtbot.waitExposed(host):
        host.show()
    assert form.pages is not None
    form.pages.setCurrentIndex(1)
    assert form.has_page(1)
    assert form.root.findChild(QWidget, "second_3") is not None


def views(qtbot: QtBot) -> tuple[SheetView, SheetView]:
    """Return the sheet of a character whole, and as it is when it was opened just now."""
    sheets = []
    for at_once in (True, False):
        character = OpenCharacter(Loaded("", people.opened(people.laden())))
        sheets.append(SheetView(character, flashes=False, at_once=at_once))
        qtbot.addWidget(sheets[-1])
    return sheets[0], sheets[1]


def test_a_field_of_an_unloaded_page_is_found(qtbot: QtBot) -> None:
    _, view = views(qtbot)
    assert not any(view.form_pages.has_page(page) for page in range(5))
    assert view.go_to("weapons[0].name")
    loaded = [page for page in range(5) if view.form_pages.has_page(page)]
    assert view.pages is not None
    assert loaded == [view.form_pages.current]
    assert view.form_pages.outline.pages[loaded[0]].file.stem == "weapons_page"
    assert not view.go_to("nobody.knows")


def test_unloaded_pages_count_their_violations(qtbot: QtBot) -> None:
    whole_view, view = views(qtbot)
    assert whole_view.pages is not None
    assert view.pages is not None
    counts = [whole_view.pages.tab_bar.violation_count(page) for page in range(5)]
    assert sum(counts)
    assert [view.pages.tab_bar.violation_count(page) for page in range(5)] == counts


def test_pages_loaded_later_show_present_values(qtbot: QtBot) -> None:
    whole_view, view = views(qtbot)
    for each in (whole_view, view):
        each.set_units(False)
        each.mark_explained("raw.mind")
        each.character.push(SetValue("raw.hlth", 19))
    view.form_pages.finish_all()
    for first in whole_view.form.findChildren(DerivedNumber):
        second = view.form.findChild(DerivedNumber, first.objectName())
        assert second is not None
        assert (second.shown_text, second.toolTip()) == (first.shown_text, first.toolTip())
        assert second.property("shows_unit") == first.property("shows_unit")
    for line in whole_view.form.findChildren(QLineEdit):
        if line.property("field"):
            second_line = view.form.findChild(QLineEdit, line.objectName())
            assert second_line is not None
            assert second_line.text() == line.text()
            assert second_line.isEnabled() is line.isEnabled()
            assert frame_of(second_line).state == frame_of(line).state


def test_an_invalid_form_is_an_error(small: Path, qtbot: QtBot) -> None:
    host = QWidget()
    qtbot.addWidget(host)
    page = (small / "second.ui").read_text(encoding="utf-8")
    for name, text in (("sheet", "<ui>"), ("sheet", "no form"), ("second", "<ui/>"), ("second", "no form")):
        file = small / f"{name}.ui"
        before = file.read_text(encoding="utf-8")
        file.write_text(text, encoding="utf-8")
        read_sheet_outline.cache_clear()
        with pytest.raises(FormError):
            SheetForm(small, host).finish_all()
        file.write_text(before, encoding="utf-8")
    (small / "second.ui").unlink()
    read_sheet_outline.cache_clear()
    with pytest.raises(FormError):
        SheetForm(small, host)
    (small / "second.ui").write_text(page.replace('name="second"', 'name="other"'), encoding="utf-8")
    frame = (small / "sheet.ui").read_text(encoding="utf-8")
    (small / "sheet.ui").write_text(frame.replace('class="Page" name="second"', 'class="QWidget" name="second"'))
    read_sheet_outline.cache_clear()
    with pytest.raises(FormError):
        SheetForm(small, host).finish_all()


def test_hidden_fields_update_after_a_pause_or_when_shown(qtbot: QtBot) -> None:
    view, _ = views(qtbot)
    view.resize(1100, 800)
    with qtbot.waitExposed(view):
        view.show()
    assert view.pages is not None
    hidden = view.binder.widget_at("steps.special")
    assert isinstance(hidden, QLineEdit)
    shells = map(view.pages.widget, range(view.pages.count()))
    page = next(n for n, each in enumerate(shells) if each is not None and each.isAncestorOf(hidden))
    other = view.pages.count() - 1
    view.pages.setCurrentIndex(other)
    before = hidden.text()
    view.character.push(SetValue("steps.special", 19))
    assert hidden.text() == before != "19"
    view.pages.setCurrentIndex(page)
    assert hidden.text() == "19"
    view.pages.setCurrentIndex(other)
    view.character.push(SetValue("steps.special", 18))
    qtbot.waitUntil(lambda: hidden.text() == "18")


def test_descriptions_of_changes_are_lazy(qtbot: QtBot) -> None:
    view, _ = views(qtbot)
    was = view.character.sheet.text("current.hlth", with_unit=False)
    view.character.push(SetValue("raw.hlth", 19))
    view.character.push(SetValue("raw.hlth", 18))
    first = view.character.consequences
    assert was in {before for _, before, _ in first}
    assert view.character.consequences == first
    view.character.push(SetValue("raw.mind", 18))
    assert view.character.consequences != first


def test_every_field_follows_the_colours(qtbot: QtBot, theme: Theme) -> None:
    view, _ = views(qtbot)
    with qtbot.waitExposed(view):
        view.show()
    fields = [each for kind in (LineField, ProseField) for each in view.form.findChildren(kind)]
    assert fields
    for choice in ("dark", "light", "dark"):
        theme.choose(choice)
        wrong = [each.objectName() for each in fields if each.palette().color(QPalette.ColorRole.Text) != color("ink")]
        assert not wrong
    theme.choose("light")


class FirstLooks(QObject):
    """Notes how large each card was when it was first painted, and what a page showed before."""

    def __init__(self) -> None:
        super().__init__()
        self.cards: dict[Card, QSize] = {}
        self.bars = 0

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        """Look at what is about to be painted."""
        if event.type() == QEvent.Type.Paint:
            if isinstance(watched, Card):
                self.cards.setdefault(watched, watched.size())
            elif isinstance(watched, Page) and watched.widget() is None:
                self.bars += watched.verticalScrollBar().isVisible() + watched.horizontalScrollBar().isVisible()
        return False


@pytest.mark.fonts
@pytest.mark.parametrize("game", GAMES)
def test_widgets_do_not_move_after_the_first_paint(qtbot: QtBot, game: str) -> None:
    sample = min((SAMPLES / game).glob("*.json"))
    view = SheetView(in_memory(Character.from_json(json.loads(sample.read_bytes()))), flashes=False, at_once=False)
    qtbot.addWidget(view)
    looks = FirstLooks()
    app = QCoreApplication.instance()
    assert app is not None
    view.resize(854, 760)
    view.show()
    app.installEventFilter(looks)
    assert view.pages is not None
    qtbot.waitUntil(lambda: bool(looks.cards), timeout=20_000)
    qtbot.waitUntil(lambda: view.form_pages.is_loaded, timeout=20_000)
    app.removeEventFilter(looks)
    wait_for_layout()
    assert looks.cards
    assert {card.objectName(): size for card, size in looks.cards.items()} == {
        card.objectName(): card.size() for card in looks.cards
    }
    assert not looks.bars, "there is nothing to scroll in a page that is still empty"
