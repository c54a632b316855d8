"""Create the screenshots of manual and README: ``python packaging/screenshots.py [FOLDER [NAME ...]]``.

The real window is opened without a display on a library of its own with the sample characters, and everything it shows
comes about as it does for a person. Each is made twice, in light and in dark. The pictures go to
``resources/help/pictures``, small and with few colours; a name, as ``panels``, makes those of one function alone. What
fails is said on the terminal, and nothing more is made.
With ``--drawn FOLDER`` the views that are drawn before they were built are made instead (`drawn_views`).
"""

from __future__ import annotations

import os
import sys
import tempfile
import time
import traceback
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import date, datetime, timedelta
from functools import partial
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))
os.environ["QT_QPA_PLATFORM"] = "offscreen"

from PIL import Image  # noqa: E402  (the root and the platform come first)
from PySide6.QtCore import QEventLoop, QSize, Qt, QTimer  # noqa: E402
from PySide6.QtGui import QImage  # noqa: E402
from PySide6.QtWidgets import QApplication, QPushButton, QWidget  # noqa: E402

from core.character.document import Character  # noqa: E402
from core.character.edits import AddRow, SetHeader, SetValue  # noqa: E402
from core.content.world_inputs import text_edit  # noqa: E402
from core.procedures.requests import Allocate  # noqa: E402
from core.registry import summarise  # noqa: E402
from core.store.library import Library  # noqa: E402
from core.store.records import prepare_character  # noqa: E402
from desktop import translations  # noqa: E402
from desktop.app import Desktop  # noqa: E402
from desktop.campaign.campaign_view import CampaignView  # noqa: E402
from desktop.campaign.rule_texts import book_formula  # noqa: E402
from desktop.controllers.main_controller import MainController  # noqa: E402
from desktop.fight.fight_view import FightView  # noqa: E402
from desktop.fight.new_fight_view import NewFightView  # noqa: E402
from desktop.party.party_view import PartyView  # noqa: E402
from desktop.print.arrange_view import ArrangeView  # noqa: E402
from desktop.print.print_choices import PrintChoices  # noqa: E402
from desktop.print.print_view import PrintView  # noqa: E402
from desktop.print.sheet_moves import Move  # noqa: E402
from desktop.settings import Settings  # noqa: E402
from desktop.side_windows import SideWindow  # noqa: E402
from desktop.wizard.procedure_view import ProcedureView  # noqa: E402
from desktop.world.world_view import WorldView  # noqa: E402

PICTURES = ROOT / "resources" / "help" / "pictures"
WIDTH, HEIGHT = 1440, 900
COLOURS = 256
PATIENCE = 30.0
WHEN = date(2026, 11, 20)
SEED = "4182"
FIGHT_SEED = "7"
FIGHT, PARTY = QSize(1280, 740), QSize(1440, 420)
RESTYLED = 800
"""Milliseconds until everything is painted in other colours."""
SESSIONS = ((14, "Debt at the Tolish hall"), (0, "The salt road shut"))
"""Sessions of a campaign: how many days ago, and the title."""
STEPS = 4
"""Answers after which the wizard is shown."""


def wait(until: Callable[[], bool], settle: int = 400) -> None:
    """Run the event loop until a condition holds, and a little longer for painting."""
    end = time.monotonic() + PATIENCE
    while not until():
        if time.monotonic() > end:
            raise TimeoutError("the window did not come to show what is wanted")
        run_event_loop(20)
    run_event_loop(settle)


def run_event_loop(milliseconds: int) -> None:
    """Run the event loop for some milliseconds."""
    loop = QEventLoop()
    QTimer.singleShot(milliseconds, loop.quit)
    loop.exec()


def save_both_themes(desktop: Desktop, widget: QWidget, file: Path) -> None:
    """Save a picture of a widget, and one in the dark theme."""
    write(widget, file)
    desktop.theme.choose("dark")
    run_event_loop(RESTYLED)
    write(widget, file.with_name(f"{file.stem}-dark{file.suffix}"))
    desktop.theme.choose("light")
    run_event_loop(RESTYLED)


