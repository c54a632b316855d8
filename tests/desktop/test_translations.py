from __future__ import annotations

import ast
import re
import shutil
from collections.abc import Iterator
from pathlib import Path
from random import Random
from types import ModuleType
from xml.etree import ElementTree

import pytest
from PySide6.QtCore import QCoreApplication, QObject, Qt, QTranslator
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication, QCheckBox, QPushButton, QRadioButton, QWidget
from pytestqt.qtbot import QtBot

from core import registry
from core.character.document import Character
from core.character.violations import violation_checks
from core.messages import Message, Word
from core.procedures.requests import Choose, Option
from desktop import messages, translations
from desktop.action_texts import SUFFIX
from desktop.address_labels import translate_text
from desktop.explain.violations_view import ViolationsView
from desktop.forms import FORMS, form_file, load_widget
from desktop.frame.actions import NEEDS, Actions
from desktop.frame.own_shortcuts import OwnShortcuts
from desktop.frame.shortcuts_dialog import ShortcutsDialog
from desktop.list_items import ListItemModel
from desktop.settings import Settings
from desktop.sheet.open_character import Loaded, OpenCharacter
from tests.helpers.collected_texts import CLOSE, LETTERS, OPEN, MarkingLanguage, is_whole
from tests.helpers.games import example_id
from tests.helpers.sources import ROOT, modules
from tests.helpers.spoken_language import speaking

FOLDER = ROOT / "resources" / "translations"
NAMES = sorted(file.relative_to(FORMS).with_suffix("").as_posix() for file in FORMS.rglob("*.ui"))
SHOWN = (
    "text",
    "toolTip",
    "statusTip",
    "whatsThis",
    "placeholderText",
    "accessibleName",
    "windowTitle",
    "title",
    "iconText",
)
LONGER = 1.3
"""How much longer than the English a text may become; German often does."""

SETTERS = frozenset(
    (
        "setText", "setToolTip", "setStatusTip", "setWindowTitle", "setTitle", "setPlaceholderText",
        "setAccessibleName", "setAccessibleDescription", "setInformativeText", "addAction", "addMenu", "addTab",
        "QLabel", "QPushButton", "QAction", "QCheckBox", "QRadioButton", "QGroupBox", "setLabelText", "setSuffix",
    )
)  # fmt: skip
"""What shows a text to a person."""


class Pseudo(QTranslator):
    """Translates everything into itself, longer and between brackets, so that what was forgotten stands out."""

    def translate(self, _context: str, source: str, _disambiguation: str | None = None, _n: int = -1) -> str:
        return f"{OPEN}{source}{'~' * round(len(source) * (LONGER - 1))}{CLOSE}"

    def isEmpty(self) -> bool:  # noqa: N802 - Qt's name
        return False


@pytest.fixture
def pseudo(qapp: QApplication) -> Iterator[Pseudo]:
    made = Pseudo()
    qapp.installTranslator(made)
    yield made
    qapp.removeTranslator(made)


@pytest.fixture
def german(qapp: QApplication) -> Iterator[list[QTranslator]]:
    with speaking(qapp, "de") as loaded:
        yield loaded


def untranslatable(name: str) -> set[str]:
    """Return the texts of a form that are marked as samples."""
    root = ElementTree.parse(form_file(name))  # noqa: S314 - a file of our own
    return {each.text or "" for each in root.iter("string") if each.get("notr") == "true"}


def texts(root: QObject) -> Iterator[tuple[str, str]]:
    """Yield everything that a form shows, with the place."""
    for each in (root, *root.findChildren(QWidget), *root.findChildren(QAction)):
        for name in SHOWN:
            text = each.property(name)
            if isinstance(text, str) and LETTERS.search(text):
                yield f"{each.objectName()}.{name}", text


@pytest.mark.parametrize("name", NAMES)
def test_every_text_of_a_form_can_be_translated(qtbot: QtBot, pseudo: Pseudo, name: str) -> None:
    form = load_widget(form_file(name))
    qtbot.addWidget(form)
    samples = untranslatable(name)
    seen = list(texts(form))
    forgotten = [f"{place}: {text}" for place, text in seen if OPEN not in text and text not in samples]
    assert seen
    assert not forgotten


