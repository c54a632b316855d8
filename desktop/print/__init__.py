"""The print dialog with a preview of the exact PDF; PDF pages as pictures; the printer."""