def write(widget: QWidget, file: Path) -> None:
    """Save a picture of a widget with few colours."""
    shot = widget.grab().toImage().convertToFormat(QImage.Format.Format_RGB888)
    size = shot.width(), shot.height()
    picture = Image.frombuffer("RGB", size, bytes(shot.constBits()), "raw", "RGB", shot.bytesPerLine(), 1)
    few = with_few_colours(picture)
    file.parent.mkdir(parents=True, exist_ok=True)
    few.save(file, optimize=True)
    print(f"{file.name}: {file.stat().st_size // 1024} KB")


def with_few_colours(picture: Image.Image) -> Image.Image:
    """Return a picture with its most frequent colours; others become the nearest of them."""
    bytes_ = picture.tobytes()
    pixels = list(zip(bytes_[::3], bytes_[1::3], bytes_[2::3], strict=True))
    counted = Counter(pixels)
    kept = [colour for colour, _ in counted.most_common(COLOURS)]

    def nearest(colour: tuple[int, int, int]) -> int:
        return min(
            range(len(kept)),
            key=lambda place: sum((one - other) ** 2 for one, other in zip(kept[place], colour, strict=True)),
        )

    places = {colour: nearest(colour) for colour in counted}
    few = Image.frombytes("P", picture.size, bytes(places[pixel] for pixel in pixels))
    few.putpalette([part for colour in kept for part in colour])
    return few


def create_library(library_file: Path, change: Callable[[Character], Character] | None = None) -> None:
    """Create a library with the sample characters.

    Args:
        library_file: Its file.
        change: What is changed of each, or None.
    """
    library = Library.open(library_file, lambda: datetime.now().astimezone())
    samples = ROOT / "resources" / "samples"
    characters = [Character.read(file.read_bytes()) for file in sorted(samples.glob("*/*.json"))]
    if change is not None:
        characters = [change(each) for each in characters]
    library.add_many([prepare_character(each, *summarise(each)) for each in characters])
    library.close()


def id_of(desktop: Desktop, name: str) -> str:
    """Return the id of a character by its name."""
    return next(entry.id for entry in desktop.library_service.library.all_entries() if entry.name.startswith(name))


def controller_of(desktop: Desktop) -> MainController:
    """Return the controller of the window."""
    if desktop.controller is None:
        raise LookupError("the window is not joined")
    return desktop.controller


def bring_forward(desktop: Desktop, name: str, settle: int = 400) -> None:
    """Bring a character to the front; what is opened next uses its game."""
    window = desktop.window
    controller_of(desktop).sheets.open(id_of(desktop, name))
    wait(lambda: window.current is not None and window.current.title.startswith(name), settle)


def show_sheet(desktop: Desktop, folder: Path) -> None:
    """Open a character, change something, explain a number."""
    for name in ("Ilvane", "Bren"):
        bring_forward(desktop, name)
    current, view = desktop.window.current, controller_of(desktop).sheets.current_view
    if current is None or view is None or view.pages is None:
        raise LookupError("no character is open")
    for address, value in (("raw.hlth", 15), ("raw.mind", 12), ("raw.qckn", 14)):
        current.push(SetValue(address, value))
        current.leave_field()
        run_event_loop(200)
    view.pages.setCurrentIndex(view.form_pages.tab_of(0))
    view.explain_requested.emit("reaction_rate")
    wait(lambda: current.is_saved, 1200)
    save_both_themes(desktop, desktop.window, folder / "sheet.png")


def show_library(desktop: Desktop, folder: Path) -> None:
    """Show the library page with a search, some rows ticked."""
    window, library = desktop.window, controller_of(desktop).library
    library.page.show()
    page = library.page.page
    if page is None:
        raise LookupError("the library page is not open")
    wait(lambda: page.model.rowCount() > 1)
    page.search_edit.setText("boat")
    before = page.model.rowCount()
    wait(lambda: 0 < page.model.rowCount() < before, 1200)
    first = page.model.characters(range(1))[0]
    same_game = [each for each in page.model.characters(range(page.model.rowCount())) if each[1] == first[1]]
    page.ticks.add(same_game[:3])
    page.search_edit.setFocus()
    run_event_loop(800)
    save_both_themes(desktop, window, folder / "library.png")
    window.close_tab(page)


