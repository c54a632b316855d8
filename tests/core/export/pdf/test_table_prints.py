"""Prints for the table: cards, overviews, booklets, tents, trackers; nothing overlaps, is cut off or is secret."""

from __future__ import annotations

import datetime
import json
from collections.abc import Callable

import pytest

from core.character.sheet import Sheet
from core.cli.sources import open_sheet
from core.errors import ExportError
from core.export.formats import secret_addresses
from core.export.pdf import Layout, TableLayout, TableOptions, make_print
from core.export.pdf.cutouts.card_grid import SIZES, CardGrid
from core.export.pdf.page import LETTER, MM, Line, Page, Picture, Text, TurnedText
from core.export.pdf.table_prints import LARGE_PAPERS
from core.export.print_options import PrintOptions
from core.registry import games
from core.rules.model import FieldType
from core.world_library import sample_document, sample_worlds
from tests.helpers.bad_values import small_portrait
from tests.helpers.characters_to_print import changed, document, endless, foreign, laden, opened, sheets
from tests.helpers.coverage_cases import measure_first_only
from tests.helpers.games import any_game, game_with, other_game, sample_files, sample_sheet
from tests.helpers.page_checks import overlaps, record_pages, words

WHEN = datetime.date(2026, 11, 20)
LONG_NAME = "Abcdefghij klmnopqrst uvwxyzabcd efghijk"
PEOPLE: dict[str, Callable[[], list[Sheet]]] = {
    "examples": sheets,
    "laden": lambda: [opened(laden())],
    "endless": lambda: [opened(endless())],
    "foreign": lambda: [opened(foreign())],
    "forty": lambda: [opened({**document("bren"), "name": LONG_NAME})] * 7,
}


def make(layout: str, people: list[Sheet], paper: str = "a4", **table: object) -> list[Page]:
    """Return the pages of a print for the table."""
    options = TableOptions(layout=layout, **table)  # type: ignore[arg-type]
    made, pages = record_pages(make_print, people, options, paper, when=WHEN)
    assert made.pages == len(pages)
    return pages


def texts(page: Page) -> set[str]:
    """Return the texts of a page."""
    return {mark.text for mark in page.marks if isinstance(mark, Text)}


@pytest.mark.parametrize("paper", list(LARGE_PAPERS))
@pytest.mark.parametrize("layout", list(TableLayout))
@pytest.mark.parametrize("people", measure_first_only(PEOPLE))
def test_no_two_texts_overlap_or_leave_the_paper(people: str, layout: str, paper: str) -> None:
    """With any content, texts stay apart and 4 mm from the edge of the paper, where a printer prints."""
    for page in make(layout, PEOPLE[people](), paper):
        assert not list(overlaps(page))
        for mark in page.marks:
            if isinstance(mark, Text):
                assert mark.x >= 4 * MM
                assert mark.x + mark.width <= page.paper.width - 4 * MM
                assert 4 * MM <= mark.y <= page.paper.height - 4 * MM


@pytest.mark.parametrize("layout", list(TableLayout))
@pytest.mark.parametrize("of", [each.id for each in games()])
def test_every_game_has_every_print(of: str, layout: str) -> None:
    """Cards, overview, booklet, tents and tracker need nothing of a game but its sheet."""
    game = next(each for each in games() if each.id == of)
    people = [sample_sheet(game, place) for place in range(len(sample_files(game)))]
    pages = make(layout, people, title="Saltmarsh")
    assert pages
    assert not [pair for page in pages for pair in overlaps(page)]


def test_an_overview_fits_a_party_on_one_landscape_page() -> None:
    """Six characters share a page, seven need two; each has its name, its player and a box a point track."""
    pages = make(TableLayout.PARTY, sheets() * 2, title="Saltmarsh")
    assert len(pages) == 1
    assert pages[0].paper.width > pages[0].paper.height
    shown = texts(pages[0])
    assert {sheet.character.name for sheet in sheets()} <= shown
    assert "Saltmarsh" in shown
    assert len(make(TableLayout.PARTY, sheets() * 2 + sheets()[:1])) == 2


