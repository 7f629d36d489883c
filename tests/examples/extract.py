#!/usr/bin/env python3
"""Makes sources of the examples in the comments of headers.

  extract.py ROOT            lists every indented block and what it is taken for
  extract.py ROOT --folders  the folders that get a source, one a line
  extract.py ROOT FOLDER OUTPUT  writes the source of one of them

The README beside this file says what an indented block of a comment may be.
Whatever is neither a list nor a table is an example, and must compile.
"""

import pathlib
import re
import sys

HOUSE = ("engine", "proto", "agents", "arenas", "bench", "tests")
CONTEXTS = "tests/examples"

COMMENT = re.compile(r"\s*//(.*)$")
LIST_ITEM = re.compile(r"(- |\d+\. )")
TABLE_ROW = re.compile(r"[^\s(=;.][^(=;.]*?  +(?!//)[^\s=({;]")
# What a function cannot hold stands before it.
OUTSIDE = re.compile(r"(template|inline|class|struct|enum|TEST|TEST_F|int main)\b")
# Three dots: an empty statement, nothing between braces, a line left out.
LEFT_OUT = ((re.compile(r"(?<=\)) \.\.\.(?=\s*(//|$))"), " {}"),
            (re.compile(r"\{ \.\.\. \}"), "{}"),
            (re.compile(r"^\s*\.\.\.(?=\s*(//|$))"), ""))


class Block:
  """An indented block: where it begins, its lines, what stands above it."""

  def __init__(self, line, above):
    self.line = line
    self.above = above
    self.lines = []

  def base_lines(self):
    return [l for l in self.lines if l and not l.startswith(" ")]

  def kind(self):
    """A list or a table by its look alone, or else an example."""
    if LIST_ITEM.match(self.lines[0]):
      return "list"
    if LIST_ITEM.match(self.above):
      return "rest of a list"
    if all(TABLE_ROW.match(l) for l in self.base_lines()):
      return "table"
    return "example"


def blocks_of(text):
  """The indented blocks of all comments, without the indentation."""
  block = None
  above = ""
  for number, line in enumerate(text.splitlines(), 1):
    comment = COMMENT.match(line)
    words = comment.group(1) if comment else ""
    indented = words.startswith("   ")
    if indented:
      if block is None:
        block = Block(number, above)
      block.lines.append(words[3:].rstrip())
    elif comment and not words.strip() and block is not None:
      block.lines.append("")
    elif block is not None:
      yield block
      block = None
    if not comment:
      above = ""
    elif not indented:
      above = words.strip()
  if block is not None:
    yield block


def as_code(line):
  for left_out, instead in LEFT_OUT:
    line = left_out.sub(instead, line)
  return line


def split(block, path):
  """Its definitions and its statements, each line where the header has it."""
  definitions, statements = [], []
  outside = previous = None
  for number, line in enumerate(block.lines, block.line):
    at_base = bool(line) and not line.startswith(" ")
    if not outside:
      outside = bool(OUTSIDE.match(line))
    into = definitions if outside else statements
    if into is not previous:
      into.append(f'#line {number} "{path}"')
      previous = into
    into.append(as_code(line))
    if at_base and line.split("//")[0].rstrip().endswith((";", "}")):
      outside = False
  return definitions, statements


def source_of(path, block):
  """An example as code, every line of it where the header has it."""
  stem = pathlib.Path(path).stem
  before, within = split(block, path)
  return "\n".join([
      f"namespace berthier::examples::{stem}_h {{",
      f"namespace line_{block.line} {{", *before,
      "[[maybe_unused]] static auto Example() {", *within, ";", "}",
      "}  // namespace", "}  // namespace", ""])


def context_of(root, path):
  """The nearest folder of a header that has a context."""
  for folder in pathlib.PurePosixPath(path).parents:
    if (root / CONTEXTS / f"{folder}.h").exists():
      return str(folder)
  sys.exit(f"{path}: has an example, but there is no {CONTEXTS}/FOLDER.h for it"
           " or a folder above it")


def headers(root):
  for top in HOUSE:
    for file in sorted((root / top).rglob("*.h")):
      path = file.relative_to(root).as_posix()
      if not path.startswith(CONTEXTS + "/"):
        yield path, list(blocks_of(file.read_text()))


def main(arguments):
  root = pathlib.Path(arguments[0])
  if len(arguments) == 1:
    for path, blocks in headers(root):
      for block in blocks:
        print(f"{path}:{block.line}: {block.kind()}: {block.lines[0]}")
    return
  examples = [(path, block) for path, blocks in headers(root)
              for block in blocks if block.kind() == "example"]
  if arguments[1] == "--folders":
    print("\n".join(sorted({context_of(root, path) for path, _ in examples})))
    return
  folder, output = arguments[1], pathlib.Path(arguments[2])
  mine = [(path, block) for path, block in examples
          if context_of(root, path) == folder]
  included = [*dict.fromkeys(path for path, _ in mine),
              f"{CONTEXTS}/{folder}.h"]
  text = "\n".join([f'#include "{path}"' for path in included] + [""] +
                   [source_of(path, block) for path, block in mine])
  output.parent.mkdir(parents=True, exist_ok=True)
  output.write_text(text)


if __name__ == "__main__":
  main(sys.argv[1:])
