"""Plays well and leaves processes behind that do not want to die.

Their name is the first argument, so that they can be looked for.
"""
import os
import signal
import sys

import talk


def leave(name):
    if os.fork() != 0:
        os.wait()
        return
    os.setsid()
    if os.fork() != 0:
        os._exit(0)
    for number in (signal.SIGTERM, signal.SIGHUP, signal.SIGINT):
        signal.signal(number, signal.SIG_IGN)
    os.execvp("sleep", [name, "1000"])


def begin(request):
    for _ in range(3):
        leave(sys.argv[1])
    talk.ready(request)


talk.serve(begin=begin)
