"""Kinds of blocks that the example characters' sheets do not use, or not fully."""

from __future__ import annotations

import datetime
import random
import tomllib
from dataclasses import replace
from functools import cache, partial

import pytest

from core.character.document import Character
from core.character.edits import SetValue
from core.character.sheet import Sheet
from core.errors import ExportError
from core.export.pdf import make_blank, make_pdf
from core.export.pdf.box_blocks import DROPPED_STROKE, KEPT_STROKE
from core.export.pdf.cards import NUMBER
from core.export.pdf.page import MM, Line, Page, Rect, Text
from core.export.pdf.table_grid import KEEN
from core.rules.layout_reader import KnownNames, read_layout
from core.rules.model import System
from tests.helpers.characters_to_print import document, example_system
from tests.helpers.layouts import known_names
from tests.helpers.page_checks import CAPITAL, outside, overlaps, record_pages, words

WHEN = datetime.date(2026, 11, 20)
SHEET = """
[[page]]
bands = [
    ["fields"], ["play"], ["sums"], ["chart"], ["reminder"], ["4 figure", "8 cells"], ["runs"],
    ["6 strip", "6 entries"], ["given"], ["boxes"],
]
[card]
blocks = ["head", "sums"]

[block.head]
kind = "head"
second = "{culture.name}"
portrait = false
aside = [{label = "SL", value = "{step_level}"}]
[block.fields]
kind = "fields"
fields = [[{label = "Walk", value = "{move_rate}", w = 4}, {label = "Words", value = "{culture.history}", w = 8}]]
[block.play]
kind = "play"
cells = [{label = "Damage status", value = "{damage_total}", unit = "points", w = 10}]
track = {length = "deathly_blow", marked = "damage_total", heavy = "life_recovery"}
[block.sums]
kind = "sums"
title = "Sums"
label = "Sums"
cells = [{label = "start", value = "{attribute_sum}", w = 30}, {label = "now", value = "{war}", w = 30, write = true}]
[block.chart]
kind = "sums"
title = "Chance"
hint = "{{2d10}} show"
chart = [["2d10 show", "20", "12–19", "{move_rate}"], ["chance", "half", "0", "{surprise}"]]
[block.reminder]
kind = "reminder"
title = "Roll"
lines = ["4d6 and a third of skill and attribute, 18 succeeds", "{max_weight} lb"]
[block.figure]
kind = "figure"
title = "Places"
height = 30
places = [{label = "All", value = "{head_armor}"}]
[block.cells]
kind = "cells"
rows = "<a>"
label = "{@abbr}"
value = "{maximum.<a>}"
first = 4
[block.runs]
kind = "runs"
label = "Skills"
rows = ["skills", {rows = "powers", cells = {value = "{name}!"}}]
value = "{name} {check}"
[block.strip]
kind = "strip"
title = "Strip"
rule = true
lines = [[
    {value = "{move_rate}", hint = "yards in a very long line of words that is wrapped", rank = 4, op = "+"},
    {value = "{war}"},
]]
[block.entries]
kind = "entries"
rows = "skills"
heading = "{name}, as it is called by all the people of the long coast and the hills"
right = "{lore} and {cost} and {attribute} and {modifier} and many more words of no weight at all"
body = ["{about}"]
checks = {rows = "quirks", value = "{name}"}
lines = [{label = "Languages", value = "{languages:names}"}]
[block.given]
kind = "timetable"
columns = [{key = "name", value = "", w = 20}, {key = "number", value = "", w = 20}]
extra = [
    {rows = "", cells = {name = "Leaning", number = "{move_rate:plus}"}},
    {rows = "", cells = {name = "Standing", number = "{overload:plus}"}, struck = ["number"], struck_if = "!overload"},
]
[block.boxes]
kind = "boxes"
title = "Dice"
cells = [
    {label = "One", value = "6 (2) 5", w = 3},
    {label = "A long name of dice", value = "{damage_total}", w = 2},
    {label = "All", value = "1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1", w = 2},
]
"""


@pytest.fixture
def game() -> System:
    """The example game with other blocks."""
    system = example_system()
    return replace(system, layout_source=cache(partial(read_layout, tomllib.loads(SHEET), known_names(system))))


def opened(game: System, name: str = "ilvane") -> Sheet:
    """Open a character in a game of other blocks."""
    return Sheet.open(Character.from_json({**document(name), "system": game.id}), game, random.Random(1))


