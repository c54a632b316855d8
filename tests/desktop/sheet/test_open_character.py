"""An edit is emitted once, is on disk at once, and can be undone after a restart."""

from __future__ import annotations

import random
import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from pytestqt.qtbot import QtBot

from core.character.edits import Accept, AddRow, SetHeader, SetValue
from core.character.sheet import Changes
from core.errors import EditError, LibraryError
from core.messages import Message
from core.store.library import Library
from core.store.records import Origin, prepare_character
from desktop.sheet.open_character import UNDO_STEPS, OpenCharacter, all_changes, load_character
from tests.helpers.libraries import HandClock, write_protected
from tests.helpers.open_characters import in_memory, reopened
from tests.helpers.windows import PATIENCE_MS


def settle(qtbot: QtBot, character: OpenCharacter) -> None:
    qtbot.waitUntil(lambda: character.is_saved, timeout=PATIENCE_MS)


@pytest.fixture
def hurried_threads() -> Iterator[None]:
    """Threads take turns as often as they can."""
    before = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    yield
    sys.setswitchinterval(before)


def labels(library: Library, character: OpenCharacter) -> list[str]:
    return [str(revision.describe()) for revision in reversed(library.history(character.id))]


def test_an_edit_emits_its_changes_once(qtbot: QtBot, kept: OpenCharacter) -> None:
    told: list[Changes] = []
    kept.changed.connect(told.append)
    with qtbot.waitSignal(kept.saved):
        changes = kept.push(SetValue("raw.hlth", 12))
    assert told == [changes]
    assert "base.hlth" in changes.addresses
    assert any(name == "Base Health" for name, _, _ in kept.consequences)


def test_restoring_a_revision_emits_its_changes(qtbot: QtBot, kept: OpenCharacter) -> None:
    kept.push(SetValue("raw.hlth", 12))
    settle(qtbot, kept)
    first = {name: (before, after) for name, before, after in kept.consequences}
    kept.restore(0)
    settle(qtbot, kept)
    assert {name: (after, before) for name, before, after in kept.consequences} == first


def test_an_edit_is_on_disk_within_a_tenth_of_a_second(qtbot: QtBot, kept: OpenCharacter, library: Library) -> None:
    kept.push(SetHeader("name", "warm"))
    settle(qtbot, kept)
    begin = time.monotonic()
    with qtbot.waitSignal(kept.saved, timeout=PATIENCE_MS):
        kept.push(SetHeader("player", "Anna"))
    assert library.load(kept.id).character.player == "Anna"
    assert time.monotonic() - begin < 1.0  # a tenth on a machine with nothing else to do; measured in the benchmarks


def test_typing_merges_until_the_field_is_left(qtbot: QtBot, kept: OpenCharacter, library: Library) -> None:
    before = kept.sheet.header("name")
    for text in ("A", "An", "Ann"):
        kept.push(SetHeader("name", text), merge="@name")
    kept.leave_field()
    kept.push(SetHeader("name", "Anna"), merge="@name")
    settle(qtbot, kept)
    assert [revision.number for revision in library.history(kept.id)] == [2, 1, 0]
    assert kept.undo_stack.count == 2
    assert labels(library, kept)[1:] == [f"Name: {before} to Ann", "Name: Ann to Anna"]
    kept.undo_stack.undo()
    assert kept.sheet.header("name") == "Ann"
    kept.undo_stack.undo()
    assert kept.sheet.header("name") == before
    settle(qtbot, kept)
    assert library.load(kept.id).character.name == before


@pytest.mark.parametrize(
    "then",
    [
        OpenCharacter.close,
        OpenCharacter.leave_field,
        OpenCharacter.save_again,
        OpenCharacter.reload,
        lambda kept: kept.push(SetHeader("player", "Anna")),
        lambda kept: kept.restore(0),
        lambda kept: kept.undo_stack.undo(),
    ],
    ids=["close", "leave", "save", "reload", "push", "restore", "undo"],
)
def test_typed_edits_are_written_before_later_ones(
    kept: OpenCharacter, library: Library, then: Callable[[OpenCharacter], object]
) -> None:
    before = kept.sheet.header("name")
    kept.push(SetHeader("name", "Ann"), merge="@name")
    assert not kept.is_saved  # not before the letter is painted
    then(kept)
    library.wait()
    assert labels(library, kept)[1] == f"Name: {before} to Ann"


def test_typing_elsewhere_does_not_merge(kept: OpenCharacter) -> None:
    kept.push(SetValue("raw.hlth", 12), merge="raw.hlth")
    kept.push(SetValue("raw.mind", 12), merge="raw.mind")
    assert kept.undo_stack.count == 2


