// The whole program as a function, with the toys as its rulesets.
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <set>
#include <sstream>
#include <string>
#include <vector>

#include "arenas/commands/berthier.h"
#include "arenas/files/files.h"
#include "proto/game_log.h"
#include "tests/arenas/toy_games.h"

namespace berthier {
namespace {

namespace fs = std::filesystem;
using testing::HasSubstr;
using testing::IsEmpty;

constexpr std::string_view kDuel = R"(
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
  int code;
  std::string out;
  std::string err;
};

class ProgramTest : public testing::Test {
 protected:
  ProgramTest() {
    fs::create_directories(folder_ / "scenarios");
    Write("scenarios/duel.textproto", kDuel);
    Write("scenarios/board.textproto", "ruleset: 'breakthrough'\n");
  }
  ~ProgramTest() override { fs::remove_all(folder_); }

  std::string At(const std::string& name) const { return folder_ / name; }
  void Write(const std::string& name, std::string_view contents) const {
    ASSERT_TRUE(WriteWhole(At(name), contents).ok());
  }
  std::string Read(const std::string& name) const {
    return *ReadWhole(At(name));
  }
  // Files below the folder.
  std::set<std::string> Files() const {
    std::set<std::string> files;
    for (const auto& entry : fs::recursive_directory_iterator(folder_)) {
      files.insert(entry.path());
    }
    return files;
  }

  static Said Run(const std::vector<std::string>& arguments) {
    std::ostringstream out;
    std::ostringstream err;
    const int code =
        RunBerthier(arguments, {.rulesets = Toys(), .out = out, .err = err});
    return {code, out.str(), err.str()};
  }
  Said Match(const std::string& log, std::vector<std::string> more = {}) {
    std::vector<std::string> arguments = {"match",
                                          "--scenario=duel",
                                          "--scenarios=" + At("scenarios"),
                                          "--agents=random,random",
                                          "--pairs=2",
                                          "--log=" + At(log)};
    arguments.insert(arguments.end(), more.begin(), more.end());
    return Run(arguments);
  }

