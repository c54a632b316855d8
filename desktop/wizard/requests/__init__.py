"""The controls of the requests: for each kind of question that a procedure asks its own way to answer it.

`control_of` gives the control of a request; whoever shows it listens to `RequestControl.changed` and ``submitted``.
Where one question stands at a time, `RequestHost` does that.
"""

from desktop.wizard.requests.control_factory import create_control
from desktop.wizard.requests.request_control import RequestControl
from desktop.wizard.requests.request_host import RequestHost

__all__ = ["RequestControl", "RequestHost", "create_control"]
