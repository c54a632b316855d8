"""With any content: nothing overlaps, leaves the paper, gets lost or is too small."""

from __future__ import annotations

import datetime
from collections.abc import Callable
from typing import Any

import pytest

from core.character.edits import SetEffects
from core.character.sheet import Sheet
from core.errors import ExportError
from core.export.content.table_reader import CONDITIONS
from core.export.pdf import make_blank, make_pdf
from core.export.pdf.page import MM, Circle, Page, Rect, Shape, Text
from core.export.print_options import PrintOptions
from core.registry import games
from core.rules.block_kinds import TableBlock
from tests.helpers.characters_to_print import changed, document, endless, example_system, foreign, laden, opened, sheets
from tests.helpers.coverage_cases import measure_first_only
from tests.helpers.games import example_id, sample_sheet
from tests.helpers.page_checks import check_pages, crossings, in_reading_order, outside, overlaps, record_pages, words

WHEN = datetime.date(2026, 11, 20)
PEOPLE: dict[str, Callable[[], list[Sheet]]] = {
    "examples": sheets,
    "laden": lambda: [opened(laden())],
    "endless": lambda: [opened(endless())],
    "foreign": lambda: [opened(foreign())],
    "empty": lambda: [opened({"format": "quire-character", "version": 1, "system": example_id(), "data": {}})],
    "forty": lambda: [opened({**document("bren"), "name": "Abcdefghij klmnopqrst uvwxyzabcd efghijk"})],
}


@pytest.mark.parametrize("paper", ["a4", "letter"])
@pytest.mark.parametrize("layout", ["full", "card"])
@pytest.mark.parametrize("people", measure_first_only(PEOPLE))
def test_nothing_overlaps_and_nothing_is_cut(people: str, layout: str, paper: str) -> None:
    """No two texts touch, no line runs through one, none leaves the margins, none is under 7 points."""
    _, pages = record_pages(make_pdf, PEOPLE[people](), layout, paper, when=WHEN)
    check_pages(pages, layout)


@pytest.mark.parametrize("paper", ["a4", "letter"])
def test_a_blank_sheet_has_the_same_two_pages(paper: str) -> None:
    """The blank sheet needs no character and has no texts that overlap."""
    made, pages = record_pages(make_blank, [example_system()], paper)
    assert made.pages == 2
    assert [[*overlaps(page), *outside(page), *crossings(page)] for page in pages] == [[], []]
    assert "printed" not in words(pages)


def test_a_blank_sheet_has_the_places_of_a_filled_one() -> None:
    """Titles and labels of page one are where a character's are."""
    _, blank = record_pages(make_blank, [example_system()], "a4")
    _, filled = record_pages(make_pdf, [opened(document("bren"))], "full", "a4", when=WHEN)
    places = {mark.text: (mark.x, mark.y) for mark in reversed(filled[0].marks) if isinstance(mark, Text)}
    for text in ("ATTRIBUTES", "LIFE", "U#", "ARMOR", "WEAPON ATTACK REACTION", "THAWAC", "PLAYER", "AMBT", "LUCK"):
        found = next(mark for mark in blank[0].marks if isinstance(mark, Text) and mark.text == text)
        assert (found.x, found.y) == pytest.approx(places[text], abs=0.01), text


def test_every_row_is_printed_whole() -> None:
    """All rows of lists far longer than a page are there, with the lists continued."""
    _, pages = record_pages(make_pdf, [opened(laden())], "full", "a4", when=WHEN)
    shown = words(pages)
    for n in range(44):
        assert f"Lesson {n} of the" in shown
    for n in range(60):
        assert f"Thing {n}, kept" in shown
    for n in range(12):
        assert f"Weapon {n} of" in shown
    assert shown.count("story.") == 400
    assert shown.count("More of it happened.") == 30
    assert "continued" in shown


def test_the_rest_of_a_list_takes_both_halves_where_it_has_the_width_alone() -> None:
    """Rows run down the left half, then down the right one; none is lost where the list is cut or the page ends."""
    raw = document("bren")
    raw["data"] = {**raw["data"], "items": [{"name": f"Thing {n}"} for n in range(120)]}
    _, pages = record_pages(make_pdf, [opened(raw)], "full", "a4", when=WHEN)
    found = [
        part
        for page in pages
        for part in in_reading_order(
            page,
            (mark for mark in page.marks if isinstance(mark, Text) and mark.text.startswith("Thing ")),
            "ITEMS AND WEALTH",
        )
    ]
    assert [mark.text for part in found for mark in part] == [f"Thing {n}" for n in range(120)]
    first, *rest = (len({mark.x for mark in part}) for part in found)
    assert (first, set(rest)) == (1, {2})
    assert [[*overlaps(page), *outside(page), *crossings(page)] for page in pages] == [[] for _ in pages]


def test_long_texts_are_printed_in_full_at_the_end() -> None:
    """A text too long for its place is cut there and printed in full at the end."""
    _, pages = record_pages(make_pdf, [opened(endless())], "full", "a4", when=WHEN)
    shown = words(pages)
    assert "IN FULL" in shown
    assert "End of name" in shown
    assert shown.count("x" * 40) >= 10_000 // 130
    assert shown.replace(" ", "").count("y") >= 10_000
    assert len(pages) < 25


