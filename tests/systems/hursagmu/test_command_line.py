"""``quire fight`` with battles of HURSAGMU."""

from __future__ import annotations

import re

from tests.helpers.command_line import Quire


def test_a_battle_needs_only_one_side_with_a_general(quire: Quire) -> None:
    arguments = ("fight", "general", "--system", "hursagmu", "--seed", "3")
    assert "The battle is over" in quire(*arguments, "--kind", "battle").out
    assert quire(*arguments).code != 0
    assert "two sides" in quire(*arguments).err


def test_toll_of_a_battle_counts_hits(quire: Quire) -> None:
    arguments = ("fight", "Jot", "vs", "Mung", "--system", "hursagmu", "--kind", "battle", "--seed", "3", "--runs", "2")
    said = quire(*arguments).out
    assert re.search(r"\nMung lost \d+(\.\d)? hits on average\n", said)
    assert "No one lost anything." not in said
    assert 0 < quire(*arguments, "--json").object["toll"]["Mung"] <= 100
