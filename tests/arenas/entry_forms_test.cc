// What can be said in a scenario or position is told by the program, from the
// forms by which the reader takes entries.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <sstream>
#include <string>

#include "arenas/commands/berthier.h"
#include "engine/rulesets/registry.h"

namespace berthier {
namespace {

using testing::ContainsRegex;
using testing::HasSubstr;

std::string Told(const Ruleset& ruleset) {
  std::ostringstream out;
  std::ostringstream err;
  EXPECT_EQ(RunBerthier({"rulesets", std::string(ruleset.name)},
                        {.rulesets = Rulesets(), .out = out, .err = err}),
            0)
      << err.str();
  return out.str();
}

// A row of the key itself, or of numbers alike: "list 0 to 11,".
std::string KeyOrRun(const std::string& key) {
  const size_t stem = key.find_last_not_of("0123456789");
  if (stem + 1 == key.size()) return key + ", ";
  return key.substr(0, stem + 1) + "([0-9]+ to )?[0-9]+, ";
}

TEST(EntryForms, EveryWordNumberLinkAndOptionIsTold) {
  for (const Ruleset& ruleset : Rulesets()) {
    ASSERT_NE(ruleset.entry_forms, nullptr) << ruleset.name;
    const std::string told = Told(ruleset);
    for (const EntryForm& form : ruleset.entry_forms()) {
      for (const WordForm& each : form.words) {
        for (const std::string_view word : each.words) {
          EXPECT_THAT(told, HasSubstr("\"" + std::string(word) + "\""));
        }
      }
      for (const NumberForm& number : form.numbers) {
        EXPECT_THAT(told, ContainsRegex("      number   " +
                                        KeyOrRun(std::string(number.key))));
      }
      for (const LinkForm& link : form.links) {
        EXPECT_THAT(told,
                    HasSubstr("      link     " + std::string(link.key) + " "));
      }
    }
    for (const OptionForm& option : ruleset.options()) {
      EXPECT_THAT(told, HasSubstr("    " + std::string(option.name) + " "));
    }
  }
}

TEST(EntryForms, GrandeTactiqueTellsWhatOnlyItsWriterKnew) {
  const std::string told = Told(*FindRuleset("grande_tactique"));
  EXPECT_THAT(told, ContainsRegex("is +\"diced\" +has thrown its command die"));
  EXPECT_THAT(told, ContainsRegex("number +bonus of the corps, 0 to 5 +CP"));
  EXPECT_THAT(told, ContainsRegex("is +\"attached now\" +joined his unit"));
  EXPECT_THAT(told, ContainsRegex("number +start heading, 0 to 1439 +heading"));
  EXPECT_THAT(told, ContainsRegex("    process is: \"flight\" +how a unit"));
  EXPECT_THAT(told, HasSubstr("      number   list 0 to 11, 0 to 255\n"));
  EXPECT_THAT(told, HasSubstr("      number   legs, 0 to 255\n"));
  EXPECT_THAT(told, ContainsRegex("points +one point: where its turn began"));
  EXPECT_THAT(told, ContainsRegex("    square_move +2, 1"));
  EXPECT_THAT(told, ContainsRegex("    road_waives_terrain +true, false"));
}

TEST(EntryForms, BigBattleNapoleonicTellsWhatOnlyItsWriterKnew) {
  const std::string told = Told(*FindRuleset("big_battle_napoleonic"));
  EXPECT_THAT(told, ContainsRegex("is +\"rally spoiled\" +cannot rally in"));
  EXPECT_THAT(told, ContainsRegex("number +bases at start, 3 to 8 +it began"));
  EXPECT_THAT(told,
              HasSubstr("      number   way heading 0 to 12, 0 to 1439 at"));
  EXPECT_THAT(told, ContainsRegex("number +moved ticks, 0 to 40000 +the same"));
  EXPECT_THAT(told, ContainsRegex("terrain is: \"bridge\" +a bridge; the"));
  EXPECT_THAT(told, ContainsRegex("process is: \"shot\" +who may fire"));
  EXPECT_THAT(told, ContainsRegex("link +stays south of +a limit: inches"));
  EXPECT_THAT(told, ContainsRegex("    victory_margin +[0-9]+, or from 1 to"));
  EXPECT_THAT(told, ContainsRegex("    free_deployment +(false|true), "));
}

}  // namespace
}  // namespace berthier
