"""Opens every page of the window, uses it and keeps a picture of it: ``quire --self-test FOLDER``, in bundles only.

It proves that a bundle is whole: modules that are imported by name, forms, pictures and plugins. Everything happens
in the library of the user, as in a home made for it, and comes about as it does for a person. The exit code is 1, with
the reason, if anything fails. ``--self-test start`` opens the window, says ``painted`` and ``filled``, and closes it;
``packaging/bundle_test.py`` measures that, here and from source.
"""

from __future__ import annotations

import gc
import io
import sys
import time
import traceback
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEventLoop, QMessageLogContext, QTimer, QtMsgType, qInstallMessageHandler
from PySide6.QtWidgets import QApplication, QDialog, QPushButton, QTabWidget, QWidget

from desktop import app, garbage_collector, tasks
from desktop.settings import Settings

if TYPE_CHECKING:
    from core.store.records import LibraryEntry
    from desktop.controllers.main_controller import MainController
    from desktop.sheet.sheet_view import SheetView

PATIENCE_S: Final = 120.0
SETTLE_MS: Final = 150
DIALOGS: Final = (
    *("preferences", "shortcuts", "about", "palette", "backups", "tag", "campaign", "new_campaign", "new_world"),
    *("house_rules", "import", "export", "portrait"),
)
"""Actions that open a dialog, by their names without ``_action``."""

ORIENTATION: Final = 0x0112
TURNED_RIGHT: Final = 6
"""Exif's tag of how a camera was held, and one of its values."""

PANELS: Final = ("why_dock", "violations_dock", "history_dock", "dice_dock", "library_dock")


class MissingError(Exception):
    """Something that the window should show did not come."""


class Trial:
    """The window, and what was seen of it.

    Args:
        folder: Where pictures and papers are written.
    """

    def __init__(self, folder: Path | None = None) -> None:
        garbage_collector.disable()
        self.errors: list[str] = []
        self.seen: list[str] = []
        self.folder = folder
        qInstallMessageHandler(self._on_message)
        self.settings = Settings()
        self.program = app.application(self.settings, sys.argv[:1])
        self.desktop = app.Desktop(self.program, self.settings, None, self._on_error)

    def _on_error(self, error: BaseException) -> Path:
        self.errors.append("".join(traceback.format_exception(error)))
        return Path("self-test.log")

    def _on_message(self, kind: QtMsgType, _context: QMessageLogContext, text: str) -> None:
        """Note what Qt says of missing plugins, forms and signals."""
        print(f"Qt: {text}", flush=True)
        if kind in {QtMsgType.QtCriticalMsg, QtMsgType.QtFatalMsg}:
            self.errors.append(text)

    @property
    def controller(self) -> MainController:
        """The controllers of the window."""
        if self.desktop.controller is None:
            raise MissingError("the window has no controllers")
        return self.desktop.controller

    @property
    def sheet(self) -> SheetView:
        """The sheet in front."""
        view = self.controller.sheets.current_view
        if view is None:
            raise MissingError("no sheet is in front")
        return view

    def entries(self) -> list[LibraryEntry]:
        """Return the characters of the library."""
        return list(self.desktop.library_service.library.all_entries())

    def wait(self, until: Callable[[], bool], what: str) -> None:
        """Run the event loop until a condition holds, and a little longer for painting."""
        end = time.monotonic() + PATIENCE_S
        while not until():
            if self.errors:
                raise MissingError(f"{what}: {self.errors[0]}")
            if time.monotonic() > end:
                raise MissingError(f"{what} did not come")
            run_event_loop(20)
        run_event_loop(SETTLE_MS)

    def keep(self, widget: QWidget, name: str) -> None:
        """Keep a picture of what is shown."""
        self.wait(lambda: not tasks.monitor().tasks(), f"the end of the work for {name}")
        self.seen.append(name)
        picture = widget.grab()
        if picture.isNull():
            raise MissingError(f"{name} cannot be painted")
        if self.folder is not None and not picture.save(str(self.folder / f"{len(self.seen):03d} {name}.png")):
            raise MissingError(f"the picture of {name} cannot be written")

    def do(self, name: str) -> None:
        """Trigger an action of a menu."""
        action = self.desktop.window.actions_by_name.action(name)
        if not action.isEnabled():
            raise MissingError(f"{name} cannot be chosen")
        action.trigger()

    def open(self) -> None:
        """Open the window, and wait until it is filled."""
        self.desktop.window.painted.connect(lambda: print("painted", flush=True))
        self.desktop.show()
        self.wait(lambda: self.desktop.controller is not None and self.desktop.controller.is_filled, "the window")
        self.wait(lambda: self.desktop.library_service.is_open, "the library")
        print("filled", flush=True)

    def close(self) -> None:
        """Close the window as a person does."""
        self.desktop.window.close()
        run_event_loop(SETTLE_MS)
        self.desktop.close()


