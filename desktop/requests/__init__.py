"""Widgets that ask for the answer to a request, one for each kind of request.

`create_control` returns the control of a request; its owner listens to `RequestControl.changed` and ``submitted``.
`RequestHost` does that for forms that show one request at a time.
"""

from desktop.requests.control_factory import create_control
from desktop.requests.request_control import RequestControl
from desktop.requests.request_host import RequestHost

__all__ = ["RequestControl", "RequestHost", "create_control"]
