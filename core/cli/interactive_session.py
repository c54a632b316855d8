"""Runs a procedure at the terminal: prints requests, reads typed answers; scripted answers.

Everything is printed to standard error, so that standard output has only the result of the command.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from enum import Enum, auto

from core.character.json_values import Json
from core.character.labels import citation_text
from core.cli.answers_file import convert_answer, script_error
from core.cli.console import display_name, json_text, one_line, print_err, print_word_list
from core.cli.input_parser import listed_position
from core.cli.output_language import language, render, say, show_value, translated, translator_of
from core.cli.prompts import END_OF_PROSE, MoreDiceNeeded, Prompt, prompt_for, switch_value, typed_faces
from core.cli.same_answer import SameAnswer, answered_line, is_like, split_for_all, takes_text
from core.dice import RollResult
from core.errors import AnswerError, QuireError
from core.language import ENGLISH
from core.messages import Word
from core.procedures.driver import Driver
from core.procedures.requests import Allocate, Assign, Choose, Enter, Request, Roll, Rows, Show
from core.procedures.switches import Switches, find_answer
from core.procedures.transcript import NO_LONGER_ASKED, AnswerMethod, DroppedAnswer

ReadLine = Callable[[], str | None]
"""Returns the next typed line without its line end; None at the end of input."""

COMMAND_HELP = Word("""Enter        roll the dice that are open, accept the suggestion, or continue
back         undo the last answer
auto         let Quire answer this question
all          let Quire answer what is open; what you chose is kept
... for all  the same answer for the like questions that follow: 2 for all
list         list the answers so far
open NUMBER  go back to an earlier answer in the list; later answers that still fit are kept
sheet        show what is decided so far
stop         leave; your answers are kept as a draft
?            show this help
A word in quotes is always an answer: "back".""")


_METHODS = {
    "typed": Word("typed"),
    "rolled": Word("rolled"),
    "chosen": Word("chosen"),
    "auto": Word("auto"),
    "script": Word("script"),
}
"""Texts for the methods of answers, by their values."""

LONGEST_OFFER = 48
"""Maximum length of an earlier answer in the prompt."""


class _LineResult(Enum):
    """Effect of a typed line."""

    AGAIN = auto()  # the same request is still asked
    NEXT = auto()  # another request is asked, or none
    STOPPED = auto()


class InteractiveSession:
    """One interactive run of a procedure.

    Args:
        driver: The procedure.
        script: Answers by key that are given without asking; each is used once, so that going back asks.
        read_line: Source of typed lines.

    Attributes:
        shown: What the procedure has shown so far.
    """

    def __init__(self, driver: Driver, script: Mapping[str, Json], read_line: ReadLine) -> None:
        self._driver = driver
        self._system = driver.sheets[0].system.id
        if language().code != ENGLISH:
            driver.translate = translator_of(self._system)
        self._script = dict(script)
        self._read_line = read_line
        self._step = ""
        self._typed = ""
        self.shown: list[Show] = []
        self._same = SameAnswer()
        self._before = {} if driver.answers else self._numbers()
        self._printed_rolls = len(driver.rolls)
        self._printed_dropped = driver.dropped
        self._labels = _labels_of(driver)

    def run(self) -> bool:
        """Ask until no request is left; return False if the user stopped."""
        for message in resume_notes(self._driver):
            print_err(message)
        print_err(say("Type ? for help, back to go back, stop to leave and keep a draft."))
        while (request := self._driver.request) is not None:
            used = answer_from_script(self._driver, self._script)
            for key in used:
                del self._script[key]
            if not used and not self._take_same(request) and not self._ask(request):
                return False
            self._print_rolls()
            self._print_dropped()
        return True

    # ------------------------------------------------------------------------------------------ asking

    def _ask(self, request: Request) -> bool:
        prompt = prompt_for(request)
        self._head(request, prompt)
        self._typed = ""
        prompt_text = self._hint(request, prompt)
        while True:
            print_err(f"{prompt_text}: ", end="")
            line = self._read_line()
            if line is None:
                print_err("")
                return False
            try:
                turn = self._take(request, prompt, line)
            except MoreDiceNeeded as more:
                self._typed += f" {line}"
                prompt_text = render(more.message, self._system)
                continue
            except QuireError as error:
                print_err(one_line(render(error.message, self._system)))
                if self._driver.request is None or self._driver.request.key != request.key:
                    return True  # a command such as all has answered this one before it failed
                continue
            if turn is not _LineResult.AGAIN:
                return turn is _LineResult.NEXT

    def _head(self, request: Request, prompt: Prompt) -> None:
        if request.step and request.step != self._step:
            self._step = request.step
            step = next((step for step in self._driver.procedure.steps if step.key == request.step), None)
            if step is not None:
                print_err(f"\n== {translated(step.label, self._system)}{self._in_brackets(step.cite)}")
        print_err(f"\n{one_line(request.label)}{self._in_brackets(request.cite)}")
        if request.help:
            print_err(f"  {one_line(request.help)}")
        for line in prompt.lines:
            print_err(f"  {one_line(line)}")
        if isinstance(request, Show):
            self.shown.append(request)
            for address in request.addresses:
                print_err(f"  {self._number(address)}")

    def _in_brackets(self, cite: str) -> str:
        words = citation_text(self._driver.sheets[0].system, cite)
        return f"  ({one_line(translated(words, self._system))})" if cite else ""

    def _number(self, address: str) -> str:
        sheet = self._driver.sheets[0]
        text = show_value(sheet.text(address), self._system)
        return one_line(f"{translated(sheet.explain(address).label, self._system)}: {text}")

    def _hint(self, request: Request, prompt: Prompt) -> str:
        if (earlier := self._driver.suggestion) is not None:
            kept = shorten(answer_text(request, earlier.answer))
            return f"[{say('Enter keeps {answer}', answer=kept)}] {prompt.hint}"
        if isinstance(request, Enter) and request.check(request.default) is None:
            default = shorten(one_line(str(request.default)))
            offer = say("Enter accepts {answer}", answer=default) if default else say("Enter leaves it empty")
            return f"[{offer}] {self._hint_for_all(request, prompt.hint)}"
        return self._hint_for_all(request, prompt.hint)

    def _hint_for_all(self, request: Request, hint: str) -> str:
        """Return a hint that says, where like questions follow, how one answer goes for all of them."""
        if any(is_like(request, each) for each in self._driver.ahead):
            return say('{hint}; end with "for all" for the like questions that follow', hint=hint)
        return hint

    def _take_same(self, request: Request) -> bool:
        """Give a question the answer that holds for its like; return False if none does."""
        if self._driver.suggestion is not None or not self._same.fits(request, request.step):
            return False
        self._driver.answer(self._same.answer, AnswerMethod.CHOSEN)
        print_err(one_line(answered_line(request.label, answer_text(request, self._same.answer))))
        return True

    # ------------------------------------------------------------------------------------- typed lines

    def _take(self, request: Request, prompt: Prompt, line: str) -> _LineResult:
        word, _, rest = line.strip().partition(" ")
        if not line.strip():
            return self._roll_rest(request) if self._typed else self._take_nothing(request, prompt)
        command = word.casefold()
        if command in _COMMANDS and not rest:
            return _COMMANDS[command](self)
        if command == "open" and rest and not isinstance(request, Enter):
            self._labels |= _labels_of(self._driver)
            self._driver.reopen(self._answered_key(rest.strip()))
            self._same.forget()
            return _LineResult.NEXT
        line, is_for_all = (line, False) if takes_text(request) else split_for_all(line)
        text = self._prose(line) if prompt.takes_lines else f"{self._typed} {line}"
        answer = prompt.read(text)
        self._driver.answer(answer, AnswerMethod.TYPED if isinstance(request, Roll | Enter) else AnswerMethod.CHOSEN)
        if is_for_all:
            self._same.keep(request, answer, request.step)
        return _LineResult.NEXT

    def _roll_rest(self, request: Request) -> _LineResult:
        """Roll the dice that were not typed."""
        if isinstance(request, Roll):
            self._driver.roll_rest(typed_faces(request, self._typed))
        return _LineResult.NEXT

    def _take_nothing(self, request: Request, prompt: Prompt) -> _LineResult:
        earlier = self._driver.suggestion
        if earlier is not None:
            self._driver.answer(earlier.answer, earlier.method)
        elif isinstance(request, Roll):
            self._driver.auto_answer()
        elif isinstance(request, Show):
            self._driver.answer(None)
        elif isinstance(request, Enter):
            self._driver.answer(request.default)
        elif isinstance(request, Switches):
            self._driver.answer({})
        elif isinstance(request, Rows) or (isinstance(request, Choose) and request.least == 0):
            self._driver.answer([])
        else:
            print_err(prompt.help)
            return _LineResult.AGAIN
        return _LineResult.NEXT

    def _prose(self, first: str) -> str:
        lines = []
        line: str | None = first
        while line is not None and line.strip() != END_OF_PROSE:
            lines.append(line)
            line = self._read_line()
        return "\n".join(lines)

    def _answered_key(self, wanted: str) -> str:
        """Return the key of an earlier answer by its number in the list, or the key itself."""
        answers = self._driver.answers
        position = listed_position(wanted, len(answers))
        return wanted if position is None else answers[position].key

    # ---------------------------------------------------------------------------------------- commands

    def _help(self) -> _LineResult:
        request = self._driver.request
        if request is not None:
            print_err(prompt_for(request).help)
        print_word_list(translated(COMMAND_HELP))
        return _LineResult.AGAIN

    def _back(self) -> _LineResult:
        self._same.forget()
        if self._typed:
            return _LineResult.NEXT  # the faces typed so far are forgotten, and the request is put again
        if not self._driver.back():
            print_err(say("This is the first question; there is nothing to undo."))
            return _LineResult.AGAIN
        self._step = ""
        self._printed_rolls = len(self._driver.rolls)
        return _LineResult.NEXT

    def _auto(self) -> _LineResult:
        request = self._driver.request
        if request is not None and self._typed:
            return self._roll_rest(request)
        self._driver.auto_answer()
        if request is not None and not isinstance(request, Roll):
            print_err(f"Quire: {answer_text(request, self._driver.answers[-1].answer) or say('left empty')}")
        return _LineResult.NEXT

    def _all(self) -> _LineResult:
        if self._driver.request is not None and self._typed:
            self._roll_rest(self._driver.request)
        self.shown += answer_all(self._driver, self._script)
        return _LineResult.NEXT

    def _list(self) -> _LineResult:
        for number, (request, answered) in enumerate(zip(self._driver.requests, self._driver.answers, strict=True), 1):
            line = answered_line(request.label, answer_text(request, answered.answer))
            print_err(one_line(f"{number:>3}  {line}  ({_method_text(answered.method)})"))
        if not self._driver.answers:
            print_err(say("No answers yet."))
        return _LineResult.AGAIN

    def _sheet(self) -> _LineResult:
        """Print what is decided: the answers, then the numbers that came of them."""
        for sheet in self._driver.sheets:
            print_err(one_line(f"{display_name(sheet.character.name)}  {sheet.summary()}"), style="bold")
        for request, answered in zip(self._driver.requests, self._driver.answers, strict=True):
            text = answer_text(request, answered.answer)
            if text and not isinstance(request, Show | Roll | Switches):
                line = answered_line(request.label, text)
                print_err(one_line(f"  {line}"))
        sheet = self._driver.sheets[0]
        for key, text in self._numbers().items():
            if text != self._before.get(key):
                label = translated(sheet.system.derived[key].label, self._system)
                print_err(one_line(f"  {label}: {show_value(text, self._system)}"))
        if not self._driver.answers:
            print_err(say("Nothing is decided yet."))
        return _LineResult.AGAIN

    def _numbers(self) -> dict[str, str]:
        """Return the shown numbers of the sheet by address."""
        sheet = self._driver.sheets[0]
        shown = (key for key, field in sheet.system.derived.items() if "[]" not in key and not field.is_hidden)
        return {key: sheet.text(key) for key in shown}

    def _stop(self) -> _LineResult:
        return _LineResult.STOPPED

    def _print_rolls(self) -> None:
        for record in self._driver.rolls[self._printed_rolls :]:
            label = translated(record.label, self._system)
            print_err(one_line(f"  {label}: {roll_text(record.rolled)}{_method_note(record.method)}"), strikes=True)
        self._printed_rolls = len(self._driver.rolls)

    def _print_dropped(self) -> None:
        """Print which later answers no longer fit a changed one."""
        for dropped in self._driver.dropped:
            if dropped not in self._printed_dropped:
                print_err(_dropped_words(dropped, self._labels, self._system))
        self._printed_dropped = self._driver.dropped


_COMMANDS: Mapping[str, Callable[[InteractiveSession], _LineResult]] = {
    "?": InteractiveSession._help,
    "back": InteractiveSession._back,
    "auto": InteractiveSession._auto,
    "all": InteractiveSession._all,
    "list": InteractiveSession._list,
    "sheet": InteractiveSession._sheet,
    "stop": InteractiveSession._stop,
}


# ----------------------------------------------------------------------------- without a person, words


def answer_from_script(driver: Driver, script: Mapping[str, Json]) -> tuple[str, ...]:
    """Answer the present request from a script; return the keys that were used, none if it has no answer.

    Raises:
        AnswerError: The answer does not fit; the message names its key.
    """
    request = driver.request
    found = None if request is None else find_answer(request, script)
    if request is None or found is None:
        return ()
    value, keys = found
    try:
        own = {request.key: convert_answer(request, value)} if keys == (request.key,) else script
        return driver.answer_from(own)
    except AnswerError as error:
        raise script_error(keys[0], request, error, driver.sheets[0].system.id) from error


def answer_all(driver: Driver, script: Mapping[str, Json], *, quietly: bool = False) -> list[Show]:
    """Answer all remaining requests from the script, as before going back, or automatically.

    Returns:
        What was shown; it is printed, too, unless quietly.
    """
    shown: list[Show] = []
    while (request := driver.request) is not None:
        if isinstance(request, Show):
            shown.append(request)
            if not quietly:
                system = driver.sheets[0].system.id
                print_err(one_line(translated(request.label, system)))
                for line in translated(request.text, system).splitlines():
                    print_err(f"  {one_line(line)}")
        if not answer_from_script(driver, script) and not _answer_as_before(driver, request):
            driver.auto_answer()
    return shown


def _answer_as_before(driver: Driver, request: Request) -> bool:
    """Give the answer that was chosen before going back, if it still fits."""
    earlier = driver.suggestion
    if earlier is None or earlier.method is AnswerMethod.AUTO or request.check(earlier.answer) is not None:
        return False
    driver.answer(earlier.answer, earlier.method)
    return True


def resume_notes(driver: Driver) -> Iterable[str]:
    """Yield the messages to print when a draft is resumed."""
    system = driver.sheets[0].system.id
    if driver.notice is not None:
        yield render(driver.notice, system)
    labels = _labels_of(driver)
    for dropped in driver.dropped:
        yield _dropped_words(dropped, labels, system)


def _labels_of(driver: Driver) -> dict[str, str]:
    """Return the labels of the questions that were asked so far, by key."""
    present = () if driver.request is None else (driver.request,)
    return {each.key: each.label for each in (*driver.requests, *present)}


def _dropped_words(dropped: DroppedAnswer, labels: Mapping[str, str], system: str) -> str:
    """Return which answer was dropped and why: the question in words, where it is known, and its key."""
    key = one_line(dropped.record.key)
    label = one_line(translated(labels.get(dropped.record.key, ""), system))
    is_asked = dropped.reason.code != NO_LONGER_ASKED
    reason = render(dropped.reason, system) if is_asked else say("It is no longer asked.")
    question = f'"{label}" ({key})' if label else key
    return say("The answer to {question} was dropped. {reason}", question=question, reason=reason)


def roll_text(rolled: RollResult) -> str:
    """Return a roll as text: ``4d6 keep 3: 5 4 (1) 6 = 15``; dice in brackets do not count."""
    faces = " ".join(str(face) if kept else f"({face})" for face, kept in zip(rolled.faces, rolled.kept, strict=True))
    if not rolled.counts:
        return say("{dice}: {faces}, not used", dice=rolled.dice.text, faces=faces)
    return f"{rolled.dice.text}: {faces} = {rolled.total}"


def answer_text(request: Request, answer: Json) -> str:
    """Return an answer as the user would type it."""
    if isinstance(answer, Mapping):
        return one_line(", ".join(f"{key} {number}" for key, number in _numbers(request, answer))) or say("none")
    names: dict[str, str] = {}
    if isinstance(request, Choose):
        names = {option.key: option.label for option in request.options}
    elif isinstance(request, Rows):
        names = {entry.key: entry.label for entry in request.offers}
    if names and isinstance(answer, list | tuple):
        return one_line(", ".join(_choice(names, each) for each in answer)) or say("none")
    return one_line(_plain(answer))


def _numbers(request: Request, answer: Mapping[str, Json]) -> Iterable[tuple[str, Json]]:
    """Yield the name and number or value of each target, slot or rule, in the order of the request."""
    if isinstance(request, Assign):
        for slot in request.slots:
            position = answer.get(slot.key)
            yield slot.label, request.values[position] if isinstance(position, int) else "?"
    elif isinstance(request, Allocate):
        for target in request.targets:
            if answer.get(target.key):
                yield target.label, answer[target.key]
    elif isinstance(request, Switches):
        for switch in request.switches:
            if switch.key in answer:
                yield switch.label, switch_value(switch, answer[switch.key])


def shorten(text: str) -> str:
    """Return a text shortened for the prompt."""
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


def _method_note(how: AnswerMethod) -> str:
    return "" if how is AnswerMethod.ROLLED else f"  ({_method_text(how)})"


def _method_text(how: AnswerMethod) -> str:
    return translated(_METHODS.get(how.value, how.value))
