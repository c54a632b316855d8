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
from core.store.rule_adoption import CarriedRules, RuleAdoption, brought_rules
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
        adopted = decided.adopt(character, keeps_own=keeps_own).character
        assert adopted.campaign_rules == library.campaigns.rules(campaign.id)
        assert (adopted.campaign, adopted.campaign_id) == ("Silver", campaign.id)
        assert (adopted.house_rules, adopted.options) == ({"surprise": "3"}, {})


def test_others_become_its_own_or_give_way(library: Library, campaign: Campaign) -> None:
    character = exported(library)
    CharacterEditor(library, campaign.id).do(SetHouseRule("move_rate", "1")).result()
    decided = adoption(library)
    kept = decided.adopt(character, keeps_own=True)
    assert (kept.differs, kept.campaign, kept.brought) == (True, "Saltmere", ("options.quirks", "move_rate"))
    own = kept.character
    assert (own.house_rules, own.options) == ({"move_rate": "surprise"}, {"quirks": True})
    assert own.reasons == {"move_rate": "We walk."}
    given_up = decided.adopt(character, keeps_own=False)
    assert (given_up.differs, given_up.brought) == (True, ())
    taken = given_up.character
    assert (taken.house_rules, taken.options) == ({}, {})
    assert own.campaign_rules == taken.campaign_rules == library.campaigns.rules(campaign.id)


def test_rules_of_a_campaign_that_is_not_here_become_its_own(library: Library, campaign: Campaign) -> None:
    rules = CampaignRules("f7k2m9qx", "Lowtide", 4, {}, {"move_rate": "2"})
    character = replace(anna(campaign="Lowtide"), campaign_id="f7k2m9qx", campaign_rules=rules)
    decided = adoption(library)
    assert decided.compare(character) is CarriedRules.FOREIGN
    adopted = decided.adopt(character, keeps_own=False).character
    assert (adopted.campaign, adopted.campaign_id, adopted.campaign_rules) == ("Lowtide", "", None)
    assert adopted.house_rules == {"move_rate": "2"}


def test_a_character_takes_the_rules_of_the_campaign_that_it_names(library: Library, campaign: Campaign) -> None:
    decided = adoption(library)
    assert decided.compare(anna()) is CarriedRules.NONE
    assert decided.adopt(anna(), keeps_own=True).character.campaign_rules == library.campaigns.rules(campaign.id)
    assert decided.adopt(anna(campaign=""), keeps_own=True).character == anna(campaign="")
    foreign = decided.adopt(anna(system="draughts"), keeps_own=True).character
    assert foreign == anna(system="draughts")
    document = Character(f"{any_id()}:campaign", "Other")
    assert decided.adopt(document, keeps_own=True).character is document


def test_a_campaign_that_has_no_rules_any_more_has_other_ones(library: Library, campaign: Campaign) -> None:
    character = exported(library)
    library.undo(campaign.id).result()
    adopted = adoption(library).adopt(character, keeps_own=False)
    assert adopted.differs
    assert adopted.character.campaign_rules is None


def test_rules_that_were_kept_can_still_give_way(library: Library, campaign: Campaign) -> None:
    """An import keeps the rules of the files first; the answer afterwards takes those of the campaign."""
    files = [exported(library, name="Ada", house_rules={"surprise": "3"}), exported(library, name="Bo"), anna(name="C")]
    CharacterEditor(library, campaign.id).do(SetHouseRule("move_rate", "1")).result()
    decided = adoption(library)
    adopted = [decided.adopt(each, keeps_own=True) for each in files]
    ids = library.add_many(prepare_character(each.character) for each in adopted)
    (question,) = brought_rules(zip(ids, adopted, strict=True))
    assert (question.campaign, list(question.brought)) == ("Saltmere", ids[:2])
    assert library.campaigns.take_rules(question) == ids[:2]
    ada, bo, other = (library.load(id).character for id in ids)
    assert (ada.house_rules, ada.options) == ({"surprise": "3"}, {}), "a rule that it had of its own stays"
    assert (bo.house_rules, bo.options, bo.reasons) == ({}, {}, {})
    assert ada.campaign_rules == bo.campaign_rules == other.campaign_rules == library.campaigns.rules(campaign.id)
    newest = library.history(ids[1])[0]
    assert newest.label == "Rules of Saltmere taken"
    assert library.undo_operation(ids, newest.operation) == ids[:2]
    assert library.load(ids[1]).character.house_rules == {"move_rate": "surprise"}
