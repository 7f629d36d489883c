// A fixture with a temporary folder of toy scenarios and tournament files.
#ifndef BERTHIER_TESTS_ARENAS_TOURNAMENT_TOURNAMENT_FIXTURE_H_
#define BERTHIER_TESTS_ARENAS_TOURNAMENT_TOURNAMENT_FIXTURE_H_

#include <gtest/gtest.h>
#include <unistd.h>

#include <filesystem>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include "arenas/commands/berthier.h"
#include "arenas/files/files.h"
#include "arenas/tournament/tournament_plan.h"
#include "tests/arenas/toy_games.h"

namespace berthier {

inline constexpr std::string_view kDuelScenario = R"(
ruleset: "dice_duel"
name: "Two companies"
table { width: 10 depth: 10 }
side { id: "Red" }
side { id: "Blue" }
unit { id: "R" side: "Red"
       number { key: "men" value: 6 } number { key: "powder" value: 9 } }
unit { id: "B" side: "Blue"
       number { key: "men" value: 6 } number { key: "powder" value: 9 } }
clock { side: "Red" number { key: "actions" value: 16 } }
)";

struct Said {
  int code = 0;
  std::string out;
  std::string err;
};

class TournamentTest : public testing::Test {
 protected:
  TournamentTest() {
    std::filesystem::create_directories(folder_);
    Write("duel.textproto", kDuelScenario);
    Write("board.textproto", "ruleset: 'breakthrough'\n");
  }
  ~TournamentTest() override { std::filesystem::remove_all(folder_); }

  std::string At(const std::string& name) const { return folder_ / name; }
  void Write(const std::string& name, std::string_view contents) const {
    ASSERT_TRUE(WriteWhole(At(name), contents).ok());
  }
  std::string Read(const std::string& name) const {
    return *ReadWhole(At(name));
  }

  // The plan of a file with this text.
  absl::StatusOr<TournamentPlan> PlanOfText(std::string_view text) const {
    Write("plan.textproto", text);
    return ReadPlan(At("plan.textproto"), Toys());
  }

  static Said Run(const std::vector<std::string>& arguments) {
    std::ostringstream out;
    std::ostringstream err;
    const int code =
        RunBerthier(arguments, {.rulesets = Toys(), .out = out, .err = err});
    return {code, out.str(), err.str()};
  }
  // Runs `berthier tournament` with these arguments.
  static Said Tournament(std::vector<std::string> arguments) {
    arguments.insert(arguments.begin(), "tournament");
    return Run(arguments);
  }

  std::filesystem::path folder_ =
      std::filesystem::temp_directory_path() /
      ("berthier_tournament_test_" + std::to_string(getpid()));
};

// A tournament file with `count` random agents, a, b, c, ..., and the duel;
// `rest` is appended.
inline std::string RandomAgents(int count, std::string_view rest) {
  std::string text;
  for (int i = 0; i < count; ++i) {
    text += "agent { name: \"";
    text += static_cast<char>('a' + i);
    text += "\" agent: \"random\" }\n";
  }
  text += "scenario { name: \"duel.textproto\" }\n";
  if (!rest.empty()) text += std::string(rest) + "\n";
  return text;
}

}  // namespace berthier

#endif  // BERTHIER_TESTS_ARENAS_TOURNAMENT_TOURNAMENT_FIXTURE_H_