def test_undo_and_redo_append_revisions(qtbot: QtBot, kept: OpenCharacter, library: Library) -> None:
    kept.push(SetValue("raw.hlth", 12))
    kept.undo_stack.undo()
    kept.undo_stack.redo()
    settle(qtbot, kept)
    sources = [revision.origin for revision in library.history(kept.id)]
    assert sources[:3] == [Origin.REDO, Origin.UNDO, Origin.TYPED]
    assert kept.sheet.value("raw.hlth") == 12


def test_the_undo_stack_is_rebuilt_after_a_restart(qtbot: QtBot, kept: OpenCharacter, library: Library) -> None:
    first = kept.sheet.value("raw.hlth")
    kept.push(SetValue("raw.hlth", 12))
    kept.push(SetValue("raw.hlth", 13))
    kept.push(AddRow("weapons", {"name": "Knife"}))
    kept.undo_stack.undo()
    settle(qtbot, kept)
    again = reopened(library, kept.id)
    assert (again.undo_stack.count, again.undo_stack.index) == (3, 2)
    assert again.sheet.value("raw.hlth") == 13
    again.undo_stack.redo()
    assert again.sheet.rows("weapons")[-1]["name"] == "Knife"
    for _ in range(3):
        again.undo_stack.undo()
    assert again.sheet.value("raw.hlth") == first
    settle(qtbot, again)
    assert library.load(kept.id).character == again.sheet.character
    again.close()


def test_an_invalid_edit_changes_nothing(kept: OpenCharacter) -> None:
    told: list[Changes] = []
    kept.changed.connect(told.append)
    with pytest.raises(EditError):
        kept.push(SetValue("raw.hlth", "much"))
    assert not told
    assert kept.undo_stack.count == 0


def test_a_label_names_the_undo_entry(qtbot: QtBot, kept: OpenCharacter, library: Library) -> None:
    kept.push(SetValue("raw.hlth", 12), label="A blessing", source=Origin.PROCEDURE)
    settle(qtbot, kept)
    assert labels(library, kept)[-1] == "A blessing"
    assert kept.undo_stack.last is not None
    assert kept.undo_stack.last.text == "A blessing"


def test_an_edit_of_another_program_is_merged(qtbot: QtBot, kept: OpenCharacter, tmp_path: Path) -> None:
    with Library.open(tmp_path / "library.quire", HandClock(), source=random.Random(9)) as other:
        there = reopened(other, kept.id)
        there.push(SetHeader("player", "Other"))
        there.close()
    kept.push(SetHeader("campaign", "Here"))
    qtbot.waitUntil(lambda: kept.sheet.header("player") == "Other", timeout=PATIENCE_MS)
    assert kept.sheet.header("campaign") == "Here"
    assert kept.undo_stack.count == 2


def test_a_conflicting_edit_is_reported(qtbot: QtBot, kept: OpenCharacter, tmp_path: Path) -> None:
    troubles: list[Message] = []
    kept.save_failed.connect(troubles.append)
    uid = kept.sheet.rows("weapons")[0]["uid"]
    with Library.open(tmp_path / "library.quire", HandClock(), source=random.Random(9)) as other:
        there = reopened(other, kept.id)
        there.push(SetValue("weapons", []))
        there.close()
    kept.push(SetValue(f"weapons[#{uid}].name", "Gone"))
    qtbot.waitUntil(lambda: bool(troubles), timeout=PATIENCE_MS)
    assert troubles[0].code == "conflict"
    qtbot.waitUntil(lambda: kept.sheet.count("weapons") == 0, timeout=PATIENCE_MS)


def test_failed_writes_are_kept_and_retried(
    qtbot: QtBot, kept: OpenCharacter, library: Library, monkeypatch: pytest.MonkeyPatch
) -> None:
    troubles: list[Message] = []
    kept.save_failed.connect(troubles.append)
    full = Message("disk_full", "The disk is full. Make room and try again.")

    def refuse(*_arguments: object, **_more: object) -> Future[object]:
        future: Future[object] = Future()
        future.set_exception(LibraryError(full))
        return future

    with monkeypatch.context() as patched:
        patched.setattr(library, "commit", refuse)
        kept.push(SetHeader("player", "Anna"))
        kept.push(SetHeader("campaign", "Dry"))
        qtbot.waitUntil(lambda: bool(troubles), timeout=PATIENCE_MS)
        kept.undo_stack.undo()
    assert troubles == [full]
    assert not kept.is_saved
    qtbot.wait(50)
    kept.save_again()
    settle(qtbot, kept)
    assert library.load(kept.id).character.player == "Anna"
    assert library.load(kept.id).character == kept.sheet.character


