// Luck in tournaments: it adds up to nothing, stands in the ledger, is
// verified, and a test may weigh scores less it.
#include <gmock/gmock.h>

#include <cmath>
#include <filesystem>
#include <map>
#include <sstream>
#include <string>
#include <variant>
#include <vector>

#include "agents/doctrines.h"
#include "agents/registry.h"
#include "arenas/luck/bundled.h"
#include "arenas/luck/luck_weights.h"
#include "arenas/match/duel.h"
#include "arenas/match/loading.h"
#include "arenas/tournament/ledger_view.h"
#include "engine/rulesets/registry.h"
#include "tests/arenas/small_games.h"
#include "tests/arenas/tournament/tournament_fixture.h"

namespace berthier {
namespace {

namespace fs = std::filesystem;
using testing::HasSubstr;
using testing::Not;

// A small battle of every ruleset that has weights.
std::vector<std::string> Battles() {
  std::vector<std::string> battles;
  for (const SmallGame& small : SmallGames(1)) {
    if (LuckWeightsFor(*small.game).has_value()) battles.push_back(small.name);
  }
  return battles;
}

TEST(LuckWeightsTest, EveryTextIsOfARulesetAndReads) {
  size_t read = 0;
  for (const std::string& battle : Battles()) {
    const LoadedGame loaded = *LoadGame(battle, Rulesets());
    const auto weights = LuckWeightsFor(*loaded.game);
    ASSERT_TRUE(weights.has_value()) << battle;
    EXPECT_NE(weights->number, 0u);
    ++read;
  }
  EXPECT_EQ(read, BundledLuckWeights().size());
}

TEST(LuckWeightsTest, SaysWhatIsWrongInOneLine) {
  const LoadedGame loaded = *LoadGame("steinfeld", Rulesets());
  const auto complaint = [&](const std::string& text) {
    return std::string(ReadLuckWeights("x.textproto", text, *loaded.game,
                                       IndicatorsFor(*loaded.game))
                           .status()
                           .message());
  };
  const std::string head =
      "ruleset: 'grande_tactique' ahead: 1 branches: 9 roll { kind: ";
  EXPECT_EQ(complaint(head + "'volley' value { name: 'lead' weight: 1 } }"),
            "");
  EXPECT_THAT(complaint(head + "'toss' }"), HasSubstr("no roll 'toss'"));
  EXPECT_THAT(complaint(head + "'volley' value { name: 'x' weight: 1 } }"),
              HasSubstr("no value 'x'"));
  EXPECT_THAT(complaint("ruleset: 'chess' ahead: 1 branches: 9"),
              HasSubstr("weights of 'chess'"));
  EXPECT_THAT(complaint("ruleset: 'grande_tactique' branches: 9"),
              HasSubstr("'ahead'"));
}

// Sees to it that the classes of every roll have no luck in the mean, and keeps
// what was thrown.
class LuckAudit final : public Witness {
 public:
  explicit LuckAudit(const Game& game)
      : game_(game), weights_(*LuckWeightsFor(game)) {}
  void Ordered(const Position&, Side, const Choice&) override {}
  void Reached(const Position&) override {}
  void Thrown(const Position& before, const Faces& faces) override {
    Roll roll;
    game_.Describe(before, roll);
    double sum = 0;
    for (const OutcomeClass& outcome : roll.outcomes) {
      const double luck = LuckOf(before, outcome.sample);
      sum += static_cast<double>(outcome.weight) * luck;
      weighed += std::abs(luck);
    }
    EXPECT_NEAR(sum, 0, 1e-9);
    const double luck = LuckOf(before, faces);
    Kind& kind = kinds[game_.Awaits(before).kind];
    kind.sum += luck;
    kind.squares += luck * luck;
  }

  struct Kind {
    double sum = 0;
    double squares = 0;
  };
  std::map<int, Kind> kinds;
  double weighed = 0;

 private:
  double LuckOf(const Position& before, const Faces& faces) {
    GameLuck luck(game_, weights_);
    luck.meter().Add(before, faces);
    return luck.meter().luck();
  }

