"""Every kind of every game in the tab of a world: each field edited once, and entries added, copied, moved, deleted.

After the edits of a kind the tab shows exactly what a check of the world finds; undoing and redoing all of it leads to
the same worlds.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from pytestqt.qtbot import QtBot

from core.character.document import Character
from core.content.world_problems import WorldChecker
from core.registry import Game, games
from desktop.messages import render
from desktop.sheet.open_character import OpenCharacter
from desktop.widgets.row_table import RowTable
from desktop.world.kinds_list import ProblemLine
from desktop.world.world_view import WorldView
from tests.helpers.entry_inputs import edit_cells, edit_input, entry_inputs, head_input, input_key, type_into, with_rows
from tests.helpers.open_worlds import open_world_file, sample_file
from tests.helpers.windows import PATIENCE_MS

KINDS = [pytest.param(game, kind, id=f"{game.id}-{kind}") for game in games() for kind in game.system.kinds]

Show = Callable[[OpenCharacter, Game], WorldView]


@pytest.fixture
def show(qtbot: QtBot) -> Iterator[Show]:
    """Return what shows a world in its tab, once it was checked."""
    views: list[WorldView] = []

    def show(world: OpenCharacter, game: Game) -> WorldView:
        view = WorldView(world, game)
        qtbot.addWidget(view)
        view.resize(1180, 760)
        views.append(view)
        with qtbot.waitSignal(view.checked, timeout=PATIENCE_MS), qtbot.waitActive(view):
            view.show()
        return view

    yield show
    for view in views:
        view.release()


def world_with_rows(game: Game, kind: str) -> OpenCharacter:
    """Return the sample world of a game; the first entry of a kind has a row in each of its lists."""
    file, of = sample_file(game), game.system.kinds[kind]
    entries = file.get(kind)
    first, *rest = entries if isinstance(entries, list) and entries else [{"id": "entry", "name": "Entry"}]
    named = dict(first) if isinstance(first, dict) else {"name": first}
    return open_world_file({**file, kind: [with_rows(of, named), *rest]}, game)


def undo_to(world: OpenCharacter, index: int) -> Character:
    """Undo or redo until so many edits are done; return the world."""
    while world.undo_stack.index > index:
        world.undo_stack.undo()
    while world.undo_stack.index < index:
        world.undo_stack.redo()
    return world.sheet.character


def assert_shows_its_problems(qtbot: QtBot, view: WorldView) -> None:
    """Assert that the list of problems and the marks of the entries are what a check of the world finds."""
    system = view.game.system
    problems = WorldChecker(system).check(view.character.sheet.character).problems
    found = [each for each in problems if not each.is_notice]
    wanted = [
        (each.address, render(each.message, system.id)) for each in sorted(problems, key=lambda each: each.is_notice)
    ]

    def shown() -> list[tuple[str, str]]:
        lines = [line for line in view.problems._lines.lines if isinstance(line, ProblemLine)]
        return [(line.address, line.sentence) for line in lines if not line.is_heading]

    qtbot.waitUntil(lambda: shown() == wanted, timeout=PATIENCE_MS)
    assert view.problems_box.isVisible() is bool(wanted)
    kind = view.entries.model.kind
    marked = {int(each.address.partition("[")[2].partition("]")[0]) for each in found if each.kind == kind and each.uid}
    assert set(view.entries.model._problems) == marked


@pytest.mark.parametrize(("game", "kind"), KINDS)
def test_each_field_is_edited_once(qtbot: QtBot, show: Show, game: Game, kind: str) -> None:
    world = world_with_rows(game, kind)
    view = show(world, game)
    view.show_entry(kind, 0)
    panel, of = view.panel, game.system.kinds[kind]
    before = world.sheet.character
    edited = set()
    for name in ("entry_name", "entry_id"):
        if (line := head_input(panel, name)) is not None:
            type_into(line, "another")
            world.leave_field()
    tables = [each for each in entry_inputs(panel) if isinstance(each, RowTable)]
    for widget in entry_inputs(panel):
        assert widget.isVisibleTo(panel), widget.property("field")
        if isinstance(widget, RowTable):
            edited |= {*edit_cells(widget)}
            world.leave_field()
        else:
            assert edit_input(widget, world), widget.property("field")
        edited.add(input_key(widget))
    for table in tables:
        edit_input(table, world)
    view.panel.keep_unread()
    assert edited >= set(of.fields)
    after, done = world.sheet.character, world.undo_stack.index
    assert after != before
    assert_shows_its_problems(qtbot, view)
    assert undo_to(world, 0) == before
    assert_shows_its_problems(qtbot, view)
    assert undo_to(world, done) == after


@pytest.mark.parametrize(("game", "kind"), KINDS)
def test_entries_are_added_copied_moved_and_deleted(qtbot: QtBot, show: Show, game: Game, kind: str) -> None:
    world = world_with_rows(game, kind)
    view = show(world, game)
    view.show_entry(kind, 0)
    pane, states = view.entries, [world.sheet.character]
    first = world.sheet.rows(kind)[0]["uid"]

    def act(name: str) -> list[object]:
        getattr(pane, f"{name}_action").trigger()
        states.append(world.sheet.character)
        assert pane.model.rowCount() == world.sheet.count(kind)
        return [row["uid"] for row in world.sheet.rows(kind)]

    number = world.sheet.count(kind)
    assert len(act("add")) == number + 1
    pane.select(0)
    assert len(set(act("duplicate"))) == number + 2
    copies = [{key: value for key, value in world.sheet.rows(kind)[place].items() if key != "uid"} for place in (0, 1)]
    assert copies[0] != copies[1] or not (game.system.kinds[kind].has_names or game.system.kinds[kind].has_ids)
    pane.select(0)
    assert act("down")[1] == first
    assert act("up")[0] == first
    assert first not in act("delete")
    assert_shows_its_problems(qtbot, view)
    for place in reversed(range(len(states))):
        assert undo_to(world, place) == states[place]
    assert undo_to(world, len(states) - 1) == states[-1]
