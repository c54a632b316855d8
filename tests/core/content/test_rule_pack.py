"""Rule packs: a file sets options and replaces formulas, each rule checked by itself, and nothing else."""

from __future__ import annotations

import json
import random

import pytest

from core.character.document import Character
from core.character.json_values import Json
from core.character.sheet import Sheet
from core.content.campaign_system import campaign_system
from core.content.rule_pack import (
    LARGEST_PACK,
    LONGEST_NAME,
    MOST_RULES,
    RulePack,
    check_rules,
    pack_of_rules,
    read_rule_pack,
)
from core.errors import DocumentError
from tests.helpers.tiny_game import tiny_system

PACK: dict[str, Json] = {
    "format": "quire-rules",
    "version": 1,
    "system": "tiny",
    "name": "Calm sea",
    "author": "Ada",
    "about": "For short journeys.",
    "options": {"tide": {"value": "flood", "note": "The moon."}, "storms": {"value": True}},
    "house_rules": {"load": {"formula": "2", "note": "We carry less."}, "total.<a>": {"formula": "base.<a> + 1"}},
}


def read(**changes: Json) -> RulePack:
    return read_rule_pack(json.dumps({**PACK, **changes}).encode(), tiny_system())


def problems(pack: RulePack) -> dict[str, str]:
    return {each.key: each.problem.render() for each in pack.rules if each.problem is not None}


def test_a_pack_is_taken_by_a_campaign_with_its_notes_and_given_on_unchanged() -> None:
    pack = read()
    assert not problems(pack)
    campaign = Sheet.open(Character("tiny:campaign", name="Calm sea"), campaign_system(tiny_system()), random.Random(1))
    campaign.apply(pack.edits())
    assert (campaign.value("options.tide"), campaign.value("load")) == ("flood", 2)
    assert campaign.character.reasons == {"options.tide": "The moon.", "load": "We carry less."}
    again = pack_of_rules(campaign.character, "Ada", "For short journeys.")
    assert read_rule_pack(again.to_text(), tiny_system()) == read_rule_pack(pack.to_text())
    assert json.loads(again.to_text())["system"] == "tiny"


def test_single_rules_can_be_taken() -> None:
    assert [each.key for each in read().edits({"load", "options.storms"}).edits] == ["storms", "load"]  # type: ignore[attr-defined]


def test_each_rule_is_checked_and_a_wrong_one_leaves_the_others() -> None:
    pack = read(
        options={"storms": {"value": 3}, "storm": {"value": True}, "tide": {}, "toll": {"value": 2, "note": 7}},
        house_rules={
            "load": {"formula": "seats"},
            "seats": {"formula": "load"},
            "speed": {"formula": 3},
            "rest": "1",
            "total.eye": {"formula": "__import__('os')"},
            "nothing": {"formula": "1"},
        },
    )
    found = problems(pack)
    assert found.keys() == {
        "options.storms", "options.storm", "options.tide", "seats", "speed", "rest", "total.eye", "nothing",
    }  # fmt: skip
    assert found["options.storm"].startswith("Ferry has no option storm. Did you mean storms?")
    assert (
        found["speed"]
        == "house_rules.speed.formula must be a text, but it is a number. Correct the file and try again."
    )
    assert found["rest"].startswith("house_rules.rest must be an object with formula and note")
    assert len(pack.edits().edits) == 2
    assert next(each for each in pack.rules if each.key == "options.toll").note == ""


def test_what_a_pack_should_not_hold_is_named_and_has_no_effect() -> None:
    pack = read(data={"base": {"arm": 99}}, run="rm -rf /")
    assert pack.ignored == ("data", "run")
    assert pack.edits() == read().edits()
    rules = {
        "load": {"formula": "2", "note": "We carry less.", "script": "x"},
        "total.<a>": {"formula": "base.<a> + 1"},
    }
    inside = read(house_rules=rules, options={**PACK["options"], "storm": 1})  # type: ignore[dict-item]
    assert inside.ignored == ("house_rules.load.script",)
    assert inside.edits() == read().edits()


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"format": "quire-setting"}, "not a rule pack"),
        ({"version": 2}, "has version 2"),
        ({"version": True}, "has version"),
        ({"version": "one"}, "has version a text"),
        ({"system": 3}, "system must be a text"),
        ({"system": "other"}, "for the game other, not for Ferry"),
        ({"name": 3}, "name must be a text"),
        ({"options": []}, "options must be an object"),
        ({"house_rules": 1}, "house_rules must be an object"),
        ({"options": {f"o{number}": {"value": 1} for number in range(MOST_RULES)}}, "at most 500 rules"),
        ({"about": "a" * LARGEST_PACK}, "at most 1024 KB"),
    ],
)
def test_other_files_are_refused(changes: dict[str, Json], words: str) -> None:
    with pytest.raises(DocumentError, match=words):
        read(**changes)


def test_long_texts_are_cut() -> None:
    assert len(read(name="a" * 1000).name) == LONGEST_NAME


def test_a_pack_whose_game_is_not_known_yet_is_not_checked() -> None:
    pack = read_rule_pack(json.dumps({**PACK, "system": "other", "options": {"none": {"value": 1}}}))
    assert (pack.system, problems(pack)) == ("other", {})


def test_rules_are_checked_with_those_that_hold_already() -> None:
    pack = read(options={}, house_rules={"load": {"formula": "seats"}})
    (circle,) = check_rules(pack.rules, tiny_system(), {"seats": "load + 1"})
    assert circle.problem is not None
    text = json.dumps({**PACK, "options": {}, "house_rules": {"load": {"formula": "seats"}}})
    assert read_rule_pack(text, tiny_system(), {"seats": "load + 1"}).rules == (circle,)
    (replaced,) = check_rules(pack.rules, tiny_system(), {"load": "nonsense", "seats": "2"})
    assert replaced.problem is None
