"""The explanation view: contents for real numbers, and its links."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QTreeWidgetItem
from pytestqt.qtbot import QtBot

from core.character.campaign_rules import CampaignRules
from core.character.edits import MoveRow, RemoveRow, SetCampaignRules, SetEffects, SetHouseRule, SetValue
from core.character.formula_display import split_rounding, to_typographic
from desktop.explain.explain_view import ExplainView
from desktop.explain.parts_delegate import PartsDelegate
from desktop.sheet.open_character import OpenCharacter
from desktop.theme import Theme
from tests.desktop.open_characters import opened


@pytest.fixture
def bren(qapp: object) -> OpenCharacter:
    """An example character."""
    return opened("bren")


@pytest.fixture
def view(qtbot: QtBot, bren: OpenCharacter) -> ExplainView:
    """The explanation view, showing Bren."""
    view = ExplainView()
    qtbot.addWidget(view)
    view.show_character(bren)
    view.resize(320, 600)
    view.show()
    return view


def page(view: ExplainView) -> str:
    shown = view.stack.currentWidget()
    return "" if shown is None else shown.objectName()


def parts(view: ExplainView) -> list[str]:
    tree = view.parts_tree
    items = [tree.topLevelItem(place) for place in range(tree.topLevelItemCount())]
    return [str(item.data(0, Qt.ItemDataRole.AccessibleTextRole)) for item in items if item is not None]


def test_empty_state_says_what_to_do(view: ExplainView) -> None:
    assert page(view) == "empty_page"
    assert view.address == ""


def test_a_number_shows_in_words_where_it_comes_from(view: ExplainView) -> None:
    view.explain("reaction_rate")
    assert (view.name_label.text(), view.value_label.text(), view.unit_label.text()) == (
        "Reaction Rate (lbs.)",
        "39",
        "points",
    )
    assert 'href="max_weight"' in view.formula_label.text()
    assert view.formula_label.text().startswith("= (105 <a href=")
    assert view.formula_label.text().endswith(" = 39.79, rounded down")
    assert not view.filled_label.isVisible()
    assert parts(view)[:3] == ["MaxWeight Number: 105 lb", "Base Health: 16 points", "Height: 70 in"]
    assert ", section VI, Calculation's Glossary" in view.cite_label.text()
    assert view.ruling_label.text().startswith("Quire's interpretation: Each whole pound of overload")
    assert "Move Rate" in view.used_by_label.text()


@pytest.mark.fonts
def test_parts_are_links_with_a_way_back(qtbot: QtBot, view: ExplainView) -> None:
    view.explain("reaction_rate")
    asked: list[str] = []
    view.asked_why.connect(asked.append)
    first = view.parts_tree.topLevelItem(0)
    assert first is not None
    area = view.parts_tree.visualItemRect(first)
    QTest.mouseClick(view.parts_tree.viewport(), Qt.MouseButton.LeftButton, pos=area.center())
    qtbot.waitUntil(lambda: asked == ["max_weight"])
    assert view.name_label.text() == "MaxWeight Number"
    view.parts_tree.setFocus()
    QTest.keyClick(view.parts_tree, Qt.Key.Key_Left, Qt.KeyboardModifier.AltModifier)
    qtbot.waitUntil(lambda: asked == ["max_weight", "reaction_rate"])
    assert not view.back_button.isVisible()


def test_enter_on_a_line_goes_there_and_right_opens_it(qtbot: QtBot, view: ExplainView) -> None:
    view.explain("reaction_rate")
    view.parts_tree.setFocus()
    QTest.keyClick(view.parts_tree, Qt.Key.Key_Down)
    first = view.parts_tree.topLevelItem(0)
    assert first is not None
    view.parts_tree.setCurrentItem(first)
    QTest.keyClick(view.parts_tree, Qt.Key.Key_Right)
    assert first.isExpanded()
    assert first.childCount() == 4
    QTest.keyClick(view.parts_tree, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: view.address == "max_weight")


def test_added_rows_have_their_own_names(view: ExplainView) -> None:
    view.explain("carried_weight")
    first = view.parts_tree.topLevelItem(0)
    assert first is not None
    assert first.text(0) == "Travel clothes"
    assert parts(view)[0] == "Load, Travel clothes: 4 lb"


def test_names_and_dependents_are_links(qtbot: QtBot, view: ExplainView) -> None:
    view.explain("reaction_rate")
    view.formula_label.linkActivated.emit("carried_weight")
    qtbot.waitUntil(lambda: view.address == "carried_weight")
    view.used_by_label.linkActivated.emit("overload")
    qtbot.waitUntil(lambda: view.address == "overload")


def test_more_dependents_are_shown_on_click(qtbot: QtBot, view: ExplainView) -> None:
    view.explain("war")
    assert "more" in view.used_by_label.text()
    view.used_by_label.linkActivated.emit("#all")
    qtbot.waitUntil(lambda: "more" not in view.used_by_label.text())
    assert view.used_by_label.text().count("href") > 6


def test_edits_refresh_and_expanded_items_stay(qtbot: QtBot, view: ExplainView, bren: OpenCharacter) -> None:
    view.explain("reaction_rate")
    first = view.parts_tree.topLevelItem(0)
    assert first is not None
    first.setExpanded(True)
    bren.push(SetValue("height_in", 90))
    qtbot.waitUntil(lambda: parts(view)[2] == "Height: 90 in")
    again = view.parts_tree.topLevelItem(0)
    assert again is not None
    assert again.isExpanded()
    assert again.childCount() == 4


def test_a_house_rule_shows_what_it_replaced(qtbot: QtBot, view: ExplainView, bren: OpenCharacter) -> None:
    view.explain("move_rate")
    assert not view.house_label.isVisible()
    bren.push(SetHouseRule("move_rate", "reaction_rate + surprise"))
    qtbot.waitUntil(view.house_label.isVisible)
    assert view.house_label.text() == "Your house rule. As written: 77 = 39 Reaction Rate (lbs.) + 38 Surprise Number"
    asked: list[str] = []
    view.asked_house_rule.connect(asked.append)
    QTest.mouseClick(view.house_rule_button, Qt.MouseButton.LeftButton)
    assert asked == ["move_rate"]


def view_text(view: ExplainView) -> str:
    view.copy()
    return QGuiApplication.clipboard().text()


def test_a_rule_of_the_campaign_says_whose_it_is_and_why(qtbot: QtBot, view: ExplainView, bren: OpenCharacter) -> None:
    view.explain("move_rate")
    rules = CampaignRules(
        "f7k2m9qx", "Salt & Silver", 3, {"quirks": True}, {"move_rate": "surprise"}, {"move_rate": "We <i>walk</i>."}
    )
    bren.push(SetCampaignRules(rules))
    qtbot.waitUntil(view.house_label.isVisible)
    assert view.house_label.text() == (
        "House rule of Salt & Silver. As written: 77 = 39 Reaction Rate (lbs.) + 38 Surprise Number\nWe <i>walk</i>."
    )
    assert "House rule of Salt & Silver; as written: 77 = 39 Reaction Rate (lbs.) + 38 Surprise Number" in view_text(
        view
    )
    view.explain("options.quirks")
    assert view.filled_label.text() == "An optional rule, set by Salt & Silver."


def test_what_conditions_change_stands_last(qtbot: QtBot, view: ExplainView, bren: OpenCharacter) -> None:
    view.explain("move_rate")
    before, words = parts(view), view.formula_label.text()
    bren.push(SetEffects(({"name": "Poisoned", "address": "move_rate", "change": -2},)))
    qtbot.waitUntil(lambda: len(parts(view)) == len(before) + 1)
    assert parts(view)[-1] == "Poisoned −2"
    assert view.formula_label.text() == f"{words} = 77; Poisoned −2"
    item = view.parts_tree.topLevelItem(len(before))
    assert item is not None
    QTest.mouseClick(
        view.parts_tree.viewport(), Qt.MouseButton.LeftButton, pos=view.parts_tree.visualItemRect(item).center()
    )
    assert view.address == "move_rate"


def test_a_row_is_named_and_found_again_after_it_moved(view: ExplainView, bren: OpenCharacter) -> None:
    view.explain("weapons[0].thawac")
    assert view.name_label.text() == "THAWAC, Long sword"
    assert parts(view)[0] == "WAR Number used: 168 points"
    bren.push(MoveRow("weapons[0]", 2))
    view._on_deferred()
    assert view.address == "weapons[2].thawac"
    bren.push(RemoveRow("weapons[2]"))
    view._on_deferred()
    assert page(view) == "empty_page"


def test_help_says_what_a_field_means(view: ExplainView) -> None:
    view.show_help("height_in")
    assert view.help_label.isVisible()
    assert view.help_label.text()
    assert not view.formula_label.isVisible()
    assert "Entered on the sheet" in view.filled_label.text()
    assert not view.house_rule_button.isVisible()
    view.explain("move_rate")
    assert not view.help_label.isVisible()


def test_it_is_copied_as_text(qtbot: QtBot, view: ExplainView) -> None:
    view.explain("reaction_rate")
    view.parts_tree.setFocus()
    QTest.keyClick(view.parts_tree, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    lines = QGuiApplication.clipboard().text().splitlines()
    assert lines[0] == "Reaction Rate (lbs.): 39 points  [VI, CG; R15]"
    assert lines[1] == (
        "  = (105 MaxWeight Number + 16 Base Health + 70 Height) × 50 ÷ "
        "(172 Body Weight + 44 Carried Weight + 24 Human Age) = 39.79, rounded down"
    )
    assert "    MaxWeight Number: 105 lb  [IV, CG]" in lines
    assert sum("see above" in line for line in lines) >= 1


def test_it_goes_to_the_field(qtbot: QtBot, view: ExplainView) -> None:
    view.explain("weapons[0].wslo")
    asked: list[str] = []
    view.asked_field.connect(asked.append)
    QTest.mouseClick(view.field_button, Qt.MouseButton.LeftButton)
    assert asked == ["weapons[0].wslo"]


def test_unknown_addresses_are_ignored(view: ExplainView) -> None:
    view.explain("lost")
    view.explain("weapons[77].wslo")
    assert view.address == ""
    view.show_character(None)
    view.explain("move_rate")
    view.copy()
    assert page(view) == "empty_page"


def test_another_theme_is_followed(qtbot: QtBot, view: ExplainView, theme: Theme) -> None:
    view.explain("reaction_rate")
    light = view.formula_label.text()
    theme.choose("dark")
    qtbot.waitUntil(lambda: view.formula_label.text() != light)
    theme.choose("light")
    qtbot.waitUntil(lambda: view.formula_label.text() == light)


def test_numbers_without_a_value_say_why(view: ExplainView, bren: OpenCharacter) -> None:
    bren.push(SetHouseRule("move_rate", "10 ** 20"))
    view.explain("move_rate")
    assert view.value_label.text() == "—"
    assert "too large" in view.reason_label.text()
    view.explain("options.quirks")
    assert "option" in view.filled_label.text()
    assert not view.field_button.isVisible()


@pytest.mark.parametrize(
    ("formula", "inner", "how"),
    [
        ("floor(a / 2)", "a / 2", "rounded down"),
        ("ceil(a)", "a", "rounded up"),
        ("round((a))", "(a)", "rounded"),
        ("trunc(a)", "a", "without its fraction"),
        ("floor(a) + floor(b)", "floor(a) + floor(b)", ""),
        ("max(0, a)", "max(0, a)", ""),
        ("floor(a", "floor(a", ""),
    ],
)
def test_rounding_is_described(formula: str, inner: str, how: str) -> None:
    assert split_rounding(formula) == (inner, how)


def test_signs_are_typographic() -> None:
    assert to_typographic("-3 * a / b - c >= 2 ** 3") == "−3 × a ÷ b − c ≥ 2 ^ 3"


def test_every_line_has_an_accessible_text(view: ExplainView) -> None:
    view.explain("reaction_rate")
    tree = QAccessible.queryAccessibleInterface(view.parts_tree)
    assert tree.text(QAccessible.Text.Name) == "Computed from"
    assert tree.childCount() >= 6


@pytest.mark.fonts
def test_numbers_are_not_cut_in_a_narrow_dock(qtbot: QtBot, view: ExplainView) -> None:
    view.explain("weapons[0].thawac")
    tree, delegate = view.parts_tree, view.parts_tree.itemDelegate()
    assert isinstance(delegate, PartsDelegate)
    assert delegate.unit_width > 16
    view.resize(200, 600)
    assert opened_down(tree.invisibleRootItem()) > 4
    qtbot.waitUntil(lambda: delegate.unit_width == 0)
    view.resize(420, 600)
    qtbot.waitUntil(lambda: delegate.unit_width > 16)


def opened_down(item: QTreeWidgetItem) -> int:
    """Expand the first item with parts, recursively; return the depth."""
    below = (item.child(place) for place in range(item.childCount()))
    has_parts = QTreeWidgetItem.ChildIndicatorPolicy.ShowIndicator
    first = next((each for each in below if each and each.childIndicatorPolicy() is has_parts), None)
    if first is None:
        return 0
    first.setExpanded(True)
    return 1 + opened_down(first)
