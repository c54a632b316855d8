"""Every form of the program: loads without warnings, has accessible names, and is reached by keyboard."""

from __future__ import annotations

import re
from functools import cache
from itertools import pairwise
from xml.etree import ElementTree

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from desktop.forms import load_widget
from desktop.widgets import custom_widgets
from tests.helpers.designer_forms import COMPUTED, REACHED, TYPED, Form, FormWidget, files, read_form
from tests.helpers.sources import ROOT

FORMS = [read_form(file) for file in files()]
UNTRANSLATED = {
    *("field", "label_of", "abbr_of", "unit_of", "length_field", "count_field", "rate_field", "shown_field"),
    *(
        "limit_field",
        "struck_field",
        "head_field",
        "body_field",
        "limb_field",
        "targets",
        "fields",
        "parts",
        "hidden_fields",
    ),
    *("columns", "strong_columns", "muted_columns", "optional_columns", "stretch_column", "needs_row", "rank", "role"),
    *("column_styles", "column_widths", "signed_columns", "penalty_columns", "title_column", "detail_column", "track"),
    *(
        "family",
        "members",
        "gauge",
        "dot_field",
        "danger_field",
        "second_field",
        "writes",
        "label_field",
        "amber_field",
    ),
    *("level_numbers", "needs_value", "unless", "instead", "muted_values", "plus", "twin"),
    *("sort_column", "row_filter", "lines", "add_place", "procedure", "sources", "best_column", "name_column"),
    "notation_of",
    *("icon_name", "icon_color", "setting"),
}
TRANSLATED = {
    "text",
    "title",
    "toolTip",
    "accessibleName",
    "placeholderText",
    "windowTitle",
    "tab_title",
    "label",
    "note",
    "add_text",
}
TRANSLATED |= {"headers", "empty_text", "low_label", "high_label", "part_labels", "template", "header_tips", "labels"}
TRANSLATED |= {"other_titles", "detail_template", "numbers", "words", "heads", "member_notes"}
FILLED = {"QStackedWidget", "QTabWidget", "QScrollArea", "SheetPages", "Page"}
"""What gives all its room to what lies in it, although Designer writes a size down."""
DICE = re.compile(r"\d+d\d+")
MNEMONIC = re.compile(r"&(?!&)")

every_form = pytest.mark.parametrize("form", FORMS, ids=[form.name for form in FORMS])


def said(form: Form, widget: FormWidget) -> str:
    """Return what a screen reader says of a widget: its name, its text, its label, or what the game calls its place."""
    own = widget.text_of("accessibleName") or widget.text_of("text") or widget.text_of("title")
    label = form.buddies.get(widget.name)
    return (
        own
        or (label.text_of("text") if label is not None else "")
        or widget.text_of("field")
        or widget.text_of("setting")
    )


@every_form
def test_it_loads_in_silence(form: Form, qtbot: QtBot) -> None:
    """Qt's warnings fail the test; an unregistered class would silently become another one."""
    made = load_widget(form.file)
    qtbot.addWidget(made)
    known = {each.__name__ for each in custom_widgets.CLASSES}
    assert form.custom <= known
    found = {each.objectName(): type(each).__name__ for each in made.findChildren(QWidget)}
    wrong = {each.name: found.get(each.name) for each in form.widgets[1:] if found.get(each.name) != each.kind}
    assert not wrong


@every_form
def test_every_name_is_its_own(form: Form) -> None:
    twice = {name for name in form.names if form.names.count(name) > 1}
    assert not twice
    assert not [name for name in form.names if not name]


@every_form
def test_only_layouts_say_where_things_are(form: Form) -> None:
    placed = [each for each in form.widgets[1:] if "geometry" in each.properties]
    assert not [each.name for each in placed if form.by_name[each.around[0]].kind not in FILLED]


@every_form
def test_the_tab_key_reaches_everything(form: Form) -> None:
    reached = [each.name for each in form.widgets if each.kind in REACHED]
    if len(reached) < 2:
        return
    assert len(set(form.tab_order)) == len(form.tab_order)
    assert set(reached) == set(form.tab_order) & set(reached), "not in the tab order"
    assert set(form.tab_order) <= set(form.by_name), "in the tab order, and nowhere else"


@every_form
def test_everything_has_a_name_for_screen_readers(form: Form) -> None:
    assert not [each.name for each in form.widgets if each.kind in REACHED and not said(form, each)]


@every_form
def test_buddies_exist_and_can_be_typed_into(form: Form) -> None:
    wrong = [label.name for name, label in form.buddies.items() if form.by_name[name].kind not in REACHED | COMPUTED]
    assert not wrong


