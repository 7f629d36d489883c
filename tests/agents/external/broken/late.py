"""Answers its third decision well, but after the deadline."""
import time

import talk


def late(request):
    time.sleep(60)
    talk.decide(request)


talk.serve(decide=talk.Third(late))
