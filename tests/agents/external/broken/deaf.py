"""Stops reading in its third decision, and asks more than a pipe can answer."""
import time

import talk


def ask(request):
    # A hundred kilobytes: no flood, but answers nobody takes fill the pipe.
    for _ in range(3000):
        talk.answer(request, {"propose": {}})
    time.sleep(3600)


talk.serve(decide=talk.Third(ask))
