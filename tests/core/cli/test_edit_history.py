"""``quire edit``, ``history``, ``undo``, ``redo``, ``restore``: edits and revisions of a character."""

from __future__ import annotations

import base64
import io
import json
import random
from decimal import Decimal
from pathlib import Path

import pytest
from PIL import Image

from core.character.document import Character
from core.character.portrait import portrait_bytes
from core.cli import edit_history
from core.cli.edit_lines import HEADERS
from core.registry import game, games, open_character
from tests.helpers.command_line import Quire
from tests.helpers.games import example_id

ONE_PIXEL = base64.b64decode(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="
)


@pytest.fixture
def hero(quire: Quire) -> str:
    """The id of a character in the user's library."""
    return quire.good("new", example_id(), "--seed", "7", "--name", "Ilse", "--keep").out.split()[0]


def character(quire: Quire, id_: str) -> Character:
    return Character.read(quire.good("library", "export", id_).raw)


def test_each_line_is_a_revision(quire: Quire, hero: str) -> None:
    lines = 'player=Anna\n\n  raw.hlth = 14 \nname="Ilse = M"\r\n'
    assert quire.good("edit", hero, stdin=lines).out == "1\n2\n3\n"
    edited = character(quire, hero)
    assert edited.player == "Anna"
    assert edited.name == "Ilse = M"
    assert edited.data["raw"]["hlth"] == 14  # type: ignore[index,call-overload]  # a JSON value


def test_lengths_and_weights_may_have_other_units(quire: Quire, hero: str) -> None:
    lines = ["height_in=170 cm", "weight_lb=70 kg", 'weapons+={"name": "Knife"}', "weapons[0].weight_lb=500 g"]
    quire.good("edit", hero, stdin="\n".join(lines))
    data = character(quire, hero).data
    assert (data["height_in"], data["weight_lb"]) == (67, 154)
    assert data["weapons"][0]["weight_lb"] == Decimal("1.1")  # type: ignore[index,call-overload]  # a JSON value
    quire.good("edit", hero, stdin="height_in=5'8\"")
    assert character(quire, hero).data["height_in"] == 68
    assert "whole number" in quire("edit", hero, stdin="height_in=70 kg").err


def test_a_large_picture_is_scaled(quire: Quire, hero: str, tmp_path: Path) -> None:
    """As in the window; what is no picture is refused at its line."""
    Image.new("RGB", (3000, 2000), "red").save(tmp_path / "face.bmp")
    quire.good("edit", hero, stdin=f"portrait={tmp_path / 'face.bmp'}")
    made = Image.open(io.BytesIO(portrait_bytes(character(quire, hero).portrait or "")))
    assert (made.format, made.width) == ("PNG", 1024)
    (tmp_path / "face.bmp").write_bytes(b"no")
    assert "Line 1: face.bmp is not a picture" in quire("edit", hero, stdin=f"portrait={tmp_path / 'face.bmp'}").err


def test_every_kind_of_edit_line_is_applied(quire: Quire, hero: str, tmp_path: Path) -> None:
    (tmp_path / "face.png").write_bytes(ONE_PIXEL)
    lines = [
        'tags=["a", "b"]', "campaign=Salt", "notes=", f"portrait={tmp_path / 'face.png'}",
        "options.quirks=true", "options.quirks=", "house_rules.surprise=12", "house_rules.surprise=",
        'weapons+={"name": "Knife", "type": "thrown"}', "weapons[0].name=Dirk", "weapons[0].weight_lb=1.5",
        "weapons[0]=null", "raw.prow=99", "accepted.raw_range@raw.prow=a giant", "raw.prow=", "weapons+=",
    ]  # fmt: skip
    result = quire.good("edit", hero, "--json", stdin="\n".join(lines))
    printed = [json.loads(line) for line in result.out.splitlines()]
    assert [each["revision"] for each in printed] == list(range(1, len(lines) + 1))
    assert all(each["merged"] is False and each["label"] for each in printed)
    assert "move_rate" in printed[6]["changed"]
    edited = character(quire, hero)
    assert edited.tags == ("a", "b")
    assert edited.campaign == "Salt"
    assert edited.portrait
    assert not edited.house_rules
    assert not edited.accepted  # the violation is gone, and what was accepted with it
    assert quire.good("edit", hero, stdin="portrait=\ntags=\n").out
    assert character(quire, hero).portrait is None


@pytest.mark.parametrize("system", [each.id for each in games()])
def test_header_lines_write_the_header_in_every_game(quire: Quire, system: str) -> None:
    """Three games have a field called notes as well; it keeps its address, and is written as the document has it."""
    id_ = quire.good("new", system, "--seed", "7", "--keep").out.split()[0]
    before = character(quire, id_).data
    quire.good("edit", id_, stdin="".join(f"{key}=my {key}\n" for key in HEADERS))
    edited = character(quire, id_)
    assert (edited.name, edited.player, edited.campaign, edited.notes) == tuple(f"my {key}" for key in HEADERS)
    assert edited.data == before
    for key in game(system).system.fields.keys() & set(HEADERS):
        quire.good("edit", id_, stdin=f"data.{key}=the game's own\n")
        edited = character(quire, id_)
        assert edited.data[key] == "the game's own"
        assert edited.notes == "my notes"
        assert json.loads(quire.good("explain", id_, key, "--json").out)["value"] == "the game's own"


def test_data_prefix_names_any_field(quire: Quire, hero: str) -> None:
    quire.good("edit", hero, stdin="data.raw.hlth=14\n")
    assert character(quire, hero).data["raw"]["hlth"] == 14  # type: ignore[index,call-overload]  # a JSON value


