"""What extract.py takes for an example, and what becomes of it."""

import unittest

import extract


def blocks(*lines):
  return list(extract.blocks_of("\n".join(lines)))


def kinds(*lines):
  return [block.kind() for block in blocks(*lines)]


class ExtractTest(unittest.TestCase):

  def test_an_indented_block_is_an_example(self):
    self.assertEqual(kinds("// A thing.", "//", "//   Use(thing);"),
                     ["example"])
    self.assertEqual(kinds("// Without a blank line:", "//   Use(thing);"),
                     ["example"])
    self.assertEqual(kinds("// Words that look", "//   like prose"),
                     ["example"])
    self.assertEqual(kinds("class A {", "  // In a class:", "  //   Use();"),
                     ["example"])

  def test_spaced_code_is_no_table(self):
    self.assertEqual(kinds("//   Thing a;    // one", "//   Thing bcd;  // two"),
                     ["example"])
    self.assertEqual(kinds("//   Thing a   = 1;", "//   Thing bcd = 2;"),
                     ["example"])

  def test_lists_and_tables_are_none(self):
    self.assertEqual(kinds("// Laws:", "//   - one,", "//     and more"),
                     ["list"])
    self.assertEqual(kinds("// Laws:", "// - one,", "//   and more"),
                     ["rest of a list"])
    self.assertEqual(kinds("// - one", "//", "//   Use(thing);"), ["example"])
    self.assertEqual(kinds("//   kOne   the first;", "//   kThree  the third"),
                     ["table"])

  def test_every_line_stands_where_the_header_has_it(self):
    [block] = blocks("// A thing.", "//", "//   struct A {", "//     int b;",
                     "//   };", "//   Use(A());")
    definitions, statements = extract.split(block, "thing")
    self.assertEqual(definitions, ['#line 3 "thing"', "struct A {",
                                   "  int b;", "};"])
    self.assertEqual(statements, ['#line 6 "thing"', "Use(A());"])

  def test_three_dots(self):
    self.assertEqual(extract.as_code("if (a) ...  // so"), "if (a) {}  // so")
    self.assertEqual(extract.as_code("class A { ... };"), "class A {};")
    self.assertEqual(extract.as_code("  ..."), "")
    self.assertEqual(extract.as_code("Use(...);"), "Use(...);")


if __name__ == "__main__":
  unittest.main()
