"""``quire fight``: sets up a fight, and runs one, or thousands for statistics."""

from __future__ import annotations

import os
import random
import signal
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from typing import Annotated

import typer

from core.character.document import Character
from core.character.json_reader import read_json
from core.character.json_values import Json
from core.character.sheet import Sheet
from core.cli.arguments import Answers, AsJson, Library, Resume, Seed, SettingFile
from core.cli.completion import complete_character, complete_game
from core.cli.console import one_line, print_err, print_json, progress_counted, with_bar
from core.cli.exit_codes import INTERRUPTED
from core.cli.fight_play import PlayOptions, file_names, kept_names, play_fight, resume_fight
from core.cli.fight_report import show_tally, tally_json
from core.cli.output_language import render, say, translator_of
from core.cli.procedure_runner import read_typed_line
from core.cli.setting_access import find_character_setting, use_setting_file
from core.cli.sources import SIDE_SEPARATOR, OpenedCharacter, is_file, open_source
from core.cli.usage_errors import WrongUsage
from core.content.setting import Setting
from core.errors import AnswerError, DocumentError, NumberError
from core.messages import Message, Translate, Word, localize_phrase
from core.play.arena import MOST_ROUNDS, Arena, Control, Participant
from core.play.conflict import Conflict
from core.play.fight import Fight, unable_fighters
from core.play.fight_options import campaign_options, check_options
from core.play.opponent_line import unique_names
from core.play.simulation import Tally, play_out
from core.registry import Game, game, games, iter_opponents, open_character
from core.setting_resolver import SETTINGS_DIFFER, sample_setting, shared_setting
from core.store.records import ID_LENGTH, ID_LETTERS

UNNAMED = "Nobody"
"""Name of a fighter without a name; part of the JSON output, so it stays as it is."""
MIN_BATCH, MAX_BATCH, BATCHES_PER_CORE = 20, 200, 16
"""Fights in a batch, at least and at most, and the number of batches for each core. A worker opens all sheets again for
each batch; the first batches are smaller, so that the progress bar soon shows how long it will take."""

Fighters = Annotated[
    list[str] | None,
    typer.Argument(
        metavar="FILE…",
        help="Characters (files or library ids) and opponents like 'bandit x6', with vs between the sides.",
        autocompletion=complete_character,
    ),
]


@dataclass(frozen=True, slots=True)
class FightSetup:
    """Everything a worker process needs to run a fight, as plain values.

    Attributes:
        system: Id of the game.
        conflict: Key of the kind of conflict.
        fighters: Name, side, library id (or "") and document of each fighter.
        setting: The setting, or None.
        options: Options of the conflict.
        most_rounds: Round limit.
        seed: Random seed.
    """

    system: str
    conflict: str
    fighters: tuple[tuple[str, str, str, str], ...]
    setting: Setting | None
    options: dict[str, Json]
    most_rounds: int
    seed: str


