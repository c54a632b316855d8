"""Fights of characters whose house rules leave numbers without a value: told before the fight, and at the decision."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest
from pytestqt.qtbot import QtBot

from core.character.edits import SetHouseRule
from core.character.json_values import ABSENT
from core.export.json_file import read_character
from core.store.library import Library
from core.store.records import prepare_character
from desktop.app import Desktop
from desktop.fight.decision_panel import DecisionPanel
from desktop.fight.fight_view import FightView
from desktop.fight.new_fight_view import NewFightView
from tests.desktop.party.shown_party import SAMPLES
from tests.helpers.games import example_id
from tests.helpers.new_fights import add_quick, listed, open_decisions, put
from tests.helpers.windows import PATIENCE_MS

RULE = "1 / 0"
REASON = "Parry/Avoid Number has no value: the house rule 1 / 0 for Move Rate gives none. Change the house rule."


def prepare(desktop: Desktop, qtbot: QtBot, rules: dict[str, str]) -> NewFightView:
    """Open the page before a fight, with Bren and a goblin on it."""
    bren = read_character(SAMPLES / example_id() / "bren.json")
    ids: list[str] = []

    def add(library: Library) -> list[str]:
        return library.add_many([prepare_character(replace(bren, house_rules=rules))])

    desktop.library_service.change(desktop.window, add, ids.extend)
    qtbot.waitUntil(lambda: bool(ids), timeout=PATIENCE_MS)
    desktop.window.actions_by_name.action("new_fight").trigger()
    assert desktop.controller is not None
    fights = desktop.controller.fights
    qtbot.waitUntil(lambda: bool(fights.windows), timeout=PATIENCE_MS)
    page = fights.windows[-1].view
    assert isinstance(page, NewFightView)
    qtbot.waitUntil(lambda: len(listed(page)) == 1, timeout=PATIENCE_MS)
    page.options.seed_edit.setText("7")
    put(page, qtbot, "Bren")
    add_quick(page, qtbot, "goblin")
    return page


def start(desktop: Desktop, qtbot: QtBot, page: NewFightView) -> FightView:
    """Start the fight."""
    open_decisions(desktop, page)
    assert desktop.controller is not None
    fights = desktop.controller.fights
    qtbot.waitUntil(lambda: any(isinstance(each.view, FightView) for each in fights.windows), timeout=PATIENCE_MS)
    view = next(each.view for each in fights.windows if isinstance(each.view, FightView))
    qtbot.waitUntil(lambda: view.control is not None, timeout=PATIENCE_MS)
    return view


def test_unable_fighter_is_named_before_the_fight(app_window: Desktop, qtbot: QtBot) -> None:
    page = prepare(app_window, qtbot, {"move_rate": RULE})
    page.begin_button.click()
    qtbot.waitUntil(lambda: bool(page.ready_label.text()), timeout=PATIENCE_MS)
    assert page.ready_label.text() == f"Unable to fight: Bren Tarrow. {REASON}"
    assert page.begin_button.isEnabled()


@pytest.mark.parametrize("decide", [DecisionPanel.decide, DecisionPanel.answer])
def test_number_that_fails_in_a_fight_is_told_at_the_decision(
    app_window: Desktop, qtbot: QtBot, decide: Callable[[DecisionPanel], None]
) -> None:
    view = start(app_window, qtbot, prepare(app_window, qtbot, {}))
    view.decide_button.click()
    qtbot.waitUntil(lambda: not view.run.is_advancing, timeout=PATIENCE_MS)
    request, answers = view.run.fight.request, len(view.run.fight.answers)
    assert request is not None
    view.run.fight.amend(0, SetHouseRule("move_rate", RULE))
    for _ in range(2):
        decide(view.decision)
        qtbot.waitUntil(lambda: not view.run.is_rewinding and not view.problem_label.isHidden(), timeout=PATIENCE_MS)
        assert view.problem_label.text() == f"Bren Tarrow: {REASON}"
        assert view.run.fight.request is not None
        assert view.run.fight.request.key == request.key
        assert len(view.run.fight.answers) == answers + 1  # with the house rule
        assert view.answer_button.isVisible()
    view.run.fight.amend(0, SetHouseRule("move_rate", ABSENT))
    view.decide_button.click()
    qtbot.waitUntil(lambda: len(view.run.fight.answers) > answers + 2, timeout=PATIENCE_MS)
    assert view.run.fight.request is None or view.run.fight.request.key != request.key
    assert view.problem_label.isHidden()
