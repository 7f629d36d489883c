"""Gives up, saying whether it could reach the machine it runs on.

The port is the first argument.
"""
import socket
import sys

import talk


def call(request):
    try:
        socket.create_connection(("127.0.0.1", int(sys.argv[1])), 1).close()
        reason = "connected"
    except OSError:
        reason = "no connection"
    talk.answer(request, {"give_up": {"reason": reason}})


talk.serve(decide=call)
