"""Reads the stored record of a fight; makes its initial part (participants, options).

It is one JSON object written in three parts: the initial part never changes, the state is small, and the answers only
grow.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass

from core.character.document import Character
from core.character.json_values import Json
from core.character.sheet import Sheet
from core.errors import DocumentError
from core.messages import Message
from core.play.arena import MOST_ROUNDS, Arena, Control, Participant, parse_control
from core.play.decisions import DecisionPolicy

FORMAT = "quire-fight"
FORMAT_VERSION = 1
_TEXTS = ("name", "side", "id", "weapon")
"""Texts of a participant; records of participants without a preferred weapon leave it out."""


def initial_record(arena: Arena, options: Mapping[str, Json]) -> Mapping[str, Json]:
    """Return the initial part of a record: the participants with their sheets, and the options.

    Args:
        arena: The participants.
        options: All options of the conflict, defaults included, as a default may change later.
    """
    fighters: list[Json] = [
        {
            "name": each.name,
            "side": each.side,
            "control": each.control.value,
            "id": each.id,
            **({"weapon": each.weapon} if each.weapon else {}),
            "document": sheet.character.to_json(),
        }
        for each, sheet in zip(arena.participants, arena.sheets, strict=True)
    ]
    return {
        "format": FORMAT,
        "version": FORMAT_VERSION,
        "participants": fighters,
        "options": dict(options),
        "most_rounds": arena.most_rounds,
        **({"marks": dict(arena.marks)} if arena.marks else {}),
    }


@dataclass(frozen=True, slots=True)
class FightRecord:
    """The content of a record.

    Attributes:
        fighters: The participants, each with the sheet that it began with.
        options: Options of the conflict by key.
        most_rounds: Number of rounds after which it is stopped.
        decision_policy: Which decisions are asked.
        controls: Who decides for each participant; None in old records, which have it with the participants.
        transcript: Transcript of the procedure, for its driver.
        marks: Marks of sides, see `Arena.marks`.
    """

    fighters: tuple[tuple[Participant, Sheet], ...]
    options: Mapping[str, Json]
    most_rounds: int
    decision_policy: DecisionPolicy
    controls: tuple[Control, ...] | None
    transcript: Json
    marks: Mapping[str, int]

    @classmethod
    def read(cls, record: Json, open_sheet: Callable[[Character], Sheet]) -> FightRecord:
        """Return the content of a record.

        Args:
            record: One JSON object.
            open_sheet: Open a document in its game.

        Raises:
            DocumentError: It is not a fight record, is damaged, or comes from a newer version of Quire.
        """
        content = _object(record, "the record")
        if content.get("format") != FORMAT or content.get("version") != FORMAT_VERSION:
            raise _damaged("format", f"must be {FORMAT}, version {FORMAT_VERSION}")
        fighters = tuple(_fighter(row, open_sheet) for row in _list(content, "participants"))
        most = content.get("most_rounds", MOST_ROUNDS)
        if not fighters or not isinstance(most, int):
            raise _damaged("participants", "must be a list of participants")
        return cls(
            fighters,
            _object(content.get("options", {}), "options"),
            most,
            DecisionPolicy.from_json(_object(content.get("asks", {}), "asks")),
            _controls(content.get("controls"), len(fighters)),
            content.get("transcript"),
            {side: mark for side, mark in _object(content.get("marks", {}), "marks").items() if isinstance(mark, int)},
        )

    def options_of_first_sheet(self, keys: Iterable[str]) -> dict[str, Json]:
        """Return the options that the first sheet sets, out of these.

        They hold in a fight of an older Quire, whose record does not list all options; a new record lists them.
        """
        first = self.fighters[0][1].character.options
        return {key: first[key] for key in keys if key in first}


def _controls(names: Json, count: int) -> tuple[Control, ...] | None:
    if names is None:
        return None
    known = names if isinstance(names, Sequence) and not isinstance(names, str) else ()
    controls = tuple(control for name in known if (control := parse_control(name)) is not None)
    if len(controls) != len(known) or len(controls) < count:  # latecomers are in the transcript
        raise _damaged("controls", "must say for each participant who decides")
    return controls


def _fighter(row: Json, open_sheet: Callable[[Character], Sheet]) -> tuple[Participant, Sheet]:
    entry = _object(row, "participants")
    name, side, id, weapon = (entry.get(key, "" if key == "weapon" else None) for key in _TEXTS)
    control = parse_control(entry.get("control"))
    if (
        not (isinstance(name, str) and isinstance(side, str) and isinstance(id, str) and isinstance(weapon, str))
        or control is None
    ):
        raise _damaged("participants", "must have a name, a side, a control and an id")
    character = Character.from_json(dict(_object(entry.get("document"), "document")))
    return Participant(name, side, control, id, weapon), open_sheet(character)


def _object(value: Json, part: str) -> Mapping[str, Json]:
    if not isinstance(value, Mapping):
        raise _damaged(part, "must be an object")
    return value


def _list(record: Mapping[str, Json], key: str) -> Sequence[Json]:
    rows = record.get(key)
    if not isinstance(rows, Sequence) or isinstance(rows, str):
        raise _damaged(key, "must be a list")
    return rows


def _damaged(place: str, problem: str) -> DocumentError:
    return DocumentError(
        Message(
            "fight_record",
            "This saved fight is damaged and cannot be resumed ({place} {problem}). Start a new fight.",
            {"place": place, "problem": problem},
        )
    )