def test_rows_are_made_from_the_setting_by_name_or_id(quire: Quire, hero: str) -> None:
    quire.good("edit", hero, stdin="weapons+=long sword, melee\nweapons+=Long sword, Critical\nitems+=blanket\n")
    sheet = open_character(character(quire, hero), random.Random(1))
    sword, again = sheet.rows("weapons")[-2:]
    assert (sword["object"], sword["type"]) == ("Long sword", "melee")
    assert again["counts_weight"] is False
    assert sheet.rows("items")[-1]["id"] == "blanket"


def test_conditions_that_change_numbers_are_added_and_removed(quire: Quire, hero: str) -> None:
    poisoned = '{"name": "Poisoned", "address": "move_rate", "change": -2}'
    quire.good("edit", hero, stdin=f'effects+={poisoned}\neffects+={{"name": "Tired"}}\neffects[1]={poisoned}\n')
    assert [each["change"] for each in character(quire, hero).effects] == [-2, -2]  # type: ignore[index,call-overload]
    quire.good("edit", hero, stdin="effects[0]=null\n")
    assert len(character(quire, hero).effects) == 1
    assert "Poisoned ended" in quire.good("history", hero).out
    quire.good("edit", hero, stdin="effects=\n")
    assert character(quire, hero).effects == ()


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("nothing", "Line 2: nothing is not an edit. Write ADDRESS=VALUE"),
        ("=3", "Line 2: "),
        ("raw.hlth=strong", "Line 2: raw.hlth (Health, rolled) must be a whole number, but it is the text “strong”"),
        ("raw.hlth=3 4", "Line 2: raw.hlth (Health, rolled) must be a whole number"),
        ("raw.hlth=NaN", "Line 2: NaN is not a valid number"),
        ("items=[{", "Line 2: The file is damaged"),
        ("raw.strength=3", "Line 2: "),
        ("weapons[9].name=x", "Line 2: "),
        ("weapons+=[]", "Line 2: [] is not a row"),
        ("weapons+=Long swrod, Melee", "Line 2: The world has no Long swrod, Melee for weapons. Did you mean Long s"),
        ("weapons+=zzz", "Line 2: The world has no zzz for weapons."),
        ("weapons+=long_sword", "Line 2: The world has several entries for long_sword: Long sword, Melee; "),
        ("step_levels+=zzz", "Line 2: "),
        ("nowhere+=zzz", "Line 2: "),
        ("effects[0]=null", "Line 2: There is no condition effects[0]; 0 change numbers."),
        ("effects+=[]", "Line 2: [] is not a row"),
        ('effects+={"name": "Slow", "address": "raw.hlth", "change": 1}', "Line 2: Health, rolled is entered by hand."),
        ("house_rules.move_rate=sprint + 1", "Line 2: "),
        ("house_rules.move_rate=move_rate + 1", "Line 2: "),
        ("accepted.raw_range@raw.hlth=why", "Line 2: "),
        ("portrait=/no/such/file.png", "Line 2: "),
        ("tags=word", "Line 2: tags must be a list of texts"),
    ],
)
def test_a_line_that_does_not_fit_stops_there(quire: Quire, hero: str, line: str, sentence: str) -> None:
    result = quire("edit", hero, stdin=f"player=Anna\n{line}\nplayer=Berta\n")
    assert result.code == 1
    assert result.out == "1\n"
    assert result.err.startswith(f"quire: {sentence}")
    assert character(quire, hero).player == "Anna"


def test_history_undo_redo_restore(quire: Quire, hero: str) -> None:
    quire.good("edit", hero, stdin="player=Anna\nplayer=Berta\n")
    assert quire.good("undo", hero).out == "3  Undone: Player: Anna to Berta\n"
    assert character(quire, hero).player == "Anna"
    assert quire.good("redo", hero, "--json").object["revision"] == 4
    assert character(quire, hero).player == "Berta"
    assert quire.good("restore", hero, "0").out.startswith("5  Restored revision 0")
    assert character(quire, hero).player == ""
    listed = quire.good("history", hero).out.splitlines()
    assert len(listed) == 6
    undone = quire.good("undo", hero).out
    assert undone == "6  Undone: Restored revision 0\n"
    entries = quire.good("history", hero, "--json").entries
    assert [entry["revision"] for entry in entries] == [6, 5, 4, 3, 2, 1, 0]
    assert set(entries[0]) == {"revision", "time", "label", "source", "target", "text"}
    assert [entry["target"] for entry in entries[:2]] == [5, 0]


def test_impossible_commands_are_refused(quire: Quire, hero: str) -> None:
    assert "nothing to undo" in quire.refused("undo", hero)
    assert "nothing to redo" in quire.refused("redo", hero)
    assert quire.refused("restore", hero, "7")
    for command in (("undo", "nobody"), ("redo", "nobody"), ("restore", "nobody", "1"), ("history", "nobody")):
        assert "no character nobody" in quire.refused(*command)
    assert "no character nobody" in quire.refused("edit", "nobody")
    assert quire("restore", hero, "first").code == 2


def test_concurrent_edit_is_merged(quire: Quire, hero: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", SlowTyping(quire, hero))
    edit_history.edit(hero, as_json=True)
    after = character(quire, hero)
    assert (after.player, after.campaign, after.notes) == ("Anna", "Salt", "again")


class SlowTyping:
    """Standard input with a concurrent write before its first line."""

    def __init__(self, quire: Quire, hero: str) -> None:
        self._quire, self._hero = quire, hero
        self._lines = iter(["player=Anna\n", "notes=again\n", ""])
        self._is_first = True

    def isatty(self) -> bool:
        return True

    def readline(self) -> str:
        if self._is_first:
            self._is_first = False
            self._quire.good("edit", self._hero, stdin="campaign=Salt\n")
        return next(self._lines)
