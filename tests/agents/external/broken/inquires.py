"""Not broken: asks about orders and the table, and says what it heard.

With an argument it asks its first questions so often in its first decision.
"""
import json
import sys

import talk

TIMES = int(sys.argv[1]) if len(sys.argv) > 1 else 1
state = {"revision": 0, "asked": False}


def hello(request):
    state["revision"] = request["hello"].get("revision", 0)
    talk.answer(request, {"hello": {"protocol": 1, "name": "inquires",
                                    "version": "1", "prices": True}})


def ask(request, question):
    talk.answer(request, {"ask": question})
    return json.loads(sys.stdin.readline())


def decide(request):
    told = request["decide"]
    units = [unit["id"] for unit in told["view"]["unit"]]
    first = told["proposal"][0]["order"]
    heard = {"revision": state["revision"], "proposal": told["proposal"][0]}
    if not state["asked"]:
        state["asked"] = True
        for _ in range(TIMES):
            answer = ask(request, {"order": first})
        assert answer["id"] == request["id"]
        heard["order"] = answer["answered"]
        heard["measure"] = ask(request, {"measure": {
            "from": units[0], "to": units[1]}})["answered"]
        heard["bodies"] = ask(request, {"bodies": {}})["answered"]
    talk.answer(request, {"choose": {"proposal": 0, "thoughts": {
        "intent": json.dumps(heard)}}})


talk.serve(hello=hello, decide=decide)
