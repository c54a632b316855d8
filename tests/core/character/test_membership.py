"""The campaign of a new character: its rules and world, what a draft keeps of it, and that the finished one stays."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from core.character.campaign_rules import CampaignRules
from core.character.document import Character
from core.character.json_values import Json
from core.character.membership import Membership, staying_edit
from core.character.setting_reference import SettingReference
from core.character.uids import Uids

RULES = CampaignRules("f7k2m9qx", "Salt", 3, {"quirks": True}, {"move_rate": "1"})
WORLD = SettingReference("salt", "Saltmere")
SALT = Membership("f7k2m9qx", "Salt", RULES, "sixth", WORLD)


def test_a_new_character_begins_with_rules_and_world() -> None:
    begun = SALT.begin(Character("sixth", "Ada"))
    assert (begun.campaign, begun.campaign_id, begun.campaign_rules, begun.setting) == ("Salt", SALT.id, RULES, WORLD)
    assert Membership.of(begun) == replace(SALT, system="", setting=None)
    assert Membership.of(Character("sixth", "Ada")) is None
    other = Character("sixth", setting=SettingReference("reed"))
    assert replace(SALT, setting=None).begin(other).setting == other.setting


def test_a_draft_keeps_it() -> None:
    assert Membership.of_draft(SALT.to_draft()) == replace(SALT, system="", setting=None)
    bare = Membership("f7k2m9qx", "Salt")
    assert Membership.of_draft(bare.to_draft()) == bare


@pytest.mark.parametrize("kept", [None, "Salt", {}, {"id": 3, "name": "Salt"}, {"id": "x"}, {"id": "x", "name": ""}])
def test_a_draft_that_names_no_campaign_has_none(kept: Json) -> None:
    assert Membership.of_draft({"campaign": kept}) is None


@pytest.mark.parametrize(("named", "stays"), [("", True), ("Salt", True), ("Reed", False)])
def test_a_finished_character_stays_unless_its_creation_named_another_campaign(named: str, stays: bool) -> None:
    begun = SALT.begin(Character("sixth"))
    edit = staying_edit(begun, replace(begun, campaign=named, campaign_id=""))
    assert (edit is not None) is stays
    if edit is not None:
        assert edit.apply(replace(begun, campaign=named), Uids(random.Random(1))).character == begun


def test_nothing_is_to_be_done_for_one_that_is_in_it_or_began_in_none() -> None:
    begun = SALT.begin(Character("sixth"))
    assert staying_edit(begun, begun) is None
    assert staying_edit(Character("sixth"), begun) is None