def test_markup_prints_as_typed() -> None:
    """Angle brackets, ampersands and quotes are letters like others."""
    _, pages = record_pages(make_pdf, [opened(endless()), opened(foreign())], "full", "a4", when=WHEN)
    assert "<b>Helm</b>" in words(pages)
    assert "<b>Bren</b> &" in words(pages)


def test_letters_that_no_font_has_are_reported() -> None:
    """What no font has and what is left out is named; nothing stops the print."""
    raw = foreign()
    raw["player"] += "\ue123"
    made, pages = record_pages(make_pdf, [opened(raw)], "full", "a4", when=WHEN)
    assert {"\ue123", "😀"} <= set(made.missing)
    assert "Ω" not in made.missing
    assert "Д" not in made.missing
    assert all(len(letter) == 1 for letter in made.missing)
    assert "ab c d" in words(pages)


def test_minus_and_dash() -> None:
    """Negative numbers have a true minus, undefined ones a dash, no limit is a word."""
    _, pages = record_pages(make_pdf, sheets(), "full", "a4", when=WHEN)
    texts = {mark.text for page in pages for mark in page.marks if isinstance(mark, Text)}
    assert "−1" in texts
    assert "-1" not in texts
    assert "–" in texts
    assert "none" in texts
    assert "11–16" in texts


def test_the_current_number_is_in_the_box_only_if_it_differs() -> None:
    """Health 10 of 14 is in its box, Ambition 12 of 12 is not."""
    _, pages = record_pages(make_pdf, [opened(document("ilvane"))], "full", "a4", when=WHEN)
    texts = [mark for mark in pages[0].marks if isinstance(mark, Text)]
    column = next(mark.x for mark in texts if mark.text == "c, in pencil")
    assert [mark.text for mark in texts if mark.x == pytest.approx(column + 1.2 * MM)] == ["10", "22"]


def test_damage_is_struck_in_the_track() -> None:
    """Four points of Health and three of Quickness are struck out, one square a point."""
    _, pages = record_pages(make_pdf, [opened(document("ilvane"))], "full", "a4", when=WHEN)
    strokes = [mark for mark in pages[0].marks if getattr(mark, "stroke", 0) == 0.9 and hasattr(mark, "x1")]
    assert len(strokes) == 4 + 3


def test_a_long_track_counts_five_points_a_square() -> None:
    """Above 70 points a square is five."""
    raw = changed("bren")
    raw["data"]["raw"]["ambt"] = 98
    _, few = record_pages(make_pdf, [opened(document("bren"))], "full", "a4", when=WHEN)
    _, many = record_pages(make_pdf, [opened(raw)], "full", "a4", when=WHEN)

    def squares(page: Page) -> int:
        return sum(isinstance(mark, Rect) and abs(mark.width - 2.4 * MM) < 0.01 for mark in page.marks)

    assert squares(few[0]) - squares(many[0]) == 16 - 20


def test_ink_saving_fills_nothing() -> None:
    """No fills and no white letters; marks are crossed outlines."""
    _, pages = record_pages(make_pdf, sheets(), "full", "a4", options=PrintOptions(ink=True), when=WHEN)
    for page in pages:
        assert not any(mark.filled for mark in page.marks if isinstance(mark, Rect | Circle | Shape))
        assert not any(mark.type.white for mark in page.marks if isinstance(mark, Text))


def test_footer_lists_options_house_rules_and_violations() -> None:
    """Every page lists options, house rules and violations; too many are listed at the end."""
    _, pages = record_pages(make_pdf, [opened(laden())], "full", "a4", when=WHEN)
    for page in pages:
        shown = words([page])
        assert "Options: Quirks" in shown
        assert "(move_rate) = reaction_rate + surprise + 1" in shown
    raw = laden()
    raw["house_rules"] = {f"maximum.{key}": f"base.{key} + {'1 + ' * 60}1" for key in ("ambt", "hlth", "mind")}
    _, pages = record_pages(make_pdf, [opened(raw)], "full", "a4", when=WHEN)
    assert "In full on the last page." in words(pages[:1])
    last = [mark for mark in pages[-1].marks if isinstance(mark, Text)]
    assert {"OPTIONS, HOUSE RULES, VIOLATIONS", "OPTIONS", "HOUSE RULES"} <= {mark.text for mark in last}
    columns = {mark.x for mark in last if ") = base." in mark.text}
    label = next(mark for mark in last if mark.text == "HOUSE RULES")
    assert len({x for x in columns if not label.x < x < label.x + label.width + 6 * MM}) == 2


