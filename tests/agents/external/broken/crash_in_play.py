"""Is killed by a signal in its third decision."""
import os
import signal
import sys

import talk


def crash(_request):
    print("the bridge is gone", file=sys.stderr, flush=True)
    os.kill(os.getpid(), signal.SIGSEGV)


talk.serve(decide=talk.Third(crash))
