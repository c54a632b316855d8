"""The worlds in the library dock: the user's, and the samples that came with Quire, which can only be read."""

from __future__ import annotations

from functools import partial
from typing import Final

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QWidget

from desktop.library.document_rows import DocumentRow
from desktop.library.documents_view import DocumentsView
from desktop.library.library_service import LibraryService
from desktop.library.world_actions import WorldActions
from desktop.library.world_operations import WorldLists, WorldSummary, read_worlds

COUNT_MS: Final = 2000
"""Pause after which the problems of worlds are counted that were changed; an open world counts its own sooner."""

_OWN, _SHIPPED, _TRASH = "own", "shipped", "trash"


class WorldsView(DocumentsView):
    """The list of worlds.

    Args:
        service: The library.
        world_actions: Performs actions on worlds.
        parent: Its owner.
    """

    def __init__(self, service: LibraryService, world_actions: WorldActions, parent: QWidget | None = None) -> None:
        self._world_actions = world_actions
        self._lists: WorldLists | None = None
        self._problems: dict[str, int] = {}
        self._counting = QTimer()
        self._counting.setSingleShot(True)
        self._counting.setInterval(COUNT_MS)
        self._counting.timeout.connect(service.refresh_lines)
        super().__init__(service, parent)
        self.setAccessibleName(self.tr("Worlds"))
        self.list.setAccessibleName(self.tr("Worlds"))
        self.new_button.setText(self.tr("New world"))
        self.order_label.setText(self.tr("by owner"))
        self.list.setDragEnabled(True)
        self.list.drag_wanted.connect(self._on_drag)

    def read(self) -> None:
        """Read the worlds of the library and the samples."""
        self.service.run(self, partial(read_worlds, self.is_trash), self._on_read)

    def _on_drag(self) -> None:
        if (row := self.marked) is not None:
            self._world_actions.drag(row.id, row.name, self.list)

    def _on_read(self, lists: WorldLists) -> None:
        self._lists = lists
        groups = {_TRASH: self.tr("Trash")}
        if not self.is_trash:
            groups = {_OWN: self.tr("Yours"), _SHIPPED: self.tr("Shipped, read only")}
        rows = [self._row(world, lists) for world in lists.worlds]
        self._world_actions.set_games(lists.games, self.chips.current())
        self.show_documents(rows, groups, lists.games, lists.in_trash)
        if any(world.problems is None for world in lists.worlds) and not self.is_trash:
            self._counting.start()

    def _problems_of(self, world: WorldSummary) -> int:
        """Return the number of problems that a world has, or had before it was changed and is counted again."""
        if world.problems is not None:
            self._problems[world.id] = world.problems
        return self._problems.get(world.id, 0)

    def _row(self, world: WorldSummary, lists: WorldLists) -> DocumentRow:
        game = lists.games.get(world.system, world.system)
        entries = self.tr("%Ln entries", "", world.entries)
        uses = self.tr("used by %Ln character(s)", "", world.characters) if world.characters else ""
        group = _TRASH if self.is_trash else _SHIPPED if world.is_shipped else _OWN
        return DocumentRow(
            world.id,
            world.name,
            f"{game} · {entries}",
            uses,
            group,
            world.system,
            lists.signs.get(world.system, ""),
            self._problems_of(world),
            is_locked=world.is_shipped,
        )

    def count_text(self, number: int) -> str:
        """Return how many worlds there are."""
        return self.tr("%Ln world(s)", "", number)

    def empty_texts(self) -> tuple[str, str]:
        """Return title and hint of an empty list."""
        return self.tr("No worlds yet"), self.tr("Create a world, or import a world file.")

    def carry_out(self, action: str, row: DocumentRow) -> None:
        """Carry out an action on a world."""
        actions = self._world_actions
        match action:
            case "rename":
                actions.rename(row.id, row.name)
            case "duplicate":
                actions.duplicate(row.id)
            case "export":
                actions.export(row.id, row.name)
            case "trash":
                actions.move_to_trash((row.id,), row.name)
            case "restore":
                actions.restore((row.id,))
            case "delete":
                actions.delete(row.id, row.name)
