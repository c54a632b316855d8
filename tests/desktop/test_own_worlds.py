"""A character keeps its world in the window: sheet, Play page, party, fight, new characters, imports."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from core.character.document import Character
from core.character.edits import AddRow
from core.character.setting_reference import is_same_setting
from core.content.entry_records import entry_records
from core.content.entry_rows import offered_rows
from core.content.setting import Setting
from core.play.party_procedure import shared_procedures
from core.registry import Game
from core.store.library import Library
from core.store.records import prepare_character
from desktop.app import Desktop
from desktop.fight.new_fight_view import NewFightView
from desktop.library.bulk_operations import import_files, keep_setting
from desktop.library.library_service import LibraryService
from desktop.party.party_action_dialog import PartyActionDialog
from desktop.sheet.open_character import OpenCharacter, load_character
from desktop.sheet.sheet_view import SheetView
from desktop.sheet.table_binding import find_offered_rows
from desktop.tasks import Progress
from desktop.wizard.new_character_view import NewCharacterView
from desktop.wizard.procedure_menus import list_procedures
from tests.helpers.own_worlds import (
    PREFIX,
    WORLD_NAME,
    character_of_world,
    game_with_world,
    list_of,
    offer_names,
    own_world,
    write_world,
)
from tests.helpers.windows import PATIENCE_MS, Messages


@pytest.fixture(scope="module")
def of() -> Game:
    """A game with a list that its world fills."""
    return game_with_world()


@pytest.fixture(scope="module")
def ilse(of: Game) -> Character:
    """A character made in a Game Master's own world."""
    return character_of_world(of)


def put(library: Library, *characters: Character, setting: Setting | None = None) -> list[str]:
    """Put characters and perhaps their setting into a library."""
    if setting is not None:
        keep_setting(setting, library)
    return library.add_many([prepare_character(each) for each in characters])


def shown(qtbot: QtBot, desktop: Desktop, id_: str) -> SheetView:
    """Open a character in the window."""
    assert desktop.controller is not None
    sheets = desktop.controller.sheets
    sheets.open(id_)
    qtbot.waitUntil(lambda: sheets.view_of(id_) is not None, timeout=PATIENCE_MS)
    view = sheets.view_of(id_)
    assert view is not None
    return view


def offered(of: Game, character: OpenCharacter) -> list[str]:
    """Return what the picker of the world's list offers."""
    return [each.name for each in find_offered_rows(character, list_of(of), list_of(of))]


def test_a_sheet_offers_the_entries_of_its_own_world(
    qtbot: QtBot, app_window: Desktop, of: Game, ilse: Character
) -> None:
    (id_,) = put(app_window.library_service.library, ilse, setting=own_world(of))
    view = shown(qtbot, app_window, id_)
    assert view.setting_bar.isHidden()
    assert offered(of, view.character) == offer_names(of, own_world(of))
    assert view.character.setting.setting == own_world(of)
    assert list(list_procedures(view.character))


def test_without_its_world_a_sheet_says_so_and_offers_only_what_it_has(
    qtbot: QtBot, app_window: Desktop, of: Game, ilse: Character
) -> None:
    (id_,) = put(app_window.library_service.library, ilse)
    view = shown(qtbot, app_window, id_)
    assert view.setting_bar.isVisible()
    assert f"The world {WORLD_NAME} is not in this library" in view.setting_bar.text_label.text()
    names = offered(of, view.character)
    assert len(names) < len(offer_names(of, of.setting()))
    assert all(name.startswith(PREFIX) for name in names)


def test_the_world_is_located(
    qtbot: QtBot, app_window: Desktop, of: Game, ilse: Character, messages: Messages, tmp_path: Path
) -> None:
    first, second = put(app_window.library_service.library, ilse, replace(ilse, name="Oda"))
    views = [shown(qtbot, app_window, id_) for id_ in (first, second)]
    messages.files = [(), (write_world(tmp_path, of),)]
    views[0].setting_bar.locate_button.click()
    assert not views[0].setting_bar.isHidden()
    views[0].setting_bar.locate_button.click()
    qtbot.waitUntil(lambda: all(view.setting_bar.isHidden() for view in views), timeout=PATIENCE_MS)
    assert [offered(of, view.character) for view in views] == [offer_names(of, own_world(of))] * 2
    assert views[0].character.revision == 0
    assert messages.titles == ["Locate the world"] * 2
    assert not messages.said


def test_a_newer_file_of_the_world_is_taken_as_an_edit(
    qtbot: QtBot, app_window: Desktop, of: Game, ilse: Character, messages: Messages, tmp_path: Path
) -> None:
    (id_,) = put(app_window.library_service.library, ilse)
    view = shown(qtbot, app_window, id_)
    messages.files = [(write_world(tmp_path, of, "Another coast, newly drawn."),)]
    view.setting_bar.locate_button.click()
    qtbot.waitUntil(view.setting_bar.isHidden, timeout=PATIENCE_MS)
    newer = own_world(of, "Another coast, newly drawn.").reference()
    assert view.character.sheet.character.setting == newer
    view.character.undo_stack.undo()
    assert view.character.sheet.character.setting == ilse.setting
    assert view.setting_bar.isHidden()  # the newest of its id and name


