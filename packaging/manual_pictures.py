"""The pictures of single parts of the window that the manual shows: panels, dialogs, tabs, and output of the terminal.

`screenshots` makes them together with those of whole windows; it opens the window and brings characters to the front.
"""

from __future__ import annotations

import os
import pty
import select
import struct
import subprocess
import sys
from collections import deque
from collections.abc import Callable, Mapping
from contextlib import suppress
from io import StringIO
from pathlib import Path

import screenshots as tool
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QFont
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog, QDockWidget, QLabel, QWidget
from rich.console import Console
from rich.text import Text

from core.character.edits import SetValue
from core.messages import Message
from core.procedures.requests import Allocate
from core.registry import games
from core.returned_sheets.library_intake import compare_with_library
from core.returned_sheets.values import ReturnedSheet, ReturnedValue
from core.world_library import add_known_world, sample_document, sample_worlds
from desktop import theme
from desktop.app import Desktop
from desktop.campaign.campaign_view import CampaignView
from desktop.crash_dialog import CrashDialog
from desktop.fight.fight_view import FightView
from desktop.library.library_dock import CHARACTERS, WORLDS, LibraryDock
from desktop.messages import translator_of
from desktop.opened_files.returned_sheet_dialog import ReturnedSheetDialog
from desktop.sheet.play_rest_bar import ShortcutButton
from desktop.wizard.procedure_view import ProcedureView
from desktop.world.paste_table_dialog import PasteTableDialog
from desktop.world.world_view import WorldView

PANEL = QSize(420, 620)
LIST = QSize(340, 640)
GAMES = QSize(1280, 800)
PAUSE_S = 1.0
"""Seconds without output after which the next line is typed."""
COLUMNS, LINES = 80, 40
TIME_LIMIT_S = 120
FILLED_IN = (("damage.hlth", "3", "0"), ("damage.prow", "2", "0"), ("raw.mind", "13", "11"))
"""Values of a filled-in sheet of Bren, with what was printed; `screenshots` has changed the last one since."""
PASTED = "Name\tHands\tNote\nBoat hook\t2\tfor ropes, and for heads\nNet\t2\tentangles\n"

TERMINALS: Mapping[str, tuple[tuple[str, ...], str]] = {
    "terminal": (("explain", "{bren}", "reaction_rate"), ""),
    "terminal_games": (("games",), ""),
    "terminal_new": (("new", "{game}", "--ask", "--seed", "7"), "\n\n\n\nback\nstop\n"),
    "terminal_fight": (("fight", "{bren}", "vs", "goblin x2", "--ask", "--seed", "3"), "who\n\nstop\n"),
    "terminal_check": (("check", "{ilvane}"), ""),
    "terminal_library": (("library", "list"), ""),
    "terminal_campaign": (("campaign", "list"), ""),
    "terminal_world": (("world", "list"), ""),
    "terminal_history": (("history", "{bren}"), ""),
    "terminal_document": (("export", "{bren}"), ""),
    "terminal_json": (("roll", "4d6keep3", "--seed", "5", "--json"), ""),
}
"""Pictures of the terminal by name: a command, with characters by their first name, and what is typed."""


def show_panels(desktop: Desktop, folder: Path) -> None:
    """Explanation, violations, history and dice of a character, each by itself."""
    window = desktop.window
    tool.bring_forward(desktop, "Ilvane", 1200)
    current, view = window.current, tool.controller_of(desktop).sheets.current_view
    if current is None or view is None:
        raise LookupError("no character is open")
    for address, value in (("raw.hlth", 40), ("raw.qckn", 14)):
        current.push(SetValue(address, value))
        current.leave_field()
        tool.run_event_loop(200)
    view.explain_requested.emit("reaction_rate")
    tool.wait(lambda: current.is_saved, 800)
    for name, dock in (
        ("why", window.why_dock),
        ("violations", window.violations_dock),
        ("history", window.history_dock),
        ("dice", window.dice_dock),
    ):
        window.sides.open(name)
        tool.run_event_loop(1500)
        _save_panel(desktop, dock, PANEL, folder / f"{name}.png")


