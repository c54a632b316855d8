"""Receives the files that later starts of the program hand to the running window.

Other users cannot reach the socket. A message is refused that is too long, too slow, incomplete or not of Quire; the
files that it names are read later, like any file a person opens.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject, Qt, QTimer, Signal, Slot
from PySide6.QtNetwork import QLocalServer, QLocalSocket

from desktop.single_instance import ANSWER, LENGTH_BYTES, MAX_MESSAGE, decode_message

MAX_CONNECTIONS: Final = 8
SLOWEST_MS: Final = 5000
"""How long a message may take."""


class InstanceServer(QObject):
    """Listens at the address of a library.

    Args:
        address: The address; what a program that was killed left there is removed, so the caller holds the lock.
        parent: Its owner.

    Signals:
        received: Another start has handed over files; their absolute paths, and what lets the window come to the front.
    """

    received = Signal(object, str)

    def __init__(self, address: str, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._connections: list[_Connection] = []
        self._server = QLocalServer(self)
        self._server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
        self._server.setMaxPendingConnections(MAX_CONNECTIONS)
        self._server.newConnection.connect(self._on_connection)
        QLocalServer.removeServer(address)
        self.is_listening = self._server.listen(address)

    def close(self) -> None:
        """Stop listening."""
        self._server.close()
        for connection in self._connections:
            connection.refuse()

    @Slot()
    def _on_connection(self) -> None:
        while (socket := self._server.nextPendingConnection()) is not None:
            if len(self._connections) >= MAX_CONNECTIONS:
                socket.abort()
                socket.deleteLater()
            else:
                connection = _Connection(socket, self)
                connection.received.connect(self.received)
                connection.ended.connect(self._forget)
                self._connections.append(connection)
                connection.read()

    @Slot()
    def _forget(self) -> None:
        for connection in [each for each in self._connections if each.is_ended]:
            self._connections.remove(connection)
            connection.deleteLater()


class _Connection(QObject):
    """One message on its way.

    Args:
        socket: Where it comes from.
        parent: The server.

    Signals:
        received: The message is complete, and one of ours.
        ended: Nothing more comes; the connection can be deleted.
    """

    received = Signal(object, str)
    ended = Signal()

    def __init__(self, socket: QLocalSocket, parent: QObject) -> None:
        super().__init__(parent)
        self.is_ended = False
        self._socket = socket
        socket.setParent(self)
        socket.setReadBufferSize(LENGTH_BYTES + MAX_MESSAGE)
        socket.readyRead.connect(self.read, Qt.ConnectionType.QueuedConnection)
        socket.disconnected.connect(self._on_disconnected, Qt.ConnectionType.QueuedConnection)
        QTimer.singleShot(SLOWEST_MS, self, self.refuse)

    @Slot()
    def refuse(self) -> None:
        """Cut the connection off, if it is still there."""
        self._socket.abort()

    @Slot()
    def _on_disconnected(self) -> None:
        self.is_ended = True
        self.ended.emit()

    @Slot()
    def read(self) -> None:
        """Take the message once it is complete."""
        head = bytes(self._socket.peek(LENGTH_BYTES).data())
        if self.is_ended or len(head) < LENGTH_BYTES:
            return
        length = int.from_bytes(head, "big")
        if length > MAX_MESSAGE:
            self.refuse()
        elif self._socket.bytesAvailable() >= LENGTH_BYTES + length:
            message = decode_message(bytes(self._socket.read(LENGTH_BYTES + length).data())[LENGTH_BYTES:])
            if message is None:
                self.refuse()
                return
            self._socket.write(ANSWER)
            self._socket.disconnectFromServer()
            token, files = message
            self.received.emit(files, token)
