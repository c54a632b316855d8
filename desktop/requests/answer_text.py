"""Writes answers of a procedure as short texts for steps, cards and notices."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication

from core.character.formula_display import to_typographic
from core.character.json_values import Json
from core.procedures.requests import Allocate, Assign, Choose, Enter, Request, Roll, Rows, Show
from core.procedures.switches import Switches
from desktop.numerals import with_minus

LONGEST: Final = 60
_MOST_TOTALS: Final = 6


def answer_text(request: Request, answer: Json) -> str:
    """Return an answer as text; "" for requests that only show something."""
    if isinstance(request, Choose):
        names = {option.key: option.label for option in request.options}
        return _list(names.get(str(key), str(key)) for key in _sequence(answer)) or _none()
    if isinstance(request, Rows):
        return _rows(request, answer)
    if isinstance(request, Assign | Allocate):
        return _list(f"{label} {number}" for label, number in _places(request, answer)) or _none()
    if isinstance(request, Roll):
        return _rolls(request, answer)
    if isinstance(request, Switches):
        return _list(_switch_values(request, answer)) or _none()
    return "" if isinstance(request, Show) else _entry_text(request, answer)


def _entry_text(request: Request, answer: Json) -> str:
    text = " ".join(str(answer).split())
    if isinstance(request, Enter) and request.is_number:
        text = with_minus(text)
    if isinstance(request, Enter) and request.unit and text:
        text = f"{text} {request.unit_for(answer)}"
    return text or _empty()


def _switch_values(request: Switches, answer: Json) -> Iterable[str]:
    """Yield the rules that change with their new values."""
    values = answer if isinstance(answer, Mapping) else {}
    for switch in request.switches:
        value = values.get(switch.key)
        if value is True:
            yield QCoreApplication.translate("procedures", "{rule} on").format(rule=switch.label)
        elif value is False:
            yield QCoreApplication.translate("procedures", "{rule} off").format(rule=switch.label)
        elif value is not None:
            name = next((each.label for each in switch.choices if each.key == value), str(value))
            yield f"{switch.label} {name}"


def shorten(text: str, longest: int = LONGEST) -> str:
    """Shorten a text with an ellipsis if it is too long."""
    return text if len(text) <= longest else text[: longest - 1].rstrip(" ,") + "…"


def step_summary(answers: Sequence[tuple[Request, Json]]) -> str:
    """Return a summary of a step's answers: its first choice, else a count or a short text.

    If the first entry is a number, all numbers of the step are listed, as they belong together. A text asked before a
    list wins over it: the numbers after it belong to its rows.
    """
    for request, answer in answers:
        if isinstance(request, Choose) and request.most == 1 and _sequence(answer):
            return answer_text(request, answer)
    for request, answer in answers:
        if isinstance(request, Enter) and request.is_number and answer is not None:
            return _numbers(answers)
        if isinstance(request, Enter) and str(answer).strip():
            return answer_text(request, answer)
        if isinstance(request, Choose) and _sequence(answer):
            return QCoreApplication.translate("procedures", "{number} chosen").format(number=len(_sequence(answer)))
        if isinstance(request, Rows) and _sequence(answer):
            break
    counts = [sum(_count(row) for row in _sequence(answer)) for request, answer in answers if isinstance(request, Rows)]
    if counts:
        return QCoreApplication.translate("procedures", "{number} chosen").format(number=sum(counts))
    return ""


def _numbers(answers: Sequence[tuple[Request, Json]]) -> str:
    typed = [(each, answer) for each, answer in answers if isinstance(each, Enter) and each.is_number]
    return ", ".join(answer_text(request, answer) for request, answer in typed if answer is not None)


def signed(number: int) -> str:
    """Return a number with its sign (typographic minus)."""
    return f"+{number}" if number > 0 else to_typographic(str(number))


def _rows(request: Rows, answer: Json) -> str:
    names = {entry.key: entry.label for entry in request.offers}
    parts = []
    for row in _sequence(answer):
        if isinstance(row, Mapping):
            count = _count(row)
            parts.append(names.get(str(row.get("entry")), "") + (f" × {count}" if count != 1 else ""))
    return _list(parts) or _none()


def _count(row: object) -> int:
    count = row.get("count", 1) if isinstance(row, Mapping) else 1
    return count if isinstance(count, int) else 1


def _places(request: Assign | Allocate, answer: Json) -> Iterable[tuple[str, int]]:
    amounts = answer if isinstance(answer, Mapping) else {}
    if isinstance(request, Assign):
        for slot in request.slots:
            position = amounts.get(slot.key)
            if isinstance(position, int):
                yield slot.label, request.values[position]
        return
    for target in request.targets:
        amount = amounts.get(target.key)
        if isinstance(amount, int) and amount:
            yield target.label, amount


def _rolls(request: Roll, answer: Json) -> str:
    faces = [[face for face in _sequence(own) if isinstance(face, int)] for own in _sequence(answer)]
    totals = [rolled.total if rolled.counts else "—" for rolled in request.results(faces)]
    if len(totals) > _MOST_TOTALS:
        return QCoreApplication.translate("procedures", "{number} rolls").format(number=len(totals))
    names = request.names or ("",) * len(totals)
    return _list(f"{name} {total}".strip() for name, total in zip(names, totals, strict=True))


def _sequence(answer: object) -> Sequence[Json]:
    return answer if isinstance(answer, Sequence) and not isinstance(answer, str) else ()


def _list(texts: Iterable[str]) -> str:
    return ", ".join(texts)


def _none() -> str:
    return QCoreApplication.translate("procedures", "none")


def _empty() -> str:
    return QCoreApplication.translate("procedures", "empty")
