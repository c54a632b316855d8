"""Fights of a few rounds, die by die, worked out by hand from the books."""

from __future__ import annotations

import pytest

from tests.helpers.games import modules
from tests.helpers.worked_fights import WorkedFight, check_fight, read_fights

WORKED = {id_: module.WORKED for id_, module in modules("worked").items()}
EACH = [
    pytest.param(id_, case, id=f"{id_}-{case.name}") for id_, worked in WORKED.items() for case in read_fights(worked)
]


@pytest.mark.parametrize(("game", "case"), EACH)
def test_fight(game: str, case: WorkedFight) -> None:
    check_fight(WORKED[game], case)
    assert case.cite
