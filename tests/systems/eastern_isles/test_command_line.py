"""``quire fight`` and ``quire run`` with the Eastern Isles System."""

from __future__ import annotations

from core.paths import resources
from tests.helpers.command_line import Quire


def test_runs_without_a_number_to_hit_explain_the_option(quire: Quire) -> None:
    arguments = ("fight", "elf", "vs", "dwarf", "--system", "eastern_isles", "--runs", "3", "--seed", "2")
    assert "No one lost anything." in quire(*arguments).out
    assert quire(*arguments).out.count("loses on average: nothing\n") == 2
    assert "hit_number" in quire(*arguments).out
    decided = quire(*arguments, "--option", "hit_number=6")
    assert "No one lost anything." not in decided.out
    assert "conscious" in decided.out


def test_a_procedure_says_in_the_history_what_it_did(quire: Quire) -> None:
    file = resources() / "samples" / "eastern_isles" / "brannoc.json"
    id_ = quire.good("library", "import", file).out.split()[0]
    quire.good("run", id_, "pass_time", "--seed", "1")
    label = quire.good("history", id_, "--json").entries[0]["label"]
    assert str(label).startswith("Pass time: 28 days; age 24 years 20 days; 14 EP from living; 28 shells spent")
