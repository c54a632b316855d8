"""Rules that a file carries: its campaign's own if equal, to be decided if not, the character's own elsewhere."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from core.character.campaign_rules import CampaignRules
from core.character.document import Character
from core.character.edits import Batch, SetHouseRule, SetOption
from core.character.uids import Uids
from core.store.library import Library
from core.store.records import Campaign, prepare_character
from core.store.rule_adoption import CarriedRules, RuleAdoption
from tests.helpers.games import any_id
from tests.helpers.libraries import CharacterEditor, anna


@pytest.fixture
def campaign(library: Library) -> Campaign:
    made = library.campaigns.add("Saltmere", system=any_id())
    edits = (SetOption("quirks", True), SetHouseRule("move_rate", "surprise", reason="We walk."))
    CharacterEditor(library, made.id).do(Batch(edits)).result()
    return library.campaigns.find(made.id)


def adoption(library: Library) -> RuleAdoption:
    return RuleAdoption(library.campaigns, Uids(random.Random(1)))


def exported(library: Library, **changes: object) -> Character:
    """A member as its file holds it."""
    id = library.add(prepare_character(replace(anna(), **changes)))  # type: ignore[arg-type]  # fields of it
    library.campaigns.join([id], library.campaigns.list()[0].id)
    character = library.load_for_file(id)
    library.trash(id)
    return character


def test_equal_rules_are_the_campaigns_own(library: Library, campaign: Campaign) -> None:
    character = exported(library, house_rules={"surprise": "3"})
    library.campaigns.rename(campaign.id, "Silver")
    decided = adoption(library)
    assert decided.compare(character) is CarriedRules.EQUAL
    for keeps_own in (True, False):
        adopted = decided.adopt(character, keeps_own=keeps_own)
        assert adopted.campaign_rules == library.campaigns.rules(campaign.id)
        assert (adopted.campaign, adopted.campaign_id) == ("Silver", campaign.id)
        assert (adopted.house_rules, adopted.options) == ({"surprise": "3"}, {})


def test_others_become_its_own_or_give_way(library: Library, campaign: Campaign) -> None:
    character = exported(library)
    CharacterEditor(library, campaign.id).do(SetHouseRule("move_rate", "1")).result()
    decided = adoption(library)
    assert decided.differs(character)
    own = decided.adopt(character, keeps_own=True)
    assert (own.house_rules, own.options) == ({"move_rate": "surprise"}, {"quirks": True})
    assert own.reasons == {"move_rate": "We walk."}
    taken = decided.adopt(character, keeps_own=False)
    assert (taken.house_rules, taken.options) == ({}, {})
    assert own.campaign_rules == taken.campaign_rules == library.campaigns.rules(campaign.id)


def test_rules_of_a_campaign_that_is_not_here_become_its_own(library: Library, campaign: Campaign) -> None:
    rules = CampaignRules("f7k2m9qx", "Lowtide", 4, {}, {"move_rate": "2"})
    character = replace(anna(campaign="Lowtide"), campaign_id="f7k2m9qx", campaign_rules=rules)
    decided = adoption(library)
    assert decided.compare(character) is CarriedRules.FOREIGN
    adopted = decided.adopt(character, keeps_own=False)
    assert (adopted.campaign, adopted.campaign_id, adopted.campaign_rules) == ("Lowtide", "", None)
    assert adopted.house_rules == {"move_rate": "2"}


def test_a_character_takes_the_rules_of_the_campaign_that_it_names(library: Library, campaign: Campaign) -> None:
    decided = adoption(library)
    assert decided.compare(anna()) is CarriedRules.NONE
    assert decided.adopt(anna(), keeps_own=True).campaign_rules == library.campaigns.rules(campaign.id)
    assert decided.adopt(anna(campaign=""), keeps_own=True) == anna(campaign="")
    foreign = decided.adopt(anna(system="draughts"), keeps_own=True)
    assert foreign == anna(system="draughts")
    document = Character(f"{any_id()}:campaign", "Other")
    assert decided.adopt(document, keeps_own=True) is document


def test_a_campaign_that_has_no_rules_any_more_has_other_ones(library: Library, campaign: Campaign) -> None:
    character = exported(library)
    library.undo(campaign.id).result()
    assert adoption(library).differs(character)
    assert adoption(library).adopt(character, keeps_own=False).campaign_rules is None
