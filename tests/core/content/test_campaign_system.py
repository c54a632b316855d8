"""A campaign is a document of a synthetic game: options, house rules and fields of its own, edited like a sheet."""

from __future__ import annotations

import random

import pytest

from core.character.document import Character
from core.character.edits import AddRow, Edit, SetHeader, SetHouseRule, SetOption, SetValue
from core.character.sheet import Sheet
from core.content.campaign_date import (
    GameDate,
    check_date,
    date_edit,
    move_date,
    parse_date,
    read_date,
    typed_date,
)
from core.content.campaign_system import campaign_system
from core.errors import EditError, FormulaError
from core.registry import document_system, games, open_character
from tests.helpers.tiny_game import tiny_system


def campaign(*edits: Edit) -> Sheet:
    sheet = Sheet.open(
        Character("tiny:campaign", name="Salt and Silver"), campaign_system(tiny_system()), random.Random(1)
    )
    for edit in edits:
        sheet.apply(edit)
    return sheet


def test_options_and_house_rules_are_checked_as_on_a_sheet() -> None:
    sheet = campaign(SetOption("tide", "flood"), SetHouseRule("load", "2", reason="We carry less."))
    assert (sheet.value("options.tide"), sheet.value("load")) == ("flood", 2)
    assert sheet.explain("load").rule_reason == "We carry less."
    with pytest.raises(FormulaError):
        sheet.apply(SetHouseRule("load", "nonsense"))
    with pytest.raises(EditError):
        sheet.apply(SetOption("storm", True))
    assert not sheet.violations


def test_sessions_are_rows_with_rows() -> None:
    sheet = campaign(
        AddRow("campaign.sessions", {"title": "The salt road", "awarded": ["40 Steps"]}),
        AddRow("campaign.sessions[0].present", {"id": "f7k2m9qx", "name": "Anna"}),
        SetValue("campaign.sessions[0].text", "Shut.\nAgain."),
        SetValue("campaign.state", "resting"),
        SetHeader("notes", "Hesk owes the ferry."),
    )
    (session,) = sheet.rows("campaign.sessions")
    assert session["title"] == "The salt road"
    assert sheet.value("campaign.sessions[0].present[0].name") == "Anna"
    assert sheet.text("campaign.state") == "Resting"
    assert sheet.copy(random.Random(2)).character.to_text() == sheet.character.to_text()


def test_every_game_has_campaigns_and_there_are_some_without_a_game() -> None:
    for each in games():
        system = document_system(f"{each.id}:campaign")
        assert system.options.keys() == each.system.options.keys()
        sheet = open_character(Character(system.id), random.Random(1))
        assert sheet.text("campaign.state") == "Running"
        assert not sheet.violations
        for key in each.system.derived:
            if "[" not in key:
                sheet.explain(key)
    sheet = open_character(Character("campaign"), random.Random(1))
    sheet.apply(SetValue("campaign.state", "resting"))
    assert sheet.system.options == {}
    assert read_date(sheet) is None
    assert move_date(sheet, 1).edits == ()


def test_a_game_without_a_calendar_has_no_date() -> None:
    assert read_date(campaign()) is None
    assert any(each.system.calendar is None for each in games())


def dated(**rules: str) -> Sheet:
    """A campaign of a game with a calendar of 10 days a year, 3 a month."""
    of = next(each for each in games() if each.system.calendar is not None)
    calendar = of.system.calendar
    assert calendar is not None
    sheet = open_character(Character(f"{of.id}:campaign"), random.Random(1))
    sheet.apply(SetHouseRule(calendar.year_days, rules.get("year", "10")))
    sheet.apply(SetHouseRule(calendar.month_days, rules.get("month", "3")))
    return sheet


def test_the_date_moves_by_days_and_the_last_month_has_the_rest() -> None:
    sheet = dated()
    assert read_date(sheet) == GameDate(1, 1, 1)
    found = []
    for _ in range(11):
        sheet.apply(move_date(sheet, 1))
        found.append(read_date(sheet))
    days = [(1, 1, 2), (1, 1, 3), (1, 2, 1), (1, 2, 2), (1, 2, 3), (1, 3, 1), (1, 3, 2), (1, 3, 3), (1, 3, 4)]
    assert found == [GameDate(*each) for each in (*days, (2, 1, 1), (2, 1, 2))]
    sheet.apply(move_date(sheet, -12))
    assert read_date(sheet) == GameDate(1, 1, 1)
    sheet.apply(move_date(sheet, 10**9))
    assert read_date(sheet) == GameDate(10_001, 1, 1)
    date = read_date(sheet)
    assert date is not None
    assert date.text.render() == "day 1, month 1, year 10001"


@pytest.mark.parametrize("rules", [{"month": "0"}, {"month": "11"}, {"year": "none"}, {"year": "21 / 2"}])
def test_a_calendar_that_makes_no_sense_has_no_date(rules: dict[str, str]) -> None:
    assert read_date(dated(**rules)) is None


def test_an_unusable_stored_date_is_read_as_the_first_day() -> None:
    sheet = dated()
    sheet.apply(SetValue("campaign.date.day", -4))
    assert read_date(sheet) == GameDate(1, 1, 1)


def test_a_stored_date_beyond_the_calendar_is_read_as_the_last_day() -> None:
    sheet = dated()
    sheet.apply(date_edit(GameDate(612, 9, 30)))
    assert read_date(sheet) == GameDate(612, 3, 4)
    with pytest.raises(EditError, match=r"A year of this game has 3 months, so there is no month 9\."):
        check_date(sheet)
    sheet.apply(date_edit(GameDate(612, 3, 4)))
    check_date(sheet)
    check_date(campaign(SetValue("campaign.date.month", 99)))


@pytest.mark.parametrize("text", ["4.3.612", " 4/3/612 ", "4 - 3 - 612", "(4) 3, 612."])
def test_a_date_is_typed_day_first(text: str) -> None:
    date = typed_date(dated(), text)
    assert date == GameDate(612, 3, 4) == parse_date(date.note)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "is no date. Type day, month and year as numbers"),
        ("14 Reedfall 612", "14 Reedfall 612 is no date."),
        ("1.1", "1.1 is no date."),
        ("0.1.1", "0.1.1 is no date."),
        ("1.1.1000000", "is no date."),
        ("4.2.612", "Month 2 has 3 days, so there is no day 4."),
        ("5.3.612", "Month 3 has 4 days, so there is no day 5."),
        ("1.4.612", "A year of this game has 3 months, so there is no month 4."),
    ],
)
def test_a_typed_date_is_checked_against_the_calendar(text: str, words: str) -> None:
    with pytest.raises(EditError) as caught:
        typed_date(dated(), text)
    assert words in caught.value.message.render()


def test_a_game_without_a_calendar_takes_no_date() -> None:
    with pytest.raises(EditError, match="no calendar"):
        typed_date(campaign(), "1.1.1")
