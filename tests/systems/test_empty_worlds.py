"""A Game Master's world without any entries: creation works with the game alone and takes nothing of the sample."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace

import pytest

from core.character.json_values import Json
from core.procedures.procedure import Situation
from core.procedures.unattended import run_unattended
from tests.helpers.games import modules
from tests.helpers.worked_examples import violation_lines
from tests.helpers.worked_procedures import WorkedProcedures

PLAYED: Mapping[str, WorkedProcedures] = {id_: module.PLAYED for id_, module in modules("worked").items()}
SEEDS = range(4)


def texts_in(value: Json) -> Iterator[str]:
    """Yield every text of a document."""
    if isinstance(value, Mapping):
        for each in value.values():
            yield from texts_in(each)
    elif isinstance(value, list | tuple):
        for each in value:
            yield from texts_in(each)
    elif isinstance(value, str):
        yield value


@pytest.mark.parametrize("game", PLAYED)
def test_an_empty_world_is_never_filled_from_the_sample(game: str) -> None:
    played = PLAYED[game]
    terms = {each.label for family in played.worked.game().families.values() for each in family}
    named = {str(entry["name"]) for kind in played.setting.kinds.values() for entry in kind if "name" in entry} - terms
    assert named
    for seed in SEEDS:
        situation = Situation((played.worked.sheet_of({}),), replace(played.setting, kinds={}))
        (sheet,) = run_unattended(played.everything["creation"], situation, seed)
        assert violation_lines(sheet.violations) == []
        assert not named & set(texts_in(dict(sheet.character.data)))