@pytest.mark.fonts
@pytest.mark.parametrize("name", [name for name in NAMES if not name.startswith("sheets/")])
def test_longer_translations_fit(qtbot: QtBot, pseudo: Pseudo, name: str) -> None:
    form = load_widget(form_file(name))
    qtbot.addWidget(form)
    form.resize(max(form.width(), form.minimumSizeHint().width()), max(form.height(), form.minimumSizeHint().height()))
    form.show()
    assert form.width() <= 1440
    for each in form.findChildren(QWidget):
        if isinstance(each, QPushButton | QCheckBox | QRadioButton) and each.isVisible() and each.text():
            assert each.width() >= each.minimumSizeHint().width(), each.text()


ASKED = "QCoreApplication.translate"


def forgotten_texts() -> Iterator[str]:
    for module in modules("desktop"):
        for node in module.nodes:
            if not isinstance(node, ast.Call) or not node.args:
                continue
            name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            if name not in SETTERS:
                continue
            for argument in node.args:
                parts = argument.values if isinstance(argument, ast.JoinedStr) else [argument]
                for part in parts:
                    if isinstance(part, ast.Constant) and isinstance(part.value, str) and LETTERS.search(part.value):
                        yield f"{module.path}:{node.lineno} {part.value!r}"


def test_every_text_of_the_window_is_translated() -> None:
    allowed = {"Quire"}
    assert [each for each in forgotten_texts() if not any(word in each for word in allowed)] == []


def test_translate_is_called_in_a_form_that_lupdate_finds() -> None:
    seen, called = 0, 0
    for module in modules("desktop"):
        seen += sum(isinstance(node, ast.Attribute) and ast.unparse(node) == ASKED for node in module.nodes)
        called += sum(isinstance(node, ast.Call) and ast.unparse(node.func) == ASKED for node in module.nodes)
    assert seen == called > 30


def test_sentences_of_core_are_in_the_ui_language(german: list[QTranslator]) -> None:
    rows = Message("x", "{count:# list of names|# lists of names}", {"count": 1})
    assert messages.render(Message("x", "House rule: {key} = {formula}", {"key": "k", "formula": "1"})) == (
        "Hausregel: k = 1"
    )
    assert messages.render(rows) == "1 list of names", "without a translation it stays English"
    assert translations.language().code == "de"


def test_the_window_is_shown_in_german(german: list[QTranslator], qapp: QApplication) -> None:
    assert len(german) == 2
    assert QCoreApplication.translate("MainWindow", "&File") == "&Datei"
    assert QCoreApplication.translate("QPlatformTheme", "Cancel") == "Abbrechen"
    one = QCoreApplication.translate("SaveStatus", "%n house rule(s)", "", 1)
    assert (one, QCoreApplication.translate("SaveStatus", "%n house rule(s)", "", 3)) == (
        "1 Hausregel",
        "3 Hausregeln",
    )


@pytest.mark.parametrize("language", ["en", "fr", "tlh"])
def test_english_has_singular_and_plural_forms(qapp: QApplication, language: str) -> None:
    with speaking(qapp, language):
        said = [QCoreApplication.translate("SaveStatus", "%n house rule(s)", "", number) for number in (0, 1, 3)]
        assert translations.language().code == "en"
    assert said == ["0 house rules", "1 house rule", "3 house rules"]


def test_english_and_unknown_languages_show_the_texts_of_the_code(qapp: QApplication) -> None:
    for language in ("en", "tlh"):
        with speaking(qapp, language):
            assert QCoreApplication.translate("MainWindow", "&File") == "&File"
            assert messages.translate("January") == "January"


