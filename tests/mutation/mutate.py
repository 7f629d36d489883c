#!/usr/bin/env python3
"""Changes the tables of a ruleset one figure at a time; a test must notice.

Each mutant is a copy of tables.cc in the build folder with one figure changed:
a price, an allowance, a range, a morale modifier or one of its purposes. It is
compiled, linked into copies of the programs that play the conformance cases
and the unit tests, and they are run. A mutant that no test notices survives:
either a case is missing, or the figure means nothing. The source tree is never
touched, so there is nothing to restore.

  tests/mutation/mutate.py --ruleset=grande_tactique                 all
  tests/mutation/mutate.py --ruleset=grande_tactique --only=kMorale  some
  tests/mutation/mutate.py --ruleset=grande_tactique --list          say which

Needs an up-to-date build with Ninja (the target `mutation` sees to it). Takes
a few seconds a mutant; --seconds ends it after that time, which is not a pass.
Exits with 1 if one survives or some were not tried.
"""

import argparse
import concurrent.futures
import json
import pathlib
import re
import runpy
import shlex
import shutil
import subprocess
import sys
import tempfile
import time

PROGRAM = "berthier"
RUN_LIMIT = 120  # seconds; a mutant that runs longer has been noticed

PURPOSES = ["kRegroup", "kFireLoss", "kChargeAttack", "kChargeDefend",
            "kFollowUp"]

# How much a figure is changed, up and down. Lengths by a tenth of an inch,
# bases by a tenth as well (in ticks), everything else by one.
LENGTH_STEP = 10

ROOT = pathlib.Path(__file__).resolve().parents[2]
KNOWN = ROOT / "tests/mutation/rulesets"


class Ruleset:
    """Where its tables and tests are, and what cannot matter in them.

    What is known of its tables stands in a file of its name in this folder:
    STEPS: how much the figures of a table are changed, if not by one.
    EQUIVALENT: patterns of names as --list prints them, each with a reason.
    LISTS, if there: tables whose rows are lists in braces, named by the comment
    behind them, by a member or by the string they begin with.
    WORDS, if there: for words in such lists, what they are changed to.
    """

    def __init__(self, name):
        known = runpy.run_path(str(KNOWN / f"{name}.py"))
        self.tables = next(
            path for path in (f"engine/rulesets/{name}/facts/tables.cc",
                              f"engine/rulesets/{name}/tables.cc")
            if (ROOT / path).exists())
        self.cases = f"tests/conformance/{name}"
        # The contract tests play the tables, whatever stands in them.
        self.unit_tests = re.compile(
            rf"^(tests/(?:engine|conformance)/\S*{name}_(?!contract)\w+_test): "
            r"\S*EXECUTABLE")
        self.steps = known["STEPS"]
        self.equivalent = known["EQUIVALENT"]
        self.lists = known.get("LISTS", [])
        self.words = known.get("WORDS", {})

    def reason_it_cannot_matter(self, name):
        for pattern, reason in self.equivalent:
            if re.search(pattern, name):
                return reason
        return None


class Mutant:
    def __init__(self, name, line, start, end, text):
        self.name = name
        self.line = line    # from 0
        self.start = start  # columns that are replaced
        self.end = end
        self.text = text

    def applied(self, lines):
        copy = list(lines)
        old = copy[self.line]
        copy[self.line] = old[:self.start] + self.text + old[self.end:]
        return "\n".join(copy)


def mutants_of_list(line, n, table, ruleset):
    """Mutants of the lists in braces of a line."""
    code, _, comment = line.partition("//")
    step = ruleset.steps.get(table, 1)
    for row in re.finditer(r"(?:\.(\w+) = )?\{([^{}]*)\}", code):
        strings = re.findall(r'"([^"]*)"', row.group(2))
        name = row.group(1) or " ".join(strings) or comment.strip()
        fields = re.finditer(r'(?:^|,)\s*([^",\s]+)', row.group(2))
        for column, match in enumerate(fields):
            old = match.group(1)
            if old in ("true", "false"):
                news = ["false" if old == "true" else "true"]
            elif re.fullmatch(r"[+-]?\d+", old):
                news = [str(int(old) + step), str(int(old) - step)]
            else:
                news = [ruleset.words[old]] if old in ruleset.words else []
            for new in news:
                at = row.start(2)
                yield Mutant(f"{table}.{name}[{column}]: {old} -> {new}", n,
                             at + match.start(1), at + match.end(1), new)


