"""The undo stack: order, merged typing, the limit, and no crash."""

from __future__ import annotations

import gc

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QObject
from shiboken6 import delete

from core.character.edits import SetHeader, SetValue
from core.errors import EditError
from core.messages import Message
from desktop.sheet.undo_group import UndoGroup
from desktop.sheet.undo_stack import UndoableEdit, UndoEntry, UndoStack

LIMIT = 5


class Number(QObject):
    """A number with undoable changes."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.value = 0
        self.stack = UndoStack(self._undo, self._redo, LIMIT, self)

    def put(self, value: int, merge: str = "") -> None:
        """Change it."""
        deed = UndoableEdit(SetValue("n", value), SetValue("n", self.value), merge)
        self.value = value
        self.stack.push(UndoEntry(deed, f"to {value}"))

    def _undo(self, deed: UndoableEdit) -> None:
        assert isinstance(deed.inverse, SetValue)
        self.value = int(str(deed.inverse.value))

    def _redo(self, deed: UndoableEdit) -> None:
        assert isinstance(deed.edit, SetValue)
        self.value = int(str(deed.edit.value))


@given(st.lists(st.one_of(st.integers(), st.sampled_from(["undo", "redo"])), max_size=30))
def test_any_sequence_behaves_like_a_list(way: list[int | str]) -> None:
    number = Number()
    values, at = [0], 0
    for each in way:
        if each == "undo":
            number.stack.undo()
            at = max(0, at - 1)
        elif each == "redo":
            number.stack.redo()
            at = min(len(values) - 1, at + 1)
        else:
            assert isinstance(each, int)
            number.put(each)
            values = [*values[: at + 1], each][-LIMIT - 1 :]
            at = len(values) - 1
        assert number.value == values[at]
        assert (number.stack.index, number.stack.count) == (at, len(values) - 1)


def test_continued_typing_is_one_entry() -> None:
    number = Number()
    number.put(1)
    for value in (2, 23, 234):
        number.put(value, "typing")
    number.put(5, "other typing")
    assert [step.text for step in number.stack.undoable] == ["to 1", "to 234", "to 5"]
    number.stack.undo()
    number.stack.undo()
    assert number.value == 1
    number.stack.redo()
    assert number.value == 234
    number.put(2345, "typing")
    assert number.stack.next is None


def test_an_entry_that_cannot_be_undone_stays() -> None:
    def refuse(_deed: UndoableEdit) -> None:
        raise EditError(Message("no", "No."))

    stack = UndoStack(refuse, refuse, LIMIT)
    one = UndoEntry(UndoableEdit(SetHeader("name", "A"), SetHeader("name", "")), "one")
    stack.replace([one], [one])
    with pytest.raises(EditError):
        stack.undo()
    with pytest.raises(EditError):
        stack.redo()
    assert (stack.last, stack.next) == (one, one)


def test_replaced_entries_are_limited() -> None:
    stack = Number().stack
    steps = [UndoEntry(UndoableEdit(SetValue("n", n), SetValue("n", n - 1)), str(n)) for n in range(2 * LIMIT)]
    stack.replace(steps, steps[:2])
    assert (stack.count, stack.index) == (LIMIT + 2, LIMIT)
    assert stack.last == steps[-1]
    assert stack.next == steps[0]


def test_the_undo_group_follows_the_current_character() -> None:
    group, one, other = UndoGroup(), Number(), Number()
    told: list[str] = []
    group.changed.connect(lambda: told.append("" if group.last is None else group.last.text))
    group.undo()
    group.redo()
    assert (group.last, group.next) == (None, None)
    group.set_active(one.stack)
    one.put(1)
    other.put(2)
    assert told == ["", "to 1"]
    group.set_active(other.stack)
    one.put(3)
    group.undo()
    assert (one.value, other.value) == (3, 0)
    assert group.next is not None
    group.redo()
    assert other.value == 2
    group.set_active(None)
    assert told == ["", "to 1", "to 2", "", "to 2", ""]


def test_a_group_outlives_its_stack() -> None:
    group, number = UndoGroup(), Number()
    group.set_active(number.stack)
    delete(number)
    group.set_active(None)
    assert group.last is None


@pytest.mark.repeats
def test_deleted_stacks_with_entries_are_collected() -> None:
    for _ in range(20):
        number = Number()
        for value in range(LIMIT):
            number.put(value)
        number.setProperty("self", number)
        number.around = number  # type: ignore[attr-defined] # a ring, which only a search for rubbish finds
    del number
    assert gc.collect() > 0
