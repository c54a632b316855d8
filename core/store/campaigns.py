# ruff: noqa: S608 - every value is bound; the conditions come from document_kinds
"""The campaigns of a library: lists, members, joining and leaving; a campaign is a document of its own.

The document is loaded, edited, undone, trashed and restored with the methods of the library, by the campaign's id. Its
row in the table of campaigns holds what characters refer to: id and name.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from sqlalchemy import Row, text
from sqlmodel import Session, select

from core.character.campaign_document import dropping_edit, joining_edit, leaving_edit
from core.character.campaign_rules import OPTION, CampaignRules
from core.character.document import Character
from core.character.document_kind import CAMPAIGN, CHARACTER, game_of_document, synthetic_id
from core.character.edits import Edit, SetHeader
from core.character.json_reader import read_object
from core.character.membership import Membership
from core.character.uids import Uids
from core.errors import DocumentError, LibraryError
from core.messages import Message
from core.store.character_rows import add_campaign, new_id, read_documents, require_header, update_index
from core.store.commits import Commits
from core.store.connections import Connections
from core.store.document_kinds import kind_condition
from core.store.edit_diff import diff_characters
from core.store.errors import no_character_error
from core.store.member_rules import rules_to_give
from core.store.records import Campaign, CampaignMember, Change, Origin, find_problem, prepare_character
from core.store.stored_values import ID, NUMBER, TEXT
from core.store.tables import CampaignRow, CharacterRow
from core.store.trash import check_unused, remove_campaign_row

if TYPE_CHECKING:
    from core.store.rule_adoption import BroughtRules

_LIST: Final = text(
    "SELECT g.id, g.name, (SELECT count(*) FROM character c WHERE c.campaign = g.serial AND c.trashed IS NULL "
    f"AND {kind_condition(CHARACTER, 'c.')}) AS members, "
    "(SELECT count(*) FROM draft t WHERE json_valid(t.transcript) "
    "AND json_extract(t.transcript, '$.campaign.id') = g.id) AS drafts, "
    "d.revision, d.trashed IS NOT NULL AS gone, d.document "
    f"FROM campaign g LEFT JOIN character d ON d.id = g.id AND {kind_condition(CAMPAIGN, 'd.')} ORDER BY g.name"
)
_OF_CAMPAIGN: Final = (
    "FROM character c JOIN campaign g ON c.campaign = g.serial "
    f"WHERE g.id = :id AND c.trashed IS NULL AND {kind_condition(CHARACTER, 'c.')} ORDER BY c.sort_name, c.serial"
)
_CHARACTERS: Final = text(f"SELECT c.id, c.name, c.system, c.line {_OF_CAMPAIGN}")
_WITH_CAMPAIGN: Final = text(
    "SELECT g.id, c.id, c.name FROM character c JOIN campaign g ON c.campaign = g.serial "
    "JOIN character d ON d.id = g.id AND d.trashed IS NULL "
    "WHERE c.id IN (SELECT value FROM json_each(:ids)) ORDER BY g.serial, c.sort_name, c.serial"
)
_DRAFTS: Final = text(
    "SELECT id, title, system FROM draft WHERE json_valid(transcript) "
    "AND json_extract(transcript, '$.campaign.id') = :id ORDER BY title, serial"
)
_OWN_RULES: Final = text(
    "SELECT c.id, json_extract(c.document, '$.options'), json_extract(c.document, '$.house_rules') "
    + _OF_CAMPAIGN.replace("WHERE", "WHERE json_valid(c.document) AND")
)

_BATCH: Final = 50
"""Documents of members read with one statement, so that a caller can stop soon."""

Members: TypeAlias = list[tuple[str, str]]
"""Ids and names of characters."""

Ids: TypeAlias = list[str]
"""Ids of characters; the class below has a method with the name of the type."""


_MakeEdit: TypeAlias = Callable[[Character], Edit | None]


class Campaigns:
    """The campaigns of a library.

    Args:
        connections: The connections to the library.
        commits: Writes edits of documents.
    """

    def __init__(self, connections: Connections, commits: Commits) -> None:
        self._connections = connections
        self._commits = commits

    def list(self, *, trashed: bool = False) -> tuple[Campaign, ...]:
        """Return every campaign, sorted by name.

        Args:
            trashed: Those in the trash instead.
        """
        with self._connections.reader() as connection:
            found = [_read_campaign(row) for row in connection.execute(_LIST)]
        return tuple(each for each in found if each.is_trashed is trashed)

    def find(self, id: str) -> Campaign:
        """Return a campaign, also one in the trash.

        Raises:
            LibraryError: There is no such campaign.
        """
        for trashed in (False, True):
            for each in self.list(trashed=trashed):
                if each.id == id:
                    return each
        raise _no_campaign(id)

    def add(self, name: str, notes: str = "", system: str = "") -> Campaign:
        """Return the campaign of this name, created if needed, and store notes where some are given.

        Args:
            name: The name.
            notes: The notes.
            system: Id of the game of a new campaign; "" for none yet.

        Raises:
            LibraryError: The name is empty.
        """
        if not name.strip():
            raise LibraryError(Message("campaign_without_name", "A campaign needs a name. Type one."))
        known = next((each for each in self._all() if each.name == name), None)
        if known is None:
            self._connections.write(
                lambda connection: add_campaign(connection, name, system, self._connections.now(), notes)
            )
        elif notes:
            self._edit(known.id, lambda _: SetHeader("notes", notes), "")
        return next(campaign for campaign in self._all() if campaign.name == name)

    def copy_from(self, other: Campaigns) -> dict[str, Campaign]:
        """Add the campaigns of another library, without their history; return them by their ids there.

        One that has nothing but its name becomes the campaign of that name; any other gets a name that is free.

        Raises:
            LibraryError: One of the libraries cannot be read or written.
        """
        taken = {each.name for each in self._all()}
        copied = {}
        for campaign in other.list():
            name, number = campaign.name, 1
            has_content = bool(campaign.version or campaign.notes)
            while has_content and name in taken:
                number += 1
                name = f"{campaign.name} {number}"
            added = self.add(name, system=campaign.system)
            if has_content:
                content = replace(other._read(campaign.id), name=name)
                self._edit(added.id, partial(diff_characters, new=content), "")
            copied[campaign.id] = added
        return copied

    def rename(self, id: str, name: str) -> None:
        """Rename a campaign; no character is written.

        Raises:
            LibraryError: There is no such campaign, the name is empty, or another campaign has it.
        """
        label = Message("campaign_renamed", "Name: {name}", {"name": name}).render()
        self._edit(id, lambda _: SetHeader("name", name), label)

    def set_game(self, id: str, system: str) -> None:
        """Set the game of a campaign without members; its rules, which were for another one, and its history end.

        Args:
            id: The campaign.
            system: Id of the game; "" for none.

        Raises:
            LibraryError: There is no such campaign, or characters belong to it.
        """

        def write(session: Session) -> None:
            campaign = _require(session, id)
            check_unused(session, campaign)
            connection = session.connection()
            header = require_header(connection, id)
            stored = self._read(id)
            self._commits.forget(id)
            fresh = Character(
                synthetic_id(system, CAMPAIGN), stored.name, notes=stored.notes, data=stored.data, extra=stored.extra
            )
            prepared = prepare_character(fresh)
            connection.execute(text("DELETE FROM revision WHERE character = :serial"), {"serial": header.serial})
            connection.execute(
                text(
                    'UPDATE character SET system = :system, document = :document, revision = 0, "write" = "write" + 1, '
                    "world = '' WHERE serial = :serial"
                ),
                {"system": fresh.system, "document": prepared.document, "serial": header.serial},
            )

        self._connections.write_session(write)

    def remove(self, id: str) -> None:
        """Delete a campaign that no character belongs to, not even one in the trash.

        Raises:
            LibraryError: There is no such campaign, or characters belong to it.
        """

        def write(session: Session) -> None:
            _require(session, id)
            remove_campaign_row(session, id)
            connection = session.connection()
            header = require_header(connection, id)
            self._commits.forget(id)
            update_index(connection, header.serial, header.summary, None)
            session.delete(session.exec(select(CharacterRow).where(CharacterRow.id == id)).one())

        self._connections.write_session(write)

    # ----------------------------------------------------------------------------------------------------- members

    def members(self, id: str) -> tuple[CampaignMember, ...]:
        """Return the characters of a campaign outside the trash by name, then its drafts.

        Raises:
            LibraryError: There is no such campaign.
        """
        with self._connections.snapshot() as connection:
            characters = connection.execute(_CHARACTERS, {"id": id}).all()
            drafts = connection.execute(_DRAFTS, {"id": id}).all()
        self.find(id)
        return (
            *(_read_member(row) for row in characters),
            *(_read_member(row) for row in drafts),
        )

    def documents(self, ids: Sequence[str]) -> Iterator[Character | LibraryError]:
        """Yield the documents of members in the order of the ids, read in batches; an error for what cannot be read.

        Args:
            ids: Ids of characters.
        """
        for start in range(0, len(ids), _BATCH):
            batch = ids[start : start + _BATCH]
            with self._connections.reader() as connection:
                found = read_documents(connection, batch)
            yield from (found.get(id) or no_character_error(id) for id in batch)

    def own_rules(self, id: str) -> Mapping[str, tuple[str, ...]]:
        """Return the keys of the rules that members have of their own, by the id of the character.

        A key is that of a house rule, or ``options.quirks`` for an option.
        """
        with self._connections.reader() as connection:
            rows = connection.execute(_OWN_RULES, {"id": id}).all()
        own: dict[str, tuple[str, ...]] = {}
        for member, options, rules in rows:
            keys = (*(OPTION + key for key in _keys(options)), *_keys(rules))
            if keys:
                own[str(ID.read(member))] = keys
        return own

    def rules(self, id: str) -> CampaignRules | None:
        """Return the rules that a campaign gives to its members, as new characters begin with; None for none.

        Raises:
            LibraryError: There is no such campaign, or its document cannot be read.
        """
        return rules_to_give(self._read(id), id, self.find(id).version)

    def membership(self, campaign: Campaign) -> Membership:
        """Return what a new character of a campaign begins with: its game, its world and its present rules.

        Raises:
            LibraryError: There is no such campaign, or its document cannot be read.
        """
        rules = self.rules(campaign.id) if campaign.system else None
        return Membership(campaign.id, campaign.name, rules, campaign.system, campaign.setting)

    def admit(self, id: str) -> Ids:
        """Give a new character the present rules of its campaign, which may have changed since it began.

        Args:
            id: The character; one without a campaign, or with one in the trash, is not changed.

        Returns:
            Its id, if it changed.
        """
        return [each for campaign in self._campaigns_of([id]) for each in self.join([id], campaign)]

    def take_rules(self, brought: BroughtRules) -> Ids:
        """Let imported characters take the rules of their campaign instead of those of their files.

        Args:
            brought: The rules that they kept as their own.

        Returns:
            The ids of those that changed.

        Raises:
            LibraryError: There is no such character.
            ConflictError: One of the characters is in the trash.
        """
        label = Message("campaign_rules_taken", "Rules of {campaign} taken", {"campaign": brought.campaign}).render()
        return self._edit_several({id: _always(dropping_edit(keys)) for id, keys in brought.brought.items()}, label)

    def join(self, ids: Sequence[str], campaign: str) -> Ids:
        """Put characters into a campaign; each takes its rules, and keeps rules of its own, which come before them.

        Rules of another campaign that they carried are dropped. A character of another game takes no rules.

        Args:
            ids: The characters.
            campaign: Id of the campaign.

        Returns:
            The ids of those that changed.

        Raises:
            LibraryError: There is no such character or campaign.
            ConflictError: One of the characters is in the trash.
        """
        document, rules = self._read(campaign), self.rules(campaign)
        game = game_of_document(document.system)
        label = Message("campaign_joined", "Joined {campaign}", {"campaign": document.name}).render()
        return self._edit_each(
            ids, lambda each: joining_edit(each, campaign, document.name, rules if each.system == game else None), label
        )

    def leave(self, ids: Sequence[str], *, keeps_rules: bool) -> Ids:
        """Take characters out of their campaigns.

        Args:
            ids: The characters.
            keeps_rules: Whether the rules of the campaign become their own; if not, those of the book hold.

        Returns:
            The ids of those that changed.

        Raises:
            LibraryError: There is no such character.
            ConflictError: One of the characters is in the trash.
        """
        label = Message("campaign_left", "Left the campaign").render()
        return self._edit_each(ids, lambda each: leaving_edit(each, keeps_rules=keeps_rules), label)

    # ---------------------------------------------------------------------------------------------------- sessions

    def record(self, ids: Sequence[str], line: str) -> Ids:
        """Note what was awarded or fought in today's sessions of the campaigns that characters are in.

        Args:
            ids: The characters that were there; those without a campaign, or that are gone, are left out.
            line: What was awarded or fought.

        Returns:
            The ids of the campaigns.
        """
        from core.content.campaign_sessions import session_edit  # noqa: PLC0415 - the list is shown before

        day = self._connections.clock().date().isoformat()
        found = self._campaigns_of(ids)
        label = Message("session_noted", "Session of {day}", {"day": day}).render()
        for campaign, present in found.items():
            self._edit_each([campaign], partial(session_edit, day=day, present=present, line=line), label)
        return list(found)

    def withdraw(self, ids: Sequence[str], line: str) -> Ids:
        """Take a line of :meth:`record` back, as the award was undone.

        Args:
            ids: The characters that were there.
            line: The line.

        Returns:
            The ids of the campaigns that changed.
        """
        from core.content.campaign_sessions import withdrawal_edit  # noqa: PLC0415 - the list is shown before

        day = self._connections.clock().date().isoformat()
        label = Message("session_noted", "Session of {day}", {"day": day}).render()
        return self._edit_each(self._campaigns_of(ids), partial(withdrawal_edit, day=day, line=line), label)

    def _campaigns_of(self, ids: Sequence[str]) -> dict[str, Members]:
        """Return the characters with their names by the id of their campaign, without campaigns in the trash."""
        with self._connections.reader() as connection:
            rows = connection.execute(_WITH_CAMPAIGN, {"ids": json.dumps(list(ids))}).all()
        found: dict[str, Members] = {}
        for campaign, id, name in rows:
            found.setdefault(str(ID.read(campaign)), []).append((str(ID.read(id)), str(TEXT.read(name))))
        return found

    # ------------------------------------------------------------------------------------------------------ inside

    def _all(self) -> tuple[Campaign, ...]:
        return (*self.list(), *self.list(trashed=True))

    def _read(self, id: str) -> Character:
        with self._connections.reader() as connection:
            row = connection.execute(text("SELECT document FROM character WHERE id = :id"), {"id": id}).first()
        if row is None:
            raise _no_campaign(id)
        try:
            return Character.read(row[0])
        except DocumentError as error:
            raise LibraryError(error.message) from error

    def _edit(self, id: str, make: Callable[[Character], Edit | None], label: str) -> None:
        self.find(id)
        self._edit_each([id], make, label)

    def _edit_each(self, ids: Iterable[str], make: _MakeEdit, label: str) -> Ids:
        return self._edit_several(dict.fromkeys(ids, make), label)

    def _edit_several(self, edits: Mapping[str, _MakeEdit], label: str) -> Ids:
        """Write one edit in each of several documents, in one transaction, with one operation."""
        operation = new_id(self._connections.source)
        uids = Uids(self._connections.source)

        def change(make: _MakeEdit, character: Character) -> Change | None:
            edit = make(character)
            if edit is None:
                return None
            inverse = edit.apply(character, uids).inverse
            return Change(edit, inverse, label, Origin.TYPED, operation=operation)

        changes = {id: partial(change, make) for id, make in edits.items()}
        commit = self._commits.commit_computed
        return self._connections.write(
            lambda connection: [id for id, each in changes.items() if commit(connection, id, each, has_new_line=True)]
        )


def _always(edit: Edit) -> _MakeEdit:
    return lambda _: edit


def _read_member(row: Row[*tuple[Any, ...]]) -> CampaignMember:
    """Return a character, or a draft, which has no line."""
    texts = [str(TEXT.read(each)) for each in row[1:]]
    is_draft = len(texts) == len(("name", "system"))
    return CampaignMember(str(ID.read(row[0])), texts[0], texts[1], "" if is_draft else texts[2], is_draft)


def _keys(stored: object) -> tuple[str, ...]:
    """Return the keys of a stored JSON object; none for anything else."""
    try:
        return tuple(read_object(stored)) if isinstance(stored, str) else ()
    except DocumentError:
        return ()


def _read_campaign(row: Row[*tuple[Any, ...]]) -> Campaign:
    """Return a campaign of its row and its document; neutral values stand for what cannot be read."""
    id, name, revision = str(ID.read(row.id)), str(TEXT.read(row.name)), NUMBER.read(row.revision or 0)
    problem = find_problem((ID.read(row.id), TEXT.read(row.name), TEXT.read(row.document)))
    try:
        document = Character.read(str(TEXT.read(row.document)))
    except DocumentError as error:
        gone = bool(row.gone)
        return Campaign(id, name, "", row.members, problem or error.message, is_trashed=gone, drafts=row.drafts)
    own = document.data.get("campaign")
    fields = own if isinstance(own, Mapping) else {}
    sessions = fields.get("sessions")
    return Campaign(
        id,
        name,
        document.notes,
        row.members,
        problem,
        game_of_document(document.system),
        fields.get("state") == "resting",
        len(sessions) if isinstance(sessions, list) else 0,
        document.setting,
        int(revision),
        bool(row.gone),
        row.drafts,
    )


def _require(session: Session, id: str) -> CampaignRow:
    campaign = session.exec(select(CampaignRow).where(CampaignRow.id == id)).one_or_none()
    if campaign is None:
        raise _no_campaign(id)
    return campaign


def _no_campaign(id: str) -> LibraryError:
    return LibraryError(
        Message("no_campaign", "There is no campaign {id} in the library. It may have been removed.", {"id": id})
    )