@pytest.mark.parametrize("language", ["de", "en"])
def test_the_loaded_file_is_made_from_the_readable_one(script: ModuleType, tmp_path: Path, language: str) -> None:
    made = tmp_path / f"quire_{language}.qm"
    script.release(FOLDER / f"quire_{language}.ts", made, script.sheet_contexts(language))
    assert made.read_bytes() == (FOLDER / f"quire_{language}.qm").read_bytes(), "run packaging/translations.py"


def test_no_english_form_is_open(script: ModuleType, tmp_path: Path) -> None:
    copy = tmp_path / "quire_en.ts"
    shutil.copy(FOLDER / "quire_en.ts", copy)
    script.gather(copy)
    assert script.open_texts(copy) == {}


def test_everything_in_the_window_is_german(script: ModuleType, tmp_path: Path) -> None:
    """A changed text of the window needs its German changed, too; a game's sheet is translated with its game."""
    copy = tmp_path / "quire_de.ts"
    shutil.copy(FOLDER / "quire_de.ts", copy)
    script.gather(copy)
    sheets = script.sheet_contexts("de")
    missing = {context: found for context, found in script.open_texts(copy).items() if context not in sheets}
    whole = sum(1 for _ in ElementTree.parse(copy).iter("message"))  # noqa: S314 - as above
    assert whole >= 1500
    assert missing == {}, "run packaging/translations.py and translate what is open"


def test_the_sheet_of_an_incomplete_game_is_english(script: ModuleType, german: list[QTranslator]) -> None:
    contexts = script.sheet_contexts("de")
    assert len(contexts) == sum(not translations.language().is_complete(game.system.id) for game in registry.games())
    assert [each for each in contexts if QCoreApplication.translate(each, "Notes") != "Notes"] == []


def test_an_incomplete_game_has_no_german(script: ModuleType, german: list[QTranslator]) -> None:
    missing = script.open_entries("de")
    for game in registry.games():
        is_complete = translations.language().is_complete(game.system.id)
        assert is_complete == (f"rules.{game.system.id}" not in missing)
        if not is_complete:
            labels = {field.label for field in game.system.fields.values()}
            assert [each for each in labels if translate_text(game.system, each) != each] == []


def test_the_games_are_whole_in_german(script: ModuleType) -> None:
    """A language is whole or not offered: a changed text of a game needs its German changed, too."""
    assert script.open_entries("de") == {}, "run packaging/translations.py and translate what is open"


def test_every_violation_is_in_the_catalogues(gathered: MarkingLanguage) -> None:
    """What the window asks for is what was gathered: in the same context, with the same gaps."""
    seen = 0
    for game in registry.games():
        say = messages.translator_of(game.system.id)
        for watcher in violation_checks(game.system).values():
            seen += 1
            values: dict[str, object] = {**dict.fromkeys(watcher.values, 7), **watcher.texts}
            assert is_whole(messages.render(Message(watcher.code, watcher.message, values), game.system.id)), watcher
            words = [each for each in watcher.texts.values() if isinstance(each, Word) and each]
            assert all(is_whole(say(each)) for each in (watcher.label, *words)), watcher
    assert seen >= 800
    assert not is_whole(messages.render(Message("unheard", "Nobody gathered {n}.", {"n": 1}), example_id()))


@pytest.mark.parametrize("game", registry.games(), ids=lambda game: str(game.system.id))
def test_every_term_of_a_game_is_in_its_catalogue(gathered: MarkingLanguage, game: registry.Game) -> None:
    system, seen = game.system, 0
    known: tuple[object, ...] = (*system.fields.values(), *system.derived.values(), *system.options.values())
    for found in (*known, *system.groups.values()):
        for name in ("label", "abbr", "help", "unit", "undefined", "absent", "row_label"):
            text = getattr(found, name, "")
            seen += bool(text.strip())
            assert not text.strip() or is_whole(translate_text(system, text)), (found, name)
    for text in (*(each.text for each in system.rulings.values()), *system.sources.values(), system.about):
        assert is_whole(translate_text(system, text))
    assert is_whole(translate_text(system, system.creation_time))
    assert seen >= 2 * len(known)