  fs::path folder_ = fs::temp_directory_path() /
                     ("berthier_program_test_" + std::to_string(getpid()));
};

TEST_F(ProgramTest, AMatchIsLoggedVerifiedAndTold) {
  const Said match = Match("a.bgl");
  EXPECT_EQ(match.code, 0) << match.err;
  EXPECT_THAT(match.err, IsEmpty());
  EXPECT_THAT(match.out, HasSubstr("Two companies, 4 games, seed 1"));
  EXPECT_THAT(match.out, HasSubstr("random (2)"));

  const Said verify = Run({"verify", At("a.bgl")});
  EXPECT_EQ(verify.code, 0) << verify.err;
  EXPECT_THAT(verify.out, HasSubstr("4 games, "));

  const Said replay =
      Run({"replay", At("a.bgl"), "--game=2", "--svg=" + At("pictures")});
  EXPECT_EQ(replay.code, 0) << replay.err;
  EXPECT_THAT(replay.out, HasSubstr("game 2: Two companies"));
  EXPECT_THAT(replay.out, Not(HasSubstr("game 1:")));
  EXPECT_THAT(replay.out, HasSubstr("the game is over"));
  EXPECT_TRUE(fs::exists(At("pictures/game-002-turn-001.svg")));
}

// As in the ledger of a tournament that plays several games at a time.
TEST_F(ProgramTest, AGameIsFoundByItsNumberWhereverItStands) {
  Match("a.bgl");
  std::vector<wire::GameRecord> games;
  absl::StatusOr<GameLogReader> log = GameLogReader::Open(At("a.bgl"));
  ASSERT_TRUE(log.ok());
  for (auto next = log->Next(); next.ok() && *next; next = log->Next()) {
    games.push_back(**std::move(next));
  }
  ASSERT_EQ(games.size(), 4u);
  absl::StatusOr<LogWriter> mixed = LogWriter::Open(At("mixed.bgl"));
  ASSERT_TRUE(mixed.ok());
  for (const int i : {2, 0, 3, 1}) {
    ASSERT_TRUE(AppendGame(games[static_cast<size_t>(i)], *mixed).ok());
  }
  for (const std::string number : {"1", "2", "3", "4"}) {
    EXPECT_EQ(Run({"replay", At("mixed.bgl"), "--game=" + number}).out,
              Run({"replay", At("a.bgl"), "--game=" + number}).out);
    const auto show = [&](const std::string& file) {
      return Run({"show", At(file), "--game=" + number, "--decision=2"}).out;
    };
    EXPECT_EQ(show("mixed.bgl"), show("a.bgl"));
  }
}

TEST_F(ProgramTest, EqualSeedsGiveEqualLogs) {
  EXPECT_EQ(Match("a.bgl").out, Match("b.bgl").out);
  EXPECT_EQ(Read("a.bgl"), Read("b.bgl"));
  Match("c.bgl", {"--seed=2"});
  EXPECT_NE(Read("a.bgl"), Read("c.bgl"));
}

TEST_F(ProgramTest, VerifyRefusesALogWithOneBitChanged) {
  Match("a.bgl");
  const std::string log = Read("a.bgl");
  // A prime stride meets headers, lengths, checksums and payloads.
  for (size_t bit = 0; bit < log.size() * 8; bit += 61) {
    std::string edited = log;
    edited[bit / 8] = static_cast<char>(edited[bit / 8] ^ (1 << bit % 8));
    Write("edited.bgl", edited);
    const Said said = Run({"verify", At("edited.bgl")});
    EXPECT_NE(said.code, 0) << "bit " << bit;
    EXPECT_EQ(std::count(said.err.begin(), said.err.end(), '\n'), 1)
        << said.err;
  }
}

TEST_F(ProgramTest, VerifyReportsATornLog) {
  Match("a.bgl");
  const std::string log = Read("a.bgl");
  Write("torn.bgl", log.substr(0, log.size() - 7));
  const Said said = Run({"verify", At("torn.bgl")});
  EXPECT_EQ(said.code, 2);
  EXPECT_THAT(said.err, HasSubstr("3 games verified, but the last "));
}

TEST_F(ProgramTest, ALogIsNeverOverwritten) {
  Write("a.bgl", "my notes");
  const Said said = Match("a.bgl");
  EXPECT_EQ(said.code, 2);
  EXPECT_THAT(said.err, HasSubstr("exists already"));
  EXPECT_EQ(Read("a.bgl"), "my notes");
}

TEST_F(ProgramTest, SwapCanBeLeftOut) {
  for (const std::string flag : {"--noswap", "--swap=false"}) {
    const Said said = Match("a.bgl", {flag});
    EXPECT_THAT(said.out, HasSubstr(", 2 games, ")) << flag;
    fs::remove(At("a.bgl"));
  }
  // A flag of one call is forgotten by the next.
  EXPECT_THAT(Match("b.bgl").out, HasSubstr(", 4 games, "));
}

TEST_F(ProgramTest, ShowDrawsAndPrints) {
  const std::string file = At("scenarios/duel.textproto");
  EXPECT_THAT(Run({"show", file}).out, HasSubstr("+----"));
  const Said drawn = Run({"show", file, "--svg=" + At("p.svg")});
  EXPECT_EQ(drawn.code, 0);
  EXPECT_THAT(drawn.out, IsEmpty());
  EXPECT_THAT(Read("p.svg"), HasSubstr("</svg>"));
  EXPECT_THAT(Run({"show", file, "--text", "--svg=" + At("p.svg")}).out,
              HasSubstr("+----"));
}

TEST_F(ProgramTest, PerftCounts) {
  const Said said =
      Run({"perft", At("scenarios/board.textproto"), "--depth=3"});
  EXPECT_EQ(said.code, 0);
  // Published counts of breakthrough on eight by eight.
  EXPECT_THAT(said.out, HasSubstr("depth 1: 22 leaves"));
  EXPECT_THAT(said.out, HasSubstr("depth 2: 484 leaves"));
  EXPECT_THAT(said.out, HasSubstr("depth 3: 11132 leaves"));
}

TEST_F(ProgramTest, Lists) {
  EXPECT_THAT(Run({"agents"}).out, HasSubstr("random "));
  const Said scenarios = Run({"scenarios", "--scenarios=" + At("scenarios")});
  EXPECT_THAT(scenarios.out, HasSubstr("Two companies"));
  EXPECT_THAT(scenarios.out, HasSubstr("White: 16 units"));
  EXPECT_THAT(Run({"rulesets"}).out, HasSubstr("breakthrough"));
  EXPECT_THAT(Run({"rulesets", "dice_duel"}).out, HasSubstr("no powder"));
}

TEST_F(ProgramTest, CheckCountsAndListsCases) {
  const std::string start =
      "name: 'n' clause: 'DD-1' position {" + std::string(kDuel) + "}\n";
  Write("good.textproto", start + "step { legal { verb: 'wait' } }");
  Write("bad.textproto", start + "step { legal { verb: 'stand' } }");
  Write("broken.textproto", "stpe {}");
  const std::string good = At("good.textproto");
  const Said passed = Run({"check", good});
  EXPECT_EQ(passed.code, 0);
  EXPECT_EQ(passed.out, "1 passed, 0 failed\n");
  const Said failed = Run({"check", good, At("bad.textproto")});
  EXPECT_EQ(failed.code, 1);
  EXPECT_THAT(failed.out, HasSubstr("FAILED n\n"));
  EXPECT_THAT(failed.out, HasSubstr("1 passed, 1 failed\n"));
  const Said broken = Run({"check", At("broken.textproto"), good});
  EXPECT_EQ(broken.code, 2);
  EXPECT_THAT(broken.err, HasSubstr("stpe"));
  EXPECT_THAT(broken.out, HasSubstr("1 passed, 1 failed\n"));
  EXPECT_THAT(Run({"check", "--list", good}).out,
              HasSubstr("DD-1           " + good + ": n\n"));
}

TEST_F(ProgramTest, EveryCommandHasHelp) {
  for (const std::string command :
       {"match", "verify", "replay", "check", "perft", "show", "think",
        "agents", "scenarios", "rulesets"}) {
    const Said said = Run({command, "--help"});
    EXPECT_EQ(said.code, 0) << command;
    EXPECT_THAT(said.out, HasSubstr("berthier " + command));
    EXPECT_THAT(Run({"--help"}).out, HasSubstr("berthier " + command));
  }
}

TEST_F(ProgramTest, HelpMayComeFirst) {
  EXPECT_EQ(Run({"help", "match"}).out, Run({"match", "--help"}).out);
  EXPECT_EQ(Run({"--help", "show"}).out, Run({"show", "--help"}).out);
  EXPECT_EQ(Run({"help", "marhc"}).code, 2);
}

TEST_F(ProgramTest, AnEventThatSaysWhatTheOrderSaidIsToldOnce) {
  Match("a.bgl");
  const std::string told = Run({"replay", At("a.bgl")}).out;
  std::istringstream lines(told);
  std::string order;
  for (std::string line; std::getline(lines, line);) {
    const size_t colon = line.find(": ");
    if (colon != std::string::npos && line[0] == ' ') {
      order = line.substr(colon + 2);
    } else if (line.rfind("         ", 0) == 0) {
      EXPECT_NE(line.substr(9), order);
    }
  }
}

TEST_F(ProgramTest, VerifyNeverBelievesAnEditedLog) {
  Match("a.bgl");
  const std::string log = Read("a.bgl");
  std::vector<std::string> edited;
  // Cut anywhere.
  for (size_t size = 0; size < log.size(); size += 37) {
    edited.push_back(log.substr(0, size));
  }
  // Something behind the end.
  for (const std::string_view tail :
       {std::string_view("\0", 1), std::string_view("garbage"),
        std::string_view(log)}) {
    edited.push_back(log + std::string(tail));
  }
  // Stretches exchanged, doubled or taken out, frames among them.
  const size_t third = log.size() / 3;
  for (const size_t length : {size_t{1}, size_t{16}, third / 2}) {
    for (size_t at = 0; at + third + length <= log.size(); at += 61) {
      const std::string a = log.substr(at, length);
      const std::string b = log.substr(at + third, length);
      if (a == b) continue;
      std::string swapped = log;
      swapped.replace(at, length, b);
      swapped.replace(at + third, length, a);
      edited.push_back(swapped);
      edited.push_back(log.substr(0, at) + log.substr(at + length));
      edited.push_back(log.substr(0, at) + a + log.substr(at));
    }
  }
  for (const std::string& each : edited) {
    Write("edited.bgl", each);
    const Said said = Run({"verify", At("edited.bgl")});
    EXPECT_NE(said.code, 0) << each.size() << " of " << log.size() << " bytes";
    EXPECT_EQ(std::count(said.err.begin(), said.err.end(), '\n'), 1)
        << said.err;
  }
}

TEST_F(ProgramTest, WhatIsNoFileIsWrittenIntoAndStays) {
  const Said said =
      Run({"show", At("scenarios/duel.textproto"), "--svg=/dev/full"});
  EXPECT_EQ(said.code, 2);
  EXPECT_THAT(said.err, HasSubstr("cannot write '/dev/full': No space left"));
  EXPECT_TRUE(fs::is_character_file("/dev/full"));
}

struct BadCall {
  std::vector<std::string> arguments;  // "@" stands for the folder
  std::string says;
};

TEST_F(ProgramTest, BadInputIsOneLineAndCodeTwo) {
  Match("a.bgl");
  Write("garbage", std::string("\x00\xFF\x13\x37", 4) + "garbage");
  Write("empty", "");
  Write("text.textproto", "ruleset: 'breakthrough' table { width: 'x' }");
  Write("ruleset.textproto", "ruleset: 'chess'");
  Write("begun.bgl", Read("a.bgl").substr(0, 16));
  Write("cut.bgl", Read("a.bgl").substr(0, 100));
  const std::vector<BadCall> calls = {
      {{"frobnicate"}, "there is no command 'frobnicate'"},
      {{"replya"}, "did you mean \"replay\"?"},
      {{"match"}, "no scenario is named"},
      {{"match", "--scenario=@/none.textproto"}, "none.textproto"},
      {{"match", "--scenario=none", "--scenarios=@/scenarios"},
       "there is no scenario 'none' in "},
      {{"match", "--scenario=duell", "--scenarios=@/scenarios"},
       "did you mean \"duel\"?"},
      {{"match", "--scenario=@/scenarios/duel.textproto",
        "--agents=random,external:@/none"},
       "/none' cannot be run: No such file or directory; nothing was played"},
      {{"serve", "king"}, "no agent is named 'king'"},
      {{"match", "--scenario=@/scenarios/duel.textproto", "--log="},
       "--log= says nothing"},
      {{"leaderboard", "@/a.bgl", "--csv=@/no/board.csv"},
       "/no/board.csv': No such file or directory"},
      {{"review", "@"}, "@"},
      {{"match", "--scenario=duel", "--scenarios=@/nowhere"}, "nowhere"},
      {{"match", "--scenario=@"}, "it is a folder"},
      {{"match", "--scenario=@/garbage.textproto"}, "cannot read"},
      {{"match", "--scenario=@/text.textproto"}, "text.textproto:1"},
      {{"match", "--scenario=@/ruleset.textproto"},
       "there is no ruleset 'chess'; there are: breakthrough"},
      {{"match", "--scenario=@/scenarios/duel.textproto",
        "--agents=random,king", "--log=@/x.bgl"},
       "no agent is named 'king'"},
      {{"match", "--scenario=@/scenarios/duel.textproto", "--agents=random"},
       "--agents wants two names"},
      {{"match", "--scenario=@/scenarios/duel.textproto", "--pairs=0"},
       "--pairs must be from 1 to 10000000"},
      {{"match", "--scenario=@/scenarios/duel.textproto", "--pairs=-2"},
       "--pairs must be from 1 to 10000000"},
      {{"match", "--pairs=many"},
       "--pairs cannot be 'many'; it is a whole number below 2^31"},
      {{"match", "--pairs=99999999999"}, "--pairs cannot be '99999999999'"},
      {{"match", "--seed=-1"},
       "--seed cannot be '-1'; it is a whole number from 0 to 2^64 - 1"},
      {{"match", "--seed=1e3"}, "--seed cannot be '1e3'"},
      {{"match", "--swap=maybe"},
       "--swap cannot be 'maybe'; it is true or false"},
      {{"match", "--scneario=duel"},
       "there is no flag --scneario here; there are --agents, --scenario"},
      {{"agents", "--depth=3"},
       "there is no flag --depth here; there are none"},
      {{"match", "--scenario=@/scenarios/duel.textproto", "--agents=,"},
       "no agent is named ''"},
      {{"match", "--scenario=@/scenarios/duel.textproto",
        "--agents=random,random,random"},
       "--agents wants two names"},
      {{"match", "--scenario=@/scenarios/duel.textproto",
        "--agents=random:x,random"},
       "agent random takes no settings"},
      {{"match", "--scenario=@/scenarios/duel.textproto", "--log=@"},
       "exists already"},
      {{"match", "-p"}, "two dashes, unlike -p"},
      {{"match", "--log"}, "--log needs a value"},
      {{"match", "--scenario=@/scenarios/duel.textproto",
        "--log=@/no/such/folder.bgl"},
       "folder.bgl: cannot be opened for writing"},
      {{"match", "extra"},
       "'extra' is one argument too many; 'berthier match --help' says"},
      {{"verify"}, "needs LOG; 'berthier verify --help' says more"},
      {{"verify", "@/nothing.bgl"}, "nothing.bgl: cannot be opened"},
      {{"verify", "@/text.textproto"}, "is not a log"},
      {{"show", "@/a.bgl"}, "is a log: say which decision, --game=N"},
      {{"show", "@/scenarios/duel.textproto", "--svg=@"}, "it is a folder"},
      {{"verify", "@/garbage"}, "garbage"},
      {{"verify", "@/empty"}, "empty"},
      {{"verify", "@/begun.bgl"}, "the log holds no game"},
      {{"verify", "@/cut.bgl"}, "0 games verified, but"},
      {{"verify", "@"}, "@"},
      {{"replay", "@/cut.bgl"}, "are lost"},
      {{"replay", "@/a.bgl", "--game=9", "--svg=@/p"}, "there is no game 9"},
      {{"replay", "@/a.bgl", "--game=-1"}, "--game must not be negative"},
      {{"replay", "@/garbage", "--svg=@/p"}, "garbage"},
      {{"check"}, "needs CASE..."},
      {{"check", "@/none.textproto"}, "none.textproto"},
      {{"check", "--list", "@/text.textproto"}, "text.textproto"},
      {{"perft", "@/scenarios/board.textproto", "--depth=-1"},
       "--depth must not be negative"},
      {{"perft", "@/garbage"}, "garbage"},
      {{"show", "@/none.textproto", "--svg=@/x.svg"}, "none.textproto"},
      {{"show", "@/scenarios/duel.textproto", "--svg=@/no/x.svg"},
       "cannot write"},
      {{"show", "@/empty", "--svg=@/x.svg"}, "empty"},
      {{"scenarios", "--scenarios=@/nowhere"}, "cannot look into the folder"},
      {{"think", "@/scenarios/duel.textproto"}, "say --agent=NAME"},
      {{"think", "@/scenarios/duel.textproto", "--agent=king"},
       "no agent is named 'king'"},
      {{"think", "@/scenarios/duel.textproto", "--agent=random",
        "--format=png"},
       "--format cannot be 'png'; it is text, json or dot"},
      {{"think", "@/scenarios/duel.textproto", "--agent=random", "--nodes=0"},
       "--nodes must be at least 1"},
      {{"think", "@/scenarios/duel.textproto", "--agent=random",
        "--decision=3"},
       "is not a log"},
      {{"think", "@/a.bgl", "--agent=random"},
       "a.bgl is a log: say which decision, --game=N --decision=M"},
      {{"think", "@/a.bgl", "--agent=random", "--game=9", "--decision=1"},
       "there is no game 9; the log has 4 games"},
      {{"think", "@/a.bgl", "--agent=random", "--game=1", "--decision=9999"},
       "there is no decision 9999; the game has "},
      {{"think", "@/cut.bgl", "--agent=random", "--game=1", "--decision=1"},
       "there is no game 1"},
      {{"think", "@/garbage", "--agent=random"}, "garbage"},
      {{"think", "@/none.textproto", "--agent=random"}, "none.textproto"},
      {{"rulesets", "chess"}, "there is no ruleset 'chess'"},
  };
  const std::set<std::string> before = Files();
  for (const BadCall& call : calls) {
    std::vector<std::string> arguments;
    std::string line;
    for (std::string argument : call.arguments) {
      const size_t at = argument.find('@');
      if (at != std::string::npos) argument.replace(at, 1, folder_.string());
      arguments.push_back(argument);
      line += argument + " ";
    }
    const Said said = Run(arguments);
    std::string says = call.says;
    if (says == "@") says = folder_.string();
    EXPECT_EQ(said.code, 2) << line;
    EXPECT_THAT(said.err, HasSubstr(says)) << line;
    EXPECT_EQ(std::count(said.err.begin(), said.err.end(), '\n'), 1) << line;
    EXPECT_EQ(Files(), before) << line;
  }
}

}  // namespace
}  // namespace berthier
