"""Since when the house rules of a campaign hold: the revision that gave each its present formula."""

from __future__ import annotations

from dataclasses import replace
from datetime import date, timedelta

import pytest

from core.character.document import Character
from core.character.edits import Batch, SetHeader, SetHouseRule, SetOption
from core.character.json_values import ABSENT
from core.errors import LibraryError
from core.store.library import Library
from core.store.records import prepare_character
from core.store.rule_ages import rule_times
from tests.helpers.games import any_id
from tests.helpers.libraries import CharacterEditor, HandClock


@pytest.fixture
def campaign(library: Library) -> CharacterEditor:
    return CharacterEditor(library, library.campaigns.add("Salt", system=any_id()).id)


def test_each_rule_is_as_old_as_its_formula(library: Library, clock: HandClock, campaign: CharacterEditor) -> None:
    days: list[date] = []

    def edit(*edits: SetHouseRule | SetOption | SetHeader) -> None:
        clock.time += timedelta(days=1)
        days.append(clock.time.date())
        campaign.do(Batch(edits)).result()

    def found(*keys: str) -> dict[str, date]:
        return {key: time.date() for key, time in rule_times(library, campaign.id, keys).items()}

    edit(SetHouseRule("move_rate", "1"), SetHouseRule("surprise", "2"))
    edit(SetHouseRule("move_rate", "3"))
    edit(SetHouseRule("move_rate", "3", reason="We walk."), SetOption("quirks", True))
    for number in range(120):
        campaign.do(SetHeader("notes", str(number))).result()
    assert found("move_rate", "surprise") == {"move_rate": days[1], "surprise": days[0]}
    edit(SetHouseRule("surprise", ABSENT))
    edit(SetHouseRule("surprise", "2"))
    assert found("surprise") == {"surprise": days[-1]}
    clock.time += timedelta(days=1)
    library.undo(campaign.id).result()
    library.undo(campaign.id).result()
    assert found("surprise") == {"surprise": clock.time.date()}, "undoing makes it hold anew"


def test_a_rule_that_no_revision_names_was_there_from_the_beginning(library: Library, clock: HandClock) -> None:
    document = replace(Character(f"{any_id()}:campaign", "Reed"), house_rules={"move_rate": "1"})
    id = library.add(prepare_character(document))
    began = clock.time.date()
    clock.time += timedelta(days=1)
    CharacterEditor(library, id).do(SetHeader("notes", "x")).result()
    assert rule_times(library, id, ("move_rate",))["move_rate"].date() == began


def test_nothing_is_read_without_a_rule_and_a_campaign_that_is_gone_is_refused(library: Library) -> None:
    assert rule_times(library, "gone2345", ()) == {}
    with pytest.raises(LibraryError):
        rule_times(library, "gone2345", ("move_rate",))
