#!/usr/bin/env python3
"""A type name stands for one type in a namespace.

Two types of one name in one namespace that no file sees both of do not clash
at compile time: the linker silently takes the functions of one for both.

usage: type_names.py ROOT
       type_names.py --test
"""

import collections
import pathlib
import re
import sys

TOPS = ("engine", "agents", "arenas", "proto")
SKIPPED = re.compile(
    r'//[^\n]*|/\*.*?\*/|R"(\w*)\(.*?\)\1"|"(?:\\.|[^"\\\n])*"', re.S)
TOKEN = re.compile(
    r"namespace\s*([\w:]*)\s*\{"
    r"|\b(?:class|struct|union|enum(?:\s+(?:class|struct))?)\s+"
    r"((?:\w+::)*\w+)[^;{}()=]*\{"
    r"|\{|\}")


def types_in(text):
    """Names of the types defined right in a named namespace."""
    open_scopes = []  # the name of a namespace; None: any other brace
    for token in TOKEN.finditer(SKIPPED.sub(" ", text)):
        if token.group(0) == "}":
            if open_scopes:
                open_scopes.pop()
        elif token.group(0).startswith("namespace"):
            open_scopes.append(token.group(1) or None)
        else:
            name = token.group(2)
            if name and "::" not in name and None not in open_scopes:
                yield "::".join(open_scopes + [name])
            open_scopes.append(None)


def defined_twice(files):
    """{name: files} of the names that several of {file: text} define."""
    where = collections.defaultdict(set)
    for file, text in files.items():
        for name in types_in(text):
            where[name].add(file)
    return {name: sorted(at) for name, at in where.items() if len(at) > 1}


def test():
    a = "namespace berthier { struct Plan { int x; }; }"
    b = "// struct Plan {\nnamespace berthier {\nclass Plan : A {};\n}"
    assert defined_twice({"a": a, "b": b}) == {"berthier::Plan": ["a", "b"]}
    apart = "namespace berthier::x { struct Plan {}; }"
    hidden = "namespace berthier { namespace { struct Plan {}; } }"
    inner = "namespace berthier { struct A { struct Plan {}; }; }"
    outside = "namespace berthier { struct A::Plan {}; }"
    declared = "namespace berthier { struct Plan; void F(struct Plan p) {} }"
    for other in (apart, hidden, inner, outside, declared):
        assert not defined_twice({"a": a, "b": other}), other


def main():
    if sys.argv[1:] == ["--test"]:
        test()
        return 0
    root = pathlib.Path(sys.argv[1])
    files = {
        str(path.relative_to(root)): path.read_text()
        for top in TOPS for path in sorted((root / top).rglob("*"))
        if path.suffix in (".h", ".cc") and "node_modules" not in path.parts
    }
    twice = defined_twice(files)
    for name, at in sorted(twice.items()):
        print(f"{name} is defined in {' and '.join(at)}; rename one")
    return 1 if twice else 0


if __name__ == "__main__":
    sys.exit(main())