def fight(
    fighters: Fighters = None,
    runs: Annotated[
        int, typer.Option("--runs", metavar="N", min=1, help="Run this many fights and summarize them.")
    ] = 1,
    seed: Seed = None,
    system: Annotated[
        str | None,
        typer.Option(
            "--system", metavar="GAME", help="The game, if only opponents are given.", autocompletion=complete_game
        ),
    ] = None,
    kind: Annotated[
        str | None,
        typer.Option("--kind", metavar="KEY", help="The kind of fight (the game's usual one by default)."),
    ] = None,
    option: Annotated[
        list[str] | None,
        typer.Option("--option", metavar="KEY=VALUE", help="Set an option of this kind of fight; can be repeated."),
    ] = None,
    most_rounds: Annotated[
        int, typer.Option("--rounds", metavar="N", min=1, help="Stop after this many rounds.")
    ] = MOST_ROUNDS,
    cite: Annotated[bool, typer.Option("--cite", help="Name the section of the book behind every line.")] = False,
    ask: Annotated[bool, typer.Option("--ask", help="Ask every decision here, with its odds.")] = False,
    dice: Annotated[bool, typer.Option("--dice", help="With --ask, ask the dice, too: Enter rolls them.")] = False,
    answers: Answers = None,
    resume: Resume = None,
    log: Annotated[bool, typer.Option("--log", help="Print every roll to standard error.")] = False,
    output: Annotated[
        Path | None,
        typer.Option("-o", "--output", metavar="FOLDER", help="Write the characters here as they are after the fight."),
    ] = None,
    keep: Annotated[
        bool, typer.Option("--keep", help="Write wounds, experience and used things to the characters of the library.")
    ] = False,
    setting: SettingFile = None,
    as_json: AsJson = False,
    library: Library = None,
) -> None:
    """Run a fight: automatic, or decision by decision with --ask.

    One fight prints its story with the arithmetic; --runs N prints how often each side wins, how long fights take and
    what they cost. Ctrl+C reports the fights finished so far. Without vs, everyone fights for themselves.
    """
    options = PlayOptions(ask, dice, answers, log, cite, output, {}, as_json, library)
    if runs > 1 and (ask or answers is not None or log or output is not None or keep):
        raise WrongUsage(say("--runs goes with none of --ask, --answers, --log, --keep and -o."))
    if resume is not None:
        if fighters:
            raise WrongUsage(say("--resume continues a fight with its own fighters: name no others."))
        _resume(resume, options)
        return
    if not fighters:
        raise WrongUsage(say("Name who fights: files, library ids or opponents, with vs between the sides."))
    own_seed = seed if seed is not None else str(random.SystemRandom().getrandbits(32))
    listed, world = open_fighters(
        fighters, system, own_seed, setting, library, keep=keep, translate=str if as_json else translator_of()
    )
    sheets = [(participant, sheet) for participant, sheet, _ in listed]
    chosen = game(sheets[0][1].system.id)
    conflict = _conflict(chosen, kind)
    _check_sides(conflict, sheets)
    set_options = dict(map(_option, option or ()))
    check_options(conflict, chosen.system, set_options, chosen.conflicts)
    setup = FightSetup(
        chosen.id,
        conflict.key,
        tuple((each.name, each.side, each.id, sheet.character.to_text()) for each, sheet in sheets),
        world,
        {**campaign_options(conflict, (sheet for _, sheet in sheets)), **set_options},
        most_rounds,
        own_seed,
    )
    if runs > 1:
        _run_many(setup, runs, as_json=as_json)
        return
    names = file_names([(participant, source) for participant, _, source in listed])
    _play(setup, replace(options, names=names))


# ------------------------------------------------------------------------------------------------ who fights


def open_fighters(
    words: Sequence[str],
    system: str | None,
    seed: str,
    setting_file: str | None,
    library: Path | None,
    *,
    keep: bool,
    translate: Translate = str,
) -> tuple[list[tuple[Participant, Sheet, str]], Setting | None]:
    """Open all fighters, side by side; return them and the setting in which they meet.

    Each has the file or id that it came from, "" for a quick opponent; if they are to be kept, the ids of the library.
    The names of the sides are in the language of ``translate``.
    """
    groups: list[list[str]] = [[]]
    for word in words:
        if word.casefold() == SIDE_SEPARATOR:
            groups.append([])
        else:
            groups[-1].append(word)
    if len(groups) == 1:
        groups = [[word] for word in groups[0]]
    groups = [group for group in groups if group]
    if not groups:
        raise _too_few_sides()
    opened: list[tuple[int, Sheet, str]] = []
    lines = [(side, word) for side, group in enumerate(groups) for word in group]
    files = {word: _open(word, library) for _, word in lines if is_file(word) or _is_id(word)}
    chosen = _game(system, [each.sheet.system.id for each in files.values()])
    setting = _find_setting(chosen, setting_file, list(files.values()), library)
    for number, (side, word) in enumerate(lines):
        if word in files:
            opened.append((side, files[word].sheet.copy(random.Random(number)), word))
        else:
            count, made = iter_opponents(word, chosen, setting, random.Random(f"{seed}/{number}"))
            opened += [(side, sheet, "") for sheet in progress_counted(made, say("Creating opponents"), count)]
    names = unique_names(sheet.character.name or UNNAMED for _, sheet, _ in opened)
    sides = unique_names(_side_name(group, files, translate) for group in groups)
    ids = {word: each.stored.id for word, each in files.items() if keep and each.stored is not None}
    listed = [
        (Participant(name, sides[side], Control.PLAYER, ids.get(word, "")), sheet, word)
        for name, (side, sheet, word) in zip(names, opened, strict=True)
    ]
    return listed, setting


