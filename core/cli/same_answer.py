"""The same answer for like questions: ``2 for all`` answers this one and those of its kind that follow.

Like are questions whose keys differ in numbers alone, as those of seven goblins (``1/action``, ``1/action~2``), and
choices with the same options, or numbers with the same bounds, on one page. What does not fit is asked.
"""

from __future__ import annotations

import re

from core.character.json_values import Json
from core.cli.output_language import say
from core.procedures.requests import Choose, Enter, Request, Roll, Show


def split_for_all(line: str) -> tuple[str, bool]:
    """Return a typed line without its ending ``for all``, and whether it had one."""
    for words in {say("for all"), "for all"}:
        found = re.fullmatch(rf"(?:(.*\S)\s+)?{re.escape(words)}", line.strip(), re.IGNORECASE)
        if found is not None:
            return found[1] or "", True
    return line, False


def takes_text(request: Request) -> bool:
    """Return whether a line is taken as it is typed, as dice or as a text, so that it has no ending of its own."""
    return isinstance(request, Roll) or (isinstance(request, Enter) and not request.is_number)


def is_like(first: Request, other: Request) -> bool:
    """Return whether two questions are of one kind."""
    if type(first) is not type(other) or isinstance(first, Roll | Show) or first.key == other.key:
        return False
    if _masked(first.key) == _masked(other.key):
        return True
    if not first.page or first.page != other.page:
        return False
    if isinstance(first, Enter) and isinstance(other, Enter):
        return first.is_number and _bounds(first) == _bounds(other)
    return isinstance(first, Choose) and isinstance(other, Choose) and _keys(first) == _keys(other)


def _masked(key: str) -> str:
    return re.sub(r"\d+", "#", re.sub(r"~\d+$", "", key))


def _bounds(request: Enter) -> tuple[object, ...]:
    return request.kind, request.least, request.most, request.unit


def _keys(request: Choose) -> list[str]:
    return [option.key for option in request.options]


def _chosen_labels(request: Request, answer: Json) -> list[str]:
    """Return what a choice names; keys that are positions may mean something else in a like question."""
    labels = {option.key: option.label for option in request.options} if isinstance(request, Choose) else {}
    chosen = answer if isinstance(answer, list | tuple) else ()
    return [labels.get(str(each), "") for each in chosen]


def answered_line(label: str, answer: str) -> str:
    """Return a question with its answer on one line."""
    return f"{label} {answer}" if label.endswith("?") else f"{label}: {answer}"


class SameAnswer:
    """An answer that holds for like questions until something else begins: the next step, the next round.

    Attributes:
        request: The question that was answered; None while no answer holds.
        answer: Its answer.
        until: What ends it when it changes: a step, a round.
    """

    def __init__(self) -> None:
        self.request: Request | None = None
        self.answer: Json = None
        self.until: object = None

    def keep(self, request: Request, answer: Json, until: object) -> None:
        """Let an answer hold for like questions."""
        self.request, self.answer, self.until = request, answer, until

    def forget(self) -> None:
        """Let no answer hold any longer, as after going back."""
        self.request = None

    def fits(self, request: Request, now: object) -> bool:
        """Return whether the answer holds for a question and is valid; forget it where it has ended.

        Args:
            request: The question.
            now: The present step or round.
        """
        if self.request is None or now != self.until:
            self.request = None
            return False
        if not is_like(self.request, request) or request.check(self.answer) is not None:
            return False
        return _chosen_labels(self.request, self.answer) == _chosen_labels(request, self.answer)
