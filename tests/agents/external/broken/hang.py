"""Thinks for ever in its third decision."""
import sys
import time

import talk


def hang(_request):
    print("thinking", file=sys.stderr, flush=True)
    time.sleep(1000)


talk.serve(decide=talk.Third(hang))
