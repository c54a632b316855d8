"""PDFs of unknown origin: their fields, values and attachments, and those that want to do harm."""

from __future__ import annotations

import random
import subprocess
import sys

import pytest
from pypdf.generic import ArrayObject, DictionaryObject, NullObject, NumberObject, PdfObject

from core.errors import DocumentError
from core.pdf_reader import child, pdf_form
from core.pdf_reader.pdf_form import LARGEST_ATTACHMENT, MOST_ATTACHMENTS
from core.pdf_reader.untrusted_pdf import CHILD_ARGUMENT, LARGEST, MEMORY, SECONDS, PdfField, is_pdf, read_pdf
from desktop.__main__ import READ_PDF
from tests.helpers import form_pdfs
from tests.helpers.form_pdfs import FormPdf
from tests.helpers.sources import ROOT

DAMAGED = "This PDF is damaged"


def refusal(content: bytes, *, seconds: int = SECONDS, memory: int = MEMORY) -> str:
    with pytest.raises(DocumentError) as refused:
        read_pdf(content, seconds=seconds, memory=memory)
    return refused.value.message.render()


def outcome(content: bytes) -> str:
    """Return why a PDF is refused; "" if it is read."""
    try:
        read_pdf(content)
    except DocumentError as error:
        return error.message.render()
    return ""


def test_fields_attachments_and_information_are_read() -> None:
    form = FormPdf(
        {"raw.hlth": "12", "name": "Žofia ‘Ɣ’\nthe second"},
        {"raw.hlth": "11"},
        {"raw.hlth#1": (True, False)},
        "quire-format:1",
        b'{"name": "Z"}',
    )
    content = read_pdf(form.write(), ("Keywords", "Title"))
    assert content.info == {"Keywords": "quire-format:1", "Title": ""}
    assert content.fields == (
        PdfField("raw.hlth", "text", "12", "11"),
        PdfField("name", "text", "Žofia ‘Ɣ’\nthe second", ""),
        PdfField("raw.hlth#1", "check", "Yes", "Off"),
    )
    assert content.attachments == {"character.json": b'{"name": "Z"}'}


def test_what_another_program_fills_in_is_read() -> None:
    filled = form_pdfs.fill_in(FormPdf({"raw.hlth": "11", "name": "Ana"}).write(), {"raw.hlth": "14", "name": "Őri"})
    assert [(each.name, each.value) for each in read_pdf(filled).fields] == [("raw.hlth", "14"), ("name", "Őri")]


def test_the_value_of_a_check_box_counts_and_not_its_appearance() -> None:
    content = FormPdf(ticks={"a": (True, False), "b": (False, True)}).write()
    assert b"/AS" not in content  # no appearance is on, whatever the value
    assert [(each.value, each.printed) for each in read_pdf(content).fields] == [("Yes", "Off"), ("Off", "Yes")]


def test_a_plain_file_is_no_pdf() -> None:
    assert is_pdf(FormPdf().write())
    assert is_pdf(b"\n\n%PDF-1.4")
    assert not is_pdf(b'{"format": "quire-character"}')
    assert not is_pdf(b" " * 2000 + b"%PDF-1.4")


def test_a_pdf_without_form_has_no_fields() -> None:
    assert read_pdf(FormPdf().write()).fields == ()


def test_truncated_and_spoilt_pdfs_are_refused_or_read() -> None:
    content = FormPdf({f"raw.a{number}": "12" for number in range(40)}, document=b"{}" * 500).write()
    assert DAMAGED in refusal(content[:100])
    assert DAMAGED in refusal(b"%PDF-1.7\n")
    chance = random.Random(7)
    for _ in range(8):
        spoilt = bytearray(content[: chance.randrange(200, len(content))])
        for _ in range(20):
            spoilt[chance.randrange(len(spoilt))] = chance.randrange(256)
        reason = outcome(bytes(spoilt))
        assert not reason or DAMAGED in reason


def test_cyclic_fields_end() -> None:
    reason = outcome(form_pdfs.with_cycle())
    assert not reason or DAMAGED in reason


@pytest.mark.parametrize(
    "value", [NumberObject(4), ArrayObject([NumberObject(1)]), DictionaryObject(), NullObject()], ids=str
)
def test_a_value_of_another_type_is_no_value(value: PdfObject) -> None:
    (found,) = read_pdf(form_pdfs.with_value_of_type(value)).fields
    assert found.value in {None, ""}
    assert found.value is None or isinstance(value, NullObject)


def test_scripts_do_not_run() -> None:
    assert [each.value for each in read_pdf(form_pdfs.with_script()).fields] == ["typed"]


def test_a_password_is_asked_for_in_words() -> None:
    assert "password" in refusal(form_pdfs.with_password())


def test_streams_that_grow_are_not_read_into_memory() -> None:
    packed = form_pdfs.packed_attachment(100_000_000)
    assert len(packed) < 1_000_000
    assert DAMAGED in refusal(packed)
    assert LARGEST_ATTACHMENT < 100_000_000


def test_too_large_and_too_many() -> None:
    assert "larger than 20 MB" in refusal(FormPdf().write() + b"\0" * LARGEST)
    content = FormPdf().write()
    for number in range(MOST_ATTACHMENTS + 1):
        content = form_pdfs.with_attachment(content, f"{number}.json", b"{}")
    assert DAMAGED in refusal(content)
    assert DAMAGED in refusal(FormPdf({"name": "x" * 200_001}).write())


def test_a_child_that_has_too_little_memory_or_time_is_one_sentence() -> None:
    content = FormPdf({"name": "x"}).write()
    assert DAMAGED in refusal(content, memory=1024 * 1024)
    assert DAMAGED in refusal(content, seconds=0)


def test_the_child_says_by_its_exit_code_why_it_has_read_nothing() -> None:
    for content, code in (
        (FormPdf({"name": "x"}).write(), 0),
        (b"%PDF-1.7", child.UNREADABLE),
        (form_pdfs.with_password(), child.PROTECTED),
    ):
        command = [sys.executable, "-m", "desktop", READ_PDF, "20", str(2**30)]
        done = subprocess.run(command, input=content, capture_output=True, cwd=ROOT, check=False)
        assert done.returncode == code, done.stderr
        assert bool(done.stdout) == (code == 0)
    assert READ_PDF == CHILD_ARGUMENT


def test_memory_that_was_used_is_known() -> None:
    assert 1024 * 1024 < child.used_memory() < 2**40


def test_reading_in_this_process_gives_the_same() -> None:
    form = FormPdf({"raw.hlth": "12"}, {"raw.hlth": "11"}, {"raw.hlth#1": (True, False)}, "k:1", b"{}")
    read = pdf_form.read_form(form.write(), ("Keywords",))
    assert read["info"] == {"Keywords": "k:1"}
    assert read["fields"] == [("raw.hlth", "text", "12", "11"), ("raw.hlth#1", "check", "Yes", "Off")]
    assert read["attachments"] == {"character.json": "e30="}
    assert pdf_form.read_form(FormPdf({"name": ""}).write(), ())["fields"] == [("name", "text", "", "")]
    with pytest.raises(pdf_form.TooMuchError):
        pdf_form.read_form(FormPdf({"name": "x" * 200_001}).write(), ())
    with pytest.raises(pdf_form.TooMuchError):
        pdf_form.read_form(form_pdfs.packed_attachment(20_000_000), ())
