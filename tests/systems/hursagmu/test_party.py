"""HURSAGMU in a party."""

from __future__ import annotations

import random

from core.character.document import Character
from core.procedures.driver import Driver
from core.procedures.procedure import Situation
from core.registry import game, open_character
from desktop.party.party_answers import answers_text
from desktop.sheet.party_columns import has_states, party_columns, party_state


def test_a_party_shows_sanity_once() -> None:
    sheet = open_character(Character("hursagmu", data={"sanity_lost": 1}), random.Random(1))
    assert party_state(sheet) == ""
    assert [each.label for each in party_columns(sheet.system)].count("Sanity") == 1


def test_a_choice_of_what_is_counted_goes_with_its_number() -> None:
    sheet = open_character(Character("hursagmu", data={"stamina_exertion": 1}), random.Random(1))
    driver = Driver(game("hursagmu").procedures["rest"], Situation((sheet,)), 1)
    driver.answer(["round"])
    driver.answer(8)
    assert answers_text(driver) == "Rounds 8"


def test_it_has_no_status_column() -> None:
    assert not has_states(game("hursagmu").system)
