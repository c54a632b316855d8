"""Dataclasses for the stored record of a procedure: its answers, and why one fits no longer.

A transcript is plain JSON and part of a draft. A resumed procedure continues with the same answers, the same memory of
automatic policies and the same dice to come.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum

from core.character.json_values import Json
from core.character.portrait import check_portrait
from core.dice import RollResult
from core.errors import DocumentError, ProcedureError
from core.messages import Message, Word
from core.procedures.procedure import Procedure, Situation
from core.procedures.requests import Request

FORMAT = "quire-transcript"
FORMAT_VERSION = 1

AMENDED = "@"
"""Key prefix of records that are changes from outside, not answers."""

BY_HAND, JOINS, REROLLED = "by_hand", "joins", "rerolled"
"""Keys in such a record: what is logged about its edit, who joins, and that the next dice are rolled again."""

NO_LONGER_ASKED = "answer_unasked"
"""Code of the reason for dropping an answer whose request is not made any more."""

PORTRAIT = "portrait"
"""Key of the portrait in a draft, next to the transcript; no procedure asks for it."""


class AnswerMethod(StrEnum):
    """How an answer was given."""

    TYPED = "typed"  # real dice, or text typed by a person
    ROLLED = "rolled"  # Quire rolled the dice
    CHOSEN = "chosen"  # a person decided
    AUTO = "auto"  # the automatic policy decided
    SCRIPT = "script"  # a file of answers


@dataclass(frozen=True, slots=True)
class AnswerRecord:
    """One answer.

    Attributes:
        key: Key of the request.
        answer: The answer, as JSON.
        method: How it was given.
        fingerprint: The request's fingerprint; it must be equal when the answer is reused.
        memory: Changes of the policy's memory by this answer.
    """

    key: str
    answer: Json
    method: AnswerMethod
    fingerprint: Json = None
    memory: Mapping[str, Json] = field(default_factory=dict)

    def to_json(self) -> dict[str, Json]:
        """Return the JSON entry of a transcript, without empty values."""
        entry: dict[str, Json] = {"key": self.key, "answer": self.answer, "how": self.method.value}
        if self.fingerprint is not None:
            entry["asked"] = self.fingerprint
        if self.memory:
            entry["memory"] = dict(self.memory)
        return entry


@dataclass(frozen=True, slots=True)
class RollRecord:
    """A line of the roll log.

    Attributes:
        key: Key of the request.
        label: What was rolled for, with the name of the single roll if there are several.
        step: Step of the procedure.
        rolled: Dice, every face, which of them count, and the total.
        method: TYPED for real dice, ROLLED for Quire's, SCRIPT for those of a file.
    """

    key: str
    label: str
    step: str
    rolled: RollResult
    method: AnswerMethod


@dataclass(frozen=True, slots=True)
class DroppedAnswer:
    """An earlier answer that could not be reused, and why."""

    record: AnswerRecord
    reason: Message


@dataclass(frozen=True, slots=True)
class Transcript:
    """The stored state of a procedure.

    Attributes:
        procedure: Key of the procedure.
        system: Id of the game.
        data_version: Version of the game's data when the answers were given.
        setting: Id of the setting, or "".
        seed: Seed of all randomness.
        answers: The answers, in order.
        reusable: Undone answers that can be reused.
        reuses_answers: Whether those are reused automatically when their request comes.
        draws: Number of automatic answers by key, so that another attempt rolls other dice; 1 if missing and the
            answer is automatic.
    """

    procedure: str
    system: str
    data_version: str
    setting: str
    seed: str
    answers: tuple[AnswerRecord, ...] = ()
    reusable: tuple[AnswerRecord, ...] = ()
    reuses_answers: bool = False
    draws: Mapping[str, int] = field(default_factory=dict)

    def to_json(self) -> dict[str, Json]:
        """Return the transcript as one JSON object."""
        return {
            "format": FORMAT,
            "version": FORMAT_VERSION,
            "procedure": self.procedure,
            "system": self.system,
            "data_version": self.data_version,
            "setting": self.setting,
            "seed": self.seed,
            "answers": [answered.to_json() for answered in self.answers],
            "later": [answered.to_json() for answered in self.reusable],
            "keeping": self.reuses_answers,
            "draws": dict(self.draws),
        }

    @classmethod
    def from_json(cls, document: Json) -> Transcript:
        """Return the transcript of a JSON document.

        Raises:
            DocumentError: It is not a transcript, is damaged, or comes from a newer version of Quire.
        """
        record = _read_object(document, "the transcript")
        if record.get("format") != FORMAT:
            raise _damaged_error("format", f'must be "{FORMAT}"')
        if record.get("version") != FORMAT_VERSION:
            raise _damaged_error("version", f"is {record.get('version')}, this program reads {FORMAT_VERSION}")
        draws = _read_object(record.get("draws", {}), "draws")
        return cls(
            procedure=_read_text(record, "procedure"),
            system=_read_text(record, "system"),
            data_version=_read_text(record, "data_version"),
            setting=_read_text(record, "setting"),
            seed=_read_text(record, "seed"),
            answers=_read_answers(record, "answers"),
            reusable=_read_answers(record, "later"),
            reuses_answers=record.get("keeping") is True,
            draws={key: count for key, count in draws.items() if isinstance(count, int)},
        )

    def check_belongs(self, procedure: Procedure, situation: Situation) -> None:
        """Raise unless this is a transcript of the procedure and of the game.

        Raises:
            ProcedureError: It belongs to another procedure or game.
        """
        system = situation.sheet.system
        if (self.procedure, self.system) != (procedure.key, system.id):
            raise ProcedureError(
                Message(
                    "transcript_other",
                    "This draft is for {theirs} in {their_game}, not for {ours} in {our_game}. Resume it there.",
                    {
                        "theirs": self.procedure,
                        "their_game": self.system,
                        "ours": procedure.key,
                        "our_game": system.id,
                    },
                )
            )

    def changes_since(self, situation: Situation) -> Message | None:
        """Return why answers may no longer fit, such as a change of the game's data; None if nothing changed."""
        system, setting = situation.sheet.system, situation.setting
        if self.data_version != system.version:
            return Message(
                "data_changed",
                "{game} was updated from version {old} to {new} since this draft was saved. "
                "Answers that no longer fit are asked again.",
                {"game": system.name, "old": self.data_version, "new": system.version},
            )
        if self.setting != ("" if setting is None else setting.id):
            return Message(
                "setting_changed",
                "This was started in the world {old} and continues in {new}. "
                "Answers that no longer fit are asked again.",
                {"old": self.setting or Word("none"), "new": Word("none") if setting is None else setting.name},
            )
        return None


