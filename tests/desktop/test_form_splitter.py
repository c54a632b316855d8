"""Split forms: the pieces together are the form, and none is too large for one turn."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QLabel, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from core.character import SetValue
from desktop.form_splitter import MAX_WIDGETS, SplitForm, split_form
from desktop.forms import FORMS, FormError, load_widget
from desktop.sheet.open_character import Loaded, OpenCharacter
from desktop.sheet.sheet_form import SheetForm
from desktop.sheet.sheet_view import SheetView
from desktop.theme import Theme, color
from desktop.widgets import DerivedNumber, LineField, ProseField, frame_of
from tests.helpers import characters_to_print as people
from tests.helpers.coverage_cases import measure_first_only

pytestmark = pytest.mark.usefixtures("theme")

SHEETS = sorted((FORMS / "sheets").glob("*.ui"))
every_sheet = pytest.mark.parametrize("file", measure_first_only(SHEETS), ids=[file.stem for file in SHEETS])

SMALL = """<?xml version="1.0" encoding="UTF-8"?>
<ui version="4.0"><class>Small</class>
 <widget class="QWidget" name="Small"><layout class="QVBoxLayout">
  <item><widget class="QLineEdit" name="head_edit"><property name="field" stdset="0"><string>@name</string></property>
  </widget></item>
  <item><widget class="SheetPages" name="pages">
   <widget class="Page" name="first"><attribute name="title"><string>A &gt; B</string></attribute>
    <widget class="QWidget" name="content"><layout class="QVBoxLayout">
     <item><widget class="QWidget" name="box"><layout class="QVBoxLayout">{fields}</layout></widget></item>
     <item><widget class="QLabel" name="label"><property name="text"><string>&amp;Last</string></property>
      <property name="buddy"><cstring>field_39</cstring></property></widget></item>
     <item><widget class="QWidget" name="empty"/></item>
    </layout></widget></widget>
   <widget class="Page" name="second"><attribute name="title"><string>C</string></attribute></widget>
  </widget></item>
 </layout></widget>
 <customwidgets>
  <customwidget><class>Page</class><extends>QScrollArea</extends><header>desktop.widgets</header></customwidget>
  <customwidget><class>SheetPages</class><extends>QTabWidget</extends><header>desktop.widgets</header></customwidget>
 </customwidgets>
 <tabstops><tabstop>head_edit</tabstop>{stops}</tabstops>
</ui>"""
FIELD = """<item><widget class="QLineEdit" name="field_{0}"><property name="field" stdset="0"><string
>list[{0}].x</string></property></widget></item>"""


@pytest.fixture
def small(tmp_path: Path) -> Path:
    """A form with so many fields in a box that it is cut out of its page."""
    file = tmp_path / "small.ui"
    fields = "".join(FIELD.format(number) for number in range(40))
    stops = "".join(f"<tabstop>field_{number}</tabstop>" for number in reversed(range(40)))
    file.write_text(SMALL.format(fields=fields, stops=stops), encoding="utf-8")
    return file


def family(root: QWidget) -> dict[str, tuple[str, str]]:
    """Return class and nearest named parent of each named widget."""
    found = {}
    for each in root.findChildren(QWidget):
        if each.objectName() and not each.objectName().startswith("qt_"):
            around = each.parentWidget()
            while around is not None and (not around.objectName() or around.objectName().startswith("qt_")):
                around = around.parentWidget()
            found[each.objectName()] = (type(each).__name__, "" if around is None else around.objectName())
    return found


def whole(file: Path, qtbot: QtBot) -> SheetForm:
    """Load a form in all its pieces."""
    host = QWidget()
    qtbot.addWidget(host)
    form = SheetForm(file, host)
    form.finish_all()
    return form


@every_sheet
def test_the_pieces_are_the_form(file: Path, qtbot: QtBot) -> None:
    at_once = load_widget(file)
    qtbot.addWidget(at_once)
    form = whole(file, qtbot)
    assert form.is_loaded
    assert family(form.root) == family(at_once)
    buddies = {each.objectName(): each.buddy() for each in at_once.findChildren(QLabel) if each.buddy() is not None}
    for name, buddy in buddies.items():
        label = form.root.findChild(QLabel, name)
        assert label is not None
        assert label.buddy() is not None
        assert buddy is not None
        assert label.buddy().objectName() == buddy.objectName()


@every_sheet
def test_every_address_is_found_on_its_page(file: Path, qtbot: QtBot) -> None:
    form = whole(file, qtbot)
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
        assert form.split.page_of(address) in places


def drawing_of(small: Path) -> SplitForm:
    """Read the small form."""
    return split_form(small)


def test_a_large_box_becomes_a_piece_of_its_own(small: Path) -> None:
    first, second = drawing_of(small).pages
    assert [piece.name for piece in first.pieces] == ["first", "box"]
    assert [piece.name for piece in second.pieces] == ["second"]
    assert first.pieces[0].form.count(b"<widget") < MAX_WIDGETS < first.pieces[1].form.count(b"<widget")
    assert b"field_1" not in first.pieces[0].form + drawing_of(small).skeleton
    assert first.buddies == {"label": "field_39"}


def test_addresses_of_unloaded_pages_are_known(small: Path) -> None:
    drawing = drawing_of(small)
    assert drawing.page_of("@name") == -1
    assert drawing.page_of("list[3].x") == 0
    assert drawing.page_of("list[77].x") == 0
    assert drawing.page_of("list[77].y") is None
    assert drawing.page_of("other") is None


def test_buddies_and_tab_order_across_pieces(small: Path, qtbot: QtBot) -> None:
    form = whole(small, qtbot)
    label, last = form.root.findChild(QLabel, "label"), form.root.findChild(QWidget, "field_39")
    assert label is not None
    assert last is not None
    assert label.buddy() is last
    following = last.nextInFocusChain()
    assert following is not None
    assert following.objectName() == "field_38"
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
    assert not form.has_page(1), "pages that nobody sees can wait until somebody sees the sheet"
    assert form.pages is not None
    form.pages.setCurrentIndex(1)
    qtbot.waitUntil(lambda: form.is_loaded)
    assert seen == [0, 1]


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
    assert [view.form_pages.has_page(page) for page in range(5)] == [False, False, True, False, False]
    assert view.pages is not None
    assert view.pages.currentIndex() == 2
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


def test_an_invalid_form_is_an_error(tmp_path: Path, qtbot: QtBot) -> None:
    host = QWidget()
    qtbot.addWidget(host)
    for text in ("<ui>", "<ui/>", "no form"):
        file = tmp_path / f"{len(text)}.ui"
        file.write_text(text, encoding="utf-8")
        with pytest.raises(FormError):
            SheetForm(file, host)
    with pytest.raises(FormError):
        SheetForm(tmp_path / "missing.ui", host)


def test_hidden_fields_update_after_a_pause_or_when_shown(qtbot: QtBot) -> None:
    view, _ = views(qtbot)
    view.resize(1100, 800)
    with qtbot.waitExposed(view):
        view.show()
    assert view.pages is not None
    view.pages.setCurrentIndex(0)
    hidden = view.binder.widget_at("raw.hlth")
    assert isinstance(hidden, QLineEdit)
    before = hidden.text()
    view.character.push(SetValue("raw.hlth", 19))
    assert hidden.text() == before != "19"
    view.pages.setCurrentIndex(1)
    assert hidden.text() == "19"
    view.pages.setCurrentIndex(0)
    view.character.push(SetValue("raw.hlth", 18))
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
