"""Dataclass `Form`: several requests on one topic, which are shown and answered together.

The driver asks them one after the other, each under its own key: transcripts, answer files, the terminal and the random
streams of automatic answers are the same as without the form. A window shows them on one page.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from dataclasses import dataclass

from core.character.edits import Edit
from core.character.json_values import Json
from core.messages import Message
from core.procedures.requests import Request

Answers = Mapping[str, Json]
"""Answers by the keys of their requests; in an unfinished form some are missing."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Form(Request):
    """Requests that do not depend on each other's answers; answered with a mapping by their keys.

    Attributes:
        requests: The requests, in order, all on the same page.
        addresses: Numbers of the sheet that the answers change, to show with them, such as points left.
        preview: Return the edits that valid answers would cause, or None if they change no number.
    """

    requests: tuple[Request, ...]
    addresses: tuple[str, ...] = ()
    preview: Callable[[Answers], tuple[Edit, ...]] | None = None

    def __post_init__(self) -> None:
        pages = {request.page for request in self.requests}
        if len(pages) != 1 or "" in pages:
            raise ValueError(f"the requests of {self.key} need one page, not {sorted(pages)}")

    def check(self, answer: Json) -> Message | None:
        """Return None: its requests check their own answers."""
        return None

    def default_policy(self, source: random.Random) -> Json:
        """Return None: its requests have policies of their own."""
        return None