def mutants_of(lines, ruleset):
    """All mutants of the tables, named `table.entry: old -> new`."""
    steps = ruleset.steps
    table = ""
    block = 0
    for n, line in enumerate(lines):
        opening = re.match(r"const .*\b(k\w+) = ", line)
        if opening:
            table, block = opening.group(1), 0
        if not table or line.startswith("constexpr"):
            continue
        if line.lstrip().startswith("{.") and table == "kBaseSizes":
            block += 1
        code = line.split("//")[0]
        if table in ruleset.lists:
            yield from mutants_of_list(line, n, table, ruleset)

        def entry(what):
            return f"{table}[{block - 1}].{what}" if block else (
                f"{table}.{what}" if what else table)

        def figure(match, what, value, step, spelled=str):
            for new in (value + step, value - step):
                yield Mutant(f"{entry(what)}: {value} -> {new}", n,
                             match.start(), match.end(), spelled(new))

        # ---- Lines with a clause: modifiers and their purposes ----
        row = re.search(r'\{"([A-Z]+-\w+-\d+)", "([^"]+)", ([+-]?\d+)(, (k\w+))?\}',
                        code)
        if row:
            what = f'"{row.group(2)}"'
            value = int(row.group(3))
            for new in (value + 1, value - 1):
                yield Mutant(f"{table}.{what}: {value} -> {new}", n,
                             row.start(3), row.end(3), str(new))
            if row.group(5):
                for purpose in PURPOSES:
                    flipped = (f"static_cast<uint8_t>({row.group(5)} ^ "
                               f"Bits(Purpose::{purpose}))")
                    yield Mutant(f"{table}.{what}: flip {purpose}", n,
                                 row.start(5), row.end(5), flipped)
            continue
        # ---- Modifiers that say their name first ----
        row = re.search(r'\{"([^"]+)", "[A-Z]+-\w+-\d+", ([+-]?\d+)\}', code)
        if row:
            value = int(row.group(2))
            for new in (value + 1, value - 1):
                yield Mutant(f'{table}."{row.group(1)}": {value} -> {new}', n,
                             row.start(2), row.end(2), str(new))
            continue
        # ---- Entries of an army list: mods, and whether they are light ----
        row = re.search(r'\{"(\w+)", "([^"]+)", "[A-Z]+-\w+-\d+", Arm::', code)
        if row:
            whose = f"{table}.{row.group(1)} {row.group(2)}"
            fields = list(re.finditer(r", (-?\d+|true|false)(?=[,}])", code))
            for column, match in enumerate(fields):
                old = match.group(1)
                if old in ("true", "false"):
                    news = ["false" if old == "true" else "true"]
                else:
                    news = [str(int(old) + 1), str(int(old) - 1)]
                for new in news:
                    yield Mutant(f"{whose}[{column}]: {old} -> {new}", n,
                                 match.start(1), match.end(1), new)
            continue
        # ---- Lengths ----
        named = re.search(r"\.(\w+) = ", code)
        for match in re.finditer(r"\b(InchHundredths|Inches)\((\d+)\)", code):
            value = int(match.group(2))
            if match.group(1) == "Inches":
                value *= 100
            what = named.group(1) if named else ""
            yield from figure(match, what, value, LENGTH_STEP,
                              lambda new: f"InchHundredths({new})")
        # ---- Plain figures ----
        step = steps.get(table, 1)
        for match in re.finditer(r"\.(\w+) = (-?\d+)(?=[,}])", code):
            value = int(match.group(2))
            start, end = match.start(2), match.end(2)
            for new in (value + step, value - step):
                yield Mutant(f"{entry(match.group(1))}: {value} -> {new}", n,
                             start, end, str(new))
        single = re.match(r"const int (k\w+) = (\d+);", code)
        if single:
            value = int(single.group(2))
            for new in (value + step, value - step):
                yield Mutant(f"{table}: {value} -> {new}", n, single.start(2),
                             single.end(2), str(new))
        # ---- Rows of bare figures, with their name behind them ----
        row = re.match(r"\s*\{?\d+(, \d+)*\}?,\s*// ([^(]+)", line)
        if row and table != "kUnitPoints":
            figures = list(re.finditer(r"\d+", code))
            for column, match in enumerate(figures):
                what = row.group(2).strip()
                if len(figures) > 1:
                    what += f"[{column}]"
                value = int(match.group())
                for new in (value + step, value - step):
                    yield Mutant(f"{table}.{what}: {value} -> {new}", n,
                                 match.start(), match.end(), str(new))
        if table == "kUnitPoints":
            for column, match in enumerate(re.finditer(r"\d+", code)):
                if not re.match(r"\s*\{\d+, \d+, \d+\}", code):
                    break
                value = int(match.group())
                arm = line.split("//")[-1].split(":")[0].strip()
                quality = ["raw", "regular", "veteran"][column]
                for new in (value + 1, value - 1):
                    yield Mutant(f"{table}.{quality} {arm}: {value} -> {new}",
                                 n, match.start(), match.end(), str(new))