def test_an_overview_has_a_page_for_each_game() -> None:
    """Characters of different games have different numbers, so they share no page."""
    pages = make(TableLayout.PARTY, [sample_sheet(any_game()), sample_sheet(other_game()), sample_sheet(any_game(), 1)])
    assert len(pages) == 2
    assert sample_sheet(any_game(), 1).character.name in texts(pages[0])


def test_a_box_shows_what_is_left_only_where_points_are_lost() -> None:
    """The present value is small in its box if it is not the greatest one."""
    whole = make(TableLayout.PARTY, [opened(changed("bren", damage={}))])[0]
    hurt = make(TableLayout.PARTY, [opened(changed("bren", damage={"hlth": 3}))])[0]
    assert len([mark for mark in hurt.marks if isinstance(mark, Text)]) == 1 + len(
        [mark for mark in whole.marks if isinstance(mark, Text)]
    )


def test_an_overview_says_what_holds_for_all() -> None:
    """Languages and load of each, their shared language, the slowest, and the chance to surprise together."""
    people = [opened(changed(name, languages=own)) for name, own in (("bren", ["Mere"]), ("perrin", ["Mere", "Grask"]))]
    shown = texts(make(TableLayout.PARTY, people)[0])
    assert {"Mere, Grask", "130 of 129 lb", "1 over", "Language of all", "59 yd"} <= shown
    assert any("36 or less" in text for text in shown)
    alone = texts(make(TableLayout.PARTY, [opened(changed("bren", languages=["Mere"])), sheets()[1]])[0])
    assert "Language of all" not in alone


def test_forty_are_ranked_as_far_as_there_is_room() -> None:
    """The title says how many places there are."""
    people = [opened({**document("bren"), "name": f"Person {n}"}) for n in range(40)]
    title = next(text for text in texts(make(TableLayout.PARTY, people)[-1]) if "OF 40" in text)
    assert "THE FIRST 20" in title


def test_a_row_of_a_list_is_a_card() -> None:
    """The results of the sheet's table are the large numbers; the owner is at the foot."""
    bren = opened(document("bren"))
    page = make(TableLayout.CARDS, [bren], lists=("weapons",))[0]
    weapon = document("bren")["data"]["weapons"][0]["name"]
    shown = texts(page)
    assert weapon in shown
    assert bren.character.name in shown
    damage = next(mark for mark in page.marks if isinstance(mark, Text) and mark.text == "1d12+8")
    assert damage.type.size >= 15


def test_no_long_text_of_a_card_is_lost() -> None:
    """What has no room on a card follows on the next one, or on its back."""
    data = {"quirks": [{"name": "Old limp", "about": " ".join(f"word{n}" for n in range(400))}]}
    person = opened({**changed("bren", **data), "options": {"quirks": True}})
    for has_backs in (False, True):
        shown = words(make(TableLayout.CARDS, [person], lists=("quirks",), has_backs=has_backs))
        assert {f"word{n}" for n in range(400)} <= set(shown.split())


@pytest.mark.parametrize("size", list(SIZES))
@pytest.mark.parametrize("paper", list(LARGE_PAPERS))
def test_backs_are_behind_their_fronts(paper: str, size: str) -> None:
    """Turned over the long edge, the middle of each back is the middle of its front."""
    grid = CardGrid.of(SIZES[size], LARGE_PAPERS[paper])
    assert grid.rows >= 1
    for number in range(grid.count):
        front, back = grid.corner(number), grid.corner(number, is_back=True)
        assert front[0] + grid.size.width == pytest.approx(grid.paper.width - back[0])
        assert front[1] == back[1]
        assert front[0] >= 0
        assert 0 <= front[1] <= grid.paper.height - grid.size.height + 0.5


def test_backs_follow_their_fronts_and_name_what_is_on_them() -> None:
    """Each page of fronts has a page of backs, with the names of its cards."""
    pages = make(TableLayout.CHARACTERS, sheets(), has_backs=True)
    assert len(pages) == 2
    names = {sheet.character.name for sheet in sheets()}
    assert names <= texts(pages[0])
    assert names <= texts(pages[1])


