// Invalid positions and the expected error messages: one line with the place
// and the remedy; no file is written.
//
//   ExpectSaid("whist", kBad);
#ifndef BERTHIER_TESTS_ARENAS_BAD_POSITIONS_H_
#define BERTHIER_TESTS_ARENAS_BAD_POSITIONS_H_

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include <algorithm>
#include <filesystem>
#include <span>
#include <sstream>
#include <string>
#include <string_view>

#include "absl/strings/str_cat.h"
#include "arenas/commands/berthier.h"
#include "arenas/files/files.h"
#include "engine/rulesets/registry.h"

namespace berthier {

struct BadPosition {
  std::string text;  // the file from line 2 on
  std::string says;  // expected part of the message
};

inline void ExpectSaid(std::string_view ruleset,
                       std::span<const BadPosition> all) {
  const std::filesystem::path folder =
      std::filesystem::temp_directory_path() /
      ("berthier_bad_positions_test_" + std::to_string(getpid()));
  std::filesystem::create_directories(folder);
  const std::string file = folder / "bad.textproto";
  const std::string picture = folder / "bad.svg";
  for (const BadPosition& bad : all) {
    ASSERT_TRUE(
        WriteWhole(file, absl::StrCat("ruleset: '", std::string(ruleset), "'\n",
                                      bad.text))
            .ok());
    std::ostringstream out;
    std::ostringstream err;
    EXPECT_EQ(RunBerthier({"show", file, "--svg=" + picture},
                          {.rulesets = Rulesets(), .out = out, .err = err}),
              2)
        << bad.text;
    const std::string said = err.str();
    EXPECT_THAT(said, testing::HasSubstr("berthier: show: " + file));
    EXPECT_THAT(said, testing::HasSubstr(bad.says));
    EXPECT_EQ(std::count(said.begin(), said.end(), '\n'), 1) << said;
    EXPECT_EQ(out.str(), "") << bad.text;
    EXPECT_FALSE(std::filesystem::exists(picture)) << bad.text;
  }
  std::filesystem::remove_all(folder);
}

}  // namespace berthier

#endif  // BERTHIER_TESTS_ARENAS_BAD_POSITIONS_H_
