#include "arenas/tournament/tournament_progress.h"

#include <gmock/gmock.h>

#include <algorithm>
#include <string>
#include <vector>

#include "agents/random_source.h"
#include "tests/arenas/tournament/tournament_fixture.h"

namespace berthier {
namespace {

using testing::HasSubstr;

// A game as it might have ended: by its number alone.
wire::LegPlayed EndOf(const GameId& game) {
  RandomSource source(game.number());
  wire::LegPlayed leg;
  leg.set_pair(game.pair.id);
  leg.set_leg(static_cast<uint32_t>(game.leg));
  leg.set_scenario(static_cast<uint32_t>(game.pair.ground));
  for (int side = 0; side < kSides; ++side) {
    leg.add_player(static_cast<uint32_t>(game.PlayerOf(side)));
  }
  leg.set_winner(static_cast<int>(source.Below(3)) - 1);
  leg.set_grade(leg.winner() < 0 ? "draw" : "decisive");
  leg.set_orders(source.Below(50));
  return leg;
}

// The same lost by the fault of whoever has the first side.
wire::LegPlayed FaultOf(const GameId& game, const std::string& kind) {
  wire::LegPlayed leg = EndOf(game);
  leg.clear_grade();
  leg.set_winner(1);
  leg.mutable_fault()->set_side(0);
  leg.mutable_fault()->set_kind(kind);
  return leg;
}

class TournamentProgressTest : public TournamentTest {
 protected:
  static std::string End(const TournamentProgress& progress) {
    return progress.standings().ToText(progress.schedule());
  }
  // Plays with so many games at a time; which of them ends next is chance.
  static void Play(TournamentProgress& progress, size_t at_a_time,
                   uint64_t seed) {
    RandomSource source(seed);
    std::vector<GameId> playing;
    for (;;) {
      while (playing.size() < at_a_time) {
        const std::optional<GameId> game = progress.Issue();
        if (!game) break;
        playing.push_back(*game);
      }
      if (playing.empty()) break;
      const size_t next = source.Below(static_cast<uint32_t>(playing.size()));
      EXPECT_EQ(progress.Played(EndOf(playing[next])), std::nullopt);
      playing.erase(playing.begin() + static_cast<long>(next));
    }
  }
};

TEST_F(TournamentProgressTest, TheEndDoesNotDependOnTheSequenceOfGames) {
  for (const std::string_view format :
       {"format: ROUND_ROBIN pairs: 3", "format: SWISS swiss { rounds: 4 }",
        "format: KNOCKOUT pairs: 2 knockout { extra_pairs: 2 }"}) {
    const TournamentPlan plan = *PlanOfText(RandomAgents(6, format));
    TournamentProgress alone(plan);
    Play(alone, 1, 1);
    ASSERT_TRUE(alone.over());
    for (uint64_t seed = 1; seed <= 5; ++seed) {
      TournamentProgress many(plan);
      Play(many, 7, seed);
      EXPECT_TRUE(many.over());
      EXPECT_EQ(End(many), End(alone));
      EXPECT_EQ(many.played(), alone.played());
      EXPECT_EQ(many.surplus(), 0u);
      EXPECT_EQ(many.games(), many.played());
    }
  }
}

TEST_F(TournamentProgressTest, ATestPlayedAheadEndsAsOnePlayedInTurn) {
  TournamentPlan plan =
      *PlanOfText(RandomAgents(2, "format: SPRT sprt { elo0: 0 elo1: 90 }"));
  plan.concurrency = 4;
  TournamentProgress alone(plan);
  Play(alone, 1, 1);
  ASSERT_TRUE(alone.over());
  TournamentProgress many(plan);
  Play(many, 4, 5);
  EXPECT_EQ(End(many), End(alone));
  EXPECT_EQ(static_cast<int64_t>(many.played() - many.surplus()),
            alone.standings().games());
  // No more is played ahead than is needed to keep everybody busy.
  EXPECT_LE(many.surplus(), 2 * 4u);
}

TEST_F(TournamentProgressTest, KnowsWhatDoesNotBelong) {
  const TournamentPlan plan =
      *PlanOfText(RandomAgents(3, "format: ROUND_ROBIN"));
  TournamentProgress progress(plan);
  const GameId game = *progress.Issue();
  EXPECT_EQ(progress.Played(EndOf(game)), std::nullopt);
  EXPECT_THAT(progress.Played(EndOf(game)).value_or(""), HasSubstr("twice"));
  wire::LegPlayed other = EndOf(*progress.Issue());
  other.set_player(0, other.player(1));
  EXPECT_THAT(progress.Played(other).value_or(""), HasSubstr("between others"));
  other.set_pair(99);
  EXPECT_THAT(progress.Played(other).value_or(""),
              HasSubstr("none of this tournament"));
}

TEST_F(TournamentProgressTest, FaultsWithdrawAnAgentInTheSequenceOfPairs) {
  const TournamentPlan plan = *PlanOfText(
      RandomAgents(3,
                   "format: ROUND_ROBIN pairs: 4 fault { kind: 'timeout' } "
                   "fault { withdraw_after: 3 }"));
  // Player 1 (b) crashes whenever it has the first side; a times out, which
  // withdraws nobody.
  const auto play = [&plan](uint64_t seed, size_t at_a_time) {
    TournamentProgress progress(plan);
    RandomSource source(seed);
    std::vector<GameId> playing;
    for (;;) {
      while (playing.size() < at_a_time) {
        const std::optional<GameId> game = progress.Issue();
        if (!game) break;
        playing.push_back(*game);
      }
      if (playing.empty()) break;
      const size_t next = source.Below(static_cast<uint32_t>(playing.size()));
      const GameId game = playing[next];
      playing.erase(playing.begin() + static_cast<long>(next));
      const wire::LegPlayed end =
          game.PlayerOf(0) == 1   ? FaultOf(game, "crashed")
          : game.PlayerOf(0) == 0 ? FaultOf(game, "timeout")
                                  : EndOf(game);
      EXPECT_EQ(progress.Played(end), std::nullopt);
    }
    EXPECT_TRUE(progress.over());
    EXPECT_EQ(progress.standings().Of(1).faults, 3);
    EXPECT_GT(progress.standings().Of(0).faults, 3);
    return std::make_pair(End(progress), progress.surplus());
  };
  const auto alone = play(1, 1);
  EXPECT_THAT(alone.first, HasSubstr("b (withdrawn)"));
  EXPECT_EQ(alone.second, 0u);
  uint64_t surplus = 0;
  for (uint64_t seed = 1; seed <= 5; ++seed) {
    const auto many = play(seed, 6);
    EXPECT_EQ(many.first, alone.first);
    surplus += many.second;
  }
  EXPECT_GT(surplus, 0u);
}

TEST_F(TournamentProgressTest, WhoIsMuteThreeTimesInARowPlaysNoMore) {
  struct Case {
    const char* kind;
    uint32_t own_orders;  // in a game that it loses so
    uint64_t fails;       // of so many games of b
    const char* rule;
    bool is_withdrawn;
  };
  constexpr uint64_t kAlways = 100;
  for (const Case& one : {
           Case{"timeout", 0, kAlways, "", true},
           Case{"refused to start", 0, kAlways, "", true},
           Case{"crashed at start", 0, kAlways, "", true},
           Case{"timeout", 0, 2, "", false},
           // It plays, if slowly, or badly.
           Case{"timeout", 1, kAlways, "", false},
           Case{"crashed", 0, kAlways, "", false},
           // The organiser wants it otherwise.
           Case{"timeout", 0, kAlways, "fault { kind: 'timeout' }", false},
           Case{"timeout", 0, kAlways, "fault { kind: 'crashed' }", true},
       }) {
    const TournamentPlan plan = *PlanOfText(RandomAgents(
        2, std::string("format: ROUND_ROBIN pairs: 5 ") + one.rule));
    TournamentProgress progress(plan);
    uint64_t games = 0;
    while (const std::optional<GameId> game = progress.Issue()) {
      wire::LegPlayed end = EndOf(*game);
      end.add_own_orders(3);
      end.add_own_orders(3);
      // In a row: the third of its games goes well.
      if (games % (one.fails + 1) < one.fails) {
        const int side = game->PlayerOf(0) == 1 ? 0 : 1;
        end.clear_grade();
        end.set_winner(1 - side);
        end.mutable_fault()->set_side(static_cast<uint32_t>(side));
        end.mutable_fault()->set_kind(one.kind);
        end.set_own_orders(side, one.own_orders);
      }
      ++games;
      EXPECT_EQ(progress.Played(end), std::nullopt);
    }
    EXPECT_TRUE(progress.over());
    // The third game is the first of the second pair, which is played out.
    EXPECT_EQ(games, one.is_withdrawn ? 4u : 10u)
        << one.kind << ", " << one.own_orders << one.rule;
    EXPECT_EQ(End(progress).find("b (withdrawn)") != std::string::npos,
              one.is_withdrawn);
  }
}

TEST_F(TournamentProgressTest, ABookToldOfFactsAgainIsTheSame) {
  for (const std::string_view format :
       {"format: ROUND_ROBIN pairs: 4", "format: SWISS swiss { rounds: 4 }",
        "format: KNOCKOUT pairs: 2"}) {
    const TournamentPlan plan = *PlanOfText(RandomAgents(7, format));
    RandomSource source(5);
    TournamentProgress progress(plan);
    std::vector<wire::LedgerFacts> facts;
    std::vector<GameId> playing;
    int ended = 0;
    for (;;) {
      while (playing.size() < 5) {
        const std::optional<GameId> game = progress.Issue();
        if (!game) break;
        playing.push_back(*game);
      }
      if (playing.empty()) break;
      const size_t next = source.Below(static_cast<uint32_t>(playing.size()));
      facts.emplace_back();
      *facts.back().mutable_leg() = EndOf(playing[next]);
      playing.erase(playing.begin() + static_cast<long>(next));
      EXPECT_EQ(progress.Played(facts.back().leg()), std::nullopt);
      if (++ended == 5 || ended == 9) {
        facts.emplace_back();
        *facts.back().mutable_withdrawal() =
            progress.Withdraw(ended == 5 ? 2 : 4);
        EXPECT_EQ(progress.Withdrawn(facts.back().withdrawal()), std::nullopt);
      }
      // Wherever the run is cut off, whoever goes on knows the same and has
      // the rest to play.
      TournamentProgress again(plan);
      for (const wire::LedgerFacts& fact : facts) {
        EXPECT_EQ(fact.has_leg() ? again.Played(fact.leg())
                                 : again.Withdrawn(fact.withdrawal()),
                  std::nullopt);
      }
      EXPECT_EQ(End(again), End(progress));
      Play(again, 3, 9);
      EXPECT_TRUE(again.over());
    }
    EXPECT_TRUE(progress.over());
    EXPECT_THAT(End(progress), HasSubstr("c (withdrawn)"));
    EXPECT_THAT(End(progress), HasSubstr("e (withdrawn)"));
  }
}

TEST_F(TournamentProgressTest, GamesOfAgentsAtHomeComeFirst) {
  const TournamentPlan plan =
      *PlanOfText(RandomAgents(6, "format: ROUND_ROBIN"));
  TournamentProgress progress(plan);
  const GameId second = *progress.Issue([](const GameId& game) {
    return game.PlayerOf(0) == 1 && game.PlayerOf(1) == 4;
  });
  EXPECT_EQ(second.PlayerOf(0), 1);
  EXPECT_EQ(second.PlayerOf(1), 4);
  const GameId first = *progress.Issue([](const GameId&) { return false; });
  EXPECT_EQ(first.pair.id, 0u);
}

TEST_F(TournamentProgressTest, BothLegsHaveTheSameSeeds) {
  const TournamentPlan plan =
      *PlanOfText(RandomAgents(3, "format: ROUND_ROBIN seed: 3"));
  const GameSeeds one = SeedsOf(plan, 0);
  const GameSeeds other = SeedsOf(plan, 1);
  EXPECT_NE(one.dice, other.dice);
  EXPECT_NE(one.players[0], one.players[1]);
  EXPECT_NE(one.players[0], other.players[0]);
}

}  // namespace
}  // namespace berthier
