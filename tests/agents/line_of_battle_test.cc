// Where formations stand before the battle.
#include "agents/doctrine/kit/line_of_battle.h"

#include <gtest/gtest.h>

#include <vector>

namespace berthier {
namespace {

using Goal = LineOfBattle::Goal;
using Post = LineOfBattle::Post;
using Stand = LineOfBattle::Stand;
using Troops = LineOfBattle::Troops;
using Zone = LineOfBattle::Zone;

constexpr Spot kNorth = {0, 1};
constexpr Spot kSouth = {0, -1};
// On a table of 48 by 40 inches.
constexpr Zone kZone = {{0, 0}, {48, 12}};

std::vector<Post> PostsOf(const std::vector<Goal>& goals,
                          const std::vector<Troops>& formations) {
  const LineOfBattle line(kNorth, kZone, goals, formations);
  return {line.posts().begin(), line.posts().end()};
}

TEST(LineOfBattleTest, LooksFromTheOwnBaseline) {
  const Post post = LineOfBattle::PostOf({10, 30}, kSouth);
  EXPECT_EQ(post.along, -10);  // the west is to the right
  EXPECT_EQ(post.row, -30);
  const std::vector<Spot> corners = {{0, 28}, {48, 40}};
  const Zone zone = LineOfBattle::Around(corners, kSouth);
  EXPECT_EQ(zone.least.along, -48);
  EXPECT_EQ(zone.most.along, 0);
  EXPECT_EQ(zone.least.row, -40);
  EXPECT_EQ(zone.most.row, -28);
  const LineOfBattle line(kSouth, zone, {}, {});
  const Spot back = line.SpotAt(post);
  EXPECT_EQ(back.x, 10);
  EXPECT_EQ(back.y, 30);
}

TEST(LineOfBattleTest, WhoDefendsSharesTheGoalsOut) {
  const std::vector<Post> posts =
      PostsOf({{{10, 5}, 2}, {{36, 8}, 4}}, {{.foot = 4, .zone = kZone},
                                             {.foot = 9, .zone = kZone},
                                             {.foot = 3, .zone = kZone}});
  // The strongest to the goal that is worth most, before it; of 16 two thirds
  // are wanted there and one third at the other.
  EXPECT_EQ(posts[1].along, 36);
  EXPECT_EQ(posts[1].row, 10.5);
  EXPECT_EQ(posts[0].along, 10);
  EXPECT_EQ(posts[0].row, 7.5);
  // 1 2/3 is missing there still, 1 1/3 here: beside the first, inward.
  EXPECT_EQ(posts[2].along, 28);
}

TEST(LineOfBattleTest, WhoAttacksMassesBeforeWhatIsWorthMost) {
  const std::vector<Post> posts =
      PostsOf({{{10, 30}, 2}, {{36, 33}, 4}},
              {{.foot = 9, .zone = kZone}, {.foot = 4, .zone = kZone}});
  EXPECT_EQ(posts[0].along, 36);
  EXPECT_EQ(posts[1].along, 28);
  for (const Post& post : posts) EXPECT_NEAR(post.row, 11.2, 1e-9);
  // Of equals before their middle.
  const std::vector<Post> equal =
      PostsOf({{{10, 30}, 4}, {{36, 33}, 4}}, {{.foot = 9, .zone = kZone}});
  EXPECT_EQ(equal[0].along, 23);
}

TEST(LineOfBattleTest, CavalryStandsOutsideAndTheChiefBehind) {
  const std::vector<Post> posts =
      PostsOf({{{12, 5}, 1}, {{30, 5}, 1}}, {{.zone = kZone},
                                             {.foot = 5, .zone = kZone},
                                             {.foot = 5, .zone = kZone},
                                             {.horse = 3, .zone = kZone},
                                             {.horse = 2, .zone = kZone}});
  EXPECT_EQ(posts[1].along, 12);
  EXPECT_EQ(posts[2].along, 30);
  EXPECT_EQ(posts[3].along, 30) << "there is more room on the right";
  EXPECT_EQ(posts[4].along, 12);
  EXPECT_EQ(posts[0].along, 21);
  EXPECT_LT(posts[0].row, posts[1].row);
}

TEST(LineOfBattleTest, ANarrowZoneIsKeptTo) {
  const Zone narrow = {{20, 0}, {24, 12}};
  const LineOfBattle line(kNorth, narrow, std::vector<Goal>{{{10, 30}, 2}},
                          std::vector<Troops>{{.foot = 5, .zone = narrow},
                                              {.foot = 5, .zone = narrow}});
  for (const Post& post : line.posts()) EXPECT_EQ(post.along, 22);
}

TEST(LineOfBattleTest, NobodyStandsBeforeGuns) {
  const LineOfBattle line(kNorth, kZone, {}, {});
  const Stand foot = {.at = {20, 10}, .width = 3, .depth = 2};
  const auto second = [&](double x, double y, bool guns, bool walled) {
    return Stand{
        .at = {x, y}, .width = 3, .depth = 2, .guns = guns, .walled = walled};
  };
  // Ten inches behind it: too far to matter to infantry, not to guns.
  EXPECT_EQ(line.CostOfBoth(foot, second(20, 0, false, false)), 0);
  const double masked = line.CostOfBoth(foot, second(20, 0, true, false));
  EXPECT_GT(masked, 0);
  EXPECT_EQ(line.CostOfBoth(second(20, 0, true, false), foot), masked);
  // Guns before infantry are free; four inches behind, infantry is masked.
  EXPECT_EQ(line.CostOfBoth(foot, second(20, 20, true, false)), 0);
  const double behind = line.CostOfBoth(foot, second(20, 6, false, false));
  EXPECT_GT(behind, 0);
  EXPECT_LT(behind, masked);
  EXPECT_EQ(line.CostOfBoth(foot, second(20, 6, false, true)), 0);
  // Beside it half an inch is too near, two are not.
  EXPECT_GT(line.CostOfBoth(foot, second(23.5, 10, false, false)), 0);
  EXPECT_EQ(line.CostOfBoth(foot, second(25, 10, false, false)), 0);
}

TEST(LineOfBattleTest, APlaceIsWorthLessTheFartherOffItsPost) {
  const LineOfBattle line(kNorth, kZone, {}, {});
  const Post post = {20, 10};
  constexpr auto kFirst = LineOfBattle::Row::kFirst;
  constexpr auto kSecond = LineOfBattle::Row::kSecond;
  EXPECT_EQ(line.ValueFrom(post, {20, 10}, kFirst), 0);
  EXPECT_EQ(line.ValueFrom(post, {20, 7}, kSecond), 0);
  EXPECT_LT(line.ValueFrom(post, {20, 8}, kFirst),
            line.ValueFrom(post, {22, 10}, kFirst));
  // A general is as well off anywhere near his place.
  const std::vector<Spot> nobody;
  const Spot place = line.BehindRow(post);
  EXPECT_EQ(line.ValueToGeneral(post, place, nobody), 0);
  EXPECT_EQ(line.ValueToGeneral(post, place + Spot{1, 1}, nobody), 0);
  EXPECT_LT(line.ValueToGeneral(post, place + Spot{4, 0}, nobody), 0);
  EXPECT_LT(line.ValueToGeneral(post, place, std::vector<Spot>{place}), 0);
  // His troops stand before him, and inside the zone.
  EXPECT_EQ(line.Before(place).row, 10);
  EXPECT_NEAR(line.Before({20, 11}).row, 11.2, 1e-9);
}

}  // namespace
}  // namespace berthier