def run_event_loop(milliseconds: int) -> None:
    """Run the event loop for some milliseconds."""
    loop = QEventLoop()
    QTimer.singleShot(milliseconds, loop.quit)
    loop.exec()


# ------------------------------------------------------------------------------------------------------------ the pages


def open_samples(trial: Trial) -> None:
    """Import the sample characters and worlds from the welcome page's action."""
    from core import paths  # noqa: PLC0415 - not before the first paint

    expected = len(list((paths.resources() / "samples").glob("*/*.json")))
    trial.keep(trial.desktop.window, "welcome")
    trial.do("samples")
    trial.wait(lambda: len(trial.entries()) >= expected, "the samples")
    trial.keep(trial.desktop.window, "samples")


def one_of_each_game(trial: Trial) -> dict[str, str]:
    """Return the id of a character of every game."""
    found = {entry.system: entry.id for entry in trial.entries()}
    from core.registry import games  # noqa: PLC0415 - as above

    if missing := {game.id for game in games()} - set(found):
        raise MissingError(f"no sample of {', '.join(sorted(missing))}")
    return found


def bring(trial: Trial, id_: str) -> SheetView:
    """Open a sheet, or bring it to the front."""
    trial.controller.sheets.open(id_)
    window = trial.desktop.window
    trial.wait(lambda: window.current is not None and window.current.id == id_, "the sheet")
    return trial.sheet


def show_sheets(trial: Trial) -> None:
    """Show every page of a sheet of every game, and print it."""
    for game, id_ in one_of_each_game(trial).items():
        view = bring(trial, id_)
        view.form_pages.finish_all()
        if view.pages is None:
            raise MissingError(f"the sheet of {game} has no pages")
        for number in range(view.pages.count()):
            view.pages.setCurrentIndex(number)
            trial.keep(trial.desktop.window, f"{game} page {number + 1}")
        print_sheet(trial, game)


def print_sheet(trial: Trial, game: str) -> None:
    """Make the PDF of the sheet in front, in every layout."""
    from desktop.print.print_view import PrintView  # noqa: PLC0415 - as above

    view = PrintView([trial.sheet.character.sheet], trial.settings, date(2026, 1, 1), trial.desktop.window)
    view.open()
    for layout, radio in (("card", view.card_radio), ("blank", view.blank_radio), ("full", view.full_radio)):
        radio.setChecked(True)
        trial.wait(lambda: view.rendered is not None and view.preview.is_complete, f"the paper of {game}")
        trial.keep(view, f"{game} paper {layout}")
        rendered = view.rendered
        if rendered is None or not rendered.pages.data.startswith(b"%PDF-"):
            raise MissingError(f"the paper of {game} is no PDF")
        if trial.folder is not None:
            (trial.folder / f"{game}-{layout}.pdf").write_bytes(rendered.pages.data)
    view.reject()


def show_dialogs(trial: Trial) -> None:
    """Open every dialog and panel from its action."""
    for name in PANELS[:-1]:
        trial.desktop.window.show_dock(name.removesuffix("_dock"))
        trial.keep(trial.desktop.window, name)
    id_ = next(iter(one_of_each_game(trial).values()))
    for name in DIALOGS:
        bring(trial, id_)
        with closed_dialogs(trial, name):
            trial.do(name)
            trial.wait(lambda: not tasks.monitor().tasks(), name)


