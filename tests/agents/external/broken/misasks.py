"""Asks about what is not there, in every decision, and plays on."""
import json
import sys

import talk

QUESTIONS = [{"measure": {"from": "Nobody", "to": "Nowhere"}},
             {"bodies": {"name": ["a house\nof cards"]}}, {}]
count = [0]


def decide(request):
    question = QUESTIONS[count[0] % len(QUESTIONS)]
    count[0] += 1
    talk.answer(request, {"ask": question})
    assert "error" in json.loads(sys.stdin.readline())["answered"]
    talk.decide(request)


talk.serve(decide=decide)
