"""Options of a fight start from campaign or book, not from a sheet; the log says what differs; others are refused."""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import replace

import pytest

from core.character.campaign_rules import CampaignRules
from core.character.document import Character
from core.character.edits import Edit, SetCampaignRules, SetOption
from core.character.json_values import Json
from core.character.sheet import Sheet
from core.errors import EditError
from core.play.arena import Arena, Participant
from core.play.conflict import Conflict
from core.play.fight import Fight
from core.play.fight_options import campaign_options, check_options
from core.play.table import Table
from tests.helpers.splash_conflict import SPLASHING, arena
from tests.helpers.tiny_character import tiny_sheet
from tests.helpers.tiny_game import tiny_system

STORMY = SetOption("storms", value=True)
STILL = SetOption("storms", value=False)


def fighters(*edits: Edit | None) -> list[tuple[Participant, Sheet]]:
    """Return a fighter for each edit of a sheet."""
    made: list[tuple[Participant, Sheet]] = []
    for number, edit in enumerate(edits, start=1):
        sheet = tiny_sheet()
        if edit is not None:
            sheet.apply(edit)
        made.append((Participant(f"F{number}", f"side {number}"), sheet))
    return made


def arena_of(*edits: Edit | None, options: Mapping[str, Json] | None = None) -> Arena:
    return Arena.create(fighters(*edits), None, options)


def first_lines(ring: Arena, conflict: Conflict = SPLASHING) -> list[str]:
    fight = Fight(conflict, ring, 7)
    return [logged.event.line() for logged in fight.events if logged.event.message.code == "fight_option_differs"]


@pytest.mark.parametrize("edits", [(STORMY, None), (None, STORMY), (STORMY, STORMY)])
def test_an_option_starts_from_the_book_whatever_the_sheets_say(edits: tuple[Edit | None, ...]) -> None:
    table = Table(arena_of(*edits))
    assert not table.option("storms")
    assert (table.option("toll"), table.option("tide")) == (table.sheets[0].option("toll"), "ebb")
    table.sheets[0].apply(STORMY)
    assert not table.option("storms"), "an edit of a sheet does not change the fight"


def test_an_option_that_is_set_holds() -> None:
    assert Table(arena_of(STILL, None, options={"storms": True})).option("storms")


@pytest.mark.parametrize(
    ("edits", "options", "expected"),
    [
        ((None, None), {}, []),
        ((STORMY, None), {}, ["Storms in this fight: off (on the sheet of F1: on). [4]"]),
        ((STORMY, STORMY), {}, ["Storms in this fight: off (on the sheet of F1, F2: on). [4]"]),
        (
            (None, None), {"storms": True},
            ["Storms in this fight: on (in the book: off; on the sheet of F1, F2: off). [4]"],
        ),
        ((STORMY, STORMY), {"storms": True}, ["Storms in this fight: on (in the book: off). [4]"]),
        ((STORMY,) * 9, {}, ["Storms in this fight: off (on 9 sheets: on). [4]"]),
    ],
)  # fmt: skip
def test_the_log_begins_with_the_rules_that_differ(
    edits: tuple[Edit | None, ...], options: dict[str, Json], expected: list[str]
) -> None:
    assert first_lines(arena_of(*edits, options=options)) == expected


def member(version: int, options: dict[str, Json], id: str = "f7k2m9qx") -> Edit:
    return SetCampaignRules(CampaignRules(id, "Salt", version, options))


@pytest.mark.parametrize(
    ("edits", "expected"),
    [
        ((None, STORMY), {}),
        ((member(1, {"storms": True}), None), {"storms": True}),
        ((member(3, {"storms": True}), member(2, {"storms": False})), {"storms": True}),
        ((member(1, {"storms": True}), member(1, {"storms": True}, "other")), {}),
        ((member(1, {"storms": "often", "toll": 2, "gone": 1}),), {}),
    ],
)
def test_a_fight_of_one_campaign_begins_with_its_options(
    edits: tuple[Edit | None, ...], expected: dict[str, Json]
) -> None:
    given = campaign_options(SPLASHING, arena_of(*edits).sheets)
    assert given == expected
    first = Fight(SPLASHING, arena_of(*edits, options=given), 7)
    assert bool(first.table.option("storms")) is bool(expected.get("storms"))


def test_values_of_choices_and_numbers_are_named() -> None:
    conflict = replace(SPLASHING, options=("tide", "toll"))
    lines = first_lines(arena_of(SetOption("tide", "flood"), SetOption("toll", 2)), conflict)
    assert lines == [
        "Tide in this fight: Ebb (on the sheet of F1: Flood). [4; R2]",
        "Toll in this fight: 1.5 (on the sheet of F2: 2). [4]",
    ]


def test_an_option_without_effect_in_a_fight_is_refused() -> None:
    with pytest.raises(EditError, match="Toll does nothing in a fight: it belongs to the sheet"):
        Fight(SPLASHING, arena(options={"toll": 2}), 7)
    check_options(SPLASHING, tiny_system(), ["storms"])


def test_an_option_of_another_kind_of_fight_is_refused_with_its_name() -> None:
    other = replace(SPLASHING, key="sea", label="Sea fight", options=("tide",))
    with pytest.raises(EditError, match="Tide does nothing in this kind of fight: it belongs to Sea fight"):
        check_options(SPLASHING, tiny_system(), ["tide"], (SPLASHING, other))


def test_an_option_that_the_game_does_not_have_is_refused() -> None:
    with pytest.raises(EditError, match="gale"):
        arena(options={"gale": True})


def test_a_record_has_all_options_of_the_fight() -> None:
    conflict = replace(SPLASHING, options=("storms", "toll"))
    record = Fight(conflict, arena_of(STORMY, None), 7).record
    assert {key: str(value) for key, value in options_of(record).items()} == {"storms": "False", "toll": "1.5"}
    again = Fight.resume(conflict, record, open_sheet)
    assert not again.table.option("storms"), "the first sheet does not count"


def test_an_old_record_without_the_option_keeps_that_of_the_first_sheet() -> None:
    """A fight that an older Quire stored is continued by the rules that it began with."""
    record = {**Fight(SPLASHING, arena_of(STORMY, None), 7).record, "options": {}}
    again = Fight.resume(SPLASHING, record, open_sheet)
    assert again.table.option("storms")


def options_of(record: Mapping[str, Json]) -> Mapping[str, Json]:
    options = record["options"]
    assert isinstance(options, Mapping)
    return options


def open_sheet(character: Character) -> Sheet:
    return Sheet.open(character, tiny_system(), random.Random(1))


def test_one_character_outside_a_fight_follows_its_own_sheet() -> None:
    sheet = tiny_sheet()
    sheet.apply(STORMY)
    assert Table(Arena.for_one("Ann", sheet), random.Random(1)).option("storms")
