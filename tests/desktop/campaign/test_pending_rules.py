"""Rules of a campaign that are being changed: what is pending, what goes back, and what a pack brings."""

from __future__ import annotations

import pytest

from core.character.campaign_rules import CampaignRules
from desktop.campaign.pending_rules import PendingRules
from tests.helpers.tiny_game import tiny_system


@pytest.fixture
def pending(qapp: object) -> PendingRules:
    rules = PendingRules(tiny_system())
    rules.show_applied(
        CampaignRules("c1", "Reed", 2, {"storms": True}, {"seats": "4", "rest": "60"}, {"seats": "Small boats."})
    )
    return rules


def test_a_switch_is_pending_until_it_is_as_it_was(pending: PendingRules) -> None:
    assert not pending.is_changed
    pending.set_option("storms", False)
    assert (pending.option("storms"), pending.applied_option("storms")) == (False, True)
    assert pending.changed_keys == ("options.storms",)
    pending.set_option("storms", True)
    assert not pending.is_changed


def test_a_default_is_not_written_where_nothing_was_set(pending: PendingRules) -> None:
    pending.set_option("tide", "flood")
    assert pending.rules.options == {"storms": True, "tide": "flood"}
    pending.set_option("tide", "ebb")
    assert pending.rules.options == {"storms": True}
    assert pending.option("toll") == "1.5"


def test_rules_are_added_changed_and_removed(pending: PendingRules) -> None:
    pending.set_rule("load", "0", "No weights.")
    pending.set_rule("seats", "4", "Big boats.")
    pending.remove_rule("rest")
    assert pending.house_rules == ("seats", "rest", "load")
    assert set(pending.changed_keys) == {"seats", "rest", "load"}
    assert pending.rules.reasons == {"seats": "Big boats.", "load": "No weights."}
    for key in ("load", "seats", "rest"):
        pending.restore_rule(key)
    assert not pending.is_changed
    assert pending.rules == pending.applied


def test_what_is_applied_elsewhere_keeps_what_is_pending(pending: PendingRules) -> None:
    pending.set_option("tide", "flood")
    pending.set_rule("load", "0")
    pending.remove_rule("rest")
    pending.show_applied(CampaignRules("c1", "Reed", 3, {"storms": False}, {"seats": "5", "rest": "60"}))
    assert pending.option("storms") is False
    assert set(pending.changed_keys) == {"options.tide", "load", "rest"}
    assert pending.rules.house_rules == {"seats": "5", "load": "0"}
    pending.discard()
    assert not pending.is_changed


def test_what_was_applied_is_pending_no_more(pending: PendingRules) -> None:
    pending.set_option("tide", "flood")
    pending.set_rule("load", "0", "No weights.")
    pending.remove_rule("rest")
    pending.show_applied(pending.rules)
    assert not pending.is_changed
    assert "rest" not in pending.rules.house_rules


def test_a_pack_changes_what_it_names(pending: PendingRules) -> None:
    pending.take(CampaignRules("", "", 0, {"tide": "flood"}, {"seats": "9"}, {"seats": "From a pack."}))
    assert set(pending.changed_keys) == {"options.tide", "seats"}
    assert pending.rules.reasons["seats"] == "From a pack."
    assert pending.rules.house_rules["rest"] == "60"
    pending.take(CampaignRules("", house_rules={"seats": "8"}))
    assert "seats" not in pending.rules.reasons, "the reason was that of another formula"


def test_an_optional_rule_has_a_reason_while_the_campaign_sets_it(pending: PendingRules) -> None:
    pending.set_option_reason("storms", "The sea is wild.")
    assert pending.changed_keys == ("options.storms",)
    assert pending.reason("options.storms") == "The sea is wild."
    pending.set_option_reason("storms", "")
    assert not pending.is_changed
    pending.set_option_reason("tide", "It is as the book has it.")
    assert not pending.is_changed
    pending.set_option("tide", "flood")
    pending.set_option_reason("tide", "High water.")
    pending.set_option("tide", "ebb")
    assert not pending.is_changed, "the reason leaves with the value"


def test_a_reason_that_is_pending_stays_when_something_else_is_applied(pending: PendingRules) -> None:
    pending.set_option_reason("storms", "The sea is wild.")
    pending.set_rule("seats", "4", "Big boats.")
    applied = CampaignRules("c1", "Reed", 3, {"storms": True}, {"seats": "4"}, {"seats": "Small boats."})
    pending.show_applied(applied)
    assert set(pending.changed_keys) == {"options.storms", "seats"}
    assert pending.rules.reasons == {"options.storms": "The sea is wild.", "seats": "Big boats."}
