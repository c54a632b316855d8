"""The Play page of RPG.Rules."""

from __future__ import annotations

from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from core.character.edits import AddRow, SetOption, SetValue
from core.play.checks import ready_checks
from core.procedures.procedure import Situation
from desktop.sheet.play_checks import PlayCheckCard
from desktop.sheet.play_page import PlayPage
from desktop.widgets.inputs import NumberField
from tests.helpers.play_pages import find_named, open_sample
from tests.helpers.windows import PATIENCE_MS
from tests.systems.kinsler.worked import PROCEDURES


def test_what_an_input_counts_stands_behind_its_name(qtbot: QtBot) -> None:
    page = PlayPage(open_sample("kinsler"))
    qtbot.addWidget(page)
    page.show()
    assert find_named(page, NumberField, "Clock").accessibleName() == "Clock (s)"


def test_times_in_lists_say_what_they_are_counted_in(qtbot: QtBot) -> None:
    character = open_sample("kinsler")
    character.push(AddRow("pending", {"source": "Poultice", "due_s": 90}))
    page = PlayPage(character)
    qtbot.addWidget(page)
    page.show()
    assert find_named(page, NumberField, "Due (s)").text() == "90"


def test_the_stat_of_a_foe_counts_where_stats_defend(qtbot: QtBot) -> None:
    character, foe = open_sample("kinsler"), open_sample("kinsler").sheet
    character.push(AddRow("weapons", {"name": "Cudgel", "skill": "str"}))
    page = PlayPage(character)
    page.foes = lambda: [("Hild", foe)]
    qtbot.addWidget(page)
    page.show()
    assert page.attacks is not None
    card = page.attacks
    assert not card.foe_button.isVisibleTo(page)
    character.push(SetOption("stat_defense", True))
    qtbot.waitUntil(lambda: card.foe_button.isVisibleTo(page), timeout=PATIENCE_MS)
    row = next(each for each in card.rows if each.attack.label == "Cudgel")
    assert row.attack.chance_against(card.number_against(row.attack)) is None
    card.foe_menu.aboutToShow.emit()
    card.foe_menu.actions()[1].trigger()
    place = character.sheet.count("weapons") - 1
    modifier, success = (character.sheet.value(each) for each in (f"weapons[{place}].modifier", "rules.success_number"))
    stat = foe.value("stats.str.effective")
    assert isinstance(modifier, int)
    assert isinstance(success, int)
    assert isinstance(stat, int)
    needed = success - (modifier - stat) // 3
    assert row.attack.target_against(card.number_against(row.attack)) == needed
    assert str(needed) in row.row.accessibleName()
    card.foe_line.clear()
    QTest.keyClicks(card.foe_line, "12")
    assert row.attack.target_against(card.number_against(row.attack)) == success - (modifier - 12) // 3


def find_card(page: PlayPage) -> PlayCheckCard:
    """Return the card of the checks."""
    card = page.findChild(PlayCheckCard)
    assert card is not None
    return card


def test_the_checks_of_the_unconscious_say_why_there_are_none(qtbot: QtBot) -> None:
    character = open_sample("kinsler")
    page = PlayPage(character)
    qtbot.addWidget(page)
    page.show()
    card = find_card(page)
    qtbot.waitUntil(lambda: bool(card.rows), timeout=PATIENCE_MS)
    assert card.none_label.isHidden()
    character.push(SetValue("stats.str.fatigue", 40))
    qtbot.waitUntil(lambda: card.none_label.isVisibleTo(page), timeout=PATIENCE_MS)
    assert card.none_label.text() == "The unconscious attempt nothing; time brings them back."
    assert not card.rows
    character.push(SetValue("stats.str.fatigue", 0))
    qtbot.waitUntil(lambda: bool(card.rows), timeout=PATIENCE_MS)
    assert card.none_label.isHidden()


def test_a_page_of_the_unconscious_begins_with_the_reason(qtbot: QtBot) -> None:
    character = open_sample("kinsler")
    character.push(SetValue("stats.str.wounds", 40))
    page = PlayPage(character)
    qtbot.addWidget(page)
    page.show()
    card = find_card(page)
    qtbot.waitUntil(lambda: card.none_label.isVisibleTo(page), timeout=PATIENCE_MS)
    assert card.none_label.text() == "Bera Quill is dead."
    assert card.head.isHidden()


def test_a_check_needs_what_tray_and_attack_say() -> None:
    """A distance that is not given takes nothing off: the bow needs 14 everywhere, not 15 on the Play page."""
    sheet = open_sample("kinsler").sheet
    checks = ready_checks([PROCEDURES["attempt"]], Situation((sheet,), None))
    needed = {check.label: check.target for check in checks}
    assert needed["Short Bow"] == f"{sheet.value('weapons[0].need')} or more" == "14 or more"
    for place, row in enumerate(sheet.rows("skills")):
        if not row.get("passive_only"):
            assert needed[str(row["name"])] == f"{sheet.value(f'skills[{place}].need')} or more"