@contextmanager
def closed_dialogs(trial: Trial, name: str) -> Iterator[None]:
    """Take pictures of the dialogs that are opened meanwhile, also of those that wait for an answer, and close them."""
    timer = QTimer()
    before = QApplication.topLevelWidgets()

    def close() -> None:
        shown = [each for each in QApplication.topLevelWidgets() if each.isVisible() and each not in before]
        for each in shown:
            if each.width() > 1:
                trial.seen.append(name)
                if trial.folder is not None:
                    each.grab().save(str(trial.folder / f"{len(trial.seen):03d} {name}.png"))
            if isinstance(each, QDialog):
                each.reject()
            else:
                each.close()

    timer.timeout.connect(close)
    timer.start(3 * SETTLE_MS)
    try:
        yield
        trial.wait(lambda: name in trial.seen, f"the dialog of {name}")
    finally:
        timer.stop()


def show_manual(trial: Trial) -> None:
    """Show every page of the manual."""
    from desktop.help import manual  # noqa: PLC0415 - as above
    from desktop.help.help_view import HelpView  # noqa: PLC0415 - as above

    trial.do("manual")
    window = trial.desktop.window
    trial.wait(lambda: isinstance(window.documents.currentWidget(), HelpView), "the manual")
    view = window.documents.currentWidget()
    if isinstance(view, HelpView):
        for name in manual.PAGES:
            view.show_page(name)
            trial.keep(view, f"manual {name}")
    window.close_tab(view)


def show_library(trial: Trial) -> None:
    """Show the library page, and the lists of worlds and campaigns."""
    window = trial.desktop.window
    trial.do("library_page")
    trial.wait(lambda: trial.controller.library.page.page is not None, "the library page")
    trial.keep(window, "library page")
    window.close_tab(trial.controller.library.page.page)
    for name in ("worlds", "campaigns"):
        trial.do(name)
        trial.keep(window, name)


def show_worlds(trial: Trial) -> None:
    """Show every kind of entries of a world of every game."""
    from desktop.world.kinds_list import ABOUT  # noqa: PLC0415 - as above
    from desktop.world.world_view import WorldView  # noqa: PLC0415 - as above

    window, worlds = trial.desktop.window, trial.controller.worlds
    trial.wait(lambda: worlds.list is not None and bool(worlds.list.model.rows), "the list of worlds")
    rows = () if worlds.list is None else worlds.list.model.rows
    for game, id_ in {row.system: row.id for row in rows}.items():
        trial.controller.sheets.open(id_)
        trial.wait(lambda: isinstance(window.documents.currentWidget(), WorldView), f"the world of {game}")
        view = window.documents.currentWidget()
        if isinstance(view, WorldView):
            for kind in (*view.game.system.kinds, ABOUT):
                view.kinds.choose(kind)
                trial.keep(view, f"{game} world {kind}")
        window.close_tab(view)


def show_campaigns(trial: Trial) -> None:
    """Make a campaign of every game, and show its pages."""
    from desktop.campaign.campaign_view import CampaignView  # noqa: PLC0415 - as above

    window = trial.desktop.window
    for game in one_of_each_game(trial):
        trial.controller.campaigns.create(f"Föhnwind {game}", game)
        trial.wait(lambda: isinstance(window.documents.currentWidget(), CampaignView), f"the campaign of {game}")
        view = window.documents.currentWidget()
        for tabs in view.findChildren(QTabWidget):
            for number in range(tabs.count()):
                tabs.setCurrentIndex(number)
                trial.keep(view, f"{game} campaign {number + 1}")
        trial.keep(view, f"{game} campaign")
        window.close_tab(view)


def show_creations(trial: Trial) -> None:
    """Create a character of every game, and keep it."""
    for game, id_ in one_of_each_game(trial).items():
        bring(trial, id_)
        show_creation(trial, game)


def show_creation(trial: Trial, game: str) -> None:
    """Create a character of the game in front, and keep it."""
    from desktop.wizard.procedure_view import ProcedureView  # noqa: PLC0415 - as above

    wizards, before = trial.controller.wizards, len(trial.entries())
    wizards.new_character()
    page = wizards.windows[-1].view
    begin = page.findChild(QPushButton, "begin_button")
    if begin is None:
        raise MissingError("a creation cannot be begun")
    trial.wait(begin.isEnabled, f"the games for a creation of {game}")
    trial.keep(page, f"{game} new character")
    begin.click()
    trial.wait(lambda: bool(wizards.runs), f"the creation of {game}")
    view = next(each.view for each in wizards.windows if isinstance(each.view, ProcedureView))
    trial.keep(view, f"{game} creation")
    view.run.decide()
    trial.keep(view, f"{game} creation, next page")
    view.run.decide_all()
    trial.keep(view, f"{game} creation, whole")
    view.run.finish()
    trial.wait(lambda: len(trial.entries()) > before, f"the new character of {game}")
    trial.wait(lambda: not wizards.runs, "the end of the creation")


