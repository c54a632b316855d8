"""Dataclass `Switches`: rules and their values on one page, as the optional rules of a character.

Its answer is ``{key: value}`` with the rules that change; what is missing stays as it is. Earlier versions asked the
same under other keys; `find_answer` converts such answers, so that old drafts and answer files still work.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from core.character.edits import Edit
from core.character.json_values import Json
from core.messages import Message
from core.procedures.requests import Option, Request


@dataclass(frozen=True, slots=True)
class Switch:
    """One rule: on or off, one of some choices, or a whole number.

    Attributes:
        key: Key in the answer.
        label: Name for people.
        value: Its present value: a bool, the key of a choice, or a whole number.
        about: A sentence about it.
        choices: Its choices; empty for a bool or a number.
        least, most: Bounds of a number; None for no bound.
    """

    key: str
    label: str
    value: bool | int | str
    about: str = ""
    choices: tuple[Option, ...] = ()
    least: int | None = None
    most: int | None = None

    def check(self, value: Json) -> Message | None:
        """Return why it cannot have this value, or None."""
        keys = [each.key for each in self.choices]
        if keys:
            rule = {"rule": self.label, "names": ", ".join(keys)}
            return None if value in keys else Message("switch_choice", "{rule} must be one of {names}.", rule)
        if isinstance(self.value, bool):
            rule = {"rule": self.label}
            return None if isinstance(value, bool) else Message("switch_bool", "{rule} must be true or false.", rule)
        if not isinstance(value, int) or isinstance(value, bool):
            return Message("switch_number", "{rule} must be a whole number.", {"rule": self.label})
        if (self.least is not None and value < self.least) or (self.most is not None and value > self.most):
            return Message(
                "switch_bounds",
                "{rule} must be {least} to {most}, not {value}.",
                {"rule": self.label, "least": self.least, "most": self.most, "value": value},
            )
        return None


@dataclass(frozen=True, slots=True)
class EarlierAnswers:
    """Answers of earlier versions of Quire to what a request asks now.

    Attributes:
        keys: Keys of their requests.
        convert: Return the present answer for those of theirs that are known, by key; None if they mean nothing alone.
        missing: Return the keys that were asked next, so that these answers are not all.
    """

    keys: tuple[str, ...]
    convert: Callable[[Mapping[str, Json]], Json | None]
    missing: Callable[[Mapping[str, Json]], Sequence[str]]


@dataclass(frozen=True, slots=True, kw_only=True)
class Switches(Request):
    """Set some rules; ``{key: value}`` of those that change.

    Attributes:
        switches: The rules with their present values.
        preview: Return the edits of an answer.
        earlier: How earlier versions asked, or None.
    """

    switches: tuple[Switch, ...]
    preview: Callable[[Mapping[str, Json]], tuple[Edit, ...]]
    earlier: EarlierAnswers | None = None

    def check(self, answer: Json) -> Message | None:
        """Return which rule or value is wrong, or None."""
        if not isinstance(answer, Mapping):
            return Message("switches_shape", "{label} needs a value for each rule.", {"label": self.label})
        known = {switch.key: switch for switch in self.switches}
        for key, value in answer.items():
            if key not in known:
                return Message("switches_unknown", "{label} has no rule {key}.", {"label": self.label, "key": key})
            if problem := known[key].check(value):
                return problem
        return None

    def default_policy(self, source: random.Random) -> Json:
        """Return the answer that changes nothing."""
        return {}


def find_answer(request: Request, answers: Mapping[str, Json]) -> tuple[Json, tuple[str, ...]] | None:
    """Return the answer to a request and the keys that it was given under; None if there is none.

    Args:
        request: The request.
        answers: Answers by key, perhaps those of an earlier version.
    """
    if request.key in answers:
        return answers[request.key], (request.key,)
    earlier = request.earlier if isinstance(request, Switches) else None
    known = {} if earlier is None else {key: answers[key] for key in earlier.keys if key in answers}
    if earlier is None or not known:
        return None
    answer = earlier.convert(known)
    return None if answer is None else (answer, tuple(known))
