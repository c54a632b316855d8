"""Campaigns: documents with members, whose rules are given to the members in the same transaction and removed again."""

from __future__ import annotations

from datetime import timedelta
from pathlib import Path

import pytest

from core.character.campaign_rules import CampaignRules
from core.character.document import Character
from core.character.edits import Batch, Edit, SetHeader, SetHouseRule, SetOption, SetValue
from core.character.json_values import ABSENT
from core.document_files import character_file
from core.errors import LibraryError
from core.store.doctor import check_library
from core.store.errors import ConflictError
from core.store.library import Library
from core.store.records import Campaign, Draft, Origin, Query, prepare_character
from core.store.repair import repair_library
from tests.helpers.games import any_id
from tests.helpers.libraries import CharacterEditor, HandClock, anna, query

RULES = Batch((SetOption("quirks", True), SetHouseRule("move_rate", "surprise", reason="We walk.")))


def add(library: Library, name: str, **changes: object) -> str:
    return library.add(prepare_character(anna(name=name, **changes)))


def saltmere(library: Library) -> Campaign:
    return next(each for each in library.campaigns.list() if each.name == "Saltmere")


def rules(library: Library, id: str) -> CampaignRules | None:
    return library.load(id).character.campaign_rules


@pytest.fixture
def members(library: Library) -> list[str]:
    return [add(library, "Ada"), add(library, "Bo", house_rules={"move_rate": "1"}), add(library, "Cy")]


def test_a_character_makes_a_campaign_of_its_game_with_a_document(library: Library, members: list[str]) -> None:
    campaign = saltmere(library)
    assert (campaign.system, campaign.characters, campaign.sessions, campaign.is_resting) == (any_id(), 3, 0, False)
    assert library.load(campaign.id).character == Character(f"{any_id()}:campaign", "Saltmere")
    assert [each.id for each in library.campaigns.members(campaign.id)] == members
    assert library.page(Query()).entries[0].name == "Ada"
    assert library.count(Query()) == 3


def test_rules_reach_every_member_in_one_operation_and_name_their_version(library: Library, members: list[str]) -> None:
    campaign = saltmere(library)
    CharacterEditor(library, campaign.id).do(SetHeader("notes", "Hesk owes the ferry.")).result()
    committed = CharacterEditor(library, campaign.id).do(RULES, "2 rules").result()
    assert committed.members == tuple(members)
    given = CampaignRules(
        campaign.id, "Saltmere", 2, {"quirks": True}, {"move_rate": "surprise"}, {"move_rate": "We walk."}
    )
    for id in members:
        member = library.load(id).character
        assert member.campaign_rules == given
        assert member.campaign_id == campaign.id
    newest = [library.history(id)[0] for id in (campaign.id, *members)]
    assert len({each.operation for each in newest}) == 1
    assert newest[0].operation
    assert newest[1].describe().render() == "Rules of Saltmere, version 2"
    assert newest[1].origin is Origin.CAMPAIGN
    assert check_library(library.path).problems == ()


def test_undo_after_a_restart_takes_the_rules_back_everywhere(
    path: Path, clock: HandClock, library: Library, members: list[str]
) -> None:
    campaign = saltmere(library)
    CharacterEditor(library, campaign.id).do(RULES, "2 rules").result()
    CharacterEditor(library, members[0]).set(3)
    library.close()
    with Library.open(path, clock) as again:
        undone = again.undo(campaign.id).result()
        assert undone.members == tuple(members)
        assert [rules(again, id) for id in (*members, campaign.id)] == [None] * 4
        assert len({again.history(id)[0].operation for id in (campaign.id, *members)}) == 1
        assert again.redo(campaign.id).result().members == tuple(members)
        assert rules(again, members[2]) == again.campaigns.rules(campaign.id)
        again.restore(campaign.id, 0).result()
        assert rules(again, members[2]) is None
        assert check_library(path).problems == ()


def test_a_member_cannot_undo_the_rules_of_its_campaign(library: Library, members: list[str]) -> None:
    CharacterEditor(library, members[0]).set(3)
    CharacterEditor(library, saltmere(library).id).do(RULES, "2 rules").result()
    assert library.undo(members[0]).result().character is not None
    held = rules(library, members[0])
    assert held is not None
    with pytest.raises(LibraryError, match="nothing to undo"):
        library.undo(members[0]).result()
    assert rules(library, members[0]) == held


