"""Plays at random, whatever the seed."""
import random

import talk


def decide(request):
    proposals = request["decide"]["proposal"]
    talk.answer(request, {"choose": {
        "proposal": random.randrange(len(proposals))}})


talk.serve(decide=decide)