def test_cut_marks_are_outside_the_cards() -> None:
    """The marks of poker cards end 2 mm from the cards, and meet no text."""
    page = make(TableLayout.CHARACTERS, sheets(), "letter")[0]
    grid = CardGrid.of(SIZES["poker"], LETTER)
    marks = [mark for mark in page.marks if isinstance(mark, Line) and mark.stroke == 0.5]
    assert len(marks) == 2 * (grid.size.columns + 1) + 2 * (grid.rows + 1)
    for mark in marks:
        is_beside = max(mark.x1, mark.x2) < grid.left or min(mark.x1, mark.x2) > grid.right
        assert is_beside or max(mark.y1, mark.y2) < grid.top or min(mark.y1, mark.y2) > grid.bottom


def test_the_last_page_is_filled_with_blank_cards_or_left_empty() -> None:
    """Blank cards have lines to write on."""

    def lines(page: Page) -> int:
        return len([mark for mark in page.marks if isinstance(mark, Line)])

    filled, empty = (
        make(TableLayout.CHARACTERS, sheets()[:1], has_blanks=has_blanks)[0] for has_blanks in (True, False)
    )
    assert lines(filled) >= lines(empty) + 7 * 4
    assert texts(filled) == texts(empty)


def test_a_character_card_has_player_and_portrait() -> None:
    """The player is at the foot; the portrait is left out where it is not wanted."""
    raw = {**document("bren"), "player": "Marta Linde", "portrait": small_portrait()}
    page = make(TableLayout.CHARACTERS, [opened(raw)])[0]
    assert "Marta Linde" in texts(page)
    assert [mark for mark in page.marks if isinstance(mark, Picture)]
    options = TableOptions(layout=TableLayout.CHARACTERS)
    _, pages = record_pages(make_print, [opened(raw)], options, options=PrintOptions(portrait=False), when=WHEN)
    assert not [mark for mark in pages[0].marks if isinstance(mark, Picture)]


def test_cards_of_different_games_share_pages() -> None:
    """The foot of the page names the games."""
    page = make(TableLayout.OPPONENTS, [sample_sheet(any_game()), sample_sheet(other_game())])[0]
    assert any(any_game().system.name in text and other_game().system.name in text for text in texts(page))


def test_equal_opponents_are_numbered() -> None:
    """Three of a name are 1 of 3 to 3 of 3; a single one is not counted."""
    three = words(make(TableLayout.OPPONENTS, [opened(document("bren"))] * 3 + [opened(document("ilvane"))]))
    assert all(f"{n} of 3" in three for n in (1, 2, 3))
    assert "1 of 1" not in three


def test_a_tent_has_the_name_upright_and_the_numbers_upside_down() -> None:
    """Folded in the middle, players see the name and the Game Master sees the numbers."""
    page = make(TableLayout.TENTS, [opened(document("bren"))])[0]
    name = document("bren")["name"]
    upright = next(mark for mark in page.marks if isinstance(mark, Text) and mark.text == name)
    turned = next(mark for mark in page.marks if isinstance(mark, TurnedText) and mark.text == name)
    assert turned.y < upright.y
    assert len([mark for mark in page.marks if isinstance(mark, TurnedText)]) > 4


def test_a_booklet_has_contents_with_the_numbers_of_its_pages() -> None:
    """Each entry names the page on which the sheet begins; pages are numbered through."""
    people = [*sheets(), opened({**document("bren"), "name": ""})]
    pages = make(TableLayout.BOOKLET, people, title="Saltmarsh")
    numbers = [[mark.text for mark in page.marks if isinstance(mark, Text)][-1] for page in pages]
    assert numbers == [str(n + 1) for n in range(len(pages))]
    contents = [mark for mark in pages[0].marks if isinstance(mark, Text)]
    for sheet in people[:3]:
        name = next(mark for mark in contents if mark.text == sheet.character.name)
        number = next(mark for mark in contents if mark.y == name.y and mark.text.isdigit())
        assert sheet.character.name in texts(pages[int(number.text) - 1])
    assert "No name" in texts(pages[0])


