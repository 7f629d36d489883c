#include "arenas/leaderboard/league_merge.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace berthier {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;

// Two agents, one pair of games on "retz".
LeagueSource SourceNamed(const std::string& name,
                         const std::vector<std::string>& requests) {
  LeagueSource source;
  source.path = name;
  source.source.name = name;
  for (const std::string& request : requests) {
    source.league.players.push_back(request.substr(0, request.find(':')));
    source.agents.push_back({.request = request});
  }
  source.league.scenarios = {"retz"};
  source.scenarios = {{.start = "the start", .sides = {"French", "Allied"}}};
  for (int leg = 0; leg < 2; ++leg) {
    LeagueGame game;
    game.first = leg;
    game.second = 1 - leg;
    game.result = GameResult::kFirstWon;
    source.league.games.push_back(game);
    source.keys.push_back(name + std::to_string(leg));
  }
  return source;
}

TEST(GatheringTest, PlayersAndScenariosAreKnownAgain) {
  const auto all = Gather({SourceNamed("a.bgl", {"drill", "random"}),
                           SourceNamed("b.bgl", {"random", "flat"})});
  ASSERT_TRUE(all.ok()) << all.status();
  EXPECT_THAT(all->league.players, ElementsAre("drill", "random", "flat"));
  EXPECT_THAT(all->league.scenarios, ElementsAre("retz"));
  EXPECT_EQ(all->facts.title, "a.bgl, b.bgl");
  ASSERT_EQ(all->league.games.size(), 4u);
  EXPECT_EQ(all->league.games[2].first, 1);
  EXPECT_EQ(all->league.games[2].second, 2);
  EXPECT_NE(all->league.games[1].pair, all->league.games[2].pair);
  EXPECT_EQ(all->league.games[2].pair, all->league.games[3].pair);
  EXPECT_EQ(FlawOf(all->league), std::nullopt);
}

TEST(GatheringTest, OneNameForTwoThingsIsTwoNames) {
  LeagueSource other = SourceNamed("b.bgl", {"flat:threads: 2", "random"});
  other.scenarios[0].start = "another start";
  const auto all =
      Gather({SourceNamed("a.bgl", {"flat:threads: 1", "random"}), other});
  ASSERT_TRUE(all.ok()) << all.status();
  EXPECT_THAT(all->league.players, ElementsAre("flat", "random", "flat (2)"));
  EXPECT_THAT(all->league.scenarios, ElementsAre("retz", "retz (2)"));
}

TEST(GatheringTest, AGameCountsOnce) {
  LeagueSource other = SourceNamed("b.bgl", {"drill", "random"});
  other.keys[1] = "a.bgl1";
  const auto all = Gather({SourceNamed("a.bgl", {"drill", "random"}), other});
  ASSERT_FALSE(all.ok());
  EXPECT_EQ(all.status().message(),
            "b.bgl: has a game that stands in a.bgl too; name each game's log "
            "once");
}

TEST(GatheringTest, APlayerHasOneAnchor) {
  LeagueSource one = SourceNamed("a.bgl", {"drill", "random"});
  LeagueSource other = SourceNamed("b.bgl", {"drill", "random"});
  other.agents[0].anchor = 100;
  const auto all = Gather({one, other});
  ASSERT_TRUE(all.ok()) << all.status();
  EXPECT_EQ(all->facts.agents[0].anchor, 100);
  one.agents[0].anchor = 200;
  const auto contrary = Gather({one, other});
  ASSERT_FALSE(contrary.ok());
  EXPECT_THAT(std::string(contrary.status().message()),
              HasSubstr("b.bgl: gives drill the rating 100"));
}

TEST(GatheringTest, GradesAndFaultsKeepTheirNames) {
  LeagueSource one = SourceNamed("a.bgl", {"drill", "random"});
  one.league.grades = {"draw", "decisive"};
  one.league.games[0].grade = 1;
  LeagueSource other = SourceNamed("b.bgl", {"random", "drill"});
  other.league.grades = {"decisive"};
  other.league.games[1].grade = 0;
  other.league.fault_kinds = {"crash"};
  other.league.games[1].fault = LeagueFault{.side = Side::kFirst, .kind = 0};
  other.faults = {{.game = 2, .player = 1, .kind = "crash"}};
  const auto all = Gather({one, other});
  ASSERT_TRUE(all.ok()) << all.status();
  const League& league = all->league;
  const auto grade_of = [&league](size_t game) {
    return league.grades[static_cast<size_t>(league.games[game].grade)];
  };
  EXPECT_EQ(grade_of(0), "decisive");
  EXPECT_EQ(grade_of(3), "decisive");
  EXPECT_THAT(league.fault_kinds, ElementsAre("crash"));
  ASSERT_EQ(all->facts.faults.size(), 1u);
  EXPECT_EQ(all->facts.faults[0].player, 0);  // drill
  EXPECT_EQ(all->facts.faults[0].source, 1);
}

}  // namespace
}  // namespace berthier
