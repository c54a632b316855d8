"""Writes texts of the wizard: titles, Next button, what a change kept, summary page."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication

from core.character.edits import SetValue
from core.procedures.requests import Choose, Option, Request, Show
from core.procedures.transcript import DroppedAnswer
from desktop.messages import render
from desktop.numerals import with_minus
from desktop.requests.answer_text import answer_text, shorten
from desktop.wizard.procedure_forecast import RunProgress, title_of_page
from desktop.wizard.procedure_run import ProcedureRun

FINISHED: Final = "finished"
"""Key of the last page."""

_MAX_NAMED: Final = 3
_NEXT_LETTERS: Final = 30
_NARROW_LETTERS: Final = 18
_MOST_CHOICES: Final = 2
_MOST_NUMBERS: Final = 12


def summary_page(run: ProcedureRun, addresses: Sequence[str]) -> Show:
    """Return the summary page.

    Args:
        run: The finished procedure.
        addresses: The important numbers.
    """
    sheet = run.driver.sheets[0]
    name = sheet.character.name
    title = QCoreApplication.translate("procedures", "Nothing left to decide")
    if name:
        title = QCoreApplication.translate("procedures", "{name} is ready").format(name=name)
    text = QCoreApplication.translate("procedures", "Finish applies this. You can undo it.")
    if not run.setup.character_id:
        text = QCoreApplication.translate(
            "procedures", "Finish adds the character to the library. You can change everything on the sheet."
        )
    violations = [each for each in sheet.violations if each.accepted is None]
    parts = [text, *(with_minus(render(each.message, sheet.system.id)) for each in violations[:_MAX_NAMED])]
    return Show(key=FINISHED, label=title, text="\n".join(parts), addresses=tuple(addresses[:_MOST_NUMBERS]))


def page_title(run: ProcedureRun, first: Request) -> str:
    """Return the title of a page, by its first request."""
    return title_of_page(run.setup.procedure, run.translate, first)


def next_button_text(run: ProcedureRun, request: Request, following: Request | None, *, is_narrow: bool) -> str:
    """Return the text of the Next button: it names the next step, or the next page of the same step.

    A narrow window has room for a short name only.
    """
    if following is None or (request.page and following.page == request.page):
        return QCoreApplication.translate("procedures", "&Next")
    steps = {step.key: run.translate(step.label) for step in run.setup.procedure.steps}
    is_other = following.step != request.step and following.step in steps
    title = steps[following.step] if is_other else page_title(run, following)
    name = shorten(title, _NARROW_LETTERS if is_narrow else _NEXT_LETTERS).replace("&", "&&")
    return QCoreApplication.translate("procedures", "&Next: {step}").format(step=name)


def character_line(run: ProcedureRun) -> str:
    """Return a line that describes the character: its main choices and its summary."""
    driver = run.driver
    chosen = [
        answer_text(request, answered.answer)
        for request, answered in zip(driver.requests, driver.answers, strict=True)
        if isinstance(request, Choose) and request.most == request.least == 1
        if any(map(_describes_character, request.options))
    ]
    return " · ".join([*chosen[:_MOST_CHOICES], driver.sheets[0].summary()])


def _describes_character(option: Option) -> bool:
    """Whether an option sets a text or an entry of the character, not a number or a list row."""
    return any(
        isinstance(edit, SetValue) and isinstance(edit.value, str | Mapping) and "[" not in edit.address
        for edit in option.preview
    )


def change_notice(run: ProcedureRun) -> str:
    """Return which answers a change kept and which are asked again; "" if nothing changed."""
    driver = run.driver
    parts = [render(driver.notice)] if driver.notice is not None else []
    parts += [_dropped_text(run, each) for each in driver.dropped[:_MAX_NAMED]]
    more = len(driver.dropped) - _MAX_NAMED
    if more > 0:
        text = QCoreApplication.translate("procedures", "Other answers that no longer fit: {number}.")
        parts.append(text.format(number=more))
    if parts and driver.reused:
        text = QCoreApplication.translate("procedures", "Later answers kept: {number}.")
        parts.append(text.format(number=len(driver.reused)))
    return "\n".join(parts)


def _dropped_text(run: ProcedureRun, dropped: DroppedAnswer) -> str:
    known = run.known_requests.get(dropped.record.key)
    label = known.label if known is not None else dropped.record.key
    old = shorten(run.answer_text_of(dropped.record))
    if not old:
        return f"{label}: {render(dropped.reason)}"
    text = QCoreApplication.translate("procedures", "Answer {label} again (was: {old}). {reason}")
    return text.format(label=label, old=old, reason=render(dropped.reason))


def progress_of(run: ProcedureRun, current: Request | None, note: str, dropped: frozenset[str]) -> RunProgress:
    """Return the progress of a run, for the list of steps.

    Args:
        run: The procedure.
        current: The request shown; None at the end.
        note: Progress of its answer.
        dropped: Keys of requests to be answered again.
    """
    driver = run.driver
    later = driver.transcript["later"]
    waiting = later if isinstance(later, list | tuple) else ()
    return RunProgress(
        run.setup.procedure,
        tuple((asked, answer.answer) for asked, answer in zip(driver.requests, driver.answers, strict=True)),
        current,
        note,
        {str(each["key"]): each["answer"] for each in waiting if isinstance(each, Mapping)},
        dropped,
        run.known_requests,
        run.translate,
        driver.ahead,
    )