def test_what_could_not_be_saved_is_unsaved_while_it_is_written_again(
    qtbot: QtBot, kept: OpenCharacter, library: Library, monkeypatch: pytest.MonkeyPatch
) -> None:
    """So that the status line does not say *Saving…* again and again on a full disk."""
    tried: list[Future[object]] = []
    full = Message("disk_full", "The disk is full. Make room and try again.")

    def wait(*_arguments: object, **_more: object) -> Future[object]:
        tried.append(Future())
        return tried[-1]

    with monkeypatch.context() as patched:
        patched.setattr(library, "commit", wait)
        kept.push(SetHeader("player", "Anna"))
        assert not kept.has_unsaved
        tried[0].set_exception(LibraryError(full))
        qtbot.waitUntil(lambda: kept.has_unsaved, timeout=PATIENCE_MS)
        kept.save_again()
        assert len(tried) == 2
        assert kept.has_unsaved
        tried[1].set_exception(LibraryError(full))
    kept.wait_until_saved()
    assert kept.has_unsaved
    kept.save_again()
    settle(qtbot, kept)
    assert not kept.has_unsaved


def test_retried_writes_are_equal_to_the_edits(qtbot: QtBot, kept: OpenCharacter, library: Library) -> None:
    kept.push(SetValue("raw.hlth", 12), "Before")
    settle(qtbot, kept)
    told: list[str] = []
    kept.save_failed.connect(lambda message: told.append(message.code))
    with write_protected(library):
        kept.push(SetHeader("player", "A"), merge="@player")
        kept.push(SetHeader("player", "Anna"), merge="@player")
        kept.push(SetValue("raw.hlth", 13), "Award", source=Origin.PROCEDURE, operation="0007")
        qtbot.waitUntil(lambda: bool(told), timeout=PATIENCE_MS)
        kept.push(SetHeader("campaign", "Dry"), "Another")
        kept.undo_stack.undo()
        kept.save_again()
    kept.save_again()
    settle(qtbot, kept)
    assert told == ["library_read_only"]
    after = [(each.origin, each.operation) for each in reversed(library.history(kept.id))]
    assert after[-4:] == [(Origin.TYPED, ""), (Origin.PROCEDURE, "0007"), (Origin.TYPED, ""), (Origin.UNDO, "")]
    assert [label.split(":")[0] for label in labels(library, kept)[-4:]] == ["Player", "Award", "Another", "Undone"]
    again = reopened(library, kept.id)
    assert again.undo_stack.last is not None
    assert again.undo_stack.last.operation == "0007"
    assert again.sheet.character == kept.sheet.character


def test_failed_typing_stays_one_edit(
    qtbot: QtBot, kept: OpenCharacter, library: Library, monkeypatch: pytest.MonkeyPatch
) -> None:
    troubles: list[Message] = []
    kept.save_failed.connect(troubles.append)

    def refuse(*_arguments: object, **_more: object) -> Future[object]:
        raise LibraryError(Message("disk_full", "The disk is full. Make room and try again."))

    before = kept.sheet.header("player")
    with monkeypatch.context() as patched:
        patched.setattr(library, "commit", refuse)
        for text in ("A", "An", "Ann", "Anna"):
            kept.push(SetHeader("player", text), merge="player")
        assert kept.has_unsaved
        kept.leave_field()
    kept.save_again()
    settle(qtbot, kept)
    assert not kept.has_unsaved
    newest = library.history(kept.id)[0]
    assert newest.describe().render() == f"Player: {before} to Anna"
    assert len(troubles) == 1


def test_a_revision_is_restored(qtbot: QtBot, kept: OpenCharacter, library: Library) -> None:
    kept.push(SetValue("raw.hlth", 12))
    kept.push(SetValue("raw.hlth", 13))
    settle(qtbot, kept)
    kept.restore(1)
    qtbot.waitUntil(lambda: kept.sheet.value("raw.hlth") == 12, timeout=PATIENCE_MS)
    assert library.history(kept.id)[0].origin is Origin.RESTORE
    kept.undo_stack.undo()
    assert kept.sheet.value("raw.hlth") == 13


def test_closing_waits_for_the_disk(kept: OpenCharacter, library: Library) -> None:
    kept.push(SetHeader("player", "Late"))
    kept.close()
    assert library.load(kept.id).character.player == "Late"