@every_form
def test_labels_of_inputs_have_buddies(form: Form) -> None:
    """A label with a mnemonic leads somewhere, and so does one that names the place that an input shows."""
    inputs = {each.text_of("field") for each in form.widgets if each.kind in TYPED and each.text_of("field")}
    labels = [each for each in form.widgets if each.kind in {"QLabel", "Caption"} and not each.text_of("buddy")]
    assert not [each.name for each in labels if MNEMONIC.search(each.text_of("text"))]
    assert not [each.name for each in labels if each.text_of("label_of") in inputs]


@every_form
def test_mnemonics_of_a_page_differ(form: Form) -> None:
    """Two of the same letter would only step from one to the other."""
    pages: dict[str, list[str]] = {}
    for each in form.widgets:
        found = re.search(r"&(\w)", each.text_of("text"))
        if found is not None and each.kind != "QAction":
            pages.setdefault(page_of(form, each), []).append(found[1].lower())
    assert not {page: letters for page, letters in pages.items() if len(set(letters)) < len(letters)}


@every_form
def test_mnemonics_of_a_page_differ_in_german(form: Form) -> None:
    """What is translated has letters of its own; those of a menu differ as well."""
    context = ElementTree.parse(form.file).findtext("class") or ""  # noqa: S314 - a file of our own
    german = german_texts().get(context, {})
    pages: dict[str, list[str]] = {}
    for each in form.widgets:
        text = each.text_of("text")
        found = re.search(r"&(\w)", german.get(text, text))
        if found is not None and each.kind != "QAction":
            pages.setdefault(page_of(form, each), []).append(found[1].lower())
    for menu, texts in menus_of(form).items():
        found_in = [re.search(r"&(\w)", german.get(text, text)) for text in texts]
        pages[menu] = [found[1].lower() for found in found_in if found is not None]
    assert not {page: letters for page, letters in pages.items() if len(set(letters)) < len(letters)}


def menus_of(form: Form) -> dict[str, list[str]]:
    """Return the texts of every menu: of its actions, and the titles of the menus within."""
    root = ElementTree.parse(form.file)  # noqa: S314 - a file of our own
    named = {
        each.get("name", ""): each.findtext("property[@name='text']/string")
        or each.findtext("property[@name='title']/string")
        or ""
        for each in (*root.iter("action"), *root.iter("widget"))
    }
    menus = (each for each in root.iter("widget") if each.get("class") in {"QMenu", "QMenuBar"})
    return {
        each.get("name", ""): [named.get(entry.get("name", ""), "") for entry in each.findall("addaction")]
        for each in menus
    }


@cache
def german_texts() -> dict[str, dict[str, str]]:
    """Return what forms say in German, by the class of the form and the English text."""
    file = ROOT / "resources" / "translations" / "quire_de.ts"
    contexts = ElementTree.parse(file).iter("context")  # noqa: S314 - as above
    return {
        context.findtext("name") or "": {
            each.findtext("source") or "": each.findtext("translation") or "" for each in context.iter("message")
        }
        for context in contexts
    }


def page_of(form: Form, widget: FormWidget) -> str:
    """Return the page that a widget lies on, of those of which one at a time is seen; "" where it is always seen."""
    chain = (widget.name, *widget.around)
    return next((inner for inner, outer in pairwise(chain) if form.by_name[outer].kind in FILLED), "")


def test_designer_is_told_what_our_widgets_are() -> None:
    """Where a form names another base than the plugin does, Designer opens a warning for each."""
    wrong, seen = [], 0
    kinds = {kind.__name__: kind for kind in custom_widgets.CLASSES}
    for file in files():
        root = ElementTree.parse(file).getroot()  # noqa: S314 - our own file
        for each in root.iterfind("customwidgets/customwidget"):
            kind = kinds.get(each.findtext("class") or "")
            if kind is None:
                continue
            known = (
                base
                for base in kind.__mro__[1:]
                if base in custom_widgets.CLASSES or base.__module__.startswith("PySide6")
            )
            seen += 1
            if next(known).__name__ != each.findtext("extends"):
                wrong.append((file.name, kind.__name__))
    assert seen > 50
    assert not wrong


@every_form
def test_words_are_for_translators_and_addresses_are_not(form: Form) -> None:
    wrong = []
    for widget in form.widgets:
        for name, each in widget.properties.items():
            is_word = any(re.search(r"[^\W\d_]{2,}", text) and not DICE.match(text) for text in each.texts)
            if (name in UNTRANSLATED and each.is_text and each.is_translated) or (
                name in TRANSLATED and is_word and not each.is_translated and not is_sample(widget, name)
            ):
                wrong.append(f"{widget.name}.{name}")
    assert not wrong


def is_sample(widget: FormWidget, name: str) -> bool:
    """Whether a text only shows in Designer what will stand there: the program puts the game's own words in."""
    return name == "text" and widget.kind in {"QLabel", "Caption"}
