"""Gear pages of every game: what they show beforehand is what the answers do."""

from __future__ import annotations

import random

import pytest

from core.character.document import Character
from core.character.json_values import Json
from core.character.sheet import Sheet
from core.procedures.driver import Driver
from core.procedures.procedure import Situation
from core.procedures.readers import sheet_rows, text, whole
from core.procedures.requests import Rows
from core.procedures.trial import trial_copy
from core.registry import Game, games, open_character
from core.setting_resolver import sample_setting
from tests.helpers.games import SYSTEMS_FOLDER

GAMES = [pytest.param(each, id=each.id) for each in games() if (SYSTEMS_FOLDER / each.id / "worked.py").is_file()]


def names(sheet: Sheet, key: str) -> list[tuple[str, int]]:
    return [(text(row, "name"), whole(row, "quantity", 1)) for row in sheet_rows(sheet, key)]


def two_of_each(request: Rows) -> dict[str, int]:
    """Return two of the first things that can be had, within the budget."""
    taken: dict[str, int] = {}
    left = request.budget
    for offer in request.offers[:3]:
        if offer.closed is None and (left is None or 2 * offer.cost <= left):
            taken[offer.key] = 2
            left = None if left is None else left - 2 * offer.cost
    answer: list[Json] = [{"entry": key, "count": count} for key, count in taken.items()]
    return taken if request.check(answer) is None else {}


def facts(sheet: Sheet, request: Rows) -> tuple[list[tuple[str, int]], list[object]]:
    """Return what the list has, and the load with its limit."""
    return names(sheet, request.list_key), [sheet.value(address) for address in request.load]


@pytest.mark.parametrize("of", GAMES)
def test_what_gear_pages_show_beforehand_is_what_their_answers_do(of: Game) -> None:
    sheet = open_character(Character(system=of.id), random.Random(1))
    driver = Driver(of.creation, Situation((sheet,), sample_setting(of)), 7)
    taken: list[str] = []
    while (request := driver.untranslated_request) is not None:
        if not isinstance(request, Rows) or request.preview is None:
            driver.auto_answer()
            continue
        counts = two_of_each(request)
        assert len(request.load) in {0, 2}
        shown = facts(trial_copy(driver.sheets[0], *request.preview(counts)), request)
        driver.answer([{"entry": key, "count": count} for key, count in counts.items()])
        if facts(driver.sheets[0], request) != shown:
            driver.auto_answer()  # a question about what was taken may come before it is written
        assert facts(driver.sheets[0], request) == shown, request.key
        taken += counts
    assert taken
