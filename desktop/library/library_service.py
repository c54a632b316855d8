"""The library on a worker thread: opens and replaces it, runs all reads and writes there.

Views use `LibraryService.run` (reads) and `LibraryService.change` (writes that affect lists); their functions get the
open `core.store.library.Library` on a worker thread::

    service.run(self, lambda library: library.page(query, after), self._on_page)
    service.change(self, partial(trash_all, ids), self._on_trashed, label=self.tr("Moving to Trash"))

Tasks run in order, except those with a `Progress`: they may take minutes and have a thread of their own, so that lists
and sheets keep working. Tasks started before the library is open wait until it is.

A library that cannot be written, as on a full disk, is opened for reading, and `problem` is emitted. If it cannot even
be read, a temporary one replaces it (in memory if possible). `retry` and `save_elsewhere` end both states and keep the
work done meanwhile.
"""

from __future__ import annotations

import os
import tempfile
from collections.abc import Callable, Iterable
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final, TypeVar

from PySide6.QtCore import QObject, QThreadPool, Signal, Slot
from shiboken6 import isValid

from core import paths
from core.character.document_kind import CHARACTER, WORLD, synthetic_id
from core.errors import LibraryError, QuireError
from core.messages import Message
from desktop import tasks
from desktop.library.library_opening import (
    Opening,
    copy_to,
    counted_line,
    open_file,
    open_library,
    open_temporary,
    open_with_characters_of,
    prepare_character,
    replace_lost,
    restore_damaged,
    restore_library,
)

if TYPE_CHECKING:
    from core.character.document import Character
    from core.store.library import Library
    from core.store.preview import LibraryPreview
    from core.store.records import Origin

Result = TypeVar("Result")

MEMORY: Final = Path("/dev/shm")  # noqa: S108 - a folder in memory, where the system has one


