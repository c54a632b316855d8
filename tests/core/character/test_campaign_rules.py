"""Rules of a campaign in a document: own rule before the campaign's, before the book's; bad ones are kept and named."""

from __future__ import annotations

import json
import random
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from core.character.campaign_document import own_rule_edits
from core.character.campaign_rules import CampaignRules
from core.character.document import Character
from core.character.edit_json import edit_from_json, edit_to_json
from core.character.edit_labels import describe_edit
from core.character.edits import (
    Batch,
    Edit,
    SetCampaignRules,
    SetHeader,
    SetHouseRule,
    SetOption,
)
from core.character.json_values import ABSENT, Json
from core.character.numbers_json import all_values
from core.character.sheet import Sheet
from core.character.uids import Uids
from core.errors import EditError, FormulaError, QuireError
from tests.helpers.tiny_character import CAMPAIGN_RULES, EDITS, tiny_document, tiny_sheet
from tests.helpers.tiny_game import tiny_system

NAME = "Salt and Silver"


def rules(**parts: Json) -> dict[str, Json]:
    return {"id": "f7k2m9qx", "name": NAME, "version": 3, "options": {}, "house_rules": {}, "reasons": {}, **parts}


def read(**parts: Json) -> CampaignRules:
    found = CampaignRules.from_json(rules(**parts))
    assert found is not None
    return found


def ignored(sheet: Sheet) -> list[str]:
    return [each.message.render() for each in sheet.notices if each.code == "campaign_rule_ignored"]


def test_an_own_rule_comes_before_the_campaigns_and_that_before_the_books() -> None:
    both: Mapping[str, Json] = {
        "options": {"storms": True, "tide": "flood"},
        "house_rules": {"load": "2", "seats": "9"},
    }
    book, campaign = tiny_sheet(), tiny_sheet(campaign_rules=rules(**both))
    own = tiny_sheet(campaign_rules=rules(**both), options={"storms": False}, house_rules={"load": "5"})
    keys = ("options.storms", "options.tide", "load", "seats")
    assert [campaign.value(key) for key in keys] == [1, "flood", 2, 9]
    assert [own.value(key) for key in keys] == [0, "flood", 5, 9]
    assert [book.value(key) for key in keys] == [0, "ebb", book.value("load"), book.value("seats")]
    assert own.character.house_rules_in_force == {"load": "5", "seats": "9"}
    assert own.character.options_in_force == {"storms": False, "tide": "flood"}
    assert campaign.character.changes_numbers
    assert not book.character.changes_numbers


def test_an_own_family_comes_before_a_member_of_the_campaign() -> None:
    sheet = tiny_sheet(house_rules={"total.<a>": "10"}, campaign_rules=rules(house_rules={"total.eye": "1"}))
    assert [sheet.value(f"total.{each}") for each in ("arm", "eye")] == [10, 10]
    reversed_roles = tiny_sheet(house_rules={"total.eye": "1"}, campaign_rules=rules(house_rules={"total.<a>": "10"}))
    assert [reversed_roles.value(f"total.{each}") for each in ("arm", "eye")] == [10, 1]


def test_the_explanation_says_whose_rule_it_is_and_why() -> None:
    sheet = tiny_sheet(
        house_rules={"load": "5"},
        reasons={"load": "We carry less.", "options.storms": "The sea is calm."},
        options={"storms": False},
        campaign_rules=rules(
            options={"storms": True, "tide": "flood"},
            house_rules={"load": "2", "total.<a>": "10"},
            reasons={"load": "unused", "total.<a>": "All are strong.", "options.tide": "The moon."},
        ),
    )
    found = {
        address: (sheet.explain(address).campaign, sheet.explain(address).rule_reason)
        for address in ("load", "total.eye", "seats", "options.storms", "options.tide", "base.arm")
    }
    assert found == {
        "load": ("", "We carry less."),
        "total.eye": (NAME, "All are strong."),
        "seats": ("", ""),
        "options.storms": ("", "The sea is calm."),
        "options.tide": (NAME, "The moon."),
        "base.arm": ("", ""),
    }
    assert sheet.explain("total.eye").house_rule == "10"
    assert tiny_sheet(campaign_rules=rules(name="", house_rules={"load": "2"})).explain("load").campaign == "f7k2m9qx"


def test_a_refused_rule_of_the_campaign_is_named_and_leaves_the_books_formula() -> None:
    sheet = tiny_sheet(campaign_rules=rules(house_rules={"load": "nonsense", "seats": "9"}))
    assert sheet.value("load") == tiny_sheet().value("load")
    assert sheet.value("seats") == 9
    assert list(sheet.refused_rules) == ["load"]
    assert not tiny_sheet(campaign_rules=rules(house_rules={"load": "nonsense"}), house_rules={"load": "1"}).faults


def test_of_a_circle_of_both_the_own_rule_holds() -> None:
    sheet = tiny_sheet(house_rules={"load": "seats"}, campaign_rules=rules(house_rules={"seats": "load + 1"}))
    assert list(sheet.refused_rules) == ["seats"]
    assert sheet.value("load") == sheet.value("seats") == tiny_sheet().value("seats")