def _save_panel(desktop: Desktop, dock: QDockWidget, size: QSize, file: Path) -> None:
    """Save a panel of the window as it is in a window of its own, of a size."""
    dock.setFloating(True)
    dock.resize(size)
    tool.run_event_loop(1200)
    tool.save_both_themes(desktop, dock.widget(), file)
    dock.setFloating(False)
    tool.run_event_loop(300)


def show_pages(desktop: Desktop, folder: Path) -> None:
    """The first page of a sheet, a page with tables, the Play page of another game, a card on it."""
    tool.bring_forward(desktop, "Bren", 1200)
    current, view = desktop.window.current, tool.controller_of(desktop).sheets.current_view
    if current is None or view is None or view.pages is None:
        raise LookupError("no character is open")
    for name, page in (("sheet_page", 0), ("tables", 2)):
        view.pages.setCurrentIndex(view.form_pages.tab_of(page))
        tool.run_event_loop(700)
        tool.save_both_themes(desktop, view, folder / f"{name}.png")
    play = view.play
    if play is None:
        raise LookupError("there is no Play page")
    view.pages.setCurrentWidget(play)
    tool.wait(lambda: play.checks is not None, 700)
    tool.save_both_themes(desktop, view, folder / "play_second.png")
    current.push(SetValue("damage.hlth", 3))  # without a loss there is nothing to rest for
    current.leave_field()
    tool.wait(lambda: current.is_saved, 600)
    button = next(each for each in play.findChildren(ShortcutButton) if each.isEnabled() and each.isVisible())
    QTest.mouseClick(button, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.ShiftModifier)
    tool.run_event_loop(800)
    tool.save_both_themes(desktop, desktop.window, folder / "card.png")
    tool.controller_of(desktop).wizards.popovers.close()
    current.push(SetValue("damage.hlth", 0))
    current.leave_field()
    tool.wait(lambda: current.is_saved)


def show_dialogs(desktop: Desktop, folder: Path) -> None:
    """Dialogs that an action opens, the search of everything, and the report of a bug."""
    tool.bring_forward(desktop, "Bren", 800)
    for action, name in (
        ("house_rules", "house_rules"),
        ("backups", "backups"),
        ("preferences", "preferences"),
        ("shortcuts", "shortcuts"),
    ):
        desktop.window.actions_by_name.action(action).trigger()
        tool.wait(lambda: bool(_dialogs(desktop)), 900)
        dialog = _dialogs(desktop)[-1]
        tool.save_both_themes(desktop, dialog, folder / f"{name}.png")
        dialog.reject()
        tool.run_event_loop(300)
    crash = CrashDialog("Quire 0.1.0 on Linux\n\nTraceback (most recent call last):\n  …", desktop.window)
    desktop.window.open_dialog(crash)
    tool.run_event_loop(500)
    tool.save_both_themes(desktop, crash, folder / "crash.png")
    crash.reject()
    desktop.window.actions_by_name.action("palette").trigger()
    tool.run_event_loop(500)
    palette = next(each for each in desktop.window.findChildren(QWidget, "PaletteView"))
    tool.save_both_themes(desktop, palette, folder / "palette.png")
    palette.hide()


def show_filled(desktop: Desktop, folder: Path) -> None:
    """The values of a filled-in PDF."""
    tool.bring_forward(desktop, "Bren", 800)
    current = desktop.window.current
    if current is None:
        raise LookupError("no character is open")
    values = tuple(ReturnedValue(address, now, was, is_typed=True) for address, now, was in FILLED_IN)
    returned = ReturnedSheet(current.sheet.system.id, current.id, 0, "", values)
    intake = compare_with_library(desktop.library_service.library, returned, translator_of)
    dialog = ReturnedSheetDialog(Path("bren.pdf"), intake, desktop.window)
    desktop.window.open_dialog(dialog)
    tool.run_event_loop(500)
    tool.save_both_themes(desktop, dialog, folder / "filled.png")
    dialog.reject()


def _dialogs(desktop: Desktop) -> list[QDialog]:
    return [each for each in desktop.window.findChildren(QDialog) if each.isVisible()]


