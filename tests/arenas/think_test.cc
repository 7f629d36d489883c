// `think`, and what a match logs and a replay tells of thoughts.
#include <gmock/gmock.h>
#include <google/protobuf/util/json_util.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include <algorithm>
#include <boost/graph/adjacency_list.hpp>
#include <boost/graph/graphviz.hpp>
#include <filesystem>
#include <optional>
#include <sstream>
#include <string>
#include <vector>

#include "absl/strings/str_format.h"
#include "arenas/commands/berthier.h"
#include "arenas/files/files.h"
#include "arenas/match/replay.h"
#include "arenas/telling/thoughts.h"
#include "engine/rulesets/registry.h"
#include "proto/game_log.h"
#include "tests/arenas/toy_games.h"

namespace berthier {
namespace {

namespace fs = std::filesystem;
using testing::AllOf;
using testing::HasSubstr;
using testing::Not;

struct Vertex {
  std::string label;
};
struct Edge {
  std::string label;
};
using Graph = boost::adjacency_list<boost::vecS, boost::vecS,
                                    boost::bidirectionalS, Vertex, Edge>;

struct Said {
  int code;
  std::string out;
  std::string err;
};

class ThinkTest : public testing::Test {
 protected:
  ThinkTest() {
    fs::create_directories(folder_);
    EXPECT_TRUE(WriteWhole(board_, "ruleset: 'connect_four'\n").ok());
  }
  ~ThinkTest() override { fs::remove_all(folder_); }

  Said Run(const std::vector<std::string>& arguments,
           std::span<const Ruleset> rulesets = Toys()) {
    std::ostringstream out;
    std::ostringstream err;
    const int code = RunBerthier(arguments, {.rulesets = rulesets,
                                             .out = out,
                                             .err = err,
                                             .terminal = {.width = width_}});
    return {code, out.str(), err.str()};
  }
  Said Think(const std::string& agent, const std::string& format,
             const std::string& nodes = "40") {
    return Run({"think", board_, "--agent=" + agent, "--format=" + format,
                "--nodes=" + nodes});
  }
  Graph GraphOf(const Said& said) {
    EXPECT_EQ(said.code, 0) << said.err;
    Graph graph;
    boost::dynamic_properties properties(boost::ignore_other_properties);
    properties.property("label", boost::get(&Vertex::label, graph));
    properties.property("label", boost::get(&Edge::label, graph));
    EXPECT_TRUE(boost::read_graphviz(said.out, graph, properties));
    return graph;
  }
  // A logged match on a bundled scenario of Grande Tactique.
  std::string Battle(const std::string& name, const std::string& agents,
                     std::vector<std::string> more = {}) {
    const std::string log = folder_ / name;
    std::vector<std::string> arguments = {"match", "--scenario=steinfeld",
                                          "--agents=" + agents, "--noswap",
                                          "--log=" + log};
    arguments.insert(arguments.end(), more.begin(), more.end());
    const Said said = Run(arguments, Rulesets());
    EXPECT_EQ(said.code, 0) << said.err;
    return log;
  }
  static wire::GameRecord FirstGame(const std::string& log) {
    absl::StatusOr<GameLogReader> reader = GameLogReader::Open(log);
    return **reader->Next();
  }

