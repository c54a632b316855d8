"""What a character embeds, turned back into entries of its setting."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from core.character.document import Character
from core.character.edits import AddRow
from core.character.json_values import Json
from core.character.setting_reference import SettingReference
from core.content.embedded import embedded_setting
from core.content.entries import check_entry
from core.content.entry_rows import offered_rows
from core.registry import Game, games, open_character
from core.rules.model import Field
from tests.helpers.games import games_with, sample_character, sample_files

REFERENCE = SettingReference("far_shore", "The Far Shore", "0f")


def lists_of(of: Game) -> dict[str, Field]:
    """Return the lists of a game that are filled from a setting."""
    return {key: field for key, field in of.system.fields.items() if field.setting_kind and "[]" not in key}


@pytest.mark.parametrize("of", games_with(lists_of), ids=lambda of: of.id)
def test_a_row_made_of_an_entry_offers_that_entry_again(of: Game) -> None:
    setting = of.setting()
    for key in lists_of(of):
        for offer in list(offered_rows(of.system, setting, key))[:4]:
            sheet = open_character(Character(of.id), random.Random(1))
            sheet.apply(AddRow(key, offer.row))
            embedded = embedded_setting(sheet, REFERENCE)
            (again,) = list(offered_rows(of.system, embedded, key))
            assert (again.name.split(", ")[0], again.entry) == (offer.name.split(", ")[0], offer.entry), key
            assert {name: value for name, value in again.row.items() if name in offer.row} == {
                **offer.row,
                **{name: again.row[name] for name in offer.row if name in _WITH_LEVEL},
            }, key


_WITH_LEVEL = frozenset({"level", "notation"})
"""What a row of its own has where the entry leaves it open."""


@pytest.mark.parametrize("of", games(), ids=lambda of: of.id)
def test_samples_embed_sound_entries_only(of: Game) -> None:
    for place in range(len(sample_files(of))):
        sheet = open_character(sample_character(of, place), random.Random(1))
        embedded = embedded_setting(sheet, REFERENCE)
        assert (embedded.id, embedded.name, embedded.system) == ("far_shore", "The Far Shore", of.id)
        assert set(embedded.kinds) == set(of.system.kinds)
        for kind, entries in embedded.kinds.items():
            for entry in entries:
                assert check_entry(of.system, kind, entry) == entry


@pytest.mark.parametrize("of", games(), ids=lambda of: of.id)
def test_a_character_without_anything_embeds_nothing(of: Game) -> None:
    sheet = open_character(Character(of.id), random.Random(1))
    assert not any(embedded_setting(sheet, REFERENCE).kinds.values())


def test_rows_that_are_no_sound_entries_are_left_out() -> None:
    of = games_with(lists_of)[0]
    key, field = next(iter(lists_of(of).items()))
    offer = next(iter(offered_rows(of.system, of.setting(), key)))
    kind = of.system.kinds[field.setting_kind]
    rows: list[Json] = [{**offer.row, "name": ""}, {"name": "Own thing"}, dict(offer.row), dict(offer.row)]
    character = replace(sample_character(of), data={key: rows})
    entries = embedded_setting(open_character(character, random.Random(1)), REFERENCE).kinds[field.setting_kind]
    expected = [] if kind.has_ids else ["Own thing"]
    assert [entry["name"] for entry in entries] == [*expected, offer.row["name"]]