def test_another_world_is_taken_only_if_the_player_agrees(
    qtbot: QtBot, app_window: Desktop, of: Game, ilse: Character, messages: Messages
) -> None:
    (id_,) = put(app_window.library_service.library, ilse)
    view = shown(qtbot, app_window, id_)
    messages.answers += ["no", "yes"]
    for count in (1, 2):
        messages.files = [of.settings[:1]]
        view.setting_bar.locate_button.click()
        qtbot.waitUntil(lambda count=count: len(messages.said) == count, timeout=PATIENCE_MS)  # type: ignore[misc]
    assert f"not {WORLD_NAME}. Use it for Ilse all the same?" in messages.said[0]
    qtbot.waitUntil(view.setting_bar.isHidden, timeout=PATIENCE_MS)
    assert view.character.sheet.character.setting is None
    assert offered(of, view.character) == offer_names(of, of.setting())
    view.character.undo_stack.undo()
    assert view.setting_bar.isVisible()


def test_a_file_that_is_no_world_is_refused(
    qtbot: QtBot, app_window: Desktop, ilse: Character, messages: Messages, tmp_path: Path
) -> None:
    (id_,) = put(app_window.library_service.library, ilse)
    view = shown(qtbot, app_window, id_)
    file = tmp_path / "other.json"
    file.write_text(ilse.to_text(), encoding="utf-8")
    messages.files = [(file,)]
    view.setting_bar.locate_button.click()
    qtbot.waitUntil(app_window.window.notice_bar.isVisible, timeout=PATIENCE_MS)
    assert "This is not a world file" in app_window.window.notice_label.text()
    assert view.setting_bar.isVisible()


def test_new_characters_begin_in_a_world_of_the_library(
    qtbot: QtBot, service: LibraryService, theme: object, of: Game
) -> None:
    keep_setting(own_world(of), service.library)
    page = NewCharacterView(service)
    qtbot.addWidget(page)
    page.show()
    qtbot.waitUntil(lambda: bool(page.tiles), timeout=PATIENCE_MS)
    next(tile for tile in page.tiles if tile.facts.game == of).setChecked(True)
    qtbot.waitUntil(lambda: page.setting_combo.count() == 2, timeout=PATIENCE_MS)
    page.setting_combo.setCurrentIndex(1)
    assert page.setting_combo.currentText() == WORLD_NAME
    with qtbot.waitSignal(page.created, timeout=PATIENCE_MS) as made:
        page.surprise_button.click()
    character = load_character(made.args[0].character_id, service.library)
    named = character.sheet.character.setting
    assert is_same_setting(named, own_world(of).reference())
    records = entry_records(named)
    assert records
    opened = OpenCharacter(character, service.library)
    rows = [each.row for each in offered_rows(of.system, own_world(of), list_of(of))]
    kind = of.system.fields[list_of(of)].setting_kind
    new = next(row for row in rows if (kind, str(row.get("id"))) not in records)
    opened.push(AddRow(list_of(of), new))
    assert len(entry_records(opened.sheet.character.setting)) == len(records) + 1
    opened.undo_stack.undo()
    assert entry_records(opened.sheet.character.setting) == records


def test_a_party_and_a_fight_use_the_world_of_their_characters(
    qtbot: QtBot, service: LibraryService, theme: object, of: Game, ilse: Character
) -> None:
    ids = put(service.library, ilse, replace(ilse, name="Oda"), setting=own_world(of))
    people = {id_: OpenCharacter(load_character(id_, service.library), service.library) for id_ in ids}
    for procedure in shared_procedures({of.id: of.procedures.values()})[:1]:
        dialog = PartyActionDialog(procedure, people)
        qtbot.addWidget(dialog)
        assert dialog._situation(ids[0]).setting == own_world(of)
    page = NewFightView(service, ids)
    qtbot.addWidget(page)
    qtbot.waitUntil(lambda: len(page.fighters) == 2, timeout=PATIENCE_MS)
    assert page._setting == own_world(of)


def test_a_fight_of_different_worlds_says_so(
    qtbot: QtBot, service: LibraryService, theme: object, of: Game, ilse: Character
) -> None:
    assert ilse.setting is not None
    other = replace(ilse, name="Oda", setting=replace(ilse.setting, id="bog", name="The Bog", hash="0f"))
    ids = put(service.library, ilse, other, setting=own_world(of))
    page = NewFightView(service, ids)
    qtbot.addWidget(page)
    qtbot.waitUntil(lambda: len(page.fighters) == 2, timeout=PATIENCE_MS)
    assert f"different worlds ({WORLD_NAME}, The Bog)" in page.ready_label.text()
    page.setup.remove(page.fighters[:1])
    assert "The world The Bog is not in this library" in page.ready_label.text()


def test_an_import_says_which_world_is_missing(
    service: LibraryService, of: Game, ilse: Character, tmp_path: Path
) -> None:
    file = tmp_path / "ilse.json"
    file.write_text(ilse.to_text(), encoding="utf-8")
    report = import_files([file], Progress(service), service.library)
    assert [message.code for message in report.missing] == ["setting_missing"]
    report = import_files([file, write_world(tmp_path, of)], Progress(service), service.library)
    assert (report.names, report.settings, report.missing) == (("Ilse",), (WORLD_NAME,), ())
    assert import_files([file], Progress(service), service.library).missing == ()