def test_history_keeps_the_rules_of_its_time(library: Library, members: list[str]) -> None:
    editor = CharacterEditor(library, saltmere(library).id)
    editor.do(RULES, "2 rules").result()
    editor.do(SetHouseRule("move_rate", "2"), "1 rule").result()
    held = [library.load_revision(members[0], number).campaign_rules for number in range(3)]
    assert [None if each is None else each.house_rules for each in held] == [
        None,
        {"move_rate": "surprise"},
        {"move_rate": "2"},
    ]


def test_an_edit_that_changes_no_rule_of_a_member_writes_nothing_there(library: Library, members: list[str]) -> None:
    editor = CharacterEditor(library, saltmere(library).id)
    editor.do(RULES, "2 rules").result()
    assert editor.do(RULES, "again").result().members == ()
    assert editor.do(SetHeader("notes", "x")).result().members == ()
    assert editor.do(SetHouseRule("move_rate", "surprise", reason="We run.")).result().members == tuple(members)
    assert editor.do(Batch((SetOption("quirks", ABSENT), SetHouseRule("move_rate", ABSENT)))).result().members
    assert rules(library, members[0]) is None


def test_characters_of_other_games_and_in_the_trash_get_no_rules(library: Library, members: list[str]) -> None:
    other = add(library, "Dee", system="draughts")
    library.trash(members[2])
    committed = CharacterEditor(library, saltmere(library).id).do(RULES, "2 rules").result()
    assert committed.members == tuple(members[:2])
    assert rules(library, other) is None


def test_rules_are_given_when_the_campaign_was_changed_in_between(library: Library, members: list[str]) -> None:
    campaign = saltmere(library)
    late = CharacterEditor(library, campaign.id)
    CharacterEditor(library, campaign.id).do(SetHeader("notes", "x")).result()
    committed = late.do(RULES, "2 rules").result()
    assert committed.merged
    assert committed.members == tuple(members)


def test_renaming_writes_no_character_and_keeps_the_members(library: Library, members: list[str]) -> None:
    campaign = saltmere(library)
    library.campaigns.rename(campaign.id, "Salt and Silver")
    assert [library.entry(id).campaign for id in members] == ["Salt and Silver"] * 3
    assert library.load(members[0]).character.campaign == "Saltmere"
    assert library.load(members[0]).position.write == 0
    CharacterEditor(library, members[0]).set(4)
    CharacterEditor(library, members[1]).do(SetHeader("player", "Zoe")).result()
    assert [each.name for each in library.campaigns.list()] == ["Salt and Silver"]
    assert library.count(Query(campaign="Salt and Silver")) == 3
    assert check_library(library.path).problems == ()
    library.undo(campaign.id).result()
    assert [each.name for each in library.campaigns.list()] == ["Saltmere"]


def test_a_member_of_a_renamed_campaign_is_found_by_its_id(library: Library, members: list[str]) -> None:
    campaign = saltmere(library)
    CharacterEditor(library, campaign.id).do(RULES, "2 rules").result()
    library.campaigns.rename(campaign.id, "Silver")
    library.duplicate(members[0])
    again = library.add(prepare_character(library.load(members[0]).character))
    assert library.entry(again).campaign == "Silver"
    assert library.count(Query(campaign="Silver")) == 5


def test_rules_are_shown_under_the_present_name_of_their_campaign(library: Library, members: list[str]) -> None:
    campaign = saltmere(library)
    CharacterEditor(library, campaign.id).do(RULES, "2 rules").result()
    library.campaigns.rename(campaign.id, "Silver")
    stored = library.load(members[0])
    assert stored.character.campaign_rules is not None
    assert (stored.character.campaign_rules.name, stored.character.campaign_rules.title) == ("Saltmere", "Silver")
    assert '"Silver"' not in stored.character.to_text()
    for file in (library.load_for_file(members[0]).to_text(), character_file(library, members[0]).decode()):
        assert "Saltmere" not in file
        assert file.count('"Silver"') == 2
    library.campaigns.leave([members[0]], keeps_rules=True)
    assert library.load_for_file(members[0]).campaign_rules is None


