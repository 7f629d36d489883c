#!/usr/bin/env python3
"""Fails if anything but the registry knows which rulesets or scenarios there are.

  enumerations.py ROOT

A file that names two rulesets, or scenarios of two rulesets, is an enumeration:
who adds a ruleset would have to add it there too. None may stand outside the
registry (BERTHIER_RULESETS in CMakeLists.txt). What belongs to a ruleset has
its name in its path and is not looked at; nor are comments, prose, positions and
figures of games played.
"""

import pathlib
import re
import subprocess
import sys

CODE = {".cc", ".h", ".py", ".sh", ".mjs", ".js", ".proto", ".cmake", ".txt", ""}
LINE_COMMENT = {".cc": "//", ".h": "//", ".proto": "//", ".mjs": "//",
                ".js": "//"}
REGISTRY = re.compile(r"set\(BERTHIER_RULESETS\s([^)]*)\)")


def files_of(root):
  listed = subprocess.run(["git", "-C", root, "ls-files", "-z"], check=True,
                          capture_output=True, text=True).stdout
  return [pathlib.PurePath(name) for name in listed.split("\0") if name]


def without_comments(text, ending):
  mark = LINE_COMMENT.get(ending, "#")
  return re.sub(rf"(^|\s){re.escape(mark)}.*", "", text, flags=re.M)


def names_in_code(text, ruleset):
  """The folder's name, or that of its functions."""
  function = "".join(word.capitalize() for word in ruleset.split("_"))
  return re.search(rf"{ruleset}|{function}", text) is not None


def scenarios_of(root):
  """Names of scenarios by ruleset."""
  found = {}
  for file in sorted((root / "arenas/scenarios").glob("*.textproto")):
    ruleset = re.search(r'^ruleset: "(\w+)"', file.read_text(), re.M)[1]
    found.setdefault(ruleset, []).append(file.stem)
  return found


def faults(root):
  top = (root / "CMakeLists.txt").read_text()
  rulesets = REGISTRY.search(top)[1].split()
  scenarios = scenarios_of(root)
  for path in files_of(root):
    where = path.as_posix()
    if (path.suffix not in CODE or any(r in where for r in rulesets) or
        where.startswith(("tests/fuzz/corpus/", "tests/toys/sixth/"))):
      continue
    text = (root / path).read_text(errors="replace")
    if where == "CMakeLists.txt":
      text = REGISTRY.sub("", text)
    text = without_comments(text, path.suffix)
    named = [r for r in rulesets if names_in_code(text, r)]
    if len(named) > 1:
      yield f"{where} names {' and '.join(named)}"
    if where.startswith(("engine/", "tests/engine/",
                         "arenas/table/page/ground.js")):
      continue  # knows no scenarios; "ridge", "plain" and "ford" are words
    quoted = {word for r in scenarios for word in scenarios[r]
              if re.search(rf"""["'=:]{word}["'\s,:]""", text)}
    played = [r for r in scenarios if quoted & set(scenarios[r])]
    if len(played) > 1:
      yield f"{where} names scenarios of {' and '.join(played)}: " + ", ".join(
          sorted(quoted))


def main():
  found = list(faults(pathlib.Path(sys.argv[1])))
  print("\n".join(found))
  return 1 if found else 0


if __name__ == "__main__":
  sys.exit(main())
