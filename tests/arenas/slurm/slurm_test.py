#!/usr/bin/env python3
"""A tournament on a real Slurm of two nodes, one of which dies in the middle.

    slurm_test.py BERTHIER

Ends with 77, and says why, where Slurm cannot be started. However it ends, it
leaves no process behind: where the kernel allows it runs in a process
namespace of its own, which dies with it.
"""
import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time

sys.dont_write_bytecode = True
import cluster  # noqa: E402

SKIPPED = 77
SHARDS = 6
INSIDE = "--inside"
HERE = os.path.dirname(os.path.abspath(__file__))

LEAGUE = f"""
name: "Little league"
format: GAUNTLET
gauntlet {{ champion: "held" }}
agent {{
  name: "held"
  agent: "external:command: 'python3 {HERE}/held_agent.py' "
         "limits {{ start_millis: 100000000 decide_millis: 100000000 "
         "end_millis: 100000000 }}"
}}
agent {{ agent: "drill" rating: 0 }}
agent {{ agent: "random" }}
scenario {{ name: "steinfeld" }}
pairs: 6
seed: 5
concurrency: 1
adjudication {{ draw_after_orders: 150 }}
"""


class Failed(Exception):
    pass


def check(is_true, what):
    if not is_true:
        raise Failed(what)


def submitted(said):
    """The shards of all lines "job 7: shards 1-3,5 of 6"."""
    shards = set()
    for ranges in re.findall(r"^job \d+: shards (\S+) of ", said, re.M):
        for one in ranges.split(","):
            first, _, last = one.partition("-")
            shards.update(range(int(first), int(last or first) + 1))
    return shards


