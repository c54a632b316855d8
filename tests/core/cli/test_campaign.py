"""``quire campaign``: campaigns are listed, set, and give their rules to their members; rule packs go in and out."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from core.registry import Game
from core.rules.model import FieldType
from tests.helpers.command_line import Quire
from tests.helpers.games import game_with, sample_sheet

NAME = "Salt and Silver"


def _has_switch(of: Game) -> bool:
    return bool(_switch(of))


def _switch(of: Game) -> str:
    return next((key for key, each in of.system.options.items() if each.type is FieldType.BOOL), "")


@pytest.fixture
def of() -> Game:
    """A game with an optional rule that is a switch."""
    return game_with(_has_switch, "an optional rule that is a switch")


@pytest.fixture
def member(quire: Quire, of: Game) -> str:
    """The id of a character of the campaign."""
    quire.good("campaign", "new", NAME, "--game", of.id)
    id_ = quire.good("new", of.id, "--seed", "7", "--name", "Ilse", "--keep").out.split()[0]
    quire.good("campaign", "set", NAME, "--add", id_)
    return id_


def house_rule(of: Game) -> str:
    """Return a number of the sheet that a house rule may replace."""
    sheet = sample_sheet(of)
    return next(
        key for key, each in of.system.derived.items()
        if "[]" not in key and not each.is_hidden and isinstance(sheet.value(key), int)
    )  # fmt: skip


def test_campaigns_are_listed_with_their_members(quire: Quire, of: Game, member: str) -> None:
    (listed,) = quire.good("campaign", "list", "--json").entries
    assert (listed["name"], listed["system"], listed["characters"], listed["resting"]) == (NAME, of.id, 1, False)
    assert NAME in quire.good("campaign", "list").out
    shown = quire.good("campaign", "show", NAME, "--json").object
    assert [each["id"] for each in shown["members"]] == [member]
    assert "Ilse" in quire.good("campaign", "show", listed["id"]).out
    again = quire("campaign", "new", NAME)
    assert (again.code, "already" in again.err) == (1, True)
    quire.good("campaign", "set", NAME, "--remove", member)
    assert quire.good("campaign", "show", NAME, "--json").object["members"] == []


def test_what_a_campaign_says_is_set_by_lines(quire: Quire, of: Game, member: str) -> None:
    quire.good("campaign", "set", NAME, "name=Lowtide", "notes=The ferry is owed.", "campaign.state=resting")
    (listed,) = quire.good("campaign", "list", "--json").entries
    assert (listed["name"], listed["resting"], listed["characters"]) == ("Lowtide", True, 1)
    sample = of.setting()
    assert sample is not None
    duplicate = quire.good("world", "new", of.id, "My Coast", "--from", sample.id).out.strip()
    quire.good("campaign", "set", "Lowtide", "--world", duplicate)
    world = quire.good("campaign", "list", "--json").entries[0]["world"]
    assert world == quire.good("world", "show", duplicate, "--json").object["world"]
    refused = quire("campaign", "set", "Lowtide", "--world", "Atlantis")
    assert "There is no world Atlantis." in refused.err


def test_a_changed_rule_is_shown_given_to_members_and_undone_as_one(quire: Quire, of: Game, member: str) -> None:
    key, option = house_rule(of), _switch(of)
    line = f"house_rules.{key}=4711"
    tried = quire.good("campaign", "rules", NAME, line, "--dry-run", "--json").object
    (change,) = tried["members"]
    assert (tried["written"], change["id"]) == (False, member)
    assert any(each["then"] == "4711" for each in change["numbers"])
    assert quire.good("derive", member).object["derived"][key] != 4711
    assert not {"campaign", "reason"} & set(quire.good("explain", member, key, "--json").object)
    told = quire.good("campaign", "rules", NAME, line, f"options.{option}=true", "--reason", "so we play")
    assert " → " in told.out
    assert quire.good("derive", member).object["derived"][key] == 4711
    shown = quire.good("campaign", "rules", NAME, "--json").object
    assert (shown["house_rules"], shown["options"]) == ({key: "4711"}, {option: True})
    assert shown["reasons"][key] == "so we play"
    assert f"house_rules.{key} = 4711" in quire.good("campaign", "rules", NAME).out
    explained = quire.good("explain", member, key, "--json").object
    assert (explained["house_rule"], explained["campaign"], explained["reason"]) == ("4711", NAME, "so we play")
    campaign = quire.good("campaign", "list", "--json").entries[0]["id"]
    quire.good("undo", campaign)
    assert quire.good("derive", member).object["derived"][key] != 4711


def test_a_rule_pack_goes_to_another_library(quire: Quire, of: Game, member: str, tmp_path: Path) -> None:
    key = house_rule(of)
    pack, other = tmp_path / "pack.json", tmp_path / "other.quire"
    quire.good("campaign", "rules", NAME, f"house_rules.{key}=4711")
    quire.good("campaign", "rules", NAME, "-o", pack, "--author", "Mara")
    assert json.loads(pack.read_text(encoding="utf-8"))["author"] == "Mara"
    (checked,) = quire.good("check", pack, "--json").entries
    assert (checked["kind"], checked["rules"], checked["problems"]) == ("rules", [key], [])
    quire.good("campaign", "new", "Far", "--game", of.id, "--library", other)
    quire.good("campaign", "rules", "Far", "--pack", pack, "--library", other)
    taken = quire.good("campaign", "rules", "Far", "--json", "--library", other).object
    assert taken["house_rules"] == {key: "4711"}
    written = json.loads(pack.read_text(encoding="utf-8"))
    written["house_rules"][key]["formula"] = "no_such_number + 1"
    pack.write_text(json.dumps(written), encoding="utf-8")
    written["house_rules"][key]["script"] = written["data"] = 1
    pack.write_text(json.dumps(written), encoding="utf-8")
    assert "1 problem" in (told := quire.good("check", pack)).out
    assert "  data: has no effect" in told.out
    (checked,) = quire.good("check", pack, "--json").entries
    assert checked["ignored"] == ["data", f"house_rules.{key}.script"]
    told = quire("campaign", "rules", "Far", "--pack", pack, "--library", other)
    assert told.code == 1, "no rule of it can be used"
    assert key in told.err
    assert "data: has no effect" in told.err


def test_a_rule_of_a_pack_that_makes_a_circle_with_a_present_one_is_left_out(
    quire: Quire, of: Game, member: str, tmp_path: Path
) -> None:
    keys = iter(each for each in of.system.derived if "[]" not in each and "." not in each)
    first, second = next(keys), next(keys)
    quire.good("campaign", "rules", NAME, f"house_rules.{first}=1")
    quire.good("campaign", "rules", NAME, f"house_rules.{second}={first} + 1")
    pack = tmp_path / "pack.json"
    rules = {first: {"formula": f"{second} + 1"}}
    pack.write_text(
        json.dumps({"format": "quire-rules", "version": 1, "system": of.id, "house_rules": rules}), encoding="utf-8"
    )
    assert quire.good("check", pack, "--json").entries[0]["problems"] == []
    told = quire("campaign", "rules", NAME, "--pack", pack)
    assert told.code == 1, "no rule of it can be used"
    assert first in told.err
    assert quire.good("campaign", "rules", NAME, "--json").object["house_rules"][first] == "1"


def test_a_character_whose_notes_name_the_format_of_packs_is_still_a_character(
    quire: Quire, of: Game, tmp_path: Path
) -> None:
    file = tmp_path / "ilse.json"
    quire.good("new", of.id, "--seed", "7", "-o", file)
    written = json.loads(file.read_text(encoding="utf-8"))
    file.write_text(json.dumps({**written, "notes": "Read quire-rules first."}), encoding="utf-8")
    assert "kind" not in quire.good("check", file, "--json").entries[0]


def test_a_date_in_the_game_is_set_where_the_game_has_a_calendar(quire: Quire) -> None:
    of = game_with(lambda each: each.system.calendar is not None, "a calendar")
    quire.good("campaign", "new", NAME, "--game", of.id)
    quire.good("campaign", "set", NAME, "--date", "14/3/612")
    assert quire.good("campaign", "show", NAME, "--json").object["date"] == {"year": 612, "month": 3, "day": 14}
    assert "day 14, month 3, year 612" in quire.good("campaign", "show", NAME).out
    for wrong in (("--date", "1/99/612"), ("--date", "Reedfall"), ("campaign.date.month=99",)):
        refused = quire.refused("campaign", "set", NAME, *wrong)
        assert "month 99" in refused or "is no date" in refused
    assert quire.good("campaign", "show", NAME, "--json").object["date"]["month"] == 3
    quire.good("campaign", "set", NAME, "campaign.date.day=15", "notes=The ferry is owed.")
    assert quire.good("campaign", "show", NAME, "--json").object["date"]["day"] == 15


def test_a_game_without_a_calendar_has_no_date(quire: Quire, of: Game, member: str) -> None:
    assert "no calendar" in quire.refused("campaign", "set", NAME, "--date", "1/1/1")
    assert quire.good("campaign", "show", NAME, "--json").object["date"] is None


def test_what_is_no_campaign_or_rule_is_refused_in_a_sentence(quire: Quire, member: str) -> None:
    for command, sentence in (
        (("campaign", "show", "Atlantis"), "There is no campaign Atlantis."),
        (("campaign", "rules", NAME, "notes=x"), "notes=x is no rule."),
        (("campaign", "rules", NAME, "house_rules.no_such=1"), "no_such"),
        (("campaign", "set", NAME, "--add", "nobody"), "nobody"),
    ):
        refused = quire(*command)
        assert refused.code == 1, command
        assert sentence in refused.err
