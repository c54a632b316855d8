"""Plays one fight for ``quire fight``: asked or by itself; keeps it as a draft, writes the sheets back."""

from __future__ import annotations

import re
import shlex
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

from core.character.document import Character
from core.character.edits import Batch
from core.cli.answers_file import read_answers
from core.cli.console import MAX_NAME, display_name, one_line, print_err, print_json
from core.cli.fight_report import Story, show_outcome
from core.cli.fight_session import FightSession
from core.cli.interactive_session import ReadLine
from core.cli.output_language import say, translated, translator_of
from core.cli.sources import is_file, open_library, open_sheet
from core.errors import DocumentError
from core.export.atomic_file import create_folder
from core.export.json_file import write_character
from core.messages import Message
from core.play.arena import Participant
from core.play.conflict import Conflict
from core.play.decisions import DecisionPolicy
from core.play.fight import Fight
from core.play.fight_writing import missing_edits
from core.registry import Game, game
from core.setting_resolver import resolve_setting, shared_setting

if TYPE_CHECKING:
    from core.character.sheet import Sheet
    from core.content.setting import Setting
    from core.store.library import Library
    from core.store.records import Change, Draft


FILES = "files"
"""Key in a draft's transcript for the names of the files that its characters are written to."""


@dataclass(frozen=True, slots=True)
class PlayOptions:
    """How a fight is played.

    Attributes:
        ask: Whether decisions are asked.
        dice: Whether dice are asked, too.
        answers: File of answers, or None.
        log: Whether every roll is printed on the error output.
        cites: Whether each line of the story names its section of the book.
        folder: Folder that the characters are written to, or None.
        names: Names of their files, by position.
        as_json: Whether the result is printed as JSON.
        library: The library; None for the user's own.
        resume: The draft that is continued, or None.
    """

    ask: bool = False
    dice: bool = False
    answers: str | None = None
    log: bool = False
    cites: bool = False
    folder: Path | None = None
    names: Mapping[int, str] = field(default_factory=dict)
    as_json: bool = False
    library: Path | None = None
    resume: Draft | None = None

    @property
    def policy(self) -> DecisionPolicy:
        """Which decisions are asked."""
        if not self.ask:
            return DecisionPolicy(frozenset(), game_master=False)
        everyone = DecisionPolicy()
        rolls = everyone.controls if self.dice else frozenset()
        return DecisionPolicy(everyone.controls, rolls=rolls, game_master_rolls=self.dice)


def resume_fight(draft_id: str, options: PlayOptions) -> tuple[Game, Conflict, Fight, Draft]:
    """Return a fight that was stopped here or in the window, where it was left.

    Raises:
        QuireError: There is no such draft, or it is no fight.
    """
    with open_library(options.library, must_exist=True) as database:
        draft = database.drafts.load(draft_id)
        chosen = game(draft.system)
        conflict = next((each for each in chosen.conflicts if each.key == draft.procedure), None)
        if conflict is None:
            raise DocumentError(
                Message(
                    "draft_no_fight",
                    "The draft {draft} is no fight, but {procedure}. Continue it with quire new or quire run.",
                    {"draft": draft_id, "procedure": draft.procedure},
                )
            )

        def find_setting(sheets: Sequence[Sheet]) -> Setting | None:
            return shared_setting([resolve_setting(sheet, database.settings) for sheet in sheets])[0]

        record = Fight.join_record(draft.transcript, draft.state, draft.answers)
        fight = Fight.resume(conflict, record, open_sheet, find_setting, options.policy)
    return chosen, conflict, fight, draft


def kept_names(draft: Draft, fighters: int) -> dict[int, str]:
    """Return the names of the files that the characters of a draft are written to, by position.

    Args:
        draft: The draft; a path instead of a name is left out, as it leads out of the folder.
        fighters: Number of the fighters.
    """
    kept = draft.transcript.get(FILES)
    names = kept if isinstance(kept, Mapping) else {}
    found = {position: names.get(str(position)) for position in range(fighters)}
    return {position: name for position, name in found.items() if isinstance(name, str) and Path(name).name == name}


def play_fight(chosen: Game, fight: Fight, seed: str, options: PlayOptions, read_line: ReadLine) -> None:
    """Play a fight to its end, or until the person stops; then it is kept as a draft.

    Args:
        chosen: Its game.
        fight: The fight.
        seed: Its seed, to print.
        options: How it is played.
        read_line: Source of typed lines.

    Raises:
        QuireError: An answer of the file does not fit, or something cannot be written.
    """
    story = Story(chosen.id, cites=options.cites, printed=len(fight.events) if options.resume is not None else 0)
    script = read_answers(options.answers) if options.answers is not None else {}
    session = FightSession(fight, chosen.id, story, script, read_line, shows_rolls=options.log)
    if options.ask:
        print_err(say("Type ? for help, back to go back, stop to leave and keep a draft."))
    if not session.run(is_quiet=options.as_json):
        _keep_draft(chosen, fight, options)
        return
    if options.as_json:
        print_json(_result_json(fight, seed))
    else:
        show_outcome(fight.outcome)
    if session.script:
        print_err(one_line(say("Unused answers: {keys}", keys=", ".join(session.script))))
    if options.folder is not None:
        _write_files(fight, options.folder, options.names)
    _write_library(chosen, fight, options)
    if not options.as_json and options.resume is None:
        print_err(one_line(say("seed {seed}", seed=seed)))