def test_filled_sheet_shows_every_kind_of_block(game: System) -> None:
    """Every kind shows its data, and nothing overlaps."""
    _, pages = record_pages(make_pdf, [opened(game)], when=WHEN)
    shown = words(pages)
    for text in ("WALK", "93", "DAMAGE STATUS", "points", "{2d10} show", "12–19", "4d6 and a third", "73 lb"):
        assert text in shown
    assert [list(overlaps(page)) + list(outside(page)) for page in pages] == [[] for _ in pages]


def test_blank_sheet_has_every_kind_of_block(game: System) -> None:
    """Every kind has a blank form."""
    _, pages = record_pages(make_blank, [game])
    assert "DAMAGE STATUS" in words(pages)
    assert [list(overlaps(page)) for page in pages] == [[] for _ in pages]


def test_a_table_of_given_rows_alone_keeps_them_on_a_blank_sheet(game: System) -> None:
    """Numbers with a plus or a plain 0 in a filled sheet, lines to write on in a blank one."""
    _, pages = record_pages(make_pdf, [opened(game)], when=WHEN)
    for text in ("Leaning", "+93", "Standing"):
        assert text in words(pages)
    _, pages = record_pages(make_blank, [game])
    for text in ("Leaning", "Standing"):
        assert text in words(pages)
    assert "+93" not in words(pages)


def test_dropped_dice_are_struck_out(game: System) -> None:
    """One box for each word: heavy where it is kept, thin and struck out where it was dropped; blank ones as asked."""

    def boxes(page: Page, stroke: float) -> int:
        return sum(isinstance(mark, Rect) and mark.stroke == stroke for mark in page.marks)

    _, pages = record_pages(make_pdf, [opened(game)], when=WHEN)
    last = pages[-1]
    assert (boxes(last, KEPT_STROKE), boxes(last, DROPPED_STROKE)) == (23, 1)
    slanted = [mark for mark in last.marks if isinstance(mark, Line) and mark.y1 != mark.y2]
    assert [mark.stroke for mark in slanted] == [DROPPED_STROKE]
    _, pages = record_pages(make_blank, [game])
    assert boxes(pages[-1], KEPT_STROKE) == 22
    assert boxes(pages[-1], DROPPED_STROKE) >= 1


def test_texts_are_struck_out_where_a_condition_holds(game: System) -> None:
    """A line runs through the text of the column, and only there."""

    def struck(page: Page) -> list[Line]:
        return [mark for mark in page.marks if isinstance(mark, Line) and mark.stroke == KEEN]

    _, pages = record_pages(make_pdf, [opened(game)], when=WHEN)
    (line,) = struck(pages[-1])
    zero = next(mark for mark in pages[-1].marks if isinstance(mark, Text) and mark.text == "0" and mark.y > line.y1)
    assert line.x1 < zero.x < line.x2
    _, pages = record_pages(make_pdf, [opened(game, "perrin")], when=WHEN)
    assert not struck(pages[-1])
    _, pages = record_pages(make_blank, [game])
    assert not struck(pages[-1])


def test_heavy_squares_at_the_end_of_a_track(game: System) -> None:
    """The last squares are bold, as many as the number; above 70 points a square is five."""

    def bold(page: Page) -> int:
        return sum(isinstance(mark, Rect) and mark.stroke == 0.9 for mark in page.marks)

    _, pages = record_pages(make_pdf, [opened(game, "perrin")], when=WHEN)
    assert bold(pages[0]) == 2


def test_card_of_few_blocks(game: System) -> None:
    """A card needs no group and no weapons; one of an empty character has lines to write on."""
    _, pages = record_pages(make_pdf, [opened(game)], "card", when=WHEN)
    assert "POWERFORCE" not in words(pages)
    assert "a quick card" in words(pages)


def test_a_game_without_sheet_or_card_is_refused(game: System) -> None:
    """A game may have no printed sheet; the error says so."""
    bare = replace(game, layout_source=cache(partial(read_layout, {}, KnownNames(frozenset(), frozenset(), {}))))
    for layout, code in (("full", "no_layout"), ("card", "no_card"), ("blank", "no_layout")):
        with pytest.raises(ExportError) as caught:
            make_pdf([opened(bare)], layout, when=WHEN)
        assert caught.value.message.code == code


def test_cards_of_two_games_are_on_separate_pages(game: System) -> None:
    """Characters of different games never share a page of cards."""
    other = replace(game, id="other")
    made = make_pdf([opened(game), opened(other), opened(game)], "card", when=WHEN)
    assert made.pages == 2


