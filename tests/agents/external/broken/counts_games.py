"""Says in its thoughts which process it is and how many games it has begun."""
import os

import talk

games = 0


def begin(request):
    global games
    games += 1
    talk.ready(request)


def decide(request):
    talk.answer(request, {"choose": {"proposal": 0, "thoughts": {
        "intent": f"{os.getppid()} {games}"}}})


talk.serve(begin=begin, decide=decide)
