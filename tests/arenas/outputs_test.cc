// What may be written over: nothing that somebody may still want.
#include "arenas/files/outputs.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include <filesystem>
#include <sstream>
#include <string>
#include <vector>

#include "arenas/commands/berthier.h"
#include "arenas/drawing/svg.h"
#include "arenas/files/files.h"
#include "engine/rulesets/registry.h"
#include "tests/arenas/toy_games.h"

namespace berthier {
namespace {

namespace fs = std::filesystem;
using testing::AllOf;
using testing::HasSubstr;

constexpr Replacing kOwn = Replacing::kOwn;
constexpr Replacing kForced = Replacing::kForced;

constexpr std::string_view kLeague =
    "format: ROUND_ROBIN agent { agent: \"drill\" } scenario { name: \"x\" }";

class OutputsTest : public testing::Test {
 protected:
  OutputsTest() { fs::create_directories(folder_); }
  ~OutputsTest() override { fs::remove_all(folder_); }

  std::string At(const std::string& name) const { return folder_ / name; }
  std::string Put(const std::string& name, std::string_view contents) const {
    EXPECT_TRUE(WriteWhole(At(name), contents).ok());
    return At(name);
  }
  static std::string Contents(const std::string& path) {
    return *ReadWhole(path);
  }
  // A command of the whole program; its exit code and its line.
  static int Run(const std::vector<std::string>& arguments, std::string& err,
                 std::span<const Ruleset> rulesets = Rulesets()) {
    std::ostringstream out;
    std::ostringstream complaint;
    const int code = RunBerthier(
        arguments, {.rulesets = rulesets, .out = out, .err = complaint});
    err = complaint.str();
    return code;
  }

  fs::path folder_ = fs::temp_directory_path() /
                     ("berthier_outputs_test_" + std::to_string(getpid()));
};

TEST_F(OutputsTest, WhatIsNewIsWritten) {
  EXPECT_TRUE(MayWrite({.path = At("new")}, kOwn).ok());
  EXPECT_TRUE(WriteOutput({.path = At("new")}, "text", kOwn).ok());
  EXPECT_EQ(Contents(At("new")), "text");
  EXPECT_TRUE(WriteOutput({.path = "/dev/null"}, "text", kOwn).ok());
}

TEST_F(OutputsTest, WhatOthersWroteNeedsForce) {
  const std::string notes = Put("notes", "my notes");
  const Output output = {.path = notes, .mark = "<svg"};
  const absl::Status refused = WriteOutput(output, "<svg/>", kOwn);
  EXPECT_THAT(std::string(refused.message()),
              AllOf(HasSubstr(notes), HasSubstr("--force")));
  EXPECT_FALSE(MayWrite(output, kOwn).ok());
  EXPECT_EQ(Contents(notes), "my notes");

  EXPECT_TRUE(MayWrite(output, kForced).ok());
  EXPECT_TRUE(WriteOutput(output, "<svg/>", kForced).ok());
  EXPECT_EQ(Contents(notes), "<svg/>");
}

TEST_F(OutputsTest, WhatTheSameCommandWroteIsReplaced) {
  const std::string picture = Put("picture", "<svg>1");
  EXPECT_TRUE(
      WriteOutput({.path = picture, .mark = "<svg"}, "<svg>2", kOwn).ok());
  EXPECT_EQ(Contents(picture), "<svg>2");
  // Without a mark only what says the same.
  EXPECT_TRUE(WriteOutput({.path = picture}, "<svg>2", kOwn).ok());
  EXPECT_FALSE(WriteOutput({.path = picture}, "<svg>3", kOwn).ok());
  EXPECT_EQ(Contents(picture), "<svg>2");
}

// Neither by force nor through a link, nor when a mark happens to fit.
TEST_F(OutputsTest, NoRecordIsReplaced) {
  const std::string log = At("games");
  std::string err;
  Put("board.textproto", "ruleset: 'connect_four'\n");
  ASSERT_EQ(Run({"match", "--scenario=" + At("board.textproto"),
                 "--agents=random,random", "--log=" + log},
                err, Toys()),
            0)
      << err;
  const std::string damaged = Put("x.ledger", "no longer a ledger");
  const std::string part = Put("x.shard-1-of-2.part", "");
  const std::string league = Put("league", kLeague);
  fs::create_symlink(log, At("link"));
  for (const std::string& record : {log, damaged, part, league, At("link")}) {
    const std::string before = Contents(record);
    const Output output = {.path = record,
                           .mark = std::string_view(before).substr(0, 4)};
    EXPECT_FALSE(MayWrite(output, kForced).ok()) << record;
    EXPECT_FALSE(WriteOutput(output, "<svg/>", kForced).ok()) << record;
    EXPECT_EQ(Contents(record), before) << record;
  }
}

TEST_F(OutputsTest, CommandsKeepToIt) {
  const std::string mine = Put("mine.textproto", "# a battle of my own\n");
  const std::string league = Put("league.textproto", kLeague);
  std::string err;
  const std::vector<std::string> generate = {"generate", "grande_tactique",
                                             "--output=" + mine};
  EXPECT_EQ(Run(generate, err), 2);
  EXPECT_THAT(err, HasSubstr("--force"));
  EXPECT_EQ(Contents(mine), "# a battle of my own\n");

  EXPECT_EQ(Run({"show", "steinfeld", "--svg=" + mine}, err), 2);
  EXPECT_EQ(Contents(mine), "# a battle of my own\n");
  EXPECT_EQ(Run({"show", "steinfeld", "--force", "--svg=" + league}, err), 2);
  EXPECT_EQ(Contents(league), kLeague);

  EXPECT_EQ(Run({"show", "steinfeld", "--svg=" + At("a.svg")}, err), 0) << err;
  EXPECT_EQ(Contents(At("a.svg")).rfind(kSvgMark, 0), 0u);
  EXPECT_EQ(Run({"show", "retz", "--svg=" + At("a.svg")}, err), 0) << err;
  EXPECT_THAT(Contents(At("a.svg")), HasSubstr("Retz"));

  EXPECT_EQ(
      Run({"generate", "grande_tactique", "--force", "--output=" + mine}, err),
      0)
      << err;
  // The same from the same seed: nothing is lost.
  EXPECT_EQ(Run(generate, err), 0) << err;
  EXPECT_EQ(
      Run({"generate", "grande_tactique", "--seed=2", "--output=" + mine}, err),
      2);
}

}  // namespace
}  // namespace berthier