def show_notice(desktop: Desktop, folder: Path) -> None:
    """The notice above the tabs if the library cannot be written."""
    text = "The library cannot be opened: the disk does not answer."
    desktop.window.show_message(Message("library_closed", text), is_library=True)
    tool.run_event_loop(400)
    tool.save_both_themes(desktop, desktop.window, folder / "library_problem.png")
    desktop.window.hide_message()


def show_lists(desktop: Desktop, folder: Path) -> None:
    """The library as a list, and its worlds."""
    dock = desktop.window.library_dock
    inner = dock.widget()
    if not isinstance(inner, LibraryDock):
        raise LookupError("there is no library")
    inner.show_page(CHARACTERS)
    tool.run_event_loop(800)
    _save_panel(desktop, dock, LIST, folder / "library_list.png")
    inner.show_page(WORLDS)
    tool.run_event_loop(1200)
    _save_panel(desktop, dock, LIST, folder / "worlds.png")
    inner.show_page(CHARACTERS)


def show_paste(desktop: Desktop, folder: Path) -> None:
    """A table that is pasted into a world."""
    sample = sample_worlds()[0]
    id_ = add_known_world(desktop.library_service.library, sample_document(sample), "")
    window = desktop.window
    tool.controller_of(desktop).sheets.open(id_)
    tool.wait(lambda: isinstance(window.documents.currentWidget(), WorldView), 1500)
    view = window.documents.currentWidget()
    if not isinstance(view, WorldView):
        raise LookupError("the world is not open")
    dialog = PasteTableDialog(view.character, sample.game.system, "weapons", window)
    window.open_dialog(dialog)
    dialog.read_text(PASTED)
    tool.run_event_loop(1200)
    tool.save_both_themes(desktop, dialog, folder / "paste.png")
    dialog.reject()
    window.close_tab(view)


def show_games(desktop: Desktop, folder: Path) -> None:
    """The Play page of a character of each game, for the README."""
    if folder == tool.PICTURES:
        folder = tool.ROOT / "packaging" / "pictures"
    first = {each.system: each for each in reversed(list(desktop.library_service.library.all_entries()))}
    desktop.window.resize(GAMES)
    for system, entry in first.items():
        tool.bring_forward(desktop, entry.name, 1200)
        view = tool.controller_of(desktop).sheets.current_view
        if view is None or view.pages is None or view.play is None:
            continue
        view.pages.setCurrentWidget(view.play)
        tool.run_event_loop(1200)
        tool.write(view, folder / f"game-{system}.png")
    desktop.window.resize(tool.WIDTH, tool.HEIGHT)


def show_creation(desktop: Desktop, folder: Path) -> None:
    """The choice of the game, and points that are spent."""
    wizards = tool.controller_of(desktop).wizards
    wizards.new_character()
    window = wizards.windows[-1]
    window.resize(QSize(tool.WIDTH, tool.HEIGHT))
    page = window.view
    tool.run_event_loop(1500)
    tool.save_both_themes(desktop, window, folder / "new_character.png")
    seed = page.findChild(QWidget, "seed_edit")
    if seed is not None:
        seed.setProperty("text", tool.SEED)
    begin = tool.button(page, "begin")
    tool.wait(begin.isEnabled)
    begin.click()
    tool.wait(lambda: any(isinstance(each.view, ProcedureView) for each in wizards.windows), 800)
    wizard = next(each for each in wizards.windows if isinstance(each.view, ProcedureView))
    wizard.resize(QSize(tool.WIDTH, tool.HEIGHT))
    view = wizard.view
    if not isinstance(view, ProcedureView):
        raise LookupError("the wizard is not open")
    while view.run.driver.request is not None and not isinstance(view.run.driver.request, Allocate):
        view.run.decide()
        tool.run_event_loop(500)
    tool.run_event_loop(700)
    tool.save_both_themes(desktop, wizard, folder / "points.png")
    wizard.close()


def show_fight_parts(desktop: Desktop, folder: Path) -> None:
    """The decision and the log of a fight, and its quick opponents."""
    window = tool.run_fight(desktop)
    view = window.view
    if not isinstance(view, FightView):
        raise LookupError("the fight is not open")
    tool.save_both_themes(desktop, view.decision_page, folder / "decision.png")
    tool.save_both_themes(desktop, view.log_panel, folder / "fight_log.png")
    window.close()
    page = tool.set_up_fight(desktop)
    tool.save_both_themes(desktop, page.panels[1], folder / "opponents.png")
    page.window().close()