def why_invalid(request: Request, record: AnswerRecord) -> Message | None:
    """Return why an earlier answer does not fit a request any more; None if it does."""
    if record.fingerprint != request.fingerprint():
        return Message("answer_other", "{label} has other numbers now.", {"label": request.label})
    return request.check(record.answer)


def no_longer_asked(record: AnswerRecord) -> Message:
    """Return the reason for dropping an answer whose request is not made any more."""
    return Message(NO_LONGER_ASKED, "{key} is no longer asked.", {"key": record.key})


def draft_portrait(draft: Mapping[str, Json]) -> str | None:
    """Return the portrait stored in a draft.

    Args:
        draft: A transcript, with the portrait under the key `PORTRAIT`.

    Returns:
        PNG or JPEG in base64; None if it is missing or damaged.
    """
    text = draft.get(PORTRAIT)
    return text if isinstance(text, str) and check_portrait(text) is None else None


def _read_answers(record: Mapping[str, Json], key: str) -> tuple[AnswerRecord, ...]:
    rows = record.get(key, [])
    if not isinstance(rows, Sequence) or isinstance(rows, str):
        raise _damaged_error(key, "must be a list")
    return tuple(_read_answer(row, f"{key}[{index}]") for index, row in enumerate(rows))


def _read_answer(row: Json, part: str) -> AnswerRecord:
    entry = _read_object(row, part)
    how = _read_text(entry, "how", part)
    if how not in set(AnswerMethod):
        raise _damaged_error(f"{part}.how", f"cannot be {how}")
    if "answer" not in entry:
        raise _damaged_error(f"{part}.answer", "is missing")
    memory = _read_object(entry.get("memory", {}), f"{part}.memory")
    return AnswerRecord(_read_text(entry, "key", part), entry["answer"], AnswerMethod(how), entry.get("asked"), memory)


def _read_object(value: Json, part: str) -> Mapping[str, Json]:
    if not isinstance(value, Mapping):
        raise _damaged_error(part, "must be an object")
    return value


def _read_text(record: Mapping[str, Json], key: str, part: str = "") -> str:
    value = record.get(key)
    if not isinstance(value, str):
        raise _damaged_error(f"{part}.{key}" if part else key, "must be a text")
    return value


def _damaged_error(part: str, problem: str) -> DocumentError:
    return DocumentError(
        Message(
            "transcript",
            "This draft is damaged and cannot be resumed ({place} {problem}). Start again.",
            {"place": part, "problem": problem},
        )
    )