def test_an_own_rule_that_would_close_a_circle_with_the_campaigns_is_refused() -> None:
    sheet = tiny_sheet(campaign_rules=rules(house_rules={"seats": "load + 1", "load": "3"}))
    with pytest.raises(FormulaError):
        sheet.apply(SetHouseRule("load", "seats"))
    sheet.apply(SetHouseRule("load", "4"))
    assert sheet.value("seats") == 5


def test_without_an_own_option_the_campaigns_value_returns() -> None:
    sheet = tiny_sheet(options={"tide": "ebb"}, campaign_rules=rules(options={"tide": "flood", "storms": "often"}))
    assert sheet.value("options.tide") == "ebb"
    changes = sheet.apply(SetOption("tide", ABSENT))
    assert sheet.value("options.tide") == "flood"
    assert ("options.tide", ()) in changes.cells
    sheet.apply(SetOption("storms", True))
    sheet.apply(SetOption("storms", ABSENT))
    assert sheet.value("options.storms") == 0


def test_rules_are_set_and_removed_by_an_edit_that_can_be_undone() -> None:
    sheet = tiny_sheet()
    before = sheet.character.to_text(), sheet.derived()
    changes = sheet.apply(SetCampaignRules(read(options={"tide": "flood"}, house_rules={"load": "2"})))
    assert sheet.value("load") == 2
    assert ("load", ()) in changes.cells
    assert ("options.tide", ()) in changes.cells
    assert "campaign_rules" in changes.addresses
    sheet.apply(changes.inverse)
    assert (sheet.character.to_text(), sheet.derived()) == before


@pytest.mark.parametrize(
    ("bad", "problems"),
    [
        (17, ["campaign_rules cannot be read; it is kept but has no effect."]),
        ([], ["campaign_rules cannot be read; it is kept but has no effect."]),
        ({"id": ""}, ["campaign_rules cannot be read; it is kept but has no effect."]),
        ({"id": 3, "house_rules": {"load": "1"}}, ["campaign_rules cannot be read; it is kept but has no effect."]),
        (rules(house_rules=["load"]), ["campaign_rules.house_rules cannot be read; it is kept but has no effect."]),
        (rules(house_rules={"load": 5}), ["campaign_rules.house_rules cannot be read; it is kept but has no effect."]),
        (
            rules(name=1, version=True, options=2, reasons=None),
            [
                f"campaign_rules.{key} cannot be read; it is kept but has no effect."
                for key in ("name", "version", "options", "reasons")
            ],
        ),
        (
            rules(options={"storm": 1, "tide": "never"}),
            [
                "Ferry has no option storm; it is kept but has no effect. Did you mean storms?",
                "The campaign's value of Tide does not fit; the book's holds.",
            ],
        ),
        (rules(later={"new": 1}), []),
        (rules(options={"storms": False, "toll": 1.5}), []),
    ],
)
def test_what_cannot_be_read_is_kept_has_no_effect_and_is_named(bad: Json, problems: list[str]) -> None:
    sheet = tiny_sheet(campaign_rules=bad)
    assert ignored(sheet) == problems
    assert sheet.character.to_json()["campaign_rules"] == bad
    assert sheet.derived() == tiny_sheet().derived()


def test_unreadable_reasons_and_ids_are_kept_and_named() -> None:
    sheet = tiny_sheet(reasons={"load": 3}, campaign_id=[1])
    assert ignored(sheet) == [
        f"{key} cannot be read; it is kept but has no effect." for key in ("campaign_id", "reasons")
    ]
    written = sheet.character.to_json()
    assert (written["reasons"], written["campaign_id"]) == ({"load": 3}, [1])
    assert (sheet.character.reasons, sheet.character.campaign_id) == ({}, "")


def test_a_document_without_these_keys_stays_without_them() -> None:
    written = Character.from_json(tiny_document()).to_json()
    assert not {"campaign_rules", "reasons", "campaign_id"} & written.keys()


def test_documents_hold_all_three_keys() -> None:
    keys: Mapping[str, Json] = {
        "campaign_id": "f7k2m9qx",
        "reasons": {"load": "less"},
        "campaign_rules": rules(options={"storms": True}),
    }
    character = Character.read(json.dumps(tiny_document(**keys)))
    assert {key: character.to_json()[key] for key in keys} == keys
    moved = character.with_data({})
    assert {key: moved.to_json()[key] for key in keys} == keys


def apply(edit: Edit, character: Character) -> tuple[Character, Edit]:
    applied = edit.apply(character, Uids(random.Random(1)))
    assert edit_from_json(json.loads(json.dumps(edit_to_json(edit)))) == edit
    assert applied.inverse.apply(applied.character, Uids(random.Random(1))).character.to_text() == character.to_text()
    return applied.character, applied.inverse