def _find_setting(
    chosen: Game, file: str | None, fighters: Sequence[OpenedCharacter], library: Path | None
) -> Setting | None:
    """Return the setting of a given file, else the one in which the characters meet."""
    if file is not None:
        return use_setting_file(chosen, file, library)
    if not fighters:
        return sample_setting(chosen)
    setting, notice = shared_setting([find_character_setting(each, library) for each in fighters])
    if notice is not None and notice.code == SETTINGS_DIFFER:
        print_err(one_line(render(notice)))
    return setting


def _open(word: str, library: Path | None) -> OpenedCharacter:
    """Open one of several characters; an error message names it."""
    try:
        return open_source(word, library)
    except DocumentError as error:
        reason = error.message
        if word in reason.render():
            raise
        raise DocumentError(Message("fight_file", "{file}: {reason}", {"file": word, "reason": reason})) from error


def _check_sides(conflict: Conflict, fighters: Sequence[tuple[Participant, Sheet]]) -> None:
    if len({each.side for each, _ in fighters}) < conflict.least_sides:
        raise _too_few_sides()


def _too_few_sides() -> AnswerError:
    return AnswerError(Message("fight_sides", "A fight needs two sides. Name both, with vs between them.", {}))


def _is_id(word: str) -> bool:
    """Whether a word is a library id, not an opponent: lower-case letters and digits, or as the library makes them."""
    is_mixed = word.isalnum() and any(letter.isdigit() for letter in word) and word == word.lower()
    return is_mixed or (len(word) == ID_LENGTH and set(word) <= set(ID_LETTERS))


def _side_name(group: Sequence[str], files: Mapping[str, OpenedCharacter], translate: Translate) -> str:
    """Return the name of a side: the names of its characters, or its opponents as typed."""
    names = [
        files[word].sheet.character.name or UNNAMED if word in files else word.split(",")[0].strip() for word in group
    ]
    if len(names) == 1:
        return names[0]
    return localize_phrase("{names} and {last}", translate, names=", ".join(names[:-1]), last=names[-1])


def _game(system: str | None, ids: Sequence[str]) -> Game:
    wanted = list(dict.fromkeys(([system] if system else []) + list(ids)))
    if len(wanted) > 1:
        raise AnswerError(
            Message(
                "fight_games",
                "The characters belong to different games: {games}. A fight needs characters of one game.",
                {"games": ", ".join(_name_of(id) for id in wanted)},
            )
        )
    if not wanted:
        names = ", ".join(each.id for each in games() if each.conflicts)
        raise AnswerError(
            Message(
                "fight_no_game",
                "Opponents alone do not say which game it is. Add --system with one of {games}.",
                {"games": names},
            )
        )
    return game(wanted[0])


def _name_of(id: str) -> str:
    return next((each.system.name for each in games() if each.id == id), id)


def _conflict(chosen: Game, kind: str | None) -> Conflict:
    conflict = next((each for each in chosen.conflicts if kind is None or each.key == kind), None)
    if conflict is None:
        raise AnswerError(
            Message(
                "fight_kind",
                "{game} has no kind of fight {kind}. It has {known}.",
                {
                    "game": chosen.system.name,
                    "kind": kind or "",
                    "known": ", ".join(each.key for each in chosen.conflicts) or Word("none"),
                },
            )
        )
    return conflict


def _option(text: str) -> tuple[str, Json]:
    key, mark, value = text.partition("=")
    if not mark:
        raise AnswerError(
            Message(
                "fight_option",
                "{text} is not an option. Write KEY=VALUE, like heal_of_the_minute=true.",
                {"text": text},
            )
        )
    try:
        return key.strip(), read_json(value.strip().encode())
    except DocumentError:
        return key.strip(), value.strip()


