// Search code names no ruleset: what it knows of one comes from a doctrine.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

namespace berthier {
namespace {

using testing::HasSubstr;
using testing::Not;

// Every ruleset has a folder; the toys stand in for those to come.
std::vector<std::string> Rulesets() {
  std::vector<std::string> names = {"breakthrough", "connect_four",
                                    "dice_duel"};
  for (const auto& entry :
       std::filesystem::directory_iterator("engine/rulesets")) {
    if (entry.is_directory()) names.push_back(entry.path().filename().string());
  }
  return names;
}

TEST(SearchNames, NoRuleset) {
  const std::vector<std::string> names = Rulesets();
  ASSERT_GE(names.size(), 4u);
  int files = 0;
  for (const auto& entry :
       std::filesystem::directory_iterator("agents/search")) {
    std::ifstream stream(entry.path());
    const std::string text{std::istreambuf_iterator<char>(stream), {}};
    ASSERT_FALSE(text.empty()) << entry.path();
    ++files;
    for (const std::string& name : names) {
      EXPECT_THAT(text, Not(HasSubstr(name))) << entry.path();
    }
  }
  EXPECT_GT(files, 10);
}

}  // namespace
}  // namespace berthier