def test_a_cell_of_a_card_shows_the_points_of_a_square(game: System) -> None:
    """If a number is too great for a square each, the note gives the points of one square."""
    layout = tomllib.loads(SHEET.replace('blocks = ["head", "sums"]', 'blocks = ["head", "cells"]'))
    layout["block"]["cells"]["track"] = {"length": "maximum.<a>"}
    layout["block"]["cells"]["note"] = "of all"
    card = replace(game, layout_source=cache(partial(read_layout, layout, known_names(game))))
    sheet = opened(card)
    sheet.apply(SetValue("raw.ambt", 90))
    _, pages = record_pages(make_pdf, [sheet], "card", when=WHEN)
    assert "of all; each box is 5" in words(pages)
    assert "of all" in words(pages)


def test_the_cells_of_a_card_draw_no_line_over_that_of_its_head(game: System) -> None:
    """They keep a gap at the top; elsewhere each has a line of its own."""

    def drawn(blocks: str) -> tuple[list[Line], list[Text]]:
        layout = tomllib.loads(SHEET.replace('blocks = ["head", "sums"]', f"blocks = {blocks}"))
        card = replace(game, layout_source=cache(partial(read_layout, layout, known_names(game))))
        (page,) = record_pages(make_pdf, [opened(card)], "card", when=WHEN)[1]
        heavy = max((mark for mark in page.marks if isinstance(mark, Line)), key=lambda mark: mark.stroke)
        lines = [mark for mark in page.marks if isinstance(mark, Line) and abs(mark.y1 - heavy.y1) < 1]
        return lines, [mark for mark in page.marks if isinstance(mark, Text) and mark.type == NUMBER]

    lines, numbers = drawn('["head", "cells"]')
    assert len(lines) == 1
    assert min(mark.y - CAPITAL * mark.type.size for mark in numbers) > lines[0].y1 + 1.5 * MM
    assert len(drawn('["head", "sums", "cells"]')[0]) == 1


def test_runs_of_a_card_begin_below_each_other(game: System) -> None:
    """Behind the longest of their labels."""
    layout = tomllib.loads(SHEET.replace('blocks = ["head", "sums"]', 'blocks = ["head", "runs", "more"]'))
    layout["block"]["more"] = {**layout["block"]["runs"], "label": "All that has been learned"}
    card = replace(game, layout_source=cache(partial(read_layout, layout, known_names(game))))
    (page,) = record_pages(make_pdf, [opened(card)], "card", when=WHEN)[1]
    starts = {mark.x for mark in page.marks if isinstance(mark, Text) and mark.text.startswith("Tracking")}
    assert len(starts) == 1


def test_an_empty_entry_of_the_sheet_is_marked_as_empty(game: System) -> None:
    """The text for no entries is below its title."""
    layout = tomllib.loads(SHEET)
    layout["block"]["entries"] |= {"rows": "", "heading": "{@notes}", "right": "", "body": [], "lines": []}
    layout["block"]["entries"] |= {"title": "Notes", "empty": "Nothing noted."}
    del layout["block"]["entries"]["checks"]
    bare = replace(game, layout_source=cache(partial(read_layout, layout, known_names(game))))
    assert "Nothing noted." in words(record_pages(make_pdf, [opened(bare)], when=WHEN)[1])


def test_vitals_of_one_rank_are_of_one_size(game: System) -> None:
    """Unless one had to become so small that the others would be lost with it."""

    def sizes(last: str) -> dict[str, float]:
        layout = tomllib.loads(SHEET.replace('["fields"], ["play"]', '["vitals"], ["fields"], ["play"]'))
        cells = [{"label": "One", "value": "717", "rank": 1}, {"label": "Two", "value": last, "rank": 1}]
        layout["block"]["vitals"] = {"kind": "vitals", "groups": [{"title": "Life", "w": 3, "cells": cells}]}
        card = replace(game, layout_source=cache(partial(read_layout, layout, known_names(game))))
        page = record_pages(make_pdf, [opened(card)], when=WHEN)[1][0]
        found = (mark for mark in page.marks if isinstance(mark, Text) and mark.text in ("717", last))
        return {mark.text: mark.type.size for mark in found}

    near = sizes("12345")
    assert near["717"] == near["12345"] < 30
    far = sizes("2d6+1d6+11")
    assert far["717"] == 30
    assert far["2d6+1d6+11"] < 20