@pytest.mark.parametrize(("name", "words"), [("Lowtide", "already a campaign"), (" ", "needs a name")])
def test_names_are_unique(library: Library, members: list[str], name: str, words: str) -> None:
    library.campaigns.add("Lowtide")
    campaign = saltmere(library)
    with pytest.raises(LibraryError, match=words):
        library.campaigns.rename(campaign.id, name)
    with pytest.raises(LibraryError, match=words):
        CharacterEditor(library, campaign.id).do(SetHeader("name", name)).result()
    with pytest.raises(LibraryError, match="already a campaign Saltmere"):
        library.duplicate(campaign.id)
    assert saltmere(library).id == campaign.id


def test_joining_takes_the_rules_and_own_ones_stay(library: Library, members: list[str]) -> None:
    campaign = library.campaigns.add("Lowtide", system=any_id())
    CharacterEditor(library, campaign.id).do(RULES, "2 rules").result()
    other = add(library, "Dee", system="draughts")
    assert library.campaigns.join([*members, other], campaign.id) == [*members, other]
    bo = library.load(members[1]).character
    assert (bo.campaign, bo.campaign_id, bo.house_rules) == ("Lowtide", campaign.id, {"move_rate": "1"})
    assert bo.campaign_rules == library.campaigns.rules(campaign.id)
    assert rules(library, other) is None
    assert library.campaigns.join(members, campaign.id) == []
    assert len({library.history(id)[0].operation for id in members}) == 1
    assert library.history(other)[0].label == "Joined Lowtide"
    assert library.campaigns.find(campaign.id).characters == 4
    library.undo(members[0]).result()
    assert library.load(members[0]).character.campaign == "Saltmere"
    assert rules(library, members[0]) is None


def test_leaving_drops_the_rules_or_makes_them_the_own(library: Library, members: list[str]) -> None:
    campaign = saltmere(library)
    CharacterEditor(library, campaign.id).do(RULES, "2 rules").result()
    assert library.campaigns.leave(members[:1], keeps_rules=False) == members[:1]
    library.campaigns.leave(members[1:], keeps_rules=True)
    ada, bo, cy = (library.load(id).character for id in members)
    assert [each.campaign_rules for each in (ada, bo, cy)] == [None] * 3
    assert [each.campaign for each in (ada, bo, cy)] == [""] * 3
    assert (ada.house_rules, ada.options) == ({}, {})
    assert (bo.house_rules, bo.options, bo.reasons) == ({"move_rate": "1"}, {"quirks": True}, {})
    assert (cy.house_rules, cy.reasons) == ({"move_rate": "surprise"}, {"move_rate": "We walk."})
    assert library.campaigns.leave(members, keeps_rules=True) == []


def test_one_that_is_in_the_trash_stops_the_others(library: Library, members: list[str]) -> None:
    library.trash(members[1])
    with pytest.raises(ConflictError):
        library.campaigns.leave(members, keeps_rules=False)
    assert library.load(members[0]).character.campaign == "Saltmere"


def test_own_rules_of_members_are_listed_without_opening_them(library: Library, members: list[str]) -> None:
    CharacterEditor(library, members[2]).do(SetOption("quirks", False)).result()
    assert library.campaigns.own_rules(saltmere(library).id) == {
        members[1]: ("move_rate",),
        members[2]: ("options.quirks",),
    }


@pytest.mark.parametrize("options", ["[" * 990 + "]" * 990, "9" * 5000, '{"a": ' * 600 + "1" + "}" * 600])
def test_members_with_strange_rules_stop_no_list(library: Library, members: list[str], options: str) -> None:
    """JSON that SQLite reads, but that is too deep or has too long numbers."""
    campaign = saltmere(library)
    library.close()
    text = f'{{"options": {{"a": {options}}}}}'
    query(library.path, "UPDATE character SET document = ? WHERE id = ?", text, members[1])
    with Library.open(library.path, HandClock()) as again:
        assert members[1] not in again.campaigns.own_rules(campaign.id)


def test_drafts_are_members(library: Library, members: list[str]) -> None:
    campaign = saltmere(library)
    draft = library.drafts.save(Draft(any_id(), "creation", {"campaign": {"id": campaign.id}}, "Pell"))
    library.drafts.save(Draft(any_id(), "creation", {}, "Other"))
    last = library.campaigns.members(campaign.id)[-1]
    assert (last.id, last.name, last.system, last.is_draft) == (draft.id, "Pell", any_id(), True)
    assert len(library.campaigns.members(campaign.id)) == 4
    assert (saltmere(library).characters, saltmere(library).drafts) == (3, 1)
    with pytest.raises(LibraryError, match="no campaign"):
        library.campaigns.members("nowhere")


