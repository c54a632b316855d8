"""House rules: formulas are checked, tried out, used and removed; optional rules."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox, QLabel, QLineEdit, QPushButton
from pytestqt.qtbot import QtBot

from core.character.campaign_rules import CampaignRules
from core.character.edits import SetCampaignRules, SetHeader, SetHouseRule, SetOption
from core.character.json_values import ABSENT
from desktop.explain.house_rule_dialog import HouseRuleDialog
from desktop.explain.house_rule_trial import try_out
from desktop.sheet.open_character import Loaded, OpenCharacter
from desktop.widgets.switch_button import SwitchButton
from tests.desktop.open_characters import opened
from tests.helpers.tiny_character import tiny_sheet

Show = Callable[..., HouseRuleDialog]


@pytest.fixture
def bren(qapp: object) -> OpenCharacter:
    """An example character."""
    return opened("bren")


@pytest.fixture
def show(qtbot: QtBot, bren: OpenCharacter) -> Show:
    """Opens the dialog."""

    def open_dialog(key: str = "") -> HouseRuleDialog:
        dialog = HouseRuleDialog(bren, key)
        qtbot.addWidget(dialog)
        dialog.show()
        return dialog

    return open_dialog


def write(qtbot: QtBot, dialog: HouseRuleDialog, formula: str) -> None:
    dialog.formula_edit.setPlainText(formula)
    assert dialog.trial is None
    qtbot.waitUntil(lambda: dialog.trial is not None and dialog.trial.formula == formula)


def rows(dialog: HouseRuleDialog) -> dict[str, tuple[str, str]]:
    table = dialog.changes_table
    found = {}
    for row in range(table.rowCount()):
        texts = [item.text() for item in (table.item(row, column) for column in range(3)) if item is not None]
        found[texts[0]] = (texts[1], texts[2])
    return found


def choose(edit: QLineEdit, key: str) -> None:
    """Choose a number in the list that a field offers."""
    completer = edit.completer()
    model = completer.completionModel()
    found = [row for row in range(model.rowCount()) if model.index(row, 0).data(Qt.ItemDataRole.UserRole) == key]
    completer.activated[QModelIndex].emit(model.index(found[0], 0))  # type: ignore[index]  # stubs know no overloads


def examples(dialog: HouseRuleDialog) -> list[QPushButton]:
    """Return the values that the empty dialog offers to begin with."""
    return dialog.examples_host.findChildren(QPushButton)


def test_the_empty_dialog_offers_values_to_begin_with(show: Show) -> None:
    dialog = show()
    found = examples(dialog)
    assert 3 <= len(found) <= 5
    found[-1].click()
    assert dialog.key in dialog._sheet.system.derived
    assert found[-1].text().startswith(dialog.name_label.text())
    assert dialog.focusWidget() is dialog.formula_edit


def test_empty_state_says_what_to_do(show: Show) -> None:
    dialog = show()
    assert dialog.focusWidget() is dialog.find_edit  # not its tabs: what comes first is to find a number
    assert dialog.rules_label.isVisible()
    shown = dialog.stack.currentWidget()
    assert shown is not None
    assert shown.objectName() == "nothing_page"
    assert [each.text() for each in examples(dialog)[:2]] == [
        "Parry/Avoid Number · 7 points",
        "Minimum Blow · 5 points",
    ]
    choose(dialog.find_edit, "move_rate")
    assert dialog.name_label.text() == "Move Rate"


def test_the_original_formula_is_shown(qtbot: QtBot, show: Show) -> None:
    dialog = show("move_rate")
    assert dialog.focusWidget() is dialog.formula_edit  # it is opened to be written
    assert dialog.book_label.text() == "max(0, RR + S# − Overload)"
    assert dialog.book_text_label.text() == dialog.formula_edit.toPlainText()
    qtbot.waitUntil(lambda: dialog.trial is not None)
    assert dialog.trial_label.text() == "77 yards per Third-turn, unchanged."
    assert not dialog.use_button.isEnabled()
    assert not dialog.book_button.isEnabled()


@pytest.mark.parametrize(
    ("formula", "said"),
    [
        ("reaction_rate + surprize", "surprize is unknown here. Did you mean surprise"),
        ("reaction_rate + (", "column 18"),
        ("parry_avoid + 1", "circle"),
        ("", ""),
    ],
)
def test_invalid_formulas_are_explained(qtbot: QtBot, show: Show, formula: str, said: str) -> None:
    dialog = show("move_rate")
    write(qtbot, dialog, formula)
    assert dialog.problem_label.isVisible()
    assert said in dialog.problem_label.text()
    assert not dialog.use_button.isEnabled()
    assert rows(dialog) == {}


def test_the_position_of_an_error_is_underlined(qtbot: QtBot, show: Show) -> None:
    dialog = show("move_rate")
    write(qtbot, dialog, "reaction_rate + surprize")
    (mark,) = dialog.formula_edit.extraSelections()
    assert mark.cursor.selectedText() == "surprize"
    write(qtbot, dialog, "reaction_rate")
    assert dialog.formula_edit.extraSelections() == []


def test_changes_are_previewed(qtbot: QtBot, show: Show, bren: OpenCharacter) -> None:
    dialog = show("move_rate")
    write(qtbot, dialog, "reaction_rate + surprise * 2")
    assert dialog.trial_label.text() == "Now 77 yards per Third-turn, with this formula 115 yards per Third-turn."
    assert rows(dialog)["Parry/Avoid Number"] == ("7", "11")
    assert bren.sheet.value("move_rate") == 77
    assert dialog.changes_label.text().startswith(str(dialog.changes_table.rowCount()))


def test_a_rule_is_used_undone_and_removed(qtbot: QtBot, show: Show, bren: OpenCharacter) -> None:
    dialog = show("move_rate")
    write(qtbot, dialog, "reaction_rate + 1")
    QTest.keyClick(dialog.formula_edit, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert bren.sheet.value("move_rate") == 40
    assert [entry.key for entry in dialog._model.items] == ["move_rate"]
    assert dialog.book_button.isEnabled()
    bren.undo_stack.undo()
    assert dialog._model.items == ()
    bren.undo_stack.redo()
    QTest.mouseClick(dialog.book_button, Qt.MouseButton.LeftButton)
    assert bren.sheet.value("move_rate") == 77
    assert dialog.formula_edit.toPlainText() == dialog.book_text_label.text()
    assert bren.undo_stack.count == 2


def test_a_rule_for_a_whole_family(qtbot: QtBot, show: Show, bren: OpenCharacter) -> None:
    dialog = show("maximum.hlth")
    assert dialog.family_check.isVisible()
    dialog.family_check.setChecked(True)
    assert dialog.key == "maximum.<a>"
    write(qtbot, dialog, "base.<a> + 5")
    assert rows(dialog)["Maximum Mind"][1] == str(int(str(bren.sheet.value("base.mind"))) + 5)
    dialog.use()
    assert list(bren.sheet.character.house_rules) == ["maximum.<a>"]
    again = show("maximum.mind")
    assert again.key == "maximum.<a>"


def test_numbers_of_rows_and_inserted_names(qtbot: QtBot, show: Show, bren: OpenCharacter) -> None:
    dialog = show("weapons[].thawac")
    dialog.formula_edit.clear()
    choose(dialog.insert_edit, "weapons[].wslo")
    dialog.formula_edit.insertPlainText(" + ")
    choose(dialog.insert_edit, "surprise")
    assert dialog.formula_edit.toPlainText() == "wslo + surprise"
    qtbot.waitUntil(lambda: dialog.trial is not None and dialog.trial.formula == "wslo + surprise")
    assert "Total Hit And Weapon Attack Chance, Long sword" in rows(dialog)


def test_a_refused_rule_is_shown(show: Show, bren: OpenCharacter) -> None:
    bren.push(SetHouseRule("move_rate", "lost + 1", is_unchecked=True))
    dialog = show()
    (entry,) = dialog._model.items
    assert "lost" in entry.detail
    assert dialog.key == "move_rate"


def test_options_are_edits(show: Show, bren: OpenCharacter) -> None:
    dialog = show()
    dialog.pages.setCurrentIndex(1)
    assert set(dialog.options.inputs) == set(bren.sheet.system.options)
    switch = dialog.options.inputs["quirks"].control
    assert isinstance(switch, SwitchButton)
    before = bren.sheet.option("quirks")
    assert switch.state_text == ("on" if before else "off")
    switch.click()
    assert bren.sheet.option("quirks") != before
    bren.undo_stack.undo()
    assert switch.isChecked() is bool(before)


def test_options_of_every_kind(qtbot: QtBot) -> None:
    character = OpenCharacter(Loaded("", tiny_sheet()))
    dialog = HouseRuleDialog(character)
    qtbot.addWidget(dialog)
    dialog.show()
    dialog.pages.setCurrentIndex(1)
    seen = set()
    for key, option in character.sheet.system.options.items():
        control = dialog.options.inputs[key].control
        seen.add(type(control).__name__)
        before = character.sheet.option(key)
        if isinstance(control, SwitchButton):
            control.click()
        elif isinstance(control, QComboBox):
            control.setCurrentIndex((control.currentIndex() + 1) % control.count())
            control.activated.emit(control.currentIndex())
        elif isinstance(control, QLineEdit):
            control.setText("7")
            control.editingFinished.emit()
        assert character.sheet.option(key) != before, (key, option.type)
    assert len(seen) >= 2


def test_an_option_shows_its_bounds(qtbot: QtBot) -> None:
    """Values out of bounds are accepted like any number of the sheet; other text is refused."""
    character = OpenCharacter(Loaded("", tiny_sheet()))
    dialog = HouseRuleDialog(character)
    qtbot.addWidget(dialog)
    dialog.show()
    dialog.pages.setCurrentIndex(1)
    edit = dialog.options.inputs["toll"].control
    assert isinstance(edit, QLineEdit)
    labels = dialog.options_content.findChildren(QLabel)
    assert [each.text() for each in labels if each.buddy() is edit and each.isVisible()] == ["Toll"]
    problems = [each for each in labels if each.property("role") == "amber"]
    assert not any(each.isVisible() for each in problems)
    for typed, told in (("21", "Toll is 21, which is unusual."), ("-1", "Toll is −1, which is unusual."), ("3", "")):
        edit.setText(typed)
        edit.editingFinished.emit()
        assert character.sheet.option("toll") == int(typed)
        assert [each.text() for each in problems if each.isVisible()] == [told] * bool(told)
    edit.setText("much")
    edit.editingFinished.emit()
    assert character.sheet.option("toll") == 3
    (told,) = [each.text() for each in problems if each.isVisible()]
    assert "Toll" in told
    assert dialog.problem_label.isHidden()


def test_a_trial_reports_problems() -> None:
    now, then = opened("bren").sheet, opened("bren").sheet
    lost = try_out(now, then, "lost", "1")
    assert lost.problem is not None
    wrong = try_out(now, then, "move_rate", "1 +")
    assert (wrong.problem is not None, wrong.column) == (True, 4)
    good = try_out(now, then, "weapons[].wslo", "surprise")
    assert (good.problem, good.before, good.after) == (None, "4 seconds", "38 seconds")
    assert [each.name for each in good.changes]
    back = try_out(then, now, "weapons[].wslo", ABSENT)
    assert back.problem is None


def test_enter_in_a_search_uses_nothing(qtbot: QtBot, show: Show, bren: OpenCharacter) -> None:
    dialog = show("move_rate")
    write(qtbot, dialog, "reaction_rate")
    QTest.keyClick(dialog.find_edit, Qt.Key.Key_Return)
    assert bren.sheet.value("move_rate") == 77


def of_campaign(character: OpenCharacter, **rules: str) -> None:
    given = CampaignRules("f7k2m9qx", "Salt and Silver", 3, {"quirks": True}, rules, dict.fromkeys(rules, "We walk."))
    character.push(SetCampaignRules(given))


def test_a_campaigns_rule_is_named_and_an_own_one_replaces_it(show: Show, bren: OpenCharacter) -> None:
    of_campaign(bren, move_rate="surprise + 1")
    dialog = show("move_rate")
    assert dialog.owner_label.text() == "House rule of Salt and Silver: We walk."
    assert dialog.formula_edit.toPlainText() == "surprise + 1"
    assert next((each.title, each.is_heading) for each in dialog._model.items) == ("Of Salt and Silver", True)
    assert dialog.book_button.text() == "Use the book's formula here"
    dialog.book_button.click()
    assert bren.sheet.character.house_rules == {"move_rate": dialog.book_text_label.text()}
    assert dialog.owner_label.text() == "Replaces the rule of Salt and Silver"
    assert "Replaced by this character's own rule" in [each.detail for each in dialog._model.items]
    assert dialog.book_button.text() == "Back to the rule of the campaign"
    dialog.book_button.click()
    assert bren.sheet.character.house_rules == {}
    assert dialog.formula_edit.toPlainText() == "surprise + 1"


def test_an_own_rule_has_a_reason(qtbot: QtBot, show: Show, bren: OpenCharacter) -> None:
    dialog = show("move_rate")
    assert not dialog.owner_label.isVisible()
    dialog.formula_edit.setPlainText("surprise + 2")
    dialog.reason_edit.setText("Long legs.")
    qtbot.waitUntil(dialog.use_button.isEnabled)
    dialog.use()
    assert bren.sheet.character.reasons == {"move_rate": "Long legs."}
    qtbot.waitUntil(lambda: not dialog.use_button.isEnabled())
    QTest.keyClicks(dialog.reason_edit, " Really.")
    qtbot.waitUntil(dialog.use_button.isEnabled)
    dialog.use()
    assert bren.sheet.character.reasons == {"move_rate": "Long legs. Really."}


def test_an_option_says_whose_it_is_and_goes_back_to_the_campaign(show: Show, bren: OpenCharacter) -> None:
    of_campaign(bren)
    bren.push(SetOption("quirks", ABSENT))
    dialog = show()
    dialog.pages.setCurrentIndex(1)
    owner, back = dialog.options._owners["quirks"]
    switch = dialog.options.inputs["quirks"].control
    assert isinstance(switch, SwitchButton)
    assert (switch.isChecked(), owner.text(), back.isVisible()) == (True, "Set by Salt and Silver", False)
    switch.click()
    assert (owner.text(), back.isVisible()) == ("This character's own; Salt and Silver says otherwise", True)
    back.click()
    assert switch.isChecked()
    assert "quirks" not in bren.sheet.character.options


def test_an_own_option_has_a_reason(qtbot: QtBot, show: Show, bren: OpenCharacter) -> None:
    bren.push(SetOption("quirks", ABSENT))
    dialog = show()
    dialog.pages.setCurrentIndex(1)
    switch, reason = dialog.options.inputs["quirks"].control, dialog.options.reasons["quirks"]
    assert isinstance(switch, SwitchButton)
    assert not reason.isVisible(), "what the book says needs none"
    switch.click()
    assert reason.isVisible()
    QTest.keyClicks(reason, " More fun. ")
    QTest.keyClick(reason, Qt.Key.Key_Return)
    assert bren.sheet.character.reasons == {"options.quirks": "More fun."}
    assert bren.undo_stack.last is not None
    assert bren.undo_stack.last.text == "Quirks, reason: More fun."
    bren.undo_stack.undo()
    assert (bren.sheet.character.reasons, reason.text()) == ({}, "")
    bren.undo_stack.redo()
    switch.click()
    assert reason.isVisible(), "a reason that is there is shown"
    bren.push(SetOption("quirks", ABSENT))
    assert (reason.isVisible(), reason.text()) == (False, "")


def test_an_option_of_the_campaign_says_why(show: Show, bren: OpenCharacter) -> None:
    rules = CampaignRules("f7k2m9qx", "Salt", 3, {"quirks": True}, {}, {"options.quirks": "More fun."})
    bren.push(SetCampaignRules(rules))
    bren.push(SetOption("quirks", ABSENT))
    dialog = show()
    dialog.pages.setCurrentIndex(1)
    owner, _ = dialog.options._owners["quirks"]
    assert owner.text() == "Set by Salt: More fun."
    bren.push(SetOption("quirks", True))
    assert owner.text() == "This character's own, as in Salt"
    assert dialog.options.reasons["quirks"].isVisible()


def test_the_dialog_leads_to_the_rules_of_the_campaign(qtbot: QtBot, show: Show, bren: OpenCharacter) -> None:
    assert not show().campaign_button.isVisible()
    bren.push(SetHeader("campaign_id", "f7k2m9qx"))
    dialog = show()
    with qtbot.waitSignal(dialog.asked_campaign) as asked:
        dialog.campaign_button.click()
    assert asked.args == ["f7k2m9qx"]
    assert not dialog.isVisible()
