"""What the tests of the wizard's preview must know of SORD."""

from __future__ import annotations

RECOVERING = "bren"
HAS_HEADS = True
"""Whether current and maximum values have heads."""
