// What `tournament verify` finds.
#include <gmock/gmock.h>

#include <filesystem>
#include <string>
#include <utility>

#include "absl/strings/str_format.h"
#include "arenas/tournament/ledger.h"
#include "arenas/tournament/ledger_view.h"
#include "arenas/tournament/runner.h"
#include "arenas/tournament/verification.h"
#include "tests/arenas/tournament/run_fixture.h"

namespace berthier {
namespace {

namespace fs = std::filesystem;
using testing::ContainsRegex;
using testing::HasSubstr;
using testing::Not;

TEST_F(RunTest, OrdersGivenInsteadAreToldAndVerified) {
  WriteTournament("t", absl::StrFormat(R"(
    format: ROUND_ROBIN
    agent { name: "mine" command: "%s -B %s/illegal_order.py" }
    agent { name: "b" agent: "random" }
    scenario { name: "duel.textproto" }
    fault { kind: "illegal order" then: FALLBACK }
  )",
                                       BERTHIER_PYTHON, BERTHIER_BROKEN));
  const std::string said = RunToEnd("t");
  LedgerReader reader =
      *LedgerReader::Open(At("t.ledger"), LedgerDepth::kGames);
  LedgerWriter forged = *LedgerWriter::Open(At("forged.ledger"));
  int fallbacks = 0;
  while (auto facts = *reader.Next()) {
    if (facts->has_leg()) {
      const int side = facts->leg().player(0) == 0 ? 0 : 1;
      // It answers two decisions properly, of all its games.
      EXPECT_LE(facts->leg().own_orders(side), 2u);
      fallbacks += static_cast<int>(facts->leg().fallbacks(side));
      facts->mutable_leg()->clear_fallbacks();
    }
    ASSERT_TRUE(forged.Append(*facts, reader.Record()).ok());
  }
  EXPECT_GT(fallbacks, 2);
  EXPECT_THAT(said, HasSubstr(" faults  given instead "));
  EXPECT_THAT(said, ContainsRegex(absl::StrFormat(" mine .* %d ", fallbacks)));
  EXPECT_THAT(said, ContainsRegex(absl::StrFormat(
                        "instead: mine: %d of [0-9]+ orders given in its "
                        "stead, .* were its own",
                        fallbacks)));
  EXPECT_THAT(said, Not(HasSubstr("instead: b")));
  const Said verify = Tournament({"verify", At("t.ledger")});
  EXPECT_EQ(verify.code, 0) << verify.out;
  EXPECT_THAT(Tournament({"verify", At("forged.ledger")}).out,
              HasSubstr("fallbacks"));
  EXPECT_THAT(Run({"replay", At("t.ledger"), "--game=1"}).out,
              HasSubstr("(given instead of its own: illegal order)"));
}

TEST_F(RunTest, VerifyFindsWhatWasForged) {
  WriteTournament("t", RandomAgents(3, "format: ROUND_ROBIN"));
  RunToEnd("t");
  struct Forgery {
    const char* said;
    void (*forge)(wire::LegPlayed& leg);
  };
  const auto forgeries = {
      Forgery{"the facts say that '",
              [](wire::LegPlayed& leg) {
                leg.set_winner(leg.winner() == 0 ? 1 : 0);
              }},
      Forgery{
          "points",
          [](wire::LegPlayed& leg) { leg.set_points(0, leg.points(0) + 1); }},
      Forgery{"orders",
              [](wire::LegPlayed& leg) { leg.set_orders(leg.orders() + 1); }},
      Forgery{"rolls",
              [](wire::LegPlayed& leg) { leg.set_rolls(leg.rolls() + 1); }},
      Forgery{"player-turns",
              [](wire::LegPlayed& leg) {
                leg.set_player_turns(leg.player_turns() + 1);
              }},
      Forgery{"fallbacks",
              [](wire::LegPlayed& leg) {
                leg.add_fallbacks(1);
                leg.add_fallbacks(0);
              }},
      Forgery{"own", [](wire::LegPlayed& leg) {
                leg.set_own_orders(0, leg.own_orders(0) - 1);
              }}};
  for (const Forgery& forgery : forgeries) {
    // Other facts of the first game, with a checksum to match.
    LedgerReader reader =
        *LedgerReader::Open(At("t.ledger"), LedgerDepth::kGames);
    LedgerWriter writer = *LedgerWriter::Open(At("forged.ledger"));
    bool is_forged = false;
    while (auto facts = *reader.Next()) {
      if (facts->has_leg() && !is_forged) {
        forgery.forge(*facts->mutable_leg());
        is_forged = true;
      }
      ASSERT_TRUE(writer.Append(*facts, reader.Record()).ok());
    }
    const Said said = Tournament({"verify", At("forged.ledger")});
    EXPECT_EQ(said.code, 1) << forgery.said;
    EXPECT_THAT(said.out, HasSubstr(forgery.said));
    fs::remove(At("forged.ledger"));
  }
}

TEST_F(RunTest, AdjudicatedGamesVerify) {
  WriteTournament("t", RandomAgents(2,
                                    "format: ROUND_ROBIN pairs: 3 "
                                    "adjudication { draw_after_orders: 4 }"));
  EXPECT_THAT(RunToEnd("t"), HasSubstr("adjudged 6"));
  EXPECT_EQ(Tournament({"verify", At("t.ledger")}).code, 0);
}

}  // namespace
}  // namespace berthier