@pytest.mark.parametrize("game", registry.games(), ids=lambda game: str(game.system.id))
def test_shown_violations_are_texts_of_the_catalogue(
    qtbot: QtBot, gathered: MarkingLanguage, game: registry.Game
) -> None:
    """The dock, the mark at a field and the end of the wizard all ask in the same way."""
    opened = OpenCharacter(Loaded("", registry.open_character(Character(game.system.id), Random(1))))
    view = ViolationsView()
    qtbot.addWidget(view)
    view.show_character(opened)
    wrong = [*opened.sheet.violations, *opened.sheet.notices]
    model = view.list_view.model()
    assert isinstance(model, ListItemModel)
    listed = [each for each in model.items if isinstance(each.key, tuple) and each.key[0]]
    assert len(listed) == len(wrong)
    assert all(is_whole(each.title) for each in listed), listed


def test_a_message_within_a_message_is_translated(gathered: MarkingLanguage) -> None:
    option = Option("sail", "Sailor", closed=Message("not_open", "{place} has no number yet.", {"place": "Culture"}))
    refused = Choose(key="calling", label="Calling", options=(option,)).check(["sail"])
    assert refused is not None
    assert messages.render(refused) == "⟦Sailor cannot be chosen: ⟦Culture has no number yet.⟧⟧"


@pytest.mark.usefixtures("german")
def test_keys_of_a_sheet_are_named_as_on_a_german_keyboard(qtbot: QtBot, window_settings: Settings) -> None:
    holder = QWidget()
    for name in NEEDS:
        QAction(holder).setObjectName(name + SUFFIX)
    dialog = ShortcutsDialog([], OwnShortcuts(Actions(holder), window_settings))
    qtbot.addWidget(holder)
    qtbot.addWidget(dialog)
    everywhere = Qt.MatchFlag.MatchContains | Qt.MatchFlag.MatchRecursive
    keys = {item.text(1) for item in dialog.keys_tree.findItems("", everywhere, 1)}
    assert {"Entf", "Strg+C, Strg+V", "Tab, Umschalt+Tab"} <= keys


TEMPLATES = (ast.Constant, ast.Attribute)


def test_every_message_of_core_is_collected_for_translation() -> None:
    """A template is a literal, one of two, that of another message, or what a parameter ``template`` brings."""
    seen, wrong = 0, []
    for module in modules("core", "desktop"):
        for name, call in module.calls():
            if name != "Message":
                continue
            seen += 1
            template = call.args[1]
            parts = [template.body, template.orelse] if isinstance(template, ast.IfExp) else [template]
            if not all(isinstance(each, TEMPLATES) or getattr(each, "id", "") == "template" for each in parts):
                wrong.append(module.path)
    assert seen >= 500
    assert wrong == ["core/rules/source_position.py"], (
        "what is wrong in the data of a game is said to its author, in English"
    )


def gaps(text: str) -> list[tuple[str, str]]:
    """Return the gaps of a text; the words for one thing and for several are the translator's."""
    return sorted(re.findall(r"\{(\w+)[^{}]*\}|(%L?n)", text))


def test_placeholders_and_mnemonics_survive_translation(script: ModuleType) -> None:
    seen = 0
    for entry in (each for file in (FOLDER / "de").glob("*.po") for each in script.po_files.read_po(file).values()):
        if entry.text and not entry.is_open:
            seen += 1
            wanted = {*gaps(entry.text), *gaps(entry.plural)}
            assert all(set(gaps(form)) == wanted for form in entry.forms), entry
    for message in ElementTree.parse(FOLDER / "quire_de.ts").iter("message"):  # noqa: S314 - as above
        source, translation = message.findtext("source") or "", message.find("translation")
        if translation is None or translation.get("type") == "unfinished":
            continue
        for text in [each.text or "" for each in translation.iter("numerusform")] or [translation.text or ""]:
            seen += 1
            assert gaps(text) == gaps(source), source
            assert ("&" in text) == ("&" in source), source
    assert seen >= 3000
