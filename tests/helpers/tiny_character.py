"""A character of the invented game that uses every feature, and edits of every kind on it."""

from __future__ import annotations

import random
from collections.abc import Mapping

from hypothesis import strategies as st

from core.character.campaign_rules import CampaignRules
from core.character.document import Character
from core.character.edits import (
    Accept,
    AddRow,
    Batch,
    Edit,
    MoveRow,
    RemoveRow,
    SetCampaignRules,
    SetEffects,
    SetHeader,
    SetHouseRule,
    SetOption,
    SetValue,
)
from core.character.json_values import ABSENT, Json
from core.character.sheet import Sheet
from tests.helpers.tiny_game import tiny_system

DATA: Mapping[str, Json] = {
    "base": {"arm": 7, "eye": 11, "wit": 3},
    "damage": {"eye": 1},
    "crafts": {"row": {"level": 3}},
    "height_in": None,
    "fare": 2.25,
    "boat": {"name": "Gull", "weight_lb": 140, "bonus": {"arm": 2}, "benches": [{"seats": 3}, {}], "colour": "red"},
    "skills": [{"uid": "sk1", "name": "Knots", "level": 2, "ability": "wit"}, {"uid": "sk2", "name": "Songs"}],
    "bags": [
        {
            "uid": "bg1",
            "name": "sack",
            "weight_lb": 12.5,
            "skill": "knots",
            "things": [{"uid": "th1", "name": "anchor", "count": 2}, {"uid": "th2", "name": "rope"}],
            "owner": "nobody",
        },
        {"uid": "bg2", "name": "chest", "weight_lb": 100, "share": {"eye": -1}},
    ],
    "unknown": {"kept": [1, 2.50]},
}


def tiny_document(**changes: Json) -> dict[str, Json]:
    """Return a document of the invented game."""
    document: dict[str, Json] = {
        "format": "quire-character",
        "version": 1,
        "system": "tiny",
        "name": "Mo",
        "data": DATA,
    }
    return {**document, **changes}


def tiny_sheet(**changes: Json) -> Sheet:
    """Open a document of the invented game; uids come from a fixed seed."""
    return Sheet.open(Character.from_json(tiny_document(**changes)), tiny_system(), random.Random(7))


_WHOLE = st.integers(-3, 15)
_VALUES: Mapping[str, st.SearchStrategy[Json]] = {
    "base.arm": _WHOLE,
    "base.eye": _WHOLE,
    "damage.wit": _WHOLE,
    "base": st.dictionaries(st.sampled_from(["arm", "eye", "wit", "unknown"]), _WHOLE),
    "crafts.call.level": _WHOLE,
    "height_in": st.none() | _WHOLE,
    "fare": st.decimals(-9, 9, places=2),
    "mood": st.sampled_from(["", "merry", "arm"]),
    "licensed": st.booleans(),
    "songs": st.lists(st.text(max_size=3), max_size=2),
    "throws": st.lists(_WHOLE, max_size=2),
    "story": st.text(max_size=5),
    "boat": st.none()
    | st.fixed_dictionaries({"weight_lb": st.integers(0, 3), "benches": st.lists(st.just({}), max_size=2)}),
    "boat.weight_lb": st.integers(0, 200),
    "boat.bonus": st.fixed_dictionaries({}, optional={"arm": _WHOLE, "eye": _WHOLE}),
    "boat.benches": st.lists(st.fixed_dictionaries({"seats": _WHOLE}), max_size=3),
    "skills": st.lists(st.fixed_dictionaries({"name": st.sampled_from(["Knots", "Songs"])}), max_size=3),
    "bags": st.lists(st.fixed_dictionaries({"weight_lb": st.integers(0, 200)}), max_size=3),
    "bags[{row}].name": st.sampled_from(["anchor", "sack"]),
    "bags[{row}].weight_lb": st.decimals(0, 2000, places=1),
    "bags[{row}].share.arm": _WHOLE,
    "bags[{row}].things": st.lists(st.fixed_dictionaries({"count": _WHOLE}), max_size=3),
    "bags[{row}].things[0].count": st.integers(-1, 12),
    "bags[{row}]": st.fixed_dictionaries(
        {"weight_lb": st.integers(0, 200), "things": st.lists(st.just({}), max_size=2)}
    ),
    "skills[{row}].level": _WHOLE,
}
VALUES_AT_THE_TOP: Mapping[str, st.SearchStrategy[Json]] = {
    key: value for key, value in _VALUES.items() if "." not in key and "[" not in key
}
"""Values of the right type for the outermost keys of the data."""

