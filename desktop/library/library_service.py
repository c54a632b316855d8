"""The library of the window: opened on a thread, asked through tasks, and usable whatever state its file is in.

Everybody asks through `LibraryService.ask` (reads) and `LibraryService.change` (writes that change what lists show), whose
work gets the open `core.store.Library` on a thread::

    desk.ask(self, lambda library: library.page(query, after), self._on_page)
    desk.change(self, partial(trash_all, ids), self._on_trashed, label=self.tr("Throwing away"))

Work stays in the order in which it was asked for, but for what has a `Progress`: it may take minutes, and has a thread
of its own, so that lists, searches and sheets go on meanwhile. Work asked for before the library is open waits until
it is.

Where the library cannot be opened, one for this session only takes its place, in memory where the system can do that,
and `trouble` says so. `retry` and `save_elsewhere` lead out of it; what was made meanwhile comes along.
"""

from __future__ import annotations

import os
import tempfile
from collections.abc import Callable, Iterable
from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final, TypeVar

from PySide6.QtCore import QObject, QThreadPool, Signal
from shiboken6 import isValid

from core import paths, store
from core.errors import DocumentError, LibraryError, QuireError
from core.messages import Message
from desktop import tasks

if TYPE_CHECKING:
    from core.character import Character
    from core.store import Library, LibraryPreview, Origin, PreparedCharacter

Result = TypeVar("Result")

MEMORY: Final = Path("/dev/shm")  # noqa: S108 - a folder in memory, where the system has one


@dataclass(frozen=True, slots=True)
class _Opening:
    """What came of opening.

    Attributes:
        library: The library.
        message: What a person must know of it, or None.
        is_temporary: Whether it lasts for this session only.
        moved: New ids by old ones of characters that came along from the library before.
    """

    library: Library
    message: Message | None = None
    is_temporary: bool = False
    moved: tuple[tuple[str, str], ...] = ()


