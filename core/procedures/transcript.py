"""The record of a procedure: every answer by key, how it was given, and what is needed to run it again.

A transcript is plain JSON. It is stored with a draft, and a procedure that is resumed from it goes on as if it had
never been left: the same answers, the same memory of the automatic policy, the same dice to come.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum

from core.character import Json, check_portrait
from core.dice import RollResult
from core.errors import DocumentError, ProcedureError
from core.messages import Message, Word
from core.procedures.procedure import Procedure, Situation
from core.procedures.requests import Request

FORMAT = "quire-transcript"
FORMAT_VERSION = 1

AMENDED = "@"
"""Begins the key of an answer that is no answer: an edit that came from outside while the procedure ran."""

PORTRAIT = "portrait"
"""Key beside a transcript in a draft: the picture of who is made, which no procedure asks for."""


class AnswerMethod(StrEnum):
    """Where an answer came from."""

    TYPED = "typed"  # faces of real dice, or something a person wrote
    ROLLED = "rolled"  # Quire rolled the dice
    CHOSEN = "chosen"  # a person decided
    AUTO = "auto"  # the automatic policy decided
    SCRIPT = "script"  # a file of answers


@dataclass(frozen=True, slots=True)
class AnswerRecord:
    """One answer that was given.

    Attributes:
        key: Key of the request.
        answer: The answer, as the request takes it.
        how: Where it came from.
        asked: What the request said the answer depends on; it must be the same when the answer is used again.
        memory: What the automatic policy wrote into its memory with this answer.
    """

    key: str
    answer: Json
    method: AnswerMethod
    fingerprint: Json = None
    memory: Mapping[str, Json] = field(default_factory=dict)

    def to_json(self) -> dict[str, Json]:
        """Return the entry as it stands in a transcript; what is empty is left out."""
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
        label: What was rolled for, with the name of the single roll where there are several.
        step: Step of the procedure.
        rolled: Dice, every face, which of them count, and the total.
        how: `AnswerMethod.TYPED` for real dice, `AnswerMethod.ROLLED` for Quire's, `AnswerMethod.SCRIPT` for those of a file.
    """

    key: str
    label: str
    step: str
    rolled: RollResult
    method: AnswerMethod


@dataclass(frozen=True, slots=True)
class DroppedAnswer:
    """An earlier answer that could not be used again, and why."""

    record: AnswerRecord
    reason: Message


@dataclass(frozen=True, slots=True)
class Transcript:
    """Everything that brings a procedure back to where it was.

    Attributes:
        procedure: Key of the procedure.
        system: Id of the game.
        data_version: Version of the game's data that the answers were given under.
        setting: Id of the setting, or "".
        seed: What all chance of this run comes from.
        answers: The answers, in the order they were given.
        later: Answers that were taken back and may be used again.
        is_keeping: Whether those are used by themselves as soon as their request comes.
        draws: How often a request was answered by chance or policy, so that another try gives other dice; once, where
            it is missing and its answer says so.
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
        """Read a transcript.

        Raises:
            DocumentError: It is none, is damaged, or comes from a newer program.
        """
        whole = _read_object(document, "the transcript")
        if whole.get("format") != FORMAT:
            raise _damaged_error("format", f'must be "{FORMAT}"')
        if whole.get("version") != FORMAT_VERSION:
            raise _damaged_error("version", f"is {whole.get('version')}, this program reads {FORMAT_VERSION}")
        draws = _read_object(whole.get("draws", {}), "draws")
        return cls(
            procedure=_read_text(whole, "procedure"),
            system=_read_text(whole, "system"),
            data_version=_read_text(whole, "data_version"),
            setting=_read_text(whole, "setting"),
            seed=_read_text(whole, "seed"),
            answers=_read_answers(whole, "answers"),
            reusable=_read_answers(whole, "later"),
            reuses_answers=whole.get("keeping") is True,
            draws={key: count for key, count in draws.items() if isinstance(count, int)},
        )

    def check_belongs(self, procedure: Procedure, situation: Situation) -> None:
        """Make sure that this is a record of the procedure, and of the game.

        Raises:
            ProcedureError: It is not.
        """
        system = situation.sheet.system
        if (self.procedure, self.system) != (procedure.key, system.id):
            raise ProcedureError(
                Message(
                    "transcript_other",
                    "This record is of {theirs} in {their_game}, not of {ours} in {our_game}. Resume that one instead.",
                    {
                        "theirs": self.procedure,
                        "their_game": self.system,
                        "ours": procedure.key,
                        "our_game": system.id,
                    },
                )
            )

    def changes_since(self, situation: Situation) -> Message | None:
        """Say why answers may no longer fit, as other data of the game; None where nothing changed."""
        system, setting = situation.sheet.system, situation.setting
        if self.data_version != system.version:
            return Message(
                "data_changed",
                "The data of {game} changed from version {old} to {new} since this was stored. "
                "Answers that no longer fit are asked again.",
                {"game": system.name, "old": self.data_version, "new": system.version},
            )
        if self.setting != ("" if setting is None else setting.id):
            return Message(
                "setting_changed",
                "This was begun in the setting {old} and goes on in {new}. Answers that no longer fit are asked again.",
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
    return Message("answer_unasked", "{key} is no longer asked.", {"key": record.key})


def draft_portrait(draft: Mapping[str, Json]) -> str | None:
    """Return the portrait that lies beside a transcript in a draft, for the character that is being made.

    Args:
        draft: A transcript with what else its draft keeps; the portrait stands there under `PORTRAIT`.

    Returns:
        PNG or JPEG in base64; None where there is none, or one that is damaged.
    """
    text = draft.get(PORTRAIT)
    return text if isinstance(text, str) and check_portrait(text) is None else None


def _read_answers(whole: Mapping[str, Json], key: str) -> tuple[AnswerRecord, ...]:
    rows = whole.get(key, [])
    if not isinstance(rows, Sequence) or isinstance(rows, str):
        raise _damaged_error(key, "must be a list")
    return tuple(_read_answer(row, f"{key}[{place}]") for place, row in enumerate(rows))


def _read_answer(row: Json, place: str) -> AnswerRecord:
    entry = _read_object(row, place)
    how = _read_text(entry, "how", place)
    if how not in set(AnswerMethod):
        raise _damaged_error(f"{place}.how", f"cannot be {how}")
    if "answer" not in entry:
        raise _damaged_error(f"{place}.answer", "is missing")
    memory = _read_object(entry.get("memory", {}), f"{place}.memory")
    return AnswerRecord(_read_text(entry, "key", place), entry["answer"], AnswerMethod(how), entry.get("asked"), memory)


def _read_object(value: Json, place: str) -> Mapping[str, Json]:
    if not isinstance(value, Mapping):
        raise _damaged_error(place, "must be an object")
    return value


def _read_text(whole: Mapping[str, Json], key: str, place: str = "") -> str:
    value = whole.get(key)
    if not isinstance(value, str):
        raise _damaged_error(f"{place}.{key}" if place else key, "must be a text")
    return value


def _damaged_error(place: str, problem: str) -> DocumentError:
    return DocumentError(
        Message(
            "transcript",
            "The record of this procedure cannot be used: {place} {problem}. Start the procedure anew.",
            {"place": place, "problem": problem},
        )
    )
