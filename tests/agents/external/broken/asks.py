"""Not broken: asks everything there is to ask, and says what it heard."""
import json
import sys

import talk

settings = {}
words = {}


def hello(request):
    for setting in request["hello"].get("setting", []):
        settings[setting["key"]] = setting["value"]
    talk.answer(request, {"hello": {"protocol": 1, "name": "asks",
                                    "version": "1",
                                    "proposals": "ON_REQUEST"}})


def begin(request):
    words.update(request["begin"])
    talk.answer(request, {"ready": {}})


def ask(request, question):
    talk.answer(request, question)
    return json.loads(sys.stdin.readline())


def decide(request):
    told = request["decide"]
    proposals = ask(request, {"propose": {}})["proposed"]["proposal"]
    first = proposals[0]["order"]
    judged = ask(request, {"check": {"order": [
        first, {"verb": "fly"}, {**first, "subject": "", "x": 1, "y": 1}]}})
    heard = {
        "settings": settings,
        "side": words["side"],
        "seed": words["seed"],
        "ruleset": words["scenario"]["ruleset"],
        "verbs": [verb["name"] for verb in words["words"]["verb"]],
        "things": [thing["name"] for thing in words["words"]["thing"]],
        "told": sorted(told),
        "decision": told["decision"],
        "units": [unit["id"] for unit in told["view"]["unit"]],
        "budget": told.get("budget"),
        "clock": told["clock"],
        "proposal": sorted(proposals[0]),
        "legal": [one.get("legal", False)
                  for one in judged["checked"]["judgement"]],
        "why": [one.get("refusal", {}).get("sentence", "")
                for one in judged["checked"]["judgement"]],
    }
    talk.answer(request, {"choose": {"order": first, "thoughts": {
        "intent": json.dumps(heard),
        "considered": [{"order": first, "visits": "7", "value": 0.5,
                        "error": 0.25}, {"order": {"verb": "fly"}}],
        "principal_variation": [first, {"verb": "fly"}]}}})


talk.serve(hello=hello, begin=begin, decide=decide)
