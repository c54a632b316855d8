"""``quire fight``: a log, many runs, quick opponents, and refusals."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

import pytest

from core.play.simulation import Tally
from tests.helpers.command_line import Quire
from tests.helpers.games import example_game, example_id, game_with, sample_files

SAMPLES = Path(__file__).parents[3] / "resources" / "samples" / example_id()
BREN, ILVANE = (str(SAMPLES / f"{name}.json") for name in ("bren", "ilvane"))
OTHER = game_with(lambda each: each.id != example_id(), "a second game")


def test_single_fight_prints_its_log(quire: Quire) -> None:
    first = quire("fight", BREN, "vs", ILVANE, "--seed", "3")
    assert first.code == 0
    assert "hits" in first.out or "misses" in first.out
    assert re.fullmatch(r"Ilvane won after \d+ rounds\.", first.out.splitlines()[-1])
    assert "\n\nThird-turn 2 begins." in first.out
    assert not re.search(r"\[[A-Z]", first.out)
    assert first.err.strip() == "seed 3"
    assert quire("fight", BREN, "vs", ILVANE, "--seed", "3").raw == first.raw
    assert re.search(r"\[[A-Z]", quire("fight", BREN, "vs", ILVANE, "--seed", "3", "--cite").out)
    assert quire("fight", BREN, "vs", ILVANE, "--seed", "3", "--rounds", "1").out.endswith(
        "No one has won; the fight was stopped after 1 round.\n"
    )


def test_a_random_seed_is_printed(quire: Quire) -> None:
    first = quire("fight", BREN, ILVANE)
    seed = first.err.split()[-1]
    assert quire("fight", BREN, ILVANE, "--seed", seed).out == first.out


def test_a_fight_as_json(quire: Quire) -> None:
    result = quire("fight", BREN, ILVANE, "--seed", "3", "--json").object
    assert set(result) == {"seed", "winner", "rounds", "stopped", "states", "log"}
    assert result["winner"] in ("Bren Tarrow", "Ilvane", None)
    assert set(result["states"]) == {"Bren Tarrow", "Ilvane"}


def test_many_runs_are_counted_the_same_on_any_number_of_cores(quire: Quire, monkeypatch: pytest.MonkeyPatch) -> None:
    arguments = ("fight", BREN, "vs", "goblin x2, level 1", "--runs", "45", "--seed", "9", "--json")
    spread = quire(*arguments)
    monkeypatch.setattr("os.cpu_count", lambda: 1)
    assert quire(*arguments).raw == spread.raw
    result = spread.object
    assert result["fights"] == 45
    assert sum(result["wins"].values()) == 45
    assert [each["name"] for each in result["participants"]] == ["Bren Tarrow", "goblin 1", "goblin 2"]
    assert sum(result["participants"][0]["states"].values()) == 45


def test_fights_before_an_interrupt_are_counted(quire: Quire, monkeypatch: pytest.MonkeyPatch) -> None:
    """Ctrl+C arrives after two batches."""
    merge = Tally.merge

    def merge_two(tally: Tally, part: Tally) -> None:
        if tally.fights >= 40:
            raise KeyboardInterrupt
        merge(tally, part)

    monkeypatch.setattr(Tally, "merge", merge_two)
    monkeypatch.setattr("os.cpu_count", lambda: 1)
    result = quire("fight", BREN, "vs", "goblin", "--runs", "100", "--seed", "9")
    assert result.code == 130
    assert result.out.startswith("51 fights, ")
    assert "Cancelled: 51 of 100 fights finished." in result.err


def test_an_interrupt_before_the_first_fight_is_reported(quire: Quire, monkeypatch: pytest.MonkeyPatch) -> None:
    def at_once(_tally: Tally, _part: Tally) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(Tally, "merge", at_once)
    monkeypatch.setattr("os.cpu_count", lambda: 1)
    result = quire("fight", BREN, "vs", "goblin", "--runs", "100", "--seed", "9")
    assert (result.code, result.out) == (130, "")
    assert result.err == "Cancelled before any fight was finished.\n"


def test_the_bar_counts_fights_from_the_first_one(quire: Quire, monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[tuple[str, int, list[int]]] = []

    def bar(parts: Iterable[Tally], label: str, total: int, *, size: Callable[[Tally], int]) -> Iterator[Tally]:
        sizes: list[int] = []
        seen.append((label, total, sizes))
        for part in parts:
            sizes.append(size(part))
            yield part

    monkeypatch.setattr("core.cli.fight.with_bar", bar)
    monkeypatch.setattr("os.cpu_count", lambda: 1)
    assert quire("fight", BREN, "vs", "goblin", "--runs", "40", "--seed", "9").code == 0
    assert seen == [("Fighting", 40, [1, 2, 4, 8, 16, 9])]


def test_sides_are_named_after_their_fighters(quire: Quire) -> None:
    output = quire("fight", BREN, "goblin x2", "vs", ILVANE, "--runs", "3", "--seed", "9").out
    assert "Bren Tarrow and goblin x2" in output
    assert "goblin 2 (Bren Tarrow and goblin x2): " in output
    assert "\nIlvane: " in output


def test_names_of_a_side_are_joined_in_the_language_of_the_reader_but_not_in_json(quire: Quire) -> None:
    words = ("fight", BREN, "goblin", "orc", "vs", ILVANE, "--runs", "3", "--seed", "9")
    german = quire("--language", "de", *words).out
    assert "%  Bren Tarrow, goblin und orc\n" in german
    assert " and " not in german
    assert "Bren Tarrow, goblin and orc" in quire("--language", "de", *words, "--json").out


def test_the_winners_are_named_without_a_verb_in_german(quire: Quire) -> None:
    said = quire("--language", "de", "fight", BREN, ILVANE, "vs", "goblin", "--seed", "9").out
    assert "Sieg für Bren Tarrow und Ilvane nach " in said.splitlines()[-1]
    assert "Der Kampf ist vorbei. Sieg für Bren Tarrow und Ilvane." in said


def test_many_runs_are_summarized_as_text(quire: Quire) -> None:
    result = quire("fight", BREN, "vs", "Merefolk", "--runs", "3", "--seed", "9", "--rounds", "1")
    assert result.out.startswith("3 fights, 1 round on average, 1 to 1")
    assert re.search(r"\n  loses on average: \d+(\.\d)? Current Ambition, ", result.out)


def test_opponents_alone_fight_in_the_named_game(quire: Quire) -> None:
    result = quire(
        "fight", "Merefolk", "vs", "Shieldhand x2", "--system", example_id(), "--seed", "1", "--kind", "conflict"
    )
    assert result.code == 0
    assert "Shieldhand 2" in result.out


def test_options_do_not_come_from_the_first_character_and_the_log_says_what_differs(quire: Quire) -> None:
    """Ilvane's sheet has an option on that the book leaves off."""
    for pair, name in (((ILVANE, BREN), "Ilvane"), ((BREN, ILVANE), "Ilvane")):
        lines = quire.good("fight", *pair, "--seed", "3", "--rounds", "2").out.splitlines()
        assert lines[0].startswith(f"Heal-of-the-Minute in this fight: off (on the sheet of {name}: on).")


