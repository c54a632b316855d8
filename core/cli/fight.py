"""``quire fight``: one conflict with its log, or thousands that nobody watches and what they came to."""

from __future__ import annotations

import os
import random
import signal
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from dataclasses import dataclass
from fractions import Fraction
from functools import partial
from pathlib import Path
from typing import Annotated

import typer

from core.character import Character, Json, Sheet, read_json
from core.cli.arguments import AsJson, Library, Seed, SettingFile
from core.cli.console import one_line, print_err, print_json, print_out, progress_counted, with_bar
from core.cli.sources import is_file, open_source, read_bytes
from core.content import Setting
from core.errors import AnswerError, DocumentError
from core.formula import format_chance
from core.formula import format_value as number_text
from core.messages import Message, Word
from core.messages import counted as number_of
from core.play import (
    MOST_ROUNDS,
    Arena,
    Conflict,
    Control,
    DecisionPolicy,
    Fight,
    Participant,
    Tally,
    play_out,
    unique_names,
)
from core.registry import Game, game, games, iter_opponents, open_character

INTERRUPTED = 130
"""Exit code of what somebody broke off."""
UNNAMED = "Nobody"
"""What somebody without a name is called."""
SIDE_SEPARATOR = "vs"
"""Stands between the sides."""
LEAST, MOST, SHARES = 20, 200, 16
"""A worker reports after so many fights at least and at most, and about so often; before each share it lays everything
out anew. The first shares are smaller, so that somebody who waits soon sees how long it will take."""

Fighters = Annotated[
    list[str],
    typer.Argument(
        metavar="FILE…",
        help="Characters (files or library ids) and opponents like 'bandit x6', with vs between the sides.",
    ),
]


@dataclass(frozen=True, slots=True)
class FightSetup:
    """What is fought, again and again: everything a worker needs, as plain values.

    Attributes:
        system: Id of the game.
        conflict: Key of the kind of conflict.
        fighters: Name, side and document of everybody.
        setting: The setting as bytes, or None for the sample one.
        options: Options of the conflict.
        most_rounds: Bound on rounds.
        seed: What all chance comes from.
    """

    system: str
    conflict: str
    fighters: tuple[tuple[str, str, str], ...]
    setting: bytes | None
    options: dict[str, Json]
    most_rounds: int
    seed: str


def fight(
    fighters: Fighters,
    runs: Annotated[int, typer.Option("--runs", min=1, help="Run this many fights and summarize them.")] = 1,
    seed: Seed = None,
    system: Annotated[
        str | None, typer.Option("--system", metavar="GAME", help="The game, if only opponents are given.")
    ] = None,
    kind: Annotated[
        str | None,
        typer.Option("--kind", metavar="KEY", help="The kind of conflict (the game's usual one by default)."),
    ] = None,
    option: Annotated[
        list[str] | None, typer.Option("--option", metavar="KEY=VALUE", help="An option of this conflict.")
    ] = None,
    most_rounds: Annotated[int, typer.Option("--rounds", min=1, help="Stop after this many rounds.")] = MOST_ROUNDS,
    setting: SettingFile = None,
    as_json: AsJson = False,
    library: Library = None,
) -> None:
    """Run a fight; every decision takes its default.

    One fight prints its log with the arithmetic; --runs N prints how often each side wins, how long fights take and
    what they cost. Ctrl+C reports the fights finished so far. Without vs, everyone fights for themselves.
    """
    own_seed = seed if seed is not None else str(random.SystemRandom().getrandbits(32))
    sheets = _sides(fighters, system, own_seed, None if setting is None else read_bytes(setting), library)
    of = game(sheets[0][1].system.id)
    _check_sides(_conflict(of, kind), sheets)
    plan = FightSetup(
        of.id,
        _conflict(of, kind).key,
        tuple((participant.name, participant.side, sheet.character.to_text()) for participant, sheet in sheets),
        None if setting is None else read_bytes(setting),
        dict(map(_option, option or ())),
        most_rounds,
        own_seed,
    )
    if runs == 1:
        _one(plan, as_json=as_json)
    else:
        _many(plan, runs, as_json=as_json)


# ------------------------------------------------------------------------------------------------ who fights


