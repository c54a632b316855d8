"""A duplicate of a sample world in a library, its edits, and characters made with it."""

from __future__ import annotations

import json
import random
from dataclasses import replace

from core.character.document import Character
from core.character.edits import Batch, Edit, SetValue
from core.character.json_reader import read_object
from core.character.sheet import Sheet
from core.content.entry_places import entry_places
from core.content.entry_records import with_entry_records
from core.content.setting import Setting
from core.content.world_document import world_document
from core.content.world_setting import setting_of_world
from core.procedures.procedure import Situation
from core.procedures.unattended import run_unattended
from core.registry import Game, open_character
from core.rules.model import FieldType
from core.setting_resolver import creation_reference
from core.store.library import Library
from core.store.records import Change, prepare_character


class OwnWorld:
    """A duplicate of the sample world in a library, and its characters."""

    def __init__(self, library: Library, of: Game) -> None:
        self.library, self.of = library, of
        sample = of.setting()
        assert sample is not None
        document = {**json.loads(sample.to_text()), "id": "own_shore", "name": "Own Shore"}
        character = world_document(read_object(json.dumps(document).encode()), of.system)
        sheet = open_character(character, random.Random(1))
        self.id = library.add(prepare_character(sheet.character))

    @property
    def sheet(self) -> Sheet:
        """The world's own sheet."""
        return open_character(self.library.load(self.id).character, random.Random(2))

    def setting(self) -> Setting:
        """Return what it offers."""
        stored = self.library.load(self.id)
        return setting_of_world(self.sheet.character, self.of.system, version=stored.position.revision)

    def edit(self, edit: Edit) -> None:
        """Edit the world, as one revision."""
        applied = self.sheet.apply(edit)
        self.library.commit_each([self.id], lambda _: Change(applied.edit, Batch(()), "edit"))

    def add_character(self, name: str, seed: int, *, has_records: bool = True) -> str:
        """Make a character with the world as it is at present; without records of its entries as Quire once did."""
        setting = self.setting()
        self.library.settings.keep(self.of.id, setting.reference(), setting.to_text())
        reference = creation_reference(self.of, setting)
        blank = open_character(Character(self.of.id, name=name, setting=reference), random.Random(seed))
        (sheet,) = run_unattended(self.of.creation, Situation((blank,), setting), seed)
        character = replace(sheet.character, name=name)
        if has_records:
            character = with_entry_records(character, self.of.system, setting)
        return self.library.add(prepare_character(character, sheet.summary(), "1"))

    def address_of_used(self, id_: str) -> str:
        """Return the address, in the world, of a number of an entry that a character has."""
        places = list(entry_places(self.of.system, self.library.load(id_).character.data))
        sheet = self.sheet
        for place in places:
            kind = self.of.system.kinds[place.kind]
            for row in sheet.rows(place.kind):
                if str(row.get("id" if kind.has_ids else "name", "")).casefold() != place.identity:
                    continue
                for key, field in kind.fields.items():
                    root = place.key if place.key in self.of.system.groups else f"{place.key}[]"
                    if field.type in {FieldType.INT, FieldType.NUMBER} and f"{root}.{key}" in self.of.system.fields:
                        return f"{place.kind}[#{row['uid']}].{key}"
        raise AssertionError("the character has no entry with a number")

    def raise_number(self, id_: str) -> None:
        """Raise a number of an entry that a character has."""
        address = self.address_of_used(id_)
        self.edit(SetValue(address, int(self.sheet.value(address) or 0) + 1))  # type: ignore[arg-type]
