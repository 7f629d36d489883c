// What can be said in a scenario or position is told by the program, from the
// forms by which the reader takes entries.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <sstream>
#include <string>

#include "arenas/berthier.h"
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

TEST(EntryForms, EveryWordNumberLinkAndOptionIsTold) {
  for (const Ruleset& ruleset : Rulesets()) {
    if (ruleset.entry_forms == nullptr) continue;
    const std::string told = Told(ruleset);
    for (const EntryForm& form : ruleset.entry_forms()) {
      for (const WordForm& each : form.words) {
        for (const std::string_view word : each.words) {
          EXPECT_THAT(told, HasSubstr("\"" + std::string(word) + "\""));
        }
      }
      for (const NumberForm& number : form.numbers) {
        EXPECT_THAT(told, HasSubstr("      number   " +
                                    std::string(number.key) + ", "));
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
  EXPECT_THAT(told, ContainsRegex("    process +what is being resolved"));
  EXPECT_THAT(told, ContainsRegex("points +one point: where its turn began"));
  EXPECT_THAT(told, ContainsRegex("    square_move +2, 1"));
  EXPECT_THAT(told, ContainsRegex("    road_waives_terrain +true, false"));
}

}  // namespace
}  // namespace berthier