  int width_ = 80;
  fs::path folder_ = fs::temp_directory_path() /
                     ("berthier_think_test_" + std::to_string(getpid()));
  std::string board_ = folder_ / "board.textproto";
};

size_t LongestLine(const std::string& text) {
  std::istringstream lines(text);
  size_t longest = 0;
  for (std::string line; std::getline(lines, line);) {
    longest = std::max(longest, line.size());
  }
  return longest;
}

TEST_F(ThinkTest, LinesKeepToTheTerminal) {
  const std::string agent = "mcts:budget { iterations: 300 }";
  width_ = 0;
  EXPECT_GT(LongestLine(Think(agent, "text").out), 60u);
  width_ = 56;
  EXPECT_LE(LongestLine(Think(agent, "text").out), 56u);
}

TEST_F(ThinkTest, TextTellsAll) {
  const Said said = Think("mcts:budget { iterations: 300 }", "text");
  EXPECT_EQ(said.code, 0) << said.err;
  EXPECT_THAT(said.out, AllOf(HasSubstr("agent   mcts:budget"),
                              HasSubstr("order   "), HasSubstr("visits"),
                              HasSubstr("expected to follow\n   1  "),
                              HasSubstr("spent   300 iterations, ")));
  EXPECT_LE(LongestLine(said.out), 80u);
  // Of the orders considered one is marked, and it is the first.
  EXPECT_EQ(std::count(said.out.begin(), said.out.end(), '>'), 1);
}

TEST_F(ThinkTest, EqualSeedsThinkTheSame) {
  const auto without_time = [&](const std::string& seed) {
    std::string out = Run({"think", board_, "--seed=" + seed,
                           "--agent=mcts:budget { iterations: 300 }"})
                          .out;
    const size_t spent = out.find("spent");
    return out.erase(spent, out.find('\n', spent) - spent);
  };
  EXPECT_EQ(without_time("5"), without_time("5"));
  EXPECT_NE(without_time("5"), without_time("6"));
}

TEST_F(ThinkTest, JsonIsTheProtobufMapping) {
  const Said said = Think("mcts:budget { iterations: 300 }", "json");
  EXPECT_EQ(said.code, 0) << said.err;
  wire::Deliberation read;
  ASSERT_TRUE(
      google::protobuf::util::JsonStringToMessage(said.out, &read).ok());
  EXPECT_EQ(read.seed(), 1u);
  EXPECT_EQ(read.thoughts().iterations(), 300u);
  EXPECT_GT(read.thoughts().milliseconds(), 0);
  ASSERT_EQ(read.thoughts().considered_size(), 7);
  uint64_t visits = 0;
  for (const wire::Considered& one : read.thoughts().considered()) {
    visits += one.visits();
    EXPECT_NEAR(one.prior(), 1.0 / 7, 1e-6);
    EXPECT_FALSE(one.words().empty());
  }
  EXPECT_EQ(visits, 300u);
  EXPECT_EQ(read.thoughts().principal_variation(0).SerializeAsString(),
            read.order().SerializeAsString());
  EXPECT_EQ(read.variation_in_words(0), read.words());
  EXPECT_EQ(read.variation_in_words_size(),
            read.thoughts().principal_variation_size());
}

TEST_F(ThinkTest, DotIsTheTreeThatWasSearched) {
  const Graph graph =
      GraphOf(Think("mcts:budget { iterations: 500 }", "dot", "30"));
  EXPECT_EQ(boost::num_vertices(graph), 30u);
  EXPECT_EQ(boost::num_edges(graph), 29u);
  size_t deep = 0;
  for (size_t v = 0; v < boost::num_vertices(graph); ++v) {
    EXPECT_THAT(graph[v].label, HasSubstr("visits"));
    EXPECT_EQ(boost::in_degree(v, graph), v == 0 ? 0u : 1u);
    if (v > 0) {
      const auto edge = *boost::in_edges(v, graph).first;
      EXPECT_THAT(graph[edge].label, HasSubstr("prior 0.143"));
      deep += boost::source(edge, graph) != 0 ? 1 : 0;
    }
  }
  EXPECT_GT(deep, 0u);
  EXPECT_EQ(boost::num_vertices(
                GraphOf(Think("mcts:budget { iterations: 500 }", "dot", "1"))),
            1u);
}

TEST_F(ThinkTest, DotOfOneLevelWithoutATree) {
  const Graph graph = GraphOf(Think("flat:budget { iterations: 99 }", "dot"));
  EXPECT_EQ(boost::num_vertices(graph), 8u);
  EXPECT_EQ(boost::out_degree(0, graph), 7u);
  EXPECT_THAT(graph[0].label, HasSubstr("99 visits"));
  // Who thinks of nothing has a root.
  EXPECT_EQ(boost::num_vertices(GraphOf(Think("random", "dot"))), 1u);
}

TEST_F(ThinkTest, AMatchLogsThoughtsIfAsked) {
  const std::string agents = "mcts:budget { iterations: 20 },doctrine";
  const std::string with = Battle("with.bgl", agents, {"--thoughts"});
  const std::string again = Battle("again.bgl", agents, {"--thoughts"});
  const std::string without = Battle("without.bgl", agents);
  EXPECT_EQ(*ReadWhole(with), *ReadWhole(again));
  const wire::GameRecord told = FirstGame(with);
  const wire::GameRecord silent = FirstGame(without);
  ASSERT_EQ(told.step_size(), silent.step_size());
  int thoughts = 0;
  int worths = 0;
  for (int i = 0; i < told.step_size(); ++i) {
    EXPECT_EQ(told.step(i).hash(), silent.step(i).hash());
    EXPECT_FALSE(silent.step(i).has_thoughts());
    if (!told.step(i).has_order()) continue;
    EXPECT_TRUE(told.step(i).has_thoughts()) << "step " << i + 1;
    ++thoughts;
    worths += told.step(i).thoughts().command_size() > 0 ? 1 : 0;
    EXPECT_GT(told.step(i).thoughts().considered_size(), 0);
    EXPECT_GT(told.step(i).thoughts().principal_variation_size(), 0);
  }
  EXPECT_GT(thoughts, 20);
  EXPECT_GT(worths, 20);
  EXPECT_EQ(Run({"verify", with}, Rulesets()).code, 0);

  const Said brief = Run({"replay", with}, Rulesets());
  const Said full = Run({"replay", with, "--thoughts"}, Rulesets());
  EXPECT_THAT(brief.out, AllOf(HasSubstr(" CP to "), Not(HasSubstr("visits"))));
  EXPECT_THAT(full.out, AllOf(HasSubstr(" CP to "), HasSubstr("visits"),
                              HasSubstr("then ")));
  EXPECT_THAT(Run({"replay", without, "--thoughts"}, Rulesets()).out,
              Not(HasSubstr("visits")));
}

TEST_F(ThinkTest, ThoughtsThatCannotBeReadAreADivergence) {
  const std::string log = Battle("a.bgl", "doctrine,random", {"--thoughts"});
  wire::GameRecord record = FirstGame(log);
  const absl::StatusOr<RecordedGame> game = GameOf(record, "a", Rulesets());
  ASSERT_TRUE(game.ok());
  ASSERT_FALSE(Replay(record, *game->game, game->ruler, {}, {}).has_value());
  int step = 0;
  while (!record.step(step).has_thoughts()) ++step;
  record.mutable_step(step)
      ->mutable_thoughts()
      ->mutable_considered(0)
      ->mutable_order()
      ->set_verb("fly");
  const std::optional<Divergence> divergence =
      Replay(record, *game->game, game->ruler, {}, {});
  ASSERT_TRUE(divergence.has_value());
  EXPECT_EQ(divergence->step, step + 1);
  EXPECT_THAT(divergence->what,
              HasSubstr("the thoughts cannot be read: there is no verb"));
}

TEST_F(ThinkTest, ADecisionOfALog) {
  const std::string log = Battle("a.bgl", "doctrine,random");
  const wire::GameRecord record = FirstGame(log);
  int decision = 1;
  while (!record.step(decision - 1).has_order()) ++decision;
  ASSERT_GT(decision, 1) << "the game begins with dice";
  const auto think = [&](int step) {
    return Run({"think", log, "--game=1", "--agent=doctrine",
                "--decision=" + std::to_string(step)},
               Rulesets());
  };
  const Said said = think(decision);
  EXPECT_EQ(said.code, 0) << said.err;
  EXPECT_THAT(said.out,
              AllOf(HasSubstr("game 1, decision "), HasSubstr("played  "),
                    HasSubstr("intent  "), HasSubstr("command points"),
                    HasSubstr("+1"), HasSubstr("quick estimate")));
  EXPECT_LE(LongestLine(said.out), 80u);
  // The first decision needs no memory: the same agent plays the same.
  const size_t order = said.out.find("order   ") + 8;
  const size_t played = said.out.find("played  ") + 8;
  EXPECT_EQ(said.out.substr(order, played - 8 - order),
            said.out.substr(played, played - 8 - order));

  const Said none = think(100'000);
  EXPECT_EQ(none.code, 2);
  EXPECT_THAT(none.err, HasSubstr("there is no decision 100000; the game has"));
}

// A place of a log, written out, is the same place: the same agent thinks the
// same there, and the text says what the log does.
TEST_F(ThinkTest, APlaceInALogIsShownAndWrittenOut) {
  const std::string log = Battle("a.bgl", "doctrine,random");
  const wire::GameRecord record = FirstGame(log);
  int decision = record.step_size() / 2;
  while (!record.step(decision - 1).has_order()) ++decision;
  const std::string there = folder_ / "there.textproto";
  const std::vector<std::string> place = {
      "--game=1", "--decision=" + std::to_string(decision)};
  const Said written =
      Run({"show", log, place[0], place[1], "--output=" + there}, Rulesets());
  EXPECT_EQ(written.code, 0) << written.err;
  EXPECT_EQ(written.out, "");
  const Said shown = Run({"show", log, place[0], place[1]}, Rulesets());
  EXPECT_EQ(shown.code, 0) << shown.err;
  EXPECT_EQ(shown.out, Run({"show", there}, Rulesets()).out);
  EXPECT_NE(shown.out, Run({"show", "steinfeld"}, Rulesets()).out);

  const auto order = [](const Said& said) {
    EXPECT_EQ(said.code, 0) << said.err;
    const size_t at = said.out.find("\norder   ");
    return said.out.substr(at, said.out.find("\nspent", at) - at);
  };
  std::string of_log = order(
      Run({"think", log, place[0], place[1], "--agent=doctrine"}, Rulesets()));
  const size_t played = of_log.find("\nplayed  ");
  of_log.erase(played, of_log.find("\nintent", played) - played);
  EXPECT_EQ(of_log,
            order(Run({"think", there, "--agent=doctrine"}, Rulesets())));

  // Before a roll, too: it is awaited again.
  EXPECT_EQ(Run({"show", log, "--game=1", "--decision=1", "--output=" + there,
                 "--force"},
                Rulesets())
                .code,
            0);
  EXPECT_EQ(Run({"show", there}, Rulesets()).out,
            Run({"show", "steinfeld"}, Rulesets()).out);
}

// What was said, with every line that was broken whole again.
Said Whole(Said said) {
  for (size_t at = 0; (at = said.out.find("\n ", at)) != std::string::npos;) {
    const size_t word = said.out.find_first_not_of(' ', at + 1);
    said.out.replace(at, word - at, " ");
  }
  return said;
}

TEST_F(ThinkTest, DiceThatAreAwaitedAreThrownBySeed) {
  const auto think = [&](std::vector<std::string> more) {
    more.insert(more.begin(), {"think", "steinfeld", "--agent=doctrine"});
    const Said said = Run(more, Rulesets());
    EXPECT_LE(LongestLine(said.out), 80u);
    return Whole(said);
  };
  const Said said = think({});
  EXPECT_EQ(said.code, 0) << said.err;
  EXPECT_THAT(said.out,
              AllOf(HasSubstr("dice    "), HasSubstr("command die"),
                    HasSubstr("(dice of seed 1)"), HasSubstr("order   ")));
  // A game with these dice begins with the same.
  const wire::GameRecord game = FirstGame(Battle("a.bgl", "random,random"));
  const std::string seed = std::to_string(game.dice_seed());
  EXPECT_THAT(think({"--seed=" + seed}).out,
              HasSubstr(absl::StrFormat(": %d (dice of seed %s)",
                                        game.step(0).faces()[0], seed)));

  const Said six = think({"--faces=6"});
  EXPECT_EQ(six.code, 0) << six.err;
  EXPECT_THAT(six.out, HasSubstr(": 6 (as given)"));
}

TEST_F(ThinkTest, FacesThatDoNotFitAreRefused) {
  for (const auto& [faces, complaint] :
       std::vector<std::pair<std::string, std::string>>{
           {"7", "die 1 shows 7; it has 1 to 6"},
           {"6 6", "1 dice are thrown, not 2"},
           {"six", "--faces cannot be 'six'"},
           {"6,6", "1 roll more than dice are awaited"}}) {
    const Said said =
        Run({"think", "steinfeld", "--agent=doctrine", "--faces=" + faces},
            Rulesets());
    EXPECT_EQ(said.code, 2) << faces;
    EXPECT_THAT(said.err, HasSubstr(complaint));
    EXPECT_EQ(std::count(said.err.begin(), said.err.end(), '\n'), 1);
  }
}

TEST_F(ThinkTest, LevelsPlayABattle) {
  const std::string log = Battle("a.bgl", "veteran,recruit");
  const wire::GameRecord record = FirstGame(log);
  EXPECT_FALSE(record.result().has_fault());
  EXPECT_EQ(record.seat(0).agent(), "veteran");
  EXPECT_EQ(Run({"verify", log}, Rulesets()).code, 0);
}

TEST_F(ThinkTest, AgentsAndLevelsAreListedWithTheirSettings) {
  const Said said = Run({"agents"});
  EXPECT_THAT(said.out,
              AllOf(HasSubstr("exploration"), HasSubstr("usually 1.25"),
                    HasSubstr("milliseconds"), HasSubstr("recruit "),
                    HasSubstr("veteran "), HasSubstr("marshal "),
                    HasSubstr("    planner:budget { milliseconds: 4000 per: "
                              "TURN } threads: 2 army_plan: 1\n"
                              "             in grande_tactique, ")));
}

Choice ChosenAt(const Considered& chosen, const Considered& other) {
  Choice choice;
  choice.order = chosen.order;
  choice.thoughts.considered = {chosen, other};
  return choice;
}

TEST(Thoughts, SayWhyTheHighestMeanWasNotChosen) {
  const Considered chosen = {
      .order = {.verb = 1}, .visits = 256, .value = 0.05, .error = 0.03};
  const Considered rare = {
      .order = {.verb = 2}, .visits = 16, .value = 0.19, .error = 0.13};
  Considered sure = rare;
  sure.error = 0.01;
  Considered worse = rare;
  worse.value = 0.04;
  EXPECT_THAT(
      WhyNotTheHighest(ChosenAt(chosen, rare), 0),
      AllOf(HasSubstr("1 order has a higher mean"),
            HasSubstr("256 visits against 16"), HasSubstr("not told apart")));
  EXPECT_THAT(WhyNotTheHighest(ChosenAt(chosen, sure), 0),
              HasSubstr("1 beyond two standard errors"));
  EXPECT_EQ(WhyNotTheHighest(ChosenAt(chosen, worse), 0), "");
}

}  // namespace
}  // namespace berthier
