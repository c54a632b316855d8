"""Prints the results of fights: the story of one, the summary of many, also as JSON."""

from __future__ import annotations

from fractions import Fraction

from core.cli.console import one_line, print_out
from core.cli.output_language import say, show_value, translated, translator_of
from core.formula import format_chance
from core.formula import format_value as number_text
from core.messages import Numeral, Word, phrase
from core.play.arena import Arena
from core.play.conflict import Conflict, Outcome
from core.play.simulation import Tally
from core.procedures.events import EventKind, LoggedEvent

_STYLES = {EventKind.TIME: "bold", EventKind.STATE: "bold", EventKind.HARM: "red", EventKind.RELIEF: "green"}


class Story:
    """Prints the events of a fight as they come, with a blank line between rounds.

    Args:
        system: Id of the game.
        cites: Whether each line names its section of the book.
        printed: Number of events that are not told any more, as of a fight that is resumed.
    """

    def __init__(self, system: str, *, cites: bool, printed: int = 0) -> None:
        self._translate = translator_of(system)
        self._cites = cites
        self._printed = printed

    def tell(self, events: tuple[LoggedEvent, ...]) -> None:
        """Print the events that were not printed yet; after a rewind those that follow its decision."""
        self._printed = min(self._printed, len(events))
        for position in range(self._printed, len(events)):
            event = events[position].event
            if event.kind is EventKind.TIME and position:
                print_out("")
            line = event.line(self._translate, cites=self._cites)
            print_out(one_line(line), style=_STYLES.get(event.kind, ""))
        self._printed = len(events)

    def go_back(self, events: tuple[LoggedEvent, ...]) -> None:
        """Say that a decision was undone; what is told next follows these events."""
        self._printed = len(events)
        print_out(say("(undone)"), style="dim")


def show_outcome(result: Outcome) -> None:
    """Print the last line of a fight: who won."""
    print_out("")
    rounds = say("{count:# round|# rounds}", count=result.rounds)
    if result.winner:
        text = say("{winner} won after {rounds}.", winner=result.winner, rounds=rounds)
    elif result.was_stopped:
        text = say("No one has won; the fight was stopped after {rounds}.", rounds=rounds)
    else:
        text = say("No one won; the fight took {rounds}.", rounds=rounds)
    print_out(one_line(text), style="bold")


def show_tally(tally: Tally, conflict: Conflict, arena: Arena, system: str) -> None:
    """Print the summary of many fights."""
    fights = say("{count:# fight|# fights}", count=tally.fights)
    rounds = say("{count:# round|# rounds}", count=number_text(tally.mean_rounds(), 1))
    span = {"least": min(tally.rounds), "most": max(tally.rounds)}
    print_out(say("{fights}, {rounds} on average, {least} to {most}", fights=fights, rounds=rounds, **span))
    for side, chance in tally.chances().items():
        print_out(one_line(f"{show_value(format_chance(chance)):>9}  {side or say('no winner')}"))
    for side, points in tally.toll.items():
        lost_by_side = _loss(conflict, number_text(Fraction(points, tally.fights), 1), system)
        print_out(one_line(say("{side} lost {points} on average", side=side, points=lost_by_side)))
    if tally.stopped:
        print_out(say("{count} stopped at the round limit", count=tally.stopped))
    for index, participant in enumerate(arena.participants):
        states = ", ".join(
            f"{translated(state, system)} {show_value(format_chance(Fraction(count, tally.fights)))}"
            for state, count in tally.states[index].most_common()
            if state
        )
        side = "" if participant.side == participant.name else f" ({participant.side})"
        print_out(one_line(f"{participant.name}{side}: {states or say('always unharmed')}"))
        lost = [
            f"{_mean(amount / tally.fights)} {translated(arena.sheets[index].label(address), system)}"
            for (address, _), amount in zip(conflict.vitals, tally.lost[index], strict=True)
            if amount
        ]
        print_out(one_line("  " + say("loses on average: {what}", what=", ".join(lost) or Word("nothing"))))
    if not any(tally.toll.values()) and not any(amount for row in tally.lost for amount in row):
        options = ", ".join(conflict.options)
        template = "No one lost anything. Try other --option or --rounds values; options here: {options}"
        print_out(one_line(say(template, options=options)))


def _loss(conflict: Conflict, number: str, system: str) -> str:
    """Return what a side loses, in the words of the game."""
    return translated(phrase(f"{{number:{conflict.toll}}}", number=number), system)


def _mean(amount: Fraction) -> str:
    text = number_text(amount, 1)
    return say("under {number}", number=Numeral("0.1")) if text == "0" else show_value(text)


def tally_json(seed: str, tally: Tally, conflict: Conflict, arena: Arena) -> dict[str, object]:
    """Return the summary of many fights as JSON."""
    mean = tally.mean_rounds()
    return {
        "seed": seed,
        "fights": tally.fights,
        "wins": {side or "nobody": count for side, count in tally.wins.most_common()},
        "rounds": {
            "mean": None if mean is None else round(float(mean), 6),
            "least": min(tally.rounds),
            "most": max(tally.rounds),
        },
        "stopped": tally.stopped,
        "toll": {side: round(points / tally.fights, 6) for side, points in tally.toll.items()},
        "participants": [
            {
                "name": each.name,
                "side": each.side,
                "states": {state or "well": count for state, count in tally.states[index].most_common()},
                "lost": {
                    address: round(float(amount / tally.fights), 6)
                    for (address, _), amount in zip(conflict.vitals, tally.lost[index], strict=True)
                },
            }
            for index, each in enumerate(arena.participants)
        ],
    }