def test_footer_names_the_campaign_of_a_rule() -> None:
    """Behind its options and house rules, which mark their numbers like others; not behind those without an effect."""
    raw = {**document("bren"), "options": {}}
    rules = {"options": {"quirks": True, "mettle": "never"}, "house_rules": {"move_rate": "41", "surprise": "no such"}}
    raw["campaign_rules"] = {"id": "f7k2m9qx", "name": "Salt and Silver", **rules}
    shown = " ".join(words(record_pages(make_pdf, [opened(raw)], when=WHEN)[1]).split())
    assert "Options: Quirks (Salt and Silver). House rules: * Move Rate (move_rate) = 41 (Salt and Silver);" in shown


def test_footer_lists_what_conditions_change() -> None:
    """Only where there are some."""
    raw = document("bren")
    assert "Conditions:" not in words(record_pages(make_pdf, [opened(raw)], when=WHEN)[1])
    until = {"lasts": 1, "lasts_in": "hour"}
    raw["effects"] = [{"name": "Poisoned", "address": "move_rate", "change": -2, "until": until}]
    assert "Conditions: Poisoned: Move Rate −2 (Hours left: 1)." in words(
        record_pages(make_pdf, [opened(raw)], when=WHEN)[1]
    )


def test_the_list_of_conditions_says_what_they_change_too() -> None:
    """In every game that prints such a list."""
    printed = 0
    for each in games():
        sheet = sample_sheet(each)
        address = next(key for key, one in each.system.derived.items() if "[" not in key and not one.is_hidden)
        sheet.apply(SetEffects(({"name": "Poisoned", "address": address, "change": -2},)))
        drawn = record_pages(make_pdf, [sheet], when=WHEN)[1]
        shown = words(drawn)
        columns = [column for page in each.system.layout.pages for band in page.bands for column in band]
        blocks = [block for column in columns for block in column.blocks]
        tables = [block for block in blocks if isinstance(block, TableBlock)]
        has_list = any(source.rows == CONDITIONS for table in tables for source in table.rows)
        pages = shown.count("Poisoned: ")
        assert pages > 0
        foot = sum("Conditions: Poisoned: " in words([page]) for page in drawn)
        assert pages == foot + has_list
        printed += has_list
    assert printed


def test_house_ruled_numbers_are_marked_as_in_the_footer() -> None:
    """Members and rows, too; a refused rule marks nothing."""
    raw = document("bren")
    plain = words(record_pages(make_pdf, [opened(raw)], when=WHEN)[1])
    raw["house_rules"] = {
        "move_rate": "41",
        "cap.<a>": "17",
        "weapons[].wslo": "3",
        "parry_avoid": "no such number",
    }
    sheet = opened(raw)
    _, pages = record_pages(make_pdf, [sheet], when=WHEN)
    shown = words(pages)
    marked = [mark.text for page in pages for mark in page.marks if isinstance(mark, Text) and mark.text.endswith("*")]
    assert marked.count("41*") == 1
    assert marked.count("17*") == 10
    assert marked.count("3*") == 3
    assert set(marked) == {"41*", "17*", "3*"}
    assert "*" not in plain
    assert "* Move Rate (move_rate) = 41" in " ".join(shown.split())
    assert "* Parry" not in shown


def test_three_cards_share_a_page_with_their_group() -> None:
    """Seven cards take three pages; each foot sums its own page."""
    made, pages = record_pages(make_pdf, [*sheets(), *sheets(), *sheets()][:7], "card", "a4", when=WHEN)
    assert made.pages == 3
    assert "POWERFORCE OF THE GROUP 4 0 + 3 + 1" in words(pages[:1])
    assert "a quick card" in words(pages[2:])


def test_a_card_has_the_whole_of_a_long_name() -> None:
    """A name of forty letters and a long subtitle have two lines each, within the card's head."""
    raw = {**document("ilvane"), "name": "Abcdefghij klmnopqrst uvwxyzabcd efghijk"}
    _, pages = record_pages(make_pdf, [opened(raw)], "card", "a4", when=WHEN)
    shown = words(pages)
    for word in (*raw["name"].split(), "Alderin", "Lantern", "Scholar", "Quayside", "Factor"):
        assert word in shown
    assert "…" not in shown
    assert [*overlaps(pages[0]), *crossings(pages[0])] == []


def test_card_without_weapons_shows_bare_hands() -> None:
    """The card of a character without weapons names bare hands."""
    _, pages = record_pages(make_pdf, [opened(document("perrin"))], "card", "a4", when=WHEN)
    assert "Bare hands" in words(pages)


def test_blank_layout_prints_each_game_once() -> None:
    """The blank layout asks the sheets for their games only."""
    assert make_pdf(sheets(), "blank", when=WHEN).data == make_blank([example_system()], when=WHEN).data


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        ({"sheets": []}, "nothing_to_print"),
        ({"paper": "a6"}, "unknown_paper"),
        ({"layout": "scroll"}, "unknown_layout"),
    ],
)
def test_invalid_arguments_are_refused(arguments: dict[str, Any], code: str) -> None:
    """What cannot be printed is refused with a message."""
    asked: dict[str, Any] = {"sheets": sheets(), "layout": "full", "paper": "a4", "when": WHEN, **arguments}
    with pytest.raises(ExportError) as caught:
        make_pdf(**asked)
    assert caught.value.message.code == code