def _sides(
    words: Sequence[str], system: str | None, seed: str, setting: bytes | None, library: Path | None
) -> list[tuple[Participant, Sheet]]:
    """Open everybody, side by side."""
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
    opened: list[tuple[int, Sheet]] = []
    lines = [(side, word) for side, group in enumerate(groups) for word in group]
    files = {word: _open(word, library) for _, word in lines if is_file(word) or _is_id(word)}
    of = _game(system, [sheet.system.id for sheet in files.values()])
    made_in = of.setting(setting)
    for number, (side, word) in enumerate(lines):
        if word in files:
            opened.append((side, files[word].copy(random.Random(number))))
        else:
            count, made = iter_opponents(word, of, made_in, random.Random(f"{seed}/{number}"))
            opened += [(side, sheet) for sheet in progress_counted(made, "Creating opponents", count)]
    names = unique_names(sheet.character.name or UNNAMED for _, sheet in opened)
    sides = unique_names(_side_name(group, files) for group in groups)
    return [
        (Participant(name, sides[side], Control.AUTO), sheet) for name, (side, sheet) in zip(names, opened, strict=True)
    ]


def _open(word: str, library: Path | None) -> Sheet:
    """Open a character of several; what is wrong with it names it."""
    try:
        return open_source(word, library).sheet
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
    """Tell an id of the library from a line: one word of letters and digits that no creature would be called."""
    return word.isalnum() and any(letter.isdigit() for letter in word) and word == word.lower()


def _side_name(group: Sequence[str], files: Mapping[str, Sheet]) -> str:
    """Call a side by those who stand on it: characters by their names, opponents as their line does."""
    return " and ".join(
        files[word].character.name or UNNAMED if word in files else word.split(",")[0].strip() for word in group
    )


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
                "Opponents alone do not name a game. Add --system with one of {games}.",
                {"games": names},
            )
        )
    return game(wanted[0])


def _name_of(id: str) -> str:
    return next((each.system.name for each in games() if each.id == id), id)


def _conflict(of: Game, kind: str | None) -> Conflict:
    found = next((each for each in of.conflicts if kind is None or each.key == kind), None)
    if found is None:
        raise AnswerError(
            Message(
                "fight_kind",
                "{game} has no conflict {kind}. It has {known}.",
                {
                    "game": of.system.name,
                    "kind": kind or "",
                    "known": ", ".join(each.key for each in of.conflicts) or Word("none"),
                },
            )
        )
    return found


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


def _arena(plan: FightSetup) -> tuple[Conflict, Arena]:
    """Lay out what a plan says."""
    of = game(plan.system)
    setting: Setting | None = of.setting(plan.setting)
    fighters = [
        (Participant(name, side), open_character(Character.read(document.encode()), random.Random(place)))
        for place, (name, side, document) in enumerate(plan.fighters)
    ]
    return _conflict(of, plan.conflict), Arena.create(fighters, setting, plan.options, plan.most_rounds)


def _one(plan: FightSetup, *, as_json: bool) -> None:
    conflict, arena = _arena(plan)
    fought = Fight(conflict, arena, plan.seed, DecisionPolicy(frozenset(), game_master=False))
    fought.advance()
    result = fought.outcome
    if as_json:
        print_json(
            {
                "seed": plan.seed,
                "winner": result.winner or None,
                "rounds": result.rounds,
                "stopped": result.was_stopped,
                "states": dict(zip((each.name for each in arena.participants), result.states, strict=True)),
                "log": [told.event.line() for told in fought.events],
            }
        )
        return
    for told in fought.events:
        print_out(one_line(told.event.line()))
    print_err(one_line(f"seed {plan.seed}"))


def _many(plan: FightSetup, runs: int, *, as_json: bool) -> None:
    tally = Tally()
    is_cancelled = False
    try:
        for part in with_bar(_parts(plan, _shares(runs)), "Fighting", runs, size=_fights):
            tally.merge(part)
    except KeyboardInterrupt:
        if not tally.fights:
            print_err("Cancelled before any fight was finished.")
            raise typer.Exit(INTERRUPTED) from None
        is_cancelled = True
    conflict, arena = _arena(plan)
    if as_json:
        print_json(_tally_json(plan, tally, conflict, arena))
    else:
        _show_tally(tally, conflict, arena)
        print_err(one_line(f"seed {plan.seed}"))
    if is_cancelled:
        print_err(f"Cancelled: {tally.fights} of {runs} fights finished.")
        raise typer.Exit(INTERRUPTED)


