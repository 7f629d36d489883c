#!/usr/bin/env python3
"""Lists the clauses of a rule catalogue that no test names.

A clause counts as named if
  - a conformance case (*.textproto) has it in a `clause:` field (a mention in
    a comment does not count), or
  - a test source (*.cc, *.h, *.py, *.sh under the given folders) mentions it.

The list of clauses is read from the catalogue, if it is there, and otherwise
from the bare list kept beside this script. If both are there they must agree,
so that the bare list cannot fall behind the catalogue unnoticed.

  tests/coverage/clauses.py --list=tests/coverage/grande_tactique.clauses \\
      --catalogue=../shared/rulesets/grande-tactique.md tests

Exits with 1 if a clause is not named, if a test names a clause that does not
exist, or if the two lists differ.
"""

import argparse
import pathlib
import re
import sys

CLAUSE_FIELD = re.compile(r"\bclause:\s*(\[[^\]]*\]|\"[^\"]*\")")
SOURCES = {".cc", ".h", ".py", ".sh"}


def without_comments(text):
    """Drops `# ...` up to the end of a line, outside quotes."""
    kept = []
    for line in text.split("\n"):
        quoted = False
        for i, char in enumerate(line):
            if char == '"':
                quoted = not quoted
            elif char == "#" and not quoted:
                line = line[:i]
                break
        kept.append(line)
    return "\n".join(kept)


def named_in(path, pattern):
    text = path.read_text(encoding="utf-8")
    if path.suffix in SOURCES:
        return set(pattern.findall(text))
    # Only the clauses a case shows: those inside refused { } say which rule
    # an order breaks, which is a claim of its own and counts as well.
    fields = CLAUSE_FIELD.findall(without_comments(text))
    return set(pattern.findall(" ".join(fields)))


def listed_in_catalogue(path, pattern):
    """The clauses of the last section that lists them one a line."""
    lines = path.read_text(encoding="utf-8").split("\n")
    return [line for line in lines if pattern.fullmatch(line)]


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--list", type=pathlib.Path, required=True,
                        help="the bare list of clauses, one a line")
    parser.add_argument("--catalogue", type=pathlib.Path,
                        help="the rule catalogue; skipped if it is not there")
    parser.add_argument("--where", action="store_true",
                        help="print the tests that name each clause")
    parser.add_argument("folder", type=pathlib.Path, nargs="+")
    args = parser.parse_args()

    clauses = args.list.read_text(encoding="utf-8").split()
    if not clauses:
        print(f"{args.list}: no clauses", file=sys.stderr)
        return 1
    # One, or one each for a ruleset and the core that it expands.
    prefixes = "|".join(sorted({c.split("-")[0] for c in clauses}))
    pattern = re.compile(rf"\b(?:{prefixes})-[A-Z]{{3}}-\d\d\b")

    failures = 0
    if args.catalogue and args.catalogue.exists():
        catalogue = listed_in_catalogue(args.catalogue, pattern)
        for clause in sorted(set(catalogue) ^ set(clauses)):
            home = args.catalogue if clause in catalogue else args.list
            print(f"{clause}: only in {home}")
            failures += 1

    tests = {}
    for folder in args.folder:
        for path in sorted(folder.rglob("*")):
            if path.suffix not in SOURCES | {".textproto"}:
                continue
            if path.suffix == ".textproto" and "conformance" not in path.parts:
                continue
            for clause in named_in(path, pattern):
                tests.setdefault(clause, []).append(path)

    if args.where:
        for clause in clauses:
            names = ", ".join(p.name for p in tests.get(clause, []))
            print(f"{clause}: {names or '-'}")
    for clause in sorted(set(tests) - set(clauses)):
        for path in tests[clause]:
            print(f"{path}: names {clause}, which is no clause")
            failures += 1
    missing = [c for c in clauses if c not in tests]
    for clause in missing:
        print(f"{clause}: no test names it")
    print(f"{len(clauses) - len(missing)} of {len(clauses)} clauses are named "
          "by a test")
    return 1 if missing or failures else 0


if __name__ == "__main__":
    sys.exit(main())
