"""The library: characters, history, campaigns, tags, drafts and rolls in one SQLite file.

>>> from datetime import UTC, datetime
>>> from pathlib import Path
>>> from tempfile import TemporaryDirectory
>>> from core.character.document import Character
>>> from core.character.edits import SetHeader
>>> from core.store.records import Change, prepare_character
>>> from core.store.library import Library
>>> def clock() -> datetime:
...     return datetime.now(UTC)
>>> with TemporaryDirectory() as folder, Library.open(Path(folder, "library.quire"), clock) as library:
...     id = library.add(prepare_character(Character("chess", name="Anna")))
...     stored = library.load(id)
...     after = Character("chess", name="Berta")
...     change = Change(SetHeader("name", "Berta"), SetHeader("name", "Anna"), "Name Anna to Berta")
...     pending = library.commit(id, stored.position, change, prepare_character(after))
...     position = pending.result().position  # it is on disk now
...     back = library.undo(id).result().character
>>> position.revision, back.name
(1, 'Anna')

History: revision 0 stores the document before the first edit, every later revision an edit and its inverse; replaying
them gives the document. Undo, redo and restore append revisions; the undo stack is computed from the revisions. A
character that was never edited has no revisions, so that an import stores its document once.

SQLModel takes a third of a second to import: modules that are needed before the first library import it lazily.
"""
