// What people are shown before they order: ways, zones, distances, prices.
#include <gtest/gtest.h>

#include <algorithm>
#include <optional>
#include <vector>

#include "tests/engine/model/contract_checks.h"

namespace berthier {
namespace {

const Body* BodyOf(const Picture& picture, EntityId id) {
  const auto body =
      std::find_if(picture.bodies.begin(), picture.bodies.end(),
                   [id](const Body& one) { return one.id == id; });
  return IsSome(id) && body != picture.bodies.end() ? &*body : nullptr;
}

// Bodies without a front are drawn with any heading.
void ExpectStandsAt(const Body& body, Pose pose) {
  EXPECT_EQ(body.pose.centre, pose.centre);
  if (body.has_facing) {
    EXPECT_EQ(body.pose.heading, pose.heading);
  }
}

void CheckOutline(const std::vector<Point>& outline) {
  ASSERT_GE(outline.size(), 3u);
  int64_t twice_area = 0;
  for (size_t i = 0; i < outline.size(); ++i) {
    twice_area += Cross(outline[i] - outline[0],
                        outline[(i + 1) % outline.size()] - outline[0]);
  }
  ASSERT_GT(twice_area, 0) << "an outline inside out";
}

void CheckWay(const Game& game, const Position& position, const Position& after,
              const Order& order) {
  const std::vector<Waypoint> way = game.WayOf(position, order);
  if (way.empty()) return;
  ASSERT_TRUE(IsSome(order.subject)) << "the way of nobody";
  for (size_t i = 0; i < way.size(); ++i) {
    ASSERT_NO_FATAL_FAILURE(CheckOutline(way[i].outline));
    ASSERT_EQ(way[i].words.empty(), i == 0);
  }
  const Picture before = game.Draw(position);
  if (const Body* body = BodyOf(before, order.subject)) {
    SCOPED_TRACE("the way begins elsewhere");
    ExpectStandsAt(*body, way.front().pose);
  }
  // The other side may be asked before the order is carried out, or dice may be
  // thrown.
  const Awaited asked = game.Awaits(after);
  if (asked.is_decision() && asked.side != game.Awaits(position).side) return;
  const Picture then = game.Draw(after);
  if (const Body* body = BodyOf(then, order.subject)) {
    if (asked.is_roll() && body->pose == way.front().pose) return;
    SCOPED_TRACE("the way ends elsewhere");
    ExpectStandsAt(*body, way.back().pose);
  }
}

int Left(const Game& game, const Position& position, Side side) {
  int left = 0;
  for (const Purse& purse : game.PursesOf(position, side)) left += purse.left;
  return left;
}

void CheckPrice(const Game& game, const Position& position,
                const Position& after, const Order& order) {
  const Awaited now = game.Awaits(position), then = game.Awaits(after);
  const std::optional<Price> price = game.PriceOf(position, order);
  const int amount = price ? price->amount : 0;
  if (price) {
    ASSERT_GT(price->amount, 0) << "a price of nothing";
    ASSERT_LE(price->amount, price->left) << "a price beyond the purse";
    ASSERT_NE(price->unit, "");
  }
  // Elsewhere the rules may have filled or emptied purses since.
  if (then.is_decision() && then.side == now.side && then.kind == now.kind &&
      then.about == now.about &&
      game.PlayerTurn(after) == game.PlayerTurn(position)) {
    ASSERT_EQ(Left(game, position, now.side) - Left(game, after, now.side),
              amount)
        << "another price is paid";
  }
}

void CheckShares(const Game& game, const Position& position,
                 const Order& order) {
  if (game.ShareNames(position, order).empty()) return;
  const Verb& verb = game.vocabulary().verbs[order.verb];
  ASSERT_TRUE(Has(verb.takes, Takes::kShares)) << "shares of what is not split";
}

}  // namespace

void CheckGuide(const Game& game, const Position& position,
                SeededChooser& sampler) {
  const Picture picture = game.Draw(position);
  for (const Body& body : picture.bodies) {
    for (const Zone& zone : game.ZonesOf(position, body.id)) {
      ASSERT_NE(zone.name, "");
      ASSERT_NO_FATAL_FAILURE(CheckOutline(zone.outline));
    }
  }
  const auto any = [&](size_t n) {
    return sampler.Below(static_cast<uint32_t>(n));
  };
  for (int i = 0; i < 5 && picture.bodies.size() > 1; ++i) {
    const EntityId a = picture.bodies[any(picture.bodies.size())].id;
    const EntityId b = picture.bodies[any(picture.bodies.size())].id;
    const std::optional<Measure> there = game.MeasureBetween(position, a, b);
    const std::optional<Measure> back = game.MeasureBetween(position, b, a);
    ASSERT_EQ(there.has_value(), a != b && IsSome(a) && IsSome(b));
    ASSERT_EQ(back.has_value(), there.has_value());
    if (!there) continue;
    ASSERT_GE(there->length.ticks, 0);
    ASSERT_EQ(there->length, back->length) << "farther there than back";
  }
  if (!game.Awaits(position).is_decision()) return;
  constexpr int kOrders = 8;
  std::vector<Order> orders;
  game.Propose(position, orders);
  Position after(game.layout());
  for (int i = 0; i < kOrders; ++i) {
    const Order& order = orders[any(orders.size())];
    SCOPED_TRACE(InWords(game, order));
    after = position;
    game.Play(after, order, nullptr);
    ASSERT_NO_FATAL_FAILURE(CheckWay(game, position, after, order));
    ASSERT_NO_FATAL_FAILURE(CheckPrice(game, position, after, order));
    ASSERT_NO_FATAL_FAILURE(CheckShares(game, position, order));
  }
}

}  // namespace berthier
