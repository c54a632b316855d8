"""A fight at the terminal, decision by decision: prints the story and what can be decided, reads what was."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from enum import Enum, auto

from core.character.json_values import Json
from core.cli.answers_file import convert_answer, script_error
from core.cli.console import one_line, print_err, print_word_list
from core.cli.fight_report import Story
from core.cli.interactive_session import ReadLine, answer_text, roll_text
from core.cli.interactive_session import shorten as shorten_answer
from core.cli.interrupts import noted_interrupts
from core.cli.output_language import language, render, say, show_value, translated, translator_of
from core.cli.prompts import MoreDiceNeeded, Prompt, prompt_for, typed_faces
from core.cli.same_answer import SameAnswer, answered_line, split_for_all, takes_text
from core.errors import AnswerError, QuireError
from core.language import ENGLISH
from core.messages import Word
from core.play.arena import Control
from core.play.fight import Fight
from core.procedures.requests import Request, Roll
from core.procedures.transcript import AnswerMethod

COMMAND_HELP = Word("""Enter        take what is suggested, or roll the dice that are open
back         undo the last decision
auto         let Quire decide this
rest         let Quire decide the rest of the round
all          let Quire decide the rest of the fight, until Ctrl+C
... for all  the same for the like decisions of this round: 2 for all
leave NAME   let Quire decide for a fighter from now on; take NAME decides again
who          show the fighters, how they are and what they have left
stop         leave; the fight is kept as a draft
?            show this help
A word in quotes is always an answer: "back".""")


class _LineResult(Enum):
    """Effect of a typed line."""

    AGAIN = auto()  # the same decision is still asked
    NEXT = auto()  # it was decided
    STOPPED = auto()


class FightSession:
    """One fight at the terminal.

    Args:
        fight: The fight.
        system: Id of its game.
        story: Prints its events.
        script: Answers by key that are given without asking; each is used once, so that going back asks.
        read_line: Source of typed lines.
        shows_rolls: Whether every roll is printed on the error output.

    Attributes:
        script: The answers that were not used.
    """

    def __init__(
        self,
        fight: Fight,
        system: str,
        story: Story,
        script: Mapping[str, Json],
        read_line: ReadLine,
        *,
        shows_rolls: bool = False,
    ) -> None:
        self._fight = fight
        self._system = system
        self._story = story
        self.script = dict(script)
        self._read_line = read_line
        self._shows_rolls = shows_rolls
        self._printed_rolls = len(fight.rolls)
        self._is_all = False
        self._same = SameAnswer()
        self._typed = ""
        if language().code != ENGLISH:
            fight.set_translation(translator_of(system))

    def run(self, *, is_quiet: bool = False) -> bool:
        """Play until the fight is over; return False if the person stopped.

        Args:
            is_quiet: Whether the story is not printed.
        """
        fight = self._fight
        if not is_quiet:
            self._story.tell(fight.events)
        while (request := fight.request) is not None:
            if request.key in self.script:
                self._answer_from_script(request)
            elif fight.is_asking and not self._is_all:
                if not self._take_same(request) and not self._ask(request):
                    return False
            elif self._is_all:
                self._decide_all(is_quiet=is_quiet)
            else:
                fight.advance(1)
            self._print_rolls()
            if not is_quiet:
                self._story.tell(fight.events)
        if not is_quiet:
            self._story.tell(fight.events)
        return True

    def _decide_all(self, *, is_quiet: bool) -> None:
        """Decide up to the end by default, or to an answer of the file; after Ctrl+C decisions are asked again."""
        fight = self._fight
        with noted_interrupts() as is_interrupted:
            while (request := fight.request) is not None and request.key not in self.script and self._is_all:
                fight.auto_answer()
                self._print_rolls()
                if not is_quiet:
                    self._story.tell(fight.events)
                if is_interrupted() and fight.request is not None:
                    self._is_all = False
                    print_err(say("Interrupted; decisions are asked again."))

    def _answer_from_script(self, request: Request) -> None:
        written = self.script.pop(request.key)
        try:
            self._fight.answer(convert_answer(request, written), AnswerMethod.SCRIPT)
        except AnswerError as error:
            raise script_error(request.key, request, error, self._system) from error

    # ------------------------------------------------------------------------------------------------ asking

    def _ask(self, request: Request) -> bool:
        """Ask until the request is decided; return False if the person stopped."""
        prompt = prompt_for(request)
        name = "" if self._fight.decider is None else self._fight.participants[self._fight.decider].name
        print_err("")
        print_err(one_line(request.label if name in request.label else f"{name}: {request.label}"), style="bold")
        if request.help:
            print_err(f"  {one_line(request.help)}")
        for each in prompt.lines:
            print_err(f"  {one_line(each)}")
        hint = self._hint(request, prompt)
        self._typed = ""
        while True:
            print_err(f"{hint}: ", end="")
            line = self._read_line()
            if line is None:
                print_err("")
                return False
            try:
                result = self._take(request, prompt, line)
            except MoreDiceNeeded as more:
                self._typed = f"{self._typed} {line}".strip()
                hint = render(more.message, self._system)
                continue
            except QuireError as error:
                print_err(one_line(render(error.message, self._system)), style="red")
                continue
            if result is not _LineResult.AGAIN:
                return result is _LineResult.NEXT

    def _hint(self, request: Request, prompt: Prompt) -> str:
        if isinstance(request, Roll):
            return prompt.hint
        suggestion = self._suggestion()
        if suggestion is None:
            return f"[{say('Enter lets Quire decide')}] {prompt.hint}"
        text = shorten_answer(answer_text(request, suggestion))
        offer = say("Enter takes {answer}", answer=text) if text else say("Enter leaves it empty")
        hint = f"[{offer}] {prompt.hint}"
        if takes_text(request) or not self._has_company(request):
            return hint
        return say('{hint}; end with "for all" for the like questions that follow', hint=hint)

    def _has_company(self, request: Request) -> bool:
        """Return whether another fighter of the same side still decides in this fight."""
        fight, decider = self._fight, request.decider
        if decider is None:
            return False
        side = fight.participants[decider].side
        others = (at for at, each in enumerate(fight.participants) if at != decider and each.side == side)
        return any(fight.control(at) == fight.control(decider) and not fight.state(at) for at in others)

    def _suggestion(self) -> Json:
        try:
            return self._fight.default_answer
        except QuireError:
            return None

    # ------------------------------------------------------------------------------------------------ typed lines

    def _take(self, request: Request, prompt: Prompt, line: str) -> _LineResult:
        word, _, rest = line.strip().partition(" ")
        command = word.casefold()
        if command in _COMMANDS and not rest:
            return _COMMANDS[command](self)
        if command in _CONTROLS and rest:
            return self._set_control(rest, _CONTROLS[command])
        line, is_for_all = (line, False) if takes_text(request) else split_for_all(line)
        if not line.strip():
            answer = self._suggestion() if is_for_all else None
            self._auto()
        elif isinstance(request, Roll):
            self._fight.answer(prompt.read(f"{self._typed} {line}".strip()), AnswerMethod.TYPED)
            return _LineResult.NEXT
        else:
            answer = prompt.read(line)
            self._fight.answer(answer, AnswerMethod.CHOSEN)
        if is_for_all:
            self._same.keep(request, answer, self._moment(request))
        return _LineResult.NEXT

    def _take_same(self, request: Request) -> bool:
        """Decide as was said for all like decisions of this round; return False if nothing fits."""
        if not self._same.fits(request, self._moment(request)):
            return False
        self._fight.answer(self._same.answer, AnswerMethod.CHOSEN)
        print_err(one_line(answered_line(request.label, answer_text(request, self._same.answer))))
        return True

    def _moment(self, request: Request) -> object:
        """Return what ends an answer for all: the round, and the side that decides."""
        people, decider = self._fight.participants, request.decider
        return self._fight.table.round, None if decider is None else people[decider].side

    def _auto(self) -> _LineResult:
        """Decide by default; roll the dice that were not typed."""
        request = self._fight.request
        if isinstance(request, Roll) and self._typed:
            self._fight.roll_rest(typed_faces(request, self._typed))
        else:
            self._fight.auto_answer()
        return _LineResult.NEXT

    def _rest(self) -> _LineResult:
        """Decide the rest of the round: up to a death, or to dice that a person rolls."""
        fight = self._fight
        present, dead = fight.table.round, fight.dead
        if self._typed:
            self._auto()
        while fight.request is not None and fight.table.round == present and fight.dead <= dead:
            if fight.is_asking and isinstance(fight.request, Roll):
                break
            fight.auto_answer()
            self._print_rolls()
        return _LineResult.NEXT

    def _all(self) -> _LineResult:
        if self._typed:
            self._auto()
        self._is_all = True
        return _LineResult.NEXT

    def _back(self) -> _LineResult:
        self._same.forget()
        if not self._fight.rewind():
            print_err(say("This is the first decision; there is nothing to undo."))
            return _LineResult.AGAIN
        self._printed_rolls = len(self._fight.rolls)
        self._story.go_back(self._fight.events)
        return _LineResult.NEXT

    def _stop(self) -> _LineResult:
        return _LineResult.STOPPED

    def _help(self) -> _LineResult:
        if self._fight.request is not None:
            print_err(prompt_for(self._fight.request).help)
        print_word_list(translated(COMMAND_HELP))
        return _LineResult.AGAIN

    def _who(self) -> _LineResult:
        fight, vitals = self._fight, self._fight.conflict.vitals
        for position, each in enumerate(fight.participants):
            sheet = fight.sheets[position]
            left = [
                f"{translated(sheet.label(address), self._system)} {show_value(str(value))}"
                for (address, _), value in zip(vitals, fight.remaining_vitals(position), strict=True)
            ]
            state = translated(fight.state(position), self._system)
            side = "" if each.side == each.name else f" ({each.side})"
            print_err(one_line(f"{each.name}{side}: {', '.join([*([state] if state else []), *left])}"))
        return _LineResult.AGAIN

    def _set_control(self, name: str, control: Control) -> _LineResult:
        """Let Quire or the person decide for a fighter or a side."""
        wanted = name.casefold()
        people = self._fight.participants
        found = [at for at, each in enumerate(people) if wanted in (each.name.casefold(), each.side.casefold())]
        found = found or [at for at, each in enumerate(people) if each.name.casefold().startswith(wanted)]
        if not found:
            print_err(say("No fighter is called {name}. who lists them.", name=name), style="red")
            return _LineResult.AGAIN
        for position in found:
            self._fight.set_control(position, control)
        return _LineResult.NEXT

    def _print_rolls(self) -> None:
        for record in self._fight.rolls[self._printed_rolls :] if self._shows_rolls else ():
            label = translated(record.label, self._system)
            print_err(one_line(f"{record.key}  {label}: {roll_text(record.rolled)}"), strikes=True)
        self._printed_rolls = len(self._fight.rolls)


_COMMANDS: Mapping[str, Callable[[FightSession], _LineResult]] = {
    "?": FightSession._help,
    "back": FightSession._back,
    "auto": FightSession._auto,
    "rest": FightSession._rest,
    "all": FightSession._all,
    "who": FightSession._who,
    "stop": FightSession._stop,
}
_CONTROLS = {"leave": Control.AUTO, "take": Control.PLAYER}
