// The command `generate`, and generated scenarios in the other commands.
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include <filesystem>
#include <sstream>
#include <string>
#include <vector>

#include "arenas/commands/berthier.h"
#include "arenas/files/files.h"
#include "arenas/generation/generator.h"
#include "engine/rulesets/registry.h"

namespace berthier {
namespace {

namespace fs = std::filesystem;
using testing::HasSubstr;
using testing::IsEmpty;

struct Said {
  int code;
  std::string out;
  std::string err;
};

class GenerateProgramTest : public testing::Test {
 protected:
  GenerateProgramTest() { fs::create_directories(folder_); }
  ~GenerateProgramTest() override { fs::remove_all(folder_); }

  static Said Run(const std::vector<std::string>& arguments) {
    std::ostringstream out;
    std::ostringstream err;
    const int code = RunBerthier(
        arguments, {.rulesets = Rulesets(), .out = out, .err = err});
    return {code, out.str(), err.str()};
  }

  const fs::path folder_ =
      fs::path(testing::TempDir()) /
      ("generate_program_test." + std::to_string(getpid()));
};

TEST_F(GenerateProgramTest, AFileAndANameAreTheSameScenario) {
  const std::string file = folder_ / "seven.textproto";
  const Said written = Run({"generate", "grande_tactique", "--seed=7",
                            "--size=2", "--output=" + file});
  EXPECT_EQ(written.code, 0) << written.err;
  EXPECT_THAT(written.out, IsEmpty());
  const Said printed =
      Run({"generate", "grande_tactique", "--seed=7", "--size=2"});
  EXPECT_EQ(printed.out, *ReadWhole(file));

  const Said by_file = Run({"show", file});
  const Said by_name = Run({"show", "generated:grande_tactique:7:2"});
  EXPECT_EQ(by_file.code, 0) << by_file.err;
  EXPECT_EQ(by_name.out, by_file.out);
  const std::string perft = Run({"perft", file}).out;
  EXPECT_EQ(Run({"perft", "generated:grande_tactique:7:2"}).out, perft);
  EXPECT_NE(Run({"show", "generated:grande_tactique:8:2"}).out, by_file.out);
}

TEST_F(GenerateProgramTest, InchesNeedNoRuler) {
  EXPECT_THAT(Run({"generate", "grande_tactique", "--seed=7"}).out,
              testing::Not(HasSubstr("ruler: \"cm\"")));
}

TEST_F(GenerateProgramTest, TheUsualSizeIsLeftOut) {
  const std::string usual =
      std::to_string(RequestGeneration("grande_tactique", 1, {})->size);
  const Said with = Run({"show", "generated:grande_tactique:7:" + usual});
  EXPECT_EQ(with.code, 0);
  EXPECT_EQ(Run({"show", "generated:grande_tactique:7"}).out, with.out);
  const Said plain = Run({"generate", "grande_tactique", "--seed=7"});
  EXPECT_EQ(
      Run({"generate", "grande_tactique", "--seed=7", "--size=" + usual}).out,
      plain.out);
}

TEST_F(GenerateProgramTest, MatchesAreKeptAndVerified) {
  const std::string log = folder_ / "match.bgl";
  const Said played = Run({"match", "--scenario=generated:grande_tactique:9:1",
                           "--agents=random,random", "--log=" + log});
  EXPECT_EQ(played.code, 0) << played.err;
  EXPECT_THAT(played.out, HasSubstr("The battle of "));
  const Said verified = Run({"verify", log});
  EXPECT_EQ(verified.code, 0) << verified.err;
}

TEST_F(GenerateProgramTest, ScenariosTellsWhatCanBeGenerated) {
  for (const Generator& generator : Generators()) {
    EXPECT_THAT(Run({"scenarios"}).out,
                HasSubstr("generated:" + std::string(generator.ruleset) +
                          ":SEED[:SIZE]"));
  }
}

TEST_F(GenerateProgramTest, BadRequestsAreOneLineWithTheRemedy) {
  std::string all;
  for (const Generator& generator : Generators()) {
    all += (all.empty() ? "" : ", ") + std::string(generator.ruleset);
  }
  const struct {
    std::string what, says;
  } kBad[] = {
      {"generated:", "has 0 parts after 'generated'; write generated:RULESET"},
      {"generated:grande_tactique", "has 1 parts"},
      {"generated:grande_tactique:7:3:1:1", "has 5 parts"},
      {"generated:grande_tactique:7:3:few", "the handicap is a whole number"},
      {"generated:grande_tactique:7:3:fog", "have no fog; leave it out"},
      {"generated:grande_tactique:7:3:31",
       "the handicap cannot be 31; it is -30 to 30 percent of points"},
      {"generated:grande_tactique:-7", "the seed is a whole number from 0"},
      {"generated:grande_tactique:", "the seed is a whole number from 0"},
      {"generated:grande_tactique:18446744073709551616", "the seed is a whole"},
      {"generated:grande_tactique:7:", "the size is a whole number"},
      {"generated:grande_tactique:7:two", "the size is a whole number"},
      {"generated:grande_tactique:7:99999999999", "the size is a whole number"},
      {"generated:grande_tactique:7:0", "the size cannot be 0"},
      {"generated:grande_tactique:7:7",
       "have 1 to 6 divisions a side (3 if no size is given)"},
      {"generated:whist:7", "there are generators for: " + all},
  };
  for (const auto& bad : kBad) {
    const Said said = Run({"show", bad.what});
    EXPECT_EQ(said.code, 2) << bad.what;
    EXPECT_THAT(said.err, HasSubstr(bad.says));
    EXPECT_EQ(said.err.find('\n'), said.err.size() - 1) << said.err;
  }
  EXPECT_EQ(
      Run({"show", "generated:grande_tactique:18446744073709551615"}).code, 0);
}

TEST_F(GenerateProgramTest, NothingIsWrittenWhenSomethingIsWrong) {
  const std::string file = folder_ / "x.textproto";
  EXPECT_EQ(Run({"generate", "whist", "--output=" + file}).code, 2);
  EXPECT_EQ(
      Run({"generate", "grande_tactique", "--size=9", "--output=" + file}).code,
      2);
  EXPECT_EQ(
      Run({"generate", "grande_tactique", "--size=-1", "--output=" + file})
          .code,
      2);
  EXPECT_EQ(Run({"generate"}).code, 2);
  EXPECT_FALSE(fs::exists(file));
  const Said nowhere = Run({"generate", "grande_tactique",
                            "--output=" + std::string(folder_ / "no" / "x")});
  EXPECT_EQ(nowhere.code, 2);
  EXPECT_THAT(nowhere.err, HasSubstr("no/x"));
}

}  // namespace
}  // namespace berthier
