"""A procedure on the terminal: puts every request to the person, who may roll, type dice, choose, go back and stop.

Everything is said on the error output, so that the result of a command stays alone on the standard output.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from enum import Enum, auto

from core.character import Json
from core.cli.console import json_text, one_line, print_err
from core.cli.prompts import END_OF_PROSE, MoreDiceNeeded, Prompt, prompt_for
from core.dice import RollResult
from core.errors import AnswerError, QuireError
from core.messages import Message
from core.procedures import (
    Allocate,
    AnswerMethod,
    Assign,
    Choose,
    Driver,
    DroppedAnswer,
    Enter,
    Request,
    Roll,
    Rows,
    Show,
)

ReadLine = Callable[[], str | None]
"""Gives the next line that was typed, without its end; None when there are no more."""

COMMAND_HELP = """Enter      roll the dice, accept the suggestion, or continue
back       undo the last answer
auto       let Quire answer this question
all        let Quire answer all remaining questions
list       list the answers so far
open KEY   go back to an earlier answer in the list; later answers that still fit are kept
sheet      show the character so far
stop       leave; your answers are kept as a draft
?          show this help
A word in quotes is always an answer: "back"."""


LONGEST_OFFER = 48
"""Letters of an earlier answer that stand in the prompt."""


class _Turn(Enum):
    """What a line led to."""

    AGAIN = auto()  # the same request is still asked
    MOVED = auto()  # another request is asked, or none
    STOPPED = auto()


class InteractiveSession:
    """One run of a procedure with a person at the terminal.

    Args:
        driver: The procedure.
        script: Answers by key that are given without asking; each once, so that going back asks.
        read_line: Where typed lines come from.

    Attributes:
        shown: What the procedure has shown so far.
    """

    def __init__(self, driver: Driver, script: Mapping[str, Json], read_line: ReadLine) -> None:
        self._driver = driver
        self._script = dict(script)
        self._read_line = read_line
        self._step = ""
        self._labels: dict[str, str] = {}
        self._typed = ""
        self.shown: list[Show] = []
        self._rolls_told = len(driver.rolls)
        self._dropped_told = driver.dropped

    def run(self) -> bool:
        """Ask until nothing is left; False when the person stopped before."""
        for message in resume_notes(self._driver):
            print_err(message)
        print_err("Type ? for help, back to go back, stop to leave and keep a draft.")
        while (request := self._driver.request) is not None:
            if request.key in self._script:
                answer_from_script(self._driver, {request.key: self._script.pop(request.key)})
            elif not self._ask(request):
                return False
            self._tell_rolls()
            self._tell_dropped()
        return True

    # ------------------------------------------------------------------------------------------ asking

    def _ask(self, request: Request) -> bool:
        how_asked = prompt_for(request)
        self._labels[request.key] = request.label
        self._head(request, how_asked)
        self._typed = ""
        prompt = self._hint(request, how_asked)
        while True:
            print_err(f"{prompt}: ", end="")
            line = self._read_line()
            if line is None:
                print_err("")
                return False
            try:
                turn = self._take(request, how_asked, line)
            except MoreDiceNeeded as more:
                self._typed += f" {line}"
                prompt = more.message.render()
                continue
            except QuireError as error:
                print_err(one_line(error.message.render()))
                continue
            if turn is not _Turn.AGAIN:
                return turn is _Turn.MOVED

    def _head(self, request: Request, how_asked: Prompt) -> None:
        if request.step and request.step != self._step:
            self._step = request.step
            step = next((step for step in self._driver.procedure.steps if step.key == request.step), None)
            if step is not None:
                print_err(f"\n== {step.label}{_in_brackets(step.cite)}")
        print_err(f"\n{one_line(request.label)}{_in_brackets(request.cite)}")
        if request.help:
            print_err(f"  {one_line(request.help)}")
        for line in how_asked.lines:
            print_err(f"  {one_line(line)}")
        if isinstance(request, Show):
            self.shown.append(request)
            for address in request.addresses:
                print_err(f"  {self._number(address)}")

    def _number(self, address: str) -> str:
        sheet = self._driver.sheets[0]
        return one_line(f"{sheet.explain(address).label}: {sheet.text(address)}")

    def _hint(self, request: Request, how_asked: Prompt) -> str:
        if (earlier := self._driver.suggestion) is not None:
            return f"[Enter keeps {shorten(answer_text(request, earlier.answer))}] {how_asked.hint}"
        if isinstance(request, Enter) and request.check(request.default) is None and request.default != "":
            return f"[Enter accepts {shorten(one_line(str(request.default)))}] {how_asked.hint}"
        return how_asked.hint

    # ------------------------------------------------------------------------------------- typed lines

    def _take(self, request: Request, how_asked: Prompt, line: str) -> _Turn:
        word, _, rest = line.strip().partition(" ")
        if not line.strip() and not self._typed:
            return self._take_nothing(request, how_asked)
        command = word.casefold()
        if command in _LONE_COMMANDS and not rest:
            return _LONE_COMMANDS[command](self)
        if command == "open" and rest and not isinstance(request, Enter):
            self._driver.reopen(self._answered_key(rest.strip()))
            return _Turn.MOVED
        text = self._prose(line) if how_asked.takes_lines else f"{self._typed} {line}"
        self._driver.answer(
            how_asked.read(text), AnswerMethod.TYPED if isinstance(request, Roll | Enter) else AnswerMethod.CHOSEN
        )
        return _Turn.MOVED

    def _take_nothing(self, request: Request, how_asked: Prompt) -> _Turn:
        earlier = self._driver.suggestion
        if earlier is not None:
            self._driver.answer(earlier.answer, earlier.method)
        elif isinstance(request, Roll):
            self._driver.auto_answer()
        elif isinstance(request, Show):
            self._driver.answer(None)
        elif isinstance(request, Enter):
            self._driver.answer(request.default)
        elif isinstance(request, Rows) or (isinstance(request, Choose) and request.least == 0):
            self._driver.answer([])
        else:
            print_err(how_asked.help)
            return _Turn.AGAIN
        return _Turn.MOVED

    def _prose(self, first: str) -> str:
        lines = []
        line: str | None = first
        while line is not None and line.strip() != END_OF_PROSE:
            lines.append(line)
            line = self._read_line()
        return "\n".join(lines)

    def _answered_key(self, wanted: str) -> str:
        """Find an earlier answer by its number in the list, or its key."""
        answers = self._driver.answers
        if wanted.isdecimal() and 1 <= int(wanted) <= len(answers):
            return answers[int(wanted) - 1].key
        return wanted

    # ---------------------------------------------------------------------------------------- commands

    def _help(self) -> _Turn:
        request = self._driver.request
        if request is not None:
            print_err(prompt_for(request).help)
        print_err(COMMAND_HELP)
        return _Turn.AGAIN

    def _back(self) -> _Turn:
        if self._typed:
            return _Turn.MOVED  # the faces typed so far are forgotten, and the request is put again
        if not self._driver.back():
            print_err("This is the first question; there is nothing to undo.")
            return _Turn.AGAIN
        self._step = ""
        self._rolls_told = len(self._driver.rolls)
        return _Turn.MOVED

    def _auto(self) -> _Turn:
        request = self._driver.request
        self._driver.auto_answer()
        if request is not None and not isinstance(request, Roll):
            print_err(f"Quire: {answer_text(request, self._driver.answers[-1].answer)}")
        return _Turn.MOVED

    def _all(self) -> _Turn:
        self.shown += answer_all(self._driver, self._script)
        return _Turn.MOVED

    def _list(self) -> _Turn:
        for number, answered in enumerate(self._driver.answers, 1):
            label = self._labels.get(answered.key, "")
            print_err(one_line(f"{number:>3}  {answered.key}  {label}  {_plain(answered.answer)}  ({answered.method})"))
        if not self._driver.answers:
            print_err("No answers yet.")
        return _Turn.AGAIN

    def _sheet(self) -> _Turn:
        for sheet in self._driver.sheets:
            print_err(one_line(sheet.summary()))
            for key, field in sheet.system.derived.items():
                if "[]" not in key and not field.is_hidden:
                    print_err(one_line(f"  {field.label}: {sheet.text(key)}"))
        return _Turn.AGAIN

    def _stop(self) -> _Turn:
        return _Turn.STOPPED

    def _tell_rolls(self) -> None:
        for record in self._driver.rolls[self._rolls_told :]:
            print_err(one_line(f"  {record.label}: {roll_text(record.rolled)}{_how_words(record.method)}"))
        self._rolls_told = len(self._driver.rolls)

    def _tell_dropped(self) -> None:
        """Say which later answers did not fit a changed one."""
        for dropped in self._driver.dropped:
            if dropped not in self._dropped_told:
                print_err(_dropped_words(dropped))
        self._dropped_told = self._driver.dropped


_LONE_COMMANDS: Mapping[str, Callable[[InteractiveSession], _Turn]] = {
    "?": InteractiveSession._help,
    "back": InteractiveSession._back,
    "auto": InteractiveSession._auto,
    "all": InteractiveSession._all,
    "list": InteractiveSession._list,
    "sheet": InteractiveSession._sheet,
    "stop": InteractiveSession._stop,
}


# ----------------------------------------------------------------------------- without a person, words


def answer_from_script(driver: Driver, script: Mapping[str, Json]) -> bool:
    """Answer the present request from a script, if it has an answer; says whether it had.

    Raises:
        AnswerError: The answer does not fit; the sentence names its key.
    """
    request = driver.request
    try:
        return driver.answer_from(script)
    except AnswerError as error:
        raise AnswerError(
            Message(
                "script_answer",
                "The answer to {key} in the file cannot be used: {reason}",
                {"key": request.key if request is not None else "", "reason": error.message.render()},
            )
        ) from error


def answer_all(driver: Driver, script: Mapping[str, Json], *, quietly: bool = False) -> list[Show]:
    """Answer everything that is left, from the script or automatically; tell and give what the procedure shows."""
    shown: list[Show] = []
    while (request := driver.request) is not None:
        if isinstance(request, Show):
            shown.append(request)
            if not quietly:
                print_err(one_line(request.label))
                for line in request.text.splitlines():
                    print_err(f"  {one_line(line)}")
        if not answer_from_script(driver, script):
            driver.auto_answer()
    return shown


def resume_notes(driver: Driver) -> Iterable[str]:
    """Yield what a person should know when a procedure is taken up again."""
    if driver.notice is not None:
        yield driver.notice.render()
    for dropped in driver.dropped:
        yield _dropped_words(dropped)


def _dropped_words(dropped: DroppedAnswer) -> str:
    return f"The answer to {one_line(dropped.record.key)} was dropped. {dropped.reason.render()}"


def roll_text(rolled: RollResult) -> str:
    """Return a roll in words: ``4d6 keep 3: 5 4 (1) 6 = 15``; faces in brackets do not count."""
    faces = [str(face) if kept else f"({face})" for face, kept in zip(rolled.faces, rolled.kept, strict=True)]
    return f"{rolled.dice.text}: {' '.join(faces)} = {rolled.total}"


def answer_text(request: Request, answer: Json) -> str:
    """Return an answer as a person would type it."""
    if isinstance(answer, Mapping):
        return one_line(", ".join(f"{key} {number}" for key, number in _numbers(request, answer))) or "none"
    names: dict[str, str] = {}
    if isinstance(request, Choose):
        names = {option.key: option.label for option in request.options}
    elif isinstance(request, Rows):
        names = {entry.key: entry.label for entry in request.offers}
    if names and isinstance(answer, list | tuple):
        return one_line(", ".join(_choice(names, each) for each in answer)) or "none"
    return one_line(_plain(answer))


def _numbers(request: Request, answer: Mapping[str, Json]) -> Iterable[tuple[str, Json]]:
    """Yield what each place gets, in the order of the request."""
    if isinstance(request, Assign):
        for slot in request.slots:
            position = answer.get(slot.key)
            yield slot.label, request.values[position] if isinstance(position, int) else "?"
    elif isinstance(request, Allocate):
        for target in request.targets:
            if answer.get(target.key):
                yield target.label, answer[target.key]


def shorten(text: str) -> str:
    """Return the beginning of a text that is too long for a prompt."""
    return text if len(text) <= LONGEST_OFFER else text[: LONGEST_OFFER - 1] + "…"


def _choice(names: Mapping[str, str], each: Json) -> str:
    if isinstance(each, Mapping):
        count = each.get("count", 1)
        return names.get(str(each.get("entry")), "?") + (f" x {count}" if count != 1 else "")
    return names.get(str(each), str(each))


def _plain(answer: Json) -> str:
    if isinstance(answer, str):
        return answer
    if isinstance(answer, list | tuple):
        return " ".join(_plain(each) for each in answer)
    return " ".join(json_text(answer).split())


def _how_words(how: AnswerMethod) -> str:
    return "" if how is AnswerMethod.ROLLED else f"  ({how})"


def _in_brackets(cite: str) -> str:
    return f"  ({one_line(cite)})" if cite else ""