def test_a_long_booklet_has_several_pages_of_contents() -> None:
    """Forty characters: all are listed, and the numbers still fit."""
    people = [opened({**document("bren"), "name": f"Person {n}"}) for n in range(40)]
    pages = make(TableLayout.BOOKLET, people)
    listed = texts(pages[0]) | texts(pages[1])
    assert {f"Person {n}" for n in range(40)} <= listed
    assert str(len(pages) - len(pages[2:]) // 40 + 1) in listed


def test_a_tracker_has_all_fighters_and_room_for_more() -> None:
    """Forty fighters take several pages; the last one has empty rows."""
    people = [opened({**document("bren"), "name": f"Fighter {n}"}) for n in range(40)]
    pages = make(TableLayout.TRACKER, people, title="Ambush")
    assert len(pages) > 2
    assert {f"Fighter {n}" for n in range(40)} <= set().union(*map(texts, pages))
    assert "Ambush" in texts(pages[-1])


def test_a_tracker_has_all_points_that_a_fighter_loses() -> None:
    """Five tracks have a box each, with what is left where points are lost; squares are for one or two."""
    page = make(TableLayout.TRACKER, [opened(changed("bren", damage={"hlth": 3}))])[0]
    assert {"AMBT", "HLTH", "MIND", "PROW", "QCKN"} <= texts(page)
    assert {"17", "14"} <= texts(page)


@pytest.mark.parametrize("layout", list(TableLayout))
def test_secrets_are_printed_only_where_they_are_wanted(layout: str) -> None:
    """What only secret parts of the sheet show is on no card and no page."""
    of = game_with(lambda each: _secret_key(each.id), "a secret text on its sheet")
    key = _secret_key(of.id)
    raw = json.loads(sample_sheet(of).character.to_text())
    raw["data"][key] = "Hidden from the table"
    sheet = opened(raw)
    options = TableOptions(layout=layout)
    _, pages = record_pages(make_print, [sheet], options, when=WHEN)
    assert "Hidden from the table" not in words(pages)


def _secret_key(of: str) -> str:
    """Return a text of the sheet that only secret blocks show; "" if there is none."""
    game = next(each for each in games() if each.id == of)
    secret = secret_addresses(sample_sheet(game))
    return next((key for key in secret if key in game.system.fields and "." not in key and "[" not in key), "")


@pytest.mark.parametrize("layout", list(TableLayout))
def test_prints_for_the_table_carry_no_document(layout: str) -> None:
    """No file is attached, so that no character is imported from a page that shows half of it."""
    made = make_print(sheets(), TableOptions(layout=layout), when=WHEN)
    assert b"/EmbeddedFile" not in made.data
    assert made.data == make_print(sheets(), TableOptions(layout=layout), when=WHEN).data


def test_what_cannot_be_printed_is_refused_in_a_sentence() -> None:
    """No characters, an unknown size, lists without entries."""
    for people, options, text in (
        ([], TableOptions(layout=TableLayout.PARTY), "no character"),
        (sheets(), TableOptions(layout=TableLayout.CHARACTERS, size="huge"), "card size huge"),
        (sheets(), TableOptions(layout=TableLayout.CARDS, lists=("nothing",)), "nothing to make cards of"),
    ):
        with pytest.raises(ExportError) as refused:
            make_print(people, options, when=WHEN)
        assert text in str(refused.value)


def test_layouts_of_sheets_are_printed_as_ever() -> None:
    """The same call prints full sheets, quick cards and blank sheets."""
    for layout in Layout:
        assert make_print(sheets(), TableOptions(layout=layout), when=WHEN).pages >= 1


def test_worlds_are_made_into_cards() -> None:
    """Each entry of a list of a world is a card with its numbers and its text."""
    world = open_sheet(sample_document(next(iter(sample_worlds()))))
    key = next(
        key
        for key, each in world.system.fields.items()
        if each.type is FieldType.ROWS and "[" not in key and world.count(key) > 3
    )
    shown = words(make(TableLayout.CARDS, [world], lists=(key,)))
    rows = world.character.data[key]
    assert isinstance(rows, list)
    for row in rows[:3]:
        assert isinstance(row, dict)
        assert str(row["name"]).split()[0] in shown
