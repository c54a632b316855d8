"""An entry that got its problem in an earlier session goes back to the last sound text in the world's history."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from core.character.edits import AddRow, SetValue
from core.content.world_inputs import text_aside, text_edit
from core.registry import Game, game
from core.rules.model import FieldType
from core.world_library import new_world
from desktop.library.library_service import LibraryService
from desktop.sheet.open_character import OpenCharacter, load_character
from desktop.widgets.problem_line import ProblemLine
from desktop.world.world_view import WorldView
from tests.helpers.games import game_with
from tests.helpers.windows import PATIENCE_MS


def number_of(of: Game) -> tuple[str, str] | None:
    """Return a kind with ids and names, and a whole number of its entries."""
    for kind in of.system.kinds.values():
        if kind.has_ids and kind.has_names and not kind.notation:
            for key, field in kind.fields.items():
                if field.type is FieldType.INT and "[]" not in key and "." not in key:
                    return kind.key, key
    return None


@pytest.fixture
def of() -> Game:
    return game_with(number_of, "a number in an entry with an id")


@pytest.fixture
def views() -> Iterator[list[WorldView]]:
    """Views that are released when the test is over."""
    views: list[WorldView] = []
    yield views
    for view in views:
        view.release()


def reopened(qtbot: QtBot, service: LibraryService, of: Game, views: list[WorldView], id_: str) -> WorldView:
    """Return the view of a world that is read from the library, once it was checked."""
    library = service.library
    view = WorldView(OpenCharacter(load_character(id_, library), library), of)
    qtbot.addWidget(view)
    view.resize(1180, 760)
    views.append(view)
    with qtbot.waitSignal(view.checked, timeout=PATIENCE_MS):
        view.show()
    return view


def test_a_field_goes_back_to_its_last_sound_value_of_an_earlier_session(
    qtbot: QtBot, service: LibraryService, of: Game, views: list[WorldView]
) -> None:
    kind, key = number_of(of) or ("", "")
    id_ = new_world(service.library, game(of.id), "Reed Coast")
    world = OpenCharacter(load_character(id_, service.library), service.library)
    address = f"{kind}[0].{key}"
    world.push(AddRow(kind, {"id": "reed", "name": "Reed", key: 3}))
    world.push(text_edit(world.sheet, address, "three"))
    world.leave_field()
    service.library.wait()

    view = reopened(qtbot, service, of, views, id_)
    view.show_entry(kind, 0)
    field = next(
        each
        for each in view.panel.findChildren(QWidget)
        if each.property("field") == f"{kind}[].{key}" and isinstance(each, QLineEdit)
    )
    assert field.text() == "three"
    line = next(each for each in view.panel.findChildren(ProblemLine) if each.property("of") == field.objectName())
    assert line.button.text() == "Back to 3"
    line.button.click()
    assert view.character.sheet.value(address) == 3
    assert text_aside(view.character.sheet, address) is None
    assert not line.message


def test_an_entry_that_never_was_sound_has_nothing_to_go_back_to(
    qtbot: QtBot, service: LibraryService, of: Game, views: list[WorldView]
) -> None:
    kind, key = number_of(of) or ("", "")
    id_ = new_world(service.library, game(of.id), "Reed Coast")
    world = OpenCharacter(load_character(id_, service.library), service.library)
    world.push(AddRow(kind, {"id": "", "name": "Reed", key: 3}))
    world.push(text_edit(world.sheet, f"{kind}[0].{key}", "three"))
    world.push(SetValue(f"{kind}[0].name", "Sedge"))
    world.leave_field()
    service.library.wait()
    view = reopened(qtbot, service, of, views, id_)
    view.show_entry(kind, 0)
    lines = [each for each in view.panel.findChildren(ProblemLine) if each.message]
    assert lines
    assert all(each.button.isHidden() for each in lines)