class LibraryService(QObject):
    """The library of the window.

    Args:
        place: The file; the user's own where None.
        parent: Its owner.

    Signals:
        ready: A library is open now; also after another one took its place.
        trouble: Something is wrong with the library, a `Message`; the window says it until `ready` comes again.
        notice: Something a person should know, a `Message`, without being trouble.
        glanced: What could be seen of the library before it is open is there.
        listed_changed: Lists may show something else now.
        moved: Another library took the place of one that was open; with a dict of new ids by old ones of those
            characters that got another one.
        replacing: Another library is about to take the place of this one; whoever edits a character lets it go now.
    """

    ready = Signal()
    problem = Signal(object)
    notice = Signal(object)
    previewed = Signal()
    list_changed = Signal()
    moved = Signal(object)
    replacing = Signal()

    def __init__(self, place: Path | None = None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._is_own = place is None
        self._file = paths.library_path() if place is None else place
        self._library: Library | None = None
        self._is_temporary = False
        self._is_replacing = False
        self._waiting: list[Callable[[], object]] = []
        self._temporary: tempfile.TemporaryDirectory[str] | None = None
        self._pool = QThreadPool(self)
        self._pool.setMaxThreadCount(1)
        self._long_pool = QThreadPool(self)
        self._long_pool.setMaxThreadCount(1)

    @property
    def file(self) -> Path:
        """Where the library lies, or should."""
        return self._file

    @property
    def is_open(self) -> bool:
        """Whether a library is open, even one for this session only."""
        return self._library is not None

    @property
    def is_temporary(self) -> bool:
        """Whether what is made now lasts for this session only."""
        return self._is_temporary

    @property
    def library(self) -> Library:
        """The open library, for those who write edit by edit.

        Raises:
            LibraryError: None is open.
        """
        if self._library is None:
            raise LibraryError(_not_open_message(self._file))
        return self._library

    # ------------------------------------------------------------------------------------------ opening and closing

    def open_library(self) -> None:
        """Open the library on a thread; `ready` or `trouble` follows."""
        work = partial(_open, self._file, self._is_own)
        tasks.run(self, work, self._on_opened, self._on_not_opened, pool=self._pool)

    def retry(self) -> None:
        """Try to open the library itself once more; what was made meanwhile moves into it."""
        self._is_replacing = True
        work = partial(_open_with_characters_of, self._file, self._library if self._is_temporary else None)
        self._replace(work, self._on_opened, self._on_still_not_opened, self.tr("Opening the library"))

    @property
    def is_file_missing(self) -> bool:
        """Whether the file of the library was deleted or moved away while it is open."""
        return self._library is not None and not self._is_temporary and not self._library.is_in_place

    def recreate_file(self) -> None:
        """Write the library again to the place where its file was deleted."""
        work = partial(_copy_to, self.library, self._file)
        self._is_replacing = True
        self._replace(work, self._on_opened, self._on_still_not_opened, self.tr("Opening the library"))

    def save_elsewhere(self, place: Path) -> None:
        """Work with another library from now on; all that was in this one moves into it."""
        self._is_replacing = True
        if self._library is None or self._is_temporary:
            work = partial(_open_with_characters_of, place, self._library)
        else:
            work = partial(_copy_to, self._library, place)
        after = partial(self._on_elsewhere, place)
        self._replace(work, after, self._on_still_not_opened, self.tr("Saving the library elsewhere"))

    def move_to(self, place: Path, done: Callable[[], None], failed: Callable[[QuireError], None]) -> None:
        """Move the whole library to another place, with its history, and remember that place.

        The file that was moved away stays where it is, as a copy of the last moment there.

        Args:
            place: The new file; it must not exist.
            done: Called when the library is open there.
            failed: Gets why it cannot be moved; the library goes on where it is.
        """
        work = partial(_copy_to, self.library, place)
        self._is_replacing = True
        after = partial(self._on_moved, place, done)
        self._replace(work, after, partial(self._on_not_moved, failed), self.tr("Moving the library"))

    def restore(self, copy: Path) -> None:
        """Put a dated copy in the place of the library, which is copied before; `ready` and `moved` follow.

        Where the copy cannot be used, the library stays as it is and `notice` says why.

        Raises:
            LibraryError: No library is open.
        """
        library = self.library
        self.replacing.emit()
        label = self.tr("Restoring the backup")
        self._is_replacing = True
        if self._is_temporary:
            work = partial(_restore_damaged, self._file, copy, library)
            self._replace(work, self._on_opened, self._on_still_not_opened, label)
            return
        self._library = None
        work = partial(_restore, self._file, copy, library)
        self._replace(work, self._on_restored, self._on_not_opened, label)

    def _replace(
        self,
        work: Callable[[], _Opening],
        done: Callable[[_Opening], None],
        failed: Callable[[QuireError], None],
        label: str,
    ) -> None:
        """Let another library take the place of this one, once nothing works on this one any more."""
        tasks.run(self, partial(_run_when_idle, self._long_pool, work), done, failed, label, pool=self._pool)

    def close(self) -> None:
        """Wait for what is under way and give the library back."""
        self._long_pool.waitForDone()
        self._pool.waitForDone()
        if self._library is not None:
            self._library.close()
            self._library = None
        if self._temporary is not None:
            self._temporary.cleanup()
            self._temporary = None

    def _on_opened(self, opening: _Opening) -> None:
        before, self._library = self._library, opening.library
        if before is not None:
            tasks.run(self, before.close, self._on_closed, self._report, pool=self._pool)
        self._is_temporary = opening.is_temporary
        if before is not None:
            self.moved.emit(dict(opening.moved))
        self.ready.emit()
        self._run_waiting()
        self.list_changed.emit()
        for message in (opening.message, *opening.library.notices):
            if message is not None:
                (self.problem if opening.is_temporary else self.notice).emit(message)
        self._refresh_lines()

    def _on_restored(self, opening: _Opening) -> None:
        self._on_opened(opening)
        self.moved.emit({})

    def _on_not_opened(self, error: QuireError) -> None:
        """Take a library for this session only."""
        self._temporary = tempfile.TemporaryDirectory(
            prefix="quire-", dir=MEMORY if os.access(MEMORY, os.W_OK) else None, ignore_cleanup_errors=True
        )
        work = partial(_open_temporary, Path(self._temporary.name) / paths.LIBRARY_FILE, error.message)
        tasks.run(self, work, self._on_opened, self._on_still_not_opened, pool=self._pool)

    def _on_still_not_opened(self, error: QuireError) -> None:
        self._run_waiting()
        self.problem.emit(error.message)

    def _on_not_moved(self, failed: Callable[[QuireError], None], error: QuireError) -> None:
        self._run_waiting()
        failed(error)

    def _on_closed(self, _nothing: None) -> None:
        """Nothing is left to be done when a library is given back."""

    def _run_waiting(self) -> None:
        """Let those ask who waited while no library was open or another one took its place."""
        self._is_replacing = False
        waiting, self._waiting = self._waiting, []
        for start in waiting:
            start()

    def _on_elsewhere(self, place: Path, opening: _Opening) -> None:
        self._file, self._is_own = place, False
        self._on_opened(opening)

    def _on_moved(self, place: Path, done: Callable[[], None], opening: _Opening) -> None:
        paths.set_library_path(place)
        self._on_elsewhere(place, opening)
        done()

    # ----------------------------------------------------------------------------------------------------- asking

    def run(
        self,
        parent: QObject,
        work: Callable[[Library], Result],
        done: Callable[[Result], None],
        failed: Callable[[QuireError], None] | None = None,
        label: str = "",
        progress: tasks.Progress | None = None,
    ) -> None:
        """Ask the library something on a thread.

        Args:
            parent: Who wants to know; when it is gone nobody is told.
            work: Gets the library and returns an answer of plain values.
            done: Gets the answer.
            failed: Gets what went wrong; without one `notice` says it.
            label: What the status line calls it while it lasts.
            progress: The one that ``work`` advances, where it does.
        """
        if self._library is None or self._is_replacing:
            self._waiting.append(partial(self.run, parent, work, done, failed, label, progress))
            return
        whole = partial(work, self._library)
        pool = self._pool if progress is None else self._long_pool
        tasks.run(parent, whole, done, failed or self._report, label, progress=progress, pool=pool)

    def run_blocking(self, work: Callable[[Library], object]) -> QuireError | None:
        """Do something after all that was asked before, and wait for it: for what cannot be done later any more.

        Args:
            work: Gets the library.

        Returns:
            What went wrong, None for nothing.
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
        """Ask for what can be seen of the library before it is open; `previewed` follows.

        Args:
            parent: Who wants to know.
            work: Looks at it on a thread.
            done: Gets the answer, None where nothing can be seen.
        """
        look = partial(store.preview_library, self._file, work)
        tasks.run(self, look, partial(self._on_previewed, parent, done), self._report)

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
        """Change the library on a thread, as `ask`; lists are told afterwards, even where it went wrong half way."""
        self.run(parent, work, partial(self._on_changed, done), partial(self._on_failed, failed), label, progress)

    def create(
        self,
        parent: QObject,
        characters: Iterable[Character],
        done: Callable[[list[str]], None] | None = None,
        failed: Callable[[QuireError], None] | None = None,
        origin: Origin | None = None,
    ) -> None:
        """Take new characters in and give their ids to ``done``, in order.

        Args:
            parent: Who wants to know.
            characters: The characters.
            done: Gets the ids.
            failed: Gets what went wrong; nothing of it was done then.
            origin: Where they come from; new where None.
        """
        work = partial(_add_characters, tuple(characters), origin)
        self.change(parent, work, done, failed, self.tr("Saving the character"))

    def notify_list_changed(self) -> None:
        """Tell lists that something they show was written by somebody else, as the writer of an open character."""
        self.list_changed.emit()

    def _on_changed(self, done: Callable[[Result], None] | None, result: Result) -> None:
        if done is not None:
            done(result)
        self.list_changed.emit()

    def _on_failed(self, failed: Callable[[QuireError], None] | None, error: QuireError) -> None:
        (failed or self._report)(error)
        self.list_changed.emit()

    def _report(self, error: QuireError) -> None:
        self.notice.emit(error.message)

    # ------------------------------------------------------------------------------------------------- summaries

    def _refresh_lines(self) -> None:
        """Bring the lines up to date whose game has other data now."""
        self.run(self, _refresh_summary_lines, self._on_refreshed)

    def _on_refreshed(self, number: int) -> None:
        if number:
            self.list_changed.emit()


def prepare_character(character: Character) -> PreparedCharacter:
    """Make a character ready for the library, with the line that its game says of it; a foreign one without.

    Longer than 50 ms for large characters: call it on a thread.
    """
    return store.prepare_character(character, *_summary_line(character))


def _summary_line(character: Character) -> tuple[str, str]:
    from core.registry import summarise  # noqa: PLC0415 - the games are loaded after the first paint

    try:
        return summarise(character)
    except DocumentError:
        return "", ""


def _summarise(character: Character) -> tuple[str, str]:
    from core.registry import summarise  # noqa: PLC0415 - the games are loaded after the first paint

    return summarise(character)


def _now() -> datetime:
    return datetime.now().astimezone()


def _open(place: Path, is_own: bool) -> _Opening:
    """Open a library; the user's own is set aside where it is damaged, one that was named is left as it is."""
    store.import_database()
    if not is_own:
        return _Opening(store.Library.open(place, _now, summarise=_summarise))
    opened = store.open_or_recover(place, _now, summarise=_summarise)
    return _Opening(opened.library, opened.message)


def _open_temporary(place: Path, reason: Message) -> _Opening:
    message = Message(
        "library_for_now",
        "{reason} Until then, your work is kept for this session only.",
        {"reason": reason, "because": reason.code},
    )
    return _Opening(store.Library.open(place, _now, summarise=_summarise), message, is_temporary=True)


def _run_when_idle(pool: QThreadPool, work: Callable[[], _Opening]) -> _Opening:
    pool.waitForDone()
    return work()


def _open_with_characters_of(place: Path, old: Library | None) -> _Opening:
    """Open a library and take the characters of another one in."""
    library = store.Library.open(place, _now, summarise=_summarise)
    moved: list[tuple[str, str]] = []
    if old is not None:
        ids = [entry.id for entry in old.all_entries()]
        ready = [
            store.prepare_character(old.load(id_).character, *_summary_line(old.load(id_).character)) for id_ in ids
        ]
        moved = list(zip(ids, library.add_many(ready, store.Origin.NEW), strict=True))
        for draft in old.drafts.list():
            library.drafts.save(old.drafts.load(draft.id))
    return _Opening(library, moved=tuple(moved))


def _copy_to(library: Library, place: Path) -> _Opening:
    """Put a copy of a library into another place and open it there."""
    if os.path.lexists(place):
        raise LibraryError(
            Message(
                "place_taken",
                "{path} already exists, so the library was not moved. Choose another name.",
                {"path": place},
            )
        )
    with suppress(LibraryError):  # a disk that is full keeps what is on it
        library.wait()
    if library.is_in_place:
        store.restore_backup(place, library.path, _now)
    else:
        library.save_to(place)
    return _Opening(store.Library.open(place, _now, summarise=_summarise))


def _restore(place: Path, copy: Path, library: Library) -> _Opening:
    """Put a copy in the place of a library, or open it again as it was."""
    library.close()
    message: Message | None = None
    try:
        store.restore_backup(place, copy, _now)
    except LibraryError as error:
        message = error.message
    return _Opening(store.Library.open(place, _now, summarise=_summarise), message)


def _restore_damaged(place: Path, copy: Path, temporary: Library) -> _Opening:
    """Put a copy in the place of a library that cannot be used; what was made meanwhile moves into it."""
    store.restore_backup(place, copy, _now)
    return _open_with_characters_of(place, temporary)


def _add_characters(characters: tuple[Character, ...], origin: Origin | None, library: Library) -> list[str]:
    return library.add_many([prepare_character(each) for each in characters], origin or store.Origin.NEW)


def _refresh_summary_lines(library: Library) -> int:
    """Write anew what the games say of characters whose line is out of date; gives how many that were."""
    from core.registry import games  # noqa: PLC0415 - the games are loaded after the first paint

    number = 0
    for game in games():
        for id_ in library.outdated(game.id, game.version):
            stored = library.load(id_)
            line, version = _summary_line(stored.character)
            number += library.refresh_line(id_, stored.position, line, version) if version else 0
    return number


def _not_open_message(place: Path) -> Message:
    return Message(
        "library_not_open_yet",
        "The library {path} is still opening. Wait a moment and try again.",
        {"path": place},
    )
