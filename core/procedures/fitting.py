"""Whether an answer that was given earlier still fits what is asked, and why not."""

from __future__ import annotations

from core.messages import Message
from core.procedures.requests import Request
from core.procedures.transcript import AnswerRecord


def why_invalid(request: Request, answered: AnswerRecord) -> Message | None:
    """Say why an earlier answer does not fit this request, or None."""
    if answered.fingerprint != request.fingerprint():
        return Message("answer_other", "{label} is about other numbers now.", {"label": request.label})
    return request.check(answered.answer)


def no_longer_asked(answered: AnswerRecord) -> Message:
    """Say that nobody asks for an answer any more."""
    return Message("answer_unasked", "{key} is not asked any more.", {"key": answered.key})
