// A game of Simple Grand Tactical as `berthier replay` tells it.
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include <filesystem>
#include <regex>
#include <sstream>
#include <string>
#include <vector>

#include "arenas/commands/berthier.h"
#include "engine/rulesets/registry.h"

namespace berthier {
namespace {

namespace fs = std::filesystem;
using testing::ContainsRegex;
using testing::HasSubstr;
using testing::Not;

std::string Run(const std::vector<std::string>& arguments) {
  std::ostringstream out;
  std::ostringstream err;
  EXPECT_EQ(
      RunBerthier(arguments, {.rulesets = Rulesets(), .out = out, .err = err}),
      0)
      << err.str();
  return out.str();
}

// The whole of a game of random agents of the village.
std::string Told() {
  const fs::path log = fs::path(testing::TempDir()) /
                       ("telling_test." + std::to_string(getpid()) + ".bgl");
  Run({"match", "--agents=random,random", "--scenario=village", "--pairs=1",
       "--seed=2", "--log=" + log.string()});
  const std::string told = Run({"replay", log.string(), "--game=1"});
  fs::remove(log);
  return told;
}

TEST(SgtTelling, EveryPhaseHasItsHeading) {
  const std::string told = Told();
  EXPECT_THAT(told, HasSubstr("=== player-turn 2: turn 1, French\n"));
  EXPECT_THAT(told, HasSubstr("=== player-turn 3: turn 1, Austrian\n"));
  for (const std::string phase : {"rally", "movement", "melee"}) {
    EXPECT_THAT(told, HasSubstr("  -- French: " + phase));
    EXPECT_THAT(told, HasSubstr("  -- Austrian: " + phase));
  }
}

TEST(SgtTelling, TheArmiesComeFirst) {
  const std::string told = Told();
  EXPECT_THAT(told, HasSubstr("French has an army morale of 20"));
  EXPECT_THAT(told,
              HasSubstr("  -- order of battle: French\n"
                        "     0 lost of the 20 chips of its army morale"));
  EXPECT_THAT(told, ContainsRegex("\n       F03, veteran line with French "
                                  "general 1\n"));
}

// "2D6 4+3 = 7, +1 rally mod, -1 in line = 7": the sums are right.
TEST(SgtTelling, DiceAreAddedUp) {
  const std::string told = Told();
  const std::regex noted(
      "2D6 ([1-6])\\+([1-6]) = ([0-9]+)((?:, [+-][0-9]+ [^:=+]+)+)"
      " = (-?[0-9]+)");
  const std::regex modifier(", ([+-][0-9]+) ");
  int seen = 0;
  for (std::sregex_iterator at(told.begin(), told.end(), noted), end; at != end;
       ++at) {
    ++seen;
    const int sum = std::stoi((*at)[1]) + std::stoi((*at)[2]);
    EXPECT_EQ(std::stoi((*at)[3]), sum) << at->str();
    const std::string modifiers = (*at)[4];
    int total = sum;
    for (std::sregex_iterator one(modifiers.begin(), modifiers.end(), modifier),
         last;
         one != last; ++one) {
      total += std::stoi((*one)[1]);
    }
    EXPECT_EQ(std::stoi((*at)[5]), total) << at->str();
  }
  EXPECT_GT(seen, 20);
}

TEST(SgtTelling, NothingIsSaidTwice) {
  const std::string told = Told();
  EXPECT_THAT(told,
              HasSubstr(" is rallied by a pass (Austrian commander has "));
  EXPECT_THAT(told, Not(ContainsRegex("is disordered\n +[AF][0-9]+ is "
                                      "disordered")));
}

}  // namespace
}  // namespace berthier