def test_the_game_can_be_set_until_there_are_members(library: Library, members: list[str]) -> None:
    campaign = library.campaigns.add("Lowtide", "By the sea")
    CharacterEditor(library, campaign.id).do(SetHeader("notes", "On the coast")).result()
    library.campaigns.set_game(campaign.id, any_id())
    found = library.campaigns.find(campaign.id)
    assert (found.system, found.notes, found.version) == (any_id(), "On the coast", 0)
    assert len(library.history(campaign.id)) == 1
    assert check_library(library.path).problems == ()
    library.campaigns.set_game(campaign.id, "")
    assert library.campaigns.find(campaign.id).system == ""
    with pytest.raises(LibraryError, match="3 characters still belong"):
        library.campaigns.set_game(saltmere(library).id, "")


def test_a_campaign_goes_to_the_trash_and_back(library: Library, members: list[str]) -> None:
    campaign = saltmere(library)
    library.trash(campaign.id)
    assert library.campaigns.list() == ()
    assert [each.id for each in library.campaigns.list(trashed=True)] == [campaign.id]
    with pytest.raises(LibraryError, match="3 characters still belong"):
        library.delete(campaign.id)
    library.restore_trashed(campaign.id)
    assert saltmere(library) == campaign
    library.trash_many(members)
    library.delete_many(members)
    library.trash(campaign.id)
    library.delete(campaign.id)
    assert query(library.path, "SELECT count(*) FROM campaign") == [(0,)]
    with pytest.raises(LibraryError, match="no campaign"):
        library.campaigns.find(campaign.id)
    assert check_library(library.path).problems == ()


def test_what_the_document_says_is_listed(library: Library) -> None:
    campaign = library.campaigns.add("Lowtide", system=any_id())
    edits: list[Edit] = [
        SetValue("campaign.state", "resting"),
        SetValue("campaign.sessions", [{"title": "One"}, {"title": "Two"}]),
    ]
    for edit in edits:
        CharacterEditor(library, campaign.id).do(edit).result()
    (found,) = library.campaigns.list()
    assert (found.is_resting, found.sessions, found.version) == (True, 2, 2)


def test_a_document_that_cannot_be_read_is_said_in_the_list(library: Library, members: list[str]) -> None:
    campaign = saltmere(library)
    library.close()
    query(library.path, "UPDATE character SET document = '{' WHERE id = ?", campaign.id)
    with Library.open(library.path, HandClock()) as again:
        (found,) = again.campaigns.list()
        assert found.problem is not None
        assert (found.name, found.characters) == ("Saltmere", 3)
        with pytest.raises(LibraryError):
            again.campaigns.rules(campaign.id)


def test_a_lost_campaign_of_a_member_is_mended_by_its_name(library: Library, members: list[str]) -> None:
    campaign = saltmere(library)
    library.close()
    query(library.path, "UPDATE character SET campaign = NULL WHERE id = ?", members[0])
    assert check_library(library.path).problems
    repair_library(library.path, HandClock())
    with Library.open(library.path, HandClock()) as again:
        assert [each.id for each in again.campaigns.members(campaign.id)] == members


def sessions(library: Library, id: str) -> list[dict[str, object]]:
    own = library.load(id).character.data.get("campaign")
    assert isinstance(own, dict)
    return [
        {key: [each["name"] for each in value] if key == "present" else value for key, value in row.items()}
        for row in own["sessions"]
    ]


def test_awards_and_fights_of_a_day_fill_its_session(library: Library, clock: HandClock, members: list[str]) -> None:
    campaign = saltmere(library)
    loner = add(library, "Dee", campaign="")
    assert library.campaigns.record([*members[:2], loner], "Award: 40") == [campaign.id]
    library.campaigns.record(members[1:], "Fight won")
    library.campaigns.record(members[:1], "Award: 40")
    (session,) = sessions(library, campaign.id)
    assert session["present"] == ["Ada", "Bo", "Cy"]
    assert session["awarded"] == ["Award: 40", "Fight won", "Award: 40"]
    assert session["date"] == clock.time.date().isoformat()
    assert library.campaigns.find(campaign.id).sessions == 1
    assert library.campaigns.withdraw(members[:1], "Award: 40") == [campaign.id]
    assert sessions(library, campaign.id)[0]["awarded"] == ["Award: 40", "Fight won"]
    assert library.campaigns.withdraw(members[:1], "nothing") == []
    CharacterEditor(library, campaign.id).do(SetValue("campaign.date", {"year": 612, "month": 3})).result()
    clock.time += timedelta(days=1)
    assert library.campaigns.withdraw(members[:1], "Award: 40") == []
    library.campaigns.record(members, "Award: 5")
    assert [each["awarded"] for each in sessions(library, campaign.id)][1] == ["Award: 5"]
    assert sessions(library, campaign.id)[1]["game_date"] == "1.3.612"
    library.undo(campaign.id).result()
    assert len(sessions(library, campaign.id)) == 1
    library.trash(campaign.id)
    assert library.campaigns.record(members, "Award: 5") == []


