"""``quire library import``: adds files of characters and of settings (worlds) to the library."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path
from random import SystemRandom
from typing import TYPE_CHECKING, Annotated

import typer

from core.character.setting_reference import named_setting
from core.character.uids import Uids
from core.cli.arguments import AsJson, Sources
from core.cli.arguments import Library as LibraryPath
from core.cli.console import display_name, one_line, print_err, print_error, print_json, print_out, progress
from core.cli.output_language import say
from core.cli.returned_changes import ChangeChoice, change_lines, changes_json, take_changes
from core.cli.setting_access import missing_text
from core.cli.sources import STANDARD_INPUT, is_there, open_library, open_sheet, prepare_for_library, read_bytes
from core.content.world_document import world_document
from core.document_files import SUFFIXES
from core.errors import QuireError
from core.registry import game, read_character
from core.returned_sheets.library_intake import read_returned
from core.returned_sheets.pdf_sheet import LARGEST_READ
from core.setting_resolver import missing_setting
from core.store.records import Origin, PreparedCharacter
from core.world_library import add_world, read_world_file

if TYPE_CHECKING:
    from core.character.document import Character
    from core.character.json_values import Json
    from core.character.setting_reference import SettingReference
    from core.returned_sheets.comparison import Difference
    from core.returned_sheets.library_intake import Intake
    from core.returned_sheets.values import ReturnedSheet
    from core.store.library import Library
    from core.store.rule_adoption import RuleAdoption


class RuleChoice(StrEnum):
    """Which rules hold if those of a file differ from those of its campaign."""

    OWN = "own"
    CAMPAIGN = "campaign"


def import_files(
    files: Sources,
    rules: Annotated[
        RuleChoice,
        typer.Option(
            "--rules",
            metavar="own|campaign",
            help="Rules of a file that differ from those of its campaign: keep them as the character's own, or take "
            "the campaign's.",
        ),
    ] = RuleChoice.OWN,
    changes: Annotated[
        ChangeChoice,
        typer.Option(
            "--changes",
            metavar="safe|all|none",
            help="Changes on a sheet: take those of values that are still as they were, all, or only list them.",
        ),
    ] = ChangeChoice.SAFE,
    as_json: AsJson = False,
    library: LibraryPath = None,
) -> None:
    """Add character and world files to the library; a folder adds every one in it.

    Values on PDFs and phone pages are taken.
    """
    from core.store.rule_adoption import RuleAdoption  # noqa: PLC0415 - loads the database

    run = _Import(list(_files(files)), keeps_own=rules is RuleChoice.OWN)
    with open_library(library) as database:
        run.adoption = RuleAdoption(database.campaigns, Uids(SystemRandom()))
        ids = database.add_many(run.characters(), Origin.IMPORT)
        added = [(file, add_world(database, document)) for file, document in run.worlds]
        missing = list(run.missing_settings(database))
        returned = run.take_changes(database, changes)
    imported = [{"file": file, "id": id_, "name": name} for id_, (file, name) in zip(ids, run.taken, strict=True)]
    imported += [
        {"file": each.source, "id": each.id, "name": each.intake.name} for each in returned if each.is_new_character
    ]
    worlds = [{"file": file, "id": each.own_id, "name": each.name} for file, each in added]
    if as_json:
        failures = [{"file": file, "reason": error.message.render()} for file, error in run.refused]
        print_json(
            {
                "imported": imported,
                "refused": failures,
                **({"worlds": worlds} if worlds else {}),
                **(
                    {"changes": [line for each in returned for line in changes_json(each.intake, each.id, each.taken)]}
                    if returned
                    else {}
                ),
            }
        )
    else:
        for entry in imported:
            print_out(one_line(f"{entry['id']}  {display_name(entry['name'])}  ({entry['file']})"))
        for entry in worlds:
            print_out(one_line(f"{say('World')}: {display_name(entry['name'])}  ({entry['file']})"))
        for sheet in returned:
            for line in change_lines(sheet.intake, sheet.taken):
                print_out(line)
    for file, error in run.refused:
        print_error(error.message, file)
    for text in (*run.differing, *missing):
        print_err(one_line(text))
    if not run.sources:
        print_err(one_line(say("No character or world file in {folders}.", folders=", ".join(files))))
    has_changes = any(each.taken for each in returned)
    is_done = bool(imported or worlds) or has_changes or changes is ChangeChoice.NONE
    if run.refused or not is_done:
        raise typer.Exit(1)


@dataclass(frozen=True, slots=True)
class _TakenSheet:
    """What was taken of a sheet that came back.

    Attributes:
        source: Its file.
        intake: The sheet, compared with the library.
        id: The character; "" if nothing was to be taken of a new one.
        taken: The differences that were taken.
    """

    source: str
    intake: Intake
    id: str
    taken: Sequence[Difference]

    @property
    def is_new_character(self) -> bool:
        """Whether it was added to the library."""
        return self.intake.is_new and bool(self.id)


class _Import:
    """The files of an import, read one by one.

    Attributes:
        sources: The files, in order.
        taken: File and name of each character.
        worlds: File and content of each world.
        returned: File and content of each sheet that comes back.
        refused: File and error of each file that cannot be read.
        adoption: Decides on rules of campaigns.
        differing: A sentence for each character whose rules differ from those of its campaign.
    """

    adoption: RuleAdoption

    def __init__(self, sources: list[str], *, keeps_own: bool) -> None:
        self.sources = sources
        self._keeps_own = keeps_own
        self.differing: list[str] = []
        self.taken: list[tuple[str, str]] = []
        self.worlds: list[tuple[str, Mapping[str, Json]]] = []
        self.returned: list[tuple[str, ReturnedSheet]] = []
        self.refused: list[tuple[str, QuireError]] = []
        self._named: dict[tuple[str, str, str, str], tuple[str, str, SettingReference]] = {}

    def characters(self) -> Iterator[PreparedCharacter]:
        """Yield the characters; worlds and refused files are noted."""
        for source in progress(self.sources, say("Importing")):
            try:
                prepared = self._read(source)
            except QuireError as error:
                self.refused.append((source, error))
                continue
            if prepared is not None:
                yield prepared

    def _read(self, source: str) -> PreparedCharacter | None:
        content = read_bytes(source, LARGEST_READ)
        returned = read_returned(content)
        if returned is not None:
            self.returned.append((source, returned))
            return None
        world = read_world_file(content)
        if world is not None:
            world_document(world, game(str(world.get("system"))).system)
            self.worlds.append((source, world))
            return None
        sheet = open_sheet(self._with_rules(read_character(content, Path(source).stem)))
        prepared = prepare_for_library(sheet)
        system, name, reference = sheet.system.id, sheet.character.name, named_setting(sheet.character)
        if reference is not None:
            key = (system, reference.id, reference.name, reference.hash)
            self._named.setdefault(key, (system, name, reference))
        self.taken.append((source, name))
        return prepared

    def _with_rules(self, character: Character) -> Character:
        """Return a character with the rules of its campaign here, or with those of the file as its own."""
        adopted = self.adoption.adopt(character, keeps_own=self._keeps_own)
        if adopted.differs:
            template = (
                "{name}: the rules of {campaign} in the file are other ones; they became rules of its own."
                if self._keeps_own
                else "{name}: the rules of {campaign} in the file are other ones; those of the campaign hold."
            )
            self.differing.append(say(template, name=display_name(character.name), campaign=adopted.campaign))
        return adopted.character

    def take_changes(self, database: Library, choice: ChangeChoice) -> list[_TakenSheet]:
        """Take the changes on sheets, and return them with each difference; failures are noted."""
        taken = []
        for source, returned in self.returned:
            try:
                taken.append(_TakenSheet(source, *take_changes(database, returned, choice)))
            except QuireError as error:
                self.refused.append((source, error))
        return taken

    def missing_settings(self, database: Library) -> Iterator[str]:
        """Yield a sentence for each setting that a character names and the library does not have."""
        for system, name, reference in self._named.values():
            missing = missing_setting(system, reference, database.settings)
            if missing is not None:
                yield missing_text(missing, name)


def _files(sources: list[str]) -> Iterator[str]:
    for source in sources:
        if source != STANDARD_INPUT and is_there(source) and Path(source).is_dir():
            endings = (".json", *SUFFIXES)
            yield from sorted(str(file) for file in Path(source).iterdir() if file.suffix in endings)
        else:
            yield source