def test_a_character_deleted_before_its_write_is_confirmed_does_no_harm(
    kept: OpenCharacter, library: Library, hurried_threads: None
) -> None:
    """What is written is known a moment before the library's thread tells those who asked for it."""
    for number in range(100):
        character = OpenCharacter(load_character(kept.id, library), library)
        character.push(SetHeader("player", str(number)))
        character.close()
        character.deleteLater()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert library.load(kept.id).character.player == "99"


def test_a_character_without_library_is_edited_in_memory(qtbot: QtBot) -> None:
    assert isinstance(qtbot, QtBot)
    character = in_memory()
    character.push(SetValue("raw.hlth", 12))
    character.undo_stack.undo()
    character.restore(0)
    character.reload()
    character.close()
    assert not character.is_saved
    assert character.title == character.sheet.header("name")


def test_a_character_moves_to_another_library(qtbot: QtBot, kept: OpenCharacter, tmp_path: Path) -> None:
    with Library.open(tmp_path / "other.quire", HandClock(), source=random.Random(2)) as other:
        id_ = other.add(prepare_character(kept.sheet.character))
        kept.move_to(other, id_)
        kept.push(SetHeader("player", "There"))
        settle(qtbot, kept)
        assert other.load(id_).character.player == "There"
        kept.close()


def test_undo_continues_after_the_library_moved(
    qtbot: QtBot, kept: OpenCharacter, library: Library, tmp_path: Path
) -> None:
    before = kept.sheet.header("player")
    kept.push(SetHeader("player", "There"))
    settle(qtbot, kept)
    library.save_to(tmp_path / "moved.quire")
    with Library.open(tmp_path / "moved.quire", HandClock(), source=random.Random(2)) as other:
        kept.move_to(other, kept.id)
        kept.undo_stack.undo()
        settle(qtbot, kept)
        assert other.load(kept.id).character.player == before
        kept.close()


def test_failed_writes_move_to_another_library(
    qtbot: QtBot, kept: OpenCharacter, library: Library, tmp_path: Path
) -> None:
    kept.push(SetValue("raw.hlth", 12))
    settle(qtbot, kept)
    with Library.open(tmp_path / "other.quire", HandClock(), source=random.Random(2)) as other:
        id_ = other.add(prepare_character(library.load(kept.id).character))
        with write_protected(library):
            kept.push(SetHeader("player", "There"))
            qtbot.waitUntil(lambda: not kept._in_flight, timeout=PATIENCE_MS)
            kept.undo_stack.undo()
            kept.undo_stack.undo()  # of what the other library's history does not know
            qtbot.waitUntil(lambda: not kept._in_flight, timeout=PATIENCE_MS)
            kept.move_to(other, id_)
        settle(qtbot, kept)
        assert other.load(id_).character == kept.sheet.character
        assert kept.sheet.value("raw.hlth") != 12
        assert other.history(id_)[0].origin is Origin.TYPED
        kept.close()


def test_changes_of_a_reload_name_every_address(kept: OpenCharacter) -> None:
    addresses = all_changes(kept.sheet).addresses
    assert {"name", "portrait", "raw.hlth", "move_rate", "weapons", "options.quirks"} <= set(addresses)


def test_accepting_a_violation_is_an_edit(kept: OpenCharacter) -> None:
    kept.push(SetValue("trait_rolls.outlook", 11))
    violation = next(each for each in kept.sheet.violations if each.address == "trait_rolls.outlook")
    kept.push(Accept(violation.code, violation.address, "a curse"))
    assert kept.undo_stack.count == 2
    kept.undo_stack.undo()
    assert all(each.accepted is None for each in kept.sheet.violations)


def test_undo_entries_are_limited(kept: OpenCharacter) -> None:
    for number in range(UNDO_STEPS + 50):
        kept.push(SetHeader("player", f"Player {number}"))
    assert kept.undo_stack.count == UNDO_STEPS
    while kept.undo_stack.last:
        kept.undo_stack.undo()
    assert kept.sheet.header("player") == "Player 49"


def test_undone_edits_can_be_redone_after_reopening(qtbot: QtBot, kept: OpenCharacter, library: Library) -> None:
    for number in range(UNDO_STEPS + 20):
        kept.push(SetHeader("player", f"Player {number}"))
    for _ in range(30):
        kept.undo_stack.undo()
    settle(qtbot, kept)
    again = reopened(library, kept.id)
    assert again.sheet.header("player") == f"Player {UNDO_STEPS + 20 - 1 - 30}"
    again.undo_stack.redo()
    assert again.sheet.header("player") == f"Player {UNDO_STEPS + 20 - 30}"
    again.close()
