"""The table as another client plays it: a whole game by HTTP, the program killed
in the middle of it and gone on with, and what a second program is told."""
import json
import os
import re
import signal
import subprocess
import sys
import tempfile
import urllib.error
import urllib.request

BERTHIER = sys.argv[1]


class Table:
    running = []

    def __init__(self, folder, *arguments, **how):
        self.process = subprocess.Popen(
            [BERTHIER, "play", "--port=0", "--games=" + folder, *arguments],
            stdout=subprocess.PIPE, text=True, **how)
        self.running.append(self.process)
        address = re.match(r"Open (http://[\d.:]+)/\?t=(\w+)#game=(\S+)",
                           self.process.stdout.readline())
        self.base, self.token, self.game = address.groups()
        # A proxy that the machine may have is not for this.
        self.opener = urllib.request.build_opener(
            urllib.request.ProxyHandler({}))

    def get(self, path, **headers):
        return self.opener.open(urllib.request.Request(
            self.base + path, headers={"X-Berthier": self.token, **headers}))

    def ask(self, name, **body):
        request = urllib.request.Request(
            f"{self.base}/api/{name}", json.dumps(body).encode(),
            {"X-Berthier": self.token, "Content-Type": "application/json"})
        try:
            with self.opener.open(request) as reply:
                return reply.status, json.load(reply)
        except urllib.error.HTTPError as refused:
            return refused.code, json.load(refused)

    def end(self, number):
        self.process.send_signal(number)
        self.process.stdout.close()
        return self.process.wait()

    def state(self):
        status, state = self.ask("state", game=self.game)
        assert status == 200, state
        return state


def orders_of(table, unit):
    """What a unit may be ordered without naming a place."""
    status, card = table.ask("card", game=table.game, id=unit)
    assert status == 200, card
    for verb in card["verbs"]:
        if not verb["legal"]:
            assert verb["refusal"]["sentence"], verb
        elif "order" in verb:
            yield verb["order"]
        elif "object" in verb["takes"] and "place" not in verb["takes"]:
            status, found = table.ask("targets", game=table.game, subject=unit,
                                      verb=verb["verb"])
            assert status == 200, found
            yield from (target["order"] for target in found["targets"]
                        if target["legal"] and "order" in target)


def any_order(table, state, seen):
    """An order that the page would offer: of each unit once a turn."""
    if state["choices"]:
        return state["choices"][0]["order"]
    if state["splits"]:
        return state["splits"][0]["order"]
    for unit in state["idle"]:
        if (state["turn"]["number"], unit) not in seen:
            seen.add((state["turn"]["number"], unit))
            for order in orders_of(table, unit):
                status, draft = table.ask("draft", game=table.game, order=order)
                assert status == 200 and draft["legal"], draft
                return order
    return state["end"]["order"]


def play(table, most):
    """Plays until the end, or `most` orders; whether the game is over."""
    changes = table.get("/api/changes", **{"Last-Event-ID": "0"})
    seen = set()
    for _ in range(most):
        state = table.state()
        while (not state["result"] and state["awaits"]["what"] != "nothing"
               and state["awaits"]["who"] != "you"):
            # Until something has changed there is nothing to ask for.
            while not changes.readline().startswith(b"data:"):
                pass
            state = table.state()
        if state["result"]:
            return True
        status, reply = table.ask("order", game=table.game, at=state["at"],
                                  order=any_order(table, state, seen))
        assert status == 200, reply
    return False


def opened(folder):
    """--open calls xdg-open with the address; one line where there is none."""
    tools = os.path.join(folder, "tools")
    os.mkdir(tools)
    pipe = os.path.join(folder, "address")
    os.mkfifo(pipe)
    for there in (True, False):
        if there:
            with open(os.path.join(tools, "xdg-open"), "w") as script:
                script.write(f'#!/bin/sh\nprintf %s "$1" >{pipe}\n')
            os.chmod(script.name, 0o755)
        else:
            os.remove(os.path.join(tools, "xdg-open"))
        table = Table(folder, "--resume", "--open", stderr=subprocess.PIPE,
                      env={**os.environ, "PATH": tools})
        if there:
            with open(pipe) as told:
                assert told.read() == (f"{table.base}/?t={table.token}"
                                       f"#game={table.game}")
        else:
            line = table.process.stderr.readline()
            assert "no xdg-open here" in line, line
        assert table.end(signal.SIGTERM) == 0
        table.process.stderr.close()


def main(folder):
    table = Table(folder, "steinfeld", "--agent=drill", "--seed=7")
    assert not play(table, 8), "over already"
    before = table.state()
    second = subprocess.run([BERTHIER, "play", "--port=0", "--games=" + folder],
                            capture_output=True, text=True)
    assert second.returncode == 2, second
    assert "another berthier plays there" in second.stderr, second.stderr
    assert second.stderr.count("\n") == 1, second.stderr
    table.end(signal.SIGKILL)

    table = Table(folder, "--resume")
    after = table.state()
    assert after["steps"] >= before["steps"], (before, after)
    assert play(table, 5000), "it does not end"
    assert table.state()["result"]["words"]
    log = os.path.join(folder, "saved.log")
    with open(log, "wb") as file:
        file.write(table.get("/api/log?game=" + table.game).read())
    subprocess.run([BERTHIER, "verify", log], check=True,
                   stdout=subprocess.DEVNULL)
    assert table.end(signal.SIGTERM) == 0

    opened(folder)

    # A folder that cannot be is one line and exit code 2.
    for flags in (["--games=/proc/nowhere"], ["--games=" + log],
                  ["--listen=example.org"], ["--dice=typed"],
                  ["retz", "--dice=loaded"], ["retz", "--side=Prussian"],
                  ["retz", "--agent=nobody"], ["--table=round"],
                  ["--resume", "retz"]):
        refused = subprocess.run(
            [BERTHIER, "play", "--port=0", "--games=" + folder, *flags],
            capture_output=True, text=True)
        assert refused.returncode == 2, (flags, refused)
        assert refused.stderr.count("\n") == 1, (flags, refused)


with tempfile.TemporaryDirectory() as place:
    try:
        main(place)
    finally:
        for process in Table.running:
            process.kill()
