"""Conflict: the book's own exchange die by die, and effect dice against armor."""

from __future__ import annotations

import pytest

from core.character.json_values import Json
from core.play.fight import Fight
from core.systems.kinsler.conflict import CONFLICT
from tests.helpers.scripted_fights import Scripted, arena
from tests.systems.kinsler.conflicts import CLUB, EXHAUSTION, FIREBOLT, LEATHER, RING, WIND, begin, line, person

# ------------------------------------------------------------------------------------------- the exchange of the book

DICE = [
    *(4, 4, 4, 3), *(3, 3, 3, 2),  # Brian on Ippi 15, on Gatzar 11
    *(5, 5, 5, 4),  # Gatzar 19
    *(3, 3, 3, 3),  # Ippi 12
    *(4, 3, 3, 3),  # Z 13
    *(5, 4, 3), *(5, 5, 5, 5),  # initiative 22: club on Brian, his shock roll
    *(5, 2, 2), *(5, 4, 4, 4),  # 18: fire on Ippi, his shock roll 17
    *(1, 5), *(1, 1, 1, 3),  # 15: wind on Gatzar, his resistance 6
    *(4, 3, 1),  # 14: exhaustion on Brian
]  # fmt: skip
ANSWERS: dict[str, list[Json]] = {
    "declare": [["own"], ["auto"], ["auto"], ["own"]],
    "use": [["skills[0]"], ["done"], ["skills[0]"], ["done"]],
    "targets": [["2", "1"], ["1"]],
    "range": [5],
    "wounds": [["stats.con"], ["stats.str"], ["stats.dex"], ["stats.dex"]],
    "fatigue": [["stats.str"], ["stats.con"], ["stats.min"], ["stats.per"], ["stats.str"]],
}


@pytest.fixture
def exchange() -> Scripted:
    """Brian and Z against Gatzar and Ippi (RESOLUTION OF EFFECTS; spec 10.2)."""
    brian = person(FIREBOLT, fai=16)
    gatzar = person(CLUB, RING, str=8, fai=10)
    ippi = person(EXHAUSTION, dex=16, min=18, armor=LEATHER, state={"dex": {"fatigue": 3}})
    return begin(("A", brian), ("B", gatzar), ("B", ippi), ("A", person(WIND, min=13)), answers=ANSWERS, dice=DICE)


def test_the_exchange_of_the_book_has_the_initiatives_and_totals_of_the_rules(exchange: Scripted) -> None:
    """The book's own initiatives are wrong (E2, E3, E7): it adds the stat instead of the level."""
    assert not exchange.dice
    for initiative, said, total in (
        (22, "B2 succeeds with Club on A1.", 24),
        (18, "A1 succeeds with Firebolt on B3.", 23),
        (15, "A4 succeeds with Wall of Wind on B2.", 19),
        (14, "A1 fails with Firebolt on B2.", 15),
        (14, "B3 succeeds with Cause Exhaustion on A1.", 20),
    ):
        found = line(exchange, said)
        assert found.startswith(f"Round 1, initiative {initiative}: ")
        assert f"total {total}," in found
    assert "Ring -12" in line(exchange, "A1 fails with Firebolt")
    assert "range -1" in line(exchange, "with Wall of Wind on B2")


def test_the_exchange_wounds_and_tires_as_the_rules_say(exchange: Scripted) -> None:
    """The club wounds where the book tires (E8), fire has the declared modifier (E9), exhaustion has its own (E11)."""
    brian, gatzar, ippi, _ = exchange.fight.sheets
    assert [brian.value(f"stats.{each}.wounds") for each in ("con", "str", "dex")] == [4, 3, 2]
    assert [brian.value(f"stats.{each}.fatigue") for each in ("min", "per", "str")] == [5, 4, 2]
    assert ippi.value("stats.dex.wounds") == 5
    assert (ippi.value("stats.str.fatigue"), ippi.value("stats.con.fatigue")) == (1, 1)
    assert "total 19" in line(exchange, "B3 passes: shock")
    assert "total 6" in line(exchange, "B2 fails: resistance of STR")
    assert "mishap 3" in line(exchange, "B2 suffers Wall of Wind")
    (held,) = gatzar.rows("conditions")
    assert (held["points"], held["stat"], held["retry"]) == (6, "str", "faith")


def test_the_exchange_costs_what_was_declared(exchange: Scripted) -> None:
    totals = {"A1": 11 + 6, "B2": 3 + 1, "B3": 2 + 3 + 2, "A4": 2}
    for who, sheet in zip(totals, exchange.fight.sheets, strict=True):
        assert sheet.value("fatigue_total") == totals[who]
        assert sheet.value("clock_s") == 30


def test_declarations_are_secret_until_all_have_declared() -> None:
    script = Scripted(Fight(CONFLICT, arena(("A", person(CLUB)), ("B", person(CLUB))), 1), [])
    script.fight.answer(["auto"])
    assert script.fight.request is not None
    assert script.fight.request.key == "1/declare~2"
    assert not any("declares" in each for each in script.lines)
    script.fight.answer(["hold"])
    assert [each for each in script.lines if "declares" in each or "holds back" in each]


def test_rewound_conflict_with_the_same_answers_is_the_same(exchange: Scripted) -> None:
    before = [sheet.character.to_json() for sheet in exchange.fight.sheets]
    answers = {name: list(each) for name, each in ANSWERS.items()}
    assert exchange.fight.rewind(500) >= 20
    again = Scripted(exchange.fight, DICE, answers)
    again.run()
    assert [sheet.character.to_json() for sheet in again.fight.sheets] == before


# ------------------------------------------------------------------------------------------- effects (spec 11.1)

EFFECTS = [
    ("wound", -1, [], [1, 1, 6], 7, 0),
    ("wound", 2, [1, 2], [2, 2], 0, 2),
    ("wound", -3, [3], [6, 3], 3, 1),
    ("fatigue", 0, [], [6, 6, 2], 2, 12),
    ("fatigue", 0, [5, 6], [6, 4, 4, 1], 2, 7),
    ("fatigue", 1, [1, 2, 3, 4, 5, 6], [6, 5, 1], 0, 0),
]


@pytest.mark.parametrize(("kind", "bonus", "stops", "dice", "wounds", "fatigue"), EFFECTS)
def test_effect_dice_against_armor(
    kind: str, bonus: int, stops: list[Json], dice: list[int], wounds: int, fatigue: int
) -> None:
    target = "{PHY}" if kind == "wound" else "*"
    skill = {**CLUB, "level": 12, "type": kind, "effect_mod": bonus, "target": target}
    armor: Json = [{"name": "Mail", "stops": stops, "against": ["{PHY}", "{INT}"]}] if stops else []
    script = begin(
        ("A", person(skill, str=20)), ("B", person(str=20, dex=20, con=20, min=20, armor=armor)),
        answers={"declare": [["own"], ["hold"]], "use": [["skills[0]"], ["done"]], "dice": [len(dice)]},
        dice=[4, 4, 4, 4, 3, 3, 3, 3, *dice, 5, 5, 5, 5],
    )  # fmt: skip
    target_sheet = script.fight.sheets[1]
    assert (target_sheet.value("wounds_total"), target_sheet.value("fatigue_total")) == (wounds, fatigue)
