"""Loads the characters of a party and keeps them open; shares those open in the window."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import islice
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from core.errors import QuireError
from core.messages import Message
from core.store.records import Query
from desktop.library.library_service import LibraryService
from desktop.sheet.open_character import Loaded, OpenCharacter, load_character
from desktop.sheet.shared_characters import SharedCharacters

if TYPE_CHECKING:
    from core.store.library import Library

MAX_MEMBERS: Final = 100
"""Most characters of a table."""
_SOON_MS: Final = 250


@dataclass(frozen=True, slots=True)
class PartyScope:
    """Which characters a party shows.

    Attributes:
        ids: Ids of the characters; if empty, those of the campaign.
        campaign: Name of the campaign; "" for characters without one.
    """

    ids: tuple[str, ...] = ()
    campaign: str = ""


@dataclass(frozen=True, slots=True)
class PartyPlace:
    """What a party window shows, to open it again.

    Attributes:
        scope: The characters; None for the first campaign.
        chosen: Ids selected in the library, offered in the list of scopes.
        selected: Ids of the characters selected in the table.
    """

    scope: PartyScope | None
    chosen: tuple[str, ...] = ()
    selected: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class _LoadedMembers:
    """What was loaded: revision of each member, new characters, problems."""

    revisions: dict[str, int]
    loaded: tuple[Loaded, ...]
    is_cut: bool
    problems: tuple[Message, ...]


class PartyMembers(QObject):
    """The characters of a party.

    Args:
        service: The library.
        shared: Opens the characters.
        parent: Its owner.

    Signals:
        listed: The members changed.
        changed: A character changed; its id.
        undo_changed: Another action can be undone now.
        trouble: An action failed; a `Message`.
    """

    listed = Signal()
    changed = Signal(str)
    undo_changed = Signal()
    trouble = Signal(object)

    def __init__(self, service: LibraryService, shared: SharedCharacters, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._service = service
        self._shared = shared
        self._scope = PartyScope()
        self._own: set[str] = set()
        self._people: dict[str, OpenCharacter] = {}
        self._listeners: dict[str, Callable[[object], None]] = {}
        self._is_closed = False
        self._is_reading = True
        self._reported: set[str] = set()
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._later.setInterval(_SOON_MS)
        self._later.timeout.connect(self._read)
        self._saved = QTimer(self)
        self._saved.setSingleShot(True)
        self._saved.setInterval(_SOON_MS)
        self._saved.timeout.connect(service.notify_list_changed)
        service.list_changed.connect(self._later.start)

    @property
    def members(self) -> dict[str, OpenCharacter]:
        """The characters by id, grouped by game and sorted by name."""
        return dict(self._people)

    @property
    def scope(self) -> PartyScope:
        """Which characters a party shows."""
        return self._scope

    @property
    def is_loading(self) -> bool:
        """Whether the members are being loaded."""
        return self._is_reading

    def show(self, scope: PartyScope) -> None:
        """Show other characters."""
        self._scope, self._is_reading = scope, True
        self._reported.clear()
        self._read()

    @Slot()
    def _read(self) -> None:
        if not self._is_closed:
            known = frozenset(self._people)
            self._service.run(
                self, partial(_load_members, self._scope, known), partial(self._on_read, self._scope), self._on_not
            )

    def _on_not(self, error: QuireError) -> None:
        self._is_reading = False
        self.trouble.emit(error.message)

    def _on_read(self, scope: PartyScope, read: _LoadedMembers) -> None:
        if self._is_closed or scope != self._scope:
            return
        self._is_reading = False
        self._report_problems(read)
        for id_, character in self._people.items():
            revision = read.revisions.get(id_)
            if id_ in self._own and revision not in (None, character.revision) and character.is_saved:
                character.reload()  # written elsewhere
        before = list(self._people)
        for id_ in before:
            if id_ not in read.revisions:
                self._drop(id_)
        for loaded in read.loaded:
            self._take(loaded)
        self._people = dict(sorted(self._people.items(), key=_place))
        if before != list(self._people) or not before:
            self.listed.emit()

    def _report_problems(self, read: _LoadedMembers) -> None:
        """Report problems, each once."""
        for problem in (*read.problems, *([_too_many(len(read.revisions))] if read.is_cut else [])):
            if problem.render() not in self._reported:
                self._reported.add(problem.render())
                self.trouble.emit(problem)

    def _listen(self, character: OpenCharacter) -> None:
        character.save_failed.connect(self.trouble)
        character.saved.connect(self._on_saved)

    def _take(self, loaded: Loaded) -> None:
        if loaded.id in self._people:
            return
        if self._shared.in_tab(loaded.id) is None:
            self._own.add(loaded.id)
        self._join(self._shared.open(loaded))

    def _join(self, character: OpenCharacter) -> None:
        id_ = character.id
        listener = self._listeners[id_] = partial(self._on_changed, id_)
        self._people[id_] = character
        character.changed.connect(listener)
        character.undo_stack.changed.connect(self.undo_changed)
        if id_ in self._own:
            self._listen(character)

    def _drop(self, id_: str) -> None:
        character = self._people.pop(id_)
        character.changed.disconnect(self._listeners.pop(id_))
        character.undo_stack.changed.disconnect(self.undo_changed)
        if id_ in self._own:
            self._own.discard(id_)
            character.save_failed.disconnect(self.trouble)
            character.saved.disconnect(self._on_saved)
            try:
                character.close()
            except QuireError as error:
                self.trouble.emit(error.message)

    def _on_changed(self, id_: str, _changes: object) -> None:
        self.changed.emit(id_)

    @Slot(int)
    def _on_saved(self, _revision: int) -> None:
        self._saved.start()

    def adopt(self, character: OpenCharacter) -> None:
        """Switch to this open character, as its sheet was opened in the window."""
        self._replace(character, is_own=False)

    def reopen(self, id_: str) -> None:
        """Open a character again, as its sheet is being closed in the window."""
        if id_ in self._people and id_ not in self._own:
            try:
                self._replace(self._shared.open_again(id_), is_own=True)
            except QuireError as error:
                self._drop(id_)
                self.listed.emit()
                self.trouble.emit(error.message)

    def _replace(self, character: OpenCharacter, *, is_own: bool) -> None:
        present = self._people.get(character.id)
        if present is None or present is character:
            return
        order = list(self._people)
        document = present.sheet.character
        self._drop(character.id)
        if character.sheet.character != document:
            character.reload()  # it was loaded before the last edit was saved
        if is_own:
            self._own.add(character.id)
        self._join(character)
        self._people = {id_: self._people[id_] for id_ in order}
        self.changed.emit(character.id)

    def close(self) -> None:
        """Close all characters once they are saved."""
        if not self._is_closed:
            self._is_closed = True
            self._later.stop()
            for id_ in list(self._people):
                self._drop(id_)


def _place(item: tuple[str, OpenCharacter]) -> tuple[str, str, str]:
    sheet = item[1].sheet
    return sheet.system.name.casefold(), sheet.character.name.casefold(), item[0]


def _too_many(count: int) -> Message:
    return Message(
        "party_too_many",
        "Only the first {count} characters are shown. Select fewer in the library to see others.",
        {"count": count},
    )


def campaign_names(library: Library) -> Sequence[str]:
    """Return the names of campaigns with characters; runs on the library's thread."""
    return [each.name for each in library.campaigns.list() if each.characters]


def _load_members(scope: PartyScope, known: frozenset[str], library: Library) -> _LoadedMembers:
    """Find the members and load those not known yet; runs on the library's thread."""
    problems: list[Message] = []
    revisions: dict[str, int] = {}
    if scope.ids:
        for id_ in scope.ids[: MAX_MEMBERS + 1]:
            try:
                entry = library.entry(id_)
            except QuireError:
                continue  # deleted
            if entry.trashed is None:
                revisions[id_] = entry.revision
    else:
        query = Query(campaign=scope.campaign, no_campaign=not scope.campaign)
        revisions = {entry.id: entry.revision for entry in islice(library.all_entries(query), MAX_MEMBERS + 1)}
    is_cut = len(revisions) > MAX_MEMBERS
    revisions = dict(islice(revisions.items(), MAX_MEMBERS))
    loaded: list[Loaded] = []
    for id_ in revisions:
        if id_ not in known:
            try:
                loaded.append(load_character(id_, library))
            except QuireError as error:
                problems.append(error.message)
    return _LoadedMembers(revisions, tuple(loaded), is_cut, tuple(problems))
