#!/usr/bin/env python3
"""A complete agent for Berthier in Python, with the standard library only.

It plays any ruleset. At each decision it looks at the legal proposals, likes
those best that close on the enemy or fight him and are not dear, asks what
dice the best would throw before it dares, tries one idea of its own where a
unit may move (a little farther than any proposal, if a Check says that this is
legal), and answers with an order and its thoughts.

    berthier match --scenario=steinfeld \
        --agents='external:python3 agents/external/examples/agent.py,random'
    berthier compliance python3 agents/external/examples/agent.py

../README.md describes every message.
"""
import json
import math
import random
import sys

# Words in the names of verbs, and what they are worth to a general in a hurry.
APPEAL = {
    "charge": 40, "assault": 40, "attack": 40, "fire": 35, "volley": 35,
    "advance": 20, "move": 15, "rally": 12, "capture": 30, "take": 20,
    "wheel": 3, "halt": -5, "wait": -5, "end": -10, "pass": -10,
    "retire": -15, "withdraw": -20, "leave": -25,
}

# Words in what dice come to, and whether whoever throws them is glad of it.
LUCK = {
    "target beaten": 1, "firer beaten": -1, "hit": 1, "passes": 1, "fails": -1,
    "attacker wins": 1, "defender wins": -1, "rallies": 1, "routs": -1,
    "defender pushed": 1, "defender broken": 1, "attacker pushed": -1,
    "attacker broken": -1,
}
MOST_ASKED = 5  # a decision: questions count against the clock


def say(message):
    """One message, one line, at once."""
    sys.stdout.write(json.dumps(message) + "\n")
    sys.stdout.flush()


def hear():
    """The next message, or None when Berthier has gone."""
    line = sys.stdin.readline()
    return json.loads(line) if line else None


class Agent:
    def __init__(self):
        self.side = ""
        self.random = random.Random(1)
        self.verbs = {}
        self.may_ask = False

    def hello(self, request):
        reply = {"hello": {
            "protocol": 1,
            "name": "example.py",
            "version": "1.1",
            # No "ruleset": it plays them all. JSON, the view in words and
            # proposals with every decision are what one gets by default.
        }}
        # An older Berthier knows neither prices nor questions about odds.
        self.may_ask = request["hello"].get("revision", 0) >= 1
        if self.may_ask:
            reply["hello"]["prices"] = True
        return reply

    def begin(self, request):
        begin = request["begin"]
        self.side = begin["side"]
        # 64-bit numbers are strings in the JSON of protobuf.
        self.random = random.Random(int(begin.get("seed", 0)))
        self.verbs = {verb["name"]: verb for verb in begin["words"]["verb"]}
        return {"ready": {}}

    def decide(self, request):
        decide = request["decide"]
        enemies = self.enemies(decide["view"])
        orders = [proposal["order"] for proposal in decide["proposal"]]
        values = [self.appeal(order, decide["view"], enemies)
                  for order in orders]
        for i, proposal in enumerate(decide["proposal"]):
            values[i] -= self.dearness(proposal.get("price"))
        best = self.best_after_asking(request, orders, values)
        choose = {"proposal": best, "thoughts": {
            "intent": "close with the enemy",
            "considered": [{"order": orders[i], "visits": "1",
                            "value": max(-1.0, min(1.0, values[i] / 100))}
                           for i in self.three_best(values)],
        }}
        bolder = self.bolder(orders[best], decide["view"], enemies)
        if bolder is not None and self.is_legal(request, bolder):
            del choose["proposal"]
            choose["order"] = bolder
            choose["thoughts"]["considered"].insert(
                0, {"order": bolder, "visits": "1"})
        return {"choose": choose}

    def best_after_asking(self, request, orders, values):
        """What looks best is asked about, until the best has been."""
        asked = set()
        while True:
            best = max(range(len(orders)), key=values.__getitem__)
            if not self.may_ask or best in asked or len(asked) == MOST_ASKED:
                return best
            asked.add(best)
            values[best] += 40 * self.hope(request, orders[best])

    def hope(self, request, order):
        """Of the dice that follow: from -1, all is lost, to 1."""
        answered = self.question(request, {"ask": {"order": order}})
        prospect = answered["answered"].get("prospect", {})
        roll = prospect.get("dice", {}).get("roll", {})
        # Other dice may be next, which the order has nothing to do with.
        thrower = roll.get("subject")
        if thrower is None or thrower not in (order.get("subject"),
                                              order.get("object")):
            return 0
        # 64-bit numbers again.
        weights = [int(one["weight"]) for one in roll["outcome"]]
        luck = sum(weight * LUCK[words]
                   for one, weight in zip(roll["outcome"], weights)
                   for words in LUCK if one["name"].startswith(words))
        ours = thrower == order.get("subject")
        return (luck if ours else -luck) / max(1, sum(weights))

    @staticmethod
    def dearness(price):
        """Whoever can have it for a point less can do more besides."""
        return 0 if price is None else 3 * (price["amount"] - 1)

    @staticmethod
    def question(request, body):
        """Asks Berthier, in the middle of a decision."""
        say({"game": request["game"], "id": request["id"], **body})
        answer = hear()
        if answer is None:
            sys.exit(0)
        return answer

    def is_legal(self, request, order):
        answer = self.question(request, {"check": {"order": [order]}})
        judgement = answer["checked"]["judgement"][0]
        if not judgement.get("legal", False):
            # Standard error is kept as evidence when something goes wrong.
            print(judgement["refusal"]["sentence"], file=sys.stderr)
        return judgement.get("legal", False)

    def enemies(self, view):
        return [(unit["x"], unit["y"]) for unit in view.get("unit", [])
                if unit.get("side") != self.side and "x" in unit]

    def appeal(self, order, view, enemies):
        words = order["verb"].replace("_", " ").lower().split()
        worth = sum(APPEAL.get(word, 0) for word in words)
        worth += self.random.random()
        here = self.place_of(order.get("subject"), view)
        if here is not None and "x" in order and enemies:
            there = (order["x"], order["y"])
            worth += self.distance(here, enemies) - self.distance(there,
                                                                  enemies)
        return worth

    def bolder(self, order, view, enemies):
        """The same move, a tenth farther; None if it is no move."""
        here = self.place_of(order.get("subject"), view)
        if here is None or "x" not in order or not enemies:
            return None
        bolder = dict(order)
        bolder["x"] = round(here[0] + 1.1 * (order["x"] - here[0]), 2)
        bolder["y"] = round(here[1] + 1.1 * (order["y"] - here[1]), 2)
        return bolder if bolder != order else None

    @staticmethod
    def place_of(name, view):
        for kind in ("unit", "leader"):
            for entry in view.get(kind, []):
                if entry.get("id") == name and "x" in entry:
                    return (entry["x"], entry["y"])
        return None

    @staticmethod
    def distance(place, enemies):
        return min(math.dist(place, enemy) for enemy in enemies)

    @staticmethod
    def three_best(values):
        return sorted(range(len(values)), key=lambda i: -values[i])[:3]

    def end(self, _request):
        return {"ready": {}}


def main():
    agent = Agent()
    while True:
        request = hear()
        if request is None or "quit" in request:
            return
        for kind in ("hello", "begin", "decide", "end"):
            if kind in request:
                reply = getattr(agent, kind)(request)
                # Every reply repeats the numbers of its request.
                reply["game"] = request.get("game", 0)
                reply["id"] = request["id"]
                say(reply)


if __name__ == "__main__":
    main()
