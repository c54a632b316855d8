"""Every game's creation as a window uses it: which dice count, and whether points can be paid."""

from __future__ import annotations

import random

import pytest

from core.character.document import Character
from core.procedures.driver import Driver
from core.procedures.procedure import Situation
from core.procedures.requests import Allocate, Roll
from core.registry import game, games, open_character

SEEDS = range(3)


@pytest.mark.parametrize("id_", [each.id for each in games()])
@pytest.mark.parametrize("seed", SEEDS)
def test_kept_dice_are_shown_and_points_are_payable_in_every_creation(id_: str, seed: int) -> None:
    made = game(id_)
    sheet = open_character(Character(system=id_), random.Random(seed))
    driver = Driver(made.creation, Situation((sheet,), made.setting(None)), seed)
    driver.run_auto()
    pages: list[str] = []
    logged = iter(driver.rolls)
    for request, answered in zip(driver.requests, driver.answers, strict=True):
        # Asked after everything was answered, as a window does for dice that lie.
        if isinstance(request, Roll):
            faces = answered.answer
            assert isinstance(faces, list)
            kept = request.kept(faces)
            assert [len(own) for own in kept] == [len(own) for own in faces]
            for own in kept:
                assert next(logged).rolled.kept == own, "the log says the same"
        elif isinstance(request, Allocate):
            amounts = answered.answer
            assert isinstance(amounts, dict)
            assert request.allocation(amounts).why_not() is None
        if request.page and (not pages or pages[-1] != request.page):
            pages.append(request.page)
    assert len(set(pages)) == len(pages), "requests of one page follow each other"
