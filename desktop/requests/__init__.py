"""The controls of the requests: for each kind of question that a procedure asks its own way to answer it.

`control_of` gives the control of a request; whoever shows it listens to `RequestControl.changed` and ``submitted``.
"""

from desktop.requests.control import RequestControl
from desktop.requests.kinds import control_of

__all__ = ["RequestControl", "control_of"]
