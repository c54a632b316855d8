"""The pinned versions fit what the project asks for, and each dependency is justified."""

from __future__ import annotations

import re
import tomllib
from importlib import metadata

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from tests.helpers.sources import ROOT

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
CONSTRAINTS = (ROOT / "packaging" / "constraints.txt").read_text(encoding="utf-8")


def requirements() -> list[Requirement]:
    project = PROJECT["project"]
    lines = [*project["dependencies"], *project["optional-dependencies"]["dev"], *PROJECT["build-system"]["requires"]]
    return [Requirement(line) for line in lines]


def pins() -> dict[str, str]:
    return dict(re.findall(r"^([a-z0-9.-]+)(?:\[[a-z0-9,-]+\])?==(\S+)", CONSTRAINTS, flags=re.MULTILINE))


def test_every_requirement_is_pinned_within_its_range() -> None:
    pinned = pins()
    assert len(requirements()) >= 20
    for requirement in requirements():
        name = canonicalize_name(requirement.name)
        assert name in pinned, name
        assert requirement.specifier.contains(pinned[name]), name


def test_every_pin_has_hashes_and_no_host() -> None:
    blocks = re.split(r"^(?=[a-z])", re.sub(r"^#.*\n", "", CONSTRAINTS, flags=re.MULTILINE), flags=re.MULTILINE)
    blocks = [block for block in blocks if block.strip()]
    assert len(blocks) >= 40
    assert not [block.split()[0] for block in blocks if "--hash=sha256:" not in block]
    assert "://" not in CONSTRAINTS
    assert "--index" not in CONSTRAINTS


def test_binary_releases_are_pinned_for_every_system() -> None:
    for name in ("pyside6-essentials", "sqlalchemy", "pillow", "pypdfium2", "uharfbuzz", "python-bidi"):
        block = re.search(rf"^{name}==.*?(?=^[a-z]|\Z)", CONSTRAINTS, flags=re.MULTILINE | re.DOTALL)
        assert block is not None
        assert block.group().count("--hash") >= 5, name


def test_extras_are_pinned_as_extras() -> None:
    """Extras are pinned as such.

    Otherwise pip looks for the newest release and refuses it for lack of a hash.
    """
    seen = 0
    for name in pins():
        try:
            required = metadata.requires(name) or []
        except metadata.PackageNotFoundError:  # what another platform needs is not installed here
            continue
        for requirement in map(Requirement, required):
            if requirement.extras and (requirement.marker is None or requirement.marker.evaluate({"extra": ""})):
                seen += 1
                extras = ",".join(sorted(requirement.extras))
                assert f"\n{canonicalize_name(requirement.name)}[{extras}]==" in CONSTRAINTS, requirement
    assert seen >= 1


def test_what_windows_alone_needs_is_there() -> None:
    assert re.search(r"^colorama==\S+ ", CONSTRAINTS, flags=re.MULTILINE)


def test_every_dependency_has_its_reason() -> None:
    reasons = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    project = PROJECT["project"]
    for line in [*project["dependencies"], *project["optional-dependencies"]["dev"]]:
        name = Requirement(line).name
        assert re.search(rf"^\| `{re.escape(name)}` \| .{{20,}} \|$", reasons, flags=re.MULTILINE), name
