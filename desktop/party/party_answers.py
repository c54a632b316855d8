"""Names a party action in the histories: the action and what was answered."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QCoreApplication

from core.character.json_values import Json
from core.play.party_procedure import PartyProcedure
from core.procedures.driver import Driver
from core.procedures.requests import Choose, Enter, Request
from desktop.party.party_actions import action_title
from desktop.requests.answer_text import answer_text, shorten


def action_label(action: PartyProcedure, drivers: Iterable[Driver]) -> str:
    """Return the label of an action for the histories: its name and its answers.

    Args:
        action: The action.
        drivers: The runs that asked.
    """
    texts = (answers_text(each) for each in drivers)
    words = shorten(" / ".join(dict.fromkeys(text for text in texts if text)))
    title = action_title(action)
    label = QCoreApplication.translate("PartyActionDialog", "{action}: {given}")
    return label.format(action=title, given=words) if words else title


def answers_text(driver: Driver) -> str:
    """Return the choices and entries of a run as text; empty ones and zeros are left out.

    A choice that only names a unit ("Rounds") is merged with the number ("Rounds 8", "8 rounds").
    """
    answers = zip(driver.requests, driver.answers, strict=True)
    words = [_answer_text(request, each.answer) for request, each in answers if each.answer not in ("", 0, [])]
    texts = dict.fromkeys(each for each in words if each)
    return ", ".join(each for each in texts if not any(_repeats(other, each) for other in texts))


def _repeats(text: str, choice: str) -> bool:
    """Return whether a text repeats an earlier choice with a count."""
    words, chosen = text.casefold(), choice.casefold()
    return words != chosen and (words.startswith(f"{chosen} ") or words.endswith(f" {chosen}"))


def _answer_text(request: Request, answer: Json) -> str:
    """Return an answer as text, with the label if it is a bare number; "" for rolls and texts."""
    if not isinstance(request, Choose | Enter):
        return ""
    words = answer_text(request, answer)
    is_bare = isinstance(request, Enter) and not request.unit and not isinstance(answer, str)
    return f"{request.label} {words}" if is_bare else words
