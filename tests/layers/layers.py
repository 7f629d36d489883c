#!/usr/bin/env python3
"""Fails if a folder of engine or arenas reaches for what it does not link.

  layers.py ROOT                    includes alone
  layers.py ROOT --build FOLDER     calls too, from the libraries built there
  layers.py ROOT --list             the folders, floor by floor, and the arrows

One library a folder (berthier_library in its CMakeLists.txt). The laws:

- a folder includes what is its own, or what it links (USES), directly or not;
- a library calls only what it links, whatever header says so;
- no circle of libraries: so that there is an up and a down;
- in a ruleset no circle of files: a source and its header are one, an include is
  an arrow;
- in the folders of a ruleset a source has its header, or is a part of a class
  that stands in another one beside it.
"""

import argparse
import pathlib
import re
import subprocess
import sys

INCLUDE = re.compile(r'^#include "((?:engine|arenas)/[^"]+)"', re.M)
TOPS = ("engine", "arenas")
# Headers of the program's own main.cc, and what stands above all folders.
FACE = ("arenas/main.cc", "arenas/version.h")
LIBRARY = re.compile(r"berthier_library\((\w[^)]*)\)")
BUNDLE = re.compile(r"berthier_bundle\((\w+) \w+ ?([^)]*)\)")
SETTING = re.compile(r"^set\((\w+)\s+([^)]*)\)", re.M)
RULESETS = "engine/rulesets/"
KEYWORDS = ("SOURCES", "ALONE", "USES")
MEMBER = re.compile(r"^[^\s#/].*?\b([A-Z]\w+)::~?\w+\(", re.M)


class Library:
  def __init__(self, name, folder, uses, has_sources):
    self.name = name
    self.has_sources = has_sources  # or headers alone
    self.folder = folder  # as includes have it
    self.uses = uses


def libraries_of(root):
  """Those of the engine by name."""
  settings = dict(SETTING.findall((root / "CMakeLists.txt").read_text()))
  libraries = {}
  for file in sorted(file for top in TOPS
                     for file in (root / top).rglob("CMakeLists.txt")):
    folder = file.parent.relative_to(root).as_posix()
    for name, uses in BUNDLE.findall(file.read_text()):
      libraries[name] = Library(name, folder, uses.split(), True)
    for words in LIBRARY.findall(file.read_text()):
      words = re.sub(r"\$\{(\w+)\}", lambda m: settings.get(m[1], m[0]), words)
      name, *words = words.split()
      uses, part = [], None
      for word in words:
        if word in KEYWORDS:
          part = word
        elif part == "USES":
          uses.append(word)
      libraries[name] = Library(
          name, folder, uses,
          "SOURCES" in words or "ALONE" in words)
  return libraries


def below(libraries, name):
  """The library and everything that it links."""
  found, waiting = set(), [name]
  while waiting:
    at = waiting.pop()
    if at not in found and at in libraries:
      found.add(at)
      waiting += libraries[at].uses
  return found


def circles(arrows):
  """The sets of nodes each of which leads to all others (Tarjan)."""
  index, low, stack, found = {}, {}, [], []

  def visit(node):
    index[node] = low[node] = len(index)
    stack.append(node)
    for other in arrows.get(node, ()):
      if other not in index:
        visit(other)
      if other in stack:
        low[node] = min(low[node], low[other])
    if low[node] == index[node]:
      at = stack.index(node)
      circle = stack[at:]
      del stack[at:]
      if len(circle) > 1 or node in arrows.get(node, ()):
        found.append(sorted(circle))

  for node in sorted(arrows):
    if node not in index:
      visit(node)
  return found


def texts_of(root):
  """Path and text of every file of the folders."""
  return {path.relative_to(root).as_posix(): path.read_text()
          for top in TOPS for path in sorted((root / top).rglob("*"))
          if path.suffix in (".h", ".cc")
          and path.relative_to(root).as_posix() not in FACE}


def top_of(path):
  return path.partition("/")[0]


def stem(path):
  return path.rsplit(".", 1)[0]


