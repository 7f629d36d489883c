// The contract suite on every scenario that is shipped, whatever its ruleset.
#include "tests/engine/model/contract.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "engine/rulesets/registry.h"
#include "proto/position_codec.h"

namespace berthier {
namespace {

std::vector<std::string> Scenarios() {
  std::vector<std::string> files;
  for (const auto& entry :
       std::filesystem::directory_iterator("arenas/scenarios")) {
    if (entry.path().extension() == ".textproto") {
      files.push_back(entry.path().string());
    }
  }
  std::sort(files.begin(), files.end());
  return files;
}

// One hash over a seeded run of each scenario, the same on every compiler and
// machine; it changes when anything plays differently, and is then renewed.
std::optional<uint64_t> Published(const std::string& file) {
  static const std::map<std::string, uint64_t> kPublished = {
      {"crest", 0x57d74502818167ae},
      {"farm", 0xf504d2c0affe0266},
      {"ligny", 0xd7bba886136239e6},
      {"redoubt", 0xead4c16362806e5b},
      {"redoubt_austrian", 0xd89f88aac2197640},
      {"retz", 0xd05801f4521450bb},
      {"ridge", 0xa512bba5ae240be7},
      {"st_amand", 0x9dccdae04193d75f},
      {"steinfeld", 0x6953df4496c384b5},
  };
  const auto it = kPublished.find(std::filesystem::path(file).stem().string());
  if (it == kPublished.end()) return std::nullopt;
  return it->second;
}

class Contract : public testing::TestWithParam<std::string> {};

TEST_P(Contract, IsKept) {
  std::ifstream stream(GetParam());
  const std::string text{std::istreambuf_iterator<char>(stream), {}};
  const absl::StatusOr<WrittenDossier> read =
      ReadPosition({GetParam(), text}, Form::kText);
  ASSERT_TRUE(read.ok()) << read.status();
  const Ruleset* const ruleset = FindRuleset(read->dossier.ruleset);
  ASSERT_NE(ruleset, nullptr) << read->dossier.ruleset;
  RunContract(*ruleset, read->dossier,
              {.games = 6,
               .thorough_every = 41,
               .draws_per_verb = 0,
               .published = Published(GetParam())});
}

INSTANTIATE_TEST_SUITE_P(
    Scenarios, Contract, testing::ValuesIn(Scenarios()),
    [](const testing::TestParamInfo<std::string>& scenario) {
      return std::filesystem::path(scenario.param).stem().string();
    });

}  // namespace
}  // namespace berthier
