"""Registry of the built-in games; reads and opens characters by game, creates opponents.

The only module that names the games. Code and data of a game are loaded lazily, once::

    sheet = open_character(Character.read(text), random.Random(7))

Ids, names and versions are available without loading a game.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Final, Protocol, cast

from core.character.document_kind import CAMPAIGN, WORLD, game_of_document, kind_of_document
from core.errors import AnswerError, DocumentError, EditError, NotationError
from core.messages import Message
from core.paths import rules_folder

if TYPE_CHECKING:
    from core.character.document import Character
    from core.character.sheet import Sheet
    from core.content.setting import Setting
    from core.formula import Function
    from core.play.conflict import Conflict
    from core.play.opponent_line import OpponentSpec
    from core.procedures.procedure import Procedure
    from core.rules.game_head import GameHead
    from core.rules.model import System
    from core.rules.notations import Notations
    from core.store.records import SummaryLine


class Catalog(Protocol):
    """Interface of the module ``catalog`` of a game's package."""

    PROCEDURES: tuple[Procedure, ...]
    CONFLICTS: tuple[Conflict, ...]


@dataclass(frozen=True, slots=True)
class Game:
    """A built-in game.

    Attributes:
        id: Name in documents and on the command line, of its folder of data, and of its package.
    """

    id: str

    @property
    def functions(self) -> Mapping[str, Function]:
        """Functions that its formulas use."""
        return cast("Mapping[str, Function]", _optional(self.id, "functions", "FUNCTIONS"))

    @property
    def procedures(self) -> Mapping[str, Procedure]:
        """Its procedures by key, creation first."""
        return _procedures(self.id)

    @property
    def checks(self) -> tuple[Procedure, ...]:
        """Its procedures that are single checks."""
        from core.procedures.procedure import ProcedureKind  # noqa: PLC0415 - loaded with the first procedure

        return tuple(each for each in self.procedures.values() if each.kind is ProcedureKind.CHECK)

    @property
    def notations(self) -> Notations:
        """Notations of its lists by key of the list; most games have none."""
        return cast("Notations", _optional(self.id, "notations", "NOTATIONS"))

    @property
    def conflicts(self) -> tuple[Conflict, ...]:
        """Its conflicts between characters, the usual kind first."""
        return _catalog(self.id).CONFLICTS

    @property
    def system(self) -> System:
        """The rules of the game, loaded at first use.

        Raises:
            RulesError: The game's own data is wrong.
        """
        return _system(self.id)

    @property
    def head(self) -> GameHead:
        """What it says of itself, without loading its rules.

        Raises:
            RulesError: The game's own data is wrong.
        """
        from core.rules.game_head import read_game_head  # noqa: PLC0415 - imported for lists of games

        return read_game_head(rules_folder(self.id))

    @property
    def name(self) -> str:
        """Its name, without loading its rules."""
        return _head(self.id)[0]

    @property
    def version(self) -> str:
        """Version of its data, without loading its rules."""
        return _head(self.id)[1]

    @property
    def sign(self) -> str:
        """Name of the icon that stands for it in lists, without loading its rules; "" for none."""
        return _head(self.id)[2]

    @property
    def creation(self) -> Procedure:
        """The procedure that creates a character."""
        from core.procedures.procedure import ProcedureKind  # noqa: PLC0415 - loaded with the first procedure

        return next(each for each in self.procedures.values() if each.kind is ProcedureKind.CREATION)

    @property
    def settings(self) -> tuple[Path, ...]:
        """Sample settings of the game."""
        from core.content.reader import shipped_settings  # noqa: PLC0415 - imported when a setting is read

        return shipped_settings(self.id)

    def setting(self, source: Path | bytes | None = None) -> Setting | None:
        """Load a setting, by default the first sample.

        Args:
            source: A file or its content; without one the first sample setting.

        Raises:
            DocumentError: The file cannot be read or is no setting of this game.
        """
        from core.content.reader import load_setting  # noqa: PLC0415 - imported when a setting is read

        if source is not None:
            return load_setting(source, self.system)
        return load_setting(self.settings[0], self.system) if self.settings else None


_GAMES: Final[Mapping[str, Game]] = {
    id_: Game(id_)
    for id_ in (
        "sord",
        "ratios",
        "hursagmu",
        "kinsler",
        "eastern_isles",
    )
}