# ------------------------------------------------------------------------------------------------ fighting


def _make_arena(setup: FightSetup) -> tuple[Conflict, Arena]:
    """Return the conflict and the arena of a setup."""
    fighters = [
        (
            Participant(name, side, Control.PLAYER, id_),
            open_character(Character.read(document.encode()), random.Random(index)),
        )
        for index, (name, side, id_, document) in enumerate(setup.fighters)
    ]
    conflict = _conflict(game(setup.system), setup.conflict)
    return conflict, Arena.create(fighters, setup.setting, setup.options, setup.most_rounds)


def _play(setup: FightSetup, options: PlayOptions) -> None:
    """Play one fight."""
    conflict, arena = _make_arena(setup)
    fight = Fight(conflict, arena, setup.seed, options.policy)
    play_fight(game(setup.system), fight, setup.seed, options, read_typed_line)


def _resume(draft_id: str, options: PlayOptions) -> None:
    chosen, _conflict_of, fight, draft = resume_fight(draft_id, options)
    names = options.names or kept_names(draft, len(fight.participants))
    play_fight(chosen, fight, "", replace(options, names=names, resume=draft), read_typed_line)


def _run_many(setup: FightSetup, runs: int, *, as_json: bool) -> None:
    tally = Tally()
    is_cancelled = False
    try:
        for part in with_bar(_run_batches(setup, _batches(runs)), say("Fighting"), runs, size=_fight_count):
            tally.merge(part)
    except NumberError as error:
        raise unable_fighters(*_make_arena(setup)) or error from error
    except KeyboardInterrupt:
        if not tally.fights:
            print_err(say("Cancelled before any fight was finished."))
            raise typer.Exit(INTERRUPTED) from None
        is_cancelled = True
    conflict, arena = _make_arena(setup)
    if as_json:
        print_json(tally_json(setup.seed, tally, conflict, arena))
    else:
        show_tally(tally, conflict, arena, setup.system)
        print_err(one_line(say("seed {seed}", seed=setup.seed)))
    if is_cancelled:
        print_err(say("Cancelled: {fights} of {runs} fights finished.", fights=tally.fights, runs=runs))
        raise typer.Exit(INTERRUPTED)


def _batches(runs: int) -> list[range]:
    """Return the batches of fight numbers for the workers: single fights first, then ever larger batches."""
    cores = os.cpu_count() or 1
    greatest = min(max(MIN_BATCH, -(-runs // (BATCHES_PER_CORE * cores))), MAX_BATCH)
    batches: list[range] = []
    size, start = 1, 0
    while start < runs:
        batches.append(range(start, min(start + size, runs)))
        start += size
        if len(batches) % cores == 0:
            size = min(size * 2, greatest)
    return batches


def _fight_count(part: Tally) -> int:
    return part.fights


def _run_batches(setup: FightSetup, chunks: Sequence[range]) -> Iterator[Tally]:
    """Run the batches on all cores; yield the tallies in order, so that the sum is always the same."""
    workers = min(os.cpu_count() or 1, len(chunks))
    if workers == 1:
        yield from map(partial(_run_batch, setup), chunks)
        return
    with ProcessPoolExecutor(workers, initializer=_exit_on_interrupt) as pool:
        futures: list[Future[Tally]] = [pool.submit(_run_batch, setup, chunk) for chunk in chunks]
        try:
            for future in futures:
                yield future.result()
        except BaseException:
            pool.shutdown(cancel_futures=True)
            raise


def _exit_on_interrupt() -> None:
    """Let a worker process exit silently on Ctrl+C: the main process reports it."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def _run_batch(setup: FightSetup, numbers: range) -> Tally:
    """Run some fights, each with its own random source, so that the worker does not matter."""
    conflict, arena = _make_arena(setup)
    tally = Tally()
    for number in numbers:
        source = random.Random(f"{setup.seed}/{number}")
        tally.add(play_out(conflict, arena.copy(source), source, keeps_sheets=False))
    return tally
