#!/usr/bin/env python3
"""Fails if a README or a comment names a file of the house that is not there.

  named_files.py ROOT

In a README those are words in backquotes that end like a source or begin with
a folder of the house; in a comment, names of headers, sources and schemas. A
name may stand for a file beside whoever names it, below the root, or, without
its folders, anywhere.
"""

import pathlib
import re
import sys

HOUSE = ("agents", "arenas", "bench", "engine", "proto", "tests")
SOURCES = ("*.h", "*.cc", "*.py", "*.proto", "CMakeLists.txt")
IN_README = re.compile(r"`([^`\s]+)`")
# Not of a library: <absl/...>.
IN_COMMENT = re.compile(r"(?<![\w<./-])([\w/]+\.(?:h|cc|proto)|\w+/[\w/]+\.py)(?![\w.])")
COMMENT = re.compile(r"//(.*)|#(?!include)(.*)")
LOOKS_LIKE_A_FILE = re.compile(
    r"(?:[\w.-]+/)*[\w-]+\.(?:h|cc|proto|py|md|css|js|mjs)"
    rf"|(?:{'|'.join(HOUSE)})/[\w./-]*")


def files_of(root):
  for top in HOUSE:
    yield root / top
    for path in sorted((root / top).rglob("*")):
      if "node_modules" not in path.parts:
        yield path
  yield from sorted(path for path in root.iterdir() if path.is_file())


def names_in(file):
  """(line, name) of everything the file names."""
  text = file.read_text(errors="replace")
  for number, line in enumerate(text.splitlines(), 1):
    if file.suffix == ".md":
      for name in IN_README.findall(line):
        if LOOKS_LIKE_A_FILE.fullmatch(name):
          yield number, name
    elif comment := COMMENT.search(line):
      yield from ((number, name)
                  for name in IN_COMMENT.findall(comment.group(0)))


def main(root):
  files = list(files_of(root))
  tails = {"/".join(path.relative_to(root).parts[i:]) for path in files
           for i in range(len(path.relative_to(root).parts))}
  missing = [
      f"{file.relative_to(root)}:{number}: there is no {name}"
      for file in files
      if file.name == "README.md" or any(file.match(s) for s in SOURCES)
      for number, name in names_in(file)
      if name.rstrip("/") not in tails and not (file.parent / name).exists()]
  print("\n".join(missing))
  return 1 if missing else 0


if __name__ == "__main__":
  sys.exit(main(pathlib.Path(sys.argv[1])))
