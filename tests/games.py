#!/usr/bin/env python3
"""Plays every bundled scenario and verifies what was played.

  tests/games.py build-fuzz/berthier                         random games
  tests/games.py build-fuzz/berthier --same-as=build/berthier

Which scenarios there are, of which rulesets, and which agents play those is
asked of the program: a new ruleset is played as soon as it is registered.

Random armies play --pairs of mirrored games on each scenario; then the weakest
agent of the ruleset's own plays them (random armies seldom come to blows), so
many pairs as about 90 units make. With --same-as both programs play, and their
logs must be the same byte for byte.
"""

import argparse
import filecmp
import pathlib
import re
import subprocess
import sys
import tempfile

UNITS_OF_A_SCRIPT = 90
MOST_PAIRS_OF_A_SCRIPT = 5


def told(program, *arguments):
  said = subprocess.run([program, *arguments], text=True, capture_output=True)
  if said.returncode:
    sys.exit(f"{program} {' '.join(arguments)}: ended with {said.returncode}\n"
             + said.stdout + said.stderr)
  return said.stdout


def scenarios_of(program):
  """Name, ruleset and number of units of each."""
  found = []
  for block in re.split(r"^(?=\S)", told(program, "scenarios"), flags=re.M):
    head = re.match(r"(\w+) .*\n +(\w+), table", block)
    if head:
      units = sum(int(n) for n in re.findall(r": (\d+) units?", block))
      found.append((head[1], head[2], units))
  return found


def own_agent(program, ruleset):
  """The weakest that plays this ruleset only; None if there is none."""
  only = re.search(rf"^(\w+) .*\({ruleset} only\)$", told(program, "agents"),
                   re.M)
  return only and only[1]


def play(program, scenario, agent, pairs, seed, log):
  last = told(program, "match", f"--agents={agent},random",
              f"--scenario={scenario}", f"--pairs={pairs}", f"--seed={seed}",
              f"--log={log}").strip().splitlines()[-1:]
  told(program, "verify", str(log))
  return last


def main():
  parser = argparse.ArgumentParser()
  parser.add_argument("program")
  parser.add_argument("--same-as")
  parser.add_argument("--pairs", type=int, default=50)
  parser.add_argument("--ruleset", help="only scenarios of this one")
  arguments = parser.parse_args()
  games = []  # scenario, agent, pairs
  scenarios = [one for one in scenarios_of(arguments.program)
               if arguments.ruleset in (None, one[1])]
  if not scenarios:
    sys.exit("the program has no such scenarios")
  for name, ruleset, units in scenarios:
    games.append((name, "random", arguments.pairs))
    agent = own_agent(arguments.program, ruleset)
    if agent:
      pairs = min(MOST_PAIRS_OF_A_SCRIPT, arguments.pairs,
                  max(1, UNITS_OF_A_SCRIPT // max(1, units)))
      games.append((name, agent, pairs))
  with tempfile.TemporaryDirectory() as folder:
    logs = [pathlib.Path(folder) / name for name in ("one.bgl", "other.bgl")]
    for name, agent, pairs in games:
      last = play(arguments.program, name, agent, pairs, 7, logs[0])
      if arguments.same_as:
        play(arguments.same_as, name, agent, pairs, 7, logs[1])
        if not filecmp.cmp(*logs, shallow=False):
          sys.exit(f"{name}, {agent}: the logs of {arguments.program} and "
                   f"{arguments.same_as} differ")
      print(f"{name}: {agent} against random, {pairs} mirrored, verified;",
            *last, flush=True)
      for log in logs:
        log.unlink(missing_ok=True)


if __name__ == "__main__":
  main()
