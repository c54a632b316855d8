"""A campaign of thirty: a house rule typed in the window, what it would change, applied, the program restarted, undone.

The library is a real file, and between the two windows another process reads it.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from core.store.doctor import check_library
from desktop.app import Desktop
from tests.helpers.campaign_tables import NAME, OPTION, RULE, CampaignTable, number_of
from tests.helpers.windows import Messages

MEMBERS = 30
FORMULA = "4321"
ROOT = Path(__file__).parents[2]


def quire(*arguments: str | Path) -> str:
    """Run the command line in a process of its own."""
    command = [sys.executable, "-m", "desktop", *map(str, arguments)]
    found = subprocess.run(command, cwd=ROOT, env=dict(os.environ), capture_output=True, text=True, check=False)
    assert found.returncode == 0, found.stderr
    return found.stdout


def numbers_of(table: CampaignTable, id_: str) -> dict[str, object]:
    """Return the number of the rule of each member, by its name."""
    members = table.library.campaigns.members(id_)
    return {each.name: number_of(table.library.load(each.id).character) for each in members}


def test_a_rule_for_thirty_is_shown_applied_and_undone_after_a_restart(
    qtbot: QtBot, start_window: Callable[..., Desktop], messages: Messages, tmp_path: Path
) -> None:
    file = tmp_path / "table.quire"
    table = CampaignTable(qtbot, start_window(file))
    table.desktop.window.resize(1440, 900)
    id_ = table.make(MEMBERS)
    before = numbers_of(table, id_)
    assert (len(before), FORMULA in map(str, before.values())) == (MEMBERS, False)

    view = table.open(id_)
    view.rules.edit(RULE)
    editor = view.rules.editor
    assert editor is not None
    editor.formula_edit.selectAll()
    QTest.keyClicks(editor.formula_edit, FORMULA)
    QTest.keyClicks(editor.reason_edit, "The road is long.")
    QTest.mouseClick(editor.done_button, Qt.MouseButton.LeftButton)
    table.wait(lambda: len(view.impact.list.impacts.impacts) == MEMBERS)
    shown = {each.name: {number.then for number in each.numbers} for each in view.impact.list.impacts.impacts}
    assert shown.keys() == before.keys()
    assert all(FORMULA in then for then in shown.values())
    assert numbers_of(table, id_) == before, "nothing is written yet"

    QTest.keyClick(view, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    table.wait(lambda: set(map(str, numbers_of(table, id_).values())) == {FORMULA})
    newest = [table.library.history(each.id)[0] for each in table.library.campaigns.members(id_)]
    assert {each.label for each in newest} == {f"Rules of {NAME}, version 1"}
    table.desktop.window.close()
    table.desktop.close()

    told = json.loads(quire("campaign", "rules", NAME, "--json", "--library", file))
    assert (told["house_rules"], told["reasons"]) == ({RULE: FORMULA}, {RULE: "The road is long."})
    tried = json.loads(
        quire("campaign", "rules", NAME, f"options.{OPTION}=true", "--dry-run", "--json", "--library", file)
    )
    assert len(tried["members"]) == MEMBERS
    assert check_library(file).problems == ()

    again = CampaignTable(qtbot, start_window(file))
    assert set(map(str, numbers_of(again, id_).values())) == {FORMULA}
    view = again.open(id_)
    again.trigger("undo")
    again.wait(lambda: numbers_of(again, id_) == before)
    again.wait(lambda: view.rules.rows == {})
    assert check_library(file).problems == ()
    again.trigger("redo")
    again.wait(lambda: set(map(str, numbers_of(again, id_).values())) == {FORMULA})
