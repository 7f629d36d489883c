#!/usr/bin/env python3
"""Reads every README and runs what stands there.

    tests/readmes/readmes_test.py --berthier=build/berthier [PAGE...]

What a block is, its fence says, and a block that says nothing of the kind is
an error:

    ```sh                commands; so are blocks that are indented by four
    ```textproto NAME    a text file: NAME.textproto is laid down under that
                         name, for the commands that follow, and must be read
                         by the program; a message of proto/*.proto (Order,
                         Position), each line or the whole, must be one
    ```json              messages, begun with < or >, once ... is left out
    ```yaml              the command behind "exec" is run
    ```cpp, ```cmake     each line stands in the program of tests/install, which
                         is built and run there
    ```text              what somebody sees or outlines: not run

A page's commands run one after the other in an empty folder of the page's own,
beside links to the folders of the repository. What is not run, and why, RULES
say, and the test says it too; what is run with smaller numbers stands in
SMALLER. Commands inside a line of prose are held to the program's --help.
"""
import argparse
import json
import os
import pathlib
import re
import shlex
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]

# Commands that are not run here: how they begin, and who runs them instead.
RULES = [
    (r"arenas/run\b", "tests/fresh --whole runs it"),
    (r"tests/run\b", "runs this test itself"),
    (r"tests/fresh\b", ".ci/run runs it"),
    (r"(cmake|ninja)\b", "builds; this runs on what was built"),
    (r"build/bench/", "a benchmark: for a quiet machine"),
    (r"python3 bench/learning/", "trains on what was harvested"),
    (r"bench/", "measures for hours"),
    (r"tests/mutation/mutate.py\b", "takes a quarter of an hour"),
    (r"berthier tournament slurm\b", "tests/arenas/slurm runs it on a cluster"),
    (r"(build/)?berthier play\b", "serves until it is ended"),
    (r"parallel\b", "needs other machines"),
    (r"export PATH=", "the folder of the program is in it"),
]

# Smaller numbers, so that it takes little: what is written, what is run.
SMALLER = [
    (r"--pairs=\d+", "--pairs=1"),
    (r"--samples=\d+", "--samples=2"),
    (r"--budget=\d+", "--budget=20"),
    # A budget of time in an example of think.
    (r"milliseconds: \d+", "milliseconds: 50"),
    (r"^(berthier allocate .*)$", r"\1 --budget=100 --horizon=2"),
    # Before shards are merged all must be there: the example plays one.
    (r"^(berthier tournament shard .*--shards=(\d+)) --shard=\d+$",
     r"for shard in $(seq \2); do \1 --shard=$shard || exit; done"),
]
SMALLER_FILES = [
    (r"^pairs: \d+", "pairs: 1"),
    (r"iterations: \d+", "iterations: 10"),
    (r"(generated \{ .*?) \}", r'\1 size: "1" }'),
    # One of several scenarios.
    (r'(^scenario \{ name: "\w+" \}\n)(scenario \{ name: "\w+" \}\n)+', r"\1"),
]
# What a page takes for granted.
GIVEN = {
    "arenas/analysis/README.md":
        "berthier match --scenario=steinfeld --agents=drill,random "
        "--log=x.bgl",
    "arenas/README.md":
        "berthier match --scenario=steinfeld --agents=drill,random "
        "--log=match.bgl && cp match.bgl x.bgl",
}

MESSAGES = {"Order": "play", "Position": "position"}


class Trouble(Exception):
    pass


class Block:
    def __init__(self, line, kind, text):
        self.line, self.kind, self.text = line, kind, text