@cache
def _catalog(id_: str) -> Catalog:
    return cast("Catalog", import_module(f"core.systems.{id_}.catalog"))


@cache
def _optional(id_: str, module: str, name: str) -> object:
    """Return a name of a module that not every game has; without the module an empty mapping."""
    path = f"core.systems.{id_}.{module}"
    return getattr(import_module(path), name) if find_spec(path) else {}


@cache
def _procedures(id_: str) -> Mapping[str, Procedure]:
    return {procedure.key: procedure for procedure in _catalog(id_).PROCEDURES}


@cache
def _system(id_: str) -> System:
    from core.rules.loader import load_system  # noqa: PLC0415 - imported with the first game

    return load_system(rules_folder(id_), _GAMES[id_].functions, _GAMES[id_].notations)


@cache
def _head(id_: str) -> tuple[str, str, str]:
    from core.rules.data_files import read_head  # noqa: PLC0415 - imported with the first game

    return read_head(rules_folder(id_))


def games() -> tuple[Game, ...]:
    """Return all games in display order."""
    return tuple(_GAMES.values())


def is_conflict(system: str, procedure: str) -> bool:
    """Return whether a draft is of a conflict, not of a procedure for one character."""
    return any(each.id == system and procedure in {conflict.key for conflict in each.conflicts} for each in games())


def game(id_: str) -> Game:
    """Return a game by its id.

    Raises:
        DocumentError: There is no such game.
    """
    known = _GAMES.get(id_)
    if known is None:
        raise DocumentError(
            Message(
                "unknown_game",
                "There is no game {game}. Available games: {known}.",
                {"game": id_, "known": ", ".join(_GAMES)},
            )
        )
    return known


def field_label(system: str, key: str) -> str:
    """Return the untranslated name of a field of a game; the key itself if there is no such game or field.

    Args:
        system: Id of the game.
        key: Key of the field, as of a list: ``professions[].abilities``.
    """
    fields = _system(system).fields if system in _GAMES else {}
    return fields[key].label if key in fields else key


def read_character(source: bytes, name: str = "") -> Character:
    """Read a character: a JSON document, or lines in the notation of a game.

    Args:
        source: What the file or the clipboard holds.
        name: What a character is called that is made of lines.

    Raises:
        DocumentError: It is neither; of lines the sentence says which one cannot be read, and where in it.
    """
    from core.character.document import Character  # noqa: PLC0415 - loaded with the first character
    from core.character.edits import Batch  # noqa: PLC0415 - loaded with the first character
    from core.character.row_notation import parse_notation_edits  # noqa: PLC0415 - loaded with the first character
    from core.character.sheet import Sheet  # noqa: PLC0415 - loaded with the first character

    text = source.decode("utf-8", errors="replace").lstrip("\ufeff")
    first = next((line for line in text.splitlines() if line.strip()), "")
    notation = None if first.lstrip()[:1] in ("{", "[") else _game_of_line(first)
    if notation is None:
        return Character.read(source)
    game_of_line, list_key = notation
    sheet = Sheet.open(Character(game_of_line.id, name=name), game_of_line.system, random.Random(0))
    try:
        sheet.apply(Batch(tuple(parse_notation_edits(game_of_line.system, list_key, text))))
    except EditError as error:
        raise DocumentError(error.message) from error
    return sheet.character


def _game_of_line(line: str) -> tuple[Game, str] | None:
    """Return the game and list whose notation fits a line; None if there is none."""
    from core.rules.notations import Notation  # noqa: PLC0415 - imported with the first game

    for own in _GAMES.values():
        for list_key, notation in own.notations.items():
            if not isinstance(notation, Notation):
                continue
            with suppress(NotationError):
                notation.parse(line)
                return own, list_key
    return None


def document_system(id_: str) -> System:
    """Return the system of a document: a game, or the synthetic one of the worlds or campaigns of a game.

    Args:
        id_: What the document names: ``sord``, ``sord:world``, ``sord:campaign``, ``campaign``.

    Raises:
        DocumentError: There is no such game.
    """
    kind = kind_of_document(id_)
    if kind == CAMPAIGN:
        from core.content.campaign_system import campaign_system  # noqa: PLC0415 - loaded with the first campaign

        game_id = game_of_document(id_)
        return campaign_system(game(game_id).system if game_id else None)
    if kind != WORLD:
        return game(id_).system
    from core.content.world_system import world_system  # noqa: PLC0415 - loaded with the first world

    return world_system(game(game_of_document(id_)).system)