def show_fights(trial: Trial) -> None:
    """Set up a fight in every game, and decide a round."""
    entries = trial.entries()
    for game in one_of_each_game(trial):
        show_fight(trial, game, [entry.id for entry in entries if entry.system == game][:2])


def show_fight(trial: Trial, game: str, ids: Sequence[str]) -> None:
    """Set up a fight of some characters with quick opponents, and decide a round."""
    from desktop.fight.fight_view import FightView  # noqa: PLC0415 - as above
    from desktop.fight.new_fight_view import NewFightView  # noqa: PLC0415 - as above

    fights = trial.controller.fights
    fights.new_fight(ids)
    page = fights.windows[-1].view
    if not isinstance(page, NewFightView):
        raise MissingError("the page of a new fight is not open")
    trial.wait(lambda: len(page.fighters) == len(ids), f"the fighters of {game}")
    quick = page.panels[1].quick
    quick.edit.setText("Grask x2")
    quick.add()
    trial.wait(lambda: len(page.fighters) > len(ids), f"the opponents of {game}")
    trial.keep(page, f"{game} new fight")
    page.begin_button.click()
    trial.wait(lambda: bool(fights.runs), f"the fight of {game}")
    window = next(each for each in fights.windows if isinstance(each.view, FightView))
    (run,) = fights.runs
    trial.wait(lambda: not run.is_advancing, "the fight")
    run.decide_round()
    trial.wait(lambda: not run.is_deciding_round and not run.is_advancing, "the round")
    trial.keep(window.view, f"{game} fight")
    window.close()
    run_event_loop(SETTLE_MS)


def show_parties(trial: Trial) -> None:
    """Show the party of a character of every game."""
    for game, id_ in one_of_each_game(trial).items():
        bring(trial, id_)
        parties = trial.controller.parties
        parties.show()
        trial.keep(parties.windows[-1].view, f"{game} party")
        parties.windows[-1].close()
        run_event_loop(SETTLE_MS)


def read_pictures(trial: Trial) -> None:
    """Make a portrait of a picture of every kind, one turned as cameras do, and let Qt read it."""
    from PIL import Image  # noqa: PLC0415 - as above
    from PySide6.QtGui import QImage  # noqa: PLC0415 - as above

    from core.character.portrait import portrait_bytes  # noqa: PLC0415 - as above
    from core.character.portrait_scaling import KINDS, make_portrait  # noqa: PLC0415 - as above

    turned = Image.Exif()
    turned[ORIENTATION] = TURNED_RIGHT
    for kind in KINDS:
        options = {"exif": turned} if kind == "JPEG" else {}
        packed = io.BytesIO()
        Image.effect_noise((1200, 900), 99).convert("RGB").save(packed, kind, **options)
        made = QImage.fromData(portrait_bytes(make_portrait(packed.getvalue(), kind)))
        if made.isNull() or (made.height() > made.width()) is not (kind == "JPEG"):
            raise MissingError(f"a portrait cannot be made of {kind}")
        trial.seen.append(f"portrait {kind}")


PARTS: Final = (
    *(read_pictures, open_samples, show_sheets, show_dialogs, show_manual, show_library, show_worlds, show_campaigns),
    *(show_creations, show_fights, show_parties),
)
"""What is shown, in this order."""


def main(arguments: Sequence[str]) -> int:
    """Open the window, show everything unless only the start is wanted, and close it; return the exit code.

    Args:
        arguments: ``start``, or a folder for pictures and papers.
    """
    is_start = list(arguments) == ["start"]
    trial = Trial(None if is_start or not arguments else Path(arguments[0]))
    if trial.folder is not None:
        trial.folder.mkdir(parents=True, exist_ok=True)
    try:
        trial.open()
        for part in () if is_start else PARTS:
            part(trial)
        trial.close()
    except Exception as error:
        trial.errors.append("".join(traceback.format_exception(error)))
    for text in trial.errors:
        print(text, file=sys.stderr, flush=True)
    if not is_start:
        print(f"{len(trial.seen)} pages shown", flush=True)
    gc.freeze()
    return 1 if trial.errors else 0