def test_a_rule_carries_a_reason_which_goes_with_it() -> None:
    start = Character.from_json(tiny_document(house_rules={"load": "1"}))
    explained, _ = apply(SetHouseRule("load", "1", reason="lighter"), start)
    assert explained.reasons == {"load": "lighter"}
    changed, _ = apply(SetHouseRule("load", "2"), explained)
    assert changed.reasons == {"load": "lighter"}
    assert apply(SetHouseRule("load", "2", reason=""), changed)[0].reasons == {}
    assert apply(SetHouseRule("load", ABSENT), changed)[0].reasons == {}
    option, _ = apply(SetOption("storms", True, reason="calm"), changed)
    assert option.reasons == {"load": "lighter", "options.storms": "calm"}
    assert apply(SetOption("storms", ABSENT), option)[0].reasons == {"load": "lighter"}


def test_another_name_of_the_campaign_removes_its_id() -> None:
    start = Character.from_json(tiny_document(campaign=NAME, campaign_id="f7k2m9qx"))
    moved, _ = apply(SetHeader("campaign", "Lowtide"), start)
    assert (moved.campaign, moved.campaign_id) == ("Lowtide", "")
    same, _ = apply(SetHeader("campaign", NAME), start)
    assert same.campaign_id == "f7k2m9qx"
    named, _ = apply(SetHeader("campaign_id", "k"), same)
    assert named.campaign_id == "k"


def test_a_renamed_number_keeps_the_campaigns_rule_and_the_reasons() -> None:
    character = Character.from_json(
        tiny_document(
            house_rules={"carried": "1"},
            reasons={"carried": "light"},
            campaign_rules=rules(house_rules={"carried": "2"}, reasons={"carried": "heavy"}),
        )
    )
    held = character.campaign_rules
    assert held is not None
    renamed = held.with_renamed_rule("carried", "load")
    assert (renamed.house_rules, renamed.reasons) == ({"load": "2"}, {"load": "heavy"})
    assert held.with_renamed_rule("absent", "load") is held


def test_rules_are_equal_if_they_compute_the_same() -> None:
    one = read(options={"storms": True}, house_rules={"load": "2"})
    assert one.equals(CampaignRules("other", "Other", 9, {"storms": True}, {"load": "2"}, {"load": "why"}))
    assert not one.equals(read(options={"storms": True}))
    assert not one.equals(read(house_rules={"load": "2"}))
    assert [one.has_rules, read().has_rules] == [True, False]


def test_labels_name_the_campaign_and_its_version() -> None:
    system = tiny_system()
    assert describe_edit(SetCampaignRules(read()), system).render() == "Rules of Salt and Silver, version 3"
    assert describe_edit(SetCampaignRules(read(name="")), system).render() == "Rules of f7k2m9qx, version 3"
    assert describe_edit(SetCampaignRules(None), system).render() == "Campaign rules removed"


@pytest.mark.parametrize("value", [3, {}, {"id": ""}])
def test_an_edit_with_other_rules_cannot_be_read(value: Json) -> None:
    assert edit_from_json({"edit": "set_campaign_rules"}) == SetCampaignRules(None)
    with pytest.raises(EditError, match="value must be"):
        edit_from_json({"edit": "set_campaign_rules", "value": value})


def test_the_campaigns_rules_hold_in_a_copy_and_under_a_batch() -> None:
    sheet = tiny_sheet()
    sheet.apply(Batch((SetCampaignRules(read(house_rules={"load": "2"})), SetHouseRule("seats", "load"))))
    assert sheet.copy(random.Random(2)).value("seats") == 2


@settings(max_examples=200, deadline=None)
@given(st.lists(EDITS, max_size=4), st.none() | CAMPAIGN_RULES, st.none() | CAMPAIGN_RULES)
def test_other_rules_give_what_opening_anew_gives(
    edits: list[Edit], old: CampaignRules | None, new: CampaignRules | None
) -> None:
    sheet = tiny_sheet()
    for edit in [SetCampaignRules(old), *edits]:
        with suppress(QuireError):
            sheet.apply(edit)
    before = sheet.derived(), sheet.violations, sheet.notices
    other, cells = sheet.with_campaign_rules(new, random.Random(3))
    fresh = Sheet.open(replace(sheet.character, campaign_rules=new), sheet.system, random.Random(3))
    assert (other.derived(), other.faults, other.refused_rules) == (fresh.derived(), fresh.faults, fresh.refused_rules)
    assert [other.value(f"options.{key}") for key in sheet.system.options] == [
        fresh.value(f"options.{key}") for key in sheet.system.options
    ]
    assert (other.violations, other.notices) == (fresh.violations, fresh.notices)
    everything = [*{**all_values(sheet.system, sheet._solver), **dict.fromkeys(cells)}]
    assert {cell for cell in everything if sheet.value_at(cell) != other.value_at(cell)} == set(cells)
    had = {(each.code, each.address) for each in sheet.violations}
    now = [each for each in other.violations if (each.code, each.address) not in had]
    assert list(other.violations_beyond(sheet)) == now
    other.apply(SetOption("storms", True))
    fresh.apply(SetOption("storms", True))
    assert other.derived() == fresh.derived()
    assert (sheet.derived(), sheet.violations, sheet.notices) == before


def test_without_rules_of_a_campaign_there_is_nothing_to_make_its_own() -> None:
    assert own_rule_edits(Character("tiny")) == []