def show_print(desktop: Desktop, folder: Path) -> None:
    """Open the print preview of the current character."""
    current = desktop.window.current
    if current is None:
        raise LookupError("no character is open")
    view = PrintView([current.sheet], desktop.settings, WHEN, desktop.window)
    view.arrange_with(desktop.library_service.library.sheet_arrangements)
    view.open()
    wait(lambda: view.rendered is not None and view.preview.is_complete)
    save_both_themes(desktop, view, folder / "print.png")
    view.reject()


def show_arrange(desktop: Desktop, folder: Path) -> None:
    """Arrange the sheet of the current character, with a block that is not printed."""
    current = desktop.window.current
    if current is None:
        raise LookupError("no character is open")
    choices = PrintChoices("full", "a4", ink=False, portrait=True)
    view = ArrangeView(current.sheet, choices, WHEN, desktop.settings, desktop.window)
    view.open()
    last = view.model.arrangement.blocks[-1]
    view.model.move(last, Move.LEAVE_OUT)
    wait(lambda: view.rendered is not None and view.preview.is_complete)
    save_both_themes(desktop, view, folder / "arrange.png")
    view.reject()


def button(root: QWidget, name: str) -> QPushButton:
    """Return a button of a form by its name without ``_button``."""
    found = root.findChild(QPushButton, f"{name}_button")
    if found is None:
        raise LookupError(f"there is no button {name}")
    return found


def show_play(desktop: Desktop, folder: Path) -> None:
    """Open the play page of a character and roll a check."""
    window = desktop.window
    bring_forward(desktop, "Maren Sule", 1500)
    view = controller_of(desktop).sheets.current_view
    if view is None or view.pages is None:
        raise LookupError("no character is open")
    for dock in (window.why_dock, window.violations_dock, window.history_dock, window.dice_dock):
        dock.hide()
    play = view.play
    if play is None:
        raise LookupError("there is no Play page")
    view.pages.setCurrentWidget(play)
    wait(lambda: play.checks is not None, 500)
    if play.checks is not None:
        play.checks.roll_number(1)
    run_event_loop(800)
    save_both_themes(desktop, view, folder / "play.png")


def show_party(desktop: Desktop, folder: Path) -> None:
    """Show the party of a campaign."""
    window = open_party(desktop)
    window.resize(PARTY)
    run_event_loop(300)
    save_both_themes(desktop, window, folder / "party.png")
    window.close()


def open_party(desktop: Desktop) -> SideWindow:
    """Open the party window of a campaign."""
    bring_forward(desktop, "Bren")
    parties = controller_of(desktop).parties
    parties.show()
    window = parties.windows[-1]
    view = window.view
    wait(lambda: isinstance(view, PartyView) and len(view.members.members) > 1, 800)
    return window


def show_campaign(desktop: Desktop, folder: Path) -> None:
    """Open the campaign of a character, note its sessions, and change a rule without applying it."""
    bring_forward(desktop, "Bren")
    controller, window = controller_of(desktop), desktop.window
    for dock in (window.why_dock, window.violations_dock, window.history_dock, window.dice_dock):
        dock.hide()
    controller.campaigns.show_list()
    controller.campaigns.open_current()
    wait(lambda: isinstance(window.documents.currentWidget(), CampaignView), 800)
    view = window.documents.currentWidget()
    if not isinstance(view, CampaignView) or view.pending is None:
        raise LookupError("the campaign is not open")
    present = [{"id": each.id, "name": each.name} for each in view.shown_members]
    today = datetime.now().astimezone().date()
    for days, title in SESSIONS:
        day = (today - timedelta(days=days)).isoformat()
        view.character.push(AddRow("campaign.sessions", {"date": day, "title": title, "present": present}))
    view.character.push(SetHeader("notes", "Hesk still owes the ferry."))
    recovery = book_formula(view.pending.system, "life_recovery")
    view.pending.set_rule("life_recovery", f"{recovery} + 1", "The nights are quiet.")
    view.apply()
    wait(lambda: view.character.is_saved, 1500)
    view.pending.set_rule("move_rate", "surprise + 1", "Everyone is on foot.")
    wait(lambda: bool(view.impact.list.impacts.impacts), 1200)
    save_both_themes(desktop, window, folder / "campaign.png")
    view.pending.discard()