class LibraryService(QObject):
    """Asynchronous access to one library.

    Args:
        file: The library file; the user's own if None.
        parent: Its owner.

    Signals:
        ready: A library is open; also after it was replaced.
        problem: The library has a problem, a `Message`; shown until `ready`.
        notice: A `Message` for the user that is not a problem.
        previewed: The preview of the library was read.
        list_changed: Lists may be out of date.
        moved: The open library was replaced; a dict of new ids by old ids of characters whose id changed.
        replacing: The library is about to be replaced; open characters must be closed now.
    """

    ready = Signal()
    problem = Signal(object)
    notice = Signal(object)
    previewed = Signal()
    list_changed = Signal()
    moved = Signal(object)
    replacing = Signal()

    def __init__(self, file: Path | None = None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._is_own = file is None
        self._file = paths.library_path() if file is None else file
        self._library: Library | None = None
        self._is_temporary = False
        self._is_lost = False
        self._read_only_message: Message | None = None
        self._is_replacing = False
        self._waiting: list[Callable[[], object]] = []
        self._temporary: tempfile.TemporaryDirectory[str] | None = None
        self._pool = QThreadPool(self)
        self._pool.setMaxThreadCount(1)
        self._long_pool = QThreadPool(self)
        self._long_pool.setMaxThreadCount(1)

    @property
    def file(self) -> Path:
        """The library file, which may not exist yet."""
        return self._file

    @property
    def is_open(self) -> bool:
        """Whether a library is open, even a temporary one."""
        return self._library is not None

    @property
    def is_temporary(self) -> bool:
        """Whether the open library is temporary."""
        return self._is_temporary

    @property
    def is_read_only(self) -> bool:
        """Whether the open library can only be read."""
        return self._library is not None and self._library.read_only_reason is not None

    def is_refused(self) -> bool:
        """Return whether nothing can be changed now; `problem` is emitted again then, to say why."""
        if self.is_read_only and self._read_only_message is not None:
            self.problem.emit(self._read_only_message)
        return self.is_read_only

    @property
    def is_lost(self) -> bool:
        """Whether a temporary library is open because the file, which was there before, is missing."""
        return self._is_temporary and self._is_lost

    @property
    def library(self) -> Library:
        """The open library, for writing single edits.

        Raises:
            LibraryError: None is open.
        """
        if self._library is None:
            raise LibraryError(_not_open_message(self._file))
        return self._library

    # ---------------------------------------------------------------------------------------------- opening and closing

    def open_library(self) -> None:
        """Open the library on a worker thread; emits `ready` or `problem`."""
        work = partial(open_library, self._file, self._is_own)
        tasks.run(self, work, self._on_opened, self._on_not_opened, pool=self._pool)

    def retry(self) -> None:
        """Retry opening the library; the work done meanwhile is moved into it."""
        self._is_replacing = True
        if self.is_read_only:
            work = partial(open_file, self._file)
        else:
            work = partial(open_with_characters_of, self._file, self._library if self._is_temporary else None)
        self._replace(work, self._on_opened, self._on_still_not_opened, self.tr("Opening the library"))

    @property
    def is_file_missing(self) -> bool:
        """Whether the file of the library was deleted or moved away while it is open."""
        return self._library is not None and not self._is_temporary and not self._library.is_in_place

    def recreate_file(self) -> None:
        """Write the open library to its file again, after the file was deleted."""
        work = partial(copy_to, self.library, self._file)
        self._is_replacing = True
        self._replace(work, self._on_opened, self._on_still_not_opened, self.tr("Opening the library"))

    def save_elsewhere(self, file: Path) -> None:
        """Save the library as another file and continue with that one."""
        self._is_replacing = True
        if self._library is None or (self._is_temporary and file.exists()):
            work = partial(open_with_characters_of, file, self._library)
        else:
            work = partial(copy_to, self._library, file)
        after = partial(self._on_elsewhere, file)
        self._replace(work, after, self._on_still_not_opened, self.tr("Saving the library elsewhere"))

    def move_to(self, file: Path, done: Callable[[], None], failed: Callable[[QuireError], None]) -> None:
        """Move the library to another file, with its history, and store that path.

        The old file stays as a copy.

        Args:
            file: The new file; it must not exist.
            done: Called when the new file is open.
            failed: Called with the error; the library stays where it is.
        """
        work = partial(copy_to, self.library, file)
        self._is_replacing = True
        after = partial(self._on_moved, file, done)
        self._replace(work, after, partial(self._on_not_moved, failed), self.tr("Moving the library"))

    def replace_lost_library(self) -> None:
        """Create a new library in place of a lost one; the work done meanwhile is moved into it."""
        self._is_replacing = True
        work = partial(replace_lost, self._file, self._library if self._is_temporary else None)
        self._replace(work, self._on_opened, self._on_still_not_opened, self.tr("Creating a new library"))

    def restore(self, copy: Path) -> None:
        """Replace the library with a backup, after backing it up; emits `ready` and `moved`.

        If the backup cannot be used, the library stays as it is and `notice` says why.

        Raises:
            LibraryError: No library is open.
        """
        library = self.library
        self.replacing.emit()
        label = self.tr("Restoring the backup")
        self._is_replacing = True
        if self._is_temporary:
            work = partial(restore_damaged, self._file, copy, library)
            self._replace(work, self._on_opened, self._on_still_not_opened, label)
            return
        self._library = None
        work = partial(restore_library, self._file, copy, library)
        self._replace(work, self._on_restored, self._on_not_opened, label)

    def _replace(
        self,
        work: Callable[[], Opening],
        done: Callable[[Opening], None],
        failed: Callable[[QuireError], None],
        label: str,
    ) -> None:
        """Replace the open library, once no task uses it any more."""
        tasks.run(self, partial(_run_when_idle, self._long_pool, work), done, failed, label, pool=self._pool)

    def close(self) -> None:
        """Wait for running tasks and close the library."""
        self._long_pool.waitForDone()
        self._pool.waitForDone()
        if self._library is not None:
            self._library.close()
            self._library = None
        if self._temporary is not None:
            self._temporary.cleanup()
            self._temporary = None

    def _on_opened(self, opening: Opening) -> None:
        before, self._library = self._library, opening.library
        if before is not None:
            tasks.run(self, before.close, self._on_closed, self._report, pool=self._pool)
        self._is_temporary = opening.is_temporary
        if before is not None:
            self.moved.emit(dict(opening.moved))
        self.ready.emit()
        self._run_waiting()
        self.list_changed.emit()
        self._read_only_message = opening.message if self.is_read_only else None
        if self.is_read_only:
            self.is_refused()
            return
        for message in (opening.message, *opening.library.notices):
            if message is not None:
                (self.problem if opening.is_temporary else self.notice).emit(message)
        self.refresh_lines()

    def _on_restored(self, opening: Opening) -> None:
        self._on_opened(opening)
        self.moved.emit({})

    def _on_not_opened(self, error: QuireError) -> None:
        """Open a temporary library instead."""
        from core.store.errors import LIBRARY_LOST  # noqa: PLC0415 - SQLAlchemy is imported with the first library

        self._is_lost = error.message.code == LIBRARY_LOST
        self._temporary = tempfile.TemporaryDirectory(
            prefix="quire-", dir=MEMORY if os.access(MEMORY, os.W_OK) else None, ignore_cleanup_errors=True
        )
        work = partial(open_temporary, Path(self._temporary.name) / paths.LIBRARY_FILE, error.message)
        tasks.run(self, work, self._on_opened, self._on_still_not_opened, pool=self._pool)

    def _on_still_not_opened(self, error: QuireError) -> None:
        self._run_waiting()
        self.problem.emit(error.message)

    def _on_not_moved(self, failed: Callable[[QuireError], None], error: QuireError) -> None:
        self._run_waiting()
        failed(error)

    def _on_closed(self, _nothing: None) -> None:
        """Do nothing: the previous library is closed."""

    def _run_waiting(self) -> None:
        """Start the tasks that waited for the library to be opened or replaced."""
        self._is_replacing = False
        waiting, self._waiting = self._waiting, []
        for start in waiting:
            start()

    def _on_elsewhere(self, file: Path, opening: Opening) -> None:
        self._file, self._is_own = file, False
        self._on_opened(opening)

    def _on_moved(self, file: Path, done: Callable[[], None], opening: Opening) -> None:
        paths.set_library_path(file)
        self._on_elsewhere(file, opening)
        done()

    # ---------------------------------------------------------------------------------------------------- running tasks

    def run(
        self,
        parent: QObject,
        work: Callable[[Library], Result],
        done: Callable[[Result], None],
        failed: Callable[[QuireError], None] | None = None,
        label: str = "",
        progress: tasks.Progress | None = None,
    ) -> None:
        """Run a function with the library on a worker thread.

        Args:
            parent: Owner; no callbacks after its deletion.
            work: Gets the library and returns plain values.
            done: Called with the result.
            failed: Called with the error; by default it is emitted as `notice`.
            label: Text in the status line.
            progress: Progress advanced by ``work``, if any.
        """
        if self._library is None or self._is_replacing:
            self._waiting.append(partial(self.run, parent, work, done, failed, label, progress))
            return
        bound_work = partial(work, self._library)
        pool = self._pool if progress is None else self._long_pool
        tasks.run(parent, bound_work, done, failed or self._report, label, progress=progress, pool=pool)

    def run_blocking(self, work: Callable[[Library], object]) -> QuireError | None:
        """Run a function after all queued tasks and wait for it, for work that cannot be deferred.

        Args:
            work: Gets the library.

        Returns:
            The error, or None.
        """
        self._pool.waitForDone()
        try:
            work(self.library)
        except QuireError as error:
            return error
        return None

    def preview(
        self, parent: QObject, work: Callable[[LibraryPreview], Result], done: Callable[[Result | None], None]
    ) -> None:
        """Read from the preview of the library before it is open; emits `previewed`.

        Args:
            parent: Owner; no callbacks after its deletion.
            work: Reads the preview on a worker thread.
            done: Called with the result, or None if there is no preview.
        """
        tasks.run(self, partial(_preview, self._file, work), partial(self._on_previewed, parent, done), self._report)

    def _on_previewed(self, parent: QObject, done: Callable[[Result | None], None], result: Result | None) -> None:
        if isValid(parent):
            done(result)
        self.previewed.emit()

    def change(
        self,
        parent: QObject,
        work: Callable[[Library], Result],
        done: Callable[[Result], None] | None = None,
        failed: Callable[[QuireError], None] | None = None,
        label: str = "",
        progress: tasks.Progress | None = None,
    ) -> None:
        """Run a function that changes the library, as `run`; emits `list_changed` even after an error."""
        self.run(parent, work, partial(self._on_changed, done), partial(self._on_failed, failed), label, progress)

    def create(
        self,
        parent: QObject,
        characters: Iterable[Character],
        done: Callable[[list[str]], None] | None = None,
        failed: Callable[[QuireError], None] | None = None,
        origin: Origin | None = None,
    ) -> None:
        """Add new characters; ``done`` gets their ids in order.

        Args:
            parent: Owner; no callbacks after its deletion.
            characters: The characters.
            done: Called with the ids.
            failed: Called with the error; nothing was added then.
            origin: Where they come from; `Origin.NEW` if None.
        """
        work = partial(_add_characters, tuple(characters), origin)
        self.change(parent, work, done, failed, self.tr("Saving the character"))

    def notify_list_changed(self) -> None:
        """Emit `list_changed` after a write outside this service, such as that of an open character."""
        self.list_changed.emit()

    def _on_changed(self, done: Callable[[Result], None] | None, result: Result) -> None:
        if done is not None:
            done(result)
        self.list_changed.emit()

    def _on_failed(self, failed: Callable[[QuireError], None] | None, error: QuireError) -> None:
        (failed or self._report)(error)
        self.list_changed.emit()

    def _report(self, error: QuireError) -> None:
        if self._library is None or error.message != self._library.read_only_reason or not self.is_refused():
            self.notice.emit(error.message)

    # ---------------------------------------------------------------------------------------------------- summary lines

    @Slot()
    def refresh_lines(self) -> None:
        """Update the summary lines of documents whose game's data changed, or whose problems were not counted."""
        self.run(self, _refresh_summary_lines, self._on_refreshed)

    def _on_refreshed(self, number: int) -> None:
        if number:
            self.list_changed.emit()


def _run_when_idle(pool: QThreadPool, work: Callable[[], Opening]) -> Opening:
    pool.waitForDone()
    return work()


def _preview(file: Path, work: Callable[[LibraryPreview], Result]) -> Result | None:
    from core.store.preview import preview_library  # noqa: PLC0415 - imported after the first paint

    return preview_library(file, work)


def _add_characters(characters: tuple[Character, ...], origin: Origin | None, library: Library) -> list[str]:
    from core.store.records import Origin  # noqa: PLC0415 - imported after the first paint

    return library.add_many([prepare_character(each) for each in characters], origin or Origin.NEW)


def _refresh_summary_lines(library: Library) -> int:
    """Update outdated summary lines; return how many."""
    from core.registry import games  # noqa: PLC0415 - imported after the first paint

    number = 0
    for game in games():
        for kind in (CHARACTER, WORLD):
            system = game.id if kind == CHARACTER else synthetic_id(game.id, kind)
            for id_ in library.outdated(system, game.version):
                with suppress(LibraryError):  # what cannot be read is shown as that document's problem
                    number += _refresh_summary_line(id_, library)
    return number


def _refresh_summary_line(id_: str, library: Library) -> bool:
    stored = library.load(id_)
    line = counted_line(stored.character)
    _, version, _ = line
    return bool(version) and library.refresh_line(id_, stored.position, line)


def _not_open_message(file: Path) -> Message:
    return Message(
        "library_not_open_yet",
        "The library {path} is still opening. Wait a moment and try again.",
        {"path": file},
    )