def show_sessions(desktop: Desktop, folder: Path) -> None:
    """The campaign with its sessions, after `screenshots` has noted some."""
    window = desktop.window
    view = next(each for each in window.tabs() if isinstance(each, CampaignView))
    window.bring_to_front(view)
    tool.run_event_loop(800)
    tool.save_both_themes(desktop, view.left, folder / "sessions.png")


# ------------------------------------------------------------------------------------------------------- the terminal


def show_terminals(desktop: Desktop, folder: Path) -> None:
    """What commands print on a terminal of 80 columns."""
    library = desktop.library_service.library.path
    ids = {each.name.split()[0].casefold(): each.id for each in desktop.library_service.library.all_entries()}
    ids["game"] = games()[0].id
    for name, (words, typed) in TERMINALS.items():
        command = [word.format_map(ids) for word in words]
        shown = " ".join(["quire", *(f'"{word}"' if " " in word else word for word in command)])
        output = Text.from_ansi(run_in_terminal(command, typed, library))
        tool.save_both_themes(desktop, TerminalPicture(f"$ {shown}", output), folder / f"{name}.png")


def run_in_terminal(command: list[str], typed: str, library: Path) -> str:
    """Run a command of ``quire`` in a terminal of its own; return what it shows."""
    import fcntl  # noqa: PLC0415 - not on Windows, where no pictures are made
    import termios  # noqa: PLC0415 - as above

    above, below = pty.openpty()
    fcntl.ioctl(below, termios.TIOCSWINSZ, struct.pack("HHHH", LINES, COLUMNS, 0, 0))
    environment = {**os.environ, "TERM": "xterm-256color", "QUIRE_LIBRARY": str(library), "PYTHONPATH": str(tool.ROOT)}
    program = "import sys; from core.cli import run; sys.exit(run(sys.argv[1:]))"
    with subprocess.Popen(
        [sys.executable, "-c", program, *command],
        stdin=below, stdout=below, stderr=below, env=environment, start_new_session=True,
    ) as process:  # fmt: skip
        os.close(below)
        lines = deque(f"{line}\n".encode() for line in typed.split("\n")[:-1])
        shown = b""
        with suppress(OSError):  # the program has ended
            while True:
                if select.select([above], [], [], PAUSE_S)[0]:
                    shown += os.read(above, 65536)
                elif lines and shown:
                    os.write(above, lines.popleft())  # a person types after reading
        process.wait(TIME_LIMIT_S)
    os.close(above)
    return shown.decode().replace("\r\n", "\n")


class TerminalPicture(QLabel):
    """A terminal with a command and what it printed."""

    def __init__(self, command: str, output: Text) -> None:
        super().__init__()
        console = Console(record=True, width=COLUMNS, file=StringIO(), force_terminal=True)
        console.print(Text(command, style="bold"))
        lines = output.split("\n", allow_blank=True)
        for line in lines[:LINES]:
            console.print(line)
        if len(lines) > LINES:
            console.print("…")
        font = QFont(self.font())
        font.setFamilies(["DejaVu Sans Mono", "monospace"])
        font.setStyleHint(QFont.StyleHint.Monospace)
        self.setFont(font)
        self.setMargin(theme.px(16))
        self.setTextFormat(Qt.TextFormat.RichText)
        style = "font-family:'DejaVu Sans Mono','monospace'"
        self.setText(console.export_html(inline_styles=True, code_format=f'<pre style="{style}">{{code}}</pre>'))
        columns = self.fontMetrics().horizontalAdvance("0" * (COLUMNS + 1))
        self.setFixedWidth(columns + 2 * self.margin())
        self.adjustSize()


SHOWS: tuple[Callable[[Desktop, Path], None], ...] = (
    show_creation,
    show_panels,
    show_pages,
    show_dialogs,
    show_filled,
    show_fight_parts,
    show_lists,
    show_sessions,
    show_paste,
    show_terminals,
    show_games,
    show_notice,
)
"""What makes the pictures, in the order in which the window is used."""
