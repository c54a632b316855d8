"""What people read fits their terminal: no line of any command is wider, trees stay whole, pipes are not wrapped."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from rich.console import Console

from core.cli.layout import wrap_lines
from core.registry import games
from tests.helpers.command_line import Quire
from tests.helpers.games import example_id, sample_files

WIDTHS = (80, 120)
FIRST = str(sample_files()[0])
SECOND = str(sample_files()[1])


def plain(text: str) -> str:
    """Return a text of a terminal without colours and movements of the cursor."""
    return re.sub(r"\x1b\[[0-9;?]*[a-zA-Z]", "", text)


def widest(text: str) -> int:
    return max(map(len, plain(text).splitlines()), default=0)


@pytest.fixture
def filled(quire: Quire, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Quire:
    """A library with the sample characters of every game, a campaign and a world."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("QUIRE_LIBRARY", str(tmp_path / "library.quire"))
    quire.good("library", "import", *(file for game in games() for file in sample_files(game)))
    quire.good("campaign", "new", "A campaign with a name that is as long as names are at most", "--game", example_id())
    return quire


@pytest.mark.parametrize("columns", WIDTHS)
def test_no_line_of_any_command_is_wider_than_the_terminal(filled: Quire, columns: int) -> None:
    id_ = filled.good("library", "list", "--json").entries[0]["id"]
    commands: list[tuple[str, ...]] = [
        ("--help",),
        ("games",),
        *(("games", game.id) for game in games()),
        *(("run", str(sample_files(game)[0])) for game in games()),
        *(("check", *map(str, sample_files(game))) for game in games()),
        *(
            ("fight", *map(str, sample_files(game)[:2]), "--seed", "3", "--rounds", "2", "--cite")
            for game in games()
            if game.conflicts
        ),
        ("fight", FIRST, SECOND, "--seed", "3", "--runs", "3", "--rounds", "2"),
        ("explain", FIRST, "move_rate"),
        ("new", example_id(), "--seed", "7", "--log"),
        ("run", FIRST, "award", "--seed", "7"),
        ("roll", "4d6", "keep", "3", "--odds"),
        ("library", "list"),
        ("library", "list", "--sort", "changed"),
        ("library", "show", id_),
        ("library", "tags"),
        ("library", "drafts"),
        ("world", "list"),
        ("world", "show", games()[0].settings[0].stem.split("_", 1)[1]),
        ("campaign", "list"),
        ("campaign", "show", "A campaign with a name that is as long as names are at most"),
        ("history", id_),
        ("doctor",),
        ("explain", FIRST, "no_such_number_of_any_game_that_is_here"),
        ("new", example_id(), "--ask"),
    ]
    for command in commands:
        result = filled(*command, columns=columns)
        assert widest(result.out) <= columns, (command, max(result.out.splitlines(), key=len))
        assert widest(result.err) <= columns, (command, max(result.err.splitlines(), key=len))


def test_help_pages_fit_eighty_columns(quire: Quire) -> None:
    for command in re.findall(r"^  ([a-z]+)  ", quire.good("--help").out, flags=re.MULTILINE):
        assert widest(quire.good(command, "--help").out) <= 80, command


def test_a_pipe_gets_whole_lines_without_colour(quire: Quire) -> None:
    piped = quire("fight", FIRST, SECOND, "--seed", "3", "--rounds", "2")
    shown = quire("fight", FIRST, SECOND, "--seed", "3", "--rounds", "2", columns=80)
    assert widest(piped.out) > 80
    assert "\x1b" not in piped.out + piped.err
    assert "".join(piped.out.split()) == "".join(plain(shown.out).split())
    assert "\x1b[1m" in shown.out


def test_a_list_shows_player_and_campaign_in_columns_where_there_is_room(filled: Quire) -> None:
    narrow, wide = (filled.good("library", "list", columns=columns).out for columns in WIDTHS)
    assert "player" not in narrow.splitlines()[0]
    assert "player" in wide.splitlines()[0]
    assert "changed" in filled.good("library", "list", "--sort", "changed", columns=80).out.splitlines()[0]


@pytest.mark.parametrize(
    ("line", "wrapped"),
    [
        ("one two three four five six seven", ["one two three four five", "  six seven"]),
        ("  1  one two three four five six", ["  1  one two three four", "     five six"]),
        ("├── one two three four five six", ["├── one two three four", "│     five six"]),
        ("└── one two three four five six", ["└── one two three four", "      five six"]),
        ("short", ["short"]),
        ("", [""]),
        ("onewordthatisverymuchtoolongforit", ["onewordthatisverymuchtool", "  ongforit"]),
    ],
)
def test_further_lines_hang_below_the_first(line: str, wrapped: list[str]) -> None:
    console = Console(width=27)
    assert [each.plain for each in wrap_lines(console, line)] == wrapped


def test_a_deep_tree_leaves_room_for_its_text() -> None:
    console = Console(width=30)
    lines = [each.plain for each in wrap_lines(console, "│   " * 6 + "text that is longer", rest="│   " * 6)]
    assert max(map(len, lines)) <= 30
    assert "".join(lines).count("text") == 1


def test_empty_results_say_so(quire: Quire) -> None:
    assert "No tags" in quire.good("library", "tags").err
    assert "No drafts" in quire.good("library", "drafts").err


def test_a_terminal_is_not_filled_with_a_document(quire: Quire) -> None:
    made = quire.good("new", example_id(), "--seed", "7", "--name", "Ilse", columns=80)
    assert plain(made.out) == "Ilse  Step Level 0\n"
    assert "--seed 7" in " ".join(made.err.split())
    assert quire.good("new", example_id(), "--seed", "7", "--name", "Ilse").out.startswith("{")
    assert quire.good("new", example_id(), "--seed", "7", "-o", "-", columns=80).out.startswith("{")