def wrong_includes(texts, libraries):
  owners = {}  # a folder of the arena may be several libraries
  for library in libraries.values():
    owners.setdefault(library.folder, []).append(library.name)

  def owners_of(path):
    folder = path.rpartition("/")[0]
    # Of the arena a folder within a folder may be a part of its library.
    while folder.startswith("arenas/") and folder not in owners:
      folder = folder.rpartition("/")[0]
    return owners.get(folder, [])

  for path, text in texts.items():
    here = owners_of(path)
    if not here:
      yield f"{path}: its folder is no library"
      continue
    linked = set().union(*(below(libraries, name) for name in here))
    for included in INCLUDE.findall(text):
      # What lies between the two is held to nothing here.
      if top_of(included) != top_of(path):
        continue
      if not linked.intersection(owners_of(included)):
        yield (f"{path}: includes {included}, but {' '.join(here)} does not"
               " link it")


def without_header(texts, libraries):
  for path, text in texts.items():
    in_folder = path.startswith(RULESETS) and path.count("/") == 4
    if path.endswith(".h") or not in_folder or stem(path) + ".h" in texts:
      continue
    beside = [texts[included] for included in INCLUDE.findall(text)
              if included.rpartition("/")[0] == path.rpartition("/")[0]]
    if not any(re.search(rf"^class {name}\b", header, re.M)
               for name in set(MEMBER.findall(text)) for header in beside):
      yield (f"{path}: there is no {stem(path)}.h, and it is no part of a class"
             " of a header beside it")


def symbols(archive, kind):
  words = subprocess.run(["nm", f"--{kind}", "--extern-only", "-P", archive],
                         check=True, capture_output=True, text=True).stdout
  # Weak ones (V, W) are those of templates and inline functions, anywhere.
  return {line.split()[0] for line in words.splitlines()
          if " " in line and line.split()[1] not in "vVwWu"}


def wrong_calls(libraries, build):
  archives = {}
  for name, library in libraries.items():
    if not library.has_sources:
      continue
    found = sorted((build / library.folder).rglob(f"lib*{name}.a"))
    if not found:
      yield f"{name} is not built"
      return
    archives[name] = found[0]
  definer = {symbol: name for name, archive in archives.items()
             for symbol in symbols(archive, "defined-only")}
  for name, archive in archives.items():
    library = libraries[name]
    linked = below(libraries, name)
    for symbol in sorted(symbols(archive, "undefined-only")):
      there = libraries[definer.get(symbol, name)]
      if top_of(there.folder) == top_of(library.folder) and (
          there.name not in linked):
        yield (f"{name} needs {symbol} of {definer[symbol]},"
               " which it does not link")


def faults(root, build):
  libraries, texts = libraries_of(root), texts_of(root)
  for circle in circles({l.name: l.uses for l in libraries.values()}):
    yield f"circle of libraries: {' '.join(circle)}"
  arrows = {}
  for path, text in texts.items():
    if not path.startswith(RULESETS):
      continue
    arrows.setdefault(stem(path), set()).update(
        stem(included) for included in INCLUDE.findall(text)
        if stem(included) != stem(path))
  for circle in circles(arrows):
    yield f"circle of files: {' '.join(circle)}"
  yield from wrong_includes(texts, libraries)
  yield from without_header(texts, libraries)
  if build:
    yield from wrong_calls(libraries, build)


def show(root):
  """The floors: who stands on nobody, who stands on those, and so on."""
  libraries, texts = libraries_of(root), texts_of(root)
  lines = {}
  for path, text in texts.items():
    folder = path.rpartition("/")[0]
    lines[folder] = lines.get(folder, 0) + text.count("\n")

  def floor(library):
    return 1 + max((floor(libraries[use]) for use in library.uses
                    if use in libraries), default=-1)
  for library in sorted(libraries.values(), key=lambda l: (floor(l), l.name)):
    print(f"{floor(library)}  {library.folder}  {lines.get(library.folder, 0)}"
          f" lines -> {' '.join(library.uses)}")


def main():
  parser = argparse.ArgumentParser()
  parser.add_argument("root", type=pathlib.Path)
  parser.add_argument("--build", type=pathlib.Path)
  parser.add_argument("--list", action="store_true")
  arguments = parser.parse_args()
  if arguments.list:
    show(arguments.root)
    return 0
  found = list(faults(arguments.root, arguments.build))
  print("\n".join(found))
  return 1 if found else 0


if __name__ == "__main__":
  sys.exit(main())
