"""The sets of scores that were chosen in creation are marked among the dice in another language, too."""

from __future__ import annotations

import random

from core.character.document import Character
from core.language import load_language
from core.procedures.driver import Driver
from core.procedures.procedure import Situation
from core.procedures.requests import Choose, Roll
from core.registry import game, open_character
from core.setting_resolver import sample_setting


def test_a_set_is_named_as_its_dice_are() -> None:
    sord = game("sord")
    sheet = open_character(Character("sord"), random.Random(1))
    driver = Driver(sord.procedures["creation"], Situation((sheet,), sample_setting(sord)), 7)
    driver.translate = load_language("de").translator_of("sord")
    names: tuple[str, ...] = ()
    while driver.request is not None:
        request = driver.request
        if isinstance(request, Roll) and request.key.startswith("attributes."):
            names = request.names
        if isinstance(request, Choose) and request.key == "attributes.primary_set":
            break
        driver.auto_answer()
    assert isinstance(request, Choose)
    assert request.role == "Primär"
    groups = {each.partition(",")[0] for each in names}
    assert {each.group for each in request.options} <= groups
    assert all(each.group.startswith("Satz ") for each in request.options)
