#include "arenas/tournament/schedule.h"

#include <gmock/gmock.h>

#include <array>
#include <functional>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "agents/random_source.h"
#include "tests/arenas/tournament/tournament_fixture.h"

namespace berthier {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;

// Half points of the first player in both legs.
using Judge = std::function<std::array<int, 2>(const PairSpec& pair)>;

class ScheduleTest : public TournamentTest {
 protected:
  // Plays a schedule to its end; the pairs it had.
  static std::vector<PairSpec> Play(Schedule& schedule, const Judge& judge) {
    std::vector<PairSpec> pairs;
    while (!schedule.over()) {
      const PairSpec pair = schedule.At(schedule.next());
      pairs.push_back(pair);
      if (schedule.IsWithdrawn(pair.players[0], pair.id) ||
          schedule.IsWithdrawn(pair.players[1], pair.id)) {
        schedule.Enter(
            {.pair = pair,
             .legs = std::nullopt,
             .withdrawn = {schedule.IsWithdrawn(pair.players[0], pair.id),
                           schedule.IsWithdrawn(pair.players[1], pair.id)}});
      } else {
        schedule.Enter({.pair = pair, .legs = judge(pair)});
      }
    }
    return pairs;
  }
  // The player with the lower number wins.
  static std::array<int, 2> Seeds(const PairSpec& pair) {
    return pair.players[0] < pair.players[1] ? std::array<int, 2>{2, 2}
                                             : std::array<int, 2>{0, 0};
  }
  static std::array<int, 2> Draws(const PairSpec&) { return {1, 1}; }