_ROW = st.integers(0, 3)
_LISTS = st.sampled_from(["skills", "bags", "boat.benches", "bags[0].things", "bags[1].things"])


def _address(pattern: str, row: int) -> str:
    return pattern.replace("{row}", str(row))


@st.composite
def _set_value(draw: st.DrawFn) -> Edit:
    pattern = draw(st.sampled_from(sorted(_VALUES)))
    value = draw(_VALUES[pattern] | st.just(ABSENT))
    return SetValue(_address(pattern, draw(_ROW)), value)


EFFECTS: st.SearchStrategy[Mapping[str, Json]] = st.fixed_dictionaries(
    {
        "name": st.sampled_from(["Poisoned", "Blessed"]),
        "address": st.sampled_from(
            [
                "speed",
                "load",
                "total.arm",
                "left.wit",
                "rank",
                "bags[0].eased_lb",
                "bags[1].eased_lb",
                "skills[0].score",
            ]
        ),
        "change": st.integers(-9, 9) | st.decimals(-2, 2, places=1),
        "until": st.none() | st.just({"lasts": 3, "lasts_in": "round"}),
    }
)
"""Conditions that change numbers of the invented character."""

CAMPAIGN_RULES: st.SearchStrategy[CampaignRules] = st.builds(
    CampaignRules,
    id=st.just("f7k2m9qx"),
    name=st.sampled_from(["", "Salt and Silver"]),
    version=st.integers(0, 9),
    options=st.fixed_dictionaries(
        {}, optional={"storms": st.booleans(), "tide": st.sampled_from(["flood", "never"]), "unknown": st.just(1)}
    ),
    house_rules=st.dictionaries(
        st.sampled_from(["speed", "load", "total.<a>", "total.arm"]),
        st.sampled_from(["1", "load + 1", "fare * 2", "left.arm"]),
    ),
    reasons=st.dictionaries(st.sampled_from(["speed", "options.storms"]), st.just("so we play")),
)
"""Rules of a campaign of the invented game; some of them are refused."""

SINGLE_EDITS: st.SearchStrategy[Edit] = st.one_of(
    _set_value(),
    st.builds(AddRow, _LISTS, st.just({"name": "new"}), st.none() | _ROW),
    st.builds(lambda name, row: RemoveRow(f"{name}[{row}]"), _LISTS, _ROW),
    st.builds(lambda name, row, to: MoveRow(f"{name}[{row}]", to), _LISTS, _ROW, _ROW),
    st.builds(SetOption, st.just("storms"), st.booleans() | st.just(ABSENT)),
    st.builds(
        SetOption,
        st.just("tide"),
        st.sampled_from(["ebb", "flood", ABSENT]),
        reason=st.sampled_from([None, "", "the moon"]),
    ),
    st.builds(SetHeader, st.sampled_from(["name", "notes", "campaign", "campaign_id"]), st.text(max_size=4)),
    st.builds(
        SetHouseRule,
        st.sampled_from(["speed", "load", "total.<a>", "total.arm", "bags[].eased_lb"]),
        st.sampled_from(["1", "load + 1", "fare * 2", "left.arm", ABSENT]),
        reason=st.sampled_from([None, "", "so we play"]),
    ),
    st.builds(SetCampaignRules, st.none() | CAMPAIGN_RULES),
    st.builds(SetEffects, st.lists(EFFECTS, max_size=3).map(tuple)),
    st.builds(
        Accept,
        st.sampled_from(["bag_heavy", "base_range", "no_bag"]),
        st.sampled_from(["bags[1].weight_lb", "base.arm", "bags"]),
        st.sampled_from(["so be it", None]),
    ),
)

EDITS: st.SearchStrategy[Edit] = SINGLE_EDITS | st.builds(
    lambda edits: Batch(tuple(edits), "several"), st.lists(SINGLE_EDITS, max_size=3)
)
"""Edits of the invented character; some of them are refused, since what they name is not there."""