def _shares(runs: int) -> list[range]:
    """Divide the fights among the workers: one by one at first, then in ever greater shares."""
    cores = os.cpu_count() or 1
    greatest = min(max(LEAST, -(-runs // (SHARES * cores))), MOST)
    shares: list[range] = []
    size, start = 1, 0
    while start < runs:
        shares.append(range(start, min(start + size, runs)))
        start += size
        if len(shares) % cores == 0:
            size = min(size * 2, greatest)
    return shares


def _fights(part: Tally) -> int:
    return part.fights


def _parts(plan: FightSetup, chunks: Sequence[range]) -> Iterator[Tally]:
    """Play the chunks on all cores; give what each came to, in order, so that the sum is always the same."""
    workers = min(os.cpu_count() or 1, len(chunks))
    if workers == 1:
        yield from map(partial(_play, plan), chunks)
        return
    with ProcessPoolExecutor(workers, initializer=_end_at_once) as pool:
        futures: list[Future[Tally]] = [pool.submit(_play, plan, chunk) for chunk in chunks]
        try:
            for future in futures:
                yield future.result()
        except BaseException:
            pool.shutdown(cancel_futures=True)
            raise


def _end_at_once() -> None:
    """Let a worker end without a word where somebody presses Ctrl+C: the one who waits for it says what came of it."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def _play(plan: FightSetup, numbers: range) -> Tally:
    """Play some fights; each has a source of its own, whichever worker it falls to."""
    conflict, arena = _arena(plan)
    tally = Tally()
    for number in numbers:
        source = random.Random(f"{plan.seed}/{number}")
        tally.add(play_out(conflict, arena.copy(source), source, keeps_sheets=False))
    return tally


# ------------------------------------------------------------------------------------------------ what it came to


def _show_tally(tally: Tally, conflict: Conflict, arena: Arena) -> None:
    mean = tally.mean_rounds()
    fights, rounds = number_of(tally.fights, "# fight|# fights"), number_of(number_text(mean, 1), "# round|# rounds")
    print_out(f"{fights}, {rounds} on average, {min(tally.rounds)} to {max(tally.rounds)}")
    for side, chance in tally.chances().items():
        print_out(one_line(f"{format_chance(chance):>9}  {side or 'no winner'}"))
    for side, points in tally.toll.items():
        lost_by_side = number_of(number_text(Fraction(points, tally.fights), 1), conflict.toll)
        print_out(one_line(f"{side} lost {lost_by_side} on average"))
    if tally.stopped:
        print_out(f"{tally.stopped} stopped at the round limit")
    for place, participant in enumerate(arena.participants):
        states = ", ".join(
            f"{state} {format_chance(Fraction(count, tally.fights))}"
            for state, count in tally.states[place].most_common()
            if state
        )
        side = "" if participant.side == participant.name else f" ({participant.side})"
        print_out(one_line(f"{participant.name}{side}: {states or 'always unharmed'}"))
        lost = [
            f"{_mean(amount / tally.fights)} {arena.sheets[place].label(address)}"
            for (address, _), amount in zip(conflict.vitals, tally.lost[place], strict=True)
            if amount
        ]
        print_out(one_line(f"  loses on average: {', '.join(lost) or 'nothing'}"))
    if not any(tally.toll.values()) and not any(amount for row in tally.lost for amount in row):
        options = ", ".join(conflict.options)
        print_out(one_line(f"No one lost anything. Try other --option or --rounds values; options here: {options}"))


def _mean(amount: Fraction) -> str:
    text = number_text(amount, 1)
    return "under 0.1" if text == "0" else text


def _tally_json(plan: FightSetup, tally: Tally, conflict: Conflict, arena: Arena) -> dict[str, object]:
    mean = tally.mean_rounds()
    return {
        "seed": plan.seed,
        "fights": tally.fights,
        "wins": {side or "nobody": count for side, count in tally.wins.most_common()},
        "rounds": {
            "mean": None if mean is None else round(float(mean), 6),
            "least": min(tally.rounds),
            "most": max(tally.rounds),
        },
        "stopped": tally.stopped,
        "toll": {side: round(points / tally.fights, 6) for side, points in tally.toll.items()},
        "participants": [
            {
                "name": each.name,
                "side": each.side,
                "states": {state or "well": count for state, count in tally.states[place].most_common()},
                "lost": {
                    address: round(float(amount / tally.fights), 6)
                    for (address, _), amount in zip(conflict.vitals, tally.lost[place], strict=True)
                },
            }
            for place, each in enumerate(arena.participants)
        ],
    }