def blocks_of(page):
    """Blocks and the prose between them, as Block of kind "prose"."""
    blocks, prose = [], []
    lines = page.read_text().split("\n")
    at = 0
    while at < len(lines):
        line, first = lines[at], at + 1
        if line.startswith("```"):
            end = at + 1
            while end < len(lines) and not lines[end].startswith("```"):
                end += 1
            blocks.append(Block(first, line[3:].strip() or "unmarked",
                                "\n".join(lines[at + 1:end]) + "\n"))
            at = end + 1
        elif line.startswith("    ") and (at == 0 or not lines[at - 1].strip()):
            end = at
            while end < len(lines) and (lines[end].startswith("    ")
                                        or not lines[end].strip()):
                end += 1
            text = "\n".join(one[4:] for one in lines[at:end]).rstrip() + "\n"
            blocks.append(Block(first, "sh", text))
            at = end
        else:
            prose.append((first, line))
            at += 1
    # Spans may go over the end of a line.
    text = "\n".join(line for _, line in prose)
    for span in re.finditer(r"`(berthier [^`]+)`", text):
        line = prose[text[:span.start()].count("\n")][0]
        blocks.append(Block(line, "prose", span.group(1).replace("\n", " ")))
    return blocks


class Page:
    def __init__(self, page, berthier, folder):
        self.page, self.berthier, self.folder = page, berthier, folder
        self.done = 0
        self.left_out = []
        for entry in ROOT.iterdir():
            if entry.is_dir() and not entry.name.startswith((".", "build")):
                (folder / entry.name).symlink_to(entry)
        # Tournaments that take minutes are laid down smaller.
        tournaments = folder / "arenas"
        tournaments.unlink()
        tournaments.mkdir()
        for entry in (ROOT / "arenas").iterdir():
            if entry.name != "tournaments":
                (tournaments / entry.name).symlink_to(entry)
        (tournaments / "tournaments").mkdir()
        for file in (ROOT / "arenas/tournaments").iterdir():
            (tournaments / "tournaments" / file.name).write_text(
                self.smaller(file.read_text()))
        self.environment = dict(os.environ)
        self.environment["PATH"] = f"{berthier.parent}:{os.environ['PATH']}"

    @staticmethod
    def smaller(text):
        for written, run in SMALLER_FILES:
            text = re.sub(written, run, text, flags=re.M)
        return text

    def bash(self, command, stdin=""):
        ran = subprocess.run(["bash", "-c", command], cwd=self.folder,
                             env=self.environment, input=stdin, text=True,
                             errors="replace", capture_output=True)
        if ran.returncode != 0:
            raise Trouble(f"'{command}' ends with {ran.returncode}: "
                          f"{(ran.stderr or ran.stdout)[-1000:].strip()}")
        return ran.stdout

    def help_of(self, command):
        return self.bash(f"berthier {shlex.quote(command)} --help")

    def hold_to_help(self, command):
        """A command with words to be filled in: its name and its flags."""
        for part in re.findall(r"\bberthier ([a-z-]+)([^|&;]*)", command):
            if part[0].startswith("--"):
                self.bash(f"berthier {part[0]}")
                continue
            text = self.help_of(part[0])
            # What stands behind -- is for somebody else.
            for flag in re.findall(r" --([a-z_]+)", part[1].split(" -- ")[0]):
                if not re.search(rf"^  --{flag} ", text, re.M):
                    raise Trouble(f"'{command}': {part[0]} has no --{flag}")

    def run_command(self, command):
        for begin, why in RULES:
            if re.match(begin, command):
                name = command.split()[0]
                if "/" in name and not name.startswith("build/"):
                    if not os.access(ROOT / name, os.X_OK):
                        raise Trouble(f"there is no {name}")
                if "berthier" in command:
                    self.hold_to_help(command)
                self.left_out.append(f"{command.split('  ')[0]} ({why})")
                return
        if not re.match(r"(berthier|grep) ", command):
            raise Trouble(f"'{command}': whether this is to be run, and how, "
                          "is said by no rule of this test; if it is no "
                          "command, fence the block and say what it is")
        for written, run in SMALLER:
            command = re.sub(written, run, command)
        self.bash(command)
        self.done += 1

    def sh(self, text):
        command = ""
        for line in text.split("\n"):
            # Only outside of quotes a backslash joins lines.
            command += line
            if command.count("'") % 2:
                command += "\n"
            elif command.endswith("\\"):
                command = command[:-1]
            else:
                command = command.strip()
                if command and not command.startswith("#"):
                    self.run_command(command)
                command = ""
        if command:
            raise Trouble(f"'{command}' has no end")

    def textproto(self, names, text):
        if len(names) != 1:
            raise Trouble("a text file needs its name or its message")
        name = names[0]
        self.done += 1
        if name in MESSAGES:
            schema = MESSAGES[name]
            parts = text.strip().split("\n") if name == "Order" else [text]
            for part in parts:
                self.bash(f"protoc -I {shlex.quote(str(ROOT))} "
                          f"--encode=berthier.wire.{name} proto/{schema}.proto",
                          part)
            return
        if not name.endswith(".textproto"):
            raise Trouble(f"'{name}' is neither a text file nor a message")
        (self.folder / name).write_text(self.smaller(text))
        if re.search(r"^step \{", text, re.M):
            self.bash(f"berthier check {name}")
        elif re.search(r"^agent \{", text, re.M):
            self.bash(f"berthier tournament plan {name} --shards=1")
        else:
            self.bash(f"berthier show {name}")

    def json(self, text):
        for message in re.split(r"^[<>] ", text, flags=re.M)[1:]:
            whole = re.sub(r",?\s*\.\.\.", "", message)
            try:
                json.loads(whole)
            except ValueError as problem:
                raise Trouble(f"{problem}: {whole}") from problem
            self.done += 1

    def yaml(self, text):
        found = re.search(r"exec (berthier (?:.|\n)*?)\n\s+\w+:", text)
        if not found:
            raise Trouble("there is no command behind 'exec'")
        self.hold_to_help(" ".join(found.group(1).split()))
        self.left_out.append("an indexed job (needs a cluster of Kubernetes)")

    def stands_in_consumer(self, text):
        files = (ROOT / "tests/install/consumer").iterdir()
        lines = {line for file in files for line in
                 file.read_text().split("\n")}
        for line in text.split("\n"):
            if line not in lines:
                raise Trouble(f"'{line}' stands nowhere in "
                              "tests/install/consumer")
        self.done += 1

    def check(self):
        given = GIVEN.get(str(self.page.relative_to(ROOT)))
        if given:
            self.bash(given)
        troubles = []
        for block in blocks_of(self.page):
            kind, *names = block.kind.split()
            try:
                if kind == "sh":
                    self.sh(block.text)
                elif kind == "textproto":
                    self.textproto(names, block.text)
                elif kind == "json":
                    self.json(block.text)
                elif kind == "yaml":
                    self.yaml(block.text)
                elif kind == "prose":
                    self.hold_to_help(block.text)
                elif kind in ("cpp", "cmake"):
                    self.stands_in_consumer(block.text)
                elif kind != "text":
                    raise Trouble(f"a block that is '{kind}'; say sh, "
                                  "textproto, json, yaml, cpp, cmake or text")
            except Trouble as trouble:
                troubles.append(f"{self.page.relative_to(ROOT)}:{block.line}: "
                                f"{trouble}")
        return troubles


def pages():
    for page in sorted(ROOT.rglob("*.md")):
        parts = page.relative_to(ROOT).parts
        if not any(part.startswith((".", "build")) or part == "node_modules"
                   for part in parts):
            yield page


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--berthier", type=pathlib.Path, required=True)
    parser.add_argument("pages", nargs="*", type=pathlib.Path)
    asked = parser.parse_args()
    chosen = [page.resolve() for page in asked.pages] or list(pages())
    troubles, done = [], 0
    for path in chosen:
        with tempfile.TemporaryDirectory() as folder:
            page = Page(path, asked.berthier.resolve(), pathlib.Path(folder))
            troubles += page.check()
            done += page.done
            for command in page.left_out:
                print(f"{path.relative_to(ROOT)}: not run: {command}")
    for trouble in troubles:
        print(trouble, file=sys.stderr)
    print(f"{len(chosen)} pages, {done} commands and texts, "
          f"{len(troubles)} of them wrong")
    if done == 0 and not asked.pages:
        sys.exit("nothing was found to run")
    sys.exit(1 if troubles else 0)


main()
