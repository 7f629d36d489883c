// Where a unit of Grandeur may end.
#include <gtest/gtest.h>

#include <vector>

#include "arenas/table/reach.h"
#include "tests/arenas/small_games.h"
#include "tests/arenas/table/loops.h"
#include "tests/arenas/table/positions.h"

namespace berthier {
namespace {

// A move that goes straight alone has hardly a place in a grid of squares.
TEST(GrandeurReachTest, OfAStraightMoveIsItsWholeWay) {
  const auto game = Bundled(RulesetNamed("grandeur"), "outposts");
  const Position position = AtDecision(*game, "action", 0, 3);
  std::vector<Order> orders;
  game->Propose(position, orders);
  int straight = 0;
  for (const Order& order : orders) {
    if (game->vocabulary().verbs[order.verb].name != "forward") continue;
    Point start;
    for (const Body& body : game->Draw(position).bodies) {
      if (body.id == order.subject) start = body.pose.centre;
    }
    Order half = order;
    const Vec way = order.pose.centre - start;
    half.pose.centre = start + Vec{way.x / 2, way.y / 2};
    if (!game->Check(position, half).ok()) continue;
    ++straight;
    EXPECT_LE(DistanceTo(ReachOf(*game, position, order), half.pose.centre),
              Inches(1) / 4);
  }
  EXPECT_GT(straight, 0);
}

}  // namespace
}  // namespace berthier
