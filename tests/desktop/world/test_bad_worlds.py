"""A world with a mistake opens: the sentence is in the list and at the place, and what is typed there stays."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QLineEdit, QPlainTextEdit
from pytestqt.qtbot import QtBot

from core.character.edits import SetValue
from core.character.typed_values import LONGEST_LINE
from core.content.world_document import setting_file
from core.content.world_inputs import text_aside
from core.registry import Game
from core.rules.model import FieldType
from desktop.sheet.open_character import OpenCharacter
from desktop.widgets.problem_line import ProblemLine
from desktop.world.kinds_list import ABOUT
from desktop.world.world_view import WorldView
from tests.helpers.bad_worlds import BadWorld, bad_worlds, mistaken_game
from tests.helpers.entry_inputs import head_input, type_into
from tests.helpers.open_worlds import open_world, open_world_file
from tests.helpers.windows import PATIENCE_MS

Show = Callable[[OpenCharacter], WorldView]
BAD = list(bad_worlds())


@pytest.fixture
def game() -> Game:
    """The game of the worlds."""
    return mistaken_game()[0]


@pytest.fixture
def show(qtbot: QtBot, game: Game) -> Iterator[Show]:
    """Return what shows a world in its tab, once it was checked."""
    views: list[WorldView] = []

    def show(world: OpenCharacter) -> WorldView:
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


def sentences(view: WorldView) -> str:
    """Return what the shown page says of problems."""
    lines = [each.message for each in view.findChildren(ProblemLine) if each.isVisibleTo(view)]
    labels = [each.text() for each in (view.entries.empty_label,) if each.isVisibleTo(view)]
    return "\n".join([*lines, *labels])


@pytest.mark.parametrize("bad", BAD, ids=[each.name.replace(" ", "_") for each in BAD])
def test_the_sentence_is_in_the_list_and_at_the_place(show: Show, game: Game, bad: BadWorld, qtbot: QtBot) -> None:
    world = open_world_file(bad.file, game)
    view = show(world)
    assert view.problems_box.isVisible()
    lines = view.problems.model()
    rows = [
        row
        for row in range(lines.rowCount())
        if bad.sentence in lines.index(row, 0).data(Qt.ItemDataRole.AccessibleTextRole)
    ]
    assert rows, "the list says so"
    view.problems.setCurrentIndex(lines.index(rows[0], 0))
    QTest.keyClick(view.problems, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: bad.sentence in sentences(view), timeout=PATIENCE_MS)  # a page is shown a turn later
    assert setting_file(world.sheet.character, game.system) == bad.file, "nothing is lost"


def test_notices_follow_the_problems_under_a_heading(show: Show, game: Game) -> None:
    kind = mistaken_game()[1].key
    odd = next(each for each in BAD if each.name == "a wrong key in an entry")
    view = show(open_world_file({**odd.file, "name": ""}, game))
    model = view.problems.model()
    titles = [str(model.index(row, 0).data()) for row in range(model.rowCount())]
    assert titles[:2] == ["About the world", "Notices"]
    assert not model.index(1, 0).flags() & Qt.ItemFlag.ItemIsEnabled
    assert (view.problems_label.text(), view.problems_number.text()) == ("Problems", "1")
    view.character.push(SetValue(f"{kind}[0].about", "Seen."))
    assert view.problems_icon.isVisible()


def test_a_world_with_notices_alone_says_so_without_a_triangle(show: Show, game: Game) -> None:
    odd = next(each for each in BAD if each.name == "a wrong key in an entry")
    view = show(open_world_file(odd.file, game))
    assert view.problems_box.isVisible()
    assert not view.problems_icon.isVisible()
    assert (view.problems_label.text(), view.problems_number.text()) == ("Notices", "1")
    assert "problem" not in view.status_change()


def test_what_is_wrong_with_a_name_is_said_under_it(qtbot: QtBot, show: Show, game: Game) -> None:
    kind = mistaken_game()[1].key
    view = show(open_world(game, **{kind: [{"id": "a", "name": "A"}, {"id": "b", "name": "B"}]}))
    view.show_entry(kind, 1)
    line = head_input(view.panel, "entry_name")
    assert line is not None
    with qtbot.waitSignal(view.checked, timeout=PATIENCE_MS):
        type_into(line, "A")
    assert "has the same name as another" in sentences(view)
    assert line.text() == "A"
    with qtbot.waitSignal(view.checked, timeout=PATIENCE_MS):
        type_into(line, "C")
    assert "same name" not in sentences(view)


def test_a_text_of_a_megabyte_is_shown_shortened_and_stays(show: Show, game: Game) -> None:
    bad = next(each for each in BAD if each.name == "a text of a megabyte")
    kind = mistaken_game()[1].key
    view = show(open_world_file(bad.file, game))
    view.show_entry(kind, 0)
    prose = next(
        each for each in view.panel.findChildren(QPlainTextEdit) if str(each.property("field")) == f"{kind}[].about"
    )
    assert prose.isReadOnly()
    assert 100 < len(prose.toPlainText()) < LONGEST_LINE
    QTest.keyClicks(prose, "more")
    view.show_entry(kind, 1)
    assert not prose.isReadOnly()
    QTest.keyClicks(prose, "more")
    view.show_entry(kind, 0)
    assert prose.isReadOnly()
    first = view.character.sheet.rows(kind)[0]
    assert first["about"] == bad.file[kind][0]["about"]  # type: ignore[index,call-overload]  # a list of groups


def test_a_name_that_a_line_would_cut_is_not_cut(show: Show, game: Game) -> None:
    kind, name = mistaken_game()[1].key, "long " * 20_000
    view = show(open_world(game, **{kind: [{"id": "a", "name": name}, {"id": "b", "name": "B"}]}))
    view.show_entry(kind, 0)
    line = head_input(view.panel, "entry_name")
    assert line is not None
    assert line.isReadOnly()
    type_into(line, "x")
    line.clearFocus()
    assert view.character.sheet.stored(f"{kind}[0].name") == name
    assert len(str(view.entries.model.index(0, 1).data())) < 1000
    assert len(str(view.entries.model.index(0, 1).data(Qt.ItemDataRole.ToolTipRole))) < 3000
    view.show_entry(kind, 1)
    type_into(line, "x")
    assert view.character.sheet.stored(f"{kind}[1].name") == "x"


def test_what_was_typed_into_a_bad_field_stays_through_undo_and_another_entry(show: Show, game: Game) -> None:
    kind = mistaken_game()[1]
    key = next(key for key, field in kind.fields.items() if field.type is FieldType.INT and "[]" not in key)
    bad = next(each for each in BAD if each.name == "a word for a number")
    view = show(open_world_file(bad.file, game))
    view.show_entry(kind.key, 0)
    field = next(
        each for each in view.panel.findChildren(QLineEdit) if str(each.property("field")) == f"{kind.key}[].{key}"
    )
    assert field.text() == "many"
    type_into(field, "few")
    view.show_entry(kind.key, 1)
    view.show_entry(kind.key, 0)
    assert field.text() == "few"
    view.character.undo_stack.undo()
    assert (field.text(), text_aside(view.character.sheet, f"{kind.key}[0].{key}")) == ("many", "many")


def test_the_world_itself_says_what_is_wrong_with_it(qtbot: QtBot, show: Show, game: Game) -> None:
    view = show(open_world(game))
    view.kinds.choose(ABOUT)
    with qtbot.waitSignal(view.checked, timeout=PATIENCE_MS):
        type_into(view.about.id_edit, "No id!")
    assert "lowercase letters" in sentences(view)
    with qtbot.waitSignal(view.checked, timeout=PATIENCE_MS):
        type_into(view.about.id_edit, "an_id")
    assert not sentences(view)
    assert isinstance(view.problems_label, QLabel)
