// What can be said in a scenario or position is told by the program, from the
// forms by which the reader takes entries.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>

#include "engine/rulesets/registry.h"
#include "tests/arenas/told.h"

namespace berthier {
namespace {

using testing::ContainsRegex;
using testing::HasSubstr;

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

}  // namespace
}  // namespace berthier