def _result_json(fight: Fight, seed: str) -> dict[str, object]:
    result = fight.outcome
    return {
        "seed": seed,
        "winner": result.winner or None,
        "rounds": result.rounds,
        "stopped": result.was_stopped,
        "states": dict(zip((each.name for each in fight.participants), result.states, strict=True)),
        "log": [logged.event.line() for logged in fight.events],
    }


# ------------------------------------------------------------------------------------------------ keeping


def _keep_draft(chosen: Game, fight: Fight, options: PlayOptions) -> None:
    from core.store.records import Draft  # noqa: PLC0415 - a fight that ends needs none

    resumed = options.resume
    sides: dict[str, None] = dict.fromkeys(each.side for each in fight.participants)
    draft = Draft(
        chosen.id,
        fight.conflict.key,
        {**fight.initial_record, FILES: {str(position): name for position, name in options.names.items()}},
        resumed.title if resumed is not None else say(" vs ").join(sides),
        chosen.system.version,
        tuple(each.id for each in fight.participants if each.id),
        resumed.id if resumed is not None else "",
        state=fight.state_record,
        answers=tuple(each.to_json() for each in fight.answers),
    )
    with open_library(options.library) as database:
        kept = database.drafts.save(draft)
    words = ["quire", "fight", "--ask", "--resume", kept.id]
    words += [*(["--dice"] if options.dice else []), *(["--cite"] if options.cites else [])]
    words += ["-o", str(options.folder)] if options.folder is not None else []
    words += ["--library", str(options.library)] if options.library is not None else []
    print_err(say("Stopped; the fight is kept as a draft. Continue with: {command}", command=shlex.join(words)))


def _write_files(fight: Fight, folder: Path, names: Mapping[int, str]) -> None:
    """Write the characters as they are now, without quick opponents."""
    create_folder(folder)
    for position, name in names.items():
        sheet = fight.sheets[position]
        file = folder / f"{name}.json"
        write_character(file, sheet.character)
        print_err(one_line(f"{file}: {display_name(sheet.character.name)}, {sheet.summary()}"))


def file_names(fighters: Sequence[tuple[Participant, str]]) -> dict[int, str]:
    """Return the names of the files that characters are written to, by position.

    Args:
        fighters: The participants, each with the file or id that it came from; "" for a quick opponent.
    """
    names: dict[int, str] = {}
    for position, (participant, source) in enumerate(fighters):
        stem = Path(source).stem if is_file(source) else f"{_plain_name(participant.name)}-{source}"
        if source:
            names[position] = stem if stem not in names.values() else f"{stem}-{position + 1}"
    return names


def _plain_name(name: str) -> str:
    return re.sub(r"[^\w-]+", "_", name).strip("_")[:MAX_NAME] or "character"


def _write_library(chosen: Game, fight: Fight, options: PlayOptions) -> None:
    """Write wounds, experience and used things to the characters of the library, as one action; delete the draft."""
    ids = {each.id: position for position, each in enumerate(fight.participants) if each.id}
    if not ids and options.resume is None:
        return
    with open_library(options.library, must_exist=True) as database:
        if ids:
            _commit(chosen, fight, ids, database)
        if options.resume is not None:
            database.drafts.remove(options.resume.id)


def _commit(chosen: Game, fight: Fight, ids: Mapping[str, int], database: Library) -> None:
    from core.store.records import Change, Origin  # noqa: PLC0415 - a fight of files needs none
    from core.store.roll_conversion import to_logged_rolls  # noqa: PLC0415 - as above

    label = translated(fight.conflict.label, chosen.id)
    operation = f"{time.time_ns():016x}"
    refused: list[str] = []

    positions = iter(ids.values())

    def make(character: Character) -> Change | None:
        position = next(positions)
        entries = [each for each in fight.journal if each.participant == position]
        edit = missing_edits(open_sheet(character), fight.sheets[position], entries)
        if edit is None:
            refused.append(fight.participants[position].name)
        if edit is None or not edit.edits:
            return None
        return Change(edit, Batch(()), label, Origin.PROCEDURE, operation=operation)

    written = database.commit_each(list(ids), make, has_new_lines=True)
    database.rolls.add(*to_logged_rolls(fight.rolls, translate=translator_of(chosen.id)))
    database.campaigns.record(list(ids), label)
    for name in refused:
        print_err(one_line(say("{name} was edited since the fight began and stays as it is.", name=name)))
    names = ", ".join(display_name(fight.participants[ids[id_]].name) for id_ in written)
    if written:
        print_err(one_line(say("Written to the library: {names}. Undo with: {command}", names=names,
                               command=shlex.join(["quire", "undo", *written]))))  # fmt: skip
