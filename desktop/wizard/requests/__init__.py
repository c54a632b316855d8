"""The controls of the requests: for each kind of question that a procedure asks its own way to answer it.

`control_of` gives the control of a request; whoever shows it listens to `RequestControl.changed` and ``submitted``.
Where one question stands at a time, `RequestSeat` does that.
"""

from desktop.wizard.requests.control import RequestControl
from desktop.wizard.requests.kinds import control_of
from desktop.wizard.requests.seat import RequestSeat

__all__ = ["RequestControl", "RequestSeat", "control_of"]
