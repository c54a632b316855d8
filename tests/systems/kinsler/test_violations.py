"""Every rule violation, caused on a legal character and undone."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence

import pytest

from core.character.edits import AddRow, SetValue
from core.character.json_values import Json
from core.errors import DocumentError
from tests.helpers.worked_examples import violation_lines
from tests.systems.kinsler.worked import game, opened, sheet_of

ROLLS: Sequence[list[Json]] = (
    [5, 5, 3, 6, 4], [5, 5, 4, 5, 3], [2, 6, 1, 5, 1], [5, 1, 2, 2], [2, 6, 1, 1], [5, 1, 5, 5],
)  # fmt: skip
RESTORE: Mapping[str, Json] = {"action": "restore", "kind": "wound", "target": "{PHY}", "stack": 0, "due_s": 9}
LINK: Mapping[str, Json] = {"id": "link", "name": "LINK", "type": "metaskill", "base": "MIN", "level": 1}
CASES: Sequence[tuple[str, Sequence[tuple[str, Json]], Sequence[str]]] = (
    ("a stat of 23", [("stats.str.rolled", 23), ("stats.str.level", 23)],
     ["stat_range stats.str.rolled", "rolls_mismatch stats.str.rolled"]),
    ("a stat of 2", [("stats.str.rolled", 2), ("stats.str.level", 2)], ["rolls_mismatch stats.str.rolled"]),
    ("a level below the roll", [("stats.fai.level", 11)], ["level_below_creation stats.fai.level"]),
    ("stats exchanged", [("creation.swap", ["min", "str"])],
     ["rolls_mismatch stats.str.rolled", "rolls_mismatch stats.min.rolled"]),
    ("exchanged and written", [("creation.swap", ["min", "str"]), ("stats.str.rolled", 18), ("stats.str.level", 18),
     ("stats.min.rolled", 8), ("stats.min.level", 8)], []),
    ("a single stat exchanged", [("creation.swap", ["min"])], ["out_of_range creation.swap"]),
    ("a stat exchanged with itself", [("creation.swap", ["min", "min"])], ["out_of_range creation.swap"]),
    ("three stats exchanged", [("creation.swap", ["min", "str", "fai"]), ("stats.str.rolled", 18),
     ("stats.str.level", 18), ("stats.min.rolled", 8), ("stats.min.level", 8)], ["out_of_range creation.swap"]),
    ("values typed in", [("creation.rolls", []), ("stats.str.rolled", 9), ("stats.str.level", 9)], []),
    ("two gifts", [("aptitudes.str", 1)], ["aptitude_set aptitudes.str"]),
    ("an aptitude of five", [("aptitudes.str", 5)], ["aptitude_set aptitudes.str", "out_of_range aptitudes.str"]),
    ("a point too many", [("skills[1].creation_level", 5), ("skills[1].level", 5)],
     ["creation_overspent creation_left"]),
    ("unpaid experience", [("skills[1].level", 5)], ["xp_overspent xp_left"]),
    ("paid experience", [("skills[1].level", 5), ("xp_awarded", 3)], []),
    ("an intrinsic skill raised", [("innate.heal_body.level", 4), ("xp_awarded", 1)], ["xp_overspent xp_left"]),
    ("a skill unlearned", [("skills[1].level", 3)], ["level_below_creation skills[1].level"]),
    ("no base at all", [("skills[1].base", None), ("aptitudes.dex", 4)],
     ["skill_no_base skills[1].base", "creation_few_stats creation_stats"]),
    ("three stats", [("skills[1].base", "MIN")], ["creation_few_stats creation_stats"]),
    ("no background", [("skills[0].background", False), ("skills[2].type", "wound"), ("skills[2].verb", "vs"),
     ("skills[2].target", "{PHY}")], ["creation_no_background creation_backgrounds"]),
    ("nothing said", [("descriptive", " "), ("motivation", ""), ("secret", ""), ("person", ""), ("flaws", [])],
     ["descriptive_missing descriptive", "motivation_missing motivation", "secret_missing secret",
      "person_missing person", "flaw_missing flaws"]),
    ("no sign", [("skills[0].sign", "")], ["sign_missing skills[0].sign"]),
    ("a generic skill that acts", [("skills[0].verb", "to"), ("skills[0].target", "DEX")],
     ["skill_shape skills[0].type"]),
    ("a wound skill on everything", [("skills[1].target", "*")], ["skill_shape skills[1].type"]),
    ("a fatigue skill on everything", [("skills[1].target", "*"), ("skills[1].type", "fatigue")], []),
    ("a passive wound skill", [("skills[1].passive_only", True)], ["skill_shape skills[1].type"]),
    ("a wound skill with to", [("skills[1].verb", "to")], ["skill_shape skills[1].type"]),
    ("a power with vs", [("skills[3].verb", "vs")], ["skill_shape skills[3].type"]),
    ("a power on nothing", [("skills[3].target", None)], ["skill_shape skills[3].type"]),
    ("a useless modifier", [("skills[3].effect_mod", 1)], ["passive_effect_mod skills[3].effect_mod"]),
    ("a harmless modifier", [("skills[3].effect_mod", 0)], []),
    ("fatigue granted away", [("skills[3].zero_passive_fatigue", True)],
     ["zero_fatigue_bought skills[3].zero_passive_fatigue"]),
    ("enhanced beyond its level", [("skills[1].enhancement", 5), ("stats.str.enhancement", 9)],
     ["enhancement_cap skills[1].enhancement", "enhancement_cap stats.str.enhancement"]),
    ("enhanced to its level", [("skills[1].enhancement", 4), ("innate.heal_body.enhancement", 3)], []),
    ("a negative skill hurt", [("skills[5].wounds", 1)], ["negative_reduced skills[5].level"]),
    ("an intrinsic skill below zero", [("innate.heal_body.level", -1), ("innate.heal_body.fatigue", 1)],
     ["negative_reduced innate.heal_body.level", "level_below_creation innate.heal_body.level"]),
    ("the bow at home", [("weapons[0].carried", False)], ["needs_missing skills[1].needs"]),
    ("an item of that name", [("weapons[0].carried", False), ("items[0].name", " SHORT BOW")],
     ["needs_missing skills[4].needs"]),
    ("used too often", [("skills[1].rate", {"uses": 2, "unit": "day"}), ("skills[1].used", 3),
     ("skills[1].used_since_s", 0), ("clock_s", 86399)], ["rate_exceeded skills[1].used"]),
    ("used often enough", [("skills[1].rate", {"uses": 3, "unit": "day"}), ("skills[1].used", 3),
     ("skills[1].used_since_s", 0)], []),
    ("a period later", [("skills[1].rate", {"uses": 2, "unit": "day"}), ("skills[1].used", 3),
     ("skills[1].used_since_s", 0), ("clock_s", 86400)], []),
    ("recovered twice", [("innate.recover_fatigue.used", 2), ("innate.recover_fatigue.used_since_s", 10),
     ("clock_s", 309)], ["rate_exceeded innate.recover_fatigue.used"]),
    ("healed a day later", [("innate.heal_body.used", 2), ("innate.heal_body.used_since_s", 0), ("clock_s", 86400)],
     []),
    ("an id twice", [("skills[1].id", "Herb_Lore"), ("weapons[0].skill", "herb_lore")],
     ["id_duplicate skills[1].id"]),
    ("the id of a stat", [("skills[2].id", "str")], ["id_duplicate skills[2].id"]),
    ("a flaw without its power", [("flaws[0].skill", "strong_ankle")], ["ref_unknown flaws[0].skill"]),
    ("a weapon of an unknown skill", [("weapons[0].skill", "billhook")], []),
    ("armor against nothing", [("armor[0].stops", [0, 7])], ["armor_numbers armor[0].stops"]),
    ("a number twice", [("armor[0].stops", [2, 2])], ["armor_numbers armor[0].stops"]),
    ("two effects at once", [("pending", [RESTORE, {**RESTORE, "target": "STR"}])], ["wound_parallel pending[1].kind"]),
    ("effects of two kinds", [("pending", [RESTORE, {**RESTORE, "kind": "fatigue"}, {**RESTORE, "target": "{INT}"}])],
     []),
    ("a stackable effect beside", [("pending", [RESTORE, {**RESTORE, "stack": 1}])], []),
    ("an effect that fades", [("pending", [RESTORE, {**RESTORE, "action": "fade", "ref": "str"}])], []),
    ("dice of stats with seven faces", [("creation.rolls", [[7, *ROLLS[0][1:]], *ROLLS[1:]])],
     ["out_of_range creation.rolls", "rolls_mismatch stats.min.rolled"]),
    ("four dice where five are rolled", [("creation.rolls", [[5, 5, 6, 4], *ROLLS[1:]])],
     ["out_of_range creation.rolls"]),
    ("five rolls", [("creation.rolls", [*ROLLS[:5]])], ["out_of_range creation.rolls"]),
    ("no dice at all", [("creation.rolls", [])], []),
    ("a die of nothing on its way",
     [("pending", [{**RESTORE, "dice": [3, 0]}, {**RESTORE, "dice": [], "target": "{INT}"}])],
     ["out_of_range pending[0].dice"]),
    ("a fading of nothing", [("pending", [{"action": "fade", "ref": "nothing"}])], ["ref_unknown pending[0].ref"]),
    ("wounds below none", [("skills[0].wounds", -1)], ["out_of_range skills[0].wounds"]),
    ("a level of 50", [("skills[2].level", 50), ("xp_awarded", 999_999)],
     ["out_of_range skills[2].level", "sign_missing skills[2].sign"]),
    ("an unknown skill in a stance", [("stances", [{"uses": [{"skill": "nothing"}]}])],
     ["ref_unknown stances[0].uses[0].skill"]),
    ("a skill twice in a stance", [("stances", [{"uses": [{"skill": "fai"}, {"skill": "FAI"}]}])],
     ["stack_not_allowed stances[0].uses"]),
    ("an unknown skill twice in a stance", [("stances", [{"uses": [{"skill": "nothing"}, {"skill": "nothing"}]}])],
     ["ref_unknown stances[0].uses[0].skill", "ref_unknown stances[0].uses[1].skill"]),
)  # fmt: skip


@pytest.mark.parametrize(("writes", "expected"), [case[1:] for case in CASES], ids=[case[0] for case in CASES])
def test_a_state_that_is_forbidden_is_reported_where_it_arises(
    writes: Sequence[tuple[str, Json]], expected: Sequence[str]
) -> None:
    sheet = opened("A").copy(random.Random(1))
    before = sheet.character
    inverses = [sheet.apply(SetValue(address, value)).inverse for address, value in writes]
    found = violation_lines(sheet.violations)
    assert found == sorted(expected)
    for inverse in reversed(inverses):
        sheet.apply(inverse)
    assert sheet.character == before
    assert sheet.violations == ()


BUNDLES: Sequence[tuple[str, Sequence[Mapping[str, Json]], Sequence[str]]] = (
    ("of one", [{"id": "a", "metaskill": "link", "members": ["herb_lore"]}], []),
    ("of two", [{"id": "a", "metaskill": "link", "members": ["herb_lore", "poultice"]}],
     ["bundle_too_big bundles[0].members"]),
    ("bound", [{"id": "a", "kind": "BIND", "metaskill": "link", "members": ["herb_lore", "poultice"]}], []),
    ("in itself", [{"id": "a", "metaskill": "link", "members": ["b"]}, {"id": "b", "metaskill": "link",
     "members": ["a"]}], ["bundle_cycle bundles[0].members", "bundle_cycle bundles[1].members"]),
    ("of nothing known", [{"id": "a", "metaskill": "poultice", "members": ["x"], "into": "y"}],
     ["bundle_no_metaskill bundles[0].metaskill", "ref_unknown bundles[0].into", "ref_unknown bundles[0].members"]),
    ("behind nothing", [{"id": "a", "metaskill": "z"}],
     ["bundle_no_metaskill bundles[0].metaskill", "ref_unknown bundles[0].metaskill"]),
    ("with the id of a skill", [{"id": "poultice", "metaskill": "link"}], ["id_duplicate bundles[0].id"]),
)  # fmt: skip


@pytest.mark.parametrize(("bundles", "expected"), [case[1:] for case in BUNDLES], ids=[case[0] for case in BUNDLES])
def test_bundles_are_watched(bundles: Sequence[Mapping[str, Json]], expected: Sequence[str]) -> None:
    sheet = opened("A").copy(random.Random(1))
    sheet.apply(AddRow("skills", LINK))
    sheet.apply(SetValue("xp_awarded", 99))
    sheet.apply(SetValue("bundles", [{"name": "Bundle", **row} for row in bundles]))
    assert violation_lines(sheet.violations) == sorted(expected)


@pytest.mark.parametrize("missing", ["id", "name"])
@pytest.mark.parametrize("key", ["skills", "bundles"])
def test_rows_need_unique_ids(key: str, missing: str) -> None:
    row = {name: value for name, value in (("id", "x"), ("name", "X")) if name != missing}
    with pytest.raises(DocumentError, match=rf"{key}\[0\] has no {missing}"):
        sheet_of({key: [row]})


def test_every_violation_is_caused_by_a_case() -> None:
    seen = {each.split()[0] for _, _, expected in (*CASES, *BUNDLES) for each in expected}
    seen |= {each.code for name in ("B", "C") for each in opened(name).violations}
    assert {rule.code for rule in game().violations} <= seen


@pytest.mark.parametrize(
    ("row", "place"),
    [
        ({"name": "A:B"}, "name"),
        ({"name": "Fire (big)"}, "name"),
        ({"name": "x" * 61}, "name"),
        ({"name": " _ "}, "name"),
        ({"name": "X", "remarks": ["far, wide"]}, "remarks"),
        ({"name": "X", "remarks": ["x2"]}, "remarks"),
        ({"name": "X", "base": "DEX", "remarks": ["ok", ""]}, "remarks"),
        ({"name": "X", "remarks": ["STR"]}, "remarks"),
        ({"name": "X_y  z", "base": "DEX", "remarks": ["STR", "needs rest"]}, ""),
    ],
)
def test_names_and_remarks_that_no_line_can_hold_are_reported(row: Mapping[str, Json], place: str) -> None:
    found = [
        each
        for each in violation_lines(sheet_of({"skills": [{"id": "s", **row}]}).violations)
        if "out_of_range" in each
    ]
    assert found == ([f"out_of_range skills[0].{place}"] if place else [])


@pytest.mark.parametrize(
    ("data", "place"),
    [({"armor": [{"name": "Mail", "against": ["*"]}]}, "armor"), ({"creation": {"swap": ["str", "luck"]}}, "swap")],
)
def test_document_with_unknown_words_is_refused(data: Mapping[str, Json], place: str) -> None:
    with pytest.raises(DocumentError, match=rf"{place}.* must be one of these words"):
        sheet_of(data)