  const Game& game_;
  NumberedLuckWeights weights_;
};

// The deep target of bench/luck does the same over 2,000 games.
TEST(LuckWeightsTest, NoRollHasLuckInTheMean) {
  for (const std::string& battle : Battles()) {
    SCOPED_TRACE(battle);
    const LoadedGame loaded = *LoadGame(battle, Rulesets());
    LuckAudit audit(*loaded.game);
    for (uint64_t seed = 1; seed <= 12; ++seed) {
      MadeAgent first = MakeAgent("doctrine", loaded.game->ruleset());
      MadeAgent second = MakeAgent("drill", loaded.game->ruleset());
      PlayDuel({.game = loaded.game.get(),
                .agents = {std::get<0>(first).get(), std::get<0>(second).get()},
                .dice_seed = seed,
                .agent_seeds = {1, 2},
                .witnesses = {&audit}});
    }
    EXPECT_GT(audit.weighed, 1);
    EXPECT_GE(audit.kinds.size(), 2u);
    // Of luck that follows luck the variances add up.
    for (const auto& [kind, luck] : audit.kinds) {
      EXPECT_LE(std::abs(luck.sum), 3 * std::sqrt(luck.squares)) << kind;
    }
  }
}

class LuckLedgerTest : public TournamentTest {
 protected:
  // On real rulesets, the toys having no weights.
  static Said Real(std::vector<std::string> arguments) {
    arguments.insert(arguments.begin(), "tournament");
    std::ostringstream out, err;
    const int code = RunBerthier(
        arguments, {.rulesets = Rulesets(), .out = out, .err = err});
    return {code, out.str(), err.str()};
  }
  void WriteLeague(const std::string& name, const std::string& rest) {
    std::string scenarios;
    for (const std::string& battle : Battles()) {
      scenarios += "scenario { name: '" + battle + "' }\n";
    }
    Write(name, "agent { agent: \"drill\" } agent { agent: \"doctrine\" }\n" +
                    scenarios + rest);
  }
  League LeagueOf(const std::string& ledger) {
    return ReadLeague(At(ledger), Rulesets())->league;
  }
};

TEST_F(LuckLedgerTest, StandsThereAndIsVerified) {
  WriteLeague("t.textproto",
              "format: ROUND_ROBIN pairs: 2 luck_adjusted: true");
  ASSERT_EQ(Real({"run", At("t.textproto")}).code, 0);
  const League league = LeagueOf("t.ledger");
  ASSERT_EQ(league.games.size(), 4 * Battles().size());
  double scatter = 0;
  for (const LeagueGame& game : league.games) {
    ASSERT_TRUE(game.luck.has_value());
    scatter += std::abs(*game.luck);
    EXPECT_EQ(FairScore(game), FirstScore(game.result) - *game.luck);
  }
  EXPECT_GT(scatter, 0.05);
  const Said said = Real({"verify", At("t.ledger")});
  EXPECT_EQ(said.code, 0) << said.out;

  // In parts it is the same.
  for (const char* const shard : {"--shard=1", "--shard=2"}) {
    EXPECT_EQ(Real({"shard", At("t.textproto"), "--shards=2", shard}).code, 0);
  }
  fs::rename(At("t.ledger"), At("whole.ledger"));
  const Said merged = Real({"merge", At("t.textproto"), "--shards=2"});
  ASSERT_EQ(merged.code, 0) << merged.err;
  const League parts = LeagueOf("t.ledger");
  ASSERT_EQ(parts.games.size(), league.games.size());
  for (size_t i = 0; i < parts.games.size(); ++i) {
    EXPECT_EQ(parts.games[i].luck, league.games[i].luck);
  }
}

TEST_F(LuckLedgerTest, VerifyFindsLuckThatWasForged) {
  WriteLeague("t.textproto", "format: ROUND_ROBIN luck_adjusted: true");
  ASSERT_EQ(Real({"run", At("t.textproto")}).code, 0);
  struct Case {
    void (*change)(wire::LegPlayed& leg);
    int code;
    const char* said;
  };
  const auto cases = {
      Case{[](wire::LegPlayed& leg) {
             leg.mutable_luck()->set_millionths(leg.luck().millionths() + 20);
           },
           1, "the facts tell of luck of"},
      Case{[](wire::LegPlayed& leg) { leg.clear_luck(); }, 1,
           "the facts tell of no luck"},
      // Of other weights nothing can be said.
      Case{[](wire::LegPlayed& leg) {
             leg.mutable_luck()->set_weights(leg.luck().weights() + 1);
           },
           0, "verified"}};
  for (const Case& one : cases) {
    LedgerReader reader =
        *LedgerReader::Open(At("t.ledger"), LedgerDepth::kGames);
    LedgerWriter writer = *LedgerWriter::Open(At("forged.ledger"));
    bool is_changed = false;
    while (auto facts = *reader.Next()) {
      if (facts->has_leg() && !is_changed) {
        one.change(*facts->mutable_leg());
        is_changed = true;
      }
      ASSERT_TRUE(writer.Append(*facts, reader.Record()).ok());
    }
    const Said said = Real({"verify", At("forged.ledger")});
    EXPECT_EQ(said.code, one.code) << one.said;
    EXPECT_THAT(said.out, HasSubstr(one.said));
    fs::remove(At("forged.ledger"));
  }
}

TEST_F(LuckLedgerTest, IsReckonedWhereItIsAskedForOnly) {
  WriteLeague("t.textproto", "format: ROUND_ROBIN");
  ASSERT_EQ(Real({"run", At("t.textproto")}).code, 0);
  for (const LeagueGame& game : LeagueOf("t.ledger").games) {
    EXPECT_FALSE(game.luck.has_value());
  }
  EXPECT_EQ(Real({"verify", At("t.ledger")}).code, 0);
}

TEST_F(LuckLedgerTest, ATestCanWeighScoresLessLuck) {
  WriteLeague("t.textproto",
              "format: SPRT sprt { elo0: -50 elo1: 0 most_pairs: 40 "
              "luck_adjusted: true }");
  const Said said = Real({"run", At("t.textproto")});
  EXPECT_EQ(said.code, 0) << said.err;
  EXPECT_THAT(said.out, HasSubstr("drill against doctrine, scores less luck:"));
  for (const LeagueGame& game : LeagueOf("t.ledger").games) {
    EXPECT_TRUE(game.luck.has_value());
  }
  EXPECT_EQ(Real({"verify", At("t.ledger")}).code, 0);
}

}  // namespace
}  // namespace berthier
