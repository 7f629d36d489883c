"""What the broken agents have in common: they behave, but for one thing.

Each script passes functions that replace a proper answer.
"""
import json
import sys


def say(message):
    sys.stdout.write(json.dumps(message) + "\n")
    sys.stdout.flush()


def answer(request, body):
    say({"game": request.get("game", 0), "id": request["id"], **body})


def hello(request):
    answer(request, {"hello": {"protocol": 1, "name": "broken",
                               "version": "1"}})


def ready(request):
    answer(request, {"ready": {}})


def decide(request):
    answer(request, {"choose": {"proposal": 0}})


def serve(**replaced):
    usual = {"hello": hello, "begin": ready, "decide": decide, "end": ready}
    usual.update(replaced)
    for line in sys.stdin:
        request = json.loads(line)
        if "quit" in request:
            return
        for kind, function in usual.items():
            if kind in request:
                function(request)


class Third:
    """Behaves twice, then does something else."""

    def __init__(self, otherwise):
        self.otherwise = otherwise
        self.count = 0

    def __call__(self, request):
        self.count += 1
        if self.count < 3:
            decide(request)
        else:
            self.otherwise(request)
