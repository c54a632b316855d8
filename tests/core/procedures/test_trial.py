from core.character.edits import AddRow, SetValue
from core.procedures.trial import trial_copy
from tests.helpers.tiny_character import tiny_sheet


def test_a_trial_changes_neither_the_sheet_nor_its_randomness() -> None:
    sheet, untouched = tiny_sheet(), tiny_sheet()
    before = sheet.character
    trial = trial_copy(sheet, SetValue("base.arm", 3), AddRow("skills", {"name": "Dirks"}))
    assert trial.value("base.arm") == 3
    assert trial.count("skills") == sheet.count("skills") + 1
    assert sheet.character is before
    for each in (sheet, untouched):
        each.apply(AddRow("skills", {"name": "Knives"}))
    assert sheet.character == untouched.character
