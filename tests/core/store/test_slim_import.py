"""SQLModel without its unused parts."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[3]

LOADED = """
import sys
from core import store
store.import_database()
assert "sqlmodel" in sys.modules
left = {"asyncio", "ssl", "subprocess", "hashlib", "_hashlib", "secrets"} & set(sys.modules)
assert not left, left
from sqlalchemy.util import compat, concurrency
from pydantic import SecretStr, types
"""
WANTED = """
assert not concurrency.iscoroutine(7)
assert concurrency.asyncio.CancelledError is sys.modules["asyncio"].CancelledError
assert concurrency.is_exit_exception(KeyboardInterrupt())
assert compat.md5_not_for_security().hexdigest() == sys.modules["hashlib"].md5().hexdigest()
assert types.secrets.token_hex
"""
IMPORTED = """
import asyncio.events
import asyncio, hashlib, secrets
assert asyncio.events.get_event_loop_policy
assert asyncio.run(asyncio.sleep(0, 5)) == 5
assert concurrency.asyncio.TimeoutError is asyncio.TimeoutError
assert compat.hashlib.sha256 is hashlib.sha256
"""
AGAIN = """
import asyncio, hashlib
store.import_database()
assert sys.modules["asyncio"] is asyncio
assert sys.modules["hashlib"] is hashlib
"""
EARLY = """
import sys, asyncio
from core import store
store.import_database()
assert "sqlmodel" in sys.modules
assert sys.modules["asyncio"] is asyncio
"""
LOOKED_THROUGH = """
import inspect, sys
from core.store.slim_import import ModuleStub
stand_in = ModuleStub("asyncio")
stand_in.install()
assert not hasattr(stand_in, "__file__")
assert inspect.getmodule(inspect.getmodule) is inspect
assert sys.modules["asyncio"] is stand_in
assert stand_in.__path__
assert sys.modules["asyncio"] is not stand_in
"""
USED = """
import datetime, pathlib, tempfile
from core.character import Character
with tempfile.TemporaryDirectory() as folder:
    clock = lambda: datetime.datetime.now(datetime.timezone.utc)
    with store.Library.open(pathlib.Path(folder, "library.quire"), clock) as library:
        id_ = library.add(store.prepare_character(Character("a", name="Ada")))
        assert library.load(id_).character.name == "Ada"
"""


@pytest.mark.parametrize(
    "program",
    [LOADED + WANTED, LOADED + IMPORTED, LOADED + AGAIN, LOADED + USED, EARLY, LOOKED_THROUGH],
    ids=["wanted", "imported", "again", "used", "early", "looked-through"],
)
def test_what_is_left_out_comes_when_it_is_wanted(program: str) -> None:
    done = subprocess.run([sys.executable, "-c", program], cwd=ROOT, capture_output=True, text=True, check=False)
    assert not done.stderr