  // How often two players meet, by names a, b, ...
  static std::map<std::set<int>, int> Met(const std::vector<PairSpec>& pairs) {
    std::map<std::set<int>, int> met;
    for (const PairSpec& pair : pairs) {
      ++met[{pair.players[0], pair.players[1]}];
    }
    return met;
  }
};

TEST_F(ScheduleTest, RoundRobinGoesRoundAsOftenAsAsked) {
  const TournamentPlan plan = *PlanOfText(RandomAgents(
      5, "format: ROUND_ROBIN pairs: 3 scenario { name: 'board.textproto' }"));
  Schedule schedule(plan);
  EXPECT_EQ(schedule.known(), 10u * 3 * 2);
  const std::vector<PairSpec> pairs = Play(schedule, Draws);
  ASSERT_EQ(pairs.size(), 60u);
  for (const auto& [players, times] : Met(pairs)) EXPECT_EQ(times, 6);
  // Once round on both scenarios before anybody meets again.
  EXPECT_EQ(Met({pairs.begin(), pairs.begin() + 20}).size(), 10u);
  for (size_t i = 0; i < pairs.size(); ++i) {
    EXPECT_EQ(pairs[i].id, i);
    EXPECT_EQ(pairs[i].ground, static_cast<int>(i % 2));
  }
}

TEST_F(ScheduleTest, DoubleRoundRobinExchangesTheFirstSeat) {
  const TournamentPlan plan =
      *PlanOfText(RandomAgents(4, "format: DOUBLE_ROUND_ROBIN"));
  Schedule schedule(plan);
  const std::vector<PairSpec> pairs = Play(schedule, Draws);
  std::set<std::array<int, 2>> seats;
  for (const PairSpec& pair : pairs) {
    EXPECT_TRUE(seats.insert(pair.players).second);
  }
  EXPECT_EQ(seats.size(), 12u);
}

TEST_F(ScheduleTest, GauntletIsChampionsAgainstAllOthers) {
  const TournamentPlan plan = *PlanOfText(
      RandomAgents(5, "format: GAUNTLET gauntlet { champion: ['b', 'd'] }"));
  Schedule schedule(plan);
  const auto met = Met(Play(schedule, Draws));
  EXPECT_EQ(met.size(), 6u);
  for (const auto& [players, times] : met) {
    EXPECT_EQ(players.count(1) + players.count(3), 1u);
  }
}

TEST_F(ScheduleTest, LadderMeetsItsNeighboursWithinReach) {
  const std::string text =
      "agent { agent: 'flat' } scenario { name: 'duel.textproto' } "
      "format: LADDER ladder { budget { steps: 1 } budget { steps: 2 } "
      "budget { steps: 3 } budget { steps: 4 } ";
  const TournamentPlan one = *PlanOfText(text + "}");
  Schedule neighbours(one);
  EXPECT_EQ(Met(Play(neighbours, Draws)).size(), 3u);
  const TournamentPlan two = *PlanOfText(text + "reach: 2 }");
  Schedule reach(two);
  EXPECT_EQ(Met(Play(reach, Draws)).size(), 5u);
}

TEST_F(ScheduleTest, SwissPairsWinnersWithWinners) {
  const TournamentPlan plan = *PlanOfText(
      RandomAgents(8, "format: SWISS swiss { rounds: 3 } pairs: 2"));
  Schedule schedule(plan);
  EXPECT_FALSE(schedule.IsFixed());
  EXPECT_EQ(schedule.known(), 8u);  // the first round
  const std::vector<PairSpec> pairs = Play(schedule, Seeds);
  EXPECT_EQ(pairs.size(), 24u);
  for (const auto& [players, times] : Met(pairs)) EXPECT_EQ(times, 2);
  // The best seed wins three times; nobody else does.
  EXPECT_EQ(schedule.pairer().Places().front(), 0);
  EXPECT_EQ(schedule.rounds().size(), 3u);
}

TEST_F(ScheduleTest, SwissGivesByesToDifferentPlayers) {
  const TournamentPlan plan =
      *PlanOfText(RandomAgents(5, "format: SWISS swiss { rounds: 5 }"));
  Schedule schedule(plan);
  Play(schedule, Seeds);
  std::set<uint32_t> byes;
  for (const wire::RoundPaired& round : schedule.rounds()) {
    ASSERT_EQ(round.bye_size(), 1);
    byes.insert(round.bye(0));
  }
  EXPECT_EQ(byes.size(), 5u);
}

TEST_F(ScheduleTest, KnockoutIsWonByTheBestSeedIfSeedsWin) {
  for (int players = 2; players <= 11; ++players) {
    const TournamentPlan plan =
        *PlanOfText(RandomAgents(players, "format: KNOCKOUT"));
    Schedule schedule(plan);
    const std::vector<PairSpec> pairs = Play(schedule, Seeds);
    EXPECT_EQ(pairs.size(), static_cast<size_t>(players - 1)) << players;
    const std::vector<int> places = schedule.pairer().Places();
    ASSERT_EQ(places.size(), static_cast<size_t>(players));
    // The two best meet in the final, the next two were beaten before it.
    EXPECT_EQ(places[0], 0);
    EXPECT_EQ(places[1], 1);
    if (players >= 4) {
      EXPECT_THAT(std::vector<int>(places.begin() + 2, places.begin() + 4),
                  ElementsAre(2, 3));
    }
  }
}

TEST_F(ScheduleTest, KnockoutPlaysOnWhenTiedAndThenTakesTheBetterSeed) {
  const TournamentPlan plan = *PlanOfText(
      RandomAgents(4, "format: KNOCKOUT pairs: 2 knockout { extra_pairs: 3 }"));
  Schedule tied(plan);
  // Two meetings of 2 + 3 pairs, and a final of as many.
  EXPECT_EQ(Play(tied, Draws).size(), 15u);
  EXPECT_EQ(tied.pairer().Places(), (std::vector<int>{0, 1, 2, 3}));

  // The worse seed of the first meeting wins the second further pair.
  Schedule decided(plan);
  std::map<std::set<int>, int> times;
  const std::vector<PairSpec> pairs =
      Play(decided, [&times](const PairSpec& pair) -> std::array<int, 2> {
        const std::set<int> meeting = {pair.players[0], pair.players[1]};
        if (meeting != std::set<int>{0, 3}) return Seeds(pair);
        return ++times[meeting] == 4 ? std::array<int, 2>{0, 1}
                                     : std::array<int, 2>{1, 1};
      });
  EXPECT_EQ((times[{0, 3}]), 4);
  EXPECT_EQ(pairs.size(), 4u + 2 + 2);
  EXPECT_EQ(decided.pairer().Places(), (std::vector<int>{1, 3, 0, 2}));
}

// By hand. a beats b 2 to 0 while c has a bye (2 points); then a and c draw
// while b has one. a: 3 points, met b (2) and c (3). c: 3 points, met an equal
// (3) and a (3). b: 2 points, met a (3) and an equal (2).
TEST_F(ScheduleTest, SwissBreaksTiesByBuchholz) {
  const TournamentPlan plan =
      *PlanOfText(RandomAgents(3, "format: SWISS swiss { rounds: 2 }"));
  Schedule schedule(plan);
  EXPECT_EQ(schedule.pairer().Winner(), std::nullopt);
  Play(schedule, [](const PairSpec& pair) -> std::array<int, 2> {
    return pair.round == 0 ? Seeds(pair) : Draws(pair);
  });
  EXPECT_EQ(schedule.pairer().Places(), (std::vector<int>{2, 0, 1}));
  EXPECT_EQ(schedule.pairer().Winner(), 2);
  const std::vector<ColumnTold> columns = schedule.pairer().Columns();
  ASSERT_EQ(columns.size(), 4u);
  EXPECT_EQ(columns[0].head, "points");
  EXPECT_THAT(columns[0].cells, ElementsAre("3", "2", "3"));
  EXPECT_EQ(columns[1].head, "byes");
  EXPECT_THAT(columns[1].cells, ElementsAre("0", "1", "1"));
  EXPECT_EQ(columns[2].head, "Buchholz");
  EXPECT_THAT(columns[2].cells, ElementsAre("5", "5", "6"));
  // a: 2 * 2/2 + 3 * 1/2; b: 3 * 0 + 2; c: 3 + 3 * 1/2.
  EXPECT_EQ(columns[3].head, "S-B");
  EXPECT_THAT(columns[3].cells, ElementsAre("3.50", "2.00", "4.50"));
  const std::vector<RoundTold> rounds = schedule.pairer().Rounds();
  ASSERT_EQ(rounds.size(), 2u);
  EXPECT_EQ(rounds[1].name, "round 2");
  EXPECT_THAT(rounds[1].byes, ElementsAre(1));
  ASSERT_EQ(rounds[1].meetings.size(), 1u);
  EXPECT_EQ(rounds[1].meetings[0].half_points, (std::array<int64_t, 2>{2, 2}));
}

TEST_F(ScheduleTest, KnockoutTellsItsBracketAndWinner) {
  const TournamentPlan plan =
      *PlanOfText(RandomAgents(5, "format: KNOCKOUT pairs: 2"));
  Schedule schedule(plan);
  EXPECT_EQ(schedule.pairer().Winner(), std::nullopt);
  // d and e draw: the better seed goes through; b beats a in the final.
  Play(schedule, [](const PairSpec& pair) -> std::array<int, 2> {
    const std::set<int> meeting = {pair.players[0], pair.players[1]};
    if (meeting == std::set<int>{3, 4}) return Draws(pair);
    if (meeting == std::set<int>{0, 1}) return {0, 1};
    return Seeds(pair);
  });
  EXPECT_EQ(schedule.pairer().Winner(), 1);
  const std::vector<RoundTold> rounds = schedule.pairer().Rounds();
  ASSERT_EQ(rounds.size(), 3u);
  EXPECT_EQ(rounds[0].name, "quarter-finals");
  EXPECT_EQ(rounds[1].name, "semi-finals");
  EXPECT_EQ(rounds[2].name, "final");
  EXPECT_THAT(rounds[0].byes, testing::UnorderedElementsAre(0, 1, 2));
  ASSERT_EQ(rounds[0].meetings.size(), 1u);
  const MeetingTold& tie = rounds[0].meetings[0];
  EXPECT_EQ(tie.players, (std::array<int, 2>{3, 4}));
  EXPECT_EQ(tie.half_points, (std::array<int64_t, 2>{4, 4}));
  EXPECT_EQ(tie.through, 3);
  EXPECT_EQ(tie.why, "a tie, the better seed");
  ASSERT_EQ(rounds[2].meetings.size(), 1u);
  EXPECT_EQ(rounds[2].meetings[0].half_points, (std::array<int64_t, 2>{2, 6}));
  EXPECT_EQ(rounds[2].meetings[0].through, 1);
  EXPECT_THAT(schedule.pairer().Columns()[0].cells,
              ElementsAre("final", "winner", "semi-finals", "semi-finals",
                          "quarter-finals"));
  EXPECT_EQ(schedule.pairer().Places(), (std::vector<int>{1, 0, 2, 3, 4}));
  // Who went out in one round shares a place.
  EXPECT_THAT(
      SharedPlaces(schedule.pairer().Places(), schedule.pairer().Columns()),
      ElementsAre(1, 2, 3, 3, 5));
}

TEST_F(ScheduleTest, SprtEndsWhenItKnows) {
  const TournamentPlan plan = *PlanOfText(RandomAgents(
      2, "format: SPRT sprt { elo0: 0 elo1: 50 most_pairs: 400 }"));
  Schedule strong(plan);
  RandomSource source(3);
  const size_t won =
      Play(strong, [&source](const PairSpec&) -> std::array<int, 2> {
        return {2, source.Below(3) == 0 ? 0 : 2};
      }).size();
  EXPECT_LT(won, 100u);
  EXPECT_THAT(strong.pairer().Say(), HasSubstr("elo1 is accepted"));

  Schedule weak(plan);
  const size_t lost =
      Play(weak, [&source](const PairSpec&) -> std::array<int, 2> {
        return {0, source.Below(3) == 0 ? 2 : 0};
      }).size();
  EXPECT_LT(lost, 100u);
  EXPECT_THAT(weak.pairer().Say(), HasSubstr("elo0 is accepted"));

  Schedule even(plan);
  int turn = 0;
  // Between the two hypotheses nothing is known after 400 pairs.
  const size_t undecided =
      Play(even, [&turn](const PairSpec&) -> std::array<int, 2> {
        return ++turn % 9 == 0 ? std::array<int, 2>{2, 0}
                               : std::array<int, 2>{turn % 8 == 0 ? 2 : 1, 1};
      }).size();
  if (even.pairer().Say().find("undecided") != std::string::npos) {
    EXPECT_EQ(undecided, 400u);
  } else {
    EXPECT_LT(undecided, 400u);
  }
}

TEST_F(ScheduleTest, WhoWithdrawsIsNotPairedAnyMore) {
  const TournamentPlan plan =
      *PlanOfText(RandomAgents(6, "format: SWISS swiss { rounds: 5 }"));
  Schedule schedule(plan);
  int entered = 0;
  const std::vector<PairSpec> pairs = Play(schedule, [&](const PairSpec& pair) {
    if (++entered == 4) {
      // In the second round, of which the third pair is not begun.
      schedule.Withdraw(5, pair.id + 2, schedule.stages());
    }
    return Seeds(pair);
  });
  for (const PairSpec& pair : pairs) {
    if (pair.round < 2) continue;
    EXPECT_NE(pair.players[0], 5);
    EXPECT_NE(pair.players[1], 5);
  }
  // Five are left: two meetings a round and a bye.
  EXPECT_EQ(pairs.size(), 3u + 3 + 2 + 2 + 2);
}

}  // namespace
}  // namespace berthier