def show_world(desktop: Desktop, folder: Path) -> None:
    """Open a duplicate of a sample world with an entry that has a problem."""
    controller, window = controller_of(desktop), desktop.window
    for dock in (window.why_dock, window.violations_dock, window.history_dock, window.dice_dock):
        dock.hide()
    controller.worlds.show_list()
    wait(lambda: controller.worlds.list is not None and bool(controller.worlds.list.model.rows), 300)
    if controller.worlds.list is None:
        raise LookupError("there is no list of worlds")
    sample = next(row.id for row in controller.worlds.list.model.rows if "saltmere" in row.id)
    controller.worlds.actions.duplicate(sample)
    wait(lambda: isinstance(window.documents.currentWidget(), WorldView), 1500)
    view = window.documents.currentWidget()
    if not isinstance(view, WorldView):
        raise LookupError("the world is not open")
    names = [str(each["name"]) for each in view.character.sheet.rows("weapons")]
    place = names.index("Rune staff")
    view.show_entry("weapons", place)
    view.character.push(SetValue(f"weapons[{place}].special_dice", "1d6"))
    view.character.push(text_edit(view.character.sheet, f"weapons[{place}].special_dice", "2d7"))
    view.character.leave_field()
    wait(lambda: bool(view.problems_box.isVisible() and view.character.is_saved), 2500)
    save_both_themes(desktop, window, folder / "world.png")


def show_new_fight(desktop: Desktop, folder: Path) -> None:
    """Show a fight that is set up."""
    page = set_up_fight(desktop)
    save_both_themes(desktop, page.window(), folder / "new_fight.png")
    page.window().close()


def set_up_fight(desktop: Desktop) -> NewFightView:
    """Set up a fight: a campaign against quick opponents, some of them not added yet; return the page."""
    bring_forward(desktop, "Bren")
    fights = controller_of(desktop).fights
    fights.new_fight()
    window = fights.windows[-1]
    window.resize(QSize(WIDTH, HEIGHT))
    page = window.view
    if not isinstance(page, NewFightView):
        raise LookupError("the view of a new fight is not open")
    wait(lambda: len(page.fighters) == 1 and bool(page.candidates.campaigns()))
    page.options.seed_edit.setText(FIGHT_SEED)
    page.characters_list.asked.emit(page.candidates.ids_of(page.candidates.campaigns()[0]), 0)
    wait(lambda: len(page.fighters) > 1)
    quick = page.panels[1].quick
    for line in ("Grask x2, level 2", "Grask x2, level 1, spear"):
        expected = len(page.fighters) + 2
        quick.edit.setText(line)
        if not page.setup.fighters_of(page.setup.sides[1]):
            quick.add()
            wait(lambda: len(page.fighters) == expected)  # noqa: B023 - it is called before the next one
    wait(lambda: not quick.preview.isHidden())
    quick.edit.setFocus()
    return page


def show_fight(desktop: Desktop, folder: Path) -> None:
    """Show a fight at a decision with many details."""
    window = run_fight(desktop)
    save_both_themes(desktop, window, folder / "fight.png")
    window.close()


def run_fight(desktop: Desktop) -> SideWindow:
    """Run a fight up to the allocation that the screenshot shows; return its window."""
    bring_forward(desktop, "Bren")
    fights = controller_of(desktop).fights
    fights.new_fight()
    new_fight = fights.windows[-1].view
    if not isinstance(new_fight, NewFightView):
        raise LookupError("the view of a new fight is not open")
    wait(lambda: len(new_fight.fighters) == 1)  # the sheet in front takes part at first
    new_fight.options.seed_edit.setText(FIGHT_SEED)
    quick = new_fight.panels[1].quick
    quick.edit.setText("goblin x2")
    quick.add()
    wait(lambda: len(new_fight.fighters) > 1)
    new_fight.begin_button.click()
    wait(lambda: any(isinstance(each.view, FightView) for each in fights.windows), 800)
    window = next(each for each in fights.windows if isinstance(each.view, FightView))
    window.resize(FIGHT)
    view = window.view
    if not isinstance(view, FightView):
        raise LookupError("the fight is not open")
    while not (isinstance(view.run.fight.request, Allocate) or view.run.fight.is_over):
        view.run.decide()
        wait(lambda: not view.run.is_advancing, 20)
    run_event_loop(500)
    return window


