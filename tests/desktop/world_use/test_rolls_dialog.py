"""The dialog Roll 100: progress, result, another seed, and one character that is kept."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QPushButton
from pytestqt.qtbot import QtBot

from core.content.setting import Setting
from core.content.update_effects import head_keys
from core.messages import Message
from core.procedures.world_rolls import RolledCharacter, WorldTally
from core.registry import Game, games
from desktop.theme import Theme, px
from desktop.widgets.chance_chart import ChanceChart
from desktop.world_use.rolls_cards import RefusalsCard, SpreadCard, spread_text
from desktop.world_use.rolls_dialog import ROLLS, WorldRollsDialog
from tests.helpers.changed_worlds import games_that_embed
from tests.helpers.games import any_game
from tests.helpers.waiting import wait_for_layout
from tests.helpers.windows import PATIENCE_MS


def setting_of(of: Game) -> Setting:
    return of.setting() or Setting("none", "None", "", of.id, {kind: () for kind in of.system.kinds})


@pytest.fixture
def roll(qtbot: QtBot, theme: Theme) -> Callable[[Game], WorldRollsDialog]:
    """Shows the dialog and waits for its characters."""
    assert isinstance(theme, Theme)

    def make(of: Game) -> WorldRollsDialog:
        dialog = WorldRollsDialog(of, setting_of(of))
        qtbot.addWidget(dialog)
        dialog.show()
        qtbot.waitUntil(lambda: not dialog.is_rolling, timeout=PATIENCE_MS)
        wait_for_layout()
        return dialog

    return make


def words(dialog: WorldRollsDialog) -> str:
    return "\n".join(each.text() for each in dialog.findChildren(QLabel) if each.isVisibleTo(dialog))


@pytest.mark.repeats
@pytest.mark.parametrize("of", games(), ids=lambda of: of.id)
def test_a_hundred_characters_of_every_game(of: Game, roll: Callable[[Game], WorldRollsDialog]) -> None:
    dialog = roll(of)
    assert len(dialog.tally.rolled) == ROLLS
    assert dialog.tally.made == ROLLS
    assert "legal" in dialog.title_label.text()
    assert dialog.seed in dialog.line_label.text()
    assert dialog.list is not None
    assert dialog.list.model.rowCount() == ROLLS
    assert len(dialog.findChildren(ChanceChart)) == len(dialog.tally.spreads())
    for choices in dialog.tally.choices():
        for name in choices.never[:3]:
            assert name in words(dialog)


def test_again_rolls_others_and_stop_shows_those_made_so_far(
    qtbot: QtBot, roll: Callable[[Game], WorldRollsDialog]
) -> None:
    dialog = roll(any_game())
    first, names = dialog.seed, [each.name for each in dialog.tally.rolled]
    dialog.again_button.click()
    assert dialog.is_rolling
    assert dialog.stop_button.isVisible()
    assert not dialog.again_button.isVisible()
    qtbot.waitUntil(lambda: dialog.progress_bar.value() > 0, timeout=PATIENCE_MS)
    dialog.stop_button.click()
    assert not dialog.is_rolling
    assert dialog.seed != first
    made = len(dialog.tally.rolled)
    assert made
    assert [each.name for each in dialog.tally.rolled] != names[:made] or made < 3
    assert f"{made}" in dialog.title_label.text()


def test_a_character_is_kept_by_its_seed_with_a_double_click_or_the_button(
    qtbot: QtBot, roll: Callable[[Game], WorldRollsDialog]
) -> None:
    dialog = roll(any_game())
    assert dialog.list is not None
    assert not dialog.keep_button.isEnabled()
    dialog.list.select(dialog.tally.rolled[3].seed)
    assert dialog.keep_button.isEnabled()
    with qtbot.waitSignal(dialog.kept) as kept:
        dialog.keep_button.click()
    assert kept.args == [dialog.tally.rolled[3].seed]
    assert not dialog.isVisible()
    other = roll(any_game())
    assert other.list is not None
    other.list.select(other.tally.rolled[0].seed)
    with qtbot.waitSignal(other.kept) as kept:
        QTest.keyClick(other.list.list, Qt.Key.Key_Return)
    assert kept.args == [other.tally.rolled[0].seed]


def test_closing_while_it_rolls_stops_it(qtbot: QtBot, theme: Theme) -> None:
    assert isinstance(theme, Theme)
    dialog = WorldRollsDialog(any_game(), setting_of(any_game()))
    qtbot.addWidget(dialog)
    dialog.show()
    assert dialog.is_rolling
    dialog.close_button.click()
    assert not dialog.isVisible()


def rolled(seed: str, *refusals: str, is_made: bool = True) -> RolledCharacter:
    messages = tuple(Message("why", each) for each in refusals)
    return RolledCharacter(seed, seed.title(), "", messages, is_made=is_made, numbers={}, entries=frozenset())


def test_refusals_are_sentences_and_lead_to_their_character(qtbot: QtBot, theme: Theme) -> None:
    assert isinstance(theme, Theme)
    tally = WorldTally(any_game().system, None)
    tally.add(rolled("anna", "Reach is 12; it should be 3 to 10."))
    tally.add(rolled("", "No culture can be chosen.", is_made=False))
    card = RefusalsCard(tally)
    qtbot.addWidget(card)
    texts = [each.text() for each in card.findChildren(QLabel)]
    assert "Reach is 12; it should be 3 to 10." in texts
    assert "No culture can be chosen." in texts
    assert "This character could not be made." in texts
    (button,) = card.findChildren(QPushButton)
    with qtbot.waitSignal(card.chosen) as chosen:
        button.click()
    assert chosen.args == ["anna"]


def test_a_spread_is_told_in_words() -> None:
    assert spread_text({3: 1, 4: 5, 5: 2, 6: 0, 7: 1}) == "3 to 7, half of them up to 4"
    assert spread_text({-1: 1, 0: 1}) == "−1 to 0, half of them up to −1"


@pytest.mark.fonts
def test_charts_stand_side_by_side_as_many_as_fit(qtbot: QtBot, theme: Theme) -> None:
    assert isinstance(theme, Theme)
    of = games_that_embed()[0]
    tally = WorldTally(of.system, None)
    keys = list(head_keys(of.system))[:4]
    for value in range(5):
        numbers = {key: value + place for place, key in enumerate(keys)}
        tally.add(RolledCharacter(str(value), "", "", (), is_made=True, numbers=numbers, entries=frozenset()))
    card = SpreadCard(tally)
    qtbot.addWidget(card)
    card.resize(px(300), px(600))
    card.show()
    wait_for_layout()
    lefts = {each.mapTo(card, each.rect().topLeft()).x() for each in card.findChildren(ChanceChart)}
    assert len(lefts) == 1
    card.resize(px(1000), px(600))
    wait_for_layout()
    lefts = {each.mapTo(card, each.rect().topLeft()).x() for each in card.findChildren(ChanceChart)}
    assert len(lefts) == 4
