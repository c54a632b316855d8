"""What a procedure asks, as JSON: type, bounds and choices of every request, with the automatic answer to change."""

from __future__ import annotations

from collections.abc import Mapping

from core.character.json_values import Json
from core.cli.answers_file import printed_key
from core.cli.interactive_session import answer_from_script
from core.procedures.driver import Driver
from core.procedures.requests import Allocate, Assign, Choose, Enter, Request, Roll, Rows, Show
from core.procedures.switches import Switch, Switches


def collect_questions(driver: Driver, script: Mapping[str, Json]) -> list[dict[str, object]]:
    """Run a procedure to its end and return what it asked, in order, without what it only showed.

    Other answers may lead to other questions; those of a script are given, the others are automatic.

    Args:
        driver: The procedure; nothing of it is kept.
        script: Answers by key.
    """
    questions: list[dict[str, object]] = []
    while (request := driver.request) is not None:
        if not answer_from_script(driver, script):
            driver.auto_answer()
        if not isinstance(request, Show):
            questions.append(
                {
                    "key": request.key,
                    "label": request.label,
                    "step": request.step or None,
                    "help": request.help or None,
                    **_shape(request),
                    "answer": _easy_answer(request, driver.answers[-1].answer),
                }
            )
    return questions


def _easy_answer(request: Request, answer: Json) -> Json:
    """Return an answer as it is easiest to write: one choice as a text, dice as a list, numbers by place.

    What it names is named as it is printed among the choices.
    """
    if isinstance(request, Allocate) and isinstance(answer, Mapping):
        names = {each.key: printed_key(each) for each in request.targets}
        return {names.get(key, key): amount for key, amount in answer.items()}
    if isinstance(request, Choose) and isinstance(answer, list | tuple):
        names = {each.key: printed_key(each) for each in request.options}
        answer = [names.get(str(each), each) for each in answer]
    if isinstance(request, Assign) and isinstance(answer, Mapping):
        positions = [answer[slot.key] for slot in request.slots]
        return [request.values[each] for each in positions if isinstance(each, int)]
    if isinstance(answer, list | tuple) and len(answer) == 1:
        is_single = isinstance(request, Choose) and request.least == request.most == 1
        if is_single or (isinstance(request, Roll) and isinstance(answer[0], list | tuple)):
            return answer[0]
    return answer


def _shape(request: Request) -> Mapping[str, object]:
    """Return type, bounds and choices of a request."""
    shape: dict[str, object] = {}
    match request:
        case Roll():
            names = {"names": list(request.names)} if request.names else {}
            shape = {"type": "dice", "dice": [dice.text for dice in request.dice], **names}
        case Choose():
            choices = [
                {"key": printed_key(each), "label": each.label} for each in request.options if each.closed is None
            ]
            shape = {"type": "choice", "least": request.least, "most": request.most, "choices": choices}
        case Assign():
            places = [{"key": each.key, "label": each.label} for each in request.slots]
            shape = {"type": "numbers", "numbers": list(request.values), "places": places}
        case Allocate():
            items = [
                {"key": printed_key(each), "label": each.label, "least": each.least, "most": each.most}
                for each in request.targets
            ]
            shape = {"type": "amounts", "total": request.total, "spend_all": request.spend_all, "items": items}
        case Enter():
            bounds = {"least": request.least, "most": request.most, "unit": request.unit or None}
            shape = {"type": str(request.kind), **bounds}
        case Rows():
            offers = [each for each in request.offers if each.closed is None]
            entries = [{"key": each.key, "label": each.label, "cost": each.cost} for each in offers]
            shape = {"type": "entries", "budget": request.budget, "entries": entries}
        case Switches():
            shape = {"type": "rules", "rules": [_switch(each) for each in request.switches]}
    return shape


def _switch(switch: Switch) -> dict[str, object]:
    choices = {"choices": [each.key for each in switch.choices]} if switch.choices else {}
    bounds = {} if isinstance(switch.value, bool) or switch.choices else {"least": switch.least, "most": switch.most}
    return {"key": switch.key, "label": switch.label, "value": switch.value, **choices, **bounds}