def test_an_option_of_the_fight(quire: Quire) -> None:
    long = ("fight", BREN, BREN, "--seed", "5", "--option", "heal_of_the_minute=true", "--rounds", "9")
    assert "Heal-of-the-Minute" in quire(*long).out
    assert "Heal-of-the-Minute" not in quire(*long[:5]).out


@pytest.mark.parametrize(
    ("arguments", "output"),
    [
        ((BREN,), "needs two sides"),
        ((BREN, "vs"), "needs two sides"),
        (("goblin", "vs", "troll"), "Add --system"),
        (("bcdfghjk", "vs", "goblin"), "bcdfghjk"),  # an id without a digit
        ((BREN, "vs", "goblin x0"), "1 to 500 opponents, not 0"),
        ((BREN, "vs", "goblin x-3"), "1 to 500 opponents, not -3"),
        ((BREN, "vs", ""), "Enter a name"),
        ((BREN, "vs", "goblin, height 3"), "Opponents have no height"),
        ((BREN, ILVANE, "--kind", "war"), "no kind of fight war"),
        ((BREN, ILVANE, "--option", "quick"), "is not an option"),
        ((BREN, ILVANE, "--option", "quick=1"), "no option quick"),
        ((BREN, ILVANE, "--option", "quirks=true"), "Quirks does nothing in a fight: it belongs to the sheet."),
        ((BREN, ILVANE, "--option", "heal_of_the_minute=maybe"), "heal_of_the_minute"),
        ((BREN, ILVANE, "--system", "tiny"), "different games"),
        ((BREN, "vs", "nowhere.json"), "nowhere.json"),
        ((BREN, "vs", "pyproject.toml"), "pyproject.toml: "),
        ((BREN, "vs", str(sample_files(OTHER)[0])), f"{example_game().name}, {OTHER.name}"),
    ],
)
def test_impossible_fights_are_refused(quire: Quire, arguments: tuple[str, ...], output: str) -> None:
    result = quire("fight", *arguments)
    assert result.code == 1
    assert output in result.err
    assert "Traceback" not in result.err
