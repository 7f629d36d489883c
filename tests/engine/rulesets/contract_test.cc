// The contract suite on every scenario that is bundled, whatever its ruleset.
#include "tests/engine/model/contract.h"

#include <gtest/gtest.h>

#include <fstream>
#include <map>
#include <optional>
#include <ostream>
#include <string>
#include <utility>
#include <vector>

#include "arenas/scenarios/bundled.h"
#include "engine/rulesets/registry.h"
#include "proto/position_codec.h"

namespace berthier {

// How GoogleTest names it.
void PrintTo(const BundledText& scenario, std::ostream* out) {
  *out << scenario.name;
}

namespace {

// One hash over a seeded run of each scenario, the same on every compiler and
// machine; it changes when anything plays differently, and is then renewed. A
// ruleset has them beside its own tests.
std::optional<uint64_t> Published(const std::string& ruleset,
                                  std::string_view scenario) {
  for (const std::string tree : {"", "tests/toys/sixth/"}) {
    std::ifstream file(tree + "tests/engine/rulesets/" + ruleset +
                       "/published_hashes");
    std::string name, hash;
    while (file >> name >> hash) {
      if (name == scenario) return std::stoull(hash, nullptr, 16);
    }
  }
  return std::nullopt;
}

class Contract : public testing::TestWithParam<BundledText> {};

TEST_P(Contract, IsKept) {
  const absl::StatusOr<WrittenDocument> read =
      ReadPosition({GetParam().name, GetParam().text}, Form::kText);
  ASSERT_TRUE(read.ok()) << read.status();
  const Ruleset* const ruleset = FindRuleset(read->document.ruleset);
  ASSERT_NE(ruleset, nullptr) << read->document.ruleset;
  const std::optional<uint64_t> published =
      Published(read->document.ruleset, GetParam().name);
  EXPECT_TRUE(published.has_value())
      << "tests/engine/rulesets/" << read->document.ruleset
      << "/published_hashes does not have " << GetParam().name;
  RunContract(*ruleset, read->document,
              {.games = 6,
               .thorough_every = 41,
               .draws_per_verb = 0,
               .published = published.value_or(0)});
}

INSTANTIATE_TEST_SUITE_P(
    Scenarios, Contract,
    testing::ValuesIn(BundledScenarios().begin(), BundledScenarios().end()),
    [](const testing::TestParamInfo<BundledText>& scenario) {
      return std::string(scenario.param.name);
    });

}  // namespace
}  // namespace berthier
