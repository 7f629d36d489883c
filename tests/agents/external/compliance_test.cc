// A program that keeps to the protocol has no complaints; a broken one has,
// a line each.
#include "agents/external/compliance.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include <chrono>
#include <cstdio>
#include <fstream>
#include <string>
#include <vector>

#include "tests/agents/external/programs.h"

namespace berthier {
namespace {

using testing::AllOf;
using testing::Contains;
using testing::Each;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;

Compliance Try(const ExternalOptions& options) {
  const LoadedGame loaded = LoadDuel();
  const Game* const game = loaded.game.get();
  return TryProgram(options, BestIsolation(), {&game, 1});
}

std::vector<std::string> ComplaintsOf(const Compliance& found) {
  std::vector<std::string> lines;
  for (const Finding& one : found.complaints) lines.push_back(one.what);
  return lines;
}

TEST(ComplianceTest, GoodProgramsHaveNoComplaints) {
  for (const ExternalOptions& options :
       {Script("behaves"), Script("asks"), Script("inquires"),
        Running({BERTHIER_TOY_AGENT}),
        Running(
            {BERTHIER_PYTHON, std::string(BERTHIER_EXAMPLES) + "/agent.py"})}) {
    const Compliance found = Try(options);
    EXPECT_THAT(ComplaintsOf(found), IsEmpty()) << found.name;
    EXPECT_EQ(found.games, 3);
    EXPECT_GT(found.decisions, 9);
    EXPECT_THAT(found.notes, IsEmpty()) << found.name;
  }
}

TEST(ComplianceTest, SaysWhatIsWrongAndWhen) {
  struct Wrong {
    const char* script;
    const char* complaint;
    std::vector<std::string> arguments = {};
  };
  const std::string lock =
      testing::TempDir() + "berthier_lock_" + std::to_string(getpid());
  std::ofstream(lock).flush();
  for (const Wrong& wrong : {
           Wrong{"crash_at_start", "start: ended with code 1"},
           Wrong{"refuses", "game 1 as Red, decision 0: gave up: I play chess"},
           Wrong{"garbage", "game 1 as Red, decision 3: wrote a line that"},
           Wrong{"illegal_order", "decision 3: illegal order: there is no"},
           Wrong{"wrong_game", "decision 3: answered request 5 of game 2"},
           Wrong{"hang", "did not answer decide within 1.0 s (timeout)"},
           Wrong{"half_line", "messages that arrive in pieces: "},
           Wrong{"strict_fields", "fields that it does not know: "},
           Wrong{"counts_numbers", "a request with a very high number: "},
           Wrong{"one_game", "a game dropped in the middle: "},
           Wrong{"never_quits", "quit: it did not end within 700 ms"},
           Wrong{"quits_with_1", "quit: it ended with code 1"},
           Wrong{"locks", "two of it at once: ended with code 3", {lock}},
           Wrong{"asks_too_soon", "did not reply with ready (garbage)"},
           Wrong{"nameless", "hello: it says no version"},
       }) {
    ExternalOptions options = Script(wrong.script, wrong.arguments);
    const std::string script = wrong.script;
    if (script == "hang") options = Hurried(options);
    // The others end, however long that takes.
    if (script == "never_quits")
      options.to_end = std::chrono::milliseconds(700);
    const Compliance found = Try(options);
    EXPECT_THAT(ComplaintsOf(found), Contains(HasSubstr(wrong.complaint)))
        << wrong.script;
    EXPECT_THAT(ComplaintsOf(found), Each(Not(HasSubstr("\n"))));
  }
  std::remove(lock.c_str());
}

TEST(ComplianceTest, SeesTwoRepliesAndProcessesLeftBehind) {
  EXPECT_THAT(ComplaintsOf(Try(Script("chatter"))),
              Contains(AllOf(HasSubstr("game 1 as Red"),
                             HasSubstr("(wrong request)"))));
  EXPECT_THAT(ComplaintsOf(Try(Script("forks_children", {"compliance-left"}))),
              Contains("quit: it left processes behind; they were killed"));
}

TEST(ComplianceTest, GoesOnAfterAComplaintWithTheEvidence) {
  // It is started anew, and everything else about it is right.
  const Compliance crashes = Try(Script("crash_in_play"));
  EXPECT_THAT(ComplaintsOf(crashes),
              ElementsAre(HasSubstr("game 1 as Red, decision 3: died: ")));
  EXPECT_THAT(crashes.complaints[0].evidence, HasSubstr("the bridge is gone"));
  EXPECT_EQ(crashes.games, 3);
  // Two faults of one program.
  EXPECT_THAT(ComplaintsOf(Try(Script("illegal_and_impolite"))),
              AllOf(Contains(HasSubstr("illegal order: ")),
                    Contains("quit: it ended with code 4, not with code 0")));
}

TEST(ComplianceTest, TellsOfQuestionsThatMakeNoSense) {
  const Compliance found = Try(Script("misasks"));
  EXPECT_THAT(ComplaintsOf(found),
              ElementsAre(HasSubstr("a question could not be answered: there "
                                    "is no \"Nobody\" in this game"),
                          HasSubstr("there is no \"a house of cards\""),
                          HasSubstr("a question could not be answered: the "
                                    "question is empty")));
  EXPECT_THAT(ComplaintsOf(found), Each(HasSubstr("the decision '")));
  // It plays on all the same.
  EXPECT_EQ(found.games, 3);
  EXPECT_THAT(ComplaintsOf(Try(Script("inquires", {"1000"}))),
              ElementsAre(HasSubstr("more than 1000 questions")));
}

TEST(ComplianceTest, EveryKindOfDecisionIsAskedFor) {
  const LoadedGame loaded = LoadDuel();
  const Compliance found = Try(Script("behaves"));
  EXPECT_EQ(found.asked.size() + found.not_asked.size(),
            loaded.game->vocabulary().decisions.size());
  EXPECT_THAT(found.not_asked, IsEmpty());
  EXPECT_EQ(found.asked.size(), loaded.game->vocabulary().decisions.size());
}

TEST(ComplianceTest, NotesThatAProgramDoesNotRepeatItself) {
  EXPECT_THAT(Try(Script("whims")).notes,
              Contains(HasSubstr("with the same seed")));
}

}  // namespace
}  // namespace berthier
