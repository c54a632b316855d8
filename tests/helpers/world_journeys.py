"""Carries a character of a Game Master's own world through creation, sheet, fight, party and printing."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import pypdfium2
from pytestqt.qtbot import QtBot

from core.play.party_procedure import shared_procedures
from core.registry import game
from core.store.records import Draft
from desktop.fight.loaded_fight import load_fight
from desktop.fight.new_fight_view import NewFightView
from desktop.library.library_service import LibraryService
from desktop.party.party_action_dialog import PartyActionDialog
from desktop.sheet.open_character import OpenCharacter, load_character
from desktop.sheet.play_checks import PlayCheckCard
from desktop.sheet.sheet_view import SheetView
from desktop.sheet.table_binding import find_offered_rows
from desktop.wizard.procedure_run import set_up_procedure
from tests.helpers.command_line import Quire
from tests.helpers.new_fights import add_quick
from tests.helpers.own_worlds import PREFIX, own_world
from tests.helpers.windows import PATIENCE_MS


@dataclass(frozen=True, slots=True)
class WorldJourney:
    """What a test says of its game.

    Attributes:
        system: Id of the game.
        kinds: The kinds of entries that its own world calls otherwise.
        weapon: An entry of that world as tables and ``quire edit`` offer it.
        sample_weapon: The same in the sample world.
        opponent: A quick opponent of that world.
        procedure: Key of a procedure that needs the world.
    """

    system: str
    kinds: tuple[str, ...]
    weapon: str
    sample_weapon: str
    opponent: str
    procedure: str


def create_and_edit(quire: Quire, journey: WorldJourney, folder: Path, library: Path) -> str:
    """Make a character from a world's file, delete the file, and add the world's weapon; return the id."""
    of = game(journey.system)
    file = folder / "far_shore.json"
    file.write_text(own_world(of, kinds=journey.kinds).to_text(), encoding="utf-8")
    there = ("--library", library)
    id_ = quire.good("new", of.id, "--seed", "11", "--name", "Ilse", "--setting", file, *there).out.split()[0]
    file.unlink()
    assert quire.good("edit", id_, *there, stdin=f"weapons+={journey.weapon}\n").err == ""
    refused = quire.refused("edit", id_, *there, stdin=f"weapons+={journey.sample_weapon}\n")
    assert f"The world has no {journey.sample_weapon}" in refused
    assert "not in this library" not in quire.good("run", id_, journey.procedure, "--seed", "1", *there).err
    pages = pypdfium2.PdfDocument(_print(quire, id_, folder, library))
    assert journey.weapon.partition(",")[0] in " ".join(page.get_textpage().get_text_range() for page in pages)
    fight = quire.good("fight", id_, "vs", journey.opponent, "--seed", "2", "--rounds", "3", *there)
    assert journey.opponent in fight.out
    return id_


def _print(quire: Quire, id_: str, folder: Path, library: Path) -> bytes:
    quire.good("pdf", id_, "-o", folder / "sheet.pdf", "--library", library)
    return (folder / "sheet.pdf").read_bytes()


def play_in_the_window(qtbot: QtBot, service: LibraryService, journey: WorldJourney, id_: str) -> None:
    """Open the character's sheet, use its Play page, and let it act in a party and fight in its world."""
    of = game(journey.system)
    world = own_world(of, kinds=journey.kinds)
    character = OpenCharacter(load_character(id_, service.library), service.library)
    view = SheetView(character)
    qtbot.addWidget(view)
    assert view.setting_bar.isHidden()
    offered = [each.name for each in find_offered_rows(character, "weapons", "weapons")]
    assert journey.weapon in offered
    assert all(name.startswith(PREFIX) for name in offered)
    assert view.play is not None
    for card in view.play.findChildren(PlayCheckCard):
        assert card._situation().setting == world
    setup = set_up_procedure(character.sheet, journey.procedure, id_, character.setting.setting)
    assert setup.situation.setting == world
    (action, *_) = shared_procedures({of.id: of.procedures.values()})
    dialog = PartyActionDialog(action, {id_: character})
    qtbot.addWidget(dialog)
    assert dialog._situation(id_).setting == world
    _fight(qtbot, service, journey, id_)


def _fight(qtbot: QtBot, service: LibraryService, journey: WorldJourney, id_: str) -> None:
    """Start a fight against an opponent of the world, and resume it."""
    page = NewFightView(service, [id_])
    qtbot.addWidget(page)
    qtbot.waitUntil(lambda: len(page.fighters) == 1, timeout=PATIENCE_MS)
    add_quick(page, qtbot, journey.opponent)
    with qtbot.waitSignal(page.started, timeout=PATIENCE_MS) as started:
        page.begin_button.click()
    fight = started.args[0].fight
    of = game(journey.system)
    world = own_world(of, kinds=journey.kinds)
    assert fight.arena.setting == world
    answers = tuple(answered.to_json() for answered in fight.answers)
    kept = Draft(of.id, started.args[0].conflict.key, fight.initial_record, state=fight.state_record, answers=answers)
    resumed = load_fight(service.library.drafts.save(kept).id, service.library).fight
    assert resumed.arena.setting == world
    assert resumed.notice is None
