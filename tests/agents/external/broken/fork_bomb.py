"""Starts as many processes as it can in its third decision."""
import os

import talk


def bomb(_request):
    while True:
        try:
            os.fork()
        except OSError:
            os._exit(7)


talk.serve(decide=talk.Third(bomb))