class Test:
    def __init__(self, berthier, folder):
        self.berthier = berthier
        self.stumbled = False  # Slurm's commands did, once or more
        self.cluster = cluster.Cluster(os.path.join(folder, "cluster"))
        os.mkdir(self.cluster.folder, 0o755)
        # A name that neither a shell nor sbatch leaves alone.
        self.league = os.path.join(folder, "it's 100%a league")
        self.alone = os.path.join(folder, "alone")
        for place in (self.league, self.alone):
            os.mkdir(place)
            with open(os.path.join(place, "league.textproto"), "w",
                      encoding="utf-8") as file:
                file.write(LEAGUE)

    # ---- The program -------------------------------------------------------

    def ask(self, *arguments, place=None):
        return subprocess.run(
            (self.berthier, *arguments), cwd=place or self.league,
            env=self.cluster.environment, stdin=subprocess.DEVNULL,
            capture_output=True, text=True, check=False)

    @staticmethod
    def how_it_ended(arguments, done, code):
        return (f"{' '.join(arguments)} ends with {done.returncode}, not "
                f"{code}:\n{done.stdout}{done.stderr}")

    def run(self, *arguments, place=None, code=0):
        """What `berthier` says; it must end with this code."""
        done = self.ask(*arguments, place=place)
        check(done.returncode == code,
              self.how_it_ended(arguments, done, code))
        return done.stdout

    def tournament(self, *words, code=0):
        return self.run("tournament", *words, "league.textproto",
                        f"--shards={SHARDS}", code=code)

    def slurm(self, what, *further, code=0):
        """The same on Slurm, again while Slurm's own commands fail.

        On a machine that is very busy they time out; whoever gave the command
        gives it again. So may a test: nothing may be played twice by that.
        """
        words = ("tournament", "slurm", what, "league.textproto",
                 f"--shards={SHARDS}", *further)
        said = ""
        deadline = time.monotonic() + cluster.PATIENCE
        while True:
            done = self.ask(*words)
            said += done.stdout
            if not (done.returncode == 2 and
                    re.search("(squeue|sbatch) ends ", done.stderr)):
                break
            self.stumbled = True
            check(time.monotonic() < deadline, done.stderr)
            time.sleep(1)
        check(done.returncode == code, self.how_it_ended(words, done, code))
        return said

    def leaderboard(self, place):
        """Everything that is said of who won, as files and on the terminal."""
        self.run("leaderboard", "league.ledger", "--output=board.html",
                 "--csv=board.csv", "--json=board.json", "--times=false",
                 place=place)
        said = {"standings": self.run("tournament", "status", "league.ledger",
                                      place=place)}
        for name in ("board.csv", "board.json"):
            with open(os.path.join(place, name), encoding="utf-8") as file:
                said[name] = file.read()
        return said

    def wait_for(self, what, is_true):
        """Asks for the status until it is as wanted."""
        deadline = time.monotonic() + cluster.PATIENCE
        while True:
            status = self.slurm("status")
            found = is_true(status)
            if found:
                return found
            check(time.monotonic() < deadline,
                  f"this never comes: {what}; the last status was\n{status}")
            time.sleep(0.5)

    def shard(self, number):
        return os.path.join(self.league, f"league.shard-{number}-of-{SHARDS}")

    # ---- The story ---------------------------------------------------------

    def play(self):
        cluster.Cluster.require()
        # On one machine.
        self.run("tournament", "run", "league.textproto", place=self.alone)
        expected = self.leaderboard(self.alone)

        self.cluster.start()
        self.damage_a_shard(self.kill_a_node())

        said = self.tournament("merge")
        check("24 games of 6 shards" in said, said)
        check("merged before" in self.tournament("merge"), "merged twice")
        merged = self.leaderboard(self.league)
        for name, text in expected.items():
            check(merged[name] == text,
                  f"{name} differs; alone:\n{text}\non Slurm:\n{merged[name]}")
        self.run("tournament", "verify", "league.ledger")
        check("all is played" in self.slurm("submit"), "it plays on")

    def kill_a_node(self):
        """Returns the shard that was in its middle there."""
        open(os.path.join(self.league, "hold"), "w", encoding="utf-8").close()
        said = self.slurm("submit", "--time=600", "--partition=all",
                          "--", "--comment=a test")
        check(self.stumbled or submitted(said) == {1, 2, 3, 4, 5, 6}, said)

        # One shard is whole, two are in their middle, three wait.
        def at_the_middle(status):
            held = [re.search(rf"shard (\d): 1 of 4 games; RUNNING on {node},",
                              status) for node in cluster.NODES]
            return (" 0 done" not in status and all(held) and
                    [int(one[1]) for one in held])

        kept, lost = self.wait_for("a task held on each node", at_the_middle)
        check(not submitted(self.slurm("submit")) & {kept, lost},
              "what runs is submitted again")

        self.cluster.kill_node("n2")
        # Slurm does not know yet, so nobody else does.
        check(not submitted(self.slurm("repair")) & {kept, lost},
              "a task is repaired too soon")
        self.cluster.declare_dead("n2")
        # Whoever dies slowly may have seen his agent go first: a game more.
        self.wait_for("the task that died", lambda status: re.search(
            f"shard {lost}: [12] of 4 games; NODE_FAIL on n2 ", status))

        said = self.slurm("repair")
        check((self.stumbled or lost in submitted(said)) and
              kept not in submitted(said), f"not {lost} is repaired: {said}")
        check(lost not in submitted(self.slurm("repair")),
              "it is repaired twice")
        os.remove(os.path.join(self.league, "hold"))
        self.wait_until_done()
        return lost

    def wait_until_done(self):
        def is_done(status):
            # If a task could not be launched, which happens where machines are
            # too busy.
            if "plays what nobody is on the way to" in status:
                print(f"repaired once more, for\n{status}")
                self.slurm("repair")
            return f" {SHARDS} done" in status

        self.wait_for("the end of all tasks", is_done)

    def damage_a_shard(self, lost):
        number = 1 if lost != 1 else 2
        with open(self.shard(number), "rb") as file:
            damaged = bytearray(file.read())
        damaged[len(damaged) // 2] ^= 4
        with open(self.shard(number), "wb") as file:
            file.write(damaged)
        check(f"shard {number}: {self.shard(number)} is damaged"
              in self.slurm("status"), "damage is not seen")
        self.tournament("merge", code=2)
        said = self.slurm("submit", code=1)
        check(said.startswith(f"damaged: shards {number}; "), said)
        said = self.slurm("repair")
        check(f"moved to {self.shard(number)}.damaged\n" in said and
              (self.stumbled or submitted(said) == {number}), said)
        with open(self.shard(number) + ".damaged", "rb") as file:
            check(file.read() == damaged, "the damaged file is lost")
        self.wait_until_done()

    def show_logs(self):
        for folder in (self.cluster.folder, self.league):
            for name in sorted(os.listdir(folder)):
                if name.endswith((".said", ".out")):
                    with open(os.path.join(folder, name),
                              encoding="latin1") as file:
                        lines = file.read().splitlines()[-20:]
                    print(f"---- {name}", *lines, sep="\n", file=sys.stderr)


def own_processes():
    """The command that runs another in a process namespace, if that works."""
    command = ("unshare", "--pid", "--fork", "--kill-child", "--mount-proc")
    if shutil.which("unshare") is None:
        return ()
    works = subprocess.run((*command, "true"), capture_output=True,
                           check=False).returncode == 0
    return command if works else ()


def stop_here(_number, _frame):
    raise Failed("told to stop")


def main():
    berthier = os.path.abspath(sys.argv[1])
    if sys.argv[2:] != [INSIDE]:
        os.execvp("env", ("env", *own_processes(), sys.executable,
                          os.path.abspath(__file__), berthier, INSIDE))
    for number in (signal.SIGTERM, signal.SIGINT, signal.SIGHUP):
        signal.signal(number, stop_here)
    folder = tempfile.mkdtemp(prefix="berthier_slurm_")
    test = Test(berthier, folder)
    try:
        test.play()
    except cluster.CannotStart as why:
        print(f"Slurm cannot be started here: {why}")
        return SKIPPED
    except Failed as why:
        print(f"FAILED: {why}", file=sys.stderr)
        test.show_logs()
        return 1
    finally:
        test.cluster.stop()
        shutil.rmtree(folder)
    return 0


if __name__ == "__main__":
    sys.exit(main())