def test_documents_of_members_come_in_order_however_many_and_in_whatever_state(library: Library) -> None:
    ids = [add(library, f"Member {number:03}") for number in range(120)]
    library.trash(ids[60])
    library.delete(ids[60])
    query(library.path, "UPDATE character SET document = '{' WHERE id = ?", ids[70])
    found = list(library.campaigns.documents(ids))
    names = {place: each.name for place, each in enumerate(found) if isinstance(each, Character)}
    assert names == {place: f"Member {place:03}" for place in range(120) if place not in (60, 70)}
    gone, broken = found[60], found[70]
    assert isinstance(gone, LibraryError)
    assert gone.message.code == "no_character"
    assert isinstance(broken, LibraryError)
    assert "cannot be read" in broken.message.render()


def test_a_new_character_takes_the_rules_that_hold_when_it_is_added(library: Library, members: list[str]) -> None:
    campaign = saltmere(library)
    CharacterEditor(library, campaign.id).do(RULES).result()
    membership = library.campaigns.membership(library.campaigns.find(campaign.id))
    assert (membership.name, membership.system, membership.setting) == ("Saltmere", any_id(), None)
    assert membership.rules == library.campaigns.rules(campaign.id) is not None
    begun = membership.begin(anna(name="New"))
    CharacterEditor(library, campaign.id).do(SetOption("quirks", False)).result()
    new = library.add(prepare_character(begun))
    assert library.campaigns.admit(new) == [new]
    assert rules(library, new) == library.campaigns.rules(campaign.id)
    assert library.campaigns.admit(new) == []
    assert library.campaigns.admit(add(library, "Alone", campaign="")) == []


def test_a_campaign_without_a_game_gives_no_rules(library: Library) -> None:
    membership = library.campaigns.membership(library.campaigns.add("Mixed"))
    assert (membership.system, membership.rules) == ("", None)


def test_a_member_that_leaves_the_trash_takes_the_rules_that_hold_by_then(library: Library, members: list[str]) -> None:
    campaign = saltmere(library)
    CharacterEditor(library, campaign.id).do(RULES).result()
    library.trash_many(members[:2])
    CharacterEditor(library, campaign.id).do(SetHouseRule("move_rate", "surprise + 9")).result()
    before = {id: rules(library, id) for id in members}
    library.restore_trashed_many(members[:2])
    assert before[members[0]] != before[members[2]]
    assert [rules(library, id) for id in members] == [library.campaigns.rules(campaign.id)] * 3
    newest = library.history(members[0])[0]
    assert (newest.origin, newest.label) == (Origin.CAMPAIGN, "Rules of Saltmere, version 2")
    assert library.load(members[1]).character.house_rules == {"move_rate": "1"}, "its own rule stays"


def test_a_member_that_leaves_the_trash_with_the_rules_that_hold_is_not_written(
    library: Library, members: list[str]
) -> None:
    CharacterEditor(library, saltmere(library).id).do(RULES).result()
    other = add(library, "Dee", system="draughts")
    revisions = {id: library.load(id).position.revision for id in (*members, other)}
    library.trash_many([*members, other])
    library.restore_trashed_many([*members, other])
    assert {id: library.load(id).position.revision for id in (*members, other)} == revisions


def test_a_member_leaves_the_trash_though_its_campaign_cannot_be_read(library: Library, members: list[str]) -> None:
    campaign = saltmere(library)
    CharacterEditor(library, campaign.id).do(RULES).result()
    library.trash(members[0])
    given = rules(library, members[1])
    query(library.path, "UPDATE character SET document = '{' WHERE id = ?", campaign.id)
    library.restore_trashed(members[0])
    assert rules(library, members[0]) == given