def show_wizard(desktop: Desktop, folder: Path) -> None:
    """Show the creation of a character at a step with many details."""
    wizard = run_wizard(desktop)
    wizard.resize(QSize(WIDTH, HEIGHT))
    run_event_loop(300)
    save_both_themes(desktop, wizard, folder / "wizard.png")
    wizard.close()


def run_wizard(desktop: Desktop) -> SideWindow:
    """Create a character up to a step with many details."""
    wizards = controller_of(desktop).wizards
    wizards.new_character()
    page = wizards.windows[-1].view
    run_event_loop(1500)
    seed = page.findChild(QWidget, "seed_edit")
    if seed is None:
        raise LookupError("there is no field for the seed")
    seed.setProperty("text", SEED)
    begin = button(page, "begin")
    wait(begin.isEnabled)
    begin.click()
    wait(lambda: any(isinstance(each.view, ProcedureView) for each in wizards.windows), 800)
    wizard = next(each for each in wizards.windows if isinstance(each.view, ProcedureView))
    if not isinstance(wizard.view, ProcedureView):
        raise LookupError("the wizard is not open")
    for _ in range(STEPS):
        wizard.view.run.decide()
        run_event_loop(700)
    return wizard


@contextmanager
def opened_window(
    program: QApplication, folder: Path, change: Callable[[Character], Character] | None = None
) -> Iterator[Desktop]:
    """Show the window on a library of sample characters; errors go to the terminal.

    Args:
        program: Qt's application.
        folder: Where the library and the settings are written.
        change: What is changed of each character, or None.
    """
    library = folder / "library.quire"
    create_library(library, change)
    desktop = Desktop(program, Settings(str(folder / "settings.ini")), library, partial(report_error, folder))
    try:
        desktop.theme.choose("light")
        desktop.show()
        window = desktop.window
        window.resize(WIDTH, HEIGHT)
        run_event_loop(200)
        window.resizeDocks([window.library_dock, window.why_dock], [264, 320], Qt.Orientation.Horizontal)
        wait(lambda: desktop.library_service.is_open and desktop.controller is not None, 2500)
        yield desktop
        window.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
        window.close()
        run_event_loop(300)
    finally:
        desktop.close()  # later errors are printed by Python


def report_error(log: Path, error: BaseException) -> Path:
    """Print an error of the window to the terminal."""
    traceback.print_exception(error)
    return log


def main(folder: Path, names: list[str]) -> None:
    """Write the pictures to a folder: all of them, or what the functions of these names show."""
    import manual_pictures  # noqa: PLC0415 - it needs this module

    program = QApplication(["quire"])
    translations.install(program, "en")
    shows = (
        show_sheet,
        show_library,
        show_print,
        show_arrange,
        show_wizard,
        show_play,
        show_new_fight,
        show_fight,
        show_party,
        show_campaign,
        show_world,
        *manual_pictures.SHOWS,
    )
    with tempfile.TemporaryDirectory() as name, opened_window(program, Path(name)) as desktop:
        for show in shows:
            if not names or show.__name__.removeprefix("show_") in names:
                show(desktop, folder)


def main_of_drawn(arguments: list[str]) -> None:
    """Write the drawn views: all variants, or the one that a process of its own makes."""
    import drawn_views  # noqa: PLC0415 - it needs this module

    if arguments[0] == "--drawn":
        drawn_views.make(Path(arguments[1]), arguments[2:])
    else:
        drawn_views.make_variant(Path(arguments[1]), arguments[2])


if __name__ == "__main__":
    sys.modules["screenshots"] = sys.modules["__main__"]  # what manual_pictures and drawn_views import
    if sys.argv[1:] and sys.argv[1].startswith("--drawn"):
        main_of_drawn(sys.argv[1:])
    else:
        main(Path(sys.argv[1]) if len(sys.argv) > 1 else PICTURES, sys.argv[2:])
