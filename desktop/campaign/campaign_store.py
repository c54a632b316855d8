"""Writes campaigns that are not open in a tab, and finds them; runs on worker threads."""

from __future__ import annotations

from collections.abc import Sequence
from random import SystemRandom
from typing import TYPE_CHECKING

from core.registry import document_system, games
from desktop.messages import render

if TYPE_CHECKING:
    from core.character.document import Character
    from core.store.library import Library
    from core.store.records import Change


def games_and_names(library: Library) -> tuple[Sequence[tuple[str, str]], Sequence[str]]:
    """Return id and name of each game, and the names of all campaigns."""
    return [(each.id, each.name) for each in games()], [each.name for each in library.campaigns.list()]


def create(name: str, system: str, library: Library) -> str:
    """Create a campaign of a game; return its id."""
    return library.campaigns.add(name, system=system).id


def set_game(id_: str, system: str, library: Library) -> None:
    """Give another game to a campaign without members."""
    library.campaigns.set_game(id_, system)


def name_of(id_: str, library: Library) -> str:
    """Return the name of a campaign."""
    return library.entry(id_).name


def id_of(name: str, library: Library) -> str:
    """Return the id of the campaign of a name; "" if there is none."""
    return next((each.id for each in library.campaigns.list() if each.name == name), "")


def rename(id_: str, name: str, library: Library) -> None:
    """Rename a campaign; its characters are not rewritten."""
    library.campaigns.rename(id_, name)


def set_state(id_: str, state: str, library: Library) -> None:
    """Let a campaign run or rest."""
    from core.character.edit_labels import describe_edit  # noqa: PLC0415 - a window without campaigns needs no formulas
    from core.character.edits import SetValue  # noqa: PLC0415 - as above
    from core.character.uids import Uids  # noqa: PLC0415 - as above
    from core.content.campaign_system import STATE  # noqa: PLC0415 - as above
    from core.store.records import Change  # noqa: PLC0415 - as above

    edit, uids = SetValue(STATE, state), Uids(SystemRandom())

    def change(document: Character) -> Change | None:
        applied = edit.apply(document, uids)
        system = document_system(document.system)
        return Change(edit, applied.inverse, render(describe_edit(edit, system, applied.inverse), system.id))

    library.commit_each([id_], change)


def trash(id_: str, library: Library) -> str:
    """Move a campaign to the trash; return its name."""
    name = name_of(id_, library)
    library.trash(id_)
    return name


def restore(id_: str, library: Library) -> None:
    """Take a campaign out of the trash."""
    library.restore_trashed(id_)


def delete(id_: str, library: Library) -> None:
    """Delete a campaign permanently."""
    library.campaigns.remove(id_)