def open_character(character: Character, source: random.Random) -> Sheet:
    """Open a character in its game, a world, or a campaign.

    Args:
        character: The document.
        source: Random generator for missing uids of rows.

    Raises:
        DocumentError: The game is unknown, or something in the document has the wrong type.
    """
    from core.character.sheet import Sheet  # noqa: PLC0415 - loaded with the first character

    system = document_system(character.system)
    if kind_of_document(character.system) == WORLD:
        from core.content.world_document import readable_world  # noqa: PLC0415 - loaded with the first world

        character = readable_world(character, game(game_of_document(character.system)).system)
    return Sheet.open(character, system, source)


def opponents(line: str, of: Game, setting: Setting | None, source: random.Random) -> tuple[Sheet, ...]:
    """Return the opponents described by a line such as ``goblin x6, level 2``.

    Args:
        line: Who, how many, and with which properties.
        of: Their game; it has a conflict.
        setting: The setting, or None.
        source: Random generator; the same state creates the same opponents.

    Raises:
        AnswerError: The line cannot be read, or asks for what the game or the setting does not have.
    """
    return tuple(iter_opponents(line, of, setting, source)[1])


def iter_opponents(line: str, of: Game, setting: Setting | None, source: random.Random) -> tuple[int, Iterator[Sheet]]:
    """Return the number of opponents in a line, and an iterator that creates them.

    Args:
        line: Who, how many, and with which properties.
        of: Their game; it has a conflict.
        setting: The setting, or None.
        source: Random generator, not to be used by others meanwhile.

    Raises:
        AnswerError: The line cannot be read; unknown names are reported with the first opponent.
    """
    from core.play.opponent_line import parse_opponent_line  # noqa: PLC0415 - imported with the first opponent
    from core.play.opponent_weapon import weapon_names  # noqa: PLC0415 - imported with the first opponent

    with _with_line_example(of):
        spec = parse_opponent_line(line, weapon_names(of.conflicts[0], of.system, setting) if "," in line else ())
    return spec.count, _make_opponents(spec, of, setting, source)


@contextmanager
def _with_line_example(of: Game) -> Iterator[None]:
    """Add an example line of this game to an AnswerError."""
    try:
        yield
    except AnswerError as error:
        raise AnswerError(
            Message(
                error.message.code,
                "{reason} Example for {game}: {example}",
                {
                    "reason": error.message,
                    "game": of.system.name,
                    "example": of.conflicts[0].example,
                },
            )
        ) from error


def _make_opponents(spec: OpponentSpec, of: Game, setting: Setting | None, source: random.Random) -> Iterator[Sheet]:
    from core.character.document import Character  # noqa: PLC0415 - loaded with the first character
    from core.character.sheet import Sheet  # noqa: PLC0415 - loaded with the first character
    from core.play.opponent_weapon import arm_opponent  # noqa: PLC0415 - imported with the first opponent
    from core.procedures.procedure import Situation  # noqa: PLC0415 - loaded with the first procedure

    blank = Sheet.open(Character(of.id, name=spec.name), of.system, source)
    conflict, situation, own = of.conflicts[0], Situation((blank,), setting), spec.without_weapon()
    for _ in range(spec.count):
        with _with_line_example(of):
            sheet = conflict.opponent(own, situation, source)
            if spec.weapon:
                arm_opponent(conflict, sheet, setting, spec.weapon)
        yield sheet


def summarise(character: Character) -> SummaryLine:
    """Return the summary line of a document for lists.

    The problems of a world are not counted, which takes long: :func:`core.world_library.world_line` does.

    Raises:
        DocumentError: As for `open_character`.
    """
    if kind_of_document(character.system) == WORLD:
        return "", document_system(character.system).version, None
    sheet = open_character(character, random.Random(0))
    return summary_of(sheet)


def summary_of(sheet: Sheet) -> SummaryLine:
    """Return summary line, version of the game's data, and number of violations that are not allowed."""
    violations = sum(each.accepted is None for each in sheet.violations)
    return sheet.summary(), sheet.system.version, violations
