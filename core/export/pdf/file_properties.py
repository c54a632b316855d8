"""What a PDF says of itself: title, author, subject, dates and language, as properties and as XMP metadata."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, date, datetime, time, timedelta
from typing import Any
from xml.sax.saxutils import escape

from reportlab.pdfbase.pdfdoc import XMP, PDFString

from core.messages import phrase

CREATOR = "Quire"
VERSION = (1, 7)
MOST_NAMES = 3
"""Most names of a list; of more, the first is followed by the number of the others."""


@dataclass(frozen=True, slots=True)
class FileProperties:
    """What a PDF says of itself.

    Attributes:
        title: Its title.
        author: The players.
        subject: The games.
        when: The day or moment that it was made; of a day, its beginning in UTC.
        language: Code of the language of its texts, as ``en``.
    """

    title: str
    author: str
    subject: str
    when: date
    language: str

    @property
    def moment(self) -> datetime:
        """The moment that the file was made, with its time zone."""
        if isinstance(self.when, datetime):
            return self.when if self.when.tzinfo is not None else self.when.replace(tzinfo=UTC)
        return datetime.combine(self.when, time(), UTC)


def short_list(names: Sequence[str]) -> str:
    """Return names one after the other, but of many only the first and how many more there are."""
    if len(names) <= MOST_NAMES:
        return ", ".join(names)
    return phrase("{first} and {count} more", first=names[0], count=len(names) - 1)


class _TimeStamp:
    """The moment of a file as reportlab wants it."""

    def __init__(self, moment: datetime) -> None:
        minutes = int((moment.utcoffset() or timedelta()).total_seconds()) // 60
        sign = 1 if minutes >= 0 else -1
        self.YMDhms = moment.timetuple()[:6]
        self.dhh, self.dmm = sign * (abs(minutes) // 60), abs(minutes) % 60


def write_properties(document: Any, properties: FileProperties) -> None:  # noqa: ANN401 - see below
    """Set the properties of a document of reportlab, and add the same as XMP metadata.

    Args:
        document: The `PDFDocument`; reportlab's stubs know little of it.
        properties: What it says of itself.
    """
    document._timeStamp = _TimeStamp(properties.moment)
    document.updateSignature(properties.moment.isoformat())
    document.setTitle(properties.title)
    document.setAuthor(properties.author)
    document.setSubject(properties.subject)
    document.setCreator(CREATOR)
    document.Catalog.Lang = PDFString(properties.language)
    document.Catalog.Metadata = XMP(creator=lambda made: xmp_packet(properties, made.info.producer))


def xmp_packet(properties: FileProperties, producer: str) -> bytes:
    """Return the properties as XMP metadata."""
    moment = properties.moment.isoformat(timespec="seconds")
    author = f"<rdf:Seq><rdf:li>{_text(properties.author)}</rdf:li></rdf:Seq>" if properties.author else ""
    parts = (
        f"<dc:title>{_in_default_language(properties.title)}</dc:title>",
        f"<dc:creator>{author}</dc:creator>" if author else "",
        f"<dc:description>{_in_default_language(properties.subject)}</dc:description>",
        f"<dc:language><rdf:Bag><rdf:li>{_text(properties.language)}</rdf:li></rdf:Bag></dc:language>",
        "<dc:format>application/pdf</dc:format>",
        f"<xmp:CreatorTool>{CREATOR}</xmp:CreatorTool>",
        *(f"<xmp:{name}>{moment}</xmp:{name}>" for name in ("CreateDate", "ModifyDate", "MetadataDate")),
        f"<pdf:Producer>{_text(producer)}</pdf:Producer>",
    )
    lines = "\n".join(part for part in parts if part)
    packet = f"""<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:xmp="http://ns.adobe.com/xap/1.0/"
 xmlns:pdf="http://ns.adobe.com/pdf/1.3/">
{lines}
</rdf:Description>
</rdf:RDF>
</x:xmpmeta>
<?xpacket end="r"?>"""
    return packet.encode()


def _in_default_language(text: str) -> str:
    return f'<rdf:Alt><rdf:li xml:lang="x-default">{_text(text)}</rdf:li></rdf:Alt>'


def _text(text: str) -> str:
    """Return a text as XML; letters that XML forbids are left out."""
    return escape("".join(letter for letter in text if letter.isprintable()))