class Builder:
    """Compiles a copy of the tables and links programs with it."""

    def __init__(self, root, build, ruleset):
        self.root = root
        self.build = build
        self.tables = ruleset.tables
        commands = json.loads((build / "compile_commands.json").read_text())
        source = str(root / self.tables)
        for command in commands:
            if command["file"] == source:
                self.compile = shlex.split(command["command"])
                self.compile_in = command["directory"]
                break
        else:
            raise SystemExit(f"{build} does not compile {self.tables}")
        targets = subprocess.run(
            ["ninja", "-C", build, "-t", "targets", "all"], check=True,
            capture_output=True, text=True).stdout.splitlines()
        # Those that have been built.
        self.tests = [m.group(1) for m in map(ruleset.unit_tests.match, targets)
                      if m and (build / m.group(1)).exists()]
        self.links = {t: self.link_command(t) for t in [PROGRAM] + self.tests}

    def link_command(self, target):
        lines = subprocess.run(
            ["ninja", "-C", self.build, "-t", "commands", target], check=True,
            capture_output=True, text=True).stdout.splitlines()
        words = shlex.split(lines[-1])
        # CMake wraps the command: `: && g++ ... -o target ... && :`
        return [w for w in words if w not in (":", "&&")]

    def compiled(self, text, folder):
        source = folder / "tables.cc"
        source.write_text(text)
        words = list(self.compile)
        words = [w for w in words if not w.endswith("ccache")]
        words[words.index("-o") + 1] = str(folder / "tables.o")
        words[words.index(str(self.root / self.tables))] = str(source)
        subprocess.run(words, cwd=self.compile_in, check=True)
        return folder / "tables.o"

    def linked(self, target, tables, folder):
        words = list(self.links[target])
        program = folder / pathlib.Path(target).name
        words[words.index("-o") + 1] = str(program)
        # Before the libraries: the linker then needs no other tables.
        at = next(i for i, w in enumerate(words) if w.endswith(".o"))
        words.insert(at, str(tables))
        subprocess.run(words, cwd=self.build, check=True)
        return program


def succeeds(words, cwd):
    try:
        return subprocess.run(words, cwd=cwd, stdout=subprocess.DEVNULL,
                              stderr=subprocess.DEVNULL,
                              timeout=RUN_LIMIT).returncode == 0
    except subprocess.TimeoutExpired:
        return False


def noticed_by(builder, cases, text, work):
    """The program that notices the tables in `text`, or None."""
    folder = pathlib.Path(tempfile.mkdtemp(dir=work))
    try:
        tables = builder.compiled(text, folder)
        program = builder.linked(PROGRAM, tables, folder)
        if not succeeds([program, "check"] + cases, builder.root):
            return "cases"
        for test in builder.tests:
            if not succeeds([builder.linked(test, tables, folder)],
                            builder.root):
                return pathlib.Path(test).name
        return None
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def run(args):
    root = pathlib.Path(__file__).resolve().parents[2]
    ruleset = Ruleset(args.ruleset)
    lines = (root / ruleset.tables).read_text().split("\n")
    every = list(mutants_of(lines, ruleset))
    mutants = [m for m in every if re.search(args.only, m.name)]
    idle = [p for p, _ in ruleset.equivalent
            if not any(re.search(p, m.name) for m in every)]
    for pattern in idle:
        print(f"matches nothing in the tables any more: {pattern}")
    if args.list:
        for mutant in mutants:
            reason = ruleset.reason_it_cannot_matter(mutant.name)
            print(mutant.name + (f"  (cannot matter: {reason})"
                                 if reason else ""))
        return 1 if idle else 0
    cases = [str(p.relative_to(root))
             for p in sorted((root / ruleset.cases).glob("*.textproto"))]
    builder = Builder(root, args.build.resolve(), ruleset)
    began = time.monotonic()
    survivors, untried = [], []
    tried = 0
    with tempfile.TemporaryDirectory(prefix="mutation",
                                     dir=args.build.resolve()) as work:
        if noticed_by(builder, cases, "\n".join(lines), work) is not None:
            print("the tests fail without any change; mend them first")
            return 1
        with concurrent.futures.ThreadPoolExecutor(args.jobs) as pool:

            def attempt(mutant):
                if time.monotonic() - began > args.seconds:
                    return "late"
                return noticed_by(builder, cases, mutant.applied(lines), work)

            to_try = [m for m in mutants
                      if ruleset.reason_it_cannot_matter(m.name) is None]
            try:
                for mutant, result in zip(to_try, pool.map(attempt, to_try)):
                    if result == "late":
                        untried.append(mutant)
                        continue
                    tried += 1
                    if result is None:
                        survivors.append(mutant)
                        print(f"SURVIVES {mutant.name}  ({ruleset.tables}:"
                              f"{mutant.line + 1})", flush=True)
                    elif args.verbose:
                        print(f"noticed by {result}: {mutant.name}",
                              flush=True)
            except BaseException:
                pool.shutdown(cancel_futures=True)
                raise
    print(f"{tried} mutants tried, {len(survivors)} survive, "
          f"{len(mutants) - len(to_try)} cannot matter, "
          f"{len(untried)} not tried for want of time")
    return 1 if survivors or untried or idle else 0


def main():
    parser = argparse.ArgumentParser(
        description=__doc__.split("\n")[0],
        formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--ruleset", required=True,
                        choices=sorted(p.stem for p in KNOWN.glob("*.py")))
    parser.add_argument("--build", type=pathlib.Path, default="build")
    parser.add_argument("--only", default="",
                        help="only mutants whose name matches")
    parser.add_argument("--seconds", type=float, default=3600)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--list", action="store_true")
    parser.add_argument("--verbose", action="store_true")
    try:
        return run(parser.parse_args())
    except KeyboardInterrupt:
        print("interrupted", file=sys.stderr)
        return 130


if __name__ == "__main__":
    sys.exit(main())
