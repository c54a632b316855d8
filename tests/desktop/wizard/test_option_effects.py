"""Effects shown for every option of a choice."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from core.character.document import Character
from core.character.edits import AddRow, SetValue
from core.character.json_values import Json
from core.procedures.requests import Choose
from core.registry import open_character
from desktop.library.library_service import LibraryService
from desktop.requests.choose_control import ChooseControl
from desktop.wizard.option_effects import MAX_EFFECTS, Effect, OptionEffects, compute_effects, effects_text
from desktop.wizard.preview_numbers import PreviewNumbers, important_addresses, result_addresses
from desktop.wizard.procedure_texts import character_line
from tests.desktop.open_characters import opened
from tests.desktop.wizard_keyboard import begin, until
from tests.helpers.games import example_id
from tests.helpers.windows import PATIENCE_MS

pytestmark = pytest.mark.usefixtures("theme")


def test_important_numbers_come_first_and_others_only_without_them() -> None:
    sheet = opened().sheet
    numbers = PreviewNumbers(sheet, important_addresses(sheet.system))
    found = compute_effects(sheet, [SetValue("raw.hlth", 3)], numbers)
    labels = [each.label for each in found]
    assert labels[:2] == [sheet.label("unconscious_number"), sheet.label("deathly_blow")]
    assert 0 < len(found) <= MAX_EFFECTS
    (one, *_) = found
    assert one == Effect(one.label, sheet.text("unconscious_number", with_unit=False), one.after)
    assert one.before != one.after
    nothing = PreviewNumbers(sheet, ())
    assert "Base Health" in [each.label for each in compute_effects(sheet, [SetValue("raw.hlth", 3)], nothing)]
    assert sheet.value("raw.hlth") != 3


def test_undecided_numbers_and_failing_edits_have_no_effect() -> None:
    sheet = open_character(Character(system=example_id()), random.Random(1))
    numbers = PreviewNumbers(sheet, important_addresses(sheet.system))
    assert compute_effects(sheet, [SetValue("raw.hlth", 12)], numbers) == ()
    assert compute_effects(opened().sheet, [SetValue("raw.hlth", "no number")], numbers) == ()
    assert effects_text(()) == ""


def test_effects_of_a_new_row() -> None:
    sheet = opened().sheet
    numbers = PreviewNumbers(sheet, important_addresses(sheet.system))
    row: dict[str, Json] = {"name": "Whistling", "lore": "general", "cost": 1, "attribute": "luck", "modifier": 2}
    before = sheet.rows("skills")
    found = compute_effects(sheet, [AddRow("skills", row)], numbers)
    luck = sheet.text("maximum.luck", with_unit=False)
    assert found == (Effect("Attribute", "", luck), Effect("Check number", "", found[1].after))
    assert effects_text(found) == f"Attribute {luck} · Check number {found[1].after}"
    assert sheet.rows("skills") == before


def test_effects_of_a_changed_row() -> None:
    sheet = opened().sheet
    numbers = PreviewNumbers(sheet, ())
    assert sheet.value("skills[0].modifier") == 0
    (found,) = compute_effects(sheet, [SetValue("skills[0].modifier", 3)], numbers)
    assert (found.label, int(found.after) - int(found.before)) == ("Check number", 3)


@pytest.mark.fonts
def test_an_option_without_effects_says_so(qtbot: QtBot, service: LibraryService) -> None:
    view = begin(qtbot, service)
    until(view, "culture")
    control = view.control
    assert isinstance(control, ChooseControl)
    control.show_effects({"alderin": ""})
    rows = control.list.options
    assert rows.effect("alderin") == "no change yet"
    assert rows.effect("own") == "", "nobody has weighed it"
    assert "no change yet" in str(rows.data(rows.index(rows.row_of("alderin")), Qt.ItemDataRole.ToolTipRole))
    control.set_answer(["alderin"])
    assert rows.effect("alderin") == "already included"
    assert not control.grab().isNull()


def test_the_character_line_names_choices_about_the_character(qtbot: QtBot, service: LibraryService) -> None:
    view = begin(qtbot, service)
    until(view, "profession")
    words = character_line(view.run)
    culture = next(each for each in view.run.driver.answers if each.key == "culture")
    assert words.startswith(view.run.answer_text_of(culture))
    assert "Heal-of-the-Minute" not in words


@pytest.mark.fonts
def test_every_option_shows_its_effects(qtbot: QtBot, service: LibraryService) -> None:
    view = begin(qtbot, service)
    until(view, "culture")
    control = view.control
    assert isinstance(control, ChooseControl)
    request = control.request
    weighed = {each.key for each in request.options if each.preview}
    assert len(weighed) > 2
    rows = control.list.options
    qtbot.waitUntil(lambda: weighed == set(rows.effects), timeout=PATIENCE_MS)
    heights = {row: control.list.visualRect(rows.index(row)).height() for row in range(rows.rowCount())}
    row = rows.row_of("alderin")
    assert heights[row] > heights[rows.row_of("own")]
    assert "43" in rows.effects["alderin"]
    assert "→" in rows.effects["alderin"]
    for role in (Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.AccessibleTextRole):
        assert rows.effects["alderin"] in str(rows.data(rows.index(row), role))
    assert not view.grab().isNull()


def test_effects_are_computed_once(qtbot: QtBot, service: LibraryService) -> None:
    view = begin(qtbot, service)
    until(view, "culture")
    sheet, numbers = view.run.driver.sheets[0], view.preview.numbers
    made = OptionEffects(view)
    made.start((view.control,), sheet, numbers)
    assert not made.is_done
    qtbot.waitUntil(lambda: made.is_done, timeout=PATIENCE_MS)
    made.start((view.control,), sheet, numbers)
    assert made.is_done
    made.start((), sheet, numbers)
    assert made.is_done


def test_computing_effects_stops_with_the_request(qtbot: QtBot, service: LibraryService) -> None:
    view = begin(qtbot, service)
    until(view, "culture")
    view.page.start_effects(view.preview.numbers)
    assert not view.page.has_all_effects
    assert view.run.decide() is None
    assert view.page.has_all_effects, "it would go on with controls that are gone"


def test_a_chip_shows_its_effects_in_the_tool_tip(qtbot: QtBot, service: LibraryService) -> None:
    view = begin(qtbot, service)
    until(view, "culture")
    request = view.control.request
    assert isinstance(request, Choose)
    short = replace(request, options=tuple(replace(each, label=each.key) for each in request.options))
    control = ChooseControl(short, view.run.driver.sheets[0], view)
    qtbot.addWidget(control)
    control.embed_in_page(is_first=False)
    assert control.chips is not None
    control.show_effects({"alderin": "Surprise Number 43 → 48"})
    assert control.chips.chip("alderin").toolTip().endswith("\nSurprise Number 43 → 48")
    assert control.chips.chip("alderin").accessibleDescription().endswith("\nSurprise Number 43 → 48")


def test_the_results_are_in_the_table_of_attributes() -> None:
    assert "base.hlth" in result_addresses(opened().sheet.system)
