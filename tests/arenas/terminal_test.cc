#include "arenas/text/terminal.h"

#include <gtest/gtest.h>

#include <cstdlib>

namespace berthier {
namespace {

TEST(Terminal, BreaksAtSpacesAndIndents) {
  EXPECT_EQ(Wrapped("a bb ccc", 0, 2), "a bb ccc");
  EXPECT_EQ(Wrapped("a bb ccc", 8, 2), "a bb ccc");
  EXPECT_EQ(Wrapped("a bb ccc", 7, 2), "a bb\n  ccc");
  // A word that fits nowhere stays whole.
  EXPECT_EQ(Wrapped("aaaaaaaaaa b", 5, 2), "aaaaaaaaaa\n  b");
  EXPECT_EQ(Wrapped("    1  French: go", 11, 9),
            "    1\n         French:\n         go");
}

TEST(Terminal, WidthIsThatOfTheEye) {
  const std::string red = Inked("ab", Ink::kLoss, Colours::kShown);
  EXPECT_EQ(red, "\x1b[31mab\x1b[0m");
  EXPECT_EQ(Inked("ab", Ink::kLoss, Colours::kNone), "ab");
  EXPECT_EQ(Wrapped(red + " cd", 5, 0), red + " cd");
  EXPECT_EQ(Wrapped(red + " cd", 4, 0), red + "\ncd");
  EXPECT_EQ(Wrapped("ä ö", 3, 0), "ä ö");
}

// A pipe or file has no limit, but COLUMNS may give it one; nor has it colours.
TEST(Terminal, AFileIsAsWideAsColumnsSays) {
  const int file = 0x7fff;  // no open file at all
  unsetenv("COLUMNS");
  EXPECT_EQ(TerminalOf(file).width, 0);
  EXPECT_EQ(TerminalOf(file).colours, Colours::kNone);
  setenv("COLUMNS", "132", 1);
  EXPECT_EQ(TerminalOf(file).width, 132);
  setenv("COLUMNS", "wide", 1);
  EXPECT_EQ(TerminalOf(file).width, 0);
  unsetenv("COLUMNS");
}

}  // namespace
}  // namespace berthier
